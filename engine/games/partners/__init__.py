"""Partner Dominoes: two teams of two, all tiles dealt, in eight ways of counting."""

from engine.games.partners.game import Partners
from engine.games.partners.options import PartnersOptions
from engine.games.partners.round import PartnersRound
from engine.games.partners.view import PartnersView

GAME = Partners

__all__ = ["GAME", "Partners", "PartnersOptions", "PartnersRound", "PartnersView"]
