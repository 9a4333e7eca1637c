//! Interactions: what a person did, how long it may be answered, and the answer.

use std::{collections::BTreeSet, time::Duration};

use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::{
    Id, World,
    log::Payload,
    message::{EPHEMERAL, complete_components},
    server::Server,
};
use crate::{
    answer::{ActionError, Answer, AnswerKind, Modal},
    view::Message,
};

pub(crate) const COMMAND: u64 = 2;
pub(crate) const COMPONENT: u64 = 3;
pub(crate) const AUTOCOMPLETE: u64 = 4;
pub(crate) const SUBMIT: u64 = 5;

/// Who is to learn the answer to an interaction.
pub(crate) enum AnswerTo {
    Test(oneshot::Sender<Result<Answer, ActionError>>),
    Page { connection: u64, nonce: Value },
}

/// The progress of an interaction.
#[derive(Debug)]
pub(crate) enum State {
    /// It was not answered yet.
    Waiting,
    /// It was not answered within three seconds.
    Late,
    /// It was answered; `@original` is this message, if any.
    Answered(Option<Id>),
}

pub(crate) struct Interaction {
    pub id: Id,
    pub token: String,
    /// Discord's number: 2 command, 3 component, 4 autocomplete, 5 dialog.
    pub kind: u64,
    pub user: Id,
    pub channel: Id,
    /// The full name of the command, with subcommands.
    pub command: Option<String>,
    /// The message whose component was used, also before a dialog.
    pub source: Option<Id>,
    /// When it was sent, on the sandbox's clock.
    pub asked: Duration,
    pub state: State,
    pub answer_to: Option<AnswerTo>,
    pub followups: BTreeSet<Id>,
    /// A test revoked the token before its time.
    pub revoked: bool,
}

/// A dialog open on a person's screen.
pub(crate) struct OpenModal {
    pub user: Id,
    pub channel: Id,
    pub source: Option<Id>,
    pub custom_id: String,
    pub components: Vec<Value>,
}

/// What a person's client sends to start an interaction.
pub(crate) struct InteractionRequest {
    pub kind: u64,
    pub user: Id,
    pub channel: Id,
    pub command: Option<String>,
    pub source: Option<Id>,
    pub data: Value,
    pub answer_to: Option<AnswerTo>,
}

impl World {
    /// Makes an interaction and sends it to the bot; returns its token.
    pub fn interact(&mut self, request: InteractionRequest) -> String {
        let id = self.clock.id();
        let token = format!(
            "sandbox-{:032x}{:032x}",
            rand::random::<u128>(),
            rand::random::<u128>()
        );
        let interaction = Interaction {
            id,
            token: token.clone(),
            kind: request.kind,
            user: request.user,
            channel: request.channel,
            command: request.command,
            source: request.source,
            asked: self.clock.age(),
            state: State::Waiting,
            answer_to: request.answer_to,
            followups: BTreeSet::new(),
            revoked: false,
        };
        let data = self.faults.data.take().unwrap_or(request.data);
        self.wake_waiters();
        self.faults.said = Some(data.clone());
        let event = self.interaction_event(&interaction, data);
        let server = self
            .channels
            .get(&request.channel)
            .and_then(|channel| channel.server);
        self.forget_old_interactions();
        self.interactions.insert(token.clone(), interaction);
        for _ in 0..=self.faults.take_double() {
            self.dispatch(server, 0, "INTERACTION_CREATE", event.clone());
        }
        token
    }

    fn forget_old_interactions(&mut self) {
        if self.interactions.len() < 10_000 {
            return;
        }
        let (now, most) = (self.clock.age(), self.limits.token * 2);
        self.interactions
            .retain(|_, interaction| now.saturating_sub(interaction.asked) < most);
    }

    fn interaction_event(&self, interaction: &Interaction, data: Value) -> Value {
        let mut event = json!({
            "id": interaction.id, "application_id": self.bot(), "type": interaction.kind,
            "data": data, "channel_id": interaction.channel, "token": interaction.token,
            "version": 1, "locale": self.locale(interaction.user), "entitlements": [],
            "entitlement_sku_ids": [], "attachment_size_limit": 10_485_760,
        });
        let Some(channel) = self.channels.get(&interaction.channel) else {
            return event;
        };
        event["channel"] = self.interaction_channel(channel, interaction.user);
        event["app_permissions"] = json!(self.permissions(channel, self.bot()).bits().to_string());
        event["authorizing_integration_owners"] = self.owners(interaction.channel);
        match channel.server {
            Some(server) => {
                event["guild_id"] = json!(server);
                let locale = self.server_locale(server);
                let features = self.servers.get(&server).map(Server::features);
                event["guild"] = json!({"id": server, "locale": locale, "features": features.unwrap_or_default()});
                event["guild_locale"] = json!(locale);
                event["context"] = json!(0);
                if let Some(mut member) = self.member_json(server, interaction.user) {
                    let allowed = self.permissions(channel, interaction.user).bits();
                    member["permissions"] = json!(allowed.to_string());
                    event["member"] = member;
                }
            }
            None => {
                event["user"] = self.user_json(interaction.user);
                event["context"] = json!(1);
            }
        }
        if let Some(message) = interaction.source.and_then(|id| channel.messages.get(&id)) {
            event["message"] = self.message_json(message);
        }
        event
    }

    fn owners(&self, channel: Id) -> Value {
        match self
            .channels
            .get(&channel)
            .and_then(|channel| channel.server)
        {
            Some(server) => json!({"0": server}),
            None => json!({"0": "0"}),
        }
    }

    /// What a message says about the interaction it answers, in Discord's form.
    pub fn interaction_metadata(&self, interaction: &Interaction) -> Value {
        let mut metadata = json!({
            "id": interaction.id, "type": interaction.kind,
            "user": self.user_json(interaction.user),
            "authorizing_integration_owners": self.owners(interaction.channel),
        });
        match interaction.kind {
            COMMAND => {
                metadata["name"] = json!(interaction.command);
                metadata["command_type"] = json!(1);
            }
            COMPONENT => metadata["interacted_message_id"] = json!(interaction.source),
            SUBMIT => {
                metadata["triggering_interaction_metadata"] = json!({
                    "id": interaction.id,
                    "type": if interaction.source.is_some() { COMPONENT } else { COMMAND },
                    "user": self.user_json(interaction.user),
                    "authorizing_integration_owners": self.owners(interaction.channel),
                    "interacted_message_id": interaction.source,
                    "name": interaction.command,
                });
            }
            _ => {}
        }
        metadata
    }

    /// Tells whoever waits for it about the answer.
    pub fn answered(&mut self, token: &str, kind: AnswerKind, data: &Value) {
        let now = self.clock.age();
        let Some(interaction) = self.interactions.get_mut(token) else {
            return;
        };
        let elapsed = now.saturating_sub(interaction.asked);
        let answer_to = interaction.answer_to.take();
        let (user, channel, source) = (interaction.user, interaction.channel, interaction.source);
        let message = match interaction.state {
            State::Answered(message) => message,
            State::Waiting | State::Late => None,
        };
        let modal =
            (kind == AnswerKind::Modal).then(|| self.open_modal(user, channel, source, data));
        let choices = data["choices"].as_array().cloned().unwrap_or_default();
        match answer_to {
            Some(AnswerTo::Test(tell)) => {
                let message = message
                    .and_then(|id| self.shown(channel, id))
                    .map(Message::new);
                // The test may have stopped waiting.
                let _ = tell.send(Ok(Answer {
                    kind,
                    message,
                    modal,
                    choices,
                    elapsed,
                }));
            }
            Some(AnswerTo::Page { connection, nonce }) => {
                let payload = match (&modal, kind) {
                    (Some(modal), _) => json!({
                        "t": "modal", "nonce": nonce, "modal": modal.id,
                        "custom_id": modal.custom_id, "title": modal.title,
                        "components": modal.components,
                    }),
                    (None, AnswerKind::Choices) => {
                        json!({"t": "choices", "nonce": nonce, "choices": choices})
                    }
                    (None, _) => json!({"t": "answer", "nonce": nonce, "state": "answered"}),
                };
                self.send_to_page(connection, payload);
            }
            None => {}
        }
    }

    fn open_modal(&mut self, user: Id, channel: Id, source: Option<Id>, data: &Value) -> Modal {
        let id = self.clock.id();
        let text = |key: &str| data[key].as_str().unwrap_or_default().to_owned();
        let mut components = data["components"].as_array().cloned().unwrap_or_default();
        complete_components(&mut components);
        let custom_id = text("custom_id");
        self.modals.insert(
            id,
            OpenModal {
                user,
                channel,
                source,
                custom_id: custom_id.clone(),
                components: components.clone(),
            },
        );
        let modal = Modal {
            id,
            custom_id,
            title: text("title"),
            components,
        };
        let payload = json!({
            "t": "modal", "modal": id, "custom_id": modal.custom_id, "title": modal.title,
            "components": modal.components,
        });
        self.log.payload(user, &Payload::new(&payload));
        modal
    }

    /// Reports that the first answer did not come in time.
    pub fn overdue(&mut self, token: &str) {
        let Some(interaction) = self.interactions.get_mut(token) else {
            return;
        };
        if !matches!(interaction.state, State::Waiting) {
            return;
        }
        interaction.state = State::Late;
        let why = match interaction.kind {
            COMMAND => "silent",
            _ => "failed",
        };
        match interaction.answer_to.take() {
            Some(AnswerTo::Test(tell)) => {
                let _ = tell.send(Err(ActionError::NoAnswer));
            }
            Some(AnswerTo::Page { connection, nonce }) => {
                let payload = json!({"t": "answer", "nonce": nonce, "state": "failed", "why": why});
                self.send_to_page(connection, payload);
            }
            None => {}
        }
        self.touch();
    }

    /// Ends the time for the answer that this request gives, if it is a first answer.
    pub fn miss_deadline(&mut self, path: &str) {
        if let ["interactions", _, token, "callback"] =
            path.trim_matches('/').split('/').collect::<Vec<_>>()[..]
        {
            self.overdue(token);
        }
    }

    /// Moves the clock forward, and expires interactions that were not answered.
    pub fn advance(&mut self, time: Duration) {
        self.clock.advance(time);
        let (now, most) = (self.clock.age(), self.limits.first_answer);
        let old = |interaction: &&Interaction| now.saturating_sub(interaction.asked) > most;
        let tokens = self.interactions.values().filter(old);
        let tokens: Vec<String> = tokens.map(|one| one.token.clone()).collect();
        tokens.iter().for_each(|token| self.overdue(token));
        self.post_poll_results();
        self.wake_waiters();
    }

    /// The time allowed for the first answer.
    pub fn patience(&self) -> Duration {
        self.limits.first_answer
    }

    /// The one person who sees the message of an interaction, if it is ephemeral.
    pub fn only_for(&self, flags: u64, user: Id) -> Option<Id> {
        (flags & EPHEMERAL != 0).then_some(user)
    }
}
