"""The games in words: one module for each game, with the name it has in ``engine.games``."""

from __future__ import annotations

from collections.abc import Mapping

from bot.presentation.games.narrator import Narrator
from bot.presentation.games.presenter import Act, Emphasis, PathStep, Presenter
from engine import of_each_game

PRESENTERS: Mapping[str, Presenter] = of_each_game(__name__, "PRESENTER", Presenter)  # type: ignore[type-abstract]

__all__ = ["PRESENTERS", "Act", "Emphasis", "Narrator", "PathStep", "Presenter"]
