"""What the site needs beyond Markdown: included files, links out of ``docs``, and the project's typeface.

MkDocs calls these hooks. A page includes a file of the project with a pair of comments, so that nothing is
said twice and the page still links the file where it is read as plain Markdown::

    <!-- include: engine/README.md -->
    Read [the engine's README](../../engine/README.md).
    <!-- end -->

This module knows nothing about the program: it runs in an environment that does not have it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath

import fontpkg_atkinson_hyperlegible
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "build/contributing.md",
    "CHANGELOG.md": "run/changelog.md",
    "PRIVACY.md": "run/privacy.md",
    "TERMS.md": "run/terms.md",
    "engine/README.md": "engine/index.md",
    "engine/games/uno_dominos/RULES.md": "play/uno-dominos.md",
    "engine/games/all_fives/RULES.md": "play/all-fives.md",
    "engine/games/mexican_train/RULES.md": "play/mexican-train.md",
    "engine/games/domino_four/RULES.md": "play/domino-4.md",
    "engine/games/partners/RULES.md": "play/partners.md",
    "engine/games/block.py": "play/block.md",
    "examples/README.md": "engine/examples.md",
}
"""Which page shows a file that is not in ``docs``."""
INCLUDE = re.compile(r"<!-- include: (\S+)(?: (\w+))? -->\n.*?<!-- end -->", re.DOTALL)
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)")
FENCE = re.compile(r"(^ *```.*?^ *```$)", re.DOTALL | re.MULTILINE)
ROLE = re.compile(r":(?:class|meth|func|attr|data|mod|exc|obj):`~?([^`]*)`")
FONTS = ("Regular", "Bold", "Italic", "BoldItalic")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the typeface of the bot's pictures to the site."""
    folder = Path(fontpkg_atkinson_hyperlegible.__file__).parent / "files"
    for style in FONTS:
        font = folder / f"AtkinsonHyperlegible-{style}.ttf"
        files.append(File.generated(config, f"assets/{font.name}", abs_src_path=str(font)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Return a page with its files included and its links leading to pages of the site."""
    folder = f"docs/{PurePosixPath(page.file.src_uri).parent}"
    included = INCLUDE.sub(lambda found: _included(found[1], found[2], folder), markdown)
    return _outside_code(included, lambda text: LINK.sub(lambda link: _link(link, folder, page), text))


# -- files -----------------------------------------------------------------------------------------


def _included(name: str, what: str | None, folder: str) -> str:
    """Return a file as Markdown: its text, its source, or the docstring it opens with."""
    text = (ROOT / name).read_text(encoding="utf-8")
    if what == "docstring":
        return _from_restructured(ast.get_docstring(ast.parse(text)) or "")
    if name.endswith(".py"):
        return f"```python\n{text.rstrip()}\n```"
    body = re.sub(r"\A# .*\n", "", text)
    if what == "deeper":
        body = _outside_code(body, lambda part: re.sub(r"^(#+) ", r"\1# ", part, flags=re.MULTILINE))
    return _outside_code(body, lambda part: LINK.sub(lambda link: _moved(link, name, folder), part))


def _moved(link: re.Match[str], name: str, folder: str) -> str:
    """Return a link of an included file as it has to read in the page."""
    image, words, target = link.groups()
    if target.startswith("#") or "://" in target:
        return link[0]
    return f"{image}[{words}]({relpath(normpath(PurePosixPath(name).parent / target), folder)})"


def _from_restructured(text: str) -> str:
    """Return a docstring as Markdown, its simple tables too."""
    text = ROLE.sub(r"`\1`", text.replace("``", "`"))
    return re.sub(r"^(=+ +=+)\n(.*?)\n\1$", _table, text, flags=re.DOTALL | re.MULTILINE)


def _table(found: re.Match[str]) -> str:
    split = found[1].index(" ")
    rows = [(line[:split].strip(), line[split:].strip()) for line in found[2].splitlines()]
    return "\n".join(["| key | refused because |", "|---|---|", *(f"| {a} | {b} |" for a, b in rows)])


# -- links -----------------------------------------------------------------------------------------


def _link(link: re.Match[str], folder: str, page: Page) -> str:
    """Return a link that works on the site: files outside ``docs`` are shown by a page, or only named."""
    image, words, target = link.groups()
    path, _, anchor = target.partition("#")
    if not path or "://" in target or path.startswith("mailto:"):
        return link[0]
    found = normpath(f"{folder}/{path}")
    if found.startswith("docs/"):
        return link[0]
    if found not in PAGES:
        return words
    moved = relpath(PAGES[found], str(PurePosixPath(page.file.src_uri).parent))
    return f"{image}[{words}]({moved}{'#' if anchor else ''}{anchor})"


def _outside_code(text: str, change: Callable[[str], str]) -> str:
    """Return the text with everything changed but its fenced code."""
    parts = FENCE.split(text)
    return "".join(part if index % 2 else change(part) for index, part in enumerate(parts))
