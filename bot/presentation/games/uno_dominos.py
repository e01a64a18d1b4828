"""UNO Dominos in words: its domos, its events, its moves. Decides nothing: the view says what is legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import ClassVar

from bot.language.localizer import Localizer, Value
from bot.presentation.games.examples import uno_dominos as uno_examples
from bot.presentation.games.narrator import Narrator
from bot.presentation.games.presenter import Act, Emphasis, Presenter, of_verb, selector
from bot.presentation.games.reasons.uno_dominos import reason
from bot.presentation.games.telling import DRAW, IDLE, Either, Events, Fields, Sentence, Sign, Telling
from engine import SHOUTS, Event, Finished, Move, Reason, Seat, View
from engine.games.uno_dominos import events
from engine.games.uno_dominos.options import UnoOptions, ruling
from engine.games.uno_dominos.rules import compiled
from engine.games.uno_dominos.tiles import DEAD_END_TILE
from engine.games.uno_dominos.view import UnoView
from render import Shown

ARMS = "NESW"
RULES = ("aim", "start", "joining", "turn", "symbols", "four", "call", "end", "score")
"""The paragraphs of the rules, in reading order."""

COLOURS = {"r": "🔴", "g": "🟢", "y": "🟡", "b": "🔵"}
SYMBOLS = {"D": "+2", "S": "⏭", "R": "🔁"}
"""The signs of Draw Two, Skip and Reverse, as in :data:`BRIEFS`."""


def half(text: str, narrator: Narrator) -> str:
    """Return a half in words: ``g7`` is green 7, ``DE`` a Dead End."""
    if text in {"DE", "W", "W4"}:
        return narrator("uno-colourless", face=text)
    return narrator("uno-half", colour=text[0], face=text[1:])


def half_in_signs(text: str, narrator: Narrator) -> str:
    """Return a half in two or three characters: its colour, and its number or symbol."""
    if text[0] not in COLOURS:
        return half(text, narrator)
    return COLOURS[text[0]] + SYMBOLS.get(text[1:], text[1:])


def end(text: str, narrator: Narrator) -> str:
    """Return an open end in words. After a Wild or a Wild Draw Four everything fits."""
    return narrator("uno-end-wild") if text in {"W", "W4"} else half(text, narrator)


def arm(place: str, narrator: Narrator) -> str:
    """Return an arm of the start double in words; empty for the start double itself."""
    return narrator("uno-arm", arm=place) if place in ARMS else ""


def _laid(event: events.TileLaid) -> Sentence:
    if event.place == "C":
        return Sentence("uno-laid-start", name="seat", tile="tile")
    return Sentence("uno-laid", name="seat", tile="tile", arm="place")


FIELDS: Fields = {"half": half, "end": end, "arm": arm, "place": arm}
EVENTS: Events = {
    events.StartFound: Sentence("uno-start-found", name="seat", tile="tile"),
    events.StartDrawn: Sentence("uno-start-drawn", name="seat", tile="tile", draws="draws"),
    events.TakenFrom: Either(
        "tile",
        Sentence("uno-taken-from-you", name="seat", tile="tile"),
        Sentence("uno-taken-from", name="seat", victim="victim"),
    ),
    events.Returned: Sentence("uno-returned", name="seat"),
    events.TileLaid: _laid,
    events.Drew: Either(
        "tiles",
        Sentence("uno-drew-yourself", tiles="tiles", why="why"),
        Sentence("uno-drew", name="seat", count="count", why="why"),
    ),
    events.Kept: Sentence("uno-kept", name="seat"),
    events.Passed: Sentence("uno-passed", name="seat"),
    events.Reversed: Sentence("uno-reversed", direction="direction"),
    events.Skipped: Sentence("uno-skipped", name="seat"),
    events.ArmClosed: Sentence("uno-arm-closed", arm="place"),
    events.Called: Sentence("uno-called", name="seat"),
    events.Caught: Sentence("uno-caught", name="seat", culprit="culprit"),
    events.Challenged: Either(
        "guilty",
        Sentence("uno-challenge-guilty", name="seat", layer="layer"),
        Sentence("uno-challenge-innocent", name="seat", layer="layer"),
    ),
    events.HandShown: Either("tiles", Sentence("uno-hand-shown", layer="layer", tiles="tiles"), None),
    events.TakenBack: Sentence("uno-taken-back", name="seat", arm="place"),
    events.Accepted: Sentence("uno-accepted", name="seat"),
}


def _short_arm(event: events.TileLaid | events.TakenBack, narrator: Narrator) -> str:
    """Return the letter of the arm where a tile was laid; empty for the start double itself."""
    return narrator("uno-arm-short", arm=event.place) if event.place in ARMS else ""


def _drawn(event: events.Drew) -> Telling:
    """Tell a penalty by a sentence, except to the seat that drew: it sees the tiles."""
    if event.why == "foul" and not event.tiles:
        return Sentence("uno-brief-penalty", name="seat", count="count")
    return DRAW


BRIEFS: Events = {
    events.StartFound: Sentence("uno-brief-start-found", name="seat"),
    events.StartDrawn: Sentence("uno-brief-start-drawn", name="seat", draws="draws"),
    events.TakenFrom: Either(
        "tile",
        Sentence("uno-brief-taken-from-you", name="seat", tile="tile"),
        Sign("🔄", "victim"),
    ),
    events.Returned: Sign("↩"),
    events.TileLaid: Sign("", "tile", _short_arm),
    events.Drew: _drawn,
    events.Kept: IDLE,
    events.Passed: IDLE,
    events.Reversed: Sign("🔁"),
    events.Skipped: Sign("⏭"),
    events.ArmClosed: Sentence("uno-brief-arm-closed", arm="place"),
    events.Called: Sign("📣", last=True),
    events.Caught: Sentence("uno-brief-caught", name="seat", culprit="culprit"),
    events.Challenged: Either(
        "guilty",
        Sentence("uno-brief-guilty", name="seat", layer="layer"),
        Sentence("uno-brief-innocent", name="seat"),
    ),
    events.HandShown: Either("tiles", Sentence("uno-brief-hand-shown", layer="layer", tiles="tiles"), None),
    events.TakenBack: Sign("↩", "tile", _short_arm),
    events.Accepted: None,
}


class UnoDominos(Presenter):
    """The words of UNO Dominos."""

    prefix: ClassVar[str] = "uno"
    cover: ClassVar[str] = "W-W"
    events = EVENTS
    briefs = BRIEFS
    unit: ClassVar[str] = "points"
    fields = FIELDS

    # -- tiles ---------------------------------------------------------------------------------

    def tile(self, tile: str, narrator: Narrator) -> str:
        first, second = tile.split("-")
        if first == second:
            return narrator("uno-double", half=half(first, narrator))
        return narrator("uno-single", first=half(first, narrator), second=half(second, narrator))

    def weight(self, tile: str, options: UnoOptions) -> int:
        return compiled(options).points[tile]

    # -- moves ---------------------------------------------------------------------------------

    def lays(self, view: View, narrator: Narrator) -> list[Act]:
        numbers = {tile: number for number, tile in reversed(list(enumerate(view.hand, 1)))}
        moves = of_verb(view, "lay", "return")
        moves.sort(key=lambda move: (numbers[move.tile], ARMS.find(move.place)))
        either = Counter((move.tile, move.place) for move in moves)
        return [
            self._lay(move, numbers[move.tile], view, narrator, either=either[move.tile, move.place] > 1)
            for move in moves
        ]

    def _lay(self, move: Move, number: int, view: View, narrator: Narrator, *, either: bool) -> Act:
        """Return the act of a move that lays or returns the tile of this ``number``.

        Args:
            either: whether either half of the tile may join there. Then the short label also names the half.
        """
        act = self._named(move, number, view, narrator)
        if move.verb == "return":
            return replace(act, end="↩")
        if move.place == "C":
            return replace(act, end=narrator("act-middle"))
        short = narrator("uno-arm-short", arm=move.place)
        joins = half_in_signs(move.text.partition("-")[0], narrator)
        return replace(act, end=narrator("uno-act-either", end=short, half=joins) if either else short)

    def _named(self, move: Move, number: int, view: View, narrator: Narrator) -> Act:
        head, num = narrator("act-tile", number=number, tile=self.tile(move.tile, narrator)), str(number)
        if move.verb == "return":
            label = narrator("uno-act-return", head=head)
            return Act(move.text, label, tile=move.tile, head=head, number=num)
        if move.place == "C":
            label = narrator("uno-act-start", head=head)
            return Act(move.text, label, tile=move.tile, head=head, style="primary", number=num)
        laid = move.text.partition("@")[0]
        effect = compiled(view.options).consequences[move.code].effect
        joining = narrator("act-tile", number=number, tile=self.tile(laid, narrator))
        label = narrator("uno-act-lay", head=joining, arm=arm(move.place, narrator), effect=effect)
        detail = narrator("uno-act-detail", end=end(view.ends[move.place], narrator), effect=effect)
        return Act(move.text, label, detail, move.tile, head, "primary", number=num)

    def acts(self, view: View, narrator: Narrator) -> list[Act]:
        assert isinstance(view, UnoView)
        return [
            Act(
                move.text,
                self._act_label(move, view, narrator),
                style=STYLES[move.verb],
                shout=move.verb in SHOUTS,
            )
            for move in of_verb(view, *STYLES)
            if move.verb != "call" or not _too_early(view)
        ]

    def _act_label(self, move: Move, view: UnoView, narrator: Narrator) -> str:
        if move.verb == "catch":
            return narrator("uno-act-catch", name=narrator.name(int(move.place)))
        if move.verb == "pass" and view.drawn:
            return narrator("uno-act-keep")
        return narrator(f"uno-act-{move.verb}")

    def shouts(self, view: View, narrator: Narrator) -> list[Act]:
        assert isinstance(view, UnoView)
        catches = [
            (f"catch:{seat}", narrator("uno-act-catch", name=narrator.name(seat))) for seat in view.must_call
        ]
        few = [("call", narrator("uno-act-call"))] if any(size <= 2 for size in view.hand_sizes) else []
        shouts = [*few, *catches]
        return [Act(text, label, style="danger", shout=True) for text, label in shouts]

    # -- duties and turns ------------------------------------------------------------------------

    def duty(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, UnoView)
        verbs = {move.verb for move in view.legal}
        shout = ""
        if view.seat in view.must_call:
            shout = narrator("uno-duty-forgot")
        elif "call" in verbs and not _too_early(view):
            shout = narrator("uno-duty-call")
        return "\n".join(filter(None, [self._asked(view, verbs, narrator), shout]))

    def _asked(self, view: UnoView, verbs: set[str], narrator: Narrator) -> str:
        if view.seat not in view.waiting:
            return narrator("uno-duty-wait", waiting=narrator.all(view.waiting))
        if view.pending is not None:
            return narrator(f"uno-duty-{view.pending}")
        if view.drawn:
            return narrator("uno-duty-drawn", tile=self.tile(view.drawn, narrator))
        if not view.laid:
            return narrator("uno-duty-start")
        if "lay" in verbs:
            return narrator("uno-duty-lay-or-draw" if "draw" in verbs else "uno-duty-lay")
        fits = narrator.localizer.either(dict.fromkeys(end(half_, narrator) for half_ in view.ends.values()))
        return narrator("uno-duty-draw" if "draw" in verbs else "uno-duty-pass", ends=fits)

    def why_not(self, view: View, since: Sequence[Event], narrator: Narrator) -> str:
        assert isinstance(view, UnoView)
        found = reason(view, since)
        if found is None:
            return ""
        tile, place = self.tile(found.tile, narrator), arm(found.arm, narrator)
        return narrator(f"uno-why-{found.kind}", tile=tile, arm=place)

    def waiting(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, UnoView)
        doing = "decide" if view.deciding else "turn"
        asked = view.pending or (doing if view.laid else "start")
        return narrator(f"uno-waiting-{asked}", name=narrator.all(view.waiting))

    # -- pictures in words ---------------------------------------------------------------------

    def ends(self, view: View, narrator: Narrator) -> str:
        return narrator.localizer.listing(
            narrator("alt-end", place=arm(place, narrator), end=end(view.ends[place], narrator))
            for place in ARMS
            if place in view.ends
        )

    def alt_table(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, UnoView)
        last = view.laid[-1] if view.laid else None
        table = narrator(
            "uno-alt-table",
            ends=self.ends(view, narrator),
            open=len(view.ends),
            laid=len(view.laid),
            last=self.tile(last.tile, narrator) if last else "-",
            place=arm(last.place, narrator) if last else "-",
            layer=narrator.mover(last.seat) if last else "-",
            direction=view.direction,
            stock=view.stock_size,
        )
        return self.with_teams(table, view, narrator)

    def decisive(self, finished: Finished, left: Sequence[int]) -> Seat:
        if finished.outcome.won_by is Reason.DEAD_END:
            return next(laid.seat for laid in reversed(finished.view.laid) if laid.tile == DEAD_END_TILE)
        return super().decisive(finished, left)

    def count(self, finished: Finished) -> list[Shown]:
        points = compiled(finished.view.options).points
        return [Shown(hand, tuple(points[tile] for tile in hand)) for hand in finished.hands]

    def rules(self, options: UnoOptions, localizer: Localizer) -> list[str]:
        effective = asdict(options) | ruling(options)._asdict()
        values: dict[str, Value] = {name: selector(value) for name, value in effective.items()}
        return [localizer(f"uno-rules-{part}", **values) for part in RULES]

    def examples(self, options: UnoOptions, localizer: Localizer) -> list[tuple[View, str]]:
        return [
            (uno_examples.position(example), localizer(f"uno-example-{example.key}"))
            for example in uno_examples.chosen(options)
        ]

    def picture_words(self, localizer: Localizer) -> dict[str, str]:
        letters = {f"arm-{place}": localizer("uno-arm-short", arm=place) for place in ARMS}
        return letters | {"uno": localizer("uno-mark")}


def _too_early(view: UnoView) -> bool:
    """Return whether a shout now would come to nothing: two domos are left, and none of them can be laid."""
    return len(view.hand) == 2 and not of_verb(view, "lay") and view.seat not in view.must_call


STYLES: Mapping[str, Emphasis] = {
    "draw": "primary",
    "pass": "secondary",
    "accept": "secondary",
    "challenge": "danger",
    "call": "danger",
    "catch": "danger",
}
"""The moves without a tile, in the hand's order, with their buttons' styles."""


PRESENTER = UnoDominos()
