"""Checks before a table is opened: whether it may be opened here, and whether these people may be invited.

Only Discord's permissions and the server's settings are checked here. The table service checks seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import discord

from bot.discord_ui.by_click import forced_private
from bot.discord_ui.wire.client_protocol import client_of
from bot.discord_ui.wire.permissions import complaint, missing_here
from bot.discord_ui.wire.person_names import display_name
from bot.discord_ui.wire.responder import Responder
from bot.tables.state.requests import Guest

Person: TypeAlias = discord.User | discord.Member


async def may_open_here(responder: Responder) -> bool:
    """Return whether the asker may open a table here.

    If not, tell them why, and where or by which roles it is allowed. Where the bot is no member, everybody
    may unless Discord makes its answers private.
    """
    interaction = responder.interaction
    if responder.by_click:
        private = forced_private(interaction)
        if private:
            await responder.note(responder.localizer("anywhere-private"))
        return not private
    lacking = missing_here(responder)
    if lacking:
        await responder.note(complaint(lacking, interaction.channel_id or 0, responder.localizer))
        return False
    if not _may_open(responder):
        await responder.note(_openers_line(responder))
        return False
    client = client_of(interaction)
    allowed = client.preferences.guild(responder.guild_id).channels
    actor = responder.actor
    if not allowed or actor.channel_id in allowed or actor.parent_id in allowed:
        return True
    known = [each for each in allowed if client.get_channel(each) is not None or client.hides(each)]
    listed = responder.localizer.either(f"<#{channel}>" for channel in known)
    await responder.note(responder.localizer("play-elsewhere", channels=listed, count=len(known)))
    return False


def alone(responder: Responder) -> bool:
    """Return whether the asker is in a direct message with the bot, where nobody else can play."""
    return responder.interaction.context.dm_channel


def _may_open(responder: Responder) -> bool:
    """Return whether the asker has a role that may open tables, or manages the server.

    If the server names no such roles, everybody may.
    """
    openers = _openers(responder)
    if not openers or responder.interaction.permissions.manage_guild:
        return True
    roles = responder.user.roles if isinstance(responder.user, discord.Member) else []
    return any(role.id in openers for role in roles)


def _openers(responder: Responder) -> tuple[int, ...]:
    return client_of(responder.interaction).preferences.guild(responder.guild_id).openers


def _openers_line(responder: Responder) -> str:
    """Return the sentence that names the roles that may open tables. Deleted roles are left out."""
    guild = responder.interaction.guild
    known = [role for role in _openers(responder) if guild is None or guild.get_role(role) is not None]
    roles = responder.localizer.either(f"<@&{role}>" for role in known)
    return responder.localizer("play-not-yours", roles=roles, count=len(known))


def misfit(guest: Person, host: Person, *, unseen: bool = False) -> str:
    """Return why ``host`` cannot invite a person in this channel, as a key, or an empty text if they can.

    Args:
        unseen: whether the bot is no member here, and so cannot tell who is present.
    """
    if guest.bot:
        return "bot"
    if guest.id == host.id:
        return "yourself"
    return "" if unseen or _present(guest) else "absent"


def sorted_out(
    people: Iterable[Person], host: Person, *, unseen: bool = False
) -> tuple[tuple[Guest, ...], list[tuple[str, str]]]:
    """Split people into those who can be invited and the others, each person once.

    Return the guests, and pairs of reason and name of the others.

    Args:
        unseen: whether the bot is no member here, and so cannot tell who is present.
    """
    guests: list[Guest] = []
    left_out: list[tuple[str, str]] = []
    for person in {person.id: person for person in people}.values():
        reason, name = misfit(person, host, unseen=unseen), display_name(person)
        if reason:
            left_out.append((reason, name))
        else:
            guests.append(Guest(person.id, name))
    return tuple(guests), left_out


def _present(guest: Person) -> bool:
    """Return whether a person is on the server and sees the channel.

    Discord sends the permissions of each person that a command names.
    """
    if not isinstance(guest, discord.Member):
        return False
    allowed = guest.resolved_permissions
    return allowed is None or allowed.view_channel
