"""The requests that open a table and that only a lobby takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.tables.state.requests.base import Guest, Request


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Open a lobby in the actor's channel, with the actor as host."""

    game: str | None = None
    """None for the first game in the registry."""
    guests: tuple[Guest, ...] = ()
    quick: bool = False
    """Whether computers take the other seats for a short match that can start at once."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Open a lobby with the seats, options and turn length of a finished match."""

    match_id: str


@dataclass(frozen=True, slots=True)
class Join(Request):
    """Take a free seat."""


@dataclass(frozen=True, slots=True)
class AcceptInvitation(Request):
    """Take a free seat with the invitation button."""


@dataclass(frozen=True, slots=True)
class DeclineInvitation(Request):
    """Decline an invitation."""


@dataclass(frozen=True, slots=True)
class Invite(Request):
    """Invite one more person to the lobby."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class AddComputer(Request):
    """Add a computer player."""


@dataclass(frozen=True, slots=True)
class FillWithComputers(Request):
    """Fill every free seat that is not kept for a pending invitation with a computer player."""


@dataclass(frozen=True, slots=True)
class RemovePlayer(Request):
    """Remove a player from the lobby, named by :func:`bot.tables.state.seated.player_key`."""

    key: str


@dataclass(frozen=True, slots=True)
class ChooseGame(Request):
    """Change the game."""

    game: str


@dataclass(frozen=True, slots=True)
class ChoosePreset(Request):
    """Replace the house rules by a named preset."""

    name: str


@dataclass(frozen=True, slots=True)
class SetOption(Request):
    """Change one house rule."""

    name: str
    value: Any


@dataclass(frozen=True, slots=True)
class SetPace(Request):
    """Change the length of a turn in seconds, 0 for no clock; with an increment, of a bank of time."""

    seconds: int
    increment: int = 0


@dataclass(frozen=True, slots=True)
class SetLevel(Request):
    """Change how strong all computer players are."""

    level: str


@dataclass(frozen=True, slots=True)
class SetRated(Request):
    """Change whether the match counts for ratings."""

    rated: bool


@dataclass(frozen=True, slots=True)
class SetTakeBack(Request):
    """Change whether a lay is taken back at once, or only if the others agree."""

    at_once: bool


@dataclass(frozen=True, slots=True)
class SwapPartners(Request):
    """Seat the players of a lobby in the next of the possible teams."""


@dataclass(frozen=True, slots=True)
class PlayWith(Request):
    """Take a seat in another player's team; an actor without a seat joins the lobby there."""

    key: str
    """As :func:`bot.tables.state.seated.player_key` names the player; empty for a team without players."""


@dataclass(frozen=True, slots=True)
class SetRotation(Request):
    """Change whether each rematch has other partners."""

    rotates: bool


@dataclass(frozen=True, slots=True)
class Start(Request):
    """Start the match: deal the first round."""

    remember: bool = True
    """Whether the server's next table of this game starts with these house rules."""
