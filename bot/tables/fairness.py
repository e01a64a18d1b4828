"""Verifiable dealing: a commit-reveal scheme with a public beacon.

When a table opens, the bot draws a secret and publishes its SHA-256 hash, the commitment ("seal"). When the
match starts, the secret is mixed with the beacon, a number that Discord chooses. The mix is the seed of all
chance in the match. When the match ends, the secret is published. ``docs/dealing.md`` specifies the scheme.

Matches of earlier versions have no beacon: their commitment is the hash of the seed itself. This module
repeats deals and compares them. It knows no texts and no Discord.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from bot.store import ResultRow, RoundRow, SavedMatch, State
from engine import GAMES, Game, Match, chance


def seal(secret: str) -> str:
    """Return the commitment to a secret: its SHA-256 hash, in hexadecimal."""
    return sha256(secret.encode()).hexdigest()


def mixed(secret: str, beacon: int) -> str:
    """Return the match seed: the hash of the secret and the beacon."""
    return sha256(f"{secret}/{beacon}".encode()).hexdigest()


def sealed(saved: SavedMatch) -> str:
    """Return the text that a match committed to: its secret, or its seed if an earlier version saved it."""
    return saved.secret or saved.seed


def _well_mixed(saved: SavedMatch) -> bool:
    """Return whether the seed derives from secret and beacon; without a beacon, that there is no secret."""
    if saved.beacon is None:
        return not saved.secret
    return saved.seed == mixed(saved.secret, saved.beacon)


def thinking_seed(seed: str, made: int) -> str:
    """Return the random seed for a computer player's thinking after ``made`` moves.

    It is hashed under a separate label, so that it reveals neither the match seed nor the deals.
    """
    return sha256(f"thinking/{seed}/{made}".encode()).hexdigest()


def remark_number(seed: str, round: int) -> int:
    """Return the random number that chooses what a computer player says after a round, counted from 1.

    It is hashed under a separate label, as :func:`thinking_seed` does it.
    """
    return int(sha256(f"remark/{seed}/{round}".encode()).hexdigest(), 16)


@dataclass(frozen=True, slots=True)
class Deal:
    """The tiles of one round at its first move, after any exchange that the game makes by itself."""

    number: int
    """Counted from 0."""
    hands: tuple[tuple[str, ...], ...]
    """Each seat's tiles, in notation."""
    stock: tuple[str, ...]
    """Undealt tiles, in notation. The first is drawn next."""


def deal_again(game: Game, seats: int, seed: str, number: int) -> Deal:
    """Return the tiles of a round. Only the seed and the number matter, not the leader or the scores.

    Args:
        number: the round, counted from 0.

    Raises:
        ValueError: the game does not allow that number of seats, or has no such round.
    """
    round = game.deal(seats, chance(seed, number), number=number)
    return _deal(number, round.hands, round.stock)


def _deal(number: int, hands: Sequence[Sequence[Any]], stock: Sequence[Any]) -> Deal:
    return Deal(number, tuple(tuple(map(str, hand)) for hand in hands), tuple(map(str, stock)))


# -- a recorded match ------------------------------------------------------------------------------


def deals_of(saved: SavedMatch) -> tuple[list[Deal], Match]:
    """Replay a recorded match. Return each round's deal, and the match at its end.

    Raises:
        ValueError: the record or the options do not fit the current rules.
    """
    match = Match(GAMES[saved.game].of_saved(saved.options), len(saved.seats), saved.seed)
    deals = [_deal(0, match.round.hands, match.round.stock)]
    for seat, text in saved.record:
        rounds = match.rounds
        match.repeat(seat, text)
        if match.rounds > rounds and match.winners is None:
            deals.append(_deal(match.rounds, match.round.hands, match.round.stock))
    return deals, match


def agrees(
    saved: SavedMatch, deals: Sequence[Deal], match: Match, ends: tuple[list[RoundRow], list[ResultRow]]
) -> bool:
    """Return whether a replayed match agrees with everything that was saved of it.

    The seed must derive from the committed secret and reproduce the deals. The saved rounds, totals and
    winners must equal those of the replay.

    Args:
        deals: the deals of the replay.
        match: the replayed match, at its end.
        ends: the rounds and the result as they were saved.
    """
    again = [deal_again(match.game, match.seats, match.seed, deal.number) for deal in deals]
    rounds, result = ends
    played = [
        (number, outcome.reason.value, outcome.scores, tuple(sorted(outcome.winners)))
        for number, outcome in enumerate(match.outcomes)
    ]
    final = list(enumerate(match.totals)) if match.winners is not None else []
    return (
        _well_mixed(saved)
        and list(deals) == again
        and [_round(row) for row in rounds] == played
        and [(row.seat, row.total) for row in result] == final
        and [row.seat for row in result if row.won] == sorted(match.winners or ())
        and (match.winners is not None) == (saved.state is State.OVER)
    )


def _round(row: RoundRow) -> tuple[int, str, tuple[int, ...], tuple[int, ...]]:
    winners = tuple(score.seat for score in row.scores if score.won)
    return row.number, row.reason, tuple(score.score for score in row.scores), winners


# -- the command line ------------------------------------------------------------------------------


def verify_command(saved: SavedMatch, number: int = 0) -> str:
    """Return the shell command with which anyone can repeat a round's deal.

    Args:
        number: the round, counted from 0.
    """
    # editions do not affect the deal
    chosen = GAMES[saved.game].of_saved(saved.options).options.house_rules()
    options = [word for name, value in chosen.items() for word in ("--option", f"{name}={value_text(value)}")]
    words = ["python", "-m", "bot", "verify", saved.game, str(len(saved.seats)), sealed(saved)]
    if saved.beacon is not None:
        words += ["--message", str(saved.beacon)]
    return shlex.join([*words, *options, "--round", str(number + 1)])


def value_text(value: object) -> str:
    """Return an option's value in the form that the command line accepts."""
    return str(value).lower()
