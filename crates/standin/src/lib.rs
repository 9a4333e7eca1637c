//! Stands in for Discord where tests and the simulator press the buttons of real screens.
//!
//! A [`Room`] is a house with what answers its interactions; a [`Message`] is what somebody has before them. Press a
//! button of it, and read what they see then:
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> anyhow::Result<()> {
//! use standin::Room;
//!
//! let room = Room::in_memory(1).await?;
//! let ann = room.guest(1).await;
//! let play = room.play_page(&ann).await?;
//! let hand = room.press(&ann, &play, "Open a table").await?.message()?;
//! assert!(hand.text().contains("is open."));
//! # Ok(())
//! # }
//! ```
//!
//! Discord itself is [`StandIn`]: plain data, of what it was asked for and what it is to say.

mod discord;
mod message;

pub use discord::{Posted, StandIn, State, Thread};
pub use message::{Answer, Message};

use anyhow::anyhow;
use house::time::{OneThread, RuntimeTime};
use house::{OperatorSettings, Tavern};
use ids::{ChannelId, GuildId, MemberId, Shard, TableId};
use interactions::broke::refusal;
use interactions::click::{Click, clicked};
use interactions::command::{Command, commanded};
use interactions::error::CommandError;
use interactions::faces::KnownFaces;
use interactions::guest::{Guest, Thread as InThread};
use interactions::hints::Hints;
use interactions::play;
use interactions::responder::Responder;
use interactions::response::{ClickedMessage, Response};
use interactions::wording::Wording;
use pages::{Preferences, WantedGame};
use screens::button::Button;
use screens::screen::{Dialog, Screen};
use screens::words::Words;
use std::sync::Arc;
use store::Memory;

/// The server in which [`Room::guest`] places its guests.
pub const GUILD: GuildId = GuildId(7);
/// The channel in which they ask.
pub const CHANNEL: ChannelId = ChannelId(70);

/// A house, with what answers its interactions.
pub struct Room {
    /// The house.
    pub tavern: Tavern,
    /// What answers.
    pub responder: Responder,
    /// The stand-in for Discord.
    pub discord: Arc<StandIn>,
}

impl Room {
    /// A house in memory, on the runtime's clock and in its thread: where that clock is paused, it jumps from one deadline
    /// to the next.
    ///
    /// # Errors
    /// It does not open.
    pub async fn in_memory(seed: u64) -> anyhow::Result<Room> {
        let house = OperatorSettings {
            time: Arc::new(RuntimeTime::from(1_800_000_000_000)),
            spawn: Arc::new(OneThread),
            ..OperatorSettings::default()
        };
        let tavern = Tavern::open(Arc::new(Memory::new()), house, Some(seed)).await?;
        tavern.clocks.reached(Shard::ALL);
        tokio::spawn(tavern.clone().run_clock());
        Ok(Room::of(tavern))
    }

    /// The same for a house that is open.
    pub fn of(tavern: Tavern) -> Room {
        let faces = Arc::<KnownFaces>::default();
        let wording = Arc::new(Wording::new(tavern.clone(), faces));
        let hints = Arc::new(Hints::new(tavern.clone()));
        let discord = Arc::<StandIn>::default();
        Room {
            responder: Responder::new(tavern.clone(), wording, hints, discord.clone()),
            tavern,
            discord,
        }
    }

    /// A member of [`GUILD`] who asks in [`CHANNEL`], with the permissions that they and the bot need and without
    /// roles. Fields may be changed.
    pub async fn guest(&self, member: u64) -> Guest {
        self.guest_in(GUILD, CHANNEL, MemberId(member)).await
    }

    /// The same in another server or channel.
    pub async fn guest_in(&self, guild: GuildId, channel: ChannelId, member: MemberId) -> Guest {
        let mut guest = Guest {
            guild,
            channel,
            member,
            name: format!("Member {member}"),
            roles: Vec::new(),
            manages: false,
            is_gm: false,
            mints: false,
            parent: None,
            may_post: true,
            lacking: Vec::new(),
            lacking_for_thread: Vec::new(),
            thread: InThread::No,
            lacking_of_all: Vec::new(),
            invite: "https://discord.test/invite".to_owned(),
            lacking_for_pictures: Vec::new(),
            preferences: Preferences::default(),
            speaks: None,
            words: Words::english(),
        };
        self.refresh(&mut guest).await;
        guest
    }

    /// Reads anew what the house knows of a guest, as the bot does at each interaction.
    pub async fn refresh(&self, guest: &mut Guest) {
        let (wording, guild) = (&self.responder.wording, guest.guild);
        let settings = self.tavern.settings.for_guild(guild);
        guest.is_gm = settings.is_gm(&guest.roles, guest.manages);
        guest.mints = settings.may_mint(&guest.roles, guest.manages);
        guest.preferences = wording.preferences(guild, guest.member).await;
        guest.words = wording.private(guild, &guest.preferences, guest.speaks);
    }

    /// The answer to `/play`.
    ///
    /// # Errors
    /// The database failed.
    pub async fn play_page(&self, guest: &Guest) -> anyhow::Result<Message> {
        let page = play::first_page(&self.responder, guest).await?;
        Ok(Message::private(guest.member, page))
    }

    /// The message of a table, which everybody sees.
    ///
    /// # Errors
    /// There is no such table.
    pub async fn table(&self, table: TableId) -> anyhow::Result<Message> {
        let look = self.tavern.look(table, None).await?;
        let words = self.responder.wording.at_table(&look);
        Ok(Message::public(screens::table(&words, &look)))
    }

    /// Presses the button with this label.
    ///
    /// # Errors
    /// The message has no such button.
    pub async fn press(&self, guest: &Guest, on: &Message, label: &str) -> anyhow::Result<Answer> {
        let button = on.button(label)?;
        Ok(self.click(guest, on, button, &[]).await)
    }

    /// Chooses these entries, by their labels, in the menu that has them.
    ///
    /// # Errors
    /// The message has no such menu.
    pub async fn choose(
        &self,
        guest: &Guest,
        on: &Message,
        labels: &[&str],
    ) -> anyhow::Result<Answer> {
        let (button, values) = on.menu(labels)?;
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        Ok(self.click(guest, on, button, &values).await)
    }

    /// Sends a form that a click on this message opened, with these lines filled in.
    pub async fn submit(
        &self,
        guest: &Guest,
        (on, form): (&Message, &Dialog),
        lines: &[&str],
    ) -> Answer {
        self.click(guest, on, form.button, lines).await
    }

    /// Does what the bot does with a click on this button, whether or not the message has it.
    pub async fn click(
        &self,
        guest: &Guest,
        on: &Message,
        button: Button,
        values: &[&str],
    ) -> Answer {
        let order = self.order();
        self.click_ordering(guest, on, (button, values), &order)
            .await
    }

    /// The same; the transfers that it makes are named after `order`, so that the same click again moves nothing.
    pub async fn click_ordering(
        &self,
        guest: &Guest,
        on: &Message,
        (button, values): (Button, &[&str]),
        order: &str,
    ) -> Answer {
        let mut guest = guest.clone();
        self.refresh(&mut guest).await;
        let click = Click {
            // As Discord hands it back.
            button: button.to_string().parse().ok(),
            values,
            on: on.seen_by(guest.member),
            reason: on.reason(),
            order,
        };
        if let Some(table) = click.table() {
            let language = self.responder.wording.language_of(table).await;
            guest.words = guest.words.with_public(language);
        }
        match clicked(&self.responder, &guest, &click).await {
            Ok(response) => self.shown(&guest, click.on, response).await,
            Err(error) => self.refused(&guest, click.wanted(), error).await,
        }
    }

    /// A new name for the transfers of a click or command.
    fn order(&self) -> String {
        format!("order:{}", self.discord.state().fresh())
    }

    /// Does what the bot does with a command.
    pub async fn command(&self, guest: &Guest, command: Command) -> Answer {
        let order = self.order();
        self.command_ordering(guest, command, &order).await
    }

    /// The same; the transfers that it makes are named after `order`, so that the same command again moves nothing.
    pub async fn command_ordering(&self, guest: &Guest, command: Command, order: &str) -> Answer {
        let mut guest = guest.clone();
        self.refresh(&mut guest).await;
        let wanted = command.wanted();
        match commanded(&self.responder, &guest, command, order).await {
            Ok(response) => self.shown(&guest, ClickedMessage::Other, response).await,
            Err(error) => self.refused(&guest, wanted, error).await,
        }
    }

    /// What somebody sees who was refused.
    async fn refused(&self, guest: &Guest, wanted: WantedGame, error: CommandError) -> Answer {
        let words = &guest.words;
        let said = refusal(&self.tavern, Some(guest), words, &error, wanted).await;
        Answer::Refused(error, Message::private(guest.member, said))
    }

    /// What somebody sees after a response.
    async fn shown(&self, guest: &Guest, on: ClickedMessage, response: Response) -> Answer {
        let private = |screen: Screen| Message::private(guest.member, screen);
        match response {
            Response::Hand(mut hand) | Response::HandBelow(mut hand) => {
                hand.give_hint(&self.responder.hints, &guest.words).await;
                Answer::of(on, private(hand.screen))
            }
            Response::Page(screen) => Answer::of(on, private(screen)),
            Response::Note(screen) => Answer::New(private(screen)),
            Response::Public(screen) => Answer::New(Message::public(screen)),
            Response::Closing(screen) => {
                self.tavern.sessions.wake_settlement(guest.guild);
                Answer::New(Message::public(screen))
            }
            Response::Illustrated(page) => Answer::New(private(page.screen)),
            Response::Dialog(form) => Answer::Form(form),
            Response::Silent => Answer::Nothing,
        }
    }

    /// The table that a member opened last, of those that are open.
    ///
    /// # Errors
    /// None is open.
    pub fn newest_table(&self) -> anyhow::Result<TableId> {
        let tables = self.tavern.tables.ids_in(GUILD, None);
        let newest = tables.first().copied();
        newest.ok_or_else(|| anyhow!("no table is open"))
    }
}
