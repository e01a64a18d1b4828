"""Turns at a table whose players look at it: they edit its message, and elsewhere send a new one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord_ui.channel.channel_view import BETWEEN_EDITS
from bot.discord_ui.channel.presence import EDIT_AGE, PRESENT
from bot.discord_ui.wire.webhooks import InteractionToken
from bot.preferences import GuildSettings, UserSettings
from bot.store import State
from tests.bot.discord_ui.channel.shown_table import OTHER, SEAT, TURN, WAITS, ShownTable, run, turn
from tests.bot.discord_ui.conftest import refused, unknown

LATER = 1 << 40
"""The id of a message that is posted after those of the table."""
ME = f"<@{WAITS}>"
REFUSALS = [unknown(10008), refused(50013, 403), refused(30046, 429)]
OF = ["deleted", "forbidden", "old and edited too often"]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> ShownTable:
    return ShownTable(monkeypatch)


def press(shown: ShownTable) -> None:
    """Have the player in turn press a control, a second after the message was posted."""
    shown.now += 1
    shown.view.pressed(WAITS)


def press_and(change: Callable[[ShownTable], object]) -> Callable[[ShownTable], None]:
    """Return a step in which the player presses a control and something else happens."""

    def step(shown: ShownTable) -> None:
        press(shown)
        change(shown)

    return step


def waits(seconds: float) -> Callable[[ShownTable], None]:
    def step(shown: ShownTable) -> None:
        shown.now += seconds

    return step


def wishes(user_id: int = WAITS, **settings: Any) -> Callable[[ShownTable], None]:
    return lambda shown: shown.users.update({user_id: UserSettings(**settings)})


def server(**settings: Any) -> Callable[[ShownTable], None]:
    return lambda shown: shown.guilds.update({TURN.guild_id: GuildSettings(**settings)})


def posted(channel_id: int) -> Callable[[ShownTable], None]:
    return lambda shown: shown.services.last_posts.posted(channel_id, LATER)


def follows_up(shown: ShownTable) -> None:
    shown.services.turns.scarce = True


def mentioned_by_nobody(shown: ShownTable) -> None:
    wishes(ping="each")(shown)
    server(pings=False)(shown)


@pytest.mark.parametrize(
    ("between", "edited"),
    [
        (press, True),
        (lambda shown: shown.view.pressed(OTHER), False),
        (lambda shown: None, False),
        (press_and(waits(PRESENT + 1)), True),
        (press_and(waits(EDIT_AGE - 2)), True),
        (press_and(waits(EDIT_AGE - 1)), False),
        (press_and(posted(TURN.channel_id)), False),
        (press_and(posted(TURN.channel_id + 1)), True),
        (press_and(wishes(ping="each")), False),
        (press_and(wishes(OTHER, ping="each")), True),
        (press_and(wishes(ping="none")), True),
        (press_and(mentioned_by_nobody), True),
        (press_and(wishes(text=True)), False),
        (press_and(wishes(OTHER, text=True)), False),
        (press_and(server(tidy=False)), False),
        (press_and(follows_up), False),
        (press_and(ShownTable.restart), False),
    ],
    ids=[
        "pressed since the post",
        "only another player pressed",
        "nobody pressed",
        "pressed since the post, but long ago",
        "nearly too old",
        "too old",
        "a later post in the channel",
        "a later post in another channel",
        "mentioned at each turn",
        "another player is mentioned at each turn",
        "never mentioned",
        "would be mentioned at each turn, but not on this server",
        "pictures in words",
        "another player's pictures in words",
        "a server that keeps earlier turns",
        "the new message would be a follow-up",
        "another process",
    ],
)
async def test_a_turn_edits_the_message_only_if_its_player_looks_at_it(
    shown: ShownTable, between: Callable[[ShownTable], object], edited: bool
) -> None:
    await shown.show(turn(1))
    between(shown)
    await shown.show(turn(2))
    assert shown.done == [f"notify {ME}", f"{'edit' if edited else 'notify'} {ME}"]


@pytest.mark.parametrize(("after", "edited"), [(PRESENT, True), (PRESENT + 1, False)])
async def test_a_press_just_before_the_post_counts_for_two_minutes(
    shown: ShownTable, after: float, edited: bool
) -> None:
    """The player's own move ends the turn before: the next message is posted after the press."""
    shown.view.pressed(WAITS)
    shown.now += 1
    await shown.show(turn(1))
    shown.now += after - 1
    await shown.show(turn(2))
    assert shown.done[1:] == [f"{'edit' if edited else 'notify'} {ME}"]


async def test_the_age_of_a_message_counts_from_its_post_not_from_its_edits(shown: ShownTable) -> None:
    """Discord limits edits of old messages, and people may have scrolled away from one."""
    await shown.show(turn(1))
    for number in range(2, 6):
        shown.now += EDIT_AGE / 3
        shown.view.pressed(WAITS)
        await shown.show(turn(number))
    assert [each.split()[0] for each in shown.done] == ["notify", "edit", "edit", "notify", "edit"]


@pytest.mark.parametrize("both", [False, True])
async def test_a_turn_of_two_players_edits_the_message_only_if_both_look(
    shown: ShownTable, both: bool
) -> None:
    assert TURN.spectator is not None
    spectator = SimpleNamespace(laid=TURN.spectator.laid, waiting=(0, 1), round_scores=(0, 0))
    await shown.show(turn(1, spectator=spectator))
    for user_id in [WAITS, OTHER][: 1 + both]:
        shown.view.pressed(user_id)
    await shown.show(turn(2, spectator=spectator))
    assert shown.done[1:] == [f"{'edit' if both else 'notify'} {ME}"]


@pytest.mark.parametrize(
    ("before", "after"),
    [({}, {"outcomes": (SimpleNamespace(scores=(0, 0)),)}), ({"state": State.PAUSED}, {})],
    ids=["another round", "a pause ends"],
)
async def test_more_than_a_turn_needs_a_new_message(
    shown: ShownTable, before: dict[str, Any], after: dict[str, Any]
) -> None:
    await shown.show(turn(1, **before))
    press(shown)
    await shown.show(turn(2, **after))
    assert shown.done[1:] == [f"notify {ME}"]


async def test_a_follow_up_is_edited_because_that_does_not_count(
    shown: ShownTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    await shown.show(turn(1))
    press(shown)
    shown.services.turns.scarce = True
    ups = shown.view._newest.posting.follow_ups
    ups.sent_by(1, InteractionToken("token", None, shown.now, "en"))
    hook = shown._message(1)
    hook.edit_message = lambda number, **changes: shown._message(number).edit(**changes)
    monkeypatch.setattr("bot.discord_ui.channel.follow_ups.webhook_of", lambda client, token: hook)
    await shown.show(turn(2))
    assert shown.done[1:] == [f"edit {ME}"]


@pytest.mark.parametrize("refusal", REFUSALS, ids=OF)
async def test_a_refused_edit_becomes_a_new_message_that_tells_the_turn_once(
    shown: ShownTable, refusal: Exception
) -> None:
    await shown.show(turn(1), "first")
    press(shown)
    shown.refuses = refusal
    await shown.show(turn(2), "second")
    shown.refuses = None
    press(shown)
    await shown.show(turn(3), "third")
    assert shown.done == [f"notify {ME} first", f"notify {ME} second", f"edit {ME} third"]
    assert list(shown.posts.values()) == [f"{ME} third"], "the first message is deleted"


@pytest.mark.parametrize("refusal", REFUSALS, ids=OF)
async def test_a_run_whose_edit_is_refused_is_told_again_as_a_whole(
    shown: ShownTable, refusal: Exception
) -> None:
    """The message that told its beginning is gone, or is deleted for the new one."""
    await shown.show(run(1), "first")
    shown.refuses = refusal
    await shown.show(run(2), "second")
    shown.refuses = None
    await shown.show(run(3), "third")
    assert shown.done == [
        "send computers first",
        "send computers first second",
        "edit computers first second third",
    ]


async def test_a_run_at_a_lively_table_edits_the_message_of_the_turn_before_it(shown: ShownTable) -> None:
    """The person's next turn tells the whole run, in the same message."""
    await shown.show(turn(1), "mine")
    press(shown)
    computer = replace(TURN.players[SEAT], user_id=None)
    players = tuple(computer if seat == SEAT else player for seat, player in enumerate(TURN.players))
    await shown.show(turn(2, players=players), "one")
    await shown.show(turn(3, players=players), "two")
    await shown.show(turn(4), "three")
    await shown.show(turn(5), "four")
    assert shown.done[1:] == [
        "edit computers one",
        "edit computers one two",
        f"edit {ME} one two three",
        f"edit {ME} four",
    ]


async def test_edits_are_at_least_a_second_apart(shown: ShownTable) -> None:
    await shown.view.rest()
    await shown.show(turn(1))
    await shown.view.rest()
    assert shown.slept == [], "a new message needs no rest"
    press(shown)
    await shown.show(turn(2))
    shown.now += BETWEEN_EDITS / 4
    await shown.view.rest()
    assert shown.slept == [BETWEEN_EDITS * 3 / 4]
    await shown.view.rest()
    assert len(shown.slept) == 1
