"""Check that a built wheel is complete: ``python -m tests.wheel WHEEL``.

It must contain every file of the program, and the policies that the bot links to.
"""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "engine", "render")
POLICIES = ("PRIVACY.md", "TERMS.md")


def expected() -> dict[str, Path]:
    """Return the files a wheel must contain, each with the file it is made from."""
    files = [file for package in PACKAGES for file in (ROOT / package).rglob("*") if file.is_file()]
    own = {str(file.relative_to(ROOT)): file for file in files if "__pycache__" not in file.parts}
    return own | {f"bot/{name}": ROOT / name for name in POLICIES}


def lacking(wheel: Path) -> list[str]:
    """Return the names of the expected files that the wheel lacks, or has with other content."""
    with zipfile.ZipFile(wheel) as held:
        names = set(held.namelist())
        return [
            name
            for name, file in expected().items()
            if name not in names or held.read(name) != file.read_bytes()
        ]


if __name__ == "__main__":
    found = lacking(Path(sys.argv[1]))
    sys.exit(f"{sys.argv[1]} lacks {', '.join(found)}" if found else 0)
