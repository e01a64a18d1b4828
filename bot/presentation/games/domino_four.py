"""Domino 4 in words: its tiles, its events, its moves. Decides nothing: the view says what is legal.

A tile that lies face down is named only to the player who laid it, in the hand and on the buttons that lay
it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.language.localizer import Localizer, Value
from bot.presentation.games.domino_four_telling import COLOURS, EVENTS, FIELDS, end, named, spoken
from bot.presentation.games.examples import domino_four as four_examples
from bot.presentation.games.narrator import Narrator
from bot.presentation.games.presenter import Act, Emphasis, PathStep, Presenter, of_verb, selector
from bot.presentation.games.reasons.domino_four import reason
from bot.presentation.games.telling import DRAW, IDLE, Either, Events, Sentence, Sign
from engine import SHOUTS, Event, Finished, Move, View
from engine.games.domino_four import events
from engine.games.domino_four.grid import CORNERS, JOINTS, OPPOSITE, Joint
from engine.games.domino_four.options import FourOptions
from engine.games.domino_four.tiles import COVERED, FACES, JOKER
from engine.games.domino_four.view import FourView, Opening
from render import Shown, Spot

ARMS = "EW"
SIDES = "NESW"
RULES = ("aim", "start", "joining", "changing", "place", "turn", "last", "end")
"""The paragraphs of the rules, in reading order. Each option that is on adds its own."""
STYLES: Mapping[str, Emphasis] = {
    "accept": "success",
    "accuse": "danger",
    "draw": "primary",
    "pass": "secondary",
    "call": "danger",
}
"""The moves without a tile, in the hand's order, with their buttons' styles."""


def _short_arm(event: events.TileLaid | events.JokerLaid | events.Covered, narrator: Narrator) -> str:
    return narrator("four-arm-short", arm=event.arm)


def _joker(event: events.JokerLaid, narrator: Narrator) -> str:
    return PRESENTER.shown(JOKER, narrator)


def _cornerstone(event: events.CornerstoneLaid, narrator: Narrator) -> str:
    return narrator("four-place-cornerstone")


BRIEFS: Events = {
    events.LeadFound: Sentence("four-brief-lead-found", name="seat"),
    events.TileLaid: Sign("", "tile", _short_arm),
    events.JokerLaid: Sign("", _joker, _short_arm, "colour"),
    events.CornerstoneLaid: Sign("", "tile", _cornerstone),
    events.Covered: Sign("🂠", _short_arm, "colour"),
    events.Drew: DRAW,
    events.Passed: IDLE,
    events.TwoAllowed: Sentence("four-brief-two-allowed"),
    events.Called: Sign("📣", last=True),
    events.KeptSilent: Sentence("four-brief-kept-silent", name="seat"),
    events.Skipped: Sign("⏭"),
    events.Accepted: Sign("👍"),
    events.Believed: None,
    events.Accused: Either(
        "truth",
        Sentence("four-brief-truth", name="seat"),
        Sentence("four-brief-lie", name="seat", tile="tile"),
    ),
    events.TakenBack: Sign("↩", "tile"),
    events.Gave: Either("tile", Sign("🎁", "tile", "receiver"), Sign("🎁", "receiver")),
}


class DominoFour(Presenter):
    """The words of Domino 4."""

    prefix: ClassVar[str] = "four"
    cover: ClassVar[str] = "J"
    events = EVENTS
    briefs = BRIEFS
    unit: ClassVar[str] = "tiles"
    takes: ClassVar[bool] = False
    fields = FIELDS

    # -- tiles ---------------------------------------------------------------------------------

    def tile(self, tile: str, narrator: Narrator) -> str:
        return spoken(tile, narrator)

    def weight(self, tile: str, options: FourOptions) -> int:
        """Return the tile's pips, although this game does not count them.

        A joker is the lightest, as it is best kept.
        """
        return FACES[tile].low + FACES[tile].high if tile in FACES else -1

    # -- moves ---------------------------------------------------------------------------------

    def lays(self, view: View, narrator: Narrator) -> list[Act]:
        assert isinstance(view, FourView)
        numbers = {tile: number for number, tile in reversed(list(enumerate(view.hand, 1)))}
        openings = {opening.cell: opening for opening in view.openings}
        found = []
        for move in of_verb(view, "lay", "bluff", "give"):
            act = self._lay(move, numbers[move.tile], openings.get(_cell(move)), view, narrator)
            place = (*(act.spot.order if act.spot else ()), *_in_order(move))
            found.append(((move.verb != "lay", numbers[move.tile], *place), act))
        return [act for _, act in sorted(found, key=lambda pair: pair[0])]

    def _lay(
        self, move: Move, number: int, opening: Opening | None, view: FourView, narrator: Narrator
    ) -> Act:
        head = narrator("act-tile", number=number, tile=spoken(move.tile, narrator))
        if move.verb == "give":
            return Act(
                move.text,
                narrator("four-act-give", head=head),
                tile=move.tile,
                head=head,
                number=f"{number}",
                end="🎁",
            )
        covered = move.verb == "bluff"
        told = narrator("four-act-covered", head=head) if covered else head
        place = _place(move, opening, view, narrator)
        either = opening is not None and not _as_joker(move) and _either(move.tile, opening, view)
        return Act(
            move.text,
            narrator("four-act-lay", head=told, place=place),
            "",
            f"{COVERED}{move.tile}" if covered else move.tile,
            told,
            "secondary" if covered else "primary",
            number=str(number),
            end=named(_colour(move), narrator) if _as_joker(move) else "",
            spot=_spot(move, opening),
            place=place,
            way=move.place.partition(":")[2] if either else "",
            steps=_steps(move, number, head, narrator),
        )

    def acts(self, view: View, narrator: Narrator) -> list[Act]:
        moves = {move.verb: move for move in of_verb(view, *STYLES)}
        return [_act(verb, narrator) for verb in STYLES if verb in moves]

    def shouts(self, view: View, narrator: Narrator) -> list[Act]:
        assert isinstance(view, FourView)
        asked = ["accept", "accuse"] if view.pending == "bluff" else []
        few = ["call"] if any(size <= 2 for size in view.hand_sizes) else []
        return [_act(verb, narrator) for verb in asked + few]

    # -- duties and turns ------------------------------------------------------------------------

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
        if view.two_tiles and "pass" in verbs and view.passes == 0:
            return narrator("four-duty-second")
        ways = {"lay", "bluff"} & verbs
        if not ways:
            return narrator("four-duty-draw" if "draw" in verbs else "four-duty-pass")
        # a tile that fits at an end must be laid (B2), so these are cornerstones and bluffs
        if {"draw", "pass"} & verbs:
            way = "both" if len(ways) > 1 else "corner" if "lay" in ways else "bluff"
            return narrator("four-duty-may", ways=way, stock=view.stock_size)
        return narrator("four-duty-two" if view.two_tiles else "four-duty-lay")

    def why_not(self, view: View, since: Sequence[Event], narrator: Narrator) -> str:
        assert isinstance(view, FourView)
        found = reason(view, since)
        if found is None:
            return ""
        asked = end(found.end, narrator) if found.end else ""
        return narrator(f"four-why-{found.kind}", tile=spoken(found.tile, narrator), end=asked)

    def _question(self, view: FourView, narrator: Narrator) -> str:
        if view.pending == "bluff":
            colour = named(view.laid[-1].place.partition(":")[2], narrator)
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

    # -- pictures in words ---------------------------------------------------------------------

    def ends(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, FourView)
        return _ends(view, narrator)

    def alt_table(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, FourView)
        last = view.laid[-1]
        cell = last.place.partition(":")[0]
        arm = next((arm for arm in ARMS if view.tips[arm] == cell), "")
        colour = last.place.partition(":")[2]
        return narrator(
            "four-alt-table",
            ends=_ends(view, narrator),
            laid=len(view.laid) - 1,
            last=spoken(last.tile, narrator),
            where=arm or "middle",
            colour=named(colour, narrator) if colour in COLOURS else "",
            asked="yes" if colour in COLOURS else "no",
            layer=narrator.mover(last.seat),
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
            "blufjoker": selector(options.blufjoker),
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


def _ends(view: FourView, narrator: Narrator) -> str:
    return narrator.localizer.clauses(
        narrator("four-end", arm=arm, end=end(view.ends[arm], narrator))
        if arm in view.ends
        else narrator("four-end-dead", arm=arm)
        for arm in ARMS
    )


def _act(verb: str, narrator: Narrator) -> Act:
    return Act(verb, narrator(f"four-act-{verb}"), style=STYLES[verb], shout=verb in SHOUTS)


def _in_order(move: Move) -> tuple[int, str]:
    """Return by what the moves of a tile in one spot are sorted: a joker's by colour, others by corner."""
    colour = _colour(move)
    return (COLOURS.index(colour) if colour in COLOURS else 0), move.place


def _cell(move: Move) -> str:
    return move.place.partition(":")[0]


def _as_joker(move: Move) -> bool:
    return move.verb == "bluff" or move.tile == JOKER


def _spot(move: Move, opening: Opening | None) -> Spot:
    """Return the spot that a lay covers in a picture.

    A joker covers the whole cell, as its chain may turn anywhere.
    """
    x, y = map(int, _cell(move).split(","))
    if _as_joker(move):
        return Spot(x, -y)
    corner = move.place.partition(":")[2]
    return Spot(x, -y, corner if opening is None else SIDES[_joint(corner, opening).exits[1]])


def _colour(move: Move) -> str:
    """Return the colour that a joker, true or false, asks for."""
    return move.place.partition(":")[2]


def _steps(move: Move, number: int, head: str, narrator: Narrator) -> tuple[PathStep, ...]:
    """Return the choices that lead to a lay: the tile, and a joker's colour before its place.

    A joker's moves have a page of their own: their buttons would push the table off a phone's screen. A tile
    that lies face down, true joker or not, is reached by one button for all of them.
    """
    tile, colour = move.tile, _colour(move)
    if move.verb != "bluff":
        step = PathStep(tile, head, str(number), tile, counted=True, apart=tile == JOKER)
        return (step, _colour_step(tile, colour, head, narrator)) if tile == JOKER else (step,)
    told, key = narrator("four-act-covered", head=head), f"{COVERED}{tile}"
    bluff = PathStep(COVERED, narrator("four-act-bluff"), apart=True, aside=True)
    step = PathStep(key, told, str(number), tile, narrator("four-ask-bluff"), apart=True)
    return (bluff, step, _colour_step(key, colour, told, narrator))


def _colour_step(tile: str, colour: str, head: str, narrator: Narrator) -> PathStep:
    said = named(colour, narrator)
    label, ask = narrator("four-act-lay", head=head, place=said), narrator("four-ask-colour", tile=head)
    return PathStep(f"{tile}:{colour}", label, said, ask=ask)


def _joint(corner: str, opening: Opening) -> Joint:
    return JOINTS[CORNERS.index(corner)][SIDES.index(opening.entry)]


def _joins(move: Move, opening: Opening) -> int:
    """Return the pips of the half that joins."""
    face = FACES[move.tile]
    return face.low if _joint(move.place.partition(":")[2], opening).lower_joins else face.high


def _either(tile: str, opening: Opening, view: FourView) -> bool:
    return view.ends[opening.arm].startswith("joker") and FACES[tile].low != FACES[tile].high


def _place(move: Move, opening: Opening | None, view: FourView, narrator: Narrator) -> str:
    """Return the place of a lay in words. A joker's place begins with the colour it asks for."""
    turn = move.place.partition(":")[2]
    if opening is None:
        return narrator("four-place-cornerstone")
    entry = SIDES.index(opening.entry)
    way = "straight" if opening.straight else SIDES[OPPOSITE[entry]]
    if _as_joker(move):
        colour = named(turn, narrator)
        return narrator("four-place-joker", colour=colour, arm=opening.arm, way=way)
    return narrator(
        "four-place",
        arm=opening.arm,
        way=way,
        turn=SIDES[_joint(turn, opening).exits[1]],
        joins=_joins(move, opening),
        either="yes" if _either(move.tile, opening, view) else "no",
    )


PRESENTER = DominoFour()
