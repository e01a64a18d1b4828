"""The files that run the bot elsewhere: the image's lock, the health check, and the timeout of a stop."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import threading
import tomllib
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from bot.cluster.cluster import LEAVING as PASSING_ON
from bot.discord_ui.interactions.draining import DRAINING, LEAVING

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def pins(file: Path) -> dict[str, tuple[str, frozenset[str]]]:
    """Return the version (with its marker) and the hashes of every package in a lock, by name."""
    found = {}
    for block in re.split(r"\n(?=\S)", file.read_text("utf-8")):
        name, _, version = block.partition("==")
        found[name] = (version.partition("\n")[0], frozenset(re.findall(r"sha256:\w+", block)))
    return found


def test_the_image_installs_the_same_versions_as_the_tests() -> None:
    image, whole = pins(DEPLOY / "requirements.lock"), pins(ROOT / "requirements.lock")
    assert {name for name, pin in image.items() if whole.get(name) != pin} == set()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    names = {re.split(r"[^\w.-]", each)[0].lower().replace(".", "-") for each in wanted}
    assert names <= image.keys()
    assert not {"pytest", "mypy", "simcord"} & image.keys()


def test_the_image_copies_only_existing_files() -> None:
    copied = [
        source
        for line in (DEPLOY / "Dockerfile").read_text("utf-8").splitlines()
        if line.startswith("COPY ") and "--from" not in line
        for source in line.split()[1:-1]
    ]
    let_in = {
        line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line[:1] == "!"
    }
    assert copied
    assert [source for source in copied if not (ROOT / source).exists()] == []
    assert {source.partition("/")[0] for source in copied} == let_in


@pytest.mark.parametrize(
    ("file", "pattern"),
    [("boneyard.service", r"TimeoutStopSec=(\d+)"), ("compose.yaml", r"stop_grace_period: (\d+)s")],
)
def test_the_stop_timeout_is_long_enough(file: str, pattern: str) -> None:
    (seconds,) = re.findall(pattern, (DEPLOY / file).read_text("utf-8"))
    assert DRAINING + LEAVING <= 10
    assert int(seconds) > PASSING_ON + DRAINING + LEAVING


def test_the_runbooks_commands_match_the_service_and_the_image() -> None:
    runbook = (ROOT / "docs" / "runbook.md").read_text("utf-8").replace("\\\n", "")
    (as_service,) = re.findall(r"^ +sudo systemd-run (.*)", runbook, re.MULTILINE)
    unit = (DEPLOY / "boneyard.service").read_text("utf-8")
    set_up = dict(re.findall(r"^(\w+)=(.*)", unit, re.MULTILINE))
    (path,) = [each for each in set_up["Environment"].split() if each.startswith("PYTHONPATH=")]
    assert set_up["ExecStart"].removesuffix("run") + "doctor" in as_service
    assert {
        f"--working-directory={set_up['WorkingDirectory']}",
        f"--property=EnvironmentFile={set_up['EnvironmentFile']}",
        f"--setenv={path}",
    } <= set(as_service.split())
    for each in re.findall(r"--property=((?:DynamicUser|StateDirectory)=\w+)", runbook):
        assert f"\n{each}\n" in unit

    (name,) = re.findall(
        r"^ +docker compose --file deploy/compose.yaml .* run --rm (\w+) doctor$", runbook, re.MULTILINE
    )
    bot, image = (DEPLOY / "compose.yaml").read_text("utf-8"), (DEPLOY / "Dockerfile").read_text("utf-8")
    assert f"\n  {name}:\n    build:\n" in bot
    assert '\nENTRYPOINT ["python", "-m", "bot"]\n' in image


def test_the_image_and_the_service_are_hardened() -> None:
    build, image = re.split(r"^FROM .*$", (DEPLOY / "Dockerfile").read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert "pip install" in build
    assert "pip install" not in image
    assert re.search(r"^USER [1-9]\d*$", image, re.MULTILINE)
    assert "HEALTHCHECK" in image
    bot, _, database = (DEPLOY / "compose.yaml").read_text("utf-8").partition("\n  database:\n")
    assert "    read_only: true\n" in bot
    assert database
    service = (DEPLOY / "boneyard.service").read_text("utf-8").splitlines()
    assert {"DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes"} <= set(service)


# -- the health check ------------------------------------------------------------------------------


@pytest.fixture
def alive() -> Any:
    """Return the function ``alive`` of the image's health check."""
    spec = spec_from_file_location("health", DEPLOY / "health.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.alive


@pytest.mark.parametrize(("status", "healthy"), [(200, True), (503, False)])
def test_the_health_check_asks_the_health_endpoint(alive: Any, status: int, healthy: bool) -> None:
    asked = []

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(status)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.handle_request)
        thread.start()
        assert alive(str(server.server_port)) is healthy
        thread.join()
    assert asked == ["/healthz"]


def test_the_health_check_fails_if_the_bot_does_not_answer(alive: Any) -> None:
    with socket.socket() as taken:  # so that no other program listens there meanwhile
        taken.bind(("127.0.0.1", 0))
        port = str(taken.getsockname()[1])
        assert alive(port) is False
        asked = subprocess.run(  # noqa: S603 (its own words)
            [sys.executable, str(DEPLOY / "health.py")], env={"METRICS_PORT": port}, check=False
        )
    assert asked.returncode == 1


@pytest.mark.parametrize("host", ["", "0.0.0.0", "127.0.0.2", "::", "::1"])  # noqa: S104 (on this machine)
def test_the_health_check_uses_the_metrics_host_and_no_proxy(host: str) -> None:
    """Docker passes the proxy of its own settings to every container."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    class Server(HTTPServer):
        address_family = socket.AF_INET6 if ":" in host else socket.AF_INET

    try:
        server = Server((host or "127.0.0.1", 0), Answer)
    except OSError:
        pytest.skip("this machine has no such address")
    with server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        asked = subprocess.run(  # noqa: S603 (its own words)
            [sys.executable, str(DEPLOY / "health.py")],
            env={
                "METRICS_PORT": str(server.server_port),
                "METRICS_HOST": host,
                "http_proxy": "http://127.0.0.1:1",
            },
            check=False,
        )
        server.shutdown()
        thread.join()
    assert asked.returncode == 0


@pytest.mark.parametrize(
    ("command", "healthy"),
    [
        (b"python\0-m\0bot\0run\0", True),
        (b"/sbin/docker-init\0--\0python\0-m\0bot\0run\0", True),
        (b"sh\0", False),
        (b"python\0-m\0robot\0", False),
    ],
)
def test_the_health_check_without_an_endpoint_looks_for_the_process(
    alive: Any,
    tmp_path: Path,
    command: bytes,
    healthy: bool,
) -> None:
    first = tmp_path / "cmdline"
    first.write_bytes(command)
    assert alive("", first) is alive("0", first) is healthy
    assert not alive("", tmp_path / "none")
