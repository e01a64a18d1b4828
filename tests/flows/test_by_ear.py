"""A whole round played from text alone; every picture is blank.

The player knows the messages, the picture descriptions and the labels of the controls. These must say which
tiles they have, where each fits, and when it is their turn.
"""

from __future__ import annotations

import pytest

from bot.language.localizer import localizer_for
from engine import GAMES
from tests.flows.conftest import EPHEMERAL, heard, labels
from tests.flows.listener import Listener, blank_pictures

SPOKEN = (*((game, language) for game in GAMES for language in ("en", "es", "pt", "de")),)
"""The games and languages in which a round is played."""
SHORT = {"domino-4": "short-1", "mexican-train": "short-5", "uno-dominos": "short-2"}
"""Seeds that make the first round short, for the games that need one."""
WITH_ALL_RULES = {"domino-4": ("hoeksteen", "blufjoker")}


@pytest.fixture(autouse=True)
def _blank(monkeypatch):
    blank_pictures(monkeypatch)


@pytest.mark.forced
@pytest.mark.parametrize(
    ("game", "language", "seed"),
    [
        (game, language, SHORT.get(game, "flows"))
        for game, language in [*SPOKEN, ("uno-dominos", "fr"), ("domino-4", "nl")]
    ],
)
async def test_a_whole_round_is_played_from_text_alone(server, game, language):
    ann, server.locale = server.person("Ann"), language
    words = localizer_for(language)
    await server.bot.preferences.set_user_setting(ann.id, "text", True)
    table = await server.open(ann, game=game, computers=1 if game == "all-fives" else 2)
    for rule in WITH_ALL_RULES.get(game, ()):
        await server.set_option(table, rule, "True")
    server.speaks(ann, language)
    await table.start()
    listener = Listener(server, table, ann, language)

    over = {words("button-next-round"), words("button-rematch")}
    for _ in range(500):
        if over & {*labels(table.newest)}:
            break
        await listener.check_texts()
        if not await listener.choose_one():
            await server.env.advance_time(5)
    assert over & {*labels(table.newest)}, "the round came to its end"
    assert listener.moves > 2
    cards = [each.description for each in table.newest.attachments]
    assert "Ann" in cards[-1], "the result is described too"


@pytest.mark.forced
@pytest.mark.parametrize(
    ("by_ear", "new"), [(False, False), pytest.param(False, True, marks=pytest.mark.left), (True, True)]
)
async def test_automatic_moves_are_read_out_once_to_text_players(server, by_ear, new):
    """With pictures, each automatic move is an edit of one message. With text only, one message tells them
    all.

    The next decision is a new message if a player has text only, or if its player has left the table.
    """
    ann = server.person("Ann")
    await server.bot.preferences.set_user_setting(ann.id, "text", by_ear)
    table = await server.open(ann, game="mexican-train", computers=3)
    await table.start()
    await table.until_turn(lambda person, view: person is ann and len(view.laid) > 3)
    shown = []
    server.env.backend.subscribers.append(
        lambda event, payload: (
            shown.append((event, payload["content"]))
            if event in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and not payload.get("flags", 0) & EPHEMERAL
            else None
        )
    )

    await table.go_on(wanted=lambda move: move.verb == "lay" and len({*move.tile.split("-")}) == 2)

    turns = [event for event, text in shown if " to play." in text]
    *automatic, decision = turns
    assert decision == ("MESSAGE_CREATE" if new else "MESSAGE_UPDATE")
    assert {*automatic} == (set() if by_ear else {"MESSAGE_UPDATE"})
    assert by_ear or len(automatic) > 1
    for name, badge in (("Ada", "🟦"), ("Blaise", "🟢"), ("Carmen", "🟡")):
        shown_as = f"**{name}**" if by_ear else badge
        assert shown_as in table.newest.content, "every player's moves are told"
        assert f"{name} plays" in heard(table.newest)
