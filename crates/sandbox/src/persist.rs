//! The world on disk: a JSON file, and the uploaded files beside it.

use std::{
    collections::BTreeMap,
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
    sync::{Arc, Weak},
    time::Duration,
};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    shared::Shared,
    world::{
        Application, Emoji, Id, World,
        channel::Channel,
        message::Blob,
        server::{Server, User},
    },
};

/// How long changes are collected before they are written.
const PAUSE: Duration = Duration::from_millis(500);

/// What survives a restart: everything except sessions, ephemeral messages and tokens of interactions.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Saved {
    application: Application,
    users: Vec<User>,
    servers: Vec<Server>,
    channels: Vec<Channel>,
    /// Pairs, because global commands have the key null.
    commands: Vec<(Option<Id>, Vec<Value>)>,
    emoji: Vec<Emoji>,
    /// The content types of uploaded files, by id.
    blobs: BTreeMap<Id, String>,
    #[serde(skip)]
    bytes: BTreeMap<Id, Blob>,
}

impl Saved {
    fn from_world(world: &World) -> Self {
        let mut channels: Vec<Channel> = world.channels.values().cloned().collect();
        let mut blobs = world.blobs.clone();
        for channel in &mut channels {
            channel.messages.retain(|_, message| {
                let keep = message.only_for.is_none();
                if !keep {
                    for file in &message.attachments {
                        blobs.remove(&file.id);
                    }
                }
                keep
            });
        }
        Saved {
            application: world.application.clone(),
            users: world.users.values().cloned().collect(),
            servers: world.servers.values().cloned().collect(),
            channels,
            commands: world
                .commands
                .iter()
                .map(|(key, all)| (*key, all.clone()))
                .collect(),
            emoji: world.emoji.values().cloned().collect(),
            blobs: blobs
                .iter()
                .map(|(id, blob)| (*id, blob.content_type.clone()))
                .collect(),
            bytes: blobs,
        }
    }

    /// Restores the saved state in a fresh world.
    pub fn into_world(self, world: &mut World) {
        let messages = self
            .channels
            .iter()
            .flat_map(|channel| channel.messages.keys());
        let used = messages
            .chain(self.blobs.keys())
            .copied()
            .chain(self.channels.iter().map(|channel| channel.id))
            .chain(self.users.iter().map(|user| user.id))
            .chain(
                self.servers
                    .iter()
                    .flat_map(|s| s.roles.iter().map(|role| role.id)),
            )
            .max();
        if let Some(used) = used {
            world.clock.skip_to(used);
        }
        let fresh = std::mem::take(&mut world.application.token);
        world.application = self.application;
        if world.application.token.is_empty() {
            world.application.token = fresh;
        }
        world
            .users
            .extend(self.users.into_iter().map(|user| (user.id, user)));
        world.servers = self
            .servers
            .into_iter()
            .map(|server| (server.id, server))
            .collect();
        world.channels = self
            .channels
            .into_iter()
            .map(|channel| (channel.id, channel))
            .collect();
        world.commands = self.commands.into_iter().collect();
        world.emoji = self
            .emoji
            .into_iter()
            .map(|emoji| (emoji.id, emoji))
            .collect();
        world.blobs = self.bytes;
    }

    fn write(&self, folder: &Path) -> io::Result<()> {
        let files = folder.join("files");
        make_folder(&files)?;
        for (id, blob) in &self.bytes {
            let path = files.join(id.to_string());
            if !path.exists() {
                replace(&path, &blob.bytes)?;
            }
        }
        replace(&folder.join("world.json"), &serde_json::to_vec(self)?)?;
        for entry in fs::read_dir(&files)? {
            let entry = entry?;
            let id = entry.file_name().to_string_lossy().parse::<Id>();
            if id.is_ok_and(|id| !self.blobs.contains_key(&id)) {
                fs::remove_file(entry.path())?;
            }
        }
        Ok(())
    }
}

/// Writes a file completely or not at all.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    // It contains the token and what people wrote.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(&new)?.write_all(bytes)?;
    fs::rename(&new, path)
}

/// Creates a folder that no other user of the machine can read: it holds the token and everybody's hands.
fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Reads the saved world; `None` if there is none yet.
pub(crate) async fn load(folder: &Path) -> io::Result<Option<Saved>> {
    let folder = folder.to_owned();
    let read = tokio::task::spawn_blocking(move || {
        make_folder(&folder)?;
        let text = match fs::read(folder.join("world.json")) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            other => other?,
        };
        let mut saved: Saved = serde_json::from_slice(&text)?;
        for (id, content_type) in &saved.blobs {
            let bytes = fs::read(folder.join("files").join(id.to_string()))?;
            let blob = Blob {
                content_type: content_type.clone(),
                bytes: bytes.into(),
            };
            saved.bytes.insert(*id, blob);
        }
        Ok(Some(saved))
    });
    read.await.map_err(io::Error::other)?
}

/// Writes the world now; waits if it is being written already. Does nothing once the sandbox is dropped.
pub(crate) async fn save(shared: &Arc<Shared>, folder: &Path) -> io::Result<()> {
    let shared = Arc::clone(shared);
    let folder = folder.to_owned();
    tokio::task::spawn_blocking(move || {
        let over = shared.saving_is_over.lock();
        if *over {
            return Ok(());
        }
        // Take the world only now, so that nothing newer is overwritten.
        shared.with(|world| Saved::from_world(world)).write(&folder)
    })
    .await
    .map_err(io::Error::other)?
}

/// Writes the world shortly after each change, until the sandbox is dropped.
pub(crate) async fn keep_saving(shared: Weak<Shared>, folder: PathBuf) {
    let Some(mut changes) = shared
        .upgrade()
        .map(|s| s.with(|world| world.changed.subscribe()))
    else {
        return;
    };
    let mut written = None;
    loop {
        let Some(strong) = shared.upgrade() else {
            return;
        };
        let revision = strong.with(|world| world.revision);
        if written != Some(revision) {
            match save(&strong, &folder).await {
                Ok(()) => written = Some(revision),
                Err(error) => tracing::warn!("the sandbox could not be saved: {error}"),
            }
        }
        drop(strong);
        if changes.changed().await.is_err() {
            return;
        }
        tokio::time::sleep(PAUSE).await;
        changes.mark_unchanged();
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::{fs, sync::Arc};

    use super::save;
    use crate::{Config, Sandbox};

    #[tokio::test]
    async fn a_save_that_comes_after_the_end_writes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            data: Some(folder.path().to_owned()),
            ..Config::default()
        };
        let sandbox = Sandbox::start(config).await.unwrap();
        sandbox.save().await.unwrap();
        let shared = Arc::clone(&sandbox.shared);
        drop(sandbox);
        let file = folder.path().join("world.json");
        fs::write(&file, "of whoever uses the folder next").unwrap();
        save(&shared, folder.path()).await.unwrap();
        let text = fs::read_to_string(&file).unwrap();
        assert_eq!(text, "of whoever uses the folder next");
    }
}
