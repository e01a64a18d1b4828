"""The games of the house, put into words: one presenter a game, by the engine's name for it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.all_fives import AllFives
from bot.games.block import Block
from bot.games.domino_four import DominoFour
from bot.games.mexican_train import MexicanTrain
from bot.games.narrator import Narrator
from bot.games.presenter import Act, Emphasis, Presenter
from bot.games.uno_dominos import UnoDominos

PRESENTERS: Mapping[str, Presenter] = {
    presenter.name: presenter
    for presenter in (UnoDominos(), AllFives(), MexicanTrain(), DominoFour(), Block())
}

__all__ = ["PRESENTERS", "Act", "Emphasis", "Narrator", "Presenter"]
