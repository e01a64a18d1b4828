"""Partner Dominoes in words: its events, endings and rules. Decides nothing: the view says what is legal.

Tiles, ends and moves are put into words as in Block dominoes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, ClassVar

from bot.language.localizer import Localizer, Value
from bot.presentation.games.block import BRIEFS as BLOCK_BRIEFS
from bot.presentation.games.block import EVENTS as BLOCK_EVENTS
from bot.presentation.games.block import Block, pip
from bot.presentation.games.examples import partners as partners_examples
from bot.presentation.games.narrator import Narrator
from bot.presentation.games.presenter import selector
from bot.presentation.games.telling import Either, Events, Sentence
from engine import Finished, Part, Reason, View
from engine.games.partners import PartnersOptions, PartnersView, events
from engine.games.partners.notation import PIPS
from engine.games.partners.scoring import TEAMS
from render import Shown

RULES = ("aim", "start", "turn", "out", "blocked", "bonuses", "more")
"""The paragraphs of the rules, in reading order."""
TOLD_ENDS = ("capicua", "chuchazo", "both-ends")
"""The ways to go out that are told."""


def _team(event: events.ShutOut, narrator: Narrator) -> Value:
    return narrator.all(event.seats)


def _bonus(event: events.PassBonus) -> Sentence:
    return Sentence(f"partners-{event.why}", name="seat", points="points")


def _went_out(event: events.WentOut) -> Sentence | None:
    return Sentence(f"partners-{event.how}", name="seat") if event.how in TOLD_ENDS else None


EVENTS: Events = {
    events.Redealt: Sentence("partners-redealt", doubles="doubles", times="times"),
    events.Starts: Sentence("partners-starts", name="seat"),
    events.LeadFound: Either(
        "tile",
        Sentence("partners-lead-yours", tile="tile"),
        Sentence("partners-lead-found", name="seat"),
    ),
    events.TileLaid: BLOCK_EVENTS[events.TileLaid],
    events.Passed: BLOCK_EVENTS[events.Passed],
    events.PassBonus: _bonus,
    events.WentOut: _went_out,
    events.Blocked: None,
    events.ShutOut: Sentence("partners-shut-out", names=_team),
}


def _brief_bonus(event: events.PassBonus) -> Sentence:
    return Sentence("partners-brief-bonus", name="seat", points="points")


def _brief_out(event: events.WentOut) -> Sentence | None:
    return Sentence(f"partners-brief-{event.how}", name="seat") if event.how in TOLD_ENDS else None


BRIEFS: Events = {
    events.Redealt: Sentence("partners-brief-redealt"),
    events.Starts: Sentence("partners-brief-starts", name="seat"),
    events.LeadFound: Sentence("partners-brief-lead-found", name="seat"),
    events.TileLaid: BLOCK_BRIEFS[events.TileLaid],
    events.Passed: BLOCK_BRIEFS[events.Passed],
    events.PassBonus: _brief_bonus,
    events.WentOut: _brief_out,
    events.Blocked: None,
    events.ShutOut: Sentence("partners-brief-shut-out", names=_team),
}


class Partners(Block):
    """The words of Partner Dominoes."""

    prefix: ClassVar[str] = "partners"
    cover: ClassVar[str] = "6-6"
    events = EVENTS
    briefs = BRIEFS

    def weight(self, tile: str, options: Any) -> int:
        return PIPS[tile]

    # -- duties and turns ------------------------------------------------------------------------

    def duty(self, view: View, narrator: Narrator) -> str:
        assert isinstance(view, PartnersView)
        if view.seat not in view.waiting:
            return narrator("block-duty-wait", waiting=narrator.all(view.waiting))
        partner = narrator.all(view.partners)
        if not view.laid:
            tile = self.tile(view.legal[0].tile, narrator) if view.must_open else "-"
            return narrator("partners-duty-start", tile=tile, partner=partner, open=selector(view.must_open))
        open_pips = [pip(half, narrator) for half in sorted(set(view.ends.values()))]
        return narrator(
            f"partners-duty-{view.legal[0].verb}",
            ends=narrator.localizer.either(open_pips),
            partner=partner,
        )

    # -- pictures in words ---------------------------------------------------------------------

    def alt_table(self, view: View, narrator: Narrator) -> str:
        last = view.laid[-1] if view.laid else None
        return narrator(
            "partners-alt-table",
            ends=self.ends(view, narrator),
            laid=len(view.laid),
            last=self.tile(last.tile, narrator) if last else "-",
            layer=narrator.mover(last.seat) if last else "-",
            one=narrator.all(TEAMS[0]),
            other=narrator.all(TEAMS[1]),
            stock=view.stock_size,
        )

    def count(self, finished: Finished) -> list[Shown]:
        return [Shown(hand, tuple(PIPS[tile] for tile in hand)) for hand in finished.hands]

    def ended(self, finished: Finished, narrator: Narrator) -> str:
        outcome, view = finished.outcome, finished.view
        assert isinstance(view, PartnersView)
        left = [hand.sum for hand in self.count(finished)]
        last, winners = view.laid[-1].seat, outcome.winners
        how = _decided(view, left) if outcome.reason is Reason.BLOCKED else "-"
        return narrator(
            f"partners-round-{outcome.reason.value}",
            name=narrator.mover(last),
            winners=narrator.all(winners),
            points=outcome.scores[winners[0]] if winners else 0,
            how=how if winners else "nobody",
            tie=how,
            next=narrator.name((last + 1) % len(left)),
            mine=left[last],
            theirs=left[(last + 1) % len(left)],
            won=sum(left[seat] for seat in winners),
            lost=sum(left) - sum(left[seat] for seat in winners),
            lightest=min(left),
        )

    def notes(self, finished: Finished, narrator: Narrator) -> list[str]:
        return [self._made(parts, narrator) if parts else "" for parts in finished.outcome.parts]

    def _made(self, parts: Sequence[Part], narrator: Narrator) -> str:
        """Return what a team's points are made of; pips of several hands are one entry."""
        sums: dict[str, int] = {}
        for part in parts:
            sums[part.name] = sums.get(part.name, 0) + part.points
        return narrator.localizer.listing(
            narrator("partners-part", part=name, points=abs(points)) for name, points in sums.items()
        )

    # -- rules ---------------------------------------------------------------------------------

    def rules(self, options: Any, localizer: Localizer) -> list[str]:
        values: dict[str, Value] = {name: selector(value) for name, value in asdict(options).items()}
        empty = {"bonuses": not _bonuses(options), "more": not _extras(options)}
        parts = [part for part in RULES if not empty.get(part)]
        return [localizer(f"partners-rules-{part}", **values) for part in parts]

    def picture_words(self, localizer: Localizer) -> dict[str, str]:
        return {**super().picture_words(localizer), "capicua": localizer("partners-flag")}

    def examples(self, options: Any, localizer: Localizer) -> list[tuple[View, str]]:
        return [
            (partners_examples.position(example), localizer(f"partners-example-{example.key}"))
            for example in partners_examples.EXAMPLES
        ]


def _decided(view: PartnersView, left: Sequence[int]) -> str:
    """Return what decided a blocked round: the house rule, or ``blocker`` if it was level."""
    kind = view.options.blocked
    if kind == "duel":
        return kind
    count = sum if kind == "team" else min
    one, other = (count([left[seat] for seat in team]) for team in TEAMS)
    return "blocker" if one == other else kind


def _bonuses(options: PartnersOptions) -> bool:
    """Return whether the house rules give points for single tiles, beside those of the rounds."""
    return any((options.capicua, options.chuchazo, options.all_pass, options.lead_pass))


def _extras(options: PartnersOptions) -> bool:
    """Return whether the house rules have extras for whole rounds or matches, or deal some hands anew."""
    love = options.love and options.counting == "rounds"
    return options.first_rounds or options.redeal != "0" or options.shut_out or love


PRESENTER = Partners()
