"""Rules for ``bot/`` that no tool checks: names, sizes, and custom ids that never change."""

from __future__ import annotations

import ast
from collections import defaultdict

import pytest

from bot.app.router import FORMS, QUERIES, REQUESTS
from bot.discord_ui.commands import CLICK_HANDLERS, FORM_HANDLERS
from bot.discord_ui.wire.components import parse_custom_id
from bot.presentation.message import Click
from bot.tables.operations.dispatch import OPERATIONS
from bot.tables.state import requests
from tests.bot.language.words import ROOT, modules, nodes

FIRST_VERBS = {
    *("accept", "admit", "agree", "back", "board", "computer", "decline", "default", "defaults", "end"),
    *("excuse", "game", "hand", "history", "join", "keep", "leave", "look", "me", "move", "mydata", "myend"),
    *("myendyes", "myexport", "next", "nodefault", "opentable", "option", "options", "oust", "pace", "pick"),
    *("preset", "refuse", "rematch", "remove", "resume", "settings", "share", "sheetdefault", "shout"),
    *("askend", "askleave", "askpause", "askseat", "checkup", "deal", "fill", "kick", "notify", "panel"),
    *("profile", "score", "serverexport", "setup", "showagain", "tablerules"),
    *("showrules", "spare", "start", "step", "substitute", "wishperson", "wishserver"),
}
"""The verbs of buttons in old messages. They must work forever."""


def test_no_class_name_is_used_twice():
    places = defaultdict(list)
    for source, tree in modules("bot").items():
        for node in nodes(tree):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(source)
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


def test_files_and_functions_stay_small():
    long = []
    for source, tree in modules("bot").items():
        lines = len((ROOT / source).read_text(encoding="utf-8").splitlines())
        long += [(source, lines)] if lines > 400 else []
        for node in nodes(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                size = (node.end_lineno or 0) - node.lineno + 1
                long += [(f"{source}:{node.name}", size)] if size > 50 else []
    assert long == []


def test_verbs_of_old_buttons_still_have_handlers():
    assert {*REQUESTS, *QUERIES, *CLICK_HANDLERS} >= FIRST_VERBS
    assert {"option", "wishserver", "wishperson", "default"} <= {*FORMS, *FORM_HANDLERS}


def test_no_verb_has_two_handlers():
    assert not {*REQUESTS} & {*QUERIES}
    assert not {*REQUESTS, *QUERIES} & {*CLICK_HANDLERS}


def test_every_request_has_an_operation():
    opening = {requests.OpenTable, requests.Rematch, requests.Actor, requests.Guest, requests.Request}
    known = {each for each in vars(requests).values() if isinstance(each, type)} - opening
    mine = {each for each in known if each.__module__.startswith(requests.__name__)}
    assert mine == {*OPERATIONS}


@pytest.mark.parametrize(
    ("custom_id", "click"),
    [
        ("b:move:7f3k2p9x:12:g9-b1@N", Click("move", "7f3k2p9x", 12, "g9-b1@N")),
        ("s:pick:7f3k2p9x:3:25", Click("pick", "7f3k2p9x", 3, "25")),
        ("b:admit:7f3k2p9x:0:42:Ann: the first", Click("admit", "7f3k2p9x", 0, "42:Ann: the first")),
        ("b:settings::0:", Click("settings", "", 0, "")),
    ],
)
def test_the_format_of_custom_ids_does_not_change(custom_id, click):
    assert parse_custom_id(custom_id) == click
    assert f"{custom_id[0]}:{click}" == custom_id
