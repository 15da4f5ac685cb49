## The server's database

server-database-url = A database is named as in sqlite:////home/anna/kostka.db or postgresql://anna@localhost/kostka.
server-database-postgres-missing = PostgreSQL needs a package that is not installed: pip install 'kostka[postgres]'.
server-database-unusable = The database { $database } cannot be used: { $error }.
server-database-no-sqlite = { $file } is not an SQLite database.
server-database-newer = The database { $database } was used by a newer version of Kostka. This one cannot read it.
server-storage-failed = This could not be saved: the database did not answer properly. Try again in a moment.
server-storage-closed = The server is stopping. Try again in a moment.

## Copies of it

server-backup-postgres = A PostgreSQL database is copied by its own program, pg_dump.
server-backup-exists = { $file } already exists and will not be overwritten.
