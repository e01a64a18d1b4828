"""What happened in a round, in full sentences and on pages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.message import CONTENT
from bot.presentation.table.happened_message import happened_message
from bot.store import State
from bot.tables.state.snapshot import Snapshot
from engine import events as shared
from tests.bot.presentation.conftest import (
    GAMES_AND_SEATS,
    LONG,
    TABLE,
    begun,
    check,
    clicks,
    people,
    play_on,
    snapshot,
)

ENGLISH = localizer_for("en")


def page(number: str = "", *, moves: int = 3):
    table = snapshot(begun("block", 4))
    events = [shared.TileLaid(seat % 4, "6-1", "W") for seat in range(moves)]
    return check(happened_message(table, events, number, ENGLISH, names_of(table)))


def names_of(table: Snapshot) -> Callable[[int], tuple[str, ...]]:
    """Return a function that gives the present players for every event."""
    return lambda at: tuple(player.display_name for player in table.players)


def test_what_a_player_did_before_another_took_over_is_told_as_theirs() -> None:
    table = snapshot(begun("block", 4))
    events = [shared.TileLaid(seat, "6-1", "W") for seat in (0, 1, 0)]
    names = ("Zoë", "Bob", "Cas", "Dot"), ("Ada 🤖", "Bob", "Cas", "Dot")
    message = happened_message(table, events, "", ENGLISH, lambda at: names[at >= 2])
    assert message.text.split("\n")[1:] == [
        "**Zoë** plays **6-1** on the left.",
        "**Bob** plays **6-1** on the left.",
        "**Ada** plays **6-1** on the left.",
    ]


def test_a_short_round_is_one_page_with_a_way_back_to_the_panel() -> None:
    message = page()
    assert message.text.split("\n") == [
        "**Round 1: what happened**",
        "**Ann** plays **6-1** on the left.",
        "**Bob** plays **6-1** on the left.",
        "**Cas** plays **6-1** on the left.",
    ]
    assert clicks(message.controls) == [f"panel:{TABLE}:0:"]


def test_a_long_round_begins_at_its_last_page() -> None:
    first, last = page("0", moves=150), page(moves=150)
    assert first.text.startswith("**Round 1: what happened** (1 of 3)\n**Ann** plays")
    assert last.text.startswith("**Round 1: what happened** (3 of 3)\n")
    assert clicks(first.controls) == [f"happened:{TABLE}:0:1", f"panel:{TABLE}:0:"]
    assert clicks(page("1", moves=150).controls) == [
        f"happened:{TABLE}:0:0",
        f"happened:{TABLE}:0:2",
        f"panel:{TABLE}:0:",
    ]
    assert clicks(last.controls) == [f"happened:{TABLE}:0:1", f"panel:{TABLE}:0:"]
    told = [line for number in "012" for line in page(number, moves=150).text.split("\n")[1:]]
    assert len(told) == 150


@pytest.mark.parametrize("number", ["7", "-1", "x", "²", ""])
def test_a_page_that_does_not_exist_is_the_last(number: str) -> None:
    assert page(number, moves=150) == page("2", moves=150)


def test_between_rounds_the_round_that_ended_is_told() -> None:
    match = play_on(begun())
    table = snapshot(match, round=match.last_round, state=State.BETWEEN)
    message = happened_message(table, match.told_before, "", ENGLISH, names_of(table))
    assert message.text.startswith("**Round 1: what happened**\n")
    assert message.text.endswith(f"for **{('Ann', 'Bob')[table.outcomes[0].winners[0]]}**.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_every_page_of_every_game_fits_into_a_message(play, game: str, seats: int, language: str) -> None:
    table = snapshot(begun(game, seats), players=people(seats, LONG))
    told = [event.seen_by(None) for step in play(game, seats, "told", moves=200) for event in step.events]
    for number in range(30):
        message = check(happened_message(table, told, str(number), localizer_for(language), names_of(table)))
        assert len(message.text) <= CONTENT
