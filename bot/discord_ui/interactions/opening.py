"""What Discord and a server's settings have to say before a table is opened: may it be here, and may
these people be invited? Seats are the table service's business.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import discord

from bot.discord_ui.wire.client_protocol import client_of
from bot.discord_ui.wire.permissions import complaint, missing
from bot.discord_ui.wire.responder import Responder, display_name
from bot.tables.state.requests import Guest

Person: TypeAlias = discord.User | discord.Member


async def may_open_here(responder: Responder) -> bool:
    """Return whether a table may be opened here; if not, tell the asker why, and where it may."""
    interaction = responder.interaction
    lacking = missing(interaction.app_permissions, interaction.channel)
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
    known = [channel for channel in allowed if client.get_channel(channel) is not None]
    listed = responder.localizer.either(f"<#{channel}>" for channel in known)
    await responder.note(responder.localizer("play-elsewhere", channels=listed, count=len(known)))
    return False


def _may_open(responder: Responder) -> bool:
    """Return whether the asker may open tables on this server: by a role, or as one who manages it."""
    openers = _openers(responder)
    if not openers or responder.interaction.permissions.manage_guild:
        return True
    roles = responder.user.roles if isinstance(responder.user, discord.Member) else []
    return any(role.id in openers for role in roles)


def _openers(responder: Responder) -> tuple[int, ...]:
    return client_of(responder.interaction).preferences.guild(responder.guild_id).openers


def _openers_line(responder: Responder) -> str:
    """Return who may open tables here; roles that have been deleted name nobody."""
    guild = responder.interaction.guild
    known = [role for role in _openers(responder) if guild is None or guild.get_role(role) is not None]
    roles = responder.localizer.either(f"<@&{role}>" for role in known)
    return responder.localizer("play-not-yours", roles=roles, count=len(known))


def misfit(guest: Person, host: Person) -> str:
    """Return why a person cannot be invited to any table of ``host`` in this channel; empty if they can."""
    if guest.bot:
        return "bot"
    if guest.id == host.id:
        return "yourself"
    return "" if _present(guest) else "absent"


def sorted_out(people: Iterable[Person], host: Person) -> tuple[tuple[Guest, ...], list[tuple[str, str]]]:
    """Return those of the people who can be invited, each once, and the reasons and names of the others."""
    guests: list[Guest] = []
    left_out: list[tuple[str, str]] = []
    for person in {person.id: person for person in people}.values():
        reason, name = misfit(person, host), display_name(person)
        if reason:
            left_out.append((reason, name))
        else:
            guests.append(Guest(person.id, name))
    return tuple(guests), left_out


def _present(guest: Person) -> bool:
    """Return whether they are on the server and see the channel; Discord says so of everybody named."""
    if not isinstance(guest, discord.Member):
        return False
    allowed = guest.resolved_permissions
    return allowed is None or allowed.view_channel
