"""How a game is put into words: what every game's presenter offers.

A presenter turns views and events into sentences and pressable acts, in the reader's language. It
knows its game's words; it does not know Discord, messages or storage, and it decides nothing: what
is legal the view says, and what a rule book says of its game the engine does.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, TypeAlias

from bot.language.localizer import Localizer, Value
from bot.presentation.games.narrator import Narrator
from bot.presentation.games.telling import Events, Fields, Sentence, sentence_for
from engine import Event, Finished, IllegalMove, Move, Seat, View
from render import Shown, Spot

Emphasis: TypeAlias = Literal["primary", "secondary", "success", "danger"]
"""How much an act stands out, as Discord names the colours of its buttons."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something a player can press: a move, with its words."""

    text: str
    """The move in notation."""
    label: str
    detail: str = ""
    """What else is worth knowing; shown where there is room for it."""
    tile: str = ""
    """The tile it moves; empty where it moves none. Acts that share it are chosen from in a second step."""
    head: str = ""
    """The tile in words, for choosing it first where there are too many moves to list."""
    style: Emphasis = "secondary"
    shout: bool = False
    """Whether it is taken whenever it arrives, however the table has moved on meanwhile."""
    again: bool = False
    """Whether one press makes it again for as long as nothing else can be done."""
    number: str = ""
    """Its tile's number in the hand, for a short label; after a sign where it is laid face down."""
    end: str = ""
    """Where it goes in a few characters, for a short label; empty where its label is short by itself."""
    spot: Spot | None = None
    """What it would cover in a picture of places, where its game shows one: acts of one spot share a
    letter there; None where words do."""
    place: str = ""
    """The place in words, for a button that begins with that letter."""


SEATS = {"seat", "turn", "owing", "victim", "culprit", "layer", "bluffer", "receiver"}
"""The fields of events and refusals that name a seat."""
TILES = {"tile", "spinner"}
"""Those that hold a tile in notation."""


class Presenter(ABC):
    """The words of one game. Stateless."""

    prefix: ClassVar[str]
    """How the game's keys in the locale files begin."""
    events: ClassVar[Events]
    """Every event that the game tells, and the sentence for it."""
    fields: ClassVar[Fields] = {}
    """How its own fields are put into words. Seats and tiles are for every game; all other fields are handed
    over as they are."""

    @abstractmethod
    def tile(self, tile: str, narrator: Narrator) -> str:
        """Return a tile in words."""

    @abstractmethod
    def weight(self, tile: str, options: Any) -> int:
        """Return what a tile counts when it is left in hand, by these options: for ordering a hand."""

    @abstractmethod
    def lays(self, view: View, narrator: Narrator) -> list[Act]:
        """Return the legal moves that put a tile somewhere or give one away, in the hand's order."""

    @abstractmethod
    def acts(self, view: View, narrator: Narrator) -> list[Act]:
        """Return the legal moves without a tile of one's own: draw, pass, answers, shouts."""

    @abstractmethod
    def shouts(self, view: View, narrator: Narrator) -> list[Act]:
        """Return what stands on the public message for anybody to press, from a spectator's view."""

    @abstractmethod
    def duty(self, view: View, narrator: Narrator) -> str:
        """Return what the view's seat must or may do now, in a sentence or two."""

    @abstractmethod
    def waiting(self, view: View, narrator: Narrator) -> str:
        """Return whose turn it is and what the table waits for, for everybody."""

    @abstractmethod
    def ends(self, view: View, narrator: Narrator) -> str:
        """Return every open end and what it asks for; empty where there is none."""

    @abstractmethod
    def alt_table(self, view: View, narrator: Narrator) -> str:
        """Return what the picture of the table shows: ends and last move first, then hands."""

    @abstractmethod
    def count(self, finished: Finished) -> list[Shown]:
        """Return what is left in each hand of a finished round, by seat, and what each tile counts."""

    @abstractmethod
    def rules(self, options: Any, localizer: Localizer) -> list[str]:
        """Return the rules as played with these options, a paragraph a subject."""

    def picture_words(self, localizer: Localizer) -> dict[str, str]:
        """Return the words that stand in this game's pictures, beyond those of every table."""
        return {}

    def lessons(self, localizer: Localizer) -> tuple[str, ...]:
        """Return the game's three main rules in a few words, for the little scenes on a lobby's card."""
        prefix = self.prefix
        return (
            localizer(f"{prefix}-lesson-1"),
            localizer(f"{prefix}-lesson-2"),
            localizer(f"{prefix}-lesson-3"),
        )

    def target(self, options: Any, localizer: Localizer) -> tuple[int, str]:
        """Return what wins the match, as a number for the score sheet's bars and in a few words."""
        target = int(getattr(options, "target", 0))
        return target, localizer("picture-target", target=target)

    def mark(self, mark: str, narrator: Narrator) -> str:
        """Return what a tile joins by, in words."""
        return mark

    def open_hands(self, view: View) -> Sequence[Sequence[str]] | None:
        """Return every hand by seat, where all lie open to everybody; None where they are secret."""
        return None

    def alt_open_hands(self, hands: Sequence[Sequence[str]], narrator: Narrator) -> str:
        """Return what the picture of open hands shows."""
        return " ".join(
            narrator(
                "alt-open-hand",
                name=narrator.name(seat),
                tiles=self._listed(hand, narrator),
                count=len(hand),
            )
            for seat, hand in enumerate(hands)
        )

    def tell(self, event: Event, narrator: Narrator) -> str | None:
        """Return the sentence for an event as its reader sees it; None where it needs no words."""
        sentence = sentence_for(event, self.events)
        if sentence is None:
            return None
        values = {
            placeholder: self._spoken(source, getattr(event, source), narrator)
            if isinstance(source, str)
            else source(event, narrator)
            for placeholder, source in sentence.sources.items()
        }
        return narrator(sentence.key, **values, you=_addressed(event, sentence, narrator))

    def refusal(self, error: IllegalMove, narrator: Narrator) -> str:
        """Return why a move was refused, in a sentence; the game's own wording where it has one."""
        key = f"{self.prefix}-refusal-{error.key}"
        if not narrator.localizer.has(key):
            key = f"refusal-{error.key}"
        values = {name: self._spoken(name, value, narrator) for name, value in error.data.items()}
        return narrator(key, **values)

    def _spoken(self, field: str, value: Any, narrator: Narrator) -> Value:
        """Return a value of an event or a refusal, ready for its sentence, by the name of its field."""
        if field in SEATS:
            return narrator.name(int(value))
        if field in TILES:
            return self.tile(str(value), narrator)
        if isinstance(value, tuple):
            return self._listed(value, narrator)
        return self.fields[field](value, narrator) if field in self.fields else value

    def _listed(self, tiles: Sequence[str], narrator: Narrator) -> str:
        return ", ".join(self.tile(tile, narrator) for tile in tiles)

    def alt_hand(self, view: View, narrator: Narrator) -> str:
        """Return what the picture of the hand shows: its tiles, and which can be played or must be given."""
        playable = {move.tile for move in view.legal if move.verb == "lay"}
        fits = [tile for tile in view.hand if tile in playable]
        return narrator(
            "alt-hand",
            tiles=self._listed(view.hand, narrator) or "-",
            count=len(view.hand),
            playable=self._listed(fits, narrator),
            fits=-1 if any(move.verb in {"return", "give"} for move in view.legal) else len(fits),
        )

    def examples(self, options: Any, localizer: Localizer) -> list[tuple[View, str]]:
        """Return small tables that explain the rules as played with these options, with their captions."""
        return []

    def notes(self, finished: Finished, narrator: Narrator) -> list[str]:
        """Return how each seat's points in a finished round came about; empty where that is plain."""
        return [""] * len(finished.hands)

    def alt_count(self, finished: Finished, narrator: Narrator) -> str:
        """Return what the picture of a finished round shows: every hand, and how it is counted."""
        counted = zip(self.count(finished), self.notes(finished, narrator), strict=True)
        parts = (self._alt_hand_left(seat, left, note, narrator) for seat, (left, note) in enumerate(counted))
        return " ".join(parts)

    def _alt_hand_left(self, seat: Seat, left: Shown, note: str, narrator: Narrator) -> str:
        hand = narrator(
            "alt-count" if left.points else "alt-count-tiles",
            name=narrator.name(seat),
            tiles=self._listed(left.tiles, narrator) or "-",
            count=len(left.tiles),
            points=left.sum,
        )
        return f"{hand} {narrator('alt-note', note=note)}" if note else hand

    def ended(self, finished: Finished, narrator: Narrator) -> str:
        """Return why the round ended and who won it."""
        outcome = finished.outcome
        return narrator(
            f"round-{(outcome.won_by or outcome.reason).value}",
            winners=narrator.all(outcome.winners),
            count=len(outcome.winners),
        )


def _addressed(event: Event, sentence: Sentence, narrator: Narrator) -> str:
    """Return the placeholder that stands for the seat spoken to; ``no`` where it is about others alone."""
    if narrator.you is None:
        return "no"
    named = (name for name, source in sentence.sources.items() if source in SEATS)
    return next((name for name in named if getattr(event, str(sentence.sources[name])) == narrator.you), "no")


def of_verb(view: View, *verbs: str) -> list[Move]:
    """Return the legal moves of these kinds."""
    return [move for move in view.legal if move.verb in verbs]
