"""The faces of computer players: their names, and the line that one of them says after some rounds.

:class:`~bot.tables.state.ports.Thinker` is how they think. This module knows no sentence: it chooses a mood
and a number.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.store import State
from bot.tables.fairness import remark_number
from bot.tables.state.seated import marked
from bot.tables.state.snapshot import Remark
from bot.tables.state.table import Table
from engine import Match, Reason, Seat

NAMES: Final[Mapping[str, Sequence[str]]] = {
    "novice": ("Pip", "Coco", "Momo", "Jojo", "Fifi", "Bibi", "Toto", "Yoyo"),
    "casual": ("Ada", "Blaise", "Carmen", "Felix", "Hugo", "Karla", "Vera", "Max"),
    "strong": ("Atlas", "Freya", "Hector", "Juno", "Minerva", "Thor", "Perseus", "Brunhild"),
    "expert": ("Turing", "Hypatia", "Curie", "Pascal", "Kepler", "Faraday", "Babbage", "Volta"),
}
"""By level, names without the computer sign: nicknames, first names, heroes of legend, famous minds.

The first two letters of all names differ, and no name begins with the letter of an arm in any language, so
that badges and pictures tell players apart.
"""
LINES: Final = 8
"""How many lines each mood has to choose from."""
ONE_ROUND_IN: Final = 3
"""One round in so many ends with a line."""
ONE_MATCH_IN: Final = 2
"""One match in so many ends with a line."""


def free_name(taken: Collection[str], level: str) -> str:
    """Return the first name of a level that is free at the table; the first of all if every one is taken.

    Args:
        taken: the names at the table, those of computer players with the computer sign.
    """
    names = [marked(name) for name in NAMES[level]]
    return next((name for name in names if name not in taken), names[0])


def remark_of(table: Table) -> Remark | None:
    """Return what a computer player says about the round or the match that has just ended.

    It is at most one line a round, after some rounds only. The match seed and the number of the round choose
    it, from the public result and events alone, so that it is the same after a restart and tells nothing of
    hidden tiles. Return None if no computer speaks, or if a seat changed hands in this round.
    """
    match = table.match
    if match is None or not match.rounds or table.state not in {State.BETWEEN, State.OVER}:
        return None
    if any(former.round == table.round_on_show for former in table.former):
        return None
    mood, seats = _occasion(table, match)
    number = remark_number(match.seed, match.rounds)
    number, silent = divmod(number, ONE_ROUND_IN if match.winners is None else ONE_MATCH_IN)
    if silent or not seats:
        return None
    number, speaker = divmod(number, len(seats))
    return Remark(seats[speaker], mood, number % LINES + 1)


def _occasion(table: Table, match: Match) -> tuple[str, list[Seat]]:
    """Return a mood and the computers that are in it; without any if nothing calls for a line."""
    computers = [seat for seat, player in enumerate(table.players) if player.user_id is None]
    if match.winners is not None:
        return _result(computers, match.winners, "match-won", "match-lost")
    caught = _caught(table, match)
    if guilty := [seat for seat in computers if seat in caught]:
        return "caught", guilty
    outcome = match.outcomes[-1]
    laid_last = outcome.reason is Reason.OUT and outcome.won_by is None
    return _result(computers, outcome.winners, "round-out" if laid_last else "round-won", "round-lost")


def _result(
    computers: Sequence[Seat], winners: Sequence[Seat], won: str, lost: str
) -> tuple[str, list[Seat]]:
    """Return the mood of the computers that won, or of all if only people won; without any if both won."""
    winning = [seat for seat in computers if seat in winners]
    if winning:
        return won, winning if len(winning) == len(winners) else []
    return lost, list(computers) if winners else []


def _caught(table: Table, match: Match) -> set[Seat]:
    """Return the seats whose slip in this round everybody has seen."""
    done = (each for event in table.round_events() for each in match.game.achievements(event))
    return {seat for seat, name in done if name in match.game.slips}
