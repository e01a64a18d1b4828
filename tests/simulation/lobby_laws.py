"""The laws of lobbies: a lobby changes as the request says, and in no other way.

The seats, the invitations and the settings are computed from the row before and the request, and compared
with the row after. This module reads rows. It does not know how a lobby is changed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from bot.store import State
from bot.tables.state import requests
from bot.tables.state.computer_players import NAMES
from bot.tables.state.seated import marked
from engine import GAMES
from tests.simulation.move_laws import Cause, broken_if
from tests.simulation.partner_laws import broken_by_partners
from tests.simulation.shadow import Chair, Row


def broken_by_lobby(before: Row, row: Row, cause: Cause) -> Iterator[str]:
    """Yield the breaches of the seats, invitations and settings after a change of a lobby.

    The start of its match is such a change too.
    """
    yield from _seats(before, row, cause)
    if row.state != State.ABANDONED:  # a lobby that is closed drops what was asked of it
        wanted = _expected(before, cause)
        yield from broken_if(_guests(row) != wanted, f"{_guests(row)} are invited, not {wanted}")
    yield from _settings(before, row, cause)
    yield from broken_by_partners(before, row, cause)


# -- seats -----------------------------------------------------------------------------------------


def _seats(before: Row, row: Row, cause: Cause) -> Iterator[str]:
    """Yield a breach if people who neither come nor go lost their seats, or new seats were not asked for."""
    stay, actor = list(before.chairs), cause.actor
    match cause.request:
        case requests.Join() | requests.AcceptInvitation():
            stay.append(Chair(actor.user_id, actor.name, 0, 0, 0, 1, ""))
        case requests.PlayWith() if actor.user_id not in before.owners:
            stay.append(Chair(actor.user_id, actor.name, 0, 0, 0, 1, ""))
        case requests.Leave():
            stay = [each for each in stay if each.user_id != actor.user_id]
        case requests.RemovePlayer(key):
            # Of several with this name, the first.
            goes = next((each for each in stay if key == each.key), None)
            stay = [each for each in stay if each is not goes]
        case requests.SetLevel(level):
            for seat, (old, now) in enumerate(zip(before.chairs, row.chairs, strict=False)):
                if old.user_id is None and (old.level or before.level) != level:
                    yield from broken_by_computer(row, seat, now)
                    stay[seat] = old._replace(name=now.name)  # each level has names of its own
            stay = [each if each.user_id is not None else each._replace(level=level) for each in stay]
    there, new = _told_apart(row, stay)
    yield from broken_if(there != stay, f"{there} sit in a lobby, not {stay}")
    fills = isinstance(cause.request, requests.FillWithComputers)
    most = len(new) if fills else int(isinstance(cause.request, requests.AddComputer))
    yield from broken_if(len(new) > most, f"{new} have been seated without a request")
    for chair in new:
        yield from broken_by_computer(row, row.chairs.index(chair), chair)


def _told_apart(row: Row, stay: Sequence[Chair]) -> tuple[list[Chair], list[Chair]]:
    """Return the players who should have stayed, as they sit now, and the new ones.

    Without teams they are told apart by their seats. With teams the order does not matter.
    """
    if not row.sides():
        return list(row.chairs[: len(stay)]), list(row.chairs[len(stay) :])
    there, new = [each for each in stay if each in row.chairs], [*row.chairs]
    for each in there:
        new.remove(each)
    return there, new


def broken_by_computer(row: Row, seat: int, chair: Chair) -> Iterator[str]:
    """Yield a breach if a seat just given to a computer has a person, or a computer with a wrong level or
    name.

    It plays at the level that the host chose. Its name is one of that level, and unique at the table. People
    know nothing else of it.
    """
    yield from broken_if(chair.user_id is not None, f"{chair.user_id} was seated instead of a computer")
    yield from broken_if(chair.level != row.level, f"a computer plays as {chair.level}, not as {row.level}")
    named = chair.name in map(marked, NAMES[row.level])
    yield from broken_if(not named, f"a computer that plays as {row.level} is called {chair.name}")
    others = [each.name for number, each in enumerate(row.chairs) if number != seat]
    yield from broken_if(chair.name in others, f"two players of a table have the name {chair.name}")


# -- invitations -----------------------------------------------------------------------------------


def _guests(row: Row) -> dict[int, tuple[str, bool]]:
    """Return the invited people by id, each with their name and whether they have declined."""
    return {user_id: (name, declined) for user_id, name, declined in row.invited}


def _expected(before: Row, cause: Cause) -> dict[int, tuple[str, bool]]:
    """Return the invitations expected after a change, by user id: the name, and whether it is declined.

    Starting a match clears them. Only the invited person can accept or decline an invitation.
    """
    guests, actor = _guests(before), cause.actor
    match cause.request:
        case requests.Start():
            guests = {}
        case requests.Join() | requests.AcceptInvitation() | requests.PlayWith():
            guests.pop(actor.user_id, None)
        case requests.DeclineInvitation() if actor.user_id in guests:
            guests[actor.user_id] = (guests[actor.user_id][0], True)
        case requests.Invite(guest):
            guests[guest.user_id] = (guest.name, False)
    return guests


# -- settings --------------------------------------------------------------------------------------


def _settings(before: Row, row: Row, cause: Cause) -> Iterator[str]:
    """Yield a breach if the game, pace, level or rating is not what the request makes of it.

    Yield those of the house rules too.
    """
    game, pace, level, rated = before.game, before.turn_seconds, before.level, bool(before.rated)
    match request := cause.request:
        case requests.ChooseGame():
            game = request.game
        case requests.SetPace():
            pace = request.seconds
        case requests.SetLevel():
            level = request.level
        case requests.SetRated():
            rated = request.rated
        case requests.Start():
            rated = rated and len(before.owners) > 1  # a rating needs two people
    wanted = game, pace, level, rated
    now = row.game, row.turn_seconds, row.level, bool(row.rated)
    yield from broken_if(now != wanted, f"a lobby is set to {now}, not to {wanted}")
    yield from _house_rules(before, row, cause)


def _house_rules(before: Row, row: Row, cause: Cause) -> Iterator[str]:
    """Yield a breach if the house rules are not what the request makes of them. ChooseGame is judged
    elsewhere."""
    options = wanted = json.loads(before.options)
    match cause.request:
        case requests.ChooseGame():  # other laws judge what a chosen game starts from
            return
        case requests.ChoosePreset(name):
            wanted = GAMES[row.game].presets[name]
        case requests.SetOption(name, value):
            wanted = GAMES[row.game](**options | {name: value}).options.house_rules()
        case requests.Start():  # the edition is fixed now
            wanted = GAMES[row.game](**options).options.chosen()
    now = json.loads(row.options)
    yield from broken_if(now != wanted, f"the house rules are {now}, not {wanted}")
