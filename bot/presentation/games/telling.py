"""Which sentence tells which event, as data. A presenter's table of events is made of these.

Knows the keys of sentences and the names of fields. Knows no game, and leaves it to the presenter to put a
field into words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
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


Telling: TypeAlias = Sentence | Callable[[Any], "Telling"] | None
"""How an event is told: by a sentence, by the telling that a function of the event returns, or not at all."""
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


def sentence_for(event: Event, events: Events) -> Sentence | None:
    """Return the sentence that ``events`` has for this event; None if it has none."""
    telling = events.get(type(event))
    while not isinstance(telling, Sentence):
        if telling is None:
            return None
        telling = telling(event)
    return telling
