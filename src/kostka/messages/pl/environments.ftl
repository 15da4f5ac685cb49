# Środowiska dla uczących się: co jest nie tak z wywołaniem i tabela tego, co widzą.

environments-reward = Nie ma nagrody { $given }; są: { $known }.
environments-render = Nie ma sposobu rysowania { $given }; są: { $known }.
environments-action = Akcja to liczba całkowita od 0 do { $last }, a nie { $given }.
environments-actions = Akcje podaje się jako słownik z jedną dla każdego z agentów { $agents }, a nie { $given }.
environments-not-your-turn = Nie teraz: { $count ->
    [one] gra miejsce { $turn }.
    [few] grają miejsca { $turn }.
   *[other] grają miejsca { $turn }.
}
environments-idle = Miejsce { $seat } ma ruch, więc nie może czekać.
environments-reset = Nie ma gry, w której można by zrobić krok: zaczyna ją `reset`.
environments-ended = Gra się skończyła; { $agent } ma już tylko jedną akcję, None.

environments-column-name = tablica
environments-column-type = typ
environments-column-shape = kształt
environments-column-axes = osie
environments-column-blank = nieznane
environments-column-meaning = co to jest
environments-axis-seats = miejsce przy stole
environments-axis-board = { $name } na planszy
environments-axis-places = { $places ->
    [one] { $places } pozycja
    [few] { $places } pozycje
   *[other] { $places } pozycji
}
environments-seat = kto patrzy
