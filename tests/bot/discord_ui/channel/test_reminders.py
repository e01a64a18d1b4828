"""The reminder that time is nearly up: the table's new message, which mentions slow players once a turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.preferences import GuildSettings, UserSettings
from bot.tables.state.snapshot import Snapshot, TimeWarning
from tests.bot.discord_ui.channel.shown_table import OTHER, TURN, WAITS, ShownTable, turn, warned

ME = f"<@{WAITS}>"


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> ShownTable:
    return ShownTable(monkeypatch)


def shouted(table: Snapshot) -> Snapshot:
    """Return the table after a shout, which ends no turn."""
    return replace(table, made=table.made + 1, revision=table.revision + 1)


async def test_a_slow_player_is_reminded_once_a_turn_by_a_new_message(shown: ShownTable) -> None:
    await shown.show(turn(1), "moved")
    await shown.show(warned(turn(1)))
    await shown.show(warned(shouted(turn(1))), "shouted")
    assert shown.done == [f"notify {ME} moved", f"notify {ME} moved", f"edit {ME} moved shouted"]
    assert list(shown.posts) == [2], "the message without the reminder is deleted"
    shown.view.pressed(WAITS)
    await shown.show(turn(3), "moved")
    await shown.show(warned(turn(3)))
    assert shown.done[3:] == [f"edit {ME} moved", f"notify {ME} moved"]


async def test_a_server_that_keeps_earlier_turns_keeps_no_second_message_of_a_turn(shown: ShownTable) -> None:
    shown.guilds[TURN.guild_id] = GuildSettings(tidy=False)
    await shown.show(turn(1))
    await shown.show(warned(turn(1)))
    assert list(shown.posts) == [2]


@pytest.mark.parametrize("reminded", [True, False], ids=["before", "after"])
async def test_a_player_is_reminded_once_whether_before_or_after_a_restart(
    shown: ShownTable, reminded: bool
) -> None:
    """If the process ends before it can remind the player, the next one does."""
    await shown.show(turn(1))
    if reminded:
        await shown.show(warned(turn(1)))
    shown.restart()
    await shown.show(warned(turn(1)), recovered=True)
    await shown.show(warned(shouted(turn(1))))
    assert [each.split()[0] for each in shown.done] == ["notify", "notify", "edit"]


@pytest.mark.parametrize(
    "settings",
    [{"users": {WAITS: UserSettings(ping="none")}}, {"guilds": {TURN.guild_id: GuildSettings(pings=False)}}],
    ids=["they want no mentions", "the server wants no mentions"],
)
async def test_a_player_who_may_not_be_mentioned_gets_no_new_message(
    shown: ShownTable, settings: dict[str, dict[int, object]]
) -> None:
    """A private warning reaches them instead. The message only shows that time is nearly up."""
    for name, each in settings.items():
        getattr(shown, name).update(each)
    await shown.show(turn(1))
    await shown.show(warned(turn(1)))
    assert [each.split()[0] for each in shown.done[1:]] == ["edit"]
    assert shown.saved is not None
    assert shown.saved.reminded_turn is None


async def test_one_of_several_slow_players_who_may_be_mentioned_is_enough(shown: ShownTable) -> None:
    shown.users[OTHER] = UserSettings(ping="none")
    await shown.show(turn(1))
    await shown.show(replace(turn(1), warning=TimeWarning((OTHER, WAITS), 60.0)))
    assert [each.split()[0] for each in shown.done[1:]] == ["notify"]
