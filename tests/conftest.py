"""Fixtures for all tests."""

from tests.databases import (
    database,
    postgres_database,
    postgres_server,
    postgres_url,
    sqlite_built,
    sqlite_url,
    store,
)

__all__ = [
    "database",
    "postgres_database",
    "postgres_server",
    "postgres_url",
    "sqlite_built",
    "sqlite_url",
    "store",
]
