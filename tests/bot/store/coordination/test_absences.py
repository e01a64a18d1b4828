"""How long a table was not served: each second counts once, and only absences of its own server count."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.store import Store, ordinal

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
SERVER = ((1 << 38) + 7) << 22
"""A server of shard 1 of 2, and of shard 3 of 4."""


def after(minutes: float) -> datetime:
    return NOON + timedelta(minutes=minutes)


@pytest.mark.parametrize(
    ("absences", "minutes"),
    [
        ([], 0),
        ([(10, 20)], 10),
        ([(-10, 5)], 5),
        ([(-10, 0)], 0),
        ([(10, 20), (15, 25)], 15),
        ([(10, 30), (15, 25)], 20),
        ([(10, 30), (15, 25), (26, 35)], 25),
        ([(10, 20), (30, 31)], 11),
    ],
)
async def test_overlapping_absences_count_once(
    store: Store, absences: list[tuple[int, int]], minutes: int
) -> None:
    for began, ended in reversed(absences):
        await store.absences.note(after(began), after(ended))
    assert await store.absences.since(NOON, SERVER) == 60 * minutes


@pytest.mark.parametrize(
    ("modulus", "residue", "concerned"),
    [(1, 0, True), (2, 1, True), (2, 0, False), (4, 3, True), (4, 1, False)],
)
async def test_an_absence_counts_only_for_servers_of_its_shard(
    store: Store, modulus: int, residue: int, concerned: bool
) -> None:
    assert ordinal(SERVER) % modulus == residue or not concerned
    await store.absences.note(NOON, after(1), modulus=modulus, residue=residue)
    assert await store.absences.since(NOON, SERVER) == 60 * concerned


async def test_direct_messages_belong_to_the_first_shard(store: Store) -> None:
    await store.absences.note(NOON, after(1), modulus=4, residue=0)
    await store.absences.note(after(5), after(7), modulus=4, residue=1)
    assert await store.absences.since(NOON, 0) == 60


async def test_a_longer_absence_replaces_one_with_the_same_beginning(store: Store) -> None:
    await store.absences.note(NOON, after(1))
    await store.absences.note(NOON, after(3))
    assert await store.absences.since(NOON, SERVER) == 180


async def test_old_absences_are_deleted(store: Store) -> None:
    await store.absences.note(NOON, after(1))
    await store.absences.note(after(2), after(4))
    await store.absences.forget(after(3))
    assert await store.absences.since(NOON, SERVER) == 120
