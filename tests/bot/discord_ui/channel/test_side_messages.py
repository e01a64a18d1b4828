"""Question messages match what is asked, whatever became of earlier requests to Discord."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord_ui.channel.batch import Batch
from bot.discord_ui.channel.posting import ARCHIVED
from bot.discord_ui.channel.side_messages import SideMessages
from bot.discord_ui.wire.last_posts import LastPosts
from bot.discord_ui.wire.responder import Responder
from bot.preferences import UserSettings
from bot.store import State
from bot.tables.service.publication import snapshot_of
from bot.tables.state.questions import PauseQuestion
from bot.tables.state.requests import Actor
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Change, Notice, TimeWarning
from bot.tables.state.table import Table
from tests.bot.discord_ui.conftest import (
    CHANNEL,
    PERSON,
    SERVER,
    FakeClient,
    FakeInteraction,
    refused,
    unknown,
)

ASKED = PauseQuestion(frozenset({PERSON}))
DECLINED = {ASKED.key: Notice("pause-declined", {"name": "Bob"})}


class Channel:
    """A fake channel with its messages: by id, whether they have buttons."""

    def __init__(self) -> None:
        self.posts: dict[int, bool] = {}
        self.texts: list[str] = []
        """The texts sent, in order."""
        self.loses_answers = False
        """Whether Discord's replies are lost."""
        self.deletes = False
        """Whether messages can be deleted."""
        self.shown: Callable[[], None] = lambda: None
        """Called when there is a new message, before its id is returned."""
        self.sleeps = False
        """Whether it is an archived thread."""

    async def send(self, **fields: Any) -> SimpleNamespace:
        self.sleeps = False
        self.posts[len(self.posts) + 1] = bool(fields.get("view"))
        self.texts.append(fields["content"])
        self.shown()
        return SimpleNamespace(id=len(self.posts))

    def get_partial_message(self, number: int) -> SimpleNamespace:
        async def edit(**changes: Any) -> None:
            if self.sleeps:
                raise refused(ARCHIVED)
            if number not in self.posts:
                raise unknown(10008)
            self.posts[number] = bool(changes["view"])
            self.texts.append(changes["content"])
            if self.loses_answers:
                raise refused(0)

        async def delete() -> None:
            if self.sleeps or not self.deletes:
                raise refused(ARCHIVED if self.sleeps else 0)
            del self.posts[number]
            if self.loses_answers:
                raise refused(0)

        return SimpleNamespace(edit=edit, delete=delete)


def batch(*questions: PauseQuestion, pressed: Responder | None = None, **about: Any) -> Batch:
    """Return a batch of one change to a table between rounds, at which these questions are open.

    Args:
        pressed: answers the press that caused the change; None if there is none.
        about: further fields of the change.
    """
    table = Table("t1", SERVER, CHANNEL, PERSON, "block", "seed", "en", state=State.BETWEEN)
    table.players = [Player("Ann", PERSON), Player("Bob", 12)]
    table.questions = {each.key: each for each in questions}
    change = Change(
        snapshot=snapshot_of(table, user=lambda _: UserSettings()),
        cause=Actor(PERSON, interaction_id=77),
        **about,
    )
    return Batch.of([change], {} if pressed is None else {77: pressed})


def beside(channel: Channel) -> SideMessages:
    services: Any = SimpleNamespace(
        channel=lambda table, channel_id=None: channel, mentionable=lambda table: (), last_posts=LastPosts()
    )
    return SideMessages(services)


async def test_a_question_is_the_last_post_of_its_channel() -> None:
    """The next turn is then a new message below it, not an edit above."""
    sides = beside(Channel())
    await sides.reconcile(batch(ASKED))
    assert sides._services.last_posts.lowest(CHANNEL, 1)


async def test_a_question_whose_closing_failed_is_asked_again_in_its_message() -> None:
    channel = Channel()
    sides = beside(channel)
    await sides.reconcile(batch(ASKED))
    channel.loses_answers = True
    await sides.reconcile(batch(ASKED, closed=DECLINED))  # declined, and agreed to after all
    channel.loses_answers = False
    assert channel.posts == {1: True}
    await sides.reconcile(batch(ASKED))
    assert channel.posts == {1: True}


async def test_a_question_whose_edit_is_uncertain_is_edited_with_the_next_delivery() -> None:
    channel = Channel()
    sides = beside(channel)
    await sides.reconcile(batch(ASKED))
    channel.loses_answers = True
    await sides.reconcile(batch(closed=DECLINED))
    assert channel.posts == {1: False}
    channel.loses_answers = False
    await sides.reconcile(batch(ASKED, recovered=True))
    assert channel.posts == {1: True}


async def test_a_question_whose_message_may_be_deleted_is_asked_again() -> None:
    """Discord had deleted its message when the question closed, but the reply was lost."""
    channel = Channel()
    sides = beside(channel)
    await sides.reconcile(batch(ASKED))
    channel.deletes = channel.loses_answers = True
    await sides.reconcile(batch())
    assert channel.posts == {}
    channel.loses_answers = False
    await sides.reconcile(batch(ASKED))
    assert list(channel.posts.values()) == [True]


async def test_a_question_pressed_before_its_id_arrives_stays() -> None:
    channel = Channel()
    sides = beside(channel)
    channel.shown = lambda: sides.adopt(ASKED.key, 1)
    kept = await sides.reconcile(asked := batch(ASKED))
    assert (list(kept.values()), sides.replaced) == ([1], [])
    channel.deletes = True
    await sides.remove_replaced(asked.snapshot)
    assert channel.posts == {1: True}


async def asleep() -> tuple[Channel, SideMessages]:
    """Return the channel and the side messages of a thread that was archived after a question was asked in
    it."""
    channel = Channel()
    sides = beside(channel)
    await sides.reconcile(batch(ASKED))
    channel.deletes = channel.sleeps = True
    return channel, sides


async def test_a_question_is_asked_again_in_an_archived_thread() -> None:
    """The old message cannot be edited. A new one reopens the thread, and then the old one is deleted."""
    channel, sides = await asleep()
    both = batch(PauseQuestion(frozenset({PERSON, 12})))
    await sides.reconcile(both)
    assert channel.posts == {1: True, 2: True}
    await sides.remove_replaced(both.snapshot)
    assert channel.posts == {2: True}


async def test_a_question_closed_in_an_archived_thread_is_deleted_once_that_is_open() -> None:
    channel, sides = await asleep()
    await sides.reconcile(closed := batch(closed=DECLINED))
    channel.sleeps = False
    await sides.remove_replaced(closed.snapshot)
    assert channel.posts == {}


async def test_a_message_due_for_deletion_stays_if_its_question_is_open_again() -> None:
    """After a restart the message was pressed, so it belongs to the question again. No other asks it."""
    channel, sides = await asleep()
    await sides.reconcile(batch(closed=DECLINED))
    saved = await sides.remove_replaced(batch().snapshot)
    channel.sleeps = channel.deletes = False
    sides = beside(channel)
    sides.restore(saved)
    channel.deletes = True
    sides.adopt(ASKED.key, 1)
    again = batch(PauseQuestion(frozenset({12})))
    await sides.reconcile(again)
    await sides.remove_replaced(again.snapshot)
    assert channel.posts == {1: True}


@pytest.mark.parametrize("doubtful", [False, True])
async def test_a_question_closed_just_before_a_process_ended_is_asked_again(
    doubtful: bool,
) -> None:
    """The process had edited the question's message without recording that. The question is open again."""
    channel = Channel()
    kept = await (before := beside(channel)).reconcile(batch(ASKED))
    await before.reconcile(batch(closed=DECLINED))
    assert channel.posts == {1: False}
    sides = beside(channel)
    sides.restore(kept)
    await sides.reconcile(batch(ASKED, recovered=True, doubtful=doubtful))
    assert channel.posts == {1: doubtful}


async def test_a_replaced_question_is_deleted_once_its_replacement_is_saved() -> None:
    """Otherwise a process that takes over in between would trust in a deleted message."""
    channel = Channel()
    sides = beside(channel)
    await sides.reconcile(batch(ASKED))
    channel.deletes = True
    anew = batch(replace(ASKED, asked=2))
    kept = await sides.reconcile(anew)
    assert channel.posts == {1: True, 2: True}
    assert sorted(kept.values()) == [1, 2]
    kept = await sides.remove_replaced(anew.snapshot)
    assert channel.posts == {2: True}
    assert list(kept.values()) == [2]


async def test_every_replaced_message_of_a_question_is_deleted() -> None:
    """Several remain if their replacements could not be saved, or if they could not be deleted at first."""
    channel = Channel()
    sides = beside(channel)
    for asked in range(3):
        await sides.reconcile(again := batch(replace(ASKED, asked=asked)))
    assert channel.posts == {1: True, 2: True, 3: True}
    channel.deletes = True
    kept = await sides.remove_replaced(again.snapshot)
    assert channel.posts == {3: True}
    assert list(kept.values()) == [3]


@pytest.mark.parametrize(
    ("known", "pressed", "shown"),
    [
        ({"pause:0": 2, "older 1": 1}, 1, {"pause:0": 2, "older 1": 1}),
        ({"pause:0": 2}, 1, {"pause:0": 2, "older 1": 1}),
        ({"pause:0": 1}, 2, {"pause:0": 2, "older 1": 1}),
        ({"pause:0": 2}, 2, {"pause:0": 2}),
        ({"older 1": 1}, 1, {"older 1": 1}),
        ({}, 1, {"pause:0": 1}),
    ],
    ids=[
        "due for deletion",
        "an older one",
        "a newer one",
        "its own",
        "only one due for deletion",
        "none saved",
    ],
)
def test_the_saved_ids_are_merged_with_a_message_pressed_since(
    known: dict[str, int], pressed: int, shown: dict[str, int]
) -> None:
    sides = beside(Channel())
    sides.adopt(ASKED.key, pressed)
    sides.restore(known)
    assert sides._ids == shown


async def test_a_question_is_closed_although_the_press_has_expired(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error about an expired interaction says nothing about the message."""
    channel, interaction = Channel(), FakeInteraction(client, pressed="public")
    sides = beside(channel)
    await sides.reconcile(batch(ASKED))
    interaction.message.id = 1

    async def too_late(**_: Any) -> None:
        raise unknown(10062)

    monkeypatch.setattr(interaction.response, "edit_message", too_late)
    await sides.reconcile(batch(closed=DECLINED, pressed=Responder(cast("Any", interaction))))
    assert channel.posts == {1: False}


async def test_a_press_during_the_closing_of_a_question_keeps_its_closing_sentence() -> None:
    channel = Channel()
    channel.deletes = True
    sides = beside(channel)
    await sides.reconcile(batch(ASKED))
    await sides.reconcile(batch(closed=DECLINED))
    sides.adopt(ASKED.key, 1)
    await sides.reconcile(batch())
    assert channel.posts == {1: False}


@pytest.mark.parametrize("pressed", [False, True])
async def test_an_orphan_of_a_closed_question_is_deleted_once_that_is_asked_again(pressed: bool) -> None:
    """The orphan's buttons would answer the new question too. If one was pressed, the orphan is kept."""
    channel = Channel()
    channel.deletes, channel.posts = True, {1: True}
    sides = beside(channel)
    sides.leave(ASKED.key, 1)
    if pressed:
        sides.adopt(ASKED.key, 1)

    await sides.reconcile(batch(ASKED))
    await sides.remove_replaced(batch(ASKED).snapshot)

    assert channel.posts == ({1: True} if pressed else {2: True})


async def test_a_question_names_the_people_present() -> None:
    """Bob leaves: the table no longer waits for him, and the message must not say so."""
    channel = Channel()
    sides = beside(channel)
    with_bob = batch(ASKED)
    snapshot = replace(with_bob.snapshot, players=(Player("Ann", PERSON), Player("Cas", 13)))
    await sides.reconcile(with_bob)
    await sides.reconcile(with_bob)
    await sides.reconcile(replace(with_bob, snapshot=snapshot))
    assert [("Bob" in text, "Cas" in text) for text in channel.texts] == [(True, False), (False, True)]


async def test_a_warning_that_an_earlier_version_sent_is_deleted() -> None:
    """The table's message reminds the player now. Two reminders would stand in the channel."""
    channel = Channel()
    channel.deletes, channel.posts = True, {1: False}
    sides, asked = beside(channel), batch()
    sides.restore({"warning": 1})
    warned = replace(asked, snapshot=replace(asked.snapshot, warning=TimeWarning((PERSON,), 90.0)))
    assert await sides.reconcile(warned) == {}
    assert (channel.posts, channel.texts) == ({}, []), "no new warning is sent beside the table's message"
