"""The interface of a presenter, which puts one game into words.

A presenter turns views and events into sentences and buttons, in the reader's language. It knows its game's
words, but neither Discord nor messages nor storage. It decides nothing: the view says what is legal, and the
engine applies the rules.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, TypeAlias

from bot.language.localizer import Localizer, Value
from bot.presentation.games.narrator import Narrator
from bot.presentation.games.telling import Bit, Events, Fields, Sentence, Source, Usual, telling_for
from engine import Event, Finished, IllegalMove, Move, Seat, View
from render import Shown, Spot

Emphasis: TypeAlias = Literal["primary", "secondary", "success", "danger"]
"""The style of an act's button, with Discord's names."""


@dataclass(frozen=True, slots=True)
class PathStep:
    """One choice on the way to a move, such as its tile or a colour, with the words of its button."""

    key: str
    """What picks it. Unique among all steps of a hand, and without a space."""
    label: str
    """The choice in words."""
    short: str = ""
    """A short label, such as the tile's number; the words if empty."""
    face: str = ""
    """The tile whose emoji the button shows, in notation; empty for none."""
    ask: str = ""
    """The question that the choices of this kind answer; empty if the usual sentence asks it."""
    counted: bool = False
    """Whether the button says how many moves it leads to."""
    apart: bool = False
    """Whether it is chosen first even if every move has room for a button of its own."""
    aside: bool = False
    """Whether its button stands with those of the moves without a tile."""


@dataclass(frozen=True, slots=True)
class Act:
    """A move that a player can press, with its words."""

    text: str
    """The move in notation."""
    label: str
    detail: str = ""
    """Further information, shown if there is room for it."""
    tile: str = ""
    """The tile that the move plays; empty for a move without one. Acts with the same tile may be chosen in
    two steps."""
    head: str = ""
    """The tile in words, for choosing it first if there are too many moves to list."""
    style: Emphasis = "secondary"
    shout: bool = False
    """Whether the move is accepted at any later version of the table."""
    again: bool = False
    """Whether one press repeats the move for as long as it is the only one possible."""
    number: str = ""
    """The tile's number in the hand, for a short label; a sign stands before it if the tile is laid face
    down."""
    end: str = ""
    """The place in a few characters, for a short label; empty if the label is short already."""
    spot: Spot | None = None
    """The spot it covers in a picture of places; None if the game describes places in words only. Acts with
    the same spot share a letter."""
    place: str = ""
    """The place in words, for a button that begins with the spot's letter."""
    way: str = ""
    """How the tile lies there, if only a picture can tell its ways apart; empty otherwise. Then the tile is
    chosen first, and each way has a letter of its own."""
    steps: tuple[PathStep, ...] = ()
    """The choices that lead to the move if there are too many moves to list; the tile alone if empty."""

    @property
    def path(self) -> tuple[PathStep, ...]:
        """The choices that lead to the move, the tile first unless the game says otherwise."""
        return self.steps or (PathStep(self.tile, self.head, self.number, self.tile, counted=True),)


SEATS = {"seat", "turn", "owing", "victim", "culprit", "layer", "bluffer", "receiver"}
"""The fields of events and refusals that name a seat."""
TILES = {"tile", "spinner"}
"""The fields that hold a tile in notation."""


class Presenter(ABC):
    """The words of one game. Stateless."""

    prefix: ClassVar[str]
    """The prefix of the game's keys in the locale files."""
    cover: ClassVar[str]
    """The tile that stands for the game on buttons, in notation."""
    events: ClassVar[Events]
    """How each event of the game is told, in full sentences."""
    briefs: ClassVar[Events]
    """How each event is told in brief: by signs, or by a short sentence if signs would be a riddle."""
    unit: ClassVar[str] = "pips"
    """What decides a blocked round: the ``pips``, ``points`` or ``tiles`` left in each hand."""
    takes: ClassVar[bool] = True
    """Whether the winner of a blocked round scores for what is left in the hands."""
    fields: ClassVar[Fields] = {}
    """How the game's own fields are put into words. Seats and tiles are handled for every game. All other
    fields are passed on as they are."""

    @abstractmethod
    def tile(self, tile: str, narrator: Narrator) -> str:
        """Return a tile in words."""

    @abstractmethod
    def weight(self, tile: str, options: Any) -> int:
        """Return how much a tile counts if it is left in the hand, to sort a hand by."""

    @abstractmethod
    def lays(self, view: View, narrator: Narrator) -> list[Act]:
        """Return the legal moves that lay a tile or give one away, in the hand's order."""

    @abstractmethod
    def acts(self, view: View, narrator: Narrator) -> list[Act]:
        """Return the legal moves without a tile of one's own: draw, pass, answers, shouts."""

    @abstractmethod
    def shouts(self, view: View, narrator: Narrator) -> list[Act]:
        """Return the shouts on the public message that anybody may press, from a spectator's view."""

    @abstractmethod
    def duty(self, view: View, narrator: Narrator) -> str:
        """Return what the view's seat must or may do now, in a sentence or two."""

    def why_not(self, view: View, since: Sequence[Event], narrator: Narrator) -> str:
        """Return why a tile that looks playable is not, in a few words; empty if nothing needs saying.

        Args:
            since: the events since the owner's last decision. Only a reason that is new to the owner is told.
        """
        return ""

    @abstractmethod
    def waiting(self, view: View, narrator: Narrator) -> str:
        """Return whose turn it is and what the table waits for, for a public message."""

    @abstractmethod
    def ends(self, view: View, narrator: Narrator) -> str:
        """Return every open end and what fits there; empty if there are no ends."""

    @abstractmethod
    def alt_table(self, view: View, narrator: Narrator) -> str:
        """Return the alt text of the table's picture: the ends and the last move first."""

    @abstractmethod
    def count(self, finished: Finished) -> list[Shown]:
        """Return the tiles left in each hand of a finished round and what each counts, by seat."""

    @abstractmethod
    def rules(self, options: Any, localizer: Localizer) -> list[str]:
        """Return the rules with these options, one paragraph for each subject."""

    def picture_words(self, localizer: Localizer) -> dict[str, str]:
        """Return the words that only this game's pictures contain, by key; by default none."""
        return {}

    def lessons(self, options: Any, localizer: Localizer) -> tuple[str, ...]:
        """Return the main rules with these options, at most three, in a few words each.

        They are the captions of the first small scenes on a lobby's card.
        """
        prefix = self.prefix
        return (
            localizer(f"{prefix}-lesson-1"),
            localizer(f"{prefix}-lesson-2"),
            localizer(f"{prefix}-lesson-3"),
        )

    def target(self, options: Any, localizer: Localizer) -> tuple[int, str]:
        """Return what wins the match, as a number for the score sheet's bars and in a few words.

        The number is 0 if the match is not played to a number of points or wins.
        """
        target = int(getattr(options, "target", 0))
        return target, localizer("picture-target", target=target)

    def mark(self, mark: str, narrator: Narrator) -> str:
        """Return the mark by which a tile joins, such as a number of pips or a colour, in words."""
        return mark

    def open_hands(self, view: View) -> Sequence[Sequence[str]] | None:
        """Return every seat's hand if the rules have all hands lie open; None if hands are secret."""
        return None

    def alt_open_hands(self, hands: Sequence[Sequence[str]], narrator: Narrator) -> str:
        """Return the alt text of the picture of open hands."""
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
        """Return the sentence for an event as its reader sees it; None if it has no sentence."""
        sentence = telling_for(event, self.events)
        return self._told(event, sentence, narrator) if isinstance(sentence, Sentence) else None

    def brief(self, event: Event, narrator: Narrator) -> Bit | None:
        """Return an event in brief, as its reader sees it; None if nothing has to be told.

        Args:
            narrator: names seats by their badges.
        """
        telling = telling_for(event, self.briefs)
        if telling is None:
            return None
        if isinstance(telling, Sentence):
            return Bit(self._told(event, telling, narrator), sentence=True)
        if isinstance(telling, Usual):
            idle = Bit(narrator("brief-pass"), idle=True)
            return idle if telling is Usual.IDLE else self._drawn(event, narrator)
        parts = [str(self._value(event, source, narrator)) for source in telling.sources]
        return Bit(" ".join(filter(None, [telling.sign, *parts])), last=telling.last)

    def _drawn(self, event: Any, narrator: Narrator) -> Bit:
        """Return how many tiles a seat drew; for a reader who may know them, which."""
        tiles = event.tiles if hasattr(event, "tiles") else tuple(filter(None, [event.tile]))
        if tiles:
            return Bit(f"+{self._listed(tiles, narrator)}")
        return Bit(drawn=getattr(event, "count", 1))

    def _told(self, event: Event, sentence: Sentence, narrator: Narrator) -> str:
        values = {
            placeholder: self._value(event, source, narrator)
            for placeholder, source in sentence.sources.items()
        }
        return narrator(sentence.key, **values, you=_addressed(event, sentence, narrator))

    def _value(self, event: Event, source: Source, narrator: Narrator) -> Value:
        """Return the value of a placeholder."""
        if isinstance(source, str):
            return self._spoken(source, getattr(event, source), narrator)
        return source(event, narrator)

    def refusal(self, error: IllegalMove, narrator: Narrator) -> str:
        """Return the sentence that says why a move was refused, in the game's own words if it has them."""
        key = f"{self.prefix}-refusal-{error.key}"
        if not narrator.localizer.has(key):
            key = f"refusal-{error.key}"
        values = {name: self._spoken(name, value, narrator) for name, value in error.data.items()}
        return narrator(key, **values)

    def _spoken(self, field: str, value: Any, narrator: Narrator) -> Value:
        """Return a field of an event or refusal, as its sentence takes it: seats and tiles in words."""
        if field in SEATS:
            return narrator.name(int(value))
        if field in TILES:
            return self.shown(str(value), narrator)
        if isinstance(value, tuple):
            return self._listed(value, narrator)
        return self.fields[field](value, narrator) if field in self.fields else value

    def _listed(self, tiles: Sequence[str], narrator: Narrator) -> str:
        between = " " if narrator.faces else ", "
        return between.join(self.shown(tile, narrator) for tile in tiles)

    def shown(self, tile: str, narrator: Narrator) -> str:
        """Return a tile's emoji, or the tile in words if there is none."""
        return narrator.faces.get(tile) or self.tile(tile, narrator)

    def alt_hand(self, view: View, narrator: Narrator) -> str:
        """Return the alt text of the hand's picture: its tiles, and which are playable or must be given."""
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
        """Return small positions that explain the rules with these options, each with its caption; by default
        none.
        """
        return []

    def notes(self, finished: Finished, narrator: Narrator) -> list[str]:
        """Return a note for each seat on how its points in a finished round came about; empty if obvious."""
        return [""] * len(finished.hands)

    def alt_count(self, finished: Finished, narrator: Narrator) -> str:
        """Return the alt text of a finished round's card: every hand and its count."""
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
        """Return the sentences that say how the round ended, who won it, and if it was blocked, by what."""
        outcome = finished.outcome
        left = [hand.sum for hand in self.count(finished)]
        winners = outcome.winners
        if finished.view.teams and winners:  # name the partner who won it for the team
            winners = (self.decisive(finished, left),)
        held = left[winners[0]] if winners else min(left)
        told = narrator(
            f"round-{(outcome.won_by or outcome.reason).value}",
            winners=narrator.all(winners),
            count=len(winners),
            closed=selector(not finished.view.ends),
            unit=self.unit,
            held=held,
            how="even" if left.count(held) > 1 else "fewest" if held == min(left) else "most",
            points=outcome.scores[winners[0]] if winners and self.takes else 0,
        )
        if not finished.view.teams or not outcome.winners:
            return told
        return f"{told} {narrator('round-team', winners=narrator.all(outcome.winners))}"

    def decisive(self, finished: Finished, left: Sequence[int]) -> Seat:
        """Return the partner of the winning team who won the round: who is out, or has the lightest hand.

        Args:
            left: what each hand counts, by seat.
        """
        return min(finished.outcome.winners, key=left.__getitem__)

    def with_teams(self, text: str, view: View, narrator: Narrator) -> str:
        """Return an alt text of the table that also says who plays with whom, if there are teams."""
        if not view.teams:
            return text
        teams = " · ".join(narrator.all(team) for team in view.teams)
        return f"{text} {narrator('alt-teams', teams=teams)}"


def _addressed(event: Event, sentence: Sentence, narrator: Narrator) -> str:
    """Return which of the sentence's placeholders stands for the reader's seat, or ``no``."""
    if narrator.you is None:
        return "no"
    named = (name for name, source in sentence.sources.items() if source in SEATS)
    return next((name for name in named if getattr(event, str(sentence.sources[name])) == narrator.you), "no")


def of_verb(view: View, *verbs: str) -> list[Move]:
    """Return the legal moves with these verbs."""
    return [move for move in view.legal if move.verb in verbs]


def selector(value: str | int | bool) -> Value:  # noqa: FBT001
    """Return a value as the locale files select by it: yes and no are the words ``true`` and ``false``."""
    return str(value).lower() if isinstance(value, bool) else value
