"""Hands that are kept current through interaction tokens."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.discord_ui.by_click import TOKEN_SECONDS
from bot.discord_ui.hands import hand_view as module
from bot.discord_ui.hands import private_messages
from bot.discord_ui.hands.hand_view import HandView
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.webhooks import InteractionToken
from bot.preferences import GuildSettings, UserSettings
from bot.store import HandRow, State, StoreError
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Snapshot
from bot.telemetry.observer import Observer
from tests.bot.discord_ui.conftest import FakeClient, FakeInteraction, unknown
from tests.bot.presentation.conftest import begun, snapshot


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return the webhook that edits and sends hands."""
    made = SimpleNamespace(
        edit_message=AsyncMock(),
        send=AsyncMock(return_value=SimpleNamespace(id=6)),
        delete_message=AsyncMock(),
    )
    for each in (module, private_messages):
        monkeypatch.setattr(each, "webhook_of", lambda client, token: made)
    return made


@pytest.fixture
def services() -> Any:
    """The services that a hand needs."""
    preferences = SimpleNamespace(
        user=lambda user_id: UserSettings(),
        guild=lambda guild_id: GuildSettings(),
        locale=lambda user_id, locale: "en",
    )
    return SimpleNamespace(
        client=None,
        observer=Observer(),
        painter=SimpleNamespace(paint=AsyncMock(return_value=[])),
        preferences=preferences,
        store=SimpleNamespace(hand_tokens=AsyncMock()),
        clock=SimpleNamespace(now=lambda: 0.0),
        mentionable=lambda table: (),
        faces=None,
    )


def with_and_without_controls() -> tuple[Snapshot, Snapshot, int]:
    """Return a table that waits for a person, the same table paused, and that person's id."""
    match = begun()
    (seat,) = match.round.waiting()
    playing, paused = snapshot(match), snapshot(match, state=State.PAUSED)
    user_id = playing.players[seat].user_id
    assert user_id is not None
    return playing, paused, user_id


async def test_a_hand_is_edited_when_its_controls_become_useless(hook: Any, services: Any) -> None:
    """A button that does nothing any more is taken away at any load."""
    hands = HandView("t", services)
    playing, paused, user_id = with_and_without_controls()

    hands.expect(user_id)
    hands.offer(user_id, InteractionToken("first", 5, 0.0, "en"))
    await hands.refresh_one(user_id, paused)
    await hands.drop(user_id)
    hands.expect(user_id)
    hands.offer(user_id, InteractionToken("second", None, 0.0, "en"))
    await hands.refresh_one(user_id, playing, again=True)
    await hands.refresh_one(user_id, paused, again=True)

    assert [call.args[0] for call in hook.edit_message.await_args_list] == [5, 6]


async def test_a_hand_whose_edit_is_uncertain_is_edited_again(hook: Any, services: Any) -> None:
    """An edit that added the controls failed, but Discord may have carried it out."""
    hands = HandView("t", services)
    playing, paused, user_id = with_and_without_controls()
    hands.expect(user_id)
    hands.offer(user_id, InteractionToken("first", 5, 0.0, "en"))
    await hands.refresh_one(user_id, paused)
    response: Any = SimpleNamespace(status=502, reason="Bad Gateway")
    hook.edit_message.side_effect = discord.DiscordServerError(response, "")
    assert not await hands.refresh_one(user_id, playing, again=True)
    hook.edit_message.side_effect = None

    await hands.refresh_one(user_id, paused, again=True)

    assert hook.edit_message.await_count == 3


# -- a hand that moves below the table's message ---------------------------------------------------


async def opened(services: Any) -> tuple[HandView, Snapshot, int]:
    """Return the hands of a table, the table, and the person whose hand is open in message 5."""
    hands = HandView("t", services)
    playing, _, user_id = with_and_without_controls()
    hands.expect(user_id)
    hands.offer(user_id, InteractionToken("above", 5, 0.0, "en"))
    await hands.refresh_one(user_id, playing)
    return hands, playing, user_id


@pytest.mark.parametrize("below", [True, False])
async def test_a_hand_offered_below_opens_anew_and_the_old_one_is_deleted(
    hook: Any, services: Any, below: bool
) -> None:
    """The table's message of the new round stands below the open hand. Nothing else moves an open hand."""
    hands, playing, user_id = await opened(services)
    hook.edit_message.reset_mock()
    hand = hands.expect(user_id)
    hands.offer(user_id, InteractionToken("below", None, 0.0, "en"), below=hand if below else None)
    await hands.refresh_one(user_id, playing)
    assert [call.args for call in hook.delete_message.await_args_list] == [(5,)] * below
    assert hook.send.await_count == below
    await hands.refresh_one(user_id, playing, again=True)
    moved = replace(playing, state=State.PAUSED, revision=playing.revision + 1)
    await hands.refresh_one(user_id, moved)
    assert [call.args[0] for call in hook.edit_message.await_args_list] == [6 if below else 5]
    assert (hook.send.await_count, hook.delete_message.await_count) == (below, below), "it moves once"
    saved = services.store.hand_tokens.put.await_args.args[2]
    assert (saved.token, saved.message_id) == (("below", 6) if below else ("above", 5))


async def test_a_hand_pressed_meanwhile_stays_where_its_owner_looks(hook: Any, services: Any) -> None:
    hands, playing, user_id = await opened(services)
    hand = hands.expect(user_id)
    await hands.keep(user_id, InteractionToken("pressed", 5, 1.0, "en"), playing)
    hands.offer(user_id, InteractionToken("below", None, 0.0, "en"), below=hand)
    await hands.refresh_one(user_id, playing, again=True)
    assert (hook.send.await_count, hook.delete_message.await_count) == (0, 0)


async def test_a_refresh_begun_before_the_deal_does_not_open_the_hand_below(hook: Any, services: Any) -> None:
    """The new hand would show the round that has ended."""
    hands, playing, user_id = await opened(services)
    hand, dealt = hands.expect(user_id), playing.revision + 1
    hands.offer(user_id, InteractionToken("below", None, 0.0, "en"), below=hand, revision=dealt)
    await hands.refresh_one(user_id, playing)
    assert (hook.send.await_count, hook.delete_message.await_count) == (0, 0)
    await hands.refresh_one(user_id, replace(playing, revision=dealt))
    assert (hook.send.await_count, hook.delete_message.await_count) == (1, 1)


async def test_the_old_hand_stays_until_the_new_one_is_open(hook: Any, services: Any) -> None:
    """Otherwise a player would have no hand while Discord is in trouble."""
    hands, playing, user_id = await opened(services)
    response: Any = SimpleNamespace(status=502, reason="Bad Gateway")
    hook.send.side_effect = [discord.DiscordServerError(response, ""), SimpleNamespace(id=6)]
    hand = hands.expect(user_id)
    hands.offer(user_id, InteractionToken("below", None, 0.0, "en"), below=hand)
    assert not await hands.refresh_one(user_id, playing)
    assert hook.delete_message.await_count == 0
    assert await hands.refresh_one(user_id, playing)
    hook.delete_message.assert_awaited_once_with(5)


@pytest.mark.parametrize("trouble", ["closed", "expired"])
async def test_an_old_hand_that_cannot_be_deleted_does_not_keep_the_new_one_from_opening(
    hook: Any, services: Any, trouble: str
) -> None:
    hands, playing, user_id = await opened(services)
    now = TOKEN_SECONDS + 1.0 if trouble == "expired" else 0.0
    services.clock.now = lambda: now
    hook.delete_message.side_effect = unknown(10008)
    hand = hands.expect(user_id)
    hands.offer(user_id, InteractionToken("below", None, now, "en"), below=hand)
    assert await hands.refresh_one(user_id, playing)
    assert hook.send.await_count == 1
    assert hook.delete_message.await_count == (trouble == "closed")


# -- which token opens a hand ----------------------------------------------------------------------


@pytest.mark.parametrize(("pressed", "way"), [("", "send"), ("private", "defer")])
async def test_a_player_who_left_before_their_hand_is_drawn_is_still_answered(
    pressed: str, way: str, client: FakeClient
) -> None:
    """Without an answer, a command would show as thinking for ever. A pressed message stays as it is."""
    preferences = SimpleNamespace(user=lambda user_id: UserSettings(used_hand=True))
    services: Any = SimpleNamespace(preferences=preferences, observer=Observer())
    interaction: Any = FakeInteraction(client, pressed=pressed)
    table = snapshot(begun())
    assert table.seat_of(interaction.user.id) is None

    await HandView("t", services).answer(Responder(interaction), lambda: table)

    assert interaction.ways == [way]


async def test_no_hand_opens_through_an_unanswered_interaction(hook: Any, services: Any) -> None:
    """Discord would refuse to send the hand. If the interaction is not answered, the older token is used."""
    hands = HandView("t", services)
    playing, _, user_id = with_and_without_controls()
    hands.expect(user_id)
    hands.offer(user_id, InteractionToken("older", None, 0.0, "en"))
    hands.expect(user_id)
    await hands.refresh_one(user_id, playing)
    assert hook.send.await_count == 0

    hands.offer(user_id, None)
    await hands.refresh_one(user_id, playing)
    assert hook.send.await_count == 1


async def test_a_refused_interaction_does_not_keep_a_hand_from_opening(hook: Any, services: Any) -> None:
    """The player pressed two panels. The hand opens on the one whose request was granted."""
    hands = HandView("t", services)
    playing, paused, user_id = with_and_without_controls()
    for token in (InteractionToken("refused", 5, 0.0, "en"), InteractionToken("granted", 7, 0.0, "en")):
        hands.expect(user_id)
        hands.offer(user_id, token)
    await hands.refresh_one(user_id, playing)
    assert [call.args[0] for call in hook.edit_message.await_args_list] == [7]

    hands.expect(user_id)
    hands.offer(user_id, InteractionToken("later", 9, 0.0, "en"))
    await hands.refresh_one(user_id, paused, again=True)
    assert [call.args[0] for call in hook.edit_message.await_args_list] == [7, 7]


@pytest.mark.parametrize(
    ("whose", "shown"), [(1, []), (3, [5])], ids=["the leaver's token", "the newcomer's token"]
)
async def test_a_saved_token_never_shows_the_hand_of_a_later_player(
    hook: Any, services: Any, whose: int, shown: list[int]
) -> None:
    """The player leaves and another takes the seat while the bot reads the saved tokens."""
    now = [snapshot(begun())]
    came = replace(now[0], players=(Player("Cas", 3), now[0].players[1]))

    async def read(table_id: str) -> dict[int, HandRow]:
        now[0] = came
        return {whose: HandRow(0, "a token", 5, "en", datetime.fromtimestamp(0, UTC))}

    services.store.hand_tokens.of = read
    hands = HandView("t", services)
    await hands.load(lambda: now[0])
    for user_id in (1, 3):
        await hands.refresh_one(user_id, came)
    assert [call.args[0] for call in hook.edit_message.await_args_list] == shown


async def test_a_hand_opens_as_a_new_message_if_the_panel_is_closed(hook: Any, services: Any) -> None:
    """A person who asked for a seat on a panel may close it before the request is granted."""
    hands = HandView("t", services)
    playing, paused, user_id = with_and_without_controls()
    hook.edit_message.side_effect = unknown(10008)
    hands.expect(user_id)
    hands.offer(user_id, InteractionToken("granted", 7, 0.0, "en"))
    assert await hands.refresh_one(user_id, playing)
    assert hook.send.await_count == 1

    await hands.refresh_one(user_id, paused)  # a closed hand is not opened again
    await hands.refresh_one(user_id, playing, again=True)
    assert hook.send.await_count == 1


async def test_hands_are_known_once_one_is_shown_or_saved_tokens_are_read(hook: Any, services: Any) -> None:
    """If the saved tokens cannot be read, a hand opened meanwhile must still follow later changes."""
    playing, _, user_id = with_and_without_controls()
    shown, read = HandView("t", services), HandView("t", services)
    services.store.hand_tokens.of.side_effect = [StoreError("store-slow", place="it"), {}]
    await shown.load(lambda: playing)
    assert not shown.known
    shown.expect(user_id)
    shown.offer(user_id, InteractionToken("token", 5, 0.0, "en"))
    await shown.refresh_one(user_id, playing)
    assert shown.known
    await read.load(lambda: playing)
    assert read.known


async def test_a_hand_that_is_about_to_be_shown_is_known(hook: Any, services: Any) -> None:
    """If the table is restored while the hand is being sent, the hand is outdated and must be refreshed."""
    hands, known = HandView("t", services), list[bool]()
    playing, _, user_id = with_and_without_controls()

    async def send(**_: Any) -> Any:
        known.append(hands.known)
        return SimpleNamespace(id=9)

    hook.send.side_effect = send
    hands.expect(user_id)
    hands.offer(user_id, InteractionToken("token", None, 0.0, "en"))
    await hands.refresh_one(user_id, playing)
    assert known == [True]
