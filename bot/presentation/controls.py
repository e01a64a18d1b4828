"""Which controls stand on which message: the lobby, the table, the hand, the end of a round.

Layouts only: what a control does is the table's business, how Discord draws it the adapter's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.games import Act
from bot.localizer import Localizer
from bot.presentation.message import (
    CHOICES,
    DETAIL,
    LABEL,
    PLACEHOLDER,
    ROW,
    ROWS,
    Button,
    Click,
    Control,
    Menu,
    MenuChoice,
    Rows,
    Style,
    clip,
    in_rows,
    rows,
)
from bot.presentation.place_picker import PlacePage, picks_places

MOST_BUTTONS = 15
"""Up to this many moves each get a button; beyond it a menu is quicker to read."""
MOST_SINGLES = 10
"""Where there is a menu below, so many tiles with a single place get a button."""

Layout: TypeAlias = list[Sequence[Control]]


# -- a hand ----------------------------------------------------------------------------------------


def hand_controls(
    table: str,
    version: int,
    lays: Sequence[Act],
    acts: Sequence[Act],
    localizer: Localizer,
    *,
    picked: str = "",
    page: PlacePage | None = None,
    look: str = "",
) -> Rows:
    """Return the controls under a hand: one click a move where it can be, else the tile first.

    Args:
        lays: the moves with a tile.
        acts: draw, pass, answers and shouts.
        picked: the tile chosen in the first of two steps.
        page: its places, where they are chosen from a picture.
        look: what else the hand's picture can show, ``table`` or ``tiles``; offered where there is room.
    """
    if page is None:
        laid = _laid(table, version, lays, localizer, picked)
    else:
        laid = [*in_rows([act_button(table, version, act) for act in page.acts])]
    buttons = [act_button(table, version, act) for act in acts]
    if page is not None and page.more:
        more = localizer("button-more-places", count=page.left)
        buttons.insert(0, _button(Click("pick", table, version, page.more), more))
    if picked:
        buttons.insert(0, _button(Click("hand", table, version), localizer("button-other-tile")))
    if look and len(laid) + len(buttons) // ROW < ROWS:
        label = localizer(f"button-look-{look}")
        buttons.append(_button(Click("look", table, version, look), label, emoji="🔍"))
    return rows(*laid, *in_rows(buttons))


def act_button(table: str, version: int, act: Act) -> Button:
    """Return the button that makes a move; a shout is taken whenever it arrives, the rest only in time."""
    verb = "shout" if act.shout else "repeat" if act.again else "move"
    return _button(Click(verb, table, version, act.text), act.label, act.style)


def _laid(table: str, version: int, lays: Sequence[Act], localizer: Localizer, picked: str) -> Layout:
    if picks_places(lays):
        return _tile_rows(table, version, lays, localizer)
    return _lay_rows(table, version, lays, localizer, picked)


def _lay_rows(table: str, version: int, lays: Sequence[Act], localizer: Localizer, picked: str) -> Layout:
    if picked:
        lays = [act for act in lays if act.tile == picked] or lays
    if len(lays) <= MOST_BUTTONS:
        return [*in_rows([act_button(table, version, act) for act in lays])]
    if len(lays) <= CHOICES:
        return _move_menus(table, version, lays, localizer)
    return _tile_menus(table, version, lays, localizer)


def _tile_rows(table: str, version: int, lays: Sequence[Act], localizer: Localizer) -> Layout:
    """Return a control for each tile: a single place is taken at once, of several the tile comes first."""
    places: dict[str, list[Act]] = {}
    for act in lays:
        places.setdefault(act.tile, []).append(act)
    if len(places) <= MOST_BUTTONS:
        return [*in_rows([_tile_button(table, version, own, localizer) for own in places.values()])]
    singles = [own[0] for own in places.values() if len(own) == 1]
    several = [act for own in places.values() if len(own) > 1 for act in own]
    laid: Layout
    if len(singles) <= MOST_SINGLES:
        laid = [*in_rows([act_button(table, version, act) for act in singles])]
    else:
        laid = _move_menus(table, version, singles, localizer)
    return laid + _tile_menus(table, version, several, localizer)


def _tile_button(table: str, version: int, own: Sequence[Act], localizer: Localizer) -> Button:
    if len(own) == 1:
        return act_button(table, version, own[0])
    first = own[0]
    label = localizer("button-places", tile=first.head, count=len(own))
    return _button(Click("pick", table, version, first.tile), label, first.style)


def _move_menus(table: str, version: int, lays: Sequence[Act], localizer: Localizer) -> Layout:
    choices = [MenuChoice(clip(act.label, DETAIL), act.text, clip(act.detail, DETAIL)) for act in lays]
    return _menus("move", table, version, choices, localizer("pick-move", count=len(choices)))


def _tile_menus(table: str, version: int, lays: Sequence[Act], localizer: Localizer) -> Layout:
    heads = {act.tile: act.head for act in lays}
    choices = [MenuChoice(clip(head, DETAIL), tile) for tile, head in heads.items()]
    return _menus("pick", table, version, choices, localizer("pick-tile", count=len(choices)))


def _menus(verb: str, table: str, version: int, choices: Sequence[MenuChoice], placeholder: str) -> Layout:
    """Return as many menus as the choices need; what tells them apart is where each starts."""
    return [
        [_menu(Click(verb, table, version, str(start)), placeholder, choices[start : start + CHOICES])]
        for start in range(0, len(choices), CHOICES)
    ]


def back_controls(table: str, localizer: Localizer) -> Rows:
    """Return the controls on the hand of a person for whom a computer plays."""
    return rows([_back_button(table, localizer)])


def _back_button(table: str, localizer: Localizer) -> Button:
    return _button(Click("back", table), localizer("button-back"), "success")


# -- the table -------------------------------------------------------------------------------------


def table_controls(
    table: str, version: int, shouts: Sequence[Act], localizer: Localizer, *, away: bool = False
) -> Rows:
    """Return the controls under the public picture: everybody's own hand, and what anybody may shout."""
    hand = _button(Click("hand", table, version), localizer("button-my-hand"), "primary")
    back = [_back_button(table, localizer)] if away else []
    return rows(*in_rows([hand, *back, *(act_button(table, version, act) for act in shouts)]))


def between_controls(table: str, version: int, localizer: Localizer, *, away: bool = False) -> Rows:
    """Return the controls under a round's card."""
    go_on = _button(Click("next", table, version), localizer("button-next-round"), "success")
    return rows([go_on, *([_back_button(table, localizer)] if away else [])])


def paused_controls(table: str, localizer: Localizer) -> Rows:
    """Return the controls of a paused table."""
    return rows([_button(Click("resume", table), localizer("button-resume"), "success")])


def over_controls(table: str, localizer: Localizer) -> Rows:
    """Return the controls under the last card of a match."""
    rematch = _button(Click("rematch", table), localizer("button-rematch"), "success")
    return rows([rematch, _button(Click("step", table, 0, "first"), localizer("button-replay"))])


# -- questions -------------------------------------------------------------------------------------


def pause_controls(table: str, localizer: Localizer) -> Rows:
    """Return the controls under the question for a pause."""
    agree = _button(Click("agree", table), localizer("button-agree"), "success")
    return rows([agree, _button(Click("decline", table), localizer("button-keep-playing"))])


def seat_controls(verbs: tuple[str, str], table: str, argument: str, localizer: Localizer) -> Rows:
    """Return yes and no to a person who is to come to the table, or to go.

    Args:
        verbs: of yes and of no.
        argument: who it is about.
    """
    yes, no = verbs
    agree = _button(Click(yes, table, 0, argument), localizer(f"button-{yes}"), "primary")
    return rows([agree, _button(Click(no, table, 0, argument), localizer(f"button-{no}"))])


def confirm_controls(verb: str, table: str, yes: str, no: str, style: Style = "danger") -> Rows:
    """Return the controls of a question that is better asked twice."""
    return rows([_button(Click(verb, table, 0, "yes"), yes, style), _button(Click("keep", table), no)])


# -- the lobby -------------------------------------------------------------------------------------


def lobby_controls(
    table: str,
    localizer: Localizer,
    *,
    games: Sequence[MenuChoice],
    presets: Sequence[MenuChoice],
    seats: Sequence[MenuChoice],
    invited: bool = False,
) -> Rows:
    """Return the controls of a lobby. Menus with nothing to choose are left out.

    Args:
        games: to play instead.
        presets: named sets of house rules.
        seats: that may be taken away.
        invited: whether an invitation waits for its answer; its buttons come before the menus.
    """
    styles: dict[str, Style] = {"join": "success", "start": "primary"}
    verbs = ("join", "leave", "computer", "options", "start")
    buttons = [
        _button(Click(verb, table), localizer(f"button-{verb}"), styles.get(verb, "secondary"))
        for verb in verbs
    ]
    menus = [
        [_menu(Click(verb, table), localizer(f"pick-{verb}"), choices[:CHOICES])]
        for verb, choices, needed in (("game", games, 2), ("preset", presets, 2), ("remove", seats, 1))
        if len(choices) >= needed
    ]
    return rows(buttons, _invitation_buttons(table, localizer) if invited else (), *menus)


def _invitation_buttons(table: str, localizer: Localizer) -> list[Button]:
    accept = _button(Click("accept", table), localizer("button-accept"), "success")
    return [accept, _button(Click("excuse", table), localizer("button-excuse"))]


def options_controls(
    table: str, localizer: Localizer, options: Sequence[MenuChoice], paces: Sequence[MenuChoice]
) -> Rows:
    """Return the list of a game's options, to change one of them, and how long a turn may take."""
    return rows(
        [_menu(Click("option", table), localizer("pick-option"), options)],
        [_menu(Click("pace", table), localizer("pick-pace"), paces)],
    )


# -- a replay --------------------------------------------------------------------------------------


def replay_controls(table: str, step: int, steps: int, ends: Sequence[int], localizer: Localizer) -> Rows:
    """Return the controls at one step of a replay.

    Args:
        steps: the number of the last step.
        ends: the steps at which rounds ended.
    """
    enabled = {"first": step > 0, "back": step > 0, "next": step < steps, "last": step < steps}
    moves = [
        _button(
            Click("step", table, step, way),
            localizer(f"button-replay-{way}"),
            "primary" if way == "next" else "secondary",
            disabled=not there,
        )
        for way, there in enabled.items()
    ]
    rounds = [_round_menu(table, step, ends, localizer)] if len(ends) > 1 else []
    return rows(moves, rounds, [_button(Click("share", table, step), localizer("button-replay-share"))])


def replay_target(click: Click, steps: int) -> int:
    """Return the step that a click under a replay asks for: never beyond the first and the last."""
    here = click.version
    ways = {"first": 0, "back": here - 1, "next": here + 1, "last": steps}
    wanted = ways[click.argument] if click.argument in ways else int(click.argument)
    return max(0, min(wanted, steps))


def _round_menu(table: str, step: int, ends: Sequence[int], localizer: Localizer) -> Menu:
    """Return the ends of rounds; of more than a menu can hold, those nearest."""
    here = sum(end < step for end in ends)
    start = max(0, min(here - CHOICES // 2, len(ends) - CHOICES))
    choices = [
        MenuChoice(localizer("picture-round", number=number, of=0), str(end), default=end == step)
        for number, end in list(enumerate(ends, 1))[start : start + CHOICES]
    ]
    return _menu(Click("step", table, step, "round"), localizer("pick-replay-round"), choices)


def _button(
    click: Click, label: str, style: Style = "secondary", *, emoji: str = "", disabled: bool = False
) -> Button:
    return Button(click, clip(label, LABEL), style, emoji, disabled)


def _menu(click: Click, placeholder: str, choices: Sequence[MenuChoice]) -> Menu:
    return Menu(click, clip(placeholder, PLACEHOLDER), tuple(choices))
