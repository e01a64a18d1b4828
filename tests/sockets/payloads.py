"""Discord's payloads for servers, channels, people and messages, with the fields that the bot reads."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

APPLICATION = 700_000_000_000_000_001
GUILD = 700_000_000_000_000_002
DIRECT = 1 << 50
"""The id of the channel of a person's direct messages is this number more than the person's own."""
EPHEMERAL = 64
ALLOWED = str((1 << 53) - 1)
"""All permissions."""
UNSEEN = str((1 << 53) - 1 - (1 << 10))
"""All permissions but that to view the channel."""
IN_CHATS = str(1 << 14 | 1 << 15 | 1 << 17 | 1 << 18)
"""What the bot may do where it is no member: embeds, files, mentions and emojis."""

MEMBER = {"roles": [], "nick": None, "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False}
MEMBER |= {"pending": False, "flags": 0, "avatar": None}
ABOUT = {"id": str(APPLICATION), "name": "Boneyard", "icon": None, "description": "", "summary": ""}
ABOUT |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "flags": 0}
_GUILD = {"name": "Dominoes", "verification_level": 0, "default_message_notifications": 0, "mfa_level": 0}
_GUILD |= {"explicit_content_filter": 0, "premium_tier": 0, "preferred_locale": "en-US", "features": []}
_GUILD |= {"emojis": [], "stickers": [], "threads": [], "presences": [], "voice_states": [], "large": False}
_GUILD |= {"afk_timeout": 300, "system_channel_flags": 0, "unavailable": False, "member_count": 100}
_GUILD |= {"stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": []}
_LOCALES = ("en-US", "nl", "fr")
_NAMES = ("Ada", "Bram", "Céline", "Dov", "Eve", "Fleur", "Gus", "Hanneke", "Inès", "Joris", "Kai", "Loïc")
_commands = itertools.count(1000)


def command() -> dict[str, Any]:
    """Return the fields that Discord adds to a registered command, with a new id."""
    return {"id": str(next(_commands)), "application_id": str(APPLICATION), "version": "1"}


def locale(number: int) -> str:
    """Return the language of a person, or of a channel's server: all three in turn."""
    return _LOCALES[number % 3]


def now() -> str:
    """Return the current time in Discord's format."""
    return datetime.now(UTC).isoformat()


def user(number: int, *, bot: bool = False) -> dict[str, Any]:
    """Return the payload of a person, or of the bot."""
    name = "Boneyard" if bot else f"{_NAMES[number % len(_NAMES)]} {number % 1000}"
    about = {"id": str(number), "username": name.lower(), "discriminator": "0", "global_name": name}
    return about | {"avatar": None, "bot": bot, "public_flags": 0}


def message(
    number: int, channel_id: int, text: str, rows: list[Any], pictures: Sequence[str], *, private: bool
) -> dict[str, Any]:
    """Return the payload of a message of the bot. Its pictures are named by their hashes."""
    files = [
        {"id": str(place), "filename": f"{digest[:8]}.png", "size": 1, "url": "", "proxy_url": ""}
        for place, digest in enumerate(pictures)
    ]
    return {
        "id": str(number),
        "channel_id": str(channel_id),
        "author": user(APPLICATION, bot=True),
        "content": text,
        "timestamp": now(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": files,
        "embeds": [],
        "components": rows,
        "pinned": False,
        "type": 0,
        "flags": EPHEMERAL if private else 0,
    }


def channel(number: int, guild_id: int = GUILD) -> dict[str, Any]:
    """Return the payload of a text channel."""
    about = {"id": str(number), "type": 0, "name": f"table-{number}", "position": 0}
    about["guild_id"] = str(guild_id)
    about |= {"permission_overwrites": [], "parent_id": None, "topic": None, "rate_limit_per_user": 0}
    return about | {"last_message_id": None}


def conversation(user_id: int) -> dict[str, Any]:
    """Return the payload of the channel of a person's direct messages with the bot."""
    return {"id": str(DIRECT + user_id), "type": 1, "last_message_id": None, "recipients": [user(user_id)]}


def place(user_id: int, channel_id: int, guild_id: int) -> dict[str, Any]:
    """Return the fields of an interaction that say where it was made, and by whom. ``guild_id`` is 0 for
    direct messages.
    """
    owners: dict[str, Any] = {"authorizing_integration_owners": {"0": str(guild_id)}}
    if not guild_id:
        return owners | {"user": user(user_id), "channel": conversation(user_id), "context": 1}
    member = {**MEMBER, "user": user(user_id), "permissions": ALLOWED}
    owners |= {"guild_id": str(guild_id), "guild_locale": locale(channel_id), "context": 0}
    return owners | {"member": member, "channel": channel(channel_id, guild_id)}


def in_chat(number: int, user_id: int) -> dict[str, Any]:
    """Return the fields of an interaction that say that it was made in a group chat, and by whom."""
    chat = {"id": str(number), "type": 3, "name": f"chat-{number}", "icon": None, "last_message_id": None}
    return {
        "channel": chat | {"recipients": [user(user_id)], "owner_id": str(user_id)},
        "user": user(user_id),
        "app_permissions": IN_CHATS,
        "authorizing_integration_owners": {"1": str(user_id)},
        "context": 2,
    }


def stub(number: int, kind: int, how: str, guild_id: int = GUILD) -> dict[str, Any]:
    """Return the payload of a channel that the bot may not view.

    Args:
        kind: the channel's type.
        how: what becomes of the hidden fields: ``present``, ``null`` or ``left out``.
    """
    known = {"id": str(number), "type": kind, "guild_id": str(guild_id), "position": 0, "parent_id": None}
    known |= {"flags": 1 << 17, "name": "___hidden___"}
    denies = {"id": str(guild_id), "type": 0, "allow": "0", "deny": str(1 << 10)}
    hidden: dict[str, Any] = {"permission_overwrites": [denies], "nsfw": False, "topic": None}
    hidden |= {"rate_limit_per_user": 0, "last_message_id": None, "bitrate": 8000, "user_limit": 0}
    hidden |= {"available_tags": [], "default_reaction_emoji": None, "rtc_region": None}
    if how == "left out":
        return known
    return known | (hidden if how == "present" else dict.fromkeys(hidden))


def guild(channels: Iterable[int], number: int = GUILD) -> dict[str, Any]:
    """Return the payload of a server with these channels."""
    everyone = {"id": str(number), "name": "@everyone", "permissions": ALLOWED, "position": 0, "color": 0}
    everyone |= {"hoist": False, "managed": False, "mentionable": False, "flags": 0}
    return {
        **_GUILD,
        "id": str(number),
        "owner_id": "1",
        "system_channel_id": None,
        "roles": [everyone],
        "members": [{**MEMBER, "user": user(APPLICATION, bot=True)}],
        "channels": [channel(each, number) for each in channels],
        "joined_at": now(),
    }
