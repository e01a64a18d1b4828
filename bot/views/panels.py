"""Which controls stand on which message: the lobby, the table, the hand, the end of a round.

Layouts only: what a control does is the table's business, what it may do the view's.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.games import Act
from bot.tables.placing import Placing, pictured
from bot.views.items import CHOICES, ROW, ROWS, Button, Click, Select, choice, clip, in_rows, panel
from bot.words import Words

MOST_BUTTONS = 15
"""Up to this many moves each get a button; beyond it a select is quicker to read."""


MOST_SINGLES = 10
"""Where there is a select below, so many tiles with a single place get a button."""


def hand_panel(
    table: str,
    version: int,
    lays: Sequence[Act],
    acts: Sequence[Act],
    words: Words,
    *,
    picked: str = "",
    placing: Placing | None = None,
    look: str = "",
) -> ui.View:
    """The controls under a hand: one click a move where it can be, else the tile first.

    Args:
        lays: the moves with a tile.
        acts: draw, pass, answers and shouts.
        picked: the tile chosen in the first of two steps.
        placing: its places, where they are chosen from a picture.
        look: what else the hand's picture can show, ``table`` or ``tiles``; offered where there is room.
    """
    rows: list[Sequence[Button | Select]]
    if placing is not None:
        rows = list(in_rows([act_button(table, version, act) for act in placing.acts]))
    elif pictured(lays):
        rows = _tile_rows(table, version, lays, words)
    else:
        rows = _lay_rows(table, version, lays, words, picked)
    buttons = [act_button(table, version, act) for act in acts]
    if placing is not None and placing.more:
        more = words("button-more-places", count=placing.left)
        buttons.insert(0, Button(Click("pick", table, version, placing.more), more))
    if picked:
        buttons.insert(0, Button(Click("hand", table, version, ""), words("button-other-tile")))
    if look and len(rows) + len(buttons) // ROW < ROWS:
        buttons.append(Button(Click("look", table, version, look), words(f"button-look-{look}"), emoji="🔍"))
    rows += in_rows(buttons)
    return panel(rows)


def _lay_rows(
    table: str, version: int, lays: Sequence[Act], words: Words, picked: str
) -> list[Sequence[Button | Select]]:
    if picked:
        lays = [act for act in lays if act.tile == picked] or lays
    if len(lays) <= MOST_BUTTONS:
        return list(in_rows([act_button(table, version, act) for act in lays]))
    if len(lays) <= CHOICES:
        return _move_selects(table, version, lays, words)
    return _tile_selects(table, version, lays, words)


def _tile_rows(
    table: str, version: int, lays: Sequence[Act], words: Words
) -> list[Sequence[Button | Select]]:
    """A tile with one place is laid at once; of one with several the places are shown."""
    places: dict[str, list[Act]] = {}
    for act in lays:
        places.setdefault(act.tile, []).append(act)
    if len(places) <= MOST_BUTTONS:
        return list(in_rows([_tile_button(table, version, own, words) for own in places.values()]))
    singles = [own[0] for own in places.values() if len(own) == 1]
    several = [act for own in places.values() if len(own) > 1 for act in own]
    rows: list[Sequence[Button | Select]]
    if len(singles) <= MOST_SINGLES:
        rows = list(in_rows([act_button(table, version, act) for act in singles]))
    else:
        rows = _move_selects(table, version, singles, words)
    return rows + _tile_selects(table, version, several, words)


def _tile_button(table: str, version: int, own: Sequence[Act], words: Words) -> Button:
    if len(own) == 1:
        return act_button(table, version, own[0])
    first = own[0]
    label = words("button-places", tile=first.head, count=len(own))
    return Button(Click("pick", table, version, first.tile), label, first.style)


def _move_selects(
    table: str, version: int, lays: Sequence[Act], words: Words
) -> list[Sequence[Button | Select]]:
    placeholder = words("pick-move", count=len(lays))
    chosen = [choice(act) for act in lays]
    return [
        [Select(Click("move", table, version, str(start)), placeholder, chosen[start : start + CHOICES])]
        for start in range(0, len(chosen), CHOICES)
    ]


def _tile_selects(
    table: str, version: int, lays: Sequence[Act], words: Words
) -> list[Sequence[Button | Select]]:
    heads = {act.tile: act.head for act in lays}
    options = [discord.SelectOption(label=clip(head, 100), value=tile) for tile, head in heads.items()]
    placeholder = words("pick-tile", count=len(options))
    return [
        [Select(Click("pick", table, version, str(start)), placeholder, options[start : start + CHOICES])]
        for start in range(0, len(options), CHOICES)
    ]


def act_button(table: str, version: int, act: Act) -> Button:
    """The button that makes a move; a shout is taken whenever it arrives, the rest only in time."""
    return Button(Click("shout" if act.shout else "move", table, version, act.text), act.label, act.style)


def table_panel(
    table: str, version: int, shouts: Sequence[Act], words: Words, *, away: bool = False
) -> ui.View:
    """The controls under the public picture: everybody's own hand, and what anybody may shout."""
    hand = Button(Click("hand", table, version, ""), words("button-my-hand"), "primary")
    back = [_back_button(table, words)] if away else []
    return panel(in_rows([hand, *back, *(act_button(table, version, act) for act in shouts)]))


def between_panel(table: str, version: int, words: Words, *, away: bool = False) -> ui.View:
    """The controls under a round's card."""
    go_on = Button(Click("next", table, version, ""), words("button-next-round"), "success")
    return panel([[go_on, *([_back_button(table, words)] if away else [])]])


def back_panel(table: str, words: Words) -> ui.View:
    """The controls on the hand of somebody for whom a computer plays."""
    return panel([[_back_button(table, words)]])


def _back_button(table: str, words: Words) -> Button:
    return Button(Click("back", table, 0, ""), words("button-back"), "success")


def pause_panel(table: str, words: Words) -> ui.View:
    """The controls under the question for a pause."""
    return panel(
        [
            [
                Button(Click("agree", table, 0, ""), words("button-agree"), "success"),
                Button(Click("decline", table, 0, ""), words("button-keep-playing")),
            ]
        ]
    )


def seat_panel(verbs: tuple[str, str], table: str, argument: str, words: Words) -> ui.View:
    """Yes and no to somebody who is to come to the table, or to go: the verbs of both, and who it is."""
    yes, no = verbs
    return panel(
        [
            [
                Button(Click(yes, table, 0, argument), words(f"button-{yes}"), "primary"),
                Button(Click(no, table, 0, argument), words(f"button-{no}")),
            ]
        ]
    )


def paused_panel(table: str, words: Words) -> ui.View:
    """The controls of a paused table."""
    return panel([[Button(Click("resume", table, 0, ""), words("button-resume"), "success")]])


def over_panel(table: str, words: Words) -> ui.View:
    """The controls under the last card of a match."""
    return panel(
        [
            [
                Button(Click("rematch", table, 0, ""), words("button-rematch"), "success"),
                Button(Click("step", table, 0, "first"), words("button-replay")),
            ]
        ]
    )


def lobby_panel(
    table: str,
    words: Words,
    *,
    games: Sequence[discord.SelectOption],
    presets: Sequence[discord.SelectOption],
    seats: Sequence[discord.SelectOption],
    invited: bool = False,
) -> ui.View:
    """The controls of a lobby. Selects with nothing to choose are left out.

    While somebody ``invited`` has yet to answer, their buttons come before the selects.
    """
    rows: list[Sequence[Button | Select]] = [
        [
            Button(Click("join", table, 0, ""), words("button-join"), "success"),
            Button(Click("leave", table, 0, ""), words("button-leave")),
            Button(Click("computer", table, 0, ""), words("button-computer")),
            Button(Click("options", table, 0, ""), words("button-options")),
            Button(Click("start", table, 0, ""), words("button-start"), "primary"),
        ]
    ]
    if invited:
        accept = Button(Click("accept", table, 0, ""), words("button-accept"), "success")
        rows.append([accept, Button(Click("excuse", table, 0, ""), words("button-excuse"))])
    for verb, options, needed in (("game", games, 2), ("preset", presets, 2), ("remove", seats, 1)):
        if len(options) >= needed:
            rows.append([Select(Click(verb, table, 0, ""), words(f"pick-{verb}"), options[:CHOICES])])
    return panel(rows)


def options_panel(
    table: str,
    words: Words,
    options: Sequence[discord.SelectOption],
    paces: Sequence[discord.SelectOption],
) -> ui.View:
    """The list of a game's options, to change one of them, and how long a turn may take."""
    return panel(
        [
            [Select(Click("option", table, 0, ""), words("pick-option"), options)],
            [Select(Click("pace", table, 0, ""), words("pick-pace"), paces)],
        ]
    )


def confirm_panel(verb: str, table: str, yes: str, no: str, style: str = "danger") -> ui.View:
    """A question that is better asked twice."""
    return panel(
        [[Button(Click(verb, table, 0, "yes"), yes, style), Button(Click("keep", table, 0, ""), no)]]
    )
