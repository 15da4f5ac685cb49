# What all studies of the lab say; each has a file of its own for the rest.

study-page = { $title } · A study of Kostka
study-studies = studies
study-range = { $low } to { $high }
study-is-quick = Quick run: few games, wide intervals, only to see that it works.
study-how = How this report was made
study-files = Beside this page
study-fact-command = command
study-fact-size = size
study-fact-seed = seed
study-fact-version = Kostka
study-fact-rules = version of the rules
study-fact-date = date
study-fact-machine = machine
study-fact-runtime = runtime
study-size-quick = quick run
study-size-full = full run
study-machine =
    { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }, { $machine }
study-seconds = { $seconds } seconds
study-minutes = { $minutes } minutes
study-players =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }

## What is wrong

study-unknown = There is no study { $given }; there are { $known }.
study-no-folder = { $given } is a file: a report needs a folder.
