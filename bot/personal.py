"""What is kept of somebody, on the command line: for operators, of people who cannot use ``/me`` any more.

The bot may be running meanwhile: somebody who sits at a table is not touched.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from bot.config import Settings
from bot.store import Store
from bot.told import ToldError
from bot.words import Words


class CannotAnswerError(ToldError):
    """What was asked for cannot be done."""


async def answer(
    person: str, settings: Settings, words: Words, say: Callable[[str], None], *, forget: bool
) -> None:
    """Say all that is kept of a person as JSON, or delete it.

    Args:
        person: their Discord id, as it was typed.

    Raises:
        CannotAnswerError: one sentence says why not; nothing was changed.
    """
    if not (person.isascii() and person.isdigit() and len(person) < 20):
        raise CannotAnswerError("person-no-id", given=person)
    async with await Store.open(settings.database_url) as store:
        if not forget:
            say(json.dumps(await store.people.export(int(person)), ensure_ascii=False, indent=1))
            return
        live = await store.tables.live()
        playing = [table.id for table in live.tables]
        if not await store.people.forget(int(person), playing):
            raise CannotAnswerError("person-playing", id=person)
    say(words("person-forgotten", id=person))
