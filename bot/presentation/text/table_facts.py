"""Facts that every message reads from a snapshot: the game's presenter, the rule book, the language.

Knows no sentence of its own.
"""

from __future__ import annotations

from bot.language.localizer import Localizer, localizer_for
from bot.presentation.games import PRESENTERS, Presenter
from bot.tables.state.snapshot import Snapshot
from engine import GAMES, Finished, Game, View


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
