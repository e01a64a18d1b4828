"""Workflows, forms, hooks and the dev container name only existing things; workflows run only make and
scripts.

``make lint-workflows`` checks their syntax, because the tests have no parser for YAML.
"""

from __future__ import annotations

import json
import os
import re
import tomllib
from pathlib import Path

import pytest

from bot.cli.doctor import NEWEST_PYTHON
from bot.language.localizer import localizer_for
from engine import GAMES

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FILES = [
    *sorted(file for file in GITHUB.rglob("*") if file.is_file()),
    *(ROOT / name for name in (".pre-commit-config.yaml", ".devcontainer/devcontainer.json", ".ci/run")),
    *(ROOT / name for name in ("CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md")),
]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
MAKE = re.compile(r'(?:^#? {4,}|^|`|"|: |&& )make ([a-z][a-z-]*)', re.MULTILINE)
"""A make command: at the start of a line, in backticks or quotes, as a value, or after another command."""


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def commands(workflow: Path) -> list[str]:
    """Return what the steps of a workflow run."""
    return re.findall(r"^ +(?:- )?run: (.*)$", workflow.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_every_make_command_exists(file: Path) -> None:
    assert set(MAKE.findall(file.read_text("utf-8"))) <= set(
        re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)
    )


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_every_path_exists(file: Path) -> None:
    paths = re.findall(r"`((?:bot|docs|engine)/[\w/.-]+|[A-Z_]+\.md)`", file.read_text("utf-8"))
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_help_describes_every_target() -> None:
    assert re.findall(r"^([a-z-]+):(?!.* ## [A-Z].*\.$)", MAKEFILE, re.MULTILINE) == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=name_of)
def test_a_workflow_runs_only_make_and_the_scripts_in_ci(workflow: Path) -> None:
    for command in commands(workflow):
        script = ROOT / command
        assert MAKE.match(command) or (script.parent == ROOT / ".ci" and os.access(script, os.X_OK))
        assert "${{" not in command  # GitHub would insert text written by others into the command


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=name_of)
def test_a_workflow_may_only_read_and_pins_its_actions(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    assert "\npermissions:\n  contents: read\n\n" in text
    used = re.findall(r"uses: (?!\./)(.*)", text)
    assert [each for each in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each)] == []


def test_the_tests_run_on_every_supported_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = int(project["requires-python"].removeprefix(">=3."))
    supported = [f"3.{minor}" for minor in range(oldest, NEWEST_PYTHON[1] + 1)]
    assert f"python: {json.dumps(supported)}\n" in (GITHUB / "workflows" / "tests.yml").read_text("utf-8")


def test_the_hooks_run_every_command_of_make_check() -> None:
    recipe = re.search(r"^check:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert recipe
    checks = recipe[1].replace("$(VENV)", ".venv").replace("\t", "").splitlines()
    entries = re.findall(
        r"^ +entry: (.*)$", (ROOT / ".pre-commit-config.yaml").read_text("utf-8"), re.MULTILINE
    )
    assert set(checks) <= set(entries)


def test_the_dev_container_prepares_the_project_and_the_tests() -> None:
    container = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text("utf-8"))
    assert container["postCreateCommand"] == "make setup"
    assert container["postStartCommand"] == "sudo .ci/prepare"


def test_the_form_for_rules_offers_every_game() -> None:
    form = (GITHUB / "ISSUE_TEMPLATE" / "rule.yml").read_text("utf-8")
    listed = re.search(r"label: Game\n +options:\n((?: +- .*\n)+)", form)
    assert listed
    assert re.findall(r"- (.*)", listed[1]) == [localizer_for("en")(f"game-{game}") for game in GAMES]


def test_the_form_for_bugs_asks_for_the_doctor() -> None:
    assert "`python -m bot doctor`" in (GITHUB / "ISSUE_TEMPLATE" / "bug.yml").read_text("utf-8")
