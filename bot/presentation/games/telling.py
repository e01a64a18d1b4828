"""Which sentence or which signs tell which event, as data. A presenter's tables of events are made of these.

Knows the keys of sentences and the names of fields. Knows no game, and leaves it to the presenter to put a
field into words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, TypeAlias

from bot.language.localizer import Value
from bot.presentation.games.narrator import Narrator
from engine import Event

Fields: TypeAlias = Mapping[str, Callable[[Any, Narrator], Value]]
"""How a game's own fields of events and refusals are put into words, by field name."""
Source: TypeAlias = str | Callable[[Any, Narrator], Value]
"""The source of a placeholder's value: the name of a field of the event, or a function of the whole event."""


class Sentence:
    """A locale key with its placeholders: ``Sentence("uno-caught", name="seat", culprit="culprit")``."""

    __slots__ = ("key", "sources")

    def __init__(self, key: str, **sources: Source) -> None:
        self.key = key
        self.sources: Mapping[str, Source] = sources
        """The sources of its values, by placeholder."""


class Sign:
    """A few characters behind a seat's badge: ``Sign("🎁", "tile", "receiver")``, the sign before the fields.

    Args:
        last: whether it stands after the seat's other signs.
    """

    __slots__ = ("last", "sign", "sources")

    def __init__(self, sign: str, *sources: Source, last: bool = False) -> None:
        self.sign = sign
        self.sources = sources
        self.last = last


class Usual(Enum):
    """What is told the same way in every game."""

    DRAW = auto()
    """Tiles drawn from the stock: those that the reader may know, otherwise how many."""
    IDLE = auto()
    """A turn in which the seat does nothing. It is told only if the seat has no other sign."""


DRAW, IDLE = Usual.DRAW, Usual.IDLE


@dataclass(frozen=True, slots=True)
class Bit:
    """One event in brief, in its reader's language."""

    text: str = ""
    sentence: bool = False
    """Whether it is a short sentence, which needs no badge before it."""
    drawn: int | None = None
    """How many tiles were drawn, to be added up; None if none were, or if the text shows them."""
    last: bool = False
    """Whether it stands after the seat's other signs."""
    idle: bool = False
    """Whether it is left out if the seat has other signs."""


Telling: TypeAlias = Sentence | Sign | Usual | Callable[[Any], "Telling"] | None
"""How an event is told: by a sentence or signs, by the telling that a function of the event returns, or not
at all."""
Events: TypeAlias = Mapping[type[Event], Telling]


@dataclass(frozen=True, slots=True)
class Either:
    """Tells an event by ``then`` if a field is not empty, otherwise by ``otherwise``.

    A tile that the reader may not know is an empty field.
    """

    field: str
    then: Telling
    otherwise: Telling

    def __call__(self, event: Event) -> Telling:
        return self.then if getattr(event, self.field) else self.otherwise


def telling_for(event: Event, events: Events) -> Sentence | Sign | Usual | None:
    """Return how ``events`` tells this event; None if it does not."""
    telling = events.get(type(event))
    while not isinstance(telling, Sentence | Sign | Usual):
        if telling is None:
            return None
        telling = telling(event)
    return telling
