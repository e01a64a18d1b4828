"""The texts of a review: each side's luck and play, and one seat's best and costliest moves.

The engine judges.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.language.localizer import Localizer
from bot.presentation.games import Act
from bot.presentation.hand.hint_text import why
from bot.presentation.replay.replay import MatchReplay
from bot.presentation.text.table_facts import presenter_of, rules_of
from bot.presentation.text.text import bold, harmless, plain_narrator
from engine import Seat
from engine.core import sides
from engine.players.judgement import Judgement
from engine.players.review import Review
from render import seat_emoji

_MINUS = "\N{MINUS SIGN}"
BEST, COSTLIEST = "★", "✖"
"""The signs of a seat's best step and of its costliest."""
EXACT = 0.01
"""The smallest error that is shown: percentages are rounded to hundredths."""
_SLOTS = 24
"""The width of the timeline in characters."""


class ReviewWords:
    """The texts of one review for one reader.

    Args:
        replay: the match, in the reader's language.
        review: the review of it.
        localizer: the reader's.
        reader: the reader's seat; None for a person who did not play, and for a public message.
    """

    def __init__(
        self, replay: MatchReplay, review: Review, localizer: Localizer, reader: Seat | None
    ) -> None:
        self._replay, self._review, self._localizer, self._reader = replay, review, localizer, reader
        self._table, seats = replay.table, len(review.seats)
        self._sides = sides(rules_of(self._table).teams(seats), seats)

    # -- the whole -----------------------------------------------------------------------------

    def summary(self, seat: Seat) -> str:
        """Return the luck and play of every side, and the best and costliest moves of one seat."""
        words, review = self._localizer, self._review
        game = words(f"game-{self._table.game}")
        lines = [words("review-title", game=game, code=self._table.table_id)]
        lines += map(self._side_line, self._sides)
        error = words.percent(max(EXACT, *(each.error for each in review.seats)))
        teams = "yes" if len(self._sides[0]) > 1 else "no"
        lines += [words("review-about", all=words.percent(1), error=error, teams=teams), ""]
        lines += [bold(self._table.players[seat].display_name), *self._stands_out(seat)]
        return "\n".join(lines)

    def _side_line(self, side: Sequence[Seat]) -> str:
        """Return how the match ended for a team or a seat alone, as the sum of its fair share, luck and play.

        The figures are rounded so that they add up. Play within its margin of error is told as luck.
        """
        percent, each = self._localizer.percent, self._review.seats[side[0]]  # partners have the same
        fair = len(side) / len(self._review.seats)
        result = max(0.0, round(fair + each.luck + each.play, 2))
        play = round(each.play, 2) if abs(each.play) > each.error else 0.0
        ended = "won" if result == 1 else "shared" if result > 0 else "lost"
        decisions = sum(self._review.seats[seat].decisions for seat in side)
        wrong = decisions - sum(self._review.seats[seat].right for seat in side)
        return self._localizer(
            "review-seat",
            name=self._localizer.listing(map(self._signed_name, side)),
            ended=f"team-{ended}" if len(side) > 1 else ended,
            share=percent(fair),
            luck=self._signed(result - round(fair, 2) - play),
            play=self._signed(play),
            result=percent(result),
            choices=_choices(decisions, wrong, play),
            wrong=wrong,
            decisions=decisions,
        )

    def _signed_name(self, seat: Seat) -> str:
        return f"{seat_emoji(self._table.marker(seat))} {bold(self._table.players[seat].display_name)}"

    def _stands_out(self, seat: Seat) -> Iterator[str]:
        best, costliest = self._review.seats[seat].best, self._review.seats[seat].costliest
        if best is not None:
            yield self._move_line("review-best", best)
        if costliest is not None:
            yield self._move_line("review-costliest", costliest)
        if best is None and costliest is None:
            yield self._localizer("review-nothing")

    def _move_line(self, key: str, found: Judgement) -> str:
        line = self._localizer(
            key,
            step=found.step + 1,
            move=self.move(found, found.move),
            other=self.move(found, found.next),
            lead=self._localizer.percent(abs(found.lead)),
            whose=self._whose(found.seat),
        )
        if not found.facts:
            return line
        own = self._reader == found.seat
        return f"{line} {why(self._table, found.seat, found.facts, self._localizer, own=own)}"

    def _whose(self, seat: Seat) -> str:
        """Return a key for the side whose chance a move of ``seat`` changed: ``alone``, the reader's ``own``
        team, or another ``team``.
        """
        side = next(side for side in self._sides if seat in side)
        if len(side) == 1:
            return "alone"
        return "own" if self._reader in side else "team"

    def move(self, found: Judgement, text: str) -> str:
        """Return a move as the label of its button, without the number of its tile."""
        view = self._replay.after(found.step).round.view(found.seat)
        presenter, plain = presenter_of(self._table), plain_narrator(self._table, self._localizer)
        acts: list[Act] = [*presenter.lays(view, plain), *presenter.acts(view, plain)]
        act = next(act for act in acts if act.text == text)
        return bold(act.label.removeprefix(f"{act.number} · "))

    def _signed(self, share: float) -> str:
        rounded = round(share, 2)
        sign = "" if rounded == 0 else _MINUS if rounded < 0 else "+"
        return f"{sign}{self._localizer.percent(abs(rounded))}"

    # -- the course ----------------------------------------------------------------------------

    def course(self, ends: Sequence[int], room: int) -> list[str]:
        """Return everybody's chances after each round but the last, one line a round: the chart in words.

        Args:
            ends: the steps at which rounds ended.
            room: the most characters. If not all lines fit, only every second round is told, or every third,
                and so on; none if not even one fits.
        """
        lines = [
            self._localizer("review-after-round", round=number, chances=self._chances(end))
            for number, end in enumerate(ends[:-1], 1)
        ]
        for every in range(1, len(lines) + 1):
            kept = lines[every - 1 :: every]
            if sum(len(line) + 1 for line in kept) <= room:
                return kept
        return []

    def _chances(self, step: int) -> str:
        """Return everybody's chances after ``step`` moves, or at the last decision before that."""
        chances = [chances for at, chances in self._review.course if at <= step][-1]
        return " · ".join(
            self._localizer(
                "review-chance",
                name=self._localizer.listing(
                    harmless(self._table.players[seat].display_name) for seat in side
                ),
                share=self._localizer.percent(chances[side[0]]),
            )
            for side in self._sides
        )

    # -- step by step --------------------------------------------------------------------------

    def step_lines(self, number: int, *, drawn: bool) -> list[str]:
        """Return the review's comments on one step: the chances, and its judgement of the last move.

        Args:
            number: the number of moves made.
            drawn: whether to add a timeline that shows where in the match the step lies.
        """
        lines = [self._timeline(number)] if drawn else []
        lines.append(self._localizer("review-chances", chances=self._chances(number)))
        found = self._review.judgements.get(number - 1)
        if found is not None and found.told_apart:
            lines.append(
                self._move_line("review-step-wrong" if found.lead < 0 else "review-step-right", found)
            )
        return lines

    def marks(self) -> dict[int, str]:
        """Return the sign of each step that the review points out (best or costliest), by step, in order."""
        found = {}
        for each in self._review.seats:
            for sign, judged in ((BEST, each.best), (COSTLIEST, each.costliest)):
                if judged is not None:
                    found[judged.step + 1] = sign
        return dict(sorted(found.items()))

    def mark_line(self, step: int, sign: str) -> str:
        """Return the menu line of a step that the review points out. ``sign`` is BEST or COSTLIEST."""
        seat = self._review.judgements[step - 1].seat
        name = self._table.players[seat].display_name
        key = "review-mark-best" if sign == BEST else "review-mark-costliest"
        return self._localizer(key, step=step, name=name)

    def _timeline(self, number: int) -> str:
        last = max(self._review.course[-1][0], 1)
        slots = ["─"] * _SLOTS
        for step, sign in [*self.marks().items(), (number, "●")]:
            slots[min(_SLOTS - 1, step * _SLOTS // last)] = sign
        return f"`{''.join(slots)}`"


def _choices(decisions: int, wrong: int, play: float) -> str:
    """Return the key of what is said about a side's choices.

    Args:
        decisions: how many choices it had.
        wrong: how many of them were wrong.
        play: its play as told; below 0 although no choice was wrong if the others gained more by theirs.
    """
    if not decisions:
        return "never"
    if not wrong:
        return "outplayed" if play < 0 else "fine"
    return "only" if decisions == 1 else "some"
