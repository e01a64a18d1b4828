"""Leaderboards as people read them: a page of lines, a picture of it, and the controls to look further.

Who ranks where is the store's business; this module knows who may see it, and how it is said.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import Any, Self

import discord

import render
from bot.games import PRESENTERS
from bot.store import FAIR, PROVISIONAL, By, Leader, Page, Ranking, shown_rating
from bot.tables.hall import Hall
from bot.tables.house import House
from bot.tables.reply import Picture, Reply, Sheet
from bot.tables.table import bold
from bot.views.items import Button, Click, Select, panel
from bot.words import Words, words_for

LINES = 10
"""Lines of a page."""
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
ALL = "all"
"""Stands for all games in the id of a control."""


class Period(StrEnum):
    """Since when matches count."""

    MONTH = "month"
    SEASON = "season"
    EVER = "ever"

    def since(self, now: datetime) -> datetime | None:
        """The first instant of the calendar month or quarter, in UTC."""
        if self is Period.EVER:
            return None
        first = now.month if self is Period.MONTH else now.month - (now.month - 1) % 3
        return now.replace(month=first, day=1, hour=0, minute=0, second=0, microsecond=0)

    def said(self, words: Words, now: datetime) -> str:
        """The period by its name."""
        match self:
            case Period.MONTH:
                return words.month(now)
            case Period.SEASON:
                return words.quarter(now)
            case _:
                return words("period-ever")


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which board somebody asks for. Its text is what the controls under a board carry."""

    game: str | None = None
    by: By = By.WINS
    period: Period = Period.EVER

    def __str__(self) -> str:
        return f"{self.game or ALL} {self.by} {self.period}"

    @classmethod
    def read(cls, text: str) -> Self:
        """The inverse of ``str``.

        Raises:
            ValueError: there is no such board, or no longer.
        """
        game, by, period = text.split(" ")
        if game not in {ALL, *PRESENTERS}:
            raise ValueError(text)
        return cls(None if game == ALL else game, By(by), Period(period))

    @property
    def fewest(self) -> bool:
        """Whether few points are good there."""
        return self.game is not None and PRESENTERS[self.game].fewest_wins

    @property
    def sayable(self) -> bool:
        """Whether there is such a board: points of different games cannot be compared."""
        return self.game is not None or self.by is not By.POINTS

    @property
    def unit(self) -> str:
        """What its values are, as the keys of the words name it."""
        return "average" if self.by is By.POINTS and self.fewest else self.by.value


# -- answering -------------------------------------------------------------------------------------


async def show(house: House, reply: Reply, wanted: Wanted, number: int = 0) -> None:
    """Answer with a page of a board: to the asker alone or to all, as the server has it."""
    guild_id = reply.interaction.guild_id or 0
    asked = house.wishes.server(guild_id)
    if asked.boards == "off":
        await reply.note(reply.words("boards-off"))
        return
    if not wanted.sayable:
        await reply.note(reply.words("boards-points-of-one-game"))
        return
    if asked.boards == "public" and not reply.on_private_message:
        locale = asked.language or str(reply.interaction.guild_locale or reply.interaction.locale)
        await _publish(house, reply, _Reader(house, guild_id, words_for(locale), wanted), number)
        return
    reader = _Reader(house, guild_id, reply.words, wanted, reply.user.id)
    await reply.private(await reply.while_held(reader.sheet(number)))


async def turn(hall: Hall, reply: Reply, argument: str) -> None:
    """Show another page, or another board, in the place of this one."""
    number, _, text = argument.partition(" ")
    try:
        wanted, page = Wanted.read(text), int(number)
    except ValueError:
        await reply.note(reply.words("control-gone"))
        return
    await show(hall.house, reply, wanted, page)


async def _publish(house: House, reply: Reply, reader: _Reader, number: int) -> None:
    page = await reader.page(number)
    if reply.on_message:
        await reply.hold()
        await reply.update(await reader.filled(page))
        return
    await reply.interaction.response.defer(thinking=True)
    sheet = await reader.filled(page)
    await reply.interaction.followup.send(**sheet.fields())


# -- how it is said --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Reader:
    """A board in its reader's language, with their own line where they read it alone."""

    house: House
    guild_id: int
    words: Words
    wanted: Wanted
    user_id: int | None = None
    """None where everybody reads it."""

    async def sheet(self, number: int) -> Sheet:
        """One page, with its picture and controls."""
        return await self.filled(await self.page(number))

    async def page(self, number: int) -> Page[Leader]:
        return await self.house.store.boards.page(self._board(), number, LINES)

    async def filled(self, page: Page[Leader]) -> Sheet:
        """A page as it is to be shown."""
        title = self._title()
        if not page.lines:
            return Sheet(f"## {title}\n{self._empty()}", view=self._panel(page))
        lines = [self._line(leader, bold(_name(leader))) for leader in page.lines]
        text = "\n".join([f"## {title}", *lines, *await self._own(page), *self._notes(page)])
        drawn = await self.house.painter.leaderboard(self._drawn(title, page))
        alt = " ".join([f"{title}.", *(f"{self._line(leader, _name(leader))}." for leader in page.lines)])
        return Sheet(text, (Picture(drawn, alt, "leaderboard"),), self._panel(page))

    def _board(self) -> Ranking:
        wanted = self.wanted
        return Ranking(
            guild_id=self.guild_id,
            by=wanted.by,
            game=wanted.game,
            fewest=wanted.fewest,
            since=wanted.period.since(discord.utils.utcnow()),
            hidden=self.house.wishes.hidden() - {self.user_id},
        )

    def _title(self) -> str:
        game, by = self.wanted.game, self.wanted.by
        return self.words(
            "leaderboard-title",
            game=self.words(f"game-{game}" if game else "game-all"),
            by=self.words(f"board-by-{by}"),
            period=self.wanted.period.said(self.words, discord.utils.utcnow()),
        )

    def _empty(self) -> str:
        """Why nobody is on the board."""
        least = self._board().least
        if self.wanted.by is By.RATING:
            return self.words("leaderboard-unrated")
        return self.words("leaderboard-scarce" if least > 1 else "leaderboard-empty", least=least)

    async def _own(self, page: Page[Leader]) -> list[str]:
        """The reader's own line below the page, where it is not on it; and that only they see it."""
        if self.user_id is None:
            return []
        hidden = self.house.wishes.person(self.user_id).hidden
        note = [f"-# {self.words('leaderboard-hidden')}"] if hidden else []
        if self.user_id in {leader.user_id for leader in page.lines}:
            return note
        own = await self.house.store.boards.standing(self._board(), self.user_id)
        return [] if own is None else ["…", self._line(own, bold(_name(own))), *note]

    def _notes(self, page: Page[Leader]) -> list[str]:
        notes = []
        if self._board().least > 1:
            notes.append(self.words("leaderboard-least", least=FAIR))
        if self.wanted.by is By.RATING:
            notes.append(self.words("leaderboard-rated", least=PROVISIONAL))
        if page.pages > 1:
            notes.append(self.words("page-of", page=page.number + 1, pages=page.pages))
        return [f"-# {' '.join(notes)}"] if notes else []

    def _line(self, leader: Leader, name: str) -> str:
        return self.words(
            f"board-line-{self.wanted.unit}",
            place=MEDALS.get(leader.place, f"{leader.place}."),
            name=name,
            value=self._value(leader),
            matches=leader.rated or leader.matches,
        )

    def _value(self, leader: Leader) -> str:
        match self.wanted.by:
            case By.RATE:
                return self.words.percent(leader.value)
            case By.RATING:
                return rating_said(leader.value, leader.rated, self.words)
            case _:
                return self.words.number(leader.value)

    def _drawn(self, title: str, page: Page[Leader]) -> render.Board:
        words = self.words
        game = words(f"game-{self.wanted.game}" if self.wanted.game else "game-all")
        return render.Board(
            heading=game,
            aside=title.removeprefix(game).strip(" ·"),
            matches=words("board-matches"),
            value=words(f"board-unit-{self.wanted.unit}"),
            lines=tuple(
                render.BoardLine(
                    leader.place,
                    _name(leader),
                    words.number(leader.rated or leader.matches),
                    self._value(leader),
                    self._share(leader),
                    own=leader.user_id == self.user_id,
                )
                for leader in page.lines
            ),
        )

    def _share(self, leader: Leader) -> float:
        """How far the line's bar reaches: 1 for whoever leads the board."""
        best, value = leader.best, leader.value
        if self.wanted.by is By.RATING:
            best, value = shown_rating(best), shown_rating(value)
        if self.wanted.fewest and self.wanted.by is By.POINTS:
            best, value = value, best
        return min(1.0, max(0.0, value / best)) if best > 0 else 0.0

    # -- controls ------------------------------------------------------------------------------

    def _panel(self, page: Page[Leader]) -> discord.ui.View:
        bys = [by for by in By if replace(self.wanted, by=by).sayable]
        by = {replace(self.wanted, by=by): self.words(f"board-by-{by}") for by in bys}
        period = {replace(self.wanted, period=period): self.words(f"period-{period}") for period in Period}
        rows: list[list[Button | Select]] = [[self._select("by", by)], [self._select("period", period)]]
        pages = page_buttons("board", page, str(self.wanted), self.words)
        return panel([pages, *rows] if pages else rows)

    def _select(self, name: str, choices: dict[Wanted, str]) -> Select:
        options = [
            discord.SelectOption(label=label, value=f"0 {wanted}", default=wanted == self.wanted)
            for wanted, label in choices.items()
        ]
        return Select(Click("board", "", 0, name), self.words(f"pick-{name}"), options)


def page_buttons(verb: str, page: Page[Any], argument: str, words: Words) -> list[Button | Select]:
    """The buttons to the pages beside this one; their argument is the page's number and what it is of."""
    before, after = page.number - 1, page.number + 1
    buttons: list[Button | Select] = []
    if before >= 0:
        buttons.append(Button(Click(verb, "", 0, f"{before} {argument}"), words("button-previous")))
    if after < page.pages:
        buttons.append(Button(Click(verb, "", 0, f"{after} {argument}"), words("button-following")))
    return buttons


def rating_said(skill: float, rated: int, words: Words) -> str:
    """A rating as people read it, with a mark while it is a first guess."""
    return words(
        "rating", value=words.number(shown_rating(skill)), sure="no" if rated < PROVISIONAL else "yes"
    )


def _name(leader: Leader) -> str:
    return leader.name or str(leader.user_id)
