"""What the documents promise is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from bot.discord_ui.permissions import NEEDED

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
CONTRIBUTING = ROOT / "CONTRIBUTING.md"


def test_the_examples_work() -> None:
    results = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert results.attempted
    assert not results.failed


def test_the_invite_link_asks_for_what_is_needed() -> None:
    permissions = re.findall(r"permissions=(\d+)", README.read_text(encoding="utf-8"))
    assert [int(number) for number in permissions] == [NEEDED.value]


@pytest.mark.parametrize("document", [README, CONTRIBUTING])
def test_every_make_command_exists(document: Path) -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = re.findall(r"(?:^    |`)make ([a-z]+)", document.read_text(encoding="utf-8"), re.MULTILINE)
    assert named
    assert set(named) <= set(targets)


def test_the_lock_is_complete_and_names_no_index() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pins = re.findall(
        r"^[a-z0-9-]+(?:\[[a-z,]+\])?==.*(?:\n    --hash=sha256:[0-9a-f]{64}.*)+", lock, re.MULTILINE
    )
    assert len(pins) == len(re.findall(r"^\S", lock, re.MULTILINE))
    assert "://" not in lock
