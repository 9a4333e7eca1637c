//! The sandbox itself: starting it, looking at it, changing its world.

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
    door,
    faults::Faults,
    gateway, live, page,
    people::Person,
    persist,
    rest::http,
    shared::Shared,
    view::Message,
    world::{
        Id, World,
        channel::{Kind, Overwrite},
        log::Requested,
    },
};

/// A running local Discord. It ends when it is dropped.
pub struct Sandbox {
    shared: Arc<Shared>,
    token: String,
    server: JoinHandle<()>,
    saver: Option<JoinHandle<()>>,
}

/// Why a sandbox did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Somebody else listens there.
    #[error("port {0} on 127.0.0.1 is taken; choose another port, or 0 for a free one")]
    PortTaken(u16),
    /// It could not listen for another reason.
    #[error("cannot listen on 127.0.0.1:{port}: {source}")]
    Listen {
        /// The port.
        port: u16,
        /// What the system said.
        source: io::Error,
    },
    /// The saved world cannot be read, or its folder not be used.
    #[error("cannot use the saved world {path}: {why}")]
    Saved {
        /// The file or folder.
        path: String,
        /// What is wrong with it.
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
        // Without this, a second event within a client's delayed acknowledgement waits 40 ms.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::warn!("a connection stays slow: {error}");
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
            // twilight puts a slash after the address that it resumes at.
            .route("/gateway/", routing::any(gateway::connect))
            .route("/live", routing::any(live::connect))
            .route("/", routing::get(gateway::connect_or_page))
            .route("/page/{*path}", routing::get(page::file))
            .route("/cdn/{*path}", routing::get(page::cdn))
            .route("/sandbox.json", routing::get(live::picker))
            .route("/sandbox/people", routing::post(live::add_person))
            .layer(axum::extract::DefaultBodyLimit::max(http::LARGEST))
            .layer(middleware::from_fn_with_state(shared.clone(), door::keep))
            .with_state(shared.clone());
        let server = tokio::spawn(async move {
            // It runs until the sandbox is dropped; accepting goes on after errors by itself.
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

    /// Where it is: `http://127.0.0.1:PORT`, as serenity's `HttpBuilder::proxy` takes it.
    #[must_use]
    pub fn url(&self) -> String {
        self.with(|world| world.root.clone())
    }

    /// The same for a library whose own limiter is off, because it leaves the limits to a proxy: here
    /// a request that comes too soon waits its turn and gets no 429. (Serenity does not heed
    /// `HttpBuilder::proxy` unless its limiter is off.)
    #[must_use]
    pub fn proxy_url(&self) -> String {
        format!("{}/proxy", self.url())
    }

    /// Puts the sandbox's own clock ahead: rate limits, tokens of interactions, addresses of files,
    /// polls and the hour of late edits go by it.
    pub fn advance(&self, time: Duration) {
        self.with(|world| world.advance(time));
    }

    /// The bot token that it accepts: made by chance, kept with the world in its folder, and worth
    /// nothing elsewhere.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.token
    }

    /// The id of the application and of its bot user.
    #[must_use]
    pub fn bot(&self) -> Id {
        self.with(|world| world.bot())
    }

    /// Whether a bot is connected to the gateway.
    #[must_use]
    pub fn bot_online(&self) -> bool {
        self.with(|world| world.bot_online())
    }

    /// How often a bot began a session (IDENTIFY).
    #[must_use]
    pub fn identified(&self) -> u64 {
        self.with(|world| world.identifies)
    }

    /// How often a bot took a session up again (RESUME).
    #[must_use]
    pub fn resumed(&self) -> u64 {
        self.with(|world| world.resumes)
    }

    /// The first server.
    #[must_use]
    pub fn server(&self) -> Id {
        self.with(|world| world.servers.keys().next().copied().unwrap_or(Id(0)))
    }

    /// The first text channel of the first server.
    #[must_use]
    pub fn channel(&self) -> Id {
        let server = self.server();
        self.with(|world| {
            let mut channels = world.channels.values();
            let first = channels.find(|c| c.server == Some(server) && c.kind == Kind::Text);
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

    /// Opens a server that nobody present owns, with everybody and the bot in it, and a channel named as in the config.
    pub fn add_server(&self, name: &str) -> Id {
        let channel = self.shared.config.channel.clone();
        self.with(|world| world.add_server(name, &channel, None))
    }

    /// Opens a channel.
    pub fn add_channel(&self, server: Id, name: &str) -> Id {
        self.with(|world| world.add_channel(server, name))
    }

    /// Opens a channel of any kind, in a category or in none.
    pub fn add_room(&self, server: Id, room: &Room, category: Option<Id>) -> Id {
        let (kind, name) = Kind::of_room(room);
        self.with(|world| world.add_place(server, name, kind, category))
    }

    /// Deletes a channel or thread with all that is in it; `false` if there is none.
    pub fn delete_channel(&self, channel: Id) -> bool {
        self.with(|world| world.remove_channel(channel).is_some())
    }

    /// Opens a thread of a person's, without a message to start from.
    ///
    /// # Panics
    /// When the channel does not exist.
    pub fn add_thread(&self, channel: Id, name: &str, owner: &Person) -> Id {
        self.with(|world| {
            let id = world.clock.id();
            let Some(parent) = world.channels.get(&channel) else {
                panic!("there is no channel {channel}")
            };
            let kind = parent.kind.thread().unwrap_or(Kind::PublicThread);
            let thread = world.new_thread(id, parent, kind, name, owner.id());
            world.open_thread(thread);
            id
        })
    }

    /// Archives a thread, as time does.
    pub fn archive(&self, thread: Id) {
        self.with(|world| world.set_archived(thread, true));
    }

    /// Whether a thread is archived; `None` if there is no such thread.
    #[must_use]
    pub fn archived(&self, thread: Id) -> Option<bool> {
        self.with(|world| Some(world.channels.get(&thread)?.thread.as_ref()?.archived))
    }

    /// Lets a new person into every server.
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

    /// The person of this name.
    #[must_use]
    pub fn person_by_name(&self, name: &str) -> Option<Person> {
        let id = self.with(|world| world.person_named(name))?;
        self.people().into_iter().find(|person| person.id() == id)
    }

    /// Gives a person these permissions in every server, beyond everybody's.
    pub fn set_permissions(&self, person: &Person, permissions: Permissions) {
        self.with(|world| world.give(person.id(), permissions));
    }

    /// Makes a role without permissions of its own.
    ///
    /// # Panics
    /// Where there is no such server.
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
    /// When Discord has no such language.
    pub fn set_server_locale(&self, server: Id, locale: &str) {
        self.with(|world| world.set_server_locale(server, locale))
            .unwrap_or_else(|why| panic!("{why}"));
    }

    /// Restricts a channel by age, or restricts it no more.
    pub fn set_age_restricted(&self, channel: Id, restricted: bool) {
        self.with(|world| {
            if let Some(place) = world.channels.get_mut(&channel) {
                place.nsfw = restricted;
            }
            world.channel_updated(channel);
        });
    }

    /// Sets exactly what the bot may do in a channel and its threads.
    pub fn set_bot_permissions(&self, channel: Id, permissions: Permissions) {
        self.overwrite(channel, self.bot(), permissions);
    }

    /// Sets exactly what a person may do in a channel and its threads.
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

    /// Takes a person out of a server, as when they leave it.
    pub fn remove_person(&self, server: Id, person: &Person) {
        self.with(|world| world.remove_person(server, person.id()));
    }

    /// Throws the bot out of a server.
    pub fn remove_bot(&self, server: Id) {
        self.with(|world| world.remove_bot(server));
    }

    /// Invites the bot into a server (again).
    pub fn invite_bot(&self, server: Id) {
        self.with(|world| world.add_bot(server));
    }

    /// A server is out of reach for the bot until [`Sandbox::end_outage`], as Discord tells it: by its event, and no
    /// word of the server in a new session. Requests are answered all the same.
    pub fn begin_outage(&self, server: Id) {
        self.with(|world| world.server_out(server));
    }

    /// It is within reach again.
    pub fn end_outage(&self, server: Id) {
        self.with(|world| world.server_back(server));
    }

    /// Everything that is in a channel, whoever may see it, oldest first.
    #[must_use]
    pub fn messages(&self, channel: Id) -> Vec<Message> {
        self.with(|world| {
            let messages = world
                .channels
                .get(&channel)
                .map(|channel| &channel.messages);
            let messages = messages.into_iter().flat_map(|all| all.values());
            messages
                .map(|message| Message::new(world.message_view(message)))
                .collect()
        })
    }

    /// What is in a file of a message; `None` if there is none of this name.
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

    /// The picture of one of them.
    #[must_use]
    pub fn emoji_picture(&self, emoji: Id) -> Option<Vec<u8>> {
        self.with(|world| {
            world.emoji.get(&emoji)?;
            world.blobs.get(&emoji).map(|blob| blob.bytes.to_vec())
        })
    }

    /// Every payload about a channel's messages that all who see the channel received.
    ///
    /// # Panics
    /// When there were more than [`Config::remember`].
    #[must_use]
    pub fn channel_payloads(&self, channel: Id) -> Vec<Arc<serde_json::Value>> {
        self.with(|world| world.log.channel_payloads(channel))
    }

    /// Every REST request so far.
    ///
    /// # Panics
    /// When there were more than [`Config::remember`].
    #[must_use]
    pub fn requests(&self) -> Vec<Requested> {
        self.with(|world| world.log.requests())
    }

    /// What Discord would refuse or not understand: requests, unknown routes, misuse of the
    /// gateway. A request begins with status and Discord's code: `404 10008 PATCH /channels/…`.
    ///
    /// # Panics
    /// When there were more than [`Config::remember`].
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

    /// Faults on demand.
    #[must_use]
    pub fn faults(&self) -> Faults<'_> {
        Faults(&self.shared)
    }

    /// Waits until `look` finds something; it is asked again at each change.
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
    /// The folder cannot be written.
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
        }
        self.shared.with(World::hang_up);
    }
}
