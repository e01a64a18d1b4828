"""Facts that every message reads from a snapshot: the game's presenter, the rule book, the language.

Knows no sentence of its own.
"""

from __future__ import annotations

from bot.language.localizer import Localizer, localizer_for
from bot.presentation.games import PRESENTERS, Presenter
from bot.presentation.text.pace_text import clock_face
from bot.store import State
from bot.tables.state.snapshot import Snapshot
from engine import GAMES, Finished, Game, Seat, View


def public_localizer(snapshot: Snapshot) -> Localizer:
    """Return the localizer for the server's language."""
    return localizer_for(snapshot.locale)


def presenter_of(snapshot: Snapshot) -> Presenter:
    """Return the presenter of a table's game."""
    return PRESENTERS[snapshot.game]


def rules_of(snapshot: Snapshot) -> Game:
    """Return the rule book that a table plays by.

    Raises:
        ValueError: the options do not go together.
    """
    return GAMES[snapshot.game].of_saved(snapshot.options)


def spectator_view(snapshot: Snapshot) -> View:
    """Return the present round as a spectator sees it. Fails if no round has been dealt."""
    assert snapshot.spectator is not None, "no round has been dealt"
    return snapshot.spectator


def ended_round(snapshot: Snapshot) -> Finished:
    """Return the round that ended last. Fails if no round has ended."""
    assert snapshot.finished is not None, "no round has ended"
    return snapshot.finished


def clocks_left(snapshot: Snapshot) -> dict[Seat, str]:
    """Return, by seat, what is left of each person's bank of time, as it was when this turn began.

    Empty without a bank, and unless a round is being played.
    """
    playing = State.PLAYING in {snapshot.state, snapshot.resumes}
    if snapshot.bank is None or not playing:
        return {}
    return {seat: clock_face(snapshot.bank.of(seat)) for seat, _ in snapshot.people()}
