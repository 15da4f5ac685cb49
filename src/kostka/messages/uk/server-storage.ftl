## База даних сервера

server-database-url = Базу даних указують так: sqlite:////home/anna/kostka.db або postgresql://anna@localhost/kostka.
server-database-postgres-missing = Для PostgreSQL потрібен пакет, якого не встановлено: pip install 'kostka[postgres]'.
server-database-unusable = Базою даних { $database } не можна скористатися: { $error }.
server-database-no-sqlite = { $file } не є базою даних SQLite.
server-database-newer = Базою даних { $database } користувалася новіша версія Kostka; ця версія не може її прочитати.
server-storage-failed = Не вдалося це зберегти, бо база даних не відповіла як слід. Спробуйте ще раз за мить.
server-storage-closed = Сервер завершує роботу. Спробуйте ще раз за мить.

## Її копії

server-backup-postgres = Базу даних PostgreSQL копіює її власна програма, pg_dump.
server-backup-exists = { $file } вже існує і не буде перезаписаний.
