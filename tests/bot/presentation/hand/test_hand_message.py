"""The private message with a player's hand, and when it needs an edit."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import render
from bot.language.localizer import LANGUAGES, localizer_for
from bot.preferences import UserSettings
from bot.presentation.hand.hand_message import hand_face, hand_message
from bot.presentation.message import ALT_TEXT, CONTENT
from bot.store import State
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Snapshot
from engine import Seat
from engine.games.all_fives import events
from tests.bot.presentation.conftest import (
    GAMES_AND_SEATS,
    LONG,
    TABLE,
    begun,
    check,
    clicks,
    labels,
    people,
    play_on,
    snapshot,
)

ENGLISH = localizer_for("en")
USUAL = UserSettings(used_hand=True)
LARGE = UserSettings(used_hand=True, large=True)
WORDS = UserSettings(used_hand=True, text=True)


def shown(table: Snapshot, seat: Seat, settings: UserSettings = USUAL, **how):
    return check(hand_message(table, seat, ENGLISH, settings, **how))


def face(table: Snapshot, seat: Seat = 0, settings: UserSettings = USUAL, *, looking: bool = False):
    return hand_face(table, seat, ENGLISH, settings, looking=looking)


# -- what it shows ---------------------------------------------------------------------------------


@pytest.mark.parametrize("state", [state for state in State if state is not State.PLAYING])
def test_a_hand_says_so_if_no_round_is_being_played(state: State) -> None:
    table = snapshot(begun(), state=state)
    assert shown(table, 0).text == ENGLISH(f"hand-{state.value}")
    assert shown(table, 0, note="First.").text == f"First.\n{ENGLISH(f'hand-{state.value}')}"
    assert shown(table, 0).controls == ()


def test_the_hand_of_a_person_who_is_away_has_a_button_to_come_back() -> None:
    table = snapshot(begun(), players=(Player("Ann", 1, away=True), Player("Bob", 2)))
    message = shown(table, 0)
    assert message.text == ENGLISH("hand-away")
    assert clicks(message.controls) == [f"back:{TABLE}:0:"]


def test_only_the_hand_in_turn_has_moves() -> None:
    match = begun()
    seat = match.round.waiting()[0]
    table = snapshot(match, version=4)
    first = table.players[seat].name
    own, other = shown(table, seat), shown(table, 1 - seat)
    badges = ("🟠", "🟦")
    assert own.text.startswith(f"{badges[seat]} **Your turn.**")
    waits = localizer_for("en")("hand-wait", turn=f"**{first}**")
    assert other.text == f"{badges[1 - seat]} {waits}"
    assert all(click.startswith(f"move:{TABLE}:4:") for click in clicks(own.controls))
    assert clicks(other.controls) == [f"ahead:{TABLE}:4:"]
    assert [picture.name for picture in own.attachments] == ["hand"]


def test_a_hand_begins_with_the_note_and_what_is_asked_and_then_its_secret_events() -> None:
    match = begun()
    table = snapshot(match, notes={0: (events.Drew(0, "2-1"),)})
    note, asked, drawn = shown(table, 0, note="Too late.", faces={"2-1": "<:2_1:5>"}).text.split("\n")
    assert note == "Too late."
    assert asked.startswith("🟠 ")
    assert drawn == "🟠 +<:2_1:5>"
    assert "2-1" not in shown(table, 1, WORDS).text.split("\n")[1]
    assert shown(table, 0, WORDS).text.split("\n")[1] == "You draw 2-1."


def test_a_hand_has_the_pictures_in_words_if_its_owner_wants_words() -> None:
    table = snapshot(begun())
    tiles, board = shown(table, 0, UserSettings(used_hand=True, text=True)).text.split("\n")[-2:]
    assert tiles.startswith("**Your tiles:** 1 · ")
    assert "Ann" in board


def test_a_hand_is_sorted_in_its_owners_order() -> None:
    table = snapshot(begun("mexican-train"))
    pips = [
        sum(map(int, tile.split("-")))
        for tile in shown(table, 0, UserSettings(used_hand=True, order="heavy"))
        .attachments[0]
        .draw.args[0]
        .hand
    ]
    assert pips == sorted(pips, reverse=True)


def test_an_empty_hand_has_no_picture() -> None:
    table = snapshot(begun())
    seat = 1 - table.waiting()[0]
    empty = replace(table, views={seat: replace(table.views[seat], hand=())})
    assert shown(empty, seat).attachments == ()


@pytest.mark.parametrize(
    ("settings", "looking", "picture", "offered"),
    [
        (USUAL, False, render.hand, None),
        (USUAL, True, render.hand, None),
        (LARGE, False, render.hand, "table"),
        (LARGE, True, render.table, "tiles"),
        (UserSettings(used_hand=True, contrast=True), True, render.table, "tiles"),
    ],
)
def test_owners_with_contrast_or_large_pictures_can_switch_to_the_table(
    settings, looking, picture, offered
) -> None:
    message = shown(snapshot(begun()), 0, settings, looking=looking)
    (drawn,) = message.attachments
    assert drawn.draw.func is picture
    assert render.Style(settings.contrast, settings.large) in drawn.draw.args
    looks = [click for click in clicks(message.controls) if click.startswith("look:")]
    assert looks == ([] if offered is None else [f"look:{TABLE}:0:{offered}"])


def test_the_picture_of_places_has_no_button_to_switch_pictures() -> None:
    """It already shows the table and the tiles."""
    table = snapshot(begun("domino-4"))
    seat = table.waiting()[0]
    for looking in (False, True):
        message = shown(table, seat, UserSettings(used_hand=True, contrast=True), looking=looking)
        assert [picture.name for picture in message.attachments] == ["places"]
        assert not [click for click in clicks(message.controls) if click.startswith("look:")]
    large = shown(table, seat, LARGE)
    assert [picture.name for picture in large.attachments] == ["hand"]
    assert {click.split(":")[0] for click in clicks(large.controls)} == {"move", "pick", "look"}


def test_labels_are_short_unless_the_owner_wants_words() -> None:
    match = play_on(begun("all-fives"), rounds=0, moves=4)
    seat = match.round.waiting()[0]
    short = labels(shown(snapshot(match), seat).controls)
    long = labels(shown(snapshot(match), seat, UserSettings(used_hand=True, text=True)).controls)
    assert all(re.fullmatch(r"\d+ → [NESW]( \+\d+)?", label) for label in short)
    assert all(" · " in label for label in long)
    assert len(short) == len(long) > 0


@pytest.mark.parametrize(("settings", "most"), [(USUAL, 12), (LARGE, 5)])
def test_a_picked_tile_shows_fewer_places_on_a_page_if_pictures_are_large(settings, most) -> None:
    match = play_on(begun("domino-4", seed="joker"), rounds=0, moves=1)
    seat = match.round.waiting()[0]
    table = snapshot(match)
    groups = [group[0] for group in match.game.same(table.views[seat])]
    tile = max(
        (move.tile for move in groups if move.tile != "J"),
        key=lambda tile: sum(move.tile == tile for move in groups),
    )
    message = shown(table, seat, settings, picked=tile)
    (places,) = message.attachments
    assert places.name == "places"
    assert places.draw.func is render.places
    assert "where does it go?" in message.text
    moves = [click for click in clicks(message.controls) if click.startswith("move:")]
    assert len(moves) == min(most, sum(move.tile == tile for move in groups)) > 4


@pytest.mark.parametrize("seats", [2, 3])
def test_a_hand_with_every_option_has_at_most_twelve_buttons_of_moves(play, seats: int) -> None:
    """The first turn of Domino 4 had twenty-one."""
    for step in play("domino-4", seats, "buttons", moves=40, hoeksteen=True, blufjoker=True):
        table = snapshot(step.match, step.round, players=people(seats))
        for seat in step.round.waiting():
            hand = shown(table, seat)
            verbs = [click.split(":")[0] for click in clicks(hand.controls)]
            assert sum(verb in {"move", "pick", "shout", "repeat"} for verb in verbs) <= 12
            assert labels(hand.controls).count("Bluff…") == any(
                move.verb == "bluff" for move in table.views[seat].legal
            )


def test_a_first_hand_says_how_a_tile_is_chosen_and_the_next_page_asks_where() -> None:
    table = snapshot(begun("domino-4"))
    seat = table.waiting()[0]
    first = shown(table, seat, UserSettings())
    assert "-# 2 ▸ leads to 2 places." in first.text
    assert "▸" not in shown(table, seat, UserSettings(used_hand=True)).text
    pick = next(click for click in clicks(first.controls) if click.startswith("pick:"))
    page = shown(table, seat, picked=pick.split(":")[3])
    assert "where does it go?" in page.text
    assert "▸" not in page.text
    assert labels(page.controls) == ["A", "B", "Back"]
    assert "▸" not in shown(table, seat, UserSettings(used_hand=True, text=True)).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_every_hand_of_every_game_fits_into_a_message(play, game: str, seats: int, language: str) -> None:
    """The controls keep Discord's limits. With the longest names, text and alt text may be twice too long,
    because sending cuts them."""
    settings, localizer = (
        UserSettings(used_hand=True, order="playable", large=True, text=True),
        localizer_for(language),
    )
    for step in play(game, seats, "hands", moves=12, greed=0.5):
        if step.round.outcome() is None:
            table = snapshot(step.match, step.round, players=people(seats, LONG), rated=False)
            for seat in range(seats):
                message = hand_message(table, seat, localizer, settings, hints=True)
                check(message, content=2 * CONTENT, alt=2 * ALT_TEXT)


# -- when it changes -------------------------------------------------------------------------------


def test_only_a_seat_in_turn_needs_new_controls_at_a_new_version() -> None:
    table = snapshot(begun(), version=1, made=1)
    waiting = table.waiting()[0]
    later = replace(table, version=2, made=2)
    assert face(table, 1 - waiting) == face(later, 1 - waiting)
    assert face(table, waiting) != face(later, waiting), "its controls would be stale"


def test_moves_of_others_need_no_edit_of_a_hand() -> None:
    table = snapshot(begun(), version=1, made=1)
    other = 1 - table.waiting()[0]
    told = {other: (events.Passed(1 - other),)}
    later = replace(table, made=2, version=2, notes=told)
    for settings in (USUAL, UserSettings(used_hand=True, text=True), LARGE):
        assert face(table, other, settings) == face(later, other, settings)


def test_a_hand_that_shows_the_table_changes_with_every_move() -> None:
    table = snapshot(begun(), version=1, made=1)
    other = 1 - table.waiting()[0]
    later = replace(table, made=2)
    assert face(table, other, LARGE, looking=True) != face(later, other, LARGE, looking=True)


def test_a_hand_in_turn_tells_the_events_since_its_last_decision() -> None:
    match = begun()
    seat = match.round.waiting()[0]
    happened = (events.Passed(1 - seat), events.Drew(seat, "2-1"), events.Drew(seat, "3-1"))
    table = snapshot(match, notes={0: happened, 1: happened})
    own, other = (("🟠", "🟦"), ("🟦", "🟠"))[seat]
    assert shown(table, seat).text.split("\n")[-1] == f"{other} pass · {own} +2-1 +3-1"
    assert other not in shown(replace(table, automatic=(seat,)), seat).text, "nothing is asked of them"
    _, told, drawn, *_ = shown(table, seat, WORDS).text.split("\n")
    assert told.startswith(f"**{('Ann', 'Bob')[1 - seat]}** cannot play")
    assert drawn == "You draw 2-1. You draw 3-1."


def test_a_hand_in_words_tells_events_in_at_most_five_lines() -> None:
    match = begun()
    seat = match.round.waiting()[0]
    happened = tuple(events.Passed(number % 2) for number in range(9))
    lines = shown(snapshot(match, notes={seat: happened}), seat, WORDS).text.split("\n")
    assert lines[1] == "-# … and before that 5 more lines"
    assert len([line for line in lines if "cannot play" in line]) == 4


def test_a_hand_offers_no_moves_if_the_bot_moves_for_it() -> None:
    match = begun()
    seat = match.round.waiting()[0]
    hand = shown(replace(snapshot(match), automatic=(seat,)), seat)
    assert hand.controls == ()
    assert hand.text.removeprefix(("🟠 ", "🟦 ")[seat]) == (
        "Nothing else can be done: the bot makes this move for you."
    )


def test_a_hand_offers_a_concealed_move_and_says_that_it_comes_by_itself() -> None:  # PD20
    match = begun()
    seat = match.round.waiting()[0]
    table = snapshot(match)
    hand = shown(replace(table, automatic=(seat,), conceals=True), seat)
    assert hand.controls == shown(table, seat).controls
    assert "There is no choice: this is played in a moment, whether you press or not." in hand.text


def test_everything_a_hand_shows_is_part_of_its_face() -> None:
    table = snapshot(begun())
    played = snapshot(play_on(begun(), rounds=0, moves=1))
    changed = [
        face(played),
        face(replace(table, notes={0: (events.Drew(0, "2-1"),)})),
        face(replace(table, players=(table.players[0], Player("Zoë", 9)))),
        face(replace(table, players=(replace(table.players[0], away=True), table.players[1]))),
        face(replace(table, state=State.PAUSED)),
        face(table, settings=UserSettings(used_hand=True, order="heavy")),
        face(table, settings=LARGE),
        face(table, settings=LARGE, looking=True),
        hand_face(table, 0, localizer_for("nl"), USUAL),
    ]
    assert len({face(table), *changed}) == len(changed) + 1


@pytest.mark.parametrize("state", [State.BETWEEN, State.PAUSED, State.OVER, State.LOBBY])
def test_the_face_of_a_hand_without_a_round_changes_only_with_the_state(state: State) -> None:
    table = snapshot(begun(), state=state)
    assert face(table) == face(replace(table, version=9, made=9))


# -- moves that are the same -----------------------------------------------------------------------


def test_equal_moves_are_offered_once() -> None:
    """The four arms of a fresh start double are equal, so each tile is offered for one of them."""
    match = begun("uno-dominos", start_exchange="off", seed="arms")
    match.play(match.round.waiting()[0], match.round.legal(match.round.waiting()[0])[0].text)
    seat = match.round.waiting()[0]
    view = match.round.view(seat)
    lays = [move for move in view.legal if move.verb == "lay"]
    groups = [group for group in match.game.same(view) if group[0].verb == "lay"]
    assert len(lays) == 4 * len(groups) > 0
    moves = [click for click in clicks(shown(snapshot(match), seat).controls) if "@" in click]
    assert [click.rpartition(":")[2] for click in moves] == [group[0].text for group in groups]
