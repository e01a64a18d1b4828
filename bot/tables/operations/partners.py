"""The teams of a lobby: who plays with whom once the match starts. Knows no game."""

from __future__ import annotations

from bot.store import State
from bot.tables.operations import lobby
from bot.tables.partners import TEAM, in_order_of_seats, members_of, next_pairing, settled, teams_for
from bot.tables.state.draft import Draft
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import Actor, Join, PlayWith, SetRotation, SwapPartners
from bot.tables.state.seated import player_key
from bot.tables.state.snapshot import Answer, Done, Name, Names, Notice, Say, Snapshot
from bot.tables.state.table import Table
from engine import GAMES, Seat, Teams


def seat_partners(table: Table) -> None:
    """Give each player of a lobby with teams a side, and put the players in the order of their seats.

    Clear the sides in a game without teams and in a match, where the seats say who plays with whom.
    """
    lobby_open = table.state is State.LOBBY
    teams = teams_for(table.rules(), len(table.players)) if lobby_open else None
    if teams is None:
        table.sides = ()
        return
    sides = settled(table.sides, len(table.players), teams)
    order = in_order_of_seats(sides, teams)
    table.players = [table.players[player] for player in order]
    table.sides = tuple(sides[player] for player in order)


def swap(draft: Draft, actor: Actor, request: SwapPartners) -> Answer:
    """Form the next of the possible teams. Only the host may. Refuse without teams or a second player."""
    lobby.require_host(draft, actor)
    table = draft.table
    teams = _teams(table)
    if len(table.players) < 2:
        raise RefusedError("moved-on")
    table.sides = next_pairing(table.sides, [player_key(player) for player in table.players], teams)
    return Done()


def set_rotation(draft: Draft, actor: Actor, request: SetRotation) -> Answer:
    """Change whether each rematch has other partners. Only the host may, and only where there are teams."""
    lobby.require_host(draft, actor)
    _teams(draft.table)
    draft.table.rotates = request.rotates
    return Done()


def play_with(draft: Draft, actor: Actor, request: PlayWith) -> Answer:
    """Seat the actor in another player's team or in a team without players, and confirm it to them.

    An actor without a seat joins the lobby first. In a full team, a computer changes places with the actor.
    Refuse if the actor may not join, the partner there is a person, or the player or a free team is gone.
    """
    lobby.require_open(draft)
    table = draft.table
    _teams(table)
    if table.seat_of(actor.user_id) is None:
        lobby.join(draft, actor, Join())
        seat_partners(table)
    own = draft.seat(actor)
    side, wished = _side(table, request.key)
    if wished == own:
        raise RefusedError("moved-on")
    if side != table.sides[own]:
        _move(table, own, side, wished)
    if wished is None:
        return Say(Notice("partner-free"), replace=True)
    return Say(Notice("partner-now", {"name": Name(table.players[wished].name)}), replace=True)


def lobby_teams(table: Table | Snapshot, coming: int = 0) -> list[tuple[Seat, ...]]:
    """Return the players of each team of a lobby; empty without teams.

    Args:
        coming: how many players to add to those seated when the size of the table is chosen.
    """
    if table.state is not State.LOBBY:
        return []
    teams = teams_for(GAMES[table.game].of_saved(table.options), len(table.players) + coming)
    return [] if teams is None else members_of(table.sides, len(teams))


def possible_partners(table: Table | Snapshot, user_id: int) -> list[Seat]:
    """Return the players of a lobby in whose team a person can take a seat: see :func:`play_with`."""
    own = table.seat_of(user_id)
    teams = lobby_teams(table, own is None)
    return [
        seat
        for team in teams
        for seat in team
        if own not in team
        and (len(team) < TEAM or any(table.players[each].user_id is None for each in team if each != seat))
    ]


def may_play_alone(table: Table | Snapshot, user_id: int) -> bool:
    """Return whether a person can leave their partner for a team without players."""
    teams = lobby_teams(table)
    return any(not team for team in teams) and table.seat_of(user_id) in {
        seat for team in teams if len(team) == TEAM for seat in team
    }


def _teams(table: Table) -> Teams:
    """Return the teams of the lobby. Refuse if it has none: the control is of another game."""
    teams = teams_for(table.rules(), len(table.players))
    if teams is None:
        raise RefusedError("moved-on")
    return teams


def _side(table: Table, key: str) -> tuple[int, Seat | None]:
    """Return the side that a key of :class:`PlayWith` names, and the seat of the player that it names.

    For an empty key, return the first side without players, and None. Refuse if there is no such player or
    side.
    """
    if key:
        wished = table.seat_with(key)
        side = None if wished is None else table.sides[wished]
    else:
        wished, sides = None, range(len(_teams(table)))
        side = next((each for each in sides if each not in table.sides), None)
    if side is None:
        raise RefusedError("moved-on")
    return side, wished


def _move(table: Table, own: Seat, side: int, wished: Seat | None) -> None:
    """Move a player to another side. If it is full, a computer other than the wished player changes places
    with them. Refuse if there is no such computer.
    """
    teams, sides = _teams(table), list(table.sides)
    there = members_of(table.sides, len(teams))[side]
    if len(there) == len(teams[side]):
        computers = [seat for seat in there if seat != wished and table.players[seat].user_id is None]
        if not computers:
            names = Names(tuple(table.players[seat].name for seat in there))
            raise RefusedError("partner-taken", names=names)
        sides[computers[0]] = sides[own]
    sides[own] = side
    table.sides = tuple(sides)
