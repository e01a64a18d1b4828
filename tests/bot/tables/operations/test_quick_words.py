"""Tests of quick words: who may say them, how often, and who turns them off."""

from __future__ import annotations

from bot.tables.state import requests as ask
from bot.tables.state.limits import WORD_AGAIN
from bot.tables.state.snapshot import Notice


async def test_a_word_is_shown_at_the_table_and_the_next_has_to_wait(world):
    table = await world.started("ann", "bob", game="all-fives")
    world.outbox.changes.clear()
    await table.ask("ann", ask.SayWord("good"))
    told = [each for change in world.outbox.changes for each in change.told if isinstance(each, Notice)]
    assert [each.key for each in told] == ["word-said"]
    assert await table.refused("ann", ask.SayWord("oops")) == "limit-word"
    await table.ask("bob", ask.SayWord("thanks"))
    await world.advance(WORD_AGAIN)
    await table.ask("ann", ask.SayWord("oops"))


async def test_an_unknown_word_is_refused(world):
    table = await world.started("ann", "bob", game="all-fives")
    assert await table.refused("ann", ask.SayWord("damn")) == "moved-on"


async def test_words_wait_for_the_match(world):
    table = await world.open("ann", "bob")
    assert await table.refused("ann", ask.SayWord("hello")) == "word-later"


async def test_a_player_turns_words_off_for_the_whole_table(world):
    table = await world.started("ann", "bob", game="all-fives")
    world.prefer("bob", quick_words=False)
    assert await table.refused("ann", ask.SayWord("hello")) == "word-muted"
