"""Block dominoes in words: events, moves, duties and refusals in English, and complete in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.games import PRESENTERS, Narrator
from engine import IllegalMove, events
from engine.core import Reason
from engine.games.block import Block, BlockRound
from render import word_keys
from tests.bot.presentation.games.conftest import finished

BLOCK = PRESENTERS["block"]
NAMES = ("Ann", "Bob", "Cas")


def narrator(language: str = "en") -> Narrator:
    return Narrator(localizer_for(language), NAMES)


def after(*moves: str, hands: str, stock: str = "6-0", **options: Any) -> BlockRound:
    """Return the round after these moves, each made by the seat in turn; Ann begins."""
    game = Block(**options)
    round = game.stacked([hand.split() for hand in hands.split("|")], stock.split(), lead=0)
    for text in moves:
        (seat,) = round.waiting()
        move = game.parse(text)
        assert move in round.legal(seat), text
        round.apply(seat, move)
    assert isinstance(round, BlockRound)
    return round


@pytest.mark.parametrize(
    ("tile", "said"),
    [("6-4", "6-4"), ("3-0", "3-blank"), ("5-5", "double 5"), ("0-0", "double blank")],
)
def test_tiles(tile: str, said: str) -> None:
    assert BLOCK.tile(tile, narrator()) == said


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (events.LeadFound(0, ""), "Ann holds the highest tile and begins."),
        (events.LeadFound(0, "6-6"), "You hold the highest tile, double 6, and begin."),
        (events.TileLaid(0, "6-4", "C"), "Ann begins with **6-4**."),
        (events.TileLaid(1, "5-0", "W"), "Bob plays **5-blank** on the left."),
        (events.TileLaid(1, "5-5", "E"), "Bob plays **double 5** on the right."),
        (events.Drew(0, ""), "Ann cannot play and draws a tile."),
        (events.Drew(0, "2-1"), "You draw 2-1."),
        (events.Passed(2), "Cas cannot play and passes."),
        (events.Blocked(), None),
    ],
)
def test_events(event: Any, said: str | None) -> None:
    assert BLOCK.tell(event, narrator()) == said


@pytest.mark.parametrize(
    ("round", "acts"),
    [
        (
            after(hands="6-4 1-0 | 2-2 3-3"),
            [("1 · 6-4 → the middle", ""), ("2 · 1-blank → the middle", "")],
        ),
        (
            after("6-2@C", hands="6-2 1-0 | 2-0 6-3"),
            [
                ("1 · 6-3 → left", "joins the 6; then a 3 is open there"),
                ("2 · 2-blank → right", "joins the 2; then a blank is open there"),
            ],
        ),
        (
            after("6-2@C", hands="6-2 1-0 | 2-2"),
            [("1 · double 2 → right", "joins the 2, and you are out")],
        ),
    ],
)
def test_lays(round: BlockRound, acts: list[tuple[str, str]]) -> None:
    view = round.view(round.waiting()[0])
    assert [(act.label, act.detail) for act in BLOCK.lays(view, narrator())] == acts
    assert BLOCK.acts(view, narrator()) == []
    assert BLOCK.shouts(view, narrator()) == []


STUCK = "6-2 1-0 | 5-5 3-3 | 6-6 4-4"


@pytest.mark.parametrize(
    ("round", "said", "act"),
    [
        (after(hands=STUCK), "**Your turn.** You begin: play any tile.", ""),
        (
            after("6-2@C", hands="6-2 1-0 | 2-1 3-3"),
            "**Your turn.** Play a tile that fits 2 or 6.",
            "",
        ),
        (after("6-2@C", hands=STUCK), "**Your turn.** Nothing you hold fits 2 or 6: pass.", "Pass"),
        (
            after("6-2@C", hands=STUCK, draw=True),
            "**Your turn.** Nothing you hold fits 2 or 6: draw. The first one that fits must be played; "
            "one tile is left in the stock.",
            "Draw tiles",
        ),
        (
            after("6-2@C", hands=STUCK, stock="", draw=True),
            "**Your turn.** Nothing you hold fits 2 or 6, and the stock is empty: pass.",
            "Pass",
        ),
    ],
)
def test_duties(round: BlockRound, said: str, act: str) -> None:
    (seat,) = round.waiting()
    assert BLOCK.duty(round.view(seat), narrator()) == said
    assert [each.label for each in BLOCK.acts(round.view(seat), narrator())] == [act] * bool(act)
    other = BLOCK.duty(round.view(1 - seat), narrator())
    assert other == f"Waiting for {NAMES[seat]}."


def test_the_table_says_whose_turn_it_is() -> None:
    assert BLOCK.waiting(after(hands=STUCK).view(None), narrator()) == "➡️ Ann begins."
    assert BLOCK.waiting(after("6-2@C", hands=STUCK).view(None), narrator()) == "➡️ Bob to play."


@pytest.mark.parametrize(
    ("round", "notes", "reason"),
    [
        (after("6-4@C", hands="6-4 | 5-5 1-1 | 1-0"), ["12 + 1 pips", "", ""], Reason.OUT),
        (after("6-4@C", hands="6-4 | 1-0"), ["one pip", ""], Reason.OUT),
        (after("6-4@C", hands="6-4 | 0-0"), ["", ""], Reason.OUT),
        (
            after("6-2@C", hands="6-2 1-0 | 5-5 3-3 | 4-3"),
            ["16 + 7 pips, less 1 of their own", "", ""],
            Reason.BLOCKED,
        ),
        (after("6-2@C", hands="6-2 1-0 | 5-5 | 0-0"), ["", "", "1 + 10 pips"], Reason.BLOCKED),
        (after("6-2@C", hands="6-2 3-1 | 4-0"), ["", ""], Reason.BLOCKED),
    ],
)
def test_notes_explain_the_points(round: BlockRound, notes: list[str], reason: Reason) -> None:
    over = finished(round)
    assert over.outcome.reason is reason
    assert BLOCK.notes(over, narrator()) == notes
    counted = sum(sum(hand.points) for hand in BLOCK.count(over))
    assert sum(over.outcome.scores) <= counted


def test_a_round_says_how_it_ended() -> None:
    tied = finished(after("6-2@C", hands="6-2 3-1 | 4-0"))
    assert BLOCK.ended(tied, narrator()) == (
        "Nothing fits any more. The fewest pips are a tie: nobody scores."
    )
    won = finished(after("6-2@C", hands="6-2 1-0 | 5-5 3-3 | 4-3"))
    assert BLOCK.ended(won, narrator()) == (
        "Nothing fits any more. Ann wins the round with the fewest pips (1) and scores 22."
    )
    assert BLOCK.alt_count(won, narrator()).startswith(
        "Ann holds 1-blank: one point. (16 + 7 pips, less 1 of their own)"
    )


@pytest.mark.parametrize(
    ("round", "told"),
    [
        (after(hands=STUCK), "Nothing is played yet. One tile is set aside."),
        (
            after("6-2@C", hands=STUCK, draw=True),
            "Open ends: left: 6 and right: 2. "
            "One tile is on the table: 6-2, played by Ann. One tile is in the stock.",
        ),
        (
            after("6-2@C", "2-0@E", hands="6-2 1-0 | 2-0 3-3", stock="6-6 5-5"),
            "Open ends: left: 6 and right: blank. "
            "2 tiles are on the table; the last is 2-blank, played by Bob. 2 tiles are set aside.",
        ),
    ],
)
def test_the_table_in_words(round: BlockRound, told: str) -> None:
    assert BLOCK.alt_table(round.view(None), narrator()) == told


REFUSALS: list[tuple[str, dict[str, str | int]]] = [
    ("round-over", {}),
    ("not-your-turn", {"turn": 1}),
    ("must-lay", {"tile": "6-4"}),
    ("no-drawing", {}),
    ("stock-empty", {}),
    ("must-draw", {"left": 3}),
    ("tile-not-in-hand", {"tile": "5-5"}),
    ("fits-nowhere", {"tile": "5-5"}),
    ("nothing-to-join", {"tile": "5-5", "place": "W"}),
    ("already-started", {"tile": "5-5"}),
    ("does-not-fit", {"tile": "6-4", "end": "0", "place": "E"}),
    ("no-such-move", {"text": "jump"}),
    ("which-end", {"tile": "6-4"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "data"), REFUSALS)
def test_every_refusal_has_a_sentence(key: str, data: dict[str, str | int], language: str) -> None:
    said = BLOCK.refusal(IllegalMove(key, **data), narrator(language))
    assert said.endswith(".")
    assert key not in said


def test_a_refusal_names_the_open_ends() -> None:
    error = IllegalMove("does-not-fit", tile="6-4", end="0", place="E")
    said = "The tile 6-4 does not fit on the right: blank is open there."
    assert BLOCK.refusal(error, narrator()) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        *Block.presets.values(),
        {"lead": "next"},
        {"lead": "highest"},
        {"deal_all": True},
        {"partners": True, "draw": True},
    ],
)
def test_rules_and_examples_in_every_language(options: dict[str, Any], language: str) -> None:
    localizer = localizer_for(language)
    rules = BLOCK.rules(Block(**options).options, localizer)
    assert len(rules) == 5
    assert f"{Block(**options).options.target} " in rules[0]
    line, blocked = (view for view, _ in BLOCK.examples(Block(**options).options, localizer))
    assert line.ends == {"W": "1", "E": "4"}
    assert line.waiting
    assert blocked.ends == {"W": "6", "E": "6"}
    assert not blocked.waiting


@pytest.mark.parametrize("partners", [False, True])
@pytest.mark.parametrize(
    ("language", "one", "five"),
    [
        ("en", "1 point", "5 points"),
        ("nl", "1 punt", "5 punten"),
        ("fr", "1 point", "5 points"),
        ("es", "1 punto", "5 puntos"),
        ("pt", "1 ponto", "5 pontos"),
        ("de", "1 Punkt", "5 Punkte"),
    ],
)
def test_a_match_to_one_point_is_told_in_the_singular(
    language: str, one: str, five: str, *, partners: bool
) -> None:
    for target, said in ((1, one), (5, five)):
        options = Block(partners=partners, counting="rounds", target=target).options
        assert re.search(rf"\b{said}\b", BLOCK.rules(options, localizer_for(language))[0])


def test_the_rules_of_a_table_with_partners_and_all_tiles_dealt() -> None:
    options = Block(partners=True, deal_all=True, draw=True).options
    aim, start, turn, out, blocked = BLOCK.rules(options, localizer_for("en"))
    assert "partners sit opposite and win together" in aim
    assert "nine tiles each" in start
    assert "If you cannot, you pass." in turn
    assert "your team wins the round" in out
    assert "the team whose two hands hold fewer pips together" in blocked


PAIRED = "6-6 2-1 | 5-5 4-4 | 3-1 | 1-0"


def test_partners_are_told_who_plays_with_whom() -> None:
    four = Narrator(localizer_for("en"), (*NAMES, "Dee"))
    table = BLOCK.alt_table(after(hands=PAIRED, partners=True).view(None), four)
    assert table.endswith("Teams: Ann and Cas · Bob and Dee.")


@pytest.mark.parametrize(
    ("hands", "said", "notes"),
    [
        (
            PAIRED,
            "Nothing fits any more. Ann and Cas hold fewer pips together, 7 against 19, and score 12.",
            ["18 + 1 pips, less 7 of their own", "", "18 + 1 pips, less 7 of their own", ""],
        ),
        (
            "6-6 2-1 | 4-2 | 3-1 | 1-0",
            "Nothing fits any more. Both teams hold the same number of pips: nobody scores.",
            ["", "", "", ""],
        ),
        (
            "6-6 | 5-5 4-4 | 3-1 | 1-0",
            "Ann plays the last tile and wins the round. The points go to the team of Ann and Cas.",
            ["18 + 1 pips", "", "18 + 1 pips", ""],
        ),
    ],
)
def test_how_a_round_of_partners_ended(hands: str, said: str, notes: list[str]) -> None:
    four = Narrator(localizer_for("en"), (*NAMES, "Dee"))
    over = finished(after("6-6@C", hands=hands, partners=True))
    assert BLOCK.ended(over, four) == said
    assert BLOCK.notes(over, four) == notes


@pytest.mark.parametrize(
    ("hands", "partners", "said"),
    [
        ("6-6 | 5-5 4-4", False, "Ann plays the last tile and wins the round."),
        (
            "6-6 5-5 | 2-1 | 4-4",
            False,
            "Nothing fits any more. Bob wins the round with the fewest pips (3) and scores 1.",
        ),
        (
            "6-6 2-1 | 5-5 4-4 | 3-1 | 1-0",
            True,
            "Nothing fits any more. Ann and Cas hold fewer pips together, 7 against 19, and win the round.",
        ),
    ],
)
def test_how_a_round_ends_that_counts_one_point(hands: str, partners: bool, said: str) -> None:
    """No note says where the point comes from."""
    four = Narrator(localizer_for("en"), (*NAMES, "Dee"))
    over = finished(after("6-6@C", hands=hands, partners=partners, counting="rounds"))
    assert BLOCK.ended(over, four) == said
    assert set(BLOCK.notes(over, four)) == {""}


@pytest.mark.parametrize("partners", [False, True])
def test_the_rules_say_what_a_won_round_counts(partners: bool) -> None:
    for counting, said in (("pips", "still hold"), ("rounds", "which counts one point.")):
        out = BLOCK.rules(Block(partners=partners, counting=counting).options, localizer_for("en"))[3]
        assert said in out
        assert ("one point" in out) == (counting == "rounds")


def test_the_blocked_example_has_the_counts_of_its_caption() -> None:
    round = after(
        *["6-6@C", "6-1@W", "1-0@W", "6-0@W", "6-2@E", "3-2@E", "6-3@E", "6-4@E", "5-4@E", "6-5@E"],
        hands="6-6 1-0 6-2 6-3 5-4 2-1 | 6-1 6-0 3-2 6-4 6-5 5-5",
        stock="",
    )
    outcome = round.outcome()
    assert outcome is not None
    assert (outcome.scores, BLOCK.notes(finished(round), narrator())[0]) == (
        (7, 0),
        "10 pips, less 3 of their own",
    )


def test_a_games_pictures_have_their_words() -> None:
    words = BLOCK.picture_words(localizer_for("fr"))
    assert words == {"arm-W": "G", "arm-E": "D"}
    assert words.keys() <= set(word_keys("block"))
