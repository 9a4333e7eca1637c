//! What somebody has before them, and what they see after a click.

use anyhow::anyhow;
use ids::MemberId;
use interactions::error::CommandError;
use interactions::response::ClickedMessage;
use screens::button::Button;
use screens::screen::{Dialog, Key, Menu, Row, Screen};

/// A message on Discord.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// Its content.
    pub screen: Screen,
    /// The only member who sees it; `None` if everybody in the channel does.
    pub only_for: Option<MemberId>,
}

/// What a click is answered with.
#[derive(Debug)]
pub enum Answer {
    /// The clicked message became this.
    Changed(Message),
    /// A new private message.
    New(Message),
    /// A form to fill in.
    Form(Dialog),
    /// Nothing: the result shows elsewhere.
    Nothing,
    /// A new private message that says why not.
    Refused(CommandError, Message),
}

impl Message {
    /// A message for this member alone.
    pub fn private(member: MemberId, screen: Screen) -> Message {
        Message {
            screen,
            only_for: Some(member),
        }
    }

    /// A message for everybody in its channel.
    pub fn public(screen: Screen) -> Message {
        Message {
            screen,
            only_for: None,
        }
    }

    /// Everything that can be read in it, buttons and menus included.
    pub fn text(&self) -> String {
        self.screen.as_text()
    }

    /// Its buttons, in order.
    pub fn keys(&self) -> impl Iterator<Item = &Key> {
        let rows = self.screen.rows.iter();
        rows.flat_map(|row| match row {
            Row::Keys(keys) => keys.as_slice(),
            Row::Menu(_) | Row::Finder(_) => &[],
        })
    }

    /// Its menus of our own options, in order.
    pub fn menus(&self) -> impl Iterator<Item = &Menu> {
        let rows = self.screen.rows.iter();
        rows.filter_map(|row| match row {
            Row::Menu(menu) => Some(menu),
            Row::Keys(_) | Row::Finder(_) => None,
        })
    }

    /// The button with this label.
    ///
    /// # Errors
    /// There is none; the labels of those that there are.
    pub fn button(&self, label: &str) -> anyhow::Result<Button> {
        let found = self.keys().find(|key| key.label == label);
        let labels = || self.keys().map(|key| &*key.label).collect::<Vec<_>>();
        found
            .map(|key| key.button)
            .ok_or_else(|| anyhow!("no button {label:?} among {:?}", labels()))
    }

    /// The menu that has all these entries, and their values.
    ///
    /// # Errors
    /// There is none; the entries of those that there are.
    pub fn menu(&self, labels: &[&str]) -> anyhow::Result<(Button, Vec<String>)> {
        for menu in self.menus() {
            let options = || menu.options.iter();
            let value = |label: &&str| options().find(|it| it.label == *label);
            let values: Option<Vec<String>> = labels
                .iter()
                .map(|label| value(label).map(|it| it.value.clone()))
                .collect();
            if let Some(values) = values {
                return Ok((menu.button, values));
            }
        }
        let entries = self.menus().flat_map(|menu| &menu.options);
        let entries: Vec<&str> = entries.map(|it| it.label.as_str()).collect();
        Err(anyhow!("no menu has {labels:?} among {entries:?}"))
    }

    /// How a member's click on it counts.
    pub fn seen_by(&self, member: MemberId) -> ClickedMessage {
        if self.only_for == Some(member) {
            ClickedMessage::Own
        } else {
            ClickedMessage::Other
        }
    }

    /// The reason that a question states, for no button holds so much.
    pub fn reason(&self) -> &str {
        let parts = self.screen.panel.iter().flat_map(|panel| &panel.parts);
        parts.map(|part| part.text.as_str()).next().unwrap_or("")
    }
}

impl Answer {
    pub(crate) fn of(on: ClickedMessage, message: Message) -> Answer {
        match on {
            ClickedMessage::Own => Answer::Changed(message),
            ClickedMessage::Other => Answer::New(message),
        }
    }

    /// The message that answers; also one that says why not.
    ///
    /// # Errors
    /// A form or nothing answers.
    pub fn message(self) -> anyhow::Result<Message> {
        match self {
            Answer::Changed(message) | Answer::New(message) | Answer::Refused(_, message) => {
                Ok(message)
            }
            Answer::Form(form) => Err(anyhow!("a form answers: {}", form.title)),
            Answer::Nothing => Err(anyhow!("nothing answers: the result shows elsewhere")),
        }
    }

    /// The form that answers.
    ///
    /// # Errors
    /// Something else answers.
    pub fn form(self) -> anyhow::Result<Dialog> {
        match self {
            Answer::Form(form) => Ok(form),
            other => Err(anyhow!("no form answers, but {other:?}")),
        }
    }

    /// All that is said; a form by its title and labels, nothing as an empty text.
    pub fn text(&self) -> String {
        match self {
            Answer::Changed(message) | Answer::New(message) | Answer::Refused(_, message) => {
                message.text()
            }
            Answer::Form(form) => {
                let labels = form.lines.iter().map(|line| line.label.as_str());
                let all: Vec<&str> = std::iter::once(form.title.as_str()).chain(labels).collect();
                all.join("\n")
            }
            Answer::Nothing => String::new(),
        }
    }

    /// Whether it says why not.
    pub fn is_refusal(&self) -> bool {
        matches!(self, Answer::Refused(..))
    }
}
