# The command `kostka study`.

cli-study = Answer a question about the games with many games: a page with pictures, and the data. Without a name: list what there is.
cli-name-study = NAME
cli-help-study = The study, as listed by `kostka study`.
cli-help-study-out = The folder of the report.
cli-help-study-quick = A few games, in seconds, to see that it works.
cli-help-study-seed = The same seed gives the same results.
cli-help-study-workers = How many processes or threads play; as many as there are cores if not given.
cli-help-study-list = List the studies and what they ask.
cli-studied = The report is { $page }
