# The commands of the house. Without make, the README has the same in plain words.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/ready

.DEFAULT_GOAL := help
.PHONY: help play run test check format bench simulate strength lock

help:
	@echo "make play    play offline, in a browser on this machine"
	@echo "make run     connect to Discord (needs DISCORD_TOKEN in .env)"
	@echo "make test    run the tests"
	@echo "make check   check format, style, types and imports"
	@echo "make format  put the format right"
	@echo "make bench   measure"
	@echo "make simulate SEED=7              play one simulated run in words"
	@echo "make simulate SEEDS=100 FIRST=0   play many, on all cores"
	@echo "make strength ARGS='--game all-fives --hero expert --against today --deals 100'   measure a computer player"
	@echo "make lock    renew requirements.lock after a change in pyproject.toml (needs uv)"

play: $(READY)
	@$(PY) -m bot play $(ARGS)

run: $(READY)
	@$(PY) -m bot run $(ARGS)

test: $(READY)
	$(PY) -m pytest -n auto --dist worksteal $(ARGS)

check: $(READY)
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports

format: $(READY)
	$(VENV)/bin/ruff format .
	$(VENV)/bin/ruff check --fix .

bench: $(READY)
	@for each in $(patsubst tests/benchmarks/%.py,%,$(wildcard tests/benchmarks/[a-z]*.py)); do \
		$(PY) -m tests.benchmarks.$$each || exit 1; \
	done

SEEDS ?= 100
FIRST ?= 0

simulate: $(READY)
	@$(PY) -m tests.simulation $(if $(SEED),--seed $(SEED),--seeds $(SEEDS) --first $(FIRST))

strength: $(READY)
	@$(PY) -m tests.strength $(ARGS)

lock:
	uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --no-annotate --no-header --quiet \
		--output-file requirements.lock $(ARGS)

$(READY): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo 'This needs Python 3.11 or newer. If you have one by another name, say: make PYTHON=python3.12 ...' >&2; \
		exit 1; }
	@echo 'Setting up, once: this takes about a minute.'
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $(READY)
