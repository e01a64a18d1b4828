"""The offline game as a person meets it: a process of its own, and a browser that shows its page.

Only this module knows what simcord's page consists of. The tests speak of tables, hands and buttons.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    StaleElementReferenceException,
    TimeoutException,
)
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

from bot.discord_ui.wire.components import parse_custom_id
from bot.presentation.message import Click

ROOT = Path(__file__).parents[2]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-extensions",
    "--mute-audio",
    "--force-prefers-reduced-motion",
    "--window-size=1200,1400",
)
PATIENCE = 120.0
"""How long to wait for a condition, in seconds. Even a busy machine takes less."""
PACE = 0.3
"""Seconds that computers wait before they move."""
POLL = 0.2
"""Seconds between two checks of the page. Each check costs time of the page and of the driver."""
BY_ITSELF = ("refresh", "focus", "configure_presentation")
"""The actions that the page sends without a click."""
WATCH = """
const send = window.fetch;
window.sent = 0;
window.controls = {};
const remember = (part) => {
  if (part.control_key && part.custom_id) window.controls[part.control_key] =
    { id: part.custom_id, choices: (part.options || []).map((each) => String(each.value)) };
  (part.components || []).forEach(remember);
};
window.fetch = async (path, ...rest) => {
  if (path === "/api/action" && !arguments[0].includes(JSON.parse(rest[0].body).kind)) window.sent += 1;
  const answer = await send(path, ...rest);
  if (path !== "/api/state") return answer;
  const read = answer.json.bind(answer);
  answer.json = async () => {
    const state = await read();
    Object.values(state?.messages || {}).forEach(remember);
    return state;  // the page draws it before any other script runs
  };
  return answer;
};
"""
"""Makes the page count the clicks it sends to the bot, and remember the custom ids of controls by their
elements' keys."""
VIEW = """
const picker = document.getElementById("viewer-picker");
const wanted = [...picker.options].find((each) => each.textContent === arguments[0]);
if (wanted && !wanted.selected) {
  picker.value = wanted.value;
  picker.dispatchEvent(new Event("change"));
}
return Boolean(wanted);
"""
"""Shows the page as the person with this name sees it."""
MESSAGES = """
const own = (each) => each.textContent.includes("Only you can see this");
const found = [...document.querySelectorAll("#channel-layout article[data-message-id]")];
const messages = found.filter((each) => own(each) === arguments[0]);
"""
"""The bot's messages that only the viewer sees, or the public ones; oldest first."""
BUTTONS = """
const shown = (each) => each.checkVisibility({visibilityProperty: true});
const usable = (each) => shown(each) && !each.disabled && each.innerText.trim();
const buttons = (message) => [...message.querySelectorAll("button")].filter(usable);
"""
"""The buttons that can be pressed in a message."""
FIND = f"""{MESSAGES} {BUTTONS}
for (const message of messages.reverse())
  for (const button of buttons(message))
    if (button.innerText.trim() === arguments[1]) return button;
return null;
"""
"""The button with this label on the newest message that has one."""
CONTROLS = f"""{MESSAGES} {BUTTONS}
const known = messages.slice(-1).flatMap(buttons).filter((each) => window.controls[each.dataset.controlKey]);
return known.map((each) => [each, window.controls[each.dataset.controlKey].id]);
"""
"""The buttons of the newest message, lists among them, with their custom ids."""
TEXT = f"{MESSAGES} return messages.at(-1)?.innerText ?? ''"
"""The text of the newest message."""
ALT = f"""{MESSAGES}
const pictures = messages.slice(-1).flatMap((each) => [...each.querySelectorAll(".message-attachments img")]);
return pictures.filter((each) => each.alt && each.naturalWidth).at(-1)?.alt;
"""
"""The alternative text of the newest message's picture, once the picture has been loaded."""
SHOWN = """
const shown = (each) => each.checkVisibility({visibilityProperty: true}) && each.getClientRects().length;
return [...document.querySelectorAll(arguments[0])].find(shown) ?? null;
"""
"""The first visible element that matches a CSS selector."""
STATUS = "return document.getElementById('action-status').innerText"
TOOLS = "#messages-sidebar", "#refresh", "#capture-open", "#inspector-toggle", ".session-menu", "#close"
VIEWER = "return document.getElementById('viewer-picker').selectedOptions[0]?.textContent"
MAKES, LEADS = ("move", "repeat"), "pick"
"""The verbs of a hand's controls that make a move, and the verb of those that lead to the moves of a tile."""
MOVED = (StaleElementReferenceException, ElementClickInterceptedException)
"""What the driver reports, without a click, if the page has replaced or moved an element meanwhile: for
example, because a picture above it has been loaded."""
FAILED = "Action was not completed.", "Action outcome uncertain. It will not be retried."


class Offline:
    """Runs ``python -m bot play`` in a process of its own."""

    def __init__(self, database: Path, *program: str) -> None:
        """Prepare the command. ``program`` replaces ``bot``: a module and its own arguments."""
        self._command = [sys.executable, "-m", *(program or ("bot",)), "play", "--no-browser", "--port", "0"]
        self._command += ["--database", str(database)]
        self._process: subprocess.Popen[str] | None = None

    def start(self, *options: str, language: str = "en", pace: float = PACE) -> str:
        """Start the process. Return the address it prints.

        Args:
            pace: seconds that computers wait before they move.
        """
        command = [*self._command, "--language", language, *options]
        env = {**os.environ, "COMPUTER_PACE": str(pace), "LC_ALL": "C.UTF-8"}
        self._process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)  # noqa: S603
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+/\S+", said)
        assert address is not None, said
        return address[0]

    def stop(self, how: signal.Signals) -> int:
        """Send this signal and wait for the end. Return the exit status."""
        assert self._process is not None
        process, self._process = self._process, None
        process.send_signal(how)
        process.communicate(timeout=PATIENCE)
        return process.returncode

    def close(self) -> None:
        if self._process is not None:
            self.stop(signal.SIGKILL)


class Channel:
    """The channel in the browser, as its viewer sees it."""

    def __init__(self, driver: webdriver.Chrome) -> None:
        self.driver = driver

    def open(self, address: str) -> None:
        self.driver.get("about:blank")  # changing only the fragment would load nothing
        self.driver.get(address)
        self.driver.execute_script(WATCH, BY_ITSELF)
        self.until(lambda: self.driver.find_element(By.ID, "channel-composer-input").is_displayed())
        self.until(lambda: self.driver.execute_script("return Object.keys(window.controls).length"))

    def until(self, met: Callable[[], Any]) -> Any:
        """Wait until `met` returns something true, and return that. If the page has replaced an element
        meanwhile, or moved it away from under a click, call `met` again."""
        wait = WebDriverWait(self.driver, PATIENCE, POLL, ignored_exceptions=MOVED)
        try:
            return wait.until(lambda _: met())
        except TimeoutException:
            raise AssertionError(f"waited in vain; the page says:\n{self._page()}") from None

    def command(self, text: str) -> None:
        """Use a slash command without options."""
        box = self.driver.find_element(By.ID, "channel-composer-input")
        box.send_keys(text)
        self.until(lambda: self._shown('[role="option"]'))
        box.send_keys(Keys.ENTER)
        self.until(lambda: self._shown(".command-chip"))
        self._act(lambda: self._shown("#send-message"))

    def play_as(self, name: str) -> None:
        """Switch the page to another person."""
        self.until(lambda: self.driver.execute_script(VIEW, name))
        self.until(lambda: self.viewer() == name and self.messages(private=False))
        self._done()

    def viewer(self) -> str | None:
        name: str | None = self.driver.execute_script(VIEWER)
        return name

    def tools(self) -> list[str]:
        """Return the selectors of those parts of simcord's workbench that are visible. Players should see
        none."""
        return [css for css in TOOLS if self._shown(css)]

    def curtain(self) -> str:
        """Return the heading of the curtain, or an empty string if no curtain is shown."""
        curtain = self._shown("#page-curtain")
        return "" if curtain is None else curtain.find_element(By.TAG_NAME, "h2").text

    def take_the_screen(self) -> None:
        """Press the curtain's button as the person it names, and wait until the curtain is gone."""
        self.until(lambda: self._clicked(self._shown("#page-curtain .page-take")))
        self.until(lambda: not self.curtain())

    def stay(self) -> None:
        """Press the button with which the viewer keeps the screen, and wait until the curtain is gone."""
        self.until(lambda: self._clicked(self._shown("#page-curtain .page-stay")))
        self.until(lambda: not self.curtain())

    def hand_over(self, *, press: bool = False) -> str:
        """Return the label of the button that hands the screen over; empty if there is none. Press it if
        asked to.
        """
        button = self._shown("#page-hand")
        label = "" if button is None else button.text
        if press:
            self._clicked(button)
        return label

    def messages(self, *, private: bool) -> list[WebElement]:
        """Return the bot's messages that only the viewer sees, or the public ones; oldest first."""
        found: list[WebElement] = self.driver.execute_script(f"{MESSAGES} return messages", private)
        return found

    def newest(self, *, private: bool) -> WebElement:
        return self.until(lambda: self.messages(private=private))[-1]

    def text(self, *, private: bool) -> str:
        """Return the text of the newest message."""
        read: str = self.until(lambda: self.driver.execute_script(TEXT, private))
        return read

    def press(self, label: str, *, private: bool = False) -> None:
        """Press the button with this label on the newest message that has one."""
        self._act(lambda: self._button(label, private=private))

    def version(self, *, private: bool) -> int:
        """Return the table version at which the newest message's controls were drawn; -1 if it has none."""
        return max((click.version for _, click in self._controls(private=private)), default=-1)

    def offers_move(self) -> bool:
        """Return whether the hand offers a move, rather than only shouts or a move in advance."""
        return self._first_step() is not None

    def move(self) -> None:
        """Make the first move that the hand offers, with a press for each step to it."""
        verb = LEADS

        def step() -> WebElement | None:
            nonlocal verb
            if (listed := self._shown('[role="option"]')) is not None:
                return listed
            control, verb = self._first_step() or (None, verb)
            return control

        while verb == LEADS:
            self._act(step)

    def alt(self, *, private: bool) -> str:
        """Return the alternative text of the newest message's picture, once the picture has been loaded."""
        read: str = self.until(lambda: self.driver.execute_script(ALT, private))
        return read

    def _act(self, found: Callable[[], WebElement | None]) -> None:
        """Click until the page sends an action, then wait for the bot's answer.

        A busy page ignores clicks, so the click is repeated once the page is idle.
        """

        def taken() -> bool:
            if self._status().endswith("…"):
                return False
            before = self._sent()
            return self._clicked(found()) and self._sent() > before

        self.until(taken)
        self._done()

    def _done(self) -> None:
        """Wait until the bot has answered."""
        self.until(lambda: not self._status().endswith("…"))
        assert self._status() not in FAILED

    def _status(self) -> str:
        """Return what the page says about the click in progress."""
        said: str = self.driver.execute_script(STATUS)
        return said

    def _clicked(self, element: WebElement | None) -> bool:
        if element is None:
            return False
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
        element.click()
        return True

    def _sent(self) -> int:
        """Return how many actions the page has sent to the bot."""
        sent: int = self.driver.execute_script("return window.sent")
        return sent

    def _controls(self, *, private: bool) -> list[tuple[WebElement, Click]]:
        """Return the usable controls of the newest message with their clicks."""
        found = self.driver.execute_script(CONTROLS, private)
        clicks = [(element, parse_custom_id(text)) for element, text in found]
        return [(element, click) for element, click in clicks if click is not None]

    def _first_step(self) -> tuple[WebElement, str] | None:
        """Return the hand's first control that makes a move or leads to one, and its verb."""
        controls = self._controls(private=True)
        steps = ((each, click.verb) for each, click in controls if click.verb in (*MAKES, LEADS))
        return next(steps, None)

    def _button(self, label: str, *, private: bool) -> WebElement | None:
        button: WebElement | None = self.driver.execute_script(FIND, private, label)
        return button

    def _page(self) -> str:
        """Return all text of the page, for the message of a failed test."""
        return self.driver.find_element(By.TAG_NAME, "body").text

    def _shown(self, css: str) -> WebElement | None:
        element: WebElement | None = self.driver.execute_script(SHOWN, css)
        return element


def chromium(profile: Path) -> webdriver.Chrome | None:
    """Return a browser with its files in this folder; None where Chromium or its driver is not installed."""
    binary, chauffeur = next(filter(None, map(shutil.which, BROWSERS)), None), shutil.which("chromedriver")
    if binary is None or chauffeur is None:
        return None
    options = webdriver.ChromeOptions()
    options.binary_location = binary
    for flag in (*FLAGS, f"--user-data-dir={profile}"):
        options.add_argument(flag)
    return webdriver.Chrome(options=options, service=Service(chauffeur))


@pytest.fixture
def offline(tmp_path: Path) -> Iterator[Offline]:
    game = Offline(tmp_path / "tables.sqlite3")
    yield game
    game.close()


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[webdriver.Chrome]:
    """Yield one browser for all tests. Each test loads its page again."""
    driver = chromium(tmp_path_factory.mktemp("profile"))
    if driver is None:
        pytest.skip("Chromium and its driver (chromium, chromedriver) are not installed")
    yield driver
    driver.quit()


@pytest.fixture(scope="module")
def driver(browser: webdriver.Chrome, request: pytest.FixtureRequest) -> Iterator[webdriver.Chrome]:
    """Yield the browser. If a test of the module failed, save a screenshot in the folder ``failed``."""
    failed = request.session.testsfailed
    yield browser
    if request.session.testsfailed > failed:
        folder = Path(__file__).with_name("failed")
        folder.mkdir(exist_ok=True)
        browser.save_screenshot(str(folder / f"{Path(request.node.name).stem}.png"))
    browser.get("about:blank")  # stops the scripts of the last page


@pytest.fixture
def channel(driver: webdriver.Chrome) -> Channel:
    return Channel(driver)
