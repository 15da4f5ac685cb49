"""Figures for Prometheus. The processes of a server share a folder, so that any of them answers for all."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

messages = Counter("kostka_messages_total", "Messages from clients", ["type"])
refusals = Counter("kostka_refusals_total", "Messages and requests that were refused", ["reason"])
rows = Counter("kostka_rows_total", "Rows committed to journals", ["kind"])
commits = Histogram("kostka_commit_seconds", "From a decision to its commit", buckets=QUICK)
bot_failures = Counter("kostka_bot_failures_total", "Bots that failed or were late, so that a fallback played", ["why"])
thoughts = Histogram("kostka_thinking_seconds", "Answers of thinkers", ["job"], buckets=QUICK)
connections = Gauge("kostka_connections", "Open WebSockets", multiprocess_mode="livesum")
tables = Gauge("kostka_open_tables", "Tables in memory", multiprocess_mode="livesum")


def exposition() -> bytes:
    """The text that Prometheus reads."""
    if SHARED not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
