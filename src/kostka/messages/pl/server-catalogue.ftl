server-no-language = Nie ma języka { $given }; do wyboru: { $known }.

## Words

server-bot-random = gra, co popadnie
server-bot-greedy = gra najlepszy ruch na pierwszy rzut oka
