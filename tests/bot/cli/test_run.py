"""Serving: what is done once the bot is there, before anybody plays."""

from __future__ import annotations

import gc

from bot import localizer
from bot.cli.run import settle


def test_what_stays_is_no_longer_searched_and_every_language_is_read() -> None:
    localizer.localizer_for.cache_clear()
    localizer._speak.cache_clear()
    frozen = gc.get_freeze_count()
    try:
        settle()
        assert gc.get_freeze_count() > frozen + 1000
        assert localizer._speak.cache_info().currsize == len(localizer.LANGUAGES)
    finally:
        gc.unfreeze()
