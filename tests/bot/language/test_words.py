"""The list for translators: which sentences a language lacks, and which are no longer used."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.language.localizer import LANGUAGES
from tests.bot.language.words import missing, report, unused

FILES = {
    "en/table.ftl": "-shop = shop\nbutton-join = Join\nbutton-start = Start { -shop }\nmurmur = Hm.",
    "en/me.ftl": "wish-person-language = Language",
    "de/table.ftl": "button-join = Mitspielen\nbutton-gone = Weg\nmurmur = Hm.",
}
LIST = """\
en: 0 of 5 missing, 1 no longer used
  en/table.ftl
    no longer used  murmur
de: 3 of 5 missing, 2 no longer used
  de/me.ftl
    missing         wish-person-language
  de/table.ftl
    missing         -shop
    missing         button-start
    no longer used  button-gone
    no longer used  murmur"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_report_lists_missing_and_unused_keys_by_language_and_file(folder: Path) -> None:
    assert report(("en", "de"), folder) == LIST


def test_a_language_without_a_file_lacks_all_of_it(folder: Path) -> None:
    assert missing("de", folder)["me.ftl"] == ["wish-person-language"]
    assert missing("en", folder) == {}
    assert unused("fr", folder) == {}


def test_the_report_covers_every_language() -> None:
    counted = [line for line in report().splitlines() if not line.startswith(" ")]
    assert [line.partition(":")[0] for line in counted] == list(LANGUAGES)
