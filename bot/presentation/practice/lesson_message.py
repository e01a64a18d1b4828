"""The messages of a lesson: a step, the end, and the list of all lessons.

Pure: callers pass in the learner's progress.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from bot.language.localizer import Localizer
from bot.practice.lessons import LEARNER, LESSONS, Lesson
from bot.preferences import UserSettings
from bot.presentation.controls import NO_FACES
from bot.presentation.message import ROWS, Button, Click, Message, in_rows, rows
from bot.presentation.pictures import round_card
from bot.presentation.practice.exercise_message import act_for, exercise_hand, own_view
from bot.presentation.text.table_facts import presenter_of, rules_of
from bot.presentation.text.text import bold, narrator, round_result
from bot.store import LessonRow
from bot.tables.service.exercise import exercise
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Snapshot
from engine.players.puzzles import equals

LEVEL = "novice"
"""The level shown for the computer opponent."""


@dataclass(frozen=True)
class TaughtLesson:
    """One person's lesson, at one step.

    Args:
        number: the step, counted from 0. The number of steps stands for the lesson's end.
    """

    lesson: Lesson
    number: int
    person: Player
    settings: UserSettings
    localizer: Localizer

    @property
    def over(self) -> bool:
        """Whether every step is done."""
        return self.number >= len(self.lesson.steps)

    @cached_property
    def table(self) -> Snapshot:
        """The table at this step, or at the end of the lesson."""
        _, deal, record, _ = self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]
        return exercise(
            deal.match(self.lesson.game),
            deal.record if self.over else record,
            self.person,
            LEARNER,
            level=LEVEL,
            settings=self.settings,
            locale=self.localizer.language,
        )

    def done_by(self, move: str) -> bool:
        """Return whether a move is the one that the step teaches, or equal to it."""
        wanted, view = self.lesson.steps[self.number].move, self.table.views[LEARNER]
        return move in equals(rules_of(self.table), view, wanted)

    # -- the messages --------------------------------------------------------------------------

    def message(self, faces: Mapping[str, str] = NO_FACES, *, note: str = "", picked: str = "") -> Message:
        """Return the message of the step, or of the lesson's end.

        Args:
            faces: emoji for buttons, by tile.
            note: a sentence at the top.
            picked: the step taken last on the way to a move; empty on the first page.
        """
        if self.over:
            return self._end()
        words, game = self.localizer, self.lesson.game
        title = words(
            "lesson-title",
            game=words(f"game-{game}"),
            step=self.number + 1,
            steps=len(self.lesson.steps),
        )
        shown = self._hand(picked, faces)
        text = "\n".join(filter(None, [note, title, self._taught(), shown.text]))
        if len(shown.controls) == ROWS:
            return replace(shown, text=text)
        later = Button(Click("learnlater", argument=game), words("button-lesson-later"))
        again = Button(Click("learnagain", argument=game), words("button-lesson-again"))
        controls = (*shown.controls, (later, again) if self.number else (later,))
        return Message(text, shown.attachments, controls)

    def corrected(self) -> str:
        """Return the reply to a learner who has made another move: it names the move that is taught."""
        return self.localizer("lesson-other-move", move=self._wanted())

    def _taught(self) -> str:
        """Return the text of the step: what it teaches, and the move to make."""
        plain = narrator(self.table, self.localizer)
        step = self.lesson.steps[self.number]
        tile = next(move.tile for move in self.table.views[LEARNER].legal if move.text == step.move)
        return self.localizer(
            f"learn-{self.lesson.game}-{step.topic}",
            move=self._wanted(),
            tile=bold(presenter_of(self.table).tile(tile, plain)) if tile else "",
            other=plain.name(1 - LEARNER),
            partner=plain.all(self.table.views[LEARNER].partners) or "-",
        )

    def _wanted(self) -> str:
        """Return the move that the step teaches, as its button words it: with the place's letter, if any."""
        view = own_view(self.table, LEARNER, self.settings)
        act = act_for(self.table, view, self.lesson.steps[self.number].move, self.localizer)
        buttons = [each for row in self._hand().controls for each in row if isinstance(each, Button)]
        lettered = (each.label for each in buttons if act.spot and each.click.argument == act.text)
        return bold(next(lettered, act.label))

    def _hand(self, picked: str = "", faces: Mapping[str, str] = NO_FACES) -> Message:
        click = Click("learn", self.lesson.game.replace("-", "_"), self.number)
        return exercise_hand(
            self.table, LEARNER, self.localizer, self.settings, click=click, picked=picked, faces=faces
        )

    def _end(self) -> Message:
        words, game = self.localizer, self.lesson.game
        result = round_result(self.table, narrator(self.table, words, LEARNER))
        text = "\n".join([words("lesson-over", game=words(f"game-{game}")), result, words("lesson-next")])
        buttons = [
            Button(Click("opentable", argument=game), words("button-open-table"), "success"),
            Button(Click("showrules", argument=game), words("button-show-rules")),
            Button(Click("learn"), words("button-lesson-others")),
        ]
        return Message(text, (round_card(self.table),), rows(buttons))


def lessons_message(known: Mapping[str, LessonRow], localizer: Localizer) -> Message:
    """Return the list of lessons to choose from.

    Args:
        known: the reader's progress by game.
    """
    lines = [localizer("lessons")]
    for game, lesson in LESSONS.items():
        row, name = known.get(game, LessonRow(0)), bold(localizer(f"game-{game}"))
        if row.step:
            lines.append(localizer("lesson-begun", game=name, step=row.step + 1, steps=len(lesson.steps)))
        elif row.finished:
            lines.append(localizer("lesson-finished", game=name))
    buttons = [
        Button(Click("learn", argument=game), localizer(f"game-{game}"), "primary") for game in LESSONS
    ]
    return Message("\n".join(lines), controls=rows(*in_rows(buttons)))
