"""How much one client may ask for: credits that come back with time, and quotas."""

import time
from collections.abc import Callable

from kostka.server.config import Limits
from kostka.server.table import Refusal

FORGET = 600.0  # seconds after which an address that did nothing is forgotten


class Credits:
    """A bucket of credits: each request takes some, and so many come back in a second."""

    def __init__(self, most: float, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self.most, self.per_second, self.now = most, per_second, now
        self.left, self.at = most, now()

    def take(self, cost: float = 1.0) -> bool:
        at = self.now()
        self.left = min(self.most, self.left + (at - self.at) * self.per_second)
        self.at = at
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Addresses:
    """What each address has asked for, and how many connections it holds."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.credits: dict[str, Credits] = {}
        self.connections: dict[str, int] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        if address not in self.credits:
            self.credits[address] = Credits(self.limits.address_credits, self.limits.address_credits_per_second)
        return self.credits[address].take(cost)

    def charge(self, address: str, cost: float = 1.0) -> None:
        if not self.take(address, cost):
            raise Refusal("server-too-fast")

    def enter(self, address: str) -> bool:
        """Whether one more connection is welcome."""
        held = self.connections.get(address, 0)
        if held >= self.limits.address_connections or sum(self.connections.values()) >= self.limits.connections:
            return False
        self.connections[address] = held + 1
        return True

    def leave(self, address: str) -> None:
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]

    def forget(self) -> None:
        """Those who have not been heard of for long have all their credits again anyway."""
        now = time.monotonic()
        self.credits = {address: credits for address, credits in self.credits.items() if now - credits.at < FORGET}
