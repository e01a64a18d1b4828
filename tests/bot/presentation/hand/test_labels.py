"""Labels of moves: short enough for four in a row on a phone, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.preferences import UserSettings
from bot.presentation.games import PRESENTERS, Narrator
from bot.presentation.hand.hand_message import hand_message
from bot.presentation.message import Button
from bot.tables.state.snapshot import Snapshot
from engine import GAMES, Match
from render import Style, emoji_names
from tests.bot.presentation.conftest import LONG, controls, people, snapshot

MOVES = {"move", "repeat", "shout"}
SHORT = 15
"""A label has fewer characters."""


def positions(game: str, seeds: range, moves: int = 40) -> Iterator[tuple[Snapshot, int]]:
    """Yield positions of random first rounds, each with a seat that has to decide."""
    for seed in seeds:
        rules, random = GAMES[game](), Random(seed)
        match = Match(rules, random.choice([*rules.seats]), str(seed))
        for _ in range(moves):
            if match.rounds > 1 or match.winners is not None:
                break
            (seat, *_) = match.round.waiting()
            yield snapshot(match, players=people(match.seats, LONG)), seat
            match.play(seat, random.choice(match.round.legal(seat)).text)


def labels(table: Snapshot, seat: int, language: str, faces: dict[str, str], picked: str = "") -> set[str]:
    """Return the labels of the moves on a page of a hand and on the pages that it leads to."""
    settings = UserSettings(used_hand=True)
    page = hand_message(table, seat, localizer_for(language), settings, picked=picked, faces=faces)
    buttons = [each for each in controls(page.controls) if isinstance(each, Button)]
    found = {each.label for each in buttons if each.click.verb in MOVES}
    if not picked:
        for each in buttons:
            if each.click.verb == "pick":
                found |= labels(table, seat, language, faces, each.click.argument)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_labels_of_moves_are_short_with_and_without_emojis(game: str, language: str) -> None:
    tiles = dict.fromkeys(emoji_names(game, Style()), "<:tile:1>")
    found = set[str]()
    first = 4 * list(LANGUAGES).index(language)  # other rounds in each language
    for table, seat in positions(game, range(first, first + 4)):
        found |= labels(table, seat, language, {}) | labels(table, seat, language, tiles)
    assert found
    assert {label for label in found if len(label) >= SHORT} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_call_of_a_lay_is_spoken_of_only_where_a_lay_is_possible(language: str) -> None:
    """Who holds one domo already is told to make up for the call, not to think of it at the next lay."""
    presenter, words = PRESENTERS["uno-dominos"], Narrator(localizer_for(language), LONG)
    call, forgot = words("uno-duty-call"), words("uno-duty-forgot")
    seen = set[bool]()
    for table, seat in positions("uno-dominos", range(60), 120):
        view = table.views[seat]
        duty = presenter.duty(view, words)
        lays = any(move.verb == "lay" for move in view.legal)
        assert (call in duty) <= (lays and len(view.hand) == 2), duty
        assert (forgot in duty) == (seat in view.must_call)  # type: ignore[attr-defined]
        seen.add(call in duty)
    assert seen == {True, False}
