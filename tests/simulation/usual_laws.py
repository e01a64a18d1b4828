"""The laws of defaults: a new table starts from the house rules that the managers set, else from those played
last.

What was played last is read from the tables, not from the bot's own notes. A request that is read while a
match begins may use the older rules. This module knows rows and the rule book. It does not know how a table
is opened.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.preferences import GuildSettings
from bot.store import State
from bot.tables.state.requests import ChooseGame, OpenTable, Start
from engine import GAMES
from tests.simulation.move_laws import Cause, broken_if
from tests.simulation.shadow import Commit, Row


@dataclass(slots=True)
class UsualLaws:
    """Judges which house rules and settings a new table starts from."""

    defaults: dict[str, Any] = field(default_factory=dict)
    """By game, the default house rules that the server's managers set."""
    _played: list[tuple[str, Any]] = field(default_factory=list)
    """The games of the matches that have begun, with their house rules."""
    _known: dict[int, int] = field(default_factory=dict)
    """By interaction, how many matches had begun when it arrived."""

    def arrives(self, interaction_id: int) -> None:
        """Record how many matches have begun when a request for a table or for another game arrives."""
        self._known.setdefault(interaction_id, len(self._played))

    def broken(self, commit: Commit, cause: Cause, guild: GuildSettings) -> Iterator[str]:
        """Yield a breach if a new table, or a newly chosen game, does not start with the usual settings.

        Record the game and the house rules of each match that begins, unless its start says not to.
        """
        row, before = commit.saved.row, commit.before
        starts = before is not None and before.state == State.LOBBY and row.state == State.PLAYING
        if starts and not (isinstance(cause.request, Start) and not cause.request.remember):
            self._played.append((row.game, row.rules().options.house_rules()))
        if before is None and isinstance(cause.request, OpenTable):
            game = cause.request.game or next(iter(GAMES))
            wanted = (game, guild.turn_seconds, guild.level, 1)
            now = (row.game, row.turn_seconds, row.level, row.rated)
            yield from broken_if(now != wanted, f"a table is opened with {now}, not with {wanted}")
            yield from self._options(row, cause)
        elif isinstance(cause.request, ChooseGame):
            yield from self._options(row, cause)

    def _options(self, row: Row, cause: Cause) -> Iterator[str]:
        usual, options = self._usual(row.game, cause.actor.interaction_id), json.loads(row.options)
        yield from broken_if(options not in usual, f"{row.game} starts from {options}, not from {usual}")

    def _usual(self, game: str, interaction_id: int) -> list[Any]:
        """Return the house rules that a game may start from, in a list.

        There are several if one of its matches began after the request arrived.
        """
        if game in self.defaults:
            return [self.defaults[game]]
        known = self._known.get(interaction_id, len(self._played))
        earlier = [rules for each, rules in self._played[:known] if each == game]
        meanwhile = [rules for each, rules in self._played[known:] if each == game]
        return [*(earlier[-1:] or [next(iter(GAMES[game].presets.values()))]), *meanwhile]
