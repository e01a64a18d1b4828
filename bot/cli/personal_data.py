"""The data of a person or a server on the command line.

For operators: requests of people who cannot use ``/me`` any more, and servers whose data must be deleted. The
bot may be running meanwhile. Data of a person at a live table, or of a server with one, is not deleted.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from bot.config import Settings
from bot.language.errors import UserError
from bot.language.localizer import Localizer
from bot.store import Store


class CannotAnswerError(UserError):
    """The request about a person or a server cannot be carried out."""


async def answer(
    person: str, settings: Settings, localizer: Localizer, say: Callable[[str], None], *, forget: bool
) -> None:
    """Print all stored data of a person as JSON, or delete it.

    Args:
        person: their Discord id, as it was typed.
        forget: whether to delete the data instead of printing it.

    Raises:
        CannotAnswerError: one sentence says why not; nothing was changed.
        StoreError: the database cannot be used.
    """
    _require_id(person)
    async with await Store.open(settings.database_url) as store:
        if forget:
            await _forget(store, int(person))
            say(localizer("person-forgotten", id=person))
        else:
            found = await store.personal_data.export(int(person))
            say(json.dumps(found, ensure_ascii=False, indent=1))


async def forget_server(
    server: str, settings: Settings, localizer: Localizer, say: Callable[[str], None]
) -> None:
    """Delete all stored data of a server.

    Args:
        server: its Discord id, as it was typed.

    Raises:
        CannotAnswerError: one sentence says why not; nothing was changed.
        StoreError: the database cannot be used.
    """
    _require_id(server)
    async with await Store.open(settings.database_url) as store:
        if not await store.guild_data.forget(int(server), playing=False):
            raise CannotAnswerError("server-playing", id=server)
    say(localizer("server-forgotten", id=server))


def _require_id(given: str) -> None:
    if not (given.isascii() and given.isdigit() and len(given) < 20 and int(given) < 1 << 63):
        raise CannotAnswerError("person-no-id", given=given)


async def _forget(store: Store, user_id: int) -> None:
    if not await store.personal_data.forget(user_id, await store.matches.live_ids()):
        raise CannotAnswerError("person-playing", id=str(user_id))
