server-no-language = Nie ma języka { $given }; do wyboru: { $known }.

## Words

server-bot-easy = gra na wyczucie i czasem się myli
server-bot-normal = gra to, co na pierwszy rzut oka wygląda najlepiej
server-bot-hard = przez chwilę myśli naprzód
server-bot-expert = myśli naprzód nawet sekundę i mało co przeoczy
