server-no-language = Немає мови { $given }; є { $known }.

## Words

server-bot-random = робить будь-який хід
server-bot-greedy = робить найкращий на перший погляд хід
