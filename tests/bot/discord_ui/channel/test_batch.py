"""What several changes of a table come to that are delivered together."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord_ui.channel.batch import Batch, hands_answered
from bot.tables.state.requests import Actor
from bot.tables.state.snapshot import Change
from tests.bot.presentation.conftest import begun, snapshot

TABLE = snapshot(begun())


def change(number: int = 0, **about: Any) -> Change:
    return Change(snapshot=TABLE, cause=Actor(11, interaction_id=number), **about)


@pytest.mark.parametrize("name", ["show_again", "recovered", "doubtful"])
@pytest.mark.parametrize("at", [0, 1])
def test_what_one_of_them_asks_for_is_done_for_all(name: str, at: int) -> None:
    changes = [change(), change()]
    assert not getattr(Batch.of(changes, {}), name)
    changes[at] = change(**{name: True})
    assert getattr(Batch.of(changes, {}), name)


@pytest.mark.parametrize(
    ("changes", "answered", "shown"),
    [
        ([change(7, answered=11)], {7}, {11}),
        ([change(7, answered=11)], {8}, set()),
        ([change(7)], {7}, set()),
        ([change(7, answered=11), change(8)], {7}, set()),
        ([], {7}, set()),
    ],
    ids=["their own", "told otherwise", "no hand", "another came since", "nothing"],
)
def test_who_is_shown_it_by_the_answer_to_their_click(
    changes: list[Change], answered: set[int], shown: set[int]
) -> None:
    assert hands_answered(changes, answered) == shown
