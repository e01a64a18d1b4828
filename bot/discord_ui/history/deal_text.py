"""Deals in words, for the check of a match and for the command line."""

from __future__ import annotations

from collections.abc import Iterable

from bot.presentation.games import PRESENTERS, Narrator
from bot.tables.fairness import Deal


def deal_lines(game: str, deal: Deal, narrator: Narrator) -> list[str]:
    """Return a deal as lines: its number, the tiles of each seat, and the stock."""
    presenter = PRESENTERS[game]

    def tiles(texts: Iterable[str]) -> str:
        return ", ".join(presenter.tile(text, narrator) for text in texts)

    hands = [
        narrator("verify-hand", name=narrator.name(seat), tiles=tiles(hand))
        for seat, hand in enumerate(deal.hands)
    ]
    stock = narrator("verify-stock", tiles=tiles(deal.stock)) if deal.stock else narrator("verify-no-stock")
    return [narrator("verify-round", number=deal.number + 1), *hands, stock]
