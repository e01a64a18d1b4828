"""Shows the shelf of games to one person, with their usual game first."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.discord_ui.hands.hand_view import INVALID
from bot.discord_ui.wire.client_protocol import Client
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.services import Faces
from bot.presentation.controls import NO_FACES
from bot.presentation.games import PRESENTERS
from bot.presentation.lobby.shelf_message import shelf_message
from render import Style


async def show_shelf(client: Client, responder: Responder) -> None:
    """Show the asker the games to choose from. If Discord rejects an emoji, show them without emojis."""
    usual = await client.store.matches.usual_game(responder.guild_id, responder.user.id)
    try:
        await responder.private(shelf_message(responder.localizer, covers(client.faces), usual))
    except discord.HTTPException as error:
        if client.faces is None or error.status != INVALID:
            raise
        client.faces.distrust()  # an emoji may have been deleted
        await responder.private(shelf_message(responder.localizer, NO_FACES, usual))


def covers(faces: Faces | None) -> Mapping[str, str]:
    """Return the emoji of the tile that stands for each game, by game. Games whose tile is missing are left
    out.
    """
    if faces is None:
        return NO_FACES
    known = {game: faces.of(game, Style()) for game in PRESENTERS}
    return {
        game: known[game][presenter.cover]
        for game, presenter in PRESENTERS.items()
        if presenter.cover in known[game]
    }
