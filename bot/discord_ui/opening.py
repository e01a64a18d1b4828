"""What Discord and a server's settings have to say before a table is opened: may it be here, and may
these people be invited? Seats are the table service's business.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import discord

from bot.discord_ui.client_protocol import client_of
from bot.discord_ui.permissions import complaint, missing
from bot.discord_ui.responder import Responder, display_name
from bot.tables.requests import Guest

Person: TypeAlias = discord.User | discord.Member


async def may_open_here(responder: Responder) -> bool:
    """Return whether a table may be opened here; if not, tell the asker why, and where it may."""
    interaction = responder.interaction
    lacking = missing(interaction.app_permissions, interaction.channel)
    if lacking:
        await responder.note(complaint(lacking, interaction.channel_id or 0, responder.localizer))
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
