"""Mexican Train in words: its trains, its events, its moves. Decides nothing: the view says what is legal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import ClassVar

from bot.language.localizer import Localizer, Value
from bot.presentation.games.examples import mexican_train as train_examples
from bot.presentation.games.narrator import Narrator
from bot.presentation.games.presenter import Act, Emphasis, Presenter, of_verb, selector
from bot.presentation.games.reasons.mexican_train import closed_train
from bot.presentation.games.telling import DRAW, IDLE, Either, Events, Fields, Sentence, Sign
from engine import Event, Finished, Move, Seat, View
from engine.games.mexican_train import Task, TrainOptions, TrainView, events, task
from engine.games.mexican_train.options import engines, size
from engine.tiles.double_n import halves, is_double, pips
from render import Shown, initials

COMMON = "M"
"""The Mexican Train in notation."""
RULES = ("aim", "start", "trains", "turn", "marker", "double", "open", "end", "score")
"""The paragraphs of the rules, in reading order."""


def owner(
    place: str, narrator: Narrator, *, own: Seat | None = None, of: Seat | None = None
) -> tuple[str, str]:
    """Return whose train ``place`` is, as a key for the locale files, and the owner's name.

    The key is ``common`` for the Mexican Train (the name is then empty), otherwise ``own``, ``yours``,
    ``theirs`` or ``others``.

    Args:
        own: the seat whose own train is to be called ``own``.
        of: the seat that the sentence is about.
    """
    if place == COMMON:
        return "common", ""
    seat = int(place[1:])
    name = narrator.name(seat) if seat < len(narrator.names) else str(seat + 1)
    if seat == narrator.you:
        return "own" if seat in {own, of} else "yours", name
    return "own" if seat == own else "theirs" if seat == of else "others", name


def train(place: str, narrator: Narrator, *, own: Seat | None = None, of: Seat | None = None) -> str:
    """Return a train in words: your own, Bob's, the Mexican Train. See :func:`owner` for the arguments."""
    kind, name = owner(place, narrator, own=own, of=of)
    return narrator("train-place", kind=kind, name=name)


def _laid_on(event: events.TileLaid, narrator: Narrator) -> str:
    return train(event.place, narrator, of=event.seat)


FIELDS: Fields = {"place": train}
EVENTS: Events = {
    events.EngineSet: Sentence("train-engine", tile="tile"),
    events.Starts: Sentence("train-starts", name="seat"),
    events.TileLaid: Sentence("train-laid", name="seat", tile="tile", place=_laid_on),
    events.Drew: Either(
        "tile",
        Either(
            "shown",
            Sentence("train-drew-openly", name="seat", tile="tile"),
            Sentence("train-drew-yourself", tile="tile"),
        ),
        Sentence("train-drew", name="seat"),
    ),
    events.Stuck: Sentence("train-stuck", name="seat"),
    events.Passed: Sentence("train-passed", name="seat"),
    events.MarkerDown: Sentence("train-marker-down", name="seat"),
    events.MarkerUp: Sentence("train-marker-up", name="seat"),
    events.ExtraOwed: None,
    events.DoubleOpen: Sentence("train-double-open", tile="tile", place="place"),
    events.DoubleCovered: Sentence("train-double-covered", tile="tile", place="place"),
    events.DoubleDead: Sentence("train-double-dead", tile="tile", place="place"),
    events.Knocked: Sentence("train-knocked", name="seat"),
    events.Blocked: None,
}


def _on(event: events.TileLaid, narrator: Narrator) -> str:
    """Return the sign of the train where a seat laid a tile; empty for its own train."""
    return "" if _seat(event.place) == event.seat else f"→ {_sign(event.place, narrator)}"


def _sign(place: str, narrator: Narrator) -> str:
    """Return the badge of a train's owner, or the short name of the Mexican Train."""
    seat = _seat(place)
    return narrator("train-short", kind="common", name="") if seat is None else narrator.name(seat)


def _of(event: events.DoubleOpen | events.DoubleDead, narrator: Narrator) -> str:
    return _sign(event.place, narrator)


BRIEFS: Events = {
    events.EngineSet: Sentence("train-brief-engine", tile="tile"),
    events.Starts: Sentence("train-brief-starts", name="seat"),
    events.TileLaid: Sign("", "tile", _on),
    events.Drew: DRAW,
    events.Stuck: IDLE,
    events.Passed: IDLE,
    events.MarkerDown: Sentence("train-brief-marker-down", name="seat"),
    events.MarkerUp: Sign("🔒"),
    events.ExtraOwed: None,
    events.DoubleOpen: Sentence("train-brief-double-open", tile="tile", place=_of),
    events.DoubleCovered: Sign("✅"),
    events.DoubleDead: Sentence("train-brief-double-dead", tile="tile", place=_of),
    events.Knocked: Sign("✊", last=True),
    events.Blocked: None,
}


class MexicanTrain(Presenter):
    """The words of Mexican Train."""

    prefix: ClassVar[str] = "train"
    cover: ClassVar[str] = "12-12"
    events = EVENTS
    briefs = BRIEFS
    takes: ClassVar[bool] = False
    fields = FIELDS

    def tile(self, tile: str, narrator: Narrator) -> str:
        high, low = halves(tile)
        return narrator("train-tile", high=high, low=low, double=selector(high == low))

    def weight(self, tile: str, options: TrainOptions) -> int:
        return pips(tile)

    # -- moves ---------------------------------------------------------------------------------

    def lays(self, view: View, narrator: Narrator) -> list[Act]:
        numbers = {tile: number for number, tile in enumerate(view.hand, 1)}
        moves = of_verb(view, "lay")
        moves.sort(key=lambda move: (numbers[move.tile], _rank(move.place, view.seat)))
        return [self._lay(move, numbers[move.tile], view, narrator) for move in moves]

    def _lay(self, move: Move, number: int, view: View, narrator: Narrator) -> Act:
        head = narrator("act-tile", number=number, tile=self.tile(move.tile, narrator))
        kind, name = owner(move.place, narrator, own=view.seat)
        label = narrator("train-act-lay", head=head, kind=kind, name=name)
        double = selector(is_double(move.tile))
        detail = narrator("train-act-detail", end=view.ends[move.place], double=double)
        style: Emphasis = "primary" if kind == "own" else "secondary"
        short = narrator("train-short", kind=kind, name=_badge(move.place, narrator))
        return Act(move.text, label, detail, move.tile, head, style, number=str(number), end=short)

    def acts(self, view: View, narrator: Narrator) -> list[Act]:
        moves = of_verb(view, "draw", "pass")
        return [Act(move.text, narrator(f"train-act-{move.verb}"), style="primary") for move in moves]

    def shouts(self, view: View, narrator: Narrator) -> list[Act]:
        return []

    # -- duties and turns ------------------------------------------------------------------------

    def duty(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, TrainView)
        asked = task(view)
        if asked is None or view.seat not in view.waiting:
            return narrator("train-duty-wait", waiting=narrator.all(view.waiting))
        if view.drawn:
            return narrator("train-duty-drawn", tile=self.tile(view.drawn, narrator))
        values: dict[str, Value] = {"marked": selector(view.seat in view.markers)}
        if asked.duty == "free":
            return narrator(f"train-duty-{asked.act}", **values)
        values |= {"place": train(asked.place, narrator, own=view.seat), "number": asked.number}
        if asked.duty == "extra" and asked.act == "lay":
            values["doubles"] = selector(view.options.chain_doubles)
        return narrator(f"train-duty-{asked.duty}-{asked.act}", **values)

    def why_not(self, view: View, since: Sequence[Event], narrator: Narrator) -> str:
        assert isinstance(view, TrainView)
        found = closed_train(view, since)
        if found is None:
            return ""
        tile, place = found
        return narrator("train-why-closed", tile=self.tile(tile, narrator), place=train(place, narrator))

    def waiting(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, TrainView)
        asked = task(view)
        assert asked is not None, "no player is waited for once a round is over"
        return narrator(
            f"train-waiting-{asked.duty}", name=narrator.name(asked.seat), **_double(asked, narrator)
        )

    # -- a match -------------------------------------------------------------------------------

    def target(self, options: TrainOptions, localizer: Localizer) -> tuple[int, str]:
        return 0, localizer("train-target")

    def open_hands(self, view: View) -> Sequence[Sequence[str]] | None:
        assert isinstance(view, TrainView)
        return view.hands

    def count(self, finished: Finished) -> list[Shown]:
        hands = [sorted(hand, key=halves, reverse=True) for hand in finished.hands]
        return [Shown(tuple(hand), tuple(map(pips, hand))) for hand in hands]

    # -- pictures in words ---------------------------------------------------------------------

    def ends(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, TrainView)
        return narrator.localizer.clauses(
            narrator(
                "train-alt-end",
                place=train(place, narrator),
                end=end,
                marked=selector(_seat(place) in view.markers),
            )
            for place, end in view.ends.items()
        )

    def alt_table(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, TrainView)
        asked = task(view)
        last = view.laid[-1] if view.laid else None
        return narrator(
            "train-alt-table",
            engine=self.tile(view.engine, narrator),
            duty=asked.duty if asked is not None else "free",
            **_double(asked, narrator),
            laid=len(view.laid),
            last=self.tile(last.tile, narrator) if last else "-",
            on=train(last.place, narrator) if last else "-",
            layer=narrator.mover(last.seat) if last else "-",
            ends=self.ends(view, narrator),
            stock=view.stock_size,
        )

    def rules(self, options: TrainOptions, localizer: Localizer) -> list[str]:
        played = engines(options)
        sizes = size(options).hands
        hands = ", ".join(
            localizer("train-hand-size", seats=seats, tiles=count) for seats, count in sizes.items()
        )
        values = {name: selector(value) for name, value in asdict(options).items()}
        values |= {"hands": hands, "first": halves(played[0])[0], "last": halves(played[-1])[0]}
        values |= {"rounds": len(played), "others": size(options).top, "step": _step(played)}
        return [localizer(f"train-rules-{part}", **values) for part in RULES]

    def examples(self, options: TrainOptions, localizer: Localizer) -> list[tuple[View, str]]:
        return [
            (train_examples.position(example, options), localizer(f"train-example-{example.key}"))
            for example in train_examples.EXAMPLES
        ]

    def picture_words(self, localizer: Localizer) -> dict[str, str]:
        return {"train-mexican": localizer("train-mexican")}


def _seat(place: str) -> Seat | None:
    return None if place == COMMON else int(place[1:])


def _badge(place: str, narrator: Narrator) -> str:
    """Return the initials on the badge of the train's owner in the picture; empty for the Mexican Train."""
    seat = _seat(place)
    return "" if seat is None else initials(narrator.names)[seat]


def _rank(place: str, own: Seat | None) -> tuple[int, str]:
    """Return a key that sorts places: the own train first, then the Mexican Train, then the others."""
    return (0 if _seat(place) == own else 1 if place == COMMON else 2), place


def _double(asked: Task | None, narrator: Narrator) -> dict[str, Value]:
    """Return the placeholders ``place`` and ``number`` for the double to cover; dashes if there is none."""
    if asked is None or not asked.place:
        return {"place": "-", "number": "-"}
    return {"place": train(asked.place, narrator, of=asked.seat), "number": asked.number}


def _step(played: Sequence[str]) -> int:
    """Return how much lower each engine is than the one before."""
    return halves(played[0])[0] - halves(played[1])[0]


PRESENTER = MexicanTrain()
