"""The locale files compared with each other, with Discord's limits, and with the keys used in the code.

English has every sentence. A language may lack some (``make words`` lists them), but those it has must be as
good.
"""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.language.localizer import LANGUAGES, Localizer, Value
from bot.presentation.games import PRESENTERS
from bot.tables.state.computer_players import LINES
from engine import GAMES
from tests.bot.language.words import (
    ROOT,
    called,
    entries,
    files,
    filled,
    forget,
    keys,
    keys_said,
    messages,
    modules,
    nodes,
    prose,
    unused,
    where,
)

OTHERS = LANGUAGES[1:]
PLURALS = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 2, 5, 11, 1_000_000)


@pytest.fixture(scope="module", autouse=True)
def _code_is_forgotten() -> Iterator[None]:
    """Drop the parsed code after these tests, or garbage collection would traverse it in all others."""
    yield
    forget()


# -- the locale files ------------------------------------------------------------------------------


def shared(language: str) -> set[str]:
    return messages(LANGUAGES[0]).keys() & messages(language).keys()


class Placeholders(Visitor):
    """The variables of a message, and the variant keys that each of them selects."""

    def __init__(self, message: ftl.Message) -> None:
        self.selected: dict[str, set[str]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (fluent's name)
        self.selected.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 (fluent's name)
        assert isinstance(node.selector, ftl.VariableReference)
        keys = self.selected.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            key = variant.key
            keys.add(key.value if isinstance(key, ftl.NumberLiteral) else key.name)
        self.generic_visit(node)


@cache
def placeholders(language: str, key: str) -> dict[str, set[str]]:
    """Return the placeholders of a sentence, each with the variant keys that it selects.

    The keys are empty if it selects none. Use the English sentence if the language does not have it.
    """
    return Placeholders(messages(language).get(key) or messages(LANGUAGES[0])[key]).selected


def sample(language: str, selected: set[str]) -> tuple[Value, ...]:
    """Return values that reach every variant: numbers if any variant is for a number or a plural."""
    numbers = {int(key) for key in selected if re.fullmatch(r"-?\d+", key)}
    if numbers or selected & PLURALS:
        return tuple(sorted(numbers | counted(language, frozenset(numbers))))
    return (*sorted(selected), "abc") if selected else ("abc",)


@cache
def counted(language: str, apart: frozenset[int]) -> set[int]:
    """Return the smallest and the largest sample number of each plural form.

    The sentence reads alike for all numbers in between. Numbers in ``apart`` are left out, because they have
    variants of their own.
    """
    plural = Locale.parse(language).plural_form
    forms: dict[str, list[int]] = {}
    for number in NUMBERS:
        if number not in apart:
            forms.setdefault(plural(number), []).append(number)
    return {each for numbers in forms.values() for each in (min(numbers), max(numbers))}


@cache
def spoken(language: str, key: str) -> tuple[str, ...]:
    """Return the sentence once for every combination of its variants.

    Raises:
        KeyError: the sentence cannot be formatted.
    """
    wanted = placeholders(language, key)
    ways = itertools.product(*(sample(language, selected) for selected in wanted.values()))
    return tuple(speaker(language)(key, **dict(zip(wanted, values, strict=True))) for values in ways)


@cache
def speaker(language: str) -> Localizer:
    return Localizer(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_parsed(language: str) -> None:
    bodies = itertools.chain.from_iterable(resource.body for resource in files(language).values())
    junk = [entry.content for entry in bodies if isinstance(entry, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str) -> None:
    written = [entry.id.name for entry in entries(language)]
    assert sorted(written) == sorted(messages(language))


@pytest.mark.parametrize("language", OTHERS)
def test_every_key_of_a_language_is_in_the_same_file_in_english(language: str) -> None:
    english = {(name, key) for name, resource in files(LANGUAGES[0]).items() for key in keys(resource)}
    own = {(name, key) for name, resource in files(language).items() for key in keys(resource)}
    assert sorted(own - english) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_has_the_same_placeholders_in_every_language(language: str) -> None:
    differing = {
        key: names
        for key in shared(language)
        if (names := placeholders(LANGUAGES[0], key).keys() ^ placeholders(language, key).keys())
    }
    assert not differing


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_has_the_same_variants_in_every_language(language: str) -> None:
    """Plural forms differ by language, but the names and numbers that the program selects by do not."""
    unknown = {
        f"{key}: {name}": named
        for key in shared(language)
        for name, selected in placeholders(language, key).items()
        if (named := programs(selected) ^ programs(placeholders(LANGUAGES[0], key).get(name, set())))
    }
    assert not unknown


def programs(selected: set[str]) -> set[str]:
    """Return the variants that are not grammar: names that the program passes."""
    return {key for key in selected if key not in PLURALS | {"other"} and not key.isdigit()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_formatted(language: str) -> None:
    mute = [key for key in messages(language) for text in spoken(language, key) if not text.strip()]
    assert not mute


def test_french_punctuation_has_no_break_spaces() -> None:
    """Before : ; ? ! and inside quotation marks French has a no-break space."""
    loose = [
        (path.name, line)
        for path in sorted((ROOT / "bot" / "language" / "locales" / "fr").glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(r" [:;?!»]|« ", line)
    ]
    assert not loose


def test_french_words_are_elided_before_a_vowel_also_across_variants() -> None:
    clash = re.compile(r"(?<![-\w])([Qq]ue|[Dd]e|je|ne|se|me|te|le) (une?|ils?|elles?|on|en|est)\b")
    found = [(key, text) for key in messages("fr") for text in spoken("fr", key) if clash.search(text)]
    assert not found


@pytest.mark.parametrize("language", OTHERS)
def test_markup_and_emoji_are_the_same_in_every_language(language: str) -> None:
    differing = [key for key in shared(language) if marks(language, key) != marks(LANGUAGES[0], key)]
    assert not differing


def marks(language: str, key: str) -> list[str]:
    """Return the headings, small print, bullets, bold, italics, arrows and emoji of a sentence, sorted."""
    return sorted(
        re.findall(
            r"^##|^-#|•|\*\*|\*|[\u2190-\u2bff\U0001f000-\U0001faff]",
            spoken(language, key)[0],
            re.MULTILINE,
        )
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_computer_players_have_short_lines_for_every_mood(language: str) -> None:
    moods = {key for key in messages(LANGUAGES[0]) if key.startswith("remark-")}
    assert moods
    assert moods <= messages(language).keys()
    said = [speaker(language)(mood, line=number) for mood in sorted(moods) for number in range(1, LINES + 1)]
    assert len({*said}) == len(said)
    assert [line for line in said if not 0 < len(line) <= 60] == []


# -- what Discord takes ----------------------------------------------------------------------------

GAME = "|".join(map(re.escape, GAMES))
LIMITS = (
    (r"command-\w+", 32),
    (r"parameter-\w+", 32),
    (r"(command|parameter)-\w+-help", 100),
    (r"button-.+", 34),
    (r"\w+-act-(draw|pass|keep|accept|challenge|call)", 34),
    (r"act-tile|\w+-act-(lay|return|start|catch)", 80),
    (r"pick-.+", 150),
    (rf"game-({GAME})", 100),
    (rf"option-({GAME})-\w+", 45),
    (rf"option-({GAME})-\w+-help", 100),
    (rf"(preset|value)-({GAME})-.+", 100),
    (r"wish-[a-z]+-\w+", 45),
    (r"wish-[a-z]+-\w+-help", 100),
    (r"wish-[a-z]+-\w+-value.*", 55),
    (r".+", 2000),
)
"""The most characters for sentences with keys like these. A button on a phone shows about 34."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("keys", "most"), LIMITS)
def test_sentences_fit_the_limits_of_their_place(language: str, keys: str, most: int) -> None:
    matching = [key for key in messages(language) if re.fullmatch(keys, key)]
    assert matching or language in OTHERS
    too_long = [(key, text) for key in matching for text in spoken(language, key) if len(text) > most]
    assert not too_long


def names(language: str, kind: str) -> list[str]:
    return [spoken(language, key)[0] for key in messages(LANGUAGES[0]) if re.fullmatch(rf"{kind}-\w+", key)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["command", "parameter"])
def test_command_names_are_valid_and_unique(language: str, kind: str) -> None:
    taken = names(language, kind)
    assert all(re.fullmatch(r"[-_\w]+", name) and name == name.lower() for name in taken)
    assert len(set(taken)) == len(taken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_named_in_sentences_exist_in_that_language(language: str) -> None:
    known = names(language, "command")
    unknown = {
        (key, name)
        for key in messages(language)
        for text in spoken(language, key)
        for name in re.findall(r"(?<![\w/])/(\w+)", text)
        if name not in known
    }
    assert not unknown


# -- what the code says ----------------------------------------------------------------------------


def test_every_key_used_exists() -> None:
    unknown = [
        (where(module, key), key.value)
        for module, tree in modules("bot").items()
        for key, _ in keys_said(tree)
        if isinstance(key, ast.Constant) and key.value not in messages(LANGUAGES[0])
    ]
    assert not unknown


TOLD_OF = {"Sentence": {"you"}}
"""Values that every sentence about an event gets in addition."""


def test_every_sentence_is_given_its_values() -> None:
    missing = [
        (where(module, call), key.value, wanted)
        for module, tree in modules("bot").items()
        for key, call in keys_said(tree)
        if isinstance(key, ast.Constant) and key.value in messages(LANGUAGES[0]) and call is not None
        if None not in (given := values_given(call))
        if (wanted := placeholders(LANGUAGES[0], key.value).keys() - given - TOLD_OF.get(called(call), set()))
    ]
    assert not missing


def values_given(call: ast.Call) -> set[str | None]:
    """Return the names of the values a call passes. None stands for values unknown from the code."""
    given = {keyword.arg for keyword in call.keywords}
    if called(call) != "Notice" or len(call.args) < 2:
        return given
    values = call.args[1]
    if not isinstance(values, ast.Dict):
        return {None}
    return given | {getattr(key, "value", None) for key in values.keys}


def test_every_sentence_is_used() -> None:
    assert unused(LANGUAGES[0]) == {}


ERRORS = {"AmbiguousMove", "IllegalMove", "MoveNotNow", "UnknownMove"}
"""The engine's classes of refusals, whose first argument is the key."""


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_a_game_has_a_sentence(game: str) -> None:
    """A refusal without one would fail in the player's face."""
    _, _, module, *_ = GAMES[game].__module__.split(".")
    own = [tree for name, tree in modules("engine").items() if f"/games/{module}" in name]
    refusals = {
        node.args[0].value
        for tree in own
        for node in nodes(tree)
        if isinstance(node, ast.Call) and called(node) in ERRORS
        if node.args and isinstance(node.args[0], ast.Constant)
    }
    assert refusals
    prefix = PRESENTERS[game].prefix
    said = messages(LANGUAGES[0])
    assert {
        key for key in refusals if not {f"{prefix}-refusal-{key}", f"refusal-{key}"} & said.keys()
    } == set()


# -- sentences where none belong -------------------------------------------------------------------


def test_no_sentence_is_written_outside_the_locale_files() -> None:
    """Three words in a row count as a sentence; a gap in an f-string counts as a word.

    Docstrings, log messages, metric descriptions and SQL are exempt, as are errors that the engine and the
    renderer raise for programmers.
    """
    found = [
        (where(module, node), text)
        for module, tree in modules("bot", "engine", "render").items()
        for node, text in texts(tree, quiet=developers(tree, raising=not module.startswith("bot/")))
        if is_sentence(text)
    ]
    assert not found


METRICS = {"Counter", "Gauge", "Histogram"}
"""The classes that create a metric with a description for operators."""


def developers(tree: ast.AST, *, raising: bool) -> set[ast.AST]:
    """Return every node that only developers read."""
    roots: set[ast.AST] = prose(tree)
    for node in nodes(tree):
        if isinstance(node, ast.Call):
            owner = getattr(node.func, "value", None)
            logs = getattr(owner, "attr", getattr(owner, "id", "")) in {"log", "_failures", "_event_failures"}
            if logs or called(node) in METRICS:
                roots.add(node)
        elif isinstance(node, ast.Assert) or (raising and isinstance(node, ast.Raise)):
            roots.add(node)
    return {inner for root in roots for inner in ast.walk(root)}


def texts(tree: ast.AST, quiet: set[ast.AST]) -> Iterator[tuple[ast.AST, str]]:
    """Yield literals and f-strings outside ``quiet``, with ``{}`` for each gap of an f-string."""
    parts = {part for node in nodes(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in nodes(tree):
        if node in quiet or node in parts:
            continue
        if isinstance(node, ast.JoinedStr):
            yield node, filled(node, "{}", str)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node, node.value


def is_sentence(text: str) -> bool:
    if text.lstrip().startswith(("SELECT ", "SET ", "WITH ", "UPDATE ", "INSERT ", "DELETE ")):
        return False
    read = [word.strip(".,:;!?()“”'\"") for word in text.split()]
    literal = [word for word in read if re.fullmatch(r"[^\W\d_]+(['\u2019-][^\W\d_]+)*", word)]
    return bool(literal) and len(literal) + sum("{}" in word for word in read) >= 3


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("The table is closed.", True),
        ("It's your turn", True),
        ("{} drew {}.", True),
        ("{} {} {}", False),
        ("b:{}:{}", False),
        ("python -m bot", False),
        ("SELECT name FROM names", False),
    ],
)
def test_what_counts_as_a_sentence(text: str, meant: bool) -> None:
    assert is_sentence(text) is meant
