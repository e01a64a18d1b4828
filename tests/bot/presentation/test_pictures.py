"""The pictures of a table can be drawn, and show the right round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.games import PRESENTERS
from bot.presentation.pictures import (
    drawn_narrator,
    hand_picture,
    open_hands_picture,
    own_table_picture,
    places_picture,
    round_card,
    scene,
    score_sheet,
    table_picture,
)
from bot.presentation.place_picker import offer
from bot.presentation.text.rating_text import rating_text
from bot.presentation.text.table_facts import spectator_view
from bot.presentation.text.text import plain_narrator
from bot.store import State
from bot.tables.bank import Bank
from bot.tables.state.seated import Player
from engine import GAMES
from render import Style, word_keys
from render.cards.victory import headline_lines
from render.games.partners import LONGEST
from render.paint.text.lines import plain
from tests.bot.presentation.conftest import begun, play_on, snapshot

ENGLISH = localizer_for("en")
PNG = b"\x89PNG"


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_a_game_can_be_drawn(game: str) -> None:
    table = snapshot(play_on(begun(game, **GAMES[game].short_match), moves=2))
    view, style = table.views[0], Style(contrast=True)
    pictures = [
        table_picture(table),
        own_table_picture(table, view, ENGLISH, style),
        hand_picture(table, view, ENGLISH, style),
        round_card(table),
        score_sheet(table, ENGLISH),
    ]
    assert [picture.name for picture in pictures] == ["table", "table", "hand", "round", "scores"]
    for picture in pictures:
        assert picture.draw().startswith(PNG)
        assert picture.alt


def test_open_hands_can_be_drawn_if_the_rules_open_them() -> None:
    picture = open_hands_picture(snapshot(begun("mexican-train", 3, open_hands=True)))
    assert picture is not None
    assert picture.draw().startswith(PNG)
    assert open_hands_picture(snapshot(begun("mexican-train", 3))) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_empty_stock_is_described_differently_from_a_stock_of_one(game: str, language: str) -> None:
    """In French, zero takes the singular."""
    table = snapshot(play_on(begun(game), rounds=0, moves=3), locale=language)
    told = {
        table_picture(replace(table, spectator=replace(spectator_view(table), stock_size=size))).alt
        for size in (0, 1)
    }
    assert len(told) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bank_is_on_the_seats_and_in_the_alt_text_while_a_round_is_played(language: str) -> None:
    table = snapshot(play_on(begun("block"), rounds=0, moves=3), locale=language)
    banked = replace(table, turn_seconds=300, bank=Bank(300, 15, {0: 245.9}))
    assert [player.clock for player in scene(banked, 1).players] == ["4:05", "5:00"]
    assert [player.clock for player in scene(table, 1).players] == ["", ""]
    alt, usual = table_picture(banked).alt, table_picture(table).alt
    assert [face for face in ("4:05", "5:00") if face in alt and face not in usual] == ["4:05", "5:00"]
    between = replace(banked, state=State.BETWEEN)
    assert [player.clock for player in scene(between, 1).players] == ["", ""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_can_draw_every_character_of_formatted_numbers(language: str) -> None:
    localizer = localizer_for(language)
    told = [
        localizer("picture-target", target=5000),
        localizer("victory-rating", rating=rating_text(0.0, 1, localizer), change=localizer.number(1234)),
        localizer.percent(0.25),
    ]
    assert [text for text in told if not plain(text)] == []


def test_cards_know_who_plays_with_whom() -> None:
    assert scene(snapshot(begun("partners", 4)), 1).teams == ((0, 2), (1, 3))
    assert scene(snapshot(begun("uno-dominos", 6, partners=True)), 1).teams == ((0, 3), (1, 4), (2, 5))
    assert scene(snapshot(begun("block", 4)), 1).teams is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_headline_has_room_for_both_winners(language: str) -> None:
    names = localizer_for(language).listing(["Maximiliane", "Bartholomäus"])
    said = localizer_for(language)("victory-headline", winners=names, count=2)
    lines, _ = headline_lines(said, 736)
    assert " ".join(lines) == said.replace("\u00a0", " ")


def test_pictures_call_computers_by_their_names_alone() -> None:
    table = snapshot(begun("block", 2))
    signed = replace(table, players=(table.players[0], Player("Edith 🤖")))
    assert drawn_narrator(signed, scene(signed, 1)).names == (table.players[0].name, "Edith")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_on_the_flag_of_a_capicua_is_no_longer_than_its_flag(language: str) -> None:
    """PD11. The flag is measured by the longest word."""
    word = PRESENTERS["partners"].picture_words(localizer_for(language))["capicua"]
    assert len(word) <= len(LONGEST)
    assert plain(word)


@pytest.mark.parametrize("game", GAMES)
def test_only_the_player_in_turn_gets_the_open_ends_with_the_hand(game: str) -> None:
    table = snapshot(play_on(begun(game), rounds=0, moves=5))
    seat = table.waiting()[0]
    waited, other = (
        hand_picture(table, table.views[each], ENGLISH, Style()).alt for each in (seat, 1 - seat)
    )
    ends = PRESENTERS[game].ends(table.views[seat], plain_narrator(table))
    assert waited.startswith(f"Open ends: {ends}. Your ")
    assert other.startswith("Your "), "the ends of a hand that rests would soon be old"


def test_the_picture_of_places_can_be_drawn_and_described() -> None:
    table = snapshot(play_on(begun("domino-4"), rounds=0, moves=2))
    seat = table.waiting()[0]
    view, plain = table.views[seat], plain_narrator(table)
    found = offer(PRESENTERS["domino-4"].lays(view, plain), ENGLISH, 25)
    picture = places_picture(table, view, found, ENGLISH, Style())
    assert picture.draw().startswith(PNG)
    assert picture.alt.startswith(
        "Open ends: east: red 4; west: any tile. Your places: A · west, straight on"
    )
    assert picture.alt.count("A · west") < len(found.acts), "a place is told once, whatever can lie there"
    assert "Your 10 tiles: " in picture.alt
    again = places_picture(table, view, found, ENGLISH, Style())
    assert picture.looks_like(again)
    other = replace(found, buttons=found.acts[1:], letters=found.letters[1:])
    assert not picture.looks_like(places_picture(table, view, other, ENGLISH, Style()))
    assert "Your 10 tiles" not in places_picture(table, view, found, ENGLISH, Style(large=True)).alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_scene_has_every_word_of_its_pictures(game: str, language: str) -> None:
    table = snapshot(begun(game), locale=language)
    assert scene(table, 1).words.keys() == set(word_keys(game))
    assert scene(table, 1).words["title"] == localizer_for(language)(f"game-{game}")
    assert scene(table, 1, ENGLISH).words["title"] == ENGLISH(f"game-{game}")
    assert scene(table, 1).fewest_wins == GAMES[game].lowest_wins


def test_the_table_shows_the_present_round_and_the_card_the_last_one() -> None:
    table = snapshot(play_on(begun(), rounds=2, moves=1))
    _, shown = table_picture(table).draw.args
    ended, hands, outcome = round_card(table).draw.args
    assert (shown.round_number, ended.round_number) == (3, 2)
    assert outcome == table.outcomes[1]
    assert [hand.note for hand in hands].count("") < 2, "points are explained"


def test_the_score_sheet_of_a_new_match_shows_its_first_round() -> None:
    shown, rounds, _ = score_sheet(snapshot(begun()), ENGLISH).draw.args
    assert shown.round_number == 1
    assert rounds == ()
