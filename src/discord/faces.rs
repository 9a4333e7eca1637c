//! Card faces in texts, on buttons and in menus: the bot's own application emoji.

pub mod bring;

use screens::faces::Faces;
use serenity::http::HttpError;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The card faces known to be on Discord; more are added while they are uploaded.
#[derive(Default)]
pub struct KnownFaces {
    faces: Mutex<Arc<Faces>>,
    missed: Notify,
}

impl KnownFaces {
    /// The faces available now.
    pub fn now(&self) -> Arc<Faces> {
        self.lock().clone()
    }

    /// Forgets all faces after Discord did not know one of them: none is used until they are looked up again.
    pub fn forget(&self) {
        *self.lock() = Arc::default();
        self.missed.notify_one();
    }

    fn put(&self, faces: Faces) {
        *self.lock() = Arc::new(faces);
    }

    fn lock(&self) -> MutexGuard<'_, Arc<Faces>> {
        // Every change is a single call, so a panic elsewhere leaves nothing half done.
        self.faces.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether Discord refused a message because it does not know one of its emoji.
pub fn are_refused(error: &serenity::Error) -> bool {
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
        return false;
    };
    let mut errors = response.error.errors.iter();
    errors.any(|error| error.code.ends_with("INVALID_EMOJI"))
}
