"""What is a person's own: what they have set for themselves, and what is kept of them.

Everything here is shown to the asker alone and is about the asker alone: no control says whose data it
is about, so the presser always means their own.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping, Sequence
from typing import Any

from discord import app_commands

from bot.commands.common import ClickHandler, FormHandler, Interaction
from bot.discord_ui.client_protocol import Client, client_of
from bot.discord_ui.command_translator import localized
from bot.discord_ui.responder import Responder
from bot.discord_ui.settings_form import SettingForm, read_setting, setting_line, settings_menu
from bot.localizer import Localizer
from bot.preferences import UserSettings
from bot.presentation.message import Attachment, Button, Click, Message, rows
from bot.presentation.text import bold

MOST_PLAIN = 8_000_000
"""Bytes up to which an export is sent as it is; Discord takes ten mebibytes."""


@app_commands.command(name=localized("command-me"), description=localized("command-me-help"))
@app_commands.guild_only()
async def me(interaction: Interaction) -> None:
    """Show what the asker has set for themselves, to change it."""
    await show(client_of(interaction), Responder(interaction), "")


# -- what is set -----------------------------------------------------------------------------------


async def show(client: Client, responder: Responder, argument: str) -> None:
    """Show the list of the asker's own settings."""
    settings = client.preferences.user(responder.user.id)
    await responder.private(_settings_message(settings, responder.localizer))


def _settings_message(settings: UserSettings, localizer: Localizer) -> Message:
    lines = [
        localizer("me-wish", wish=setting_line(settings, name, localizer))
        for name in UserSettings.model_fields
    ]
    buttons = [
        Button(Click("mydata"), localizer("button-my-data")),
        Button(Click("myexport"), localizer("button-export")),
        Button(Click("myend"), localizer("button-forget"), "danger"),
    ]
    text = "\n".join([localizer("me-title"), *lines])
    return Message(text, controls=rows([settings_menu(settings, localizer)], buttons))


async def ask(client: Client, responder: Responder, name: str) -> None:
    """Change what is yes or no, or open the form for one setting."""
    if name not in UserSettings.model_fields:  # of another version
        await responder.note(responder.localizer("control-gone"))
        return
    settings = client.preferences.user(responder.user.id)
    if UserSettings.model_fields[name].annotation is bool:
        await take(client, responder, (name,), (str(not getattr(settings, name)),))
        return
    await responder.ask(SettingForm(settings, name, responder.localizer))


async def take(client: Client, responder: Responder, about: Sequence[str], values: Sequence[str]) -> None:
    """Set what was answered in the form; the asker's hands show it at once."""
    (name,) = about
    try:
        value = read_setting(UserSettings, name, values)
        await client.preferences.set_user_setting(responder.user.id, name, value)
    except ValueError:  # a form of an earlier version
        await responder.note(responder.localizer("control-gone"))
        return
    await show(client, responder, "")  # perhaps in another language, which is what has just been set
    await client.requester.refresh_hands(responder.user.id)


# -- what is kept ----------------------------------------------------------------------------------


async def summary(client: Client, responder: Responder, argument: str) -> None:
    """Tell what is kept of the asker, in words."""
    found = await client.store.personal_data.export(responder.user.id)
    localizer = responder.localizer
    back = Button(Click("me"), localizer("button-back-to-me"))
    await responder.private(Message(_summary_text(found, localizer), controls=rows([back])))


def _summary_text(found: Mapping[str, Sequence[Mapping[str, Any]]], localizer: Localizer) -> str:
    kept = {name: len(lines) for name, lines in found.items()}
    names = localizer.listing(dict.fromkeys(bold(row["name"]) for row in found["names"]))
    lines = [
        kept["names"] and localizer("data-names", names=names, servers=kept["names"]),
        kept["matches"] and localizer("data-matches", count=kept["matches"], moves=kept["moves"]),
        kept["results"] and localizer("data-results", results=kept["results"], rounds=kept["round_scores"]),
        kept["ratings"] and localizer("data-ratings", count=kept["ratings"]),
        kept["preferences"] and localizer("data-wishes", count=kept["preferences"]),
        kept["watches"] and localizer("data-watches", count=kept["watches"]),
        kept["invitations"] and localizer("data-invitations", count=kept["invitations"]),
        kept["questions"] and localizer("data-questions", count=kept["questions"]),
        kept["barred"] and localizer("data-barred", count=kept["barred"]),
    ]
    shown = [str(line) for line in lines if line] or [localizer("data-nothing")]
    return "\n".join([localizer("data-title"), *shown, localizer("data-how")])


async def export(client: Client, responder: Responder, argument: str) -> None:
    """Send all that is kept of the asker, as a file."""
    found = await client.store.personal_data.export(responder.user.id)
    text, extension = json.dumps(found, ensure_ascii=False, indent=1).encode(), "json"
    if len(text) > MOST_PLAIN:
        text, extension = gzip.compress(text), "json.gz"
    file = Attachment.of_bytes(text, "", "boneyard", extension)
    await responder.another(Message(responder.localizer("export-here"), (file,)))


async def confirm(client: Client, responder: Responder, argument: str) -> None:
    """Ask once more before anything is deleted."""
    localizer, tables = responder.localizer, await client.registry.find(user_id=responder.user.id)
    buttons = [
        Button(Click("myendyes"), localizer("button-forget-yes"), "danger"),
        Button(Click("me"), localizer("button-keep")),
    ]
    question = localizer("forget-confirm", tables=len(tables))
    await responder.private(Message(question, controls=rows(buttons)))


async def forget(client: Client, responder: Responder, argument: str) -> None:
    """Leave every table, as the button there does, and delete all that is kept of the asker."""
    await responder.hold()
    user_id = responder.user.id
    await client.requester.leave_everywhere(responder)
    playing = [table.id for table in await client.registry.find(user_id=user_id)]
    if not await client.store.personal_data.forget(user_id, playing):
        await responder.note(responder.localizer("forget-playing"))
        return
    client.preferences.forget(user_id)
    await responder.private(Message(responder.localizer("forget-done")))


CLICK_HANDLERS: Mapping[str, ClickHandler] = {
    "me": show,
    "wishperson": ask,
    "mydata": summary,
    "myexport": export,
    "myend": confirm,
    "myendyes": forget,
}
"""What the verbs of these screens ask for."""
FORM_HANDLERS: Mapping[str, FormHandler] = {"wishperson": take}
"""What takes the answer of its form."""
