"""Deliveries of many tables at once, as after a start."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord_ui import delivery as module
from bot.discord_ui.delivery import AT_ONCE, Delivery
from bot.observer import Observer
from bot.tables.snapshot import Change
from tests.bot.presentation.conftest import snapshot

TABLES = 3 * AT_ONCE


@pytest.mark.parametrize(("turn", "shown_at_once"), [(60.0, AT_ONCE), (0.0, TABLES)])
async def test_tables_that_were_brought_back_are_shown_a_few_at_a_time(
    monkeypatch: pytest.MonkeyPatch, turn: float, shown_at_once: int
) -> None:
    """One whose channel does not answer keeps the others for no longer than its turn lasts."""
    begun, answers = list[str](), asyncio.Event()

    async def show(self: Delivery, box: Any, parcel: Any) -> None:
        begun.append(box.snapshot.table_id)
        await answers.wait()

    async def nothing(*_: Any) -> bool:
        return True

    monkeypatch.setattr(module, "TURN", turn)
    monkeypatch.setattr(module, "keep_log", nothing)
    monkeypatch.setattr(Delivery, "_show", show)
    monkeypatch.setattr(Delivery, "_find_channel", nothing)
    services: Any = SimpleNamespace(observer=Observer())
    delivery, registry = Delivery(services), SimpleNamespace(serves=lambda table: True)
    delivery.bind(registry)  # type: ignore[arg-type]
    ids = [f"t{number}" for number in range(TABLES)]
    for table_id in ids:
        delivery.publish(Change(snapshot=snapshot(table_id=table_id), recovered=True))

    for _ in range(50 + 10 * TABLES):  # far more than there are steps
        await asyncio.sleep(0)
    assert begun == ids[:shown_at_once]

    answers.set()
    await delivery.close()
    assert begun == ids
