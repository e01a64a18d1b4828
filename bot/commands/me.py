"""What is somebody's own: what they have set for themselves, and what is kept of them.

Everything here is shown to the asker alone and is about the asker alone: no control says whose data it
is about, whoever presses means their own.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping, Sequence

from discord import app_commands, ui

from bot.commands.common import Desk, FormDesk, Interaction, bot_of
from bot.tables.hall import Hall
from bot.tables.reply import Picture, Reply, Sheet, Unspoken, words_of
from bot.tables.table import bold
from bot.translator import said
from bot.views.items import Button, Click, panel
from bot.views.wishing import WishForm, read_wish, wish_line, wish_select
from bot.wishes import PersonWishes
from bot.words import Words

MOST_PLAIN = 8_000_000
"""Bytes up to which an export is sent as it is; Discord takes ten mebibytes."""


@app_commands.command(name=said("command-me"), description=said("command-me-help"))
@app_commands.guild_only()
async def me(interaction: Interaction) -> None:
    """Show what the asker has set for themselves, to change it."""
    await show(bot_of(interaction).hall, Reply(interaction))


# -- what is set -----------------------------------------------------------------------------------


async def show(hall: Hall, reply: Reply, argument: str = "") -> None:
    """The list of wishes."""
    await reply.private(_sheet(hall, reply))


def _sheet(hall: Hall, reply: Reply) -> Sheet:
    words = words_of(reply.interaction)  # perhaps the language is what has just been set
    wished = hall.house.wishes.person(reply.user.id)
    lines = [words("me-wish", wish=wish_line(wished, name, words)) for name in PersonWishes.model_fields]
    buttons = [
        Button(Click("mydata", "", 0, ""), words("button-my-data")),
        Button(Click("myexport", "", 0, ""), words("button-export")),
        Button(Click("myend", "", 0, ""), words("button-forget"), "danger"),
    ]
    text = "\n".join([words("me-title"), *lines])
    return Sheet(text, view=panel([[wish_select(wished, words)], buttons]))


async def ask(hall: Hall, reply: Reply, name: str) -> None:
    """The form for one wish."""
    form = WishForm(hall.house.wishes.person(reply.user.id), name, reply.words)
    await reply.interaction.response.send_modal(form)


async def given(hall: Hall, reply: Reply, about: Sequence[str], texts: Sequence[str]) -> None:
    """Set what was answered in the form; the asker's hands show it at once."""
    (name,) = about
    try:
        value = read_wish(PersonWishes, name, texts)
        await hall.house.wishes.set_person(reply.user.id, name, value)
    except ValueError:  # a form of an earlier version
        await reply.note(reply.words("control-gone"))
        return
    await reply.private(_sheet(hall, reply))
    for place in hall.everywhere(reply.user.id):
        async with place.table.door.enter():
            await place.dealer.hands.refresh()


# -- what is kept ----------------------------------------------------------------------------------


async def summary(hall: Hall, reply: Reply, argument: str) -> None:
    """What is kept of the asker, in words."""
    found = await hall.house.store.people.export(reply.user.id)
    words = reply.words
    kept = {name: len(rows) for name, rows in found.items()}
    names = words.listing(dict.fromkeys(bold(row["name"]) for row in found["names"]))
    lines = [
        kept["names"] and words("data-names", names=names, servers=kept["names"]),
        kept["matches"] and words("data-matches", count=kept["matches"], moves=kept["moves"]),
        kept["results"] and words("data-results", results=kept["results"], rounds=kept["round_scores"]),
        kept["ratings"] and words("data-ratings", count=kept["ratings"]),
        kept["preferences"] and words("data-wishes", count=kept["preferences"]),
        kept["watches"] and words("data-watches", count=kept["watches"]),
    ]
    shown = [str(line) for line in lines if line] or [words("data-nothing")]
    await reply.private(Sheet("\n".join([words("data-title"), *shown, words("data-how")]), view=_back(words)))


async def export(hall: Hall, reply: Reply, argument: str) -> None:
    """All that is kept of the asker, as a file."""
    found = await hall.house.store.people.export(reply.user.id)
    text, ending = json.dumps(found, ensure_ascii=False, indent=1).encode(), "json"
    if len(text) > MOST_PLAIN:
        text, ending = gzip.compress(text), "json.gz"
    file = Picture(text, "", "boneyard", ending)
    await reply.another(Sheet(reply.words("export-here"), (file,)))


async def confirm(hall: Hall, reply: Reply, argument: str) -> None:
    """Ask once more before anything is deleted."""
    words, tables = reply.words, len(hall.everywhere(reply.user.id))
    buttons = [
        Button(Click("myendyes", "", 0, ""), words("button-forget-yes"), "danger"),
        Button(Click("me", "", 0, ""), words("button-keep")),
    ]
    await reply.private(Sheet(words("forget-confirm", tables=tables), view=panel([buttons])))


async def forget(hall: Hall, reply: Reply, argument: str) -> None:
    """Leave every table, as the button there does, and delete all that is kept of the asker."""
    await reply.hold()
    user_id, clicks = reply.user.id, bot_of(reply.interaction).clicks
    for place in hall.everywhere(user_id):
        await clicks.take(Unspoken(reply.interaction), Click("leave", place.table.id, 0, "yes"))
    playing = [place.table.id for place in hall.everywhere(user_id)]
    if not await hall.house.store.people.forget(user_id, playing):
        await reply.note(reply.words("forget-playing"))
        return
    hall.house.wishes.forget(user_id)
    await reply.private(Sheet(words_of(reply.interaction)("forget-done")))


def _back(words: Words) -> ui.View:
    return panel([[Button(Click("me", "", 0, ""), words("button-back-to-me"))]])


DESKS: Mapping[str, Desk] = {
    "me": show,
    "wishperson": ask,
    "mydata": summary,
    "myexport": export,
    "myend": confirm,
    "myendyes": forget,
}
"""What the verbs of these screens ask for."""
FORMS: Mapping[str, FormDesk] = {"wishperson": given}
"""Who takes the answer of its form."""
