"""Tests of the names of computer players."""

from __future__ import annotations

from bot.tables.state.computer_players import NAMES, free_name
from bot.tables.state.snapshot import marked


def test_the_first_free_name_is_chosen():
    assert free_name([]) == "Ada 🤖"
    assert free_name(["Ada 🤖", "Carmen 🤖"]) == "Blaise 🤖"
    assert free_name(["Ada"]) == "Ada 🤖", "a person may be called so"


def test_a_name_is_returned_even_if_all_are_taken():
    everybody = [marked(name) for name in NAMES]
    assert len(set(everybody)) == 8
    assert free_name(everybody) in everybody
