"""Fixtures for presentation tests: snapshots of real matches, and checks against Discord's limits."""

from __future__ import annotations

from typing import Any

from bot.presentation.message import (
    ALT_TEXT,
    CHOICES,
    CONTENT,
    DETAIL,
    LABEL,
    PLACEHOLDER,
    ROW,
    ROWS,
    Button,
    Control,
    Menu,
    Message,
    Rows,
)
from bot.store import State
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Snapshot
from engine import GAMES, Match, Round
from tests.seating import seated

TABLE = "0123abcd"
NAMES = ("Ann", "Bob", "Cas", "Dot", "Eve", "Fay", "Gil", "Hal")
LONG = tuple("W" * 31 + str(seat) for seat in range(8))
"""Names of the greatest length."""
GAMES_AND_SEATS = [
    (name, count) for name, game in GAMES.items() for count in sorted({game().seats[0], game().seats[-1]})
]
"""Every game with its smallest and its largest number of seats."""


def people(count: int, names: tuple[str, ...] = NAMES) -> tuple[Player, ...]:
    """Return ``count`` people; user ids count from 1."""
    return tuple(Player(name, seat + 1) for seat, name in enumerate(names[:count]))


def snapshot(match: Match | None = None, round: Round | None = None, **changes: Any) -> Snapshot:
    """Return a table with a match in play, or a lobby if ``match`` is None.

    Args:
        match: played by people unless ``players`` is in ``changes``.
        round: the round on show; the match's own if None.
        changes: fields of the snapshot to replace.
    """
    fields: dict[str, Any] = {
        "table_id": TABLE,
        "guild_id": 100,
        "channel_id": 200,
        "host_id": 1,
        "game": "all-fives",
        "options": {},
        "locale": "en-US",
        "players": people(2),
        "state": State.LOBBY,
        "turn_seconds": 120,
        "seal": "5ea1",
    }
    if match is not None:
        fields |= _played(match, round or match.round)
    return Snapshot(**fields | changes)


def _played(match: Match, round: Round) -> dict[str, Any]:
    over = match.winners is not None
    return {
        "game": match.game.name,
        "options": match.game.options.chosen(),
        "players": people(match.seats),
        "state": State.OVER if over else State.PLAYING,
        "seed": match.seed if over else "",
        "version": len(match.record),
        "made": len(match.record),
        "spectator": round.view(None),
        "views": {seat: round.view(seat) for seat in range(match.seats)},
        "totals": tuple(match.totals),
        "outcomes": tuple(match.outcomes),
        "finished": match.finished,
        "winners": match.winners,
    }


def begun(game: str = "all-fives", seats: int = 2, seed: str = "begun", **options: Any) -> Match:
    """Return a match without any move."""
    return Match(GAMES[game](**options), seated(game, seats), seed)


def play_on(match: Match, *, rounds: int = 1, moves: int = 0) -> Match:
    """Play timeout moves until ``rounds`` rounds have ended, then ``moves`` more; return the match."""
    while match.rounds < rounds and match.winners is None:
        _default_move(match)
    for _ in range(moves):
        _default_move(match)
    return match


def _default_move(match: Match) -> None:
    seat = match.round.waiting()[0]
    match.play(seat, match.round.timeout_move(seat).text)


# -- reading messages ------------------------------------------------------------------------------


def controls(rows: Rows) -> list[Control]:
    """Return all controls of a message, in order."""
    return [control for row in rows for control in row]


def clicks(rows: Rows) -> list[str]:
    """Return the custom id text of each control."""
    return [str(control.click) for control in controls(rows)]


def labels(rows: Rows) -> list[str]:
    """Return the label of each button and the placeholder of each menu."""
    return [each.label if isinstance(each, Button) else each.placeholder for each in controls(rows)]


def menus(rows: Rows) -> dict[str, Menu]:
    """Return a message's menus by their verb."""
    return {each.click.verb: each for each in controls(rows) if isinstance(each, Menu)}


def check(message: Message, *, content: int = CONTENT, alt: int = ALT_TEXT) -> Message:
    """Return the message after checking it against Discord's limits."""
    assert message.text
    assert message.text == message.text.strip()
    assert len(message.text) <= content
    for attachment in message.attachments:
        assert 0 < len(attachment.alt) <= alt
    check_rows(message.controls)
    return message


def check_rows(rows: Rows) -> Rows:
    """Return the rows after checking them against Discord's limits."""
    assert len(rows) <= ROWS
    assert len(set(clicks(rows))) == len(clicks(rows))
    for row in rows:
        assert 0 < len(row) <= (1 if isinstance(row[0], Menu) else ROW)
        for control in row:
            assert len(f"b:{control.click}") <= 100
            if isinstance(control, Menu):
                _check_menu(control)
            else:
                assert 0 < len(control.label) <= LABEL
    return rows


def _check_menu(menu: Menu) -> None:
    assert 0 < len(menu.choices) <= CHOICES
    assert 0 < len(menu.placeholder) <= PLACEHOLDER
    assert len({choice.value for choice in menu.choices}) == len(menu.choices)
    for choice in menu.choices:
        assert 0 < len(choice.label) <= DETAIL
        assert 0 < len(choice.value) <= DETAIL
        assert len(choice.description) <= DETAIL
