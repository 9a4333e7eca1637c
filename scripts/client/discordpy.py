"""The bot of README.md with discord.py 2.7."""
import base64
import io
import os

import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

ROOT, TOKEN = os.environ["SANDBOX_URL"], os.environ["SANDBOX_TOKEN"]
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
Route.BASE = f"{ROOT}/api/v10"
DiscordWebSocket.DEFAULT_GATEWAY = URL(f"{ROOT.replace('http', 'ws')}/gateway")


class Bet(discord.ui.Modal, title="Bet"):
    coins = discord.ui.TextInput(label="Coins", custom_id="coins")

    async def on_submit(self, asked):
        await asked.response.defer(ephemeral=True, thinking=True)
        await asked.edit_original_response(content=f"{self.coins.value} coins")
        await asked.followup.send("noted", ephemeral=True)


class Table(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @discord.ui.button(label="hand", custom_id="hand")
    async def hand(self, asked, _):
        await asked.response.send_message("your hand", ephemeral=True)

    @discord.ui.button(label="bet", custom_id="bet")
    async def bet(self, asked, _):
        await asked.response.send_modal(Bet())

    @discord.ui.button(label="thread", custom_id="thread")
    async def thread(self, asked, _):
        await asked.response.defer()
        gone = await asked.channel.send("gone")
        kept = await asked.channel.send("kept")
        await kept.edit(content="edited")
        thread = await kept.create_thread(name="a table")
        await thread.send("here")
        await gone.delete()

    @discord.ui.select(custom_id="suit", options=[discord.SelectOption(label="Cups", value="cups")])
    async def suit(self, asked, chosen):
        await asked.response.edit_message(content=chosen.values[0])


class Bot(discord.AutoShardedClient):
    def __init__(self):
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self):
        # Buttons may be pressed before their message was answered for.
        self.add_view(Table())
        await self.tree.sync()
        await self.create_application_emoji(name="ace", image=PNG)


bot = Bot()


@bot.tree.command(description="Deal")
@app_commands.describe(game="Which")
async def deal(asked: discord.Interaction, game: str):
    embed = discord.Embed(title="A table").add_field(name="Pot", value="5")
    await asked.response.send_message(
        "Scarto", embed=embed, file=discord.File(io.BytesIO(PNG), "table.png"), view=Table())


@deal.autocomplete("game")
async def games(_: discord.Interaction, __: str):
    return [app_commands.Choice(name="Scarto", value="scarto")]


@bot.tree.command(description="Many messages")
async def burst(asked: discord.Interaction):
    await asked.response.send_message("at once", ephemeral=True)
    for number in range(12):
        await asked.channel.send(f"burst {number}")


bot.run(TOKEN)
