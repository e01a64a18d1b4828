"""The laws of a simulated run: what must always be true, whichever faults occur.

Laws only observe. They receive each transaction, each published change, each message that a person sees, and
each request with its answer. The first broken law ends the run. The program never calls a law.
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.language.errors import UserError
from bot.preferences import GuildSettings, UserSettings
from bot.store import LeaseLost, MatchCommit, StoreError, StoreUnreachable
from bot.tables.service.session import TableSession
from bot.tables.state.refusals import AwayError, IllegalMoveError, RefusedError, StaleMoveError
from bot.tables.state.requests import SERVICE, Actor, ChooseGame, OpenTable, Rematch, Request, Shown
from bot.tables.state.snapshot import Change
from tests.simulation.call_laws import CallLaws
from tests.simulation.clock_laws import ClockLaws
from tests.simulation.concealed_laws import ConcealedLaws, concealed
from tests.simulation.dealing_laws import DealingLaws
from tests.simulation.fault_kinds import Fault
from tests.simulation.faults import Faults
from tests.simulation.granted_laws import broken_by_granting
from tests.simulation.hand_laws import HandLaws
from tests.simulation.interactions import Interaction
from tests.simulation.lease_laws import LeaseLaws
from tests.simulation.loop import Time
from tests.simulation.move_laws import Cause
from tests.simulation.question_laws import QuestionLaws
from tests.simulation.refusal_laws import RefusalLaws
from tests.simulation.reminder_laws import ReminderLaws
from tests.simulation.right_laws import broken_by_actor, broken_by_coming
from tests.simulation.saved_laws import SavedLaws
from tests.simulation.server import Post
from tests.simulation.shadow import Commit, Row, Shadow
from tests.simulation.shown_laws import ShownLaws
from tests.simulation.sketch import Sketch
from tests.simulation.timer_laws import TimerLaws
from tests.simulation.usual_laws import UsualLaws

Say = Callable[[str], None]
_FOLDER = re.compile(r"\S+/(?=\d+\.sqlite3)")
"""Matches the folder of the database. It differs on every run, so traces leave it out."""


class Laws(logging.Handler):
    """All laws of one run.

    Args:
        settings: returns the settings of a person.
        guild: returns the settings of the server.
        say: takes each step in words; None if no trace is wanted.
    """

    def __init__(
        self,
        shadow: Shadow,
        time: Time,
        faults: Faults,
        settings: Callable[[int], UserSettings],
        guild: Callable[[], GuildSettings],
        say: Say | None,
    ) -> None:
        super().__init__(logging.WARNING)
        self.shadow = shadow
        self.faults = faults
        self.time = time
        self.say = say
        self.breaches: list[str] = []
        """The broken laws, in words."""
        self.clocks = ClockLaws(time, settings)
        self.timers = TimerLaws(shadow, time, faults)
        """The law of timers."""
        self.concealed = ConcealedLaws(time)
        """The law of moves without a choice."""
        self.shown = ShownLaws()
        self.hands = HandLaws(faults, time)
        self.questions = QuestionLaws()
        self.calls = CallLaws(faults, time, settings)
        self.reminders = ReminderLaws(shadow, time)
        self._dealing = DealingLaws()
        self._saved = SavedLaws(shadow, settings, guild)
        self._guild = guild
        self._refusals = RefusalLaws(time, faults, guild)
        self.usual = UsualLaws()
        self.leases: LeaseLaws | None = None
        """The laws of processes that share the tables; None if one process serves them all."""
        self._causes: dict[tuple[str, str], Cause] = {}
        """By process and table, the request that is being carried out there."""
        self._followed: set[tuple[str, int]] = set()
        """The tables and revisions that an acknowledged commit has replaced."""
        self._moved: dict[int, tuple[str, int]] = {}
        """By interaction, the table and the revision in which it made a move."""
        self.commits = 0
        """The number of committed requests. Changes that a table makes while it is reloaded do not count."""
        self.committed_requests: Counter[str] = Counter()
        """The committed requests by type."""
        self.requests = 0
        self._refused: dict[int, str | None] = {}
        """The refused interactions. The value is the table id if the hand shows the refusal, else None."""
        self._muted = False

    @contextmanager
    def muted(self) -> Iterator[None]:
        """Judge nothing inside this block, and say nothing. A process is killed in it, which changes nothing
        visible."""
        say, self.say, self._muted = self.say, None, True
        try:
            yield
        finally:
            self.say, self._muted = say, False

    def judge(self, breaches: Iterable[str]) -> None:
        """Record each breach, and say it in the trace. Do nothing while the laws are muted."""
        if self._muted:
            return
        for breach in breaches:
            self.breaches.append(breach)
            if self.say is not None:
                self.say(f"BROKEN: {breach}")

    def require(self, condition: bool, text: str) -> None:
        """Record `text` as a breach unless the condition is true."""
        if not condition:
            self.judge([text])

    def wrote(self, user_id: int, nonce: str) -> None:
        """Judge a new direct message."""
        self.judge(self.reminders.broken(user_id, nonce))

    # -- transactions --------------------------------------------------------------------------

    def begin(self) -> None:
        """Read the tables at the start of the run. Nothing is judged yet."""
        for commit in self.shadow.catch_up():
            commit.saved.unannounced.clear()
            self.clocks.begin(commit.saved.row)
            self.calls.begin(commit.saved.row)

    def committed(self, process: str) -> None:
        """Judge all commits that a process has made since the last call."""
        for commit in self.shadow.catch_up():
            known = self._causes.get((process, commit.saved.row.id))
            if known is not None:
                self.commits += 1
                self.committed_requests[type(known.request).__name__] += 1
            cause = known or Cause()
            if self.say is not None:
                self.say(_saved_in_words(commit, known, self.time.wall))
            self.calls.saved(commit.saved.row)
            self.judge(self._saved.broken(commit, cause))
            self.judge(self.usual.broken(commit, cause, self._guild()))
            if commit.before is not None:
                self.judge(broken_by_actor(commit.before, cause, self._guild()))
            self.judge(broken_by_coming(commit, self._guild()))
            self.judge(self._dealing.broken(commit))
            if commit.moves:
                self._moved_once(commit, cause)
            self.judge(self.clocks.broken(commit, cause))
            self.judge(self.concealed.broken(commit, cause))
            if self.leases is not None:
                self.judge(self.leases.broken(commit, cause, process))

    def _moved_once(self, commit: Commit, cause: Cause) -> None:
        """Judge that one interaction does not make moves in two commits."""
        row, number = commit.saved.row, cause.actor.interaction_id
        if number:
            first = self._moved.setdefault(number, (row.id, row.revision))
            self.require(
                first == (row.id, row.revision),
                f"interaction {number} made a move in {first} and in {(row.id, row.revision)}",
            )

    def acknowledged(self, commit: MatchCommit) -> None:
        """Judge a commit that the store reports as saved: it is in the database, and no other replaced the
        same revision."""
        saved = self.shadow.tables.get(commit.match_id)
        self.require(
            saved is not None and saved.row.revision > commit.expected_revision,
            f"revision {commit.expected_revision + 1} of table {commit.match_id} is not in the database",
        )
        this = (commit.match_id, commit.expected_revision)
        self.require(this not in self._followed, f"two commits follow revision {this[1]} of table {this[0]}")
        self._followed.add(this)

    # -- requests ------------------------------------------------------------------------------

    def opens(self, table_id: str, actor: Actor, request: OpenTable | Rematch, process: str) -> None:
        """Record the request for which a table is about to be opened."""
        self._causes[process, table_id] = Cause(actor, request, at=self.time.wall)

    def carried_out(self, session: TableSession, actor: Actor, request: Request, process: str) -> None:
        """Record the request that a table starts to carry out."""
        table = session.table
        self._causes[process, table.id] = Cause(
            actor, request, table.version, table.turn, table.revision, self.time.wall
        )

    def reloaded(self, session: TableSession, process: str) -> None:
        """Record that the table was reloaded from the store: its next changes have no request."""
        self._causes.pop((process, session.table.id), None)
        self.calls.read_again(self.shadow.tables[session.table.id].row)

    def _is_stale(self, process: str) -> bool:
        """Return whether another process owns the lease, so that people do not see this one's tables."""
        return self.leases is not None and not self.leases.owns(process)

    def accepted(self, session: TableSession, process: str) -> None:
        """Judge a table whose change the service has accepted. Judge nothing if the process is stale. If the
        save is unsure, wait until it is done."""
        table = session.table
        saved = self.shadow.tables.get(table.id)
        cause = self._causes.get((process, table.id), Cause())
        self._refusals.granted(table.id, cause)
        if self._is_stale(process):
            return
        if session.unsure:
            return  # The database does not answer. The change is judged once it is saved.
        if saved is None:
            self.judge([f"table {table.id} was accepted but is not in the database"])
            return
        if saved.row.revision == table.revision:
            waits = concealed(saved, cause.actor.user_id)
            self.judge(broken_by_granting(saved.row, cause, waits=waits))
        self.judge(self.shown.broken_by_memory(table, saved))

    def asked(self, session: TableSession, actor: Actor, request: Request) -> None:
        """Record a request that arrives at a table."""
        self.requests += 1
        if isinstance(request, ChooseGame):
            self.usual.arrives(actor.interaction_id)
        saved = self.shadow.tables.get(session.table.id)
        if isinstance(request, Shown) and saved is not None:
            self.clocks.shown(saved.row, request)

    def failed(
        self,
        session: TableSession,
        actor: Actor,
        request: Request,
        error: Exception,
        process: str,
        revision: int,
    ) -> None:
        """Judge a request that failed or was refused.

        Args:
            revision: of the table when the request arrived.
        """
        if self.say is not None:
            asker, table = actor.interaction_id or "the service", session.table.id
            why = _FOLDER.sub("", str(error))
            self.say(f"{type(request).__name__} of {asker} fails at table {table}: {why}")
        if isinstance(error, RefusedError):
            by_hand = isinstance(error, AwayError | StaleMoveError | IllegalMoveError)
            self._refused[actor.interaction_id] = session.table.id if by_hand else None
            saved = self.shadow.tables.get(session.table.id)
            newest = saved is not None and session.table.revision == saved.row.revision
            if saved is not None and newest and not (session.unsure or self._is_stale(process)):
                self.judge(self._refusals.broken(saved, actor, request, error, revision))
            return
        name = type(request).__name__
        if isinstance(error, LeaseLost) and self.leases is not None:
            # A process that hands a server over finishes people's requests first.
            hindered = actor is SERVICE or self.leases.hindered(process)
            self.require(hindered, f"{name} was begun by {process} and lost as the lease was handed over")
            return
        met, slow = self.faults.met, (Fault.STORE_SLOW, Fault.DISCORD_SLOW)
        stopped = (met[Fault.PROCESS_STOPPED] or met[Fault.MEMBER_LEAVES]) and any(met[each] for each in slow)
        if stopped and isinstance(error, StoreUnreachable) and error.key == "store-closed":
            return  # a stop gives up what takes longer than it waits
        if isinstance(error, StoreError):
            self.require(self.faults.of_store > 0, f"{name} failed though the store did not: {error}")
        else:
            self.judge([f"{name} was answered with {error!r}"])

    def table_requested(self, interaction_id: int) -> dict[str, Row]:
        """Record a request for a table or a rematch, and return the current rows of all tables by id."""
        rows = self._rows()
        self.usual.arrives(interaction_id)
        self._saved.openings.arrives(interaction_id, rows.values())
        return rows

    def _rows(self) -> dict[str, Row]:
        return {table_id: saved.row for table_id, saved in self.shadow.tables.items()}

    def not_opened(
        self, actor: Actor, request: OpenTable | Rematch, refusal: RefusedError, before: Mapping[str, Row]
    ) -> None:
        """Judge a refusal to open a table.

        Args:
            before: all tables as they were when the request arrived.
        """
        self.judge(self._refusals.broken_by_opening(self._rows(), before, actor, request, refusal))

    def not_found(self, table_id: str) -> None:
        """Judge that a table is over if the process that serves it reports it as not found."""
        saved = self.shadow.tables.get(table_id)
        self.require(
            saved is None or not saved.row.live, f"table {table_id} was not found although it is live"
        )

    # -- messages ------------------------------------------------------------------------------

    def published(self, change: Change, process: str) -> None:
        """Check a change before it is shown, and record it. Report breaches."""
        table = change.snapshot
        self._refusals.published(table)
        self.hands.published(table.table_id, table.revision)
        if self._is_stale(process):
            return
        saved = self.shadow.tables.get(table.table_id)
        if saved is None:
            self.judge([f"table {table.table_id} is published but not in the database"])
            return
        if self.say is not None:
            self.say(f"published: table {table.table_id} at revision {table.revision}, {table.state}")
        if table.revision < saved.row.revision and self.faults.of_store:
            # The database does not answer: the change is saved, and this is the newest state that is known.
            return
        self.questions.closed(change, self.shown.newest.get(table.table_id))
        self.judge(self.shown.broken_by_change(change, saved))
        request = self._causes.get((process, table.table_id), Cause()).request
        self.hands.answers(change.cause, request, table.table_id, table.revision)

    def showed(self, post: Post, by: int) -> None:
        """Check a message that a person sees now, and record it. Report breaches.

        Args:
            by: the interaction that it answers; 0 if none.
        """
        sketch = post.message
        if not isinstance(sketch, Sketch) or sketch.table is None:
            return
        if self.say is not None:
            who = "everybody" if post.reader is None else f"user {post.reader}"
            where = f"{sketch.kind} of table {sketch.table.table_id} at revision {sketch.table.revision}"
            self.say(f"{who} sees the {where} (message {post.id})")
        self._dealing.announced(post)
        self.judge(self.shown.broken_by_post(post, self.shadow.tables.get(sketch.table.table_id)))
        self.judge(self.calls.broken(post))
        self.questions.asked(post)
        self.shown.read(post)
        self.judge(self.hands.broken(post, by))
        if not self.faults.of_discord:  # after a Discord fault an event may have to be announced again
            self.judge(self.shown.broken_by_telling(post))

    def answered(self, interaction: Interaction, *, faultless: bool, its_own: bool = True) -> None:
        """Judge how an interaction was answered, once a process has finished with it.

        Args:
            interaction: the copy that the process was handed.
            faultless: whether no call to Discord failed or was slow.
            its_own: whether that process had to answer it, and had the time to.
        """
        if self.say is not None:
            self.say(
                f"interaction {interaction.id} was answered by: {', '.join(interaction.answers) or 'nothing'}"
            )
        if not faultless:
            return
        self.require(
            not its_own or (len(interaction.first_answers) == 1 and not interaction.thinks),
            f"interaction {interaction.id} was answered {interaction.answers}",
        )
        silent = its_own and interaction.id in self._refused and set(interaction.answers) <= {"defer"}
        hand = self.shadow.tables.get(self._refused.get(interaction.id) or "")
        # People who have left have no hand.
        gone = hand is not None and interaction.user.id not in hand.row.owners
        self.require(gone or not silent, f"interaction {interaction.id} was refused without an answer")
        # Answers of other processes are judged when they are sent.
        told = interaction.notes.count(interaction.process)
        self.require(told < 2, f"interaction {interaction.id} got {told} private notes")

    # -- logged errors -------------------------------------------------------------------------

    def emit(self, record: logging.LogRecord) -> None:
        """Judge a log record: an error is a breach unless a fault caused it."""
        if self.say is not None:
            self.say(f"log: {_FOLDER.sub('', record.getMessage())}")
        error = record.exc_info[1] if record.exc_info else None
        expected = isinstance(error, (UserError, *OUT_OF_REACH)) or str(error) == "no worker"
        if record.levelno >= logging.ERROR and not expected:
            self.judge([f"the log says: {record.getMessage()}: {error!r}"])

    def asyncio_reported(self, context: dict[str, Any]) -> None:
        """Judge an error that asyncio reports."""
        self.judge([f"asyncio says: {context.get('message')}: {context.get('exception')!r}"])


def _saved_in_words(commit: Commit, cause: Cause | None, now: float) -> str:
    row = commit.saved.row
    moves = "".join(f", move {n} of seat {seat}: {text}" for n, seat, text in commit.moves)
    clock = "" if row.deadline is None else f", {row.deadline - now:.1f} seconds left"
    why = "on reload" if cause is None else f"by {type(cause.request).__name__}"
    return f"saved: table {row.id} revision {row.revision}, {row.state}{moves}{clock}, {why}"
