"""The permissions that are asked for, and how missing ones are named."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.discord_ui.wire.permissions import (
    FOR_THREADS,
    IN_THREADS,
    NAMES,
    NEEDED,
    WITH_THREADS,
    complaint,
    invite_link,
    missing,
    missing_for_threads,
)
from bot.language.localizer import LANGUAGES, localizer_for


def test_nothing_is_missing_if_everything_is_allowed():
    assert missing(NEEDED) == []
    assert missing(discord.Permissions.all()) == []
    assert missing(discord.Permissions.none()) == list(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_missing_permission_is_found(name):
    allowed = discord.Permissions(NEEDED.value)
    allowed.update(**{name: False})
    assert missing(allowed) == [name]


def test_a_thread_needs_its_own_permission():
    thread = object.__new__(discord.Thread)
    assert missing(NEEDED, thread) == ["send_messages_in_threads"]
    assert missing(discord.Permissions.all(), thread) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_complaint_names_every_permission_and_the_channel(language):
    localizer = localizer_for(language)
    names = [*NAMES, *IN_THREADS.values()]
    one = complaint(names[:1], 42, localizer)
    text = complaint(names, 42, localizer)
    assert "<#42>" in one
    assert "<#42>" in text
    assert one != text
    assert all(localizer(f"permission-{name.replace('_', '-')}") in text for name in names)


@pytest.mark.parametrize("name", FOR_THREADS)
def test_a_thread_for_each_match_needs_more_permissions(name):
    assert missing_for_threads(WITH_THREADS) == []
    assert missing_for_threads(NEEDED) == list(FOR_THREADS)
    allowed = discord.Permissions(WITH_THREADS.value)
    allowed.update(**{name: False})
    assert missing_for_threads(allowed) == [name]


@pytest.mark.parametrize(("threads", "value"), [(False, "117760"), (True, "309237763072")])
def test_the_invite_asks_for_more_if_threads_are_wanted(threads, value):
    assert parse_qs(urlsplit(invite_link(7, threads=threads)).query)["permissions"] == [value]


def test_the_invite_asks_for_exactly_the_needed_permissions():
    query = parse_qs(urlsplit(invite_link(7)).query)
    assert query["permissions"] == ["117760"]
    assert query["client_id"] == ["7"]
    assert set(query["scope"][0].split()) == {"bot", "applications.commands"}
