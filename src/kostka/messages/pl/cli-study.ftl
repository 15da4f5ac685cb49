# Polecenie `kostka study`.

cli-study = Odpowiedz na pytanie o gry, rozgrywając ich bardzo wiele: strona z wykresami i dane. Bez nazwy: wypisz, co jest do wyboru.
cli-name-study = NAZWA
cli-help-study = Badanie z listy `kostka study`.
cli-help-study-out = Folder, do którego trafi raport.
cli-help-study-quick = Mało gier, w kilka sekund: tylko na próbę.
cli-help-study-seed = To samo ziarno daje te same wyniki.
cli-help-study-workers = Ile procesów lub wątków gra; bez tej opcji tyle, ile jest rdzeni.
cli-help-study-list = Wypisz badania i pytania, na które odpowiadają.
cli-studied = Raport: { $page }
