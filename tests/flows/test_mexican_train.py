"""Mexican Train on Discord: a short match of four, eight seats, markers, doubles, open hands, the knock."""

from __future__ import annotations

import re

import pytest

from bot.store import State
from tests.flows.conftest import heard

GAME = "mexican-train"


async def at_table(server, *names, computers=0, **options):
    people = [server.person(name) for name in names]
    table = await server.open(*people, computers=computers, game=GAME)
    for name, value in options.items():
        await server.set_option(table, name, value)
    await table.start()
    return table, people


def verbs(view):
    return {move.verb for move in view.legal}


# -- matches ---------------------------------------------------------------------------------------


async def test_four_people_play_every_third_engine_to_the_end(server):
    table, _ = await at_table(server, "Ann", "Bob", "Cas", "Eve", length="thirds")
    assert "Round 1 of 5." in heard(table.newest)
    engines = []

    def begun(rounds):
        if not table.over and table.seats.state is State.PLAYING:
            engines.append(table.seats.match_or_raise.round.engine)
        return table.over or table.seats.match_or_raise.rounds >= rounds

    await table.skip(lambda: begun(4))
    await table.skip_to_turn(lambda _, view: begun(4) and min(view.hand_sizes) == 1)
    await table.until(lambda: begun(5))

    assert list(dict.fromkeys(engines)) == ["12-12", "9-9", "6-6", "3-3", "0-0"]
    end = server.public()[-1]
    assert "after 5 rounds" in end.content
    standing = next(line for line in end.content.splitlines() if line.startswith("Standing"))
    points = [int(number) for number in re.findall(r"(\d+)(?: ·|$)", standing)]
    assert len(points) == 4
    assert points == sorted(points)
    best = re.findall(r"\*\*(\w+)\*\*", standing)[: points.count(points[0])]
    won = next(line for line in end.content.splitlines() if line.startswith("🏆"))
    assert all(f"**{name}**" in won for name in best)
    assert [picture["filename"] for picture in end.attachments] == ["victory.png"]


async def test_eight_players_with_computers_play_a_round(server):
    table, _ = await at_table(server, "Ann", computers=7)
    await table.until(lambda: len(table.seats.match_or_raise.record) > 16)
    await table.skip_to_turn(lambda _, view: min(view.hand_sizes) <= 1)

    await table.until(lambda: table.seats.state is not State.PLAYING)

    card = table.newest
    assert "the round" in card.content
    assert server.labels(card) == ["Next round", "More"]
    await table.go_on()
    assert "The engine is double 11" in table.newest.content or "double 11" in alt(table.newest)
    assert "Round 2 of 13." in heard(table.newest)


def alt(message):
    return message.attachments[0].description


async def test_the_lobby_offers_shorter_lengths_and_the_variants(server):
    ann = server.person("Ann")
    table = await server.open(ann, game=GAME)
    panel = (await ann.click(table.lobby, label="⚙️")).response
    presets = next(each for each in server.controls(panel) if ":preset:" in each["custom_id"])
    assert [option["value"] for option in presets["options"]] == ["sheet", "thirds", "five", "short", "open"]

    await ann.select(panel, ["five"], custom_id=presets["custom_id"])

    assert table.seats.options == {"length": "five"}
    assert "the five highest engines" in heard(server.public()[-1])


async def test_the_short_game_is_for_four_at_most(server):
    ann = server.person("Ann")
    table = await server.open(ann, computers=3, game=GAME)
    await server.set_option(table, "short_game", "True")

    result = await table.add_computers()

    assert "All 4 seats are taken" in server.said(result)
    await table.start()
    assert "double 9" in table.newest.content
    assert "Round 1 of 10." in table.newest.attachments[0].description


# -- turns -----------------------------------------------------------------------------------------


async def test_a_player_who_can_lay_reads_where_on_the_buttons(server):
    table, _ = await at_table(server, "Ann", "Bob")
    person = await table.until_turn(lambda _, view: "lay" in verbs(view) and not view.laid)
    hand = table.hand(person)
    assert "Play a tile." in hand.content
    own = person.user.name[0].upper()
    assert {label.partition(" → ")[2] for label in server.labels(hand) if " → " in label} == {own, "Mex."}


async def test_an_open_double_is_described_in_words(server):
    table, _ = await at_table(server, "Ann", "Bob", "Cas")

    def bound(person, view):
        return view.open_double not in {None, "M", f"T{view.seat}"}

    person = await table.skip_to_turn(bound)
    view = table.view(person)
    owner = table.seats.players[int(view.open_double[1:])].name
    number = view.ends[view.open_double]
    assert f"**Cover the open {number}** on **{owner}**'s train" in table.hand(person).content
    assert f"{owner}'s train must be covered" in heard(table.newest)
    assert f"The double {number} on {owner}'s train must be covered" in alt(table.newest)
    assert {move.place for move in view.legal if move.place} <= {view.open_double}


async def test_a_player_who_lays_a_double_must_play_another_tile(server):
    table, _ = await at_table(server, "Ann", "Bob")
    person = await table.skip_to_turn(
        lambda _, view: (
            any(len(set(move.tile.split("-"))) == 1 for move in view.legal if move.tile)
            and len(view.hand) > 1
        )
    )
    double = next(m for m in table.moves(person) if m.tile and len(set(m.tile.split("-"))) == 1)

    await table.play(person, double.text)

    assert table.on_turn is person
    number = double.tile.split("-")[0]
    assert f"You played the double {number} on" in table.hand(person).content
    assert "one more tile after the double" in table.newest.content


async def test_a_player_who_draws_no_fitting_tile_opens_their_train(server):
    table, _ = await at_table(server, "Ann", "Bob", "Cas")
    while True:
        person = await table.skip_to_turn(
            lambda _, view: "draw" in verbs(view) and view.seat not in view.markers
        )
        held = len(table.view(person).hand)
        await table.play(person, "draw")
        if table.on_turn is not person:
            break
    assert f"{person.user.name} draws a tile" in heard(table.newest)
    assert f"{person.user.name}'s marker goes down" in heard(table.newest)
    assert " +" in table.hand(person).content.split("\n")[-1]
    assert "You draw" not in table.newest.content
    assert len(table.view(person).hand) == held + 1
    assert "(open)" in alt(table.newest)


async def test_a_drawn_tile_that_fits_must_be_laid(server):
    table, _ = await at_table(server, "Ann", "Bob")
    person = await table.skip_to_turn(lambda _, view: bool(view.drawn))
    assert "fits.** Play it." in table.hand(person).content
    assert {move.tile for move in table.moves(person)} == {table.view(person).drawn}


async def test_a_player_with_one_tile_left_knocks(server):
    table, _ = await at_table(server, "Ann", "Bob")
    person = await table.skip_to_turn(lambda _, view: len(view.hand) == 2 and "lay" in verbs(view))

    await table.play(person, next(move.text for move in table.moves(person) if move.verb == "lay"))

    assert f"Knock, knock! {person.user.name} has one tile left" in heard(table.newest)


# -- hands -----------------------------------------------------------------------------------------


async def test_open_hands_are_shown_to_everybody(server):
    table, people = await at_table(server, "Ann", "Bob", open_hands="True")
    pictures = {each.filename: each.description for each in table.newest.attachments}
    assert list(pictures) == ["table.png", "hands.png"]
    narrator = table.plain_narrator()
    for person in people:
        tiles = [table.presenter.tile(tile, narrator) for tile in table.view(person).hand]
        assert f"{person.user.name} holds {', '.join(tiles)}." in pictures["hands.png"]


@pytest.mark.parametrize("seed", ["large"])
async def test_a_large_hand_reaches_every_move_in_two_clicks(server):
    """The fewer tiles fit, the more are drawn. Open trains multiply the moves."""
    table, _ = await at_table(server, "Ann", "Bob", chain_doubles="True")
    person = await table.skip_to_turn(lambda _, view: len(view.hand) >= 14 and "lay" in verbs(view))
    hand = table.hand(person)
    assert len(hand.attachments) == 1
    move = table.moves(person)[-1]
    await table.play(person, move.text)
    assert table.seats.match_or_raise.record[-1][1] == move.text


async def test_mexican_train_continues_after_a_restart(server):
    table, people = await at_table(server, "Ann", "Bob", "Cas")
    await table.skip(lambda: len(table.seats.match_or_raise.record) > 12)
    hands = [table.view(person).hand for person in people]

    await server.restart()

    assert [table.view(person).hand for person in people] == hands
    for _ in range(6):
        await table.go_on()
    await table.skip(lambda: table.seats.state is not State.PLAYING)
    assert server.labels(table.newest) == ["Next round", "More"]


async def test_the_lowest_round_is_the_best_in_the_statistics(server):
    table, (ann, _) = await at_table(server, "Ann", "Bob", length="five", short_game="True")
    await table.skip(lambda: table.over)

    assert "best round 0" in await server.stats(ann)


async def test_the_rules_come_with_a_picture(server):
    ann = server.person("Ann")
    result = await ann.slash(server.channel, "rules", game=GAME)
    messages = [result.response, *result.followups]
    said = "\n".join(message.content for message in messages)
    assert "After 13 rounds" in said
    assert "16 (with 2 players)" in said
    assert [each.filename for message in messages for each in message.attachments] == ["rules.png"]
