"""UNO Dominos in words: its domos, its events, its moves. Decides nothing: the view says what is legal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from functools import singledispatchmethod
from typing import Any, ClassVar

from bot.games import uno_examples
from bot.games.base import SHOUTS, Act, Presenter, Voice, of_verb
from bot.words import Value, Words
from engine import Event, IllegalMove, Move, Outcome, Round, Seat, View
from engine.games.uno_dominos import events
from engine.games.uno_dominos.options import UnoOptions, ruling
from engine.games.uno_dominos.rules import compiled
from engine.games.uno_dominos.view import UnoView
from render import Shown

ARMS = "NESW"
DEAD_END = "DE-DE"
RULES = ("aim", "start", "joining", "turn", "symbols", "four", "call", "end", "score")
"""The paragraphs of the rules, in the order they are read."""


class UnoDominos(Presenter):
    """The words of UNO Dominos."""

    name: ClassVar[str] = "uno-dominos"
    prefix: ClassVar[str] = "uno"
    arrivals: ClassVar[frozenset[str]] = frozenset({"call", "catch"})
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "nl": {},
        "fr": {"sheet": "fr"},
        "blind": {"blind_street": True},
        "active": {"symbol_acts": "joined"},
    }

    # -- tiles ---------------------------------------------------------------------------------

    def tile(self, tile: str, voice: Voice) -> str:
        first, second = tile.split("-")
        if first == second:
            return voice("uno-double", half=half(first, voice.words))
        return voice("uno-single", first=half(first, voice.words), second=half(second, voice.words))

    def weight(self, tile: str, options: UnoOptions) -> int:
        return compiled(options).points[tile]

    # -- events --------------------------------------------------------------------------------

    def feats(self, event: Event) -> Iterable[tuple[Seat, str]]:
        match event:
            case events.Called():
                return [(event.seat, "uno-called")]
            case events.Caught():
                return [(event.seat, "uno-caught"), (event.culprit, "uno-missed")]
            case _:
                return ()

    @singledispatchmethod
    def _tell(self, event: Event, voice: Voice) -> str | None:
        return None

    def tell(self, event: Event, voice: Voice) -> str | None:
        return self._tell(event, voice)

    @_tell.register
    def _(self, event: events.StartFound, voice: Voice) -> str:
        return voice("uno-start-found", name=voice.name(event.seat), tile=self.tile(event.tile, voice))

    @_tell.register
    def _(self, event: events.StartDrawn, voice: Voice) -> str:
        return voice(
            "uno-start-drawn",
            name=voice.name(event.seat),
            tile=self.tile(event.tile, voice),
            draws=event.draws,
        )

    @_tell.register
    def _(self, event: events.TakenFrom, voice: Voice) -> str | None:
        name, victim = voice.name(event.seat), voice.name(event.victim)
        if not event.tile:
            return voice("uno-taken-from", name=name, victim=victim)
        return voice("uno-taken-from-you", name=name, tile=self.tile(event.tile, voice))

    @_tell.register
    def _(self, event: events.Returned, voice: Voice) -> str:
        return voice("uno-returned", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: events.TileLaid, voice: Voice) -> str:
        key = "uno-laid-start" if event.place == "C" else "uno-laid"
        return voice(
            key,
            name=voice.name(event.seat),
            tile=self.tile(event.tile, voice),
            arm=arm(event.place, voice.words),
        )

    @_tell.register
    def _(self, event: events.Drew, voice: Voice) -> str:
        if event.tiles:
            return voice("uno-drew-yourself", tiles=", ".join(self.tile(tile, voice) for tile in event.tiles))
        return voice("uno-drew", name=voice.name(event.seat), count=event.count, why=event.why)

    @_tell.register
    def _(self, event: events.Kept, voice: Voice) -> str:
        return voice("uno-kept", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: events.Passed, voice: Voice) -> str:
        return voice("uno-passed", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: events.Reversed, voice: Voice) -> str:
        return voice("uno-reversed", direction=event.direction)

    @_tell.register
    def _(self, event: events.Skipped, voice: Voice) -> str:
        return voice("uno-skipped", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: events.ArmClosed, voice: Voice) -> str:
        return voice("uno-arm-closed", arm=arm(event.place, voice.words))

    @_tell.register
    def _(self, event: events.Called, voice: Voice) -> str:
        return voice("uno-called", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: events.Caught, voice: Voice) -> str:
        return voice("uno-caught", name=voice.name(event.seat), culprit=voice.name(event.culprit))

    @_tell.register
    def _(self, event: events.Challenged, voice: Voice) -> str:
        key = "uno-challenge-guilty" if event.guilty else "uno-challenge-innocent"
        return voice(key, name=voice.name(event.seat), layer=voice.name(event.layer))

    @_tell.register
    def _(self, event: events.HandShown, voice: Voice) -> str | None:
        if not event.tiles:
            return None
        tiles = ", ".join(self.tile(tile, voice) for tile in event.tiles)
        return voice("uno-hand-shown", layer=voice.name(event.layer), tiles=tiles)

    @_tell.register
    def _(self, event: events.TakenBack, voice: Voice) -> str:
        return voice("uno-taken-back", name=voice.name(event.seat), arm=arm(event.place, voice.words))

    @_tell.register
    def _(self, event: events.Accepted, voice: Voice) -> str:
        return voice("uno-accepted", name=voice.name(event.seat))

    # -- moves ---------------------------------------------------------------------------------

    def lays(self, view: View, voice: Voice) -> list[Act]:
        numbers = {tile: number for number, tile in reversed(list(enumerate(view.hand, 1)))}
        moves = of_verb(view, "lay", "return")
        moves.sort(key=lambda move: (numbers[move.tile], ARMS.find(move.place)))
        return [self._lay(move, numbers[move.tile], view, voice) for move in moves]

    def _lay(self, move: Move, number: int, view: View, voice: Voice) -> Act:
        words = voice.words
        head = words("act-tile", number=number, tile=self.tile(move.tile, voice))
        if move.verb == "return":
            return Act(move.text, words("uno-act-return", head=head), tile=move.tile, head=head)
        if move.place == "C":
            label = words("uno-act-start", head=head)
            return Act(move.text, label, tile=move.tile, head=head, style="primary")
        laid = move.text.partition("@")[0]
        effect = compiled(view.options).consequences[move.code].effect
        joining = words("act-tile", number=number, tile=self.tile(laid, voice))
        label = words("uno-act-lay", head=joining, arm=arm(move.place, words), effect=effect)
        detail = words("uno-act-detail", end=end(view.ends[move.place], words), effect=effect)
        return Act(move.text, label, detail, move.tile, head, "primary")

    def acts(self, view: View, voice: Voice) -> list[Act]:
        assert isinstance(view, UnoView)
        return [
            Act(
                move.text,
                self._act_label(move, view, voice),
                style=STYLES[move.verb],
                shout=move.verb in SHOUTS,
            )
            for move in of_verb(view, *STYLES)
        ]

    def _act_label(self, move: Move, view: UnoView, voice: Voice) -> str:
        if move.verb == "catch":
            return voice("uno-act-catch", name=voice.name(int(move.place)))
        if move.verb == "pass" and view.drawn:
            return voice("uno-act-keep")
        return voice(f"uno-act-{move.verb}")

    def shouts(self, view: View, voice: Voice) -> list[Act]:
        assert isinstance(view, UnoView)
        catches = [
            (f"catch:{seat}", voice("uno-act-catch", name=voice.name(seat))) for seat in view.must_call
        ]
        shouts = [("call", voice("uno-act-call")), *catches]
        return [Act(text, label, style="danger", shout=True) for text, label in shouts]

    def owed(self, view: View) -> str:
        assert isinstance(view, UnoView)
        return "call" if view.seat in view.must_call else ""

    # -- what is asked -------------------------------------------------------------------------

    def duty(self, view: View, voice: Voice) -> str:
        assert isinstance(view, UnoView)
        verbs = {move.verb for move in view.legal}
        shout = ""
        if "call" in verbs:
            shout = voice("uno-duty-call" if view.seat in view.waiting else "uno-duty-forgot")
        return "\n".join(filter(None, [self._asked(view, verbs, voice), shout]))

    def _asked(self, view: UnoView, verbs: set[str], voice: Voice) -> str:
        if view.seat not in view.waiting:
            return voice("uno-duty-wait", waiting=voice.all(view.waiting))
        if view.pending is not None:
            return voice(f"uno-duty-{view.pending}")
        if view.drawn:
            return voice("uno-duty-drawn", tile=self.tile(view.drawn, voice))
        if not view.laid:
            return voice("uno-duty-start")
        if "lay" in verbs:
            return voice("uno-duty-lay-or-draw" if "draw" in verbs else "uno-duty-lay")
        fits = voice.words.either(dict.fromkeys(end(half_, voice.words) for half_ in view.ends.values()))
        return voice("uno-duty-draw" if "draw" in verbs else "uno-duty-pass", ends=fits)

    def waiting(self, view: View, voice: Voice) -> str:
        assert isinstance(view, UnoView)
        doing = "decide" if view.deciding else "turn"
        asked = view.pending or (doing if view.laid else "start")
        return voice(f"uno-waiting-{asked}", name=voice.all(view.waiting))

    def refusal_values(self, error: IllegalMove, voice: Voice) -> dict[str, Value]:
        values = super().refusal_values(error, voice)
        if "half" in values:
            values["half"] = half(str(values["half"]), voice.words)
        if "end" in values:
            values["end"] = end(str(values["end"]), voice.words)
        if "arm" in values:
            values["arm"] = arm(str(values["arm"]), voice.words)
        return values

    # -- pictures in words ---------------------------------------------------------------------

    def alt_table(self, view: View, voice: Voice) -> str:
        assert isinstance(view, UnoView)
        ends = voice.words.listing(
            voice("alt-end", place=arm(place, voice.words), end=end(view.ends[place], voice.words))
            for place in ARMS
            if place in view.ends
        )
        last = view.laid[-1] if view.laid else None
        return voice(
            "uno-alt-table",
            ends=ends,
            open=len(view.ends),
            laid=len(view.laid),
            last=self.tile(last.tile, voice) if last else "-",
            place=arm(last.place, voice.words) if last else "-",
            layer=voice.name(last.seat) if last else "-",
            direction=view.direction,
            stock=view.stock_size,
        )

    def ended(self, round: Round, outcome: Outcome, voice: Voice) -> str:
        view = round.view(None)
        assert isinstance(view.options, UnoOptions)
        if view.options.blind_street and any(laid.tile == DEAD_END for laid in view.laid):
            return voice("uno-round-dead-end", winners=voice.all(outcome.winners))
        return super().ended(round, outcome, voice)

    def count(self, round: Round) -> list[Shown]:
        points = compiled(round.view(None).options).points
        return [Shown(tuple(hand), tuple(points[tile] for tile in hand)) for hand in round.hands]

    def rules(self, options: UnoOptions, words: Words) -> list[str]:
        said = ruling(options)._asdict()
        values: dict[str, Value] = {name: _plain(value) for name, value in said.items()}
        values |= {name: _plain(value) for name, value in asdict(options).items() if value is not None}
        return [words(f"uno-rules-{part}", **values) for part in RULES]

    def examples(self, options: UnoOptions, words: Words) -> list[tuple[View, str]]:
        return [
            (uno_examples.position(example), words(f"uno-example-{example.key}"))
            for example in uno_examples.chosen(options)
        ]

    def picture_words(self, words: Words) -> dict[str, str]:
        letters = {f"arm-{place}": words("uno-arm-short", arm=place) for place in ARMS}
        return letters | {"uno": words("uno-mark")}


STYLES = {
    "draw": "primary",
    "pass": "secondary",
    "accept": "secondary",
    "challenge": "danger",
    "call": "danger",
    "catch": "danger",
}
"""The moves without a tile, in the order they stand on the hand, and their buttons' colours."""


def half(text: str, words: Words) -> str:
    """A half in words: ``g7`` is green 7, ``DE`` a Dead End."""
    if text in {"DE", "W", "W4"}:
        return words("uno-colourless", face=text)
    return words("uno-half", colour=text[0], face=text[1:])


def end(text: str, words: Words) -> str:
    """An open end in words: after a Wild or a Wild Draw Four anything fits."""
    return words("uno-end-wild") if text in {"W", "W4"} else half(text, words)


def arm(place: str, words: Words) -> str:
    """An arm of the start double in words; empty for the start double itself."""
    return words("uno-arm", arm=place) if place in ARMS else ""


def _plain(value: str | int | bool) -> Value:  # noqa: FBT001
    """A value as the locale files select by it: yes and no are words there."""
    return str(value).lower() if isinstance(value, bool) else value
