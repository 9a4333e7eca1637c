//! What a message looks like, before it is Discord's: plain data that tests can read.

use crate::button::Button;
use crate::faces::Face;
use picture::Png;

/// A message as we mean it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Screen {
    /// Plain text above the panel; the only place where a mention pings.
    pub text: String,
    /// The framed part.
    pub panel: Option<Panel>,
    /// A picture: in the panel, or without one below the text. What it shows stands in words, too.
    pub picture: Option<Picture>,
    /// What is said of what was just pressed: below the picture, right above the buttons.
    pub reply: String,
    /// Files to keep, shown by their names.
    pub files: Vec<File>,
    /// Buttons and menus, at most five rows.
    pub rows: Vec<Row>,
    /// The players who are pinged, by Discord's numbers.
    pub ping: Vec<u64>,
}

/// The framed part of a message.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Panel {
    /// What it is about.
    pub title: String,
    /// The words.
    pub text: String,
    /// Short parts with a heading of their own.
    pub parts: Vec<Part>,
    /// A line in small print.
    pub footer: String,
    /// The address of a small picture beside it all: a character's.
    pub face: Option<String>,
    /// The colour of its edge. Nothing is told by it alone.
    pub edge: Edge,
}

/// A part of a panel.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Its heading.
    pub heading: String,
    /// Its words.
    pub text: String,
}

/// A picture with the words for who does not see it.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// What its file is called, without the ending: letters, digits, `-` and `_`.
    pub name: &'static str,
    /// The picture.
    pub pixels: Pixels,
    /// What a screen reader says.
    pub alt: String,
}

/// Where a picture comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum Pixels {
    /// It is sent along.
    New(Png),
    /// The message has it already, and keeps it.
    There,
}

/// A file to keep.
#[derive(Clone, PartialEq)]
pub struct File {
    /// What it is called, with its ending: letters, digits, `.`, `-` and `_`.
    pub name: String,
    /// What is in it; at most 10 MiB.
    pub bytes: Vec<u8>,
}

/// The colour of a panel's edge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Edge {
    /// Candle light: the tavern's own.
    #[default]
    Tavern,
    /// It is the reader's turn, or something was won.
    Green,
    /// It is over.
    Grey,
    /// What is said of what was just pressed.
    Reply,
}

/// One row under a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Row {
    /// Up to five buttons.
    Keys(Vec<Key>),
    /// A menu.
    Menu(Menu),
    /// A menu of what the server has.
    Finder(Finder),
}

/// A menu of the roles or channels of the server, which Discord fills in itself.
///
/// What is chosen already stands in the words beside it: serenity would tell Discord in numbers, not in texts.
#[derive(Clone, Debug, PartialEq)]
pub struct Finder {
    /// What it does.
    pub button: Button,
    /// What it says while nothing is chosen.
    pub hint: String,
    /// What is looked for.
    pub of: Found,
    /// The most that may be chosen.
    pub most: usize,
}

/// What a [`Finder`] looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// Roles.
    Roles,
    /// Channels for text.
    Channels,
}

/// A button to press.
#[derive(Clone, Debug, PartialEq)]
pub struct Key {
    /// What it does.
    pub button: Button,
    /// The face of a card before the words.
    pub face: Option<Face>,
    /// What it says.
    pub label: String,
    /// How it looks.
    pub look: KeyLook,
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyLook {
    /// The thing to do now.
    Main,
    /// A card that may be played, or something that is agreed to.
    Good,
    /// Anything else.
    Plain,
}

/// A menu to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct Menu {
    /// What it does.
    pub button: Button,
    /// What it says while nothing is chosen.
    pub hint: String,
    /// The fewest that must be chosen.
    pub least: usize,
    /// The most that may be.
    pub most: usize,
    /// What there is to choose from, at most 25.
    pub options: Vec<MenuOption>,
}

/// Something to choose in a menu.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MenuOption {
    /// What is handed back to us.
    pub value: String,
    /// The face of a card before the words.
    pub face: Option<Face>,
    /// What it says.
    pub label: String,
    /// Small print below; may be empty.
    pub note: String,
    /// Whether it is chosen already.
    pub chosen: bool,
}

/// A dialog with lines to fill in, at most five.
#[derive(Clone, Debug, PartialEq)]
pub struct Dialog {
    /// What it does.
    pub button: Button,
    /// What it is about: at most 45 letters.
    pub title: String,
    /// The lines.
    pub lines: Vec<Line>,
}

/// A line to fill in.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Line {
    /// What is asked for: at most 45 letters.
    pub label: String,
    /// What stands there, pale, while nothing is filled in: at most 100 letters.
    pub hint: String,
    /// What is filled in to begin with.
    pub value: String,
    /// The most letters.
    pub longest: u16,
    /// Whether it may be left empty.
    pub need: Need,
}

/// Whether a line must be filled in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Need {
    /// It must.
    #[default]
    Filled,
    /// It may stay empty.
    MayBeEmpty,
}

impl Screen {
    /// A sentence and nothing more.
    pub fn note(text: impl Into<String>) -> Screen {
        Screen {
            text: text.into(),
            ..Screen::default()
        }
    }

    /// A panel without anything to press.
    pub fn panel(panel: Panel) -> Screen {
        Screen {
            panel: Some(panel),
            ..Screen::default()
        }
    }

    /// All that can be read on it, as plain text: what can be pressed and chosen, too.
    pub fn as_text(&self) -> String {
        let mut lines = vec![self.text.as_str()];
        if let Some(panel) = &self.panel {
            lines.extend([panel.title.as_str(), panel.text.as_str()]);
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

    /// Whether the message that becomes this screen has its picture already, and keeps it.
    pub fn keeps(&self) -> bool {
        let picture = self.picture.as_ref();
        picture.is_some_and(|picture| picture.pixels == Pixels::There)
    }

    /// The same without the emoji of cards, wherever they stand.
    #[must_use]
    pub fn without_faces(mut self) -> Screen {
        self.text = bare(&self.text);
        self.reply = bare(&self.reply);
        if let Some(panel) = &mut self.panel {
            panel.text = bare(&panel.text);
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

    /// The same with a sentence right above the buttons.
    #[must_use]
    pub fn replying(mut self, text: &str) -> Screen {
        text.clone_into(&mut self.reply);
        self
    }

    /// The same with a sentence above it.
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
    /// The same with the face of a card before the words, where there is one.
    #[must_use]
    pub fn with_face(mut self, face: Option<Face>) -> Key {
        self.face = face;
        self
    }

    /// A button that does something ordinary.
    pub fn plain(button: Button, label: String) -> Key {
        Key {
            button,
            face: None,
            label,
            look: KeyLook::Plain,
        }
    }
    /// The button most will want.
    pub fn main(button: Button, label: String) -> Key {
        Key {
            button,
            face: None,
            label,
            look: KeyLook::Main,
        }
    }
}

/// A text without the emoji in it: "<:tarot_ks:7> King of Swords".
fn bare(text: &str) -> String {
    let mut parts = text.split("<:");
    let mut bare = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        // What somebody typed has no such sign in it: it would be escaped.
        let rest = part.split_once('>').map_or(part, |(_, rest)| rest);
        bare.push_str(rest.strip_prefix(' ').unwrap_or(rest));
    }
    bare
}

/// Buttons in rows of five.
pub fn rows_of(keys: Vec<Key>) -> Vec<Row> {
    keys.chunks(KEYS_IN_A_ROW)
        .map(|row| Row::Keys(row.to_vec()))
        .collect()
}

/// Discord's limit for the buttons of a row.
pub const KEYS_IN_A_ROW: usize = 5;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_without_faces_keeps_its_words() {
        for (text, without) in [
            ("no card", "no card"),
            (
                "**<:tarot_ks:77> King of Swords**, <:tarot_t21:8> The World",
                "**King of Swords**, The World",
            ),
            ("<@5> leads, <t:9:R>", "<@5> leads, <t:9:R>"),
        ] {
            assert_eq!(Screen::note(text).without_faces().text, without);
        }
    }
}
