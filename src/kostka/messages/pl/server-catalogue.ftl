server-no-language = Nie ma języka { $given }; do wyboru: { $known }.

## Words

server-bot-easy = gra na wyczucie i czasem się myli
server-bot-normal = gra to, co wygląda najlepiej, bez myślenia naprzód
server-bot-hard = przez chwilę myśli naprzód
server-bot-expert = myśli naprzód nawet sekundę i mało co przeoczy
