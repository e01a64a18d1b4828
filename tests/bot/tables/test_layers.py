"""The table service imports no Discord library, no pictures and no presentation."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import bot.tables

ROOT = Path(bot.tables.__file__).parents[2]
MODULES = sorted(
    ".".join(file.relative_to(ROOT).with_suffix("").parts)
    for file in Path(bot.tables.__file__).parent.rglob("*.py")
    if file.stem != "__init__"
)
FOREIGN = (
    "discord",
    "PIL",
    "render",
    "bot.presentation",
    "bot.presentation.games",
    "bot.discord_ui",
    "bot.discord_ui.history",
)


def test_the_table_service_imports_no_discord_pictures_or_texts():
    wanted = "; ".join(f"import {name}" for name in MODULES)
    told = f"import sys; {wanted}; print(sorted(set({FOREIGN!r}) & set(sys.modules)), file=sys.stdout)"
    run = subprocess.run(  # noqa: S603
        [sys.executable, "-c", told], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "[]"
    assert len(MODULES) > 20
