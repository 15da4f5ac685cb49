"""The pages for browsers come with the package: built when their sources change, with this machine's Node.js or not."""

import json
import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from tests.pages import ROOT


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The builder, with a small folder of sources of its own."""
    spec = spec_from_file_location("build", ROOT / "web" / "build.py")
    assert spec
    assert spec.loader
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    web, site = tmp_path / "web", tmp_path / "site"
    (web / "src").mkdir(parents=True)
    for name in (
        "index.html",
        "package.json",
        "package-lock.json",
        "svelte.config.js",
        "vite.config.ts",
        "src/main.ts",
    ):
        (web / name).write_text("{}")
    for name, value in {"WEB": web, "SITE": site, "BUILT": site / ".built"}.items():
        monkeypatch.setattr(found, name, value)
    return found


def pretend(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Let npm do nothing but write a page; returns what it was asked for."""
    asked: list[tuple[str, ...]] = []

    def run(*words: str) -> None:
        asked.append(words)
        build.SITE.mkdir(exist_ok=True)
        (build.SITE / "index.html").write_text("a page")

    monkeypatch.setattr(build, "run_npm", run)
    monkeypatch.setattr(build, "bring_node", lambda: None)
    return asked


def test_pages_are_built_when_they_are_missing_or_their_sources_change(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = pretend(build, monkeypatch)
    assert not build.is_fresh()
    assert build.main() == 0
    assert [words[0] for words in asked] == ["ci", "run"]
    assert build.is_fresh()
    assert build.main() == 0
    (build.WEB / "src" / "main.test.ts").write_text("tests are no part of the pages")
    assert build.is_fresh()
    (build.WEB / "src" / "main.ts").write_text("a change")
    assert not build.is_fresh()
    (build.WEB / "package.json").unlink()
    assert build.is_fresh(), "where there are no sources there is nothing to build"


def test_packages_are_installed_once(build: ModuleType) -> None:
    packages = {
        "": {},
        "node_modules/vite": {"version": "8.0.0"},
        "node_modules/vitest": {"version": "4.0.0", "dev": True},
        "node_modules/for-another-machine": {"version": "1.0.0", "optional": True},
    }
    (build.WEB / "package-lock.json").write_text(json.dumps({"packages": packages}))
    assert not build.is_installed(for_tests=False)
    there = build.WEB / "node_modules" / ".package-lock.json"
    there.parent.mkdir()
    there.write_text(json.dumps({"packages": {"node_modules/vite": {"version": "8.0.0"}}}))
    assert build.is_installed(for_tests=False)
    assert not build.is_installed(for_tests=True)
    there.write_text(json.dumps({"packages": {"node_modules/vite": {"version": "7.0.0"}}}))
    assert not build.is_installed(for_tests=False)


@pytest.mark.skipif(os.name == "nt", reason="scripts of a shell")
@pytest.mark.parametrize(
    ("version", "will_do"),
    [
        ("v18.20.1", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v26.1.2", True),
    ],
)
def test_node_must_be_new_enough(build: ModuleType, tmp_path: Path, version: str, will_do: bool) -> None:
    program = tmp_path / "node"
    program.write_text(f"#!/bin/sh\necho {version}\n")
    program.chmod(0o700)
    assert build.is_new_enough(program) is will_do


def test_without_node_the_reason_is_a_sentence(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "node", lambda: None)
    monkeypatch.setattr(build, "bring_node", lambda: None)
    assert build.main() == 1
    assert "There is no Node.js 20.19, 22.12 or later here" in capsys.readouterr().err


def test_the_lock_has_what_every_machine_needs() -> None:
    """Made where other packages are installed already, npm forgets those of other systems."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    names = {path.rpartition("node_modules/")[2] for path in packages}
    assert [
        name for one in packages.values() for name in one.get("optionalDependencies", {}) if name not in names
    ] == []


def test_the_builder_needs_nothing_but_python() -> None:
    text = (ROOT / "web" / "build.py").read_text(encoding="utf-8")
    imported = [line.split()[1].split(".")[0] for line in text.splitlines() if line.startswith(("import ", "from "))]
    assert set(imported) <= sys.stdlib_module_names
