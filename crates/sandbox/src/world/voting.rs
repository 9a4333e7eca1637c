//! Voting in polls, and their end.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::{Id, World, compose::blank, id::iso, message::Message, poll::Poll};
use crate::answer::ActionError;

/// The intents for votes in servers and in direct messages.
const VOTES: (u64, u64) = (1 << 24, 1 << 25);

/// Discord's type of the message with a poll's result.
const RESULT: u8 = 46;

impl World {
    /// A poll as one user sees it.
    pub fn poll_json(&self, poll: &Poll, user: Id) -> Value {
        let numbered = poll.answers.iter().zip(1_u64..);
        let counted = (1..=poll.answers.len() as u64).filter_map(|answer| {
            let voters: Vec<Id> = poll.voters(answer)?.collect();
            let me = voters.contains(&user);
            (!voters.is_empty())
                .then(|| json!({"id": answer, "count": voters.len(), "me_voted": me}))
        });
        json!({
            "question": {"text": poll.question},
            "answers": numbered
                .map(|(media, number)| json!({"answer_id": number, "poll_media": media}))
                .collect::<Vec<_>>(),
            "expiry": iso(poll.ends), "allow_multiselect": poll.several, "layout_type": 1,
            "results": {
                "is_finalized": self.clock.now() >= poll.ends,
                "answer_counts": counted.collect::<Vec<_>>(),
            },
        })
    }

    /// Replaces a person's votes with these answers.
    pub fn vote(
        &mut self,
        person: Id,
        channel: Id,
        message: Id,
        answers: &[u64],
    ) -> Result<(), ActionError> {
        let missing = || ActionError::NotThere(format!("a poll {message}"));
        let now = self.clock.now();
        let place = self.channels.get(&channel).ok_or_else(missing)?;
        if !self
            .permissions(place, person)
            .contains(Permissions::VIEW_CHANNEL)
        {
            return Err(missing());
        }
        let server = place.server;
        let poll = self
            .channels
            .get_mut(&channel)
            .and_then(|place| place.messages.get_mut(&message))
            .filter(|message| message.only_for.is_none_or(|one| one == person))
            .and_then(|message| message.poll.as_mut())
            .filter(|poll| now < poll.ends)
            .ok_or_else(missing)?;
        let most = if poll.several { poll.answers.len() } else { 1 };
        let chosen: BTreeSet<u64> = answers.iter().copied().collect();
        let known = chosen.iter().all(|answer| poll.voters(*answer).is_some());
        if chosen.len() > most || !known {
            return Err(missing());
        }
        let before = poll
            .votes
            .insert(person, chosen.clone())
            .unwrap_or_default();
        let intent = if server.is_some() { VOTES.0 } else { VOTES.1 };
        let changes = before.symmetric_difference(&chosen).copied();
        for answer in changes.collect::<Vec<_>>() {
            let name = if chosen.contains(&answer) {
                "MESSAGE_POLL_VOTE_ADD"
            } else {
                "MESSAGE_POLL_VOTE_REMOVE"
            };
            let mut event = json!({
                "user_id": person, "channel_id": channel, "message_id": message,
                "answer_id": answer,
            });
            if let Some(server) = server {
                event["guild_id"] = json!(server);
            }
            self.dispatch(server, intent, name, event);
        }
        self.show_again(channel, message);
        Ok(())
    }

    /// Ends a poll now; `false` if it was already over.
    pub fn end_poll(&mut self, channel: Id, message: Id) -> bool {
        let now = self.clock.now();
        let open = |message: &Message| message.poll.as_ref().is_some_and(|poll| now < poll.ends);
        let there = self
            .channels
            .get(&channel)
            .and_then(|place| place.messages.get(&message));
        if !there.is_some_and(open) {
            return false;
        }
        self.amend(channel, message, |message| {
            if let Some(poll) = &mut message.poll {
                poll.ends = now;
            }
        });
        self.post_poll_result(channel, message);
        true
    }

    /// Posts the results of polls whose time is up.
    pub fn post_poll_results(&mut self) {
        let now = self.clock.now();
        let is_over = |message: &Message| {
            let poll = message.poll.as_ref();
            poll.is_some_and(|poll| poll.ends <= now && !poll.told)
        };
        let messages = self.channels.values().flat_map(|place| {
            let messages = place.messages.values();
            messages.map(|message| (place.id, message))
        });
        let over = messages.filter(|(_, message)| is_over(message));
        let over: Vec<(Id, Id)> = over.map(|(place, message)| (place, message.id)).collect();
        for (channel, message) in over {
            self.show_again(channel, message);
            self.post_poll_result(channel, message);
        }
    }

    /// Posts the result of a poll as a message of its author that refers to it.
    fn post_poll_result(&mut self, channel: Id, id: Id) {
        let Some(place) = self.channels.get_mut(&channel) else {
            return;
        };
        let server = place.server;
        let Some(message) = place.messages.get_mut(&id) else {
            return;
        };
        let (author, is_public) = (message.author, message.only_for.is_none());
        let Some(poll) = message.poll.as_mut().filter(|poll| !poll.told) else {
            return;
        };
        poll.told = true;
        if !is_public {
            return;
        }
        let fields = poll.result();
        let mut result = blank(self, channel, author);
        result.kind = RESULT;
        result.embeds = vec![json!({"type": "poll_result", "fields": fields})];
        let mut reference = json!({"type": 0, "channel_id": channel, "message_id": id});
        if let Some(server) = server {
            reference["guild_id"] = json!(server);
        }
        result.reference = Some(reference);
        self.post(result);
    }

    fn show_again(&mut self, channel: Id, message: Id) {
        let found = self
            .channels
            .get(&channel)
            .and_then(|place| place.messages.get(&message));
        if let Some(message) = found.cloned() {
            self.announce_message("message_update", &message);
        }
    }
}
