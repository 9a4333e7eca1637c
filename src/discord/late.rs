//! Pictures that are added to an answer later, and the clicks that change that answer before they arrive.
//!
//! A private page is answered in words, and its picture follows by an edit. Meanwhile its reader may have pressed one
//! of its buttons, and the message is another page; the edit must not bring the old one back.

use parking_lot::Mutex;
use serenity::model::id::InteractionId;
use std::collections::HashMap;
use std::future::Future;
use std::sync::Arc;

/// Whether a message has become something else. Locked while its picture is sent.
type HasChanged = Arc<tokio::sync::Mutex<bool>>;

/// The answers that still wait for their picture, by the interaction that they answer.
#[derive(Clone, Default)]
pub struct LatePictures(Arc<Mutex<HashMap<InteractionId, HasChanged>>>);

/// One of them. It is forgotten when this is dropped.
pub struct Awaited {
    all: LatePictures,
    answered: InteractionId,
    has_changed: HasChanged,
}

impl LatePictures {
    /// The answer to this interaction, which is about to be sent, has no picture yet.
    pub fn awaits(&self, answered: InteractionId) -> Awaited {
        let has_changed = HasChanged::default();
        self.0.lock().insert(answered, has_changed.clone());
        Awaited {
            all: self.clone(),
            answered,
            has_changed,
        }
    }

    /// The answer to this interaction is about to become something else: its picture is not wanted any more.
    /// Waits while that is being sent, so that it cannot arrive after what comes next.
    pub async fn changes(&self, answered: InteractionId) {
        let waiting = self.0.lock().get(&answered).cloned();
        if let Some(has_changed) = waiting {
            *has_changed.lock().await = true;
        }
    }
}

impl Awaited {
    /// Sends the picture, unless its message has become something else.
    pub async fn send<T>(self, sending: impl Future<Output = T>) -> Option<T> {
        let has_changed = self.has_changed.lock().await;
        if *has_changed {
            None
        } else {
            Some(sending.await)
        }
    }
}

impl Drop for Awaited {
    fn drop(&mut self) {
        self.all.0.lock().remove(&self.answered);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;
    use tokio::sync::oneshot;

    const ANSWERED: InteractionId = InteractionId::new(7);

    #[tokio::test]
    async fn a_picture_is_sent_while_its_message_is_the_same() {
        let late = LatePictures::default();
        let awaited = late.awaits(ANSWERED);
        late.changes(InteractionId::new(8)).await;
        assert_eq!(awaited.send(async { "sent" }).await, Some("sent"));
        assert!(late.0.lock().is_empty());
    }

    #[tokio::test]
    async fn a_picture_of_what_was_there_before_is_not_sent() {
        let late = LatePictures::default();
        let awaited = late.awaits(ANSWERED);
        late.changes(ANSWERED).await;
        assert_eq!(awaited.send(async { "sent" }).await, None);
        assert!(late.0.lock().is_empty());
    }

    #[tokio::test]
    async fn what_comes_next_waits_for_a_picture_under_way() {
        let late = LatePictures::default();
        let (arrive, arrived) = oneshot::channel::<()>();
        let mut sending = Box::pin(late.awaits(ANSWERED).send(arrived));
        assert!(sending.as_mut().now_or_never().is_none());
        let mut changes = Box::pin(late.changes(ANSWERED));
        assert!(changes.as_mut().now_or_never().is_none());
        arrive.send(()).unwrap();
        assert_eq!(sending.await, Some(Ok(())));
        assert!(changes.now_or_never().is_some());
    }

    #[test]
    fn a_picture_that_never_comes_is_forgotten() {
        let late = LatePictures::default();
        drop(late.awaits(ANSWERED));
        assert!(late.0.lock().is_empty());
    }
}
