"""Makes the tables that a person asks for: an empty lobby, a short match against computers, or a rematch.

A table is only made here. :mod:`bot.tables.service.registry` checks whether there is room, and saves it.
"""

from __future__ import annotations

from bot.store import SavedMatch
from bot.tables.operations.invitations import blocked_by
from bot.tables.operations.partners import seat_partners
from bot.tables.partners import rotated
from bot.tables.service.session import Ports
from bot.tables.state.computer_players import free_name
from bot.tables.state.house_rules import quick_options, usual_options
from bot.tables.state.questions import load_bank, load_rotates
from bot.tables.state.refusals import RefusedError, StrangerError
from bot.tables.state.requests import Actor, OpenTable
from bot.tables.state.seated import USUAL_LEVEL, Player
from bot.tables.state.snapshot import Snapshot
from bot.tables.state.table import Table
from engine import GAMES

QUICK_SECONDS = 60
"""The length of a turn at a short match against computers, in seconds."""


async def new_table(ports: Ports, actor: Actor, request: OpenTable) -> Table:
    """Return a new lobby with the actor as host. For a quick match, computers take the other seats.

    Raises:
        RefusedError: there is no such game.
    """
    game = request.game or next(iter(GAMES))
    if game not in GAMES:
        raise RefusedError("table-gone")
    settings = ports.preferences.guild(actor.guild_id)
    players = [Player(actor.name, actor.user_id)]
    if request.quick:
        turn_seconds, level = QUICK_SECONDS, USUAL_LEVEL
        options = await quick_options(ports.store, actor.guild_id, game)
        rules = GAMES[game](**options)
        most = min(rules.best_seats, rules.seats[-1])
        while len(players) < most:
            name = free_name([each.name for each in players], level)
            players.append(Player(name, level=level))
    else:
        turn_seconds, level = settings.turn_seconds, settings.level
        options = await usual_options(ports.store, actor.guild_id, game)
    return _table(
        ports,
        actor,
        game=game,
        options=options,
        turn_seconds=turn_seconds,
        level=level,
        players=players,
    )


async def rematch(ports: Ports, actor: Actor, saved: SavedMatch | None) -> Table:
    """Return a new lobby with the seats, options and turn length of a match. Partners stay together, unless
    the table rotates them. Deleted, barred and blocked people lose their seats.

    Args:
        saved: the match; None if it cannot be read.

    Raises:
        RefusedError: the match cannot be read, or its rematch is open already.
        StrangerError: the actor did not play it.
    """
    if saved is None:
        raise RefusedError("table-gone")
    if actor.user_id not in {row.user_id for row in saved.seats}:
        raise StrangerError
    if await ports.store.matches.rematch_of(saved.id):
        raise RefusedError("rematch-open")
    barred = ports.preferences.guild(actor.guild_id).barred
    # deleted people, and people who were barred since or who block the new host, or are blocked by them
    blocked = blocked_by(ports.preferences.user, actor.user_id, [row.user_id for row in saved.seats])
    gone = {None, *barred, *blocked}
    rules, rotates = GAMES[saved.game].of_saved(saved.options), load_rotates(saved.questions)
    teams = rules.teams(len(saved.seats)) or ()
    order = rotated(teams) if teams and rotates else range(len(saved.seats))
    rows = [saved.seats[seat] for seat in order]
    there = [seat for seat, row in enumerate(rows) if row.computer or row.user_id not in gone]
    return _table(
        ports,
        actor,
        game=saved.game,
        options=rules.options.house_rules(),
        turn_seconds=saved.turn_seconds,
        bank=load_bank(saved.questions),
        level=saved.level,
        rated=saved.rated or sum(not row.computer for row in saved.seats) < 2,
        players=[Player(rows[seat].name, rows[seat].user_id, level=rows[seat].level) for seat in there],
        sides=tuple(side for seat in there for side, team in enumerate(teams) if seat in team),
        rotates=rotates,
        follows=saved.id,
    )


def starts_at_once(table: Snapshot) -> bool:
    """Return whether a table that was just opened can start: one person, and computers at the other seats."""
    seats = GAMES[table.game].of_saved(table.options).seats
    return len(table.people()) == 1 and len(table.players) > 1 and len(table.players) in seats


def _table(ports: Ports, actor: Actor, **about: object) -> Table:
    settings = ports.preferences.guild(actor.guild_id)
    if not actor.guild_id:  # there are no leaderboards where the bot is no member
        about["rated"] = False
    table = Table(
        id=ports.ids.table_id(),
        guild_id=actor.guild_id,
        channel_id=actor.channel_id,
        parent_id=actor.parent_id,
        host_id=actor.user_id,
        secret=ports.ids.secret(),
        locale=settings.language or actor.guild_locale or actor.locale,
        **about,  # type: ignore[arg-type]
    )
    seat_partners(table)
    return table
