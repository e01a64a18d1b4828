"""A whole round played from text alone; every picture is blank.

The player knows the messages, the picture descriptions and the labels of the controls. These must say which
tiles they have, where each fits, and when it is their turn.
"""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from PIL import Image

from bot.discord_ui.wire.painter import Painter
from bot.language.localizer import localizer_for
from engine import GAMES
from tests.flows.conftest import BUTTON, EPHEMERAL, heard, labels

ALT_TEXT = 1024
NUMBERED = re.compile(r"(\d+) · ([^→↩,:]+?)(?: → (.+)| ↩.*|,.*|: .*)?$")
"""Matches a choice: a tile with its number in the hand, and where it goes."""
LETTERED = re.compile(r"[A-Z] · ")
ASIDE = ("button-hint", "button-step-back", "button-my-hand", "button-words", "button-back")
"""Buttons of a hand message that make no move."""
SHOUTS = ("uno-act-call", "four-act-call")
SHORT = {"domino-4": "short-1", "mexican-train": "short-5", "uno-dominos": "short-2"}
"""Seeds that make the first round short, for the games that need one."""
WITH_ALL_RULES = {"domino-4": ("hoeksteen", "blufjoker")}


@pytest.fixture(autouse=True)
def _blank(monkeypatch):
    """Replace every picture by a blank one, so that a player who relied on pictures would fail."""
    file = io.BytesIO()
    Image.new("RGB", (8, 8)).save(file, "PNG")

    async def blank(painter, picture):
        return file.getvalue()

    monkeypatch.setattr(Painter, "draw", blank)


class Listener:
    """A player who uses a screen reader."""

    def __init__(self, server, table, person, language):
        self.server, self.table, self.person = server, table, person
        self.words = localizer_for(language)
        self.choose = Random(1)
        self.moves = 0

    @property
    def hand(self):
        return self.table.hand(self.person)

    def line(self, key, **values):
        """Return the rest of the hand's line that begins with the text of `key`, or an empty string."""
        head = self.words(key, **dict.fromkeys(values, "")).strip()
        lines = [line for line in self.hand.content.splitlines() if line.startswith(head)]
        return lines[0].removeprefix(head).strip() if lines else ""

    def choices(self):
        """Return the hand's choices as (label, custom id, value). A button's value is None."""
        aside = {self.words(key) for key in ASIDE}
        found = []
        for each in self.server.controls(self.hand):
            if each["type"] == BUTTON and each["label"] not in aside:
                found.append((each["label"], each["custom_id"], None))
            found += [
                (option["label"], each["custom_id"], option["value"]) for option in each.get("options", ())
            ]
        spoken = [label for label, *_ in found]
        assert len({*spoken}) == len(spoken), "no two choices have the same label"
        return found

    async def check_texts(self):
        """Check that the newest message and the hand say everything the player must know. Skip this if
        nothing of a match is shown."""
        if "My hand" not in labels(self.table.newest):
            return
        for message in (self.table.newest, self.hand):
            for picture in message.attachments:
                assert 20 < len(picture.description) <= ALT_TEXT
        board = next(each.description for each in self.table.newest.attachments)
        if f"<@{self.person.id}>" in self.table.newest.content:
            assert board.startswith(f"{self.person.user.name} to play.")

    async def choose_one(self):
        """Make a random choice from the hand, a shout first. Return whether there was any choice."""
        found = self.choices()
        if not found:
            return False
        due = [each for each in found if each[0] in {self.words(key) for key in SHOUTS}]
        label, custom_id, value = (due or [self.choose.choice(found)])[0]
        self.check(label)
        self.moves += 1
        if value is None:
            await self.person.click(self.hand, custom_id=custom_id)
        else:
            await self.person.select(self.hand, [value], custom_id=custom_id)
        return True

    def check(self, label):
        """Check that a choice spells its tile as the hand does, and names a place that the table mentions.
        Ignore labels that are no choices."""
        chosen = NUMBERED.match(label)
        if chosen is None:
            return
        number, tile, place = chosen.groups()
        spelt = {tile, " | ".join(reversed(tile.split(" | ")))}
        held = self.line("hand-in-words", tiles="")
        assert any(f"{number} · {each}" in held for each in spelt), (label, held)
        board = self.line("table-in-words", table="").replace("**", "")
        assert board, "the table is described"
        if self.words.language == "en" and place:
            where = re.split(r"[ ,(:]", LETTERED.sub("", place))[0]
            own = {"my": "train", "the": "Nothing is played yet", "as": "", "cornerstone": ""}
            assert where.isdigit() or own.get(where, where) in board, (label, board)


@pytest.mark.forced
@pytest.mark.parametrize(
    ("game", "language", "seed"),
    [
        (game, language, SHORT.get(game, "flows"))
        for game, language in [*((game, "en") for game in GAMES), ("uno-dominos", "fr"), ("domino-4", "nl")]
    ],
)
async def test_a_whole_round_is_played_from_text_alone(server, game, language):
    ann = server.person("Ann")
    await server.bot.preferences.set_user_setting(ann.id, "text", True)
    table = await server.open(ann, game=game, computers=1 if game == "all-fives" else 2)
    for rule in WITH_ALL_RULES.get(game, ()):
        await server.set_option(table, rule, "True")
    server.speaks(ann, language)
    await table.start()
    listener = Listener(server, table, ann, language)

    over = {"Next round", "Rematch"}
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
