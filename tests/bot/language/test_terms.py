"""The table of domino terms, compared with the sentences of each language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.language.localizer import LANGUAGES
from engine import GAMES
from tests.bot.language.words import ROOT, files

TABLE = ROOT / "docs" / "build" / "terms.md"
COLUMNS = {"English": "en", "Dutch": "nl", "French": "fr", "Spanish": "es", "Portuguese (Brazil)": "pt"} | {
    "German": "de"
}


class Cell(NamedTuple):
    """The words of a language for one term."""

    alternatives: tuple[tuple[str, ...], ...]
    """The words that may be used, each with its forms. One file uses only one of them."""
    excluded: tuple[str, ...]
    """Words with the same meaning that no file uses."""


def read(cell: str) -> Cell:
    """Return the words of a cell such as ``stapel / pot; not hoop, berg``."""
    used, _, excluded = cell.partition("; not ")
    alternatives = tuple(tuple(each.split(", ")) for each in used.split(" / "))
    return Cell(alternatives, tuple(excluded.split(", ")) if excluded else ())


def table(path: Path = TABLE) -> dict[str, dict[str, Cell]]:
    """Return the cells of the first table by language and term."""
    rows = path.read_text(encoding="utf-8").partition("\n|")[2].partition("\n\n")[0].splitlines()
    heads, _, *lines = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    terms: dict[str, dict[str, Cell]] = {language: {} for language in COLUMNS.values()}
    for term, *cells in lines:
        for head, cell in zip(heads[1:-1], cells[:-1], strict=True):
            terms[COLUMNS[head]][term] = read(cell)
    return terms


class Texts(Visitor):
    """The texts of a sentence, without names of values and variants."""

    def __init__(self, message: ftl.Message) -> None:
        self.found: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 (fluent's name)
        self.found.append(node.value)


def spoken_in(language: str) -> dict[str, str]:
    """Return the texts of each file of a language. The lessons of a game are apart: boxes differ in words."""
    texts: dict[str, str] = {}
    for name, resource in files(language).items():
        for message in resource.body:
            if isinstance(message, ftl.Message):
                lesson = re.match(rf"learn-({'|'.join(GAMES)})-", message.id.name)
                place = f"{name}, {lesson[1]}" if lesson else name
                texts[place] = "\n".join([texts.get(place, ""), *Texts(message).found])
    return texts


def uses(word: str, text: str) -> bool:
    """Return whether a text has a word, or a form of it with an ending of at most two letters."""
    return re.search(rf"(?<![-\w]){re.escape(word)}\w{{0,2}}(?![-\w])", text, re.IGNORECASE) is not None


def test_the_table_has_a_column_for_every_language() -> None:
    terms = table()
    assert set(terms) == set(LANGUAGES)
    assert all(len(cells) == len(terms["en"]) for cells in terms.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_has_one_translation_in_each_file(language: str) -> None:
    texts = spoken_in(language)
    excluded = {
        (name, word)
        for name, text in texts.items()
        for cell in table()[language].values()
        for word in cell.excluded
        if uses(word, text)
    }
    mixed = {
        (name, *(forms[0] for forms in used))
        for name, text in texts.items()
        for cell in table()[language].values()
        if len(used := [forms for forms in cell.alternatives if any(uses(form, text) for form in forms)]) > 1
    }
    assert (excluded, mixed) == (set(), set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terms_word_is_used(language: str) -> None:
    """A word that no sentence uses is a mistake in the table."""
    every = "\n".join(spoken_in(language).values())
    unused = [
        forms[0]
        for cell in table()[language].values()
        for forms in cell.alternatives
        if not any(uses(form, every) for form in forms)
    ]
    assert unused == []


def test_an_excluded_word_is_found_in_its_forms() -> None:
    assert read("Stein / Domo, Domos; not Spielstein, Plättchen") == Cell(
        (("Stein",), ("Domo", "Domos")), ("Spielstein", "Plättchen")
    )
    assert uses("Spielstein", "Zwei Spielsteine.")
    assert not uses("Stein", "Ein Eckstein, ein Steinbruch, ein Anti-Stein.")
