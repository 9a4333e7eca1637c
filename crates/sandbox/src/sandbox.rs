//! The sandbox itself: starting it, reading its world, changing its world.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::{Router, middleware, routing, serve::ListenerExt};
use tokio::{net::TcpListener, task::JoinHandle};
use twilight_model::guild::Permissions;

use crate::{
    config::{Config, Room},
    faults::Faults,
    gateway, live, origin_guard, page,
    people::Person,
    persist,
    rest::http,
    shared::Shared,
    view::Message,
    world::{
        Id, World,
        channel::{ChannelKind, Overwrite, ThreadLock},
        log::LoggedRequest,
    },
};

/// A running local Discord. Dropping it stops it.
pub struct Sandbox {
    pub(crate) shared: Arc<Shared>,
    token: String,
    server: JoinHandle<()>,
    saver: Option<JoinHandle<()>>,
}

/// Why a sandbox did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Another program uses the port.
    #[error("port {0} on 127.0.0.1 is taken; choose another port, or 0 for a free one")]
    PortTaken(u16),
    /// Listening failed for another reason.
    #[error("cannot listen on 127.0.0.1:{port}: {source}")]
    Listen {
        /// The port that was asked for.
        port: u16,
        /// The operating system's error.
        source: io::Error,
    },
    /// The saved world cannot be read, or its folder cannot be used.
    #[error("cannot use the saved sandbox {path}: {why}")]
    Saved {
        /// The file or folder concerned.
        path: String,
        /// The reason.
        why: String,
    },
}

impl Sandbox {
    /// Starts a sandbox on 127.0.0.1.
    ///
    /// # Errors
    /// The port is taken, or the saved world cannot be read.
    pub async fn start(config: Config) -> Result<Sandbox, StartError> {
        let port = config.port;
        let listener = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port)))
            .await
            .map_err(|source| match source.kind() {
                io::ErrorKind::AddrInUse => StartError::PortTaken(port),
                _ => StartError::Listen { port, source },
            })?;
        let address = listener
            .local_addr()
            .map_err(|source| StartError::Listen { port, source })?;
        // Otherwise a second event waits up to 40 ms for the client's delayed acknowledgement.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::warn!("TCP_NODELAY could not be set on a connection: {error}");
            }
        });
        let mut world = World::new(&config, format!("http://{address}"));
        let saved = match &config.data {
            Some(folder) => persist::load(folder)
                .await
                .map_err(|error| StartError::Saved {
                    path: folder.display().to_string(),
                    why: error.to_string(),
                })?,
            None => None,
        };
        match saved {
            Some(saved) => saved.into_world(&mut world),
            None => {
                let people: Vec<Id> = config
                    .people
                    .iter()
                    .map(|name| world.add_person(name))
                    .collect();
                let owner = people.first().copied();
                let server = world.add_server(&config.server, &config.channel, owner);
                world.furnish(server, &config);
            }
        }
        let token = world.token().to_owned();
        let shared = Arc::new(Shared::new(world, config));
        let router = Router::new()
            .route("/api/{*path}", routing::any(http::serve))
            .route("/proxy/api/{*path}", routing::any(http::serve_paced))
            .route("/gateway", routing::any(gateway::connect))
            // Twilight resumes at the given address with a slash added.
            .route("/gateway/", routing::any(gateway::connect))
            .route("/live", routing::any(live::connect))
            .route("/", routing::get(gateway::connect_or_page))
            .route("/page/{*path}", routing::get(page::file))
            .route("/cdn/{*path}", routing::get(page::cdn))
            .route("/sandbox.json", routing::get(live::picker))
            .route("/sandbox/people", routing::post(live::add_person))
            .layer(axum::extract::DefaultBodyLimit::max(http::LARGEST))
            .layer(middleware::from_fn_with_state(
                shared.clone(),
                origin_guard::guard,
            ))
            .with_state(shared.clone());
        let server = tokio::spawn(async move {
            // Runs until the sandbox is dropped; accepting continues after errors.
            let _ = axum::serve(listener, router).await;
        });
        let saver = shared
            .config
            .data
            .clone()
            .map(|folder| tokio::spawn(persist::keep_saving(Arc::downgrade(&shared), folder)));
        Ok(Sandbox {
            shared,
            token,
            server,
            saver,
        })
    }

    /// The address, `http://127.0.0.1:PORT`, as serenity's `HttpBuilder::proxy` takes it.
    #[must_use]
    pub fn url(&self) -> String {
        self.with(|world| world.root.clone())
    }

    /// The address for a library that turned its own limiter off because it leaves limits to a proxy: a
    /// request beyond the limits waits here instead of getting 429. (Serenity uses
    /// `HttpBuilder::proxy` only with its limiter off.)
    #[must_use]
    pub fn proxy_url(&self) -> String {
        format!("{}/proxy", self.url())
    }

    /// Moves the sandbox's own clock forward. Rate limits, tokens of interactions, addresses of files,
    /// polls and the hour of late edits follow it.
    pub fn advance(&self, time: Duration) {
        self.with(|world| world.advance(time));
    }

    /// The bot token that the sandbox accepts. It is random, stored with the world, and useless
    /// anywhere else.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.token
    }

    /// The id of the application, which is also its bot user's.
    #[must_use]
    pub fn bot(&self) -> Id {
        self.with(|world| world.bot())
    }

    /// Whether a bot is connected to the gateway.
    #[must_use]
    pub fn bot_online(&self) -> bool {
        self.with(|world| world.bot_online())
    }

    /// The shards that are connected, in order: the index of each, counted from 0, and the number of shards that its
    /// bot uses.
    #[must_use]
    pub fn shards_online(&self) -> Vec<(u64, u64)> {
        self.with(|world| world.shards_online())
    }

    /// How many sessions bots have started (IDENTIFY).
    #[must_use]
    pub fn identified(&self) -> u64 {
        self.with(|world| world.identifies)
    }

    /// The gateway intents of each session, by their bits.
    #[must_use]
    pub fn intents(&self) -> Vec<u64> {
        self.with(|world| world.sessions.iter().map(|it| it.intents).collect())
    }

    /// How many sessions bots have resumed (RESUME).
    #[must_use]
    pub fn resumed(&self) -> u64 {
        self.with(|world| world.resumes)
    }

    /// Every server.
    #[must_use]
    pub fn servers(&self) -> Vec<Id> {
        self.with(|world| world.servers.keys().copied().collect())
    }

    /// The id of the first server.
    #[must_use]
    pub fn server(&self) -> Id {
        self.with(|world| world.servers.keys().next().copied().unwrap_or(Id(0)))
    }

    /// The id of the first text channel of the first server.
    #[must_use]
    pub fn channel(&self) -> Id {
        let server = self.server();
        self.with(|world| {
            let mut channels = world.channels.values();
            let first = channels.find(|c| c.server == Some(server) && c.kind == ChannelKind::Text);
            first.map_or(Id(0), |channel| channel.id)
        })
    }

    /// The channels and threads of a server, oldest first, with their names.
    #[must_use]
    pub fn channels(&self, server: Id) -> Vec<(Id, String)> {
        self.with(|world| {
            let here = world.channels.values().filter(|c| c.server == Some(server));
            here.map(|channel| (channel.id, channel.name.clone()))
                .collect()
        })
    }

    /// Adds a server whose owner is absent, with all people and the bot in it, and a channel named as in the config.
    pub fn add_server(&self, name: &str) -> Id {
        let channel = self.shared.config.channel.clone();
        self.with(|world| world.add_server(name, &channel, None))
    }

    /// Adds a server like [`Sandbox::add_server`] whose events go to one shard of so many.
    pub fn add_server_on(&self, shard: u64, of: u64, name: &str) -> Id {
        let channel = self.shared.config.channel.clone();
        self.with(|world| world.add_server_on((shard, of), name, &channel))
    }

    /// Adds a text channel.
    pub fn add_channel(&self, server: Id, name: &str) -> Id {
        self.with(|world| world.add_channel(server, name))
    }

    /// Adds a channel of any kind, inside a category or not.
    pub fn add_room(&self, server: Id, room: &Room, category: Option<Id>) -> Id {
        let (kind, name) = ChannelKind::for_room(room);
        self.with(|world| world.add_place(server, name, kind, category))
    }

    /// Whether there is such a channel or thread.
    #[must_use]
    pub fn has_channel(&self, channel: Id) -> bool {
        self.with(|world| world.channels.contains_key(&channel))
    }

    /// Deletes a channel or thread with everything in it; `false` if there is none.
    pub fn delete_channel(&self, channel: Id) -> bool {
        self.with(|world| world.remove_channel(channel).is_some())
    }

    /// Adds a thread owned by a person, without a starting message.
    ///
    /// # Panics
    /// If the channel does not exist.
    pub fn add_thread(&self, channel: Id, name: &str, owner: &Person) -> Id {
        self.with(|world| {
            let id = world.clock.id();
            let Some(parent) = world.channels.get(&channel) else {
                panic!("there is no channel {channel}")
            };
            let kind = parent.kind.thread().unwrap_or(ChannelKind::PublicThread);
            let thread = world.new_thread(id, parent, kind, name, owner.id());
            world.open_thread(thread);
            id
        })
    }

    /// Archives a thread, as happens after a while without messages.
    pub fn archive(&self, thread: Id) {
        self.with(|world| world.set_archived(thread, true));
    }

    /// Closes and locks a thread, as a moderator does.
    pub fn lock(&self, thread: Id) {
        self.with(|world| world.set_lock(thread, ThreadLock::Locked));
    }

    /// Opens a closed thread and unlocks it, as a moderator does.
    pub fn unlock(&self, thread: Id) {
        self.with(|world| world.set_lock(thread, ThreadLock::Unlocked));
    }

    /// Whether a thread is archived; `None` if there is no such thread.
    #[must_use]
    pub fn archived(&self, thread: Id) -> Option<bool> {
        self.with(|world| Some(world.channels.get(&thread)?.thread.as_ref()?.archived))
    }

    /// Adds a new person to one server alone.
    pub fn add_person_to(&self, server: Id, name: &str) -> Person {
        let id = self.with(|world| world.add_person_to(&[server], name));
        Person::new(self.shared.clone(), id, name)
    }

    /// Adds a new person to every server.
    pub fn add_person(&self, name: &str) -> Person {
        let id = self.with(|world| world.add_person(name));
        Person::new(self.shared.clone(), id, name)
    }

    /// Everybody but bots.
    #[must_use]
    pub fn people(&self) -> Vec<Person> {
        let people: Vec<(Id, String)> = self.with(|world| {
            let people = world.users.values().filter(|user| !user.bot);
            people
                .map(|u| {
                    (
                        u.id,
                        u.display.clone().unwrap_or_else(|| u.username.clone()),
                    )
                })
                .collect()
        });
        people
            .into_iter()
            .map(|(id, name)| Person::new(self.shared.clone(), id, &name))
            .collect()
    }

    /// The person with this name.
    #[must_use]
    pub fn person_by_name(&self, name: &str) -> Option<Person> {
        let id = self.with(|world| world.person_named(name))?;
        self.people().into_iter().find(|person| person.id() == id)
    }

    /// Gives a person these permissions in every server, in addition to everybody's.
    pub fn set_permissions(&self, person: &Person, permissions: Permissions) {
        self.with(|world| world.set_permissions(person.id(), permissions));
    }

    /// Adds a role without permissions.
    ///
    /// # Panics
    /// If there is no such server.
    #[must_use]
    pub fn add_role(&self, server: Id, name: &str) -> Id {
        self.with(|world| world.add_role(server, name))
            .unwrap_or_else(|| panic!("there is no server {server}"))
    }

    /// Gives a person a role.
    pub fn give_role(&self, person: &Person, role: Id) {
        self.with(|world| world.give_role(person.id(), role));
    }

    /// Deletes a role, as a moderator would.
    pub fn delete_role(&self, role: Id) {
        self.with(|world| world.delete_role(role));
    }

    /// Sets a server's language.
    ///
    /// # Panics
    /// If Discord has no such language.
    pub fn set_server_locale(&self, server: Id, locale: &str) {
        self.with(|world| world.set_server_locale(server, locale))
            .unwrap_or_else(|why| panic!("{why}"));
    }

    /// Sets whether a channel is age-restricted.
    pub fn set_age_restricted(&self, channel: Id, restricted: bool) {
        self.with(|world| {
            if let Some(place) = world.channels.get_mut(&channel) {
                place.nsfw = restricted;
            }
            world.channel_updated(channel);
        });
    }

    /// Sets exactly the bot's permissions in a channel and its threads.
    pub fn set_bot_permissions(&self, channel: Id, permissions: Permissions) {
        self.overwrite(channel, self.bot(), permissions);
    }

    /// Sets exactly a person's permissions in a channel and its threads.
    pub fn set_permissions_in(&self, channel: Id, person: &Person, permissions: Permissions) {
        self.overwrite(channel, person.id(), permissions);
    }

    fn overwrite(&self, channel: Id, id: Id, permissions: Permissions) {
        let overwrite = Overwrite {
            id,
            member: true,
            allow: permissions.bits(),
            deny: !permissions.bits(),
        };
        self.with(|world| world.set_overwrite(channel, overwrite));
    }

    /// Removes a person from a server, as when they leave it.
    pub fn remove_person(&self, server: Id, person: &Person) {
        self.with(|world| world.remove_person(server, person.id()));
    }

    /// Removes the bot from a server.
    pub fn remove_bot(&self, server: Id) {
        self.with(|world| world.remove_bot(server));
    }

    /// Adds the bot to a server (again).
    pub fn invite_bot(&self, server: Id) {
        self.with(|world| world.add_bot(server));
    }

    /// Makes a server unavailable to the bot until [`Sandbox::end_outage`], as Discord reports it: an event, and no
    /// mention of the server in a new session. Requests are still answered.
    pub fn begin_outage(&self, server: Id) {
        self.with(|world| world.begin_outage(server));
    }

    /// Makes the server available again.
    pub fn end_outage(&self, server: Id) {
        self.with(|world| world.end_outage(server));
    }

    /// Every message in a channel, ephemeral ones included, oldest first.
    #[must_use]
    pub fn messages(&self, channel: Id) -> Vec<Message> {
        self.with(|world| {
            let place = world.channels.get(&channel).into_iter();
            let all: Vec<Id> = place
                .flat_map(|place| place.messages.keys().copied())
                .collect();
            all.into_iter()
                .filter_map(|id| world.shown(channel, id))
                .map(Message::new)
                .collect()
        })
    }

    /// The content of a file of a message; `None` if it has no file of this name.
    #[must_use]
    pub fn file(&self, message: &Message, name: &str) -> Option<Vec<u8>> {
        let found = message.files().into_iter().find(|file| file.name == name)?;
        let id: Id = found.url.rsplit('/').nth(1)?.parse().ok()?;
        self.with(|world| world.blobs.get(&id).map(|blob| blob.bytes.to_vec()))
    }

    /// The application's own emoji with their names, oldest first.
    #[must_use]
    pub fn emoji(&self) -> Vec<(Id, String)> {
        self.with(|world| {
            let all = world.emoji.values();
            all.map(|emoji| (emoji.id, emoji.name.clone())).collect()
        })
    }

    /// The picture of one of the application's emoji.
    #[must_use]
    pub fn emoji_picture(&self, emoji: Id) -> Option<Vec<u8>> {
        self.with(|world| {
            world.emoji.get(&emoji)?;
            world.blobs.get(&emoji).map(|blob| blob.bytes.to_vec())
        })
    }

    /// Every payload about a channel's messages that went to everyone who sees the channel.
    ///
    /// # Panics
    /// If there were more than [`Config::remember`].
    #[must_use]
    pub fn channel_payloads(&self, channel: Id) -> Vec<Arc<serde_json::Value>> {
        self.with(|world| world.log.channel_payloads(channel))
    }

    /// Every REST request so far.
    ///
    /// # Panics
    /// If there were more than [`Config::remember`].
    #[must_use]
    pub fn requests(&self) -> Vec<LoggedRequest> {
        self.with(|world| world.log.requests())
    }

    /// Everything that Discord would refuse or not understand: requests, unknown routes, misuse of the
    /// gateway. An entry for a request begins with status and Discord's code: `404 10008 PATCH /channels/…`.
    ///
    /// # Panics
    /// If there were more than [`Config::remember`].
    #[must_use]
    pub fn violations(&self) -> Vec<String> {
        self.with(|world| world.log.violations.all())
    }

    /// The names of the registered commands, global or of one server.
    #[must_use]
    pub fn commands(&self, server: Option<Id>) -> Vec<String> {
        self.with(|world| {
            let commands = world
                .commands
                .get(&server)
                .map(Vec::as_slice)
                .unwrap_or_default();
            commands
                .iter()
                .filter_map(|c| c["name"].as_str().map(str::to_owned))
                .collect()
        })
    }

    /// Causes faults on demand.
    #[must_use]
    pub fn faults(&self) -> Faults<'_> {
        Faults(&self.shared)
    }

    /// Waits until `look` finds something; it is called again after each change.
    ///
    /// # Panics
    /// After [`Config::patience`].
    pub async fn until<T>(&self, mut look: impl FnMut(&Sandbox) -> Option<T>) -> T {
        let seen = || {
            let violations = self.violations().join("\n");
            format!(
                "bot online: {}\nviolations: {violations}",
                self.bot_online()
            )
        };
        self.shared.until(|| look(self), seen).await
    }

    /// Waits until the bot is connected and has registered commands.
    ///
    /// # Panics
    /// After [`Config::patience`].
    pub async fn until_ready(&self) {
        let ready = |world: &mut World| {
            world.bot_online() && world.commands.values().any(|commands| !commands.is_empty())
        };
        self.until(|sandbox| sandbox.with(ready).then_some(()))
            .await;
    }

    /// Writes the world into the data folder now, if there is one.
    ///
    /// # Errors
    /// The folder cannot be written to.
    pub async fn save(&self) -> io::Result<()> {
        match &self.shared.config.data {
            Some(folder) => persist::save(&self.shared, folder).await,
            None => Ok(()),
        }
    }

    fn with<T>(&self, work: impl FnOnce(&mut World) -> T) -> T {
        self.shared.with(work)
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.server.abort();
        if let Some(saver) = &self.saver {
            saver.abort();
            // A write that has begun cannot be aborted: it is waited for, and none follows.
            *self.shared.saving_is_over.lock() = true;
        }
        self.shared.with(World::close_connections);
    }
}
