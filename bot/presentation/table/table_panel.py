"""The private panel of a table, with every request but a move, for the person who opened it.

It offers only what can be asked for now. The table service decides whether to grant a request.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.language.localizer import Localizer
from bot.practice.lessons import LESSONS
from bot.presentation.controls import panel_controls
from bot.presentation.message import DETAIL, MenuChoice, Message, clip
from bot.presentation.table.table_message import score_message
from bot.store import State, TableSummary
from bot.tables.operations.partners import may_play_alone, possible_partners
from bot.tables.operations.play import QUICK_WORDS
from bot.tables.operations.seats import free_seat
from bot.tables.state.requests import Actor
from bot.tables.state.seated import player_key
from bot.tables.state.snapshot import Snapshot

NOBODY = "-"
"""The value of the choice of a team without players; a menu has no empty values."""


def panel_message(snapshot: Snapshot, actor: Actor, localizer: Localizer, *, enders: str) -> Message:
    """Return the panel for one person.

    Args:
        enders: who besides moderators may end a table on this server, as in
            :attr:`bot.preferences.GuildSettings.enders`.
    """
    text = localizer("panel-title", game=localizer(f"game-{snapshot.game}"))
    verbs = [*_looks(snapshot), *_requests(snapshot, actor)]
    if may_end(snapshot, actor, enders):
        verbs.append("askend")
    lesson = snapshot.game if snapshot.state is State.LOBBY and snapshot.game in LESSONS else ""
    others = _others(snapshot, actor)
    more = {"words": _words(snapshot, actor, localizer), "partners": _partners(snapshot, actor, localizer)}
    controls = panel_controls(snapshot.table_id, verbs, others, localizer, lesson=lesson, **more)
    return Message(text, controls=controls)


def seal_message(snapshot: Snapshot, localizer: Localizer) -> Message:
    """Return the whole seal of a table's deal: what is sealed, its hash, and what is mixed with it."""
    lines = [localizer("seal-title"), localizer("fair-sealed", hash=snapshot.seal)]
    if snapshot.beacon is not None:
        lines.append(localizer("seal-number", number=str(snapshot.beacon)))
    return Message("\n".join(lines))


def panel_with_score(snapshot: Snapshot, actor: Actor, localizer: Localizer, *, enders: str) -> Message:
    """Return the panel with the points so far, as a picture and in words."""
    panel = panel_message(snapshot, actor, localizer, enders=enders)
    return replace(score_message(snapshot, localizer), controls=panel.controls)


def may_end(snapshot: Snapshot | TableSummary, actor: Actor, enders: str) -> bool:
    """Return whether to offer a person the button that ends the table.

    The table service decides on the request.
    """
    if actor.may_manage_messages:
        return True
    if enders == "players":
        return snapshot.seat_of(actor.user_id) is not None
    return enders == "host" and actor.user_id == snapshot.host_id


def _looks(snapshot: Snapshot) -> list[str]:
    played = [] if snapshot.state is State.LOBBY else ["happened", "score"]
    return ["showagain", *played, "tablerules", "seal"]


def _requests(snapshot: Snapshot, actor: Actor) -> list[str]:
    """Return the verbs for a person's own seat; for a bystander, the one to get a seat, or none."""
    seat, lobby = snapshot.seat_of(actor.user_id), snapshot.state is State.LOBBY
    if seat is None:
        return [] if lobby or free_seat(snapshot.players) is None else ["askseat"]
    if lobby:
        return ["askleave", "mytables"]
    if snapshot.players[seat].away:
        return ["back", "askleave", "mytables"]
    return ["resume" if snapshot.state is State.PAUSED else "askpause", "askleave", "mytables"]


def _words(snapshot: Snapshot, actor: Actor, localizer: Localizer) -> Sequence[MenuChoice]:
    """Return the quick words that a person can say now: a player who is there, while a match is played."""
    seat = snapshot.seat_of(actor.user_id)
    playing = snapshot.state in {State.PLAYING, State.BETWEEN}
    if not playing or seat is None or snapshot.players[seat].away:
        return ()
    return [MenuChoice(localizer(f"word-{word}"), word) for word in QUICK_WORDS]


def _partners(snapshot: Snapshot, actor: Actor, localizer: Localizer) -> Sequence[MenuChoice]:
    """Return the choices of a partner: players of a lobby in whose team a person can sit, and a free team."""
    players = [snapshot.players[seat] for seat in possible_partners(snapshot, actor.user_id)]
    alone = may_play_alone(snapshot, actor.user_id)
    return [
        *(MenuChoice(clip(player.name, DETAIL), player_key(player)) for player in players),
        *([MenuChoice(localizer("playwith-nobody"), NOBODY)] if alone else []),
    ]


def _others(snapshot: Snapshot, actor: Actor) -> Sequence[MenuChoice]:
    """Return the people whom a person can ask the table to remove; empty in a lobby and for bystanders."""
    has_a_say = actor.may_manage_messages or snapshot.seat_of(actor.user_id) is not None
    if snapshot.state is State.LOBBY or not has_a_say:
        return ()
    return [
        MenuChoice(clip(player.name, DETAIL), f"{player.user_id}:{player.name}")
        for _, player in snapshot.owners()
        if player.user_id != actor.user_id
    ]
