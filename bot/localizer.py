"""The words of the house: every sentence a person reads, in the reader's language.

Sentences live in ``locales/<language>/*.ftl`` (Fluent), never in code: grammar such as plurals is
the translator's, not the programmer's. English has them all; what another language lacks is told in
English, sentence by sentence. This module knows languages and keys; it does not know what any sentence
is about.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import cache
from pathlib import Path

from babel import Locale
from babel.dates import format_skeleton
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

LANGUAGES = ("en", "nl", "fr")
"""The languages of the house, each by its two letters; the first is spoken where a reader's own is not among
them, or lacks a sentence."""
LOCALES = Path(__file__).parent / "locales"

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
        own, english = _resources(language, folder), _resources(LANGUAGES[0], folder)
        self._own = {entry.id.name for each in own for entry in each.body if isinstance(entry, Message)}
        self._bundle = _bundle(language, [*own, *english])
        self._english = _bundle(LANGUAGES[0], english)

    def __call__(self, key: str, **values: Value) -> str:
        """The sentence ``key`` with its placeholders filled; in English where this language lacks it.

        Raises:
            KeyError: there is no such sentence, or a placeholder was left without a value.
        """
        bundle = self._bundle if key in self._own else self._english
        message = bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(message.value, dict(values))
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that key: some options and games have no word for a thing."""
        return key in self._own or self._english.has_message(key)

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
def _resources(language: str, folder: Path) -> list[Resource]:
    files = sorted((folder / language).glob("*.ftl"))
    return [FluentResource(file.read_text(encoding="utf-8")) for file in files]


def _bundle(language: str, resources: Iterable[Resource]) -> FluentBundle:
    """Return the sentences as the language counts and writes numbers; the first of a name holds."""
    bundle = FluentBundle([language], use_isolating=False)
    for each in resources:
        bundle.add_resource(each)
    return bundle
