"""The customs of one run's server: people take their time, open many tables, or some are barred.

A separate generator decides this, so that older runs stay as they were. This module knows no table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

LEISURELY, EAGER, STRICT, FICKLE = 0.12, 0.05, 0.15, 0.3
"""The shares of runs in which people take their time, open many tables, are partly barred, and plan moves and
take lays back."""
PACES = (0, 15, 30, 60, 120, 120, 300, 900, 14_400)
"""The seconds a turn of the first table may take."""
LONG_PACES = (900, 14_400, 86_400, 0)
"""The same for all tables, in runs in which people take their time."""
LEISURE = (300.0, 900.0, 3600.0)
"""The mean seconds between two actions in such runs. Idle tables leave memory and must be reloaded when due.
"""
MOST_TABLES, SOME_MORE, MANY = 3, 12, 40
"""The most open tables at once: as a rule, where people take their time, and where they open many."""
OPENING, OFTEN, MOST_OFTEN = 0.01, 0.05, 0.5
"""How often somebody opens another table: as a rule, where people take their time, and where they open many.
"""
MOST_BARRED = 2
"""The most people that are barred."""
TAKE_THEIR_TIME, OPEN_MANY, SHUT_OUT, CHANGE_THEIR_MINDS = EVERY = (
    "people take their time",
    "many tables are opened",
    "some people are barred",
    "people choose moves in advance and take lays back",
)
"""All unusual customs, as the report names them."""


@dataclass(frozen=True, slots=True)
class Customs:
    """The customs of one run."""

    haste: float | None = None
    """The mean seconds between two actions of people; None for the usual haste."""
    pace: int | None = None
    """The pace of new tables in seconds a turn; None for one that is drawn as usual."""
    paces: Sequence[int] = PACES
    most_tables: int = MOST_TABLES
    opening: float = OPENING
    barred: tuple[int, ...] = ()
    """The people who are barred."""
    fickle: bool = False
    """Whether people choose moves in advance and take lays back. The first match is unrated then."""

    @classmethod
    def drawn(cls, seed: int, people: Sequence[int], *, lasts: bool) -> Customs:
        """Return the customs of a run. Most runs have none that are unusual.

        Args:
            lasts: whether the run may last for days, so that people can take their time.
        """
        random = Random(f"{seed}/customs")
        strict, eager, leisurely = (random.random() < share for share in (STRICT, EAGER, LEISURELY))
        barred = tuple(random.sample(people, random.randint(1, MOST_BARRED))) if strict else ()
        fickle = random.random() < FICKLE
        if eager:
            return cls(most_tables=MANY, opening=MOST_OFTEN, barred=barred, fickle=fickle)
        if leisurely and lasts:
            return cls(
                haste=random.choice(LEISURE),
                pace=random.choice(LONG_PACES),
                paces=LONG_PACES,
                most_tables=SOME_MORE,
                opening=OFTEN,
                barred=barred,
                fickle=fickle,
            )
        return cls(barred=barred, fickle=fickle)

    def traits(self) -> Iterator[str]:
        """Yield the unusual customs of this run, out of :data:`EVERY`."""
        yield from [TAKE_THEIR_TIME] * (self.haste is not None)
        yield from [OPEN_MANY] * (self.most_tables == MANY)
        yield from [SHUT_OUT] * bool(self.barred)
        yield from [CHANGE_THEIR_MINDS] * self.fickle
