"""What Domino 4 asks of people: choosing a place from a picture, the bluff, the last tile, a match."""

from __future__ import annotations

import re

import pytest

GAME = "domino-4"


async def two(server, *more, **options):
    """Two people, or three, at a table with these options."""
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
    """All that can be read in the channel and in these hands: words, descriptions, labels, custom ids."""
    for message in [*map(server.message, server.public()), *hands]:
        yield message.content
        yield from (picture.description or "" for picture in message.attachments)
        for each in server.controls(message):
            yield each["custom_id"]
            yield each.get("label") or ""


# -- choosing a place ------------------------------------------------------------------------------


async def test_a_tile_with_several_places_shows_them_as_letters(server):
    table, *_ = await two(server)
    person = table.on_turn
    hand = table.hand(person)
    assert labels_with(server, hand, "→ 2 places"), "either way; both arms are the same yet"

    await person.click(hand, label=labels_with(server, hand, "→ 2 places")[0])

    assert "Press the letter" in table.hand(person).content
    assert [picture.filename for picture in table.hand(person).attachments] == ["places.png"]
    lettered = [label for label in server.labels(table.hand(person)) if " · " in label]
    assert [label[0] for label in lettered] == ["A", "B"]
    assert "Another tile" in server.labels(table.hand(person))
    described = table.hand(person).attachments[0].description
    assert all(label in described for label in lettered)

    await person.click(table.hand(person), label=lettered[0])

    assert " laid **" in table.newest.content
    assert table.on_turn is not person


async def test_one_may_look_at_another_tile_first(server):
    table, *_ = await two(server)
    person = table.on_turn
    hand = table.hand(person)
    before = server.labels(hand)
    await person.click(hand, label=labels_with(server, hand, "places")[0])

    await person.click(table.hand(person), label="Another tile")

    assert server.labels(table.hand(person)) == before
    assert [picture.filename for picture in table.hand(person).attachments] == ["hand.png"]


async def test_many_places_are_paged_the_straight_ones_first(server):
    table, *_ = await two(server, rounds_to_win="20")

    def many(_, view):
        tiles = [move.tile for move in view.legal if move.verb == "lay"]
        return any(tiles.count(tile) > 12 for tile in tiles)

    person = await table.skip_to_turn(many)
    tiles = [move.tile for move in table.moves(person) if move.verb == "lay"]
    tile = next(tile for tile in tiles if tiles.count(tile) > 12)
    pick = next(
        each["custom_id"]
        for each in server.controls(table.hand(person))
        if each["custom_id"].endswith(f":{tile}") and ":pick:" in each["custom_id"]
    )
    await person.click(table.hand(person), custom_id=pick)
    first = [label for label in server.labels(table.hand(person)) if " · " in label]
    assert len(first) == 12
    assert "straight on" in first[0]

    await person.click(table.hand(person), label=f"More places ({tiles.count(tile) - 12})")

    second = [label for label in server.labels(table.hand(person)) if " · " in label]
    assert len(second) == min(12, tiles.count(tile) - 12)
    assert "corner" in second[-1]


# -- the bluff -------------------------------------------------------------------------------------


async def covers(server, *more, true):
    """Play until somebody lays a tile face down, a joker or not; the table, that person, the others."""
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
    table, liar, (accuser,), move = await covers(server, true=False)
    held = len(table.view(liar).hand)
    assert "said “Joker”" in table.newest.content
    assert {"I believe it", "Liar!"} <= {*server.labels(table.newest), *server.labels(table.hand(accuser))}
    assert "Is that a joker?" in table.hand(accuser).content
    assert "Liar!" not in server.labels(table.hand(liar))

    await accuser.click(table.newest, label="Liar!")

    named = table.presenter.tile(move.tile, table.plain_narrator())
    assert f"rightly: it was **{named}**" in table.newest.content
    assert "Choose a tile to give" in table.hand(accuser).content
    gift = table.moves(accuser)[0]
    await table.play(accuser, gift.text)

    given = table.presenter.tile(gift.tile, table.plain_narrator())
    assert f"gave **{liar.user.name}** a tile." in table.newest.content
    assert given in table.hand(liar).content
    assert given not in table.newest.content.replace(f"**{named}**", "")
    assert len(table.view(liar).hand) == held + 3
    assert table.on_turn is accuser


async def test_a_joker_is_called_wrongly(server):
    table, layer, (accuser,), _ = await covers(server, true=True)
    held = len(table.view(accuser).hand)

    await table.play(accuser, "accuse")

    assert "wrongly: it **is** a joker" in table.newest.content
    assert "Choose a tile to give" in table.hand(layer).content
    await table.play(layer, table.moves(layer)[0].text)

    assert len(table.view(accuser).hand) == held + 1


async def test_a_lie_that_all_accept_stays_secret(server):
    table, _liar, doubters, move = await covers(server, "Eve", true=False)
    first, second = doubters
    message = table.newest.id
    await first.click(table.newest, label="I believe it")
    assert table.newest.id == message, "an answer changes that message, and notifies nobody anew"
    assert f"**{first.user.name}** believes" in table.newest.content

    await table.play(second, "accept")

    assert table.newest.id != message, "a turn is a new message"
    assert "stays face down" in table.newest.content
    assert "One tile lies face down" in table.newest.attachments[0].description
    named = table.presenter.tile(move.tile, table.plain_narrator())
    read = list(texts_seen(server, *(table.hand(person) for person in doubters)))
    assert not [text for text in read if move.tile in text or named in text]


async def test_only_the_first_accuser_counts(server):
    table, _liar, (first, second), _ = await covers(server, "Eve", true=False)
    late = server.controls(table.hand(second))
    accuse = next(each["custom_id"] for each in late if each["custom_id"].endswith(":accuse"))

    await server.at_once(
        first.click(table.newest, label="Liar!"), second.click(table.hand(second), custom_id=accuse)
    )

    assert f"**{first.user.name}** accused" in table.newest.content
    assert f"**{second.user.name}** accused" not in table.newest.content
    assert "has moved on" in table.hand(second).content
    assert table.on_turn is first


async def test_an_answer_by_another_leaves_ones_own_buttons_alive(server):
    table, _, (first, second), _ = await covers(server, "Eve", true=False)
    accuse = next(
        each["custom_id"]
        for each in server.controls(table.hand(second))
        if each["custom_id"].endswith(":accuse")
    )
    await first.click(table.newest, label="I believe it")

    await second.click(table.hand(second), custom_id=accuse)

    assert f"**{second.user.name}** accused" in table.newest.content


async def test_the_bluffer_cannot_answer(server):
    table, liar, _, _ = await covers(server, true=False)
    told = server.said(await liar.click(table.newest, label="I believe it"))
    assert "First the others say" in told


async def test_a_bluff_survives_a_restart(server):
    table, _liar, (accuser,), _ = await covers(server, true=False)

    await server.restart()
    await accuser.click(table.newest, label="Liar!")

    assert "rightly" in table.newest.content
    assert next(move.verb for move in table.moves(accuser)) == "give"


# -- the last tile ---------------------------------------------------------------------------------


async def about_to_call(table):
    return await table.skip_to_turn(
        lambda _, view: len(view.hand) == 2 and "call" in verbs(view) and "lay" in verbs(view)
    )


async def test_the_last_tile_is_announced_in_time(server):
    table, *_ = await two(server, rounds_to_win="20")
    person = await about_to_call(table)
    await person.click(table.newest, label="One tile left!")
    await table.play(person, next(move.text for move in table.moves(person) if move.verb == "lay"))

    assert person is not table.on_turn
    assert len(table.view(person).hand) == 1
    assert table.view(person).must_call == ()


async def test_who_keeps_silent_misses_a_turn(server):
    table, *_people = await two(server, rounds_to_win="20")
    person = await about_to_call(table)
    await table.play(person, next(move.text for move in table.moves(person) if move.verb == "lay"))
    assert "have not announced it" in table.hand(person).content

    await table.go_on(wanted=lambda move: move.verb != "call")

    assert "did not announce the last tile" in table.newest.content or table.over


async def test_the_last_tile_may_be_announced_right_after_laying(server):
    table, *_ = await two(server, rounds_to_win="20")
    person = await about_to_call(table)
    await table.play(person, next(move.text for move in table.moves(person) if move.verb == "lay"))

    await person.slash(server.channel, "uno")

    assert "**One tile left!** announces" in table.newest.content
    assert table.view(person).must_call == ()


async def test_an_announcement_out_of_time_costs_nothing(server):
    _table, ann, _bob = await two(server)
    told = server.said(await ann.slash(server.channel, "uno"))
    assert "There is nothing to announce" in told


# -- matches ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["first", "corner", "bluff", "full"])
async def test_a_match_by_every_preset(server, preset):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game=GAME)
    await ann.select(table.lobby, [preset], custom_id=f"s:preset:{table.id}:0:")
    await table.start()

    for _ in range(8):
        await table.go_on(wanted=lambda move: move.verb not in {"call", "accuse"})
        for message in (table.newest, table.hand(ann), table.hand(bob)):
            assert len(message.content) <= 2000
            assert all(20 < len(each.description) <= 1024 for each in message.attachments)
    await table.skip(lambda: table.over or min(table.view(ann).hand_sizes) <= 2)
    await table.until(lambda: table.over)

    end = server.public()[-1]
    assert "the match" in end.content
    assert [picture["filename"] for picture in end.attachments] == ["round.png", "scores.png"]


async def test_first_to_two_rounds_with_computers(server):
    ann = server.person("Ann")
    table = await server.open(ann, computers=2, game=GAME)
    await server.set_option(table, "rounds_to_win", "2")
    await server.set_option(table, "blufjoker", "True")
    await server.set_option(table, "hoeksteen", "True")
    await table.start()
    await table.skip(lambda: table.seats.match_or_raise.rounds > 0)
    assert "the round" in table.newest.content
    await table.skip_to_turn(
        lambda _, view: max(table.seats.match_or_raise.totals) == 1 and min(view.hand_sizes) <= 2
    )

    await table.until(lambda: table.over)

    end = server.public()[-1]
    assert "the match" in end.content
    assert re.search(r"Standing: \*\*[^*]+\*\* 2\b", end.content)


async def test_the_rules_are_told_with_drawn_examples(server):
    ann = server.person("Ann")
    plain = await ann.slash(server.channel, "rules", game=GAME)
    messages = [plain.response, *plain.followups]
    text = "\n".join(message.content for message in messages)
    assert "Cornerstone." not in text
    assert "Bluffing." not in text
    assert [picture.filename for picture in messages[-1].attachments] == ["rules.png"]

    await two(server, hoeksteen="True", blufjoker="True")
    full = await ann.slash(server.channel, "rules")
    text = "\n".join(message.content for message in [full.response, *full.followups])
    assert "Cornerstone." in text
    assert "Bluffing." in text


async def test_the_table_is_left_and_a_computer_plays_on(server):
    table, _ann, bob = await two(server, rounds_to_win="1")
    await bob.slash(server.channel, "leave")
    asked = next(each for each in reversed(server.private()) if "Leave the table" in server.labels(each))
    await bob.click(server.message(asked), label="Leave the table")
    del table.people[bob.id]

    await table.until(lambda: table.over)

    assert "the match" in server.public()[-1].content
