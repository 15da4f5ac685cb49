"""What a game declares: moves, events, records, options, domains and messages."""
