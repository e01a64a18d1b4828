"""Who sits at a table: the players by seat, and each seat's marker (a colour and a shape).

This module knows no colours. A marker is its number in the default order of the seats.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.preferences import MARKERS, UserSettings
from bot.store import SeatRow
from engine import Seat

USUAL_LEVEL = "casual"
"""The default level of computer players."""


@dataclass(frozen=True, slots=True)
class Player:
    """The player at a seat: a person, with a user id, or a computer player, without one."""

    name: str
    user_id: int | None = None
    away: bool = False
    """Whether a computer plays until the person returns."""
    missed_turns: int = 0
    """How many turns in a row the person has missed."""
    unsubstituted: bool = True
    """Whether the seat's first player has played it alone since the first deal, without a computer."""
    level: str = ""
    """The level of a computer player; empty for a person."""
    hints: int = 0
    """How many hints were given at the seat in this match, to all its owners."""

    @property
    def computer(self) -> bool:
        """Whether a computer plays the seat now."""
        return self.user_id is None or self.away

    @property
    def played_by(self) -> int | None:
        """The user who plays the seat now and is credited with its results; None for a computer."""
        return None if self.away else self.user_id

    @property
    def display_name(self) -> str:
        """The public name, with the computer sign if a computer plays for the person."""
        return marked(self.name) if self.away else self.name


SIGN = " 🤖"
"""The computer sign, added to a name."""


def marked(name: str) -> str:
    """Return the name with the computer sign."""
    return f"{name}{SIGN}"


def unmarked(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names without the computer sign, for sentences. A name keeps it if another player has the
    same.
    """
    bare = [name.removesuffix(SIGN) for name in names]
    return tuple(name if bare.count(short) > 1 else short for name, short in zip(names, bare, strict=True))


def player_key(player: Player) -> str:
    """Return a key that is unique in a lobby: a person's user id, or a computer player's name."""
    return player.name if player.user_id is None else str(player.user_id)


def seat_row(seat: Seat, player: Player) -> SeatRow:
    """Return the row that saves a player."""
    known = (player.user_id, player.name, player.user_id is None, player.away, player.missed_turns)
    return SeatRow(seat, *known, player.unsubstituted, player.level, player.hints)


def player_of(row: SeatRow) -> Player:
    """Return the player whom a row saved."""
    known = (row.name, row.user_id, row.away, row.missed_turns, row.unsubstituted)
    return Player(*known, row.level, row.hints)


class Seated:
    """The seats of a table, shared by :class:`~bot.tables.state.table.Table` and
    :class:`~bot.tables.state.snapshot.Snapshot`.
    """

    __slots__ = ()
    guild_id: int
    """The server; 0 where the bot is no member."""
    players: Sequence[Player]
    """By seat."""
    rated: bool
    level: str

    @property
    def by_click(self) -> bool:
        """Whether the bot is no member there, so that it can show the table only after a click."""
        return self.guild_id == 0

    @property
    def counts_as_rated(self) -> bool:
        """Whether a match started now would be rated: it needs at least two people."""
        return self.rated and len(self.owners()) > 1 and not self.by_click

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat that belongs to a person; None if they have none."""
        return next((seat for seat, player in enumerate(self.players) if player.user_id == user_id), None)

    def seat_with(self, key: str) -> Seat | None:
        """Return the seat of the player that a :func:`player_key` names; None if that player has none."""
        return next((seat for seat, player in enumerate(self.players) if player_key(player) == key), None)

    def level_of(self, seat: Seat) -> str:
        """Return the level at which a computer plays, or would play, a seat."""
        return self.players[seat].level or self.level

    def people(self) -> list[tuple[Seat, Player]]:
        """Return the people who play their seats themselves, each as a pair of seat and player."""
        return [(seat, player) for seat, player in enumerate(self.players) if not player.computer]

    def owners(self) -> list[tuple[Seat, Player]]:
        """Return the people who own a seat, even if away, each as a pair of seat and player."""
        return [(seat, player) for seat, player in enumerate(self.players) if player.user_id is not None]


def markers_of(players: Sequence[Player], user: Callable[[int], UserSettings]) -> tuple[int, ...]:
    """Return each seat's marker, all different. If two people like the same marker, the lower seat gets it.

    Args:
        user: returns a person's settings.
    """
    given: dict[int, int] = {}
    for seat, player in enumerate(players):
        wish = "seat" if player.user_id is None else user(player.user_id).marker
        if wish in MARKERS and MARKERS.index(wish) not in given.values():
            given[seat] = MARKERS.index(wish)
    for seat in range(len(players)):
        if seat not in given:
            own = [seat, *range(len(MARKERS))]
            given[seat] = next(marker for marker in own if marker not in given.values())
    return tuple(given[seat] for seat in range(len(players)))
