"""From a pressed control to a request on a table: one small entry a verb, and no rule anywhere.

Whatever cannot be done is answered to the clicker alone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot import greeting
from bot.commands import me, records, settings
from bot.commands.common import Desk, FormDesk
from bot.store import State, StoreError
from bot.tables.hall import Hall
from bot.tables.opening import refused_here
from bot.tables.place import Place
from bot.tables.replaying import Replaying
from bot.tables.reply import Reply, Sheet
from bot.tables.table import Chair
from bot.views.forms import answers
from bot.views.items import Click
from bot.views.options import OptionForm, option_list, pace_list, read
from bot.views.panels import options_panel

Handler = Callable[["Place", Reply, Click], Awaitable[None]]


class Clicks:
    """Takes every click to its table."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.replaying = Replaying(hall.house)

    async def take(self, reply: Reply, click: Click) -> None:
        """Answer a click; on a table that is no more, say so."""
        if click.verb == "rematch":
            await self._rematch(reply, click.table)
            return
        if click.verb == "keep":
            await reply.update(Sheet(reply.words("kept-playing")))
            return
        if (desk := DESKS.get(click.verb)) is not None:
            await desk(self.hall, reply, click.argument)
            return
        if click.verb in REPLAYS:
            await REPLAYS[click.verb](self.replaying, reply, click)
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
        """Take what was answered in a form."""
        verb, *about = custom_id.split(":")
        desk = FORMS.get(verb)
        if desk is None:
            await reply.note(reply.words("control-gone"))
            return
        await desk(self.hall, reply, about, answers(reply.interaction))

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
        if await refused_here(self.hall.house, reply):
            return
        if not self.hall.claim_rematch(table_id):
            await reply.note(reply.words("rematch-open"))
            return
        there = [row for row in saved.seats if row.computer or row.user_id is not None]  # not: forgotten
        chairs = [Chair(row.name, row.user_id) for row in there]
        try:
            async with self.hall.opening(
                reply, saved.game, chairs, dict(saved.options), saved.turn_seconds, follows=table_id
            ) as place:
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


async def _look(place: Place, reply: Reply, click: Click) -> None:
    await place.dealer.hands.look(reply, click.argument)


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
        await place.seating.leave(reply)


async def _end(place: Place, reply: Reply, click: Click) -> None:
    await place.dealer.end(reply)


async def _join(place: Place, reply: Reply, click: Click) -> None:
    await place.lobby.join(reply)


async def _accept(place: Place, reply: Reply, click: Click) -> None:
    await place.lobby.join(reply, invited=True)


async def _excuse(place: Place, reply: Reply, click: Click) -> None:
    await place.lobby.decline(reply)


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
    table, words = place.table, reply.words
    options, paces = option_list(table.game, table.options, words), pace_list(table.turn_seconds, words)
    view = options_panel(table.id, words, options, paces)
    await reply.private(Sheet(words("options-title", game=words(f"game-{table.game}")), view=view))


async def _option(place: Place, reply: Reply, click: Click) -> None:
    table, options = place.table, place.table.rules().options
    if not hasattr(options, click.argument):  # of the game chosen before
        await reply.note(reply.words("moved-on"))
        return
    value = getattr(options, click.argument)
    form = OptionForm(f"option:{table.id}", table.game, click.argument, value, reply.words)
    await reply.interaction.response.send_modal(form)


async def _option_given(hall: Hall, reply: Reply, about: Sequence[str], texts: Sequence[str]) -> None:
    table_id, name = about
    place = hall.get(table_id)
    if place is None:
        await reply.note(reply.words("table-gone"))
        return
    try:
        value = read(place.table.game, name, texts[0])
    except ValueError:
        await reply.note(reply.words("option-not-a-number", text=texts[0]))
        return
    await place.lobby.choose_option(reply, name, value)


async def _pace(place: Place, reply: Reply, click: Click) -> None:
    await place.lobby.choose_pace(reply, click.argument)


async def _back(place: Place, reply: Reply, click: Click) -> None:
    await place.seating.back(reply)


async def _substitute(place: Place, reply: Reply, click: Click) -> None:
    await place.substitutes.ask(reply)


async def _admit(place: Place, reply: Reply, click: Click) -> None:
    await place.substitutes.admit(reply, click.argument)


async def _refuse(place: Place, reply: Reply, click: Click) -> None:
    await place.substitutes.refuse(reply, click.argument)


async def _oust(place: Place, reply: Reply, click: Click) -> None:
    await place.removing.vote(reply, click.argument, go=True)


async def _spare(place: Place, reply: Reply, click: Click) -> None:
    await place.removing.vote(reply, click.argument, go=False)


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
    "look": _look,
    "option": _option,
    "accept": _accept,
    "excuse": _excuse,
    "pace": _pace,
    "back": _back,
    "substitute": _substitute,
    "admit": _admit,
    "refuse": _refuse,
    "oust": _oust,
    "spare": _spare,
}
"""What each verb of a custom id asks for."""

DESKS: Mapping[str, Desk] = {**settings.DESKS, **greeting.DESKS, **me.DESKS, **records.DESKS}
"""What the verbs ask for that need no table."""

REPLAYS: Mapping[str, Callable[[Replaying, Reply, Click], Awaitable[None]]] = {
    "step": Replaying.step,
    "share": Replaying.share,
}
"""What those ask for on a match that is over, which has no place any more."""

FORMS: Mapping[str, FormDesk] = {"option": _option_given, **settings.FORMS, **me.FORMS}
"""Who takes the answer of a form, by the first word of its custom id."""
