"""The shipped monitoring files: every metric they name exists, and every alert is explained."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.app.monitoring.metrics import LEVELS, Metrics
from bot.telemetry.observer import Failure

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "deploy" / "monitoring"
ALERTS = FOLDER / "alerts.yml"
DASHBOARD = json.loads((FOLDER / "grafana-dashboard.json").read_text("utf-8"))
DOCUMENT = (ROOT / "docs" / "monitoring.md").read_text("utf-8")
SUFFIXES = {
    "histogram": ("_bucket", "_sum", "_count"),
    "counter": ("_total",),
    "info": ("_info",),
    "gauge": ("",),
}
OTHERS = {"job", "instance", "le"}
"""Labels that Prometheus adds or that every histogram has."""


@pytest.fixture(scope="module")
def known() -> dict[str, set[str]]:
    """Return the labels of every metric of the program, by the metric's name in Prometheus."""
    metrics = Metrics()
    own = {each for each in vars(metrics).values() if hasattr(each, "_labelnames")}
    labels = {each._name: set(each._labelnames) for each in own}
    return {
        family.name + suffix: labels.get(family.name, set())
        for family in metrics.registry.collect()
        for suffix in SUFFIXES[family.type]
    }


def queries() -> list[str]:
    """Return the queries of the dashboard, with a value for each of Grafana's variables."""
    texts = [target["expr"] for panel in DASHBOARD["panels"] for target in panel.get("targets", ())]
    return [text.replace("$__rate_interval", "1m").replace("$instance", ".*") for text in texts]


def alerts() -> dict[str, str]:
    """Return the expression of each alert, by its name."""
    text = ALERTS.read_text("utf-8")
    return dict(re.findall(r"- alert: (\w+)\n +expr: (.*)", text))


def metrics_in(text: str) -> set[str]:
    return set(re.findall(r"\b(?:boneyard|process|python)_\w+", text))


def labels_in(query: str) -> Iterator[str]:
    for chosen in re.findall(r"{([^}]*)}", query):
        yield from re.findall(r"(\w+)(?:=|!=|=~|!~)\"", chosen)
    for grouped in re.findall(r"by \(([^)]*)\)", query):
        yield from grouped.split(", ")


@pytest.mark.parametrize("query", [*queries(), *alerts().values()])
def test_every_query_names_metrics_and_labels_of_the_program(query: str, known: dict[str, set[str]]) -> None:
    named = metrics_in(query) - {"boneyard"}
    assert named or query.startswith(("up", "min(up"))
    assert named <= set(known)
    allowed = OTHERS.union(*(known[each] for each in named))
    assert set(labels_in(query)) <= allowed
    for label, values in (("kind", set(Failure)), ("level", set(LEVELS))):
        chosen = re.findall(rf'{label}=~?"([^"]*)"', query)
        assert {each for text in chosen for each in text.split("|")} <= values


def test_the_document_describes_exactly_the_metrics_of_the_program(known: dict[str, set[str]]) -> None:
    rows = dict(re.findall(r"^\| `(boneyard_\w+)` \| ([\w, ]*) ?\|", DOCUMENT, re.MULTILINE))
    own = {re.sub("_(bucket|sum|count)$", "", each) for each in known if each.startswith("boneyard_")}
    assert set(rows) == own
    for name, labels in known.items():
        if name in rows and labels:
            assert set(rows[name].strip().split(", ")) == labels
    assert metrics_in(DOCUMENT) <= set(known) | own


def test_every_alert_is_tested_and_explained() -> None:
    assert len(alerts()) == ALERTS.read_text("utf-8").count("- alert:")
    tried = (FOLDER / "alerts_test.yml").read_text("utf-8")
    assert [name for name in alerts() if f"alertname: {name}\n        exp_alerts" not in tried] == []
    assert [name for name in alerts() if name not in DOCUMENT] == []


def test_the_dashboards_panels_do_not_overlap() -> None:
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    places: list[dict[str, Any]] = [panel["gridPos"] for panel in panels]
    taken = [
        (x, y)
        for place in places
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(set(taken)) == len(taken)


PROMTOOL = shutil.which("promtool") or ""
needs_promtool = pytest.mark.skipif(not PROMTOOL, reason="promtool, of Prometheus, is not installed")


def promtool(*asked: str, where: Path = FOLDER) -> None:
    command = [PROMTOOL, *asked]
    done = subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr


@needs_promtool
def test_prometheus_accepts_the_rules_and_their_alerts_fire() -> None:
    promtool("check", "config", "prometheus.yml")
    promtool("test", "rules", "alerts_test.yml")


@needs_promtool
def test_prometheus_can_parse_every_query_of_the_dashboard(tmp_path: Path) -> None:
    rules = [{"record": f"query:{number}", "expr": text} for number, text in enumerate(queries())]
    (tmp_path / "rules.yml").write_text(json.dumps({"groups": [{"name": "dashboard", "rules": rules}]}))
    promtool("check", "rules", "rules.yml", where=tmp_path)
