server-no-language = Немає мови { $given }; є { $known }.

## Words

server-bot-easy = грає за відчуттям і часом помиляється
server-bot-normal = грає те, що виглядає найкраще, не думаючи наперед
server-bot-hard = мить думає наперед
server-bot-expert = думає наперед до секунди й мало що пропускає
