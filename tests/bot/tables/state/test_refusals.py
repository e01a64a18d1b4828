"""Every refusal of every operation, as rows: a situation, a request, and the refusal's locale key.

A refusal changes nothing, saves nothing and publishes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.store import State
from bot.tables.operations.dispatch import OPERATIONS
from bot.tables.state import requests as ask
from tests.bot.tables.driver import TableDriver, guest
from tests.bot.tables.world import World

# -- situations ------------------------------------------------------------------------------------


async def lobby(world: World) -> TableDriver:
    return await world.open("ann", "bob")


async def alone(world: World) -> TableDriver:
    return await world.open("ann")


async def alone_at_a_game_for_four(world: World) -> TableDriver:
    return await world.open("ann", game="partners")


async def alone_at_a_game_for_four_or_six(world: World) -> TableDriver:
    return await world.open("ann", partners=True)


async def full_lobby(world: World) -> TableDriver:
    """Return a full lobby. Eve is invited to it, but Bob took the last seat."""
    table = await world.open("ann", game="all-fives")
    await table.ask("ann", ask.Invite(guest("eve")))
    for _ in range(2):
        await table.ask("ann", ask.AddComputer())
    await table.ask("bob", ask.Join())
    return table


async def playing(world: World) -> TableDriver:
    return await world.started("ann", "bob", game="all-fives")


async def playing_with_a_computer(world: World) -> TableDriver:
    return await world.started("ann", "bob", computers=1)


async def bob_away(world: World) -> TableDriver:
    table = await world.started("ann", "bob", computers=1, pace=30)
    await table.away("bob")
    return table


async def between(world: World) -> TableDriver:
    table = await world.started("ann", "bob", game="all-fives")
    await table.until(lambda: table.state is State.BETWEEN)
    return table


async def paused(world: World) -> TableDriver:
    table = await world.started("ann", "bob")
    await table.everybody(ask.AskPause())
    return table


async def over(world: World) -> TableDriver:
    table = await world.started("ann", "bob", target=0)
    await table.until(lambda: table.state is State.OVER)
    return table


async def ended(world: World) -> TableDriver:
    table = await world.started("ann", "bob")
    await table.ask("ann", ask.End())
    return table


# -- rows ------------------------------------------------------------------------------------------

LOBBY_REQUESTS: tuple[ask.Request, ...] = (
    ask.Join(),
    ask.AcceptInvitation(),
    ask.DeclineInvitation(),
    ask.Invite(guest("eve")),
    ask.AddComputer(),
    ask.FillWithComputers(),
    ask.RemovePlayer("12"),
    ask.ChooseGame("all-fives"),
    ask.ChoosePreset("fr"),
    ask.SetOption("target", 200),
    ask.SetPace(60),
    ask.SetLevel("strong"),
    ask.SetRated(rated=False),
    ask.SetTakeBack(at_once=True),
    ask.SwapPartners(),
    ask.SetRotation(rotates=True),
    ask.PlayWith("12"),
    ask.Start(),
)
CLOSED = tuple(("ann", request, "lobby-closed") for request in LOBBY_REQUESTS)
"""Requests that only a lobby accepts."""

OF_THE_HOST = (
    ask.Invite(guest("eve")),
    ask.AddComputer(),
    ask.FillWithComputers(),
    ask.RemovePlayer("12"),
    ask.ChooseGame("all-fives"),
    ask.ChoosePreset("fr"),
    ask.SetOption("target", 200),
    ask.SetPace(60),
    ask.SetLevel("strong"),
    ask.SetRated(rated=False),
    ask.SetTakeBack(at_once=True),
    ask.SwapPartners(),
    ask.SetRotation(rotates=True),
    ask.Start(),
)
AT_THE_TABLE = (
    ask.Play(0, "draw"),
    ask.Shout("call"),
    ask.StartNextRound(0),
    ask.Leave(),
    ask.TakeSeatBack(),
    ask.PlayInAdvance("draw"),
    ask.CancelAdvance(),
    ask.TakeBack(),
    ask.AnswerTakeBack(11, agree=True),
    ask.AskPause(),
    ask.AgreeToPause(),
    ask.DeclinePause(),
    ask.Resume(),
    ask.SayWord("hello"),
)
STRANGER = tuple(("eve", request, "refusal-stranger") for request in AT_THE_TABLE)

GONE = (
    ("ann", ask.ShowAgain(), "table-gone"),
    ("ann", ask.End(), "table-gone"),
    ("ann", ask.Leave(), "table-gone"),
    ("ann", ask.TakeSeatBack(), "table-gone"),
    ("eve", ask.AskForSeat(), "table-gone"),
    ("ann", ask.Kick(guest("bob")), "table-gone"),
    ("ann", ask.AskPause(), "table-gone"),
    ("ann", ask.AgreeToPause(), "table-gone"),
    ("ann", ask.DeclinePause(), "table-gone"),
    ("ann", ask.Resume(), "moved-on"),
    ("ann", ask.Play(0, "draw"), "stale-click"),
    ("ann", ask.StartNextRound(0), "moved-on"),
    *CLOSED,
)
"""Requests that an ended table refuses."""

NOT_IN_CHARGE = (
    ("bob", ask.End(), "end-not-yours"),
    ("eve", ask.End(), "end-not-yours"),
    ("bob", ask.AdmitSubstitute(guest("eve")), "substitute-not-yours"),
    ("eve", ask.AdmitSubstitute(guest("eve")), "substitute-not-yours"),
    ("bob", ask.RefuseSubstitute(guest("eve")), "substitute-not-yours"),
)

Row = tuple[str, ask.Request, str]
ROWS: dict[Callable[[World], Awaitable[TableDriver]], tuple[Row, ...]] = {
    lobby: (
        *(("bob", request, "host-only") for request in OF_THE_HOST),
        *(("mod", request, "host-only") for request in OF_THE_HOST),
        *(row for row in STRANGER if not isinstance(row[1], ask.AskPause)),
        ("eve", ask.AskPause(), "refusal-stranger"),
        ("bob", ask.Join(), "lobby-already-in"),
        ("bob", ask.AcceptInvitation(), "lobby-already-in"),
        ("eve", ask.AcceptInvitation(), "invite-not-you"),
        ("eve", ask.DeclineInvitation(), "invite-not-you"),
        ("bob", ask.DeclineInvitation(), "invite-not-you"),
        ("ann", ask.Invite(guest("bob")), "invite-already"),
        ("ann", ask.RemovePlayer("15"), "moved-on"),
        ("ann", ask.RemovePlayer("11"), "moved-on"),
        ("ann", ask.ChooseGame("backgammon"), "moved-on"),
        ("ann", ask.ChoosePreset("of another game"), "moved-on"),
        ("ann", ask.SetOption("opening_tile", "free"), "options-clash"),
        ("ann", ask.SetOption("target", -1), "options-clash"),
        ("ann", ask.SetPace(-1), "moved-on"),
        ("ann", ask.SetLevel("godlike"), "moved-on"),
        ("ann", ask.SetPace(7 * 24 * 3600 + 1), "moved-on"),
        ("ann", ask.Play(0, "draw"), "stale-click"),
        ("ann", ask.Shout("call"), "hand-lobby"),
        ("ann", ask.StartNextRound(0), "moved-on"),
        ("ann", ask.TakeBack(), "hand-lobby"),
        ("ann", ask.PlayInAdvance("draw"), "hand-lobby"),
        ("ann", ask.CancelAdvance(), "hand-lobby"),
        ("ann", ask.AskPause(), "hand-lobby"),
        ("ann", ask.AgreeToPause(), "hand-lobby"),
        ("ann", ask.DeclinePause(), "hand-lobby"),
        ("ann", ask.Resume(), "moved-on"),
        ("ann", ask.SayWord("hello"), "word-later"),
        ("eve", ask.AskForSeat(), "substitute-lobby"),
        ("ann", ask.Kick(guest("bob")), "remove-lobby"),
        *NOT_IN_CHARGE,
    ),
    alone: (("ann", ask.Start(), "lobby-seats"),),
    alone_at_a_game_for_four: (("ann", ask.Start(), "lobby-seats-exactly"),),
    alone_at_a_game_for_four_or_six: (("ann", ask.Start(), "lobby-seats-either"),),
    full_lobby: (
        ("cas", ask.Join(), "lobby-full"),
        ("eve", ask.Join(), "lobby-full"),
        ("eve", ask.AcceptInvitation(), "lobby-full"),
        ("ann", ask.AddComputer(), "lobby-full"),
        ("ann", ask.FillWithComputers(), "lobby-full"),
        ("ann", ask.Invite(guest("cas")), "invite-full"),
    ),
    playing: (
        *CLOSED,
        *STRANGER,
        *NOT_IN_CHARGE,
        ("ann", ask.TakeBack(), "undo-rated"),
        ("ann", ask.Play(7, "draw"), "stale-click"),
        ("ann", ask.AskHint(7), "stale-click"),
        ("ann", ask.AskHint(0), "hint-rated"),
        ("bob", ask.Shout("call"), "refusal-no-such-move"),
        ("bob", ask.Shout("draw"), "moved-on"),
        ("ann", ask.StartNextRound(0), "moved-on"),
        ("ann", ask.Resume(), "moved-on"),
        ("ann", ask.SayWord("damn"), "moved-on"),
        ("ann", ask.AskForSeat(), "seat-already"),
        ("eve", ask.AskForSeat(), "substitute-no-seat"),
        ("bob", ask.Kick(guest("bob")), "remove-yourself"),
        ("ann", ask.Kick(guest("ann")), "remove-yourself"),
        ("bob", ask.Kick(guest("eve")), "remove-not-here"),
        ("mod", ask.Kick(guest("eve")), "remove-not-here"),
        ("eve", ask.Kick(guest("bob")), "refusal-stranger"),
        ("bob", ask.Kick(guest("ann")), "vote-too-few"),
        ("eve", ask.VoteOnKick(12, kick=True), "vote-not-yours"),
        ("bob", ask.VoteOnKick(12, kick=False), "vote-not-yours"),
    ),
    playing_with_a_computer: (
        ("bob", ask.AskForSeat(), "seat-already"),
        ("bob", ask.Kick(guest("ann")), "vote-too-few"),
    ),
    bob_away: (
        ("bob", ask.Play(0, "draw"), "hand-away"),
        ("bob", ask.Shout("call"), "hand-away"),
        ("bob", ask.AskHint(0), "hand-away"),
        ("bob", ask.PlayInAdvance("draw"), "hand-away"),
        ("bob", ask.AskPause(), "hand-away"),
        ("bob", ask.AgreeToPause(), "hand-away"),
        ("bob", ask.DeclinePause(), "hand-away"),
        ("bob", ask.SayWord("hello"), "hand-away"),
        ("bob", ask.Kick(guest("ann")), "refusal-stranger"),
        ("bob", ask.AskForSeat(), "seat-already"),
    ),
    between: (
        *CLOSED,
        *STRANGER,
        *NOT_IN_CHARGE,
        ("ann", ask.Play(0, "draw"), "stale-click"),
        ("ann", ask.Shout("call"), "hand-between"),
        ("ann", ask.StartNextRound(0), "moved-on"),
        ("ann", ask.Resume(), "moved-on"),
        ("eve", ask.AskForSeat(), "substitute-no-seat"),
    ),
    paused: (
        *CLOSED,
        *STRANGER,
        *NOT_IN_CHARGE,
        ("ann", ask.Play(0, "draw"), "hand-paused"),
        ("ann", ask.AskHint(0), "hand-paused"),
        ("ann", ask.Shout("call"), "hand-paused"),
        ("ann", ask.PlayInAdvance("draw"), "hand-paused"),
        ("ann", ask.CancelAdvance(), "hand-paused"),
        ("ann", ask.StartNextRound(0), "hand-paused"),
        ("ann", ask.AskPause(), "hand-paused"),
        ("ann", ask.AgreeToPause(), "hand-paused"),
        ("ann", ask.DeclinePause(), "hand-paused"),
        ("eve", ask.AskForSeat(), "substitute-no-seat"),
        ("bob", ask.Kick(guest("ann")), "vote-too-few"),
    ),
    over: (*GONE, ("ann", ask.Shout("call"), "hand-over")),
    ended: (*GONE, ("ann", ask.Shout("call"), "hand-abandoned")),
}


@pytest.mark.parametrize("situation", ROWS, ids=lambda situation: situation.__name__)
async def test_a_refusal_says_why_and_changes_nothing(world, situation):
    table = await situation(world)
    before = table.snapshot, len(world.store.commits), len(world.outbox.changes)
    rows = ROWS[situation]

    refused = [(name, request, await table.refused(name, request)) for name, request, _ in rows]

    assert refused == list(rows)
    assert (table.snapshot, len(world.store.commits), len(world.outbox.changes)) == before


async def test_an_illegal_move_is_refused_with_the_games_reason(world):
    table = await world.started("ann", "bob", game="all-fives")
    waited, other = table.on_turn, "bob" if table.on_turn == "ann" else "ann"
    assert await table.refused(other, ask.Play(0, table.moves(waited)[0].text)) == "refusal-not-your-turn"
    assert await table.refused(waited, ask.Play(0, "9-9@C")) == "refusal-no-such-tile"
    assert await table.refused(waited, ask.Play(0, "pass")) == "refusal-must-lay"
    assert table.record == []


@dataclass(frozen=True)
class Ending:
    """Who may end a table under a server's setting."""

    enders: str
    able: tuple[str, ...]
    unable: tuple[str, ...]


@pytest.mark.parametrize(
    "row",
    [
        Ending("host", able=("ann", "mod"), unable=("bob", "eve")),
        Ending("players", able=("ann", "bob", "mod"), unable=("eve",)),
        Ending("moderators", able=("mod",), unable=("ann", "bob", "eve")),
    ],
    ids=lambda row: row.enders,
)
async def test_the_servers_setting_decides_who_may_end_a_table(world, row):
    world.prefer(enders=row.enders)
    for name in row.able:
        table = await world.started("ann", "bob", game="all-fives")
        for other in row.unable:
            assert await table.refused(other, ask.End()) == "end-not-yours"
        await table.ask(name, ask.End())
        assert table.state is State.ABANDONED
        assert table.told_keys() == ["table-ended"]


OF_THE_SERVICE = {
    ask.ComputerMoves,
    ask.MakeForcedMove,
    ask.TimeIsUp,
    ask.Shown,
    ask.NotShown,
    ask.AddDowntime,
    ask.CloseTable,
    ask.ChannelFound,
    ask.RefreshRests,
}
"""Requests of the service, which are never refused."""


def test_every_operation_for_people_has_a_refusal_row():
    refused = {type(request) for rows in ROWS.values() for _, request, _ in rows}
    assert refused == set(OPERATIONS) - OF_THE_SERVICE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language):
    keys = {key for rows in ROWS.values() for _, _, key in rows}
    localizer = localizer_for(language)
    assert [key for key in sorted(keys) if not localizer.has(key)] == []
