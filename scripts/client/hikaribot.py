"""The bot of README.md with hikari 2.7."""
import base64
import os

import hikari

ROOT, TOKEN = os.environ["SANDBOX_URL"], os.environ["SANDBOX_TOKEN"]
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
PRIVATE = hikari.MessageFlag.EPHEMERAL
bot = hikari.GatewayBot(TOKEN, intents=hikari.Intents.GUILDS, rest_url=f"{ROOT}/api/v10", banner=None)


@bot.listen()
async def started(_: hikari.StartedEvent):
    me = await bot.rest.fetch_application()
    game = hikari.CommandOption(
        type=hikari.OptionType.STRING, name="game", description="Which", is_required=True, autocomplete=True)
    await bot.rest.set_application_commands(me, [
        bot.rest.slash_command_builder("deal", "Deal").add_option(game),
        bot.rest.slash_command_builder("burst", "Many messages"),
    ])
    await bot.rest.create_application_emoji(me, "ace", hikari.Bytes(PNG, "ace.png"))


@bot.listen()
async def completed(event: hikari.AutocompleteInteractionCreateEvent):
    await event.interaction.create_response(
        [hikari.impl.AutocompleteChoiceBuilder(name="Scarto", value="scarto")])


@bot.listen()
async def asked(event: hikari.CommandInteractionCreateEvent):
    command = event.interaction
    if command.command_name == "deal":
        buttons = bot.rest.build_message_action_row()
        for name in ("hand", "bet", "thread"):
            buttons.add_interactive_button(hikari.ButtonStyle.PRIMARY, name, label=name)
        menu = bot.rest.build_message_action_row()
        menu.add_text_menu("suit").add_option("Cups", "cups")
        embed = hikari.Embed(title="A table").add_field("Pot", "5", inline=True)
        await command.create_initial_response(
            hikari.ResponseType.MESSAGE_CREATE, "Scarto", embed=embed, components=[buttons, menu],
            attachment=hikari.Bytes(PNG, "table.png"))
        await command.fetch_initial_response()
    else:
        await command.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, "at once", flags=PRIVATE)
        for number in range(12):
            await bot.rest.create_message(command.channel_id, f"burst {number}")


@bot.listen()
async def pressed(event: hikari.ComponentInteractionCreateEvent):
    press = event.interaction
    if press.custom_id == "suit":
        await press.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, press.values[0])
    elif press.custom_id == "hand":
        await press.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, "your hand", flags=PRIVATE)
    elif press.custom_id == "bet":
        await press.create_modal_response(
            "Bet", "bet", component=bot.rest.build_modal_action_row().add_text_input("coins", "Coins"))
    else:
        await press.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_UPDATE)
        gone = await bot.rest.create_message(press.channel_id, "gone")
        kept = await bot.rest.create_message(press.channel_id, "kept")
        await kept.edit("edited")
        thread = await bot.rest.create_message_thread(press.channel_id, kept, "a table")
        await bot.rest.create_message(thread, "here")
        await gone.delete()


@bot.listen()
async def submitted(event: hikari.ModalInteractionCreateEvent):
    dialog = event.interaction
    await dialog.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE, flags=PRIVATE)
    await dialog.edit_initial_response(f"{dialog.components[0][0].value} coins")
    await dialog.execute("noted", flags=PRIVATE)


bot.run(check_for_updates=False)
