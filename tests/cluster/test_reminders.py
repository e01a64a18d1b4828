"""The drill's count of reminders: what is lost, and what comes twice."""

from __future__ import annotations

from datetime import UTC, datetime

from tests.cluster.reminders import DAILY, DIRECT_MESSAGE, MENTION, PEOPLE, RemindedPeople
from tests.sockets.discord_server import Message
from tests.sockets.payloads import DIRECT

MENTIONED, TOLD, READER = PEOPLE, PEOPLE + 1, PEOPLE + 2
"""Three people: one for each kind of reminder."""


def mention(*people: int) -> Message:
    return Message(1, RemindedPeople.channel(0), 0, notified=frozenset(people))


def directly(user_id: int, heading: str) -> Message:
    return Message(1, DIRECT + user_id, 0, content=f"**{heading}**\n1. Block")


def reminded(*messages: Message) -> RemindedPeople:
    people = RemindedPeople([datetime.now(UTC)] * 3)
    for each in messages:
        people.saw(each)
    return people


ALL = (
    mention(MENTIONED),
    directly(TOLD, "It is still your turn"),
    directly(READER, "These tables wait for you"),
)


def test_each_person_is_counted_once_by_what_discord_has_taken() -> None:
    people = reminded(*ALL, mention(), mention(7), directly(TOLD, "It is your turn"))
    assert [people.due(kind) for kind in (MENTION, DIRECT_MESSAGE, DAILY)] == [1, 1, 1]
    assert [people.sent(kind) for kind in (MENTION, DIRECT_MESSAGE, DAILY)] == [1, 1, 1]
    assert (people.lost(), people.twice()) == ([], [])


def test_a_person_without_their_reminder_is_lost() -> None:
    assert reminded().lost() == [MENTIONED, TOLD, READER]
    assert reminded(*ALL[:2]).lost() == [READER]


def test_a_second_reminder_of_any_kind_is_one_too_many() -> None:
    assert [reminded(*ALL, each).twice() for each in ALL] == [[MENTIONED], [TOLD], [READER]]
    assert reminded(*ALL, mention(TOLD)).twice() == [TOLD]
