"""How a run ends: nothing goes wrong any more, everything under way finishes, and then all must be well.

Afterwards those who are waited for move, and at last everybody goes for good: each table has to come to
rest by itself. This module presses as people do and looks at what they see; it changes nothing.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.discord_ui.webhooks import TOKEN_SECONDS
from bot.localizer import localizer_for
from bot.preferences import UserSettings
from bot.presentation.hand_message import hand_face
from bot.store import State
from bot.tables import requests as asked
from bot.tables.limits import SHOWN_AGAIN
from bot.tables.snapshot import Snapshot
from engine import Seat
from tests.simulation.fault_kinds import Fault
from tests.simulation.finished_laws import broken_by_ends
from tests.simulation.process import Process
from tests.simulation.server import Post
from tests.simulation.shadow import Row, Saved
from tests.simulation.sketch import Sketch, about, hand_controls

if TYPE_CHECKING:
    from tests.simulation.world import World

DAYS_ALONE = 30.0
"""After so many days with nobody there, every table rests."""
LEFT_ALONE = 0.3
"""The share of runs in which that is tried."""
LAST_MOVES = 2
"""So many moves each table makes before everybody goes."""
EDITABLE = TOKEN_SECONDS - 60
"""Seconds for which the bot certainly still edits a hand."""
LAST_RETRY = 2500.0
"""Seconds after which whatever could not be shown has been tried again."""


class Ending:
    """The end of one run."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._laws = world.laws
        self._people = world.people

    @property
    def _process(self) -> Process:
        process = self._world.serving
        assert process is not None, "the last process is not ended before its run"
        return process

    def play(self) -> None:
        """Bring the run to its end, and judge it."""
        self._world.tell("from here on nothing goes wrong")
        self._world.calm_down()
        self._come_to_rest()
        self._laws.judge(self._world.overdue())
        self._wait_for_retries()
        self._laws.judge(self._unshown())
        self._show_again()
        self._laws.judge(self._broken())
        for _ in range(LAST_MOVES):
            self._move()
        self._laws.judge(self._broken())
        self._laws.judge(self._world.unrest())
        self._laws.judge(broken_by_ends(self._world.shadow, self._world.server, self._tried()))
        if not self._world.broken and self._world.random.random() < LEFT_ALONE * self._world.lasts:
            self._world.tell("everybody goes")
            self._world.pass_days(DAYS_ALONE)
            self._laws.judge(self._restless())

    # -- what still happens --------------------------------------------------------------------

    def _come_to_rest(self) -> None:
        """Let everything that is under way finish."""
        world = self._world
        while not world.broken:
            if world.busy:
                world.step_once()
            elif world.rests:
                return
            elif (rings_at := world.next_ring()) is None:
                self._laws.judge([f"{self._process.pending} interactions wait for nothing"])
            else:
                world.ring_at(rings_at)

    def _wait_for_retries(self) -> None:
        """Let time pass until all that could not be shown has been tried again."""
        world = self._world
        until = world.time.monotonic + world.time.put_back + LAST_RETRY
        while not world.broken and any(box.tries_again for box in self._process.delivery.boxes.values()):
            rings_at = world.next_ring()
            if rings_at is None or rings_at > until:
                return
            world.ring_at(rings_at)
            self._come_to_rest()

    def _show_again(self) -> None:
        """Have somebody at each table ask for it, where something may not have come through."""
        if self._world.faults.harmful:
            self._wait(SHOWN_AGAIN + self._world.time.put_back)
        for saved in list(self._live()):
            if self._world.faults.harmful:
                self._world.do(self._people.command(saved.row.owners[0], saved.row.id, asked.ShowAgain()))
                self._come_to_rest()

    def _wait(self, seconds: float) -> None:
        """Let time pass, with all that is due meanwhile."""
        world, time = self._world, self._world.time
        until = time.monotonic + seconds
        while (rings_at := world.next_ring()) is not None and rings_at <= until:
            if world.broken:
                return
            world.ring_at(rings_at)
            self._come_to_rest()
        time.monotonic = max(time.monotonic, until)

    def _move(self) -> None:
        """Have every table go on: each seat that it waits for makes a move, and lobbies get another pace."""
        for saved in list(self._live()):
            if saved.row.state == State.LOBBY:
                pace = asked.SetPace(saved.row.turn_seconds + 60)
                self._world.do(self._people.command(saved.row.host_id, saved.row.id, pace))
                self._come_to_rest()
            waited_for = saved.waiting
            playing = saved.row.state == State.PLAYING
            self._laws.require(not playing or bool(waited_for), f"table {saved.row.id} waits for nobody")
            for seat in waited_for:
                if playing and not self._world.broken:
                    self._move_for(seat, saved)

    def _move_for(self, seat: Seat, saved: Saved) -> None:
        """Have a seat make a move, by whoever plays it, unless the moves of others have gone before it."""
        if saved.row.state != State.PLAYING or seat not in saved.waiting:
            return
        made, user_id = saved.made, saved.row.chairs[seat].played_by
        if user_id is not None and seat in self._laws.shown.newest[saved.row.id].deciding():
            self._move_of(user_id, saved)
        else:
            self._wait_for(saved, made)
        stuck = saved.made == made and saved.row.state == State.PLAYING
        self._laws.require(not stuck, f"table {saved.row.id} is stuck: seat {seat} cannot move")

    def _move_of(self, user_id: int, saved: Saved) -> None:
        """Have a person open their hand and move."""
        self._world.do(self._people.look(user_id, saved.row.id))
        self._come_to_rest()
        move = self._people.hand_move(user_id, saved.row.id)
        self._laws.require(move is not None, f"user {user_id} is waited for and sees no move")
        if move is not None:
            self._world.do(move)
            self._come_to_rest()

    def _wait_for(self, saved: Saved, made: int) -> None:
        """Let time pass until play has gone on by itself, a few minutes at most."""
        world = self._world
        until = world.time.monotonic + 200  # the clock may have been put back
        while saved.made == made and world.time.monotonic < until and not world.broken:
            self._come_to_rest()
            rings_at = world.next_ring()
            if rings_at is None:
                break
            world.ring_at(rings_at)
        self._come_to_rest()

    # -- what must be true ---------------------------------------------------------------------

    def _live(self) -> Iterator[Saved]:
        return (saved for saved in self._world.shadow.tables.values() if saved.row.live)

    def _broken(self) -> Iterator[str]:
        """Return what is wrong once everything has come to rest."""
        if self._world.broken:
            return
        process, shadow = self._process, self._world.shadow
        live = {saved.row.id for saved in self._live()}
        for saved in self._live():
            if saved.row.channel_id in self._world.server.deleted:
                yield f"table {saved.row.id} is live in a channel that has been deleted"
        loaded = {session.table.id: session for session in process.registry.loaded()}
        if set(loaded) - live:
            yield f"tables {sorted(loaded)} are in use, {sorted(live)} are live"
            return
        kept = {each for each, box in process.delivery.boxes.items() if not box.tries_again}
        if kept - live:
            yield f"of tables {sorted(kept - live)} is kept what is on show, though they have ended"
        for table_id, session in loaded.items():
            saved = shadow.tables[table_id]
            yield from self._laws.shown.broken_by_memory(session.table, saved)
            if session.snapshot.allowance is not None:
                yield f"table {table_id} waits for {session.snapshot.clock_key} and no clock runs"
        yield from self._unshown()
        yield from self._left_hands()
        yield from self._controls()
        yield from self._questions()
        if not self._world.faults.harmful:
            yield from self._laws.questions.broken(self._world.server.posts)
        yield from self._tokens()

    def _unshown(self) -> Iterator[str]:
        """Return which live tables and hands are not on show as they are.

        What is yet to be brought back, for the database has failed, is shown then, or once it is asked for.
        """
        loaded = {session.table.id for session in self._process.registry.loaded()}
        for saved in self._live():
            row = saved.row
            # that a channel is gone is found out, and the table closed, with the next message
            gone = {row.channel_id, row.parent_id} & self._world.server.deleted
            if gone or row.id not in loaded:
                continue
            if not self._current(saved):
                yield f"table {row.id} is not shown as it is"
            yield from self._hands(row.id, saved)

    def _current(self, saved: Saved) -> bool:
        """Return whether everybody sees a table as it is."""
        post = self._newest(saved.row)
        if post is None:
            return False
        if post.overwritten:  # as a process that woke was about to, until it is shown again
            return True
        sketch = post.message
        assert isinstance(sketch, Sketch)
        shown = sketch.table
        assert shown is not None
        if saved.row.state == State.LOBBY and _set_up(shown) != _chosen(saved.row):
            return False
        names = [(each.user_id, each.name, int(each.away)) for each in shown.players]
        newest = self._laws.shown.newest[saved.row.id]
        if newest.nobody_decides and self._world.turns.scarce:
            return True  # what nobody decides is told with the next turn
        if newest.nobody_decides and shown.spectator is not None and newest.spectator is not None:
            return shown.spectator.laid == newest.spectator.laid  # what lays nothing is told with the next
        wanted = [(each.user_id, each.name, each.away) for each in saved.row.chairs]
        return (shown.state, shown.made, names) == (saved.row.state, saved.made, wanted)

    def _newest(self, row: Row) -> Post | None:
        known = {number for (number,) in self._world.shadow.ask("SELECT message_id FROM deliveries")}
        known |= {box.channel.message_id for box in self._process.delivery._boxes.values()}  # unless it ends
        every = [post for post in self._world.server.posts.values() if not post.late]
        posts = [post for post in every if not post.doubtful or post.id in known]
        return next((post for post in reversed(posts) if about(post.message, row.id)), None)

    def _hands(self, table_id: str, saved: Saved) -> Iterator[str]:
        """Return which hands are not as they should be, of those that can still be edited."""
        world, process = self._world, self._process
        if saved.row.state == State.LOBBY:
            return
        newest = self._laws.shown.newest[table_id]
        localizer, settings = localizer_for("en"), UserSettings()
        for user_id in saved.row.owners:
            token, seat = process.hand_token(user_id, newest), newest.seat_of(user_id)
            if token is None or token.message_id is None or seat is None:
                continue
            post = world.server.own(user_id, token.message_id)
            if post is None or post.late or world.time.wall - token.issued_at > EDITABLE:
                continue
            sketch = post.message
            if not isinstance(sketch, Sketch) or sketch.kind != "hand" or sketch.table is None:
                continue
            if self._world.turns.scarce and not post.message.controls and not hand_controls(newest, seat):
                continue  # there is nothing to press on either
            shown = hand_face(sketch.table, seat, localizer, settings)
            if shown != hand_face(newest, seat, localizer, settings):
                yield f"user {user_id} sees revision {sketch.table.revision} of their hand at {table_id}"

    def _left_hands(self) -> Iterator[str]:
        """Return which people can still press on their hand at a table that they have left."""
        world = self._world
        if world.faults.harmful:  # where it was out of reach just then, they keep it
            return
        for (user_id, table_id), hand in self._laws.hands.last.items():
            row, there = world.shadow.tables[table_id].row, world.server.own(user_id, hand.id) is hand
            young = there and world.time.wall - hand.sent_at < EDITABLE
            if row.live and user_id not in row.owners and young and hand.message.controls:
                yield f"user {user_id} can still press on message {hand.id}, their hand at {table_id}"

    def _controls(self) -> Iterator[str]:
        """Return which tables have controls on more than one message."""
        scarce = self._world.turns.scarce  # then older messages keep theirs
        # where a channel refused, nobody could look for what was not heard of
        unread = self._world.faults.met[Fault.CHANNEL_REFUSES] > 0
        live = defaultdict(list)
        for post in self._world.server.posts.values():
            sketch = post.message
            if not isinstance(sketch, Sketch) or sketch.kind not in {"lobby", "table"}:
                continue
            table = sketch.table
            if table is None or not sketch.controls:
                continue
            doubtful = post.doubtful and (unread or (scarce and not self._newest_turn(table)))
            if not (post.late or post.overwritten or doubtful):
                live[table.table_id, scarce and (table.state, table.version)].append(str(post.id))
        for (table_id, _), posts in live.items():
            # of a table that has ended nothing more is delivered, so nothing is tried again
            judged = self._world.shadow.tables[table_id].row.live or not self._world.faults.harmful
            if len(posts) > 1 and judged:
                yield f"table {table_id} has controls on messages {' and '.join(posts)}"

    def _newest_turn(self, shown: Snapshot) -> bool:
        """Return whether a message of which the bot knows nothing is of a turn that is still to be taken.

        Where requests are scarce those of earlier turns stay, as others do.
        """
        newest = self._laws.shown.newest[shown.table_id]
        return (shown.state, shown.version) == (newest.state, newest.version)

    def _questions(self) -> Iterator[str]:
        """Return which questions that are not open can still be answered, or the other way round."""
        every = [post for post in self._world.server.posts.values() if not post.late]
        posts = [post for post in every if post.message.controls]
        unread = self._world.faults.met[Fault.CHANNEL_REFUSES] > 0
        for saved in self._live():
            asked_now = {(each["kind"], each.get("user", 0)) for each in saved.row.asked()}
            shown = [
                (post.message.question.key, post.doubtful)
                for post in posts
                if isinstance(post.message, Sketch) and post.message.question is not None
                if post.message.table is not None and post.message.table.table_id == saved.row.id
            ]
            once = [key for key, doubtful in shown if not doubtful]
            # a question that was answered meanwhile may stand on a message nobody knows of, and the same
            # question asked again beside it where nobody could look
            for key, doubtful in shown:
                if doubtful and key in asked_now and not (unread and key in once):
                    once.append(key)
            if Counter(once) != Counter(asked_now):
                yield f"table {saved.row.id} asks {sorted(asked_now)}, and shows {shown}"

    def _tokens(self) -> Iterator[str]:
        """Return which tokens are kept of people who do not sit there."""
        kept = self._world.shadow.ask("SELECT match_id, seat, token FROM hands ORDER BY match_id, seat")
        for table_id, seat, token in kept:
            row = self._world.shadow.tables[table_id].row
            owner, _, _ = token.partition("-")
            if not row.live:
                yield f"a token is kept of table {table_id}, which has ended"
            elif row.chairs[seat].user_id != int(owner):
                now = row.chairs[seat].user_id
                yield f"a token of user {owner} is kept for seat {seat} of {table_id}, which is {now}'s"

    def _tried(self) -> set[str]:
        """Return the tables that are still to be shown, or that the bot has tried to show often enough."""
        delivery = self._process.delivery
        return delivery.to_try_again | delivery.given_up

    def _restless(self) -> Iterator[str]:
        """Return which tables have not come to rest though nobody is there."""
        for saved in self._live():
            row = saved.row
            people = [row.chairs[seat].played_by for seat in saved.waiting]
            waits = row.state == State.PLAYING and not row.turn_seconds and any(people)
            if row.state != State.PAUSED and not waits:
                yield f"table {row.id} is {row.state} for a month with nobody there"


def _set_up(shown: Snapshot) -> tuple[object, ...]:
    """Return what a lobby shows of what its host chooses."""
    guests = {row.user_id for row in shown.invited}
    return shown.game, dict(shown.options), shown.turn_seconds, shown.host_id, shown.level, guests


def _chosen(row: Row) -> tuple[object, ...]:
    """Return the same as it is saved."""
    guests = {user_id for user_id, _, _ in row.invited}
    return row.game, json.loads(row.options), row.turn_seconds, row.host_id, row.level, guests
