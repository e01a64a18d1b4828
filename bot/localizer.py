"""The words of the house: every sentence a person reads, in the reader's language.

Sentences live in ``locales/<language>/*.ftl`` (Fluent), never in code: grammar such as plurals is
the translator's, not the programmer's. This module knows languages and keys; it does not know what
any sentence is about.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import cache
from importlib import resources

from babel.dates import format_skeleton
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "nl", "fr")
"""The languages of the house; the first is spoken where a reader's own is not among them."""

Value = str | int | float


class Localizer:
    """The sentences of one language. Calling it says one: ``words("refusal-not-your-turn", name="Ann")``."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in _sources(language):
            self._bundle.add_resource(FluentResource(text))

    def __call__(self, key: str, **values: Value) -> str:
        """The sentence ``key`` with its placeholders filled.

        Raises:
            KeyError: there is no such sentence, or a placeholder was left without a value.
        """
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, dict(values))
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that key: some options and games have no word for a thing."""
        return self._bundle.has_message(key)

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


@cache
def localizer_for(locale: str | None) -> Localizer:
    """The words for a Discord locale such as ``en-US`` or ``nl``; English where we do not speak it."""
    language = (locale or "").split("-")[0]
    return _speak(language if language in LANGUAGES else LANGUAGES[0])


@cache
def _speak(language: str) -> Localizer:
    return Localizer(language)


def _sources(language: str) -> list[str]:
    folder = resources.files("bot") / "locales" / language
    return [item.read_text(encoding="utf-8") for item in folder.iterdir() if item.name.endswith(".ftl")]
