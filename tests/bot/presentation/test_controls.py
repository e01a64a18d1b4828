"""Controls keep to Discord's limits and to a phone's screen, and every move is reached in a few clicks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.controls import (
    MOST_MOVES,
    act_button,
    back_controls,
    between_controls,
    closed_controls,
    confirm_controls,
    hand_controls,
    lay_room,
    over_controls,
    panel_controls,
    pause_controls,
    paused_controls,
    seat_controls,
    table_controls,
)
from bot.presentation.games import PRESENTERS, Act, Narrator, PathStep
from bot.presentation.lobby.lobby_controls import lobby_controls, seats_controls, setup_controls
from bot.presentation.message import CHOICES, Button, Click, Menu, MenuChoice
from bot.presentation.place_picker import offer
from bot.presentation.replay.replay_controls import Stepper, deal_controls, replay_target, review_controls
from bot.presentation.text.option_text import option_choices
from bot.presentation.text.pace_text import pace_choices
from engine import GAMES
from tests.bot.presentation.conftest import LONG, TABLE, check_rows, clicks, controls, labels, menus

ENGLISH = localizer_for("en")
FREELY = {"uno-dominos": {"sheet": "fr"}, "domino-4": {"hoeksteen": True, "blufjoker": True}}
"""House rules with which hands grow large, or moves are many."""
MOVES = {"domino-4": 25}
"""How many moves of a round are tested, if fewer than usual: every page of every hand is drawn."""


# -- hands -----------------------------------------------------------------------------------------


def reached(rows):
    """Return two sets: the texts of the moves that a click plays, and the values that a click picks."""
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


def drawn(lays, acts, picked="", localizer=ENGLISH, *, large=False, words=False, faces=None, look=""):
    """Return the rows of controls of a hand, checked against the limits of Discord and of a phone's screen,
    for these settings of its owner."""
    found = offer(lays, localizer, lay_room(acts), picked=picked, large=large)
    rows = hand_controls(TABLE, 9999, found, acts, localizer, words=words, faces=faces or {}, look=look)
    assert len(of_moves(rows)) <= MOST_MOVES, "more do not fit a phone's screen"
    for row in rows:
        assert len(row) <= 4 or not {"move", "pick"} & {each.click.verb for each in row} or len(acts) > 3
    return check_rows(rows)


def of_moves(rows):
    """Return the buttons that make a move or lead to one, without the way back and other pages."""
    turning = {localizer_for(language)("button-step-back") for language in LANGUAGES}
    verbs = {"move", "repeat", "shout", "pick"}
    return [
        each
        for each in controls(rows)
        if each.click.verb in verbs
        and getattr(each, "label", "") not in turning
        and " " not in each.click.argument
    ]


def all_pages(first, lays, acts, localizer, **how):
    """Return the moves on the first page of a hand and on all pages that its buttons lead to."""
    moves, after = reached(first)
    seen = {*after}
    while after:
        assert len(seen) < 400, "after the last page comes the first"
        found = [reached(drawn(lays, acts, picked, localizer, **how)) for picked in sorted(after)]
        moves |= set().union(*(offered for offered, _ in found))
        after = set().union(*(picks for _, picks in found)) - seen
        seen |= after
    return moves


@pytest.mark.parametrize(
    ("seats", "language", "moves"),
    [(2, "fr", 28), (3, "nl", 20), (4, "en", 20), (5, "fr", 20), (6, "nl", 20)],
)
def test_every_legal_move_is_reached_and_no_page_has_more_than_twelve(play, seats, language, moves):
    """On small and large hands, with every setting, in every game. House rules make the moves many."""
    narrator, most = Narrator(localizer_for(language), LONG[:seats]), 0
    how = {"large": seats == 3, "words": seats == 4, "look": "table"}
    for name, presenter in PRESENTERS.items():
        if seats not in GAMES[name].seats:
            continue
        for step in play(
            name, seats, language, greed=0.9, moves=MOVES.get(name, 120), **FREELY.get(name, {})
        ):
            for seat in step.round.waiting():
                view = step.round.view(seat)
                lays, acts = presenter.lays(view, narrator), presenter.acts(view, narrator)
                rows = drawn(lays, acts, "", narrator.localizer, **how)
                assert len(set(labels(rows))) == len(labels(rows)), "no two buttons read the same"
                offered = all_pages(rows, lays, acts, narrator.localizer, **how)
                early = set() if any(act.text == "call" for act in acts) else {"call"}
                assert offered == {move.text for move in view.legal} - early
                most = max(most, len(offered))
            shouts = presenter.shouts(step.round.view(None), narrator)
            check_rows(table_controls(TABLE, 9999, shouts, narrator.localizer))
    assert most >= moves


def lays_of(*counts):
    """Return lays of several tiles: for each count, that many lays of one tile."""
    return [
        Act(f"t{tile}@{end}", f"{tile} to {end}", "", f"t{tile}", f"domo {tile}", number=f"{tile}", end=end)
        for tile, count in enumerate(counts, 1)
        for end in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:count]
    ]


ACTS = [Act("draw", "Draw"), Act("call", "UNO!", shout=True), Act("catch:1", "Caught!", shout=True)]


@pytest.mark.parametrize("counts", [(1,), (3,) * 3, (1,) * 9, (9,)])
def test_up_to_twelve_moves_are_one_click(counts):
    moves, tiles = reached(drawn(lays_of(*counts), ACTS))
    assert moves == {act.text for act in [*lays_of(*counts), *ACTS]}
    assert not tiles


def test_tiles_with_the_fewest_places_keep_a_button_per_move_if_room_is_short():
    rows = drawn(lays_of(12, 3, 12, 2), ACTS)
    assert labels(rows)[:7] == ["1 → 12 ▸", "2 → A", "2 → B", "2 → C", "3 → 12 ▸", "4 → A", "4 → B"]
    moves, tiles = reached(rows)
    assert tiles == {"t1", "t3"}
    assert len(moves) == 3 + 2 + len(ACTS)


def test_a_picked_tile_shows_its_places_and_the_way_back():
    second = drawn(lays_of(9, 3, 9, 2), ACTS, "t3")
    assert {"t3@A", "t3@I"} <= reached(second)[0]
    (back,) = [each for each in controls(second) if each.label == ENGLISH("button-step-back")]
    assert str(back.click) == f"hand:{TABLE}:9999:"


def test_a_tile_with_more_places_than_buttons_has_pages():
    first = drawn(lays_of(20), ACTS)
    assert labels(first)[0] == "1 → 20 ▸"
    pages = [reached(drawn(lays_of(20), ACTS, picked))[0] for picked in ("t1", "t1 1", "t1 2")]
    assert [len(page) - len(ACTS) for page in pages] == [9, 9, 2]
    assert "t1 1" in reached(drawn(lays_of(20), ACTS, "t1"))[1]


def test_many_other_moves_leave_some_room_for_tiles():
    catches = [Act(f"catch:{seat}", f"Caught {seat}!", shout=True) for seat in range(10)]
    assert lay_room(catches) == 2
    assert lay_room([]) == MOST_MOVES == 12


@pytest.mark.parametrize(
    ("counts", "kinds"),
    [((1,) * 13, ["move"]), ((1,) * 30, ["move", "move"]), ((1,) * 5 + (2,) * 16, ["move", "pick"])],
)
def test_menus_replace_buttons_if_there_are_more_tiles_than_buttons(counts, kinds):
    rows = drawn(lays_of(*counts), ACTS)
    assert [each.click.verb for each in controls(rows) if isinstance(each, Menu)] == kinds
    moves, tiles = reached(rows)
    assert moves == {f"t{tile}@A" for tile, count in enumerate(counts, 1) if count == 1} | {
        act.text for act in ACTS
    }
    assert tiles == {f"t{tile}" for tile, count in enumerate(counts, 1) if count > 1}


FACES = {f"t{number}": "<:tile:1>" for number in range(1, 13)}
"""An emoji for each tile of :func:`lays_of`."""


@pytest.mark.parametrize(("count", "rows"), [(3, [3]), (5, [4, 1]), (12, [4, 4, 4])])
def test_short_buttons_stand_four_to_a_row(count, rows):
    """On a phone a row of five is broken up."""
    assert [*map(len, drawn(lays_of(*(1,) * count), [], faces=FACES))] == rows


def test_longer_buttons_stand_three_to_a_row():
    """Of four the phone would break off the last. Such buttons name an end, or a tile without an emoji."""
    ends = [replace(act, end="S 🔴7") for act in lays_of(*(1,) * 6)]
    assert [*map(len, drawn(ends, [], faces=FACES))] == [3, 3]
    assert [*map(len, drawn(lays_of(*(1,) * 12), []))] == [4, 4, 3, 1]
    many = [Act(f"catch:{seat}", f"Caught Seat {seat}!", shout=True) for seat in range(6)]
    assert [*map(len, drawn(ends, many, faces=FACES))] == [4, 2, 5, 1], "else it would not fit a message"


def test_a_shout_stands_apart_from_the_other_buttons_if_there_is_room():
    short = [Act("draw", "Draw"), Act("call", "UNO!", shout=True)]
    rows = drawn(lays_of(2), short)
    assert [[str(each.click).split(":")[0] for each in row] for row in rows][-2:] == [["move"], ["shout"]]
    assert len(drawn(lays_of(9), short)[-1]) > 1


def test_buttons_in_words_stand_in_rows_that_a_phone_keeps_whole():
    long = [Act(f"catch:{seat}", f"Caught! Bartholomew {seat}", shout=True) for seat in range(2)]
    short = [Act("draw", "Draw"), Act("call", "UNO!", shout=True)]
    assert [*map(len, drawn(lays_of(1), [*long, *short]))] == [1, 2, 2]
    many = [*long, *(Act(f"catch:{seat}", f"Caught! Bartholomew {seat}", shout=True) for seat in (2, 3, 4))]
    assert [*map(len, drawn(lays_of(*(1,) * 7), many))] == [4, 3, 5], "else it would not fit a message"


def test_labels_in_words_are_complete():
    assert labels(drawn(lays_of(2), [], words=True)) == ["1 to A", "1 to B"]
    assert labels(drawn(lays_of(13), [], words=True)) == ["domo 1 → 13 places"]


def bluffs(tiles, places, colours):
    """Return lays that are reached by three steps."""
    aside = PathStep("?", "Bluff…", apart=True, aside=True)
    return [
        Act(
            f"?{tile}@{place}:{colour}",
            f"{tile} to {place}, {colour}",
            tile=f"?{tile}",
            head=f"domo {tile}",
            number=str(number),
            end=f"{place} {colour}",
            steps=(
                aside,
                PathStep(f"?{tile}", f"domo {tile}", str(number), f"{tile}", "Which tile?", apart=True),
                PathStep(f"?{tile}:{colour}", f"domo {tile} {colour}", colour, ask="Which colour?"),
            ),
        )
        for number, tile in enumerate(tiles, 1)
        for place in places
        for colour in colours
    ]


@pytest.mark.parametrize(
    ("picked", "shown", "ask", "back"),
    [
        ("", ["1 → A", "Bluff…", "Draw"], "", None),
        ("?", ["1", "2", "3", "Back", "Draw"], "Which tile?", "hand"),
        ("?b", ["red", "blue", "Back", "Draw"], "Which colour?", "?"),
        ("?b:red", [f"2 → {place} red" for place in "ABCDEFGH"] + ["Back", "Draw"], "", "?b"),
    ],
)
def test_a_move_of_three_steps_asks_one_at_a_time(picked, shown, ask, back):
    lays, acts = [*lays_of(1), *bluffs("abc", "ABCDEFGH", ("red", "blue"))], [ACTS[0]]
    rows = drawn(lays, acts, picked)
    assert labels(rows) == shown
    assert offer(lays, ENGLISH, 11, picked=picked).ask == ask
    if back:
        (button,) = [each for each in controls(rows) if each.label == "Back"]
        assert (button.click.argument or button.click.verb) == back


def test_steps_that_leave_no_choice_are_skipped():
    """One tile is left, and twelve moves have room: only the button that leads to them is kept."""
    lays = bluffs("a", "AB", ("red", "blue"))
    assert labels(drawn(lays, [])) == ["Bluff…"]
    assert labels(drawn(lays, [], "?"))[:4] == ["1 → A red", "1 → A blue", "1 → B red", "1 → B blue"]


def test_a_button_shows_the_tiles_emoji_and_the_place_if_there_is_an_emoji():
    rows = drawn(lays_of(1, 2), [], faces={"t1": "<:red1_red2:5>"})
    assert [(each.emoji, each.label) for each in controls(rows)] == [
        ("<:red1_red2:5>", "A"),
        ("", "2 → A"),
        ("", "2 → B"),
    ]
    assert [each.emoji for each in controls(drawn(lays_of(1), [], words=True, faces={"t1": "x"}))] == [""]
    (picked, *_) = controls(drawn(lays_of(26, 1), [], faces={"t1": "x"}))
    assert (picked.emoji, picked.label) == ("x", "26 ▸")


@pytest.mark.parametrize(("lays", "acts", "offered"), [(3, 4, True), (8, 4, True), (1, 9, False)])
def test_the_other_picture_is_offered_if_there_is_room(lays, acts, offered):
    others = [Act(f"catch:{seat}", f"Caught {seat}!", shout=True) for seat in range(acts)]
    rows = drawn(lays_of(*(1,) * lays), others, look="tiles")
    assert (f"look:{TABLE}:9999:tiles" in clicks(rows)) is offered
    assert len(clicks(rows)) == lays + acts + offered


def test_a_shout_has_a_verb_that_is_accepted_at_later_versions():
    assert str(act_button(TABLE, 3, Act("call", "UNO!", shout=True)).click) == f"shout:{TABLE}:3:call"
    assert str(act_button(TABLE, 3, Act("draw", "Draw")).click) == f"move:{TABLE}:3:draw"


def test_all_moves_are_shown_if_the_picked_tile_is_gone():
    lays = [Act("a@N", "a", tile="a", head="a")]
    rows = drawn(lays, [], "b")
    assert reached(rows)[0] == {"a@N"}


IN_A_LOBBY = ["join", "leave", "fill", "setup", "start"]


# -- tables and questions --------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_control_has_its_custom_id(language):
    """Discord stores these texts, so every later version has to understand them."""
    localizer = localizer_for(language)
    shout = Act("call", "UNO!", style="danger", shout=True)
    for rows, expected in (
        (table_controls(TABLE, 3, [shout], localizer), ["hand:T:3:", "shout:T:3:call", "panel:T:0:"]),
        (table_controls(TABLE, 3, [], localizer, away=True), ["hand:T:3:", "back:T:0:", "panel:T:0:"]),
        (between_controls(TABLE, 3, localizer), ["next:T:3:", "panel:T:0:"]),
        (between_controls(TABLE, 3, localizer, away=True), ["next:T:3:", "back:T:0:", "panel:T:0:"]),
        (back_controls(TABLE, localizer), ["back:T:0:"]),
        (paused_controls(TABLE, localizer), ["resume:T:0:", "panel:T:0:"]),
        (lobby_controls(TABLE, IN_A_LOBBY, localizer), [f"{verb}:T:0:" for verb in IN_A_LOBBY]),
        (panel_controls(TABLE, ["askpause", "askend"], [], localizer), ["askpause:T:0:", "askend:T:0:"]),
        (deal_controls(TABLE, localizer), ["step:T:0:first"]),
        (over_controls(TABLE, localizer), ["rematch:T:0:", "step:T:0:first", "review:T:0:", "deal:T:0:"]),
        (closed_controls(TABLE, localizer), ["deal:T:0:"]),
        (pause_controls(TABLE, localizer), ["agree:T:0:", "decline:T:0:"]),
        (seat_controls(("oust", "spare"), TABLE, "7", localizer), ["oust:T:0:7", "spare:T:0:7"]),
        (seat_controls(("admit", "refuse"), TABLE, "7:x", localizer), ["admit:T:0:7:x", "refuse:T:0:7:x"]),
        (confirm_controls("leave", TABLE, "Yes", "No"), ["leave:T:0:yes", "keep:T:0:"]),
    ):
        assert clicks(check_rows(rows)) == [text.replace("T", TABLE) for text in expected]


@pytest.mark.parametrize("verbs", [("admit", "refuse"), ("oust", "spare")])
def test_the_longest_user_id_and_name_fit_into_a_custom_id(verbs):
    check_rows(seat_controls(verbs, TABLE, f"{2**64 - 1}:{'W' * 32}", ENGLISH))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESENTERS)
def test_the_controls_of_a_lobby_and_its_setup_panel(language, game):
    localizer = localizer_for(language)
    games = [MenuChoice(localizer(f"game-{name}"), name) for name in PRESENTERS]
    presets = [MenuChoice(localizer(f"preset-{game}-{name}"), name) for name in GAMES[game].presets]
    seats = [MenuChoice(name, str(seat)) for seat, name in enumerate(LONG[1:])]
    lobby = check_rows(lobby_controls(TABLE, IN_A_LOBBY, localizer))
    assert [click.split(":")[0] for click in clicks(lobby)] == IN_A_LOBBY
    asked = check_rows(lobby_controls(TABLE, IN_A_LOBBY, localizer, invited=True))
    assert [click.split(":")[0] for click in clicks(asked[1:])] == ["excuse"]
    levels = [MenuChoice("Novice", "novice")]
    options, paces = option_choices(game, {}, localizer), pace_choices(3600, localizer)
    lists = {"game": games, "preset": presets, "option": options, "pace": paces}
    assert list(menus(check_rows(setup_controls(TABLE, lists, localizer, rated=True)))) == list(lists)
    one_choice = {**lists, "game": games[:1], "preset": presets[:1]}
    few = check_rows(setup_controls(TABLE, one_choice, localizer, rated=False))
    assert list(menus(few)) == ["option", "pace"]
    assert list(menus(check_rows(seats_controls(TABLE, seats, levels, localizer)))) == ["remove", "level"]
    assert list(menus(check_rows(seats_controls(TABLE, [], levels, localizer)))) == ["level"]


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
def test_a_replay_control_never_leads_past_the_first_or_last_step(here, way, there):
    assert replay_target(Click("step", "abcd2345", here, way), 9) == there


def replayed(step, ends, marked=()):
    stepper = Stepper("abcd2345", "reviewstep" if marked else "step", ENGLISH)
    return controls(check_rows(stepper.controls(step, 400, ends, marked)))


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
def test_replay_buttons_are_disabled_at_the_first_and_last_step(step, disabled):
    buttons = [each for each in replayed(step, [100, 200, 400]) if isinstance(each, Button)]
    assert [button.click.argument for button in buttons if button.disabled] == disabled


@pytest.mark.parametrize(
    ("step", "first", "last"), [(0, 1, 25), (81, 1, 25), (201, 9, 33), (400, 16, 40), (395, 16, 40)]
)
def test_the_menu_lists_the_nearest_rounds_if_there_are_many(step, first, last):
    menu = replayed(step, [10 * number for number in range(1, 41)])[4]
    assert [choice.label for choice in menu.choices] == [f"Round {n}" for n in range(first, last + 1)]
    assert len(menu.choices) == CHOICES
    assert [choice.value for choice in menu.choices if choice.default] == [str(step)] * (step == 400)


def test_a_single_round_has_no_menu():
    labels = [each.label for each in replayed(0, [400])]
    assert labels[-3:] == ["Send as animation", "How it was dealt", "Review"]
    assert len(labels) == 7


def test_a_reviewed_step_has_a_menu_of_marked_steps_beside_the_replay_controls():
    marked = [MenuChoice(f"Step {number}", str(number)) for number in range(1, 40)]
    shown = replayed(3, [100, 400], marked)
    assert {each.click.verb for each in shown} == {"reviewstep", "share", "deal", "review"}
    looks, rounds = [each for each in shown if isinstance(each, Menu)]
    assert [choice.value for choice in looks.choices] == [str(number) for number in range(1, CHOICES + 1)]
    assert [choice.value for choice in rounds.choices] == ["100", "400"]


def test_a_review_without_marked_steps_links_to_the_first_step():
    shown = controls(check_rows(review_controls("abcd2345", 1, {0: "Ann", 1: LONG}, [], ENGLISH)))
    assert [str(each.click) for each in shown] == [
        "reviewstep:abcd2345:0:first",
        "reviewshare:abcd2345:1:",
        "reviewseat:abcd2345:1:",
    ]
    assert [choice.default for choice in shown[-1].choices] == [False, True]
