"""Records, seeds and deals of earlier versions still give the same results.

``tests/fixtures/make_records.py`` writes the matches. It runs in a checkout of the commit named in the file.
"""

from __future__ import annotations

import dataclasses
import gzip
import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import GAMES, Game, IllegalMove, Match

RECORDS = Path(__file__).parents[1] / "fixtures" / "records_e27ac44.json.gz"
MATCHES: list[dict[str, Any]] = json.loads(gzip.decompress(RECORDS.read_bytes()))
WITH_EDITIONS = [
    name
    for name in GAMES
    if any(field.name == "edition" for field in dataclasses.fields(GAMES[name].Options))
]


def replayed(game: Game, saved: dict[str, Any]) -> dict[str, Any]:
    """Return the result of replaying a saved match, in the format of the fixture."""
    match, legal = Match(game, saved["seats"], saved["seed"]), []
    for act in saved["record"].split(";"):
        seat, text = act.split(" ", 1)
        match.play(int(seat), text)
        everybody = range(match.seats)
        legal.append(" | ".join(" ".join(sorted(map(str, match.round.legal(s)))) for s in everybody))
    outcomes = [[outcome.reason.value, outcome.winners, outcome.scores] for outcome in match.outcomes]
    found = {
        "record": ";".join(f"{seat} {text}" for seat, text in match.record),
        "totals": match.totals,
        "winners": match.winners,
        "outcomes": outcomes,
        "hands": [" ".join(map(str, hand)) for hand in match.round.hands],
        "stock": " ".join(map(str, match.round.stock)),
        "legal": sha256("\n".join(legal).encode()).hexdigest()[:16],
    }
    return saved | json.loads(json.dumps(found))


def test_the_records_cover_every_game_and_every_number_of_seats() -> None:
    """All Fives was for two when the records were made."""
    seats = {(saved["game"], saved["seats"]) for saved in MATCHES}
    then = {name: GAMES[name]().seats for name, _ in seats} | {"all-fives": range(2, 3)}
    assert len(MATCHES) == 200
    assert seats == {(name, count) for name, counts in then.items() for count in counts}


@pytest.mark.parametrize("number", range(len(MATCHES)))
def test_an_old_record_still_gives_the_same_match(number: int) -> None:
    saved = MATCHES[number]
    assert replayed(GAMES[saved["game"]].of_saved(saved["options"]), saved) == saved


@pytest.mark.parametrize("name", WITH_EDITIONS)
def test_some_records_need_the_edition_they_were_played_by(name: str) -> None:
    """If no record needed it, they would not show that a changed ruling needs an edition."""
    changed = 0
    for saved in MATCHES:
        if saved["game"] == name:
            try:
                changed += replayed(GAMES[name](**saved["options"]), saved) != saved
            except IllegalMove:
                changed += 1
    assert changed


# -- how an edition is stored ----------------------------------------------------------------------


def newest(name: str) -> int:
    edition: int = GAMES[name]().options.edition
    return edition


@pytest.mark.parametrize("name", WITH_EDITIONS)
def test_a_new_match_is_of_the_newest_edition_and_stores_it(name: str) -> None:
    options = GAMES[name]().options
    assert options.chosen() == {"edition": newest(name)}
    assert options.house_rules() == {}


@pytest.mark.parametrize("name", WITH_EDITIONS)
def test_options_stored_without_an_edition_are_of_edition_1(name: str) -> None:
    assert GAMES[name].of_saved({}).options.edition == 1


@pytest.mark.parametrize("name", sorted(GAMES))
def test_stored_options_build_an_equal_rule_book(name: str) -> None:
    for saved in MATCHES:
        if saved["game"] == name:
            for game in (GAMES[name].of_saved(saved["options"]), GAMES[name](**saved["options"])):
                stored = json.loads(json.dumps(game.options.chosen()))
                assert GAMES[name].of_saved(stored).options == game.options
                assert game.options.house_rules() == saved["options"]


@pytest.mark.parametrize("name", WITH_EDITIONS)
@pytest.mark.parametrize("edition", [0, "newest + 1", "1", True, None])
def test_an_unknown_edition_is_refused(name: str, edition: object) -> None:
    wanted = newest(name) + 1 if edition == "newest + 1" else edition
    with pytest.raises(ValueError, match="edition"):
        GAMES[name].of_saved({"edition": wanted})


@pytest.mark.parametrize("name", sorted(GAMES))
def test_only_the_edition_is_hidden_from_players(name: str) -> None:
    fields = dataclasses.fields(GAMES[name].Options)
    hidden = [field.name for field in fields if field.metadata["choice"].hidden]
    assert hidden == (["edition"] if name in WITH_EDITIONS else [])


@pytest.mark.parametrize("name", WITH_EDITIONS)
def test_every_edition_deals_the_same(name: str) -> None:
    """A command that deals a round again therefore need not name the edition."""
    for seats in GAMES[name]().seats:
        deals = [
            GAMES[name](edition=edition).deal(seats, Random("deal"), number=1)
            for edition in range(1, newest(name) + 1)
        ]
        dealt = {str((round.hands, round.stock, round.lead, round.opening)) for round in deals}
        assert len(dealt) == 1
