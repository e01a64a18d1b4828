"""The lobby: seats, the host's rights, house rules, and a lobby that times out."""

from __future__ import annotations

from bot.store import State
from tests.flows.conftest import controls, heard


async def test_the_next_person_becomes_host_when_the_host_leaves(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    assert "2/6" in table.lobby.content
    said = server.said(await bob.click(table.lobby, label="Join"))
    assert said == "You have a seat already: you're in. **Ann** starts when everybody is here."

    await server.leave(ann)

    assert "**Bob** hosts" in table.lobby.content
    assert "Ann" not in heard(table.lobby)

    await server.leave(bob)

    assert "Everybody has left" in table.lobby.content
    assert server.controls(table.lobby) == []


async def test_leaving_with_the_command_frees_the_seat_on_the_lobby_message(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    asked = await server.at_table(ann, "askleave")

    await ann.click(asked.response, label="Leave the table")

    assert asked.response.content == "You have left the table."
    assert server.controls(asked.response) == []
    assert "**Bob** hosts" in table.lobby.content
    assert "Ann" not in heard(table.lobby)

    asked = await server.at_table(bob, "askleave")
    await bob.click(asked.response, label="Leave the table")

    assert server.controls(asked.response) == []
    assert "Everybody has left" in table.lobby.content


async def test_an_option_of_the_previously_chosen_game_is_refused(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    shown = await ann.click(table.lobby, label="⚙️")
    await table.set_up("game", "domino-4")

    custom_id = table.menu("option", shown.response)
    told = await ann.select(shown.response, ["wild_draw_four"], custom_id=custom_id)

    assert "out of date" in server.said(told)


async def test_only_the_host_adds_computers_starts_and_changes_rules(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)

    for label in ("+2", "⚙️", "Start"):
        assert "Only the host, **Ann**" in server.said(await bob.click(table.lobby, label=label))
    assert (table.seats.state, len(table.seats.players)) == (State.LOBBY, 2)


async def test_a_former_host_can_change_nothing_with_an_open_panel(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    panel = (await ann.click(table.lobby, label="⚙️")).response
    await server.leave(ann)
    preset = await ann.select(panel, ["fr"], custom_id=table.menu("preset", panel))
    assert "Only the host, **Bob**" in server.said(preset)
    assert "Only the host, **Bob**" in server.said(await ann.click(panel, label="Players"))
    assert not table.seats.options


async def test_choices_are_shown_on_the_panel_and_in_the_lobby(server):
    ann = server.person("Ann")
    table = await server.open(ann)
    panel = (await ann.click(table.lobby, label="⚙️")).response
    await ann.select(panel, ["all-fives"], custom_id=table.menu("game", panel))
    assert panel.content.startswith("## All Fives: set up")
    await ann.select(panel, ["300"], custom_id=table.menu("pace", panel))
    assert "live, 5 minutes per turn" in panel.content
    assert "live, 5 minutes per turn" in heard(table.lobby)
    await ann.click(panel, label="Players")
    await ann.click(panel, label="Add computer")
    assert "Ada 🤖" in panel.content
    assert "Ada 🤖" in heard(table.lobby)


async def test_computers_fill_all_free_seats_except_those_of_invited_people(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    shown = await ann.slash(server.channel, "play", player1=bob)
    assert "1/6" in shown.response.content
    await ann.click(shown.response, label="+2")
    assert "3/6" in shown.response.content  # with Bob the game is at its best
    for taken in (4, 5):
        label = "+1"
        await ann.click(shown.response, label=label)
        assert f"{taken}/6" in shown.response.content
    await bob.click(shown.response, label="Join")
    assert server.labels(shown.response) == ["Start", "⚙️", "⋯"]


async def test_a_full_table_has_a_free_seat_after_the_host_removes_a_player(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, computers=5)
    assert "Join" not in server.labels(table.lobby)
    assert "All 6 seats are taken" in server.said(await table.add_computers())

    await table.remove("Ada 🤖")
    await table.join(bob)

    assert "Ada" not in heard(table.lobby)
    assert "Bob" in heard(table.lobby)


async def test_changed_house_rules_are_shown_and_remembered(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    assert "Symbols that act" not in heard(table.lobby)

    await table.set_up("preset", "active")
    await server.press_option(table, "target", "200")
    assert "Symbols that act: only on the joined half" in heard(table.lobby)
    assert "Points to win: 200" in heard(table.lobby)
    await table.start()

    again = await server.open(bob)
    assert "Points to win: 200" in heard(again.lobby)


async def test_an_invalid_number_changes_nothing(server):
    ann = server.person("Ann")
    table = await server.open(ann)
    answer = await server.press_option(table, "target", "many")
    assert "nothing was changed" in server.said(answer)
    assert not table.seats.options


async def test_the_panel_stays_open_and_its_list_can_be_used_again_after_a_wrong_value(server):
    """The list gets a new custom id, so that Discord shows it with nothing picked."""
    ann = server.person("Ann")
    table = await server.open(ann)
    shown = await ann.click(table.lobby, label="⚙️")
    for typed in ("many", "200"):
        custom_id = table.menu("option", shown.response)
        form = await ann.select(shown.response, ["target"], custom_id=custom_id)
        await ann.submit_modal(form, {server.field(form): typed})
        assert table.menu("option", shown.response) != custom_id
    assert "Points to win: 200" in heard(table.lobby)


async def test_one_button_limits_a_match_to_three_rounds(server):
    ann = server.person("Ann")
    table = await server.open(ann, server.person("Bob"))
    panel = (await ann.click(table.lobby, label="⚙️")).response
    stale = (await ann.click(table.lobby, label="⚙️")).response
    (custom_id,) = [each["custom_id"] for each in controls(panel) if ":threerounds:" in each["custom_id"]]
    await ann.click(panel, custom_id=custom_id)
    assert "Most rounds: 3" in panel.content
    assert "Most rounds: 3" in heard(table.lobby)
    assert not [each for each in controls(panel) if ":threerounds:" in each["custom_id"]]

    await table.set_up("game", "domino-4")
    refused = await ann.click(stale, custom_id=custom_id)
    assert "out of date" in server.said(refused)


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


async def test_start_sends_a_hand_to_everyone_with_a_fresh_interaction(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann)
    joined = await table.join(bob)
    started = await ann.click(table.lobby, label="Start")

    for result in (joined, started):
        (hand,) = result.followups
        assert hand.ephemeral
        assert hand.attachments
    assert "Start" not in server.labels(table.lobby)
    assert "the game has begun" in table.lobby.content
