"""What only this server can make: tokens of seats, cookies of guests, and names for logs that tell no address."""

import hashlib
import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from pathlib import Path

from kostka.core.errors import KostkaError
from kostka.server.table import Key, Reader, Table

LEAST = 16  # bytes of a secret key


class Keys:
    """Everything that follows from the server's secret key."""

    def __init__(self, secret: str) -> None:
        if len(secret) < LEAST:
            raise KostkaError("server-key-short", least=LEAST)
        self._secret = secret.encode()

    def sign(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._secret, f"{purpose} {text}".encode(), "sha256")
        return urlsafe_b64encode(digest).decode().rstrip("=")

    def new_key(self, table: str, guest: str) -> Key:
        """A key for a seat of a table. Only the hash of its token is kept."""
        nonce = secrets.token_urlsafe(16)
        return Key(hashed(self.token(table, nonce)), nonce, guest)

    def token(self, table: str, nonce: str) -> str:
        """The token of a key: 256 bits that the database does not know, the same ones whenever they are asked for."""
        return self.sign("seat", f"{table} {nonce}")

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self.sign('guest', guest)}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest of a cookie that this server has signed, as it is noted down: nobody can make a cookie of that."""
        guest, _, signature = (cookie or "").partition(".")
        expected = self.sign("guest", guest)
        return noted(guest) if hmac.compare_digest(signature.encode(), expected.encode()) else None

    def masked(self, address: str) -> str:
        """An address as logs have it: the same one looks the same, and none can be read."""
        return self.sign("address", address)[:10]


def new_guest() -> str:
    return secrets.token_urlsafe(16)


def noted(guest: str) -> str:
    return hashed(guest)[:32]


def hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def reader_of(table: Table, token: str, guest: str | None = None, name: str | None = None) -> Reader | None:
    """Who holds a token: the reader of its seat. Every seat is compared, and each in the same time."""
    given, found = hashed(token), None
    for seat, chair in enumerate(table.chairs):
        if chair.key and hmac.compare_digest(chair.key.hash, given):
            found = Reader(seat, guest, name, given)
    return found


def kept_secret(file: Path) -> str:
    """The secret key of this installation: KOSTKA_SECRET_KEY, else that of a file which is made at the first start."""
    if named := os.environ.get("KOSTKA_SECRET_KEY"):
        return named
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as new:
            new.write(secrets.token_hex(32))
    except FileExistsError:
        pass
    except OSError as error:
        raise KostkaError("core-cannot-write", file=str(file), error=error.strerror) from None
    return file.read_text(encoding="ascii").strip()
