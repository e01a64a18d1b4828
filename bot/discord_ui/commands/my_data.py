"""``/me``: a person's own settings, and the data saved about them.

Everything here is shown to the asker alone and is about the asker alone. No control carries a user id, so the
presser always means their own data.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.discord_ui.commands.common import (
    ClickHandler,
    FormHandler,
    Interaction,
    anywhere,
    may_export,
    operator_line,
)
from bot.discord_ui.commands.invites import switch_alerts, table_alerts
from bot.discord_ui.history import export as files
from bot.discord_ui.interactions.command_translator import localized
from bot.discord_ui.interactions.settings_form import (
    SettingForm,
    UnknownCityError,
    read_setting,
    setting_buttons,
    setting_line,
)
from bot.discord_ui.reminders.due_reminders import change_reminders
from bot.discord_ui.wire.client_protocol import Client, client_of
from bot.discord_ui.wire.responder import Responder
from bot.language.localizer import Localizer
from bot.preferences import UserSettings
from bot.presentation.message import Attachment, Button, Click, Message, in_rows, rows
from bot.presentation.text.text import bold
from bot.work.workers import Kind


@app_commands.command(name=localized("command-me"), description=localized("command-me-help"))
@anywhere
async def me(interaction: Interaction) -> None:
    """Show the asker's own settings, to change them."""
    await show(client_of(interaction), Responder(interaction), "")


# -- what is set -----------------------------------------------------------------------------------


PAGES: Mapping[str, tuple[str, ...]] = {
    "notifications": ("language", "ping", "direct", "half", "digest_hour"),
    "hand": ("order", "marker", "text", "contrast", "large", "auto_call", "auto_draw", "auto_lay"),
    "quiet": ("away_until", "zone", "quiet_from", "quiet_hours"),
    "privacy": ("hidden", "blocked", "quick_words"),
}
"""The pages, and the settings on each."""


async def show(client: Client, responder: Responder, argument: str) -> None:
    """Show the page of the asker's settings in `argument`, or the first page."""
    page = argument if argument in PAGES else next(iter(PAGES))
    localizer, settings = responder.localizer, client.preferences.user(responder.user.id)
    wishes = [
        localizer(
            "me-wish",
            wish=setting_line(settings, name, localizer),
            help=localizer(f"wish-person-{name}-help"),
        )
        for name in PAGES[page]
    ]
    title = localizer("me-title", page=localizer(f"me-{page}"))
    told, actions = await _more(client, responder, page)
    switches = in_rows(setting_buttons(settings, PAGES[page], localizer))
    ways = [
        Button(Click("me", argument=name), localizer(f"me-{name}"), disabled=name == page) for name in PAGES
    ]
    text = "\n".join([title, *wishes, *told])
    await responder.private(Message(text, controls=rows(*switches, actions, ways)))


async def _more(client: Client, responder: Responder, page: str) -> tuple[list[str], list[Button]]:
    """Return the extra lines and buttons of a page besides its settings; both empty for most pages."""
    localizer = responder.localizer
    match page:
        case "notifications":
            here, told = await table_alerts(client, responder)
            label = localizer("button-alerts", here="yes" if here else "no")
            return [told], [Button(Click("notify"), label, "success" if here else "secondary")]
        case "privacy":
            return [], [
                Button(Click("mydata"), localizer("button-my-data")),
                Button(Click("myexport"), localizer("button-export")),
                Button(Click("myend"), localizer("button-forget"), "danger"),
            ]
        case _:
            return [], []


def _page_of(name: str) -> str | None:
    """Return the page of a setting, or None if this version has no such setting."""
    return next((page for page, names in PAGES.items() if name in names), None)


async def alert(client: Client, responder: Responder, argument: str) -> None:
    """Switch the asker's alerts about tables opened in this channel, and show the page again."""
    await switch_alerts(client, responder)
    await show(client, responder, "notifications")


async def ask(client: Client, responder: Responder, name: str) -> None:
    """Flip a yes-or-no setting of the asker, or open the form of another setting. If there is no setting of
    this name, say that the control is gone.
    """
    if _page_of(name) is None:
        await responder.note(responder.localizer("control-gone"))
        return
    settings = client.preferences.user(responder.user.id)
    if UserSettings.model_fields[name].annotation is bool:
        await take(client, responder, (name,), (str(not getattr(settings, name)),))
        return
    await responder.ask(SettingForm(settings, name, responder.localizer))


async def take(client: Client, responder: Responder, about: Sequence[str], values: Sequence[str]) -> None:
    """Save the setting that a form was answered for, show its page, and redraw the asker's hands.

    If no time zone belongs to a typed city, only say so. For any other invalid setting or value, only say
    that the control is gone.
    """
    (name,) = about
    page = _page_of(name)
    try:
        if page is None:
            raise ValueError(name)
        value = read_setting(UserSettings, name, values)
        before = client.preferences.user(responder.user.id)
        after = before.model_copy(update={name: value})
        now = discord.utils.utcnow().timestamp()
        await change_reminders(client.store, responder.user.id, before, after, now)
        await client.preferences.set_user_setting(responder.user.id, name, value)
        responder.note_saved()
    except UnknownCityError as unknown:
        await responder.note(responder.localizer("city-unknown", city=bold(str(unknown))))
        return
    except ValueError:  # a form of another version
        await responder.note(responder.localizer("control-gone"))
        return
    try:
        await show(client, responder, page)  # perhaps in another language, if that was the setting
    finally:  # the setting is saved, even if the answer failed
        if name in PAGES["quiet"]:
            await client.registry.refresh_rests(responder.user.id)
        await client.requester.refresh_hands(responder.user.id)


# -- what is kept ----------------------------------------------------------------------------------


async def summary(client: Client, responder: Responder, argument: str) -> None:
    """Show a summary of the data saved about the asker. ``argument`` is not used."""
    found = await client.store.personal_data.export(responder.user.id)
    localizer = responder.localizer
    back = Button(Click("me", argument="privacy"), localizer("button-back-to-me"))
    contact = [f"-# {line}" for line in operator_line(client.settings, localizer)]
    text = "\n".join([_summary_text(found, localizer), *contact])
    await responder.private(Message(text, controls=rows([back])))


def _summary_text(found: Mapping[str, Sequence[Mapping[str, Any]]], localizer: Localizer) -> str:
    kept = {name: len(lines) for name, lines in found.items()}
    kept["preferences"] = sum(_page_of(row["name"]) is not None for row in found["preferences"])
    names = localizer.listing(dict.fromkeys(bold(row["name"]) for row in found["names"]))
    lines = [
        kept["names"] and localizer("data-names", names=names, servers=kept["names"]),
        kept["matches"] and localizer("data-matches", count=kept["matches"], moves=kept["moves"]),
        kept["hosted"] and localizer("data-hosted", count=kept["hosted"]),
        kept["results"] and localizer("data-results", results=kept["results"], rounds=kept["round_scores"]),
        kept["ratings"] and localizer("data-ratings", count=kept["ratings"]),
        kept["preferences"] and localizer("data-wishes", count=kept["preferences"]),
        kept["puzzles"] and localizer("data-puzzles"),
        kept["lessons"] and localizer("data-lessons", count=kept["lessons"]),
        kept["reminders"] and localizer("data-reminders"),
        kept["watches"] and localizer("data-watches", count=kept["watches"]),
        kept["invitations"] and localizer("data-invitations", count=kept["invitations"]),
        kept["questions"] and localizer("data-questions", count=kept["questions"]),
        kept["barred"] and localizer("data-barred", count=kept["barred"]),
    ]
    shown = [str(line) for line in lines if line] or [localizer("data-nothing")]
    return "\n".join([localizer("data-title"), *shown, localizer("data-how")])


async def export(client: Client, responder: Responder, argument: str) -> None:
    """Send all data saved about the asker as a file, or tell them when they may export again."""
    if not await may_export(responder, ("own", responder.user.id)):
        return
    await responder.hold()
    found = await client.store.personal_data.export(responder.user.id)
    name, data = await client.pool.run(Kind.EXPORT, partial(files.write_own, found))
    file = Attachment.of_bytes(data, "", *name.split(".", 1))
    await responder.another(Message(responder.localizer("export-here"), (file,)))


async def confirm(client: Client, responder: Responder, argument: str) -> None:
    """Ask the asker to confirm the deletion of their data."""
    localizer, tables = responder.localizer, await client.registry.find(user_id=responder.user.id)
    buttons = [
        Button(Click("myendyes"), localizer("button-forget-yes"), "danger"),
        Button(Click("me", argument="privacy"), localizer("button-keep")),
    ]
    question = localizer("forget-confirm", tables=len(tables))
    await responder.private(Message(question, controls=rows(buttons)))


async def forget(client: Client, responder: Responder, argument: str) -> None:
    """Remove the asker from every table, then delete all data saved about them.

    Delete nothing and tell the asker if they still sit at an unfinished table.
    """
    await responder.hold()
    user_id = responder.user.id
    await client.leave_everywhere(responder.actor)
    playing = await client.requester.unfinished_tables(user_id)
    if not await client.store.personal_data.forget(user_id, playing):
        await responder.note(responder.localizer("forget-playing"))
        return
    await client.preferences.forget(user_id)
    responder.note_saved()
    await responder.private(Message(responder.localizer("forget-done")))


CLICK_HANDLERS: Mapping[str, ClickHandler] = {
    "me": show,
    "wishperson": ask,
    "notify": alert,
    "mydata": summary,
    "myexport": export,
    "myend": confirm,
    "myendyes": forget,
}
"""Handlers of these screens' controls, by verb."""
FORM_HANDLERS: Mapping[str, FormHandler] = {"wishperson": take}
"""Handlers of their forms, by verb."""
