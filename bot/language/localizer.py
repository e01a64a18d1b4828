"""Localization: every sentence a person reads, in the reader's language.

Sentences live in ``locales/<language>/*.ftl`` (Fluent), never in code, so that translators decide on plurals
and other grammar. English has every sentence, and replaces each one that another language lacks. This module
knows languages and keys, and not the subject of any sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache, lru_cache
from pathlib import Path
from unicodedata import bidirectional

from babel import Locale
from babel.dates import format_skeleton
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser

LANGUAGES = ("en", "nl", "fr", "es", "pt", "de")
"""The supported languages as two-letter codes. The first is the fallback for other languages and for missing
sentences."""
LOCALES = Path(__file__).parent / "locales"
_ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
"""The start of an entry in a locale file: a sentence, or a term behind a hyphen."""
_NEXT = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)
_NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A reference from one entry to another. It does not match inside other nested braces."""

_PARSER = FluentParser(with_spans=False)
"""Spans, the positions in the file, would take a third of the parsing time, and no code reads them."""

REMEMBERED = 2048
"""Formatted sentences cached per language: most repeat recent ones, with the same tiles and names."""

Value = str | int | float

_TO_THE_LEFT = frozenset({"R", "AL", "AN"})
_ISOLATE, _END = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"


def isolated(text: str) -> str:
    """Return a text with a direction of its own if it runs from right to left.

    Without it, an Arabic or Hebrew name would turn round the numbers and signs after it.
    """
    if text.isascii() or _ISOLATE in text or _TO_THE_LEFT.isdisjoint(map(bidirectional, text)):
        return text
    return f"{_ISOLATE}{text}{_END}"


class Localizer:
    """The sentences of one language. Call it to get one: ``words("refusal-not-your-turn", name="Ann")``."""

    def __init__(self, language: str, folder: Path = LOCALES) -> None:
        """Read the sentences of a language, and those of English as the fallback.

        Args:
            language: the name of its folder.
            folder: contains the folders of all languages.
        """
        self.language = language
        own, english = _written(language, folder), _written(LANGUAGES[0], folder)
        self._own = _Sentences(language, own, {**english, **own})
        self._english = _Sentences(LANGUAGES[0], english, english)
        self._said = lru_cache(REMEMBERED, typed=True)(self._say)

    def __call__(self, key: str, **values: Value) -> str:
        """Return the sentence ``key`` with its placeholders filled, in English if this language lacks it.

        Raises:
            KeyError: there is no such sentence, or a placeholder has no value.
        """
        return self._said(key, **values)

    def _say(self, key: str, **values: Value) -> str:
        return (self._own if key in self._own else self._english).say(key, values)

    def has(self, key: str) -> bool:
        """Return whether a sentence of that key exists. Some options and games have no word for a thing."""
        return key in self._own or key in self._english

    def number(self, value: float) -> str:
        """Return a number as the language writes it, with one decimal at most: 1,234.5."""
        return format_decimal(value, "#,##0.#", locale=self.language)

    def percent(self, share: float) -> str:
        """Return a share of 1 as a percentage: 60%."""
        return format_percent(share, locale=self.language)

    def month(self, day: date) -> str:
        """Return a month and its year: November 2026."""
        return format_skeleton("yMMMM", day, locale=self.language)

    def quarter(self, day: date) -> str:
        """Return a quarter and its year: 4th quarter 2026."""
        return format_skeleton("yQQQQ", day, locale=self.language)

    def listing(self, items: Iterable[str]) -> str:
        """Return a list joined with the language's "and": Ann, Bob and Eve."""
        return format_list(list(map(isolated, items)), locale=self.language)

    def either(self, items: Iterable[str]) -> str:
        """Return a list joined with the language's "or": 2, 5 or 6."""
        # British English has no comma before "or"
        locale = "en_GB" if self.language == "en" else self.language
        return format_list(list(map(isolated, items)), style="or", locale=locale)

    def clauses(self, parts: Iterable[str]) -> str:
        """Return clauses joined as the language does it: north: 5; east: 2."""
        return self("clauses", first="", then="").join(parts)


def own_name(language: str) -> str:
    """Return the name of a language in that language, capitalized: Français."""
    return (Locale.parse(language).get_display_name() or language).capitalize()


@cache
def localizer_for(locale: str | None) -> Localizer:
    """Return the cached localizer for a Discord locale such as ``en-US``; English if it is not supported."""
    language = (locale or "").split("-")[0]
    return _speak(language if language in LANGUAGES else LANGUAGES[0])


@cache
def _speak(language: str) -> Localizer:
    return Localizer(language)


@cache
def _written(language: str, folder: Path) -> Mapping[str, str]:
    """Return the unparsed entries of a language by name. The first entry of a name counts."""
    entries: dict[str, str] = {}
    for file in sorted((folder / language).glob("*.ftl")):
        for text in _NEXT.split(file.read_text(encoding="utf-8")):
            if begins := _ENTRY.match(text):
                entries.setdefault(begins[1], text)
    return entries


class _Sentences:
    """The sentences of one language, each parsed on first use.

    A process uses few of them, and parsing all of them would take a third of its start.

    Args:
        language: decides on plurals and the format of numbers.
        own: the unparsed entries of the language.
        known: all unparsed entries that these may refer to.
    """

    def __init__(self, language: str, own: Mapping[str, str], known: Mapping[str, str]) -> None:
        self._own = own
        self._unread = dict(known)
        self._bundle = FluentBundle([language], use_isolating=False)

    def __contains__(self, key: str) -> bool:
        self._read(key)
        return key in self._own and self._bundle.has_message(key)

    def say(self, key: str, values: Mapping[str, Value]) -> str:
        """Return a sentence with its placeholders filled.

        Raises:
            KeyError: there is no such sentence, or a placeholder has no value.
        """
        self._read(key)
        message: Message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        filled = {
            name: isolated(value) if isinstance(value, str) else value for name, value in values.items()
        }
        text, errors = self._bundle.format_pattern(message.value, filled)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def _read(self, name: str) -> None:
        """Parse an entry and all entries it refers to, unless that was done."""
        text = self._unread.get(name)
        if text is None:
            return
        self._bundle.add_resource(_PARSER.parse(text))
        self._unread.pop(name, None)  # only after parsing: another thread may need it meanwhile
        for other in _NAMED.findall(text):
            self._read(other)
