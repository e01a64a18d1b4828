"""What a picture shows besides the view: people, points and words. All of it comes from the caller."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.core import Seat, Teams
from render.games import LOOKS
from render.paint.text.names import clean, initials
from render.paint.theme import seat_look

COMMON_WORDS = ("title", "round", "target", "total", "points", "left")
ARM = "arm-"
"""The prefix of the keys of the letters at the ends of arms."""


@dataclass(frozen=True)
class Player:
    """A player at the table."""

    name: str
    """The name that people see. Characters that cannot be drawn are left out of pictures."""
    total: int = 0
    """Points in this match."""
    computer: bool = False
    look: int | None = None
    """Index of the player's marker (colour and shape) in :data:`render.paint.theme.SEATS`; None for the
    seat's own."""
    clock: str = ""
    """What is left of a bank of time, such as ``4:05``; empty for none."""


@dataclass(frozen=True)
class Scene:
    """Everything about a table that its view does not contain."""

    game: str
    """The registry's key, e.g. ``uno-dominos``."""
    players: tuple[Player, ...]
    """By seat."""
    round_number: int
    """The number of the current round, from 1."""
    target: int
    """Points that win the match; 0 if there is no such number."""
    words: Mapping[str, str]
    """The words of the picture in the reader's language: one for every key of :func:`word_keys`."""
    fewest_wins: bool = False
    """Whether low totals are good. Points are no gain then."""
    teams: Teams | None = None
    """Who wins with whom, for cards, which have no view; None if each seat plays alone."""

    @cached_property
    def initials(self) -> tuple[str, ...]:
        """One or two letters per seat, all different. None of them is the letter of an arm."""
        arms = {word for key, word in self.words.items() if key.startswith(ARM)}
        return initials([player.name for player in self.players], arms)

    @cached_property
    def looks(self) -> tuple[int, ...]:
        """Each seat's marker: an index into the seats' shapes and colours."""
        return tuple(seat if player.look is None else player.look for seat, player in enumerate(self.players))

    def ranks(self, points: Sequence[int]) -> tuple[int, ...]:
        """Return each seat's rank by ``points``, from 1. Equal points share a rank; if all are equal, every
        rank is 0. In a game of teams these are the ranks of the teams.
        """
        if len(set(points)) == 1:
            return (0,) * len(points)
        good = [-each if self.fewest_wins else each for each in points]
        side = len(self.teams[0]) if self.teams else 1
        return tuple(1 + sum(other > own for other in good) // side for own in good)

    def sign(self, seat: Seat) -> tuple[int, str]:
        """Return what a seat's badge shows: its marker and its initial."""
        return self.looks[seat], self.initials[seat]

    def team(self, seat: Seat) -> int | None:
        """Return the number of a seat's team, from 0; None if each seat plays alone."""
        return next((number for number, team in enumerate(self.teams or ()) if seat in team), None)

    def name(self, seat: Seat) -> str:
        """Return a seat's name as it can be drawn; its number, from 1, if no character can."""
        return clean(self.players[seat].name) or str(seat + 1)


def word_keys(game: str) -> tuple[str, ...]:
    """Return the keys that :attr:`Scene.words` must have for a game's pictures.

    ``title`` names the game. ``round`` names the round ("Round 3"). ``target`` says what wins ("to 500").
    ``total``, ``points`` and ``left`` (the value of the tiles left in a hand) head columns. ``arm-…`` is one
    or two letters in an end's sign. ``uno`` and ``last`` mark a seat with one tile (at most about six
    letters). ``capicua`` stands on the flag beside one (at most nine).
    """
    return (*COMMON_WORDS, *LOOKS[game].words)


def seat_emoji(look: int) -> str:
    """Return the emoji that looks most like a marker, for message texts."""
    return seat_look(look).emoji
