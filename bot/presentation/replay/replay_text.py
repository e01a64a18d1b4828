"""The texts of a replay's step: what happened, how the match stands, and alt texts for its pictures."""

from __future__ import annotations

from bot.presentation.games import Narrator
from bot.presentation.pictures import drawn_narrator
from bot.presentation.replay.replay import Step
from bot.presentation.text.table_facts import ended_round, presenter_of, public_localizer, spectator_view
from bot.presentation.text.text import (
    match_result,
    narrator,
    plain_narrator,
    round_result,
    scores_line,
    table_words,
)


def caption(step: Step, steps: int) -> str:
    """Return the text of a step: its title, its events, and the points or the result.

    Args:
        steps: the number of the last step.
    """
    table, localizer, own = step.snapshot, public_localizer(step.snapshot), narrator(step.snapshot)
    game = localizer(f"game-{table.game}")
    title = localizer("replay-title", game=game, code=table.table_id, step=step.number, steps=steps)
    sentences = _sentences(step, own)
    result = _result(step, own) if step.ended else [scores_line(table, table.points)]
    return "\n".join([title, *sentences, *result])


def descriptions(step: Step) -> list[str]:
    """Return the alt text of each of the step's pictures."""
    table, plain = step.snapshot, plain_narrator(step.snapshot)
    # at the end of a round the totals already contain its points
    points = table.totals if step.ended else table.points
    shown = [table_words(table, spectator_view(table), plain, points)]
    if step.ended:
        counted = presenter_of(table).alt_count(ended_round(table), plain)
        shown.append(" ".join([*_result(step, plain), counted]))
    return shown


def film_captions(step: Step) -> list[str]:
    """Return the captions of a step's frames in an animation: the events, then how a round ended."""
    table, named = step.snapshot, drawn_narrator(step.snapshot, step.frames[0].scene)
    sentences = _sentences(step, named)
    lines = [" ".join(sentences)]
    if step.ended:
        lines.append(presenter_of(table).ended(ended_round(table), named))
    return [line.replace("*", "") for line in lines]


def _sentences(step: Step, own: Narrator) -> list[str]:
    """Return what happened in a step, one sentence for each event."""
    told = [line for event in step.events if (line := presenter_of(step.snapshot).tell(event, own))]
    return told if step.undone is None else [own("undo-done", name=own.name(step.undone))]


def _result(step: Step, own: Narrator) -> list[str]:
    """Return how the round ended and the standing, and the winners if the match ended too."""
    table = step.snapshot
    lines = round_result(table, own).split("\n")
    return lines if table.winners is None else [*lines, match_result(table, own)]
