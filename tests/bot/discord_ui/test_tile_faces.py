"""Tiles as emojis of the application: uploaded slowly, once, and replaced if their pixels change."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any

import discord
import pytest

import render
from bot.discord_ui import tile_faces
from bot.discord_ui.tile_faces import KEPT, PACE, PAUSES, TileFaces
from render import Style

GAME = "domino-4"
TILES = {"red1_3": "r1-3", "red0_2": "r0-2", "joker": "J"}


class Application:
    """The application's emojis on a fake Discord."""

    def __init__(self) -> None:
        self.emojis: dict[int, Any] = {}
        self.asked: list[str] = []
        self.refuses: list[Exception] = []
        self._ids = iter(range(10**17, 10**18))

    def _refuse(self) -> None:
        if self.refuses:
            raise self.refuses.pop(0)

    def put(self, name: str) -> Any:
        emoji = SimpleNamespace(name=name, id=next(self._ids))
        emoji.delete = lambda: self._delete(emoji)
        self.emojis[emoji.id] = emoji
        return emoji

    async def _delete(self, emoji: Any) -> None:
        self.asked.append(f"delete {emoji.name}")
        del self.emojis[emoji.id]

    async def fetch_application_emojis(self) -> list[Any]:
        self.asked.append("list")
        self._refuse()
        return list(self.emojis.values())

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        self._refuse()
        assert image.startswith(b"\x89PNG")
        assert name not in {emoji.name for emoji in self.emojis.values()}, "names are unique"
        self.asked.append(f"create {name}")
        return self.put(name)


class Notes:
    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def get(self, key: str) -> str | None:
        return self.kept.get(key)

    async def put(self, key: str, value: str | None) -> None:
        self.kept[key] = value or ""


class News:
    """News with no other process to tell."""

    async def tell(self, news: str) -> None:
        pass


class Painter:
    async def draw(self, draw: Callable[[], bytes]) -> bytes:
        return draw()


class Clock:
    """A clock with one timer, which the test runs by hand."""

    def __init__(self) -> None:
        self.due: list[tuple[float, Callable[[], None]]] = []
        self.work: list[Coroutine[Any, Any, None]] = []

    def call_later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        entry = (seconds, call)
        self.due.append(entry)
        return lambda: self.due.remove(entry) if entry in self.due else None

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.work.append(work)

    async def run(self) -> None:
        while self.work:
            await self.work.pop(0)

    async def next(self) -> float:
        """Run the next timer; return how long its delay was."""
        ((seconds, call),) = self.due
        self.due.clear()
        call()
        await self.run()
        return seconds

    async def all(self) -> list[float]:
        """Run timers until none is left; return their delays."""
        await self.run()
        pauses = []
        while self.due:
            pauses.append(await self.next())
        return pauses


@pytest.fixture(autouse=True)
def three_emojis(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot have only the emojis of three tiles."""
    known = {name: emoji for name, emoji in render.every_emoji().items() if name in TILES}
    monkeypatch.setattr(render, "every_emoji", lambda: known)


@pytest.fixture
def application() -> Application:
    return Application()


@pytest.fixture
def notes() -> Notes:
    return Notes()


def begun(application: Application, notes: Notes) -> tuple[TileFaces, Clock]:
    clock = Clock()
    faces = TileFaces(application, notes, News(), Painter(), clock)  # type: ignore[arg-type]
    faces.start()
    return faces, clock


async def test_every_tile_is_uploaded_with_a_pause_after_each(application: Application, notes: Notes) -> None:
    faces, clock = begun(application, notes)
    assert faces.of(GAME, Style()) == {}, "words until the upload is done"
    assert await clock.all() == [PACE] * 3
    assert sorted(application.asked) == ["create joker", "create red0_2", "create red1_3", "list"]
    ids = {emoji.name: emoji.id for emoji in application.emojis.values()}
    assert faces.of(GAME, Style()) == {tile: f"<:{name}:{ids[name]}>" for name, tile in TILES.items()}
    assert faces.of(GAME, Style(contrast=True)) == {}


async def test_after_a_restart_only_missing_emojis_are_uploaded(
    application: Application, notes: Notes
) -> None:
    _, clock = begun(application, notes)
    await clock.run()
    application.asked.clear()

    faces, clock = begun(application, notes)
    await clock.run()

    assert len(faces.of(GAME, Style())) == 2, "one was there and one has just been uploaded"
    assert await clock.all() == [PACE] * 2
    assert len(application.asked) == 3, "the list and two more"
    application.asked.clear()
    faces, clock = begun(application, notes)
    assert await clock.all() == []
    assert application.asked == ["list"]
    assert len(faces.of(GAME, Style())) == 3


async def test_an_outdated_emoji_is_replaced_and_not_used_meanwhile(
    application: Application, notes: Notes
) -> None:
    _, clock = begun(application, notes)
    await clock.all()
    application.asked.clear()
    notes.kept[KEPT] = json.dumps(json.loads(notes.kept[KEPT]) | {"joker": "another"})

    faces, clock = begun(application, notes)
    await clock.all()

    assert application.asked == ["list", "delete joker", "create joker"]
    assert len(faces.of(GAME, Style())) == 3
    assert "another" not in notes.kept[KEPT]


async def test_an_emoji_without_a_saved_hash_is_replaced_and_foreign_ones_stay(
    application: Application, notes: Notes
) -> None:
    """A new database has no hashes, so the bot's own emoji is uploaded again. Other names are left."""
    application.put("joker")
    application.put("somebody_elses")
    faces, clock = begun(application, notes)
    await clock.all()
    assert [asked for asked in application.asked if "delete" in asked] == ["delete joker"]
    assert "somebody_elses" in {emoji.name for emoji in application.emojis.values()}
    assert len(faces.of(GAME, Style())) == 3


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(response, {"code": code, "message": ""})


async def test_the_pause_grows_while_discord_refuses(application: Application, notes: Notes) -> None:
    application.refuses = [refusal(429), OSError(), refusal(500), refusal(429), refusal(429)]
    faces, clock = begun(application, notes)
    assert await clock.all() == [*PAUSES, PAUSES[-1], *[PACE] * 3]
    assert len(faces.of(GAME, Style())) == 3


@pytest.mark.parametrize("error", [refusal(403), refusal(401), refusal(400, tile_faces.FULL)])
async def test_uploads_stop_after_a_forbidden_status(
    error: Exception, application: Application, notes: Notes
) -> None:
    application.refuses = [error]
    faces, clock = begun(application, notes)
    assert await clock.all() == []
    assert faces.of(GAME, Style()) == {}


async def test_distrust_uses_words_until_the_emojis_are_fetched_again(
    application: Application, notes: Notes
) -> None:
    faces, clock = begun(application, notes)
    await clock.all()
    application.emojis.pop(next(id_ for id_, each in application.emojis.items() if each.name == "joker"))

    faces.distrust()

    assert faces.of(GAME, Style()) == {}
    application.asked.clear()
    assert await clock.all() == [PACE, PACE]
    assert application.asked == ["list", "create joker"]
    assert len(faces.of(GAME, Style())) == 3


async def test_no_request_is_sent_after_close(application: Application, notes: Notes) -> None:
    faces, clock = begun(application, notes)
    await clock.run()
    faces.close()
    assert clock.due == []


@pytest.mark.parametrize("error", [None, OSError()])
async def test_a_step_that_runs_during_close_is_the_last(
    application: Application, notes: Notes, monkeypatch: pytest.MonkeyPatch, error: Exception | None
) -> None:
    """What the next step would draw with is closed by then."""
    faces, clock = begun(application, notes)
    create = application.create_application_emoji

    async def stopped_meanwhile(*, name: str, image: bytes) -> Any:
        faces.close()
        if error is not None:
            raise error
        return await create(name=name, image=image)

    monkeypatch.setattr(application, "create_application_emoji", stopped_meanwhile)
    await clock.run()
    assert clock.due == []


async def test_an_upload_running_during_distrust_does_not_stop_the_refetch(
    application: Application, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    faces, clock = begun(application, notes)
    await clock.run()  # the first is uploaded
    application.emojis.clear()  # somebody deletes it
    create = application.create_application_emoji

    async def pressed_meanwhile(*, name: str, image: bytes) -> Any:
        monkeypatch.setattr(application, "create_application_emoji", create)
        made = await create(name=name, image=image)
        faces.distrust()
        return made

    monkeypatch.setattr(application, "create_application_emoji", pressed_meanwhile)

    await clock.all()

    assert len(application.emojis) == 3
    assert len(faces.of(GAME, Style())) == 3
