"""House rules in words: what a table plays that its sheet does not say, and what options are called."""

from __future__ import annotations

import dataclasses
from typing import Any

from bot.tables.table import Table
from bot.words import Words
from engine import GAMES


def house_rules(table: Table, words: Words) -> str:
    """What this table plays that its sheet does not say, or that it plays by the sheet."""
    return rules_line(table.game, table.options, words)


def rules_line(game: str, options: dict[str, Any], words: Words) -> str:
    """The same for options of a game at no table."""
    rules = GAMES[game](**options).options
    chosen = rules.chosen()
    fields = [field.name for field in dataclasses.fields(rules) if field.name in chosen]
    parts = [_part(game, name, chosen[name], words) for name in fields]
    return words("house-rules", rules=words.listing(parts)) if parts else words("by-the-sheet")


def _part(game: str, name: str, value: Any, words: Words) -> str:
    """What is simply on needs no more than its name."""
    return words(f"option-{game}-{name}") if value is True else option_line(game, name, value, words)


def option_line(game: str, name: str, value: Any, words: Words) -> str:
    """An option and its value in a few words."""
    return words(
        "option-line", option=words(f"option-{game}-{name}"), value=option_value(game, name, value, words)
    )


def option_value(game: str, name: str, value: Any, words: Words) -> str:
    """An option's value in words."""
    if value is None:
        return words("value-sheet")
    if isinstance(value, bool):
        return words("value-yes" if value else "value-no")
    key = f"value-{game}-{name}-{value}"
    return words(key) if words.has(key) else str(value)
