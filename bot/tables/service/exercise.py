"""Tables for one person alone: a puzzle or a lesson. They have no channel and no clock, and are not saved.

An exercise is rebuilt from its deal and its moves for each request. This module knows no game, no texts and
no pictures.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.preferences import UserSettings
from bot.store import State
from bot.tables.service.publication import snapshot_of
from bot.tables.state.computer_players import free_name
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Snapshot
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
    """Return the snapshot of an exercise after some moves, with computer players at all other seats.

    Args:
        match: the match at its start. It is played on.
        record: the moves so far.
        person: the learner. Their hand shows what happened since their last move.
        seat: the learner's seat.
        level: the computer players' level.
        settings: the person's settings.
        locale: the person's language, used for all texts.

    Raises:
        IllegalMove: a recorded move is not legal.
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
        players.append(Player(free_name(_names(players), level), level=level))
    players.insert(seat, players.pop(0))
    return players


def _names(players: Collection[Player]) -> set[str]:
    return {player.name for player in players}
