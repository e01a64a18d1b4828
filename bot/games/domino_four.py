"""Domino 4 in words: its tiles, its events, its moves. Decides nothing: the view says what is legal.

What lies face down is never named here but to its layer, in the hand and in the buttons that lay it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import singledispatchmethod
from typing import Any, ClassVar

from bot.games import four_examples
from bot.games.base import SHOUTS, Act, Presenter, Voice, of_verb
from bot.words import Value, Words
from engine import Event, IllegalMove, Move, Round, Seat, View
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
STYLES = {"accept": "success", "accuse": "danger", "draw": "primary", "pass": "secondary", "call": "danger"}
"""The moves without a tile, in the order they stand on the hand, and their buttons' colours."""


class DominoFour(Presenter):
    """The words of Domino 4."""

    name: ClassVar[str] = "domino-4"
    prefix: ClassVar[str] = "four"
    arrivals: ClassVar[frozenset[str]] = frozenset({"call", "accuse", "accept"})
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "first": {},
        "corner": {"hoeksteen": True},
        "bluff": {"blufjoker": True},
        "full": {"hoeksteen": True, "blufjoker": True},
    }

    # -- tiles ---------------------------------------------------------------------------------

    def tile(self, tile: str, voice: Voice) -> str:
        return spoken(tile, voice.words)

    def weight(self, tile: str, options: FourOptions) -> int:
        """Nothing is counted in this game: the pips, and a joker last, which is best kept."""
        return FACES[tile].low + FACES[tile].high if tile in FACES else -1

    # -- events --------------------------------------------------------------------------------

    def feats(self, event: Event) -> Iterable[tuple[Seat, str]]:
        match event:
            case events.Called():
                return [(event.seat, "four-called")]
            case events.KeptSilent():
                return [(event.seat, "four-missed")]
            case events.Accused(truth=False):
                return [(event.seat, "four-unmasked"), (event.bluffer, "four-exposed")]
            case _:
                return ()

    @singledispatchmethod
    def _tell(self, event: Event, voice: Voice) -> str | None:
        return None

    def tell(self, event: Event, voice: Voice) -> str | None:
        return self._tell(event, voice)

    @_tell.register
    def _(self, event: events.LeadFound, voice: Voice) -> str:
        return voice("four-lead-found", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: events.TileLaid, voice: Voice) -> str:
        tile = spoken(event.tile, voice.words)
        return voice("four-laid", name=voice.name(event.seat), tile=tile, arm=event.arm)

    @_tell.register
    def _(self, event: events.JokerLaid, voice: Voice) -> str:
        return self._asking("four-joker-laid", event, voice)

    @_tell.register
    def _(self, event: events.Covered, voice: Voice) -> str:
        return self._asking("four-covered", event, voice)

    def _asking(self, key: str, event: events.JokerLaid | events.Covered, voice: Voice) -> str:
        named = voice("four-colour", colour=event.colour)
        return voice(key, name=voice.name(event.seat), arm=event.arm, colour=named)

    @_tell.register
    def _(self, event: events.CornerstoneLaid, voice: Voice) -> str:
        tile = spoken(event.tile, voice.words)
        return voice("four-cornerstone-laid", name=voice.name(event.seat), tile=tile)

    @_tell.register
    def _(self, event: events.Drew, voice: Voice) -> str:
        if event.tile:
            return voice("four-drew-yourself", tile=spoken(event.tile, voice.words))
        return voice("four-drew", name=voice.name(event.seat), why=event.why)

    @_tell.register
    def _(self, event: events.Passed, voice: Voice) -> str:
        return voice("four-passed", name=voice.name(event.seat), why=event.why)

    @_tell.register
    def _(self, event: events.TwoAllowed, voice: Voice) -> str:
        return voice("four-two-allowed")

    @_tell.register
    def _(self, event: events.Called, voice: Voice) -> str:
        return voice("four-called", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: events.KeptSilent, voice: Voice) -> str:
        return voice("four-kept-silent", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: events.Skipped, voice: Voice) -> str:
        return voice("four-skipped", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: events.Accepted, voice: Voice) -> str:
        return voice("four-accepted", name=voice.name(event.seat), bluffer=voice.name(event.bluffer))

    @_tell.register
    def _(self, event: events.Believed, voice: Voice) -> str:
        return voice("four-believed", name=voice.name(event.seat))

    @_tell.register
    def _(self, event: events.Accused, voice: Voice) -> str:
        key = "four-accused-truth" if event.truth else "four-accused-lie"
        return voice(
            key,
            name=voice.name(event.seat),
            bluffer=voice.name(event.bluffer),
            tile=spoken(event.tile, voice.words),
        )

    @_tell.register
    def _(self, event: events.TakenBack, voice: Voice) -> str:
        tile = spoken(event.tile, voice.words)
        return voice("four-taken-back", name=voice.name(event.seat), tile=tile)

    @_tell.register
    def _(self, event: events.Gave, voice: Voice) -> str:
        names = {"name": voice.name(event.seat), "receiver": voice.name(event.receiver)}
        if not event.tile:
            return voice("four-gave", **names)
        return voice("four-gave-seen", tile=spoken(event.tile, voice.words), **names)

    # -- moves ---------------------------------------------------------------------------------

    def lays(self, view: View, voice: Voice) -> list[Act]:
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
            found.append((order, self._lay(move, numbers[move.tile], opening, view, voice.words)))
        return [act for _, act in sorted(found, key=lambda pair: pair[0])]

    def _lay(self, move: Move, number: int, opening: Opening | None, view: FourView, words: Words) -> Act:
        head = words("act-tile", number=number, tile=spoken(move.tile, words))
        if move.verb == "give":
            return Act(move.text, words("four-act-give", head=head), tile=move.tile, head=head)
        spot, style, tile = move.place, "primary", move.tile
        if _as_joker(move):
            spot = _cell(move)
        if move.verb == "bluff":
            head, style, tile = words("four-act-covered", head=head), "secondary", f"{COVERED}{move.tile}"
        place = _place(move, opening, view, words)
        label = words("four-act-lay", head=head, place=place)
        return Act(move.text, label, "", tile, head, style, spot=spot, place=place)

    def acts(self, view: View, voice: Voice) -> list[Act]:
        moves = {move.verb: move for move in of_verb(view, *STYLES)}
        return [_act(verb, voice) for verb in STYLES if verb in moves]

    def shouts(self, view: View, voice: Voice) -> list[Act]:
        assert isinstance(view, FourView)
        asked = ["accept", "accuse"] if view.pending == "bluff" else []
        few = ["call"] if any(size <= 2 for size in view.hand_sizes) else []
        return [_act(verb, voice) for verb in asked + few]

    def owed(self, view: View) -> str:
        assert isinstance(view, FourView)
        return "call" if view.seat in view.must_call else ""

    # -- what is asked -------------------------------------------------------------------------

    def duty(self, view: View, voice: Voice) -> str:
        assert isinstance(view, FourView)
        verbs = {move.verb for move in view.legal}
        call = ""
        if "call" in verbs:
            call = voice("four-duty-forgot" if len(view.hand) == 1 else "four-duty-call")
        silent = voice("four-duty-silent") if view.seat in view.to_skip else ""
        return "\n".join(filter(None, [self._asked(view, verbs, voice), call, silent]))

    def _asked(self, view: FourView, verbs: set[str], voice: Voice) -> str:
        if view.seat not in view.waiting:
            return voice("four-duty-wait", waiting=voice.all(view.waiting))
        if view.pending is not None:
            return self._question(view, voice)
        ends = _ends(view, voice.words)
        if view.two_tiles and "pass" in verbs and view.passes == 0:
            return voice("four-duty-second", ends=ends)
        ways = {"lay", "bluff"} & verbs
        if not ways:
            return voice("four-duty-draw" if "draw" in verbs else "four-duty-pass", ends=ends)
        if {"draw", "pass"} & verbs:  # what fits at an end must be laid: these are cornerstones and bluffs
            way = "both" if len(ways) > 1 else "corner" if "lay" in ways else "bluff"
            return voice("four-duty-may", ways=way, ends=ends, stock=view.stock_size)
        return voice("four-duty-two" if view.two_tiles else "four-duty-lay", ends=ends)

    def _question(self, view: FourView, voice: Voice) -> str:
        if view.pending == "bluff":
            colour = voice("four-colour", colour=view.laid[-1].place.partition(":")[2])
            return voice("four-duty-bluff", name=voice.name(view.turn), colour=colour)
        receiver = "" if view.receiver is None else voice.name(view.receiver)
        key = "four-duty-truth" if view.pending == "truth" else "four-duty-lie"
        return voice(key, receiver=receiver)

    def waiting(self, view: View, voice: Voice) -> str:
        assert isinstance(view, FourView)
        asked = view.pending or ("two" if view.two_tiles else "turn")
        receiver = "" if view.receiver is None else voice.name(view.receiver)
        return voice(
            f"four-waiting-{asked}",
            name=voice.all(view.waiting),
            count=len(view.waiting),
            bluffer=voice.name(view.turn),
            receiver=receiver,
        )

    def refusal_values(self, error: IllegalMove, voice: Voice) -> dict[str, Value]:
        values = super().refusal_values(error, voice)
        if "end" in values:
            values["end"] = end(str(values["end"]), voice.words)
        return values

    # -- pictures in words ---------------------------------------------------------------------

    def alt_table(self, view: View, voice: Voice) -> str:
        assert isinstance(view, FourView)
        last, words = view.laid[-1], voice.words
        cell = last.place.partition(":")[0]
        arm = next((arm for arm in ARMS if view.tips[arm] == cell), "")
        colour = last.place.partition(":")[2]
        return voice(
            "four-alt-table",
            ends=_ends(view, words),
            laid=len(view.laid) - 1,
            last=spoken(last.tile, words),
            where=arm or "middle",
            colour=words("four-colour", colour=colour) if colour in COLOURS else "",
            asked="yes" if colour in COLOURS else "no",
            layer=voice.name(last.seat),
            covered=len(view.face_down),
            stock=view.stock_size,
        )

    def count(self, round: Round) -> list[Shown]:
        return [Shown(tuple(hand), ()) for hand in round.hands]

    def target(self, options: FourOptions, words: Words) -> tuple[int, str]:
        return options.rounds_to_win, words("four-target", rounds=options.rounds_to_win)

    def rules(self, options: FourOptions, words: Words) -> list[str]:
        added = [name for name in ("hoeksteen", "blufjoker") if getattr(options, name)]
        values: dict[str, Value] = {
            "rounds": options.rounds_to_win,
            "blufjoker": str(options.blufjoker).lower(),
        }
        return [words(f"four-rules-{part}", **values) for part in (*RULES, *added)]

    def examples(self, options: FourOptions, words: Words) -> list[tuple[View, str]]:
        return [
            (four_examples.position(example), words(f"four-example-{example.key}"))
            for example in four_examples.chosen(options)
        ]

    def picture_words(self, words: Words) -> dict[str, str]:
        letters = {f"arm-{arm}": words("four-arm-short", arm=arm) for arm in ARMS}
        return letters | {"last": words("four-mark")}


COLOURS = ("red", "green", "yellow", "blue")


def spoken(tile: str, words: Words) -> str:
    """A tile in words: ``r1-3`` is red 1-3; what lies face down is only that."""
    if tile == JOKER:
        return words("four-joker")
    if tile == COVERED:
        return words("four-face-down")
    face = FACES[tile]
    return words("four-tile", colour=face.letter, low=face.low, high=face.high)


def end(half: str, words: Words) -> str:
    """What an end asks for, in words."""
    if half.startswith("joker:"):
        return words("four-end-colour", colour=words("four-colour", colour=half.removeprefix("joker:")))
    if half in {"white", "joker"}:
        return words("four-end-plain", half=half)
    return words("four-end-half", colour=half[0], pips=half[1])


def _ends(view: FourView, words: Words) -> str:
    return "; ".join(
        words("four-end", arm=arm, end=end(view.ends[arm], words))
        if arm in view.ends
        else words("four-end-dead", arm=arm)
        for arm in ARMS
    )


def _act(verb: str, voice: Voice) -> Act:
    return Act(verb, voice(f"four-act-{verb}"), style=STYLES[verb], shout=verb in SHOUTS)


def _cell(move: Move) -> str:
    return move.place.partition(":")[0]


def _as_joker(move: Move) -> bool:
    return move.verb == "bluff" or move.tile == JOKER


def _rank(opening: Opening | None, turn: int, *, as_joker: bool) -> tuple[int, int, int]:
    """Where a lay stands among those of its tile: straight on, corners, cornerstones last."""
    if opening is None:
        return 2, turn, 0
    arm = ARMS.index(opening.arm)
    return (int(not opening.straight), arm, turn) if as_joker else (int(not opening.straight), turn, arm)


def _place(move: Move, opening: Opening | None, view: FourView, words: Words) -> str:
    """Where a lay goes, in words; of a joker first which colour it asks for."""
    turn = move.place.partition(":")[2]
    if opening is None:
        return words("four-place-cornerstone")
    entry = SIDES.index(opening.entry)
    way = "straight" if opening.straight else SIDES[OPPOSITE[entry]]
    if _as_joker(move):
        colour = words("four-colour", colour=turn)
        return words("four-place-joker", colour=colour, arm=opening.arm, way=way)
    joint = JOINTS[CORNERS.index(turn)][entry]
    face = FACES[move.tile]
    joins = face.low if joint.lower_joins else face.high
    either = view.ends[opening.arm].startswith("joker") and face.low != face.high
    return words(
        "four-place",
        arm=opening.arm,
        way=way,
        turn=SIDES[joint.exits[1]],
        joins=joins,
        either="yes" if either else "no",
    )
