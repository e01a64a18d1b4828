"""Refusals in words: those of the table service, and illegal moves as the game's presenter words them."""

from __future__ import annotations

from bot.language.localizer import Localizer
from bot.presentation.text.table_facts import presenter_of
from bot.presentation.text.text import narrator, notice_text
from bot.tables.state.refusals import IllegalMoveError, RefusedError
from bot.tables.state.snapshot import Snapshot


def refusal_text(refusal: RefusedError, localizer: Localizer, snapshot: Snapshot | None = None) -> str:
    """Return the sentence that says why a request was refused.

    Args:
        snapshot: the table that refused it; needed for an illegal move.
    """
    if isinstance(refusal, IllegalMoveError) and snapshot is not None:
        return presenter_of(snapshot).refusal(refusal.illegal, narrator(snapshot, localizer))
    return notice_text(refusal.notice, localizer)


def shouted_text(snapshot: Snapshot, localizer: Localizer) -> str:
    """Return the reply to a player who shouted (such as UNO!) with a slash command."""
    return localizer(f"{presenter_of(snapshot).prefix}-shouted")
