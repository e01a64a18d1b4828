"""Domino 4 in words: its tiles, its events, its moves. Decides nothing: the view says what is legal.

What lies face down is never named here but to its layer, in the hand and in the buttons that lay it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import singledispatchmethod
from typing import ClassVar

from bot.games import four_examples
from bot.games.presenter import Act, Emphasis, Narrator, Presenter, of_verb
from bot.localizer import Localizer, Value
from engine import SHOUTS, Event, Finished, IllegalMove, Move, View
from engine.games.domino_four import events
from engine.games.domino_four.grid import CORNERS, JOINTS, OPPOSITE
from engine.games.domino_four.options import FourOptions
from engine.games.domino_four.tiles import COVERED, FACES, JOKER
from engine.games.domino_four.view import FourView, Opening
from render import Shown

ARMS = "EW"
SIDES = "NESW"
RULES = ("aim", "start", "joining", "changing", "place", "turn", "last", "end")
"""The paragraphs of the rules, in the order they are read; each option that is on adds its own."""
STYLES: Mapping[str, Emphasis] = {
    "accept": "success",
    "accuse": "danger",
    "draw": "primary",
    "pass": "secondary",
    "call": "danger",
}
"""The moves without a tile, in the order they stand on the hand, and their buttons' colours."""


class DominoFour(Presenter):
    """The words of Domino 4."""

    name: ClassVar[str] = "domino-4"
    prefix: ClassVar[str] = "four"

    # -- tiles ---------------------------------------------------------------------------------

    def tile(self, tile: str, narrator: Narrator) -> str:
        return spoken(tile, narrator.localizer)

    def weight(self, tile: str, options: FourOptions) -> int:
        """Return the pips, as nothing is counted in this game; the least for a joker, which is best kept."""
        return FACES[tile].low + FACES[tile].high if tile in FACES else -1

    # -- events --------------------------------------------------------------------------------

    @singledispatchmethod
    def _tell(self, event: Event, narrator: Narrator) -> str | None:
        return None

    def tell(self, event: Event, narrator: Narrator) -> str | None:
        return self._tell(event, narrator)

    @_tell.register
    def _(self, event: events.LeadFound, narrator: Narrator) -> str:
        return narrator("four-lead-found", name=narrator.name(event.seat))

    @_tell.register
    def _(self, event: events.TileLaid, narrator: Narrator) -> str:
        tile = spoken(event.tile, narrator.localizer)
        return narrator("four-laid", name=narrator.name(event.seat), tile=tile, arm=event.arm)

    @_tell.register
    def _(self, event: events.JokerLaid, narrator: Narrator) -> str:
        return self._asking("four-joker-laid", event, narrator)

    @_tell.register
    def _(self, event: events.Covered, narrator: Narrator) -> str:
        return self._asking("four-covered", event, narrator)

    def _asking(self, key: str, event: events.JokerLaid | events.Covered, narrator: Narrator) -> str:
        named = narrator("four-colour", colour=event.colour)
        return narrator(key, name=narrator.name(event.seat), arm=event.arm, colour=named)

    @_tell.register
    def _(self, event: events.CornerstoneLaid, narrator: Narrator) -> str:
        tile = spoken(event.tile, narrator.localizer)
        return narrator("four-cornerstone-laid", name=narrator.name(event.seat), tile=tile)

    @_tell.register
    def _(self, event: events.Drew, narrator: Narrator) -> str:
        if event.tile:
            return narrator("four-drew-yourself", tile=spoken(event.tile, narrator.localizer))
        return narrator("four-drew", name=narrator.name(event.seat), why=event.why)

    @_tell.register
    def _(self, event: events.Passed, narrator: Narrator) -> str:
        return narrator("four-passed", name=narrator.name(event.seat), why=event.why)

    @_tell.register
    def _(self, event: events.TwoAllowed, narrator: Narrator) -> str:
        return narrator("four-two-allowed")

    @_tell.register
    def _(self, event: events.Called, narrator: Narrator) -> str:
        return narrator("four-called", name=narrator.name(event.seat))

    @_tell.register
    def _(self, event: events.KeptSilent, narrator: Narrator) -> str:
        return narrator("four-kept-silent", name=narrator.name(event.seat))

    @_tell.register
    def _(self, event: events.Skipped, narrator: Narrator) -> str:
        return narrator("four-skipped", name=narrator.name(event.seat))

    @_tell.register
    def _(self, event: events.Accepted, narrator: Narrator) -> str:
        return narrator("four-accepted", name=narrator.name(event.seat), bluffer=narrator.name(event.bluffer))

    @_tell.register
    def _(self, event: events.Believed, narrator: Narrator) -> str:
        return narrator("four-believed", name=narrator.name(event.seat))

    @_tell.register
    def _(self, event: events.Accused, narrator: Narrator) -> str:
        key = "four-accused-truth" if event.truth else "four-accused-lie"
        return narrator(
            key,
            name=narrator.name(event.seat),
            bluffer=narrator.name(event.bluffer),
            tile=spoken(event.tile, narrator.localizer),
        )

    @_tell.register
    def _(self, event: events.TakenBack, narrator: Narrator) -> str:
        tile = spoken(event.tile, narrator.localizer)
        return narrator("four-taken-back", name=narrator.name(event.seat), tile=tile)

    @_tell.register
    def _(self, event: events.Gave, narrator: Narrator) -> str:
        names = {"name": narrator.name(event.seat), "receiver": narrator.name(event.receiver)}
        if not event.tile:
            return narrator("four-gave", **names)
        return narrator("four-gave-seen", tile=spoken(event.tile, narrator.localizer), **names)

    # -- moves ---------------------------------------------------------------------------------

    def lays(self, view: View, narrator: Narrator) -> list[Act]:
        assert isinstance(view, FourView)
        numbers = {tile: number for number, tile in reversed(list(enumerate(view.hand, 1)))}
        openings = {opening.cell: opening for opening in view.openings}
        turns: Counter[tuple[str, str]] = Counter()
        found = []
        for move in of_verb(view, "lay", "bluff", "give"):
            opening = openings.get(_cell(move))
            turn = turns[move.tile, _cell(move)]
            turns[move.tile, _cell(move)] += 1
            order = (move.verb != "lay", numbers[move.tile], *_rank(opening, turn, as_joker=_as_joker(move)))
            found.append((order, self._lay(move, numbers[move.tile], opening, view, narrator.localizer)))
        return [act for _, act in sorted(found, key=lambda pair: pair[0])]

    def _lay(
        self, move: Move, number: int, opening: Opening | None, view: FourView, localizer: Localizer
    ) -> Act:
        head = localizer("act-tile", number=number, tile=spoken(move.tile, localizer))
        if move.verb == "give":
            return Act(move.text, localizer("four-act-give", head=head), tile=move.tile, head=head)
        spot, tile = _cell(move) if _as_joker(move) else move.place, move.tile
        style: Emphasis = "primary"
        if move.verb == "bluff":
            head, style, tile = localizer("four-act-covered", head=head), "secondary", f"{COVERED}{move.tile}"
        place = _place(move, opening, view, localizer)
        label = localizer("four-act-lay", head=head, place=place)
        return Act(move.text, label, "", tile, head, style, spot=spot, place=place)

    def acts(self, view: View, narrator: Narrator) -> list[Act]:
        moves = {move.verb: move for move in of_verb(view, *STYLES)}
        return [_act(verb, narrator) for verb in STYLES if verb in moves]

    def shouts(self, view: View, narrator: Narrator) -> list[Act]:
        assert isinstance(view, FourView)
        asked = ["accept", "accuse"] if view.pending == "bluff" else []
        few = ["call"] if any(size <= 2 for size in view.hand_sizes) else []
        return [_act(verb, narrator) for verb in asked + few]

    # -- what is asked -------------------------------------------------------------------------

    def duty(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, FourView)
        verbs = {move.verb for move in view.legal}
        call = ""
        if "call" in verbs:
            call = narrator("four-duty-forgot" if len(view.hand) == 1 else "four-duty-call")
        silent = narrator("four-duty-silent") if view.seat in view.to_skip else ""
        return "\n".join(filter(None, [self._asked(view, verbs, narrator), call, silent]))

    def _asked(self, view: FourView, verbs: set[str], narrator: Narrator) -> str:
        if view.seat not in view.waiting:
            return narrator("four-duty-wait", waiting=narrator.all(view.waiting))
        if view.pending is not None:
            return self._question(view, narrator)
        ends = _ends(view, narrator.localizer)
        if view.two_tiles and "pass" in verbs and view.passes == 0:
            return narrator("four-duty-second", ends=ends)
        ways = {"lay", "bluff"} & verbs
        if not ways:
            return narrator("four-duty-draw" if "draw" in verbs else "four-duty-pass", ends=ends)
        if {"draw", "pass"} & verbs:  # what fits at an end must be laid: these are cornerstones and bluffs
            way = "both" if len(ways) > 1 else "corner" if "lay" in ways else "bluff"
            return narrator("four-duty-may", ways=way, ends=ends, stock=view.stock_size)
        return narrator("four-duty-two" if view.two_tiles else "four-duty-lay", ends=ends)

    def _question(self, view: FourView, narrator: Narrator) -> str:
        if view.pending == "bluff":
            colour = narrator("four-colour", colour=view.laid[-1].place.partition(":")[2])
            return narrator("four-duty-bluff", name=narrator.name(view.turn), colour=colour)
        receiver = "" if view.receiver is None else narrator.name(view.receiver)
        key = "four-duty-truth" if view.pending == "truth" else "four-duty-lie"
        return narrator(key, receiver=receiver)

    def waiting(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, FourView)
        asked = view.pending or ("two" if view.two_tiles else "turn")
        receiver = "" if view.receiver is None else narrator.name(view.receiver)
        return narrator(
            f"four-waiting-{asked}",
            name=narrator.all(view.waiting),
            count=len(view.waiting),
            bluffer=narrator.name(view.turn),
            receiver=receiver,
        )

    def refusal_values(self, error: IllegalMove, narrator: Narrator) -> dict[str, Value]:
        values = super().refusal_values(error, narrator)
        if "end" in values:
            values["end"] = end(str(values["end"]), narrator.localizer)
        return values

    # -- pictures in words ---------------------------------------------------------------------

    def alt_table(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, FourView)
        last, localizer = view.laid[-1], narrator.localizer
        cell = last.place.partition(":")[0]
        arm = next((arm for arm in ARMS if view.tips[arm] == cell), "")
        colour = last.place.partition(":")[2]
        return narrator(
            "four-alt-table",
            ends=_ends(view, localizer),
            laid=len(view.laid) - 1,
            last=spoken(last.tile, localizer),
            where=arm or "middle",
            colour=localizer("four-colour", colour=colour) if colour in COLOURS else "",
            asked="yes" if colour in COLOURS else "no",
            layer=narrator.name(last.seat),
            covered=len(view.face_down),
            stock=view.stock_size,
        )

    def count(self, finished: Finished) -> list[Shown]:
        return [Shown(hand, ()) for hand in finished.hands]

    def target(self, options: FourOptions, localizer: Localizer) -> tuple[int, str]:
        return options.rounds_to_win, localizer("four-target", rounds=options.rounds_to_win)

    def rules(self, options: FourOptions, localizer: Localizer) -> list[str]:
        added = [name for name in ("hoeksteen", "blufjoker") if getattr(options, name)]
        values: dict[str, Value] = {
            "rounds": options.rounds_to_win,
            "blufjoker": str(options.blufjoker).lower(),
        }
        return [localizer(f"four-rules-{part}", **values) for part in (*RULES, *added)]

    def examples(self, options: FourOptions, localizer: Localizer) -> list[tuple[View, str]]:
        return [
            (four_examples.position(example), localizer(f"four-example-{example.key}"))
            for example in four_examples.chosen(options)
        ]

    def picture_words(self, localizer: Localizer) -> dict[str, str]:
        letters = {f"arm-{arm}": localizer("four-arm-short", arm=arm) for arm in ARMS}
        return letters | {"last": localizer("four-mark")}


COLOURS = ("red", "green", "yellow", "blue")


def spoken(tile: str, localizer: Localizer) -> str:
    """Return a tile in words: ``r1-3`` is red 1-3; what lies face down is only that."""
    if tile == JOKER:
        return localizer("four-joker")
    if tile == COVERED:
        return localizer("four-face-down")
    face = FACES[tile]
    return localizer("four-tile", colour=face.letter, low=face.low, high=face.high)


def end(half: str, localizer: Localizer) -> str:
    """Return what an end asks for, in words."""
    if half.startswith("joker:"):
        return localizer(
            "four-end-colour", colour=localizer("four-colour", colour=half.removeprefix("joker:"))
        )
    if half in {"white", "joker"}:
        return localizer("four-end-plain", half=half)
    return localizer("four-end-half", colour=half[0], pips=half[1])


def _ends(view: FourView, localizer: Localizer) -> str:
    return "; ".join(
        localizer("four-end", arm=arm, end=end(view.ends[arm], localizer))
        if arm in view.ends
        else localizer("four-end-dead", arm=arm)
        for arm in ARMS
    )


def _act(verb: str, narrator: Narrator) -> Act:
    return Act(verb, narrator(f"four-act-{verb}"), style=STYLES[verb], shout=verb in SHOUTS)


def _cell(move: Move) -> str:
    return move.place.partition(":")[0]


def _as_joker(move: Move) -> bool:
    return move.verb == "bluff" or move.tile == JOKER


def _rank(opening: Opening | None, turn: int, *, as_joker: bool) -> tuple[int, int, int]:
    """Return where a lay stands among those of its tile: straight on, corners, cornerstones last."""
    if opening is None:
        return 2, turn, 0
    arm = ARMS.index(opening.arm)
    return (int(not opening.straight), arm, turn) if as_joker else (int(not opening.straight), turn, arm)


def _place(move: Move, opening: Opening | None, view: FourView, localizer: Localizer) -> str:
    """Return where a lay goes, in words; of a joker first which colour it asks for."""
    turn = move.place.partition(":")[2]
    if opening is None:
        return localizer("four-place-cornerstone")
    entry = SIDES.index(opening.entry)
    way = "straight" if opening.straight else SIDES[OPPOSITE[entry]]
    if _as_joker(move):
        colour = localizer("four-colour", colour=turn)
        return localizer("four-place-joker", colour=colour, arm=opening.arm, way=way)
    joint = JOINTS[CORNERS.index(turn)][entry]
    face = FACES[move.tile]
    joins = face.low if joint.lower_joins else face.high
    either = view.ends[opening.arm].startswith("joker") and face.low != face.high
    return localizer(
        "four-place",
        arm=opening.arm,
        way=way,
        turn=SIDES[joint.exits[1]],
        joins=joins,
        either="yes" if either else "no",
    )
