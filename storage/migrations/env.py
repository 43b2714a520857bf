"""Alembic's entry: migrates the connection that it is handed, inside that connection's transaction."""

from alembic import context

from storage.models import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
