"""Where a benchmark runs: one core of this machine, and an environment of its own for every other engine."""

import os
import platform
import subprocess
import sys
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from benchmarks.pythons import Other

ROOT = Path(__file__).resolve().parent.parent
VENVS = ROOT / ".benchmark-venv"
# What is measured beside ours: each in a virtual environment of its own, with these versions.
PACKAGES = {
    "open_spiel": ("open_spiel==2.0.2",),
    "catanatron": ("catanatron==3.2.1",),
    "rlcard": ("rlcard==1.2.0",),
    "pettingzoo": ("pettingzoo[classic]==1.27.0",),
    "pgx": ("pgx==2.6.0", "jax==0.10.2", "jaxlib==0.10.2"),
}
# One thread, for those that would take all cores.
SINGLE = {
    "JAX_PLATFORMS": "cpu",
    "OMP_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
}


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


def python_in(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if platform.system() == "Windows" else "bin/python")


@lru_cache
def install(package: str) -> str:
    """Install a package into an environment of its own; returns why that failed, or nothing."""
    venv = VENVS / package
    if not python_in(venv).exists() and (failure := failure_of(sys.executable, "-m", "venv", str(venv))):
        return failure
    pip = (str(python_in(venv)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    return failure_of(*pip, *PACKAGES[package])


@lru_cache
def peer_python(package: str) -> Other:
    """The Python that answers for a package: see peers.py. It stays, so that nothing is compiled twice."""
    command = [str(python_in(VENVS / package)), "-m", "benchmarks.peers"]
    return Other(command, {**os.environ, **SINGLE}, ROOT, stderr=subprocess.DEVNULL)


def failure_of(*command: str) -> str:
    """The last thing that a failing command said; nothing if it succeeds."""
    done = subprocess.run(command, capture_output=True, text=True)
    return last_line(done.stderr) if done.returncode else ""


def last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else "no reason was given"
