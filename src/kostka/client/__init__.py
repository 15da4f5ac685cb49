"""A client of table servers, for bots, tests and measurements: it follows docs/protocol.md alone."""
