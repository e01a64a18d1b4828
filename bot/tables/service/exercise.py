"""A table for one person alone: a puzzle or a lesson. It is in no channel, has no clock, and is not saved.

It is made anew from its deal and its moves whenever it is asked for. Knows no game, no sentence and no
picture.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.preferences import UserSettings
from bot.store import State
from bot.tables.service.publication import snapshot_of
from bot.tables.state.computer_players import free_name
from bot.tables.state.snapshot import Player, Snapshot
from bot.tables.state.table import Table, is_shout
from engine import Match, Seat


def exercise(
    match: Match,
    record: Iterable[tuple[Seat, str]],
    person: Player,
    seat: Seat,
    *,
    level: str,
    settings: UserSettings,
    locale: str,
) -> Snapshot:
    """Return a table at which computers sit but for one seat, after some moves.

    Args:
        match: as it begins; it is played on.
        record: the moves.
        person: whose seat it is; their hand tells what has happened since their last move.
        level: how well the computers play, as it is told.
        settings: what the person has set.
        locale: their language: all that is said here is for them.

    Raises:
        IllegalMove: a move cannot be made.
    """
    players = _players(match.seats, person, seat, level)
    table = Table(
        id="",
        guild_id=0,
        channel_id=0,
        host_id=person.user_id or 0,
        game=match.game.name,
        locale=locale,
        options=match.game.options.chosen(),
        state=State.PLAYING,
        players=players,
        match=match,
        level=level,
        rated=False,
    )
    table.open_notes()
    for mover, text in record:
        table.note(table.play(mover, text), mover, decided=not is_shout(text))
    if match.last_round is not None:
        table.state = State.BETWEEN if match.winners is None else State.OVER
    return snapshot_of(table, user=lambda user_id: settings)


def _players(seats: int, person: Player, seat: Seat, level: str) -> list[Player]:
    players: list[Player] = [person]
    while len(players) < seats:
        players.append(Player(free_name(_names(players)), level=level))
    players.insert(seat, players.pop(0))
    return players


def _names(players: Collection[Player]) -> set[str]:
    return {player.name for player in players}
