"""The controls under a replay: to and fro, to the end of a round, and the whole of it into the channel."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.views.items import CHOICES, Button, Click, Select, panel
from bot.words import Words


def replay_panel(code: str, step: int, steps: int, ends: Sequence[int], words: Words) -> ui.View:
    """The controls at one step.

    Args:
        steps: the number of the last step.
        ends: the steps at which rounds ended.
    """
    forth, back = step < steps, step > 0
    moves = [
        _button(code, step, "first", words("button-replay-first"), enabled=back),
        _button(code, step, "back", words("button-replay-back"), enabled=back),
        _button(code, step, "next", words("button-replay-next"), enabled=forth),
        _button(code, step, "last", words("button-replay-last"), enabled=forth),
    ]
    rows: list[Sequence[Button | Select]] = [moves]
    if len(ends) > 1:
        rows.append([_rounds(code, step, ends, words)])
    rows.append([Button(Click("share", code, step, ""), words("button-replay-share"))])
    return panel(rows)


def target(click: Click, steps: int) -> int:
    """The step a click asks for: never beyond the first and the last."""
    here = click.version
    ways = {"first": 0, "back": here - 1, "next": here + 1, "last": steps}
    wanted = ways[click.argument] if click.argument in ways else int(click.argument)
    return max(0, min(wanted, steps))


def _button(code: str, step: int, way: str, label: str, *, enabled: bool) -> Button:
    button = Button(Click("step", code, step, way), label, "primary" if way == "next" else "secondary")
    button.item.disabled = not enabled
    return button


def _rounds(code: str, step: int, ends: Sequence[int], words: Words) -> Select:
    """The ends of rounds; of more than a list can hold, those nearest."""
    here = sum(end < step for end in ends)
    start = max(0, min(here - CHOICES // 2, len(ends) - CHOICES))
    options = [
        discord.SelectOption(
            label=words("picture-round", number=number, of=0), value=str(end), default=end == step
        )
        for number, end in list(enumerate(ends, 1))[start : start + CHOICES]
    ]
    return Select(Click("step", code, step, "round"), words("pick-replay-round"), options)
