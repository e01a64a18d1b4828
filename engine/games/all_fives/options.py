"""The house rules of All Fives: what a table may choose where the sheet is silent or garbled."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Options, flag, one_of, whole

HAND_SIZE = {2: 7, 3: 5, 4: 5}
"""The usual size of a hand, by the number of seats (G4, C19)."""


@dataclass(frozen=True, kw_only=True)
class FivesOptions(Options):
    """The options of a table. The defaults are our rulings."""

    opening_tile: str = one_of("free", "highest", default="free")
    """Whether the highest tile only decides who begins, or must also be laid first (C1, C16)."""
    next_start: str = one_of("winner", "highest", default="winner")
    """Who begins a later round: the winner of the last one, or again the holder of the highest tile (C2)."""
    round_out: str = one_of("nearest", "down", "up", default="nearest")
    """How the pips won by going out are rounded to a multiple of five (G15, C6)."""
    blocked_winner: str = one_of("fewest", "most", default="fewest")
    """Which hand wins a blocked round. ``most`` follows the sheet to the letter (G16, C7)."""
    target: int = whole(1, 5000, default=100)
    """Points that win the match (G2, C12)."""
    rounds: int = whole(0, 50, default=0)
    """The number of rounds after which the leader wins, even below the target; 0 for no limit (C17)."""
    hand_size: str = one_of("usual", "5", "6", "7", default="usual")
    """How many tiles each player is dealt: the usual number for so many players, or this one (C19)."""
    partners: bool = flag()
    """Whether four players form two teams, the seats 0 and 2 against the seats 1 and 3 (C21)."""

    def dealt(self, seats: int) -> int:
        """Return how many tiles each of ``seats`` players is dealt (G4, C19)."""
        return HAND_SIZE[seats] if self.hand_size == "usual" else int(self.hand_size)
