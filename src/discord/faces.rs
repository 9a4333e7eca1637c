//! Card faces that Discord shows in texts, on buttons and in menus: emoji of our own application.

pub mod bring;

use screens::faces::Faces;
use serenity::http::HttpError;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The card faces that Discord has, as far as we know; they become more while they are brought there.
#[derive(Default)]
pub struct Shelf {
    faces: Mutex<Arc<Faces>>,
    missed: Notify,
}

impl Shelf {
    /// Those that are there now.
    pub fn now(&self) -> Arc<Faces> {
        self.lock().clone()
    }

    /// Discord does not know one of them: none is used until they were looked for again.
    pub fn forget(&self) {
        *self.lock() = Arc::default();
        self.missed.notify_one();
    }

    fn put(&self, faces: Faces) {
        *self.lock() = Arc::new(faces);
    }

    fn lock(&self) -> MutexGuard<'_, Arc<Faces>> {
        // Every change is one call: nothing is left half done by a panic elsewhere.
        self.faces.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether Discord refused a message because it does not know one of the emoji in it.
pub fn are_refused(error: &serenity::Error) -> bool {
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
        return false;
    };
    let mut wrong = response.error.errors.iter();
    wrong.any(|wrong| wrong.code.ends_with("INVALID_EMOJI"))
}
