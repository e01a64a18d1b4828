"""What stands beside a step of a replay: what happened in it, how it stands, and its pictures in words."""

from __future__ import annotations

from bot.games import Voice
from bot.tables.film import Step
from bot.tables.table import Table
from bot.tables.worded import scores_line, standing, table_words


def caption(table: Table, step: Step, steps: int) -> str:
    """A step in words, in the language of ``table``, which is where the step has brought it."""
    words, voice = table.words, table.voice()
    title = words(
        "replay-title", game=words(f"game-{table.game}"), code=table.id, step=step.number, steps=steps
    )
    told = [line for event in step.events if (line := table.presenter.tell(event, voice))]
    result = _result(table, step, voice) if step.ended else [scores_line(table, _points(table, step))]
    return "\n".join([title, *told, *result])


def descriptions(table: Table, step: Step) -> list[str]:
    """What each of the step's pictures shows."""
    voice, view = table.plain_voice(), step.round.view(None)
    shown = [table_words(table, view, voice, _points(table, step))]
    if step.ended:
        counted = table.presenter.alt_count(step.round, voice)
        shown.append(" ".join([*_result(table, step, voice), counted]))
    return shown


def _result(table: Table, step: Step, voice: Voice) -> list[str]:
    """How the round ended, and the match if it did."""
    match = table.live()
    lines = [table.presenter.ended(step.round, match.outcomes[-1], voice), standing(table, voice)]
    if match.winners is not None:
        winners = voice.all(match.winners)
        lines.append(voice("match-won", winners=winners, count=len(match.winners), rounds=match.rounds))
    return lines


def _points(table: Table, step: Step) -> list[int]:
    """By seat, all points so far: the totals after a round hold what was made in it already."""
    made = [0] * len(table.chairs) if step.ended else step.round.view(None).round_scores
    return [total + extra for total, extra in zip(table.live().totals, made, strict=True)]
