## Baza danych serwera

server-database-url = Bazę danych podaje się jak w sqlite:////home/anna/kostka.db lub postgresql://anna@localhost/kostka.
server-database-postgres-missing = PostgreSQL wymaga pakietu, który nie jest zainstalowany: pip install 'kostka[postgres]'.
server-database-unusable = Nie można użyć bazy danych { $database }: { $error }.
server-database-no-sqlite = { $file } nie jest bazą danych SQLite.
server-database-newer = Bazy danych { $database } używała nowsza wersja Kostki; ta wersja nie może jej odczytać.
server-storage-failed = Nie udało się tego zapisać, bo baza danych nie odpowiedziała jak trzeba. Spróbuj ponownie za chwilę.
server-storage-closed = Serwer kończy pracę. Spróbuj ponownie za chwilę.

## Jej kopie

server-backup-postgres = Bazę danych PostgreSQL kopiuje jej własny program, pg_dump.
server-backup-exists = { $file } już istnieje i nie zostanie nadpisany.
