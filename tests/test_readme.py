"""The documents keep their promises: examples, commands, labels and texts are correct."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from discord.app_commands import Command
from fluent.syntax.ast import TextElement

from bot.discord_ui.commands import COMMANDS
from bot.discord_ui.wire.permissions import NEEDED
from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.lobby.lobby_controls import lobby_controls
from bot.presentation.message import Button
from tests.bot.language.words import messages

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
TERMS = " ".join((ROOT / "TERMS.md").read_text(encoding="utf-8").split())
LISTING = (ROOT / "docs" / "listing.md").read_text(encoding="utf-8")
LANGUAGE_OF = {
    "English": "en",
    "Nederlands": "nl",
    "Français": "fr",
    "Español": "es",
    "Português": "pt",
    "Deutsch": "de",
}
MOST = {"Summary": 200, "Description": 400}
"""The most characters that the developer portal accepts for each text."""


def test_the_readmes_examples_work() -> None:
    results = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert results.attempted
    assert not results.failed


def test_the_invite_link_requests_the_needed_permissions() -> None:
    permissions = re.findall(r"permissions=(\d+)", README.read_text(encoding="utf-8"))
    assert [int(number) for number in permissions] == [NEEDED.value]


@pytest.mark.parametrize("document", [README, CONTRIBUTING])
def test_every_make_command_exists(document: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = re.findall(r"(?:^    |`)make\s+([a-z-]+)", document.read_text(encoding="utf-8"), re.MULTILINE)
    assert named
    assert set(named) <= set(targets)


LABELS = r"(button|wish-server|wish-person|menu)-.*"
"""The keys of labels that a document can tell people to press or to set."""


@pytest.mark.parametrize("document", ["README.md", "PRIVACY.md", "docs/clients.md"])
def test_labels_in_a_document_exist(document: str) -> None:
    """Labels are written in italics. Other words in italics begin with a small letter."""
    sentences = [messages("en")[key].value for key in messages("en") if re.fullmatch(LABELS, key)]
    parts = [part for sentence in sentences if sentence for part in sentence.elements]
    known = {part.value for part in parts if isinstance(part, TextElement)}
    named = italics((ROOT / document).read_text(encoding="utf-8"))
    pressed = {each for names in named for each in names.split(" → ") if each[0].isupper()}
    assert pressed
    assert pressed - known <= {"Apps"}  # a label of Discord


def test_the_readme_starts_a_match_with_existing_buttons() -> None:
    readme = README.read_text(encoding="utf-8")
    (step,) = re.findall(r"^5\. In a channel.*?\n\n", readme, re.DOTALL | re.MULTILINE)
    verbs = ("join", "fill", "start", "setup", "panel")
    lobby = lobby_controls("table", verbs, localizer_for("en"), added=3)
    there = {
        f"{each.emoji} {each.label}".strip() for row in lobby for each in row if isinstance(each, Button)
    }
    assert set(italics(step)) <= there | {localizer_for("en")("button-my-hand")}


def italics(text: str) -> list[str]:
    """Return the words in italics, each on one line."""
    return [" ".join(found.split()) for found in re.findall(r"(?<![*\w])\*([^*\s][^*]*)\*(?!\*)", text)]


def test_the_lock_is_complete_and_names_no_index() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pins = re.findall(
        r"^[a-z0-9-]+(?:\[[a-z,]+\])?==.*(?:\n    --hash=sha256:[0-9a-f]{64}.*)+", lock, re.MULTILINE
    )
    assert len(pins) == len(re.findall(r"^\S", lock, re.MULTILINE))
    assert "://" not in lock


def test_the_terms_state_what_discord_requires() -> None:
    assert "Discord's age rule" in TERMS
    assert "`/help` says how you reach the operator" in TERMS
    assert "The names of the games belong to their owners." in TERMS


@pytest.mark.parametrize("document", ["README.md", "PRIVACY.md", "docs/listing.md"])
def test_only_the_terms_name_the_owner_of_the_trademark(document: str) -> None:
    assert "Mattel" in TERMS
    assert "Mattel" not in (ROOT / document).read_text(encoding="utf-8")


def listing_texts() -> dict[str, str]:
    """Return the texts for the App Directory, by language."""
    parts = re.split(r"^### (.*)$", LISTING, flags=re.MULTILINE)[1:]
    return {LANGUAGE_OF[name]: text for name, text in zip(parts[::2], parts[1::2], strict=True)}


def test_the_listing_has_texts_in_every_language() -> None:
    assert set(listing_texts()) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", MOST)
def test_the_texts_of_the_listing_fit_the_portals_limits(language: str, what: str) -> None:
    (text,) = re.findall(rf"^\*\*{what}\.\*\* (.*?)\n\n", listing_texts()[language], re.DOTALL | re.MULTILINE)
    assert 50 < len(" ".join(text.split())) <= MOST[what]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_listing_uses_the_commands_localized_names(language: str) -> None:
    localizer = localizer_for(language)
    known = {localizer(f"command-{each.name}") for each in COMMANDS if isinstance(each, Command)}
    named = re.findall(r"(?<!\w)/([^\W\d_]+)", listing_texts()[language])
    assert named
    assert set(named) <= known


def test_the_tags_of_the_listing_fit_the_portals_limits() -> None:
    (line,) = re.findall(r"The tags: (.*?)\.\n", LISTING, re.DOTALL)
    tags = re.findall(r"`([^`]+)`", line)
    assert 1 <= len(tags) <= 5
    assert all(len(tag) <= 20 for tag in tags)
