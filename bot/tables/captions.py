"""What stands beside a step of a replay: what happened in it, how it stands, and its pictures in words."""

from __future__ import annotations

from bot.games import Voice
from bot.tables.film import Step
from bot.tables.table import Table, harmless
from render import seat_emoji


def caption(table: Table, step: Step, steps: int) -> str:
    """A step in words, in the language of ``table``, which is where the step has brought it."""
    words, voice = table.words, table.voice()
    title = words(
        "replay-title", game=words(f"game-{table.game}"), code=table.id, step=step.number, steps=steps
    )
    told = [line for event in step.events if (line := table.presenter.tell(event, voice))]
    result = _result(table, step, voice) if step.ended else [_scores(table, step)]
    return "\n".join([title, *told, *result])


def descriptions(table: Table, step: Step) -> list[str]:
    """What each of the step's pictures shows."""
    voice, view = table.plain_voice(), step.round.view(None)
    sizes = [
        voice("alt-player", name=voice.name(seat), tiles=size, points=points)
        for seat, (size, points) in enumerate(zip(view.hand_sizes, _points(table, step), strict=True))
    ]
    shown = [" ".join([table.presenter.alt_table(view, voice), *sizes])]
    if step.ended:
        counted = table.presenter.alt_count(step.round, voice)
        shown.append(" ".join([*_result(table, step, voice), counted]))
    return shown


def standing(table: Table, voice: Voice) -> str:
    """The totals in words, best first."""
    totals = table.live().totals
    order = sorted(range(len(totals)), key=totals.__getitem__, reverse=not table.presenter.fewest_wins)
    scores = " · ".join(voice("score-of", name=voice.name(seat), points=totals[seat]) for seat in order)
    return voice("standing", scores=scores)


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


def _scores(table: Table, step: Step) -> str:
    words, match, points = table.words, table.live(), _points(table, step)
    scores = " · ".join(
        words("score-of", name=f"{seat_emoji(seat)} {harmless(chair.name)}", points=points[seat])
        for seat, chair in enumerate(table.chairs)
    )
    return words(
        "table-scores",
        game=words(f"game-{table.game}"),
        round=match.rounds + 1,
        of=table.presenter.length(match.game.options),
        scores=scores,
    )
