server-no-language = There is no language { $given }; there are { $known }.

## Words

server-bot-random = plays any move
server-bot-greedy = plays the best move at a glance
