//! People, controlled by tests: what they do and what they see.

use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::oneshot;
use twilight_model::guild::Permissions;

use crate::{
    answer::{ActionError, Answer, Modal},
    shared::Shared,
    view::Message,
    world::{Id, client::ClientAction, interaction::AnswerTo},
};

/// A person who uses Discord.
#[derive(Clone)]
pub struct Person {
    shared: Arc<Shared>,
    id: Id,
    name: Arc<str>,
}

impl Person {
    pub(crate) fn new(shared: Arc<Shared>, id: Id, name: &str) -> Self {
        Person {
            shared,
            id,
            name: name.into(),
        }
    }

    /// The person's Discord id.
    #[must_use]
    pub fn id(&self) -> Id {
        self.id
    }

    /// The name that others see.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Types a slash command (`/coins pay to:@Ben amount:5`) and waits for its answer.
    ///
    /// # Errors
    /// What Discord's client would reject, or that no answer came in time.
    pub async fn slash(&self, channel: Id, line: &str) -> Result<Answer, ActionError> {
        let (name, options) = self
            .shared
            .with(|world| world.parse_line(self.id, channel, line))?;
        self.command(channel, &name, options).await
    }

    /// Sends a slash command with Discord's nested options.
    ///
    /// # Errors
    /// Like [`slash`](Self::slash).
    pub async fn command(
        &self,
        channel: Id,
        name: &str,
        options: Vec<Value>,
    ) -> Result<Answer, ActionError> {
        self.act(ClientAction::Command {
            channel,
            name: name.to_owned(),
            options,
        })
        .await
    }

    /// Types into an option with autocomplete: the one with `"focused": true`.
    ///
    /// # Errors
    /// Like [`slash`](Self::slash).
    pub async fn autocomplete(
        &self,
        channel: Id,
        name: &str,
        options: Vec<Value>,
    ) -> Result<Vec<Value>, ActionError> {
        let act = ClientAction::Autocomplete {
            channel,
            name: name.to_owned(),
            options,
        };
        self.act(act).await.map(|answer| answer.choices)
    }

    /// Clicks a button.
    ///
    /// # Errors
    /// [`ActionError::NotThere`] if the button is disabled or not visible to this person; no answer in time.
    pub async fn click(&self, message: &Message, custom_id: &str) -> Result<Answer, ActionError> {
        self.click_in(message.channel(), message.id(), custom_id)
            .await
    }

    /// Clicks a button of a message given by its ids.
    ///
    /// # Errors
    /// Like [`click`](Self::click).
    pub async fn click_in(
        &self,
        channel: Id,
        message: Id,
        custom_id: &str,
    ) -> Result<Answer, ActionError> {
        self.act(ClientAction::Click {
            channel,
            message,
            custom_id: custom_id.to_owned(),
        })
        .await
    }

    /// Clicks the button with this label.
    ///
    /// # Errors
    /// Like [`click`](Self::click).
    pub async fn click_label(&self, message: &Message, label: &str) -> Result<Answer, ActionError> {
        let now = self.message(message.channel(), message.id());
        let button = now
            .as_ref()
            .and_then(|message| message.button(label))
            .ok_or_else(|| ActionError::NotThere(format!("button {label} on {now:?}")))?;
        self.act(ClientAction::Click {
            channel: message.channel(),
            message: message.id(),
            custom_id: button.custom_id,
        })
        .await
    }

    /// Chooses these values in a menu.
    ///
    /// # Errors
    /// Like [`click`](Self::click); [`ActionError::BadOption`] for too few or too many values.
    pub async fn select(
        &self,
        message: &Message,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Answer, ActionError> {
        self.act(ClientAction::Select {
            channel: message.channel(),
            message: message.id(),
            custom_id: custom_id.to_owned(),
            values: values.iter().map(|value| (*value).to_owned()).collect(),
        })
        .await
    }

    /// Fills in a dialog and submits it.
    ///
    /// # Errors
    /// [`ActionError::BadInput`] for what the client would reject; no answer in time.
    pub async fn submit(
        &self,
        modal: &Modal,
        fields: &[(&str, &str)],
    ) -> Result<Answer, ActionError> {
        let fields = fields
            .iter()
            .map(|(name, value)| ((*name).to_owned(), json!(value)))
            .collect();
        self.act(ClientAction::Submit {
            modal: modal.id,
            fields,
        })
        .await
    }

    /// Sends a click (with `values`, a choice) without the client's checks, for example with a made-up
    /// custom id or on somebody else's ephemeral message.
    ///
    /// # Errors
    /// The message does not exist, or no answer came in time.
    pub async fn raw_component(
        &self,
        channel: Id,
        message: Id,
        custom_id: &str,
        values: Option<&[&str]>,
    ) -> Result<Answer, ActionError> {
        self.act(ClientAction::Raw {
            channel,
            message,
            custom_id: custom_id.to_owned(),
            kind: if values.is_some() { 3 } else { 2 },
            values: values.map(|all| all.iter().map(|value| (*value).to_owned()).collect()),
        })
        .await
    }

    async fn act(&self, act: ClientAction) -> Result<Answer, ActionError> {
        let (tell, told) = oneshot::channel();
        let token = self
            .shared
            .with(|world| world.act(self.id, act, AnswerTo::Test(tell)))?;
        self.shared.watch(token);
        told.await.unwrap_or(Err(ActionError::NoAnswer))
    }

    /// Writes a message.
    ///
    /// # Errors
    /// The person may not write there, or the text is too long or empty.
    pub fn say(&self, channel: Id, content: &str) -> Result<Message, ActionError> {
        self.shared
            .with(|world| world.say(self.id, channel, content))
            .map(|json| Message::new(Arc::new(json)))
    }

    /// Deletes a message: the person's own, or as a moderator anybody's.
    ///
    /// # Errors
    /// The message does not exist, or the person may not delete it.
    pub fn delete(&self, message: &Message) -> Result<(), ActionError> {
        let (channel, id) = (message.channel(), message.id());
        self.shared.with(|world| {
            let found = world
                .channels
                .get(&channel)
                .and_then(|place| Some((place, place.messages.get(&id)?)))
                .ok_or_else(|| ActionError::NotThere(format!("message {id}")))?;
            let (place, message) = found;
            let permissions = world.permissions(place, self.id);
            if message.author != self.id && !permissions.contains(Permissions::MANAGE_MESSAGES) {
                return Err(ActionError::NotAllowed("MANAGE_MESSAGES".to_owned()));
            }
            world.remove_message(channel, id);
            Ok(())
        })
    }

    /// The language of this person's Discord: `en-US` until another is set.
    #[must_use]
    pub fn locale(&self) -> String {
        self.shared.with(|world| world.locale(self.id).to_owned())
    }

    /// Sets the language of this person's Discord.
    ///
    /// # Panics
    /// If Discord has no such language.
    pub fn set_locale(&self, locale: &str) {
        self.shared
            .with(|world| world.set_locale(self.id, locale))
            .unwrap_or_else(|why| panic!("{why}"));
    }

    /// The direct-message channel of this person and the bot.
    #[must_use]
    pub fn direct_channel(&self) -> Id {
        self.shared.with(|world| world.direct_channel(self.id))
    }

    /// What this person sees in a channel, oldest first; empty if they may not read it.
    #[must_use]
    pub fn sees(&self, channel: Id) -> Vec<Message> {
        let seen = self.shared.with(|world| world.view(channel, self.id));
        seen.into_iter().map(Message::new).collect()
    }

    /// A message as this person sees it now.
    #[must_use]
    pub fn message(&self, channel: Id, id: Id) -> Option<Message> {
        self.sees(channel)
            .into_iter()
            .find(|message| message.id() == id)
    }

    /// Waits until `look` finds something in what this person sees in the channel.
    ///
    /// # Panics
    /// After [`Config::patience`](crate::Config::patience), with what the person sees.
    pub async fn until<T>(&self, channel: Id, mut look: impl FnMut(&[Message]) -> Option<T>) -> T {
        let seen = || {
            let lines: Vec<String> = self
                .sees(channel)
                .iter()
                .map(|message| format!("{message:?}"))
                .collect();
            format!("{} sees:\n{}", self.name, lines.join("\n"))
        };
        self.shared.until(|| look(&self.sees(channel)), seen).await
    }

    /// Votes in a poll for these answers, counted from 1, and removes the person's other votes.
    ///
    /// # Errors
    /// The poll is over, or this person sees no such poll or answer.
    pub fn vote(&self, message: &Message, answers: &[u64]) -> Result<(), ActionError> {
        let (channel, id) = (message.channel(), message.id());
        self.shared
            .with(|world| world.vote(self.id, channel, id, answers))
    }

    /// Dismisses an ephemeral message.
    pub fn dismiss(&self, message: &Message) {
        self.shared
            .with(|world| world.dismiss(self.id, message.channel(), message.id()));
    }

    /// Everything that this person's client ever received: messages, changes, dialogs.
    ///
    /// # Panics
    /// If there was more than [`Config::remember`](crate::Config::remember).
    #[must_use]
    pub fn payloads(&self) -> Vec<Arc<Value>> {
        self.shared.with(|world| world.log.payloads(self.id))
    }
}

impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.name, self.id)
    }
}
