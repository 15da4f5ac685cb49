"""A server and a browser for each process that runs tests, and guests for each test.

Playwright keeps a loop of its own going, in which no other test could start one: it ends with the last test of this
folder."""

import os
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.chromium import launch, playing
from tests.e2e.guests import Guest, arrive
from tests.e2e.house import House, house
from tests.e2e.rooms import Rooms
from tests.pages import ROOT

# A picture of the page at every step takes longer than the step: only for those who look for a fault.
TRACED = "KOSTKA_E2E_TRACE" in os.environ
RESULTS = ROOT / "test-results"
Invite = Callable[..., Guest]
failed = pytest.StashKey[bool]()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with playing() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture(scope="package")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="package")
def rooms(base: str) -> Rooms:
    return Rooms(base)


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of one's own, to be killed."""
    own = House(tmp_path)
    own.open()
    yield own
    own.close()


@pytest.fixture
def invite(request: pytest.FixtureRequest, browser: Browser, base: str) -> Iterator[Invite]:
    """Guests, each with a browser of their own. Whatever goes wrong in one of them is a failure; it leaves behind what
    was on the screen and how it came to that."""
    guests: list[Guest] = []

    def invited(base: str = base, **manners: Any) -> Guest:
        guests.append(guest := arrive(browser, base, **manners))
        guest.context.tracing.start(snapshots=TRACED)
        return guest

    yield invited
    faults = [fault for guest in guests for fault in guest.faults]
    broken = bool(faults) or request.node.stash.get(failed, False)
    place = RESULTS / re.sub(r"[^\w-]+", "-", request.node.name)
    for number, guest in enumerate(guests):
        leave(guest, place.with_name(f"{place.name}-{number}") if broken else None)
    assert not faults, faults


def leave(guest: Guest, place: Path | None) -> None:
    if place is None:
        guest.context.tracing.stop()
    else:
        place.parent.mkdir(exist_ok=True)
        guest.page.screenshot(path=place.with_suffix(".png"))
        guest.context.tracing.stop(path=place.with_suffix(".zip"))
        print(f"\n{guest.page.url}: see {place}.png, and `playwright show-trace {place}.zip`", *guest.faults, sep="\n")
    guest.context.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call" and report.failed:
        item.stash[failed] = True
    return report
