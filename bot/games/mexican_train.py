"""Mexican Train in words: its trains, its events, its moves. Decides nothing: the view says what is legal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import singledispatchmethod
from typing import Any, ClassVar

from bot.games import train_examples
from bot.games.base import Act, Presenter, Voice, of_verb
from bot.words import Value, Words
from engine import Event, IllegalMove, Move, Round, Seat, View
from engine.games.mexican_train import Task, TrainOptions, TrainView, task
from engine.games.mexican_train import events as told
from engine.games.mexican_train.options import engines, size
from engine.tiles.double_n import halves, is_double, pips
from render import Shown

COMMON = "M"
"""The Mexican Train, as moves spell it."""
RULES = ("aim", "start", "trains", "turn", "marker", "double", "open", "end", "score")
"""The paragraphs of the rules, in the order they are read."""


class MexicanTrain(Presenter):
    """The words of Mexican Train."""

    name: ClassVar[str] = "mexican-train"
    prefix: ClassVar[str] = "train"
    fewest_wins: ClassVar[bool] = True
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "sheet": {},
        "thirds": {"length": "thirds"},
        "five": {"length": "five"},
        "short": {"short_game": True},
        "open": {"open_hands": True},
    }

    def tile(self, tile: str, voice: Voice) -> str:
        high, low = halves(tile)
        return voice("train-tile", high=high, low=low, double=_plain(high == low))

    def weight(self, tile: str, options: TrainOptions) -> int:
        return pips(tile)

    # -- events --------------------------------------------------------------------------------

    @singledispatchmethod
    def _tell(self, event: Event, voice: Voice) -> str | None:
        return None

    def tell(self, event: Event, voice: Voice) -> str | None:
        return self._tell(event, voice)

    @_tell.register
    def _(self, event: told.EngineSet, voice: Voice) -> str:
        return voice("train-engine", tile=self.tile(event.tile, voice))

    @_tell.register
    def _(self, event: told.Starts, voice: Voice) -> str:
        return voice("train-starts", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: told.TileLaid, voice: Voice) -> str:
        tile, place = self.tile(event.tile, voice), train(event.place, voice, of=event.seat)
        return voice("train-laid", name=voice.name(event.seat), tile=tile, place=place)

    @_tell.register
    def _(self, event: told.Drew, voice: Voice) -> str:
        name = voice.name(event.seat)
        if not event.tile:
            return voice("train-drew", name=name)
        tile = self.tile(event.tile, voice)
        return voice("train-drew-openly" if event.shown else "train-drew-yourself", name=name, tile=tile)

    @_tell.register
    def _(self, event: told.Stuck, voice: Voice) -> str:
        return voice("train-stuck", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: told.Passed, voice: Voice) -> str:
        return voice("train-passed", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: told.MarkerDown, voice: Voice) -> str:
        return voice("train-marker-down", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: told.MarkerUp, voice: Voice) -> str:
        return voice("train-marker-up", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: told.DoubleOpen, voice: Voice) -> str:
        return self._of_double("train-double-open", event.tile, event.place, voice)

    @_tell.register
    def _(self, event: told.DoubleCovered, voice: Voice) -> str:
        return self._of_double("train-double-covered", event.tile, event.place, voice)

    @_tell.register
    def _(self, event: told.DoubleDead, voice: Voice) -> str:
        return self._of_double("train-double-dead", event.tile, event.place, voice)

    @_tell.register
    def _(self, event: told.Knocked, voice: Voice) -> str:
        return voice("train-knocked", name=voice.name(event.seat))

    def _of_double(self, key: str, tile: str, place: str, voice: Voice) -> str:
        return voice(key, tile=self.tile(tile, voice), place=train(place, voice))

    # -- moves ---------------------------------------------------------------------------------

    def lays(self, view: View, voice: Voice) -> list[Act]:
        numbers = {tile: number for number, tile in enumerate(view.hand, 1)}
        moves = of_verb(view, "lay")
        moves.sort(key=lambda move: (numbers[move.tile], _rank(move.place, view.seat)))
        return [self._lay(move, numbers[move.tile], view, voice) for move in moves]

    def _lay(self, move: Move, number: int, view: View, voice: Voice) -> Act:
        head = voice("act-tile", number=number, tile=self.tile(move.tile, voice))
        kind, name = owner(move.place, voice, own=view.seat)
        label = voice("train-act-lay", head=head, kind=kind, name=name)
        double = _plain(is_double(move.tile))
        detail = voice("train-act-detail", end=view.ends[move.place], double=double)
        return Act(move.text, label, detail, move.tile, head, "primary" if kind == "own" else "secondary")

    def acts(self, view: View, voice: Voice) -> list[Act]:
        moves = of_verb(view, "draw", "pass")
        return [Act(move.text, voice(f"train-act-{move.verb}"), style="primary") for move in moves]

    def shouts(self, view: View, voice: Voice) -> list[Act]:
        return []

    # -- what is asked -------------------------------------------------------------------------

    def duty(self, view: View, voice: Voice) -> str:
        assert isinstance(view, TrainView)
        asked = task(view)
        if asked is None or view.seat not in view.waiting:
            return voice("train-duty-wait", waiting=voice.all(view.waiting))
        if view.drawn:
            return voice("train-duty-drawn", tile=self.tile(view.drawn, voice))
        values: dict[str, Value] = {"marked": _plain(view.seat in view.markers)}
        if asked.duty == "free":
            return voice(f"train-duty-{asked.act}", ends=self._open_ends(view, voice), **values)
        values |= {"place": train(asked.place, voice, own=view.seat), "number": asked.number}
        if asked.duty == "extra" and asked.act == "lay":
            values["doubles"] = _plain(view.options.chain_doubles)
        return voice(f"train-duty-{asked.duty}-{asked.act}", **values)

    def _open_ends(self, view: TrainView, voice: Voice) -> str:
        """Where this seat can lay, or if nowhere where it might, and what each asks for; its own first."""
        usable = {
            place
            for place in view.ends
            if place == COMMON or _seat(place) == view.seat or _seat(place) in view.markers
        }
        fitting = {move.place for move in view.legal if move.place}
        places = sorted(fitting or usable, key=lambda place: _rank(place, view.seat))
        return voice.words.either(
            voice("train-open-end", place=train(place, voice, own=view.seat), end=view.ends[place])
            for place in places
        )

    def waiting(self, view: View, voice: Voice) -> str:
        assert isinstance(view, TrainView)
        asked = task(view)
        assert asked is not None, "nobody is waited for when a round is over"
        return voice(f"train-waiting-{asked.duty}", name=voice.name(asked.seat), **_double(asked, voice))

    def refusal_values(self, error: IllegalMove, voice: Voice) -> dict[str, Value]:
        values = super().refusal_values(error, voice)
        if "place" in values:
            values["place"] = train(str(values["place"]), voice)
        return values

    # -- a match -------------------------------------------------------------------------------

    def target(self, options: TrainOptions, words: Words) -> tuple[int, str]:
        return 0, words("train-target")

    def length(self, options: TrainOptions) -> int:
        return len(engines(options))

    def open_hands(self, view: View) -> Sequence[Sequence[str]] | None:
        assert isinstance(view, TrainView)
        return view.hands

    def count(self, round: Round) -> list[Shown]:
        hands = [sorted(hand, key=halves, reverse=True) for hand in round.hands]
        return [Shown(tuple(hand), tuple(map(pips, hand))) for hand in hands]

    # -- pictures in words ---------------------------------------------------------------------

    def alt_table(self, view: View, voice: Voice) -> str:
        assert isinstance(view, TrainView)
        asked = task(view)
        ends = "; ".join(
            voice(
                "train-alt-end",
                place=train(place, voice),
                end=end,
                marked=_plain(_seat(place) in view.markers),
            )
            for place, end in view.ends.items()
        )
        last = view.laid[-1] if view.laid else None
        return voice(
            "train-alt-table",
            engine=self.tile(view.engine, voice),
            duty=asked.duty if asked is not None else "free",
            **_double(asked, voice),
            laid=len(view.laid),
            last=self.tile(last.tile, voice) if last else "-",
            on=train(last.place, voice) if last else "-",
            layer=voice.name(last.seat) if last else "-",
            ends=ends,
            stock=view.stock_size,
        )

    def rules(self, options: TrainOptions, words: Words) -> list[str]:
        played = engines(options)
        sizes = size(options).hands
        hands = ", ".join(
            words("train-hand-size", seats=seats, tiles=count) for seats, count in sizes.items()
        )
        values = {name: _plain(value) for name, value in asdict(options).items()}
        values |= {"hands": hands, "first": halves(played[0])[0], "last": halves(played[-1])[0]}
        values |= {"rounds": len(played), "others": size(options).top, "step": _step(played)}
        return [words(f"train-rules-{part}", **values) for part in RULES]

    def examples(self, options: TrainOptions, words: Words) -> list[tuple[View, str]]:
        return [
            (train_examples.position(example, options), words(f"train-example-{example.key}"))
            for example in train_examples.EXAMPLES
        ]

    def picture_words(self, words: Words) -> dict[str, str]:
        return {"train-mexican": words("train-mexican")}


def owner(place: str, voice: Voice, *, own: Seat | None = None, of: Seat | None = None) -> tuple[str, str]:
    """Whose train that is, as the locale files select by it, and the owner's name.

    Args:
        own: whoever is spoken to.
        of: whoever is spoken of.
    """
    if place == COMMON:
        return "common", ""
    seat = int(place[1:])
    name = voice.name(seat) if seat < len(voice.names) else str(seat + 1)
    return "own" if seat == own else "theirs" if seat == of else "others", name


def train(place: str, voice: Voice, *, own: Seat | None = None, of: Seat | None = None) -> str:
    """A train in words: your own, Bob's, the Mexican Train."""
    kind, name = owner(place, voice, own=own, of=of)
    return voice("train-place", kind=kind, name=name)


def _seat(place: str) -> Seat | None:
    return None if place == COMMON else int(place[1:])


def _rank(place: str, own: Seat | None) -> tuple[int, str]:
    """One's own train first, then the one that is everybody's, then the others."""
    return (0 if _seat(place) == own else 1 if place == COMMON else 2), place


def _double(asked: Task | None, voice: Voice) -> dict[str, Value]:
    """The double everybody looks at, if there is one."""
    if asked is None or not asked.place:
        return {"place": "-", "number": "-"}
    return {"place": train(asked.place, voice, of=asked.seat), "number": asked.number}


def _step(played: Sequence[str]) -> int:
    """How much lower each engine is than the one before."""
    return halves(played[0])[0] - halves(played[1])[0]


def _plain(value: str | bool) -> Value:  # noqa: FBT001
    """A value as the locale files select by it: yes and no are words there."""
    return str(value).lower() if isinstance(value, bool) else value
