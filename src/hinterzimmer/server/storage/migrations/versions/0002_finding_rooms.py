"""Listed rooms are found without reading all."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the index."""
    op.create_index("rooms_listed", "rooms", ["listed", "changed"])
