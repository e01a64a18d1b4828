# The project's commands. CONTRIBUTING.md says when to use which.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/ready
VERSION = $(shell sed -n 's/^__version__ = "\(.*\)"/\1/p' bot/__init__.py)

# A target is a command for people if "## " and what it does follow it.
TARGETS := sed -n 's/^\([a-z-]*\):.*\#\# \(.*\)/\1 \2/p' $(firstword $(MAKEFILE_LIST))

.DEFAULT_GOAL := help
.PHONY: $(shell $(TARGETS) | cut -d ' ' -f 1)

help: ## List the commands.
	@echo 'Times are for two cores. The first command also sets up .venv, which takes about a minute.'
	@$(TARGETS) | while read -r target text; do printf 'make %-16s %s\n' "$$target" "$$text"; done

setup: $(READY) ## Set up .venv with all that the other commands need. About a minute, once.

play: $(READY) ## Play offline in a browser on this machine, until you stop it.
	@$(PY) -m bot play $(ARGS)

run: $(READY) ## Connect to Discord, until you stop it. Needs DISCORD_TOKEN in .env.
	@$(PY) -m bot run $(ARGS)

# Bytecode is kept even if the shell asks for none: otherwise each process that a test starts compiles the program.
test test-postgres coverage: export PYTHONDONTWRITEBYTECODE :=

test: $(READY) ## Run the tests, or those that ARGS names. About six minutes for all.
	$(PY) -m pytest -n auto --dist worksteal $(ARGS)

check: $(READY) ## Check format, style, types and imports. About a minute at first, then seconds.
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/mypy --explicit-package-bases tests/simulation
	$(VENV)/bin/lint-imports

format: $(READY) ## Format the code and fix what ruff can fix. A second.
	$(VENV)/bin/ruff format .
	$(VENV)/bin/ruff check --fix .

# POSTGRES_TESTS names the server. Its default is this machine's own.
test-postgres drill: export POSTGRES_TESTS ?= postgresql:///postgres?host=/var/run/postgresql

test-postgres: $(READY) ## Run the tests marked postgres on the server that POSTGRES_TESTS names. About 3 minutes.
	$(PY) -m pytest -n auto --dist worksteal -m postgres $(ARGS)

coverage: $(READY) ## Measure which branches of bot/tables its own tests take. Fails below 95 %. About a minute.
	$(PY) -m coverage run -m pytest tests/bot/tables
	@$(PY) -m coverage report
	@$(PY) -m coverage json --quiet -o - | $(PY) -c "import json, sys; t = json.load(sys.stdin)['totals']; \
		share = 100 * t['covered_branches'] / t['num_branches']; \
		print(t['covered_branches'], 'of', t['num_branches'], f'branches: {share:.1f} %'); sys.exit(share < 95)"

# The drill starts a PostgreSQL server of its own. On a machine without PostgreSQL's programs it uses POSTGRES_TESTS.
drill: $(READY) ## Kill, freeze and reshard four processes on one database, for DRILL_S=60 seconds and half a minute more.
	@$(PY) -m tests.cluster

SEEDS ?= 100
FIRST ?= 0

simulate: $(READY) ## Play SEEDS=100 simulated runs from FIRST=0, or SEED=7 alone in words. About a minute for 100.
	@$(PY) -m tests.simulation $(if $(SEED),--seed $(SEED),--seeds $(SEEDS) --first $(FIRST))

simulate-mutants: $(READY) ## Plant bugs, one at a time, that simulated runs must find. Can take hours.
	@$(PY) -m tests.simulation --mutants

# Tools that no test needs stay out of requirements.lock, in folders of their own.
PEERS := $(VENV)/peers
LINTERS := $(VENV)/linters
$(PEERS): EXTRA := bench
$(LINTERS): EXTRA := lint
$(PEERS) $(LINTERS): pyproject.toml | $(READY)
	@rm -rf $@
	@$(PY) -m pip install --quiet --disable-pip-version-check --target $@ $$($(PY) -c 'import tomllib; \
		print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["$(EXTRA)"])')
	@touch $@

bench: $(READY) $(PEERS) ## Measure speed and memory, beside two other libraries. Long: leave the machine alone meanwhile.
	@for each in $(patsubst tests/benchmarks/%.py,%,$(wildcard tests/benchmarks/[a-z]*.py)); do \
		PYTHONPATH=$(PEERS) $(PY) -m tests.benchmarks.$$each || exit 1; \
	done

strength: $(READY) ## Let computer players play each other, as ARGS says. How long depends on ARGS: try ARGS=--help.
	@$(PY) -m tests.strength $(ARGS)

words: $(READY) ## List the sentences that a language lacks, and those that nothing uses. Seconds.
	@$(PY) -m tests.bot.language.words

SCHEMA := PYTHONPATH=$(LINTERS) $(PY) -m check_jsonschema --builtin-schema vendor

lint-workflows: $(READY) $(LINTERS) ## Check the files that GitHub, Docker and pre-commit read. Seconds.
	@$(SCHEMA).github-workflows .github/workflows/*.yml
	@$(SCHEMA).github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	@$(SCHEMA).github-issue-config .github/ISSUE_TEMPLATE/config.yml
	@$(SCHEMA).dependabot .github/dependabot.yml
	@$(SCHEMA).compose-spec deploy/compose.yaml
	@PYTHONPATH=$(LINTERS) $(PY) -m pre_commit validate-config .pre-commit-config.yaml

# What builds the site has a lock of its own: it is large, and no test needs it.
SITE := $(VENV)/docs
MKDOCS := NO_MKDOCS_2_WARNING=1 $(SITE)/bin/mkdocs

docs: $(READY) $(SITE) ## Write the generated tables of the documents, and build the site into site/. Seconds.
	@$(PY) -m docs.tools.generate
	@$(MKDOCS) build --strict --quiet
	@echo 'The site is in site/: open site/index.html.'

docs-serve: $(READY) $(SITE) ## Show the site on this machine while you write, until you stop it.
	@$(PY) -m docs.tools.generate
	@$(MKDOCS) serve

$(SITE): docs/requirements.lock $(READY)
	@rm -rf $@
	@$(PYTHON) -m venv $@
	@$@/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r docs/requirements.lock
	@touch $@

pictures: $(READY) ## Draw the pictures of the README and the documents from real matches. Seconds.
	@$(PY) -m tests.pictures $(ARGS)

wheel: $(READY) ## Build the package into dist/, and check that no file is missing. Seconds.
	@rm -rf dist
	@$(PY) -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	@$(PY) -m tests.wheel dist/*.whl

image: ## Build the container image boneyard. Needs Docker. Minutes at first.
	docker build --file deploy/Dockerfile --tag boneyard --tag boneyard:$(VERSION) .

# A tag that names another version than the package stops before anything is built.
release: ## Build wheel, site and image for TAG=v1.0.0 into dist/. Needs Docker. Minutes.
	@[ "$(TAG)" = "v$(VERSION)" ] || { \
		echo 'TAG must be v$(VERSION): bot/__init__.py says that version.' >&2; exit 1; }
	@$(MAKE) wheel docs image
	@tar --create --gzip --file dist/boneyard-site-$(VERSION).tar.gz --directory site .
	@docker save --output dist/boneyard-image-$(VERSION).tar boneyard:$(VERSION)
	@gzip dist/boneyard-image-$(VERSION).tar

publish: ## Create the release of TAG on GitHub with what is in dist/. The release workflow calls this.
	@gh release create "$(TAG)" dist/* --verify-tag --title "$(TAG)" --notes 'CHANGELOG.md says what has changed.'

lock: ## Renew the requirements.lock files after a change in pyproject.toml. Needs uv. Seconds.
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
