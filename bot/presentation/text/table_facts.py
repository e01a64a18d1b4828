"""What every message asks of a snapshot: who words its game, by which rules, in which language.

Knows no sentence of its own.
"""

from __future__ import annotations

from bot.language.localizer import Localizer, localizer_for
from bot.presentation.games import PRESENTERS, Presenter
from bot.tables.state.snapshot import Snapshot
from engine import GAMES, Finished, Game, View


def public_localizer(snapshot: Snapshot) -> Localizer:
    """Return the server's language."""
    return localizer_for(snapshot.locale)


def presenter_of(snapshot: Snapshot) -> Presenter:
    """Return who puts a table's game into words."""
    return PRESENTERS[snapshot.game]


def rules_of(snapshot: Snapshot) -> Game:
    """Return the rule book that a table plays by.

    Raises:
        ValueError: the options do not go together.
    """
    return GAMES[snapshot.game].of_saved(snapshot.options)


def spectator_view(snapshot: Snapshot) -> View:
    """Return the round as everybody sees it. Only asked for once there is one."""
    assert snapshot.spectator is not None, "no round has been dealt"
    return snapshot.spectator


def ended_round(snapshot: Snapshot) -> Finished:
    """Return the round that ended last. Only asked for once one has."""
    assert snapshot.finished is not None, "no round has ended"
    return snapshot.finished
