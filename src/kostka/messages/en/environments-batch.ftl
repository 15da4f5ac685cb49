# Environments for learners: many games at once.

lab-batch-size = A batch has 1 to { $most } games, not { $given }.
lab-batch-threads = A batch steps in 1 to { $most } threads, not { $given }.
lab-batch-bots = Bots are given as a list with one entry for each of the { $seats } seats, None where somebody learns, or not at all; not { $given }.
lab-batch-bot = In a batch the bots are { $known }, or None where somebody learns; not { $given }.
lab-batch-learners = Somebody has to learn: one of the bots is None.
lab-batch-actions = Actions are { $size } whole numbers, one for each game, not an array of { $kind } with the shape { $shape }.
