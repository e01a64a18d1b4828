"""The house rules of Partner Dominoes, and the presets: how the game is played in eight places."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.core import Options, flag, one_of, whole

MOST_ROUNDS: Final = 100
"""The highest target if rounds are counted. Most rounds score one point."""
MOST_LOVE: Final = 6
"""The highest target if a lost round also puts a team back to nothing. Equal teams need 63 rounds for it."""


@dataclass(frozen=True, kw_only=True)
class PartnersOptions(Options):
    """The options of a table. The defaults are the international game."""

    set: str = one_of("double-six", "double-nine", default="double-six")
    """The set: double-six, all of it dealt, or double-nine with ten tiles each (PD2)."""
    first_lead: str = one_of("double", "lot", default="double")
    """Who begins a match: the highest double, which is laid first, or a seat by lot (PD3)."""
    lead: str = one_of("next", "winner", default="next")
    """Who begins a later round: the next seat, or the winner of the last round (PD4)."""
    blocked: str = one_of("team", "player", "duel", default="team")
    """Who wins a blocked round: the lighter team, the lightest hand, or the lighter hand of the last player
    and the next one (PD8)."""
    blocked_tie: str = one_of("nobody", "blocker", default="nobody")
    """Who wins a blocked round that is level: nobody, or the team that blocked it (PD17)."""
    counting: str = one_of("losers", "all", "rounds", default="losers")
    """What a round counts: the losers' pips, the pips of all hands, or points for the way it ended (PD9)."""
    target: int = whole(1, 5000, default=100)
    """Points that win the match (PD10)."""
    capicua: int = whole(0, 500, default=0)
    """Extra points for a capicúa (PD11)."""
    chuchazo: int = whole(0, 500, default=0)
    """Extra points for a chuchazo (PD12)."""
    single: int = whole(1, 100, default=1)
    """Counting rounds: points for going out with a tile that is no double (PD13)."""
    double: int = whole(1, 100, default=2)
    """Counting rounds: points for going out with a double (PD13)."""
    crossed: int = whole(1, 100, default=3)
    """Counting rounds: points for going out with a capicúa (PD13)."""
    both_ends: int = whole(1, 100, default=6)
    """Counting rounds: points for going out with a double that fits both ends (PD13)."""
    all_pass: int = whole(0, 500, default=0)
    """Points for a lay after which the three others pass (PD14)."""
    lead_pass: int = whole(0, 500, default=0)
    """Points for a first tile that the next seat cannot answer (PD14)."""
    first_rounds: bool = flag()
    """Extra points for the winners of the first four rounds: 100, 75, 50 and 25 (PD15)."""
    redeal: str = one_of("0", "4", "5", "6", default="0")
    """How many doubles in one hand cause a new deal; 0 for none (PD18)."""
    shut_out: bool = flag()
    """Whether a match won against no points is told and counted as two (PD19)."""
    love: bool = flag()
    """Counting rounds: whether a won round puts the other team back to nothing (PD19)."""
    rounds: int = whole(0, 50, default=0)
    """The number of rounds after which the leaders win, even below the target; 0 for no limit (PD10)."""
    forced: str = one_of("moment", "press", default="moment")
    """Whether a move without a choice is made after a drawn delay, or when its player presses (PD20)."""

    def __post_init__(self) -> None:
        """Refuse a goal that takes too many rounds.

        Raises:
            ValueError: an option is impossible, or rounds are counted to more than :data:`MOST_ROUNDS`
                points, or with ``love`` to more than :data:`MOST_LOVE`.
        """
        super().__post_init__()
        most = MOST_LOVE if self.love else MOST_ROUNDS
        if self.counting == "rounds" and self.target > most:
            raise ValueError(f"target={self.target} is too far: rounds are counted to {most} at most")


PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "international": {},
    "dominican": {
        "target": 200,
        "lead": "winner",
        "blocked": "duel",
        "counting": "all",
        "capicua": 25,
        "all_pass": 25,
        "lead_pass": 25,
    },
    "puerto-rican": {
        "target": 500,
        "lead": "winner",
        "counting": "all",
        "capicua": 100,
        "chuchazo": 100,
        "first_rounds": True,
    },
    "puerto-rican-200": {"target": 200, "lead": "winner"},
    "jamaican": {
        "target": 6,
        "lead": "winner",
        "blocked": "player",
        "counting": "rounds",
        "double": 1,
        "crossed": 1,
        "both_ends": 1,
        "love": True,
    },
    "cuban": {"set": "double-nine", "target": 150, "first_lead": "lot"},
    "haitian": {
        "target": 10,
        "lead": "winner",
        "blocked": "player",
        "counting": "rounds",
        "double": 1,
        "crossed": 2,
        "both_ends": 1,
    },
    "brazilian": {"target": 6, "counting": "rounds"},
}
"""Named sets of options, in the order offered. Each lists what differs from the defaults."""
