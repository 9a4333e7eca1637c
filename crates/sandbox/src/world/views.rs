//! Messages as people's clients show them, each made once for all who look at it.
//!
//! Whoever waits for something looks at a whole channel whenever anything changes anywhere.

use std::{collections::BTreeMap, sync::Arc};

use serde_json::Value;

use super::{
    Id, World,
    cdn::HOUR,
    message::{HAS_THREAD, Message},
};

/// The views that are still right, by channel and message, each with the hour in which it was made: addresses of files
/// are signed by the hour.
#[derive(Default)]
pub(crate) struct Views(BTreeMap<Id, BTreeMap<Id, (u64, Arc<Value>)>>);

impl Views {
    /// A message has changed.
    pub fn forget(&mut self, channel: Id, message: Id) {
        if let Some(made) = self.0.get_mut(&channel) {
            made.remove(&message);
        }
    }

    /// People, servers or channels have changed.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// Whether its view changes with the message alone: not one that shows a poll, which ends by itself, a thread, or the
/// message that it replies to.
fn is_plain(message: &Message) -> bool {
    message.poll.is_none() && message.reference.is_none() && !message.is(HAS_THREAD)
}

impl World {
    /// A message as its readers' clients show it.
    pub fn shown(&mut self, channel: Id, id: Id) -> Option<Arc<Value>> {
        let hour = self.clock.now() / HOUR;
        let made = self.views.0.get(&channel).and_then(|made| made.get(&id));
        if let Some((when, view)) = made
            && *when == hour
        {
            return Some(view.clone());
        }
        let message = self.channels.get(&channel)?.messages.get(&id)?;
        let (view, is_plain) = (Arc::new(self.message_view(message)), is_plain(message));
        if is_plain {
            let made = self.views.0.entry(channel).or_default();
            made.insert(id, (hour, view.clone()));
        }
        Some(view)
    }
}
