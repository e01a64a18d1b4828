"""Which sentence tells which event, as data: a presenter's table of events is made of these.

This module knows keys of sentences and names of fields. It knows no game, and does not know how a field is
put into words: that is its presenter's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.language.localizer import Value
from bot.presentation.games.narrator import Narrator
from engine import Event

Fields: TypeAlias = Mapping[str, Callable[[Any, Narrator], Value]]
"""How a game's own fields of events and refusals are put into words, by their names."""
Source: TypeAlias = str | Callable[[Any, Narrator], Value]
"""Where the value of a placeholder comes from: a field of the event, or what a function makes of it all."""


class Sentence:
    """A message and what fills it: ``Sentence("uno-caught", name="seat", culprit="culprit")``."""

    __slots__ = ("key", "sources")

    def __init__(self, key: str, **sources: Source) -> None:
        self.key = key
        self.sources: Mapping[str, Source] = sources
        """By the message's placeholders."""


Telling: TypeAlias = Sentence | Callable[[Any], "Telling"] | None
"""How an event is told: by a sentence, by what a function of the event decides, or not at all."""
Events: TypeAlias = Mapping[type[Event], Telling]


@dataclass(frozen=True, slots=True)
class Either:
    """One telling where a field of the event is not empty (a tile that the reader may know), else another."""

    field: str
    then: Telling
    otherwise: Telling

    def __call__(self, event: Event) -> Telling:
        return self.then if getattr(event, self.field) else self.otherwise


def sentence_for(event: Event, events: Events) -> Sentence | None:
    """Return the sentence that tells ``event``; None where it needs no words."""
    telling = events.get(type(event))
    while not isinstance(telling, Sentence):
        if telling is None:
            return None
        telling = telling(event)
    return telling
