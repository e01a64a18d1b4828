"""UNO Dominos in words: its domos, its events, its moves. Decides nothing: the view says what is legal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from functools import singledispatchmethod
from typing import ClassVar

from bot.games import uno_examples
from bot.games.presenter import Act, Emphasis, Narrator, Presenter, of_verb
from bot.localizer import Localizer, Value
from engine import SHOUTS, Event, Finished, IllegalMove, Move, View
from engine.games.uno_dominos import events
from engine.games.uno_dominos.options import UnoOptions, ruling
from engine.games.uno_dominos.rules import compiled
from engine.games.uno_dominos.view import UnoView
from render import Shown

ARMS = "NESW"
RULES = ("aim", "start", "joining", "turn", "symbols", "four", "call", "end", "score")
"""The paragraphs of the rules, in the order they are read."""


class UnoDominos(Presenter):
    """The words of UNO Dominos."""

    name: ClassVar[str] = "uno-dominos"
    prefix: ClassVar[str] = "uno"

    # -- tiles ---------------------------------------------------------------------------------

    def tile(self, tile: str, narrator: Narrator) -> str:
        first, second = tile.split("-")
        if first == second:
            return narrator("uno-double", half=half(first, narrator.localizer))
        return narrator(
            "uno-single", first=half(first, narrator.localizer), second=half(second, narrator.localizer)
        )

    def weight(self, tile: str, options: UnoOptions) -> int:
        return compiled(options).points[tile]

    # -- events --------------------------------------------------------------------------------

    @singledispatchmethod
    def _tell(self, event: Event, narrator: Narrator) -> str | None:
        return None

    def tell(self, event: Event, narrator: Narrator) -> str | None:
        return self._tell(event, narrator)

    @_tell.register
    def _(self, event: events.StartFound, narrator: Narrator) -> str:
        return narrator(
            "uno-start-found", name=narrator.name(event.seat), tile=self.tile(event.tile, narrator)
        )

    @_tell.register
    def _(self, event: events.StartDrawn, narrator: Narrator) -> str:
        return narrator(
            "uno-start-drawn",
            name=narrator.name(event.seat),
            tile=self.tile(event.tile, narrator),
            draws=event.draws,
        )

    @_tell.register
    def _(self, event: events.TakenFrom, narrator: Narrator) -> str | None:
        name, victim = narrator.name(event.seat), narrator.name(event.victim)
        if not event.tile:
            return narrator("uno-taken-from", name=name, victim=victim)
        return narrator("uno-taken-from-you", name=name, tile=self.tile(event.tile, narrator))

    @_tell.register
    def _(self, event: events.Returned, narrator: Narrator) -> str:
        return narrator("uno-returned", name=narrator.name(event.seat))

    @_tell.register
    def _(self, event: events.TileLaid, narrator: Narrator) -> str:
        key = "uno-laid-start" if event.place == "C" else "uno-laid"
        return narrator(
            key,
            name=narrator.name(event.seat),
            tile=self.tile(event.tile, narrator),
            arm=arm(event.place, narrator.localizer),
        )

    @_tell.register
    def _(self, event: events.Drew, narrator: Narrator) -> str:
        if event.tiles:
            return narrator(
                "uno-drew-yourself", tiles=", ".join(self.tile(tile, narrator) for tile in event.tiles)
            )
        return narrator("uno-drew", name=narrator.name(event.seat), count=event.count, why=event.why)

    @_tell.register
    def _(self, event: events.Kept, narrator: Narrator) -> str:
        return narrator("uno-kept", name=narrator.name(event.seat))

    @_tell.register
    def _(self, event: events.Passed, narrator: Narrator) -> str:
        return narrator("uno-passed", name=narrator.name(event.seat))

    @_tell.register
    def _(self, event: events.Reversed, narrator: Narrator) -> str:
        return narrator("uno-reversed", direction=event.direction)

    @_tell.register
    def _(self, event: events.Skipped, narrator: Narrator) -> str:
        return narrator("uno-skipped", name=narrator.name(event.seat))

    @_tell.register
    def _(self, event: events.ArmClosed, narrator: Narrator) -> str:
        return narrator("uno-arm-closed", arm=arm(event.place, narrator.localizer))

    @_tell.register
    def _(self, event: events.Called, narrator: Narrator) -> str:
        return narrator("uno-called", name=narrator.name(event.seat))

    @_tell.register
    def _(self, event: events.Caught, narrator: Narrator) -> str:
        return narrator("uno-caught", name=narrator.name(event.seat), culprit=narrator.name(event.culprit))

    @_tell.register
    def _(self, event: events.Challenged, narrator: Narrator) -> str:
        key = "uno-challenge-guilty" if event.guilty else "uno-challenge-innocent"
        return narrator(key, name=narrator.name(event.seat), layer=narrator.name(event.layer))

    @_tell.register
    def _(self, event: events.HandShown, narrator: Narrator) -> str | None:
        if not event.tiles:
            return None
        tiles = ", ".join(self.tile(tile, narrator) for tile in event.tiles)
        return narrator("uno-hand-shown", layer=narrator.name(event.layer), tiles=tiles)

    @_tell.register
    def _(self, event: events.TakenBack, narrator: Narrator) -> str:
        return narrator(
            "uno-taken-back", name=narrator.name(event.seat), arm=arm(event.place, narrator.localizer)
        )

    @_tell.register
    def _(self, event: events.Accepted, narrator: Narrator) -> str:
        return narrator("uno-accepted", name=narrator.name(event.seat))

    # -- moves ---------------------------------------------------------------------------------

    def lays(self, view: View, narrator: Narrator) -> list[Act]:
        numbers = {tile: number for number, tile in reversed(list(enumerate(view.hand, 1)))}
        moves = of_verb(view, "lay", "return")
        moves.sort(key=lambda move: (numbers[move.tile], ARMS.find(move.place)))
        return [self._lay(move, numbers[move.tile], view, narrator) for move in moves]

    def _lay(self, move: Move, number: int, view: View, narrator: Narrator) -> Act:
        localizer = narrator.localizer
        head = localizer("act-tile", number=number, tile=self.tile(move.tile, narrator))
        if move.verb == "return":
            return Act(move.text, localizer("uno-act-return", head=head), tile=move.tile, head=head)
        if move.place == "C":
            label = localizer("uno-act-start", head=head)
            return Act(move.text, label, tile=move.tile, head=head, style="primary")
        laid = move.text.partition("@")[0]
        effect = compiled(view.options).consequences[move.code].effect
        joining = localizer("act-tile", number=number, tile=self.tile(laid, narrator))
        label = localizer("uno-act-lay", head=joining, arm=arm(move.place, localizer), effect=effect)
        detail = localizer("uno-act-detail", end=end(view.ends[move.place], localizer), effect=effect)
        return Act(move.text, label, detail, move.tile, head, "primary")

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
        shouts = [("call", narrator("uno-act-call")), *catches]
        return [Act(text, label, style="danger", shout=True) for text, label in shouts]

    # -- what is asked -------------------------------------------------------------------------

    def duty(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, UnoView)
        verbs = {move.verb for move in view.legal}
        shout = ""
        if "call" in verbs:
            shout = narrator("uno-duty-call" if view.seat in view.waiting else "uno-duty-forgot")
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
        fits = narrator.localizer.either(
            dict.fromkeys(end(half_, narrator.localizer) for half_ in view.ends.values())
        )
        return narrator("uno-duty-draw" if "draw" in verbs else "uno-duty-pass", ends=fits)

    def waiting(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, UnoView)
        doing = "decide" if view.deciding else "turn"
        asked = view.pending or (doing if view.laid else "start")
        return narrator(f"uno-waiting-{asked}", name=narrator.all(view.waiting))

    def refusal_values(self, error: IllegalMove, narrator: Narrator) -> dict[str, Value]:
        values = super().refusal_values(error, narrator)
        if "half" in values:
            values["half"] = half(str(values["half"]), narrator.localizer)
        if "end" in values:
            values["end"] = end(str(values["end"]), narrator.localizer)
        if "arm" in values:
            values["arm"] = arm(str(values["arm"]), narrator.localizer)
        return values

    # -- pictures in words ---------------------------------------------------------------------

    def alt_table(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, UnoView)
        ends = narrator.localizer.listing(
            narrator(
                "alt-end", place=arm(place, narrator.localizer), end=end(view.ends[place], narrator.localizer)
            )
            for place in ARMS
            if place in view.ends
        )
        last = view.laid[-1] if view.laid else None
        return narrator(
            "uno-alt-table",
            ends=ends,
            open=len(view.ends),
            laid=len(view.laid),
            last=self.tile(last.tile, narrator) if last else "-",
            place=arm(last.place, narrator.localizer) if last else "-",
            layer=narrator.name(last.seat) if last else "-",
            direction=view.direction,
            stock=view.stock_size,
        )

    def count(self, finished: Finished) -> list[Shown]:
        points = compiled(finished.view.options).points
        return [Shown(hand, tuple(points[tile] for tile in hand)) for hand in finished.hands]

    def rules(self, options: UnoOptions, localizer: Localizer) -> list[str]:
        localized = ruling(options)._asdict()
        values: dict[str, Value] = {name: _plain(value) for name, value in localized.items()}
        values |= {name: _plain(value) for name, value in asdict(options).items() if value is not None}
        return [localizer(f"uno-rules-{part}", **values) for part in RULES]

    def examples(self, options: UnoOptions, localizer: Localizer) -> list[tuple[View, str]]:
        return [
            (uno_examples.position(example), localizer(f"uno-example-{example.key}"))
            for example in uno_examples.chosen(options)
        ]

    def picture_words(self, localizer: Localizer) -> dict[str, str]:
        letters = {f"arm-{place}": localizer("uno-arm-short", arm=place) for place in ARMS}
        return letters | {"uno": localizer("uno-mark")}


STYLES: Mapping[str, Emphasis] = {
    "draw": "primary",
    "pass": "secondary",
    "accept": "secondary",
    "challenge": "danger",
    "call": "danger",
    "catch": "danger",
}
"""The moves without a tile, in the order they stand on the hand, and their buttons' colours."""


def half(text: str, localizer: Localizer) -> str:
    """Return a half in words: ``g7`` is green 7, ``DE`` a Dead End."""
    if text in {"DE", "W", "W4"}:
        return localizer("uno-colourless", face=text)
    return localizer("uno-half", colour=text[0], face=text[1:])


def end(text: str, localizer: Localizer) -> str:
    """Return an open end in words: after a Wild or a Wild Draw Four anything fits."""
    return localizer("uno-end-wild") if text in {"W", "W4"} else half(text, localizer)


def arm(place: str, localizer: Localizer) -> str:
    """Return an arm of the start double in words; empty for the start double itself."""
    return localizer("uno-arm", arm=place) if place in ARMS else ""


def _plain(value: str | int | bool) -> Value:  # noqa: FBT001
    """Return a value as the locale files select by it: yes and no are words there."""
    return str(value).lower() if isinstance(value, bool) else value
