"""The page people play on: simcord's preview with Boneyard's name and manners.

simcord's page is a workbench for those who test a bot. ``page.css`` hides the tools, ``page.js`` follows
the newest message, keeps a picture on show until the next one has come, and draws a curtain when the
screen is to be handed over; what they say is put into the page here. simcord's own files stay as they are.
This package knows no game, no table and no database.
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
"""Pixels a side of the bot's avatar, which is the page's icon as well."""
AVATAR = "boneyard"
"""What the bot's avatar goes by on the virtual Discord; a real one has a hash there."""
TYPES = {"/page.css": "text/css", "/page.js": "application/javascript", "/icon.png": "image/png"}
"""What the page has besides simcord's own files, each with its media type."""
SWAPS = (
    (r"<title>.*?</title>", f'<title>{NAME}</title><link rel="icon" href="/icon.png">'),
    (r"(?=</head>)", '<link rel="stylesheet" href="/page.css">'),
    (
        r'<div class="preview-brand">.*?</div>',
        f'<div class="preview-brand"><img src="/icon.png" alt=""><strong>{NAME}</strong></div>',
    ),
    (r'(?=<script type="module" src="/app.js">)', '<script type="module" src="/page.js"></script>'),
)
"""What stands in simcord's page, as a pattern, and what is to stand there."""


def dress(preview: simcord.Preview, localizer: Localizer, people: Sequence[str], port: int) -> None:
    """Have a preview show Boneyard's page, in one language. Comes before the preview is entered.

    Args:
        preview: whose page it is.
        localizer: the language of what the page adds.
        people: the names of those who can be played as.
        port: where to listen on this machine; 0 takes any that is free.
    """
    preview._server = _PageServer(preview, localizer, people, port)  # noqa: SLF001
    preview._media_worker = _OwnPictures()  # type: ignore[assignment]  # noqa: SLF001


@cache
def icon() -> bytes:
    """Return the bot's avatar as a PNG: drawn once, as the page and the bot's own account show it."""
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
        """Return what the commands are called here, by what the bot's messages call them."""
        scopes = self.preview.env.backend.commands.values()
        commands = [command for scope in scopes for command in scope.values()]
        return {f"/{told['name']}": f"/{_localized(told, 'name', self._locale)}" for told in commands}

    async def _commands(self, request: web.Request) -> web.Response:
        """Name the commands as Discord would for people of that language: so do the bot's texts."""
        response: web.Response = await super()._commands(request)
        catalog = json.loads(response.text or "{}")
        scopes = self.preview.env.backend.commands.values()
        commands = {str(command["id"]): command for scope in scopes for command in scope.values()}
        for entry in catalog.get("entries", ()):
            translate(entry, commands[entry["commandId"]], self._locale)
        response.text = json.dumps(catalog)
        return response


def dressed(page: str, swaps: Iterable[tuple[str, str]]) -> str:
    """Return simcord's page with everything swapped.

    Raises:
        LookupError: the page does not hold one of the patterns, once: simcord's page has changed.
    """
    for pattern, wanted in swaps:
        page, found = re.subn(pattern, lambda _, wanted=wanted: wanted, page, flags=re.DOTALL)  # type: ignore[misc]
        if found != 1:
            raise LookupError(pattern)
    return page


def translate(entry: dict[str, Any], command: Mapping[str, Any], locale: str) -> None:
    """Put a command of the page's catalog, and what can be said with it, into a language.

    Options keep their names, under which simcord's page sends them.

    Args:
        entry: the command as the page is told of it.
        command: the same as the bot told Discord.
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
    """Return what the page's script has to say, where it finds it."""
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
    """Return a value as the page's script finds it, under a name."""
    data = json.dumps(value).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{data}</script>'


class _OwnPictures:
    """Vouches for the bot's pictures by their headers.

    simcord decodes every picture anew in a Python process of its own, as a bot under test may post anything:
    0.2 s of CPU each. Here the bot has drawn them itself a moment ago.
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
        """Nothing is kept."""

    async def close(self) -> None:
        """Nothing is under way."""
