"""How a game is put into words: what every game's presenter offers the table.

A presenter turns views and events into sentences and pressable acts, in the reader's language. It
knows its game's words; it does not know Discord, messages or storage, and it decides nothing: what
is legal, the view says.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from bot.words import Value, Words
from engine import Event, IllegalMove, Move, Outcome, Round, Seat, View
from render import Shown


@dataclass(frozen=True, slots=True)
class Voice:
    """Who is spoken of, and in which language."""

    words: Words
    names: tuple[str, ...]
    """By seat, ready to stand in a sentence."""

    def __call__(self, key: str, **values: Value) -> str:
        return self.words(key, **values)

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def all(self, seats: Sequence[Seat]) -> str:
        """These names as a list: Ann, Bob and Eve."""
        return self.words.listing(self.names[seat] for seat in seats)


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
    style: str = "secondary"
    """``primary``, ``secondary``, ``success`` or ``danger``, as Discord colours them."""
    shout: bool = False
    """Whether it is taken whenever it arrives, however the table has moved on meanwhile."""
    spot: str = ""
    """What it would cover in a picture of places, where its game shows one: acts of one spot share a
    letter there; empty where words do."""
    place: str = ""
    """The place in words, for a button that begins with that letter."""


SHOUTS = frozenset({"call", "catch"})
"""The verbs that are taken whenever they arrive, and after which nobody's hand starts afresh."""
SEATS = {"seat", "turn", "owing"}
"""The data of a refusal that name a seat."""


class Presenter(ABC):
    """The words of one game. Stateless."""

    name: ClassVar[str]
    """The game's key in the registry."""
    arrivals: ClassVar[frozenset[str]] = frozenset()
    """The verbs decided in order of arrival: such a move makes nobody else's controls stale, unless
    it is the one that ends what the table waits for."""
    fewest_wins: ClassVar[bool] = False
    """Whether low totals are good: standings begin with the best."""
    prefix: ClassVar[str]
    """How the game's keys in the locale files begin."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Named sets of options a lobby offers, each all that differs from the defaults."""

    @abstractmethod
    def tell(self, event: Event, voice: Voice) -> str | None:
        """The sentence for an event, already seen by its reader; None where it needs no words."""

    @abstractmethod
    def tile(self, tile: str, voice: Voice) -> str:
        """A tile in words."""

    @abstractmethod
    def weight(self, tile: str, options: Any) -> int:
        """What a tile counts when it is left in hand, by these options: for laying out a hand."""

    @abstractmethod
    def lays(self, view: View, voice: Voice) -> list[Act]:
        """The legal moves that put a tile somewhere or give one away, in the hand's order."""

    @abstractmethod
    def acts(self, view: View, voice: Voice) -> list[Act]:
        """The legal moves without a tile of one's own: draw, pass, answers, shouts."""

    @abstractmethod
    def shouts(self, view: View, voice: Voice) -> list[Act]:
        """What stands on the public message for anybody to press, from a spectator's view."""

    def owed(self, view: View) -> str:
        """The shout the view's seat still owes for a move it has made; empty where it owes none."""
        return ""

    @abstractmethod
    def duty(self, view: View, voice: Voice) -> str:
        """What the view's seat must or may do now, in a sentence or two."""

    @abstractmethod
    def waiting(self, view: View, voice: Voice) -> str:
        """Whose turn it is and what the table waits for, for everybody."""

    @abstractmethod
    def alt_table(self, view: View, voice: Voice) -> str:
        """What the picture of the table shows: ends and last move first, then hands."""

    @abstractmethod
    def count(self, round: Round) -> list[Shown]:
        """By seat, what is left in hand when the round is over and what each tile counts."""

    @abstractmethod
    def rules(self, options: Any, words: Words) -> list[str]:
        """The rules as played with these options, a paragraph a subject."""

    def feats(self, event: Event) -> Iterable[tuple[Seat, str]]:
        """Who did what in this event that is worth counting; each has a word, ``feat-<name>``."""
        return ()

    def picture_words(self, words: Words) -> dict[str, str]:
        """The words that stand in this game's pictures, beyond those of every table."""
        return {}

    def target(self, options: Any, words: Words) -> tuple[int, str]:
        """What wins the match, as a number for the score sheet's bars and in a few words."""
        target = int(getattr(options, "target", 0))
        return target, words("picture-target", target=target)

    def length(self, options: Any) -> int:
        """How many rounds a match has; 0 where it goes on until somebody has reached a goal."""
        return 0

    def open_hands(self, view: View) -> Sequence[Sequence[str]] | None:
        """Every hand by seat, where all lie open to everybody; None where they are secret."""
        return None

    def alt_open_hands(self, hands: Sequence[Sequence[str]], voice: Voice) -> str:
        """What the picture of open hands shows."""
        return " ".join(
            voice(
                "alt-open-hand",
                name=voice.name(seat),
                tiles=", ".join(self.tile(tile, voice) for tile in hand),
                count=len(hand),
            )
            for seat, hand in enumerate(hands)
        )

    def refusal(self, error: IllegalMove, voice: Voice) -> str:
        """Why a move was refused, in a sentence; the game's own wording where it has one."""
        key = f"{self.prefix}-refusal-{error.key}"
        if not voice.words.has(key):
            key = f"refusal-{error.key}"
        return voice(key, **self.refusal_values(error, voice))

    def refusal_values(self, error: IllegalMove, voice: Voice) -> dict[str, Value]:
        """The data of a refusal, ready for its sentence: seats become names, tiles words."""
        return {name: self._spoken(name, value, voice) for name, value in error.data.items()}

    def _spoken(self, name: str, value: Any, voice: Voice) -> Value:
        if name in SEATS:
            return voice.name(int(value))
        return self.tile(str(value), voice) if name == "tile" else value

    def alt_hand(self, view: View, voice: Voice) -> str:
        """What the picture of the hand shows: its tiles, and which can be played."""
        playable = {move.tile for move in view.legal if move.verb == "lay"}
        fits = [self.tile(tile, voice) for tile in view.hand if tile in playable]
        return voice(
            "alt-hand",
            tiles=", ".join(self.tile(tile, voice) for tile in view.hand) or "-",
            count=len(view.hand),
            playable=", ".join(fits),
            fits=len(fits),
        )

    def examples(self, options: Any, words: Words) -> list[tuple[View, str]]:
        """Small tables that explain the rules as played with these options, each with its caption."""
        return []

    def notes(self, round: Round, voice: Voice) -> list[str]:
        """By seat, how its points in a finished round came about; empty where they speak for themselves."""
        return [""] * len(round.hands)

    def alt_count(self, round: Round, voice: Voice) -> str:
        """What the picture of a finished round shows: every hand, and how it is counted."""
        return " ".join(
            part
            for seat, (left, note) in enumerate(zip(self.count(round), self.notes(round, voice), strict=True))
            for part in (
                voice(
                    "alt-count" if left.points else "alt-count-tiles",
                    name=voice.name(seat),
                    tiles=", ".join(self.tile(tile, voice) for tile in left.tiles) or "-",
                    count=len(left.tiles),
                    points=left.sum,
                ),
                note and voice("alt-note", note=note),
            )
            if part
        )

    def ended(self, round: Round, outcome: Outcome, voice: Voice) -> str:
        """Why the round ended and who won it."""
        return voice(
            f"round-{outcome.reason.value}",
            winners=voice.all(outcome.winners),
            count=len(outcome.winners),
        )


def of_verb(view: View, *verbs: str) -> list[Move]:
    """The legal moves of these kinds."""
    return [move for move in view.legal if move.verb in verbs]
