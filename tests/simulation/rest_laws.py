"""The laws of rest: once nothing is under way, everything is shown as it is saved, and nothing more is kept.

All people see the current state of their table and hand, no stale control is left, and a table without people
pauses. This module looks at what people see and at what the bot keeps. It presses nothing.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.discord_ui.by_click import TOKEN_SECONDS
from bot.language.localizer import localizer_for
from bot.preferences import UserSettings
from bot.presentation.hand.hand_message import hand_face
from bot.presentation.table.question_message import question_message
from bot.store import State
from bot.tables.state.snapshot import Snapshot
from tests.simulation.fault_kinds import Fault
from tests.simulation.process import Process
from tests.simulation.server import Post
from tests.simulation.shadow import Row, Saved
from tests.simulation.sketch import Sketch, about

if TYPE_CHECKING:
    from tests.simulation.world import World

EDITABLE = TOKEN_SECONDS - 60
"""The age in seconds up to which the bot can certainly edit a hand."""

UNREAD = (Fault.CHANNEL_REFUSES, Fault.CHANNEL_HIDDEN)
"""The faults during which the bot may not read the channel, so that it may leave messages there."""


class RestLaws:
    """Judges that, at rest, everything is shown as it is saved and nothing more is kept."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._laws = world.laws

    @property
    def process(self) -> Process:
        """The process that serves the tables at the end."""
        process = self._world.serving
        assert process is not None, "the run ends before its last process"
        return process

    def broken(self) -> Iterator[str]:
        """Yield the breaches of the whole world once everything is at rest. Yield none after an earlier
        breach."""
        if self._world.broken:
            return
        process, shadow = self.process, self._world.shadow
        live = {saved.row.id for saved in self._world.shadow.live()}
        for saved in self._world.shadow.live():
            if saved.row.channel_id in self._world.server.deleted:
                yield f"table {saved.row.id} is live in a channel that has been deleted"
        loaded = {session.table.id: session for session in process.registry.loaded()}
        if set(loaded) - live:
            yield f"tables {sorted(loaded)} are in memory, {sorted(live)} are live"
            return
        kept = {each for each, box in process.delivery.boxes.items() if not box.tries_again}
        if kept - live:
            yield f"the deliveries of {sorted(kept - live)} are kept although they have ended"
        for table_id, session in loaded.items():
            saved = shadow.tables[table_id]
            yield from self._laws.shown.broken_by_memory(session.table, saved)
            if session.snapshot.allowance is not None:
                yield f"table {table_id} must start the clock of {session.snapshot.clock_key} and does not"
        yield from self.unshown()
        yield from self._left_hands()
        yield from self.pressable()
        if not self._world.faults.harmful:
            yield from self._unopened()
            yield from self._laws.questions.broken(self._world.server.posts)
        yield from self._tokens()

    def not_in_use(self) -> bool:
        """Return whether a live table is not in memory: it was long idle, or is not restored yet."""
        loaded = {session.table.id for session in self.process.registry.loaded()}
        return any(saved.row.id not in loaded for saved in self._world.shadow.live())

    def pressable(self) -> Iterator[str]:
        """Yield a breach for each table whose controls are on too many messages or do not match its
        questions."""
        yield from self._controls()
        yield from self._questions()

    def unshown(self) -> Iterator[str]:
        """Yield a breach for each live table, hand, question or announcement that is not shown as it is now.

        Tables that are not in memory count too. Skip tables in deleted channels, and questions if the run has
        Discord faults.
        """
        for saved in self._world.shadow.live():
            row = saved.row
            # The bot learns that a channel is gone, and closes the table, with the next message.
            if {row.channel_id, row.parent_id} & self._world.server.deleted:
                continue
            if not self._current(saved):
                yield f"table {row.id} is shown in an old state"
                continue
            yield from self._hands(row.id, saved)
            # After a Discord fault a question waits for the next delivery.
            if not self._world.faults.of_discord:
                yield from self._words(row.id)
            waits = row.state == State.LOBBY or self._laws.shown.newest[row.id].nobody_decides
            if not waits and (unannounced := self._laws.shown.unannounced(row.id)):
                yield f"table {row.id} has not announced {unannounced}"
            if not self._world.faults.harmful and self._laws.calls.unreminded(
                self._laws.shown.newest[row.id]
            ):
                yield f"table {row.id} has not reminded the people of its turn"

    def _current(self, saved: Saved) -> bool:
        """Return whether the newest message of a table shows its current state."""
        post = self._newest(saved.row)
        if post is None:
            return False
        # A woken process has changed it last. It stays so until the table is shown again.
        if post.overwritten:
            return True
        sketch = post.message
        assert isinstance(sketch, Sketch)
        shown = sketch.table
        assert shown is not None
        if saved.row.state == State.LOBBY and _set_up(shown) != _chosen(saved.row):
            return False
        names = [(each.user_id, each.name, int(each.away)) for each in shown.players]
        newest = self._laws.shown.newest[saved.row.id]
        if newest.nobody_decides and shown.spectator is not None and newest.spectator is not None:
            # An event that lays no tile is announced with the next turn.
            return shown.spectator.laid == newest.spectator.laid
        wanted = [(each.user_id, each.name, each.away) for each in saved.row.chairs]
        return (shown.state, shown.made, names) == (saved.row.state, saved.made, wanted)

    def _newest(self, row: Row) -> Post | None:
        known = {number for (number,) in self._world.shadow.ask("SELECT message_id FROM deliveries")}
        # If that could not be saved, only the process remembers the message.
        known |= {box.channel.message_id for box in self.process.delivery.boxes.values()}
        every = [post for post in self._world.server.posts.values() if not post.late]
        posts = [post for post in every if not post.doubtful or post.id in known]
        for post in reversed(posts):
            # A woken process may have turned the newest message into a note.
            if about(post.message, row.id) or (post.overwritten and about(post.message, row.id, "note")):
                return post
        return None

    def _words(self, table_id: str) -> Iterator[str]:
        """Yield a breach for each question of a table whose text does not name the current people."""
        table = self._laws.shown.newest[table_id]
        for post in self._world.server.posts.values():
            sketch = post.message
            if post.late or post.doubtful or not about(sketch, table_id, "question"):
                continue
            assert isinstance(sketch, Sketch)
            assert sketch.question is not None
            now = table.questions.get(sketch.question.key)
            if now is not None and sketch.text != question_message(table, now, mentionable=()).text:
                yield f"message {post.id} of table {table_id} asks the outdated question {sketch.text!r}"

    def _hands(self, table_id: str, saved: Saved) -> Iterator[str]:
        """Yield a breach for each hand of a table that is out of date and can still be edited."""
        if saved.row.state == State.LOBBY:
            return
        newest = self._laws.shown.newest[table_id]
        localizer, settings = localizer_for("en"), UserSettings()
        for user_id in saved.row.owners:
            seat, post = newest.seat_of(user_id), self._editable(user_id, newest)
            if post is None or seat is None:
                continue
            sketch = post.message
            if not isinstance(sketch, Sketch) or sketch.kind != "hand" or sketch.table is None:
                continue
            if sketch.table.revision > newest.revision:  # only its owner has seen what changed
                continue
            shown = hand_face(sketch.table, seat, localizer, settings)
            if shown != hand_face(newest, seat, localizer, settings):
                yield f"user {user_id} sees an old hand at {table_id}, of revision {sketch.table.revision}"

    def _editable(self, user_id: int, newest: Snapshot) -> Post | None:
        """Return the hand of a table that a person sees, if the bot can certainly edit it; otherwise None.

        Without faults the bot knows the hand it sent last. After a fault or a restart it may have lost it,
        and it knows no hand of a match that is gone.
        """
        world, token = self._world, self.process.hand_token(user_id, newest)
        last = self._laws.hands.last.get((user_id, newest.table_id))
        if last is not None and not world.faults.harmful:
            reached = self._laws.hands.reached[user_id, newest.table_id]
            young = min(last.sent_at, reached) > max(world.time.wall - EDITABLE, world.served_since)
            here = last.channel_id == newest.channel_id and world.server.own(user_id, last.id) is last
            if young and here and not last.late:
                return last
        if token is None or token.message_id is None:
            return None
        post = world.server.own(user_id, token.message_id)
        late = post is None or post.late or world.time.wall - token.issued_at > EDITABLE
        return None if late else post

    def _left_hands(self) -> Iterator[str]:
        """Yield a breach for each person who can still press a control on the hand of a table that they have
        left.

        Yield none after a harmful fault. The current process may not know the hands that an earlier one
        opened.
        """
        world = self._world
        if world.faults.harmful:  # hands that were out of reach then stay
            return
        for (user_id, table_id), hand in self._laws.hands.last.items():
            row, there = world.shadow.tables[table_id].row, world.server.own(user_id, hand.id) is hand
            since = min(hand.sent_at, self._laws.hands.reached[user_id, table_id])
            young = there and max(world.time.wall - EDITABLE, world.served_since) < since
            if row.live and user_id not in row.owners and young and hand.message.controls:
                yield f"user {user_id} can still press message {hand.id}, their hand at {table_id}"

    def _unopened(self) -> Iterator[str]:
        """Yield a breach for each person in a match who asked for their first hand and was never shown it."""
        since = max(self._world.time.wall - EDITABLE, self._world.served_since)
        for saved in self._world.shadow.live():
            if saved.row.state == State.PLAYING:
                yield from self._laws.hands.unopened(saved.row, since)

    def _controls(self) -> Iterator[str]:
        """Yield a breach for each table with controls on more than one message."""
        # If a channel refused to be read, the bot could not find the messages it does not know.
        unread = any(self._world.faults.met[each] for each in UNREAD)
        live = defaultdict(list)
        for post in self._world.server.posts.values():
            sketch = post.message
            if not isinstance(sketch, Sketch) or sketch.kind not in {"lobby", "table"}:
                continue
            table = sketch.table
            if table is None or not sketch.controls:
                continue
            if not (post.late or post.overwritten or (post.doubtful and unread)):
                live[table.table_id].append(str(post.id))
        for table_id, posts in live.items():
            # A table that has ended is not delivered again, so nothing is retried.
            judged = self._world.shadow.tables[table_id].row.live or not self._world.faults.harmful
            if len(posts) > 1 and judged:
                yield f"table {table_id} has controls on messages {' and '.join(posts)}"

    def _questions(self) -> Iterator[str]:
        """Yield a breach for each live table whose messages do not ask exactly its open questions."""
        every = [post for post in self._world.server.posts.values() if not post.late]
        posts = [post for post in every if post.message.controls]
        unread = any(self._world.faults.met[each] for each in UNREAD)
        for saved in self._world.shadow.live():
            free = bool(saved.row.computers)
            # A seat that is no longer free cannot be given away.
            asked_now = {
                (each["kind"], each.get("user", 0))
                for each in saved.row.asked()
                if each["kind"] != "next"  # the message of the table itself asks this one
                if free or each["kind"] != "seat"
            }
            shown = [
                (post.message.question.key, post.doubtful)
                for post in posts
                if isinstance(post.message, Sketch) and post.message.question is not None
                if post.message.table is not None and post.message.table.table_id == saved.row.id
            ]
            once = [key for key, doubtful in shown if not doubtful]
            # A question answered meanwhile may remain on a message that the bot does not know. If the channel
            # could not be read, the same question may stand beside it a second time.
            for key, doubtful in shown:
                if doubtful and key in asked_now and not (unread and key in once):
                    once.append(key)
            if Counter(once) != Counter(asked_now):
                yield f"table {saved.row.id} asks {sorted(asked_now)}, and shows {shown}"

    def _tokens(self) -> Iterator[str]:
        """Yield a breach for each saved hand token whose table is over or whose owner does not sit in the
        seat."""
        kept = self._world.shadow.ask("SELECT match_id, seat, token FROM hands ORDER BY match_id, seat")
        for table_id, seat, token in kept:
            row = self._world.shadow.tables[table_id].row
            owner, _, _ = token.partition("-")
            if not row.live:
                yield f"a token of table {table_id} is kept after its end"
            elif row.chairs[seat].user_id != int(owner):
                now = row.chairs[seat].user_id
                yield f"a token of user {owner} is kept for seat {seat} of {table_id}, which is {now}'s"

    def tried(self) -> set[str]:
        """Return the ids of the tables that will be shown again, or whose retries are used up."""
        delivery = self.process.delivery
        return delivery.to_try_again | delivery.given_up

    def restless(self) -> Iterator[str]:
        """Yield a breach for each table that is not paused although all people have left.

        A turn without a clock is excused: it may wait for ever.
        """
        for saved in self._world.shadow.live():
            row = saved.row
            people = [row.chairs[seat].played_by for seat in saved.waiting]
            waits = row.state == State.PLAYING and not row.turn_seconds and any(people)
            if row.state != State.PAUSED and not waits:
                yield f"table {row.id} is {row.state} for a month without people"


def _set_up(shown: Snapshot) -> tuple[object, ...]:
    """Return the settings that a lobby shows."""
    guests = {(row.user_id, row.declined) for row in shown.invited}
    pace, rated = shown.turn_seconds, shown.rated
    return shown.game, dict(shown.options), pace, shown.host_id, shown.level, rated, guests


def _chosen(row: Row) -> tuple[object, ...]:
    """Return the settings of a lobby as they are saved."""
    guests = {(user_id, declined) for user_id, _, declined in row.invited}
    pace, rated = row.turn_seconds, bool(row.rated)
    return row.game, json.loads(row.options), pace, row.host_id, row.level, rated, guests
