"""Block dominoes in words: its tiles, its events, its moves. Decides nothing: the view says what is legal."""

from __future__ import annotations

from dataclasses import asdict
from typing import ClassVar

from bot.language.localizer import Localizer, Value
from bot.presentation.games.examples import block as block_examples
from bot.presentation.games.narrator import Narrator
from bot.presentation.games.presenter import Act, Presenter, of_verb, selector
from bot.presentation.games.telling import DRAW, IDLE, Either, Events, Fields, Sentence, Sign
from engine import Finished, Move, Reason, View, events
from engine.games.block import CENTRE, ENDS, PIPS, BlockOptions, BlockView
from engine.tiles.double_n import halves
from render import Shown

RULES = ("aim", "start", "turn", "out", "blocked")
"""The paragraphs of the rules, in reading order."""


def pip(half: str | int, narrator: Narrator) -> str:
    """Return a half in words: zero pips are a blank."""
    return narrator("block-pip", pip=int(half))


def end(place: str, narrator: Narrator) -> str:
    """Return an end of the line in words."""
    return narrator("block-end", end=place)


def _laid(event: events.TileLaid) -> Sentence:
    if event.place == CENTRE:
        return Sentence("block-laid-first", name="seat", tile="tile")
    return Sentence("block-laid", name="seat", tile="tile", end="place")


FIELDS: Fields = {"place": end, "end": pip}
EVENTS: Events = {
    events.LeadFound: Either(
        "tile",
        Sentence("block-lead-yours", tile="tile"),
        Sentence("block-lead-found", name="seat"),
    ),
    events.TileLaid: _laid,
    events.Drew: Either(
        "tile", Sentence("block-drew-yourself", tile="tile"), Sentence("block-drew", name="seat")
    ),
    events.Passed: Sentence("block-passed", name="seat"),
    events.Blocked: None,
}


def _short_end(event: events.TileLaid, narrator: Narrator) -> str:
    """Return the letter of the end where a tile was laid; empty for the first tile."""
    return "" if event.place == CENTRE else narrator("block-end-short", end=event.place)


BRIEFS: Events = {
    events.LeadFound: Sentence("block-brief-lead-found", name="seat"),
    events.TileLaid: Sign("", "tile", _short_end),
    events.Drew: DRAW,
    events.Passed: IDLE,
    events.Blocked: None,
}


class Block(Presenter):
    """The words of Block dominoes."""

    prefix: ClassVar[str] = "block"
    cover: ClassVar[str] = "6-6"
    events = EVENTS
    briefs = BRIEFS
    fields = FIELDS

    # -- tiles ---------------------------------------------------------------------------------

    def tile(self, tile: str, narrator: Narrator) -> str:
        first, second = halves(tile)
        if first == second:
            return narrator("block-double", pip=first)
        return narrator("block-single", first=pip(first, narrator), second=pip(second, narrator))

    def mark(self, mark: str, narrator: Narrator) -> str:
        return pip(mark, narrator)

    def weight(self, tile: str, options: BlockOptions) -> int:
        return PIPS[tile]

    # -- moves ---------------------------------------------------------------------------------

    def lays(self, view: View, narrator: Narrator) -> list[Act]:
        numbers = {tile: number for number, tile in enumerate(view.hand, 1)}
        return [self._lay(move, numbers[move.tile], view, narrator) for move in of_verb(view, "lay")]

    def _lay(self, move: Move, number: int, view: View, narrator: Narrator) -> Act:
        head = narrator("act-tile", number=number, tile=self.tile(move.tile, narrator))
        if move.place == CENTRE:
            label = narrator("block-act-start", head=head)
            return Act(
                move.text,
                label,
                tile=move.tile,
                head=head,
                style="primary",
                number=str(number),
                end=narrator("act-middle"),
            )
        label = narrator("block-act-lay", head=head, end=end(move.place, narrator))
        joined = int(view.ends[move.place])
        detail = narrator(
            "block-act-detail",
            joined=pip(joined, narrator),
            opened=pip(sum(halves(move.tile)) - joined, narrator),
            out=selector(len(view.hand) == 1),
        )
        short = narrator("block-end-short", end=move.place)
        return Act(move.text, label, detail, move.tile, head, "primary", number=str(number), end=short)

    def acts(self, view: View, narrator: Narrator) -> list[Act]:
        moves = of_verb(view, "draw", "pass")
        return [
            Act(move.text, narrator(f"block-act-{move.verb}"), style="primary", again=move.verb == "draw")
            for move in moves
        ]

    def shouts(self, view: View, narrator: Narrator) -> list[Act]:
        return []

    # -- duties and turns ------------------------------------------------------------------------

    def duty(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, BlockView)
        if view.seat not in view.waiting:
            return narrator("block-duty-wait", waiting=narrator.all(view.waiting))
        if not view.laid:
            return narrator("block-duty-start")
        open_pips = [pip(half, narrator) for half in sorted(set(view.ends.values()))]
        return narrator(
            f"block-duty-{view.legal[0].verb}",
            ends=narrator.localizer.either(open_pips),
            stock=view.stock_size,
            draw=selector(view.options.played("draw")),
        )

    def waiting(self, view: View, narrator: Narrator) -> str:
        key = "block-waiting-turn" if view.laid else "block-waiting-start"
        return narrator(key, name=narrator.all(view.waiting))

    # -- pictures in words ---------------------------------------------------------------------

    def ends(self, view: View, narrator: Narrator) -> str:
        return narrator.localizer.listing(
            narrator("alt-end", place=end(place, narrator), end=pip(half, narrator))
            for place, half in view.ends.items()
        )

    def alt_table(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, BlockView)
        last = view.laid[-1] if view.laid else None
        table = narrator(
            "block-alt-table",
            ends=self.ends(view, narrator),
            laid=len(view.laid),
            last=self.tile(last.tile, narrator) if last else "-",
            layer=narrator.mover(last.seat) if last else "-",
            draw=selector(view.options.played("draw")),
            stock=view.stock_size,
        )
        return self.with_teams(table, view, narrator)

    def count(self, finished: Finished) -> list[Shown]:
        return [Shown(hand, tuple(PIPS[tile] for tile in hand)) for hand in finished.hands]

    def ended(self, finished: Finished, narrator: Narrator) -> str:
        outcome, teams = finished.outcome, finished.view.teams
        if not teams or outcome.reason is not Reason.BLOCKED:
            return super().ended(finished, narrator)
        left = [hand.sum for hand in self.count(finished)]
        won = sum(left[seat] for seat in outcome.winners)
        return narrator(
            "block-team-blocked",
            winners=narrator.all(outcome.winners) or "-",
            count=len(outcome.winners),
            won=won,
            lost=sum(left) - won,
            points=outcome.scores[outcome.winners[0]] if outcome.winners and not _by_rounds(finished) else 0,
        )

    def notes(self, finished: Finished, narrator: Narrator) -> list[str]:
        return [
            self._note([part.points for part in parts], narrator)
            if parts and not _by_rounds(finished)
            else ""
            for parts in finished.outcome.parts
        ]

    def _note(self, points: list[int], narrator: Narrator) -> str:
        """Return the sentence with the sum of the winner's points: pips won, less those of the own hand.

        Args:
            points: the parts of the winner's score; the own hand counts negative.
        """
        won = [count for count in points if count > 0]
        return narrator(
            "block-note", pips=" + ".join(map(str, won)), count=sum(won), own=sum(won) - sum(points)
        )

    # -- rules ---------------------------------------------------------------------------------

    def lessons(self, options: BlockOptions, localizer: Localizer) -> tuple[str, ...]:
        """Return the captions. The last scene shows pips that are won, so it is left out if rounds count."""
        captions = super().lessons(options, localizer)
        return captions[:-1] if options.counting == "rounds" else captions

    def rules(self, options: BlockOptions, localizer: Localizer) -> list[str]:
        chosen = {name: options.played(name) for name in asdict(options)}
        values: dict[str, Value] = {name: selector(value) for name, value in chosen.items()}
        return [localizer(f"block-rules-{part}", **values) for part in RULES]

    def examples(self, options: BlockOptions, localizer: Localizer) -> list[tuple[View, str]]:
        return [
            (block_examples.position(example), localizer(f"block-example-{example.key}"))
            for example in block_examples.EXAMPLES
        ]

    def picture_words(self, localizer: Localizer) -> dict[str, str]:
        return {f"arm-{place}": localizer("block-end-short", end=place) for place in ENDS}


def _by_rounds(finished: Finished) -> bool:
    """Return whether a won round scores one point, whatever is left in the hands."""
    options = finished.view.options
    return isinstance(options, BlockOptions) and options.counting == "rounds"


PRESENTER = Block()
