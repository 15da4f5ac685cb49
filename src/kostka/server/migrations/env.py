"""Run by Alembic inside the transaction that `database.migrate` has begun."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
