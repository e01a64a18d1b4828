"""A replay's steps compared with the match: after each move, exactly what a spectator saw."""

from __future__ import annotations

import dataclasses
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import render
from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.replay.replay import MatchReplay, saved_snapshot
from bot.presentation.replay.replay_message import animation_message, film_frames, replay_message
from bot.presentation.replay.replay_text import caption, descriptions
from bot.store import MoveRow, SavedMatch, SeatRow, State
from engine import GAMES, IllegalMove, Match
from render import Card, Still
from tests.bot.conftest import NOW
from tests.bot.presentation.conftest import NAMES, begun, check, clicks, play_on

ENGLISH = localizer_for("en")
CODE = "abcd2345"


def saved(match: Match, names: tuple[str, ...] = ("Ann", "Ada 🤖"), **changes: Any) -> SavedMatch:
    """Return a saved match of these people.

    The last seat is a computer's. An empty name stands for a player whose data was deleted.
    """
    last = match.seats - 1
    names = names + NAMES[: match.seats - len(names)]
    fields: dict[str, Any] = dict.fromkeys(field.name for field in dataclasses.fields(SavedMatch))
    fields |= {
        "id": CODE,
        "game": match.game.name,
        "options": match.game.options.chosen(),
        "seed": match.seed,
        "state": State.OVER,
        "seats": tuple(
            SeatRow(seat, None if seat == last or not name else seat + 1, name, computer=seat == last)
            for seat, name in enumerate(names)
        ),
        "moves": tuple(MoveRow(n, seat, text, NOW) for n, (seat, text) in enumerate(match.record)),
    }
    return SavedMatch(**fields | changes)


@pytest.fixture(params=list(GAMES))
def match(request: pytest.FixtureRequest, play: Callable[..., Iterator[Any]]) -> Match:
    """Return a randomly played match of each game, of several rounds if its rounds are short."""
    *_, last = play(request.param, 2, "film", moves=300)
    assert isinstance(last.match, Match)
    return last.match


# -- steps -----------------------------------------------------------------------------------------


def test_every_step_shows_what_a_spectator_saw_then(match: Match) -> None:
    replay, again = MatchReplay(saved(match), ENGLISH), Match(match.game, match.seats, match.seed)
    numbers, ended = [], 0
    for step in replay.steps():
        round = again.round
        if step.number:
            again.play(*match.record[step.number - 1])
        numbers.append(step.number)
        still = step.frames[0]
        assert isinstance(still, Still)
        assert still.view == step.snapshot.spectator == round.view(None)
        assert still.view.hand == ()
        assert [event.seen_by(None) for event in step.events] == step.events
        assert step.ended == (again.rounds > ended)
        assert still.scene.round_number == ended + 1
        assert step.snapshot.totals == tuple(again.totals)
        assert step.snapshot.views == {}
        if step.ended:
            _, card = step.frames
            assert isinstance(card, Card)
            assert card.outcome == again.outcomes[-1]
            assert [player.total for player in card.scene.players] == again.totals
        ended = again.rounds
    assert numbers == list(range(len(match.record) + 1)) == list(range(len(replay) + 1))


def test_a_step_has_the_state_and_the_winners_of_its_moment() -> None:
    match = play_on(begun(target=5), rounds=99)
    steps = list(MatchReplay(saved(match), ENGLISH).steps())
    states = [step.snapshot.state for step in steps]
    assert states[0] is State.PLAYING
    assert states[-1] is State.OVER
    assert [step.snapshot.winners for step in steps[:-1]] == [None] * len(match.record)
    assert steps[-1].snapshot.winners == match.winners
    assert [step.snapshot.made for step in steps] == list(range(len(steps)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_text_in_every_language(match: Match, language: str) -> None:
    localizer = localizer_for(language)
    replay, former = MatchReplay(saved(match, ("", "Ada 🤖")), localizer), localizer("replay-former-player")
    told = []
    for step in replay.steps():
        text, alts = caption(step, len(replay)), descriptions(step)
        assert text.startswith("🎞️")
        assert len(text) <= 2000
        assert len(alts) == len(step.frames)
        assert former in alts[0]
        assert "****" not in text
        told.append(text)
    assert len(set(told)) == len(told), "the steps are told apart"


def test_a_saved_match_names_its_players_and_hides_the_seed_while_it_is_live() -> None:
    match = begun("all-fives")
    table = saved_snapshot(saved(match, ("", "Ada 🤖")), ENGLISH)
    assert [(player.name, player.computer) for player in table.players] == [
        ("Former player", False),
        ("Ada 🤖", True),
    ]
    assert table.seed == match.seed
    assert saved_snapshot(saved(match, state=State.PLAYING), ENGLISH).seed == ""


def test_a_record_that_does_not_fit_the_rules_is_refused() -> None:
    match = play_on(begun())
    with pytest.raises(IllegalMove):
        list(MatchReplay(saved(match, moves=(MoveRow(0, 0, "0-0@S", NOW),)), ENGLISH).steps())
    with pytest.raises(ValueError, match="unheard"):
        list(MatchReplay(saved(match, options={"unheard": 1}), ENGLISH).steps())


# -- messages --------------------------------------------------------------------------------------


def test_a_step_has_controls_that_lead_to_other_steps() -> None:
    match = play_on(begun(), rounds=2)
    replay = MatchReplay(saved(match), ENGLISH)
    message = check(replay_message(replay, 3))
    assert message.text.startswith("🎞️")
    assert f"step:{CODE}:3:next" in clicks(message.controls)
    assert f"step:{CODE}:3:round" in clicks(message.controls), "more than one round has ended"
    (picture,) = message.attachments
    assert picture.name == "table"
    assert picture.draw.func is render.still


def test_the_end_of_a_round_shows_its_card_beside_the_table() -> None:
    match = play_on(begun())
    message = check(replay_message(MatchReplay(saved(match), ENGLISH), len(match.record)))
    assert [picture.name for picture in message.attachments] == ["table", "round"]
    assert "Standing: " in message.text


def test_a_replay_shows_open_hands_as_they_were() -> None:
    match = play_on(begun("mexican-train", open_hands=True), rounds=0, moves=5)
    message = check(replay_message(MatchReplay(saved(match), ENGLISH), 2))
    assert [picture.name for picture in message.attachments] == ["table", "hands"]
    again = begun("mexican-train", open_hands=True)
    for seat, text in match.record[:2]:
        again.play(seat, text)
    assert [list(hand) for hand in message.attachments[1].draw.args[0]] == [
        list(hand) for hand in again.round.view(None).hands
    ]


def test_a_whole_match_becomes_one_animation() -> None:
    match = play_on(begun(target=5), rounds=99)
    replay = MatchReplay(saved(match), ENGLISH)
    message = check(animation_message(replay, "Z_e"))
    assert r"**Z\_e**" in message.text
    assert CODE in message.text
    assert message.controls == ()
    (animation,) = message.attachments
    assert (animation.name, animation.extension) == ("replay", "gif")
    assert isinstance(animation.draw, render.Film)
    first, *frames = animation.draw.frames
    assert isinstance(first, render.Opening)
    assert len(frames) == len(replay) + 1 + match.rounds
    assert isinstance(frames[-1], Card), "the card of a single round says who has won"


def test_an_animation_has_captions_and_ends_with_the_winners() -> None:
    match = play_on(begun(target=60), rounds=99)
    assert match.rounds > 1
    steps = list(MatchReplay(saved(match), ENGLISH).steps())
    _, *frames, last = film_frames(steps)
    assert isinstance(last, render.Ending)
    assert last.victory.headline in {"Ann wins!", "Ada 🤖 wins!", "Ada wins!"}
    moves = [frame for frame in frames if isinstance(frame, Still)][1:]
    assert all(move.caption for move in moves)
    assert not [frame.caption for frame in frames if "*" in frame.caption]
    cards = [frame.caption for frame in frames if isinstance(frame, Card)]
    assert "wins the round" in cards[0]
    assert cards[-1].endswith("reaches the target!")


def test_an_animation_replaces_a_name_that_the_fonts_cannot_draw() -> None:
    """Without a name the caption would have no subject, and captions show only what the fonts can draw."""
    match = play_on(begun(target=60), rounds=99)
    steps = list(MatchReplay(saved(match, ("𓂀𓁹", "王小明")), ENGLISH).steps())
    captions = [frame.caption for frame in film_frames(steps)]
    assert not [caption for caption in captions if "𓂀" in caption]
    assert [caption for caption in captions if caption.startswith("1 plays ")]
    assert [caption for caption in captions if caption.startswith("王小明 plays ")]


def test_any_part_of_an_animation_can_be_sent_to_a_worker_process(match: Match) -> None:
    (animation,) = animation_message(MatchReplay(saved(match), ENGLISH), "Zoe").attachments
    film = animation.draw
    assert isinstance(film, render.Film)
    assert len(film.parts()) > 1
    part = pickle.loads(pickle.dumps(film.parts()[-1]))  # noqa: S301 (our own)
    assert part() == film.parts()[-1]()
