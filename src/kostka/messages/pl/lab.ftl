# Co mówi laboratorium: tysiące gier, tabele, inne maszyny.

lab-extra = Potrzebny jest pakiet { $package }, którego tu nie ma: dostarczy go pip install "kostka[{ $extra }]".
lab-rows = Wierszami może być jedno z tych: { $known }, a nie { $given }.
lab-dataset-broken = { $file } nie jest plikiem Parquet albo nie jest cały.
lab-dataset-foreign = Pliku { $file } nie zapisało kostka.simulate: nie mówi on, z czego wynikają jego gry.
lab-dataset-format = { $file } ma format { $found }, a ta wersja Kostki czyta format { $known }.
lab-dataset-rules = Pozycje z pliku { $file } to gra { $game } według zasad { $found } z Kostki { $kostka }, a tu są zasady { $here }: odczytać je można tylko według tych samych zasad.
lab-dataset-position = Pozycja gry { $game } to { $size ->
    [one] { $size } bajt
    [few] { $size } bajty
   *[other] { $size } bajtów
}, a nie { $given }.
lab-ray-where = Ray działa na tym komputerze (True) albo w klastrze o podanym adresie, na przykład "auto" lub "ray://host:10001", a nie { $given }.
lab-ray-none = Pod adresem { $address } nie ma Raya, do którego można dołączyć: { $error }
lab-ray-bot = Bota nie da się wysłać do Raya: { $error }
lab-ray-failed = Ray nie mógł dokończyć zadania: { $error }
