"""An unchanged picture is neither drawn nor sent again when the rest of its message changes."""

from __future__ import annotations

from typing import Any

import pytest

import render
from bot.discord_ui.wire.painter import Painter
from tests.flows.conftest import Server


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return the list of the `render` functions that were called, in order."""
    calls: list[Any] = []
    draw = Painter.draw

    async def recorded(painter: Painter, picture: Any) -> bytes:
        calls.append(picture.func)
        return await draw(painter, picture)

    monkeypatch.setattr(Painter, "draw", recorded)
    return calls


async def test_a_hand_keeps_its_picture_while_others_move(server: Server, drawn: list[Any]) -> None:
    """The players on turn change, but the tiles of the waiting players do not."""
    ann, bob, eve = people = [server.person(name) for name in ("Ann", "Bob", "Eve")]
    table = await server.open(ann, bob, eve, game="mexican-train")
    await table.start()
    await table.go_on()
    waiting = [each for each in people if each is not table.on_turn]
    before = {each: table.hand(each).attachments for each in waiting}
    texts = {each: table.hand(each).content for each in waiting}
    drawn.clear()
    mover = table.on_turn
    await table.play(mover, table.moves(mover)[0].text)
    resting = [each for each in waiting if each is not table.on_turn and each is not mover]
    assert resting
    for each in resting:
        assert table.hand(each).content == texts[each]
        assert table.hand(each).attachments == before[each]
    assert drawn.count(render.hand) <= len(people) - len(resting)
    assert table.hand(mover).attachments


async def test_a_hand_whose_tiles_change_gets_a_new_picture(server: Server, drawn: list[Any]) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.start()
    mover = await table.until_turn(lambda _, view: any(move.tile in view.hand for move in view.legal))
    drawn.clear()
    lay = next(move for move in table.moves(mover) if move.tile in table.view(mover).hand)
    await table.play(mover, lay.text)
    assert render.hand in drawn
