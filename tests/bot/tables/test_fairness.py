"""Tests that deals depend only on the seed, and that saved matches are compared with their deals."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bot.__main__ as command_line
from bot.config import NAMES
from bot.discord_ui.history.deal_text import deal_lines
from bot.language.localizer import localizer_for
from bot.presentation.games import Narrator
from bot.store import ResultRow, RoundRow, SavedMatch, ScoreRow, SeatRow, State
from bot.tables.fairness import agrees, deal_again, deals_of, mixed, seal, thinking_seed, verify_command
from engine import GAMES, Match, chance
from tests.bot.conftest import saved_table
from tests.seating import seated

SECRET, BEACON = "a rainy evening", 1_441_700_000_000_000_001


def saved(game: str, *, moves: int = 5000) -> SavedMatch:
    """Return a saved match of two seats; abandoned if it is not over after that many moves."""
    match = Match(GAMES[game](**GAMES[game].short_match), seated(game), mixed(SECRET, BEACON))
    while match.winners is None and len(match.record) < moves:
        seat = match.round.waiting()[0]
        legal = match.round.legal(seat)
        match.play(seat, next((move for move in legal if move.verb == "lay"), legal[0]).text)
    seats = (SeatRow(0, 11, "Ann"), *(SeatRow(seat, None, "") for seat in range(1, match.seats)))
    options = dict(GAMES[game].short_match)
    return saved_table(match, options=options, seats=seats, secret=SECRET, beacon=BEACON)


Ends = tuple[list[RoundRow], list[ResultRow]]


def ends(table: SavedMatch) -> Ends:
    """Return the rounds and the result as the store has them."""
    match = Match.replay(GAMES[table.game](**table.options), seated(table.game), table.seed, table.record)
    rounds = [
        RoundRow(
            number,
            outcome.reason.value,
            tuple(
                ScoreRow(seat, None, score, seat in outcome.winners)
                for seat, score in enumerate(outcome.scores)
            ),
        )
        for number, outcome in enumerate(match.outcomes)
    ]
    if match.winners is None:
        return rounds, []
    return rounds, [
        ResultRow(seat, None, total, seat in match.winners) for seat, total in enumerate(match.totals)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_depends_only_on_the_seed_and_the_round_number(game: str) -> None:
    rules, seats = GAMES[game](), seated(game)
    totals = (40, 45, 40, 45)[:seats]
    for number in range(3):
        deal = deal_again(rules, seats, "seed", number)
        for lead in (None, 0, 1):
            round = rules.deal(seats, chance("seed", number), lead=lead, number=number, totals=totals)
            assert [list(map(str, hand)) for hand in round.hands] == [list(hand) for hand in deal.hands]
            assert tuple(map(str, round.stock)) == deal.stock
        assert deal_again(rules, seats, "another seed", number) != deal
        assert replace(deal_again(rules, seats, "seed", number + 1), number=number) != deal


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [5000, 7, 0])
def test_an_unaltered_match_agrees_with_its_deals(game: str, moves: int) -> None:
    table = saved(game, moves=moves)
    deals, match = deals_of(table)
    assert [deal.number for deal in deals] == list(range(max(1, match.rounds + (match.winners is None))))
    assert agrees(table, deals, match, ends(table))


def more_points(rounds: list[RoundRow], result: list[ResultRow]) -> Ends:
    return rounds, [replace(result[0], total=result[0].total + 1), *result[1:]]


def another_winner(rounds: list[RoundRow], result: list[ResultRow]) -> Ends:
    return rounds, [replace(row, won=not row.won) for row in result]


def no_result(rounds: list[RoundRow], result: list[ResultRow]) -> Ends:
    return rounds, []


def a_round_less(rounds: list[RoundRow], result: list[ResultRow]) -> Ends:
    return rounds[:-1], result


def another_score(rounds: list[RoundRow], result: list[ResultRow]) -> Ends:
    first = rounds[0].scores[0]
    scores = (replace(first, score=first.score + 5), *rounds[0].scores[1:])
    return [replace(rounds[0], scores=scores), *rounds[1:]], result


def another_reason(rounds: list[RoundRow], result: list[ResultRow]) -> Ends:
    return [replace(rounds[0], reason="whim"), *rounds[1:]], result


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "tamper", [more_points, another_winner, no_result, a_round_less, another_score, another_reason]
)
def test_altered_scores_or_winners_are_detected(game: str, tamper: Callable[..., Ends]) -> None:
    table = saved(game)
    deals, match = deals_of(table)
    assert not agrees(table, deals, match, tamper(*ends(table)))


@pytest.mark.parametrize("game", GAMES)
def test_tiles_that_differ_from_the_seeds_deal_are_detected(game: str) -> None:
    table = saved(game)
    deals, match = deals_of(table)
    first, second, *others = deals[0].hands
    exchanged = replace(deals[0], hands=(second, first, *others))
    assert not agrees(table, [exchanged, *deals[1:]], match, ends(table))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "given", [{"secret": "picked for its deal"}, {"beacon": BEACON + 1}, {"beacon": None}, {"seed": "picked"}]
)
def test_a_seed_that_is_not_the_mix_of_secret_and_beacon_is_detected(
    game: str, given: dict[str, Any]
) -> None:
    honest = saved(game, moves=7)
    table = replace(honest, **given)
    try:
        deals, match = deals_of(table)
    except ValueError:  # the recorded moves are not legal with those tiles
        assert "seed" in given
    else:
        assert not agrees(table, deals, match, ends(honest))


def test_a_match_of_an_earlier_version_without_a_beacon_agrees() -> None:
    match = Match(GAMES["all-fives"](), 2, "drawn and sealed itself")
    table = saved_table(match, seats=(SeatRow(0, 11, "Ann"), SeatRow(1, None, "")), state=State.ABANDONED)
    assert agrees(table, *deals_of(table), ([], []))
    assert verify_command(table) == "python -m bot verify all-fives 2 'drawn and sealed itself' --round 1"


def test_an_unfinished_match_marked_as_over_is_detected() -> None:
    table = replace(saved("domino-4", moves=9), state=State.OVER)
    assert not agrees(table, *deals_of(table), ends(table))


def share_guessed(game: str, seats: int, thinking: Callable[[str], str]) -> float:
    """Return the share of hidden tiles that a player guesses right at the first move.

    Args:
        thinking: the seed of the guess, given the seed of the match.
    """
    rules, right, all_of_them = GAMES[game](), 0, 0
    for number in range(120):
        match = Match(rules, seats, f"match {number}")
        guesser = match.round.waiting()[0]
        world = rules.determinize(match.round.view(guesser), Random(thinking(match.seed)))
        for seat in set(range(seats)) - {guesser}:
            right += len({*map(str, world.hands[seat])} & {*map(str, match.round.hands[seat])})
            all_of_them += len(world.hands[seat])
    return right / all_of_them


@pytest.mark.parametrize(("game", "seats"), [("mexican-train", 8), ("all-fives", 2), ("uno-dominos", 4)])
def test_a_computer_players_thinking_seed_reveals_nothing_of_the_deal(game: str, seats: int) -> None:
    chance_alone = share_guessed(game, seats, lambda seed: f"nothing to do with {seed}")
    assert abs(share_guessed(game, seats, lambda seed: thinking_seed(seed, 0)) - chance_alone) < 0.02
    leaked = share_guessed(game, seats, lambda seed: f"{seed}/0")  # the label that the deal uses
    assert leaked - chance_alone > 0.02, "the measure sees a leak where there is one"


@pytest.fixture
def _english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Provide an English terminal in an empty folder, without settings."""
    monkeypatch.chdir(tmp_path)
    for name in (*NAMES, "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("_english")
@pytest.mark.parametrize("game", GAMES)
def test_the_verify_command_deals_the_same_tiles(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = saved(game)
    last = deals_of(table)[0][-1]
    asked = shlex.split(verify_command(table, last.number))
    assert asked[:3] == ["python", "-m", "bot"]

    assert command_line.main([*asked[3:], "--hash", seal(SECRET)]) == 0

    localizer = localizer_for("en")
    seats = Narrator(
        localizer, tuple(localizer("verify-player", number=number) for number in range(1, seated(game) + 1))
    )
    assert capsys.readouterr().out.splitlines()[4:] == deal_lines(game, last, seats)
