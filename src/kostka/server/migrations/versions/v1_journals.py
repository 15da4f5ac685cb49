"""Tables, their journals and who sits at them."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None

OPEN = sa.text("phase NOT IN ('over', 'closed', 'dropped')")
HAS_ACTION = sa.text("action IS NOT NULL")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("tables_open", "tables", ["guest"], sqlite_where=OPEN, postgresql_where=OPEN)
    op.create_table(
        "journal",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("action", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "journal_action",
        "journal",
        ["table_id", "action"],
        unique=True,
        sqlite_where=HAS_ACTION,
        postgresql_where=HAS_ACTION,
    )
    op.create_table(
        "seated",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seated_table_id", "seated", ["table_id"])
