"""Pictures are drawn in threads, in the order of their message; animations are drawn beside them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import cast

import pytest

from bot.discord_ui.wire.painter import THREADS, Painter
from bot.presentation.message import ALT_TEXT, Attachment, Message
from bot.telemetry.observer import Observer
from bot.work.workers import WorkerPool
from render import Film, Frame


@pytest.fixture
def painter() -> Iterator[Painter]:
    pool = WorkerPool(1, executor=ThreadPoolExecutor(1, thread_name_prefix="worker"))
    made = Painter(pool)
    yield made
    made.close()
    pool.close()


class Reel(Film):
    """Return a film whose parts report where they were made."""

    def __init__(self, *parts: Callable[[], list[bytes]]) -> None:
        self._parts = list(parts)
        self.frames = (cast("Frame", None),) * len(parts)

    def parts(self) -> list[Callable[[], list[bytes]]]:
        return self._parts

    def joined(self, pictures: Sequence[bytes]) -> Callable[[], bytes]:
        return lambda: b"+".join(pictures)


def thread_name() -> bytes:
    return threading.current_thread().name.encode()


async def test_attachments_are_returned_in_their_order(painter: Painter) -> None:
    attachments = (
        Attachment(partial(bytes, b"one"), "The table.", "table"),
        Attachment(partial(bytes, b"two"), "The hands.", "hands"),
        Attachment.of_bytes(b"{}", "", "boneyard", "json"),
    )
    files = await painter.paint(Message("", attachments))
    assert [(file.filename, file.description, file.fp.read()) for file in files] == [
        ("table.png", "The table.", b"one"),
        ("hands.png", "The hands.", b"two"),
        ("boneyard.json", None, b"{}"),
    ]


async def test_a_file_is_new_each_time(painter: Painter) -> None:
    """An upload reads its file only once."""
    message = Message("", (Attachment(partial(bytes, b"one"), ""),))
    for _ in range(2):
        (file,) = await painter.paint(message)
        assert file.fp.read() == b"one"


async def test_descriptions_are_cut_to_discords_limit(painter: Painter) -> None:
    (file,) = await painter.paint(Message("", (Attachment(partial(bytes, b""), "W" * 5000),)))
    assert len(file.description or "") == ALT_TEXT


async def test_no_picture_is_drawn_on_the_event_loop_nor_waits_for_an_animation(painter: Painter) -> None:
    going_on, may_end = threading.Event(), threading.Event()

    def animation() -> bytes:
        going_on.set()
        assert may_end.wait(10)
        return thread_name()

    animated = Message("", (Attachment(Reel(lambda: [animation()]), "", "replay", "gif"),))
    task = asyncio.ensure_future(painter.paint(animated))
    assert await asyncio.to_thread(going_on.wait, 10)
    pictures = await painter.paint(Message("", (Attachment(thread_name, ""),) * 3))
    may_end.set()
    (film,) = await task
    assert {file.fp.read().split(b"_")[0] for file in pictures} == {b"painter"}
    assert film.fp.read().split(b"_")[0] == b"worker"


async def test_a_picture_that_cannot_be_drawn_raises_in_its_own_message(painter: Painter) -> None:
    def fails() -> bytes:
        raise RuntimeError("no colours left")

    with pytest.raises(RuntimeError, match="no colours left"):
        await painter.paint(Message("", (Attachment(fails, ""),)))


async def test_an_animation_is_made_in_parts_and_reports_progress(painter: Painter) -> None:
    shares: list[float] = []

    async def tell(share: float) -> None:
        shares.append(share)

    film = Reel(lambda: [b"one"], lambda: [b"two"])
    (file,) = await painter.paint(Message("", (Attachment(film, "", "replay", "gif"),)), tell)
    assert file.fp.read() == b"one+two"
    assert shares == [0.5, 1.0]


async def test_pictures_waiting_for_a_thread_are_counted(painter: Painter) -> None:
    may_end = threading.Event()

    def slow() -> bytes:
        assert may_end.wait(10)
        return b""

    drawn = asyncio.ensure_future(painter.paint(Message("", (Attachment(slow, ""),) * 5)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert painter.waiting == 5 - THREADS
    may_end.set()
    await drawn
    assert painter.waiting == 0


async def test_every_picture_is_reported_to_the_observer() -> None:
    class Counting(Observer):
        drawn = 0

        @contextmanager
        def drawing(self) -> Iterator[None]:
            yield
            self.drawn += 1

    pool, observer = WorkerPool(1, executor=ThreadPoolExecutor(1)), Counting()
    painter = Painter(pool, observer)
    await painter.paint(Message("", (Attachment(partial(bytes, b"one"), ""),) * 2))
    painter.close()
    pool.close()
    assert observer.drawn == 2
