"""The messages of a lobby: its public message, the host's setup panel, and what is posted at the start.

Knows no game. Seats, options and presets come from the engine's rule book.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.language.localizer import Localizer
from bot.presentation.games import PRESENTERS
from bot.presentation.lobby.lobby_controls import lobby_controls, seats_controls, setup_controls
from bot.presentation.lobby.match_length import length_lines, three_rounds_span
from bot.presentation.message import DETAIL, MenuChoice, Message, clip
from bot.presentation.pictures import lobby_card
from bot.presentation.text.option_text import house_rules, option_choices, unusual_rules
from bot.presentation.text.pace_text import pace_choices, pace_line, pace_rule
from bot.presentation.text.table_facts import public_localizer, rules_of
from bot.presentation.text.text import bold, called, message_link
from bot.tables.operations.lobby import fillable
from bot.tables.operations.partners import lobby_teams
from bot.tables.partners import TEAM
from bot.tables.state.seated import Player, player_key
from bot.tables.state.snapshot import Snapshot
from engine import GAMES
from engine.players.levels import LEVELS

HOST = 12
"""The most letters of the host's name: the first line does not wrap on a phone. The picture has more."""


def lobby_message(snapshot: Snapshot, *, mentionable: Collection[int]) -> Message:
    """Return the public message of a lobby: a picture, two lines and one row of controls.

    In a game of teams, a line for each team names its players. If people are invited, a line names those with
    an open invitation, and another those who have declined.

    Args:
        mentionable: the users who may be mentioned, so that Discord notifies them.
    """
    localizer = public_localizer(snapshot)
    host = bold(clip(snapshot.players[snapshot.seat_of(snapshot.host_id) or 0].name, HOST))
    taken = {"count": len(snapshot.players), "most": rules_of(snapshot).seats[-1]}
    facts = [*length_lines(snapshot, localizer), localizer("fair-sealed-short")]
    lines = [
        localizer("lobby-title", game=localizer(f"game-{snapshot.game}"), host=host, **taken),
        localizer("lobby-facts", facts=" · ".join(facts)),
        *_team_lines(snapshot, localizer),
        *_invitation_lines(snapshot, mentionable),
    ]
    invited = any(not row.declined for row in snapshot.invited)
    added = max(1, fillable(snapshot))
    controls = lobby_controls(snapshot.table_id, _verbs(snapshot), localizer, added=added, invited=invited)
    return Message("\n".join(lines), (lobby_card(snapshot, _chips(snapshot, localizer)),), controls)


def _verbs(snapshot: Snapshot) -> list[str]:
    """Return what a lobby's buttons ask for. A button that would only be refused is left out."""
    rules, count = rules_of(snapshot), len(snapshot.players)
    seats = rules.seats
    free = count < seats[-1]
    few = count < rules.best_seats
    verbs = {
        "join": free,
        "fill": few and fillable(snapshot) > 0,
        "computer": free and not few,
        "start": count in seats,
        "setup": True,
        "panel": True,
    }
    return [verb for verb, offered in verbs.items() if offered]


def _chips(snapshot: Snapshot, localizer: Localizer) -> list[str]:
    """Return what a match is played by, in a few words each: its pace, ratings, and unusual house rules."""
    rated = [] if len(snapshot.owners()) == 1 else [localizer(f"chip-rated-{_yes_no(snapshot.rated)}")]
    return [
        pace_line(snapshot.turn_seconds, localizer, snapshot.increment),
        *rated,
        *([localizer("chip-rotation")] if snapshot.rotates and lobby_teams(snapshot) else []),
        *unusual_rules(snapshot, localizer),
    ]


def _yes_no(value: bool) -> str:  # noqa: FBT001
    return "yes" if value else "no"


def seated_line(snapshot: Snapshot, mentionable: Collection[int]) -> str:
    """Return the line that names the people a rematch has seated, all but the host, and says how to leave.

    Args:
        mentionable: the users who may be mentioned, so that Discord notifies them.
    """
    localizer = public_localizer(snapshot)
    seated = [(player.name, player.user_id or 0) for _, player in snapshot.people()]
    names = [called(name, user_id, mentionable) for name, user_id in seated if user_id != snapshot.host_id]
    return localizer("rematch-seated", names=localizer.listing(names), count=len(names))


def dealing_message(snapshot: Snapshot) -> Message:
    """Return the message posted just before the deal. It names all that the deal depends on.

    That is the game, the seats, the house rules and the seal of the secret. The id that Discord gives this
    message (the beacon) is mixed into the deal's seed.
    """
    localizer = public_localizer(snapshot)
    players = [
        localizer("start-player", number=number, name=bold(player.name))
        for number, player in enumerate(snapshot.players, 1)
    ]
    game = localizer(f"game-{snapshot.game}")
    lines = [
        localizer("start-dealing", game=game, players=localizer.listing(players)),
        house_rules(snapshot, localizer),
        localizer("fair-sealed", hash=snapshot.seal),
        localizer("start-mixing"),
    ]
    return Message("\n".join(lines))


def started_message(snapshot: Snapshot, *, thread_id: int | None = None) -> Message:
    """Return the text that replaces the lobby's message once the match has begun. It has no controls.

    Args:
        thread_id: the thread in which the match is played; None if it is played in the lobby's channel.
    """
    localizer = public_localizer(snapshot)
    players = localizer.listing(_player_name(player, snapshot, localizer) for player in snapshot.players)
    lines = [
        localizer("lobby-started", game=localizer(f"game-{snapshot.game}"), players=players),
        _sealed_line(snapshot, in_thread=thread_id is not None),
    ]
    if thread_id is not None:
        lines.append(localizer("thread-here", thread=f"<#{thread_id}>"))
    return Message("\n".join(lines))


def setup_message(snapshot: Snapshot, localizer: Localizer, *, seats: bool = False) -> Message:
    """Return the host's setup panel of a lobby: menus for the game, its preset, house rules and pace.

    Args:
        seats: whether to return the panel's page about the players instead.
    """
    title = localizer("setup-title", game=localizer(f"game-{snapshot.game}"))
    if seats:
        return _players_page(snapshot, title, localizer)
    paces = pace_choices(snapshot.turn_seconds, localizer, snapshot.increment)
    menus = {
        "game": _games(snapshot, localizer),
        "preset": _presets(snapshot, localizer),
        "option": option_choices(snapshot.game, snapshot.options, localizer),
        "pace": _labelled("setup-pace", paces, localizer),
    }
    text = "\n".join([title, *_rule_lines(snapshot, localizer), *length_lines(snapshot, localizer)])
    shorter = three_rounds_span(snapshot, localizer)
    rated = None if snapshot.by_click else snapshot.rated
    undo = None if snapshot.counts_as_rated else snapshot.take_back
    about = (snapshot.table_id, menus, localizer)
    controls = setup_controls(*about, rated=rated, take_back=undo, shorter=shorter)
    return Message(text, controls=controls)


def _players_page(snapshot: Snapshot, title: str, localizer: Localizer) -> Message:
    teams = _team_lines(snapshot, localizer)
    rotation = [localizer("rotation-rule")] if teams and snapshot.rotates else []
    lines = [title, *_player_lines(snapshot, localizer), *teams, *rotation]
    controls = seats_controls(
        snapshot.table_id,
        _removable(snapshot),
        _levels(snapshot, localizer),
        localizer,
        swap=bool(teams) and len(snapshot.players) > 1,
        rotates=snapshot.rotates if teams else None,
    )
    return Message("\n".join(lines), controls=controls)


def apology(left_out: Sequence[tuple[str, str]], localizer: Localizer) -> str:
    """Return the people who could not be invited, one line for each reason.

    Args:
        left_out: pairs of a reason and a name; ``invite-<reason>`` is the key of the sentence.
    """
    reasons: dict[str, list[str]] = {}
    for reason, name in left_out:
        reasons.setdefault(reason, []).append(bold(name))
    return "\n".join(
        localizer(f"invite-{reason}", names=localizer.listing(names), count=len(names))
        for reason, names in reasons.items()
    )


# -- lines -----------------------------------------------------------------------------------------


def _player_lines(snapshot: Snapshot, localizer: Localizer) -> list[str]:
    most = rules_of(snapshot).seats[-1]
    names = localizer.listing(_player_name(player, snapshot, localizer) for player in snapshot.players)
    return [localizer("lobby-players", count=len(snapshot.players), most=most, names=names)]


def _team_lines(snapshot: Snapshot, localizer: Localizer) -> list[str]:
    """Return a line for each team with its players and free seats; empty if the game has no teams."""
    lines = []
    for team in lobby_teams(snapshot):
        names = [bold(snapshot.players[seat].name) for seat in team]
        free = TEAM - len(team)
        names += [localizer("lobby-team-free", count=free)] if free else []
        lines.append(localizer("lobby-team", names=localizer.listing(names)))
    return lines


def _player_name(player: Player, snapshot: Snapshot, localizer: Localizer) -> str:
    """Return a player's name, with the level of a computer."""
    if player.user_id is not None:
        return bold(player.name)
    level = localizer(f"level-{player.level or snapshot.level}")
    return localizer("lobby-computer", name=bold(player.name), level=level)


def _invitation_lines(snapshot: Snapshot, mentionable: Collection[int]) -> list[str]:
    """Return the lines that name the people with an open invitation and those who have declined."""
    localizer = public_localizer(snapshot)
    expected = [called(row.name, row.user_id, mentionable) for row in snapshot.invited if not row.declined]
    declined = [bold(row.name) for row in snapshot.invited if row.declined]
    lines = [localizer("invite-open", names=localizer.listing(expected))] if expected else []
    return lines + ([localizer("invite-declined", names=localizer.listing(declined))] if declined else [])


def _rule_lines(snapshot: Snapshot, localizer: Localizer) -> list[str]:
    pace = localizer("clock-pace", pace=pace_rule(snapshot.turn_seconds, localizer, snapshot.increment))
    unusual = unusual_rules(snapshot, localizer)
    rules = [localizer("house-rules", rules=localizer.listing(unusual))] if unusual else []
    undo = snapshot.take_back and not snapshot.counts_as_rated
    back = [localizer("undo-rule")] if undo else []
    return [*rules, pace, *_rated_line(snapshot, localizer), *back]


def _rated_line(snapshot: Snapshot, localizer: Localizer) -> list[str]:
    """Return the line that says whether the match is rated; empty if only one person sits at the table."""
    if len(snapshot.owners()) == 1:
        return []
    return [localizer("lobby-rated", rated="yes" if snapshot.rated else "no")]


def _sealed_line(snapshot: Snapshot, *, in_thread: bool) -> str:
    """Return the line that says that the deal is sealed, with a link to the message that has the whole seal.

    That message stands in the lobby's channel, also if the match is played in a thread.
    """
    localizer = public_localizer(snapshot)
    if snapshot.beacon is None:
        return localizer("fair-sealed-line")
    channel = snapshot.parent_id if in_thread else snapshot.channel_id
    link = message_link(snapshot.guild_id, channel, snapshot.beacon)
    return localizer("fair-sealed-linked", link=link)


# -- choices ---------------------------------------------------------------------------------------


def _games(snapshot: Snapshot, localizer: Localizer) -> list[MenuChoice]:
    games = [
        MenuChoice(localizer(f"game-{name}"), name, default=name == snapshot.game) for name in PRESENTERS
    ]
    return _labelled("setup-game", games, localizer)


def _presets(snapshot: Snapshot, localizer: Localizer) -> list[MenuChoice]:
    game = snapshot.game
    presets = [
        MenuChoice(
            localizer(f"preset-{game}-{name}"),
            name,
            clip(localizer(f"preset-{game}-{name}-help"), DETAIL),
            default=options == snapshot.options,
        )
        for name, options in GAMES[game].presets.items()
    ]
    return _labelled("setup-preset", presets, localizer)


def _levels(snapshot: Snapshot, localizer: Localizer) -> list[MenuChoice]:
    levels = [
        MenuChoice(
            localizer(f"level-{name}"), name, localizer(f"level-{name}-help"), default=name == snapshot.level
        )
        for name in LEVELS
    ]
    return _labelled("setup-level", levels, localizer)


def _labelled(key: str, choices: Sequence[MenuChoice], localizer: Localizer) -> list[MenuChoice]:
    """Return the choices of a list, the present one with the list's name: a closed list shows only that one.

    Args:
        key: of the sentence with the name and the value.
    """
    return [
        replace(choice, label=clip(localizer(key, value=choice.label), DETAIL)) if choice.default else choice
        for choice in choices
    ]


def _removable(snapshot: Snapshot) -> list[MenuChoice]:
    """Return menu choices for the players that the host can remove: all but the host."""
    return [_player_choice(player) for player in snapshot.players if player.user_id != snapshot.host_id]


def _player_choice(player: Player) -> MenuChoice:
    return MenuChoice(clip(player.name, DETAIL), player_key(player))
