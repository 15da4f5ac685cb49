# Two commands for everybody: `make play` and `make test`. Both install what they need into .venv.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play resume test bench soak explore golden clean

play: .venv/play
	$(BIN)/kostka play camelup --terminal

# Go on with the match that was left last.
resume: .venv/play
	$(BIN)/kostka play camelup --resume

test: .venv/test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto

# Speed beside other engines, which are installed into .benchmark-venv; docs/benchmarks.md says what is measured.
bench: .venv/test
	$(BIN)/python -m benchmarks.run

# Thousands of games of every kind without a fault, with every index into an array checked.
soak: .venv/test
	NUMBA_BOUNDSCHECK=1 KOSTKA_CACHE_DIR=.venv/checked-rules $(BIN)/python -m benchmarks.soak

# Twenty times as many examples of the invariants as `make test` tries, other ones every time.
explore: .venv/test
	KOSTKA_EXAMPLES=20 $(BIN)/pytest -n auto -m hypothesis

# Write the golden playthroughs anew; look at the difference before you commit it.
golden: .venv/test
	$(BIN)/python -m tests.golden.regenerate

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/play: .venv/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

.venv/test: .venv/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable ".[dev]"
	@touch $@ .venv/play

clean:
	rm -rf .venv build dist
