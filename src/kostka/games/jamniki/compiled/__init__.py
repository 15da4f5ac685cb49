"""What is compiled: the records, the rules, what a seat knows and what a move is worth."""
