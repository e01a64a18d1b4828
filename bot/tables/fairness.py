"""Fair dealing that can be checked, as a commit-reveal scheme with a public beacon.

When a table is opened, a secret is drawn and its seal shown (the commitment): the SHA-256 hash, which gives
nothing away, and which no other secret has. When the match begins, the secret is mixed with a number that
Discord gives (the beacon), and the mix is the seed that all chance of the match comes from. When it has
ended, the secret is shown. ``docs/dealing.md`` specifies all of it.

Matches of earlier versions have no beacon: their seed was drawn and sealed itself. This module deals again
and compares; it knows no words and no Discord.
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
    """Return the commitment to a secret: its hash, as hexadecimal digits."""
    return sha256(secret.encode()).hexdigest()


def mixed(secret: str, beacon: int) -> str:
    """Return the seed that a secret gives with a beacon."""
    return sha256(f"{secret}/{beacon}".encode()).hexdigest()


def sealed(saved: SavedMatch) -> str:
    """Return what the seal of a match was made of."""
    return saved.secret or saved.seed


def _well_mixed(saved: SavedMatch) -> bool:
    """Return whether the seed is what the secret gives; without a beacon it was sealed itself."""
    if saved.beacon is None:
        return not saved.secret
    return saved.seed == mixed(saved.secret, saved.beacon)


def thinking_seed(seed: str, made: int) -> str:
    """Return what a computer player thinks with after so many moves.

    A hash under a label of its own: whoever is handed it can neither follow the dealing nor find the seed.
    """
    return sha256(f"thinking/{seed}/{made}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Deal:
    """The tiles of one round when its first move is due: also after what a game exchanges of itself."""

    number: int
    """Counted from 0."""
    hands: tuple[tuple[str, ...], ...]
    """By seat, in notation."""
    stock: tuple[str, ...]
    """The tile drawn next first."""


def deal_again(game: Game, seats: int, seed: str, number: int) -> Deal:
    """Return the tiles of a round: who leads and what has been scored has no say in them.

    Raises:
        ValueError: the game is not for so many seats, or a match has no such round.
    """
    round = game.deal(seats, chance(seed, number), number=number)
    return _deal(number, round.hands, round.stock)


def _deal(number: int, hands: Sequence[Sequence[Any]], stock: Sequence[Any]) -> Deal:
    return Deal(number, tuple(tuple(map(str, hand)) for hand in hands), tuple(map(str, stock)))


# -- a recorded match ------------------------------------------------------------------------------


def deals_of(saved: SavedMatch) -> tuple[list[Deal], Match]:
    """Return every round of a recorded match as it was dealt, and the match as it ended.

    Raises:
        ValueError: the record or the options belong to other rules.
    """
    match = Match(GAMES[saved.game].of_saved(saved.options), len(saved.seats), saved.seed)
    deals = [_deal(0, match.round.hands, match.round.stock)]
    for seat, text in saved.record:
        round = match.round
        match.play(seat, text)
        if match.round is not round:
            deals.append(_deal(match.rounds, match.round.hands, match.round.stock))
    return deals, match


def agrees(
    saved: SavedMatch, deals: Sequence[Deal], match: Match, ends: tuple[list[RoundRow], list[ResultRow]]
) -> bool:
    """Return whether the seed is the mix of what was sealed, and alone gives those deals, and whether the
    replayed match gives what was saved of its end.

    Args:
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


# -- on anybody's machine --------------------------------------------------------------------------


def verify_command(saved: SavedMatch, number: int = 0) -> str:
    """Return the command line that deals a round of a match again."""
    chosen = GAMES[saved.game].of_saved(saved.options).options.house_rules()  # no edition changes a deal
    options = [word for name, value in chosen.items() for word in ("--option", f"{name}={value_text(value)}")]
    words = ["python", "-m", "bot", "verify", saved.game, str(len(saved.seats)), sealed(saved)]
    if saved.beacon is not None:
        words += ["--message", str(saved.beacon)]
    return shlex.join([*words, *options, "--round", str(number + 1)])


def value_text(value: object) -> str:
    """Return an option's value as the command line takes it."""
    return str(value).lower()
