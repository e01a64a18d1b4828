"""A whole round is played from text only, without looking at a picture."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.language.localizer import localizer_for
from bot.preferences import UserSettings
from bot.presentation.hand.hand_message import hand_message
from bot.presentation.message import Button, Menu, Message
from bot.presentation.text.table_facts import presenter_of
from bot.presentation.text.text import narrator
from engine import GAMES, Match
from tests.bot.presentation.conftest import check, snapshot
from tests.seating import seated

WORDS = UserSettings(text=True, used_hand=True)
NUMBERED = re.compile(r"(\d+ · .+?)(?: → | ↩|,|: |$)")
"""A tile with the number it has in the hand, at the start of a label."""
WITH_ALL_RULES = {"domino-4": {"hoeksteen": True, "blufjoker": True}}


def choices(message: Message) -> dict[str, tuple[str, str]]:
    """Return each choice of a message by its label: the verb, and the argument or value of the choice."""
    found: list[tuple[str, tuple[str, str]]] = []
    for control in (each for row in message.controls for each in row):
        if isinstance(control, Button):
            found.append((control.label, (control.click.verb, control.click.argument)))
        elif isinstance(control, Menu):
            found += [(each.label, (control.click.verb, each.value)) for each in control.choices]
    assert len({words for words, _ in found}) == len(found), "nothing is said twice"
    return dict(found)


def spellings(tile: str) -> set[str]:
    """Return the texts that a numbered tile may have. The half that joins is named first, so its halves may
    swap."""
    number, _, name = tile.partition(" · ")
    return {tile, f"{number} · {' | '.join(reversed(name.split(' | ')))}"}


def chosen(match: Match, language: str, rng: Random) -> tuple[int, str]:
    """Return a random move of a player who reads the hand's text, and its seat."""
    seat, table, localizer = match.round.waiting()[0], snapshot(match), localizer_for(language)
    picked = ""
    while True:
        message = check(hand_message(table, seat, localizer, WORDS, picked=picked))
        board = presenter_of(table).alt_table(table.views[seat], narrator(table, localizer))
        assert board in message.text, "open ends, the last tile and the stock are told"
        found = choices(message)
        offered = {words: what for words, what in found.items() if what[0] in {"move", "pick", "repeat"}}
        words = rng.choice(list(offered))
        tile = NUMBERED.match(words)
        assert tile is None or any(told in message.text for told in spellings(tile[1])), words
        verb, argument = offered[words]
        if verb != "pick":
            return seat, argument
        picked = argument


@pytest.mark.parametrize(
    ("game", "language"),
    [
        *((game, language) for language in ("en", "es", "pt", "de") for game in GAMES),
        ("uno-dominos", "nl"),
        ("block", "fr"),
    ],
)
def test_a_whole_round_is_played_from_text_only(game: str, language: str) -> None:
    match, rng = Match(GAMES[game](**WITH_ALL_RULES.get(game, {})), seated(game), f"words {game}"), Random(1)
    while not match.rounds:
        match.play(*chosen(match, language, rng))
