"""Server settings: each setting as its managers set it and people notice it."""

from __future__ import annotations

import discord
import pytest

from bot.discord_ui.interactions.settings_form import switches_of
from bot.language.localizer import LANGUAGES, localizer_for
from bot.preferences import GuildSettings
from bot.presentation.message import CHOICES
from bot.store import State
from bot.tables.state import house_rules
from tests.flows.conftest import heard

SILENT = 4096
"""Discord's flag for a message that notifies nobody."""


async def two(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.start()
    return table, ann, bob


# -- the list and the forms ------------------------------------------------------------------------


async def test_the_list_of_settings_is_updated_in_place(server):
    mo = server.manager("Mo")
    shown = await mo.slash(server.channel, "settings")
    assert shown.ephemeral
    listed = [each["value"] for each in server.controls(shown.response)[0]["options"]]
    switches = switches_of(GuildSettings)
    assert sorted([*listed, *switches]) == sorted(GuildSettings.model_fields)
    assert "Delete old turns: yes" in server.labels(shown.response)

    await mo.click(shown.response, custom_id="b:wishserver::0:tidy")  # a yes-or-no setting changes at once

    assert "Delete old turns: no" in server.labels(shown.response)
    await mo.click(shown.response, custom_id="b:wishserver::0:tidy")
    assert server.bot.preferences.guild(server.guild.id).tidy

    first = server.controls(shown.response)[0]["custom_id"]
    form = await mo.select(shown.response, ["enders"], custom_id=first)
    assert form.modal["title"] == "Who may end a table"
    await mo.submit_modal(form, {server.field(form): ["players"]})
    again = server.controls(shown.response)[0]["custom_id"]
    assert again != first, "otherwise Discord would not let the same entry be picked again"
    assert not server.public()


@pytest.mark.parametrize("locale", ["nl", "fr"])
async def test_the_list_of_settings_is_in_the_managers_language(server, locale):
    mo = server.manager("Mo")
    server.speaks(mo, locale)
    shown = await mo.slash(server.channel, "settings")
    localizer = localizer_for(locale)
    title, *lines = shown.response.content.split("\n•")
    assert title == localizer("settings-title")
    assert len(lines) == len(GuildSettings.model_fields)
    assert localizer("wish-server-enders-value-host") in shown.response.content
    first = server.controls(shown.response)[0]["options"][0]
    assert first["label"].startswith(localizer("wish-server-language"))


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_the_list_of_settings_is_complete_however_much_was_picked(server, locale):
    mo = server.manager("Mo")
    server.speaks(mo, locale)
    most = tuple((1 << 60) + number for number in range(CHOICES))
    for name in ("channels", "openers", "barred"):
        await server.bot.preferences.set_guild_setting(server.guild.id, name, most)

    shown = await mo.slash(server.channel, "settings")

    _, *lines = shown.response.content.split("\n•")
    localizer = localizer_for(locale)
    assert len(lines) == len(GuildSettings.model_fields)
    assert localizer("wish-server-boards-value-private") in lines[-1]
    for name in ("channels", "openers", "barred"):
        assert localizer(f"wish-server-{name}-value", count=CHOICES) in shown.response.content


async def test_a_form_opened_before_a_restart_is_still_accepted(server):
    mo = server.manager("Mo")
    shown = await mo.slash(server.channel, "settings")
    form = await mo.select(shown.response, ["enders"], custom_id="s:wishserver::0:")
    await server.restart()

    await mo.submit_modal(form, {server.field(form): ["players"]})
    await server.restart()

    again = await mo.select(shown.response, ["enders"], custom_id="s:wishserver::0:~")
    chosen = [
        each["value"] for each in again.modal["components"][0]["component"]["options"] if each["default"]
    ]
    assert chosen == ["players"]


async def test_a_former_manager_can_set_nothing_with_old_controls(server):
    """A person who lost the right may still have the settings open."""
    mo = server.manager("Mo")
    listed = await mo.slash(server.channel, "settings")
    shown = await mo.slash(server.channel, "settings")
    form = await mo.select(shown.response, ["enders"], custom_id="s:wishserver::0:")
    await mo.select(shown.response, ["all-fives"], custom_id="s:defaults::0:")
    rule = await mo.select(shown.response, ["all-fives:target"], custom_id="s:default::0:")
    server.env.backend.edit_member(server.guild.id, mo.id, {"role_ids": []})
    await server.env.settle()

    refused = [
        await mo.submit_modal(form, {server.field(form): ["players"]}),
        await mo.submit_modal(rule, {server.field(rule): "200"}),
        await mo.select(listed.response, ["enders"], custom_id="s:wishserver::0:"),
        await mo.click(listed.response, custom_id="b:wishserver::0:threads"),
        await mo.select(listed.response, ["all-fives"], custom_id="s:defaults::0:"),
        await mo.select(shown.response, ["all-fives:target"], custom_id="s:default::0:"),
        await mo.click(shown.response, label="By the rule sheet"),
        await mo.click(shown.response, label="As last played"),
        await mo.click(shown.response, label="All settings"),
    ]

    assert [server.said(each).count("those who manage the server") for each in refused] == [1] * len(refused)
    assert server.bot.preferences.guild(server.guild.id) == GuildSettings()
    assert await house_rules.default_options(server.bot.store, server.guild.id, "all-fives") is None


async def test_only_managers_see_the_commands_for_managers(server):
    for command in await server.bot.tree.fetch_commands():
        managers = command.name in {"settings", "doctor", "export"}
        wanted = discord.Permissions(manage_guild=True) if managers else None
        assert command.default_member_permissions == wanted


# -- the effect of the settings --------------------------------------------------------------------


async def test_the_tables_speak_the_servers_language(server):
    """The setting overrides Discord's. Private messages still use the reader's own language."""
    ann, mo = server.person("Ann"), server.manager("Mo")
    localizer = localizer_for("nl")
    shown = await server.wish(mo, "language", ["nl"])
    assert "Nederlands" in server.controls(shown.response)[0]["options"][0]["label"]

    lobby = (await ann.slash(server.channel, "play", game="uno-dominos")).response

    assert localizer("fair-sealed-short") in lobby.content
    assert localizer("button-join") in server.labels(lobby)
    refused = await mo.click(lobby, label=localizer("button-fill", count=3))
    assert "Only the host" in server.said(refused)


async def test_tables_are_opened_only_in_the_chosen_channels_and_their_threads(server):
    ann, mo = server.person("Ann"), server.manager("Mo")
    other = server.guild.create_text_channel("dominoes")
    shown = await server.wish(mo, "channels", [other])
    assert f"<#{other.id}>" in shown.response.content

    refused = await ann.slash(server.channel, "play", game="uno-dominos")
    assert f"Try <#{other.id}>" in server.said(refused)
    assert not server.public()

    await ann.slash(other, "play", game="uno-dominos")
    assert server.labels(server.public(other)[-1])
    thread = server.env.backend.create_thread(other.id, "a thread", ann.id)
    await server.env.settle()
    (handle,) = other.threads
    opened = await ann.slash(handle, "play", game="uno-dominos")
    assert not opened.ephemeral
    assert server.public(thread)


async def test_tables_are_opened_only_by_the_chosen_roles_and_managers(server):
    mo, eve = server.manager("Mo"), server.person("Eve")
    role, gone = server.guild.create_role("Dealers"), server.guild.create_role("Old guard")
    ann = server.person("Ann", roles=[role])
    shown = await server.wish(mo, "openers", [role, gone])
    assert f"<@&{role.id}> and <@&{gone.id}>" in shown.response.content

    refused = await eve.slash(server.channel, "play", game="uno-dominos")
    assert f"opened by <@&{role.id}> or <@&{gone.id}>" in server.said(refused)
    assert not server.public()
    for person in (ann, mo):
        opened = await person.slash(server.channel, "play", game="uno-dominos")
        assert "⚙️" in server.labels(opened.response)
    await eve.click(server.message(server.public()[-1]), label="Join")
    assert "Eve" in heard(server.public()[-1])

    for each in (role, gone):
        server.env.backend.delete_role(server.guild.id, each.id)
    await server.env.settle()
    assert "only those who manage it" in server.said(
        await eve.slash(server.channel, "play", game="uno-dominos")
    )
    await server.wish(mo, "openers", [])
    opened = await eve.slash(server.channel, "play", game="uno-dominos")
    assert "⚙️" in server.labels(opened.response)


async def test_shut_out_members_cannot_join_until_they_are_admitted_again(server):
    mo, ann, eve = server.manager("Mo"), server.person("Ann"), server.person("Eve")
    table = await server.open(ann)
    shown = await server.wish(mo, "barred", [eve])
    assert f"Shut out: <@{eve.id}>" in shown.response.content

    told = "shut you out"
    assert told in server.said(await eve.click(table.lobby, label="Join"))
    assert told in server.said(await eve.slash(server.channel, "play", game="uno-dominos"))
    shown = await eve.slash(server.channel, "me")
    await eve.click(shown.response, label="Privacy")
    await eve.click(shown.response, label="My data")
    assert "one server has shut you out" in shown.response.content
    for label in ("Back", "Delete my data", "Delete everything"):
        await eve.click(shown.response, label=label)
    # the ban belongs to the server and stays
    assert "unless a server has shut you out" in shown.response.content

    await server.wish(mo, "barred", [])
    await table.join(eve)
    assert "Eve" in heard(table.lobby)


async def test_the_log_channel_records_who_opens_ends_and_removes(server):
    """Log entries use the server's language, notify nobody, and cover the tables of every channel."""
    mo, ann, bob = server.manager("Mo"), server.person("Ann"), server.person("B_b")
    log = server.guild.create_text_channel("log")
    unlogged = await server.open(ann, bob)
    await unlogged.start()
    shown = await server.wish(mo, "log", [log])
    assert f"Log channel: <#{log.id}>" in shown.response.content

    table = await server.open(ann, bob)
    await table.start()
    await server.kick(ann, bob, table=table.id)
    asked = await server.at_table(ann, "askend", table=table.id)
    await ann.click(asked.response, label="End the table")

    where = f" · UNO Dominos · <#{server.channel.id}> · `{table.id}`"
    assert [message.content for message in server.public(log)] == [
        f"**Ann** has opened a table{where}",
        f"**Ann** has removed **B\\_b** from a table{where}",
        f"**Ann** has ended a table{where}",
    ]
    assert all(message.flags & SILENT for message in server.public(log))

    server.env.backend.delete_channel(log.id)
    await server.env.settle()
    again = await server.open(ann, bob)  # a failing log stops no game
    await again.start()
    assert again.newest.attachments


async def test_a_rematch_needs_one_of_the_roles_that_may_open_tables(server):
    ann, mo = server.person("Ann"), server.manager("Mo")
    table = await server.open(ann, computers=1)
    await server.press_option(table, "target", "0")
    await table.start()
    await table.skip(lambda: table.over)
    await server.wish(mo, "openers", [server.guild.create_role("Dealers")])
    assert "opened by" in server.said(await ann.click(server.message(server.public()[-1]), label="Rematch"))


async def test_a_rematch_is_refused_in_other_channels(server):
    ann, mo = server.person("Ann"), server.manager("Mo")
    table = await server.open(ann, computers=1)
    await server.press_option(table, "target", "50")
    await table.start()
    await table.skip(lambda: table.over)
    end = server.message(server.public()[-1])
    other = server.guild.create_text_channel("dominoes")
    await server.wish(mo, "channels", [other])

    refused = await ann.click(end, label="Rematch")
    assert f"<#{other.id}>" in server.said(refused)

    await server.wish(mo, "channels", [])
    await ann.click(end, label="Rematch")  # against a computer alone it starts at once
    assert server.labels(server.public()[-1]) == ["My hand", "More"]


async def test_without_tidying_old_turn_messages_stay_but_lose_their_buttons(server):
    mo = server.manager("Mo")
    await server.wish(mo, "tidy", ["False"])
    table, ann, _ = await two(server)
    shown = [table.newest.id]
    for _ in range(3):
        await table.go_on()
        shown.append(table.newest.id)

    turns = [each for each in server.public() if each.id in shown]
    assert [each.id for each in turns] == list(dict.fromkeys(shown))
    assert len(turns) > 2
    assert all(each.attachments for each in turns)
    assert [bool(server.labels(each)) for each in turns] == [False] * (len(turns) - 1) + [True]

    await server.at_table(ann, "showagain")  # the same turn shown again replaces its message
    assert shown[-1] not in {each.id for each in server.public()}


@pytest.mark.left
async def test_with_tidying_old_turn_messages_are_deleted(server):
    table, _, _ = await two(server)
    first = table.newest.id
    await table.until(lambda: table.newest.id != first)
    assert first not in {each.id for each in server.public()}


@pytest.mark.parametrize("wanted", [True, False])
async def test_the_player_on_turn_is_mentioned_only_if_pings_are_on(wanted, server):
    mo = server.manager("Mo")
    await server.wish(mo, "pings", [str(wanted)])
    table, *_ = await two(server)
    await table.until(lambda: len(table.seats.waited_for()) == 1)
    for _ in range(2):
        await table.go_on()
        content = table.newest.content
        assert (f"<@{table.on_turn.id}>" in content) is wanted
        turn = content.splitlines()[0]
        assert (f"**{table.on_turn.name}**" in turn) is not wanted


@pytest.mark.parametrize(
    ("enders", "able", "unable"),
    [
        ("host", ["Ann"], ["Bob", "Eve"]),
        ("players", ["Bob", "Ann"], ["Eve"]),
        ("moderators", [], ["Ann", "Bob", "Eve"]),
    ],
)
async def test_only_the_chosen_people_may_end_a_table(enders, able, unable, server):
    mo = server.manager("Mo")
    await server.wish(mo, "enders", [enders])
    table, ann, bob = await two(server)
    people = {person.name: person for person in (ann, bob, server.person("Eve"))}
    for name in unable:
        assert "End the table…" not in await server.panel(people[name])
    for name in able:
        asked = await server.at_table(people[name], "askend")
        await people[name].click(asked.response, label="Keep playing")

    role = server.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    last = people[able[0]] if able else server.person("Max", roles=[role])
    asked = await server.at_table(last, "askend")
    await last.click(asked.response, label="End the table")
    assert table.over


async def test_the_right_to_end_a_table_is_checked_again_at_the_press(server):
    mo = server.manager("Mo")
    table, ann, _ = await two(server)
    asked = await server.at_table(ann, "askend")
    panel = await ann.slash(server.channel, "table")
    await server.wish(mo, "enders", ["moderators"])

    for shown, label in ((panel, "End the table…"), (asked, "End the table")):
        refused = await ann.click(shown.response, label=label)
        assert "moderators" in server.said(refused)
    assert table.seats.state is State.PLAYING


# -- house rules of new tables ---------------------------------------------------------------------


async def set_default(server, mo, game, name, value):
    """Let a manager set a house rule for new tables. Return the settings message and the result."""
    shown = await mo.slash(server.channel, "settings")
    await mo.select(shown.response, [game], custom_id="s:defaults::0:")
    form = await mo.select(shown.response, [f"{game}:{name}"], custom_id="s:default::0:")
    answer = await mo.submit_modal(form, {server.field(form): value})
    return shown.response, answer


async def test_managers_choose_the_house_rules_of_new_tables(server):
    ann, mo = server.person("Ann"), server.manager("Mo")
    table = await server.open(ann, computers=1)
    await server.press_option(table, "target", "200")
    await table.start()

    screen, _ = await set_default(server, mo, "uno-dominos", "target", "300")
    assert "Points to win: 300" in screen.content
    again = await server.open(ann)
    assert "Points to win: 300" in heard(again.lobby)
    assert "200" not in heard(again.lobby)

    await mo.click(screen, label="By the rule sheet")
    assert "Standard rules" in screen.content
    assert not (await server.open(ann)).seats.options

    await mo.click(screen, label="As last played")
    assert "last played" in screen.content
    assert "Points to win: 200" in heard((await server.open(ann)).lobby)


async def test_matches_do_not_change_the_house_rules_that_managers_chose(server):
    ann, mo = server.person("Ann"), server.manager("Mo")
    await set_default(server, mo, "all-fives", "target", "150")
    await server.restart()
    table = await server.open(ann, computers=1, game="all-fives")
    assert "150" in heard(table.lobby)
    await server.press_option(table, "target", "60")
    await table.start()

    assert "150" in heard((await server.open(ann, game="all-fives")).lobby)


@pytest.mark.parametrize("typed", ["many", "9999"])
async def test_an_invalid_house_rule_is_not_saved(typed, server):
    mo = server.manager("Mo")
    screen, answer = await set_default(server, mo, "uno-dominos", "target", typed)
    assert "nothing was changed" in server.said(answer)
    assert "last played" in screen.content


async def test_the_page_of_house_rules_leads_back_to_the_list(server):
    mo = server.manager("Mo")
    screen, _ = await set_default(server, mo, "all-fives", "next_start", ["highest"])
    await mo.click(screen, label="All settings")
    assert screen.content.startswith("## Settings of this server")
    (choose,) = (each for each in server.controls(screen) if each["custom_id"].startswith("s:defaults:"))
    games = {each["value"]: each["description"] for each in choose["options"]}
    assert games["all-fives"].startswith("House rules:")
    assert games["uno-dominos"] == localizer_for("en")("defaults-last")


async def test_house_rules_set_by_two_managers_at_once_are_both_saved(server):
    forms = []
    for name, option in (("Mo", "target"), ("Max", "rounds")):
        manager = server.manager(name)
        shown = await manager.slash(server.channel, "settings")
        await manager.select(shown.response, ["all-fives"], custom_id="s:defaults::0:")
        form = await manager.select(shown.response, [f"all-fives:{option}"], custom_id="s:default::0:")
        forms.append((manager, form))
    given = [
        manager.submit_modal(form, {server.field(form): value})
        for (manager, form), value in zip(forms, ("150", "5"), strict=True)
    ]
    await server.at_once(*given)

    kept = await house_rules.default_options(server.bot.store, server.guild.id, "all-fives")
    assert (kept["target"], kept["rounds"]) == (150, 5)
