"""A player who uses a screen reader: they know only texts, and play from them."""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from PIL import Image

from bot.discord_ui.wire.painter import Painter
from bot.language.localizer import localizer_for
from tests.flows.conftest import BUTTON, labels

ALT_TEXT = 1024
NUMBERED = re.compile(r"(\d+) · ([^→↩,:]+?)(?: → (.+)| ↩.*|,.*|: .*)?$")
"""Matches a choice: a tile with its number in the hand, and where it goes."""
LETTERED = re.compile(r"[A-Z] · ")
ASIDE = ("button-hint", "button-step-back", "button-my-hand", "button-words", "button-back")
"""Buttons of a hand message that make no move."""
SHOUTS = ("uno-act-call", "four-act-call")


def blank_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
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
        no match is shown."""
        public = localizer_for(self.server.locale)
        if public("button-my-hand") not in labels(self.table.newest):
            return
        for message in (self.table.newest, self.hand):
            for picture in message.attachments:
                assert 20 < len(picture.description) <= ALT_TEXT
        board = next(each.description for each in self.table.newest.attachments)
        if f"<@{self.person.id}>" in self.table.newest.content:
            assert board.startswith(public("alt-turn", names=self.person.user.name))

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


async def any_choice(listeners):
    """Let each player who is offered a move make one, by what the texts say. Return whether any did."""
    chose = False
    for listener in listeners:
        await listener.check_texts()
        chose |= await listener.choose_one()
    return chose
