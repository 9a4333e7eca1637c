//! People, as tests move them: what they do and what they see.

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use tokio::sync::oneshot;
use twilight_model::guild::Permissions;

use crate::{
    answer::{Answer, Failed, Modal},
    shared::Shared,
    view::Message,
    world::{Id, client::Act, interaction::Asker},
};

/// Somebody who uses Discord.
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

    /// Their id.
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
    /// What Discord's client would say to it, or that no answer came in time.
    pub async fn slash(&self, channel: Id, line: &str) -> Result<Answer, Failed> {
        let (name, options) = self
            .shared
            .with(|world| world.parse_line(self.id, channel, line))?;
        self.command(channel, &name, options).await
    }

    /// Sends a slash command with Discord's nested options.
    ///
    /// # Errors
    /// As [`slash`](Self::slash).
    pub async fn command(
        &self,
        channel: Id,
        name: &str,
        options: Vec<Value>,
    ) -> Result<Answer, Failed> {
        self.act(Act::Command {
            channel,
            name: name.to_owned(),
            options,
        })
        .await
    }

    /// Types at an option that completes; the one with `"focused": true`.
    ///
    /// # Errors
    /// As [`slash`](Self::slash).
    pub async fn autocomplete(
        &self,
        channel: Id,
        name: &str,
        options: Vec<Value>,
    ) -> Result<Vec<Value>, Failed> {
        let act = Act::Autocomplete {
            channel,
            name: name.to_owned(),
            options,
        };
        self.act(act).await.map(|answer| answer.choices)
    }

    /// Clicks a button.
    ///
    /// # Errors
    /// [`Failed::NotThere`] if it is disabled or this person does not see it; no answer in time.
    pub async fn click(&self, message: &Message, custom_id: &str) -> Result<Answer, Failed> {
        self.click_in(message.channel(), message.id(), custom_id)
            .await
    }

    /// Clicks a button of a message that is known by its ids.
    ///
    /// # Errors
    /// As [`click`](Self::click).
    pub async fn click_in(
        &self,
        channel: Id,
        message: Id,
        custom_id: &str,
    ) -> Result<Answer, Failed> {
        self.act(Act::Click {
            channel,
            message,
            custom_id: custom_id.to_owned(),
        })
        .await
    }

    /// Clicks the button with this label.
    ///
    /// # Errors
    /// As [`click`](Self::click).
    pub async fn click_label(&self, message: &Message, label: &str) -> Result<Answer, Failed> {
        let now = self.message(message.channel(), message.id());
        let button = now
            .as_ref()
            .and_then(|message| message.button(label))
            .ok_or_else(|| Failed::NotThere(format!("button {label} on {now:?}")))?;
        self.click(message, &button.custom_id).await
    }

    /// Chooses from a menu.
    ///
    /// # Errors
    /// As [`click`](Self::click); [`Failed::BadOption`] for too few or too many.
    pub async fn select(
        &self,
        message: &Message,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Answer, Failed> {
        self.act(Act::Select {
            channel: message.channel(),
            message: message.id(),
            custom_id: custom_id.to_owned(),
            values: values.iter().map(|value| (*value).to_owned()).collect(),
        })
        .await
    }

    /// Fills a dialog in and sends it.
    ///
    /// # Errors
    /// [`Failed::BadInput`] for what the client would refuse; no answer in time.
    pub async fn submit(&self, modal: &Modal, fields: &[(&str, &str)]) -> Result<Answer, Failed> {
        let fields = fields
            .iter()
            .map(|(name, value)| ((*name).to_owned(), json!(value)))
            .collect();
        self.act(Act::Submit {
            modal: modal.id,
            fields,
        })
        .await
    }

    /// Sends a click (or with `values` a choice) past all checks of the client: a hand-made
    /// custom id, somebody else's ephemeral message.
    ///
    /// # Errors
    /// No such message anywhere, or no answer in time.
    pub async fn raw_component(
        &self,
        channel: Id,
        message: Id,
        custom_id: &str,
        values: Option<&[&str]>,
    ) -> Result<Answer, Failed> {
        self.act(Act::Raw {
            channel,
            message,
            custom_id: custom_id.to_owned(),
            kind: if values.is_some() { 3 } else { 2 },
            values: values.map(|all| all.iter().map(|value| (*value).to_owned()).collect()),
        })
        .await
    }

    async fn act(&self, act: Act) -> Result<Answer, Failed> {
        let (tell, told) = oneshot::channel();
        let token = self
            .shared
            .with(|world| world.act(self.id, act, Asker::Test(tell)))?;
        self.shared.watch(token);
        told.await.unwrap_or(Err(Failed::NoAnswer))
    }

    /// Writes a message.
    ///
    /// # Errors
    /// The person may not write there, or the text is too long or empty.
    pub fn say(&self, channel: Id, content: &str) -> Result<Message, Failed> {
        self.shared
            .with(|world| world.say(self.id, channel, content))
            .map(Message::new)
    }

    /// Deletes a message: one's own, or as a moderator anybody's.
    ///
    /// # Errors
    /// It is not there, or the person may not.
    pub fn delete(&self, message: &Message) -> Result<(), Failed> {
        let (channel, id) = (message.channel(), message.id());
        self.shared.with(|world| {
            let found = world
                .channels
                .get(&channel)
                .and_then(|place| Some((place, place.messages.get(&id)?)))
                .ok_or_else(|| Failed::NotThere(format!("message {id}")))?;
            let (place, message) = found;
            let permissions = world.permissions(place, self.id);
            if message.author != self.id && !permissions.contains(Permissions::MANAGE_MESSAGES) {
                return Err(Failed::NotAllowed("MANAGE_MESSAGES".to_owned()));
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

    /// Sets it.
    ///
    /// # Panics
    /// When Discord has no such language.
    pub fn set_locale(&self, locale: &str) {
        self.shared
            .with(|world| world.set_locale(self.id, locale))
            .unwrap_or_else(|why| panic!("{why}"));
    }

    /// The channel in which this person and the bot write to each other.
    #[must_use]
    pub fn direct_channel(&self) -> Id {
        self.shared.with(|world| world.direct_channel(self.id))
    }

    /// What this person sees in a channel, oldest first; nothing where they may not look.
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

    /// Waits until `look` finds something in what this person sees.
    ///
    /// # Panics
    /// After [`Config::patience`](crate::Config::patience), with what is seen.
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

    /// Votes in a poll: for these answers, counted from 1, and no longer for others.
    ///
    /// # Errors
    /// It is over, or there is no such poll or answer in this person's sight.
    pub fn vote(&self, message: &Message, answers: &[u64]) -> Result<(), Failed> {
        let (channel, id) = (message.channel(), message.id());
        self.shared
            .with(|world| world.vote(self.id, channel, id, answers))
    }

    /// Sends an ephemeral message away.
    pub fn dismiss(&self, message: &Message) {
        self.shared
            .with(|world| world.dismiss(self.id, message.channel(), message.id()));
    }

    /// Everything that this person's client ever received: messages, changes, dialogs.
    ///
    /// # Panics
    /// When there was more than [`Config::remember`](crate::Config::remember).
    #[must_use]
    pub fn payloads(&self) -> Vec<Arc<Value>> {
        self.shared.with(|world| world.log.payloads(self.id))
    }

    /// How long the bot may take for a first answer here.
    #[must_use]
    pub fn first_answer_limit(&self) -> Duration {
        self.shared.with(|world| world.patience())
    }
}

impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.name, self.id)
    }
}
