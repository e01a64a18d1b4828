"""The laws of opening: how a table is first saved, and what a rematch copies.

A rematch is compared with its match as the database has it. Limits on open tables are kept. This module reads
rows and the rule book. It does not know how a table is opened.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.preferences import GuildSettings
from bot.store import State
from bot.tables.state.requests import Actor, Rematch
from tests.simulation.move_laws import Cause, broken_if
from tests.simulation.partner_laws import broken_by_rematch
from tests.simulation.refusal_laws import HOSTED, IN_CHANNEL, ON_SERVER, within
from tests.simulation.shadow import Chair, Row, Saved


@dataclass(slots=True)
class OpeningLaws:
    """Judges how a table is first saved, and what a rematch copies.

    Args:
        tables: all tables by id.
        guild: returns the settings of the server.
    """

    tables: Mapping[str, Saved]
    guild: Callable[[], GuildSettings]
    _known: dict[int, list[Row]] = field(default_factory=dict)
    """By interaction that asks for a table, the live tables when it arrived."""

    def arrives(self, interaction_id: int, rows: Iterable[Row]) -> None:
        """Record a request for a table and the tables that exist then."""
        self._known.setdefault(interaction_id, [row for row in rows if row.live])

    def broken(self, row: Row, cause: Cause) -> Iterator[str]:
        """Yield the breaches of a table's first revision, including those of the limits on open tables."""
        others = [saved.row for saved in self.tables.values() if saved.row.id != row.id]
        yield from _broken_by_opening(row, cause, others, self.guild().barred)
        yield from self._room(row, cause.actor)

    def _room(self, row: Row, actor: Actor) -> Iterator[str]:
        """Yield a breach for each limit on open tables that was reached before this one was opened.

        Tables that opened or changed hosts since the request do not count.
        """
        known = self._known.get(actor.interaction_id, ())
        others = [earlier for earlier in known if self.tables[earlier.id].row.live]
        own = [other for other in others if other.host_id == row.host_id]
        hosted = [other for other in own if self.tables[other.id].row.host_id == row.host_id]
        in_channel = [other for other in others if within(other, actor)]
        rooms = (("host", hosted, HOSTED), ("channel", in_channel, IN_CHANNEL), ("server", others, ON_SERVER))
        for whose, there, most in rooms:
            yield from broken_if(len(there) >= most, f"a {whose} with {len(there)} tables gets another")


def _broken_by_opening(row: Row, cause: Cause, others: list[Row], barred: Collection[int]) -> Iterator[str]:
    """Yield a breach for each thing that is wrong with a table at its opening.

    Args:
        others: all other tables.
        barred: the people who are barred from the server's games.
    """
    yield from broken_if(row.revision != 1, f"the first revision is {row.revision}")
    yield from broken_if(row.state != State.LOBBY, f"a table is opened as {row.state}")
    yield from broken_if(row.due_at is None, "a lobby is opened without a time limit")
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
        yield from _rematch(row, cause.request.match_id, others, barred)
    else:
        yield from broken_if(bool(row.follows), f"a new table follows match {row.follows}")


def _rematch(row: Row, match_id: str, others: Iterable[Row], barred: Collection[int]) -> Iterator[str]:
    yield from broken_if(row.follows != match_id, f"a rematch of {match_id} follows {row.follows!r}")
    siblings = [other.id for other in others if other.live and other.follows == match_id]
    yield from broken_if(bool(siblings), f"a rematch of {match_id} is opened beside {siblings}")
    before = next(other for other in others if other.id == match_id)
    yield from broken_if(before.live, f"a rematch of {match_id} is opened before its end")
    yield from broken_if(row.host_id not in before.owners, "a rematch is opened by a person who did not play")
    sat = [_seated(chair) for chair in before.chairs if chair.user_id not in barred]
    sit = [_seated(chair) for chair in row.chairs]
    same = sit == sat if row.rules().teams(len(before.chairs)) is None else Counter(sit) == Counter(sat)
    yield from broken_if(not same, f"a rematch seats {sit}, not {sat}")
    yield from broken_by_rematch(before, row)
    fresh = all(chair.steady and not (chair.away or chair.missed) for chair in row.chairs)
    yield from broken_if(not fresh, "turns missed in the match before count in its rematch")
    same = (row.game, row.turn_seconds, row.level) == (before.game, before.turn_seconds, before.level)
    yield from broken_if(not same, "a rematch has another game, pace or level than the match before")
    wanted = _house_rules(before)
    yield from broken_if(
        json.loads(row.options) != wanted, f"a rematch is opened with the rules {row.options}, not {wanted}"
    )
    rated = bool(before.rated) or sum(not chair.computer for chair in before.chairs) < 2
    yield from broken_if(bool(row.rated) != rated, f"a rematch is rated: {bool(row.rated)}, not {rated}")


def _seated(chair: Chair) -> tuple[object, ...]:
    return chair.user_id, chair.name, chair.computer, chair.level


def _house_rules(row: Row) -> dict[str, Any]:
    """Return the options of a match without the edition of its rules."""
    chosen = row.rules().options.house_rules()
    return dict(chosen)
