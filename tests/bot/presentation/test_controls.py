"""The controls of every message keep to Discord's limits, and reach every move in at most two clicks."""

from __future__ import annotations

import pytest

from bot.games import PRESENTERS, Act, Narrator
from bot.localizer import LANGUAGES, localizer_for
from bot.presentation.controls import (
    MOST_BUTTONS,
    act_button,
    back_controls,
    between_controls,
    confirm_controls,
    hand_controls,
    lobby_controls,
    options_controls,
    over_controls,
    pause_controls,
    paused_controls,
    replay_controls,
    replay_target,
    seat_controls,
    table_controls,
)
from bot.presentation.message import CHOICES, Button, Click, Menu, MenuChoice
from bot.presentation.option_text import option_choices
from bot.presentation.pace_text import pace_choices
from bot.presentation.place_picker import place_page
from engine import GAMES
from tests.bot.presentation.conftest import LONG, TABLE, check_rows, clicks, controls, labels, menus

ENGLISH = localizer_for("en")
FREELY = {"uno-dominos": {"sheet": "fr"}}
"""House rules with which hands grow large."""


# -- hands -----------------------------------------------------------------------------------------


def reached(rows):
    """Return the moves one click plays, and the tiles one click picks."""
    moves, tiles = set(), set()
    for each in controls(rows):
        values = (
            {choice.value for choice in each.choices} if isinstance(each, Menu) else {each.click.argument}
        )
        if each.click.verb == "pick":
            tiles |= values
        elif each.click.verb in {"move", "shout", "repeat"}:
            moves |= values
    return moves, tiles


def hand(presenter, view, narrator, picked=""):
    lays, acts = presenter.lays(view, narrator), presenter.acts(view, narrator)
    page = place_page(lays, picked, narrator.localizer)
    rows = hand_controls(TABLE, 9999, lays, acts, narrator.localizer, picked=picked, page=page, look="table")
    return check_rows(rows)


def pages(presenter, view, narrator, tile):
    """Return the moves of a picked tile: all at once, but for pages of places where there are many."""
    moves, seen, after = set(), set(), {tile}
    while after:
        seen |= after
        found = [reached(hand(presenter, view, narrator, picked=picked)) for picked in after]
        moves |= set().union(*(offered for offered, _ in found))
        turned = set().union(*(picks for _, picks in found))
        after = {pick for pick in turned if pick.partition(" ")[0] == tile} - seen
    return moves


@pytest.mark.parametrize(
    ("seats", "language", "moves"),
    [(2, "fr", 28), (3, "nl", 20), (4, "en", 20), (5, "fr", 20), (6, "nl", 20)],
)
def test_every_legal_move_is_reached_in_two_clicks(play, seats, language, moves):
    """On small and on large hands: the French sheet lets people draw as they like."""
    narrator, most = Narrator(localizer_for(language), LONG[:seats]), 0
    for name, presenter in PRESENTERS.items():
        if seats not in GAMES[name].seats:
            continue
        for step in play(name, seats, language, greed=0.9, moves=120, **FREELY.get(name, {})):
            for seat in step.round.waiting():
                view = step.round.view(seat)
                offered, tiles = reached(hand(presenter, view, narrator))
                for tile in tiles:
                    offered |= pages(presenter, view, narrator, tile)
                assert offered == {move.text for move in view.legal}
                most = max(most, len(offered))
            shouts = presenter.shouts(step.round.view(None), narrator)
            check_rows(table_controls(TABLE, 9999, shouts, narrator.localizer))
    assert most >= moves


@pytest.mark.parametrize("count", [1, MOST_BUTTONS, MOST_BUTTONS + 1, CHOICES, CHOICES + 1, 52])
def test_a_hand_of_any_size(count):
    """One click up to 25 moves, the tile first beyond."""
    lays = [
        Act(f"t{tile}@{arm}", f"{tile} to {arm}", "joins", f"t{tile}", f"domo {tile}")
        for tile in range(-(-count // 2))
        for arm in "NS"
    ][:count]
    shouts = [Act("call", "UNO!", shout=True), Act("catch:1", "Caught!", shout=True)]
    acts = [Act("draw", "Draw"), *shouts]
    moves, tiles = reached(check_rows(hand_controls(TABLE, 3, lays, acts, ENGLISH)))
    assert {"draw", "call", "catch:1"} <= moves
    if count <= CHOICES:
        assert {act.text for act in lays} <= moves
        assert not tiles
    else:
        assert tiles == {act.tile for act in lays}
        second = check_rows(hand_controls(TABLE, 3, lays, acts, ENGLISH, picked="t0"))
        assert {"t0@N", "t0@S"} <= reached(second)[0]
        assert ENGLISH("button-other-tile") in labels(second)


@pytest.mark.parametrize(("lays", "acts", "offered"), [(3, 4, True), (15, 9, True), (15, 10, False)])
def test_the_other_picture_is_offered_where_there_is_room(lays, acts, offered):
    moves = [Act(f"t{tile}@N", f"{tile}", tile=f"t{tile}", head=f"{tile}") for tile in range(lays)]
    others = [Act(f"catch:{seat}", f"Caught {seat}!", shout=True) for seat in range(acts)]
    rows = check_rows(hand_controls(TABLE, 3, moves, others, ENGLISH, look="tiles"))
    assert (f"look:{TABLE}:3:tiles" in clicks(rows)) is offered
    assert len(clicks(rows)) == lays + acts + offered


def test_shouts_do_not_grow_stale():
    assert str(act_button(TABLE, 3, Act("call", "UNO!", shout=True)).click) == f"shout:{TABLE}:3:call"
    assert str(act_button(TABLE, 3, Act("draw", "Draw")).click) == f"move:{TABLE}:3:draw"


def test_a_picked_tile_that_is_gone_shows_all_moves():
    lays = [Act("a@N", "a", tile="a", head="a")]
    rows = check_rows(hand_controls(TABLE, 3, lays, [], ENGLISH, picked="b"))
    assert reached(rows)[0] == {"a@N"}


# -- tables and questions --------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_each_control_asks_for(language):
    """These texts are stored on Discord: what has been drawn has to be understood for ever."""
    localizer = localizer_for(language)
    shout = Act("call", "UNO!", style="danger", shout=True)
    for rows, expected in (
        (table_controls(TABLE, 3, [shout], localizer), ["hand:T:3:", "shout:T:3:call"]),
        (table_controls(TABLE, 3, [], localizer, away=True), ["hand:T:3:", "back:T:0:"]),
        (between_controls(TABLE, 3, localizer), ["next:T:3:"]),
        (between_controls(TABLE, 3, localizer, away=True), ["next:T:3:", "back:T:0:"]),
        (back_controls(TABLE, localizer), ["back:T:0:"]),
        (paused_controls(TABLE, localizer), ["resume:T:0:"]),
        (over_controls(TABLE, localizer), ["rematch:T:0:", "step:T:0:first"]),
        (pause_controls(TABLE, localizer), ["agree:T:0:", "decline:T:0:"]),
        (seat_controls(("oust", "spare"), TABLE, "7", localizer), ["oust:T:0:7", "spare:T:0:7"]),
        (seat_controls(("admit", "refuse"), TABLE, "7:x", localizer), ["admit:T:0:7:x", "refuse:T:0:7:x"]),
        (confirm_controls("leave", TABLE, "Yes", "No"), ["leave:T:0:yes", "keep:T:0:"]),
    ):
        assert clicks(check_rows(rows)) == [text.replace("T", TABLE) for text in expected]


@pytest.mark.parametrize("verbs", [("admit", "refuse"), ("oust", "spare")])
def test_whom_a_question_is_about_fits_its_controls(verbs):
    check_rows(seat_controls(verbs, TABLE, f"{2**64 - 1}:{'W' * 32}", ENGLISH))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESENTERS)
def test_the_lobby(language, game):
    localizer = localizer_for(language)
    games = [MenuChoice(localizer(f"game-{name}"), name) for name in PRESENTERS]
    presets = [MenuChoice(localizer(f"preset-{game}-{name}"), name) for name in GAMES[game].presets]
    seats = [MenuChoice(name, str(seat)) for seat, name in enumerate(LONG[1:])]
    whole = check_rows(lobby_controls(TABLE, localizer, games=games, presets=presets, seats=seats))
    assert list(menus(whole)) == ["game", "preset", "remove"]
    bare = check_rows(lobby_controls(TABLE, localizer, games=games[:1], presets=presets[:1], seats=[]))
    assert [click.split(":")[0] for click in clicks(bare)] == [
        "join",
        "leave",
        "computer",
        "options",
        "start",
    ]
    asked = check_rows(
        lobby_controls(TABLE, localizer, games=games, presets=presets, seats=seats, invited=True)
    )
    assert [click.split(":")[0] for click in clicks(asked[1:2])] == ["accept", "excuse"]
    check_rows(
        options_controls(TABLE, localizer, option_choices(game, {}, localizer), pace_choices(3600, localizer))
    )


# -- replays ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("here", "way", "there"),
    [
        (0, "first", 0),
        (0, "back", 0),
        (0, "next", 1),
        (0, "last", 9),
        (5, "first", 0),
        (5, "back", 4),
        (5, "next", 6),
        (9, "next", 9),
        (9, "back", 8),
        (5, "7", 7),
        (400, "next", 9),
        (5, "400", 9),
    ],
)
def test_no_control_leads_beyond_the_ends(here, way, there):
    assert replay_target(Click("step", "abcd2345", here, way), 9) == there


def replayed(step, ends):
    return controls(check_rows(replay_controls("abcd2345", step, 400, ends, ENGLISH)))


@pytest.mark.parametrize(
    ("step", "disabled"),
    [
        (0, ["first", "back"]),
        (1, []),
        (200, []),
        (399, []),
        (400, ["next", "last"]),
    ],
)
def test_ways_that_lead_nowhere_are_disabled(step, disabled):
    buttons = [each for each in replayed(step, [100, 200, 400]) if isinstance(each, Button)]
    assert [button.click.argument for button in buttons if button.disabled] == disabled


@pytest.mark.parametrize(
    ("step", "first", "last"), [(0, 1, 25), (81, 1, 25), (201, 9, 33), (400, 16, 40), (395, 16, 40)]
)
def test_of_many_rounds_the_nearest_can_be_chosen(step, first, last):
    menu = replayed(step, [10 * number for number in range(1, 41)])[4]
    assert [choice.label for choice in menu.choices] == [f"Round {n}" for n in range(first, last + 1)]
    assert len(menu.choices) == CHOICES
    assert [choice.value for choice in menu.choices if choice.default] == [str(step)] * (step == 400)


def test_a_single_round_is_no_choice():
    assert [each.label for each in replayed(0, [400])][-1] == "Send as animation"
    assert len(replayed(0, [400])) == 5
