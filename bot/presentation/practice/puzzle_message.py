"""The messages of a day's puzzle: the question, the result, and the message that shares it with a channel.

Pure: callers pass in the puzzle and the person's record.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cached_property

from babel.dates import format_date

from bot.language.localizer import Localizer
from bot.preferences import UserSettings
from bot.presentation.controls import NO_FACES
from bot.presentation.hand.hint_text import hint_text, partners_of
from bot.presentation.message import Attachment, Button, Click, Message, Rows, rows
from bot.presentation.pictures import last_table_picture, own_table_picture
from bot.presentation.practice.exercise_message import act_for, exercise_hand, own_view
from bot.presentation.text.table_facts import rules_of
from bot.presentation.text.text import bold, narrator, table_words, until
from bot.store import PuzzleRow
from bot.tables.service.exercise import exercise
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Snapshot
from engine import GAMES, Match, Seat, View
from engine.players.hints import Certainty, Hint
from engine.players.puzzles import Puzzle, equals
from render import Style

LEVEL = "strong"
"""The level shown for the computers that played the position."""
SOLVED, MISSED = "🟩", "⬛"
"""The marks of a shared result: one for each day of the streak, or one for a wrong answer."""
MARKS = 7
"""The most marks in a shared result."""


@dataclass(frozen=True)
class AskedPuzzle:
    """A puzzle on one person's hand.

    Args:
        day: the day the puzzle belongs to.
        number: its number in the file.
        counts: whether an answer counts for the person's streak.
    """

    day: date
    number: int
    puzzle: Puzzle
    person: Player
    settings: UserSettings
    localizer: Localizer
    counts: bool

    # -- the position --------------------------------------------------------------------------

    def _match(self) -> Match:
        puzzle = self.puzzle
        return Match(GAMES[puzzle.game].of_saved(puzzle.options), puzzle.seats, puzzle.seed)

    @cached_property
    def seat(self) -> Seat:
        """The seat that has to decide."""
        match = self._match()
        for seat, text in self.puzzle.record:
            match.play(seat, text)
        return match.round.waiting()[0]

    @cached_property
    def table(self) -> Snapshot:
        """The table at the puzzle's position, before the answer."""
        return self._after()

    def _after(self, *more: str) -> Snapshot:
        """Return the position after further moves of the same seat."""
        record = [*self.puzzle.record, *((self.seat, text) for text in more)]
        return exercise(
            self._match(),
            record,
            self.person,
            self.seat,
            level=LEVEL,
            settings=self.settings,
            locale=self.localizer.language,
        )

    def legal(self, move: str) -> bool:
        """Return whether a move can be an answer."""
        return move in {each.text for each in self.table.views[self.seat].legal}

    def solved_by(self, move: str) -> bool:
        """Return whether a legal move is the best one, or equal to it."""
        return move in equals(rules_of(self.table), self.table.views[self.seat], self.puzzle.best)

    # -- the messages --------------------------------------------------------------------------

    def asked(self, faces: Mapping[str, str] = NO_FACES, *, note: str = "", picked: str = "") -> Message:
        """Return the puzzle's question above the hand and the table. No button says what its move scores.

        Args:
            faces: emoji for buttons, by tile.
            note: a sentence at the top.
            picked: the step taken last on the way to a move; empty on the first page.
        """
        words = self.localizer
        rule = words("puzzle-counts" if self.counts else "puzzle-uncounted")
        lines = [note, self.title(), self.question(), rule]
        click = Click("puzzle", self.day.strftime("%Y%m%d"), self.number)
        text = "\n".join(filter(None, lines))
        return exercise_hand(
            self.table,
            self.seat,
            words,
            self.settings,
            click=click,
            note=text,
            picked=picked,
            judging=False,
            faces=faces,
        )

    def answered(self, move: str, row: PuzzleRow | None) -> Message:
        """Return the result of an answer: whether it is right, the best move, and why.

        Args:
            move: the answer.
            row: the person's record; None if the answer does not count.
        """
        table, words = self.table, self.localizer
        view = own_view(table, self.seat, self.settings)
        solved = self.solved_by(move)
        lines = [
            self.title(),
            words("puzzle-right" if solved else "puzzle-wrong", move=self._called(table, view, move)),
            hint_text(
                table, view, Hint(self._shown(table, view), Certainty.SURE, "", self.puzzle.facts), words
            ),
            self._odds(table, view, move),
            "" if row is None else words("puzzle-streak", count=row.streak, best=row.best),
            self._in_words(),
            words("puzzle-next", until=until(_midnight(self.day + timedelta(2 - self.counts)))),
        ]
        text = "\n".join(filter(None, lines))
        return Message(text, (self._solution(),), self._ways(row))

    def _ways(self, row: PuzzleRow | None) -> Rows:
        words = self.localizer
        other = self.day + timedelta(-1 if self.counts else 1)
        label = words("button-puzzle-yesterday" if self.counts else "button-puzzle-today")
        ways = [Button(Click("puzzle", argument=other.isoformat()), label)]
        if row is not None and not row.shared:
            click = Click("puzzleshare", argument=self.day.isoformat())
            ways.append(Button(click, words("button-puzzle-share"), "primary"))
        return rows(ways)

    def title(self) -> str:
        """Return the heading: the day and the game."""
        words = self.localizer
        return words(
            "puzzle-title",
            date=format_date(self.day, "long", locale=words.language),
            game=words(f"game-{self.puzzle.game}"),
        )

    def question(self) -> str:
        """Return the question: with whom or against how many the seat plays, and which move is best."""
        partners = partners_of(self.table, self.seat)
        if partners:
            partner = narrator(self.table, self.localizer).all(partners)
            return self.localizer("puzzle-asked-team", partner=partner)
        return self.localizer("puzzle-asked", seats=self.puzzle.seats)

    def _shown(self, table: Snapshot, view: View) -> str:
        """Return the best move in notation, or the equal move that the hand offers instead."""
        return act_for(table, view, self.puzzle.best, self.localizer).text

    def _called(self, table: Snapshot, view: View, move: str) -> str:
        return bold(act_for(table, view, move, self.localizer).label)

    def _odds(self, table: Snapshot, view: View, move: str) -> str:
        """Return how often the best move wins and how often the answer does; empty if that is unknown.

        If the answer is the best move, or its wins are unknown, the second best move is compared instead.
        """
        shares = self.puzzle.shares
        if not shares:
            return ""
        best, *others = shares
        same = equals(rules_of(table), view, move)
        other = next((each for each in others if each in same), max(others, key=shares.__getitem__))
        return self.localizer(
            "puzzle-odds",
            move=self._called(table, view, best),
            share=shares[best],
            other=self._called(table, view, other),
            less=shares[other],
            team="yes" if partners_of(table, self.seat) else "no",
        )

    def _in_words(self) -> str:
        """Return the table after the best move in words; empty unless the person has asked for words."""
        if not self.settings.text:
            return ""
        after = self._after(self.puzzle.best)
        ended = after.finished
        view = after.views[self.seat] if ended is None else ended.view
        described = table_words(after, view, narrator(after, self.localizer, self.seat))
        return self.localizer("table-in-words", table=described)

    def _solution(self) -> Attachment:
        """Return the picture of the table after the best move."""
        after = self._after(self.puzzle.best)
        if after.finished is not None:
            return last_table_picture(after)
        style = Style(self.settings.contrast, self.settings.large)
        return own_table_picture(after, after.views[self.seat], self.localizer, style)


def shared_message(day: date, game: str, name: str, row: PuzzleRow, localizer: Localizer) -> Message:
    """Return the public message with the result of a person's answer. It does not reveal the solution.

    Args:
        name: the person's name.
        localizer: the server's.
    """
    text = localizer(
        "puzzle-shared",
        name=bold(name),
        date=format_date(day, "long", locale=localizer.language),
        game=localizer(f"game-{game}"),
        marks=SOLVED * min(row.streak, MARKS) or MISSED,
        count=row.streak,
    )
    return Message(text, controls=rows([Button(Click("puzzle"), localizer("button-puzzle-try"))]))


def daily_message(asked: AskedPuzzle, picture: Attachment, before: tuple[int, int]) -> Message:
    """Return the public message that asks a day's puzzle in a channel.

    Args:
        asked: the puzzle, in the server's language.
        picture: the position.
        before: how many on the server solved the puzzle of the day before, and how many answered it.
    """
    words, (solved, answered) = asked.localizer, before
    lines = [asked.title(), asked.question()]
    if answered:
        lines.append(words("puzzle-before", solved=solved, answered=answered))
    return Message(
        "\n".join(lines), (picture,), rows([Button(Click("puzzle"), words("button-puzzle-try"), "primary")])
    )


def _midnight(day: date) -> float:
    """Return when a day begins in UTC, as Unix time."""
    return datetime.combine(day, time(), UTC).timestamp()
