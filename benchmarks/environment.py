"""Where a benchmark runs: one core of this machine, and an environment of their own for the other engines."""

import json
import os
import platform
import subprocess
import sys
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".benchmark-venv"
PACKAGES = {"open_spiel": "2.0.2", "catanatron": "3.2.1"}


class PeerMissing(Exception):
    """An engine that cannot be measured here, with the reason."""


def pin(process: int = 0) -> None:
    """Keep this process or another, and those it starts, on one core where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process, {max(os.sched_getaffinity(0))})


def describe_machine() -> dict[str, Any]:
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numba": version("numba"),
        "load": [round(load, 2) for load in os.getloadavg()] if hasattr(os, "getloadavg") else [],
    }


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def peer_python() -> Path:
    return VENV / ("Scripts/python.exe" if platform.system() == "Windows" else "bin/python")


@lru_cache
def install(package: str) -> str:
    """Install an engine into the benchmark environment; returns why that failed, or nothing."""
    if not peer_python().exists() and (failure := failure_of(sys.executable, "-m", "venv", str(VENV))):
        return failure
    pip = (str(peer_python()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    return failure_of(*pip, f"{package}=={PACKAGES[package]}")


def run_peer(name: str, seconds: float) -> dict[str, Any]:
    """One sample of another engine: see peers.py."""
    script = Path(__file__).parent / "peers.py"
    done = subprocess.run([peer_python(), script, name, str(seconds)], capture_output=True, text=True)
    if done.returncode:
        raise PeerMissing(last_line(done.stderr))
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def failure_of(*command: str) -> str:
    """The last thing that a failing command said; nothing if it succeeds."""
    done = subprocess.run(command, capture_output=True, text=True)
    return last_line(done.stderr) if done.returncode else ""


def last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else "no reason was given"
