"""The package: one version, stated once, and the files packed with the program."""

from __future__ import annotations

import re
import tomllib
import zipfile
from pathlib import Path

from bot import __version__
from tests.wheel import POLICIES, expected, lacking

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SEMANTIC = r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?"


def test_the_version_is_semantic_and_stated_once() -> None:
    assert re.fullmatch(SEMANTIC, __version__)
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert PROJECT["tool"]["hatch"]["version"] == {"path": "bot/__init__.py"}
    stated = [
        file
        for pattern in ("*.toml", "*.md", "bot/**/*.py", "docs/*.md", "deploy/**/*.yml")
        for file in ROOT.glob(pattern)
        if re.search(rf"version[\W_]+{re.escape(__version__)}\b", file.read_text(encoding="utf-8"))
    ]
    assert stated == [ROOT / "bot" / "__init__.py"]


def test_the_policies_are_in_the_wheel() -> None:
    packed = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert packed == {name: f"bot/{name}" for name in POLICIES}


def test_missing_and_changed_files_of_a_wheel_are_found(tmp_path: Path) -> None:
    wheel = tmp_path / "boneyard.whl"
    with zipfile.ZipFile(wheel, "w") as made:
        for name, file in expected().items():
            if name != "bot/TERMS.md":
                made.writestr(name, b"another" if name == "bot/__main__.py" else file.read_bytes())
    assert set(lacking(wheel)) == {"bot/__main__.py", "bot/TERMS.md"}
