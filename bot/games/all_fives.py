"""All Fives in words: its tiles, its events, its moves and what each would score.

Decides nothing: the view says what is legal, and the rules' own layout and arithmetic say what it earns.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from functools import singledispatchmethod
from typing import Any, ClassVar

from bot.games import fives_examples
from bot.games.base import Act, Presenter, Voice, of_verb
from bot.words import Value, Words
from engine import Event, IllegalMove, Move, Reason, Round, Seat, View
from engine.games.all_fives import FivesOptions, FivesRound, FivesView, events, scoring
from engine.games.all_fives.layout import ARMS, PIPS, Layout, weight
from render import Shown

RULES = ("aim", "start", "turn", "ends", "points", "out", "blocked")
"""The paragraphs of the rules, in the order they are read."""
STYLES = {"draw": "primary", "pass": "secondary"}
"""The moves without a tile, and their buttons' colours."""


class AllFives(Presenter):
    """The words of All Fives."""

    name: ClassVar[str] = "all-fives"
    prefix: ClassVar[str] = "fives"
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "nl": {},
        "english": {"opening_tile": "highest"},
        "letter": {"blocked_winner": "most"},
        "long": {"target": 250},
    }

    # -- tiles ---------------------------------------------------------------------------------

    def tile(self, tile: str, voice: Voice) -> str:
        first, second = tile.split("-")
        if first == second:
            return voice("fives-double", pip=int(first))
        return voice("fives-single", first=pip(first, voice.words), second=pip(second, voice.words))

    def weight(self, tile: str, options: FivesOptions) -> int:
        return PIPS[tile]

    # -- events --------------------------------------------------------------------------------

    @singledispatchmethod
    def _tell(self, event: Event, voice: Voice) -> str | None:
        return None

    def tell(self, event: Event, voice: Voice) -> str | None:
        return self._tell(event, voice)

    @_tell.register
    def _(self, event: events.LeadFound, voice: Voice) -> str:
        if event.tile:
            return voice("fives-lead-yours", tile=self.tile(event.tile, voice))
        return voice("fives-lead-found", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: events.TileLaid, voice: Voice) -> str:
        key = "fives-laid" if event.place in ARMS else "fives-laid-first"
        return voice(
            key,
            name=voice.name(event.seat),
            tile=self.tile(event.tile, voice),
            arm=arm(event.place, voice.words),
        )

    @_tell.register
    def _(self, event: events.Scored, voice: Voice) -> str:
        return voice("fives-scored", name=voice.name(event.seat), points=event.points)

    @_tell.register
    def _(self, event: events.Drew, voice: Voice) -> str:
        if event.tile:
            return voice("fives-drew-yourself", tile=self.tile(event.tile, voice))
        return voice("fives-drew", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: events.Passed, voice: Voice) -> str:
        return voice("fives-passed", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: events.WentOut, voice: Voice) -> str:
        return voice(
            "fives-went-out",
            name=voice.name(event.seat),
            opponent=voice.name(1 - event.seat),
            pips=event.pips,
            rounding=rounding(event),
            points=event.points,
        )

    @_tell.register
    def _(self, event: events.Blocked, voice: Voice) -> str:
        return voice(
            "fives-blocked",
            name=voice.name(event.seat),
            opponent=voice.name(1 - event.seat),
            own=event.pips[event.seat],
            pips=event.pips[1 - event.seat],
            why=decided_by(event),
            rounded=event.rounded,
            points=event.points,
        )

    # -- moves ---------------------------------------------------------------------------------

    def lays(self, view: View, voice: Voice) -> list[Act]:
        assert isinstance(view, FivesView)
        numbers = {tile: number for number, tile in enumerate(view.hand, 1)}
        moves = of_verb(view, "lay")
        moves.sort(key=lambda move: (numbers[move.tile], ARMS.index(move.place) if view.laid else 0))
        table = layout(view)
        return [self._lay(move, numbers[move.tile], view, table, voice) for move in moves]

    def _lay(self, move: Move, number: int, view: FivesView, table: Layout, voice: Voice) -> Act:
        after = table.copy()
        after.join(move.tile, move.place)
        points = after.points()
        head = voice("act-tile", number=number, tile=self.tile(move.tile, voice))
        told: dict[str, Value] = {"points": points, "effect": effect(view, points), "count": after.count}
        style = "success" if points else "primary"
        if not view.laid:
            label = voice("fives-act-start", head=head, **told)
            return Act(move.text, label, tile=move.tile, head=head, style=style)
        label = voice("fives-act-lay", head=head, arm=arm(move.place, voice.words), **told)
        detail = voice("fives-act-detail", end=pip(view.ends[move.place], voice.words), **told)
        return Act(move.text, label, detail, move.tile, head, style)

    def acts(self, view: View, voice: Voice) -> list[Act]:
        return [
            Act(move.text, voice(f"fives-act-{move.verb}"), style=STYLES[move.verb])
            for move in of_verb(view, *STYLES)
        ]

    def shouts(self, view: View, voice: Voice) -> list[Act]:
        return []

    # -- what is asked -------------------------------------------------------------------------

    def duty(self, view: View, voice: Voice) -> str:
        assert isinstance(view, FivesView)
        if view.seat not in view.waiting:
            return voice("fives-duty-wait", waiting=voice.all(view.waiting))
        verb = view.legal[0].verb
        if verb != "lay":
            shown = [pip(end, voice.words) for end in sorted(set(view.ends.values()))]
            return voice(f"fives-duty-{verb}", ends=voice.words.either(shown), stock=view.stock_size)
        if view.laid:
            return voice("fives-duty-lay", count=view.count)
        if len(view.legal) < len(view.hand):
            return voice("fives-duty-highest", tile=self.tile(view.legal[0].tile, voice))
        return voice("fives-duty-start")

    def waiting(self, view: View, voice: Voice) -> str:
        key = "fives-waiting-turn" if view.laid else "fives-waiting-start"
        return voice(key, name=voice.all(view.waiting))

    def refusal_values(self, error: IllegalMove, voice: Voice) -> dict[str, Value]:
        values = super().refusal_values(error, voice)
        if "spinner" in values:
            values["spinner"] = self.tile(str(values["spinner"]), voice)
        if "end" in values:
            values["end"] = pip(str(values["end"]), voice.words)
        if values.get("arm") in ARMS:
            values["arm"] = arm(str(values["arm"]), voice.words)
        return values

    # -- pictures in words ---------------------------------------------------------------------

    def alt_table(self, view: View, voice: Voice) -> str:
        assert isinstance(view, FivesView)
        ends = "; ".join(
            voice(
                "fives-alt-end",
                place=arm(place, voice.words),
                end=pip(end, voice.words),
                worth=view.worth[place],
                plain=_plain(view.worth[place] == int(end)),
            )
            for place, end in view.ends.items()
        )
        last = view.laid[-1] if view.laid else None
        return voice(
            "fives-alt-table",
            ends=ends,
            count=view.count,
            laid=len(view.laid),
            last=self.tile(last.tile, voice) if last else "-",
            layer=voice.name(last.seat) if last else "-",
            made=view.made,
            stock=view.stock_size,
        )

    def count(self, round: Round) -> list[Shown]:
        return [Shown(tuple(hand), tuple(PIPS[tile] for tile in hand)) for hand in round.hands]

    def notes(self, round: Round, voice: Voice) -> list[str]:
        assert isinstance(round, FivesRound)
        settled = settlement(round)
        notes = []
        for seat, scored in enumerate(round.scores):
            bonus = settled if settled is not None and settled.seat == seat else None
            on_table = scored - (bonus.points if bonus else 0)
            parts = [voice("fives-note-table", points=on_table)] if on_table else []
            if bonus is not None:
                parts.append(_counted_out(bonus, voice))
            notes.append(" + ".join(parts))
        return notes

    # -- rules ---------------------------------------------------------------------------------

    def rules(self, options: FivesOptions, words: Words) -> list[str]:
        values: dict[str, Value] = asdict(options)
        return [words(f"fives-rules-{part}", **values) for part in RULES]

    def examples(self, options: FivesOptions, words: Words) -> list[tuple[View, str]]:
        return [
            (fives_examples.position(example), words(f"fives-example-{example.key}"))
            for example in fives_examples.EXAMPLES
        ]

    def picture_words(self, words: Words) -> dict[str, str]:
        return {f"arm-{place}": words("fives-arm-short", arm=place) for place in ARMS}


def pip(text: str, words: Words) -> str:
    """A half in words: nought is a blank."""
    return words("fives-pip", pip=int(text))


def arm(place: str, words: Words) -> str:
    """An arm in words; empty for the middle."""
    return words("fives-arm", arm=place) if place in ARMS else ""


def layout(view: FivesView) -> Layout:
    """The table as the rules count it."""
    table = Layout()
    for laid in view.laid:
        table.join(laid.tile, laid.place)
    return table


def effect(view: FivesView, points: int) -> str:
    """What a lay that makes ``points`` brings about besides them: ``win``, ``out`` or ``none``."""
    assert view.seat is not None
    total = view.totals[view.seat] + view.round_scores[view.seat] + points
    if points and total >= view.options.target:
        return "win"
    return "out" if len(view.hand) == 1 else "none"


def settlement(round: FivesRound) -> events.WentOut | events.Blocked | None:
    """How the hands of a finished round were counted out; None where they were not (C14)."""
    outcome = round.outcome()
    if outcome is None or outcome.reason is Reason.TARGET:
        return None
    left = [weight(hand) for hand in round.hands]
    winner: Seat = outcome.winners[0]
    if outcome.reason is Reason.OUT:
        return scoring.going_out(winner, left[1 - winner], round.options.round_out)
    tiles = [len(hand) for hand in round.hands]
    return scoring.blocked(left, tiles, round.laid[-1].seat, round.options.blocked_winner)


def rounding(event: events.WentOut) -> str:
    """How the pips became a multiple of five; ``none`` where they were one."""
    return "none" if event.pips == event.points else event.rounding


def decided_by(event: events.Blocked) -> str:
    """What told the hands apart: ``fewest`` or ``most`` pips, ``tiles`` or ``last``."""
    if event.decided_by != "pips":
        return event.decided_by
    return "fewest" if event.pips[event.seat] < event.pips[1 - event.seat] else "most"


def _counted_out(event: events.WentOut | events.Blocked, voice: Voice) -> str:
    if isinstance(event, events.WentOut):
        return voice("fives-note-out", pips=event.pips, rounding=rounding(event), points=event.points)
    return voice(
        "fives-note-blocked",
        pips=event.pips[1 - event.seat],
        rounded=event.rounded,
        own=event.pips[event.seat],
        points=event.points,
    )


def _plain(value: bool) -> Value:  # noqa: FBT001
    """Yes and no, as the locale files select by them."""
    return str(value).lower()
