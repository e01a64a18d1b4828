"""Who wins a round of Partner Dominoes, and what it counts. Knows hands, the last tile and house rules only.

A score is made of these parts: ``all-pass`` and ``lead-pass`` (PD14), ``hand`` (the pips of one hand, PD9) or
``round`` (PD13), ``capicua`` (PD11), ``chuchazo`` (PD12), ``first-rounds`` (PD15), and ``love`` (PD19), which
takes the losers' points away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.core import Outcome, Part, Reason, Seat, opposite
from engine.games.partners.notation import DOUBLES, HALVES
from engine.games.partners.options import PartnersOptions
from engine.games.partners.view import Bonus

TEAMS: Final = opposite(4)  # PD1
FIRST_ROUNDS: Final = (100, 75, 50, 25)  # PD15
BLOCKED_ROUND: Final = 1
"""The points of a blocked round where rounds are counted (PD13)."""


class Ending(NamedTuple):
    """How a round ended, before anything is counted."""

    reason: Reason
    winner: int | None
    """The winning team as an index of :data:`TEAMS`; None for a level blocked round."""
    how: str
    """How the last tile went out, as in ``WentOut``; for a blocked round what decided it, as in
    ``Blocked``."""


def way_out(tile: str, before: Sequence[int]) -> str:
    """Return how a hand went out with its last tile, as in ``WentOut``.

    Args:
        tile: the last tile.
        before: the open pips before it was laid; empty if it was the first tile.
    """
    if tile not in DOUBLES:
        crossed = len(before) == 2 and before[0] != before[1] and set(before) == set(HALVES[tile])
        return "capicua" if crossed else "single"  # PD11: never by the first tile
    if not before:
        return "double"
    if before[0] == before[1]:
        return "both-ends"
    return "chuchazo" if tile == "0-0" else "double"  # PD12


def blocked(options: PartnersOptions, pips: Sequence[int], last: Seat) -> tuple[int | None, str]:
    """Return which team wins a blocked round, and what decided it (PD8, PD17).

    Args:
        options: the house rules.
        pips: the pips left, by seat.
        last: the seat that laid last.
    """
    winner = _lighter(options.blocked, pips, last)
    if winner is not None:
        return winner, options.blocked
    return (last % 2, "blocker") if options.blocked_tie == "blocker" else (None, "nobody")


def _lighter(rule: str, pips: Sequence[int], last: Seat) -> int | None:
    if rule == "duel":  # equal hands: the one who laid last
        next_seat = (last + 1) % 4
        return (next_seat if pips[next_seat] < pips[last] else last) % 2
    count = min if rule == "player" else sum
    first, second = (count([pips[seat] for seat in team]) for team in TEAMS)
    return None if first == second else int(second < first)


def outcome(
    options: PartnersOptions,
    ending: Ending,
    pips: Sequence[int],
    bonuses: Sequence[Bonus],
    before: tuple[int, Sequence[int]],
) -> Outcome:
    """Return who won the round and what each seat scores. Partners score alike (PD10).

    Args:
        options: the house rules.
        ending: how the round ended.
        pips: the pips left, by seat.
        bonuses: the pass bonuses of the round.
        before: the number of rounds played before, and the points by seat before this one.
    """
    parts = [_bonus_parts(bonuses, team) for team in (0, 1)]
    winner = ending.winner
    if winner is not None and ending.reason is not Reason.TARGET:
        number, totals = before
        parts[winner] += _won(options, ending, pips, number)
        if options.love and options.counting == "rounds":  # PD19
            loser = 1 - winner
            lost = totals[loser] + sum(part.points for part in parts[loser])
            parts[loser] += [Part("love", -lost)] if lost else []
    by_seat = tuple(tuple(parts[seat % 2]) for seat in range(4))
    scores = tuple(sum(part.points for part in own) for own in by_seat)
    return Outcome(ending.reason, () if winner is None else TEAMS[winner], scores, by_seat)


def _bonus_parts(bonuses: Sequence[Bonus], team: int) -> list[Part]:
    own = [bonus for bonus in bonuses if bonus.seat % 2 == team]
    sums = {bonus.why: sum(other.points for other in own if other.why == bonus.why) for bonus in own}
    return [Part(why, points) for why, points in sums.items()]


def _won(options: PartnersOptions, ending: Ending, pips: Sequence[int], number: int) -> list[Part]:
    """Return the parts that a won round adds to those of the bonuses."""
    parts = _counted(options, ending, pips)
    if ending.how == "capicua" and options.capicua:
        parts.append(Part("capicua", options.capicua))
    if ending.how == "chuchazo" and options.chuchazo:
        parts.append(Part("chuchazo", options.chuchazo))
    if options.first_rounds and number < len(FIRST_ROUNDS):
        parts.append(Part("first-rounds", FIRST_ROUNDS[number]))
    return parts


def _counted(options: PartnersOptions, ending: Ending, pips: Sequence[int]) -> list[Part]:
    """Return the pips counted, hand by hand, or the points for the way the round ended (PD9, PD13)."""
    if options.counting != "rounds":
        seats = range(4) if options.counting == "all" or ending.winner is None else TEAMS[1 - ending.winner]
        return [Part("hand", pips[seat], seat) for seat in seats if pips[seat]]
    if ending.reason is Reason.BLOCKED:
        return [Part("round", BLOCKED_ROUND)]
    worth = {
        "single": options.single,
        "double": options.double,
        "chuchazo": options.double,
        "capicua": options.crossed,
        "both-ends": options.both_ends,
    }
    return [Part("round", worth[ending.how])]
