"""All Fives on Discord: the match to 100, what each move would score, drawing, and counting out."""

from __future__ import annotations

import re

import pytest

from bot.store import State
from tests.flows.conftest import heard

GAME = "all-fives"


async def two(server, *, computers=0, **options):
    ann, bob = server.person("Ann"), server.person("Bob")
    people = [ann] if computers else [ann, bob]
    table = await server.open(*people, computers=computers, game=GAME)
    for name, value in options.items():
        await server.set_option(table, name, value)
    await table.start()
    return table, ann, bob


def points_of(table, person):
    """Return the points that the hand's buttons promise, by the lay's text. A button without points counts as
    0."""
    said = {}
    for each in table.server.controls(table.hand(person)):
        verb, argument = each["custom_id"].split(":", 4)[1::3]
        if verb == "move" and "@" in argument:
            found = re.search(r"\+(\d+)$", each["label"])
            said[argument] = int(found[1]) if found else 0
    return said


def made(table):
    return sum(table.seats.match_or_raise.totals) + sum(
        table.seats.match_or_raise.round.view(None).round_scores
    )


# -- a match ---------------------------------------------------------------------------------------


async def test_two_people_play_to_100(server):
    table, ann, bob = await two(server)
    assert all(table.hand(person).ephemeral for person in (ann, bob))
    cards = set()
    await table.until(lambda: table.seats.state is State.BETWEEN)
    while not table.over:
        cards.add(table.newest.content)
        assert [each.filename for each in table.newest.attachments] == ["round.png"]
        await table.next_round()
        await table.skip(lambda: table.over or table.seats.state is State.BETWEEN)

    end = server.public()[-1]
    assert "All Fives" not in end.content
    assert "wins the match" in end.content
    standing = next(line for line in end.content.splitlines() if line.startswith("Standing"))
    assert int(re.findall(r"\*\* (-?\d+)", standing)[0]) >= 100
    assert [each["filename"] for each in end.attachments] == ["victory.png"]
    assert cards
    assert all("last tile" in card or "Nothing fits any more" in card for card in cards)


async def test_one_person_and_a_computer_play_to_100(server):
    table, _, _ = await two(server, computers=1)
    await table.until(lambda: len(table.seats.match_or_raise.record) > 8)
    await table.skip(
        lambda: table.seats.state is State.PLAYING and max(table.seats.match_or_raise.totals) >= 70
    )
    await table.until(lambda: table.over)
    assert "wins the match" in server.public()[-1].content


@pytest.mark.parametrize("preset", ["english", "letter", "long"])
async def test_a_round_can_be_played_with_every_preset(server, preset):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game=GAME)
    await table.set_up("preset", preset)
    await table.start()
    await table.until(lambda: table.seats.state is not State.PLAYING)
    assert server.labels(table.newest) == ["Next round", "More"]


async def test_two_can_start_and_two_more_can_join(server):
    ann = server.person("Ann")
    table = await server.open(ann, game=GAME)
    assert "Start" not in server.labels(table.lobby)
    await table.join(server.person("Bob"))
    assert {"Join", "Start"} <= {*server.labels(table.lobby)}
    for name in ("Eve", "Mo"):
        await table.join(server.person(name))
    assert server.labels(table.lobby) == ["Start", "⚙️", "⋯"]


async def test_every_house_rule_can_be_set(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game=GAME)
    for name, value in {
        "opening_tile": "highest",
        "next_start": "highest",
        "round_out": "up",
        "blocked_winner": "most",
        "target": "150",
    }.items():
        await server.set_option(table, name, value)
    (lobby,) = server.public()
    assert "First tile: the highest" in heard(server.message(lobby))
    assert "Points to win: 150" in heard(server.message(lobby))
    await table.start()
    assert "with the highest tile" in table.hand(table.on_turn).content
    assert len(table.moves(table.on_turn)) == 1


# -- a turn ----------------------------------------------------------------------------------------


async def test_each_move_shows_what_it_scores(server):
    table, _, _ = await two(server, target="5000")
    scored = 0
    for _ in range(25):
        if table.seats.state is State.BETWEEN:
            await table.go_on()
        person = table.on_turn
        lays = [move.text for move in table.choices(person) if move.verb == "lay"]
        promised = points_of(table, person)
        assert sorted(promised) == sorted(lays)
        if not lays:
            await table.go_on()
            continue
        best, before = max(lays, key=lambda text: promised[text]), made(table)
        hand = len(table.view(person).hand)
        await table.play(person, best)
        if table.seats.state is State.PLAYING and hand > 1:
            assert made(table) - before == promised[best]
            assert (f"⭐{promised[best]}" in table.newest.content) == bool(promised[best])
            scored += promised[best] > 0
    assert scored > 3


@pytest.mark.parametrize("seed", ["short-4"])
async def test_drawing_is_explained_and_a_fitting_tile_must_be_laid(server):
    table, _, _ = await two(server, target="5000")
    drawer = await table.until_turn(lambda _, view: view.legal[0].verb == "draw")
    hand = table.hand(drawer)
    assert "Nothing you hold fits" in hand.content
    assert "left in the stock" in hand.content
    assert server.labels(hand) == ["Draw tiles"]
    while table.moves(drawer)[0].verb == "draw":
        await table.play(drawer, "draw")
        assert " +" in table.hand(drawer).content.split("\n")[-1]
        assert "cannot play and draws a tile" in heard(table.newest)
        assert "You draw" not in heard(table.newest)
    if table.on_turn is drawer:
        assert {move.verb for move in table.moves(drawer)} <= {"lay", "pass"}


@pytest.mark.parametrize("seed", ["short-5"])
async def test_passing_is_explained(server):
    table, _, _ = await two(server, target="5000")
    person = await table.skip_to_turn(lambda _, view: view.legal[0].verb == "pass")
    assert "the stock is empty: pass" in table.hand(person).content
    assert server.labels(table.hand(person)) == ["Pass", "Words"]

    await table.play(person, "pass")

    assert "the stock is empty: pass" in heard(table.newest)
    assert table.on_turn is not person


async def test_the_picture_describes_the_sum_of_the_ends_and_the_points(server):
    table, _, _ = await two(server, target="5000")
    await table.until_turn(lambda _, view: view.made > 0)
    view = table.seats.match_or_raise.round.view(None)
    told = table.newest.attachments[0].description
    assert f"they add up to {view.count}" in told
    assert f"for {view.made} points" in told
    maker = view.laid[-1].seat
    total = table.seats.match_or_raise.totals[maker] + view.round_scores[maker]
    assert f"{table.seats.players[maker].name}: " in told
    assert f"{total} points" in told
    assert len(told) <= 1024


async def test_the_round_card_shows_the_opponents_pips_rounded_to_five(server):
    table, _, _ = await two(server, target="5000")
    while True:
        await table.skip(lambda: table.seats.state is State.BETWEEN)
        round = table.seats.match_or_raise.last_round
        left = sum(int(half) for hand in round.hands for tile in hand for half in tile.split("-"))
        if [] in round.hands and left % 5:
            break
        await table.go_on()
    rounded = (left + 2) // 5 * 5
    assert f"**+{rounded}**" in server.public()[-2].content
    assert f"{left} pips, to the nearest five: {rounded}" in table.newest.attachments[0].description


# -- the table -------------------------------------------------------------------------------------


async def test_no_player_can_read_the_hand_of_another(server):
    table, ann, bob = await two(server, target="5000")
    narrator, presenter = table.plain_narrator(), table.presenter
    for _ in range(25):
        await table.go_on()
        if table.seats.state is not State.PLAYING:
            break
        secret = [presenter.tile(tile, narrator) for tile in table.view(ann).hand]
        told = [table.newest.content, table.hand(bob).content]
        told += [each.description for m in (table.newest, table.hand(bob)) for each in m.attachments]
        assert not [tile for tile in secret for text in told if re.search(rf"\b{tile}\b", text)]


async def test_a_restart_during_a_round_changes_nothing(server):
    table, ann, bob = await two(server)
    for _ in range(5):
        await table.go_on()
    views = [table.view(person) for person in (ann, bob)]

    await server.restart()

    assert [table.view(person) for person in (ann, bob)] == views
    await table.until(lambda: table.seats.state is not State.PLAYING)
    assert table.newest.attachments


async def test_a_rematch_and_the_leaderboard(server):
    table, ann, _ = await two(server, target="10")
    await table.skip(lambda: table.over)
    end = server.message(server.public()[-1])
    board = server.said(await ann.slash(server.channel, "leaderboard", game=GAME))
    assert "of 1 match won" in board

    await ann.click(end, label="Rematch")

    assert "All Fives" in server.public()[-1].content


async def test_the_rules_and_their_pictures_follow_the_tables_options(server):
    _, ann, _ = await two(server, blocked_winner="most", target="200")
    rules = await ann.slash(server.channel, "rules")
    told = server.said(rules)
    assert "200 points" in told
    assert "the most pips wins" in told
    pictures = [each for message in (rules.response, *rules.followups) for each in message.attachments]
    assert pictures[0].filename == "rules.png"
    assert "double 2 make 10" in pictures[0].description


@pytest.mark.parametrize(("locale", "turn"), [("nl", "Jouw beurt"), ("fr", "À toi")])
async def test_a_hand_speaks_its_readers_language(server, locale, turn):
    ann, bob = server.person("Ann"), server.person("Bob")
    for person in (ann, bob):
        server.speaks(person, locale)
    table = await server.open(ann, bob, game=GAME)
    await table.start()
    assert turn in table.hand(table.on_turn).content
