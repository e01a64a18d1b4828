"""A message as data: text, attachments with their descriptions, and rows of controls.

The adapter paints the attachments and turns the controls into Discord's. This module knows no
table, no game and no Discord beyond the limits of what it shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

CONTENT = 2000
"""The most characters a message's text may have."""
ALT_TEXT = 1024
"""The most characters a picture's description may have."""
LABEL = 80
DETAIL = 100
"""The most characters of a button's label, and of a menu choice's label or description."""
PLACEHOLDER = 150
ROW = 5
ROWS = 5
CHOICES = 25
"""The most buttons in a row, rows of a message, and choices of a menu."""

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Click:
    """What a control asks for: a verb about a table, as the table was when the control was drawn."""

    verb: str
    table: str = ""
    """The table's id; empty where the verb is about none."""
    version: int = 0
    argument: str = ""

    def __str__(self) -> str:
        """Return the part of a custom id that says it: stored on Discord, so its grammar never changes."""
        return f"{self.verb}:{self.table}:{self.version}:{self.argument}"


@dataclass(frozen=True, slots=True)
class Button:
    """A button that asks for its click."""

    click: Click
    label: str = "-"
    style: Style = "secondary"
    emoji: str = ""
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class MenuChoice:
    """One line of a menu."""

    label: str
    value: str
    description: str = ""
    default: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A list to pick one value from, which takes the place of its click's argument."""

    click: Click
    placeholder: str
    choices: tuple[MenuChoice, ...]


Control: TypeAlias = Button | Menu
Rows: TypeAlias = tuple[tuple[Control, ...], ...]


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file to attach, with its description for those who cannot see it."""

    draw: Callable[[], bytes]
    """Returns the file's bytes; pure, may take long, is called in a thread. Use ``functools.partial``
    over a function of :mod:`render`, so that tests can read what is drawn."""
    alt: str
    name: str = "table"
    extension: str = "png"
    content: object = None
    """All that it shows, as data; None where nobody says so."""

    def looks_like(self, other: Attachment) -> bool:
        """Return whether it is known to be the same file with the same description as another."""
        if self.content is None or self.content != other.content:
            return False
        return (self.alt, self.name, self.extension) == (other.alt, other.name, other.extension)

    @classmethod
    def of_bytes(cls, data: bytes, alt: str, name: str, extension: str) -> Attachment:
        """Return an attachment whose bytes are there already."""
        return cls(lambda: data, alt, name, extension)


@dataclass(frozen=True, slots=True)
class Message:
    """What a message holds."""

    text: str
    attachments: tuple[Attachment, ...] = ()
    controls: Rows = ()

    def with_line(self, line: str) -> Message:
        """Return the message with one more line of text at its end."""
        return replace(self, text=f"{self.text}\n{line}")


def alike(ones: Sequence[Attachment], others: Sequence[Attachment]) -> bool:
    """Return whether a message with the ones already shows the others, so that it can keep them."""
    return len(ones) == len(others) and all(map(Attachment.looks_like, ones, others))


def rows(*given: Iterable[Control]) -> Rows:
    """Return rows of controls, without the empty ones."""
    return tuple(row for row in (tuple(row) for row in given) if row)


def in_rows(buttons: Sequence[Button], across: int = ROW) -> list[tuple[Button, ...]]:
    """Return buttons laid out so many to a row."""
    return [tuple(buttons[start : start + across]) for start in range(0, len(buttons), across)]


def clip(text: str, most: int) -> str:
    """Return ``text``, shortened to ``most`` characters."""
    return text if len(text) <= most else text[: most - 1] + "…"
