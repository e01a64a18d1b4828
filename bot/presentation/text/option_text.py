"""House rules in words: the options that differ from a table's rule sheet, and the menus that change options.

The rule book's ``Options`` dataclass says which values an option takes. This module only puts them into
words.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from bot.language.localizer import Localizer
from bot.presentation.message import DETAIL, MenuChoice, clip
from bot.tables.state import house_rules as starting
from bot.tables.state.snapshot import Snapshot
from engine import GAMES
from engine.core import Choice, Options


def house_rules(snapshot: Snapshot, localizer: Localizer) -> str:
    """Return the line with a table's house rules, or the line that says it plays by the rule sheet."""
    return rules_line(snapshot.game, snapshot.options, localizer)


def unusual_rules(snapshot: Snapshot, localizer: Localizer) -> list[str]:
    """Return the house rules that differ from those a server's first table plays by, each in a few words.

    What follows from another rule sheet alone is left out: the sheet itself is named.
    """
    game = snapshot.game
    played = GAMES[game].of_saved(snapshot.options).options
    usual = GAMES[game](**starting.first_options(game)).options

    def follows(name: str) -> bool:
        return getattr(played, name) is None and getattr(usual, name) is None

    return [
        _part(game, name, played.played(name), localizer)
        for name in _fields(game)
        if played.played(name) != usual.played(name) and not follows(name)
    ]


def rules_line(game: str, options: Mapping[str, Any], localizer: Localizer) -> str:
    """Return the line with the house rules of these options, or the line that says there are none."""
    rules = GAMES[game](**options).options
    chosen = rules.house_rules()
    fields = [field.name for field in dataclasses.fields(rules) if field.name in chosen]
    parts = [_part(game, name, chosen[name], localizer) for name in fields]
    if not parts:
        return localizer("by-the-sheet")
    return localizer("house-rules", rules=localizer.listing(parts))


def _part(game: str, name: str, value: Any, localizer: Localizer) -> str:
    """Return an option with its value in words; only its name if its value is True."""
    return localizer(f"option-{game}-{name}") if value is True else option_line(game, name, value, localizer)


def option_line(game: str, name: str, value: Any, localizer: Localizer) -> str:
    """Return an option's name with its value."""
    option = localizer(f"option-{game}-{name}")
    return localizer("option-line", option=option, value=option_value(game, name, value, localizer))


def option_value(game: str, name: str, value: Any, localizer: Localizer) -> str:
    """Return an option's value in words, or as it is spelt if it has no words."""
    if isinstance(value, bool):
        return localizer("value-yes" if value else "value-no")
    key = f"value-{game}-{name}-{value}"
    return localizer(key) if localizer.has(key) else str(value)


# -- choosing --------------------------------------------------------------------------------------


def option_choices(game: str, options: Mapping[str, Any], localizer: Localizer) -> list[MenuChoice]:
    """Return one choice for each option of a game: its name with the present value, and its help line."""
    rules: Options = GAMES[game](**options).options
    return [
        MenuChoice(
            clip(_present_line(game, name, rules, localizer), DETAIL),
            name,
            clip(localizer(f"option-{game}-{name}-help"), DETAIL),
        )
        for name in _fields(game)
    ]


def value_choices(game: str, name: str, rules: Options, localizer: Localizer) -> list[MenuChoice]:
    """Return the choices for an option's value, the present one marked; empty for a number, which is typed.

    Args:
        rules: the options that the table plays by.
    """
    present = getattr(rules, name)
    return [
        MenuChoice(
            clip(_words(game, name, value, rules, localizer), DETAIL), str(value), default=value == present
        )
        for value in option_values(game, name)
    ]


def sheet_words(game: str, name: str, rules: Options, localizer: Localizer) -> str:
    """Return the value that the rule sheet gives an option, in words."""
    by_sheet = dataclasses.replace(rules, **{name: None}).played(name)
    return localizer("value-sheet", value=option_value(game, name, by_sheet, localizer))


def switched(game: str, name: str, rules: Options) -> bool | None:
    """Return the other value of a yes-or-no option; None for an option of any other kind."""
    return not getattr(rules, name) if option_values(game, name) == [True, False] else None


def _present_line(game: str, name: str, rules: Options, localizer: Localizer) -> str:
    value = _words(game, name, getattr(rules, name), rules, localizer)
    return localizer("option-line", option=localizer(f"option-{game}-{name}"), value=value)


def _words(game: str, name: str, value: Any, rules: Options, localizer: Localizer) -> str:
    if value is None:
        return sheet_words(game, name, rules, localizer)
    return option_value(game, name, value, localizer)


def option_values(game: str, name: str) -> list[Any]:
    """Return the values that an option may be set to from a list; empty for a number, which is typed."""
    field = _fields(game)[name]
    choice: Choice = field.metadata["choice"]
    if (choice.low, choice.high) != (0, 0):
        return []
    values: list[Any] = list(choice.values) or [True, False]
    return [None, *values] if field.default is None else values


def option_bounds(game: str, name: str) -> tuple[int, int]:
    """Return the lowest and the highest number for an option; ``(0, 0)`` for an option that is no number."""
    choice: Choice = _fields(game)[name].metadata["choice"]
    return choice.low, choice.high


def read_option(game: str, name: str, text: str) -> Any:
    """Return the value of an option that was typed or picked as ``text``.

    Empty text returns None for a number that may be left to the rule sheet.

    Raises:
        ValueError: the game has no such option, the text is not one of its values, or it is not a number in
            the option's range.
    """
    if not has_option(game, name):
        raise ValueError(name)
    values = {str(value): value for value in option_values(game, name)}
    if values and text not in values:
        raise ValueError(text)
    if not values and not text.strip() and clearable(game, name):
        return None
    if values:
        return values[text]
    low, high = option_bounds(game, name)
    if not low <= int(text) <= high:
        raise ValueError(text)
    return int(text)


def refused_value(game: str, name: str, text: str, localizer: Localizer) -> str:
    """Return the sentence that says why ``text`` cannot be set as an option's value."""
    # the control is of the game that was chosen before
    if not has_option(game, name) or option_values(game, name):
        return localizer("control-gone")
    low, high = option_bounds(game, name)
    return localizer("option-out-of-range", text=text, low=low, high=high)


def has_option(game: str, name: str) -> bool:
    """Return whether a game has an option of that name that people may set."""
    return name in _fields(game)


def clearable(game: str, name: str) -> bool:
    """Return whether an option may be left to the rule sheet."""
    return _fields(game)[name].default is None


def _fields(game: str) -> dict[str, dataclasses.Field[Any]]:
    fields = dataclasses.fields(GAMES[game].Options)
    return {field.name: field for field in fields if not field.metadata["choice"].hidden}
