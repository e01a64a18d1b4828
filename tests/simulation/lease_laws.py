"""The laws of leases: one process at a time serves a server, and answers for it.

The owner of the lease is read from the database, whatever the processes believe. The run reports what befalls
each process.

An interaction may stay unanswered only if a process that served the server meanwhile was frozen, killed or
cut off, its lease had expired, or a call failed. Two processes may answer it only if a lease expired
meanwhile because of such a fault. A process that cannot reach the database may also apologise, once it has
waited for it.

Two processes may carry out the same press only if the lease expired in between, for example during a slow
renewal. The former owner may be dead then, and has not told the next one what it did.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import inf
from typing import Any

from bot.cluster.cluster import GIVE_UP, PATIENCE
from bot.store import EXPIRY, ordinal
from tests.simulation.clock_laws import ClockLaws
from tests.simulation.faults import Faults
from tests.simulation.interactions import ANSWER_SECONDS, Interaction
from tests.simulation.lapse_laws import LapseLaws
from tests.simulation.loop import Time
from tests.simulation.move_laws import Cause
from tests.simulation.passing_laws import PassingLaws
from tests.simulation.server import GUILD
from tests.simulation.shadow import Commit, Shadow

UNSURE = 2 * (GIVE_UP + 0.5)
"""Seconds for which a process may not know that the database is back. A renewal that began before must fail,
and the next one, half a second later, must succeed."""
TICK = 0.001
"""How early a timer may ring, in seconds, because sums are rounded."""
AFTERMATH = 10.0
"""Seconds for which a fault of the database or of Discord may still delay an answer."""


@dataclass(frozen=True, slots=True)
class Lease:
    """The lease of the server."""

    owner: str
    renewed_at: float
    """In Unix time."""


@dataclass(slots=True)
class _Trouble:
    """A fault of one process."""

    process: str
    begun: float
    ended: float = inf
    frozen: bool = False


@dataclass(frozen=True, slots=True)
class _Pressed:
    """An interaction, as all processes of the run know it."""

    interaction: Interaction
    receivers: frozenset[str]
    """The processes that Discord delivered it to."""


@dataclass(slots=True)
class LeaseLaws:
    """Judges that one process at a time serves the server, and that every interaction is answered once.

    Args:
        changed: called when another process begins to serve the server.
        clocks: the laws of time, which learn of times without an owner.
        judge: takes breaches.
    """

    shadow: Shadow
    time: Time
    faults: Faults
    changed: Callable[[], None]
    clocks: ClockLaws
    judge: Callable[[Iterator[str]], None]
    lease: Lease = Lease("", 0.0)
    _gaps: deque[tuple[float, float]] = field(default_factory=lambda: deque(maxlen=20))
    """The times without an owner, in Unix time."""
    _tenures: deque[tuple[str, float]] = field(default_factory=lambda: deque(maxlen=20))
    """The owners, each with the time since when."""
    _lapses: LapseLaws = field(default_factory=LapseLaws)
    _passing: PassingLaws = field(default_factory=PassingLaws)
    _troubles: list[_Trouble] = field(default_factory=list)
    _pressed: deque[_Pressed] = field(default_factory=deque)
    _thinking: list[Interaction] = field(default_factory=list)
    """The commands that had only an acknowledgement when Discord stopped waiting."""
    _met: deque[tuple[float, int, int]] = field(default_factory=lambda: deque(maxlen=200))
    """How many faults of the database and of Discord had occurred, by time."""
    _tried: set[tuple[int, str]] = field(default_factory=set)
    """The interactions, each with a process that has tried to answer it."""
    _answerers: dict[int, list[str]] = field(default_factory=dict)
    """By interaction, the processes that began to carry it out, or answered with more than an apology."""
    _owners: set[str] = field(default_factory=set)
    """The processes that have ever owned the lease."""
    _replaced: dict[str, float] = field(default_factory=dict)
    """By process whose lease expired because of a fault, when another last took over, in Unix time."""
    _carried_out: dict[int, tuple[str, float]] = field(default_factory=dict)
    """By interaction, the process that first saved its effect, and when."""
    _on_show: dict[str, Any] = field(default_factory=dict)
    """By table, the saved row of its deliveries."""
    _guarded: Lease | None = None
    """The lease when the current change was guarded; None if it had expired."""

    # -- owners --------------------------------------------------------------------------------

    def owns(self, process: str) -> bool:
        """Return whether a process is the last owner of the lease, expired or not."""
        return self.lease.owner == process

    @property
    def served_since(self) -> float:
        """Since when the owner has had the lease, in Unix time."""
        return self._tenures[-1][1]

    def holds(self) -> bool:
        """Return whether the lease is still valid."""
        return bool(self.lease.owner) and self.lease.renewed_at + EXPIRY > self.time.wall

    def read_lease(self) -> None:
        """Read the lease from the database and record a change of it."""
        self._note_met()
        owner, renewed_at, answered = self.shadow.ask(
            "SELECT owner, renewed_at, answered FROM leases WHERE ? % modulus = residue", ordinal(GUILD)
        )[0]
        at = datetime.fromisoformat(renewed_at).replace(tzinfo=UTC).timestamp()
        before, self.lease = self.lease, Lease(owner, at)
        lapsed = before.renewed_at + (EXPIRY if before.owner else 0.0)
        if owner and at >= lapsed:
            self._gaps.append((lapsed, at))
            self.clocks.add_downtime(lapsed, at)
            self._lapses.lapsed(self.shadow.tables.values(), lapsed, at)
            if before.owner not in {"", owner} and self._cut_off({before.owner}, before.renewed_at):
                self._replaced[before.owner] = at
        if owner != before.owner:
            self._tenures.append((owner, self.time.wall))
            self._owners.add(owner)
            if before.owner and at < lapsed:
                told = frozenset(json.loads(answered))
                self.judge(self._passing.passed_on(before.owner, told, self.time.wall))
                self._excuse_turns()
            if owner:
                self._passing.serves(owner)
                self.changed()

    def _excuse_turns(self) -> None:
        """Judge no turn that is under way if the lease is handed over just after a time without an owner.

        The downtime must be saved first. The database may delay that for longer than the former owner waits.
        """
        began, ended = self._gaps[-1] if self._gaps else (0.0, 0.0)
        if ended > max(began, self.time.wall - AFTERMATH) and self._disturbed(ended)[0]:
            self.clocks.pardon()
            self._lapses.pardon()

    def deliveries_saved(self, process: str) -> None:
        """Judge that a process which has saved deliveries owns the lease."""
        rows = {row[0]: row for row in self.shadow.ask("SELECT * FROM deliveries")}
        changed = [each for each, row in rows.items() if row != self._on_show.get(each)]
        self._on_show = rows
        if changed and self.lease.owner != process:
            holder = self.lease.owner or "nobody"
            self.judge(iter([f"{process} saved deliveries of {changed} while {holder} had the lease"]))

    def guarded(self) -> None:
        """Record the lease at the moment a change is guarded by it."""
        self._guarded = self.lease if self.holds() else None

    def broken(self, commit: Commit, cause: Cause, process: str) -> Iterator[str]:
        """Yield a breach if a commit's process does not own the lease, or if another carried out the same
        request.

        The second is allowed after a time without an owner. Yield the breaches of :class:`LapseLaws` too.
        """
        yield from self._lapses.broken(commit, cause)
        row, lease = commit.saved.row, self._guarded
        if lease is None or lease.owner != process or self.lease.owner != process:
            holder = self.lease.owner or "nobody"
            yield f"{process} saved revision {row.revision} of {row.id} while {holder} had the lease"
        number = cause.actor.interaction_id
        if number:
            first, at = self._carried_out.setdefault(number, (process, self.time.wall))
            lapsed = any(ended >= at for _, ended in self._gaps)
            if first != process and not lapsed:
                yield f"interaction {number} was carried out by {first} and by {process}"

    # -- faults of processes -------------------------------------------------------------------

    def fault_begins(self, process: str, *, frozen: bool = False) -> None:
        """Record that a fault of a process begins, with an unknown end."""
        self._troubles.append(_Trouble(process, self.time.wall, frozen=frozen))

    def faults_end(self, process: str) -> None:
        """Record that the open-ended faults of a process are over."""
        for trouble in self._troubles:
            if trouble.process == process and trouble.ended == inf:  # the database may stay unreachable
                trouble.ended = self.time.wall

    def fault_lasts(self, process: str, seconds: float) -> None:
        """Record a fault of a process that lasts `seconds`."""
        self._troubles.append(_Trouble(process, self.time.wall, self.time.wall + seconds))

    def _troubled(self, processes: set[str] | frozenset[str], since: float) -> bool:
        return any(each.process in processes and each.ended >= since for each in self._troubles)

    def _note_met(self) -> None:
        self._met.append((self.time.wall, self.faults.of_leases, self.faults.of_discord))

    def _disturbed(self, since: float) -> tuple[bool, bool]:
        """Return whether the database, and whether Discord, has failed or been slow since then."""
        before = [met for at, *met in self._met if at <= since]
        store, discord = before[-1] if before else (0, 0)
        return self.faults.of_leases > store, self.faults.of_discord > discord

    def _cut_off(self, processes: set[str], since: float) -> bool:
        """Return whether the database may have been out of reach for one of the processes since a time.

        A process that is frozen in the middle of a change blocks the others.
        """
        kept_out = any(each.frozen and each.ended >= since for each in self._troubles)
        return kept_out or self._troubled(processes, since) or self._disturbed(since)[0]

    def hindered(self, process: str) -> bool:
        """Return whether a process may lose the lease now in the middle of its work."""
        since = self.time.wall - AFTERMATH
        return self._cut_off({process}, since) or self._disturbed(since)[1]

    # -- answers -------------------------------------------------------------------------------

    def pressed(self, interaction: Interaction, receivers: frozenset[str]) -> None:
        """Record an interaction and the processes that it is delivered to."""
        self._note_met()
        self._pressed.append(_Pressed(interaction, receivers))

    @property
    def waiting(self) -> int:
        """The number of recent interactions without an answer."""
        return sum(not each.interaction.answers for each in self._pressed)

    def carries_out(self, interaction: Interaction) -> None:
        """Report a breach if the process that begins to carry out this interaction should leave it to
        another."""
        self._answers(interaction)

    def tried(self, interaction: Interaction) -> None:
        """Report a breach if a process answers an interaction that it should not. Only its first attempt
        counts."""
        number, process = interaction.id, interaction.process
        if (number, process) in self._tried:
            return
        self._tried.add((number, process))
        # A process that has handed the server over has reached the database since it was last cut off.
        since = interaction.created_at.timestamp()
        apologizes = self._apologizes(interaction, since)
        self.judge(self._passing.tried(process, number, self.time.wall, apologizes=apologizes))
        if not self._apologizes(interaction, min(since, self.time.wall - UNSURE)):
            self._answers(interaction)

    def _answers(self, interaction: Interaction) -> None:
        number, process = interaction.id, interaction.process
        answerers = self._answerers.setdefault(number, [])
        if process in answerers:
            return
        answerers.append(process)
        # A process that replaces a silent owner does not learn what that owner had answered. A frozen or
        # disconnected owner continues what it had begun. An owner that hands its lease over tells the next
        # one. Then two answers are always a breach.
        at = interaction.created_at.timestamp()
        replaced = any(self._replaced.get(each, -inf) >= at for each in answerers)
        if len(answerers) > 1 and not replaced:
            self.judge(iter([f"interaction {number} is answered by {' and by '.join(answerers)}"]))

    def _apologizes(self, interaction: Interaction, since: float) -> bool:
        """Return whether a process that does not carry it out may apologise.

        It must have served before, have waited, and possibly not have reached the database since `since`. If
        another process has acknowledged first, it apologises only after a Discord fault, because otherwise
        Discord tells it of that answer.
        """
        process, first = interaction.process, interaction.answered_by
        if process in self._answerers.get(interaction.id, ()) or process not in self._owners:
            return False
        if first not in {"", process} and not self.faults.of_discord:
            return False
        waited = self.time.monotonic > interaction.arrived + PATIENCE - TICK
        return waited and self._cut_off({process}, since)

    def expire(self) -> None:
        """Judge the interactions that Discord has stopped waiting for."""
        while self._pressed and self._pressed[0].interaction.arrived + ANSWER_SECONDS < self.time.monotonic:
            pressed = self._pressed.popleft()
            self.judge(self._unanswered(pressed))
            if pressed.interaction.thinks:
                self._thinking.append(pressed.interaction)

    def left_thinking(self) -> Iterator[str]:
        """Yield a breach for each command that a process acknowledged and never answered, if no fault
        hindered it."""
        for interaction in self._thinking:
            since = interaction.created_at.timestamp() - AFTERMATH
            hindered = self._troubled({interaction.answered_by}, since) or any(self._disturbed(since))
            if interaction.thinks and not hindered:
                yield f"{interaction.answered_by} never answered interaction {interaction.id}"

    def _unanswered(self, pressed: _Pressed) -> Iterator[str]:
        interaction = pressed.interaction
        at = interaction.created_at.timestamp()
        until = at + ANSWER_SECONDS
        gap = any(begun <= until and ended >= at for begun, ended in self._gaps)
        if gap or self.lease.renewed_at + EXPIRY < until or not self.lease.owner:
            return
        owners = {owner for owner, _ in self._since(at)}
        troubled = self._troubled(owners, at - AFTERMATH) or any(self._disturbed(at - AFTERMATH))
        gone = interaction.channel_id in interaction.server.deleted
        if troubled or gone or not owners <= pressed.receivers:
            return
        if len(interaction.first_answers) != 1:
            served = ", ".join(sorted(owners))
            yield f"interaction {interaction.id} was answered {interaction.answers} while {served} served"

    def _since(self, at: float) -> list[tuple[str, float]]:
        """Return the tenures of the lease since a time, each as owner and beginning. The one at that time is
        included."""
        later = [each for each in self._tenures if each[1] > at]
        before = [each for each in self._tenures if each[1] <= at]
        return [*before[-1:], *later]
