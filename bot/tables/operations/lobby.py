"""A table before its match: joining and leaving, choosing house rules, and starting.

This module knows no game beyond the seats, options and presets in the engine's rule book.
"""

from __future__ import annotations

from typing import Any

from bot.store import State
from bot.tables import fairness
from bot.tables.bank import Bank
from bot.tables.operations import invitations
from bot.tables.state.computer_players import free_name
from bot.tables.state.deadlines import SLOW
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
    SetTakeBack,
    Start,
)
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Answer, Done, Name, Notice, Say, Snapshot
from bot.tables.state.table import Table
from engine import GAMES, Seat
from engine.players.levels import LEVELS

MOST_SECONDS = 7 * 24 * 3600
"""The longest turn a table may have, in seconds: one week."""


def join(draft: Draft, actor: Actor, request: Join | AcceptInvitation) -> Answer:
    """Seat the actor. Refuse if they sit already, are barred or blocked, must wait after a removal, or if no
    seat is free.

    If they pressed the invitation button, they need a pending invitation.
    """
    require_open(draft)
    table = draft.table
    if table.seat_of(actor.user_id) is not None:
        raise RefusedError("lobby-already-in", host=_host(table))
    draft.require_not_barred(actor)
    if isinstance(request, AcceptInvitation):
        invitations.require_invited(draft, actor)
    require_rested(table, "lobby", actor.user_id, draft.now)
    _require_room(draft)
    invitations.drop(table, actor.user_id)
    table.players.append(Player(actor.name, actor.user_id))
    return Done()


def decline_invitation(draft: Draft, actor: Actor, request: DeclineInvitation) -> Answer:
    """Decline the actor's invitation."""
    require_open(draft)
    invitations.require_invited(draft, actor)
    invitations.decline(draft.table, actor.user_id)
    return Done()


def invite(draft: Draft, actor: Actor, request: Invite) -> Answer:
    """Invite one more person, and show the lobby again so that Discord notifies them. Only the host may.

    Refuse with the reason if this person cannot be invited.
    """
    require_host(draft, actor)
    guest: Guest = request.guest
    blocked = invitations.blocked_by(draft.user, actor.user_id, [guest.user_id])
    left_out = invitations.invite(draft.table, [guest], draft.guild.barred, blocked)
    if left_out:
        ((reason, name),) = left_out
        raise RefusedError(f"invite-{reason}", names=Name(name), count=1)
    draft.table.cooldowns.pop(("lobby", guest.user_id), None)
    draft.show_again = True
    return Say(Notice("invite-sent", {"name": Name(guest.name)}))


def leave(draft: Draft, actor: Actor) -> Answer:
    """Free the actor's seat and confirm it to them. If no person remains, abandon the lobby. If the host
    leaves, ``Draft.settle`` passes the role on.
    """
    table, seat = draft.table, draft.seat(actor)
    _unseat(table, seat)
    draft.left.append(actor.user_id)
    if not table.people():
        draft.abandon("lobby-deserted")
    return Say(Notice("lobby-left"), replace=True)


def add_computer(draft: Draft, actor: Actor, request: AddComputer) -> Answer:
    """Add a computer player. Only the host may."""
    require_host(draft, actor)
    _require_room(draft)
    _seat_computer(draft)
    return Done()


def fill_with_computers(draft: Draft, actor: Actor, request: FillWithComputers) -> Answer:
    """Add computer players up to the number that the game is best at, or one more if that is reached.

    As many seats stay free as invitations are pending. Only the host may. Refuse if no seat is left to fill.
    """
    require_host(draft, actor)
    _require_room(draft)
    table = draft.table
    free = fillable(table)
    if free <= 0:
        raise RefusedError("lobby-expected", count=len(invitations.pending(table)))
    for _ in range(free):
        _seat_computer(draft)
    return Done()


def fillable(table: Table | Snapshot) -> int:
    """Return how many computers *Fill* adds to a lobby; 0 or less if no seat is left beside the invited."""
    kept = len(table.players) + len(invitations.pending(table))
    rules = GAMES[table.game].of_saved(table.options)
    most = rules.seats[-1]
    return min(max(rules.best_seats - kept, 1), most - kept)


def remove_player(draft: Draft, actor: Actor, request: RemovePlayer) -> Answer:
    """Remove another player from the lobby, and make a person wait before they rejoin. Only the host may.

    Refuse if the player is not there any more, or is the host.
    """
    require_host(draft, actor)
    table = draft.table
    seat = table.seat_with(request.key)
    if seat is None or table.players[seat].user_id == table.host_id:
        raise RefusedError("moved-on")
    player = table.players[seat]
    _unseat(table, seat)
    if player.user_id is not None:
        draft.report("log-removed", name=Name(player.name), by=Name(actor.name))
        draft.left.append(player.user_id)
        table.cooldowns["lobby", player.user_id] = draft.now + LOBBY_AGAIN
    return Done()


def choose_game(draft: Draft, actor: Actor, request: ChooseGame, usual: dict[str, Any]) -> Answer:
    """Change the game and its options. Only the host may. Refuse an unknown game.

    Args:
        usual: the options that a new table of the game starts with on this server.
    """
    require_host(draft, actor)
    if request.game not in GAMES:
        raise RefusedError("moved-on")
    draft.table.game, draft.table.options = request.game, usual
    return Done()


def choose_preset(draft: Draft, actor: Actor, request: ChoosePreset) -> Answer:
    """Replace the house rules by a named preset. Only the host may. Refuse a preset of another game."""
    require_host(draft, actor)
    preset = GAMES[draft.table.game].presets.get(request.name)
    if preset is None:  # a preset of the game chosen before
        raise RefusedError("moved-on")
    draft.table.options = dict(preset)
    return Done()


def set_option(draft: Draft, actor: Actor, request: SetOption) -> Answer:
    """Change one house rule. If the rules then contradict each other, refuse. Only the host may."""
    require_host(draft, actor)
    table = draft.table
    try:
        rules = GAMES[table.game](**table.options | {request.name: request.value})
    except ValueError as refusal:
        raise RefusedError("options-clash") from refusal
    table.options = rules.options.house_rules()
    return Done()


def set_pace(draft: Draft, actor: Actor, request: SetPace) -> Answer:
    """Change the length of a turn, or choose a bank of time, which is live. Only the host may.

    Refuse a length that is not allowed.
    """
    require_host(draft, actor)
    seconds, increment = request.seconds, request.increment
    most = SLOW - 1 if increment else MOST_SECONDS
    if not 0 <= increment <= seconds <= most:
        raise RefusedError("moved-on")
    draft.table.turn_seconds = seconds
    draft.table.bank = Bank(seconds, increment) if increment else None
    return Done()


def set_level(draft: Draft, actor: Actor, request: SetLevel) -> Answer:
    """Change the level of all computer players, including those that join later. Only the host may.

    A computer whose level changes gets a name of the new level. Refuse an unknown level.
    """
    require_host(draft, actor)
    if request.level not in LEVELS:  # a level of another version
        raise RefusedError("moved-on")
    table = draft.table
    for seat, player in enumerate(table.players):
        if player.user_id is None:
            taken = [each.name for each in table.players]
            stays = table.level_of(seat) == request.level
            name = player.name if stays else free_name(taken, request.level)
            table.update_player(seat, name=name, level=request.level)
    table.level = request.level
    return Done()


def set_rated(draft: Draft, actor: Actor, request: SetRated) -> Answer:
    """Change whether the match counts for ratings. Only the host may, and only where the bot is a member."""
    require_host(draft, actor)
    if draft.table.by_click:
        raise RefusedError("anywhere-unrated")
    draft.table.rated = request.rated
    return Done()


def set_take_back(draft: Draft, actor: Actor, request: SetTakeBack) -> Answer:
    """Change whether a lay is taken back at once, or only if the others agree. Only the host may."""
    require_host(draft, actor)
    draft.table.take_back = request.at_once
    return Done()


def require_open(draft: Draft) -> None:
    """Raise ``RefusedError`` if the table is no lobby any more."""
    draft.require({State.LOBBY}, "lobby-closed")


def require_host(draft: Draft, actor: Actor) -> None:
    """Raise ``RefusedError`` unless the table is a lobby and the actor is its host."""
    require_open(draft)
    table = draft.table
    if actor.user_id != table.host_id:
        raise RefusedError("host-only", host=_host(table))


def require_startable(draft: Draft, actor: Actor) -> None:
    """Raise ``RefusedError`` unless the actor is the host and the number of players fits the game."""
    require_host(draft, actor)
    table = draft.table
    seats, count = table.rules().seats, len(table.players)
    if count not in seats:
        key = {1: "lobby-seats-exactly", 2: "lobby-seats-either"}.get(len(seats), "lobby-seats")
        over = max(count - seats[-1], 0)
        raise RefusedError(key, least=seats[0], most=seats[-1], count=count, over=over)


def start(draft: Draft, actor: Actor, request: Start, venue: Venue, beacon: Beacon) -> Answer:
    """Start the match: mix the secret with the beacon into the seed, and deal the first round.

    Refuse if the lobby has changed since the beacon was announced. Otherwise a person who knew the deal could
    change who gets which tiles.

    Args:
        venue: where the match is played.
        beacon: the number, and the lobby it was announced for.
    """
    require_startable(draft, actor)
    table, announced = draft.table, beacon.table
    if _deal_inputs(announced) != _deal_inputs(table):
        raise RefusedError("start-overtaken")
    table.beacon, table.seed = beacon.number, fairness.mixed(table.secret, beacon.number)
    table.channel_id, table.parent_id = venue.channel_id, venue.parent_id
    table.invited, table.rated = (), table.counts_as_rated
    # including the edition that is played
    table.options = GAMES[table.game](**table.options).options.chosen()
    table.begin()
    draft.open_round()
    draft.remember_options = request.remember
    return Done() if venue.refusal is None else Say(venue.refusal)


def _deal_inputs(table: Table | Snapshot) -> tuple[object, ...]:
    """Return what the host can change and the deal depends on, to compare two states of the lobby."""
    return (table.game, table.options, list(table.players), table.counts_as_rated)


def _host(table: Table) -> Name:
    seat = table.seat_of(table.host_id)
    return Name("" if seat is None else table.players[seat].name)


def _unseat(table: Table, seat: Seat) -> None:
    del table.players[seat]
    table.sides = (*table.sides[:seat], *table.sides[seat + 1 :])


def _seat_computer(draft: Draft) -> None:
    players, level = draft.table.players, draft.table.level
    players.append(Player(free_name([player.name for player in players], level), level=level))


def _require_room(draft: Draft) -> None:
    most = draft.table.rules().seats[-1]
    if len(draft.table.players) >= most:
        raise RefusedError("lobby-full", most=most)
