"""Answers that stay the same while the server runs: packed once, and sent only to who does not have them."""

import gzip
from hashlib import sha256

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

AGAIN = "no-cache"  # ask each time whether there is another one
FOREVER = "public, max-age=31536000, immutable"  # another one has another name
LARGE, QUICK = 1400, 5  # bytes that fit into one packet; how hard to try while somebody waits
WORTH = 0.9  # of its size is the most that something packed may have


class Kept(Struct, frozen=True):
    """An answer with its kind, and its packed bytes if it gets much smaller; the tag is that of either."""

    body: bytes
    kind: str
    packed: bytes | None
    tag: str
    cache: str = AGAIN


def keep(body: bytes, kind: str, cache: str = AGAIN) -> Kept:
    packed = gzip.compress(body, mtime=0)
    is_worth_it = len(packed) < WORTH * len(body)
    return Kept(body, kind, packed if is_worth_it else None, f'W/"{sha256(body).hexdigest()[:24]}"', cache)


def keep_found(found: object) -> Kept:
    """A text, or anything else as JSON."""
    if isinstance(found, str):
        return keep(found.encode(), "text/plain; charset=utf-8")
    return keep(msgspec.json.encode(found), "application/json")


def send(request: Request, kept: Kept, status: int = 200, vary: str = "accept-encoding") -> Response:
    headers = {"etag": kept.tag, "cache-control": kept.cache, "vary": vary}
    if status == 200 and kept.tag in named(request, "if-none-match"):
        return Response(status_code=304, headers=headers)
    if kept.packed is None or "gzip" not in named(request, "accept-encoding"):
        return Response(kept.body, status, headers, media_type=kept.kind)
    return Response(kept.packed, status, {**headers, "content-encoding": "gzip"}, media_type=kept.kind)


def packed(request: Request, body: bytes) -> Response:
    """JSON that is made for one asker, packed if that is worth it and understood."""
    headers = {"vary": "accept-encoding"}
    if len(body) > LARGE and "gzip" in named(request, "accept-encoding"):
        body, headers["content-encoding"] = gzip.compress(body, QUICK), "gzip"
    return Response(body, headers=headers, media_type="application/json")


def named(request: Request, header: str) -> set[str]:
    """What a header lists, without what it says not to want."""
    parts = [part.replace(" ", "").split(";q=") for part in request.headers.get(header, "").split(",")]
    return {name for name, *weight in parts if not weight or weight[0].strip("0.")}
