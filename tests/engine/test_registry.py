"""The registry: one line registers a game, its parts are found by module name, and gaps are reported."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engine.games
import engine.players
from engine import GAMES, Game, Match
from engine.games import MODULES, constant_of, of_each_game


def test_every_module_of_the_folder_is_registered() -> None:
    folder = Path(engine.games.__file__).parent
    games = {path.stem for path in folder.iterdir() if path.suffix == ".py" or (path / "game.py").exists()}
    assert games - {"__init__"} == set(MODULES)


def test_each_game_is_registered_under_its_own_name() -> None:
    assert {name: game.name for name, game in GAMES.items()} == {name: name for name in GAMES}


def test_the_constant_of_each_game_is_found_by_its_module() -> None:
    assert of_each_game("engine.games", "GAME", type) == GAMES


@pytest.mark.parametrize("name", [name for name in GAMES if "-" in name])
def test_modules_of_computer_players_do_not_name_the_game(name: str) -> None:
    """Names of one word, such as ``block``, are skipped, because they are ordinary words."""
    spelt = re.compile(name.replace("-", "[-_ ]"), re.IGNORECASE)
    folder = Path(engine.players.__file__).parent
    assert [path.name for path in folder.glob("*.py") if spelt.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("module", "constant", "kind", "said"),
    [
        (
            "engine.games.whist",
            "GAME",
            type,
            "a game is registered, but there is no module engine.games.whist",
        ),
        ("engine.games.block", "LOOK", type, "engine.games.block has no LOOK that is a type"),
        ("engine.games.block", "GAME", dict, "engine.games.block has no GAME that is a dict"),
    ],
)
def test_the_error_names_what_is_missing(module: str, constant: str, kind: type, said: str) -> None:
    with pytest.raises(ImportError, match=f"^{said}$") as raised:
        constant_of(module, constant, kind)
    assert raised.value.name == module


def test_a_missing_module_for_a_game_is_an_import_error() -> None:
    with pytest.raises(ImportError, match=r"there is no module render\.layout\.uno_dominos$"):
        of_each_game("render.layout", "LOOK", object)


def test_a_broken_module_raises_its_own_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "needs_whist.py").write_text("import whist_of_nobody")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModuleNotFoundError, match="whist_of_nobody"):
        constant_of("needs_whist", "GAME", type)


@pytest.mark.parametrize("name", GAMES)
def test_the_short_match_of_a_game_is_short(name: str) -> None:
    """The fewest players who lay whenever they can finish it within a fixed number of moves."""
    game: Game = GAMES[name](**GAMES[name].short_match)
    for seed in range(5):
        match = Match(game, game.seats[0], f"short {seed}")
        while match.winners is None:
            seat = match.round.waiting()[0]
            legal = match.round.legal(seat)
            match.play(seat, next((move for move in legal if move.verb == "lay"), legal[0]).text)
        assert len(match.record) < 500


@pytest.mark.parametrize("name", GAMES)
def test_a_game_states_how_many_it_is_best_for_and_a_quick_match(name: str) -> None:
    first = next(iter(GAMES[name].presets.values()))
    game: Game = GAMES[name](**{**first, **GAMES[name].quick_match})
    assert game.best_seats in game.seats
    assert game.best_seats <= 4
