"""The controls of a lobby: seats, start, and its set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.language.localizer import Localizer
from bot.presentation.controls import Layout
from bot.presentation.message import (
    CHOICES,
    Click,
    MenuChoice,
    Rows,
    Style,
    make_button,
    make_menu,
    rows,
)

COMPUTER = "🤖"
LABELS: Mapping[str, str] = {"computer": "button-fill", "panel": "button-lobby-panel"}
"""The locale keys of labels that differ from those of the same buttons elsewhere."""


def lobby_controls(
    table: str, verbs: Sequence[str], localizer: Localizer, *, added: int = 1, invited: bool = False
) -> Rows:
    """Return the controls of a lobby: one row, and below it a button to decline an invitation.

    The labels are short, so that a phone does not break the row.

    Args:
        verbs: what its buttons ask for. The panel behind the last one has the rest.
        added: how many computers the button for computers adds.
        invited: whether an invitation is open, so that it can be declined. Joining accepts it.
    """
    styles: dict[str, Style] = {"join": "primary", "start": "success"}
    buttons = [
        make_button(
            Click(verb, table),
            localizer(LABELS.get(verb, f"button-{verb}"), count=added),
            styles.get(verb, "secondary"),
            emoji=COMPUTER if verb in {"fill", "computer"} else "",
        )
        for verb in verbs
    ]
    excuse = [make_button(Click("excuse", table), localizer("button-excuse"))] if invited else []
    return rows(buttons, excuse)


def setup_controls(
    table: str,
    menus: Mapping[str, Sequence[MenuChoice]],
    localizer: Localizer,
    *,
    rated: bool | None,
    take_back: bool | None = None,
    shorter: str = "",
) -> Rows:
    """Return the controls of the host's setup panel of a lobby.

    Args:
        menus: the choices by verb. A menu with fewer than two choices is left out.
        rated: whether the match is rated now; None for no button. A button changes that.
        take_back: whether a lay is taken back at once; None for no button. A button changes that.
        shorter: how long three rounds would take; empty for no button.
    """
    seats = make_button(Click("setup", table, 0, "seats"), localizer("button-seats"))
    other = Click("rated", table, 0, "no" if rated else "yes")
    change = make_button(other, localizer(f"button-rated-{other.argument}"))
    three = [make_button(Click("threerounds", table), localizer("button-threerounds", span=shorter))]
    rule = Click("takeback", table, 0, "no" if take_back else "yes")
    undo = [] if take_back is None else [make_button(rule, localizer(f"button-takeback-{rule.argument}"))]
    buttons = [seats, *([] if rated is None else [change]), *undo, *(three if shorter else [])]
    return rows(*_setup_menus(table, menus, 2, localizer), buttons)


def seats_controls(
    table: str,
    seats: Sequence[MenuChoice],
    levels: Sequence[MenuChoice],
    localizer: Localizer,
    *,
    swap: bool = False,
    rotates: bool | None = None,
) -> Rows:
    """Return the controls of the setup panel's page about the players.

    Args:
        seats: the players that can be removed.
        levels: the levels of computer players.
        swap: whether partners can be swapped.
        rotates: whether each rematch has other partners, for the button that changes it; None for no button.
    """
    add = make_button(Click("computer", table), localizer("button-computer"))
    other = [make_button(Click("swap", table), localizer("button-swap"))] if swap else []
    rule = Click("rotation", table, 0, "no" if rotates else "yes")
    rotate = [] if rotates is None else [make_button(rule, localizer(f"button-rotation-{rule.argument}"))]
    back = make_button(Click("setup", table), localizer("button-back-to-setup"))
    return rows(
        *_setup_menus(table, {"remove": seats, "level": levels}, 1, localizer), [add, *other, *rotate, back]
    )


def _setup_menus(
    table: str, menus: Mapping[str, Sequence[MenuChoice]], least: int, localizer: Localizer
) -> Layout:
    return [
        [make_menu(Click(verb, table), localizer(f"pick-{verb}"), choices[:CHOICES])]
        for verb, choices in menus.items()
        if len(choices) >= least
    ]
