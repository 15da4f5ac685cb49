"""The compiled side of Camel Up: its records, its rules, its odds and its bots."""
