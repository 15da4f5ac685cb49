# Polecenie `kostka simulate`.

cli-help-simulate-workers = Ile wątków lub procesów gra; bez tej opcji tyle, ile jest rdzeni.
cli-help-simulate-rows = Czym jest wiersz pliku: grą (games) czy decyzją z jej pozycją (decisions); bez tej opcji grą.
cli-help-simulate-out = Zapisz wszystkie gry w tym pliku Parquet.
cli-rows-without-out = --rows mówi, co jest zapisywane, więc wymaga --out z nazwą pliku.
cli-simulated-out = Wszystkie wiersze są w pliku { $file }.
cli-name-address = [ADRES]
cli-help-ray = Graj na Rayu: na tym komputerze albo w klastrze o tym adresie, na przykład auto lub ray://host:10001.
