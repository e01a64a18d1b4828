"""Simulated people: they press what they see on their screens, old or new, and use commands.

The run's generator chooses what they do. Presses go through the bot's router. Commands, panels and forms are
not run here: their requests are handed to the bot directly. This module knows controls and commands, but not
what comes of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING

from bot.app.router import take_click
from bot.discord_ui.wire.responder import Responder
from bot.preferences import DAY, MOST_QUIET, GuildSettings, UserSettings
from bot.presentation.message import Click, Message
from bot.store import State
from bot.tables.state import requests
from bot.tables.state.requests import Guest, OpenTable, Request
from engine import GAMES
from engine.players.levels import LEVELS
from tests.simulation.customs import Customs
from tests.simulation.interactions import Interaction
from tests.simulation.server import MODERATOR, Post
from tests.simulation.shadow import Row, Saved
from tests.simulation.sketch import about
from tests.simulation.stages import option_value, rules

if TYPE_CHECKING:
    from tests.simulation.process import Process
    from tests.simulation.world import World

PEOPLE = {11: "ann", 12: "bob", 13: "cas", 14: "dan", 15: "eve", 16: "fay", MODERATOR: "mod"}
"""The people of the server, by user id."""
TEAM_WEIGHT = 4
"""How much likelier a request about partners is in a lobby with teams."""
LOBBY_WEIGHTS = {
    "join": 4.0,
    "computer": 2.0,
    "fill": 0.5,
    "start": 4.0,
    "accept": 3.0,
    "excuse": 1.0,
    "leave": 0.5,
    "game": 0.3,
    "preset": 0.3,
    "remove": 0.3,
    "pace": 0.5,
}
"""How often each control of a lobby is pressed, relative to the others."""
SETTING_UP, SET_UP = 0.3, 0.15
"""The share of runs in which hosts change settings that only their panel and commands offer, and how often
they do so in such a run."""
RETURNING, JUST_NOW = 0.15, 0.2
"""The share of runs in which people who are away return just before a computer moves for them, and by how
many seconds at most."""
PLAN, CANCELLED, SLIPS = 0.3, 0.1, 0.7
"""How often somebody changes a move in advance or takes a lay back, in runs in which people do so; how many
of them cancel, and how often a lay that can be taken back is."""
COMMANDS = (requests.Invite, requests.Shout)
"""The requests that come by a command and not from a panel."""
WEARY, REST = 40, 60.0
"""How often a person opens a hand that offers no move at one revision, and the seconds before they open it
again."""
Act = Callable[["Process", Responder], Awaitable[None]]
Action = tuple[str, int, Post | None, Act]
"""An action of a person: its words, the user id, the message with the control or None, and how the bot takes
it."""


def user_settings(random: Random) -> UserSettings:
    """Return a person's settings, drawn at random."""
    return UserSettings(
        auto_call=random.random() < 0.3, auto_draw=random.random() < 0.6, auto_lay=random.random() < 0.3
    )


RESTING, AWAY = 0.4, 0.15
"""The shares of people with quiet hours, and of people who are away at first."""
ZONES = ("", "Europe/Amsterdam", "America/New_York", "Asia/Kolkata")


def with_rest(settings: UserSettings, random: Random, now: float) -> UserSettings:
    """Return a person's settings with quiet hours and an absence, drawn at random.

    Args:
        random: a generator of its own, so that older runs stay as they were.
        now: the Unix time.
    """
    quiet = random.randrange(24) if random.random() < RESTING else -1
    away = int(now + random.randrange(1, 4 * DAY)) if random.random() < AWAY else 0
    hours, zone = random.randint(1, MOST_QUIET), random.choice(ZONES)
    changed = {"quiet_from": quiet, "quiet_hours": hours, "zone": zone, "away_until": away}
    return settings.model_copy(update=changed)


REMINDED, DIRECT, DIGEST, HALF = 0.4, 0.6, 0.15, 0.3
"""The share of runs in which people have wishes about reminders, and the shares of people who have each."""


def with_reminders(settings: UserSettings, random: Random) -> UserSettings:
    """Return a person's settings with wishes about reminders, drawn at random.

    Args:
        random: a generator of its own, so that older runs stay as they were.
    """
    ping = "digest" if random.random() < DIGEST else random.choice(("slow", "each", "next"))
    changed = {"ping": ping, "digest_hour": random.randrange(24)}
    changed |= {"direct": random.random() < DIRECT, "half": random.random() < HALF}
    return settings.model_copy(update=changed)


def guild_settings(random: Random, apart: Random, customs: Customs) -> GuildSettings:
    """Return a server's settings, drawn at random.

    Args:
        apart: a second generator for the newer settings, so that older runs stay as they were.
        customs: what is unusual on the server.
    """
    drawn = GuildSettings(
        enders=random.choice(("host", "players", "moderators")),
        tidy=random.random() < 0.8,
        turn_seconds=random.choice((0, 30, 120, 300)),
        level=apart.choice(("novice", "casual", "strong", "expert")),
        barred=customs.barred,
    )
    return drawn if customs.pace is None else drawn.model_copy(update={"turn_seconds": customs.pace})


PANEL = Message("panel")
CLOSING = 0.05
"""How often somebody closes a panel, compared with all that people do."""


class People:
    """All people on the server.

    Args:
        random: decides who does what.
        seed: of the run.
        customs: what is unusual on the server.
    """

    def __init__(self, world: World, random: Random, seed: int, customs: Customs) -> None:
        self._world = world
        self._customs = customs
        self._random = random
        self.return_in_time = Random(f"{seed}/returns").random() < RETURNING
        """Whether people who are away take their seats back just before a computer moves for them."""
        self._setting_up = Random(f"{seed}/panel")
        """Decides what hosts change by panel, independently of the main generator."""
        self._set_up_share = SET_UP if self._setting_up.random() < SETTING_UP else 0.0
        self._closing = Random(f"{seed}/closing")
        """Decides who closes which panel and when, independently of the main generator."""
        self._planning = Random(f"{seed}/advance")
        """Decides who chooses moves in advance and takes lays back, independently of the main generator."""
        self._plan_share = PLAN if customs.fickle else 0.0
        self._looked: Counter[tuple[int, str, int, int]] = Counter()
        """How often a person has opened their hand at a revision of a table, by the minute."""
        self._server = world.server
        self._weights = {
            self._play: 30 * self._random.choice((0.3, 1.0, 3.0)),
            self._answer_question: 6 * self._taste(),
            self._press_newest: 8 * self._taste(),
            self._press_private: 4 * self._taste(),
            self._press_anything: 2 * self._taste(),
            self._command: 5 * self._taste(),
            self._try_anything: 1 * self._taste(),
        }

    def _taste(self) -> float:
        return self._random.choice((0.0, 0.3, 1.0, 1.0, 3.0))

    def next_action(self) -> Action | None:
        """Return a person's next action; None if there is nothing to do."""
        if self._closing.random() < CLOSING:
            self._close_panel()
        if self._planning.random() < self._plan_share and (action := self._plan()) is not None:
            return action
        live, customs = sum(1 for _ in self._world.shadow.live()), self._customs
        if not live or (live < customs.most_tables and self._random.random() < customs.opening):
            return self._again()
        (choose,) = self._random.choices(list(self._weights), list(self._weights.values()))
        return choose() or self._play()

    def _close_panel(self) -> None:
        """Dismiss one private panel, if there is any, whatever its owner asked on it."""
        panels = [
            (user_id, post.id)
            for user_id, posts in self._server.private.items()
            for post in posts
            if post.message == PANEL
        ]
        if panels:
            user_id, number = self._closing.choice(panels)
            self._world.tell(f"{PEOPLE[user_id]} closes the panel {number}")
            self._server.dismiss(user_id, number)

    # -- playing -------------------------------------------------------------------------------

    def _play(self) -> Action | None:
        """Return an action that moves a table on: set its lobby up, make a move, or press a control. None if
        there is nothing to do."""
        saved = self._random.choice(list(self._world.shadow.live()))
        match saved.row.state:
            case State.LOBBY:
                return self._fill(saved.row)
            case State.PLAYING:
                return self._move(saved)
            case _:
                return self._press_on(self._random.choice(saved.row.owners), self.newest(saved.row.id))

    def _plan(self) -> Action | None:
        """Return a person's choice of a move in advance, their change of mind, or a lay taken back.

        None if no round is played, or nobody there waits for their turn.
        """
        random = self._planning
        playing = [saved for saved in self._world.shadow.live() if saved.row.state == State.PLAYING]
        if not playing:
            return None
        saved = random.choice(playing)
        row, match = saved.row, saved.match
        assert match is not None, "a round is played"
        undoable = None if row.rated else match.undoable()
        if undoable is not None and random.random() < SLIPS:
            owner = row.chairs[undoable].user_id
            return None if owner is None else self.command(owner, row.id, requests.TakeBack())
        seats = [
            seat for seat, chair in enumerate(row.chairs) if chair.played_by and seat not in saved.waiting
        ]
        if not seats:
            return None
        seat = random.choice(seats)
        moves = [*map(str, match.round.hands[seat]), "draw", "accept"]
        chosen = requests.PlayInAdvance(random.choice(moves))
        request = requests.CancelAdvance() if random.random() < CANCELLED else chosen
        return self.command(row.chairs[seat].user_id or 0, row.id, request)

    def _move(self, saved: Saved) -> Action | None:
        """Return a random awaited person's move. If they see no move, return that they open their hand, up to
        a limit.

        Return None after that, or if no person is awaited.
        """
        chairs = [saved.row.chairs[seat] for seat in saved.waiting]
        owners = [chair.user_id for chair in chairs if chair.user_id is not None]
        if not owners:
            return None
        user_id = self._random.choice(owners)
        moment = (user_id, saved.row.id, saved.row.revision, int(self._world.time.monotonic / REST))
        move = self.hand_move(user_id, saved.row.id)
        if move is None and self._looked[moment] == WEARY:
            return None
        self._looked[moment] += move is None
        return move or self.look(user_id, saved.row.id)

    def hand_move(self, user_id: int, table_id: str) -> Action | None:
        """Return a press of a move on the newest hand that a person sees, or of another control if it offers
        no move. None if it has no controls."""
        hand = self.hand(user_id, table_id)
        clicks = [] if hand is None else hand.clicks()
        moves = [click for click in clicks if click.verb == "move"] or clicks
        return self.press(user_id, hand, self._random.choice(moves)) if moves else None

    def look(self, user_id: int, table_id: str) -> Action:
        """Return the action of opening a hand."""

        async def act(process: Process, responder: Responder) -> None:
            await process.requester.show_hand(responder, table_id)

        return f"opens their hand at table {table_id}", user_id, self.newest(table_id), act

    def return_just_now(self) -> Action | None:
        """Return a person's return to a seat for which a computer is about to move; None if there is no such
        seat."""
        if not self.return_in_time:
            return None
        for saved in self._world.shadow.tables.values():
            row, waiting = saved.row, saved.waiting[:1]
            due = row.due_at is not None and row.due_at <= self._world.time.wall + JUST_NOW
            if due and row.state == State.PLAYING and any(row.chairs[seat].away for seat in waiting):
                user_id = row.chairs[waiting[0]].user_id
                assert user_id is not None, "computers are never away"
                return self.command(user_id, row.id, requests.TakeSeatBack())
        return None

    def set_up(self, row: Row) -> Request:
        """Return a change of a lobby that only the host's panel or a command offers."""
        random = self._setting_up
        user_id, chair = random.choice(list(PEOPLE)), random.choice(row.chairs)
        partners = [requests.SwapPartners(), requests.SetRotation(random.random() < 0.7)]
        return random.choice(
            (
                *(partners * TEAM_WEIGHT if row.sides() else partners),
                requests.SetLevel(random.choice(list(LEVELS))),
                requests.SetRated(random.random() < 0.5),
                requests.SetTakeBack(random.random() < 0.7),
                requests.Invite(Guest(user_id, PEOPLE[user_id])),
                requests.RemovePlayer(chair.key),
            )
        )

    def _fill(self, row: Row) -> Action | None:
        if self._setting_up.random() < self._set_up_share:
            return self.command(row.host_id, row.id, self.set_up(row))
        post = self.newest(row.id)
        if post is None:
            return None
        clicks = post.clicks()
        verbs = [verb for verb in LOBBY_WEIGHTS if any(click.verb == verb for click in clicks)]
        if not verbs:
            return None
        ready = len(row.chairs) in row.rules().seats
        weights = [LOBBY_WEIGHTS[verb] * (5 if verb == "start" and ready else 1) for verb in verbs]
        (verb,) = self._random.choices(verbs, weights)
        hosts = verb in {"computer", "fill", "start", "game", "preset", "remove", "pace"}
        user_id = row.host_id if hosts and self._random.random() < 0.9 else self.random_person()
        return self.press(
            user_id, post, self._random.choice([click for click in clicks if click.verb == verb])
        )

    def _again(self) -> Action:
        """Return a press for a rematch of the last match, or a request for a new table."""
        ended = [saved.row for saved in self._world.shadow.tables.values() if saved.row.state == State.OVER]
        post = self.newest(ended[-1].id) if ended else None
        if post is not None and self._random.random() < 0.7:
            return self.press(self._random.choice([*PEOPLE]), post, Click("rematch", ended[-1].id))
        return self._open()

    def _open(self) -> Action:
        request = OpenTable(
            self._random.choice(list(GAMES)),
            tuple(self._guest() for _ in range(self._random.choice((0, 0, 1, 2)))),
        )

        async def act(process: Process, responder: Responder) -> None:
            await process.requester.open(responder, request)

        return f"opens a table of {request.game}", self.random_person(), None, act

    # -- pressing ------------------------------------------------------------------------------

    def _press_newest(self) -> Action | None:
        """Return a press on one of the newest public messages with controls; None if there are none."""
        posts = [post for post in self._server.posts.values() if post.message.controls][-4:]
        return self._press_on(self.random_person(), self._random.choice(posts)) if posts else None

    def _answer_question(self) -> Action | None:
        """Return an answer of a seated person to an open question; None if no question is shown."""
        asking = [saved.row for saved in self._world.shadow.live() if saved.row.questions]
        if not asking:
            return None
        row = self._random.choice(asking)
        posts = [post for post in self._server.posts.values() if about(post.message, row.id, "question")]
        return self._press_on(self._random.choice(row.owners), self._random.choice(posts)) if posts else None

    def _press_private(self) -> Action | None:
        user_id = self.random_person()
        posts = [post for post in self._server.private[user_id] if post.message.controls][-2:]
        return self._press_on(user_id, self._random.choice(posts)) if posts else None

    def _press_anything(self) -> Action | None:
        """Return a press on any control that still exists, however old; None if there is none."""
        user_id = self.random_person()
        posts = [*self._server.posts.values(), *self._server.private[user_id]]
        posts = [post for post in posts if post.message.controls]
        return self._press_on(user_id, self._random.choice(posts)) if posts else None

    def _press_on(self, user_id: int, post: Post | None) -> Action | None:
        clicks = [] if post is None else post.clicks()
        return self.press(user_id, post, self._random.choice(clicks)) if clicks else None

    def press(self, user_id: int, post: Post | None, click: Click) -> Action:
        """Return the action of pressing a control."""

        async def act(process: Process, responder: Responder) -> None:
            await take_click(process.client, responder, click)

        return f"presses {click}", user_id, post, act

    # -- commands ------------------------------------------------------------------------------

    def _command(self) -> Action | None:
        row = self._any_table()
        if row is None:
            return None
        choices = self.commands(row)
        (request,) = self._random.choices([each for _, each in choices], [weight for weight, _ in choices])
        inside = [user_id for user_id in row.owners if user_id in PEOPLE]
        user_id = (
            self._random.choice(inside) if inside and self._random.random() < 0.7 else self.random_person()
        )
        return self.command(user_id, row.id, request)

    def commands(self, row: Row) -> list[tuple[float, Request]]:
        """Return the requests that commands can send to a table, each with its weight."""
        return [
            (3, requests.AskPause()),
            (1, requests.AgreeToPause()),
            (0.5, requests.Leave()),
            (2, requests.TakeSeatBack()),
            (3, requests.AskForSeat()),
            (1, requests.ShowAgain()),
            (0.2, requests.End()),
            (1, requests.Invite(self._guest())),
            (2, requests.Kick(self._random_guest(row))),
            (1, self._option(row)),
            (
                TEAM_WEIGHT if row.sides() else 0.2,
                requests.PlayWith(self._random.choice(["", *(chair.key for chair in row.chairs)])),
            ),
        ]

    def _try_anything(self) -> Action | None:
        """Return a request that no control offers, as an outdated or foreign client may send it; None without
        tables."""
        row = self._any_table()
        if row is None:
            return None
        version, seat = self._random.randrange(40), self._random.randrange(4)
        user_id = self._random.choice(list(PEOPLE))
        text = self._random.choice(("draw", "pass", "call", f"catch:{seat}", "accept", "6-4@C", "nonsense"))
        request = self._random.choice(
            (
                requests.Play(version, text),
                requests.Shout(text),
                requests.StartNextRound(version),
                requests.VoteOnKick(user_id, self._random.random() < 0.5),
                requests.AdmitSubstitute(self._guest()),
                requests.RefuseSubstitute(self._guest()),
                requests.Resume(),
                requests.Start(),
                requests.DeclinePause(),
                requests.TakeBack(),
                requests.AnswerTakeBack(user_id, self._random.random() < 0.5),
                requests.RemovePlayer(str(user_id)),
                requests.SetPace(self._random.choice((-1, 0, 17, 10**9))),
            )
        )
        return self.command(self.random_person(), row.id, request)

    def command(self, user_id: int, table_id: str, request: Request) -> Action:
        """Return the action of sending a request to a table, by a command or from a new panel."""

        async def act(process: Process, responder: Responder) -> None:
            await process.requester.send(responder, table_id, request)

        panel = None
        if not isinstance(request, COMMANDS):
            panel = self._server.whisper(user_id, self._server.home, PANEL)
        return f"asks table {table_id} for {request}", user_id, panel, act

    def _option(self, row: Row) -> requests.SetOption | requests.ChooseGame:
        names = list(rules(row.game, 0)) or list(rules(row.game, 1))
        if not names:
            return requests.ChooseGame(row.game)
        name = self._random.choice(names)
        return requests.SetOption(name, option_value(row.game, name, self._random))

    # -- people and messages -------------------------------------------------------------------

    def random_person(self) -> int:
        """Return a random person."""
        return self._random.choice(list(PEOPLE))

    def _guest(self) -> Guest:
        user_id = self.random_person()
        return Guest(user_id, PEOPLE[user_id])

    def _random_guest(self, row: Row) -> Guest:
        user_id = self._random.choice(row.owners) if row.owners else self.random_person()
        return Guest(user_id, PEOPLE[user_id])

    def _any_table(self) -> Row | None:
        rows = [saved.row for saved in self._world.shadow.tables.values()]
        live = [row for row in rows if row.live]
        rows = live if live and self._random.random() < 0.95 else rows
        return self._random.choice(rows) if rows else None

    def newest(self, table_id: str) -> Post | None:
        """Return the newest message that shows a table to everybody, or None."""
        return next(
            (post for post in reversed(self._server.posts.values()) if about(post.message, table_id)), None
        )

    def hand(self, user_id: int, table_id: str) -> Post | None:
        """Return the newest hand of a table that a person sees, or None."""
        own = self._server.private[user_id]
        return next((post for post in reversed(own) if about(post.message, table_id, "hand")), None)

    def interaction(self, action: Action, client: object) -> Interaction:
        """Return the interaction that Discord delivers for an action."""
        _, user_id, post, _ = action
        user = SimpleNamespace(id=user_id, display_name=PEOPLE[user_id])
        self._world.laws.calls.pressed[user.id] = self._world.time.wall
        return Interaction(self._server, client, user, post)
