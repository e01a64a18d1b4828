"""The documents are up to date: generated parts, settings, links, paths and sentences."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from bot.config import NAMES
from bot.language.localizer import localizer_for
from bot.tables.state import computer_players
from docs.tools import generate
from docs.tools.rooms import FLOORS
from engine import GAMES
from tests.bot.language.words import messages

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
DOCUMENTS = sorted(
    [file for folder in (DOCS, ROOT / "engine", ROOT / "examples") for file in folder.rglob("*.md")]
    + list(ROOT.glob("*.md")),
    key=lambda file: file.relative_to(ROOT).as_posix(),
)
VOICED = [file for file in DOCUMENTS if file.name != "CHANGELOG.md" or file.parent != ROOT]
"""The documents whose sentences and paths are checked; the changelog has a form of its own."""
LONGEST = 30
"""The most words of a sentence."""
FENCE = re.compile(r"^ *```.*?^ *```$", re.DOTALL | re.MULTILINE)
PATH = re.compile(r"(?:bot|deploy|docs|engine|examples|render|tests)/[\w./-]*[\w/]")


PRESSED = r"(button|menu|pick|wish-server|wish-person)-.*"
"""The keys of labels that a document can tell people to press or to set."""


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@cache
def prose(file: Path) -> str:
    """Return a document without its fenced code."""
    return FENCE.sub("", file.read_text(encoding="utf-8"))


@cache
def anchors(file: Path) -> set[str]:
    """Return the anchors of a document's headings, as the site and code hosts generate them."""
    found: dict[str, int] = {}
    made = set()
    for heading in re.findall(r"^#+ (.*)$", prose(file), re.MULTILINE):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        anchor = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
        found[anchor] = found.get(anchor, -1) + 1
        made.add(f"{anchor}-{found[anchor]}" if found[anchor] else anchor)
    return made


def links(file: Path) -> Iterator[str]:
    """Yield the relative links and pictures of a document."""
    for target in re.findall(r"\]\(([^()\s]+)\)", prose(file)):
        if "://" not in target and not target.startswith("mailto:"):
            yield target


def test_generated_parts_are_up_to_date() -> None:
    """If this fails, run ``make docs`` and commit what it changed."""
    assert [name_of(file) for file in generate.stale()] == []


def test_every_setting_is_described() -> None:
    text = (DOCS / "run" / "settings.md").read_text(encoding="utf-8")
    headings = re.findall(r"^### `(\w+)`\n\nDefault: (.+)\n\n(\S.*)$", text, re.MULTILINE)
    assert [name for name, _, _ in headings] == list(NAMES)
    assert re.findall(r"^\| \[`(\w+)`\]", text, re.MULTILINE) == list(NAMES)


def test_every_name_of_a_computer_stands_beside_its_level() -> None:
    page = (DOCS / "play" / "tables.md").read_text(encoding="utf-8").splitlines()
    english = localizer_for("en")
    rows = [
        f"| {english(f'level-{level}')} | {', '.join(names)} |"
        for level, names in computer_players.NAMES.items()
    ]
    assert [row for row in rows if row not in page] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_page_with_all_its_house_rules(game: str) -> None:
    text = (DOCS / "play" / f"{game}.md").read_text(encoding="utf-8")
    table = text.split(f"<!-- generated: options {game} -->")[1].split("<!-- end -->")[0]
    assert re.findall(r"<br>`(\w+)` \|", table) == [name for name, _ in generate.offered(game)]
    assert f"<!-- generated: rules {game} -->" in text
    assert f"play/{game}.md" in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "games"),
    [
        ("English", "Six games"),
        ("Nederlands", "Zes spellen"),
        ("Français", "Six jeux"),
        ("Español", "Seis juegos"),
        ("Português", "Seis jogos"),
        ("Deutsch", "Sechs Spiele"),
    ],
)
def test_the_texts_for_discord_count_all_games_and_are_short_enough(language: str, games: str) -> None:
    """Count them again in every language when a game is added."""
    assert len(GAMES) == 6
    _, _, section = (DOCS / "listing.md").read_text(encoding="utf-8").partition(f"\n### {language}\n")
    summary, description, *_ = (" ".join(part.split()) for part in section.split("\n\n") if "**" in part)
    assert games.lower() in summary.lower()
    assert f"**{games}.**" in section.partition("\n### ")[0]
    assert len(summary.removeprefix("**Summary.** ")) <= 200
    assert len(description.removeprefix("**Description.** ")) <= 400


@pytest.mark.parametrize("file", sorted((DOCS / "play").glob("*.md")), ids=name_of)
def test_labels_in_a_page_exist(file: Path) -> None:
    """Labels are written in italics. Other words in italics begin with a small letter."""
    keys = [key for key in messages("en") if re.fullmatch(PRESSED, key)]
    texts = "".join(str(FluentSerializer().serialize_entry(messages("en")[key])) for key in keys)
    own = re.sub(r"<!-- generated: .*?<!-- end -->", "", prose(file), flags=re.DOTALL)
    named = re.findall(r"(?<![*\w])\*([^*\s][^*]*)\*(?!\*)", own)
    pressed = {part for names in named for part in " ".join(names.split()).split(" → ") if part[0].isupper()}
    assert {each for each in pressed - {"Apps"} if each not in texts} == set()


@pytest.mark.parametrize("file", VOICED, ids=name_of)
def test_every_make_command_exists(file: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = re.findall(r"(?:^    |`)make ([a-z-]+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(named) <= set(targets)


@pytest.mark.parametrize("file", DOCUMENTS, ids=name_of)
def test_every_link_leads_somewhere(file: Path) -> None:
    broken = []
    for target in links(file):
        path, _, anchor = target.partition("#")
        other = (file.parent / path).resolve() if path else file
        if not other.exists() or (anchor and other.suffix == ".md" and anchor not in anchors(other)):
            broken.append(target)
    assert broken == []


@pytest.mark.parametrize("file", VOICED, ids=name_of)
def test_every_named_path_exists(file: Path) -> None:
    """Paths in backticks are checked, except those that a reader adds or that a test writes."""
    named = {path for code in re.findall(r"`([^`]+)`", prose(file)) for path in PATH.findall(code)}
    missing = {path for path in named if not (ROOT / path).exists() and not list(file.parent.glob(path))}
    assert {path for path in missing if not re.search(r"your|/xx|/failed$", path)} == set()


@pytest.mark.parametrize("file", VOICED, ids=name_of)
def test_every_module_to_run_exists(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    modules = set(re.findall(r"-m ((?:bot|docs|engine|render|tests)(?:\.\w+)*)", text))
    places = {module: ROOT / module.replace(".", "/") for module in modules}
    assert [
        module
        for module, place in places.items()
        if not (place.with_suffix(".py").is_file() or (place / "__main__.py").is_file())
    ] == []


def sentences(text: str) -> Iterator[str]:
    """Yield the sentences of a document: of its paragraphs, list items and table cells."""
    text = re.sub(r"<!--.*?-->|\A---\n.*?\n---\n", "", text, flags=re.DOTALL)
    text = re.sub(r"!?\[((?:[^\[\]]|\[[^\]]*\])*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"`[^`]*`|<[^>]*>", "code", text)
    text = re.sub(r"^(?: {4,}.*|#.*|:::.*)$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^\s*(?:[-*] |\d+\. |\|)", "\n\n", text, flags=re.MULTILINE)
    for part in re.split(r"\n\s*\n|\s\|\s?", text):
        yield from re.split(r"(?<=[.!?:;])[\"”)*_]*\s+", " ".join(part.split()))


@pytest.mark.parametrize("file", VOICED, ids=name_of)
def test_no_sentence_is_too_long(file: Path) -> None:
    """A colon or a semicolon ends a sentence too. Texts that players read are checked elsewhere."""
    text = re.sub(
        r"<!-- generated: .*?<!-- end -->|^## Texts\n.*", "", prose(file), flags=re.DOTALL | re.MULTILINE
    )
    assert [each for each in sentences(text) if len(each.split()) > LONGEST] == []


def test_the_drawing_shows_every_room() -> None:
    shown = {room.folder for _, rooms in FLOORS for room in rooms}
    folders = {f"bot/{each.parent.name}" for each in (ROOT / "bot").glob("*/__init__.py")}
    assert folders <= shown
    assert all((ROOT / each).exists() for each in shown)


def test_the_drawing_orders_the_rooms_as_the_import_contract() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (floors,) = [each["layers"] for each in contracts if each["name"].startswith("The floors of the bot")]
    modules = [[f"{module}." for module in floor.split(" | ")] for floor in floors]
    drawn = [f"{room.folder.removesuffix('.py').replace('/', '.')}." for _, rooms in FLOORS for room in rooms]
    places = [
        next(place for place, floor in enumerate(modules) if any(module.startswith(room) for module in floor))
        for room in drawn
    ]
    assert places == sorted(places)


def test_every_page_is_in_the_site() -> None:
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    listed = set(re.findall(r"[\w/-]+\.md", nav))
    assert listed == {file.relative_to(DOCS).as_posix() for file in DOCS.rglob("*.md")}


def test_every_example_is_shown() -> None:
    page = (DOCS / "engine" / "examples.md").read_text(encoding="utf-8")
    shown = re.findall(r"<!-- include: examples/(\w+\.py) -->", page)
    assert set(shown) == {file.name for file in (ROOT / "examples").glob("*.py")}


def test_included_files_exist_and_are_linked() -> None:
    for file in DOCS.rglob("*.md"):
        for name, instead in re.findall(
            r"<!-- include: (\S+).*? -->\n(.*?)<!-- end -->", prose(file), re.DOTALL
        ):
            assert (ROOT / name).is_file()
            assert name.removeprefix("docs/") in instead


def test_the_lock_of_the_site_is_complete_and_names_no_index() -> None:
    lock = (DOCS / "requirements.lock").read_text(encoding="utf-8")
    pins = re.findall(r"^[a-z0-9-]+==\S+.*(?:\n    --hash=sha256:[0-9a-f]{64}.*)+", lock, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^\S", lock, re.MULTILINE))
    assert "://" not in lock
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for each in project["optional-dependencies"]["docs"]:
        pin = re.sub(r"\[.*?\]", "", each)
        assert f"\n{pin} " in f"\n{lock}", each


def test_the_site_fetches_nothing() -> None:
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert "  font: false\n" in config
    assert "://" not in config + (DOCS / "assets" / "site.css").read_text(encoding="utf-8")
