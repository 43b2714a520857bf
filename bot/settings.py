"""Every setting of the operator, read from the environment and from a `.env` file."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


class BadSetting(Exception):
    """A setting cannot be read; the message names it and says what it takes."""


class Settings(BaseSettings):
    """The names are those of the environment, in capitals; `.env.example` documents each."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)

    discord_token: SecretStr | None = Field(None, description="the bot's token")
    database_url: str = Field(
        "sqlite+aiosqlite:///barliman.db", description="sqlite:/// and a file, or postgresql:// and a server"
    )
    discord_api_base: str | None = Field(None, description="where to reach Discord's REST API, a proxy or the stand-in")
    discord_gateway_url: str | None = Field(None, description="where to reach Discord's gateway, ws:// or wss://")
    allow_seeds: bool = Field(False, description="true or false")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field("INFO", description="DEBUG, INFO, WARNING or ERROR")
    sends_per_second: float = Field(45.0, gt=0, le=50, description="a number above 0, at most 50")
    heartbeat_file: Path | None = Field(None, description="a file that may be written")
    keep_closed_days: int | None = Field(None, ge=1, description="a whole number of days from 1 on, or empty")
    card_facts: Path | None = Field(None, description="a TOML file of card facts; python -m bot cards --check FILE")
    player_cards: Path | None = Field(None, description="a JSON or TOML file of player cards, see docs/hosting.md")
    ringsdb_url: str | None = Field(None, description="an address such as https://ringsdb.com")

    @field_validator("log_level", mode="before")
    @classmethod
    def _capitals(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("discord_api_base", "discord_gateway_url", "ringsdb_url")
    @classmethod
    def _is_an_address(cls, value: str | None) -> str | None:
        if value is not None and not value.startswith(("http://", "https://", "ws://", "wss://")):
            raise ValueError("not an address")
        return value

    @field_validator("database_url")
    @classmethod
    def _is_a_database(cls, value: str) -> str:
        if not value.startswith(("sqlite", "postgres")) or "://" not in value or ":memory:" in value:
            raise ValueError("not a database this bot can use")
        return value


def read(**overrides: object) -> Settings:
    """The settings. Raises BadSetting with one sentence for each value that does not fit."""
    try:
        return Settings(**overrides)  # type: ignore[arg-type]  # pydantic checks each value itself
    except ValidationError as wrong:
        raise BadSetting(" ".join(_sentence(str(e["loc"][0]), e["input"]) for e in wrong.errors())) from None


def _sentence(key: str, value: object) -> str:
    takes = Settings.model_fields[key].description if key in Settings.model_fields else "nothing"
    shown = "that value" if "token" in key else repr(value)
    return f"{key.upper()} does not take {shown}: it is {takes}."
