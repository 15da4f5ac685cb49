"""How a server is reached from its own machine and from the network around it."""

import socket

HERE = "127.0.0.1"
EVERYWHERE = {"0.0.0.0": HERE, "[::]": "[::1]"}  # what a server listens at that takes everybody, and its own machine
OUTSIDE = "192.0.2.1", 9  # an address that belongs to nobody; nothing is sent there


def addresses(address: str) -> list[str]:
    """The addresses of a server that listens at this one, as one types them: for this machine, then for its network."""
    for everywhere, here in EVERYWHERE.items():
        if f"//{everywhere}:" in address:
            network = network_address()
            others = [address.replace(everywhere, network)] if network else []
            return [address.replace(everywhere, here), *others]
    return [address]


def network_address() -> str | None:
    """What others on the network call this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect(OUTSIDE)
            found: str = way_out.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith("127.") else found
