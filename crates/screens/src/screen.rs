//! A message before it becomes Discord's: plain data that tests can read.

use crate::button::Button;
use crate::faces::Face;
pub use picture::Png;

/// A message as we intend it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Screen {
    /// Plain text above the panel; the only place where a mention pings.
    pub text: String,
    /// The framed part.
    pub panel: Option<Panel>,
    /// A picture, in the panel or, without one, below the text. Whatever it shows is in words too.
    pub picture: Option<Picture>,
    /// The reply to the last press: below the picture, right above the buttons.
    pub reply: String,
    /// Attached files, shown by name.
    pub files: Vec<File>,
    /// Buttons and menus, at most five rows.
    pub rows: Vec<Row>,
    /// The Discord ids of the players to ping.
    pub ping: Vec<u64>,
}

/// The framed part of a message.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Panel {
    /// The subject of the panel.
    pub title: String,
    /// The main text.
    pub text: String,
    /// What the picture says, in words: goes on the text where there is no picture.
    pub spelled: String,
    /// Short sections with a heading of their own.
    pub parts: Vec<Part>,
    /// A line of small print.
    pub footer: String,
    /// The address of a character's picture, shown small at the side.
    pub face: Option<String>,
    /// The colour of its edge, which never carries information alone.
    pub edge: Edge,
}

/// A section of a panel.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The bold first line.
    pub heading: String,
    /// The text under the heading.
    pub text: String,
}

/// A picture with its alternative text.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The file name without extension: letters, digits, `-` and `_`.
    pub name: &'static str,
    /// New pixels, or those the message already has.
    pub pixels: Pixels,
    /// The text for screen readers.
    pub alt: String,
}

/// Where a picture comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum Pixels {
    /// Sent along with the message.
    New(Png),
    /// Already in the message, which keeps it.
    There,
}

/// A file attached for the reader to keep.
#[derive(Clone, PartialEq)]
pub struct File {
    /// The file name with extension: letters, digits, `.`, `-` and `_`.
    pub name: String,
    /// The content; at most 10 MiB.
    pub bytes: Vec<u8>,
}

/// The colour of a panel's edge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Edge {
    /// Candlelight: the tavern's own.
    #[default]
    Tavern,
    /// The reader's turn, or a win.
    Green,
    /// Something is over.
    Grey,
    /// The reply to the last press.
    Reply,
}

/// One row below a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Row {
    /// Up to five buttons.
    Keys(Vec<Key>),
    /// A menu of our own options.
    Menu(Menu),
    /// A menu of the server's roles or channels.
    Finder(Finder),
}

/// A menu of the server's roles, members or channels, which Discord fills in itself.
///
/// The present choice is stated in the text beside it, since serenity would send Discord numbers instead of strings.
#[derive(Clone, Debug, PartialEq)]
pub struct Finder {
    /// What choosing does.
    pub button: Button,
    /// The placeholder while nothing is chosen.
    pub hint: String,
    /// Roles or channels.
    pub of: Found,
    /// The most that may be chosen.
    pub most: usize,
}

/// What a [`Finder`] offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// The server's roles.
    Roles,
    /// The server's members.
    Members,
    /// The server's text channels.
    Channels,
}

/// A button to press.
#[derive(Clone, Debug, PartialEq)]
pub struct Key {
    /// What pressing it does.
    pub button: Button,
    /// A card's emoji.
    pub face: Option<KeyFace>,
    /// The text on the button, unless a face stands for it.
    pub label: String,
    /// Which of Discord's styles it gets.
    pub look: KeyLook,
}

/// How a button shows a card's emoji.
#[derive(Clone, Debug, PartialEq)]
pub enum KeyFace {
    /// Before the label.
    Before(Face),
    /// In place of the label: it says the same, and its name is read out.
    Alone(Face),
}

/// The style of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyLook {
    /// The main thing to do now.
    Main,
    /// A card that may be played, or an agreement.
    Good,
    /// Anything else.
    Plain,
}

/// A menu to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct Menu {
    /// What choosing does.
    pub button: Button,
    /// The placeholder while nothing is chosen.
    pub hint: String,
    /// The fewest options that must be chosen.
    pub least: usize,
    /// The most options that may be chosen.
    pub most: usize,
    /// The options, at most 25.
    pub options: Vec<MenuOption>,
}

/// An option of a menu.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MenuOption {
    /// The value handed back to us.
    pub value: String,
    /// A card's emoji before the label.
    pub face: Option<Face>,
    /// The text of the option.
    pub label: String,
    /// Small print below; may be empty.
    pub note: String,
    /// Whether it is already chosen.
    pub chosen: bool,
}

/// A dialog of at most five lines to fill in.
#[derive(Clone, Debug, PartialEq)]
pub struct Dialog {
    /// What submitting it does.
    pub button: Button,
    /// The heading: at most 45 characters.
    pub title: String,
    /// One to five lines.
    pub lines: Vec<Line>,
}

/// A line to fill in.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Line {
    /// What is asked for: at most 45 characters.
    pub label: String,
    /// The placeholder: at most 100 characters.
    pub hint: String,
    /// The initial content.
    pub value: String,
    /// The most characters allowed.
    pub longest: u16,
    /// Whether it may be left empty.
    pub need: Need,
}

/// Whether a line must be filled in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Need {
    /// It must be filled in.
    #[default]
    Filled,
    /// It may stay empty.
    MayBeEmpty,
}

impl Screen {
    /// A screen of a single sentence.
    pub fn note(text: impl Into<String>) -> Screen {
        Screen {
            text: text.into(),
            ..Screen::default()
        }
    }

    /// A screen of a panel without buttons.
    pub fn panel(panel: Panel) -> Screen {
        Screen {
            panel: Some(panel),
            ..Screen::default()
        }
    }

    /// Everything readable on the screen as plain text, buttons and menus included.
    pub fn as_text(&self) -> String {
        let mut lines = vec![self.text.as_str()];
        if let Some(panel) = &self.panel {
            lines.extend([panel.title.as_str(), panel.text.as_str()]);
            lines.push(&panel.spelled);
            for part in &panel.parts {
                lines.extend([part.heading.as_str(), part.text.as_str()]);
            }
            lines.push(&panel.footer);
        }
        lines.extend(self.picture.iter().map(|picture| picture.alt.as_str()));
        lines.push(&self.reply);
        for row in &self.rows {
            match row {
                Row::Keys(keys) => lines.extend(keys.iter().map(|key| key.label.as_str())),
                Row::Menu(menu) => {
                    lines.push(&menu.hint);
                    lines.extend(menu.options.iter().map(|option| option.label.as_str()));
                }
                Row::Finder(finder) => lines.push(&finder.hint),
            }
        }
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }

    /// The same with a picture, if it could be drawn.
    #[must_use]
    pub fn with_picture(mut self, picture: Option<Picture>) -> Screen {
        self.picture = picture;
        self
    }

    /// Whether the message that becomes this screen keeps the picture it has.
    pub fn keeps(&self) -> bool {
        let picture = self.picture.as_ref();
        picture.is_some_and(|picture| picture.pixels == Pixels::There)
    }

    /// The same without card emoji anywhere.
    #[must_use]
    pub fn without_faces(mut self) -> Screen {
        self.text = bare(&self.text);
        self.reply = bare(&self.reply);
        if let Some(panel) = &mut self.panel {
            panel.text = bare(&panel.text);
            panel.spelled = bare(&panel.spelled);
            for part in &mut panel.parts {
                part.text = bare(&part.text);
            }
        }
        for row in &mut self.rows {
            match row {
                Row::Keys(keys) => keys.iter_mut().for_each(|key| key.face = None),
                Row::Menu(menu) => menu
                    .options
                    .iter_mut()
                    .for_each(|option| option.face = None),
                Row::Finder(_) => {}
            }
        }
        self
    }

    /// The same with one more file.
    #[must_use]
    pub fn with_file(mut self, name: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Screen {
        self.files.push(File {
            name: name.into(),
            bytes: bytes.into(),
        });
        self
    }

    /// The same with a reply right above the buttons.
    #[must_use]
    pub fn replying(mut self, text: &str) -> Screen {
        text.clone_into(&mut self.reply);
        self
    }

    /// The same with a sentence at the top.
    #[must_use]
    pub fn headed(mut self, text: &str) -> Screen {
        if !text.is_empty() {
            self.text = if self.text.is_empty() {
                text.to_owned()
            } else {
                format!("{text}\n{}", self.text)
            };
        }
        self
    }
}

impl std::fmt::Debug for File {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({} bytes)", self.name, self.bytes.len())
    }
}

impl Key {
    /// The same with a card's emoji before the label, if there is one.
    #[must_use]
    pub fn with_face(mut self, face: Option<Face>) -> Key {
        self.face = face.map(KeyFace::Before);
        self
    }

    /// The same with a card's emoji in place of the label, if there is one: so five of them stand in a row on a phone.
    #[must_use]
    pub fn as_face(mut self, face: Option<Face>) -> Key {
        self.face = face.map(KeyFace::Alone);
        self
    }

    /// A button in the ordinary style.
    pub fn plain(button: Button, label: String) -> Key {
        Key {
            button,
            face: None,
            label,
            look: KeyLook::Plain,
        }
    }
    /// A button in the main style, for what most will want.
    pub fn main(button: Button, label: String) -> Key {
        Key {
            button,
            face: None,
            label,
            look: KeyLook::Main,
        }
    }
}

/// A text without its emoji: "<:swords_king:7> King of Swords" becomes "King of Swords".
fn bare(text: &str) -> String {
    let mut parts = text.split("<:");
    let mut bare = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        // Typed text contains no such sign, since it is escaped.
        let rest = part.split_once('>').map_or(part, |(_, rest)| rest);
        bare.push_str(rest.strip_prefix(' ').unwrap_or(rest));
    }
    bare
}

/// Buttons, in rows of five.
pub fn rows_of(keys: Vec<Key>) -> Vec<Row> {
    keys.chunks(KEYS_IN_A_ROW)
        .map(|row| Row::Keys(row.to_vec()))
        .collect()
}

/// Discord's limit for buttons in a row.
pub const KEYS_IN_A_ROW: usize = 5;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_without_faces_keeps_its_words() {
        for (text, without) in [
            ("no card", "no card"),
            (
                "**<:swords_king:77> King of Swords**, <:trump_21:8> The World",
                "**King of Swords**, The World",
            ),
            ("<@5> leads, <t:9:R>", "<@5> leads, <t:9:R>"),
        ] {
            assert_eq!(Screen::note(text).without_faces().text, without);
        }
    }
}
