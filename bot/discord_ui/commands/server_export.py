"""The export of a server's finished matches as a file, for its managers only."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from bot.discord_ui.commands.common import ClickHandler, may_export
from bot.discord_ui.commands.settings import manages
from bot.discord_ui.history import export as files
from bot.discord_ui.wire.client_protocol import Client
from bot.discord_ui.wire.responder import Responder
from bot.presentation.message import Attachment, Message
from bot.work.workers import Kind


async def send(client: Client, responder: Responder, extension: str) -> None:
    """Send the file to the asker, if they manage the server, have not exported lately, and there are matches.

    Args:
        extension: the format, as :data:`bot.discord_ui.history.export.WRITERS` names it.
    """
    if not await manages(responder):
        return
    if extension not in files.WRITERS:  # a control of another version
        await responder.note(responder.localizer("control-gone"))
        return
    if not await may_export(responder, ("person", responder.user.id), ("server", responder.guild_id)):
        return
    await responder.hold()
    played = await client.store.statistics.everything(responder.guild_id)
    if not played:
        await responder.note(responder.localizer("leaderboard-empty"))
        return
    name, data = await client.pool.run(Kind.EXPORT, partial(files.write, played, extension))
    file = Attachment.of_bytes(data, "", *name.split(".", 1))
    await responder.another(Message(responder.localizer("export-done", count=len(played)), (file,)))


CLICK_HANDLERS: Mapping[str, ClickHandler] = {"serverexport": send}
"""The handler of the export buttons under the settings."""
