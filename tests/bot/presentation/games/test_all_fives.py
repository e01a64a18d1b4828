"""All Fives in words: events, moves, duties and refusals in English, and complete in every language."""

from __future__ import annotations

from typing import Any

import pytest

from bot.language.localizer import LANGUAGES, Localizer, localizer_for
from bot.presentation.games import PRESENTERS, Narrator
from engine import Event, IllegalMove
from engine.core import Reason
from engine.games.all_fives import AllFives, FivesRound, events
from tests.bot.presentation.games.conftest import finished

FIVES = PRESENTERS["all-fives"]
NAMES = ("Ann", "Bob")


def narrator(language: str = "en") -> Narrator:
    return Narrator(localizer_for(language), NAMES)


def after(*moves: str, hands: str, stock: str = "6-0", lead: int = 0, **options: Any) -> FivesRound:
    """Return the round after these moves, each made by the seat in turn."""
    totals = options.pop("totals", None)
    game = AllFives(**options)
    round = game.stacked([hand.split() for hand in hands.split("|")], stock.split(), lead=lead, totals=totals)
    for text in moves:
        (seat,) = round.waiting()
        move = game.parse(text)
        assert move in round.legal(seat), text
        round.apply(seat, move)
    return round


@pytest.mark.parametrize(
    ("tile", "said"),
    [("6-4", "6-4"), ("3-0", "3-blank"), ("5-5", "double 5"), ("0-0", "double blank")],
)
def test_tiles(tile: str, said: str) -> None:
    assert FIVES.tile(tile, narrator()) == said


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (events.LeadFound(0, ""), "Ann holds the highest tile and begins."),
        (events.LeadFound(0, "6-6"), "You hold the highest tile, double 6, and begin."),
        (events.TileLaid(0, "6-4", "C"), "Ann begins with **6-4**."),
        (events.TileLaid(1, "5-0", "N"), "Bob plays **5-blank** on the north arm."),
        (events.Scored(1, 15, 15), "⭐ The ends add up to 15: **+15** for Bob."),
        (events.Drew(0, ""), "Ann cannot play and draws a tile."),
        (events.Drew(0, "2-1"), "You draw 2-1."),
        (events.Passed(0), "Ann cannot play, the stock is empty: pass."),
        (
            events.WentOut(0, 23, "nearest", 25),
            "🏁 Ann is out. Bob still holds 23 pips, to the nearest five 25: **+25** for Ann.",
        ),
        (
            events.WentOut(1, 1, "nearest", 0),
            "🏁 Bob is out. Ann still holds one pip, to the nearest five 0: **+0** for Bob.",
        ),
        (
            events.WentOut(0, 23, "down", 20),
            "🏁 Ann is out. Bob still holds 23 pips, rounded down to 20: **+20** for Ann.",
        ),
        (
            events.WentOut(0, 21, "up", 25),
            "🏁 Ann is out. Bob still holds 21 pips, rounded up to 25: **+25** for Ann.",
        ),
        (events.WentOut(0, 20, "up", 20), "🏁 Ann is out. Bob still holds 20 pips: **+20** for Ann."),
        (
            events.Blocked(0, "pips", (11, 12), (2, 2), 10, -1),
            "⛔ Nothing fits any more and the stock is empty. Ann holds 11 pips, Bob 12. "
            "The fewest pips win: 12, rounded down to 10, less 11 makes **-1** for Ann.",
        ),
        (
            events.Blocked(1, "pips", (3, 12), (1, 2), 0, -12),
            "⛔ Nothing fits any more and the stock is empty. Bob holds 12 pips, Ann 3. "
            "The most pips win: 3, rounded down to 0, less 12 makes **-12** for Bob.",
        ),
        (
            events.Blocked(0, "tiles", (7, 7), (1, 2), 5, -2),
            "⛔ Nothing fits any more and the stock is empty. Ann holds 7 pips, Bob 7. "
            "As many pips, but fewer tiles: 7, rounded down to 5, less 7 makes **-2** for Ann.",
        ),
        (
            events.Blocked(1, "last", (7, 7), (1, 1), 5, -2),
            "⛔ Nothing fits any more and the stock is empty. Bob holds 7 pips, Ann 7. As many pips and "
            "tiles, but the last tile played: 7, rounded down to 5, less 7 makes **-2** for Bob.",
        ),
    ],
)
def test_events(event: Any, said: str) -> None:
    assert FIVES.tell(event, narrator()) == said


LAY = "6-2 1-0 | 2-2 6-3"


@pytest.mark.parametrize(
    ("round", "labels"),
    [
        (after(hands="6-4 1-0 | 2-2 3-3"), ["1 · 6-4 → the middle (+10)", "2 · 1-blank → the middle (0)"]),
        (after("6-2@C", hands=LAY), ["1 · 6-3 → west (+5)", "2 · double 2 → east (+10)"]),
        (after("6-2@C", hands="6-2 1-0 | 2-2"), ["1 · double 2 → east (+10, out)"]),
        (
            after("6-2@C", hands=LAY, totals=(0, 90)),
            ["1 · 6-3 → west (+5)", "2 · double 2 → east (+10, wins!)"],
        ),
        (after("6-2@C", hands="6-2 1-0 | 5-4 6-3", stock="3-3"), ["1 · 6-3 → west (+5)"]),
    ],
)
def test_the_label_of_a_lay_says_what_it_scores(round: FivesRound, labels: list[str]) -> None:
    view = round.view(round.waiting()[0])
    acts = FIVES.lays(view, narrator())
    assert [act.label for act in acts] == labels
    for act in acts:
        assert act.style == ("success" if "(+" in act.label else "primary")


def test_the_detail_of_a_lay_says_the_sum_of_the_ends() -> None:
    west, east = FIVES.lays(after("6-2@C", hands=LAY).view(1), narrator())
    details = {act.text: act.detail for act in (west, east)}
    assert details["2-2@E"] == "joins the 2; the ends then add up to 10: 10 points"
    assert details["6-3@W"] == "joins the 6; the ends then add up to 5: 5 points"


@pytest.mark.parametrize(
    ("round", "said"),
    [
        (after(hands="6-4 1-0 | 2-2 3-3"), "play any tile"),
        (after("6-4@C", hands="6-4 1-0 | 4-2 3-3"), "The ends add up to 10."),
        (
            after("6-2@C", hands="6-2 1-0 | 5-5 3-3"),
            "Nothing you hold fits 2 or 6: draw. The first one that fits must be played; one tile is left",
        ),
        (
            after("5-5@C", "5-2@W", "5-4@E", hands="5-5 5-4 1-0 | 5-2 6-3 3-3", stock="6-0 0-0"),
            "Nothing you hold fits 2, 4 or 5: draw. The first one that fits must be played; 2 tiles are left",
        ),
        (
            after("6-2@C", hands="6-2 6-1 | 5-5 3-3", stock=""),
            "Nothing you hold fits 2 or 6, and the stock is empty: pass.",
        ),
    ],
)
def test_duties(round: FivesRound, said: str) -> None:
    (seat,) = round.waiting()
    assert said in FIVES.duty(round.view(seat), narrator())
    assert FIVES.duty(round.view(1 - seat), narrator()) == f"Waiting for {NAMES[seat]}."


def test_the_duty_names_the_tile_that_must_begin_if_the_options_demand_it() -> None:
    game = AllFives(opening_tile="highest")
    round = game.stacked([["6-4", "1-1"], ["2-0", "5-4"]], ["6-0"])
    assert (
        FIVES.duty(round.view(0), narrator()) == "**Your turn.** You begin, with the highest tile: double 1."
    )


@pytest.mark.parametrize(
    ("moves", "hands", "notes"),
    [
        (("6-4@C", "4-2@E", "6-5@W"), "6-4 6-5 | 4-2 3-1 1-0", ["10 during play + 5 pips left", ""]),
        (
            ("6-4@C", "4-2@E", "6-5@W"),
            "6-4 6-5 | 4-2 3-3 1-0",
            ["10 during play + 7 pips, to the nearest five: 5", ""],
        ),
        (("6-4@C",), "6-4 | 5-5 1-1", ["10 during play + 12 pips, to the nearest five: 10", ""]),
    ],
)
def test_notes_explain_the_points(moves: tuple[str, ...], hands: str, notes: list[str]) -> None:
    round = after(*moves, hands=hands)
    assert FIVES.notes(finished(round), narrator()) == notes
    counted = sum(sum(hand.points) for hand in FIVES.count(finished(round)))
    assert counted == sum(
        part.points for parts in finished(round).outcome.parts for part in parts if part.name == "hand"
    )


def test_a_blocked_round_is_counted_out_by_both_hands() -> None:
    round = after("6-2@C", hands="6-2 1-0 | 5-5 3-3", stock="")
    assert round.outcome() is not None
    assert FIVES.notes(finished(round), narrator()) == ["16 rounded down to 15, less 1: 14", ""]
    assert "(16 rounded down to 15, less 1: 14)" in FIVES.alt_count(finished(round), narrator())


def test_a_match_won_within_a_round_counts_no_hands() -> None:
    round = after("6-4@C", hands="6-4 1-0 | 5-5 3-3", totals=(90, 0))
    outcome = round.outcome()
    assert outcome is not None
    assert outcome.reason is Reason.TARGET
    assert FIVES.notes(finished(round), narrator()) == ["10 during play", ""]
    assert FIVES.ended(finished(round), narrator()) == "🎉 Ann reaches the target!"


def test_the_table_in_words() -> None:
    round = after("6-2@C", "2-2@E", hands="6-2 1-0 | 2-2 3-3")
    told = FIVES.alt_table(round.view(None), narrator())
    assert told == (
        "Open ends: west: 6; east: 2 (counts 4); they add up to 10. "
        "2 tiles are on the table; the last is double 2, played by Bob, for 10 points. "
        "One tile is in the stock."
    )


def test_the_empty_table_in_words() -> None:
    told = FIVES.alt_table(after(hands="6-2 1-0 | 2-2 3-3").view(None), narrator())
    assert told == "No open end. Nothing is played yet. One tile is in the stock."


REFUSALS: list[tuple[str, dict[str, str | int]]] = [
    ("round-over", {}),
    ("not-your-turn", {"turn": 1}),
    ("must-lay", {"tile": "6-4"}),
    ("stock-empty", {}),
    ("must-draw", {"left": 3}),
    ("tile-not-in-hand", {"tile": "5-5"}),
    ("fits-nowhere", {"tile": "5-5"}),
    ("nothing-to-join", {"tile": "5-5", "arm": "N"}),
    ("must-open-highest", {"tile": "5-5"}),
    ("already-started", {"tile": "5-5"}),
    ("no-spinner", {"arm": "N"}),
    ("cross-closed", {"arm": "S", "spinner": "4-4", "bare": "W"}),
    ("does-not-fit", {"tile": "6-4", "end": "0", "arm": "E"}),
    ("no-such-move", {"text": "jump"}),
    ("no-such-tile", {"tile": "9-8"}),
    ("no-such-arm", {"arm": "X", "arms": "W E N S C"}),
    ("which-arm", {"tile": "6-4"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "data"), REFUSALS)
def test_every_refusal_has_a_sentence(key: str, data: dict[str, str | int], language: str) -> None:
    said = FIVES.refusal(IllegalMove(key, **data), narrator(language))
    assert said.endswith(".")
    assert key not in said


def test_a_refusal_names_the_open_ends() -> None:
    error = IllegalMove("does-not-fit", tile="6-4", end="0", arm="E")
    assert FIVES.refusal(error, narrator()) == "6-4 does not fit the east arm: blank is open there."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options", [{}, *AllFives.presets.values(), {"round_out": "up", "next_start": "highest"}]
)
def test_rules_and_examples_in_every_language(options: dict[str, Any], language: str) -> None:
    localizer: Localizer = localizer_for(language)
    rules = FIVES.rules(AllFives(**options).options, localizer)
    assert len(rules) == 7
    assert str(options.get("target", 100)) in rules[0]
    examples = FIVES.examples(AllFives(**options).options, localizer)
    assert [view.made for view, _ in examples] == [10, 10, 5]


MORE = ("Ann", "Bob", "Eve", "Cas")


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            events.WentOut(0, 13, "nearest", 15),
            "🏁 Ann is out. Together the opponents still hold 13 pips, to the nearest five 15: "
            "**+15** for Ann.",
        ),
        (
            events.Blocked(1, "pips", (10, 4, 10, 11), (1, 1, 2, 2), 30, 26),
            "⛔ Nothing fits any more and the stock is empty. Bob holds 4 pips, all others together 31. "
            "The fewest pips win: 31, rounded down to 30, less 4 makes **26** for Bob.",
        ),
        (
            events.Blocked(0, "pips", (10, 4, 6, 2), (1, 1, 2, 2), 10, 0),
            "⛔ Nothing fits any more and the stock is empty. Ann holds 10 pips, all others together 12. "
            "The most pips win: 12, rounded down to 10, less 10 makes **0** for Ann.",
        ),
        (
            events.Blocked(2, "pips", (6, 10, 2, 6), (1, 1, 1, 1), 15, 7, 0),
            "⛔ Nothing fits any more and the stock is empty. "
            "The team of Eve holds 8 pips, the other team 16. "
            "The fewest pips win: 16, rounded down to 15, less 8 makes **7** for the team.",
        ),
        (
            events.Blocked(3, "pips", (2, 10, 2, 6), (1, 1, 1, 1), 0, -16, 1),
            "⛔ Nothing fits any more and the stock is empty. "
            "The team of Cas holds 16 pips, the other team 4. "
            "The most pips win: 4, rounded down to 0, less 16 makes **-16** for the team.",
        ),
        (  # the partner has only the double blank
            events.Blocked(0, "pips", (7, 5, 0, 5), (1, 1, 1, 1), 10, 3, 2),
            "⛔ Nothing fits any more and the stock is empty. "
            "The team of Ann holds 7 pips, the other team 10. "
            "The fewest pips win: 10, rounded down to 10, less 7 makes **3** for the team.",
        ),
    ],
)
def test_the_end_of_a_round_with_more_hands_and_in_pairs(event: Event, said: str) -> None:
    """C22, C23, C24: several hands are counted together."""
    assert FIVES.tell(event, Narrator(localizer_for("en"), MORE)) == said


@pytest.mark.parametrize(
    ("hands", "moves", "rules", "said"),
    [
        (
            "6-3 | 2-0 | 6-6 | 5-1",
            ["6-3@C"],
            {},
            "Ann plays the last tile and wins the round. The points go to the team of Ann and Eve.",
        ),
        (
            "6-4 1-0 | 2-0 3-3 | 5-5 | 5-1",
            ["6-4@C"],
            {"totals": [95, 0, 95, 0]},
            "🎉 Ann reaches the target! The points go to the team of Ann and Eve.",
        ),
        (
            "6-4 3-3 | 5-5 | 1-1 | 5-1",
            ["6-4@C"],
            {},
            "Nothing fits any more. Ann and Eve win the round: together they hold fewer pips, 8 against 16.",
        ),
        (
            "6-4 3-3 | 5-5 | 1-1 | 5-1",
            ["6-4@C"],
            {"blocked_winner": "most"},
            "Nothing fits any more. Bob and Cas win the round: together they hold more pips, 16 against 8.",
        ),
        (
            "6-4 2-0 | 3-0 5-0 | 5-1 | 0-0",
            ["6-4@C"],
            {},
            "Nothing fits any more. Ann and Eve win the round: as many pips as the others, but fewer tiles.",
        ),
        (
            "6-4 2-0 | 3-0 | 5-1 | 5-0",
            ["6-4@C"],
            {},
            "Nothing fits any more. Ann and Eve win the round: as many pips and tiles as the others, but the "
            "last tile played.",
        ),
    ],
)
def test_how_a_round_of_pairs_ended(hands: str, moves: list[str], rules: dict[str, Any], said: str) -> None:
    """C21, C24: the player who is out or reached the target is named, and the team if both hands count."""
    round = after(*moves, hands=hands, stock="", partners=True, **rules)
    assert FIVES.ended(finished(round), Narrator(localizer_for("en"), MORE)) == said


def test_the_notes_of_pairs_count_both_hands_of_a_team() -> None:
    """C22, C24: partners have the same note."""
    four = Narrator(localizer_for("en"), MORE)
    out = after("6-4@C", hands="6-4 | 2-0 | 6-6 | 5-1", stock="", partners=True)
    note = "10 during play + 8 pips, to the nearest five: 10"
    assert FIVES.notes(finished(out), four) == [note, "", note, ""]
    blocked = after("6-4@C", hands="6-4 3-3 | 5-5 | 1-1 | 5-1", stock="", partners=True)
    note = "10 during play + 16 rounded down to 15, less 8: 7"
    assert FIVES.notes(finished(blocked), four) == [note, "", note, ""]


def test_the_picture_in_words_names_the_teams() -> None:
    """C21"""
    round = after("6-4@C", hands="6-4 1-0 | 2-0 | 6-6 | 5-1", partners=True)
    said = FIVES.alt_table(round.view(None), Narrator(localizer_for("en"), MORE))
    assert said.endswith("Teams: Ann and Eve · Bob and Cas.")


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ({}, "For two to four, with a double-six set."),
        ({}, "Two players get seven tiles each, three or four get five. The rest is the stock."),
        ({"hand_size": "6"}, "**Start.** 6 tiles each. The rest is the stock."),
        ({"partners": True}, "Four people in two teams"),
        ({"partners": True}, "The first team to 100 points wins the match"),
        ({"partners": True}, "**Start.** Five tiles each."),
        (
            {"partners": True},
            "by whoever went out, or after a blocked round by the lighter hand of the team.",
        ),
        ({"partners": True}, "the pips the other team still holds"),
        ({"partners": True}, "the team with the fewest pips wins"),
    ],
)
def test_the_rules_say_for_how_many_and_how_pairs_play(rules: dict[str, Any], said: str) -> None:
    """C18, C19, C21, C22, C24, C25"""
    assert said in "\n".join(FIVES.rules(AllFives(**rules).options, localizer_for("en")))
