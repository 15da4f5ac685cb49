"""The versions that were tested are written down, and what `make` and CI install is those."""

import re
import tomllib

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.pages import ROOT

LOCKED = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEEDED = [Requirement(text) for text in [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["dev"]]]


def test_every_package_that_is_needed_is_locked_to_a_version_that_is_allowed() -> None:
    pinned = [Requirement(line) for line in LOCKED if not line.startswith("#")]
    versions = {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in pinned}
    assert all(re.fullmatch(r"==[0-9.]+", str(pin.specifier)) for pin in pinned), "no hosts, hashes or platforms"
    for needed in NEEDED:
        assert needed.specifier.contains(versions[canonicalize_name(needed.name)]), needed.name


def test_numba_has_an_upper_bound() -> None:
    numba = next(needed for needed in NEEDED if needed.name == "numba")
    assert not numba.specifier.contains("99")


def test_make_installs_what_is_locked() -> None:
    lines = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    installs = [line for line in lines if "--editable" in line]
    assert len(installs) == 2
    assert all(line.startswith("\t@$(INSTALL) ") for line in installs)
    assert any(line.startswith("INSTALL = ") and "--constraint constraints.txt" in line for line in lines)
