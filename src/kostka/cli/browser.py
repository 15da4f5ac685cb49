"""A table in the browser: a server on this machine, unless one runs already, and a browser that shows it."""

import json
import os
import socket
import sys
import urllib.request
import webbrowser
from threading import Thread

from kostka.core.declare.messages import shorten
from kostka.core.errors import KostkaError
from kostka.core.registry import game_ids
from kostka.messages import say
from kostka.server.network import HERE, addresses

PORTS = range(8000, 8020)  # the first of them that nobody uses
PATIENCE = 2.0  # seconds for an answer from this machine


def play_in_browser(game: str | None, host: str, port: int | None, show: bool) -> int:
    """The lobby, with a game chosen if one is named, until Ctrl-C. Returns the exit status."""
    if game is not None and game not in game_ids():
        raise KostkaError("core-no-game", given=shorten(game), known=tuple(game_ids()))
    door = f"/#{game}" if game else "/"
    for number in PORTS if port is None else [port]:
        if is_kostka(number):
            present("cli-browser-there", f"http://{HERE}:{number}", door, show)
            return 0
        if port is None and is_taken(number):
            continue
        return serve_here(host, number, door, show)
    raise KostkaError("cli-browser-no-port", first=PORTS[0], last=PORTS[-1])


def serve_here(host: str, port: int, door: str, show: bool) -> int:
    from kostka.cli.serving import configured
    from kostka.server.site import is_built
    from kostka.server.supervisor import serve

    if not is_built():
        raise KostkaError("cli-browser-no-pages")
    os.environ.setdefault("KOSTKA_LOG", "error")  # whoever plays does not read logs
    return serve(configured(host, port), lambda address: present("cli-browser-here", address, door, show))


def present(sentence: str, address: str, door: str, show: bool) -> None:
    """Tell where the table is, and show it, if there is a screen to show it on."""
    here, *network = addresses(address)
    print(say(sentence, address=here + door), flush=True)
    for other in network:
        print(say("cli-serve-network", address=other), flush=True)
    if show and has_screen():
        Thread(
            target=webbrowser.open, args=(here + door,), daemon=True
        ).start()  # some browsers keep whoever starts them
    elif show:
        print(say("cli-browser-open"), flush=True)


def has_screen() -> bool:
    """Whether a browser would have a window: one that draws letters into this terminal helps nobody."""
    if os.environ.get("BROWSER"):
        return True
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def is_kostka(port: int) -> bool:
    """Whether a server of Kostka answers there."""
    try:
        with urllib.request.urlopen(f"http://{HERE}:{port}/api", timeout=PATIENCE) as answer:
            return "kostka" in json.load(answer)
    except (OSError, ValueError, TypeError):
        return False


def is_taken(port: int) -> bool:
    try:
        socket.create_server((HERE, port)).close()
    except OSError:
        return True
    return False
