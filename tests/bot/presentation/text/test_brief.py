"""What happened in one line, row by row: a seat's events on the left, the line on the right."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import render
from bot.language.localizer import LANGUAGES
from bot.presentation.games import PRESENTERS
from bot.presentation.games.telling import Sentence
from bot.presentation.text.brief import LETTERS, LINES, lines_of, seen_in_brief, told_in_brief, width
from bot.presentation.text.table_facts import public_localizer
from bot.tables.state.snapshot import GameEvent, Name, Notice, Told
from engine import GAMES, Event
from engine import events as shared
from engine.games.all_fives import events as fives
from engine.games.domino_four import events as four
from engine.games.mexican_train import events as train
from engine.games.uno_dominos import events as uno
from tests.bot.presentation.conftest import GAMES_AND_SEATS, LONG, begun, people, snapshot

A, B, C, D = "🟠", "🟦", "🟢", "🟡"
BACK = Notice("clock-back", {"name": Name("Cas")})


def faces(game: str) -> dict[str, str]:
    """Return an emoji of the application for every tile of a game."""
    return {tile: f"<:{name}:7>" for tile, name in render.emoji_names(game, render.Style()).items()}


def told(
    game: str, *events: Event | Notice, seats: int = 4, drawn: bool = True, locale: str = "en-US"
) -> str:
    """Return the lines that tell these events to everybody, with tiles as their names between colons."""
    table = snapshot(begun(game, min(seats, GAMES[game].seats[-1])), locale=locale)
    names = tuple(player.name for player in table.players)
    news: list[Told] = [each if isinstance(each, Notice) else GameEvent(each, names) for each in events]
    lines = told_in_brief(news, table, faces(game) if drawn else {})
    return "\n".join(lines).replace("<:", ":").replace(":7>", ":")


@pytest.mark.parametrize(
    ("game", "events", "line"),
    [
        (
            "uno-dominos",
            [
                uno.TileLaid(1, "g7-yD", "W"),
                uno.Drew(2, (), 2, 2, "two"),
                uno.Skipped(2),
                uno.Called(3),
                uno.TileLaid(3, "y9-b5", "S"),
            ],
            f"{B} :green7_yellow_draw2: W · {C} +2 ⏭ · {D} :blue5_yellow9: S 📣",
        ),
        ("uno-dominos", [uno.Drew(0, (), 1, 1, "turn"), uno.Kept(0)], f"{A} +1"),
        ("uno-dominos", [uno.Kept(0)], f"{A} pass"),
        ("uno-dominos", [uno.Passed(0), uno.Passed(1)], f"{A} pass · {B} pass"),
        (
            "uno-dominos",
            [uno.TileLaid(0, "DE-DE", "E"), uno.ArmClosed("E")],
            f"{A} :double_dead_end: E · ⛔ east is closed",
        ),
        (
            "uno-dominos",
            [uno.TileLaid(0, "g7-yR", "N"), uno.Reversed(-1), uno.TileLaid(3, "yR-r5", "N")],
            f"{A} :green7_yellow_reverse: N 🔁 · {D} :red5_yellow_reverse: N",
        ),
        (
            "uno-dominos",
            [uno.Caught(2, 1), uno.Drew(1, (), 2, 2, "uno")],
            f"👉 {C} catches {B}: no UNO! · {B} +2",
        ),
        (
            "uno-dominos",
            [uno.Challenged(2, 1, guilty=True), uno.TakenBack(1, "W4-W4", "N")],
            f"⚖️ {C} is right: {B} had a match\n{B} ↩ :double_wild4: N",
        ),
        (
            "uno-dominos",
            [uno.Challenged(2, 1, guilty=False), uno.Drew(2, (), 4, 4, "four"), uno.Skipped(2)],
            f"⚖️ {C} is wrong: the four was fair\n{C} +4 ⏭",
        ),
        (
            "uno-dominos",
            [
                uno.StartFound(3, "g9-g9"),
                uno.TakenFrom(3, 0, ""),
                uno.TakenFrom(3, 1, ""),
                uno.Returned(3, ""),
            ],
            f"{D} starts: highest double\n{D} 🔄 {A} 🔄 {B} ↩",
        ),
        (
            "all-fives",
            [fives.Drew(0, ""), fives.Drew(0, ""), fives.Drew(0, ""), fives.TileLaid(0, "5-6", "E")],
            f"{A} +3 :6_5: E",
        ),
        (
            "all-fives",
            [fives.TileLaid(0, "6-4", "C"), fives.Scored(0, 10, 10), fives.Passed(1)],
            f"{A} :6_4: ⭐10 · {B} pass",
        ),
        (
            "mexican-train",
            [
                train.TileLaid(0, "12-7", "T0"),
                train.TileLaid(1, "7-12", "M"),
                train.TileLaid(2, "8-7", "T1"),
            ],
            f"{A} :12_7: · {B} :12_7: → Mex.\n{C} :8_7: → {B}",
        ),
        (
            "mexican-train",
            [train.Drew(2, "", shown=False), train.Stuck(2), train.MarkerDown(2)],
            f"{C} +1 · 🚩 {C} opens the train",
        ),
        (
            "mexican-train",
            [train.TileLaid(2, "3-3", "T2"), train.MarkerUp(2), train.DoubleOpen("3-3", "T2")],
            f"{C} :3_3: 🔒 · ❗ cover :3_3: ({C})",
        ),
        (
            "domino-4",
            [
                four.Covered(0, "1,0:blue", "E", "blue"),
                four.Accepted(1, 0),
                four.Accused(2, 0, "r1-3", truth=False),
            ],
            f"{A} 🂠 E blue · {B} 👍\n⚖️ {C} calls the bluff: :red1_3:",
        ),
        (
            "domino-4",
            [four.TakenBack(0, "r1-3", "1,0"), four.Drew(0, "", "lie"), four.Gave(2, 0, "")],
            f"{A} ↩ :red1_3: +1 · {C} 🎁 {A}",
        ),
        ("domino-4", [four.JokerLaid(0, "1,0:red", "W", "red"), four.Called(0)], f"{A} :joker: W red 📣"),
        (
            "block",
            [shared.LeadFound(1, ""), shared.TileLaid(1, "6-6", "C")],
            f"{B} starts: highest tile · {B} :6_6:",
        ),
    ],
)
def test_events_are_told_by_badges_faces_and_signs(game: str, events: Sequence[Event], line: str) -> None:
    assert told(game, *events) == line


def test_a_tile_without_a_face_is_told_in_words() -> None:
    laid = uno.TileLaid(1, "g7-yD", "W")
    assert told("uno-dominos", laid, drawn=False) == f"{B} green 7 | yellow Draw Two W"


def test_a_reader_sees_the_tiles_that_others_see_as_a_number() -> None:
    table = snapshot(begun("uno-dominos", 4))
    events = [uno.Drew(0, ("g7-yD", "W-W"), 2, 2, "two"), uno.TakenFrom(1, 0, "DE-DE")]
    lines = seen_in_brief(events, table, public_localizer(table), faces("uno-dominos"))
    assert lines == [
        f"{A} +<:green7_yellow_draw2:7> <:double_wild:7> · 🔄 {B} takes your <:double_dead_end:7>",
    ]


def test_the_oldest_moves_go_and_are_counted() -> None:
    moves = [train.TileLaid(seat % 4, "12-7", f"T{seat % 4}") for seat in range(30)]
    lines = told("mexican-train", *moves).split("\n")
    assert len(lines) == LINES
    assert lines[-1].endswith(" · and 21 moves before")
    assert sum(line.count(":12_7:") for line in lines) == 9
    assert lines[-1].startswith(f"{D} :12_7:") or f"{B} :12_7:" in lines[-1]


def test_notices_have_lines_of_their_own_and_stay_when_moves_go() -> None:
    moves = [shared.TileLaid(seat % 4, "6-1", "W") for seat in range(20)]
    lines = told("block", BACK, *moves, BACK).split("\n")
    back = "👋 **Cas** is back and plays again."
    assert [line for line in lines if "👋" in line] == [back, back]
    assert lines_of("\n".join(lines)) <= LINES + 1
    assert told("block", *[BACK] * 9).split("\n") == [*[back] * 5, "and 4 moves before"]


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("abc", 3),
        ("**abc**", 3),
        ("🟦 W", 5),
        ("<:green7:123>", 3),
        ("⚖️", 3),
        ("⏳ <t:1001:R>", 16),
        ("→", 3),
        ("王小明" + 29 * "王", 64),
        ("김민수 12", 9),
        ("e\u0301\u200b\u2068محمد\u2069", 5),
        ("นี่", 1),
    ],
)
def test_an_emoji_is_as_wide_as_three_letters_and_a_chinese_letter_as_two(text: str, letters: int) -> None:
    assert width(text) == letters


def test_a_long_line_counts_as_those_a_phone_makes_of_it() -> None:
    assert [lines_of("x" * letters) for letters in (1, LETTERS, LETTERS + 1)] == [1, 1, 2]
    assert lines_of("a\nb") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
@pytest.mark.parametrize("drawn", [True, False], ids=["faces", "words"])
def test_whatever_happens_takes_three_lines(play, game: str, seats: int, language: str, drawn: bool) -> None:
    """With the longest names too: seats are named by their badges. What one seat drew may be longer."""
    news: list[Told] = []
    shown = faces(game) if drawn else {}
    for step in play(game, seats, "brief", moves=40):
        table = snapshot(step.match, step.round, locale=language, players=people(seats, LONG))
        news = [*news, *(GameEvent(event.seen_by(None), LONG[:seats]) for event in step.events)][-40:]
        lines = told_in_brief(news, table, shown)
        assert lines_of("\n".join(lines)) <= LINES, lines
        assert "W" * 9 not in "".join(lines)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_told_in_brief_or_left_out_on_purpose(game: str) -> None:
    presenter = PRESENTERS[game]
    assert set(presenter.briefs) == set(presenter.events)
    silent = {kind.__name__ for kind, telling in presenter.briefs.items() if telling is None}
    assert silent <= {"Accepted", "Believed", "Blocked", "ExtraOwed"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["two", "team", "more"])
@pytest.mark.parametrize("game", GAMES)
def test_short_sentences_fit_a_line(game: str, side: str, language: str) -> None:
    localizer = public_localizer(snapshot(locale=language))
    found = [each for each in PRESENTERS[game].briefs.values() if isinstance(each, Sentence)]
    assert found
    for sentence in found:
        known = {"draws": 12, "pips": 100, "points": 100, "own": 100, "side": side}
        values = {name: known.get(name, "🟠") for name in sentence.sources}
        assert width(localizer(sentence.key, **values, you="no")) <= LETTERS, sentence.key
