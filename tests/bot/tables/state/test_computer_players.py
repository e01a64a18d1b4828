"""Tests of the names of computer players, and of what they say when a round ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.games import PRESENTERS
from bot.store import State
from bot.tables.state.computer_players import LINES, NAMES, free_name, remark_of
from bot.tables.state.questions import Former
from bot.tables.state.seated import Player, marked
from bot.tables.state.snapshot import Remark
from bot.tables.state.table import Table
from engine import GAMES, Event, Match, Outcome, Reason
from engine.games.domino_four import events as four
from engine.games.uno_dominos import events as uno
from engine.players.levels import LEVELS
from render.paint.text.names import initials

# -- names -----------------------------------------------------------------------------------------

EVERY_NAME = [name for names in NAMES.values() for name in names]


def test_a_name_says_the_level() -> None:
    assert list(NAMES) == list(LEVELS)
    assert len({*EVERY_NAME}) == len(EVERY_NAME)


@pytest.mark.parametrize("level", NAMES)
def test_a_level_has_a_name_for_every_seat_of_the_largest_game(level: str) -> None:
    most = max(game().seats[-1] for game in GAMES.values())
    taken: list[str] = []
    for _ in range(most):
        taken.append(free_name(taken, level))
    assert len({*taken}) == most
    assert free_name(taken, level) == taken[0], "a name is returned even if all are taken"


def test_the_first_free_name_is_chosen() -> None:
    assert free_name([], "casual") == "Ada 🤖"
    assert free_name(["Ada 🤖", "Carmen 🤖"], "casual") == "Blaise 🤖"
    assert free_name(["Ada"], "casual") == "Ada 🤖", "a person may be called so"
    assert free_name(["Ada 🤖"], "expert") == "Turing 🤖"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_begins_with_the_letter_of_an_arm(language: str) -> None:
    """Otherwise a badge on a picture would look like the end of an arm."""
    words = [each.picture_words(localizer_for(language)) for each in PRESENTERS.values()]
    arms = {word for said in words for key, word in said.items() if key.startswith("arm-")}
    assert arms
    assert [name for name in EVERY_NAME if name.upper().startswith(tuple(arms))] == []


def test_badges_name_all_computers_by_letters() -> None:
    for names in NAMES.values():
        assert initials(list(map(marked, names))) == tuple(name[0] for name in names)
    assert not any(badge.isdigit() for badge in initials(EVERY_NAME))


# -- what they say ---------------------------------------------------------------------------------

PEOPLE = {"p": Player("Ann", 11), "a": Player("Bob", 12, away=True)}
OUT, BLOCKED = Reason.OUT, Reason.BLOCKED
ENOUGH = 120
"""So many seeds reach every line, and silence."""


def ended(
    seats: str = "pc",
    *,
    game: str = "uno-dominos",
    seed: str = "seed",
    won: Iterable[int] = (1,),
    reason: Reason = OUT,
    by: Reason | None = None,
    events: Sequence[Event] = (),
    over: bool = False,
    rounds: int = 1,
) -> Table:
    """Return a table whose last round has just ended.

    Args:
        seats: ``p`` for a person, ``a`` for one who is away, ``c`` for a computer.
        won: the winners of the round, and of the match if it is over.
        events: what happened in the round.
    """
    players = [
        PEOPLE.get(each, Player(marked(f"C{seat}"), level="casual")) for seat, each in enumerate(seats)
    ]
    match = Match(GAMES[game](), len(seats), seed)
    outcome = Outcome(reason, tuple(won), (0,) * len(seats), won_by=by)
    match.outcomes, match.told_before, match.told = [outcome] * rounds, events, list(events)
    match.winners = tuple(won) if over else None
    state = State.OVER if over else State.BETWEEN
    return Table("t", 1, 2, 11, game, "en", state=state, players=players, match=match)


def said(seats: str = "pc", **about: object) -> list[Remark | None]:
    """Return the remarks of many matches that ended alike."""
    return [remark_of(ended(seats, seed=str(seed), **about)) for seed in range(ENOUGH)]  # type: ignore[arg-type]


def moods(remarks: Iterable[Remark | None]) -> set[tuple[int, str]]:
    """Return who speaks, and in which mood."""
    return {(each.seat, each.mood) for each in remarks if each is not None}


SLIPS = [
    ("uno-dominos", uno.Caught(0, culprit=1)),
    ("domino-4", four.KeptSilent(1)),
    ("domino-4", four.Accused(0, 1, "r1-3", truth=False)),
]


@pytest.mark.parametrize(
    ("seats", "about", "speaks"),
    [
        ("pc", {"won": [1]}, {(1, "round-out")}),
        ("pc", {"won": [1], "reason": BLOCKED}, {(1, "round-won")}),
        ("pc", {"won": [1], "by": Reason.DEAD_END}, {(1, "round-won")}),
        ("pc", {"won": [0]}, {(1, "round-lost")}),
        ("pcc", {"won": [0]}, {(1, "round-lost"), (2, "round-lost")}),
        ("pcc", {"won": [2]}, {(2, "round-out")}),
        ("pcc", {"won": [1, 2], "reason": BLOCKED}, {(1, "round-won"), (2, "round-won")}),
        ("pc", {"won": [0, 1]}, set()),
        ("pc", {"won": []}, set()),
        ("pp", {"won": [0]}, set()),
        ("pa", {"won": [1]}, set()),
        ("pac", {"won": [1]}, {(2, "round-lost")}),
        ("pc", {"won": [1], "over": True}, {(1, "match-won")}),
        ("pcc", {"won": [0], "over": True}, {(1, "match-lost"), (2, "match-lost")}),
        ("pc", {"won": [0, 1], "over": True}, set()),
        ("pc", {"won": [], "over": True}, set()),
        *(("pcc", {"won": [2], "game": game, "events": [slip]}, {(1, "caught")}) for game, slip in SLIPS),
        ("cpp", {"won": [1], "events": [uno.Caught(0, culprit=1)]}, {(0, "round-lost")}),
        ("pc", {"won": [0], "over": True, "events": [uno.Caught(0, culprit=1)]}, {(1, "match-lost")}),
    ],
)
def test_a_computer_says_a_line_about_what_everybody_has_seen(
    seats: str, about: dict[str, object], speaks: set[tuple[int, str]]
) -> None:
    assert moods(said(seats, **about)) == speaks
    assert all(localizer_for("en").has(f"remark-{mood}") for _, mood in speaks)


@pytest.mark.parametrize(("about", "one_in"), [({}, 3), ({"over": True}, 2)])
def test_it_speaks_now_and_then_and_uses_every_line(about: dict[str, object], one_in: int) -> None:
    remarks = said(**about)
    assert remarks.count(None) == pytest.approx(ENOUGH * (1 - 1 / one_in), abs=ENOUGH / 10)
    lines = Counter(each.line for each in remarks if each is not None)
    assert sorted(lines) == list(range(1, LINES + 1))


def test_rounds_of_a_match_differ() -> None:
    remarks = {remark_of(ended(rounds=rounds)) for rounds in range(1, 30)}
    assert None in remarks
    assert len(remarks) > 4


@pytest.mark.parametrize("state", [State.PLAYING, State.PAUSED, State.LOBBY, State.ABANDONED])
def test_it_says_nothing_in_another_state(state: State) -> None:
    tables = [ended(seed=str(seed)) for seed in range(ENOUGH)]
    for table in tables:
        table.state = state
    assert not any(map(remark_of, tables))


def test_it_says_nothing_if_a_seat_changed_hands_in_the_round() -> None:
    tables = [ended(seed=str(seed)) for seed in range(ENOUGH)]
    for table in tables:
        table.former = (Former(1, 12, "Bob", 0, 3),)
    assert not any(map(remark_of, tables))


def test_hidden_tiles_do_not_change_what_it_says() -> None:
    """The deal depends on the seed, so other hands are put in the place of those that it dealt."""
    tables = [ended(seed=str(seed)) for seed in range(ENOUGH)]
    before = list(map(remark_of, tables))
    for table in tables:
        round = table.match_or_raise.round
        round.hands[0], round.hands[1] = round.hands[1], round.hands[0]
        round.stock.reverse()
    assert list(map(remark_of, tables)) == before


def test_a_private_event_does_not_change_what_it_says() -> None:
    secret = uno.HandShown(0, 1, ("b1-1",))
    assert said(events=[secret]) == said(events=[replace(secret, tiles=("r5-6",))]) == said()
