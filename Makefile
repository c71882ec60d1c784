# Two commands do everything on a machine with python3 (3.11 or newer) and make: `make play` and `make test`.
.DEFAULT_GOAL := help
.PHONY: help play setup test lint test-compiled test-interpreted bench lock clean
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src docs/rules -name '*.py' -o -name '*.toml' -o -name '*.md' -o -name '*.html' -o -name '*.js' -o -name '*.css') setup.py pyproject.toml

help: ## this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 20

play: setup ## open the house: rooms in the browser, kept on this machine
	@$(BIN)/hinterzimmer serve --open

setup: .venv/installed ## build .venv with everything in it, compiled where a C compiler is present

.venv/tools: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

.venv/installed: .venv/tools $(SOURCES)
	@rm -rf build
	@echo "installing hinterzimmer (compiling takes half a minute)"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/hinterzimmer --version
	@touch $@

test: lint test-compiled test-interpreted ## everything: linters, and all tests on both builds

lint: setup ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-compiled: setup ## the tests on the installed build
	$(BIN)/python -m pytest

test-interpreted: setup ## the tests on the source as it is
	HINTERZIMMER_EXPECT=interpreted PYTHONPATH=src $(BIN)/python -m pytest

bench: setup ## speed, beside OpenSpiel and boardgame.io
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	$(BIN)/python benchmarks/run.py
	$(BIN)/python benchmarks/server.py

lock: ## write the requirements anew (needs uv)
	for kind in dev bench; do uv pip compile pyproject.toml --group dev $$([ $$kind = bench ] && echo --extra bench) \
	  --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-annotate \
	  --upgrade --quiet -o requirements/$$kind.txt; done

clean: ## remove what was built
	rm -rf .venv build .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
