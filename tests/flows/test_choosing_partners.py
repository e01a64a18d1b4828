"""Partners on a server: who plays with whom, swapping, choosing a side, and a rematch with other partners."""

from __future__ import annotations

import discord

from tests.flows.conftest import controls, heard, labels


def teams(message):
    """Return the lines of a lobby that say who plays with whom."""
    return [line.removeprefix("🤝 ") for line in heard(message).splitlines() if line.startswith("🤝")]


async def press(person, message, verb):
    """Press the button of a verb, and return the result."""
    (custom_id,) = [each["custom_id"] for each in controls(message) if f":{verb}:" in each["custom_id"]]
    return await person.click(message, custom_id=custom_id)


async def said_to_forged(server, person, custom_id):
    """Press a button that the bot did not offer, and return its answer."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Forged", custom_id=custom_id))
    message = await server.bot.get_partial_messageable(server.channel.id).send("forged", view=view)
    return server.said(await person.click(message, custom_id=custom_id))


async def test_partners_are_chosen_swapped_and_rotated(server):
    ann, bob, cas = (server.person(name) for name in ("Ann", "Bob", "Cas"))
    table = await server.open(ann, game="block")
    await server.set_option(table, "partners", "True")
    await server.set_option(table, "rounds", "1")
    assert teams(table.lobby) == ["Ann and a free seat", "2 free seats"]

    told = await server.at_table(bob, "playwith", str(ann.id))
    assert "You play with **Ann**." in told.response.content
    assert teams(table.lobby) == ["Ann and Bob", "2 free seats"]
    table.people[bob.id] = bob
    await table.join(cas)
    assert teams(table.lobby) == ["Ann and Bob", "Cas and a free seat"]
    refused = await server.at_table(cas, "panel")
    assert not [each for each in controls(refused.response) if ":playwith:" in each["custom_id"]]
    await table.add_computers()

    page = await table.seats_page()
    assert "Ann and Bob" in page.content.replace("**", "")
    met = []
    for _ in range(3):
        await press(ann, page, "swap")
        met.append(next(team for team in teams(table.lobby) if "Ann" in team))
    assert len({*met}) == 3
    assert met[-1] == "Ann and Bob"
    assert "Swap partners" not in labels(table.lobby)
    await press(ann, page, "rotation")
    assert "Each rematch has other partners." in page.content
    assert "other partners in rematches" in heard(table.lobby)

    await server.restart()
    assert teams(table.lobby)[0] == "Ann and Bob"
    assert "Only the host" in await said_to_forged(server, bob, f"b:swap:{table.id}:0:")
    await table.start()
    late = await press(ann, page, "swap")
    assert "no longer in the lobby" in server.said(late)
    await table.skip(lambda: table.over)
    await ann.click(server.message(server.public()[-1]), label="Rematch")

    again = server.public()[-1]
    assert "Ann and Bob" not in teams(again)
    assert len(teams(again)) == 2


async def test_a_game_without_teams_says_nothing_of_partners(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game="block")
    page = await table.seats_page()
    assert "Swap partners" not in labels(page)
    assert not teams(table.lobby)
    for custom_id in (f"b:playwith:{table.id}:0:{ann.id}", f"b:playwith:{table.id}:0:-"):
        assert "out of date" in await said_to_forged(server, bob, custom_id)
