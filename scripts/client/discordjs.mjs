// The bot of README.md with discord.js 14.
import {
  ActionRowBuilder, ApplicationCommandOptionType as Option, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client,
  EmbedBuilder, Events, GatewayIntentBits, MessageFlags, ModalBuilder, Routes, StringSelectMenuBuilder,
  TextInputBuilder, TextInputStyle,
} from "discord.js";

const { SANDBOX_URL: url, SANDBOX_TOKEN: token } = process.env;
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
const client = new Client({ intents: [GatewayIntentBits.Guilds], shards: "auto", rest: { api: `${url}/api` } });

client.once(Events.ClientReady, async () => {
  await client.application.commands.set([
    { name: "deal", description: "Deal", options: [
      { name: "game", description: "Which", type: Option.String, autocomplete: true, required: true }] },
    { name: "burst", description: "Many messages" },
  ]);
  await client.application.emojis.create({ attachment: PNG, name: "ace" });
});

client.on(Events.InteractionCreate, async (asked) => {
  if (asked.isAutocomplete()) {
    await asked.respond([{ name: "Scarto", value: "scarto" }]);
  } else if (asked.isChatInputCommand() && asked.commandName === "deal") {
    const button = (id) => new ButtonBuilder().setCustomId(id).setLabel(id).setStyle(ButtonStyle.Primary);
    await asked.reply({
      content: "Scarto",
      embeds: [new EmbedBuilder().setTitle("A table").addFields({ name: "Pot", value: "5", inline: true })],
      files: [new AttachmentBuilder(PNG, { name: "table.png" })],
      components: [
        new ActionRowBuilder().addComponents(button("hand"), button("bet"), button("thread")),
        new ActionRowBuilder().addComponents(
          new StringSelectMenuBuilder().setCustomId("suit").addOptions({ label: "Cups", value: "cups" })),
      ],
      withResponse: true,
    });
  } else if (asked.isChatInputCommand()) {
    await asked.reply({ content: "at once", flags: MessageFlags.Ephemeral });
    for (let number = 0; number < 12; number += 1) await asked.channel.send(`burst ${number}`);
  } else if (asked.isStringSelectMenu()) {
    await asked.update({ content: asked.values[0] });
  } else if (asked.isModalSubmit()) {
    await asked.deferReply({ flags: MessageFlags.Ephemeral, withResponse: true });
    await asked.editReply(`${asked.fields.getTextInputValue("coins")} coins`);
    await asked.followUp({ content: "noted", flags: MessageFlags.Ephemeral });
  } else if (asked.customId === "hand") {
    await asked.reply({ content: "your hand", flags: MessageFlags.Ephemeral, withResponse: true });
  } else if (asked.customId === "bet") {
    await asked.showModal(new ModalBuilder().setCustomId("bet").setTitle("Bet").addComponents(
      new ActionRowBuilder().addComponents(
        new TextInputBuilder().setCustomId("coins").setLabel("Coins").setStyle(TextInputStyle.Short))));
  } else if (asked.customId === "thread") {
    await asked.deferUpdate();
    const gone = await asked.channel.send("gone");
    const kept = await asked.channel.send("kept");
    await kept.edit("edited");
    const thread = await kept.startThread({ name: "a table" });
    await thread.send("here");
    await gone.delete();
    await client.rest.get(Routes.currentApplication());
  }
});

process.on("unhandledRejection", (error) => {
  console.error("UNHANDLED", error);
  process.exit(1);
});
client.on(Events.Error, (error) => console.error("ERROR", error));
client.on(Events.Warn, (text) => console.error("WARN", text));
await client.login(token);
