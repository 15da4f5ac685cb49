"""Logs for operators: one JSON object a line, on stderr. No token, secret or address is ever in them."""

import logging
import os
import sys
import time
import traceback
from typing import Any

import msgspec

logger = logging.getLogger("kostka")
# They warn of what is ordinary here: a request that is none, a row that somebody else was first with.
TALKATIVE = ("uvicorn", "psycopg")


class Lines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "process": os.getpid(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[1]:
            line["error"] = "".join(traceback.format_exception(record.exc_info[1]))
        return msgspec.json.encode(line, enc_hook=str).decode()


def begin_logging() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.ERROR)
    logger.setLevel(os.environ.get("KOSTKA_LOG", "INFO").upper())


def log(event: str, level: int = logging.INFO, *, error: BaseException | None = None, **fields: Any) -> None:
    logger.log(level, event, extra={"fields": fields}, exc_info=error)
