# The commands of the house. Without make, the README has the same in plain words.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/ready

.DEFAULT_GOAL := help
.PHONY: help play run test test-postgres drill coverage check format bench words simulate simulate-mutants strength wheel lock docs docs-serve

help:
	@echo "make play    play offline, in a browser on this machine"
	@echo "make run     connect to Discord (needs DISCORD_TOKEN in .env)"
	@echo "make test    run the tests"
	@echo "make test-postgres  run what is tried on a PostgreSQL server, which POSTGRES_TESTS names"
	@echo "make drill   try four processes on one PostgreSQL database: kills, restarts, more shards (DRILL_S=60)"
	@echo "make coverage  tell which branches of bot/tables its tests take, without Discord"
	@echo "make check   check format, style, types and imports"
	@echo "make format  put the format right"
	@echo "make bench   measure"
	@echo "make simulate SEEDS=100 FIRST=0   play simulated runs, on all cores, and name those that break a law"
	@echo "make simulate SEED=7              play one of them again, step by step in words"
	@echo "make simulate-mutants             plant bugs, one at a time, that simulated runs have to find"
	@echo "make words   list the sentences a language lacks, and those nobody says any more"
	@echo "make strength ARGS='--game all-fives --hero expert --against today --deals 100'   measure a computer player"
	@echo "make docs    write the generated tables of the documents, and build the site into site/"
	@echo "make docs-serve  show the site on this machine while you write"
	@echo "make wheel   build the package and see that it is whole"
	@echo "make lock    renew requirements.lock after a change in pyproject.toml (needs uv)"

play: $(READY)
	@$(PY) -m bot play $(ARGS)

run: $(READY)
	@$(PY) -m bot run $(ARGS)

# Bytecode is kept, also where the shell asks for none: each process that a test starts would compile the program.
test test-postgres coverage: export PYTHONDONTWRITEBYTECODE :=

test: $(READY)
	$(PY) -m pytest -n auto --dist worksteal $(ARGS)

# Tests marked postgres alone, on the server at the usual place unless POSTGRES_TESTS names another.
test-postgres: export POSTGRES_TESTS ?= postgresql:///postgres?host=/var/run/postgresql
test-postgres: $(READY)
	$(PY) -m pytest -n auto --dist worksteal -m postgres $(ARGS)

# For as many seconds as DRILL_S says, on a PostgreSQL server of its own; where there are no programs for one on this
# machine, on that of test-postgres.
drill: export POSTGRES_TESTS ?= postgresql:///postgres?host=/var/run/postgresql
drill: $(READY)
	@$(PY) -m tests.cluster

coverage: $(READY)
	$(PY) -m coverage run -m pytest tests/bot/tables
	@$(PY) -m coverage report
	@$(PY) -m coverage json --quiet -o - | $(PY) -c "import json, sys; t = json.load(sys.stdin)['totals']; \
		share = 100 * t['covered_branches'] / t['num_branches']; \
		print(t['covered_branches'], 'of', t['num_branches'], f'branches: {share:.1f} %'); sys.exit(share < 95)"

check: $(READY)
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/mypy --explicit-package-bases tests/simulation
	$(VENV)/bin/lint-imports

format: $(READY)
	$(VENV)/bin/ruff format .
	$(VENV)/bin/ruff check --fix .

# Peers to compare with stay out of requirements.lock, and beside what is tested: they bring NumPy.
PEERS := $(VENV)/peers

bench: $(READY) $(PEERS)
	@for each in $(patsubst tests/benchmarks/%.py,%,$(wildcard tests/benchmarks/[a-z]*.py)); do \
		PYTHONPATH=$(PEERS) $(PY) -m tests.benchmarks.$$each || exit 1; \
	done

$(PEERS): pyproject.toml
	@rm -rf $@
	@$(PY) -m pip install --quiet --disable-pip-version-check --target $@ $$($(PY) -c 'import tomllib; \
		print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["bench"])')
	@touch $@

SEEDS ?= 100
FIRST ?= 0

simulate: $(READY)
	@$(PY) -m tests.simulation $(if $(SEED),--seed $(SEED),--seeds $(SEEDS) --first $(FIRST))

simulate-mutants: $(READY)
	@$(PY) -m tests.simulation --mutants

words: $(READY)
	@$(PY) -m tests.bot.words

strength: $(READY)
	@$(PY) -m tests.strength $(ARGS)

wheel: $(READY)
	@rm -rf dist
	@$(PY) -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	@$(PY) -m tests.wheel dist/*.whl

# What builds the site stays out of requirements.lock: it is large, and no test needs it.
SITE := $(VENV)/docs
MKDOCS := NO_MKDOCS_2_WARNING=1 $(SITE)/bin/mkdocs

docs: $(READY) $(SITE)
	@$(PY) -m docs.tools.generate
	@$(MKDOCS) build --strict --quiet
	@echo 'The site is in site/: open site/index.html.'

docs-serve: $(READY) $(SITE)
	@$(PY) -m docs.tools.generate
	@$(MKDOCS) serve

$(SITE): docs/requirements.lock $(READY)
	@rm -rf $@
	@$(PYTHON) -m venv $@
	@$@/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r docs/requirements.lock
	@touch $@

lock:
	uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --no-annotate --no-header --quiet \
		--output-file requirements.lock $(ARGS)
	uv pip compile pyproject.toml --extra postgres --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --no-annotate --no-header --quiet \
		--constraint requirements.lock --output-file deploy/requirements.lock
	$(PYTHON) -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['optional-dependencies']['docs'], \
		sep='\n')" | uv pip compile - --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --no-annotate --no-header --quiet \
		--constraint requirements.lock --output-file docs/requirements.lock

$(READY): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo 'This needs Python 3.11 or newer. If you have one by another name, say: make PYTHON=python3.12 ...' >&2; \
		exit 1; }
	@[ ! -L $(VENV) ] || { echo '$(VENV) is a link: what it leads to would be emptied. Remove it first.' >&2; exit 1; }
	@echo 'Setting up, once: this takes about a minute.'
	@$(PYTHON) -m venv --clear $(VENV)
	@{ $(PY) -m pip install --progress-bar off --disable-pip-version-check --require-hashes -r requirements.lock \
		|| echo FAILED; } | awk -v total="$$(grep -c == requirements.lock)" ' \
		/^Collecting / { printf "\r  fetching %d of %d packages", ++n, total; fflush() } \
		/^Installing collected/ { printf "\n  installing them\n"; fflush() } \
		/^FAILED$$/ { print ""; exit 1 }'
	@touch $(READY)
