"""Before the match: seats, the host's rights, house rules, an abandoned lobby."""

from __future__ import annotations

from bot.store import State


async def test_people_join_and_leave_and_the_host_hands_on(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    assert "Players (2 of 6 at most)" in table.lobby.content
    assert "already have a seat" in server.said(await bob.click(table.lobby, label="Join"))

    await ann.click(table.lobby, label="Leave")

    assert "**Bob** (host)" in table.lobby.content
    assert "Ann" not in table.lobby.content

    await bob.click(table.lobby, label="Leave")

    assert "Everybody has left" in table.lobby.content
    assert server.controls(table.lobby) == []


async def test_leaving_with_the_command_shows_everybody_that_the_seat_is_free(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    asked = await ann.slash(server.channel, "leave")

    await ann.click(asked.response, label="Leave the table")

    assert asked.response.content == "You have left the table."
    assert server.controls(asked.response) == []
    assert "**Bob** (host)" in table.lobby.content
    assert "Ann" not in table.lobby.content

    asked = await bob.slash(server.channel, "leave")
    await bob.click(asked.response, label="Leave the table")

    assert server.controls(asked.response) == []
    assert "Everybody has left" in table.lobby.content


async def test_an_option_of_the_game_chosen_before_is_refused_kindly(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    shown = await ann.click(table.lobby, label="Rules and pace")
    await ann.select(table.lobby, ["domino-4"], custom_id=f"s:game:{table.id}:0:")

    custom_id = server.controls(shown.response)[0]["custom_id"]
    told = await ann.select(shown.response, ["wild_draw_four"], custom_id=custom_id)

    assert "moved on" in server.said(told)


async def test_only_the_host_adds_computers_starts_and_changes_rules(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)

    for label in ("Add computer", "Start"):
        assert "Only the host, **Ann**" in server.said(await bob.click(table.lobby, label=label))
    preset = await bob.select(table.lobby, ["fr"], custom_id=f"s:preset:{table.id}:0:")
    assert "Only the host" in server.said(preset)
    assert table.seats.state is State.LOBBY


async def test_a_table_is_full_with_six_and_the_host_may_remove_players(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, computers=5)
    assert "All 6 seats are taken" in server.said(await bob.click(table.lobby, label="Join"))
    assert "All 6 seats are taken" in server.said(await ann.click(table.lobby, label="Add computer"))

    await ann.select(table.lobby, ["Ada 🤖"], custom_id=f"s:remove:{table.id}:0:")
    await table.join(bob)

    assert "Ada" not in table.lobby.content
    assert "**Bob**" in table.lobby.content


async def test_house_rules_are_shown_where_they_differ_and_remembered(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    assert "Played by the rule sheet" in table.lobby.content

    await ann.select(table.lobby, ["active"], custom_id=f"s:preset:{table.id}:0:")
    await server.set_option(table, "target", "200")
    assert "Symbols that act: only on the joined half" in table.lobby.content
    assert "Points to win: 200" in table.lobby.content
    await table.start()

    again = await server.open(bob)
    assert "Points to win: 200" in again.lobby.content


async def test_a_number_that_is_none_changes_nothing(server):
    ann = server.person("Ann")
    table = await server.open(ann)
    answer = await server.set_option(table, "target", "many")
    assert "nothing was changed" in server.said(answer)
    assert "Played by the rule sheet" in table.lobby.content


async def test_an_abandoned_lobby_closes_itself(server, settings):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann)
    await server.env.advance_time(settings.lobby_timeout - 60)
    await table.join(bob)
    await server.env.advance_time(settings.lobby_timeout - 60)
    assert server.controls(table.lobby)

    await server.env.advance_time(120)

    assert "Nobody started this table" in table.lobby.content
    assert server.controls(table.lobby) == []


async def test_start_gives_a_hand_to_everybody_whose_interaction_is_fresh(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann)
    joined = await table.join(bob)
    started = await ann.click(table.lobby, label="Start")

    for result in (joined, started):
        (hand,) = result.followups
        assert hand.ephemeral
        assert hand.attachments
    assert "Start" not in server.labels(table.lobby)
    assert "The game has begun" in table.lobby.content
