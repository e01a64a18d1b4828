"""The buttons and the footer of lists that are read page by page."""

from __future__ import annotations

from typing import Any

from bot.language.localizer import Localizer
from bot.presentation.message import Button, Click
from bot.store import Page


def page_buttons(verb: str, page: Page[Any], argument: str, localizer: Localizer) -> list[Button]:
    """Return the buttons to the previous and the next page, if there are any.

    Args:
        argument: identifies the list; the buttons carry it after the page's number.
    """
    before, after = page.number - 1, page.number + 1
    buttons = []
    if before >= 0:
        buttons.append(Button(Click(verb, argument=f"{before} {argument}"), localizer("button-previous")))
    if after < page.pages:
        buttons.append(Button(Click(verb, argument=f"{after} {argument}"), localizer("button-following")))
    return buttons


def page_line(page: Page[Any], localizer: Localizer) -> str:
    """Return a line such as "page 2 of 5", or an empty text if there is only one page."""
    return localizer("page-of", page=page.number + 1, pages=page.pages) if page.pages > 1 else ""
