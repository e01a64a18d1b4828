"""List the sentences that a language lacks, and those that the code no longer uses.

Run it as ``python -m tests.bot.language.words``. The keys in use are read from the code: every literal key,
and every key that an f-string can build from words in the code. A new game, option or language therefore
needs no line here.
"""

from __future__ import annotations

import ast
import gc
import itertools
import re
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bot
from bot.language.localizer import LANGUAGES

ROOT = Path(bot.__file__).parents[1]
LOCALES = ROOT / "bot" / "language" / "locales"
SPEAKING = {
    "localizer": 0,
    "narrator": 0,
    "Sentence": 0,
    "localized": 0,
    "Notice": 0,
    "tell": 0,
    "abandon": 0,
    "require": 1,
}
"""The names of functions and classes that take a key, with the position of the key among their arguments.

Errors made of a key are added by :func:`speaking`.
"""


PARSER = FluentParser(with_spans=False)
"""Spans, the positions in the file, would take a third of the parsing time, and no code reads them."""


@contextmanager
def uncollected() -> Iterator[None]:
    """Disable garbage collection in this block: parsed code stays, and would be traversed repeatedly."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


# -- the locale files ------------------------------------------------------------------------------


def files(language: str, folder: Path = LOCALES) -> dict[str, ftl.Resource]:
    """Return the parsed files of a language, by name."""
    return _parsed(language, folder)


# behind a function that always passes the folder, so that calls with the default share one cache entry
@cache
@uncollected()
def _parsed(language: str, folder: Path) -> dict[str, ftl.Resource]:
    paths = sorted((folder / language).glob("*.ftl"))
    return {path.name: PARSER.parse(path.read_text(encoding="utf-8")) for path in paths}


def entries(language: str, folder: Path = LOCALES) -> list[ftl.Message]:
    bodies = itertools.chain.from_iterable(resource.body for resource in files(language, folder).values())
    return [entry for entry in bodies if isinstance(entry, ftl.Message)]


@cache
def messages(language: str, folder: Path = LOCALES) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language, folder)}


def keys(resource: ftl.Resource) -> list[str]:
    """Return the names of a file's messages and terms in order. A term's name starts with a hyphen."""
    return [
        f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
        for entry in resource.body
        if isinstance(entry, ftl.Message | ftl.Term)
    ]


# -- what the code says ----------------------------------------------------------------------------


@cache
@uncollected()
def modules_of(package: str) -> dict[str, ast.Module]:
    paths = sorted((ROOT / package).rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8")) for path in paths}


def modules(*packages: str) -> dict[str, ast.Module]:
    return {name: tree for package in packages for name, tree in modules_of(package).items()}


@cache
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Return all nodes of a module. Cached, because the tests traverse it repeatedly."""
    return tuple(ast.walk(tree))


def forget() -> None:
    """Drop the parsed code, which is large. Which keys it uses stays cached."""
    for known in (modules_of, nodes, keys_said):
        known.cache_clear()


def prose(tree: ast.AST) -> set[ast.AST]:
    """Return all docstrings, including those of attributes."""
    return {
        node.value
        for node in nodes(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def literals(tree: ast.AST) -> set[str]:
    docs = prose(tree)
    return {
        node.value
        for node in nodes(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docs
    }


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


@cache
def speaking() -> dict[str, int]:
    """Return :data:`SPEAKING` extended by every subclass of ``UserError``, whose first argument is a key."""
    bases = {
        node.name: {getattr(base, "id", "") for base in node.bases}
        for tree in modules("bot").values()
        for node in nodes(tree)
        if isinstance(node, ast.ClassDef)
    }
    errors, found = {"UserError"}, {"UserError"}
    while found:
        found = {name for name, parents in bases.items() if parents & errors} - errors
        errors |= found
    return SPEAKING | dict.fromkeys(errors, 0)


@cache
def keys_said(tree: ast.AST) -> tuple[tuple[ast.expr, ast.Call | None], ...]:
    """Return each expression used as a key and its call; None for an assignment to ``key``."""
    found: list[tuple[ast.expr, ast.Call | None]] = []
    places = speaking()
    for node in nodes(tree):
        if isinstance(node, ast.Call):
            place = places.get(called(node))
            if place is not None and len(node.args) > place:
                found += [(choice, node) for choice in choices(node.args[place])]
        elif isinstance(node, ast.Assign) and [getattr(name, "id", "") for name in node.targets] == ["key"]:
            found += [(choice, None) for choice in choices(node.value)]
    return tuple(found)


def choices(node: ast.expr) -> list[ast.expr]:
    if isinstance(node, ast.IfExp):
        return [*choices(node.body), *choices(node.orelse)]
    return [node]


def where(module: str, node: ast.AST) -> str:
    return f"{module}:{getattr(node, 'lineno', 0)}"


def vocabulary() -> set[str]:
    """Return all words that may fill a gap in a built key: literals, fields and argument names, also
    hyphenated."""
    found: set[str] = set()
    for tree in modules("bot", "engine").values():
        found |= literals(tree)
        for node in nodes(tree):
            if isinstance(node, ast.keyword) and node.arg:
                found.add(node.arg)
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found.add(node.target.id)
    found |= {word.replace("_", "-") for word in found}
    return {word for word in found if re.fullmatch(r"[a-zA-Z0-9_-]+", word)}


def filled(built: ast.JoinedStr, gap: str, quote: Callable[[str], str]) -> str:
    """Return an f-string as text, with ``gap`` for each value and the rest passed through ``quote``."""
    return "".join(quote(str(part.value)) if isinstance(part, ast.Constant) else gap for part in built.values)


def fits(key: str, parts: Sequence[str | None], words: Collection[str]) -> bool:
    """Return whether an f-string can build a key if each of its gaps (None) is filled with a word."""
    if not parts:
        return not key
    first, *rest = parts
    if first is not None:
        return key.startswith(first) and fits(key[len(first) :], rest, words)
    return any(key[:end] in words and fits(key[end:], rest, words) for end in range(1, len(key) + 1))


@cache
def said() -> Callable[[str], bool]:
    """Return a function that tells whether the code uses a key."""
    words, trees = vocabulary(), modules("bot").values()
    written = set().union(*map(literals, trees))
    built = {
        tuple(str(part.value) if isinstance(part, ast.Constant) else None for part in key.values)
        for tree in trees
        for key, _ in keys_said(tree)
        if isinstance(key, ast.JoinedStr)
    }
    return lambda key: key in written or any(fits(key, parts, words) for parts in built)


# -- the list --------------------------------------------------------------------------------------


def missing(language: str, folder: Path = LOCALES) -> dict[str, list[str]]:
    """Return the keys that English has and the language lacks, by file."""
    own = {key for resource in files(language, folder).values() for key in keys(resource)}
    return {
        name: lacking
        for name, resource in files(LANGUAGES[0], folder).items()
        if (lacking := [key for key in keys(resource) if key not in own])
    }


def unused(language: str, folder: Path = LOCALES) -> dict[str, list[str]]:
    """Return the keys of the language that English lacks or the code does not use, by file."""
    english = {key for resource in files(LANGUAGES[0], folder).values() for key in keys(resource)}
    needed = {key for key in english if key.startswith("-") or said()(key)}
    return {
        name: dead
        for name, resource in files(language, folder).items()
        if (dead := [key for key in keys(resource) if key not in needed])
    }


def report(languages: tuple[str, ...] = LANGUAGES, folder: Path = LOCALES) -> str:
    """Return the list for translators: missing and unused keys by language and file."""
    total = sum(map(len, map(keys, files(LANGUAGES[0], folder).values())))
    lines = []
    for language in languages:
        lacking, dead = missing(language, folder), unused(language, folder)
        counted = sum(map(len, lacking.values())), sum(map(len, dead.values()))
        lines.append(f"{language}: {counted[0]} of {total} missing, {counted[1]} no longer used")
        for name in sorted({*lacking, *dead}):
            lines.append(f"  {language}/{name}")
            lines += [f"    missing         {key}" for key in lacking.get(name, ())]
            lines += [f"    no longer used  {key}" for key in dead.get(name, ())]
    return "\n".join(lines)


if __name__ == "__main__":
    print(report())
