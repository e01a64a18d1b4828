"""Turns a changed table into what is published (a snapshot) and what is saved (a commit).

Each is made once for each change, by comparison with the table before. A seat's view is computed at most once
for each position. This module decides nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from bot.preferences import UserSettings
from bot.store import LIVE, MatchChanges, MatchCommit, NewMove, State
from bot.tables.fairness import seal
from bot.tables.state import questions
from bot.tables.state.computer_players import remark_of
from bot.tables.state.deadlines import allowance, clock_key, on_show
from bot.tables.state.draft import Draft
from bot.tables.state.forced_moves import ahead_of
from bot.tables.state.house_rules import LAST
from bot.tables.state.requests import Actor
from bot.tables.state.seated import markers_of
from bot.tables.state.snapshot import Change, Snapshot, TimeWarning
from bot.tables.state.table import Table
from engine import Match, Seat, View

SAVED_FIELDS = (
    *("host_id", "game", "options", "state", "resumes", "turn_seconds", "channel_id", "parent_id"),
    *("level", "rated"),
    *("seed", "beacon"),
)
"""The table's fields that are saved unchanged, apart from moves, seats, invitations, questions and times."""


def change_of(draft: Draft, before: Snapshot, actor: Actor) -> Change:
    """Return the change to publish for a draft that has been saved."""
    return Change(
        snapshot=snapshot_of(draft.table, before, draft.views, user=draft.user),
        cause=actor,
        answered=draft.answered,
        told=tuple(draft.told),
        reported=tuple(draft.reported),
        closed=draft.closed,
        left=tuple(draft.left),
        show_again=draft.show_again,
        quiet=draft.quiet,
    )


# -- the snapshot ----------------------------------------------------------------------------------


def snapshot_of(
    table: Table,
    before: Snapshot | None = None,
    views: Mapping[Seat, View] | None = None,
    *,
    user: Callable[[int], UserSettings],
) -> Snapshot:
    """Return a snapshot of the table.

    Args:
        before: the previous snapshot. Views that cannot have changed are taken from it.
        views: views of the current round that were already computed.
        user: returns a person's settings.
    """
    key = clock_key(table)
    return Snapshot(
        table_id=table.id,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        parent_id=table.parent_id,
        host_id=table.host_id,
        game=table.game,
        options=dict(table.options),
        locale=table.locale,
        players=tuple(table.players),
        state=table.state,
        resumes=table.resumes,
        invited=table.invited,
        revision=table.revision,
        version=table.version,
        since=table.since,
        turn=table.turn,
        made=table.made,
        deadline=table.deadline,
        allowance=None if key is None or on_show(table) else allowance(table),
        clock_key=key,
        rests=table.rests,
        automatic=table.automatic,
        conceals=table.conceals,
        questions=dict(table.questions),
        ready=table.ready,
        warning=_warning(table),
        ahead=ahead_of(table),
        notes=dict(table.notes),
        movers=_movers(table) if table.former else (),
        markers=markers_of(table.players, user),
        **_rule_fields(table),
        **_dealing_fields(table),
        **_match_fields(table, before, views or {}),
    )


def _rule_fields(table: Table) -> dict[str, Any]:
    """Return the snapshot's fields about how it is played. Among computers alone, a lay can be taken back
    only if the rule gives time for it.
    """
    offered = table.take_back or len(table.people()) > 1
    return {
        "turn_seconds": table.turn_seconds,
        "bank": table.bank,
        "level": table.level,
        "rated": table.rated,
        "take_back": table.take_back,
        "sides": table.sides,
        "rotates": table.rotates,
        "undoable": table.undoable() if offered else None,
    }


def _movers(table: Table) -> tuple[str, ...]:
    """Return, by seat, the display name of the player who moved last there in the round on show; the present
    player's if nobody has moved there.
    """
    names = [player.display_name for player in table.players]
    for at, event in enumerate(table.round_events()):
        seat = getattr(event, "seat", None)
        if seat is not None:
            names[seat] = table.names_at(at)[seat]
    return tuple(names)


def _dealing_fields(table: Table) -> dict[str, Any]:
    """Return the snapshot's fields about the deal. Secret and seed are empty until the match has ended."""
    opened = table.state not in LIVE and table.match is not None
    return {
        "seal": seal(table.secret or table.seed),
        "beacon": table.beacon,
        "secret": table.secret if opened else "",
        "seed": table.seed if opened else "",
    }


def _warning(table: Table) -> TimeWarning | None:
    if not table.warned or table.deadline is None:
        return None
    people = [player.user_id for player in table.awaited_people()]
    return TimeWarning(tuple(user_id for user_id in people if user_id is not None), table.deadline)


def _match_fields(table: Table, before: Snapshot | None, views: Mapping[Seat, View]) -> dict[str, Any]:
    match = table.match
    if match is None:
        return {}
    same = before is not None and before.spectator is not None and before.made == table.made
    known = before if same else None
    finished = before.finished if before is not None and before.rounds == match.rounds else match.finished
    return {
        "spectator": match.round.view(None) if known is None else known.spectator,
        "views": _views(table, match, views if known is None else known.views),
        "totals": tuple(match.totals),
        "outcomes": tuple(match.outcomes),
        "finished": finished,
        "winners": match.winners,
        "remark": remark_of(table),
    }


def _views(table: Table, match: Match, known: Mapping[Seat, View]) -> dict[Seat, View]:
    """Return the current round as each person's seat sees it; empty unless a round is being played.

    Computer players get their view when they think.
    """
    if (table.resumes if table.state is State.PAUSED else table.state) is not State.PLAYING:
        return {}
    seats = [seat for seat, _ in table.people()]
    return {seat: known[seat] if seat in known else match.round.view(seat) for seat in seats}


# -- the commit ------------------------------------------------------------------------------------


def commit_of(draft: Draft, before: Table, lost_since: float | None) -> MatchCommit | None:
    """Return the commit that saves a draft; None if it changes nothing that is saved.

    Args:
        before: the table before the change.
        lost_since: since when the table's server cannot be reached, in Unix time; None if it can.
    """
    table = draft.table
    record = [] if table.match is None else table.match.record
    moves = tuple(NewMove(n, *record[n]) for n in range(before.made, table.made))
    changes = _changes(before, table)
    seats = table.seat_rows() if table.players != before.players else None
    invited = table.invited if table.invited != before.invited else None
    if not (moves or changes or seats is not None or invited is not None):
        return None
    return MatchCommit(
        match_id=table.id,
        expected_revision=before.revision,
        moves=moves,
        rounds=tuple(draft.rounds),
        result=draft.result,
        changes=changes,
        seats=seats,
        invited=invited,
        guild_setting=_remembered_options(table) if draft.remember_options and not table.by_click else None,
        unseen_since=when(lost_since),
    )


def _remembered_options(table: Table) -> tuple[str, str]:
    """Return the name and value of the server setting that keeps a table's house rules for the next table."""
    return f"{LAST}{table.game}", json.dumps(table.rules().options.house_rules())


def first_commit_of(table: Table) -> MatchCommit:
    """Return the commit that saves a new table."""
    changes = MatchChanges(due_at=when(table.due_at))
    if _for_rematch(table) or table.sides:
        changes["questions"] = questions.dump(**_asked(table))
    return MatchCommit(
        match_id=table.id,
        expected_revision=0,
        new=table.new_row(),
        changes=changes,
        invited=table.invited or None,
    )


def _changes(before: Table, table: Table) -> MatchChanges:
    changes: dict[str, Any] = {
        name: getattr(table, name) for name in SAVED_FIELDS if getattr(table, name) != getattr(before, name)
    }
    for name in ("deadline", "due_at"):
        if getattr(table, name) != getattr(before, name):
            changes[name] = when(getattr(table, name))
    kept = _asked(table)
    if _for_rematch(table) and before.state in LIVE and table.state not in LIVE:
        changes["questions"] = questions.dump({}, (), **_for_rematch(table))
    elif kept != _asked(before):
        changes["questions"] = questions.dump(**kept)
    return MatchChanges(**changes)  # type: ignore[typeddict-item, no-any-return]


def _for_rematch(table: Table) -> dict[str, Any]:
    """Return what a rematch reads from an ended match: bank of time and rule about partners, if set."""
    bank = {} if table.bank is None else {"bank": table.bank}
    return bank | ({"rotates": True} if table.rotates else {})


def _asked(table: Table) -> dict[str, Any]:
    """Return what is saved together with the open questions."""
    return {
        "questions": table.questions,
        "ready": table.ready,
        "hinted": table.hinted_now,
        "former": table.former,
        "take_back": table.take_back,
        "rests": table.rests,
        "advances": table.advances,
        "bank": table.bank,
        "sides": table.sides,
        "rotates": table.rotates,
    }


def when(unix: float | None) -> datetime | None:
    """Return a Unix time as a UTC datetime for the store; None for None."""
    return None if unix is None else datetime.fromtimestamp(unix, UTC)
