"""One wish at a time: the list of all that may be wished, and the small form that changes one.

What may be wished is said by the models of :mod:`bot.wishes`; this module only asks. Its sentences are
``wish-<owner>-<name>`` and ``wish-<owner>-<name>-help``; for what is picked by name
``wish-<owner>-<name>-value-<value>`` (``default`` where the value is empty), for numbers and channels
``wish-<owner>-<name>-value`` with ``$value`` or ``$count``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args, get_origin

import discord
from discord import ui
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from bot.views.forms import Control, Form, number, one_of
from bot.views.items import CHOICES, DETAIL, Click, Select, clip
from bot.wishes import PersonWishes, ServerWishes
from bot.words import Words

OWNERS: Mapping[type[BaseModel], str] = {ServerWishes: "server", PersonWishes: "person"}
"""What whose wishes are called in sentences; with ``wish`` before it, the verb of their select and forms."""
NUMBER = re.compile(r"\d{1,9}")
CHANNELS = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
]
"""The kinds of channels people talk in, themselves or in their threads."""


def wish_select(wished: BaseModel, words: Words) -> Select:
    """The list of all wishes with their present values, to change one; its argument is the wish's name."""
    owner = OWNERS[type(wished)]
    options = [
        discord.SelectOption(
            label=clip(wish_line(wished, name, words), DETAIL),
            value=name,
            description=clip(words(f"wish-{owner}-{name}-help"), DETAIL),
        )
        for name in type(wished).model_fields
    ]
    return Select(Click(f"wish{owner}", "", 0, ""), words("pick-wish"), options)


def wish_text(wished: BaseModel, words: Words) -> str:
    """All wishes with their present values, a line each, as the text above that list."""
    return "\n".join(
        words("wish-line", wish=_written(wished, name, words)) for name in type(wished).model_fields
    )


def wish_line(wished: BaseModel, name: str, words: Words) -> str:
    """A wish and its present value in a few words."""
    title = words(f"wish-{OWNERS[type(wished)]}-{name}")
    return words("option-line", option=title, value=wish_value(wished, name, words))


def _written(wished: BaseModel, name: str, words: Words) -> str:
    """The same for a message, where channels can be named."""
    value = getattr(wished, name)
    if not isinstance(value, tuple) or not value:
        return wish_line(wished, name, words)
    title = words(f"wish-{OWNERS[type(wished)]}-{name}")
    return words("option-line", option=title, value=words.listing(f"<#{channel}>" for channel in value))


def wish_value(wished: BaseModel, name: str, words: Words) -> str:
    """The present value of a wish in words."""
    return _said(type(wished), name, getattr(wished, name), words)


class WishForm(Form):
    """Asks for one wish."""

    def __init__(self, wished: BaseModel, name: str, words: Words) -> None:
        owner = OWNERS[type(wished)]
        title, help_text = words(f"wish-{owner}-{name}"), words(f"wish-{owner}-{name}-help")
        super().__init__(f"wish{owner}:{name}", title, help_text, _control(wished, name, words))


def read_wish(model: type[BaseModel], name: str, texts: Sequence[str]) -> Any:
    """The value that was picked or typed.

    Raises:
        ValueError: there is no such wish, or a number was wanted and something else was typed.
    """
    field = model.model_fields.get(name)
    if field is None:
        raise ValueError(name)
    if get_origin(field.annotation) is tuple:
        return tuple(int(text) for text in texts)
    for value in _choices(field):
        if _text(value) == texts[0]:
            return value
    if not NUMBER.fullmatch(texts[0].strip()):
        raise ValueError(name)
    return int(texts[0])


# -- how -------------------------------------------------------------------------------------------


def _choices(field: FieldInfo) -> list[Any]:
    """The values a wish is picked from; empty for a number that is typed, and for channels."""
    if field.annotation is bool:
        return [True, False]
    if get_origin(field.annotation) is Literal:
        return list(get_args(field.annotation))
    extra = field.json_schema_extra
    named: Any = extra.get("choices", []) if isinstance(extra, dict) else []
    return list(named)


def _control(wished: BaseModel, name: str, words: Words) -> Control:
    model, value = type(wished), getattr(wished, name)
    field = model.model_fields[name]
    if get_origin(field.annotation) is tuple:
        return _channels(value)
    options = [
        discord.SelectOption(
            label=clip(_said(model, name, each, words), DETAIL), value=_text(each), default=each == value
        )
        for each in _choices(field)
    ]
    return one_of(options) if options else number(value, _bound(field, "ge"), _bound(field, "le"))


def _channels(chosen: Sequence[int]) -> ui.ChannelSelect[Any]:
    return ui.ChannelSelect(
        channel_types=CHANNELS,
        min_values=0,
        max_values=CHOICES,
        required=False,
        default_values=[discord.Object(channel) for channel in chosen],
    )


def _bound(field: FieldInfo, side: str) -> int:
    return int(next(getattr(each, side) for each in field.metadata if hasattr(each, side)))


def _text(value: Any) -> str:
    return str(value) or "default"


def _said(model: type[BaseModel], name: str, value: Any, words: Words) -> str:
    key = f"wish-{OWNERS[model]}-{name}-value"
    if isinstance(value, bool):
        return words("value-yes" if value else "value-no")
    if isinstance(value, tuple):
        return words(key, count=len(value))
    if isinstance(value, int):
        return words(key, value=value)
    return words(f"wish-{OWNERS[model]}-{name}-value-{_text(value)}")
