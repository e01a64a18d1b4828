"""Domino 4 on Discord: choosing a place from a picture, the bluff, the last tile, and whole matches."""

from __future__ import annotations

import re

import pytest

from tests.flows.conftest import SHOUTS, heard

GAME = "domino-4"
DAWDLING = (*SHOUTS, "accuse", "bluff", "draw", "pass")
"""Moves to avoid when a round should end, as long as a tile can be laid."""


async def two(server, *more, **options):
    """Return a started table with these options, and after it its people: Ann, Bob, and those named."""
    people = [server.person(name) for name in ("Ann", "Bob", *more)]
    table = await server.open(*people, game=GAME)
    for name, value in options.items():
        await server.set_option(table, name, value)
    await table.start()
    return table, *people


def others(people, person):
    return [other for other in people if other is not person]


def verbs(view):
    return {move.verb for move in view.legal}


def labels_with(server, message, text):
    return [label for label in server.labels(message) if text in label]


def texts_seen(server, *hands):
    """Yield every text in the channel and on these hands: contents, descriptions, labels and custom ids."""
    for message in [*map(server.message, server.public()), *hands]:
        yield message.content
        yield from (picture.description or "" for picture in message.attachments)
        for each in server.controls(message):
            yield each["custom_id"]
            yield each.get("label") or ""


# -- choosing a place ------------------------------------------------------------------------------


def lettered(server, message):
    """Return the labels of the buttons that lay a tile at a place.

    The label is the place's letter. On the first page the tile's number stands before it.
    """
    return [label for label in server.labels(message) if re.fullmatch(r"(\d+ )?[A-Z]+( .*)?", label)]


async def test_the_tile_is_chosen_first_and_the_half_that_joins_by_the_picture(server):
    table, *_ = await two(server)
    person = table.on_turn
    hand = table.hand(person)
    message = hand.id
    first = labels_with(server, hand, "▸")[0]
    assert "2 ▸ leads to 2 places" in hand.content
    assert len(server.labels(hand)) <= 12

    await person.click(hand, label=first)

    places = table.hand(person)
    assert places.id == message
    assert "where does it go?" in places.content
    assert [picture.filename for picture in places.attachments] == ["places.png"]
    assert lettered(server, places) == ["A", "B"], "either half; both arms are the same yet"
    assert "A · " in places.attachments[0].description
    assert "joins with" in places.attachments[0].description

    await person.click(places, label="B")

    assert " plays " in heard(table.newest)
    assert table.on_turn is not person


async def test_up_to_twelve_moves_are_one_tap_under_the_picture_that_shows_them(server):
    table, *_ = await two(server)
    person = await table.skip_to_turn(
        lambda _, view: (
            len(view.laid) > 3 and not {"joker"} & {end.partition(":")[0] for end in view.ends.values()}
        )
    )
    hand = table.hand(person)
    assert [picture.filename for picture in hand.attachments] == ["places.png"]
    labels = lettered(server, hand)

    await person.click(hand, label=labels[0])

    assert table.on_turn is not person


async def may_bluff(server):
    """Return a table with bluffs, and the player on turn, who may lay a tile face down."""
    table, *_ = await two(server, blufjoker="True")
    person = await table.skip_to_turn(lambda _, view: "bluff" in verbs(view) and len(view.hand) > 5)
    return table, person


async def test_one_button_leads_to_a_tile_face_down_its_colour_and_its_place(server):
    table, person = await may_bluff(server)
    hand = table.hand(person)
    message = hand.id
    assert server.labels(hand).count("Bluff…") == 1

    await person.click(hand, label="Bluff…")
    assert "Which tile do you play face down" in table.hand(person).content
    tiles = [label for label in server.labels(table.hand(person)) if label.isdigit()]
    assert len(tiles) == len({*table.view(person).hand})

    await person.click(table.hand(person), label=tiles[0])
    if "red" in server.labels(table.hand(person)):
        await person.click(table.hand(person), label="red")
    assert [picture.filename for picture in table.hand(person).attachments] == ["places.png"]
    labels = lettered(server, table.hand(person))
    assert labels[0] == "A red"
    assert "A · red · " in table.hand(person).attachments[0].description
    assert table.hand(person).id == message, "all on the same message"

    await person.click(table.hand(person), label=labels[0])

    assert "says “Joker”" in heard(table.newest)


async def test_each_step_leads_back(server):
    table, person = await may_bluff(server)
    before = server.labels(table.hand(person))
    await person.click(table.hand(person), label="Bluff…")
    tiles = server.labels(table.hand(person))
    await person.click(table.hand(person), label="1")

    await person.click(table.hand(person), label="Back")
    assert server.labels(table.hand(person)) == tiles
    await person.click(table.hand(person), label="Back")

    assert [*server.labels(table.hand(person)), "Words"] == before, (
        "a hand that was used explains itself no more"
    )


# -- the bluff -------------------------------------------------------------------------------------


async def lays_face_down(server, *more, true):
    """Play until a tile is laid face down. Return the table, its player, the others, and the move.

    Args:
        true: whether the tile is a joker.
    """
    table, *people = await two(server, *more, blufjoker="True")

    def holds(_, view):
        return "bluff" in verbs(view) and len(view.hand) > 2 and (not true or "J" in view.hand)

    person = await table.skip_to_turn(holds, avoided=("bluff", "accuse", "call"))
    move = next(
        move for move in table.moves(person) if move.verb == "bluff" and (move.tile == "J") is bool(true)
    )
    await table.play(person, move.text)
    return table, person, others(people, person), move


async def test_a_lie_is_called_rightly(server):
    table, liar, (accuser,), move = await lays_face_down(server, true=False)
    held = len(table.view(liar).hand)
    assert "says “Joker”" in heard(table.newest)
    assert {"I believe it", "Liar!"} <= {*server.labels(table.newest), *server.labels(table.hand(accuser))}
    assert "Is that a joker?" in table.hand(accuser).content
    assert "Liar!" not in server.labels(table.hand(liar))

    await accuser.click(table.newest, label="Liar!")

    named = table.presenter.tile(move.tile, table.plain_narrator())
    assert f"calls the bluff: {named}" in table.newest.content
    assert "Choose a tile to give" in table.hand(accuser).content
    gift = table.moves(accuser)[0]
    await table.play(accuser, gift.text)

    given = table.presenter.tile(gift.tile, table.plain_narrator())
    assert f"gives {liar.user.name} a tile." in heard(table.newest)
    assert given in table.hand(liar).content
    assert given not in heard(table.newest).replace(named, "")
    assert len(table.view(liar).hand) == held + 3
    assert table.on_turn is accuser


async def test_a_joker_is_called_wrongly(server):
    table, layer, (accuser,), _ = await lays_face_down(server, true=True)
    held = len(table.view(accuser).hand)

    await table.play(accuser, "accuse")

    assert "wrongly: it is a joker" in heard(table.newest)
    assert "Choose a tile to give" in table.hand(layer).content
    await table.play(layer, table.moves(layer)[0].text)

    assert len(table.view(accuser).hand) == held + 1


@pytest.mark.left
async def test_a_lie_that_all_accept_stays_secret(server):
    table, _liar, doubters, move = await lays_face_down(server, "Eve", true=False)
    first, second = doubters
    message = table.newest.id
    await first.click(table.newest, label="I believe it")
    assert table.newest.id == message, "an answer edits that message and pings nobody again"
    assert f"{first.user.name} believes" in heard(table.newest)

    await table.play(second, "accept")

    assert table.newest.id != message, "a new turn is a new message"
    assert "stays face down" in heard(table.newest)
    assert "One tile lies face down" in table.newest.attachments[0].description
    named = table.presenter.tile(move.tile, table.plain_narrator())
    read = list(texts_seen(server, *(table.hand(person) for person in doubters)))
    assert not [text for text in read if move.tile in text or named in text]


async def test_only_the_first_accuser_counts(server):
    table, _liar, (first, second), _ = await lays_face_down(server, "Eve", true=False)
    late = server.controls(table.hand(second))
    accuse = next(each["custom_id"] for each in late if each["custom_id"].endswith(":accuse"))

    await server.at_once(
        first.click(table.newest, label="Liar!"), second.click(table.hand(second), custom_id=accuse)
    )

    assert f"{first.user.name} calls the bluff" in heard(table.newest)
    assert f"**{second.user.name}** accuses" not in table.newest.content
    assert "out of date" in table.hand(second).content
    assert table.on_turn is first


async def test_an_answer_of_another_player_keeps_ones_own_buttons_valid(server):
    table, _, (first, second), _ = await lays_face_down(server, "Eve", true=False)
    accuse = next(
        each["custom_id"]
        for each in server.controls(table.hand(second))
        if each["custom_id"].endswith(":accuse")
    )
    await first.click(table.newest, label="I believe it")

    await second.click(table.hand(second), custom_id=accuse)

    assert f"{second.user.name} calls the bluff" in heard(table.newest)


async def test_the_bluffer_cannot_answer(server):
    table, liar, _, _ = await lays_face_down(server, true=False)
    told = server.said(await liar.click(table.newest, label="I believe it"))
    assert "First the others say" in told


async def test_a_bluff_survives_a_restart(server):
    table, _liar, (accuser,), _ = await lays_face_down(server, true=False)

    await server.restart()
    await accuser.click(table.newest, label="Liar!")

    assert "calls the bluff" in table.newest.content
    assert next(move.verb for move in table.moves(accuser)) == "give"


# -- the last tile ---------------------------------------------------------------------------------


async def about_to_call(table):
    return await table.skip_to_turn(
        lambda _, view: len(view.hand) == 2 and "call" in verbs(view) and "lay" in verbs(view), DAWDLING
    )


async def test_the_last_tile_is_announced_in_time(server):
    table, *_ = await two(server, rounds_to_win="20")
    person = await about_to_call(table)
    await person.click(table.newest, label="One tile left!")
    await table.play(person, next(move.text for move in table.moves(person) if move.verb == "lay"))

    assert person is not table.on_turn
    assert len(table.view(person).hand) == 1
    assert table.view(person).must_call == ()


async def test_a_player_who_does_not_announce_the_last_tile_misses_a_turn(server):
    table, *_people = await two(server, rounds_to_win="20")
    person = await about_to_call(table)
    await table.play(person, next(move.text for move in table.moves(person) if move.verb == "lay"))
    assert "not announced!" in table.hand(person).content

    await table.go_on(wanted=lambda move: move.verb != "call")

    assert "kept silent: misses a turn" in table.newest.content or table.over


async def test_the_last_tile_may_be_announced_right_after_laying(server):
    table, *_ = await two(server, rounds_to_win="20")
    person = await about_to_call(table)
    await table.play(person, next(move.text for move in table.moves(person) if move.verb == "lay"))

    await person.slash(server.channel, "uno")

    assert "One tile left! announces" in heard(table.newest)
    assert table.view(person).must_call == ()


async def test_an_announcement_too_early_costs_nothing(server):
    _table, ann, _bob = await two(server)
    told = server.said(await ann.slash(server.channel, "uno"))
    assert "Too early!" in told


# -- matches ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "seed"),
    [("first", "short-3"), ("corner", "short-3"), ("bluff", "short-1"), ("full", "short-1")],
)
async def test_a_match_can_be_played_with_every_preset(server, preset):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game=GAME)
    await table.set_up("preset", preset)
    await table.start()

    for _ in range(8):
        await table.go_on(wanted=lambda move: move.verb not in {"call", "accuse"})
        for message in (table.newest, table.hand(ann), table.hand(bob)):
            assert len(message.content) <= 2000
            assert all(20 < len(each.description) <= 1024 for each in message.attachments)
    await table.skip(lambda: table.over or min(table.view(ann).hand_sizes) <= 2, DAWDLING)
    await last_moves(table)

    end = server.public()[-1]
    assert "the match" in end.content
    assert [picture["filename"] for picture in end.attachments] == ["victory.png"]


async def last_moves(table):
    """Play to the end by clicks. If that takes more than twelve steps, skip the rest without clicks."""
    for _ in range(12):
        if not table.over:
            await table.go_on(wanted=lambda move: move.verb not in DAWDLING)
    if not table.over:
        await table.skip(lambda: table.over, DAWDLING)


async def test_a_match_to_two_rounds_is_played_with_computers(server):
    ann = server.person("Ann")
    table = await server.open(ann, computers=2, game=GAME)
    await server.press_option(table, "rounds_to_win", "2")
    await server.press_option(table, "blufjoker", "True")
    await server.press_option(table, "hoeksteen", "True")
    await table.start()
    await table.skip(lambda: table.seats.match_or_raise.rounds > 0, DAWDLING)
    assert "the round" in table.newest.content
    await table.skip_to_turn(
        lambda _, view: max(table.seats.match_or_raise.totals) == 1 and min(view.hand_sizes) <= 3, DAWDLING
    )

    await last_moves(table)

    end = server.public()[-1]
    assert "the match" in end.content
    assert re.search(r"Standing: \*\*[^*]+\*\* \(Casual\) 2\b", end.content)


async def test_the_rules_follow_the_options_and_show_pictured_examples(server):
    ann = server.person("Ann")
    plain = await ann.slash(server.channel, "rules", game=GAME)
    messages = [plain.response, *plain.followups]
    text = "\n".join(message.content for message in messages)
    assert "Cornerstone." not in text
    assert "Bluffing." not in text
    assert [picture.filename for picture in messages[0].attachments] == ["rules.png"]

    await two(server, hoeksteen="True", blufjoker="True")
    full = await ann.slash(server.channel, "rules")
    text = "\n".join(message.content for message in [full.response, *full.followups])
    assert "Cornerstone." in text
    assert "Bluffing." in text


async def test_a_player_who_leaves_is_replaced_by_a_computer(server):
    table, _ann, bob = await two(server, rounds_to_win="1")
    await server.at_table(bob, "askleave")
    asked = next(each for each in reversed(server.private()) if "Leave the table" in server.labels(each))
    await bob.click(server.message(asked), label="Leave the table")
    del table.people[bob.id]

    await table.until(lambda: len(table.seats.match_or_raise.record) > 8)
    await table.skip_to_turn(lambda _, view: min(view.hand_sizes) <= 2, DAWDLING)
    await last_moves(table)

    assert "the match" in server.public()[-1].content
