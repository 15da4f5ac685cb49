# Two commands for everybody: `make play` and `make test`. Both install what they need into .venv.
PYTHON ?= python3
BIN := .venv/bin
# The versions that were tested; `make lock` renews them. Pages are built here, where one sees how far it is.
INSTALL = KOSTKA_WITHOUT_PAGES=1 $(BIN)/python -m pip install --constraint constraints.txt
NPM = $(BIN)/python web/build.py npm
# Python compiles modules anew in every process where bytecode is not kept: seconds for each of hundreds of processes.
# All that is kept is inside this folder.
export PYTHONDONTWRITEBYTECODE =

.PHONY: play terminal resume site web test checks rules test-web bench bench-compare bench-bots bots studies soak perft explore fuzz chaos golden protocol pictures smooth lock clean

# A server of your own, and its pages in the browser. Pages that cannot be built leave the terminal.
play: .venv/play
	@$(BIN)/python web/build.py || true
	@$(BIN)/kostka play

terminal: .venv/play
	@$(BIN)/kostka play camelup --terminal

# Go on with the match that was left last in the terminal.
resume: .venv/play
	@$(BIN)/kostka play camelup --resume

# The pages for the browser, if their sources have changed.
site: .venv/bin/python
	@$(BIN)/python web/build.py

# Pages that change while you write them, at http://localhost:5173, with a server behind them.
web: .venv/play
	@$(BIN)/kostka serve --port 8642 --origin http://localhost:5173 --origin http://127.0.0.1:5173 & \
	trap "kill $$!" EXIT; $(NPM) run dev

# Two more than there are cores: tests of pages, clocks, servers and Ray wait for each other.
WORKERS = $(shell $(BIN)/python -c "import os; print(len(os.sched_getaffinity(0)) + 2 if hasattr(os, 'sched_getaffinity') else 'auto')")

# Pages are built and sources read beside the compiler, which would leave a core idle.
test: .venv/test
	@$(MAKE) --no-print-directory -j 2 checks rules
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

checks: .venv/test site
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(MAKE) --no-print-directory test-web

# The compiled rules of all games, if they are not there.
rules: .venv/test
	$(BIN)/python -m tests.compiled

test-web: .venv/bin/python
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test

# Speed beside other engines and environments, each installed into a folder of its own in .benchmark-venv, and the picture
# of it; docs/benchmarks.md says what is measured. To see that it works: `make bench BENCH="--quick"`.
bench: .venv/test
	$(BIN)/python -m benchmarks.run $(BENCH)

# What got slower since a commit, measured in turns: `make bench-compare REV=e9ca02f`; between two commits:
# `make bench-compare REV="e9ca02f 4765b9a"`.
bench-compare: .venv/test
	$(if $(REV),,$(error Which commit? Say make bench-compare REV=e9ca02f))
	$(BIN)/python -m benchmarks.compare $(REV)

# The bots against those of the last release, which benchmarks/release.txt names.
bench-bots: .venv/test
	$(BIN)/python -m benchmarks.regression

# Every study, as pages with pictures and data in docs/studies; to see that it works: `make studies QUICK="--quick --out build"`.
studies: .venv/test
	$(foreach name,seats luck cards races jamniki camelup,$(BIN)/kostka study $(name) $(or $(QUICK),--out docs/studies) &&) true

# How strong the bots are: plays for hours, goes on where it stopped, writes the tables and the plot of docs/bots.md. To
# see that it works: `make bots BOTS="--quick --out build/quick --page build/bots.md"`.
bots: .venv/test
	$(BIN)/python -m benchmarks.bots $(BOTS)

# Thousands of games of every kind without a fault, with every index into an array checked; then races of Cubitos until
# every effect of every card has been used.
soak: .venv/test
	NUMBA_BOUNDSCHECK=1 KOSTKA_CACHE_DIR=.venv/checked-rules $(BIN)/python -m benchmarks.soak
	$(BIN)/python -m benchmarks.effects

# Twenty times as many examples of the invariants as `make test` tries, other ones every time.
explore: .venv/test
	KOSTKA_EXAMPLES=20 $(BIN)/pytest -n auto -m hypothesis

# Some 200,000 messages that nobody sends who means well; others with `make fuzz SEED=2`.
fuzz: .venv/test
	$(BIN)/python -m benchmarks.fuzz --messages 200000 --seed $(or $(SEED),1)

# Servers that are killed under load, 200 times with SQLite and 50 times with PostgreSQL: nothing acknowledged is lost.
chaos: .venv/test
	$(BIN)/python -m benchmarks.chaos

# How many positions there are after so many plies, chance laid open; the counts that the tests pin.
perft: .venv/test
	$(BIN)/python -m benchmarks.perft

# Every page as a picture in docs/images/pages, in every size, colour and language: look at each; then those of the README.
# Some of them: `make pictures PAGES="camelup --language uk --size phone"`.
pictures: .venv/test site
	$(BIN)/python -m benchmarks.pictures $(PAGES)
	$(if $(PAGES),,$(BIN)/python -m benchmarks.pictures --readme)

# How the pages feel on a slow machine: long tasks, missed frames, memory after rematches, bytes until a game stands.
smooth: .venv/test site
	$(BIN)/python -m benchmarks.smoothness

# Write the golden playthroughs anew, or those of some games: `make golden GAMES=jamniki`. Look at the difference before
# you commit it.
golden: .venv/test
	$(BIN)/python -m tests.golden.regenerate $(GAMES)

# Write the JSON Schema and the TypeScript types of the server's protocol anew.
protocol: .venv/test
	$(BIN)/python -m kostka.server.schemas > docs/protocol.schema.json
	$(BIN)/python -m kostka.server.typescript > docs/protocol.ts

# Take the newest versions that pyproject.toml allows, and write them down: run `make test` before you commit them.
lock:
	rm -rf .lock-venv
	$(PYTHON) -m venv .lock-venv
	KOSTKA_WITHOUT_PAGES=1 .lock-venv/bin/python -m pip install --quiet ".[dev]"
	{ head -1 constraints.txt; .lock-venv/bin/python -m pip freeze --exclude kostka; } > constraints.new
	mv constraints.new constraints.txt
	rm -rf .lock-venv

.venv/bin/python:
	@echo "Making a Python of its own in .venv ..."
	@$(PYTHON) -m venv .venv

# Modules become bytecode when they are first used: most of what is installed never is.
.venv/play: .venv/bin/python pyproject.toml constraints.txt
	@echo "Installing what playing needs into .venv, once; then the game begins ..."
	@$(INSTALL) --no-compile --editable .
	@touch $@

.venv/test: .venv/bin/python pyproject.toml constraints.txt
	@echo "Installing what the tests need into .venv, once ..."
	@$(INSTALL) --no-compile --editable ".[dev]"
	@touch $@ .venv/play

clean:
	rm -rf .venv .lock-venv build dist src/kostka/server/site web/node_modules
