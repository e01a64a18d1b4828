"""People who ask for the request that the faults of a run aim at, more often than by chance.

This module knows which messages offer a request, and which request must come first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.app.router import REQUESTS
from bot.store import State
from bot.tables.state import requests

if TYPE_CHECKING:
    from tests.simulation.people import Action
    from tests.simulation.shadow import Row
    from tests.simulation.world import World

NEWEST = 12
"""How many of the newest messages in the channel are searched."""
COMES_BEFORE: dict[type[Any], type[Any]] = {
    requests.AgreeToPause: requests.AskPause,
    requests.DeclinePause: requests.AskPause,
    requests.Resume: requests.AskPause,
    requests.AnswerTakeBack: requests.TakeBack,
    requests.VoteOnKick: requests.Kick,
    requests.AdmitSubstitute: requests.AskForSeat,
    requests.RefuseSubstitute: requests.AskForSeat,
}
"""The request that must come before another."""


class Seekers:
    """The people of one run, when they ask for the aimed-at request."""

    def __init__(self, world: World) -> None:
        self._world = world

    def seek(self) -> Action | None:
        """Return an action that asks for the aimed-at request or prepares it; None if there is none now."""
        world, aim = self._world, self._world.faults.aim
        sought = aim.sought
        rows = [saved.row for saved in world.shadow.live()]
        if sought is None or not rows:
            return None
        row = aim.seeks.choice(rows)
        return self._press(sought, row) or self._command(COMES_BEFORE.get(sought, sought), row)

    def _press(self, sought: type[Any], row: Row) -> Action | None:
        """Return a press on a control that sends the request to a table; None if no control does."""
        aim = self._world.faults.aim
        found = [
            (post, click)
            for post in list(self._world.server.posts.values())[-NEWEST:]
            for click in post.clicks()
            if click.table == row.id and click.verb in REQUESTS
            if type(REQUESTS[click.verb](click)) is sought
        ]
        if not found:
            return None
        post, click = aim.seeks.choice(found)
        return self._world.people.press(self._random_person(row), post, click)

    def _command(self, sought: type[Any], row: Row) -> Action | None:
        """Return the action of sending the request by a command or a panel; None if none offers it."""
        people = self._world.people
        of_lobby = [people.set_up(row)] if row.state == State.LOBBY else []
        every = [*(each for _, each in people.commands(row)), *of_lobby]
        found = [each for each in every if type(each) is sought]
        if not found:
            return None
        return people.command(self._random_person(row), row.id, self._world.faults.aim.seeks.choice(found))

    def _random_person(self, row: Row) -> int:
        seeks = self._world.faults.aim.seeks
        return seeks.choice([row.host_id, seeks.choice(row.owners), self._world.people.random_person()])
