"""One table with everybody it takes to run it, each of whom looks after one thing. Decides nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from bot.tables.clock import Clock
from bot.tables.dealer import Dealer
from bot.tables.lobby import Lobby
from bot.tables.pausing import Pausing
from bot.tables.removing import Removing
from bot.tables.seating import Seating
from bot.tables.substitutes import Substitutes
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.tables.house import House


@dataclass(slots=True)
class Place:
    """A table with those who run it."""

    table: Table
    lobby: Lobby
    dealer: Dealer
    pausing: Pausing
    clock: Clock
    seating: Seating
    substitutes: Substitutes
    removing: Removing
    call_off: Callable[[], None] | None = None
    """Calls the table's timer off, while one is running."""
    due: object = None
    """What that timer was set for."""
    follows: str = ""
    """The match of which it is the rematch, if it is one."""

    @classmethod
    def of(cls, house: House, table: Table, closed: Callable[[Table], None]) -> Self:
        """A table with everybody it takes to run it."""
        dealer = Dealer(house, table, closed)
        pausing = Pausing(house, table, dealer)
        seating = Seating(house, table, dealer, pausing)
        return cls(
            table,
            Lobby(house, table, dealer),
            dealer,
            pausing,
            Clock(house, table, dealer, pausing),
            seating,
            Substitutes(house, table, dealer, seating),
            Removing(house, table, dealer, seating),
        )
