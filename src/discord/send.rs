//! From a screen to Discord's own shapes. The one place that knows both.

use super::screen::{Dialog, Edge, Key, KeyLook, Menu, MenuOption, Panel, Row, Screen};
use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateButton, CreateEmbed, CreateEmbedFooter,
    CreateInputText, CreateInteractionResponse, CreateInteractionResponseMessage, CreateMessage,
    CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
    EditInteractionResponse, EditMessage,
};
use serenity::model::application::{ButtonStyle, InputTextStyle};
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

/// Answers a click by asking for a line of text.
pub fn ask(dialog: &Dialog) -> CreateInteractionResponse {
    let line = CreateInputText::new(InputTextStyle::Short, &dialog.label, LINE)
        .placeholder(&dialog.hint)
        .max_length(LONGEST_LINE);
    CreateInteractionResponse::Modal(
        CreateModal::new(dialog.button.to_string(), &dialog.title)
            .components(vec![CreateActionRow::InputText(line)]),
    )
}

/// The name of a dialog's only line.
const LINE: &str = "line";
/// Letters of an answer: more than the largest number needs.
const LONGEST_LINE: u16 = 30;

fn body(screen: &Screen) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(&screen.text)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(mentions(screen))
}

/// Nobody is pinged but the players the screen names.
fn mentions(screen: &Screen) -> CreateAllowedMentions {
    CreateAllowedMentions::new().users(screen.ping.iter().copied().map(UserId::new))
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
    let options = menu.options.iter().map(option).collect();
    let few = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    CreateSelectMenu::new(
        menu.button.to_string(),
        CreateSelectMenuKind::String { options },
    )
    .placeholder(&menu.hint)
    .min_values(few(menu.least))
    .max_values(few(menu.most))
}

fn option(option: &MenuOption) -> CreateSelectMenuOption {
    let shown =
        CreateSelectMenuOption::new(&option.label, &option.value).default_selection(option.chosen);
    if option.note.is_empty() {
        shown
    } else {
        shown.description(&option.note)
    }
}
