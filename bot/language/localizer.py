"""The words of the house: every sentence a person reads, in the reader's language.

Sentences live in ``locales/<language>/*.ftl`` (Fluent), never in code: grammar such as plurals is
the translator's, not the programmer's. English has them all; what another language lacks is told in
English, sentence by sentence. This module knows languages and keys; it does not know what any sentence
is about.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache, lru_cache
from pathlib import Path

from babel import Locale
from babel.dates import format_skeleton
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser

LANGUAGES = ("en", "nl", "fr")
"""The languages of the house, each by its two letters; the first is spoken where a reader's own is not among
them, or lacks a sentence."""
LOCALES = Path(__file__).parent / "locales"
_ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
"""How an entry of a file begins, at the beginning of a line: a sentence, or a term behind a hyphen."""
_NEXT = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)
_NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""How one entry names another, as far as braces are not nested otherwise."""

_PARSER = FluentParser(with_spans=False)
"""Where in a file a word stands is a third of what a parsed sentence takes, and nobody asks."""

REMEMBERED = 2048
"""Sentences a language remembers: most have been said a moment ago, of the same tiles and names."""

Value = str | int | float


class Localizer:
    """The sentences of one language. Calling it says one: ``words("refusal-not-your-turn", name="Ann")``."""

    def __init__(self, language: str, folder: Path = LOCALES) -> None:
        """Read the sentences of a language, and those of English for what it lacks.

        Args:
            language: named as its folder is.
            folder: where the folders of the languages are.
        """
        self.language = language
        own, english = _written(language, folder), _written(LANGUAGES[0], folder)
        self._own = _Sentences(language, own, {**english, **own})
        self._english = _Sentences(LANGUAGES[0], english, english)
        self._said = lru_cache(REMEMBERED, typed=True)(self._say)

    def __call__(self, key: str, **values: Value) -> str:
        """The sentence ``key`` with its placeholders filled; in English where this language lacks it.

        Raises:
            KeyError: there is no such sentence, or a placeholder was left without a value.
        """
        return self._said(key, **values)

    def _say(self, key: str, **values: Value) -> str:
        return (self._own if key in self._own else self._english).say(key, values)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that key: some options and games have no word for a thing."""
        return key in self._own or key in self._english

    def number(self, value: float) -> str:
        """A number as the language writes it, with one decimal at most: 1,234.5."""
        return format_decimal(value, "#,##0.#", locale=self.language)

    def percent(self, share: float) -> str:
        """A share of 1 as the language writes it: 60%."""
        return format_percent(share, locale=self.language)

    def month(self, day: date) -> str:
        """A month as the language writes it: November 2026."""
        return format_skeleton("yMMMM", day, locale=self.language)

    def quarter(self, day: date) -> str:
        """A quarter as the language writes it: 4th quarter 2026."""
        return format_skeleton("yQQQQ", day, locale=self.language)

    def listing(self, items: Iterable[str]) -> str:
        """A list as the language writes it: Ann, Bob and Eve."""
        return format_list(list(items), locale=self.language)

    def either(self, items: Iterable[str]) -> str:
        """A choice as the language writes it: 2, 5 or 6."""
        locale = "en_GB" if self.language == "en" else self.language  # no comma before so short a last word
        return format_list(list(items), style="or", locale=locale)

    def clauses(self, parts: Iterable[str]) -> str:
        """Parts of a sentence set off as the language does it: north: 5; east: 2."""
        return self("clauses", first="", then="").join(parts)


def own_name(language: str) -> str:
    """Return what a language calls itself, as it stands in a list of languages: Français."""
    return (Locale.parse(language).get_display_name() or language).capitalize()


@cache
def localizer_for(locale: str | None) -> Localizer:
    """The words for a Discord locale such as ``en-US`` or ``nl``; English where we do not speak it."""
    language = (locale or "").split("-")[0]
    return _speak(language if language in LANGUAGES else LANGUAGES[0])


@cache
def _speak(language: str) -> Localizer:
    return Localizer(language)


@cache
def _written(language: str, folder: Path) -> Mapping[str, str]:
    """Return the entries of a language as they are written, by name; the first of a name holds."""
    entries: dict[str, str] = {}
    for file in sorted((folder / language).glob("*.ftl")):
        for text in _NEXT.split(file.read_text(encoding="utf-8")):
            if begins := _ENTRY.match(text):
                entries.setdefault(begins[1], text)
    return entries


class _Sentences:
    """The sentences of a language, each parsed when it is first said: a process says few of them, and
    to parse all takes a third of its start.

    Args:
        language: counts and writes numbers.
        own: those that it has, as they are written.
        known: what they may name, as it is written.
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
            KeyError: there is no such sentence, or a placeholder was left without a value.
        """
        self._read(key)
        message: Message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, dict(values))
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def _read(self, name: str) -> None:
        """Parse an entry and those that it names."""
        text = self._unread.get(name)
        if text is None:
            return
        self._bundle.add_resource(_PARSER.parse(text))
        self._unread.pop(name, None)  # not before: another thread may ask for it meanwhile
        for other in _NAMED.findall(text):
            self._read(other)
