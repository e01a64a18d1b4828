"""What the documents promise is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from discord.app_commands import Command

from bot.commands import COMMANDS
from bot.discord_ui.permissions import NEEDED
from bot.localizer import LANGUAGES, localizer_for

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
TERMS = " ".join((ROOT / "TERMS.md").read_text(encoding="utf-8").split())
LISTING = (ROOT / "docs" / "listing.md").read_text(encoding="utf-8")
LANGUAGE_OF = {"English": "en", "Nederlands": "nl", "Français": "fr"}
MOST = {"Summary": 200, "Description": 400}
"""The characters that the developer portal takes of each text."""


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


def test_the_terms_say_what_discord_asks_for() -> None:
    assert "Discord's age rule" in TERMS
    assert "`/help` says how you reach the operator" in TERMS
    assert "The names of the games belong to their owners." in TERMS


@pytest.mark.parametrize("document", ["README.md", "PRIVACY.md", "docs/listing.md"])
def test_whose_the_names_are_is_said_in_the_terms_alone(document: str) -> None:
    assert "Mattel" in TERMS
    assert "Mattel" not in (ROOT / document).read_text(encoding="utf-8")


def listing_texts() -> dict[str, str]:
    """By language, the texts for the App Directory."""
    parts = re.split(r"^### (.*)$", LISTING, flags=re.MULTILINE)[1:]
    return {LANGUAGE_OF[name]: text for name, text in zip(parts[::2], parts[1::2], strict=True)}


def test_the_listing_has_texts_in_every_language() -> None:
    assert set(listing_texts()) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", MOST)
def test_the_portal_takes_the_texts_of_the_listing(language: str, what: str) -> None:
    (text,) = re.findall(rf"^\*\*{what}\.\*\* (.*?)\n\n", listing_texts()[language], re.DOTALL | re.MULTILINE)
    assert 50 < len(" ".join(text.split())) <= MOST[what]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_listing_names_commands_as_they_are_called(language: str) -> None:
    localizer = localizer_for(language)
    known = {localizer(f"command-{each.name}") for each in COMMANDS if isinstance(each, Command)}
    named = re.findall(r"(?<!\w)/([^\W\d_]+)", listing_texts()[language])
    assert named
    assert set(named) <= known


def test_the_portal_takes_the_tags_of_the_listing() -> None:
    (line,) = re.findall(r"The tags: (.*?)\.\n", LISTING, re.DOTALL)
    tags = re.findall(r"`([^`]+)`", line)
    assert 1 <= len(tags) <= 5
    assert all(len(tag) <= 20 for tag in tags)
