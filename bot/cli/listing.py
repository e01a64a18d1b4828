"""Checks for Discord's App Directory: the settings, and the entries in the developer portal.

Only what a program can read is checked. ``docs/listing.md`` has the texts for the portal.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import discord

from bot.cli.findings import Finding, Level
from bot.config import ConfigError, Settings
from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.discord_ui.wire.permissions import NEEDED

SCOPES = {"bot", "applications.commands"}
"""The scopes that the install link must request."""


async def check_listing(settings: Settings) -> AsyncIterator[Finding]:
    """Yield the findings about the entry in Discord's App Directory. Without a token, check only the
    settings.
    """
    for finding in _settings(settings):
        yield finding
    try:
        token = settings.token()
    except ConfigError:
        return  # reported already with the settings
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            application, user = client.application, client.user
    except discord.LoginFailure:
        yield Finding(Level.FAULT, "cli-login-failed")
        return
    except OUT_OF_REACH as error:
        yield Finding(Level.WARNING, "cli-unreachable", {"reason": str(error)})
        return
    assert application is not None
    assert user is not None
    for finding in (*_page(application), *_links(application, settings), *_owner(application, user)):
        yield finding


def _settings(settings: Settings) -> Iterator[Finding]:
    for name in ("privacy_url", "terms_url", "support_url"):
        is_set = getattr(settings, name) is not None
        level = Level.OK if is_set else Level.FAULT
        yield Finding(level, "listing-set" if is_set else "listing-not-set", {"name": name.upper()})


def _page(application: discord.AppInfo) -> Iterator[Finding]:
    """Yield a finding each about the description, the tags and the icon in the portal: set or missing."""
    yield _in_portal("description", application.description.strip())
    yield _in_portal("tags", application.tags)
    yield _in_portal("icon", application.icon)


def _links(application: discord.AppInfo, settings: Settings) -> Iterator[Finding]:
    """Yield findings about the install link and the policy pages, which must be those of the settings."""
    for what, there, wanted in (
        ("privacy", application.privacy_policy_url, settings.privacy_url),
        ("terms", application.terms_of_service_url, settings.terms_url),
    ):
        yield _in_portal(what, there)
        if there and wanted and there != wanted:
            yield Finding(Level.WARNING, "listing-differs", {"what": what, "there": there, "wanted": wanted})
    yield _install(application)


def _install(application: discord.AppInfo) -> Finding:
    if not application.bot_public:
        return Finding(Level.FAULT, "listing-private")
    if application.custom_install_url:
        return _in_portal("install", application.custom_install_url)
    found = application.guild_integration_config
    asked = (found and found.oauth2_install_params) or application.install_params
    if asked is None or not set(asked.scopes) >= SCOPES:
        return _in_portal("install", None)
    if asked.permissions != NEEDED:
        values = {"there": str(asked.permissions.value), "wanted": str(NEEDED.value)}
        return Finding(Level.WARNING, "listing-permissions", values)
    return _in_portal("install", asked)


def _owner(application: discord.AppInfo, user: discord.ClientUser) -> Iterator[Finding]:
    """Yield a finding about whether a team owns the application, and one about Discord's verification."""
    yield _in_portal("team", application.team, Level.WARNING)
    verified = user.public_flags.verified_bot
    yield Finding(
        Level.OK if verified else Level.WARNING, "listing-verified", {"there": "yes" if verified else "no"}
    )


def _in_portal(what: str, found: object, otherwise: Level = Level.FAULT) -> Finding:
    """Return a finding: OK if ``found`` is set, otherwise of the level ``otherwise``.

    Args:
        what: the entry of the portal, as the locale key ``listing-page`` selects by it.
    """
    values = {"what": what, "there": "yes" if found else "no"}
    return Finding(Level.OK if found else otherwise, "listing-page", values)
