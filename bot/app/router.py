"""Routes controls and forms to their handlers: tables of data, and no rule of any game.

A verb names either a request to a table, a query that only reads, or a screen that needs no table. A refusal
is shown only to the person who pressed.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.discord_ui.commands import CLICK_HANDLERS, FORM_HANDLERS, HAND_HANDLERS
from bot.discord_ui.commands.common import switch_words_on
from bot.discord_ui.commands.table_panel import PANEL_HANDLERS, PanelHandler, ask_to_give_up, show_happened
from bot.discord_ui.history.replays import REPLAY_HANDLERS
from bot.discord_ui.history.reviews import REVIEW_HANDLERS
from bot.discord_ui.interactions.my_tables import Apart, reaches
from bot.discord_ui.interactions.opening import may_open_here
from bot.discord_ui.interactions.options_form import OptionForm
from bot.discord_ui.wire.client_protocol import Client
from bot.discord_ui.wire.responder import Responder
from bot.presentation.lobby.lobby_message import setup_message
from bot.presentation.message import Click, Message
from bot.presentation.table.table_panel import NOBODY
from bot.presentation.text.option_text import has_option, read_option, refused_value, switched
from bot.presentation.text.text import bold
from bot.store import State
from bot.tables.service.session import TableSession
from bot.tables.state import requests
from bot.tables.state.requests import Guest, Rematch, Request
from bot.tables.state.snapshot import Snapshot
from engine import GAMES

log = logging.getLogger(__name__)

Query = Callable[[Client, Responder, Click], Awaitable[None]]

REQUESTS: Mapping[str, Callable[[Click], Request]] = {
    "join": lambda click: requests.Join(),
    "accept": lambda click: requests.AcceptInvitation(),
    "excuse": lambda click: requests.DeclineInvitation(),
    "computer": lambda click: requests.AddComputer(),
    "fill": lambda click: requests.FillWithComputers(),
    "remove": lambda click: requests.RemovePlayer(click.argument),
    "game": lambda click: requests.ChooseGame(click.argument),
    "preset": lambda click: requests.ChoosePreset(click.argument),
    "pace": lambda click: requests.SetPace(*map(int, click.argument.split("+"))),
    "level": lambda click: requests.SetLevel(click.argument),
    "rated": lambda click: requests.SetRated(click.argument == "yes"),
    "swap": lambda click: requests.SwapPartners(),
    "rotation": lambda click: requests.SetRotation(click.argument == "yes"),
    "playwith": lambda click: requests.PlayWith("" if click.argument == NOBODY else click.argument),
    "start": lambda click: requests.Start(),
    "move": lambda click: requests.Play(click.version, click.argument),
    "repeat": lambda click: requests.Play(click.version, click.argument, again=True),
    "hint": lambda click: requests.AskHint(click.version),
    "shout": lambda click: requests.Shout(click.argument),
    "next": lambda click: requests.StartNextRound(click.version),
    "leave": lambda click: requests.Leave(confirmed=click.argument == "yes"),
    "end": lambda click: requests.End(),
    "back": lambda click: requests.TakeSeatBack(),
    "showagain": lambda click: requests.ShowAgain(),
    "askpause": lambda click: requests.AskPause(),
    "kick": lambda click: requests.Kick(_guest(click.argument)),
    "plan": lambda click: requests.PlayInAdvance(click.argument),
    "unplan": lambda click: requests.CancelAdvance(),
    "takeback": lambda click: requests.SetTakeBack(click.argument == "yes"),
    "undo": lambda click: requests.TakeBack(),
    "allowundo": lambda click: requests.AnswerTakeBack(int(click.argument), agree=True),
    "denyundo": lambda click: requests.AnswerTakeBack(int(click.argument), agree=False),
    "agree": lambda click: requests.AgreeToPause(),
    "decline": lambda click: requests.DeclinePause(),
    "resume": lambda click: requests.Resume(),
    "say": lambda click: requests.SayWord(click.argument),
    "substitute": lambda click: requests.AskForSeat(),
    "admit": lambda click: requests.AdmitSubstitute(_guest(click.argument)),
    "refuse": lambda click: requests.RefuseSubstitute(_guest(click.argument)),
    "oust": lambda click: requests.VoteOnKick(int(click.argument), kick=True),
    "spare": lambda click: requests.VoteOnKick(int(click.argument), kick=False),
}
"""The request to a table that each verb of a custom id stands for. An invalid argument raises ``ValueError``.
"""


def _guest(argument: str) -> Guest:
    user_id, _, name = argument.partition(":")
    return Guest(int(user_id), name)


# -- queries ---------------------------------------------------------------------------------------


async def _hand(client: Client, responder: Responder, click: Click) -> None:
    await client.requester.show_hand(responder, click.table)


async def _open_hand(client: Client, responder: Responder, click: Click) -> None:
    """Show the asker their hand in a message of its own, below the list of their tables."""
    await client.requester.show_hand(Apart(responder.interaction), click.table)


async def _pick(client: Client, responder: Responder, click: Click) -> None:
    await client.requester.show_hand(responder, click.table, picked=click.argument)


async def _ahead(client: Client, responder: Responder, click: Click) -> None:
    """Show the page on which the asker chooses a move in advance, or the confirmation of the one pressed."""
    picked = click.argument if click.verb == "aheadpick" else ""
    move = click.argument if click.verb == "aheadmove" else ""
    await client.requester.show_choice(responder, click.table, picked=picked, move=move)


async def _look(client: Client, responder: Responder, click: Click) -> None:
    await client.requester.look(responder, click.table, click.argument)


async def _words(client: Client, responder: Responder, click: Click) -> None:
    """Turn on the asker's setting for hands in words, and show their hand at this table again."""
    note = await switch_words_on(client, responder)
    await client.requester.show_hand(responder, click.table, note=note)


async def _set_up(client: Client, responder: Responder, click: Click) -> None:
    """Show the host the set-up panel of a lobby. Tell others, and anyone at a table that has started, why
    not.
    """
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
    """Toggle a yes-or-no option, or open the form of any other option.

    If the control belongs to a game chosen earlier, tell the asker. A form must be the first answer to an
    interaction.
    """
    table = await _table(client, responder, click.table)
    if table is None:
        return
    options = GAMES[table.game](**table.options).options
    if not has_option(table.game, click.argument):  # a control of the previously chosen game
        await responder.note(responder.localizer("moved-on"))
        return
    other = switched(table.game, click.argument, options)
    if other is not None:
        await client.requester.send(responder, table.table_id, requests.SetOption(click.argument, other))
        return
    key = f"option:{table.table_id}"
    form = OptionForm(key, table.game, options, click.argument, responder.localizer)
    await responder.ask(form, setup_message(table, responder.localizer))


async def _three_rounds(client: Client, responder: Responder, click: Click) -> None:
    """Set the option that ends the match after three rounds at the latest, if the game has one."""
    table = await _table(client, responder, click.table)
    if table is None:
        return
    option = next(iter(GAMES[table.game].three_rounds.items()), None)
    if option is None:  # the host has meanwhile chosen a game that needs no such option
        await responder.note(responder.localizer("moved-on"))
    else:
        await client.requester.send(responder, table.table_id, requests.SetOption(*option))


async def _rematch(client: Client, responder: Responder, click: Click) -> None:
    if await may_open_here(responder):
        await client.requester.open(responder, Rematch(click.table))


async def _keep(client: Client, responder: Responder, click: Click) -> None:
    await responder.update(Message(responder.localizer("kept-playing")))


async def _happened(client: Client, responder: Responder, click: Click) -> None:
    """Show a page of what happened in the round; the click's argument is the page's number."""
    session = await _session(client, responder, click.table)
    if session is not None:
        table = session.table
        await show_happened(responder, session.snapshot, table.round_events(), click.argument, table.names_at)


async def _give_up(client: Client, responder: Responder, click: Click) -> None:
    """Ask the asker to confirm that they end or leave the table picked from the list of theirs."""
    table = await _table(client, responder, click.argument)
    if table is not None:
        await ask_to_give_up(client, responder, table)


def _of_panel(handler: PanelHandler) -> Query:
    async def asked_of_table(client: Client, responder: Responder, click: Click) -> None:
        table = await _table(client, responder, click.table)
        if table is not None:
            await handler(client, responder, table)

    return asked_of_table


QUERIES: Mapping[str, Query] = {
    "hand": _hand,
    "openhand": _open_hand,
    "pick": _pick,
    **dict.fromkeys(("ahead", "aheadpick", "aheadmove"), _ahead),
    "look": _look,
    "words": _words,
    "options": _set_up,
    "setup": _set_up,
    "option": _option,
    "threerounds": _three_rounds,
    "rematch": _rematch,
    "keep": _keep,
    "happened": _happened,
    "giveup": _give_up,
    **{verb: _of_panel(handler) for verb, handler in PANEL_HANDLERS.items()},
    **REPLAY_HANDLERS,
    **REVIEW_HANDLERS,
    **HAND_HANDLERS,
}
"""The handlers of verbs that only read, from a table's newest snapshot or without a table."""


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
    await client.requester.send(responder, table_id, requests.SetOption(name, value))


FORMS = {"option": _option_given, **FORM_HANDLERS}
"""The handlers of submitted forms, by the first part of the custom id."""
ABOUT_TWO = {"option", "default"}
"""The forms whose custom id carries two arguments, such as a game and an option; all others carry one."""


async def _table(client: Client, responder: Responder, table_id: str) -> Snapshot | None:
    """Return the newest snapshot of a table as :func:`_session` does."""
    session = await _session(client, responder, table_id)
    return None if session is None else session.snapshot


async def _session(client: Client, responder: Responder, table_id: str) -> TableSession | None:
    """Return the session of a table that the asker reaches from here. If there is none, tell them so and
    return None.
    """
    session = await client.registry.get(table_id)
    if session is None or not reaches(responder, session.snapshot):
        await responder.note(responder.localizer("table-gone"))
        return None
    return session


# -- dispatch --------------------------------------------------------------------------------------


async def take_click(client: Client, responder: Responder, click: Click) -> None:
    """Run the handler of a pressed control, or refuse a verb that this version does not know."""
    if (query := QUERIES.get(click.verb)) is not None:
        await query(client, responder, click)
    elif (screen := CLICK_HANDLERS.get(click.verb)) is not None:
        await screen(client, responder, click.argument)
    elif (request := _request(click)) is not None:
        await client.requester.send(responder, click.table, request)
    else:
        await refuse_unknown(responder)


async def refuse_unknown(responder: Responder) -> None:
    """Reply that this version of the bot does not draw this control or form."""
    log.debug("unknown control or form: refused")
    await responder.note(responder.localizer("control-gone"))


def _request(click: Click) -> Request | None:
    """Return the request that a control stands for; None for an unknown verb or an invalid argument."""
    read = REQUESTS.get(click.verb)
    try:
        return None if read is None else read(click)
    except ValueError:
        return None


async def take_form(client: Client, responder: Responder, custom_id: str, values: Sequence[str]) -> None:
    """Run the handler of a submitted form, or refuse a custom id that this version does not know."""
    verb, *about = custom_id.split(":")
    handler = FORMS.get(verb)
    if handler is None or len(about) != (2 if verb in ABOUT_TWO else 1):
        await refuse_unknown(responder)
    else:
        await handler(client, responder, about, values)
