# Every command that a person types. `make test` is exactly what CI runs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= auto
.DEFAULT_GOAL := help
# Compiled modules are kept: the tests start the bot many times, and each start is then twice as quick.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test bench lint types walls long golden lock clean
help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

# Through uv where it is installed, else pip; always from the hashed lock file.
$(VENV)/play.stamp: requirements.lock
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@if command -v uv >/dev/null 2>&1; then uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock; \
	else $(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock; fi
	@touch $@

$(VENV)/test.stamp: requirements-dev.lock $(VENV)/play.stamp
	@if command -v uv >/dev/null 2>&1; then uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements-dev.lock; \
	else $(BIN)/python -m pip install --quiet --require-hashes -r requirements-dev.lock; fi
	@touch $@

play: $(VENV)/play.stamp  ## try it without Discord: a web page (TEXT=1: in this terminal)
	@$(BIN)/python -m bot play $(if $(TEXT),--text) $(if $(PORT),--port $(PORT))

test: lint types walls  ## everything that must hold: format, lint, types, walls, tests
	$(BIN)/python -m pytest -n $(JOBS)

lint: $(VENV)/test.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(VENV)/test.stamp
	$(BIN)/mypy

walls: $(VENV)/test.stamp
	PYTHONPATH=. $(BIN)/lint-imports --no-cache

bench: $(VENV)/test.stamp  ## how fast it is, as ratios measured side by side
	$(BIN)/python -m bench

GAMES ?= 200
long: $(VENV)/test.stamp  ## many random games, held to every promise (GAMES=2000 ONLY=trilogy)
	$(BIN)/python -m tests.long --games $(GAMES) --only "$(ONLY)"

golden: $(VENV)/test.stamp  ## search for finished games that tests/golden lacks
	$(BIN)/python -m tests.golden.record

lock:  ## compile the lock files anew (needs uv)
	uv pip compile --quiet --universal --generate-hashes --python-version 3.11 pyproject.toml -o requirements.lock
	uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --extra dev -c requirements.lock pyproject.toml -o requirements-dev.lock

clean:  ## remove the virtual environment and caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
