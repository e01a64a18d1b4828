"""What a table is besides the view: people, points and words. All of it comes from the caller."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from render.games import LOOKS
from render.paint.fonts import clean, initials
from render.paint.theme import SEATS

COMMON_WORDS = ("title", "round", "target", "total", "points", "left")
ARM = "arm-"
"""Begins the keys of the letters at arms' ends."""


@dataclass(frozen=True)
class Player:
    """Somebody at the table."""

    name: str
    """As people know them; what cannot be drawn is left out of pictures."""
    total: int = 0
    """Points in this match."""
    computer: bool = False
    look: int | None = None
    """Which of the markers (colour and shape, :data:`render.paint.theme.SEATS`) is theirs; None for the
    seat's."""


@dataclass(frozen=True)
class Scene:
    """Everything about a table that its view does not hold."""

    game: str
    """The registry's key, e.g. ``uno-dominos``."""
    players: tuple[Player, ...]
    """By seat."""
    round_number: int
    """The round being played, counted from 1."""
    target: int
    """Points that win the match; 0 where there is no such number."""
    words: Mapping[str, str]
    """Every key of :func:`word_keys`, in the reader's language. See there."""
    fewest_wins: bool = False
    """Whether low totals are good: points are no gain then."""

    @cached_property
    def initials(self) -> tuple[str, ...]:
        """One or two letters a seat, all different, and none that stands at an arm's end."""
        arms = {word for key, word in self.words.items() if key.startswith(ARM)}
        return initials([player.name for player in self.players], arms)

    @cached_property
    def looks(self) -> tuple[int, ...]:
        """By seat, which marker it has."""
        return tuple(seat if player.look is None else player.look for seat, player in enumerate(self.players))

    def places(self, points: Sequence[int]) -> tuple[int, ...]:
        """Each seat's place by these points, from 1, equals sharing one; 0 for all where nobody leads."""
        if len(set(points)) == 1:
            return (0,) * len(points)
        good = [-each if self.fewest_wins else each for each in points]
        return tuple(1 + sum(other > own for other in good) for own in good)

    def name(self, seat: int) -> str:
        """A seat's name as it can be drawn; its number where nothing of it can."""
        return clean(self.players[seat].name) or str(seat + 1)


def word_keys(game: str) -> tuple[str, ...]:
    """The keys that :attr:`Scene.words` must hold for a game's pictures.

    ``title`` names the game; ``round`` says which round it is ("Round 3"); ``target`` what wins ("to
    500"); ``total``, ``points`` and ``left`` (what a hand left over counts) head columns; ``arm-…`` is one or
    two letters in an end's sign; ``uno`` and ``last`` mark who holds one tile (at most about six letters).
    """
    return (*COMMON_WORDS, *LOOKS[game].words)


def seat_emoji(look: int) -> str:
    """The emoji that looks most like a marker, for message texts."""
    return SEATS[look % len(SEATS)].emoji
