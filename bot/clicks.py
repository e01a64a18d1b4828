"""From a pressed control to a request on a table: one small entry a verb, and no rule anywhere.

Whatever cannot be done is answered to the clicker alone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.records import boards, history
from bot.store import State, StoreError
from bot.tables.hall import Hall, Place
from bot.tables.house import House
from bot.tables.reply import Reply, Sheet
from bot.tables.table import Chair
from bot.views.items import Click
from bot.views.options import FORM, OptionForm, answer, option_list, read
from bot.views.panels import options_panel
from bot.words import words_for

Handler = Callable[["Place", Reply, Click], Awaitable[None]]


class Clicks:
    """Takes every click to its table."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def take(self, reply: Reply, click: Click) -> None:
        """Answer a click; on a table that is no more, say so."""
        if click.verb == "rematch":
            await self._rematch(reply, click.table)
            return
        if click.verb == "keep":
            await reply.update(Sheet(reply.words("kept-playing")))
            return
        if click.verb in PAGES:
            await PAGES[click.verb](self.hall.house, reply, click)
            return
        place = self.hall.get(click.table)
        handler = HANDLERS.get(click.verb)
        if place is None or handler is None:
            await reply.note(reply.words("table-gone"))
            return
        try:
            await handler(place, reply, click)
        finally:  # whatever became of the click, the table goes on
            self.hall.arm(place)

    async def form(self, reply: Reply, custom_id: str) -> None:
        """Take the answer of an option's form."""
        form = FORM.fullmatch(custom_id)
        place = self.hall.get(form["table"]) if form is not None else None
        if form is None or place is None:
            await reply.note(reply.words("table-gone"))
            return
        name, text = form["name"], answer(reply.interaction)
        try:
            value = read(place.table.game, name, text)
        except ValueError:
            await reply.note(reply.words("option-not-a-number", text=text))
            return
        await place.lobby.choose_option(reply, name, value)

    async def _rematch(self, reply: Reply, table_id: str) -> None:
        """Open a lobby with the same seats and options; the one who asks is its host."""
        try:
            saved = await self.hall.house.store.tables.load(table_id)
        except StoreError:
            await reply.note(reply.words("table-gone"))
            return
        if reply.user.id not in {row.user_id for row in saved.seats}:
            await reply.note(reply.words("refusal-stranger"))
            return
        if not self.hall.claim_rematch(table_id):
            await reply.note(reply.words("rematch-open"))
            return
        chairs = [Chair(row.name, row.user_id) for row in saved.seats]
        try:
            async with self.hall.opening(reply, saved.game, chairs, dict(saved.options)) as place:
                await reply.settle()
                await place.lobby.post()
        except BaseException:
            self.hall.disclaim_rematch(table_id)
            raise


async def _hand(place: Place, reply: Reply, click: Click) -> None:
    if place.table.state is State.LOBBY:
        await reply.note(reply.words("hand-lobby"))
        return
    await place.dealer.show_hand(reply)


async def _pick(place: Place, reply: Reply, click: Click) -> None:
    await place.dealer.show_hand(reply, picked=click.argument)


async def _move(place: Place, reply: Reply, click: Click) -> None:
    await place.dealer.move(reply, click.version, click.argument)


async def _shout(place: Place, reply: Reply, click: Click) -> None:
    await place.dealer.shout(reply, click.argument)


async def _next(place: Place, reply: Reply, click: Click) -> None:
    await place.dealer.next_round(reply, click.version)


async def _agree(place: Place, reply: Reply, click: Click) -> None:
    await place.pausing.agree(reply)


async def _decline(place: Place, reply: Reply, click: Click) -> None:
    await place.pausing.decline(reply)


async def _resume(place: Place, reply: Reply, click: Click) -> None:
    await place.pausing.resume(reply)


async def _leave(place: Place, reply: Reply, click: Click) -> None:
    if place.table.state is State.LOBBY:
        await place.lobby.leave(reply)
    else:
        await place.dealer.leave(reply)


async def _end(place: Place, reply: Reply, click: Click) -> None:
    await place.dealer.end(reply)


async def _join(place: Place, reply: Reply, click: Click) -> None:
    await place.lobby.join(reply)


async def _computer(place: Place, reply: Reply, click: Click) -> None:
    await place.lobby.computer(reply)


async def _remove(place: Place, reply: Reply, click: Click) -> None:
    await place.lobby.remove(reply, click.argument)


async def _start(place: Place, reply: Reply, click: Click) -> None:
    await place.lobby.start(reply)


async def _game(place: Place, reply: Reply, click: Click) -> None:
    await place.lobby.choose_game(reply, click.argument)


async def _preset(place: Place, reply: Reply, click: Click) -> None:
    await place.lobby.choose_preset(reply, click.argument)


async def _options(place: Place, reply: Reply, click: Click) -> None:
    table, words = place.table, words_for(str(reply.interaction.locale))
    view = options_panel(table.id, words, option_list(table.game, table.options, words))
    await reply.private(Sheet(words("options-title", game=words(f"game-{table.game}")), view=view))


async def _option(place: Place, reply: Reply, click: Click) -> None:
    table = place.table
    value = getattr(table.rules().options, click.argument)
    form = OptionForm(table.id, table.game, click.argument, value, reply.words)
    await reply.interaction.response.send_modal(form)


HANDLERS: Mapping[str, Handler] = {
    "hand": _hand,
    "pick": _pick,
    "move": _move,
    "shout": _shout,
    "next": _next,
    "agree": _agree,
    "decline": _decline,
    "resume": _resume,
    "leave": _leave,
    "end": _end,
    "join": _join,
    "computer": _computer,
    "remove": _remove,
    "start": _start,
    "game": _game,
    "preset": _preset,
    "options": _options,
    "option": _option,
}
"""What each verb of a custom id asks for."""
PAGES: Mapping[str, Callable[[House, Reply, Click], Awaitable[None]]] = {
    "board": boards.turn,
    "history": history.turn,
}
"""The verbs that turn to a page of what has been played, and concern no table."""
