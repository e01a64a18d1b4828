"""The messages beside a table's: what is asked now, whatever came of the calls to Discord before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord_ui.channel.batch import Batch
from bot.discord_ui.channel.posting import ARCHIVED
from bot.discord_ui.channel.side_messages import SideMessages
from bot.discord_ui.wire.responder import Responder
from bot.preferences import UserSettings
from bot.store import State
from bot.tables.service.publication import snapshot_of
from bot.tables.state.questions import PauseQuestion
from bot.tables.state.requests import Actor
from bot.tables.state.snapshot import Change, Notice, Player, TimeWarning
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
    """A channel with the messages in it: by number, whether they have buttons."""

    def __init__(self) -> None:
        self.posts: dict[int, bool] = {}
        self.texts: list[str] = []
        """What has been said in them, one after the other."""
        self.loses_answers = False
        """Whether what Discord has done is not known to the bot."""
        self.deletes = False
        """Whether messages can be deleted."""
        self.shown: Callable[[], None] = lambda: None
        """Called when there is a new message, before the bot is told so."""
        self.sleeps = False
        """Whether it is a thread that has been archived."""

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
    """What is delivered of a table that asks these questions, after somebody has pressed a button."""
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
    services: Any = SimpleNamespace(channel=lambda table: channel, mentionable=lambda table: ())
    return SideMessages(services)


async def test_a_question_that_was_closed_without_an_answer_is_asked_again_in_its_message() -> None:
    channel = Channel()
    sides = beside(channel)
    await sides.reconcile(batch(ASKED))
    channel.loses_answers = True
    await sides.reconcile(batch(ASKED, closed=DECLINED))  # declined, and agreed to after all
    channel.loses_answers = False
    assert channel.posts == {1: True}
    await sides.reconcile(batch(ASKED))
    assert channel.posts == {1: True}


async def test_a_question_whose_message_may_have_changed_is_shown_with_the_next_delivery() -> None:
    channel = Channel()
    sides = beside(channel)
    await sides.reconcile(batch(ASKED))
    channel.loses_answers = True
    await sides.reconcile(batch(closed=DECLINED))
    assert channel.posts == {1: False}
    channel.loses_answers = False
    await sides.reconcile(batch(ASKED, recovered=True))
    assert channel.posts == {1: True}


async def test_a_question_whose_message_may_have_been_deleted_is_asked_anew() -> None:
    """Discord did what it was asked, and nobody heard of that."""
    channel = Channel()
    sides = beside(channel)
    await sides.reconcile(batch(ASKED))
    channel.deletes = channel.loses_answers = True
    await sides.reconcile(batch())
    assert channel.posts == {}
    channel.loses_answers = False
    await sides.reconcile(batch(ASKED))
    assert list(channel.posts.values()) == [True]


async def test_a_question_that_is_pressed_before_the_bot_hears_that_it_is_there_stays() -> None:
    channel = Channel()
    sides = beside(channel)
    channel.shown = lambda: sides.adopt(ASKED.key, 1)
    kept = await sides.reconcile(asked := batch(ASKED))
    assert (list(kept.values()), sides.replaced) == ([1], [])
    channel.deletes = True
    await sides.remove_replaced(asked.snapshot)
    assert channel.posts == {1: True}


async def asleep() -> tuple[Channel, SideMessages]:
    """A thread in which a question was asked before it fell asleep."""
    channel = Channel()
    sides = beside(channel)
    await sides.reconcile(batch(ASKED))
    channel.deletes = channel.sleeps = True
    return channel, sides


async def test_a_question_is_asked_anew_in_a_thread_that_sleeps() -> None:
    """What is new wakes it; what stood there cannot be changed before, and goes then."""
    channel, sides = await asleep()
    both = batch(PauseQuestion(frozenset({PERSON, 12})))
    await sides.reconcile(both)
    assert channel.posts == {1: True, 2: True}
    await sides.remove_replaced(both.snapshot)
    assert channel.posts == {2: True}


async def test_a_question_that_was_closed_while_its_thread_slept_goes_once_that_is_awake() -> None:
    channel, sides = await asleep()
    await sides.reconcile(closed := batch(closed=DECLINED))
    channel.sleeps = False
    await sides.remove_replaced(closed.snapshot)
    assert channel.posts == {}


async def test_a_message_that_was_to_go_stays_once_the_question_is_open_on_it_again() -> None:
    """It was pressed after a restart, and nothing else asks."""
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
async def test_a_question_that_was_closed_just_before_the_end_of_a_process_is_asked_again(
    doubtful: bool,
) -> None:
    """Its message was changed and no note was kept of that; then the same was asked once more."""
    channel = Channel()
    kept = await (before := beside(channel)).reconcile(batch(ASKED))
    await before.reconcile(batch(closed=DECLINED))
    assert channel.posts == {1: False}
    sides = beside(channel)
    sides.restore(kept)
    await sides.reconcile(batch(ASKED, recovered=True, doubtful=doubtful))
    assert channel.posts == {1: doubtful}


async def test_the_message_of_a_question_goes_once_it_is_kept_which_took_its_place() -> None:
    """Else whoever takes over in between trusts in a message that is gone."""
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


async def test_every_message_of_a_question_goes_though_it_was_asked_anew_several_times_meanwhile() -> None:
    """It could not be kept which took their place, or they could not be deleted."""
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
    ids=["one that is to go", "an older one", "a newer one", "its own", "one that goes, alone", "none known"],
)
def test_what_was_on_show_before_a_restart_is_known_though_a_button_was_pressed_since(
    known: dict[str, int], pressed: int, shown: dict[str, int]
) -> None:
    sides = beside(Channel())
    sides.adopt(ASKED.key, pressed)
    sides.restore(known)
    assert sides._ids == shown


async def test_a_question_is_closed_though_the_answer_to_the_press_came_too_late(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord's word that it knows no such interaction is no word about the message."""
    channel, interaction = Channel(), FakeInteraction(client, pressed="public")
    sides = beside(channel)
    await sides.reconcile(batch(ASKED))
    interaction.message.id = 1

    async def too_late(**_: Any) -> None:
        raise unknown(10062)

    monkeypatch.setattr(interaction.response, "edit_message", too_late)
    await sides.reconcile(batch(closed=DECLINED, pressed=Responder(cast("Any", interaction))))
    assert channel.posts == {1: False}


async def test_a_press_that_comes_as_a_question_is_closed_leaves_the_sentence_it_ended_with() -> None:
    channel = Channel()
    channel.deletes = True
    sides = beside(channel)
    await sides.reconcile(batch(ASKED))
    await sides.reconcile(batch(closed=DECLINED))
    sides.adopt(ASKED.key, 1)
    await sides.reconcile(batch())
    assert channel.posts == {1: False}


@pytest.mark.parametrize("pressed", [False, True])
async def test_a_message_that_asked_a_closed_question_goes_once_that_is_asked_again(pressed: bool) -> None:
    """Its buttons would answer the new question too; unless it was pressed, and asks that now."""
    channel = Channel()
    channel.deletes, channel.posts = True, {1: True}
    sides = beside(channel)
    sides.leave(ASKED.key, 1)
    if pressed:
        sides.adopt(ASKED.key, 1)

    await sides.reconcile(batch(ASKED))
    await sides.remove_replaced(batch(ASKED).snapshot)

    assert channel.posts == ({1: True} if pressed else {2: True})


async def test_a_question_names_those_who_are_there_now() -> None:
    """Bob leaves: nobody waits for him any more, and the message must not say so."""
    channel = Channel()
    sides = beside(channel)
    with_bob = batch(ASKED)
    snapshot = replace(with_bob.snapshot, players=(Player("Ann", PERSON), Player("Cas", 13)))
    await sides.reconcile(with_bob)
    await sides.reconcile(with_bob)
    await sides.reconcile(replace(with_bob, snapshot=snapshot))
    assert [("Bob" in text, "Cas" in text) for text in channel.texts] == [(True, False), (False, True)]


async def test_a_warning_stays_while_it_holds_and_makes_way_for_the_next() -> None:
    channel = Channel()
    channel.deletes = True
    services: Any = SimpleNamespace(channel=lambda table: channel, mentionable=lambda table: (11, 12))
    sides, plain = SideMessages(services), batch()
    first, second = [
        replace(plain, snapshot=replace(plain.snapshot, warning=TimeWarning((user_id,), deadline)))
        for user_id, deadline in ((11, 90.0), (12, 200.0))
    ]
    await sides.reconcile(first)
    await sides.reconcile(first)  # something else has happened at the table
    assert (len(channel.posts), len(channel.texts)) == (1, 1)
    await sides.reconcile(second)  # nothing was shown in between
    assert (len(channel.posts), len(channel.texts)) == (1, 2)


async def test_a_warning_whose_answer_was_lost_is_not_said_twice() -> None:
    """Discord knows it again; it has no buttons by which it could be found, and would stay."""
    channel = Channel()
    services: Any = SimpleNamespace(channel=lambda table: channel, mentionable=lambda table: (11, 12))
    sides = SideMessages(services)
    warned = batch()
    warned = replace(warned, snapshot=replace(warned.snapshot, warning=TimeWarning((11,), 90.0)))
    send, lose = channel.send, [True]

    sent_as = dict[Any, Any]()

    async def lossy(**fields: Any) -> Any:
        nonce = fields.get("nonce")
        sent = sent_as[nonce] if nonce in sent_as else await send(**fields)
        if nonce is not None:
            sent_as[nonce] = sent
        if lose.pop() if lose else False:
            raise refused(0, status=502)
        return sent

    channel.send = lossy  # type: ignore[method-assign]
    await sides.reconcile(warned)
    await sides.reconcile(warned)
    assert len(channel.posts) == 1
    channel.deletes = True
    await sides.reconcile(batch())
    assert channel.posts == {}
