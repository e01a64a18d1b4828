"""Boneyard's page: simcord's with other text and without its tools."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
import simcord.preview
from PIL import Image
from simcord.preview._media import MediaError

from bot.cli.offline.page import SWAPS, TYPES, _OwnPictures, _words, dressed, icon, translate
from bot.language.localizer import localizer_for

SIMCORD = (Path(simcord.preview.__file__).parent / "static" / "index.html").read_text(encoding="utf-8")


def test_the_page_has_only_boneyards_name() -> None:
    page = dressed(SIMCORD, SWAPS)
    assert "<title>Boneyard</title>" in page
    assert "SimCord</strong>" not in page
    assert all(f'"{path}"' in page for path in TYPES)
    assert page.index('src="/page.js"') < page.index('src="/app.js"')


def test_a_changed_simcord_page_is_an_error() -> None:
    with pytest.raises(LookupError, match="<title>"):
        dressed("<head></head>", SWAPS)


def test_a_name_cannot_break_out_of_the_script_element() -> None:
    assert _words(localizer_for("en"), ["</script>"]).count("</script>") == 1


def test_a_command_has_the_name_that_the_bots_texts_use() -> None:
    """The command's path, and the names of its options and choices, stay as the page sends them."""
    told = {
        "name": "play",
        "name_localizations": {"nl": "spelen"},
        "description": "Open a table",
        "description_localizations": {"nl": "Een tafel openen"},
        "options": [
            {
                "name": "game",
                "description": "Which game",
                "description_localizations": {"nl": "Welk spel"},
                "choices": [{"name": "Block", "value": "block", "name_localizations": {"nl": "Klassiek"}}],
            },
            {"name": "player", "description": "Who"},
        ],
    }
    entry = {
        "path": ["play"],
        "invocation": "play",
        "description": "Open a table",
        "options": [
            {
                "name": "game",
                "description": "Which game",
                "choices": [{"name": "Block", "value": "block"}],
            },
            {"name": "player", "description": "Who", "choices": []},
        ],
    }
    translate(entry, told, "nl")
    assert entry == {
        "path": ["play"],
        "invocation": "spelen",
        "description": "Een tafel openen",
        "options": [
            {
                "name": "game",
                "description": "Welk spel",
                "choices": [{"name": "Klassiek", "value": "block"}],
            },
            {"name": "player", "description": "Who", "choices": []},
        ],
    }


async def test_the_bots_pictures_are_passed_on_unchanged() -> None:
    picture = icon()
    info = await _OwnPictures().validate("key", picture)
    assert (info.normalized, info.content_type, info.width, info.height) == (picture, "image/png", 128, 128)


async def test_frames_of_an_animation_are_counted() -> None:
    drawn = BytesIO()
    frames = [Image.new("L", (8, 6), shade) for shade in (0, 120, 255)]
    frames[0].save(drawn, "GIF", save_all=True, append_images=frames[1:])
    info = await _OwnPictures().validate("key", drawn.getvalue())
    assert (info.content_type, info.frames, info.width, info.height) == ("image/gif", 3, 8, 6)


async def test_a_file_that_is_not_a_picture_is_refused() -> None:
    with pytest.raises(MediaError):
        await _OwnPictures().validate("key", b"<svg>")
