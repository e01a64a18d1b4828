"""The offline game on a phone's screen: what of a turn is in sight there, and its controls by their ids.

Knows custom ids and simcord's page, and no game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

from selenium.webdriver.remote.webelement import WebElement

from bot.discord_ui.wire.components import parse_custom_id
from bot.presentation.message import Click
from tests.browser.conftest import LEADS, MAKES, Channel
from tests.browser.test_phone import HEIGHT, WIDTH

EDGE = 1.0
"""By how many pixels a part may lie beyond the screen's edge: the page rounds."""
LOOK = """
const shown = (each) => each.checkVisibility({visibilityProperty: true}) && each.getClientRects().length;
const box = (element) => { const { top, bottom, left, right } = element.getBoundingClientRect();
  return [top, bottom, left, right]; };
const messages = [...document.querySelectorAll("#channel-layout article[data-message-id]")];
const own = (each) => Boolean(each.querySelector(".message-ephemeral-note"));
const pictures = (each) => [...each.querySelectorAll(".message-attachments img")].filter(shown);
const controls = (each) => [...each.querySelectorAll(".component-button, .preview-select")].filter(shown)
  .filter((part) => window.controls[part.dataset.controlKey]).map((part) => ({
    key: part.dataset.controlKey, box: box(part), usable: !part.disabled,
    list: part.classList.contains("preview-select"), ...window.controls[part.dataset.controlKey] }));
const waits = (each) => Boolean(each.querySelector(".page-waits"))
  || [...each.querySelectorAll("img")].some((part) => !part.naturalWidth);
const part = (each) => each && { number: each.dataset.messageId, waits: waits(each),
  pictures: pictures(each).map(box), controls: controls(each),
  texts: [...each.querySelectorAll(".message-content")].filter(shown).map(box) };

const hand = messages.filter((each) => own(each) && controls(each).length).at(-1) || null;
const table = messages.filter((each) => !own(each) && pictures(each).length).at(-1) || null;

function lines(element) {  // how many lines its text and emojis are set in
  const rects = [...element.querySelectorAll("img")].flatMap((each) => [...each.getClientRects()]);
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    rects.push(...range.getClientRects());
  }
  let bottom = -Infinity, count = 0;
  for (const each of rects.filter((one) => one.width && one.height).sort((a, b) => a.top - b.top)) {
    if ((each.top + each.bottom) / 2 > bottom) { count += 1; bottom = each.bottom; }
  }
  return count;
}
const top = (each) => pictures(each)[0].getBoundingClientRect().top;
const lower = hand && table && pictures(hand).length ? (top(hand) > top(table) ? hand : table) : null;
const between = lower && [...lower.querySelectorAll(".message-content")].filter(shown)
  .reduce((sum, each) => sum + lines(each), 0);
const timeline = document.getElementById("channel-timeline");
return { screen: box(timeline), table: part(table), hand: part(hand), lines: between,
  below: timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight,
  others: messages.filter((each) => !own(each)).flatMap(controls) };
"""
"""Where the newest table and the newest hand are, whichever stands above the other, in pixels."""
ELEMENT = """
return [...document.querySelectorAll("#channel-layout [data-control-key]")]
  .find((each) => each.dataset.controlKey === arguments[0] && !each.disabled
    && each.tagName === "BUTTON") || null;
"""
"""The button, or a list's trigger, with this key."""
CHOICE = """
return [...document.querySelectorAll('[role="option"]')].filter((each) =>
  each.checkVisibility({visibilityProperty: true}))[arguments[0]] || null;
"""
"""The choice of the open list at this place."""


@dataclass(frozen=True)
class Control:
    """A button or a list of a message."""

    key: str
    """The page's name of it."""
    click: Click
    choices: tuple[str, ...]
    """The values of a list; empty for a button."""

    @property
    def moves(self) -> bool:
        """Whether it is a move of the hand, or leads to one."""
        return self.click.verb in (*MAKES, LEADS)


@dataclass(frozen=True)
class Look:
    """What a glance at the screen finds, in the place where Discord leaves the channel."""

    seen: Mapping[str, Any]
    """What :data:`LOOK` has returned."""

    @property
    def at_rest(self) -> bool:
        """Whether the channel is at its end and every picture has come."""
        parts = [part for part in (self.seen["table"], self.seen["hand"]) if part]
        return bool(self.seen["below"] < EDGE and parts and not any(part["waits"] for part in parts))

    @property
    def hand(self) -> tuple[Control, ...]:
        """The usable controls of the newest hand."""
        return _controls(self.seen["hand"]["controls"]) if self.seen["hand"] else ()

    @property
    def public(self) -> tuple[Control, ...]:
        """The usable controls of public messages, oldest first."""
        return _controls(self.seen["others"])

    @property
    def moves(self) -> tuple[Control, ...]:
        """The controls of the newest hand that are moves or lead to one."""
        return tuple(each for each in self.hand if each.moves)

    @property
    def version(self) -> int:
        """The version of the table for which the hand offers its moves; -1 where it offers none."""
        return max((each.click.version for each in self.moves), default=-1)

    @property
    def lines(self) -> int | None:
        """How many lines of text are set between the two pictures; None without both.

        What stands between their messages, such as the card of a round, is not counted.
        """
        lines: int | None = self.seen["lines"]
        return lines

    @property
    def fits(self) -> bool:
        """Whether the table's picture and the whole hand are on the screen."""
        table = self.seen["table"]
        return bool(table and all(map(self._inside, table["pictures"])) and self.hand_fits)

    @property
    def hand_fits(self) -> bool:
        """Whether a hand with moves is on the screen whole: its text, its picture, its controls."""
        hand = self.seen["hand"]
        if not (hand and self.moves):
            return False
        controls = [each["box"] for each in hand["controls"]]
        return all(map(self._inside, [*hand["texts"], *hand["pictures"], *controls]))

    @property
    def hand_is_below(self) -> bool:
        """Whether the hand stands below the table."""
        table, hand = self.seen["table"], self.seen["hand"]
        return bool(table and hand and int(hand["number"]) > int(table["number"]))

    def _inside(self, box: list[float]) -> bool:
        top, bottom, left, right = box
        first, last, leftmost, rightmost = self.seen["screen"]
        tall = bool(first - EDGE <= top and bottom <= last + EDGE)
        return tall and bool(leftmost - EDGE <= left and right <= rightmost + EDGE)


def _controls(found: list[dict[str, Any]]) -> tuple[Control, ...]:
    """Return those that can be pressed."""
    controls = []
    for each in found:
        click = parse_custom_id(each["id"])
        if each["usable"] and click is not None:
            controls.append(Control(each["key"], click, tuple(each["choices"])))
    return tuple(controls)


class Phone(Channel):
    """The channel as a thumb meets it: a press does not move what is on the screen."""

    @contextmanager
    def held(self) -> Iterator[None]:
        """Have the browser show a phone's screen meanwhile."""
        metrics = {"width": WIDTH, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": True}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        try:
            yield
        finally:
            self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})

    def look(self) -> Look:
        return Look(self.driver.execute_script(LOOK))

    def tap(self, control: Control, choice: str = "") -> int:
        """Press a button, or choose from a list. Return how many taps it has taken."""
        found = partial(self.driver.execute_script, ELEMENT, control.key)
        if not control.choices:
            self._act(found)
            return 1
        place = control.choices.index(choice)
        self.until(lambda: self._clicked(found()))
        self._act(partial(self.driver.execute_script, CHOICE, place))
        return 2

    def _clicked(self, element: WebElement | None) -> bool:
        if element is None:
            return False
        self.driver.execute_script("arguments[0].click()", element)
        return True
