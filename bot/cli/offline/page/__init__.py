"""The page of offline play: simcord's preview page with Boneyard's name and behaviour.

simcord's page is a workbench for testing a bot. ``page.css`` hides its tools. ``page.js`` follows the newest
message, shows a picture until the next one is loaded, and draws a curtain when the screen changes hands.
Their sentences are inserted here. simcord's own files stay unchanged. This package knows no game, no table
and no database.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Any, ClassVar

import simcord
from aiohttp import web
from PIL import Image
from simcord.preview._media import MediaError, MediaInfo
from simcord.preview._server import PreviewServer

from bot.language.localizer import Localizer
from render.cards.brand import NAME, avatar

FILES = Path(__file__).parent
ICON_SIZE = 128
"""Side in pixels of the bot's avatar, which is also the page's icon."""
AVATAR = "boneyard"
"""The id of the bot's avatar on the virtual Discord, where the real one has a hash."""
TYPES = {"/page.css": "text/css", "/page.js": "application/javascript", "/icon.png": "image/png"}
"""The files that this package adds to simcord's page, with their media types."""
SWAPS = (
    (r"<title>.*?</title>", f'<title>{NAME}</title><link rel="icon" href="/icon.png">'),
    (r"(?=</head>)", '<link rel="stylesheet" href="/page.css">'),
    (
        r'<div class="preview-brand">.*?</div>',
        f'<div class="preview-brand"><img src="/icon.png" alt=""><strong>{NAME}</strong></div>',
    ),
    (r'(?=<script type="module" src="/app.js">)', '<script type="module" src="/page.js"></script>'),
)
"""Patterns in simcord's page and their replacements."""


def dress(preview: simcord.Preview, localizer: Localizer, people: Sequence[str], port: int) -> None:
    """Make a preview show Boneyard's page in one language. Call it before the preview is entered.

    Args:
        preview: the preview to change.
        localizer: the language of the text that the page adds.
        people: the names of those who can be played as.
        port: the port on this machine; 0 takes any free one.
    """
    preview._server = _PageServer(preview, localizer, people, port)  # noqa: SLF001
    preview._media_worker = _OwnPictures()  # type: ignore[assignment]  # noqa: SLF001


@cache
def icon() -> bytes:
    """Return the bot's avatar as a PNG. The page and the bot's account share it."""
    drawn = BytesIO()
    avatar().resize((ICON_SIZE, ICON_SIZE), Image.Resampling.LANCZOS).save(drawn, "PNG")
    return drawn.getvalue()


class _PageServer(PreviewServer):
    """Serves simcord's page as Boneyard's."""

    _STATIC_FILES: ClassVar[dict[str, str]] = {
        **PreviewServer._STATIC_FILES,  # noqa: SLF001
        **dict.fromkeys(TYPES, ""),
    }

    def __init__(
        self, preview: simcord.Preview, localizer: Localizer, people: Sequence[str], port: int
    ) -> None:
        super().__init__(preview, port)
        self._locale = preview.locale
        self._swaps = (
            *SWAPS,
            (r'<html lang="en">', f'<html lang="{localizer.language}">'),
            (r"(?<=<label class=\"viewer-control\">)\s*Viewing as", escape(localizer("page-viewing"))),
            (r"(?=</body>)", _words(localizer, people)),
        )
        self._files: Mapping[str, bytes] = {
            "/icon.png": icon(),
            **{f"/{name}": (FILES / name).read_bytes() for name in ("page.css", "page.js")},
        }

    async def _static(self, request: web.Request) -> web.Response:
        if (body := self._files.get(request.path)) is not None:
            return web.Response(body=body, content_type=TYPES[request.path], headers=self._SECURITY_HEADERS)
        response: web.Response = await super()._static(request)
        if request.path == "/":
            commands = (r"(?=</body>)", _data("page-commands", self._names()))
            response.text = dressed(response.text or "", (*self._swaps, commands))
        return response

    def _names(self) -> dict[str, str]:
        """Return the localized command names by the names that the bot's messages use."""
        scopes = self.preview.env.backend.commands.values()
        commands = [command for scope in scopes for command in scope.values()]
        return {f"/{told['name']}": f"/{_localized(told, 'name', self._locale)}" for told in commands}

    async def _commands(self, request: web.Request) -> web.Response:
        """Return the page's command catalog with names and descriptions in the session's language."""
        response: web.Response = await super()._commands(request)
        catalog = json.loads(response.text or "{}")
        scopes = self.preview.env.backend.commands.values()
        commands = {str(command["id"]): command for scope in scopes for command in scope.values()}
        for entry in catalog.get("entries", ()):
            translate(entry, commands[entry["commandId"]], self._locale)
        response.text = json.dumps(catalog)
        return response


def dressed(page: str, swaps: Iterable[tuple[str, str]]) -> str:
    """Return simcord's page with all replacements made.

    Raises:
        LookupError: a pattern is not found exactly once, because simcord's page has changed.
    """
    for pattern, wanted in swaps:
        page, found = re.subn(pattern, lambda _, wanted=wanted: wanted, page, flags=re.DOTALL)  # type: ignore[misc]
        if found != 1:
            raise LookupError(pattern)
    return page


def translate(entry: dict[str, Any], command: Mapping[str, Any], locale: str) -> None:
    """Translate a command of the page's catalog, its options and their choices in place.

    Options keep their names, because simcord's page sends them.

    Args:
        entry: the command in the page's catalog.
        command: the same command as the bot registered it.
        locale: Discord's name of the language.
    """
    entry["invocation"] = _localized(command, "name", locale)
    entry["description"] = _localized(command, "description", locale)
    described = {option["name"]: option for option in command.get("options") or ()}
    for option in entry["options"]:
        told = described[option["name"]]
        option["description"] = _localized(told, "description", locale)
        for shown, choice in zip(option["choices"], told.get("choices") or (), strict=True):
            shown["name"] = _localized(choice, "name", locale)


def _localized(told: Mapping[str, Any], field: str, locale: str) -> str:
    return str((told.get(f"{field}_localizations") or {}).get(locale) or told[field])


def _words(localizer: Localizer, people: Iterable[str]) -> str:
    """Return the sentences of the page's script as an element of the page."""
    words = {
        name: {
            "hand": localizer("page-hand-over", name=name),
            "take": localizer("page-take", name=name),
            "stay": localizer("page-stay", name=name),
        }
        for name in people
    }
    return _data("page-words", words)


def _data(name: str, value: Any) -> str:
    """Return a script element with this id that carries a value as JSON."""
    data = json.dumps(value).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{data}</script>'


class _OwnPictures:
    """Checks the bot's pictures only by their headers.

    simcord would decode every picture in a separate Python process, because a bot under test may post
    anything. That takes 0.2 s of CPU each, and here the bot has just drawn them itself.
    """

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        try:
            with Image.open(BytesIO(blob)) as picture:
                width, height = picture.size
                kind, frames = str(picture.format), getattr(picture, "n_frames", 1)
        except OSError:
            raise MediaError("media-unavailable") from None
        return MediaInfo(
            kind, width, height, frames, width * height * 4, blob, Image.MIME[kind], memory_limited=True
        )

    def release(self, key: str) -> None:
        """Do nothing: no data is kept."""

    async def close(self) -> None:
        """Do nothing: no work is running."""
