"""What is unusual at the server of one run: people take their time, open one table after another, or some of
them are shut out.

A generator of its own decides it, so that all other runs are what they were without it. This module knows no
table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

LEISURELY, EAGER, STRICT = 0.12, 0.05, 0.15
"""The shares of runs in which people take their time, open many tables, and in which some are shut out."""
PACES = (0, 15, 30, 60, 120, 120, 300, 900, 14_400)
"""The seconds that a turn of the first table may take."""
LONG_PACES = (900, 14_400, 86_400, 0)
"""The same, and for all other tables, where people take their time."""
LEISURE = (300.0, 900.0, 3600.0)
"""The seconds that pass between two things that people do then: tables are dropped that nobody touches, and
have to be brought back when their time has come."""
MOST_TABLES, SOME_MORE, MANY = 3, 12, 40
"""So many tables are open at once at most: as a rule, where they take their time, where they open many."""
OPENING, OFTEN, MOST_OFTEN = 0.01, 0.05, 0.5
"""How often somebody opens one more, just so."""
MOST_BARRED = 2
"""So many people are shut out at most."""
TAKE_THEIR_TIME, OPEN_MANY, SHUT_OUT = EVERY = (
    "people take their time",
    "many tables are opened",
    "some are shut out",
)
"""What may be unusual."""


@dataclass(frozen=True, slots=True)
class Customs:
    """What is unusual in one run."""

    haste: float | None = None
    """The seconds between two things that people do; None where they are in no less haste than elsewhere."""
    pace: int | None = None
    """The pace of new tables, in seconds a turn; None where the server's is like any other's."""
    paces: Sequence[int] = PACES
    most_tables: int = MOST_TABLES
    opening: float = OPENING
    barred: tuple[int, ...] = ()
    """Who is shut out."""

    @classmethod
    def drawn(cls, seed: int, people: Sequence[int], *, lasts: bool) -> Customs:
        """Return what is unusual in a run: as a rule, nothing.

        Args:
            lasts: whether days may pass, so that there is time to take.
        """
        random = Random(f"{seed}/customs")
        strict, eager, leisurely = (random.random() < share for share in (STRICT, EAGER, LEISURELY))
        barred = tuple(random.sample(people, random.randint(1, MOST_BARRED))) if strict else ()
        if eager:
            return cls(most_tables=MANY, opening=MOST_OFTEN, barred=barred)
        if leisurely and lasts:
            return cls(
                haste=random.choice(LEISURE),
                pace=random.choice(LONG_PACES),
                paces=LONG_PACES,
                most_tables=SOME_MORE,
                opening=OFTEN,
                barred=barred,
            )
        return cls(barred=barred)

    def traits(self) -> Iterator[str]:
        """Return what is unusual, of :data:`EVERY`."""
        yield from [TAKE_THEIR_TIME] * (self.haste is not None)
        yield from [OPEN_MANY] * (self.most_tables == MANY)
        yield from [SHUT_OUT] * bool(self.barred)
