"""The laws of opening: what a table is when it is saved for the first time, and what a rematch takes over.

A rematch is held against the match before as the database has it. This module reads rows and the rule book;
how a table is opened it does not know.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.store import State
from bot.tables.requests import Rematch
from tests.simulation.move_laws import Cause, broken_if
from tests.simulation.shadow import Row, Saved


def broken_by_opening(row: Row, cause: Cause, tables: Mapping[str, Saved]) -> Iterator[str]:
    """Return what is wrong with the first revision of a table.

    Args:
        tables: all tables by id, this one among them.
    """
    others = [saved.row for saved in tables.values() if saved.row.id != row.id]
    yield from broken_if(row.revision != 1, f"the first revision is {row.revision}")
    yield from broken_if(row.state != State.LOBBY, f"a table is opened as {row.state}")
    yield from broken_if(
        row.host_id != cause.actor.user_id, "the host is not the person who opened the table"
    )
    yield from broken_if(row.host_id not in row.owners, "the host does not sit at the table")
    dealt = bool(row.seed) or row.beacon is not None
    yield from broken_if(dealt, "the deals are known before the match begins")
    used = {other.secret for other in others}
    yield from broken_if(
        not row.secret or row.secret in used, "a table is opened without a secret of its own"
    )
    if isinstance(cause.request, Rematch):
        yield from _rematch(row, cause.request.match_id, others)
    else:
        yield from broken_if(bool(row.follows), f"a new table follows match {row.follows}")


def _rematch(row: Row, match_id: str, others: Iterable[Row]) -> Iterator[str]:
    yield from broken_if(row.follows != match_id, f"a rematch of {match_id} follows {row.follows!r}")
    siblings = [other.id for other in others if other.live and other.follows == match_id]
    yield from broken_if(bool(siblings), f"a rematch of {match_id} is opened beside {siblings}")
    before = next(other for other in others if other.id == match_id)
    yield from broken_if(before.live, f"a rematch is opened of {match_id}, which still goes on")
    yield from broken_if(row.host_id not in before.owners, "a rematch is opened by a person who did not play")
    sat = [(chair.user_id, chair.name, chair.computer, chair.level) for chair in before.chairs]
    sit = [(chair.user_id, chair.name, chair.computer, chair.level) for chair in row.chairs]
    yield from broken_if(sit != sat, f"in a rematch sit {sit}, and {sat} had played")
    fresh = all(chair.steady and not (chair.away or chair.missed) for chair in row.chairs)
    yield from broken_if(not fresh, "what a person missed in the match before counts in its rematch")
    same = (row.game, row.turn_seconds, row.level) == (before.game, before.turn_seconds, before.level)
    yield from broken_if(not same, "a rematch has another game, pace or level than the match before")
    wanted = _house_rules(before)
    yield from broken_if(
        json.loads(row.options) != wanted, f"a rematch by {wanted} is opened with {row.options}"
    )
    rated = bool(before.rated) or sum(not chair.computer for chair in before.chairs) < 2
    yield from broken_if(bool(row.rated) != rated, f"a rematch is rated: {bool(row.rated)}, not {rated}")


def _house_rules(row: Row) -> dict[str, Any]:
    """Return the options of a match without the edition of the rules it was played by."""
    chosen = row.rules().options.house_rules()
    return dict(chosen)
