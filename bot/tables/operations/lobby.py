"""A table before the match: seats are taken and given up, house rules chosen, the start pressed.

Knows no game beyond what the engine's rule book says of its seats, options and presets.
"""

from __future__ import annotations

from typing import Any

from bot.store import State
from bot.tables import fairness
from bot.tables.operations import invitations
from bot.tables.state.computer_players import free_name
from bot.tables.state.draft import Draft
from bot.tables.state.limits import LOBBY_AGAIN, require_rested
from bot.tables.state.ports import Beacon, Venue
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import (
    AcceptInvitation,
    Actor,
    AddComputer,
    ChooseGame,
    ChoosePreset,
    DeclineInvitation,
    FillWithComputers,
    Guest,
    Invite,
    Join,
    RemovePlayer,
    SetLevel,
    SetOption,
    SetPace,
    SetRated,
    Start,
)
from bot.tables.state.snapshot import Answer, Done, Name, Notice, Player, Say, Snapshot
from bot.tables.state.table import Table, player_key
from engine import GAMES
from engine.players.levels import LEVELS

MOST_SECONDS = 7 * 24 * 3600
"""The longest turn a table may have."""


def join(draft: Draft, actor: Actor, request: Join | AcceptInvitation) -> Answer:
    """Take a free seat; with the button for the invited, only they may."""
    _require_open(draft)
    table = draft.table
    if table.seat_of(actor.user_id) is not None:
        raise RefusedError("lobby-already-in")
    draft.require_not_barred(actor)
    if isinstance(request, AcceptInvitation):
        invitations.require_invited(draft, actor)
    require_rested(table, "lobby", actor.user_id, draft.now)
    _require_room(draft)
    invitations.drop(table, actor.user_id)
    table.players.append(Player(actor.name, actor.user_id))
    return Done()


def decline_invitation(draft: Draft, actor: Actor, request: DeclineInvitation) -> Answer:
    """Turn an invitation down."""
    _require_open(draft)
    invitations.require_invited(draft, actor)
    invitations.decline(draft.table, actor.user_id)
    return Done()


def invite(draft: Draft, actor: Actor, request: Invite) -> Answer:
    """Ask one more person; the lobby is shown again, so that Discord notifies them. The host's right."""
    _require_host(draft, actor)
    guest: Guest = request.guest
    left_out = invitations.invite(draft.table, [guest], draft.guild.barred)
    if left_out:
        ((reason, name),) = left_out
        raise RefusedError(f"invite-{reason}", names=Name(name), count=1)
    draft.table.cooldowns.pop(("lobby", guest.user_id), None)
    draft.show_again = True
    return Say(Notice("invite-sent", {"name": Name(guest.name)}))


def leave(draft: Draft, actor: Actor) -> Answer:
    """Free the actor's seat; the host's role passes on, and with the last person the lobby closes."""
    table, seat = draft.table, draft.seat(actor)
    del table.players[seat]
    draft.left.append(actor.user_id)
    if not table.people():
        draft.abandon("lobby-deserted")
    return Say(Notice("lobby-left"), replace=True)


def add_computer(draft: Draft, actor: Actor, request: AddComputer) -> Answer:
    """Seat a computer player. The host's right."""
    _require_host(draft, actor)
    _require_room(draft)
    _seat_computer(draft)
    return Done()


def fill_with_computers(draft: Draft, actor: Actor, request: FillWithComputers) -> Answer:
    """Seat computers wherever nobody sits, but for those who were invited. The host's right."""
    _require_host(draft, actor)
    _require_room(draft)
    table = draft.table
    free = table.rules().seats[-1] - len(table.players) - len(invitations.pending(table))
    if free <= 0:
        raise RefusedError("lobby-expected", count=len(invitations.pending(table)))
    for _ in range(free):
        _seat_computer(draft)
    return Done()


def remove_player(draft: Draft, actor: Actor, request: RemovePlayer) -> Answer:
    """Take a seat away from another player. The host's right."""
    _require_host(draft, actor)
    table = draft.table
    player = next((player for player in table.players if player_key(player) == request.key), None)
    if player is None or player.user_id == table.host_id:
        raise RefusedError("moved-on")
    table.players.remove(player)
    if player.user_id is not None:
        draft.report("log-removed", name=Name(player.name), by=Name(actor.name))
        draft.left.append(player.user_id)
        table.cooldowns["lobby", player.user_id] = draft.now + LOBBY_AGAIN
    return Done()


def choose_game(draft: Draft, actor: Actor, request: ChooseGame, usual: dict[str, Any]) -> Answer:
    """Play another game. The host's right.

    Args:
        usual: the options its tables start from on this server.
    """
    _require_host(draft, actor)
    if request.game not in GAMES:
        raise RefusedError("moved-on")
    draft.table.game, draft.table.options = request.game, usual
    return Done()


def choose_preset(draft: Draft, actor: Actor, request: ChoosePreset) -> Answer:
    """Play by a named set of house rules. The host's right."""
    _require_host(draft, actor)
    preset = GAMES[draft.table.game].presets.get(request.name)
    if preset is None:  # of the game chosen before
        raise RefusedError("moved-on")
    draft.table.options = dict(preset)
    return Done()


def set_option(draft: Draft, actor: Actor, request: SetOption) -> Answer:
    """Change one house rule; rules that do not go together change nothing. The host's right."""
    _require_host(draft, actor)
    table = draft.table
    try:
        rules = GAMES[table.game](**table.options | {request.name: request.value})
    except ValueError as refusal:
        raise RefusedError("options-clash") from refusal
    table.options = rules.options.house_rules()
    return Done()


def set_pace(draft: Draft, actor: Actor, request: SetPace) -> Answer:
    """Change how long a turn may take. The host's right."""
    _require_host(draft, actor)
    if not 0 <= request.seconds <= MOST_SECONDS:
        raise RefusedError("moved-on")
    draft.table.turn_seconds = request.seconds
    return Done()


def set_level(draft: Draft, actor: Actor, request: SetLevel) -> Answer:
    """Change how well all computers play, those to come included. The host's right."""
    _require_host(draft, actor)
    if request.level not in LEVELS:  # of another version
        raise RefusedError("moved-on")
    table = draft.table
    table.level = request.level
    for seat, player in enumerate(table.players):
        if player.user_id is None:
            table.update_player(seat, level=request.level)
    return Done()


def set_rated(draft: Draft, actor: Actor, request: SetRated) -> Answer:
    """Change whether the match counts for ratings. The host's right."""
    _require_host(draft, actor)
    draft.table.rated = request.rated
    return Done()


def require_startable(draft: Draft, actor: Actor) -> None:
    """Refuse unless the actor may start the match, and there are players enough. The host's right."""
    _require_host(draft, actor)
    table = draft.table
    seats, count = table.rules().seats, len(table.players)
    if count not in seats:
        key = "lobby-seats" if len(seats) > 1 else "lobby-seats-exactly"
        raise RefusedError(key, least=seats[0], most=seats[-1], count=count)


def start(draft: Draft, actor: Actor, request: Start, venue: Venue, beacon: Beacon) -> Answer:
    """Deal the first round, from the secret mixed with the beacon.

    Args:
        venue: where the match is played.
        beacon: lit for this very lobby: who knew the deal could otherwise change who is dealt what.
    """
    require_startable(draft, actor)
    table, announced = draft.table, beacon.table
    if _dealt_to(announced) != _dealt_to(table):
        raise RefusedError("start-overtaken")
    table.beacon, table.seed = beacon.number, fairness.mixed(table.secret, beacon.number)
    table.channel_id, table.parent_id = venue.channel_id, venue.parent_id
    table.invited, table.rated = (), table.counts_as_rated
    table.options = GAMES[table.game](**table.options).options.chosen()  # with the edition that is played
    table.begin()
    draft.open_round()
    draft.remember_options = True
    return Done() if venue.refusal is None else Say(venue.refusal)


def _dealt_to(table: Table | Snapshot) -> tuple[object, ...]:
    """Return all that a match is fixed by, as far as the host can change it."""
    return (table.game, table.options, list(table.players), table.counts_as_rated)


def _require_open(draft: Draft) -> None:
    draft.require({State.LOBBY}, "lobby-closed")


def _require_host(draft: Draft, actor: Actor) -> None:
    _require_open(draft)
    table = draft.table
    if actor.user_id != table.host_id:
        seat = table.seat_of(table.host_id)
        raise RefusedError("host-only", host=Name("" if seat is None else table.players[seat].name))


def _seat_computer(draft: Draft) -> None:
    players = draft.table.players
    name = free_name([player.name for player in players])
    players.append(Player(name, level=draft.table.level))


def _require_room(draft: Draft) -> None:
    most = draft.table.rules().seats[-1]
    if len(draft.table.players) >= most:
        raise RefusedError("lobby-full", most=most)
