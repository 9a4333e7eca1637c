//! From a screen to Discord's own shapes. The one place that knows both.

use super::screen::{Edge, Key, KeyLook, Menu, Panel, Row, Screen};
use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateButton, CreateEmbed, CreateEmbedFooter,
    CreateInteractionResponse, CreateInteractionResponseMessage, CreateMessage, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse, EditMessage,
};
use serenity::model::application::ButtonStyle;
use serenity::model::id::UserId;

/// Who sees an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// The whole channel.
    ByAll,
    /// The one who asked.
    ByOne,
}

/// A new message in a channel.
pub fn message(screen: &Screen) -> CreateMessage {
    CreateMessage::new()
        .content(&screen.text)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(mentions(screen))
}

/// A message becomes this screen, whatever it was.
pub fn edit(screen: &Screen) -> EditMessage {
    EditMessage::new()
        .content(&screen.text)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(mentions(screen))
}

/// The message that answered an interaction becomes this screen.
pub fn edit_answer(screen: &Screen) -> EditInteractionResponse {
    EditInteractionResponse::new()
        .content(&screen.text)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(mentions(screen))
}

/// Answers an interaction with a message of its own.
pub fn answer(screen: &Screen, seen: Seen) -> CreateInteractionResponse {
    CreateInteractionResponse::Message(body(screen).ephemeral(seen == Seen::ByOne))
}

/// Answers a click by changing the message that was clicked.
pub fn update(screen: &Screen) -> CreateInteractionResponse {
    CreateInteractionResponse::UpdateMessage(body(screen))
}

fn body(screen: &Screen) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(&screen.text)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(mentions(screen))
}

/// Nobody is pinged but the one player the screen names.
fn mentions(screen: &Screen) -> CreateAllowedMentions {
    CreateAllowedMentions::new().users(screen.ping.into_iter().map(UserId::new))
}

fn embeds(screen: &Screen) -> Vec<CreateEmbed> {
    screen.panel.iter().map(embed).collect()
}

fn embed(panel: &Panel) -> CreateEmbed {
    let mut embed = CreateEmbed::new()
        .title(&panel.title)
        .description(&panel.text)
        .colour(colour(panel.edge))
        .fields(
            panel
                .parts
                .iter()
                .map(|part| (part.heading.clone(), part.text.clone(), false)),
        );
    if !panel.footer.is_empty() {
        embed = embed.footer(CreateEmbedFooter::new(&panel.footer));
    }
    embed
}

fn colour(edge: Edge) -> u32 {
    match edge {
        Edge::Tavern => 0xa8_70_0c,
        Edge::Green => 0x2f_6b_2f,
        Edge::Grey => 0x6b_6b_6b,
    }
}

fn rows(screen: &Screen) -> Vec<CreateActionRow> {
    screen
        .rows
        .iter()
        .map(|row| match row {
            Row::Keys(keys) => CreateActionRow::Buttons(keys.iter().map(button).collect()),
            Row::Menu(menu) => CreateActionRow::SelectMenu(select(menu)),
        })
        .collect()
}

fn button(key: &Key) -> CreateButton {
    let style = match key.look {
        KeyLook::Main => ButtonStyle::Primary,
        KeyLook::Good => ButtonStyle::Success,
        KeyLook::Plain => ButtonStyle::Secondary,
    };
    CreateButton::new(key.button.to_string())
        .label(&key.label)
        .style(style)
}

fn select(menu: &Menu) -> CreateSelectMenu {
    let options: Vec<CreateSelectMenuOption> = menu
        .choices
        .iter()
        .map(|(value, label)| CreateSelectMenuOption::new(label, value))
        .collect();
    let most = u8::try_from(options.len()).unwrap_or(u8::MAX);
    CreateSelectMenu::new(
        menu.button.to_string(),
        CreateSelectMenuKind::String { options },
    )
    .placeholder(&menu.hint)
    .min_values(1)
    .max_values(most)
}
