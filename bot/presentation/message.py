"""A message as data: text, attachments with alt texts, and rows of controls.

Discord's adapter draws the attachments and converts the controls. This module knows no table and no game. Of
Discord it knows only the limits of a message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

import regex

CONTENT = 2000
"""The most characters in a message's text."""
ALT_TEXT = 1024
"""The most characters in an attachment's alt text."""
LABEL = 80
DETAIL = 100
"""The most characters in a button's label, and in a menu choice's label or description."""
PLACEHOLDER = 150
ROW = 5
ROWS = 5
CHOICES = 25
"""The most buttons in a row, rows in a message, and choices in a menu."""

_LETTERS = regex.compile(r"\X")
"""What people see as one letter: with its marks, or an emoji of several characters."""
_LONGEST_LETTER = 32
"""How many characters of a letter are looked at. A longer one may be cut."""

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Click:
    """The request of a control: a verb about a table, at the version at which the control was drawn."""

    verb: str
    table: str = ""
    """The table's id; empty if the verb concerns no table."""
    version: int = 0
    argument: str = ""

    def __str__(self) -> str:
        """Return the click as part of a custom id.

        Discord stores custom ids, so this format never changes.
        """
        return f"{self.verb}:{self.table}:{self.version}:{self.argument}"


@dataclass(frozen=True, slots=True)
class Button:
    """A button that sends its click when pressed."""

    click: Click
    label: str = "-"
    style: Style = "secondary"
    emoji: str = ""
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class MenuChoice:
    """One choice in a menu."""

    label: str
    value: str
    description: str = ""
    default: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu to pick one value from. The picked value replaces the click's argument."""

    click: Click
    placeholder: str
    choices: tuple[MenuChoice, ...]


Control: TypeAlias = Button | Menu
Rows: TypeAlias = tuple[tuple[Control, ...], ...]


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file to attach, with an alt text for people who cannot see it."""

    draw: Callable[[], bytes]
    """Returns the file's bytes. It is pure, may take long and is called in a thread. Use
    ``functools.partial`` over a function of :mod:`render`, so that tests can read its arguments."""
    alt: str
    name: str = "table"
    extension: str = "png"
    content: object = None
    """Everything the file shows, as data, to compare attachments by; None if unknown."""

    def looks_like(self, other: Attachment) -> bool:
        """Return whether this is known to be the same file as ``other``, with the same alt text.

        False if the content of either is unknown.
        """
        if self.content is None or self.content != other.content:
            return False
        return (self.alt, self.name, self.extension) == (other.alt, other.name, other.extension)

    @classmethod
    def of_bytes(cls, data: bytes, alt: str, name: str, extension: str) -> Attachment:
        """Return an attachment whose bytes already exist."""
        return cls(lambda: data, alt, name, extension)


@dataclass(frozen=True, slots=True)
class Message:
    """The text, attachments and controls of one message."""

    text: str
    attachments: tuple[Attachment, ...] = ()
    controls: Rows = ()

    def with_line(self, line: str) -> Message:
        """Return the message with one more line at the end of its text."""
        return replace(self, text=f"{self.text}\n{line}")


def alike(ones: Sequence[Attachment], others: Sequence[Attachment]) -> bool:
    """Return whether a message can keep its attachments ``ones``, because ``others`` are the same files."""
    return len(ones) == len(others) and all(map(Attachment.looks_like, ones, others))


def rows(*given: Iterable[Control]) -> Rows:
    """Return the rows of controls, without empty rows."""
    return tuple(row for row in (tuple(row) for row in given) if row)


def in_rows(buttons: Sequence[Button], across: int = ROW) -> list[tuple[Button, ...]]:
    """Return the buttons in rows of ``across``."""
    return [tuple(buttons[start : start + across]) for start in range(0, len(buttons), across)]


def in_pages(paragraphs: Iterable[str], room: int = CONTENT) -> list[str]:
    """Join paragraphs into as few pages as possible, each short enough for one message.

    A paragraph longer than ``room`` is not split, so its page is too long.
    """
    pages = [""]
    for paragraph in paragraphs:
        longer = f"{pages[-1]}\n{paragraph}".strip()
        if len(longer) <= room:
            pages[-1] = longer
        else:
            pages.append(paragraph)
    return pages


def clip(text: str, most: int) -> str:
    """Return ``text``, cut to ``most`` characters with an ellipsis if it is longer.

    A letter keeps its marks, and an emoji its parts, unless it is too long itself.
    """
    if len(text) <= most:
        return text
    ends = [letter.end() for letter in _LETTERS.finditer(text, endpos=most + _LONGEST_LETTER)]
    return text[: max((end for end in ends if end < most), default=most - 1)] + "…"


def make_button(
    click: Click, label: str, style: Style = "secondary", *, emoji: str = "", disabled: bool = False
) -> Button:
    """Return a button whose label is cut to the length that Discord takes."""
    return Button(click, clip(label, LABEL), style, emoji, disabled)


def make_menu(click: Click, placeholder: str, choices: Sequence[MenuChoice]) -> Menu:
    """Return a menu whose placeholder is cut to the length that Discord takes."""
    return Menu(click, clip(placeholder, PLACEHOLDER), tuple(choices))
