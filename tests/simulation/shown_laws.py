"""The laws of messages: they show only what is saved, no secret of another person, and nothing outdated.

Each published change is compared with the database at that moment.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256

from bot.store import LIVE, State
from bot.tables.state import questions
from bot.tables.state.snapshot import Change, GameEvent, Snapshot, Told
from bot.tables.state.table import Table
from engine import Event
from tests.simulation.server import Post
from tests.simulation.shadow import Saved
from tests.simulation.sketch import Sketch

CLOSE = 0.001
"""How far times may differ, in seconds. The database keeps whole microseconds."""


@dataclass(slots=True)
class _Published:
    """What has been published of a table."""

    revision: int = 0
    owners: list[int] = field(default_factory=list)


class ShownLaws:
    """Judges that messages show only what is saved, no secrets, and nothing outdated."""

    def __init__(self) -> None:
        self._published: dict[str, _Published] = {}
        self.newest: dict[str, Snapshot] = {}
        """By table, the newest published snapshot."""
        self._announced_by: dict[int, tuple[Told, Post, Snapshot]] = {}
        """By id of an event, the message that announced it last, and the snapshot in it."""
        self._unannounced: dict[str, list[Told]] = {}
        """By table, the published events that no message has announced."""

    def forget_process(self) -> None:
        """Forget what a process that has ended had published: it may not have been shown."""
        self._published.clear()
        self._unannounced.clear()

    def read(self, post: Post) -> None:
        """Remove the events that a message announces from those still to be announced."""
        sketch = post.message
        if isinstance(sketch, Sketch) and sketch.table is not None and sketch.told:
            table_id, told = sketch.table.table_id, {id(each) for each in sketch.told}
            left = self._unannounced.get(table_id, ())
            self._unannounced[table_id] = [each for each in left if id(each) not in told]

    def unannounced(self, table_id: str) -> list[Told]:
        """Return the events of a table that no message has announced, oldest first."""
        return self._unannounced.get(table_id, [])

    def broken_by_change(self, change: Change, saved: Saved) -> Iterator[str]:
        """Yield the breaches of a change that is about to be shown, and record it.

        It must match the database, keep secrets, and announce every event exactly once.
        """
        table, row = change.snapshot, saved.row
        known = self._published.setdefault(table.table_id, _Published())
        self.newest[table.table_id] = table
        yield from _not_saved(table, saved)
        yield from _leaks(change, saved)
        if table.revision < known.revision:
            yield f"revision {table.revision} is shown after {known.revision}"
        told = [each.event for each in change.told if isinstance(each, GameEvent)]
        if not change.recovered and told != saved.unannounced:
            yield f"{told} are announced, not {saved.unannounced}"
        gone = [user_id for user_id in known.owners if user_id not in row.owners]
        if known.revision and row.live and sorted(change.left) != sorted(gone):
            yield f"{change.left} are said to have left, not {gone}"
        if set(change.closed) & set(table.questions):
            yield "a question is both closed and open"
        saved.unannounced.clear()
        self._unannounced.setdefault(table.table_id, []).extend(change.told)
        known.revision, known.owners = table.revision, row.owners

    def broken_by_memory(self, table: Table, saved: Saved) -> Iterator[str]:
        """Yield a breach for each difference between a table in memory and the database, after a request."""
        row = saved.row
        record = [] if table.match is None else table.match.record
        shadow = [] if saved.match is None else saved.match.record
        pairs = {
            "revision": (table.revision, row.revision),
            "state": (table.state, row.state),
            "resumes": (table.resumes, row.resumes),
            "host": (table.host_id, row.host_id),
            "game": (table.game, row.game),
            "options": (table.options, json.loads(row.options)),
            "pace": (table.turn_seconds, row.turn_seconds),
            "bank": (table.bank, row.bank()),
            "partners": ((table.sides, table.rotates), (row.sides(), row.rotates())),
            "level": (table.level, row.level),
            "rated": (table.rated, bool(row.rated)),
            "channel": ((table.channel_id, table.parent_id), (row.channel_id, row.parent_id)),
            "moves": (len(record), len(shadow)),
            "last move": (record[-1:], shadow[-1:]),
            "seats": (_seats(table), list(row.chairs)),
        }
        if table.state in LIVE:
            pairs["questions"] = (questions.dump(table.questions, table.ready, table.hinted_now), row.asked())
            pairs["rests"] = (table.rests, row.rests())
            chosen = questions.dump({}, (), advances=table.advances)
            pairs["moves in advance"] = (chosen, list(row.advances().values()))
            pairs["former players"] = (table.former, row.former())
            invited = [(each.user_id, each.name, each.declined) for each in table.invited]
            pairs["invitations"] = (invited, [tuple(each) for each in row.invited])
        for name, (memory, database) in pairs.items():
            if memory != database:
                yield f"{name}: {memory} in memory, {database} in the database"
        for name, at, then in (
            ("deadline", table.deadline, row.deadline),
            ("due time", table.due_at, row.due_at),
        ):
            if table.state in LIVE and not _close(at, then):
                yield f"{name}: {at} in memory, {then} in the database"
        if saved.unannounced and table.state in LIVE:
            yield f"{saved.unannounced} were not published"

    def broken_by_post(self, post: Post, saved: Saved | None) -> Iterator[str]:
        """Yield a breach if a message shows an unsaved state or another person's hand."""
        sketch = post.message
        if not isinstance(sketch, Sketch) or sketch.table is None:
            return
        table = sketch.table
        if saved is None or table.revision > saved.row.revision or table.made > saved.made:
            yield f"{sketch.kind} of table {table.table_id} is shown before it is saved"
        if sketch.seat is not None and table.players[sketch.seat].user_id != post.reader:
            yield f"{post.reader} sees the hand of {table.players[sketch.seat].user_id}"

    def broken_by_telling(self, post: Post) -> Iterator[str]:
        """Yield a breach for each event that a message announces although one of an earlier turn has.

        Two repetitions are allowed. Events of a run without decisions are announced again with the next turn,
        and a turn that is shown again announces the same events.
        """
        sketch = post.message
        if not isinstance(sketch, Sketch) or sketch.table is None:
            return
        table = sketch.table
        for each in sketch.told:
            _, before, shown = self._announced_by.get(id(each), (each, post, table))
            same = (shown.state, shown.version) == (table.state, table.version)
            if before is not post and not (same or shown.nobody_decides):
                yield f"message {post.id} announces {each}, as message {before.id} did"
            self._announced_by[id(each)] = (
                each,
                post,
                table,
            )  # the event is kept so that its id is not reused


def _not_saved(table: Snapshot, saved: Saved) -> Iterator[str]:
    """Yield a breach for each difference between a snapshot and the database."""
    row, match = saved.row, saved.match
    pairs = {
        "revision": (table.revision, row.revision),
        "state": (table.state, row.state),
        "host": (table.host_id, row.host_id),
        "moves": (table.made, saved.made),
        "players": (
            [(each.user_id, each.name, each.away, each.missed_turns) for each in table.players],
            [(each.user_id, each.name, bool(each.away), each.missed) for each in row.chairs],
        ),
        "resumes": (table.resumes, row.resumes),
        "bank": (table.bank, row.bank()),
        "partners": ((table.sides, table.rotates), (row.sides(), row.rotates())),
        "settings": (
            (table.game, dict(table.options), table.turn_seconds, table.level, table.rated),
            (row.game, json.loads(row.options), row.turn_seconds, row.level, bool(row.rated)),
        ),
        "seal": (table.seal, sha256((row.secret or row.seed).encode()).hexdigest()),
    }
    if row.live:
        invited = [(each.user_id, each.name, each.declined) for each in table.invited]
        pairs["invitations"] = (invited, [tuple(each) for each in row.invited])
    # For a match of an earlier version that was abandoned before a move, it is unknown whether it had begun.
    begun = bool(saved.made) or row.beacon is not None or row.state != State.ABANDONED
    if row.seed and begun and not row.live:  # a new deal is possible with these
        pairs["seed and secret"] = ((table.secret, table.seed), (row.secret, row.seed))
    if match is not None and begun:
        pairs["points"] = (table.totals, tuple(match.totals))
        pairs["winners"] = (table.winners, match.winners)
        pairs["rounds"] = (table.outcomes, tuple(match.outcomes))
        pairs["table"] = (table.spectator, saved.view(None))
        if table.finished is not None and match.finished is not None:
            pairs["revealed hands"] = (table.finished.hands, match.finished.hands)
    for name, (shown, database) in pairs.items():
        if shown != database:
            yield f"{name}: {shown} is shown, {database} is saved"
    if not _close(table.deadline, row.deadline):
        yield f"deadline: {table.deadline} is shown, {row.deadline} is saved"
    if table.rests != row.rests():
        yield f"rests: {table.rests} are shown, {row.rests()} are saved"
    asked = questions.dump(table.questions, table.ready)
    if table.state in LIVE and asked != row.asked():
        yield f"questions: {asked} are shown, {row.asked()} are saved"


def _leaks(change: Change, saved: Saved) -> Iterator[str]:  # noqa: C901
    """Yield a breach for each secret that a change reveals to people who may not know it."""
    table = change.snapshot
    if (table.seed or table.secret) and table.state in LIVE:
        yield "the seed or the secret is revealed during the match"
    for each in change.told:
        if isinstance(each, GameEvent) and each.event.seen_by(None) != each.event:
            yield f"the secrets of {each.event} are announced"
    if saved.match is None:
        return
    opened = (table.resumes if table.state is State.PAUSED else table.state) is State.PLAYING
    wanted = set(range(len(table.players))) if opened else set()
    present = {seat for seat, _ in table.people()} & wanted
    if set(table.views) != present:
        yield f"the hands of seats {sorted(table.views)} are shown, not of {sorted(present)}"
    for seat, view in table.views.items():
        if view != saved.view(seat):
            yield f"seat {seat} is shown a view that is not its own"
    if table.state is State.PLAYING:
        for seat, notes in table.notes.items():
            known = _events_seen_by(saved, seat)
            unknown = [note for note in notes if note not in known]
            if unknown:
                yield f"seat {seat} learns {unknown}, which is secret"


def _events_seen_by(saved: Saved, seat: int) -> list[Event]:
    """Return the events of this round as a seat may see them."""
    return [event.seen_by(seat) for event in saved.round_events]


def _seats(table: Table) -> list[tuple[object, ...]]:
    return [
        (
            each.user_id,
            each.name,
            int(each.user_id is None),
            int(each.away),
            each.missed_turns,
            int(each.unsubstituted),
            each.level,
        )
        for each in table.players
    ]


def _close(one: float | None, other: float | None) -> bool:
    if one is None or other is None:
        return one is other
    return abs(one - other) < CLOSE
