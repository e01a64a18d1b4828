"""From a pressed control to what it asks for: one table of data, and no rule anywhere.

A verb is either a request to a table, a question that only reads, or a screen that needs no table. What
cannot be done is told to the person who pressed, and to nobody else.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.discord_ui.commands import CLICK_HANDLERS, FORM_HANDLERS, HAND_HANDLERS
from bot.discord_ui.commands.common import switch_words_on
from bot.discord_ui.commands.table_panel import PANEL_HANDLERS, PanelHandler, show_happened
from bot.discord_ui.history.replays import REPLAY_HANDLERS
from bot.discord_ui.history.reviews import REVIEW_HANDLERS
from bot.discord_ui.interactions.opening import may_open_here
from bot.discord_ui.interactions.options_form import OptionForm
from bot.discord_ui.wire.client_protocol import Client
from bot.discord_ui.wire.responder import Responder
from bot.presentation.lobby.lobby_message import setup_message
from bot.presentation.message import Click, Message
from bot.presentation.text.option_text import has_option, read_option, refused_value, switched
from bot.presentation.text.text import bold
from bot.store import State
from bot.tables.service.session import TableSession
from bot.tables.state import requests as asked
from bot.tables.state.requests import Guest, Rematch, Request
from bot.tables.state.snapshot import Snapshot
from engine import GAMES

log = logging.getLogger(__name__)

Query = Callable[[Client, Responder, Click], Awaitable[None]]

REQUESTS: Mapping[str, Callable[[Click], Request]] = {
    "join": lambda click: asked.Join(),
    "accept": lambda click: asked.AcceptInvitation(),
    "excuse": lambda click: asked.DeclineInvitation(),
    "computer": lambda click: asked.AddComputer(),
    "fill": lambda click: asked.FillWithComputers(),
    "remove": lambda click: asked.RemovePlayer(click.argument),
    "game": lambda click: asked.ChooseGame(click.argument),
    "preset": lambda click: asked.ChoosePreset(click.argument),
    "pace": lambda click: asked.SetPace(int(click.argument)),
    "level": lambda click: asked.SetLevel(click.argument),
    "rated": lambda click: asked.SetRated(click.argument == "yes"),
    "start": lambda click: asked.Start(),
    "move": lambda click: asked.Play(click.version, click.argument),
    "repeat": lambda click: asked.Play(click.version, click.argument, again=True),
    "hint": lambda click: asked.AskHint(click.version),
    "shout": lambda click: asked.Shout(click.argument),
    "next": lambda click: asked.StartNextRound(click.version),
    "leave": lambda click: asked.Leave(confirmed=click.argument == "yes"),
    "end": lambda click: asked.End(),
    "back": lambda click: asked.TakeSeatBack(),
    "showagain": lambda click: asked.ShowAgain(),
    "askpause": lambda click: asked.AskPause(),
    "kick": lambda click: asked.Kick(_guest(click.argument)),
    "agree": lambda click: asked.AgreeToPause(),
    "decline": lambda click: asked.DeclinePause(),
    "resume": lambda click: asked.Resume(),
    "substitute": lambda click: asked.AskForSeat(),
    "admit": lambda click: asked.AdmitSubstitute(_guest(click.argument)),
    "refuse": lambda click: asked.RefuseSubstitute(_guest(click.argument)),
    "oust": lambda click: asked.VoteOnKick(int(click.argument), kick=True),
    "spare": lambda click: asked.VoteOnKick(int(click.argument), kick=False),
}
"""What each verb of a custom id asks of its table. An argument that cannot be read raises ``ValueError``."""


def _guest(argument: str) -> Guest:
    user_id, _, name = argument.partition(":")
    return Guest(int(user_id), name)


# -- what only reads -------------------------------------------------------------------------------


async def _hand(client: Client, responder: Responder, click: Click) -> None:
    await client.requester.show_hand(responder, click.table)


async def _pick(client: Client, responder: Responder, click: Click) -> None:
    await client.requester.show_hand(responder, click.table, picked=click.argument)


async def _look(client: Client, responder: Responder, click: Click) -> None:
    await client.requester.look(responder, click.table, click.argument)


async def _words(client: Client, responder: Responder, click: Click) -> None:
    """Have the presser's hands say everything in words from now on, and show this one."""
    note = await switch_words_on(client, responder)
    await client.requester.show_hand(responder, click.table, note=note)


async def _set_up(client: Client, responder: Responder, click: Click) -> None:
    """Open the host's panel of a lobby, or another page of it."""
    table = await _table(client, responder, click.table)
    if table is None:
        return
    if table.state is not State.LOBBY:
        await responder.note(responder.localizer("lobby-closed"))
    elif responder.user.id != table.host_id:
        host = next(player.name for _, player in table.people() if player.user_id == table.host_id)
        await responder.note(responder.localizer("host-only", host=bold(host)))
    else:
        await responder.private(setup_message(table, responder.localizer, seats=click.argument == "seats"))


async def _option(client: Client, responder: Responder, click: Click) -> None:
    """Change what is yes or no, or open the form for one option: it has to be the first answer."""
    table = await _table(client, responder, click.table)
    if table is None:
        return
    options = GAMES[table.game](**table.options).options
    if not has_option(table.game, click.argument):  # of the game chosen before
        await responder.note(responder.localizer("moved-on"))
        return
    other = switched(table.game, click.argument, options)
    if other is not None:
        await client.requester.send(responder, table.table_id, asked.SetOption(click.argument, other))
        return
    key = f"option:{table.table_id}"
    form = OptionForm(key, table.game, options, click.argument, responder.localizer)
    await responder.ask(form, setup_message(table, responder.localizer))


async def _three_rounds(client: Client, responder: Responder, click: Click) -> None:
    """Have the match end after three rounds at the latest, by the option that its game has for that."""
    table = await _table(client, responder, click.table)
    if table is None:
        return
    option = next(iter(GAMES[table.game].three_rounds.items()), None)
    if option is None:  # the game chosen meanwhile is that short
        await responder.note(responder.localizer("moved-on"))
    else:
        await client.requester.send(responder, table.table_id, asked.SetOption(*option))


async def _rematch(client: Client, responder: Responder, click: Click) -> None:
    if await may_open_here(responder):
        await client.requester.open(responder, Rematch(click.table))


async def _keep(client: Client, responder: Responder, click: Click) -> None:
    await responder.update(Message(responder.localizer("kept-playing")))


async def _happened(client: Client, responder: Responder, click: Click) -> None:
    """Show a page of what happened in the round; the click's argument is the page's number."""
    session = await _session(client, responder, click.table)
    if session is not None:
        await show_happened(responder, session.snapshot, session.table.round_events(), click.argument)


def _of_panel(handler: PanelHandler) -> Query:
    async def asked_of_table(client: Client, responder: Responder, click: Click) -> None:
        table = await _table(client, responder, click.table)
        if table is not None:
            await handler(client, responder, table)

    return asked_of_table


QUERIES: Mapping[str, Query] = {
    "hand": _hand,
    "pick": _pick,
    "look": _look,
    "words": _words,
    "options": _set_up,
    "setup": _set_up,
    "option": _option,
    "threerounds": _three_rounds,
    "rematch": _rematch,
    "keep": _keep,
    "happened": _happened,
    **{verb: _of_panel(handler) for verb, handler in PANEL_HANDLERS.items()},
    **REPLAY_HANDLERS,
    **REVIEW_HANDLERS,
    **HAND_HANDLERS,
}
"""What is answered from the newest snapshot of a table, or without one."""


async def _option_given(
    client: Client, responder: Responder, about: Sequence[str], values: Sequence[str]
) -> None:
    table_id, name = about
    table = await _table(client, responder, table_id)
    if table is None:
        return
    try:
        value = read_option(table.game, name, values[0])
    except ValueError:
        refused = refused_value(table.game, name, values[0], responder.localizer)
        await responder.private(setup_message(table, responder.localizer).with_line(refused))
        return
    await client.requester.send(responder, table_id, asked.SetOption(name, value))


FORMS = {"option": _option_given, **FORM_HANDLERS}
"""What takes the answer of a form, by the first word of its custom id."""
ABOUT_TWO = {"option", "default"}
"""The forms that are about two things, such as a game and one of its options; the others are about one."""


async def _table(client: Client, responder: Responder, table_id: str) -> Snapshot | None:
    """Return the newest snapshot of a table of this server; None after saying that there is none."""
    session = await _session(client, responder, table_id)
    return None if session is None else session.snapshot


async def _session(client: Client, responder: Responder, table_id: str) -> TableSession | None:
    """Return the session of a table of this server; None after saying that there is none."""
    session = await client.registry.get(table_id)
    if session is None or session.snapshot.guild_id != responder.guild_id:
        await responder.note(responder.localizer("table-gone"))
        return None
    return session


# -- the way in ------------------------------------------------------------------------------------


async def take_click(client: Client, responder: Responder, click: Click) -> None:
    """Answer a control that was pressed."""
    if (query := QUERIES.get(click.verb)) is not None:
        await query(client, responder, click)
    elif (screen := CLICK_HANDLERS.get(click.verb)) is not None:
        await screen(client, responder, click.argument)
    elif (request := _request(click)) is not None:
        await client.requester.send(responder, click.table, request)
    else:
        await refuse_unknown(responder)


async def refuse_unknown(responder: Responder) -> None:
    """Answer a control or a form that this version of the bot does not draw."""
    log.debug("what was pressed or sent is of no control that there is")
    await responder.note(responder.localizer("control-gone"))


def _request(click: Click) -> Request | None:
    """Return what a control asks of its table; None where this version of the bot draws no such control."""
    read = REQUESTS.get(click.verb)
    try:
        return None if read is None else read(click)
    except ValueError:
        return None


async def take_form(client: Client, responder: Responder, custom_id: str, values: Sequence[str]) -> None:
    """Take what was answered in a form."""
    verb, *about = custom_id.split(":")
    handler = FORMS.get(verb)
    if handler is None or len(about) != (2 if verb in ABOUT_TWO else 1):
        await refuse_unknown(responder)
    else:
        await handler(client, responder, about, values)
