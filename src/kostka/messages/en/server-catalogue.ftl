server-no-language = There is no language { $given }; there are { $known }.

## Words

server-bot-easy = plays as it feels, and misjudges now and then
server-bot-normal = plays what looks best at a glance
server-bot-hard = thinks ahead for a moment
server-bot-expert = thinks ahead for up to a second, and misses little
