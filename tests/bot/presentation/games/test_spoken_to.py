"""Private texts address their reader: a hand's events never name the reader."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.games import PRESENTERS, Narrator
from engine import GAMES, Event, Match, RoundEnded
from engine.games.all_fives.events import Blocked, WentOut

ROUND_IS_OVER = (RoundEnded, Blocked, WentOut)
"""Events that no hand tells, because a hand begins again with the next round."""
WITH_ALL_RULES = {"domino-4": {"hoeksteen": True, "blufjoker": True, "rounds_to_win": 5}}
MOVES = 150


@cache
def happened(game: str, seed: str) -> tuple[Event, ...]:
    """Return the events of at most ``MOVES`` random moves, without those that end a round."""
    match, rng = Match(GAMES[game](**WITH_ALL_RULES.get(game, {})), GAMES[game].seats[-1], seed), Random(seed)
    events: list[Event] = [*match.round.opening]
    for _ in range(MOVES):
        moves = [(seat, move) for seat in range(match.seats) for move in match.round.legal(seat)]
        if match.winners is not None:
            break
        seat, move = rng.choice(moves)
        events += match.play(seat, move.text)
    return tuple(event for event in events if not isinstance(event, ROUND_IS_OVER))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_reader_is_called_by_name(game: str, language: str) -> None:
    presenter, seats = PRESENTERS[game], range(GAMES[game].seats[-1])
    names = tuple(f"Name{seat}" for seat in seats)
    everybody = Narrator(localizer_for(language), names)
    speaking = [Narrator(localizer_for(language), names, you=seat) for seat in seats]
    spoken_to = 0
    for event in dict.fromkeys(each for seed in "ab" for each in happened(game, seed)):  # many events repeat
        seen = [event.seen_by(seat) for seat in seats]
        told_all = {own: presenter.tell(own, everybody) for own in set(seen)}
        for seat, own in zip(seats, seen, strict=True):
            told = presenter.tell(own, speaking[seat]) or ""
            assert names[seat] not in told
            spoken_to += told != told_all[own]
    assert spoken_to > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_others_are_named(language: str) -> None:
    localizer, names = localizer_for(language), ("Ann", "Bob", "Eve", "Cas")
    for event in happened("all-fives", "c"):
        other = (getattr(event, "seat", 0) + 1) % len(names)
        told = PRESENTERS["all-fives"].tell(event.seen_by(None), Narrator(localizer, names, you=other))
        assert told == PRESENTERS["all-fives"].tell(event.seen_by(None), Narrator(localizer, names))
