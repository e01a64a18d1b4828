"""All Fives in words: its tiles, its events, its moves and what each would score.

Decides nothing: the view says what is legal, and the rule book what a move scores.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import ClassVar

from bot.language.localizer import Localizer, Value
from bot.presentation.games.examples import all_fives as fives_examples
from bot.presentation.games.narrator import Narrator
from bot.presentation.games.presenter import Act, Emphasis, Presenter, of_verb, selector
from bot.presentation.games.telling import DRAW, IDLE, Either, Events, Fields, Sentence, Sign
from engine import Finished, Move, Part, Reason, Seat, View
from engine.games.all_fives import AllFives as Rules
from engine.games.all_fives import FivesOptions, FivesView, events
from engine.games.all_fives.layout import ARMS, PIPS
from engine.games.all_fives.view import FivesPreview
from render import Shown

RULES = ("aim", "start", "turn", "ends", "points", "out", "blocked")
"""The paragraphs of the rules, in reading order."""
STYLES: Mapping[str, Emphasis] = {"draw": "primary", "pass": "secondary"}
"""The moves without a tile, with their buttons' styles."""


def pip(text: str, narrator: Narrator) -> str:
    """Return a half in words: zero pips are a blank."""
    return narrator("fives-pip", pip=int(text))


def arm(place: str, narrator: Narrator) -> str:
    """Return an arm in words, or ``place`` itself if it is not an arm."""
    return narrator("fives-arm", arm=place) if place in ARMS else place


def rounding(event: events.WentOut, narrator: Narrator) -> str:
    """Return how the pips were rounded, as a key: ``nearest``, ``down``, ``up``, or ``none``."""
    return "none" if event.pips == event.points else event.rounding


def decided_by(event: events.Blocked, narrator: Narrator) -> str:
    """Return what decided a blocked round, as a key: ``fewest``, ``most``, ``tiles`` or ``last``."""
    if event.decided_by != "pips":
        return event.decided_by
    own, others = _own_pips(event, narrator), _opponents_pips(event, narrator)
    if event.partner is None:
        others = max(event.pips)
    return "fewest" if own < others else "most"


def side(event: events.WentOut | events.Blocked, narrator: Narrator) -> str:
    """Return a key for whose hands were counted.

    ``two`` stands for two players, ``team`` for both teams of a blocked round, and ``more`` for the winner
    and all opponents. With teams, going out counts only the opponents' hands (C22), so the key is ``more``.
    """
    if len(narrator.names) == 2:
        return "two"
    return "team" if isinstance(event, events.Blocked) and event.partner is not None else "more"


def _opponent(event: events.WentOut | events.Blocked, narrator: Narrator) -> str:
    """Return the opponent's name; ``-`` if there are several."""
    return narrator.name(1 - event.seat) if len(narrator.names) == 2 else "-"


def _own_pips(event: events.Blocked, narrator: Narrator) -> int:
    """Return the pips of the winning side: with teams, of both hands (C24)."""
    return event.rounded - event.points


def _opponents_pips(event: events.Blocked, narrator: Narrator) -> int:
    return sum(event.pips) - _own_pips(event, narrator)


def _laid(event: events.TileLaid) -> Sentence:
    if event.place in ARMS:
        return Sentence("fives-laid", name="seat", tile="tile", arm="place")
    return Sentence("fives-laid-first", name="seat", tile="tile")


FIELDS: Fields = {"place": arm, "arm": arm, "end": pip}
EVENTS: Events = {
    events.LeadFound: Either(
        "tile",
        Sentence("fives-lead-yours", tile="tile"),
        Sentence("fives-lead-found", name="seat"),
    ),
    events.TileLaid: _laid,
    events.Scored: Sentence("fives-scored", name="seat", points="points"),
    events.Drew: Either(
        "tile", Sentence("fives-drew-yourself", tile="tile"), Sentence("fives-drew", name="seat")
    ),
    events.Passed: Sentence("fives-passed", name="seat"),
    events.WentOut: Sentence(
        "fives-went-out",
        name="seat",
        side=side,
        opponent=_opponent,
        pips="pips",
        rounding=rounding,
        points="points",
    ),
    events.Blocked: Sentence(
        "fives-blocked",
        name="seat",
        side=side,
        opponent=_opponent,
        own=_own_pips,
        pips=_opponents_pips,
        why=decided_by,
        rounded="rounded",
        points="points",
    ),
}


def _short_arm(event: events.TileLaid, narrator: Narrator) -> str:
    """Return the letter of the arm where a tile was laid; empty for the first tile."""
    return narrator("fives-arm-short", arm=event.place) if event.place in ARMS else ""


def _star(event: events.Scored, narrator: Narrator) -> str:
    return f"⭐{event.points}"


BRIEFS: Events = {
    events.LeadFound: Sentence("fives-brief-lead-found", name="seat"),
    events.TileLaid: Sign("", "tile", _short_arm),
    events.Scored: Sign("", _star),
    events.Drew: DRAW,
    events.Passed: IDLE,
    events.WentOut: Sentence(
        "fives-brief-went-out", name="seat", side=side, opponent=_opponent, pips="pips", points="points"
    ),
    events.Blocked: Sentence(
        "fives-brief-blocked",
        name="seat",
        side=side,
        opponent=_opponent,
        own=_own_pips,
        pips=_opponents_pips,
        points="points",
    ),
}


class AllFives(Presenter):
    """The words of All Fives."""

    prefix: ClassVar[str] = "fives"
    cover: ClassVar[str] = "5-5"
    events = EVENTS
    briefs = BRIEFS
    fields = FIELDS

    # -- tiles ---------------------------------------------------------------------------------

    def tile(self, tile: str, narrator: Narrator) -> str:
        first, second = tile.split("-")
        if first == second:
            return narrator("fives-double", pip=int(first))
        return narrator("fives-single", first=pip(first, narrator), second=pip(second, narrator))

    def mark(self, mark: str, narrator: Narrator) -> str:
        return pip(mark, narrator)

    def weight(self, tile: str, options: FivesOptions) -> int:
        return PIPS[tile]

    # -- moves ---------------------------------------------------------------------------------

    def lays(self, view: View, narrator: Narrator) -> list[Act]:
        assert isinstance(view, FivesView)
        numbers = {tile: number for number, tile in enumerate(view.hand, 1)}
        moves = of_verb(view, "lay")
        moves.sort(key=lambda move: (numbers[move.tile], ARMS.index(move.place) if view.laid else 0))
        game = Rules.of_saved(view.options.chosen())
        return [
            self._lay(move, numbers[move.tile], view, game.preview(view, move), narrator) for move in moves
        ]

    def _lay(self, move: Move, number: int, view: FivesView, after: FivesPreview, narrator: Narrator) -> Act:
        points = after.points if narrator.judging else 0
        variant = "" if narrator.judging else "-bare"
        head = narrator("act-tile", number=number, tile=self.tile(move.tile, narrator))
        told: dict[str, Value] = {"points": after.points, "effect": effect(after), "count": after.count}
        if not view.laid:
            label, detail = narrator(f"fives-act-start{variant}", head=head, **told), ""
            short = narrator("act-middle")
        else:
            label = narrator(f"fives-act-lay{variant}", head=head, arm=arm(move.place, narrator), **told)
            joined = pip(view.ends[move.place], narrator)
            detail = narrator(f"fives-act-detail{variant}", end=joined, **told)
            short = narrator("fives-arm-short", arm=move.place)
        return Act(
            move.text,
            label,
            detail,
            move.tile,
            head,
            "success" if points else "primary",
            number=str(number),
            end=narrator("fives-act-short", end=short, points=points),
        )

    def acts(self, view: View, narrator: Narrator) -> list[Act]:
        return [
            Act(
                move.text,
                narrator(f"fives-act-{move.verb}"),
                style=STYLES[move.verb],
                again=move.verb == "draw",
            )
            for move in of_verb(view, *STYLES)
        ]

    def shouts(self, view: View, narrator: Narrator) -> list[Act]:
        return []

    # -- duties and turns ------------------------------------------------------------------------

    def duty(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, FivesView)
        if view.seat not in view.waiting:
            return narrator("fives-duty-wait", waiting=narrator.all(view.waiting))
        verb = view.legal[0].verb
        if verb != "lay":
            shown = [pip(end, narrator) for end in sorted(set(view.ends.values()))]
            return narrator(
                f"fives-duty-{verb}", ends=narrator.localizer.either(shown), stock=view.stock_size
            )
        if view.laid:
            return narrator("fives-duty-lay", count=view.count)
        if len(view.legal) < len(view.hand):
            return narrator("fives-duty-highest", tile=self.tile(view.legal[0].tile, narrator))
        return narrator("fives-duty-start")

    def waiting(self, view: View, narrator: Narrator) -> str:
        key = "fives-waiting-turn" if view.laid else "fives-waiting-start"
        return narrator(key, name=narrator.all(view.waiting))

    # -- pictures in words ---------------------------------------------------------------------

    def ends(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, FivesView)
        return narrator.localizer.clauses(
            narrator(
                "fives-alt-end",
                place=arm(place, narrator),
                end=pip(end, narrator),
                worth=view.worth[place],
                plain=selector(view.worth[place] == int(end)),
            )
            for place, end in view.ends.items()
        )

    def alt_table(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, FivesView)
        last = view.laid[-1] if view.laid else None
        table = narrator(
            "fives-alt-table",
            ends=self.ends(view, narrator),
            count=view.count,
            laid=len(view.laid),
            last=self.tile(last.tile, narrator) if last else "-",
            layer=narrator.mover(last.seat) if last else "-",
            made=view.made,
            stock=view.stock_size,
        )
        return self.with_teams(table, view, narrator)

    def count(self, finished: Finished) -> list[Shown]:
        return [Shown(hand, tuple(PIPS[tile] for tile in hand)) for hand in finished.hands]

    def ended(self, finished: Finished, narrator: Narrator) -> str:
        outcome, view = finished.outcome, finished.view
        if not view.teams or outcome.reason is not Reason.BLOCKED:
            return super().ended(finished, narrator)
        team, others = sorted(view.teams, key=lambda team: team != outcome.winners)
        won, lost = (
            sum(PIPS[tile] for seat in each for tile in finished.hands[seat]) for each in (team, others)
        )
        mine, theirs = (sum(len(finished.hands[seat]) for seat in each) for each in (team, others))
        level = "last" if mine == theirs else "tiles"
        return narrator(
            "fives-team-blocked",
            winners=narrator.all(team),
            won=won,
            lost=lost,
            how=level if won == lost else "fewest" if won < lost else "most",
        )

    def decisive(self, finished: Finished, left: Sequence[int]) -> Seat:
        return finished.view.laid[-1].seat  # also where the points alone ended the match (G18)

    def notes(self, finished: Finished, narrator: Narrator) -> list[str]:
        return [self._note(parts, finished, narrator) for parts in finished.outcome.parts]

    def _note(self, parts: Sequence[Part], finished: Finished, narrator: Narrator) -> str:
        made = sum(part.points for part in parts if part.name == "table")
        counted = [part for part in parts if part.name != "table"]
        notes = [narrator("fives-note-table", points=made)] if made else []
        if counted:
            notes.append(_counted_out(counted, finished, narrator))
        return " + ".join(notes)

    # -- rules ---------------------------------------------------------------------------------

    def rules(self, options: FivesOptions, localizer: Localizer) -> list[str]:
        values: dict[str, Value] = {name: selector(value) for name, value in asdict(options).items()}
        return [localizer(f"fives-rules-{part}", **values) for part in RULES]

    def examples(self, options: FivesOptions, localizer: Localizer) -> list[tuple[View, str]]:
        return [
            (fives_examples.position(example), localizer(f"fives-example-{example.key}"))
            for example in fives_examples.EXAMPLES
        ]

    def picture_words(self, localizer: Localizer) -> dict[str, str]:
        return {f"arm-{place}": localizer("fives-arm-short", arm=place) for place in ARMS}


def effect(preview: FivesPreview) -> str:
    """Return the effect of a lay besides its points, as a key: ``win`` (the match), ``out`` or ``none``."""
    if preview.wins_match:
        return "win"
    return "out" if preview.goes_out else "none"


def _counted_out(parts: Sequence[Part], finished: Finished, narrator: Narrator) -> str:
    """Return the sentence that says how a round's winner got points for the tiles left in the hands.

    Args:
        parts: the parts of the winner's score. Only in a blocked round they include the winning side's hands.
    """
    assert isinstance(finished.view, FivesView)
    hands, winners = [part for part in parts if part.name == "hand"], finished.outcome.winners
    pips = sum(part.points for part in hands if part.seat not in winners)
    own = -sum(part.points for part in hands if part.seat in winners)
    points = sum(part.points for part in parts)
    rounded = sum(part.points for part in parts if part.name == "rounding")
    if finished.outcome.reason is Reason.OUT:
        how = finished.view.options.round_out if rounded else "none"
        return narrator("fives-note-out", pips=pips, rounding=how, points=points)
    return narrator("fives-note-blocked", pips=pips, rounded=pips + rounded, own=own, points=points)


PRESENTER = AllFives()
