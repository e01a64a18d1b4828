"""House rules in words: what a table plays that its rule sheet does not say, and what options are called.

What values an option takes is said by the rule book's own dataclass; this module only puts it into words.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from bot.localizer import Localizer
from bot.presentation.message import DETAIL, MenuChoice, clip
from bot.tables.snapshot import Snapshot
from engine import GAMES
from engine.core import Choice


def house_rules(snapshot: Snapshot, localizer: Localizer) -> str:
    """Return what a table plays that its sheet does not say, or that it plays by the sheet."""
    return rules_line(snapshot.game, snapshot.options, localizer)


def rules_line(game: str, options: Mapping[str, Any], localizer: Localizer) -> str:
    """Return the same for options of a game at no table."""
    rules = GAMES[game](**options).options
    chosen = rules.house_rules()
    fields = [field.name for field in dataclasses.fields(rules) if field.name in chosen]
    parts = [_part(game, name, chosen[name], localizer) for name in fields]
    if not parts:
        return localizer("by-the-sheet")
    return localizer("house-rules", rules=localizer.listing(parts))


def _part(game: str, name: str, value: Any, localizer: Localizer) -> str:
    """Return an option in words; what is simply on needs no more than its name."""
    return localizer(f"option-{game}-{name}") if value is True else option_line(game, name, value, localizer)


def option_line(game: str, name: str, value: Any, localizer: Localizer) -> str:
    """Return an option and its value in a few words."""
    option = localizer(f"option-{game}-{name}")
    return localizer("option-line", option=option, value=option_value(game, name, value, localizer))


def option_value(game: str, name: str, value: Any, localizer: Localizer) -> str:
    """Return an option's value in words."""
    if value is None:
        return localizer("value-sheet")
    if isinstance(value, bool):
        return localizer("value-yes" if value else "value-no")
    key = f"value-{game}-{name}-{value}"
    return localizer(key) if localizer.has(key) else str(value)


# -- choosing --------------------------------------------------------------------------------------


def option_choices(game: str, options: Mapping[str, Any], localizer: Localizer) -> list[MenuChoice]:
    """Return every option of a game with its present value, and one line on what it does."""
    return [
        MenuChoice(
            clip(option_line(game, field.name, options.get(field.name, field.default), localizer), DETAIL),
            field.name,
            clip(localizer(f"option-{game}-{field.name}-help"), DETAIL),
        )
        for field in _fields(game).values()
    ]


def value_choices(game: str, name: str, present: Any, localizer: Localizer) -> list[MenuChoice]:
    """Return the values an option may be set to from a list, the present one marked; none for a number."""
    return [
        MenuChoice(
            clip(option_value(game, name, value, localizer), DETAIL), str(value), default=value == present
        )
        for value in option_values(game, name)
    ]


def option_values(game: str, name: str) -> list[Any]:
    """Return the values an option may be set to from a list; none for a number, which is typed."""
    field = _fields(game)[name]
    choice: Choice = field.metadata["choice"]
    if (choice.low, choice.high) != (0, 0):
        return []
    values: list[Any] = list(choice.values) or [True, False]
    return [None, *values] if field.default is None else values


def option_bounds(game: str, name: str) -> tuple[int, int]:
    """Return the least and the greatest number an option may be set to, where it is one."""
    choice: Choice = _fields(game)[name].metadata["choice"]
    return choice.low, choice.high


def read_option(game: str, name: str, text: str) -> Any:
    """Return the value that was typed or picked.

    Raises:
        ValueError: a number was wanted and something else was typed, or the game has no such option,
            or not that value of it.
    """
    if name not in _fields(game):
        raise ValueError(name)
    values = {str(value): value for value in option_values(game, name)}
    if values and text not in values:
        raise ValueError(text)
    return values[text] if values else int(text)


def _fields(game: str) -> dict[str, dataclasses.Field[Any]]:
    fields = dataclasses.fields(GAMES[game].Options)
    return {field.name: field for field in fields if not field.metadata["choice"].hidden}
