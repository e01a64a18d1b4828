"""The messages of a lobby, before and after its match begins."""

from __future__ import annotations

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.lobby.lobby_message import (
    apology,
    dealing_message,
    lobby_message,
    seated_line,
    setup_message,
    started_message,
)
from bot.presentation.lobby.match_length import length_lines
from bot.presentation.message import Click, Message
from bot.presentation.text.option_text import house_rules
from bot.presentation.text.pace_text import pace_line
from bot.store import InvitedRow
from bot.tables.state.house_rules import first_options
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Snapshot
from engine import GAMES
from render.cards.lobby import caption_lines
from tests.bot.presentation.conftest import (
    GAMES_AND_SEATS,
    LONG,
    TABLE,
    begun,
    check,
    clicks,
    labels,
    menus,
    people,
    snapshot,
)

ENGLISH = localizer_for("en")
HOST_AND_OTHERS = (Player("A*n", 1), Player("Ada 🤖"), Player("Bob", 2))
INVITED = (InvitedRow(7, "Cas"), InvitedRow(8, "D_t"), InvitedRow(9, "Eve", declined=True))


def test_a_lobby_is_a_picture_with_two_lines() -> None:
    table = snapshot(game="uno-dominos", players=HOST_AND_OTHERS)
    message = check(lobby_message(table, mentionable=()))
    assert message.text.split("\n") == [
        r"**UNO Dominos** · **A\*n** hosts · 3/6",
        f"-# {length_lines(table, ENGLISH)[0]} · 🔒 Sealed deal",
    ]
    (card,) = message.attachments
    assert "At the table: A*n (host), Ada 🤖 (Casual), and Bob." in card.alt
    assert card.draw.args[1].notes == ("host", "Casual", "")


def test_a_lobby_with_teams_has_a_line_for_each_and_the_picture_groups_partners() -> None:
    about = {"game": "partners", "options": {}, "players": HOST_AND_OTHERS, "sides": (0, 1, 0)}
    message = check(lobby_message(snapshot(**about, rotates=True), mentionable=()))
    teams = [r"🤝 **A\*n** and **Bob**", "🤝 **Ada 🤖** and a free seat"]
    assert message.text.split("\n")[2:] == teams
    (card,) = message.attachments
    assert card.alt.endswith("Teams: A*n and Bob · Ada 🤖.")
    assert card.draw.args[1].teams == ((0, 2), (1,))
    assert card.draw.args[1].chips[-1] == "other partners in rematches"


def pressable(message: Message) -> list[Click]:
    """Return what the controls of a message ask for."""
    return [control.click for row in message.controls for control in row]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_about_players_swaps_and_rotates_partners_where_there_are_teams(language: str) -> None:
    about = {"game": "partners", "options": {}, "players": HOST_AND_OTHERS, "sides": (0, 1, 0)}
    localizer = localizer_for(language)
    for rotates, argument in ((False, "yes"), (True, "no")):
        page = check(setup_message(snapshot(**about, rotates=rotates), localizer, seats=True))
        pressed = {click.verb: click.argument for click in pressable(page)}
        assert (pressed["swap"], pressed["rotation"]) == ("", argument)
        assert (localizer("rotation-rule") in page.text) is rotates
    alone = snapshot(**about | {"players": HOST_AND_OTHERS[:1], "sides": (0,)})
    assert "swap" not in {click.verb for click in pressable(setup_message(alone, localizer, seats=True))}
    other = snapshot(game="block", players=HOST_AND_OTHERS)
    verbs = {click.verb for click in pressable(setup_message(other, localizer, seats=True))}
    assert not verbs & {"swap", "rotation"}


def test_the_picture_names_the_pace_ratings_and_rules_that_differ_from_a_first_table() -> None:
    first = {"game": "uno-dominos", "options": first_options("uno-dominos")}
    assert chips_of(snapshot(players=HOST_AND_OTHERS[:2], **first)) == ("live, 2 minutes per turn",)
    rated = chips_of(snapshot(players=HOST_AND_OTHERS, **first))
    assert rated == ("live, 2 minutes per turn", "rated, no hints")
    unrated = chips_of(snapshot(players=HOST_AND_OTHERS, rated=False, **first))
    assert unrated == ("live, 2 minutes per turn", "not rated")
    other = {"game": "uno-dominos", "options": {"hand_size": 4, "blind_street": True, "sheet": "fr"}}
    assert chips_of(snapshot(players=HOST_AND_OTHERS, **other))[2:] == (
        "Rule sheet: French",
        ENGLISH("option-uno-dominos-blind_street"),
        "Hand size: 4",
    )


def chips_of(table: Snapshot) -> tuple[str, ...]:
    (card,) = check(lobby_message(table, mentionable=())).attachments
    chips = card.draw.args[1].chips
    assert all(chip in card.alt for chip in chips)
    return tuple(chips)


@pytest.mark.parametrize(
    ("count", "verbs"),
    [
        (1, ["join", "fill", "setup", "panel"]),
        (3, ["join", "fill", "start", "setup", "panel"]),
        (4, ["join", "computer", "start", "setup", "panel"]),
        (6, ["start", "setup", "panel"]),
    ],
)
def test_a_lobby_has_one_row_of_buttons_that_can_be_used(count: int, verbs: list[str]) -> None:
    message = lobby_message(snapshot(game="uno-dominos", players=people(count)), mentionable=())
    assert len(message.controls) == 1
    assert [click.split(":")[0] for click in clicks(message.controls)] == verbs


@pytest.mark.parametrize(
    ("game", "options", "count", "invited", "label"),
    [
        ("partners", {}, 1, 0, "+3"),
        ("partners", {}, 1, 1, "+2"),
        ("partners", {}, 2, 2, None),  # all free seats wait for the invited
        ("all-fives", {}, 1, 0, "+1"),
        ("all-fives", {}, 1, 1, "+1"),  # there is a third seat
        ("all-fives", {"partners": True}, 1, 0, "+3"),
        (
            "uno-dominos",
            {"partners": True},
            4,
            2,
            "+1",
        ),  # one computer, as for any lobby that is large enough
    ],
)
def test_the_button_for_computers_says_how_many_it_adds(game, options, count, invited, label) -> None:
    table = snapshot(game=game, options=options, players=people(count), invited=INVITED[:invited])
    message = check(lobby_message(table, mentionable=()))
    found = [each for each in labels(message.controls) if each.startswith("+")]
    assert found == ([] if label is None else [label])


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("uno-dominos", {}, "2\N{EN DASH}6 players"),
        ("uno-dominos", {"partners": True}, "4 or 6 players"),
        ("block", {"deal_all": True}, "3 or 4 players"),
        ("all-fives", {"partners": True}, "four players"),
        ("all-fives", {}, "2\N{EN DASH}4 players"),
    ],
)
def test_a_lobbys_card_says_how_many_people_play(game, options, said) -> None:
    (card,) = check(lobby_message(snapshot(game=game, options=options), mentionable=())).attachments
    assert f", {said}. " in card.alt


def test_a_rematch_mentions_everybody_it_has_seated_but_the_host() -> None:
    table = snapshot(players=(*people(3), Player("Ada 🤖")), host_id=1)
    assert seated_line(table, {1, 2}) == ENGLISH("rematch-seated", names="<@2> and **Cas**", count=2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lobby_has_a_card_with_its_rules_and_seats(game: str, language: str) -> None:
    table = snapshot(game=game, locale=language, players=HOST_AND_OTHERS[1:])
    (card,) = check(lobby_message(table, mentionable=())).attachments
    scene, invitation = card.draw.args
    assert [player.name for player in scene.players] == [player.name for player in table.players]
    assert invitation.most == GAMES[game].seats[-1]
    assert all(caption in card.alt for caption in invitation.captions)
    lines = [line for caption in invitation.captions for line in caption_lines(caption)[0]]
    assert not [line for line in lines if line.endswith("…")], "they are read whole"
    assert all(player.name in card.alt for player in table.players)
    assert card.looks_like(lobby_message(table, mentionable=(1,)).attachments[0]), "an edit keeps the picture"


@pytest.mark.parametrize("partners", [False, True])
@pytest.mark.parametrize(("counting", "scenes"), [("pips", 3), ("rounds", 2)])
def test_a_card_shows_pips_that_are_won_only_if_pips_count(
    counting: str, scenes: int, *, partners: bool
) -> None:
    table = snapshot(game="block", options={"partners": partners, "counting": counting})
    (card,) = check(lobby_message(table, mentionable=())).attachments
    assert len(card.draw.args[1].captions) == scenes
    assert ("The winner takes what is left" in card.alt) == (scenes == 3)
    assert card.draw().startswith(b"\x89PNG")


def test_invited_people_are_mentioned_if_allowed_otherwise_named() -> None:
    text = check(lobby_message(snapshot(invited=INVITED), mentionable={7, 9})).text
    assert ENGLISH("invite-open", names=r"<@7> and **D\_t**") in text
    assert ENGLISH("invite-declined", names="**Eve**") in text
    assert "<@9>" not in text


def test_the_button_to_decline_stays_until_all_invitations_are_answered() -> None:
    excuse = f"excuse:{TABLE}:0:"
    assert excuse in clicks(lobby_message(snapshot(invited=INVITED), mentionable=()).controls)
    assert excuse not in clicks(lobby_message(snapshot(invited=INVITED[2:]), mentionable=()).controls)


def test_everybody_but_the_host_can_be_removed() -> None:
    removable = menus(setup_message(snapshot(players=HOST_AND_OTHERS), ENGLISH, seats=True).controls)[
        "remove"
    ]
    choices = [(choice.label, choice.value) for choice in removable.choices]
    assert choices == [("Ada 🤖", "Ada 🤖"), ("Bob", "2")]


def test_a_host_alone_has_no_menu_to_remove_players() -> None:
    assert list(menus(setup_message(snapshot(players=people(1)), ENGLISH, seats=True).controls)) == ["level"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_present_game_and_preset_are_marked_in_the_menus(game: str, language: str) -> None:
    for name, options in GAMES[game].presets.items():
        table = snapshot(game=game, options=dict(options), invited=INVITED)
        lists = menus(check(setup_message(table, localizer_for(language))).controls)
        assert [choice.value for choice in lists["game"].choices if choice.default] == [game]
        assert [choice.value for choice in lists["preset"].choices if choice.default] == [name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_closed_lists_show_their_name_with_the_present_value(language: str) -> None:
    localizer = localizer_for(language)
    lists = menus(setup_message(snapshot(game="block", turn_seconds=120), localizer).controls)
    shown = {verb: [each.label for each in menu.choices if each.default] for verb, menu in lists.items()}
    assert shown["game"] == [localizer("setup-game", value=localizer("game-block"))]
    assert shown["preset"] == [localizer("setup-preset", value=localizer("preset-block-block"))]
    assert shown["pace"] == [localizer("setup-pace", value=pace_line(120, localizer))]
    seats = menus(setup_message(snapshot(game="block"), localizer, seats=True).controls)["level"]
    wanted = localizer("setup-level", value=localizer("level-casual"))
    assert [each.label for each in seats.choices if each.default] == [wanted]


def test_no_preset_is_marked_if_the_rules_match_none() -> None:
    lists = menus(setup_message(snapshot(options={"target": 95}), ENGLISH).controls)
    assert not any(choice.default for choice in lists["preset"].choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_message_has_no_hash_and_no_controls_after_the_start(language: str) -> None:
    table = snapshot(begun(), locale=language, invited=INVITED)
    message = check(started_message(table))
    assert message.controls == ()
    assert message.text.endswith(localizer_for(language)("fair-sealed-line"))
    assert "Cas" not in message.text
    assert "5ea1" not in message.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_the_message_before_the_deal_has_everything_the_deal_depends_on_but_the_secret(
    game: str, seats: int, language: str
) -> None:
    table = snapshot(game=game, players=people(seats, LONG), locale=language)
    message = check(dealing_message(table))
    assert message.controls == ()
    localizer = localizer_for(language)
    wanted = ["start-mixing", "by-the-sheet"]
    assert all(localizer(key) in message.text for key in wanted)
    assert localizer("fair-sealed", hash="5ea1") in message.text
    seats_told = [f"{number}. **{name}**" for number, name in enumerate(LONG[:seats], 1)]
    places = [message.text.index(told) for told in seats_told]
    assert places == sorted(places)


def test_the_message_before_the_deal_lists_the_house_rules() -> None:
    table = snapshot(game="uno-dominos", players=HOST_AND_OTHERS, options={"hand_size": 4})
    text = dealing_message(table).text
    assert text.startswith(r"🎲 **UNO Dominos** is dealt now to 1. **A\*n**, 2. **Ada 🤖**, and 3. **Bob**.")
    assert house_rules(table, ENGLISH) in text


@pytest.mark.parametrize("thread", [None, 55])
def test_the_lobby_message_links_to_the_mixed_in_message_after_the_start(thread: int | None) -> None:
    place = {} if thread is None else {"channel_id": thread, "parent_id": 200}
    text = check(started_message(snapshot(begun(), beacon=777, **place), thread_id=thread)).text
    link = "https://discord.com/channels/100/200/777"
    assert ENGLISH("fair-sealed-linked", link=link) in text.split("\n")
    assert "777" not in started_message(snapshot(begun())).text


def test_the_lobby_message_links_to_the_thread_after_the_start() -> None:
    threaded = started_message(snapshot(begun()), thread_id=55).text
    assert threaded == f"{started_message(snapshot(begun())).text}\n{ENGLISH('thread-here', thread='<#55>')}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_and_the_pace_can_be_changed(game: str, language: str) -> None:
    localizer = localizer_for(language)
    message = check(setup_message(snapshot(game=game, turn_seconds=90), localizer))
    assert localizer(f"game-{game}") in message.text
    assert list(menus(message.controls))[-2:] == ["option", "pace"]
    assert f"rated:{TABLE}:0:no" in clicks(message.controls)
    pace = menus(message.controls)["pace"]
    assert [choice.value for choice in pace.choices if choice.default] == ["90"]


def test_people_who_could_not_be_invited_are_listed_by_reason() -> None:
    left_out = [("already", "Ann"), ("bot", "B*t"), ("already", "Cas")]
    assert apology(left_out, ENGLISH).split("\n") == [
        ENGLISH("invite-already", names="**Ann** and **Cas**", count=2),
        ENGLISH("invite-bot", names=r"**B\*t**", count=1),
    ]
