//! Turns screens into Discord's types; no other module knows both.

use screens::faces::Face;
use screens::screen::{
    Dialog, Edge, Finder, Found, Key, KeyFace, KeyLook, Line, Menu, MenuOption, Need, Panel,
    Picture, Pixels, Row, Screen,
};
use serde_json::{Value, json};
use serenity::builder::{
    Builder, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed,
    CreateEmbedFooter, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage,
    CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments,
    EditInteractionResponse, EditMessage, EditWebhookMessage,
};
use serenity::http::Http;
use serenity::model::application::{ButtonStyle, InputTextStyle};
use serenity::model::channel::{ChannelType, Message, ReactionType};
use serenity::model::id::{EmojiId, InteractionId, UserId};

/// The visibility of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// The whole channel.
    ByAll,
    /// Only the member who asked.
    ByOne,
}

/// A new message in a channel.
pub fn message(screen: &Screen) -> CreateMessage {
    CreateMessage::new()
        .content(&screen.text)
        .embeds(embeds(screen))
        .components(rows(screen))
        .files(files(screen))
        .allowed_mentions(mentions(screen))
}

/// An edit that replaces everything in a message.
pub fn edit(screen: &Screen) -> EditMessage {
    let edit = EditMessage::new()
        .content(&screen.text)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(mentions(screen));
    match replacing(screen) {
        Some(files) => edit.attachments(files),
        None => edit,
    }
}

/// An edit of the answer to an interaction.
pub fn edit_answer(screen: &Screen) -> EditInteractionResponse {
    let edit = EditInteractionResponse::new()
        .content(&screen.text)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(mentions(screen));
    match replacing(screen) {
        Some(files) => edit.attachments(files),
        None => edit,
    }
}

/// Edits a further private answer to an interaction. serenity can do that with new files alone, so it is edited as what
/// Discord takes it for: a message of the application's webhook.
///
/// # Errors
/// Discord's error.
pub async fn edit_follow_up(
    screen: &Screen,
    http: &Http,
    token: &str,
    message: u64,
) -> serenity::Result<Message> {
    let edit = EditWebhookMessage::new()
        .content(&screen.text)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(mentions(screen));
    let edit = match replacing(screen) {
        Some(files) => edit.attachments(files),
        None => edit,
    };
    let application = http.application_id();
    let unknown = serenity::Error::Other("the application is not known");
    let application = application.ok_or(unknown)?.get();
    let place = (application.into(), token, message.into());
    edit.execute(http, place).await
}

/// Answers an interaction with "is thinking…"; [`edit_answer`] follows.
pub fn think(seen: Seen) -> CreateInteractionResponse {
    CreateInteractionResponse::Defer(
        CreateInteractionResponseMessage::new().ephemeral(seen == Seen::ByOne),
    )
}

/// Answers an interaction with a new message.
pub fn answer(screen: &Screen, seen: Seen) -> CreateInteractionResponse {
    CreateInteractionResponse::Message(body(screen).ephemeral(seen == Seen::ByOne))
}

/// A further answer to an interaction that was answered before.
pub fn follow_up(screen: &Screen, seen: Seen) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new()
        .content(&screen.text)
        .embeds(embeds(screen))
        .components(rows(screen))
        .files(files(screen))
        .allowed_mentions(mentions(screen))
        .ephemeral(seen == Seen::ByOne)
}

/// Answers a click by editing the clicked message.
pub fn update(screen: &Screen) -> Update {
    let update = CreateInteractionResponse::UpdateMessage(body(screen));
    if !screen.keeps() {
        return Update::Whole(update);
    }
    // Serenity's type always lists the files; leaving the list out keeps them.
    let mut update = json!(update);
    if let Some(data) = update["data"].as_object_mut() {
        data.remove("attachments");
    }
    Update::Keeping(update)
}

/// An edit of the clicked message.
pub enum Update {
    /// Replaces everything, including the files.
    Whole(CreateInteractionResponse),
    /// Replaces everything except the files.
    Keeping(Value),
}

impl Update {
    /// Sends it as the answer to a click.
    ///
    /// # Errors
    /// Discord's error.
    pub async fn send(
        self,
        http: &Http,
        (id, token): (InteractionId, &str),
    ) -> serenity::Result<()> {
        match self {
            Update::Whole(update) => update.execute(http, (id, token)).await,
            Update::Keeping(update) => {
                http.create_interaction_response(id, token, &update, Vec::new())
                    .await
            }
        }
    }
}

/// Answers an interaction with a form to fill in.
pub fn ask(dialog: &Dialog) -> CreateInteractionResponse {
    let row = |(n, line): (usize, &Line)| {
        let style = match line.longest {
            ..MANY_LETTERS => InputTextStyle::Short,
            _ => InputTextStyle::Paragraph,
        };
        let input = CreateInputText::new(style, &line.label, format!("line-{n}"))
            .placeholder(&line.hint)
            .max_length(line.longest)
            .required(line.need == Need::Filled);
        // Discord would take an empty value for a value.
        CreateActionRow::InputText(match line.value.as_str() {
            "" => input,
            value => input.value(value),
        })
    };
    CreateInteractionResponse::Modal(
        CreateModal::new(dialog.button.to_string(), &dialog.title)
            .components(dialog.lines.iter().enumerate().map(row).collect()),
    )
}

/// A form field with at least this length limit has several lines.
const MANY_LETTERS: u16 = 600;

fn body(screen: &Screen) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(&screen.text)
        .embeds(embeds(screen))
        .components(rows(screen))
        .files(files(screen))
        .allowed_mentions(mentions(screen))
}

/// The picture and the other files, as attachments.
pub fn files(screen: &Screen) -> Vec<CreateAttachment> {
    let picture = screen.picture.iter().filter_map(|picture| {
        let Pixels::New(png) = &picture.pixels else {
            return None;
        };
        let alt: String = picture.alt.chars().take(ALT_LETTERS).collect();
        Some(CreateAttachment::bytes(png.bytes(), file_name(picture)).description(alt))
    });
    let files = screen
        .files
        .iter()
        .map(|file| CreateAttachment::bytes(file.bytes.as_slice(), file.name.as_str()));
    picture.chain(files).collect()
}

/// Attachments that replace those of a message, unless it keeps them.
fn replacing(screen: &Screen) -> Option<EditAttachments> {
    let files = files(screen).into_iter();
    (!screen.keeps()).then(|| files.fold(EditAttachments::new(), EditAttachments::add))
}

/// Discord's limit for the description of a picture, in characters.
const ALT_LETTERS: usize = 1024;

fn file_name(picture: &Picture) -> String {
    format!("{}.png", picture.name)
}

/// Only the players named by the screen are pinged.
fn mentions(screen: &Screen) -> CreateAllowedMentions {
    CreateAllowedMentions::new().users(screen.ping.iter().copied().map(UserId::new))
}

fn embeds(screen: &Screen) -> Vec<CreateEmbed> {
    let picture = screen.picture.as_ref();
    let panel = screen.panel.iter().map(|panel| embed(panel, picture));
    // A second embed appears below the picture of the first.
    let reply = Some(&screen.reply).filter(|reply| !reply.is_empty());
    let reply = reply.map(|reply| {
        let edge = colour(Edge::Reply);
        CreateEmbed::new().description(reply).colour(edge)
    });
    panel.chain(reply).collect()
}

fn embed(panel: &Panel, picture: Option<&Picture>) -> CreateEmbed {
    let text = match picture {
        None if !panel.spelled.is_empty() => format!("{}\n\n{}", panel.text, panel.spelled),
        _ => panel.text.clone(),
    };
    let mut embed = CreateEmbed::new()
        .title(&panel.title)
        .description(text)
        .colour(colour(panel.edge))
        .fields(
            panel
                .parts
                .iter()
                .map(|part| (part.heading.clone(), part.text.clone(), false)),
        );
    if let Some(face) = &panel.face {
        embed = embed.thumbnail(face);
    }
    if !panel.footer.is_empty() {
        embed = embed.footer(CreateEmbedFooter::new(&panel.footer));
    }
    if let Some(picture) = picture {
        embed = embed.image(format!("attachment://{}", file_name(picture)));
    }
    embed
}

fn colour(edge: Edge) -> u32 {
    match edge {
        Edge::Tavern => 0xa8_70_0c,
        Edge::Green => 0x2f_6b_2f,
        Edge::Grey => 0x6b_6b_6b,
        Edge::Reply => 0x3b_5b_8a,
    }
}

fn rows(screen: &Screen) -> Vec<CreateActionRow> {
    screen
        .rows
        .iter()
        .map(|row| match row {
            Row::Keys(keys) => CreateActionRow::Buttons(keys.iter().map(button).collect()),
            Row::Menu(menu) => CreateActionRow::SelectMenu(select(menu)),
            Row::Finder(finder) => CreateActionRow::SelectMenu(find(finder)),
        })
        .collect()
}

fn button(key: &Key) -> CreateButton {
    let style = match key.look {
        KeyLook::Main => ButtonStyle::Primary,
        KeyLook::Good => ButtonStyle::Success,
        KeyLook::Plain => ButtonStyle::Secondary,
    };
    let button = CreateButton::new(key.button.to_string()).style(style);
    match &key.face {
        Some(KeyFace::Alone(face)) => button.emoji(emoji(face)),
        Some(KeyFace::Before(face)) => button.label(&key.label).emoji(emoji(face)),
        None => button.label(&key.label),
    }
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

fn find(finder: &Finder) -> CreateSelectMenu {
    let kind = match finder.of {
        Found::Roles => CreateSelectMenuKind::Role {
            default_roles: None,
        },
        Found::Members => CreateSelectMenuKind::User {
            default_users: None,
        },
        Found::Channels => CreateSelectMenuKind::Channel {
            channel_types: Some(vec![ChannelType::Text]),
            default_channels: None,
        },
    };
    CreateSelectMenu::new(finder.button.to_string(), kind)
        .placeholder(&finder.hint)
        .max_values(u8::try_from(finder.most).unwrap_or(u8::MAX))
}

fn emoji(face: &Face) -> ReactionType {
    ReactionType::Custom {
        animated: false,
        id: EmojiId::new(face.id),
        name: Some(face.name.clone()),
    }
}

fn option(option: &MenuOption) -> CreateSelectMenuOption {
    let shown =
        CreateSelectMenuOption::new(&option.label, &option.value).default_selection(option.chosen);
    let shown = match &option.face {
        Some(face) => shown.emoji(emoji(face)),
        None => shown,
    };
    if option.note.is_empty() {
        shown
    } else {
        shown.description(&option.note)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use picture::Png;

    fn screen() -> Screen {
        Screen::panel(Panel::default())
            .with_picture(Some(Picture {
                name: "fortunes",
                pixels: Pixels::New(Png::stand_in()),
                alt: "é".repeat(2000),
            }))
            .with_file("sheet.csv", "name,coins\n")
    }

    #[test]
    fn a_picture_stands_in_the_panel_with_its_words() {
        for sent in [
            json!(answer(&screen(), Seen::ByOne))["data"].clone(),
            json!(message(&screen())),
            json!(edit(&screen())),
            json!(edit_answer(&screen())),
        ] {
            let picture = &sent["embeds"][0]["image"]["url"];
            assert_eq!(picture, "attachment://fortunes.png");
            let files = &sent["attachments"];
            assert_eq!(files[0]["filename"], "fortunes.png");
            // Discord's limit counts characters, not bytes.
            let alt = files[0]["description"].as_str().unwrap_or_default();
            assert_eq!(alt.chars().count(), 1024);
            assert_eq!(files[1]["filename"], "sheet.csv");
        }
    }

    #[test]
    fn a_reply_stands_between_the_picture_and_the_buttons() {
        let screen = screen().replying("Rule 0.2: you must follow suit.");
        for sent in [
            json!(answer(&screen, Seen::ByOne))["data"].clone(),
            json!(edit_answer(&screen)),
        ] {
            assert_eq!(sent["content"], "");
            let said = &sent["embeds"][1]["description"];
            assert_eq!(said, "Rule 0.2: you must follow suit.");
        }
    }

    fn updated(screen: &Screen) -> Value {
        match update(screen) {
            Update::Whole(update) => json!(update)["data"].clone(),
            Update::Keeping(update) => update["data"].clone(),
        }
    }

    #[test]
    fn a_picture_that_is_there_stays_and_is_not_sent_again() {
        let mut screen = Screen::panel(Panel::default());
        screen.picture = Some(Picture {
            name: "hand-7",
            pixels: Pixels::There,
            alt: String::new(),
        });
        for sent in [
            updated(&screen),
            json!(edit(&screen)),
            json!(edit_answer(&screen)),
        ] {
            let picture = &sent["embeds"][0]["image"]["url"];
            assert_eq!(picture, "attachment://hand-7.png");
            assert_eq!(sent.get("attachments"), None);
        }
    }

    #[test]
    fn an_edit_without_files_removes_those_of_the_message() {
        let screen = Screen::note("words alone");
        for sent in [
            updated(&screen),
            json!(edit(&screen)),
            json!(edit_answer(&screen)),
        ] {
            assert_eq!(sent["attachments"], Value::Array(Vec::new()));
        }
    }
}
