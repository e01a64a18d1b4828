"""A page of a leaderboard as people see it: its lines, its picture, and the controls to other pages.

Pure: it receives the store's results, and knows neither Discord nor who may see them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from functools import partial
from typing import Self

import render
from bot.language.localizer import Localizer
from bot.presentation.games import PRESENTERS
from bot.presentation.message import Attachment, Button, Click, Menu, MenuChoice, Message, Rows, rows
from bot.presentation.pages import page_buttons, page_line
from bot.presentation.text.rating_text import rating_text
from bot.presentation.text.text import bold
from bot.store import MIN_MATCHES, PROVISIONAL, Leader, Page, RankBy, shown_rating
from engine import GAMES

LINES = 10
"""Lines a page."""
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
SHUT_OUT = "partners-shut-out"
"""The achievement of a match won against no points. The column of counted wins counts it twice (PD19)."""
ALL = "all"
"""Stands for all games in a control's custom id."""


class Period(StrEnum):
    """The period whose matches count."""

    MONTH = "month"
    SEASON = "season"
    EVER = "ever"

    def since(self, now: datetime) -> datetime | None:
        """Return the start of the current calendar month or quarter in UTC, or None for all time."""
        if self is Period.EVER:
            return None
        first = now.month if self is Period.MONTH else now.month - (now.month - 1) % 3
        return now.replace(month=first, day=1, hour=0, minute=0, second=0, microsecond=0)

    def localized(self, localizer: Localizer, now: datetime) -> str:
        """Return the period's name in the reader's language."""
        match self:
            case Period.MONTH:
                return localizer.month(now)
            case Period.SEASON:
                return localizer.quarter(now)
            case _:
                return localizer("period-ever")


@dataclass(frozen=True, slots=True)
class LeaderboardQuery:
    """Which leaderboard is shown. Its text is carried by the controls under the page."""

    game: str | None = None
    by: RankBy = RankBy.WINS
    period: Period = Period.EVER

    def __str__(self) -> str:
        return f"{self.game or ALL} {self.by} {self.period}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the query of a text, the inverse of ``str``.

        Raises:
            ValueError: this version has no such leaderboard.
        """
        game, by, period = text.split(" ")
        if game not in {ALL, *PRESENTERS}:
            raise ValueError(text)
        return cls(None if game == ALL else game, RankBy(by), Period(period))

    @property
    def fewest(self) -> bool:
        """Whether fewer points are better in its game."""
        return self.game is not None and GAMES[self.game].lowest_wins

    @property
    def exists(self) -> bool:
        """Whether this leaderboard exists. Points of different games cannot be compared."""
        return self.game is not None or self.by is not RankBy.POINTS

    @property
    def double(self) -> str | None:
        """The achievement that makes a win count twice in the column of counted wins; None without that
        column.
        """
        return SHUT_OUT if self.by is RankBy.WINS and self.game in {None, "partners"} else None

    @property
    def unit(self) -> str:
        """The unit of its values, as it stands in locale keys."""
        return "average" if self.by is RankBy.POINTS and self.fewest else self.by.value


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A page in the reader's language, with their own line if only they see the page."""

    page: Page[Leader]
    query: LeaderboardQuery
    least: int
    """How many matches a person needs to be ranked."""
    localizer: Localizer
    now: datetime
    asker: int | None = None
    """The only reader's user id, or None if everybody sees the page."""
    own: Leader | None = None
    """The asker's line, if it is not on the page."""
    hidden: bool = False
    """Whether only the asker sees their own line, because they hide their statistics."""
    gone: Collection[int] = ()
    """The user ids of people who have left the server."""

    def message(self) -> Message:
        """Return the page as a message with its picture and controls."""
        page, title = self.page, self._title()
        if not page.lines:
            return Message(f"## {title}\n{self._empty()}", controls=self._controls())
        lines = [self._line(leader, self._marked(leader, bold(_name(leader)))) for leader in page.lines]
        text = "\n".join([f"## {title}", *lines, *self._own_lines(), *self._notes()])
        told = (f"{self._line(leader, self._marked(leader, _name(leader)))}." for leader in page.lines)
        alt = " ".join([f"{title}.", *told])
        picture = Attachment(partial(render.leaderboard, self._drawn(title)), alt, "leaderboard")
        return Message(text, (picture,), self._controls())

    # -- words ---------------------------------------------------------------------------------

    def _title(self) -> str:
        game, by = self.query.game, self.query.by
        return self.localizer(
            "leaderboard-title",
            game=self.localizer(f"game-{game}" if game else "game-all"),
            by=self.localizer(f"board-by-{by}"),
            period=self.query.period.localized(self.localizer, self.now),
        )

    def _empty(self) -> str:
        """Return the sentence that says why the leaderboard is empty."""
        if self.query.by is RankBy.RATING:
            return self.localizer("leaderboard-unrated")
        key = "leaderboard-scarce" if self.least > 1 else "leaderboard-empty"
        return self.localizer(key, least=self.least)

    def _own_lines(self) -> list[str]:
        """Return the asker's own line to put below the page, and a note if only they see it.

        Either is left out if it does not apply.
        """
        shown = self.asker in {leader.user_id for leader in self.page.lines}
        line = [] if self.own is None else ["…", self._line(self.own, bold(_name(self.own)))]
        note = self.hidden and (shown or bool(line))
        return [*line, *([f"-# {self.localizer('leaderboard-hidden')}"] if note else [])]

    def _notes(self) -> list[str]:
        notes = []
        if self.least > 1:
            notes.append(self.localizer("leaderboard-least", least=MIN_MATCHES))
        if self.query.by is RankBy.RATING:
            notes.append(self.localizer("leaderboard-rated", least=PROVISIONAL))
        if self._doubled():
            notes.append(self.localizer("leaderboard-double"))
        if self.page.pages > 1:
            notes.append(page_line(self.page, self.localizer))
        return [f"-# {' '.join(notes)}"] if notes else []

    def _marked(self, leader: Leader, name: str) -> str:
        """Return a name, marked if the person has left the server."""
        return self.localizer("board-gone", name=name) if leader.user_id in self.gone else name

    def _doubled(self) -> bool:
        """Return whether a win counts double for anyone on the page, or for the asker."""
        shown = (*self.page.lines, *([] if self.own is None else [self.own]))
        return any(leader.counted != leader.matches_won for leader in shown)

    def _line(self, leader: Leader, name: str) -> str:
        double = leader.counted != leader.matches_won
        return self.localizer(
            "board-line-double" if double else f"board-line-{self.query.unit}",
            place=MEDALS[leader.place] if self._medal(leader) else f"{leader.place}.",
            name=name,
            value=self._value(leader),
            matches=leader.rated or leader.matches,
            counted=self.localizer.number(leader.counted),
        )

    def _medal(self, leader: Leader) -> bool:
        """Return whether a line gets a medal: it is among the first three, with more than zero wins."""
        for_nothing = leader.value == 0 and self.query.unit in {"wins", "rate", "points"}
        return leader.place in MEDALS and not for_nothing

    def _value(self, leader: Leader) -> str:
        match self.query.by:
            case RankBy.RATE:
                return self.localizer.percent(leader.value)
            case RankBy.RATING:
                return rating_text(leader.value, leader.rated, self.localizer)
            case _:
                return self.localizer.number(leader.value)

    # -- the picture -----------------------------------------------------------------------------

    def _drawn(self, title: str) -> render.Board:
        localizer = self.localizer
        game = localizer(f"game-{self.query.game}" if self.query.game else "game-all")
        return render.Board(
            heading=game,
            aside=title.removeprefix(game).strip(" ·"),
            matches=localizer("board-matches"),
            value=localizer(f"board-unit-{self.query.unit}"),
            lines=tuple(map(self._drawn_line, self.page.lines)),
            counted=localizer("board-counted") if self._doubled() else "",
        )

    def _drawn_line(self, leader: Leader) -> render.BoardLine:
        return render.BoardLine(
            leader.place,
            _name(leader),
            self.localizer.number(leader.rated or leader.matches),
            self._value(leader),
            self._share(leader),
            own=leader.user_id == self.asker,
            medal=self._medal(leader),
            gone=self.localizer("board-gone-short") if leader.user_id in self.gone else "",
            counted=self.localizer.number(leader.counted),
        )

    def _share(self, leader: Leader) -> float:
        """Return the length of the line's bar, from 0 to 1. The best has 1. If the fewest points lead, more
        points give a shorter bar. Return 0 if the divisor is not positive.
        """
        best, value = leader.best, leader.value
        if self.query.by is RankBy.RATING:
            best, value = shown_rating(best), shown_rating(value)
        if self.query.fewest and self.query.by is RankBy.POINTS:
            best, value = value, best
        return min(1.0, max(0.0, value / best)) if best > 0 else 0.0

    # -- controls ------------------------------------------------------------------------------

    def _controls(self) -> Rows:
        bys = [by for by in RankBy if replace(self.query, by=by).exists]
        by = {replace(self.query, by=by): self.localizer(f"board-by-{by}") for by in bys}
        period = {replace(self.query, period=period): self.localizer(f"period-{period}") for period in Period}
        pages = page_buttons("board", self.page, str(self.query), self.localizer)
        if self.asker is not None and self.page.lines:
            shared = Click("boardshow", argument=f"{self.page.number} {self.query}")
            pages.append(Button(shared, self.localizer("button-review-share")))
        return rows(pages, [self._menu("by", by)], [self._menu("period", period)])

    def _menu(self, name: str, choices: Mapping[LeaderboardQuery, str]) -> Menu:
        listed = tuple(
            MenuChoice(label, f"0 {query}", default=query == self.query) for query, label in choices.items()
        )
        return Menu(Click("board", argument=name), self.localizer(f"pick-{name}"), listed)


def _name(leader: Leader) -> str:
    return leader.name or str(leader.user_id)
