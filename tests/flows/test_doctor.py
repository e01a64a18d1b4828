"""The check-up of a server: missing permissions and where to grant them, and settings that make no sense."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot import __version__
from bot.discord_ui.wire.permissions import FOR_THREADS, NAMES, WITH_THREADS
from bot.language.localizer import localizer_for

ENGLISH = localizer_for("en")
UNSEEN = "view_channel"
"""Without this permission Discord grants no other."""


def permission_name(name):
    return ENGLISH(f"permission-{name.replace('_', '-')}")


async def check(server, channel=None, **settings):
    mo = server.manager("Mo")
    for name, value in settings.items():
        await server.wish(mo, name, value)
    return mo, await server.check_up(mo, channel)


def lines(server, result):
    """Return the lines of the check-up, which follow the settings message."""
    return [line for message in result.followups for line in message.content.splitlines()]


async def test_a_healthy_server_is_told_that_all_is_well(server):
    _, result = await check(server, threads=["True"])
    assert all(message.ephemeral for message in result.followups)
    well, about = lines(server, result)
    assert well == ENGLISH("doctor-well")
    assert __version__ in about


async def test_the_check_up_names_every_channel_however_many_there_are(server):
    others = [server.guild.create_text_channel(f"games-{number}") for number in range(12)]
    for other in others:
        channel = server.bot.get_channel(other.id)
        denied = dict.fromkeys([name for name in NAMES if name != UNSEEN], False)
        await channel.set_permissions(channel.guild.me, **denied)
    await server.env.settle()
    _, result = await check(server, channels=others)
    told = lines(server, result)
    assert [other.id for other in others if not any(f"<#{other.id}>" in line for line in told[:-1])] == []
    assert told[-1].startswith("-# Boneyard")


@pytest.mark.parametrize("locale", ["nl", "fr"])
async def test_the_check_up_speaks_the_managers_language(locale, server):
    await server.forbid(attach_files=False)
    mo, localizer = server.manager("Mo"), localizer_for(locale)
    server.speaks(mo, locale)
    told = lines(server, await server.check_up(mo))
    me = server.bot.get_guild(server.guild.id).me.mention
    values = {
        "channel": f"<#{server.channel.id}>",
        "permissions": localizer("permission-attach-files"),
        "role": me,
    }
    assert told[0] == localizer("doctor-channel", count=1, **values)


async def test_only_managers_may_run_the_check_up(server):
    """Others are refused even if the server's integration settings show them the command."""
    ann = server.person("Ann")
    commands = {command.name: command for command in await server.bot.tree.fetch_commands()}
    server.guild.set_command_permissions(commands["settings"], {ann: True})
    assert server.said(await server.check_up(ann)) == ENGLISH("settings-not-yours")


@pytest.mark.parametrize("name", NAMES)
async def test_a_permission_denied_by_a_channel_is_named(name, server):
    await server.forbid(**{name: False})
    _, result = await check(server)
    missing, _ = lines(server, result)
    assert permission_name(name) in missing
    assert f"<#{server.channel.id}>" in missing
    assert "that channel's settings under Permissions" in missing
    others = {permission_name(other) for other in NAMES} - {permission_name(name)}
    assert name == UNSEEN or not any(other in missing for other in others)


@pytest.mark.parametrize("name", [*NAMES, *FOR_THREADS])
async def test_a_permission_missing_from_the_role_is_named(name, server):
    """The server's role settings are named, with a link that requests the needed permissions."""
    await remove_permission(server, name)
    _, result = await check(server, threads=["True"])
    missing = lines(server, result)[0]
    assert permission_name(name) in missing
    assert "server settings under Roles" in missing
    link = re.search(r"\((https://[^)]+)\)", missing)
    assert parse_qs(urlsplit(link[1]).query)["permissions"] == [str(WITH_THREADS.value)] == ["309237763072"]


async def remove_permission(server, name):
    """Remove a permission from every role, the bot's own included."""
    backend = server.env.backend
    for role in list(backend.get_guild(server.guild.id).roles.values()):
        left = discord.Permissions(role.permissions)
        left.update(**{name: False})
        backend.edit_role(server.guild.id, role.id, {"permissions": left.value})
    await server.env.settle()


@pytest.mark.parametrize("name", FOR_THREADS)
@pytest.mark.parametrize("threads_on", [True, False])
async def test_thread_permissions_are_needed_only_if_threads_are_on(threads_on, name, server):
    await server.forbid(**{name: False})
    _, result = await check(server, threads=[str(threads_on)])
    assert (permission_name(name) in server.said(result)) is threads_on
    assert (ENGLISH("doctor-well") in server.said(result)) is not threads_on


async def test_in_a_thread_a_missing_permission_names_the_parent_channel(server):
    thread = server.env.backend.create_thread(server.channel.id, "a thread", server.person("Ann").id)
    await server.env.settle()
    await server.forbid(send_messages_in_threads=False)
    (handle,) = server.channel.threads
    _, result = await check(server, handle)
    assert permission_name("send_messages_in_threads") in lines(server, result)[0]
    assert f"<#{server.channel.id}>" in lines(server, result)[0]
    assert thread.id == handle.id


async def test_every_channel_for_tables_is_checked(server):
    """Channels the manager cannot see are checked too. A deleted channel is counted."""
    other, gone = (server.guild.create_text_channel(name) for name in ("dominoes", "gone"))
    await server.env.settle()
    mo, _ = await check(server, channels=[server.channel, other, gone])
    channel = server.bot.get_channel(other.id)
    await channel.set_permissions(channel.guild.me, attach_files=False)
    server.env.backend.delete_channel(gone.id)
    await server.env.settle()

    denied, lost, _ = lines(server, await server.check_up(mo))

    assert f"In <#{other.id}>" in denied
    assert permission_name("attach_files") in denied
    assert "One of the channels for tables no longer exists" in lost


async def test_deleted_roles_and_deleted_channels_of_log_and_puzzle_are_reported(server):
    role, kept = server.guild.create_role("Dealers"), server.guild.create_role("Old guard")
    log, puzzle = server.guild.create_text_channel("log"), server.guild.create_text_channel("puzzle")
    await server.env.settle()
    mo, well = await check(server, openers=[role, kept], log=[log], puzzle=[puzzle])
    assert "All is well" in server.said(well)
    server.env.backend.delete_role(server.guild.id, role.id)
    await server.env.settle()
    assert "All is well" in server.said(await server.check_up(mo)), "one of them still opens tables"

    server.env.backend.delete_role(server.guild.id, kept.id)
    server.env.backend.delete_channel(log.id)
    server.env.backend.delete_channel(puzzle.id)
    await server.env.settle()

    roles, channel, daily, _ = lines(server, await server.check_up(mo))
    assert "None of the roles that may open tables" in roles
    assert "The log channel no longer exists" in channel
    assert "The puzzle channel no longer exists" in daily


async def test_a_server_whose_channels_for_tables_are_all_deleted_is_told(server):
    other = server.guild.create_text_channel("dominoes")
    await server.env.settle()
    mo, elsewhere = await check(server, channels=[other])
    assert f"<#{other.id}>" in lines(server, elsewhere)[0]
    server.env.backend.delete_channel(other.id)
    await server.env.settle()

    assert "None of the channels" in server.said(await server.check_up(mo))
    assert "/settings" in server.said(await mo.slash(server.channel, "play"))
    shown = await mo.slash(server.channel, "settings")
    form = await mo.select(shown.response, ["channels"], custom_id="s:wishserver::0:")
    assert not form.modal["components"][0]["component"].get("default_values")


async def test_commands_that_discord_lacks_are_synced_again(server):
    tree = server.bot.tree
    forgotten = tree.remove_command("uno")
    await tree.sync()
    tree.add_command(forgotten)
    _, result = await check(server)
    assert ENGLISH("doctor-commands-told") in server.said(result)
    assert "uno" in {command.name for command in await tree.fetch_commands()}


async def test_the_check_up_reports_the_rest_if_discord_does_not_answer(server):
    await server.forbid(attach_files=False)
    server.env.inject_error("GET", "/applications/*/commands", status=500, times=None)
    _, result = await check(server)
    missing, unknown, _ = lines(server, result)
    assert permission_name("attach_files") in missing
    assert unknown == ENGLISH("doctor-commands-unknown")
