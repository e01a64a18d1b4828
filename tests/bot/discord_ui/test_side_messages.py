"""The messages beside a table's: what is asked now, whatever came of the calls to Discord before."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.discord_ui.parcel import Parcel
from bot.discord_ui.side_messages import SideMessages
from bot.store import State
from bot.tables.publication import snapshot_of
from bot.tables.questions import PauseQuestion
from bot.tables.snapshot import Change, Notice, Player
from bot.tables.table import Table
from tests.bot.discord_ui.conftest import CHANNEL, PERSON, SERVER, refused

ASKED = PauseQuestion(frozenset({PERSON}))
DECLINED = {ASKED.key: Notice("pause-declined", {"name": "Bob"})}


class Channel:
    """A channel with the messages in it: by number, whether they have buttons."""

    def __init__(self) -> None:
        self.posts: dict[int, bool] = {}
        self.loses_answers = False
        """Whether what Discord has done is not known to the bot."""

    async def send(self, **fields: Any) -> SimpleNamespace:
        self.posts[len(self.posts) + 1] = bool(fields.get("view"))
        return SimpleNamespace(id=len(self.posts))

    def get_partial_message(self, number: int) -> SimpleNamespace:
        async def edit(**changes: Any) -> None:
            self.posts[number] = bool(changes["view"])
            if self.loses_answers:
                raise refused(0)

        return SimpleNamespace(edit=edit)


def parcel(*questions: PauseQuestion, **about: Any) -> Parcel:
    """What is delivered of a table that asks these questions."""
    table = Table("t1", SERVER, CHANNEL, PERSON, "block", "seed", "en", state=State.BETWEEN)
    table.players = [Player("Ann", PERSON), Player("Bob", 12)]
    table.questions = {each.key: each for each in questions}
    return Parcel.of([Change(snapshot=snapshot_of(table), **about)], {}, ())


def beside(channel: Channel) -> SideMessages:
    services: Any = SimpleNamespace(channel=lambda table: channel, mentionable=lambda table: ())
    return SideMessages(services)


async def test_a_question_that_was_closed_without_an_answer_is_asked_again_in_its_message() -> None:
    channel = Channel()
    sides = beside(channel)
    await sides.reconcile(parcel(ASKED))
    channel.loses_answers = True
    await sides.reconcile(parcel(ASKED, closed=DECLINED))  # declined, and agreed to after all
    channel.loses_answers = False
    assert channel.posts == {1: True}
    await sides.reconcile(parcel(ASKED))
    assert channel.posts == {1: True}


async def test_a_question_whose_message_may_have_changed_is_shown_with_the_next_delivery() -> None:
    channel = Channel()
    sides = beside(channel)
    await sides.reconcile(parcel(ASKED))
    channel.loses_answers = True
    await sides.reconcile(parcel(closed=DECLINED))
    assert channel.posts == {1: False}
    channel.loses_answers = False
    await sides.reconcile(parcel(ASKED, recovered=True))
    assert channel.posts == {1: True}
