server-no-language = There is no language { $given }; there are { $known }.

## Words

server-bot-easy = plays on instinct and errs now and then
server-bot-normal = plays the move that looks best, without thinking ahead
server-bot-hard = thinks ahead for a moment
server-bot-expert = thinks ahead for up to a second, and misses little
