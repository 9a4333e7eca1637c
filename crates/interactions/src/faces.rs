//! Card faces in texts, on buttons and in menus, as far as they are on Discord.

use parking_lot::Mutex;
use screens::faces::Faces;
use std::sync::Arc;
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
        self.faces.lock().clone()
    }

    /// Forgets all faces after Discord did not know one of them: none is used until they are looked up again.
    pub fn forget(&self) {
        *self.faces.lock() = Arc::default();
        self.missed.notify_one();
    }

    /// From now on these are available.
    pub fn put(&self, faces: Faces) {
        *self.faces.lock() = Arc::new(faces);
    }

    /// Waits until all were forgotten; also where that was before anybody waited.
    pub async fn missed(&self) {
        self.missed.notified().await;
    }
}
