"""The controls of every message keep to Discord's limits, and reach every move in at most two clicks."""

from __future__ import annotations

import dataclasses

import discord
import pytest

from bot.games import PRESENTERS, Act, Voice
from bot.tables.placing import placing
from bot.views.items import CHOICES, DETAIL, ITEMS, LABEL, ROW, ROWS, clip
from bot.views.options import option_list, pace_list, values_of
from bot.views.panels import (
    MOST_BUTTONS,
    act_button,
    back_panel,
    between_panel,
    confirm_panel,
    hand_panel,
    lobby_panel,
    options_panel,
    over_panel,
    seat_panel,
    table_panel,
)
from bot.words import LANGUAGES, words_for
from engine import GAMES

TABLE = "0123abcd"
BUTTON, SELECT = discord.ComponentType.button.value, discord.ComponentType.select.value
FREELY = {"uno-dominos": {"sheet": "fr"}}
"""House rules with which hands grow large."""
LONG = tuple("W" * 32 for _ in range(6))


def check(view):
    """A view as Discord would take it: its rows."""
    assert not view.is_finished()
    assert view.timeout is None
    assert all(isinstance(item, ITEMS) for item in view.children)
    rows = [row["components"] for row in view.to_components()]
    ids = [each["custom_id"] for row in rows for each in row]
    assert len(ids) == len(set(ids))
    assert len(rows) <= ROWS
    for row in rows:
        assert len(row) <= (1 if row[0]["type"] == SELECT else ROW)
        for each in row:
            assert 0 < len(each["custom_id"]) <= 100
            if each["type"] == SELECT:
                check_select(each)
            else:
                assert 0 < len(each["label"]) <= LABEL
    return rows


def check_select(select):
    options = select["options"]
    assert 0 < len(options) <= CHOICES
    assert len(select["placeholder"]) <= 150
    assert len({option["value"] for option in options}) == len(options)
    for option in options:
        assert 0 < len(option["label"]) <= DETAIL
        assert 0 < len(option["value"]) <= DETAIL
        assert len(option.get("description") or "") <= DETAIL


def reached(rows):
    """The moves one click plays, and the tiles one click picks."""
    moves, tiles = set(), set()
    for each in (each for row in rows for each in row):
        _, verb, _, _, argument = each["custom_id"].split(":", 4)
        values = {option["value"] for option in each.get("options", ())}
        if verb == "pick":
            tiles |= values or {argument}
        elif verb in {"move", "shout"}:
            moves |= values or {argument}
    return moves, tiles


def hand(presenter, view, voice, picked=""):
    lays, acts = presenter.lays(view, voice), presenter.acts(view, voice)
    placed = placing(lays, picked, voice.words)
    return check(
        hand_panel(TABLE, 9999, lays, acts, voice.words, picked=picked, placing=placed, look="table")
    )


def pages(presenter, view, voice, tile):
    """The moves of a picked tile: all of them at once, but for pages of places where there are many."""
    moves, seen, after = set(), set(), {tile}
    while after:
        seen |= after
        found = [reached(hand(presenter, view, voice, picked=picked)) for picked in after]
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
    words = words_for(language)
    most = 0
    for name, presenter in PRESENTERS.items():
        if seats not in GAMES[name].seats:
            continue
        voice = Voice(words, LONG[:seats])
        for step in play(name, seats, language, greed=0.9, moves=120, **FREELY.get(name, {})):
            for seat in step.round.waiting():
                view = step.round.view(seat)
                rows = hand(presenter, view, voice)
                offered, tiles = reached(rows)
                for tile in tiles:
                    offered |= pages(presenter, view, voice, tile)
                assert offered == {move.text for move in view.legal}
                most = max(most, len(offered))
            check(table_panel(TABLE, 9999, presenter.shouts(step.round.view(None), voice), words))
    assert most >= moves


@pytest.mark.parametrize("count", [1, MOST_BUTTONS, MOST_BUTTONS + 1, CHOICES, CHOICES + 1, 52])
def test_a_hand_of_any_size(count):
    """One click up to 25 moves, the tile first beyond."""
    words = words_for("en")
    lays = [
        Act(f"t{tile}@{arm}", f"{tile} to {arm}", "joins", f"t{tile}", f"domo {tile}")
        for tile in range(-(-count // 2))
        for arm in "NS"
    ][:count]
    shouts = [Act("call", "UNO!", shout=True), Act("catch:1", "Caught!", shout=True)]
    acts = [Act("draw", "Draw"), *shouts]
    rows = check(hand_panel(TABLE, 3, lays, acts, words))
    moves, tiles = reached(rows)
    assert {"draw", "call", "catch:1"} <= moves
    if count <= CHOICES:
        assert {act.text for act in lays} <= moves
        assert not tiles
    else:
        assert tiles == {act.tile for act in lays}
        second = check(hand_panel(TABLE, 3, lays, acts, words, picked="t0"))
        assert {"t0@N", "t0@S"} <= reached(second)[0]
        assert words("button-other-tile") in [each.get("label") for row in second for each in row]


@pytest.mark.parametrize(("lays", "acts", "offered"), [(3, 4, True), (15, 9, True), (15, 10, False)])
def test_the_other_picture_is_offered_where_there_is_room(lays, acts, offered):
    words = words_for("en")
    moves = [Act(f"t{tile}@N", f"{tile}", tile=f"t{tile}", head=f"{tile}") for tile in range(lays)]
    others = [Act(f"catch:{seat}", f"Caught {seat}!", shout=True) for seat in range(acts)]
    rows = check(hand_panel(TABLE, 3, moves, others, words, look="tiles"))
    labels = [each["label"] for row in rows for each in row]
    assert (words("button-look-tiles") in labels) is offered
    assert len(labels) == lays + acts + offered


def test_shouts_do_not_grow_stale():
    assert act_button(TABLE, 3, Act("call", "UNO!", shout=True)).click.verb == "shout"
    assert act_button(TABLE, 3, Act("draw", "Draw")).click.verb == "move"


def test_a_picked_tile_that_is_gone_shows_all_moves():
    lays = [Act("a@N", "a", tile="a", head="a")]
    rows = check(hand_panel(TABLE, 3, lays, [], words_for("en"), picked="b"))
    assert reached(rows)[0] == {"a@N"}


def test_a_house_rule_and_its_value_are_joined_as_the_language_joins_them():
    labels = [option.label for option in option_list("all-fives", {}, words_for("fr"))]
    assert all("\N{NO-BREAK SPACE}: " in label for label in labels)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESENTERS)
def test_the_other_panels(language, game):
    words = words_for(language)
    games = [discord.SelectOption(label=words(f"game-{name}"), value=name) for name in PRESENTERS]
    seats = [discord.SelectOption(label=name, value=str(seat)) for seat, name in enumerate(LONG[1:])]
    presets = [
        discord.SelectOption(label=words(f"preset-{game}-{name}"), value=name)
        for name in PRESENTERS[game].presets
    ]
    check(lobby_panel(TABLE, words, games=games, presets=presets, seats=seats))
    bare = check(lobby_panel(TABLE, words, games=games[:1], presets=presets[:1], seats=[]))
    assert len(bare) == 1
    check(options_panel(TABLE, words, option_list(game, {}, words), pace_list(3600, words)))
    for verbs in (("admit", "refuse"), ("oust", "spare")):
        check(seat_panel(verbs, TABLE, f"{2**64 - 1}:{'W' * 32}", words))
    for back in (back_panel(TABLE, words), between_panel(TABLE, 1, words, away=True)):
        assert check(back)[0][-1]["label"] == words("button-back")
    check(between_panel(TABLE, 3, words))
    check(over_panel(TABLE, words))
    check(confirm_panel("leave", TABLE, words("button-leave-yes"), words("button-keep-playing")))


@pytest.mark.parametrize("game", PRESENTERS)
def test_every_preset_is_a_rule_book(game):
    for options in PRESENTERS[game].presets.values():
        assert GAMES[game](**options).options.chosen() == options


@pytest.mark.parametrize("game", PRESENTERS)
def test_every_value_an_option_offers_can_be_set(game):
    for field in dataclasses.fields(GAMES[game].Options):
        values = values_of(field)
        assert len(values) <= CHOICES
        built = [GAMES[game].Options(**{field.name: value}) for value in values]
        assert len(built) == len(values)


@pytest.mark.parametrize(("text", "most", "shown"), [("short", 5, "short"), ("longer", 5, "long…")])
def test_clipping(text, most, shown):
    assert clip(text, most) == shown
