"""Modals with every kind of input, and Components V2 with every kind of picture, by the real client."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from discord import ui

from bot.playground import Upload
from tests.playground.conftest import Scene
from tests.playground.demobot import PNG, DemoBot
from tests.standin import running


class Everything(ui.Modal, title="Everything"):
    """Five inputs at most, so there are two of these."""

    words = ui.TextDisplay("Tell us all.")
    colour = ui.Label(
        text="Colour",
        component=ui.RadioGroup(
            custom_id="colour",
            options=[discord.RadioGroupOption(label=c, value=c, default=c == "red") for c in ("red", "blue")],
        ),
    )
    dishes = ui.Label(
        text="Dishes",
        component=ui.CheckboxGroup(
            custom_id="dishes",
            required=False,
            options=[discord.CheckboxGroupOption(label=d, value=d) for d in ("stew", "bread", "ale")],
        ),
    )
    loud = ui.Label(text="Loud", component=ui.Checkbox(custom_id="loud"))
    guests = ui.Label(text="Guests", component=ui.UserSelect(custom_id="guests", required=True, max_values=2))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        guests = [u.name for u in self.guests.component.values]
        c: Any = self
        said = [c.colour.component.value, c.dishes.component.values, c.loud.component.value, guests]
        await interaction.response.send_message(repr(said))


class Files(ui.Modal, title="Files"):
    note = ui.Label(text="Note", component=ui.TextInput(custom_id="note", required=False, min_length=3))
    file = ui.Label(text="Save", component=ui.FileUpload(custom_id="file", max_values=2))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        c: Any = self
        read = [(a.filename, (await a.read()).decode()) for a in c.file.component.values]
        await interaction.response.send_message(f"{c.note.component.value!r} {read}")


class Pictures(ui.LayoutView):
    def __init__(self, picture: discord.File, save: discord.File) -> None:
        super().__init__()
        self.add_item(ui.Section("A section", accessory=ui.Thumbnail(picture, description="the board, small")))
        gallery = ui.MediaGallery()
        gallery.add_item(media=picture, description="the board")
        gallery.add_item(media="https://example.com/map.png")
        self.add_item(gallery)
        self.add_item(ui.File(save))


class FormBot(DemoBot):
    def __init__(self) -> None:
        super().__init__()

        @self.tree.command(description="Opens a form")
        async def form(interaction: discord.Interaction, files: bool = False) -> None:
            await interaction.response.send_modal(Files() if files else Everything())

        @self.tree.command(description="Shows pictures")
        async def pictures(interaction: discord.Interaction) -> None:
            picture = discord.File(io.BytesIO(PNG), "board.png", description="the board")
            save = discord.File(io.BytesIO(b"{}"), "save.json")
            await interaction.response.send_message(view=Pictures(picture, save), files=[picture, save])


@pytest.fixture
async def forms(scene: Scene) -> Any:
    async with running(FormBot(), scene.standin):
        yield scene


async def fill(forms: Scene, *, files: bool = False, **values: Any) -> str:
    """Opens the form, fills it in; what the bot says."""
    opened = await forms.alice.slash(forms.channel, "form", files=files)
    await opened.wait_response()
    i = await forms.alice.submit(opened, **values)
    return (await i.wait_response())["content"]


async def test_every_input_arrives(forms: Scene) -> None:
    said = await fill(forms, colour="blue", dishes=["stew", "ale"], loud=True, guests=[forms.bob.id])
    assert said == "['blue', ['stew', 'ale'], True, ['bob']]"


async def test_defaults_arrive_where_nothing_is_chosen(forms: Scene) -> None:
    assert await fill(forms, guests=[forms.bob, forms.shy]) == "['red', [], False, ['bob', 'shy']]"


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({}, "guests: 0 given"),
        ({"guests": ["5"]}, "there is no"),
        ({"colour": "green"}, "not offered"),
        ({"dishes": ["cake"]}, "not offered"),
    ],
)
async def test_a_form_lets_nothing_else_through(forms: Scene, values: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        await fill(forms, **values)


async def test_files_come_with_a_form_and_can_be_read(forms: Scene) -> None:
    said = await fill(forms, files=True, file=[Upload("a.txt", b"one"), Upload("b.txt", b"two")])
    assert said == "'' [('a.txt', 'one'), ('b.txt', 'two')]"
    assert await fill(forms, files=True, note="all of it", file=Upload("c.txt", b"3")) == "'all of it' [('c.txt', '3')]"
    with pytest.raises(ValueError, match="characters will not do"):
        await fill(forms, files=True, note="ab", file=Upload("c.txt", b"3"))
    with pytest.raises(ValueError, match="file: 0 given"):
        await fill(forms, files=True)


async def test_pictures_in_components_lead_to_their_files(forms: Scene) -> None:
    message = await (await forms.alice.slash(forms.channel, "pictures")).wait_response()
    section, gallery, file = message["components"]
    board, save = message["attachments"]
    assert section["accessory"]["media"]["url"] == gallery["items"][0]["media"]["url"] == board["url"]
    assert gallery["items"][0]["media"]["width"] == 3
    assert gallery["items"][1]["media"]["url"] == "https://example.com/map.png"
    assert (file["file"]["url"], file["name"], file["size"]) == (save["url"], "save.json", 2)
