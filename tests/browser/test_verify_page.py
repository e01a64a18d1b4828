"""``docs/verify.html`` as a person uses it after saving it: opened from a file, without a network."""

from __future__ import annotations

import json
import shlex
from hashlib import sha256
from pathlib import Path
from typing import Any

import discord
import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select

from bot.tables.fairness import mixed, seal, verify_command
from engine import GAMES, Match
from tests.bot.conftest import saved_table
from tests.seating import seated

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "verify.html"
VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    (DOCS / "dealing.md").read_text(encoding="utf-8").split("```json\n")[1].split("```")[0]
)
PASTE = """
for (const [name, text] of Object.entries(arguments[0])) {
  const field = document.getElementById(name);
  field.value = text;
  field.dispatchEvent(new Event('input', {bubbles: true}));
}
"""
HANDS = """
const hands = [...document.querySelectorAll("#hands li")];
return hands.filter((each) => each.checkVisibility()).map((each) => each.innerText);
"""
"""The visible hands."""
LINE = "python -m bot verify all-fives 2 abc --message 1441700000000000001 --round 1"
LINK = "https://discord.com/channels/900/901/"


class VerifyPage:
    """The page, by the fields that people fill in and the texts they read."""

    def __init__(self, driver: webdriver.Chrome) -> None:
        self.driver = driver
        driver.get(PAGE.as_uri())

    def fill(self, fields: dict[str, str]) -> None:
        self.driver.execute_script(PASTE, fields)

    def check(self) -> None:
        self.driver.find_element(By.CSS_SELECTOR, "#form button").click()

    def read(self, name: str) -> str:
        return self.driver.find_element(By.ID, name).text

    def hands(self) -> list[str]:
        told: list[str] = self.driver.execute_script(HANDS)
        return told

    def run(self, script: str) -> Any:
        return self.driver.execute_script(script)


@pytest.fixture
def page(driver: webdriver.Chrome) -> VerifyPage:
    return VerifyPage(driver)


def test_every_deal_of_the_test_vectors_can_be_reproduced(page: VerifyPage) -> None:
    for row in VECTORS["deals"]:
        Select(page.driver.find_element(By.ID, "game")).select_by_value(row["game"])
        options = "\n".join(f"{name}={str(value).lower()}" for name, value in row["options"].items())
        page.fill(
            {
                "seats": str(row["seats"]),
                "round": str(row["round"]),
                "secret": row["secret"],
                "message": f"{LINK}{row['message']}",
                "seal": seal(row["secret"]),
                "options": options,
            }
        )
        page.check()
        assert page.read("verdict") == "✅ The secret is the one that was sealed."
        assert page.hands() == row["hands"], row
        assert page.read("stock") == (row["stock"] or "\u2013")


def test_seals_mixes_streams_and_shuffles_match_the_test_vectors(page: VerifyPage) -> None:
    for row in VECTORS["seal"]:
        assert page.run(f"return sealOf({json.dumps(row['secret'])})") == row["seal"]
    for row in VECTORS["mix"]:
        given = f"{json.dumps(row['secret'])}, {json.dumps(row['message'])}"
        assert page.run(f"return mixed({given})") == row["seed"]
    for row in VECTORS["random"]:
        stream = f"const stream = new Stream({json.dumps(row['text'])});"
        numbers = page.run(f"{stream} return [1, 2, 3, 4].map(() => stream.number())")
        assert numbers == row["numbers"]
    for row in VECTORS["shuffle"]:
        stream = f"new Stream({json.dumps(row['text'])})"
        assert page.run(f"return {stream}.shuffled({json.dumps(row['items'])}).join('')") == row["result"]


def test_hashes_of_any_length_are_right(page: VerifyPage) -> None:
    lengths = [0, 1, 55, 56, 63, 64, 111, 112, 128, 300]
    hashed = page.run(f"return {lengths}.map((n) => sealOf('é'.repeat(n)))")
    assert hashed == [sha256(("é" * length).encode()).hexdigest() for length in lengths]


@pytest.mark.parametrize("game", GAMES)
def test_the_line_of_verify_fills_the_form(page: VerifyPage, game: str) -> None:
    options = {"uno-dominos": {"hand_size": 4}, "mexican-train": {"short_game": True}}.get(game, {})
    match = Match(GAMES[game](**options), seated(game), mixed("5ec2e7", 1441700000000000001))
    table = saved_table(match, options=options, secret="5ec2e7", beacon=1441700000000000001)
    page.fill({"line": shlex.join(["$", *shlex.split(verify_command(table))])})
    page.check()
    assert page.hands() == [" ".join(map(str, hand)) for hand in match.round.hands]
    posted = discord.utils.snowflake_time(1441700000000000001).isoformat(timespec="milliseconds")
    assert page.read("posted") == f"The message was posted at {posted.replace('+00:00', 'Z')}."
    assert page.read("seed") == f"Seed: {match.seed}"


def test_a_secret_chosen_after_the_seal_is_detected(page: VerifyPage) -> None:
    page.fill(
        {
            "secret": "picked for its deal",
            "message": "1441700000000000001",
            "seal": f"`{seal('what stood in the lobby').upper()}`",
        }
    )
    page.check()
    assert page.read("verdict").startswith("❌ This is not the secret that was sealed")


def test_a_match_of_an_earlier_version_is_dealt_from_its_seed(page: VerifyPage) -> None:
    page.fill({"line": "python -m bot verify all-fives 2 'tea time' --round 1"})
    page.check()
    match = Match(GAMES["all-fives"](), 2, "tea time")
    assert page.hands() == [" ".join(map(str, hand)) for hand in match.round.hands]
    assert page.read("posted").startswith("⚠️")


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("seats", "9", "All Fives is not for 9 players."),
        ("round", "0", "Rounds count from 1."),
        ("message", "here", "That is neither the link nor the number of a message."),
        ("secret", " ", "The secret is missing."),
    ],
)
def test_an_impossible_deal_is_explained(page: VerifyPage, name: str, text: str, told: str) -> None:
    page.fill({"line": LINE})
    page.fill({name: text})
    page.check()
    assert page.read("verdict") == f"⚠️ {told}"
    assert page.hands() == []


def test_the_page_loads_nothing_from_the_network(page: VerifyPage) -> None:
    page.fill({"line": LINE})
    page.check()
    assert page.hands()
    assert page.run("return performance.getEntriesByType('resource').length") == 0
    source = PAGE.read_text(encoding="utf-8")
    assert "default-src 'none'" in source
    assert all(word not in source for word in ("http://", "https://", "src=", "href=", "import("))
