"""The laws of processes that share the tables: one at a time serves a server, and answers for it.

Who holds the lease is read from the database, whatever the processes believe. What befell a process, the run
says. A person may be left without an answer only where a process that served their server meanwhile was
frozen, killed or cut off, its lease had run out, or what had to be asked went astray. They may be answered by
two only where the lease of one of them ran out meanwhile, because it was frozen, killed or cut off or its
renewals went astray; and one that cannot reach the database may say so besides, once it has waited for that.
What was pressed is carried out by two only where the lease ran out in between, as when a renewal takes too
long: the owner before may be dead, and nobody has told the next what it has carried out.
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
"""Seconds for which a process may not know that the database is back: until a renewal has failed that began
before, and the next, half a second later, has succeeded."""
TICK = 0.001
"""Seconds by which a timer may ring before as many have passed as it was set to: what is added is rounded."""
AFTERMATH = 10.0
"""Seconds for which what went wrong with the database or Discord may still delay an answer."""


@dataclass(frozen=True, slots=True)
class Lease:
    """Who serves the server."""

    owner: str
    renewed_at: float
    """In Unix time."""


@dataclass(slots=True)
class _Trouble:
    """What befell a process."""

    process: str
    begun: float
    ended: float = inf
    frozen: bool = False


@dataclass(frozen=True, slots=True)
class _Pressed:
    """What somebody pressed, as all processes of one run know it."""

    interaction: Interaction
    heard: frozenset[str]
    """The processes that were told."""


@dataclass(slots=True)
class LeaseLaws:
    """The laws of processes that share.

    Args:
        changed: called when another process than before serves the server.
        clocks: the laws of time, which are told when nobody held the lease.
        judge: takes what is wrong.
    """

    shadow: Shadow
    time: Time
    faults: Faults
    changed: Callable[[], None]
    clocks: ClockLaws
    judge: Callable[[Iterator[str]], None]
    lease: Lease = Lease("", 0.0)
    _gaps: deque[tuple[float, float]] = field(default_factory=lambda: deque(maxlen=20))
    """When nobody held it, in Unix time."""
    _tenures: deque[tuple[str, float]] = field(default_factory=lambda: deque(maxlen=20))
    """Who held it, and since when."""
    _lapses: LapseLaws = field(default_factory=LapseLaws)
    _passing: PassingLaws = field(default_factory=PassingLaws)
    _troubles: list[_Trouble] = field(default_factory=list)
    _pressed: deque[_Pressed] = field(default_factory=deque)
    _thinking: list[Interaction] = field(default_factory=list)
    """The commands of which Discord had only been told to wait by the time it waits for nothing more."""
    _met: deque[tuple[float, int, int]] = field(default_factory=lambda: deque(maxlen=200))
    """How much had gone wrong with the database, and with Discord, at which times."""
    _tried: set[tuple[int, str]] = field(default_factory=set)
    """The interactions and the processes that have tried to say something in answer."""
    _answerers: dict[int, list[str]] = field(default_factory=dict)
    """By interaction, the processes that have begun to carry it out, or did not only apologise."""
    _owners: set[str] = field(default_factory=set)
    """The processes that have ever held it."""
    _replaced: dict[str, float] = field(default_factory=dict)
    """By process whose lease had run out because of what went wrong, when another last took over from it, in
    Unix time."""
    _carried_out: dict[int, tuple[str, float]] = field(default_factory=dict)
    """By interaction, the process that saved what came of it first, and when."""
    _on_show: dict[str, Any] = field(default_factory=dict)
    """By table, what was saved to be on show."""
    _guarded: Lease | None = None
    """The lease when the change that is being saved was guarded; None where it had run out."""

    # -- who serves ----------------------------------------------------------------------------

    def owns(self, process: str) -> bool:
        """Return whether a process held the lease last, if it did not run out."""
        return self.lease.owner == process

    @property
    def served_since(self) -> float:
        """Since when its owner has the lease, in Unix time."""
        return self._tenures[-1][1]

    def holds(self) -> bool:
        """Return whether the lease has not run out."""
        return bool(self.lease.owner) and self.lease.renewed_at + EXPIRY > self.time.wall

    def look(self) -> None:
        """Take note of a change of the leases."""
        self._note_met()
        owner, renewed_at, answered = self.shadow.ask(
            "SELECT owner, renewed_at, answered FROM leases WHERE ? % modulus = residue", ordinal(GUILD)
        )[0]
        at = datetime.fromisoformat(renewed_at).replace(tzinfo=UTC).timestamp()
        before, self.lease = self.lease, Lease(owner, at)
        lapsed = before.renewed_at + (EXPIRY if before.owner else 0.0)
        if owner and at >= lapsed:
            self._gaps.append((lapsed, at))
            self.clocks.missed(lapsed, at)
            self._lapses.lapsed(self.shadow.tables.values(), lapsed, at)
            if before.owner not in {"", owner} and self._cut_off({before.owner}, before.renewed_at):
                self._replaced[before.owner] = at
        if owner != before.owner:
            self._tenures.append((owner, self.time.wall))
            self._owners.add(owner)
            if before.owner and at < lapsed:
                told = frozenset(json.loads(answered))
                self.judge(self._passing.passed_on(before.owner, told, self.time.wall))
                self._pardon()
            if owner:
                self._passing.serves(owner)
                self.changed()

    def _pardon(self) -> None:
        """Judge no turn that is under way, where the lease is passed on just after nobody held it.

        What is owed for that time has to be saved before: the database may keep it waiting for longer than
        whoever passes on may wait.
        """
        began, ended = self._gaps[-1] if self._gaps else (0.0, 0.0)
        if ended > max(began, self.time.wall - AFTERMATH) and self._disturbed(ended)[0]:
            self.clocks.pardon()
            self._lapses.pardon()

    def kept(self, process: str) -> None:
        """Judge whose it is to save what is on show, which a process has just done."""
        rows = {row[0]: row for row in self.shadow.ask("SELECT * FROM deliveries")}
        changed = [each for each, row in rows.items() if row != self._on_show.get(each)]
        self._on_show = rows
        if changed and self.lease.owner != process:
            holder = self.lease.owner or "nobody"
            self.judge(
                iter([f"{process} has saved what is on show of {changed}, and {holder} has the lease"])
            )

    def guarded(self) -> None:
        """Take note that a change is about to be guarded."""
        self._guarded = self.lease if self.holds() else None

    def broken(self, commit: Commit, cause: Cause, process: str) -> Iterator[str]:
        """Return what is wrong with who has saved a change."""
        yield from self._lapses.broken(commit, cause)
        row, lease = commit.saved.row, self._guarded
        if lease is None or lease.owner != process or self.lease.owner != process:
            holder = self.lease.owner or "nobody"
            yield f"{process} has saved revision {row.revision} of {row.id}, and {holder} has the lease"
        number = cause.actor.interaction_id
        if number:
            first, at = self._carried_out.setdefault(number, (process, self.time.wall))
            lapsed = any(ended >= at for _, ended in self._gaps)
            if first != process and not lapsed:
                yield f"interaction {number} was carried out by {first} and by {process}"

    # -- what befalls processes ----------------------------------------------------------------

    def begins(self, process: str, *, frozen: bool = False) -> None:
        """Take note that something befalls a process from now on."""
        self._troubles.append(_Trouble(process, self.time.wall, frozen=frozen))

    def ends(self, process: str) -> None:
        """Take note that what befell it without an end to be foreseen is over."""
        for trouble in self._troubles:
            if trouble.process == process and trouble.ended == inf:  # the database may stay out of reach
                trouble.ended = self.time.wall

    def suffers(self, process: str, seconds: float) -> None:
        """Take note that something befalls a process for so long."""
        self._troubles.append(_Trouble(process, self.time.wall, self.time.wall + seconds))

    def _troubled(self, processes: set[str] | frozenset[str], since: float) -> bool:
        return any(each.process in processes and each.ended >= since for each in self._troubles)

    def _note_met(self) -> None:
        self._met.append((self.time.wall, self.faults.of_leases, self.faults.of_discord))

    def _disturbed(self, since: float) -> tuple[bool, bool]:
        """Return whether the database, and whether Discord, has failed anybody or taken long since then."""
        before = [met for at, *met in self._met if at <= since]
        store, discord = before[-1] if before else (0, 0)
        return self.faults.of_leases > store, self.faults.of_discord > discord

    def _cut_off(self, processes: set[str], since: float) -> bool:
        """Return whether some processes may have asked the database in vain since then.

        One that is frozen while it changes something keeps the others waiting.
        """
        kept_out = any(each.frozen and each.ended >= since for each in self._troubles)
        return kept_out or self._troubled(processes, since) or self._disturbed(since)[0]

    def hindered(self, process: str) -> bool:
        """Return whether a process may lose the lease just now in the middle of what it does."""
        since = self.time.wall - AFTERMATH
        return self._cut_off({process}, since) or self._disturbed(since)[1]

    # -- answers -------------------------------------------------------------------------------

    def pressed(self, interaction: Interaction, heard: frozenset[str]) -> None:
        """Take note of something that was pressed."""
        self._note_met()
        self._pressed.append(_Pressed(interaction, heard))

    @property
    def waiting(self) -> int:
        """How many wait for an answer."""
        return sum(not each.interaction.answers for each in self._pressed)

    def carries_out(self, interaction: Interaction) -> None:
        """Judge which process begins to carry out what was pressed, and so to answer it."""
        self._answers(interaction)

    def tried(self, interaction: Interaction) -> None:
        """Judge which process tries to say something in answer."""
        number, process = interaction.id, interaction.process
        if (number, process) in self._tried:
            return
        self._tried.add((number, process))
        # One that has passed the server on has reached the database since it was last cut off before.
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
        # Whoever replaces an owner that has fallen silent is not told what that had answered, and one that
        # was frozen or cut off goes on with what it had begun. One that gives its lease up, or passes it on,
        # tells the next: there nobody is answered by two, whatever befalls them.
        at = interaction.created_at.timestamp()
        replaced = any(self._replaced.get(each, -inf) >= at for each in answerers)
        if len(answerers) > 1 and not replaced:
            self.judge(iter([f"interaction {number} is answered by {' and by '.join(answerers)}"]))

    def _apologizes(self, interaction: Interaction, since: float) -> bool:
        """Return whether a process that does not carry it out may say that something is wrong.

        It does so last of all, where it has served and may not have reached the database since some time. Cut
        off alone, it does so beside the answer of another only where it was the first to have Discord wait:
        else Discord tells it, unless what that says went astray.
        """
        process, first = interaction.process, interaction.answered_by
        if process in self._answerers.get(interaction.id, ()) or process not in self._owners:
            return False
        if first not in {"", process} and not self.faults.of_discord:
            return False
        waited = self.time.monotonic > interaction.arrived + PATIENCE - TICK
        return waited and self._cut_off({process}, since)

    def expire(self) -> None:
        """Judge what Discord waits for no longer."""
        while self._pressed and self._pressed[0].interaction.arrived + ANSWER_SECONDS < self.time.monotonic:
            pressed = self._pressed.popleft()
            self.judge(self._unanswered(pressed))
            if pressed.interaction.thinks:
                self._thinking.append(pressed.interaction)

    def left_thinking(self) -> Iterator[str]:
        """Return which commands whoever acknowledged them has never answered, though it could have."""
        for interaction in self._thinking:
            since = interaction.created_at.timestamp() - AFTERMATH
            hindered = self._troubled({interaction.answered_by}, since) or any(self._disturbed(since))
            if interaction.thinks and not hindered:
                yield f"{interaction.answered_by} has left interaction {interaction.id} thinking for ever"

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
        if troubled or gone or not owners <= pressed.heard:
            return
        if len(interaction.first_answers) != 1:
            served = ", ".join(sorted(owners))
            yield f"interaction {interaction.id} was answered {interaction.answers} while {served} served"

    def _since(self, at: float) -> list[tuple[str, float]]:
        """Return who has held the lease since a time, whoever held it then included."""
        later = [each for each in self._tenures if each[1] > at]
        before = [each for each in self._tenures if each[1] <= at]
        return [*before[-1:], *later]
