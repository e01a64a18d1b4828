"""The controls of each message: the lobby, the table, the hand, and the end of a round or match.

Layouts only. The table decides what a control does, and Discord's adapter draws it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TypeAlias

from bot.language.localizer import Localizer
from bot.presentation.games import Act
from bot.presentation.message import (
    CHOICES,
    DETAIL,
    LABEL,
    ROW,
    ROWS,
    Button,
    Click,
    Control,
    MenuChoice,
    Rows,
    Style,
    clip,
    in_rows,
    make_button,
    make_menu,
    rows,
)
from bot.presentation.place_picker import Group, Offer

MOST_MOVES = 12
"""The most buttons that make a move or lead to one, on one page of a hand. With the hand's picture and the
table's, more than three rows of them do not fit a phone's screen."""
EVEN_ROW = 4
"""The short buttons in a row. On a phone a row of five would be broken."""
ROW_LETTERS = 36
"""The letters that fit into one row on a phone, each button counted with its edges; see :func:`_letters`."""
LAYS_LETTERS = 45
"""The same for lays, whose labels have little more than an emoji for the tile."""
APART = 3
"""A shout has a row of its own below fewer rows than this; otherwise it ends the last row."""
SHORT = 14
"""The most characters of a label without a tile. A longer one, which has a person's name, is cut."""
SIGNS = "\u2190"
"""The first of the characters that are wider than a letter."""
EDGES, ICON = 5, 3
"""The room that the edges of a button and an emoji take, in letters."""

OTHERS: Mapping[str, str] = MappingProxyType({"ahead": "⏩", "unplan": "⏩", "undo": "↩️"})
"""The emoji of a hand's buttons that choose a move in advance, cancel it, and take back the last lay."""
NO_FACES: Mapping[str, str] = MappingProxyType({})

Layout: TypeAlias = list[Sequence[Control]]


# -- a hand ----------------------------------------------------------------------------------------


def lay_room(acts: Sequence[Act]) -> int:
    """Return how many buttons a hand has for its moves with a tile.

    Args:
        acts: the moves without a tile: draw, pass, answers and shouts.
    """
    return max(1, MOST_MOVES - len(acts))


def hand_controls(
    table: str,
    version: int,
    offer: Offer,
    acts: Sequence[Act],
    localizer: Localizer,
    *,
    words: bool = False,
    faces: Mapping[str, str] = NO_FACES,
    look: str = "",
    hint: bool = False,
    offer_words: bool = False,
    others: Sequence[str] = (),
    most: int = ROWS,
) -> Rows:
    """Return the controls of one page of a hand.

    Args:
        offer: the moves with a tile.
        acts: the moves without a tile: draw, pass, answers and shouts.
        words: whether labels say everything in words, instead of a tile's number and an end.
        faces: emoji for buttons, by tile. A tile without one is shown by its number.
        hint: whether there is a button for a hint.
        look: what the hand's picture can switch to, ``table`` or ``tiles``. The button is left out if it does
            not fit.
        offer_words: whether to offer the pictures in words. The button is left out if it does not fit.
        others: the verbs of further buttons, out of :data:`OTHERS`. Those that do not fit are left out.
        most: the most rows.
    """
    draw = _Draw(table, version, localizer, faces, words=words)
    shouts = [act_button(table, version, act, words=words) for act in acts if act.shout]
    plain = [act_button(table, version, act, words=words) for act in acts if not act.shout]
    buttons = [*draw.ways(offer), *plain]
    if hint:
        buttons.append(make_button(Click("hint", table, version), localizer("button-hint"), emoji="💡"))
    laid = draw.laid(offer, most - len(_whole_rows([*buttons, *shouts])))
    apart = _whole_rows(shouts) if plain and len(laid) + len(_whole_rows(buttons)) < APART else []
    if len(apart) != 1:
        buttons, apart = [*buttons, *shouts], []
    spare = [
        make_button(Click(verb, table, version), localizer(f"button-{verb}"), emoji=OTHERS[verb])
        for verb in others
    ]
    if look:
        click, label = Click("look", table, version, look), localizer(f"button-look-{look}")
        spare.append(make_button(click, label, emoji="🔍"))
    if offer_words:
        spare.append(make_button(Click("words", table, version), localizer("button-words"), emoji="💬"))
    return rows(*laid, *_filled(buttons, spare, most - len(laid) - len(apart)), *apart)


def _filled(buttons: Sequence[Button], spare: Sequence[Button], room: int) -> Sequence[Sequence[Button]]:
    """Return the buttons in rows, and of the spare ones those that fit into ``room`` rows."""
    kept = [*buttons]
    for button in spare:
        if len(_whole_rows([*kept, button])) <= room:
            kept.append(button)
    whole = _whole_rows(kept)
    return whole if len(whole) <= room else in_rows(kept)


def _whole_rows(buttons: Sequence[Button], most: int = ROW, letters: int = ROW_LETTERS) -> list[list[Button]]:
    """Return the buttons in rows that a phone does not break up.

    Args:
        most: the most buttons in a row.
        letters: the most letters in a row.
    """
    found: list[list[Button]] = []
    for button in buttons:
        if found and len(found[-1]) < most and sum(map(_letters, [*found[-1], button])) <= letters:
            found[-1].append(button)
        else:
            found.append([button])
    return found


def _letters(button: Button) -> int:
    """Return how wide a button is, in letters. An emoji or a sign in its label takes two."""
    signs = sum(character >= SIGNS for character in button.label)
    return len(button.label) + signs + EDGES + (ICON if button.emoji else 0)


def act_button(table: str, version: int, act: Act, *, words: bool = False) -> Button:
    """Return the button that makes a move.

    A shout is accepted at any later version of the table, a move is not.

    Args:
        words: whether the label says everything in words.
    """
    verb = "shout" if act.shout else "repeat" if act.again else "move"
    label = act.label if words or act.tile else clip(act.label, SHORT)
    return make_button(Click(verb, table, version, act.text), label, act.style)


@dataclass(frozen=True, slots=True)
class _Draw:
    """Draws the controls for a hand's lays, with one person's settings."""

    table: str
    version: int
    localizer: Localizer
    faces: Mapping[str, str]
    words: bool = field(kw_only=True)

    def laid(self, offer: Offer, room: int) -> Layout:
        """Return rows of buttons, or menus if there are more tiles than buttons.

        A phone breaks up none of the rows, unless that would take more than ``room`` of them.
        """
        if offer.lists:
            return self._lists(offer)
        buttons = [
            self._group(each) if isinstance(each, Group) else self._lay(each, picked=bool(offer.head))
            for each in offer.buttons
        ]
        whole = _whole_rows(buttons, EVEN_ROW, LAYS_LETTERS)
        return [*(whole if len(whole) <= room else in_rows(buttons, EVEN_ROW))]

    def ways(self, offer: Offer) -> list[Button]:
        """Return the buttons that lead to other pages and stand below the lays."""
        found = [self._group(each) for each in offer.asides]
        if offer.more:
            more = self.localizer("button-more-places", count=offer.left)
            found.insert(0, make_button(self._pick(offer.more), more))
        if offer.head:
            back = self._pick(offer.back) if offer.back else Click("hand", self.table, self.version)
            found.insert(0, make_button(back, self.localizer("button-step-back")))
        return found

    def _pick(self, argument: str) -> Click:
        return Click("pick", self.table, self.version, argument)

    def _lay(self, act: Act, *, picked: bool) -> Button:
        """Return the button of a move.

        Args:
            picked: whether the tile is known from the page, so that the label leaves out its number.
        """
        button = act_button(self.table, self.version, act)
        if self.words or not act.end:
            return button
        face = self.faces.get(act.tile, "")
        key = "act-lettered" if act.spot is not None else "act-short"
        bare = face or (picked and act.spot is not None)
        label = act.end if bare else self.localizer(key, number=act.number, end=act.end)
        return replace(button, label=clip(label, LABEL), emoji=face)

    def _group(self, group: Group) -> Button:
        step = group.step
        face = "" if self.words else self.faces.get(step.face, "")
        if step.counted and (self.words or not step.short):
            label = self.localizer("button-places", tile=step.label, count=group.moves)
        elif step.counted:
            key = "act-places" if face else "act-places-of"
            label = self.localizer(key, number=step.short, count=group.moves)
        else:
            label = step.label if self.words else step.short or step.label
        return make_button(self._pick(step.key), label, group.style, emoji=face)

    def _lists(self, offer: Offer) -> Layout:
        """Return menus of the moves, and of the tiles with several places."""
        moves = [
            MenuChoice(clip(act.label, DETAIL), act.text, clip(act.detail, DETAIL)) for act in offer.acts
        ]
        heads = [MenuChoice(clip(group.step.label, DETAIL), group.step.key) for group in offer.groups]
        return [
            *self._menus("move", moves, "pick-move"),
            *self._menus("pick", heads, "pick-tile"),
        ]

    def _menus(self, verb: str, choices: Sequence[MenuChoice], key: str) -> Layout:
        """Return as many menus as the choices need.

        Each has its first choice's position as its argument, so that their custom ids differ.
        """
        placeholder = self.localizer(key, count=len(choices))
        return [
            [
                make_menu(
                    Click(verb, self.table, self.version, str(start)),
                    placeholder,
                    choices[start : start + CHOICES],
                )
            ]
            for start in range(0, len(choices), CHOICES)
        ]


def back_controls(table: str, localizer: Localizer) -> Rows:
    """Return the control on the hand of a person who is away: a button to come back."""
    return rows([_back_button(table, localizer)])


def _back_button(table: str, localizer: Localizer) -> Button:
    return make_button(Click("back", table), localizer("button-back"), "success")


# -- the table -------------------------------------------------------------------------------------


def table_controls(
    table: str, version: int, shouts: Sequence[Act], localizer: Localizer, *, away: bool = False
) -> Rows:
    """Return the controls of a table in play: everybody's hand, the shouts, and the panel.

    Args:
        shouts: the shouts that anybody may press.
        away: whether to add the button with which a person who is away comes back.
    """
    hand = make_button(Click("hand", table, version), localizer("button-my-hand"), "primary")
    back = [_back_button(table, localizer)] if away else []
    called = [act_button(table, version, act) for act in shouts]
    return rows(*in_rows([hand, *back, *called, _more_button(table, localizer)]))


def between_controls(table: str, version: int, localizer: Localizer, *, away: bool = False) -> Rows:
    """Return the controls below a round's card: the next round, and the panel.

    Args:
        away: whether to add the button with which a person who is away comes back.
    """
    go_on = make_button(Click("next", table, version), localizer("button-next-round"), "success")
    back = [_back_button(table, localizer)] if away else []
    return rows([go_on, *back, _more_button(table, localizer)])


def paused_controls(table: str, localizer: Localizer) -> Rows:
    """Return the controls of a paused table: to resume it, and the panel."""
    resume = make_button(Click("resume", table), localizer("button-resume"), "success")
    return rows([resume, _more_button(table, localizer)])


def over_controls(table: str, localizer: Localizer) -> Rows:
    """Return the controls below a match's last card: rematch, replay, review, and the check of the deal."""
    rematch = make_button(Click("rematch", table), localizer("button-rematch"), "success")
    replay = make_button(Click("step", table, 0, "first"), localizer("button-replay"))
    review = make_button(Click("review", table), localizer("button-review"))
    return rows([rematch, replay, review, _deal_button(table, localizer)])


def closed_controls(table: str, localizer: Localizer) -> Rows:
    """Return the control below the last message of a match that was closed early: the check of the deal."""
    return rows([_deal_button(table, localizer)])


def _deal_button(table: str, localizer: Localizer) -> Button:
    return make_button(Click("deal", table), localizer("button-check-deal"), emoji="🔓")


def _more_button(table: str, localizer: Localizer) -> Button:
    return make_button(Click("panel", table), localizer("button-panel"))


def panel_controls(
    table: str,
    verbs: Sequence[str],
    others: Sequence[MenuChoice],
    localizer: Localizer,
    *,
    lesson: str = "",
    words: Sequence[MenuChoice] = (),
    partners: Sequence[MenuChoice] = (),
) -> Rows:
    """Return the controls of a table's private panel.

    Args:
        verbs: the verbs of its buttons.
        others: the people whom the reader can ask the table to remove.
        lesson: the game whose lesson is offered; empty for none.
        words: the quick words that the reader can say.
        partners: the players of the lobby with whom the reader can play.
    """
    styles: dict[str, Style] = {"back": "success", "resume": "success", "askend": "danger"}
    buttons = [
        make_button(Click(verb, table), localizer(f"button-{verb}"), styles.get(verb, "secondary"))
        for verb in verbs
    ]
    if lesson:
        buttons.append(make_button(Click("learn", argument=lesson), localizer("button-learn")))
    menu = [make_menu(Click("kick", table), localizer("pick-kick"), others)] if others else []
    say = [make_menu(Click("say", table), localizer("pick-word"), words)] if words else []
    play = [make_menu(Click("playwith", table), localizer("pick-playwith"), partners)] if partners else []
    return rows(*in_rows(buttons), say, menu, play)


def happened_controls(table: str, page: int, pages: int, localizer: Localizer) -> Rows:
    """Return the controls below one page of what happened in a round: the pages beside it, and the panel.

    Args:
        page: counted from 0.
    """
    beside = {"earlier": page - 1, "later": page + 1}
    turning = [
        make_button(Click("happened", table, 0, str(number)), localizer(f"button-happened-{way}"))
        for way, number in beside.items()
        if 0 <= number < pages
    ]
    return rows([*turning, _more_button(table, localizer)])


# -- questions -------------------------------------------------------------------------------------


def pause_controls(table: str, localizer: Localizer) -> Rows:
    """Return the controls of the question whether to pause: to agree, or to keep playing."""
    agree = make_button(Click("agree", table), localizer("button-agree"), "success")
    return rows([agree, make_button(Click("decline", table), localizer("button-keep-playing"))])


def seat_controls(verbs: tuple[str, str], table: str, argument: str, localizer: Localizer) -> Rows:
    """Return the answers yes and no to a question about a person's seat: to join the table, or to leave it.

    Args:
        verbs: the verb of yes and that of no.
        argument: the person in question.
    """
    yes, no = verbs
    agree = make_button(Click(yes, table, 0, argument), localizer(f"button-{yes}"), "primary")
    return rows([agree, make_button(Click(no, table, 0, argument), localizer(f"button-{no}"))])


def confirm_controls(verb: str, table: str, yes: str, no: str, style: Style = "danger") -> Rows:
    """Return the two buttons that confirm or cancel a request, labelled ``yes`` and ``no``."""
    return rows(
        [make_button(Click(verb, table, 0, "yes"), yes, style), make_button(Click("keep", table), no)]
    )
