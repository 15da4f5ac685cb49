# The command `kostka simulate`.

cli-help-simulate-workers = How many threads or processes play; as many as there are cores if not given.
cli-help-simulate-rows = What a row of the file is: a game, or a decision with its position; games if not given.
cli-help-simulate-out = Write all games to this Parquet file.
cli-rows-without-out = --rows says what is written, so it needs --out with the name of a file.
cli-simulated-out = All rows are in { $file }.
cli-name-address = [ADDRESS]
cli-help-ray = Play on Ray: on this machine, or in the cluster with this address, such as auto or ray://host:10001.
