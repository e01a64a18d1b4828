"""An operator's machine: an empty folder, an English terminal, no settings, and no change to logging."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bot.__main__ as command_line
import bot.cli.offline
import bot.cli.run
from bot.config import NAMES

Printed = Callable[..., str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, _new_databases_are_copies: None) -> Path:
    """Return an empty working folder, with an English terminal, no settings, and logging left unchanged."""
    monkeypatch.chdir(tmp_path)
    for name in (*NAMES, "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def quiet(*_: Any) -> None:
        pass

    for module in (bot.cli.run, bot.cli.offline):
        monkeypatch.setattr(module, "set_up_logging", quiet)
    return tmp_path


@pytest.fixture
def run_command(capsys: pytest.CaptureFixture[str]) -> Printed:
    """Return a function that runs a command, checks its exit status, and returns what the command printed."""

    def ask(*asked: str, status: int = 0) -> str:
        assert command_line.main(asked) == status
        printed = capsys.readouterr()
        return printed.err if status else printed.out

    return ask
