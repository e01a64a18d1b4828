"""Write the generated tables of the documents between their markers.

``python -m docs.tools.generate`` rewrites every part between ``<!-- generated: NAME -->`` and
``<!-- end -->`` in the Markdown files of ``docs``, and the drawing of the rooms. The facts come from the
program: settings from ``bot/config.py``, house rules from each game's options, names from the English locale.
This module writes no prose of its own and knows nothing about the site that is built from the files.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import NoneType
from typing import Any, get_args

from discord import app_commands
from pydantic import BaseModel

from bot.config import Settings
from bot.discord_ui.commands import COMMANDS
from bot.discord_ui.interactions.settings_form import setting_value, settings_of
from bot.language.localizer import Localizer, localizer_for
from bot.preferences import GuildSettings, UserSettings
from bot.presentation.games import PRESENTERS
from bot.presentation.text.option_text import option_bounds, option_value
from docs.tools.rooms import drawing
from engine import GAMES, Choice

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
ROOMS = DOCS / "pictures" / "rooms.svg"
ENV_EXAMPLE = ROOT / ".env.example"
ENGLISH: Localizer = localizer_for("en")
MARKED = re.compile(r"(<!-- generated: ([a-z0-9-]+)(?: ([a-z0-9-]+))? -->\n).*?(<!-- end -->)", re.DOTALL)
"""A generated part: its opening marker, its name, the game or owner it is about, its closing marker."""


def table(heads: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> str:
    """Return a Markdown table."""
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines)


def sentence(text: str) -> str:
    """Return a text with a full stop, for texts that end without one in the bot."""
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


# -- settings --------------------------------------------------------------------------------------


def settings_table(_: str) -> str:
    """Return every setting with its default, each linked to its description below."""
    rows = ((f"[`{name}`](#{name.lower()})", default_of(name), values_of(name)) for name in descriptions())
    return table(("setting", "default", "values"), rows)


def settings_details(_: str) -> str:
    """Return a heading and the description of every setting."""
    parts = [
        f"### `{name}`\n\nDefault: {default_of(name)}. Values: {values_of(name)}.\n\n{_linked(text)}"
        for name, text in descriptions().items()
    ]
    return "\n\n".join(parts) + "\n"


def _linked(text: str) -> str:
    """Return a description with its setting names, its commands and its documents as Markdown."""
    names = sorted(descriptions(), key=len, reverse=True)
    text = re.sub(rf"\b({'|'.join(names)})\b", lambda found: f"[`{found[1]}`](#{found[1].lower()})", text)
    text = re.sub(r"\bdocs/(\S+)\.md\b", r"[\1](../\1.md)", text)
    return re.sub(r"(?<!\S)(/[a-z]+)\b", r"`\1`", text)


def descriptions() -> dict[str, str]:
    """Return the comment above each setting in ``.env.example``, in order.

    Settings that follow each other without a comment between them share one.
    """
    found: dict[str, str] = {}
    comment: list[str] = []
    for line in ENV_EXAMPLE.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            comment.append(line.removeprefix("#").strip())
        elif "=" in line:
            found[line.partition("=")[0]] = " ".join(comment)
        else:
            comment = []
    return found


def default_of(name: str) -> str:
    """Return the default of a setting as an operator would write it."""
    default = Settings.model_fields[name.lower()].default
    if default is None or default == frozenset():
        return "not set"
    if isinstance(default, bool):
        return f"`{int(default)}`"
    return f"`{default:g}`" if isinstance(default, float) else f"`{default}`"


KINDS = {
    "discord_token": "the token of your application",
    "database_url": "a SQLite or PostgreSQL address",
    "database_direct_url": "a PostgreSQL address",
    "shut_out": "Discord ids, separated by commas",
    "shards": "`first-last/all`, such as `0-15/64`",
    "metrics_host": "an IP address",
    "privacy_url": "a web address",
    "terms_url": "a web address",
    "support_url": "a web address",
    "operator_contact": "at most 100 characters",
}
"""What a setting takes where its type does not say it."""


def values_of(name: str) -> str:
    """Return what a setting may be."""
    field = Settings.model_fields[name.lower()]
    if name.lower() in KINDS:
        return KINDS[name.lower()]
    words = [word for kind in [field.annotation, *get_args(field.annotation)] for word in get_args(kind)]
    if words and all(isinstance(word, str) for word in words):
        return ", ".join(f"`{word}`" for word in words)
    if field.annotation is bool:
        return "`0`, `1`"
    low, high = _bounds(field.metadata + _metadata(field.annotation))
    return f"{low} to {high}"


def _bounds(rules: list[Any]) -> tuple[str, str]:
    low = next(rule.ge for rule in rules if hasattr(rule, "ge"))
    high = next(rule.le for rule in rules if hasattr(rule, "le"))
    return str(low), str(high)


def _metadata(annotation: Any) -> list[Any]:
    """Return the bounds of an optional setting, which pydantic keeps inside its annotation."""
    inner = next((kind for kind in get_args(annotation) if kind is not NoneType), None)
    return [
        rule for field in getattr(inner, "__metadata__", ()) for rule in getattr(field, "metadata", [field])
    ]


# -- games -----------------------------------------------------------------------------------------


def rules(game: str) -> str:
    """Return a game's rules by its default options, as the bot explains them."""
    return "\n\n".join(PRESENTERS[game].rules(GAMES[game]().options, ENGLISH)) + "\n"


def examples(game: str) -> str:
    """Return a game's drawn examples with their captions."""
    shown = PRESENTERS[game].examples(GAMES[game]().options, ENGLISH)
    parts = [
        f"![Example {number}](../pictures/rules/{game}-{number}.png)\n\n*{text}*"
        for number, (_, text) in enumerate(shown, 1)
    ]
    return "\n\n".join(parts) + "\n"


def presets(game: str) -> str:
    """Return the named sets of house rules of a game."""
    rows = (
        (ENGLISH(f"preset-{game}-{name}"), sentence(ENGLISH(f"preset-{game}-{name}-help")))
        for name in GAMES[game].presets
    )
    return table(("preset", "what it plays"), rows)


def options(game: str) -> str:
    """Return every house rule of a game with its default, its values and what it does."""
    rows = (
        (
            f"{ENGLISH(f'option-{game}-{name}')}<br>`{name}`",
            _default(game, name),
            _values(game, name, choice),
            sentence(ENGLISH(f"option-{game}-{name}-help")),
        )
        for name, choice in offered(game)
    )
    return table(("house rule", "default", "values", "what it does"), rows)


def offered(game: str) -> Iterator[tuple[str, Choice]]:
    """Yield the options that a table may choose."""
    for field in dataclasses.fields(GAMES[game].Options):
        choice: Choice = field.metadata["choice"]
        if not choice.hidden:
            yield field.name, choice


def _default(game: str, name: str) -> str:
    """Return the default in words, by rule sheet where the sheets differ."""
    own = GAMES[game]().options
    if getattr(own, name) is not None:
        return option_value(game, name, getattr(own, name), ENGLISH)
    by_sheet = {
        option_value(game, "sheet", sheet, ENGLISH): option_value(
            game, name, GAMES[game](sheet=sheet).options.played(name), ENGLISH
        )
        for sheet in dict(offered(game))["sheet"].values
    }
    return "; ".join(f"{sheet} sheet: {value}" for sheet, value in by_sheet.items())


def _values(game: str, name: str, choice: Choice) -> str:
    low, high = option_bounds(game, name)
    if (low, high) != (0, 0):
        return f"{low} to {high}"
    values: tuple[Any, ...] = choice.values or (True, False)
    return ", ".join(option_value(game, name, value, ENGLISH) for value in values)


# -- commands and preferences ----------------------------------------------------------------------


def commands(_: str) -> str:
    """Return every command with what it does."""
    rows = (
        (f"`/{ENGLISH(f'command-{each.name}')}`", sentence(ENGLISH(f"command-{each.name}-help")))
        for each in sorted(
            (each for each in COMMANDS if isinstance(each, app_commands.Command)), key=lambda each: each.name
        )
    )
    return table(("command", "what it does"), rows)


OWNERS: Mapping[str, BaseModel] = {"server": GuildSettings(), "person": UserSettings()}


def preferences(owner: str) -> str:
    """Return what the managers of a server, or a person, can set, with the defaults."""
    settings = OWNERS[owner]
    rows = (
        (
            ENGLISH(f"wish-{owner}-{name}"),
            setting_value(settings, name, ENGLISH),
            sentence(ENGLISH(f"wish-{owner}-{name}-help")),
        )
        for name in settings_of(type(settings))
    )
    return table(("setting", "default", "what it does"), rows)


PARTS: Mapping[str, Callable[[str], str]] = {
    "settings": settings_table,
    "settings-details": settings_details,
    "rules": rules,
    "examples": examples,
    "presets": presets,
    "options": options,
    "commands": commands,
    "preferences": preferences,
}
"""What writes each generated part."""


def rewritten(text: str) -> str:
    """Return a document with every generated part written again."""

    def part(found: re.Match[str]) -> str:
        opening, name, about, closing = found.groups()
        return f"{opening}{PARTS[name](about or '').rstrip()}\n{closing}"

    return MARKED.sub(part, text)


def documents() -> Iterator[Path]:
    """Yield the Markdown files of ``docs``."""
    yield from sorted(DOCS.rglob("*.md"))


def wanted() -> dict[Path, str]:
    """Return what every generated file should hold."""
    texts = {file: rewritten(file.read_text(encoding="utf-8")) for file in documents()}
    return texts | {ROOMS: drawing()}


def stale() -> list[Path]:
    """Return the files that differ from what would be generated."""
    return [
        file
        for file, text in wanted().items()
        if not file.exists() or file.read_text(encoding="utf-8") != text
    ]


if __name__ == "__main__":
    for each in stale():
        each.write_text(wanted()[each], encoding="utf-8")
