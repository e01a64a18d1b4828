"""The way from an interaction to a table and back: passes a request on and answers with its result.

Only this module reports refusals. Queries (a hand, a picked tile, a look at the table) read the newest
snapshot: they take no lock and change nothing. This module knows no rule.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from functools import partial

from bot.discord_ui.delivery import Delivery
from bot.discord_ui.interactions.answered_question import question_of
from bot.discord_ui.interactions.my_tables import actor_at, hosted_here, reaches, show_tables, tell_gone
from bot.discord_ui.table_box import TableBox
from bot.discord_ui.wire.client_protocol import client_of
from bot.discord_ui.wire.responder import Responder
from bot.presentation.lobby.lobby_message import apology, setup_message
from bot.presentation.message import Message
from bot.presentation.text.refusal_text import refusal_text, shouted_text
from bot.presentation.text.text import notice_text
from bot.store import LIVE, State, StoreError
from bot.tables.service.new_tables import starts_at_once
from bot.tables.service.registry import Opened, TableRegistry
from bot.tables.service.session import TableSession
from bot.tables.state import requests as asked
from bot.tables.state.forced_moves import choosing
from bot.tables.state.refusals import (
    AwayError,
    IllegalMoveError,
    RefusedError,
    StaleMoveError,
    StrangerError,
)
from bot.tables.state.requests import Actor, OpenTable, Rematch, Request
from bot.tables.state.snapshot import Answer, Hinted, Notice, Say, ShowHand, Snapshot

EDITS_WHAT_WAS_PRESSED = (
    asked.Join,
    asked.AcceptInvitation,
    asked.DeclineInvitation,
    asked.AddComputer,
    asked.FillWithComputers,
    asked.RemovePlayer,
    asked.ChooseGame,
    asked.ChoosePreset,
    asked.Leave,
    asked.Start,
    asked.Shout,
    asked.AgreeToPause,
    asked.DeclinePause,
    asked.VoteOnKick,
    asked.AnswerTakeBack,
    asked.RefuseSubstitute,
    asked.AdmitSubstitute,
    asked.StartNextRound,
)
"""Requests whose delivery may edit the very message that was pressed. That edit answers the click."""
KEEPS_TOKEN = (
    asked.Join,
    asked.AcceptInvitation,
    asked.PlayWith,
    asked.AddComputer,
    asked.FillWithComputers,
    asked.RemovePlayer,
    asked.ChooseGame,
    asked.ChoosePreset,
    asked.Start,
    asked.AskForSeat,
    asked.StartNextRound,
)
"""Requests whose interaction token may later open the asker's hand."""


_CHOICES = (asked.ChooseGame, asked.ChoosePreset, asked.SetOption)
SETS_UP = (*_CHOICES, asked.SetPace, asked.SetRated, asked.SetTakeBack)
SEATS = (asked.AddComputer, asked.RemovePlayer, asked.SetLevel, asked.SwapPartners, asked.SetRotation)
"""Requests of the two pages of the host's panel, which then shows the present setup."""


_THEN_HAND = (asked.TakeSeatBack, asked.TakeBack, asked.PlayInAdvance, asked.CancelAdvance)
OF_A_HAND = (asked.Play, asked.AskHint, asked.PlayInAdvance)
"""Requests of a hand's buttons. If one is refused because the table has moved on, the hand is shown instead.
"""


class Requester:
    """Passes people's requests to their tables and answers them."""

    def __init__(self, registry: TableRegistry, delivery: Delivery) -> None:
        self._registry = registry
        self._delivery = delivery

    # -- requests ------------------------------------------------------------------------------

    async def send(self, responder: Responder, table_id: str, request: Request) -> None:
        """Pass a request to a table and answer the asker with its result or refusal.

        If the table is gone, tell the asker.

        Raises:
            StoreError: the request could not be saved; nothing has changed.
        """
        session = await self._session(responder, table_id)
        if session is None:
            return
        box = self._delivery.box(session.snapshot)
        self._adopt(box, responder, request)
        edits, hand = _edits(responder, request), _shows_hand(responder, request)
        keeps = isinstance(request, KEEPS_TOKEN)
        below = isinstance(request, asked.StartNextRound)
        offering = box.hand_delivery.offering(responder, below=below) if keeps else nullcontext()
        with offering, self._delivery.answering(responder, message=edits, hand=hand):
            try:
                await self._handle(responder, session, request)
            except StoreError:  # nothing has changed
                raise
            except Exception:
                if hand:  # deliveries left the hand to this answer, which has failed
                    self._delivery.box(session.snapshot).hand_delivery.refresh([])
                raise

    async def _handle(self, responder: Responder, session: TableSession, request: Request) -> None:
        try:
            answer = await session.handle(actor_at(responder, session.snapshot), request)
        except RefusedError as refusal:
            await self._refuse(responder, session, request, refusal)
        else:
            responder.note_saved()
            await self._answer(responder, session, request, answer)

    async def open(
        self,
        responder: Responder,
        request: OpenTable | Rematch,
        *,
        left_out: Sequence[tuple[str, str]] = (),
    ) -> None:
        """Open a table in the asker's channel, or tell the asker why it is refused.

        Args:
            left_out: people who could not be invited, as pairs of reason and name; the asker is told.

        Raises:
            discord.HTTPException: the channel cannot show it; the table has been withdrawn.
        """
        if responder.on_message and isinstance(request, Rematch):
            await responder.hold()
        with self._delivery.answering(responder, message=True):
            try:
                opened = await self._open(responder, request)
            except RefusedError as refusal:
                await self._not_opened(responder, refusal)
                return
        table = opened.session.snapshot
        if table.state is State.LOBBY and responder.on_message and starts_at_once(table):
            await responder.hold()
            await self.send(responder, table.table_id, asked.Start(remember=False))
        elif responder.answered or table.state in LIVE:
            await self._complete_answer(responder, [*left_out, *opened.left_out])
        else:  # the lobby timed out before it was shown, so its message answers no interaction
            await responder.note(responder.localizer("hand-abandoned"))

    async def _open(self, responder: Responder, request: OpenTable | Rematch) -> Opened:
        """Open a table and wait until its first message is delivered.

        The wait starts at once: a withdrawn table is forgotten, and its failure with it.

        Raises:
            discord.HTTPException: the channel cannot show it.
        """
        opened = await self._registry.open(responder.actor, request)
        table = opened.session.snapshot
        with self._delivery.box(table).hand_delivery.offering(responder):
            if (failure := await self._delivery.settled(table.table_id)) is not None:
                raise failure
        return opened

    async def leave_everywhere(self, actor: Actor) -> None:
        """Remove a person from all tables that this process serves, without sending them a message."""
        for summary in await self._registry.find(user_id=actor.user_id):
            session = await self._registry.get(summary.id)
            if session is not None:
                with suppress(RefusedError):  # the table has ended meanwhile
                    await session.handle(actor, asked.Leave())

    async def unfinished_tables(self, user_id: int) -> list[str]:
        """Return the ids of the unfinished tables at which a person sits.

        Tables that cannot be loaded are left out, because they cannot continue.
        """
        registry = self._registry
        return [
            each.id
            for each in await registry.find(user_id=user_id)
            if await registry.get(each.id) is not None or await registry.unused(each.id) is not None
        ]

    async def _not_opened(self, responder: Responder, refusal: RefusedError) -> None:
        """Tell the asker why no table was opened. If they host too many, list their tables."""
        text = refusal_text(refusal, responder.localizer)
        if refusal.key == "limit-hosted":
            client = client_of(responder.interaction)
            await show_tables(client, responder, note=text, only=hosted_here(responder))
        else:
            await responder.note(text)

    # -- queries -------------------------------------------------------------------------------

    async def show_hand(
        self, responder: Responder, table_id: str, *, note: str = "", picked: str = ""
    ) -> None:
        """Show the asker their own hand, with `note` on top if it is not empty.

        If there is no hand yet, or the asker does not sit at the table, tell them so.

        Args:
            picked: the step taken last, as its control spells it; empty for the first page.
        """
        session = await self._session(responder, table_id)
        if session is None:
            return
        if session.snapshot.state is State.LOBBY:
            await responder.note(responder.localizer("hand-lobby"))
        elif await self._sits(responder, session.snapshot):
            await self._show_hand(responder, session, note=note, picked=picked)

    async def show_choice(self, responder: Responder, table_id: str, *, picked: str, move: str) -> None:
        """Show the asker the page for a move in advance, as :func:`~bot.tables.state.forced_moves.choosing`
        prepares it.
        """
        session = await self._session(responder, table_id)
        if session is not None and await self._sits(responder, session.snapshot):
            about = partial(choosing, user_id=responder.user.id, picked=picked, move=move)
            hands = self._delivery.box(session.snapshot).hands
            await hands.answer(responder, lambda: about(session.table, session.snapshot))

    async def look(self, responder: Responder, table_id: str, at: str) -> None:
        """Show the table or the tiles on the asker's hand, now and after later changes.

        Args:
            at: ``table`` for the table; anything else for the tiles.
        """
        session = await self._session(responder, table_id)
        if session is not None and await self._sits(responder, session.snapshot):
            hands = self._delivery.box(session.snapshot).hands
            hands.look(responder.user.id, at_table=at == "table")
            await self._show_hand(responder, session)

    async def refresh_hands(self, user_id: int) -> None:
        """Redraw a person's hands at all tables, after their settings have changed."""
        for summary in await self._registry.find(user_id=user_id):
            session = await self._registry.get(summary.id)
            if session is not None:
                await self._redraw_hand(user_id, session)

    async def _redraw_hand(self, user_id: int, session: TableSession) -> None:
        hands = self._delivery.box(session.snapshot).hands
        await hands.load(lambda: session.snapshot)
        await hands.refresh_one(user_id, session.snapshot, again=True)

    # -- telling what came of it ---------------------------------------------------------------

    async def _answer(
        self, responder: Responder, session: TableSession, request: Request, answer: Answer
    ) -> None:
        if _edits(responder, request):
            await self._acknowledge(responder, session)
        match answer:
            case Hinted():
                self._delivery.box(session.snapshot).hands.keep_hint(responder.user.id, answer)
                await self._show_hand(responder, session)
            case ShowHand(_, notice):
                note = "" if notice is None else notice_text(notice, responder.localizer)
                await self._answer_hand(responder, session, request, note)
            case _ if isinstance(request, SETS_UP + SEATS) and not _on_public(responder):
                seats = isinstance(request, SEATS)
                await responder.private(setup_message(session.snapshot, responder.localizer, seats=seats))
            case Say(notice, replace) if not (replace and _on_public(responder)):
                await self._say(responder, notice, replace=replace)
            case _:
                await responder.hold()

    async def _say(self, responder: Responder, notice: Notice, *, replace: bool) -> None:
        text = notice_text(notice, responder.localizer)
        if replace:
            await responder.private(Message(text))
        else:
            await responder.note(text)

    async def _acknowledge(self, responder: Responder, session: TableSession) -> None:
        """Wait for the delivery to edit the pressed message as the answer; acknowledge if that is late."""
        settled = asyncio.ensure_future(self._delivery.settled(session.table.id))
        await asyncio.wait({settled}, timeout=responder.patience)
        await responder.hold()

    async def _answer_hand(
        self, responder: Responder, session: TableSession, request: Request, note: str
    ) -> None:
        if _shows_hand(responder, request):
            await self._show_hand(responder, session, note=note)
        elif isinstance(request, asked.Shout) and not responder.on_message:
            await responder.note(shouted_text(session.snapshot, responder.localizer))
        elif note:
            await responder.note(note)
        else:  # a button on the public message, which shows the result itself
            await responder.hold()

    async def _refuse(
        self, responder: Responder, session: TableSession, request: Request, refusal: RefusedError
    ) -> None:
        """Tell the asker why a request is refused.

        Show it on the hand if a hand's button was pressed or a computer plays for the asker. Otherwise send a
        note.
        """
        if isinstance(refusal, AwayError):
            await self._show_hand(responder, session)
        elif isinstance(request, OF_A_HAND) and isinstance(refusal, StaleMoveError | IllegalMoveError):
            paused = refusal.key == "hand-paused"  # the hand itself says so
            note = "" if paused else refusal_text(refusal, responder.localizer, session.snapshot)
            await self._show_hand(responder, session, note=note)
        else:
            await responder.note(refusal_text(refusal, responder.localizer, session.snapshot))

    async def _show_hand(
        self, responder: Responder, session: TableSession, *, note: str = "", picked: str = ""
    ) -> None:
        box = self._delivery.box(session.snapshot)
        await box.hands.answer(responder, lambda: session.snapshot, note=note, picked=picked)

    # -- how -----------------------------------------------------------------------------------

    async def _session(self, responder: Responder, table_id: str) -> TableSession | None:
        """Return the table's session, and note a press of its players in its channel. If the asker cannot
        reach the table from here, tell them so and return None.

        Players of a table that another process serves are told where to find it.
        """
        session, user_id = await self._registry.get(table_id), responder.user.id
        if session is None:
            await tell_gone(client_of(responder.interaction), responder, table_id)
            return None
        table = session.snapshot
        if not reaches(responder, table):
            await responder.note(responder.localizer("table-gone"))
            return None
        if table.guild_id == responder.guild_id and table.seat_of(user_id) is not None:
            self._delivery.box(table).channel.pressed(user_id)
        return session

    async def _sits(self, responder: Responder, table: Snapshot) -> bool:
        sits = table.seat_of(responder.user.id) is not None
        if not sits:
            await responder.note(refusal_text(StrangerError(), responder.localizer))
        return sits

    def _adopt(self, box: TableBox, responder: Responder, request: Request) -> None:
        """Record a pressed public message as its question's message. An earlier version may not have."""
        key, message = question_of(request), responder.interaction.message
        if key is not None and message is not None and not responder.on_private_message:
            box.sides.adopt(key, message.id)

    async def _complete_answer(self, responder: Responder, left_out: Sequence[tuple[str, str]]) -> None:
        """Finish the answer to a request that opened a table: name the people who could not be invited.

        If there are none, answer so that Discord shows no error: delete the pending answer, acknowledge the
        click, or say that a lobby is open.
        """
        if left_out:
            await responder.note(apology(left_out, responder.localizer))
        elif not responder.on_message and responder.held:
            await responder.interaction.delete_original_response()
        elif responder.on_private_message:  # the shelf, or the end of a lesson
            await responder.update(Message(responder.localizer("lobby-opened")))
        elif responder.on_message:
            await responder.hold()  # the table appears in the channel, which does not answer the click
        elif not responder.answered:  # another delivery than the one that was to answer has shown the table
            await responder.note(responder.localizer("lobby-opened"))


def _on_public(responder: Responder) -> bool:
    """Return whether a control on a public message was pressed."""
    return responder.on_message and not responder.on_private_message


def _edits(responder: Responder, request: Request) -> bool:
    """Return whether the delivery of a request may edit the very message that was pressed."""
    return _on_public(responder) and isinstance(request, EDITS_WHAT_WAS_PRESSED)


def _shows_hand(responder: Responder, request: Request) -> bool:
    """Return whether the answer to a request is the asker's hand."""
    if isinstance(request, asked.Play):
        return not _on_public(responder)
    if isinstance(request, asked.Shout):
        return responder.on_private_message
    return isinstance(request, _THEN_HAND)
