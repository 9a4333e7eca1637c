//! What only Discord can do or knows, as the bot does it for interactions (`src/discord/platform.rs`).

use async_trait::async_trait;
use ids::{ChannelId, GuildId, MemberId, MessageId, TableId};
use screens::art::Art;
use screens::screen::{Picture, Png, Screen};
use std::collections::BTreeSet;

/// What draws a picture.
pub type Drawing = Box<dyn FnOnce() -> Option<Png> + Send>;

/// Discord, as far as an interaction needs it beyond its own answer.
#[async_trait]
pub trait Discord: Send + Sync {
    /// Posts a message in a channel, for everybody there.
    ///
    /// # Errors
    /// Discord did not take it.
    async fn post(&self, to: ChannelId, screen: &Screen) -> Result<MessageId, Undelivered>;

    /// Posts a message in a channel whose id comes from the database: refused where it is another server's.
    ///
    /// # Errors
    /// Discord did not take it.
    async fn post_within(
        &self,
        guild: GuildId,
        to: ChannelId,
        screen: &Screen,
    ) -> Result<MessageId, Undelivered>;

    /// Edits a message of the bot's whose place comes from the database: refused where it is in another server.
    ///
    /// # Errors
    /// Discord did not take it.
    async fn edit_within(
        &self,
        guild: GuildId,
        at: (ChannelId, MessageId),
        screen: &Screen,
    ) -> Result<(), Undelivered>;

    /// Deletes a message that announced what did not come about; a failure is logged.
    async fn take_back(&self, channel: ChannelId, message: MessageId);

    /// Opens a thread below a message.
    ///
    /// # Errors
    /// Discord allows none there, or did not do it.
    async fn open_thread(
        &self,
        channel: ChannelId,
        below: MessageId,
        name: &str,
    ) -> Result<ChannelId, NoThread>;

    /// Archives a thread; a failure is logged.
    async fn archive(&self, thread: ChannelId);

    /// Whether Discord age-restricts a channel, or the parent channel of a thread. If Discord does not say, it counts
    /// as unrestricted.
    async fn is_age_restricted(&self, channel: ChannelId) -> bool;

    /// The channels of a server.
    ///
    /// # Errors
    /// Discord did not say.
    async fn channels(&self, guild: GuildId) -> Result<Vec<ServerChannel>, Undelivered>;

    /// Those of these members who, according to Discord, have left the server. Anyone Discord does not answer for in
    /// time counts as present.
    async fn departed(&self, guild: GuildId, members: Vec<MemberId>) -> Vec<MemberId>;

    /// A picture, if it is drawn in time: for messages that the next click changes, where a later edit might overtake
    /// the answer.
    async fn picture(&self, art: Art) -> Option<Picture>;

    /// What this draws, if it can be drawn.
    async fn draw(&self, drawing: Drawing) -> Option<Png>;

    /// Those who are known to have left the server.
    fn left(&self, guild: GuildId) -> Vec<MemberId>;

    /// Asks Discord which of these members have left the server, as far as that was not asked lately; whether any
    /// have.
    async fn ask_who_left(&self, guild: GuildId, members: BTreeSet<MemberId>) -> bool;

    /// Has a table's messages looked at again.
    fn ring(&self, table: TableId);

    /// The same, also if the table is closed and nobody keeps its messages any more.
    fn look_again(&self, table: TableId);

    /// Waits until the table's message stands in its channel, so that what is answered then comes below it; not for
    /// long.
    async fn until_posted(&self, table: TableId);

    /// Posts the table's message anew, at the end of its channel, and waits for what Discord says; not for long.
    async fn bring_back(&self, table: TableId) -> BroughtBack;

    /// Whether Discord refused to let the bot keep the table's message.
    fn is_hindered(&self, table: TableId) -> bool;

    /// Whether a member's hand at this table is open: it changes by itself.
    fn has_open_hand(&self, table: TableId, member: MemberId) -> bool;

    /// Closes a member's open hand at a table that they left.
    fn put_away_hand(&self, table: TableId, member: MemberId);

    /// Closes all open hands of a member who was erased.
    fn forget_hands(&self, member: MemberId);

    /// Has a member's open hands drawn anew: they like to see cards in another way.
    fn outdate_hands(&self, member: MemberId);

    /// Whether a server's log channel cannot be written to and nobody was told: true once each time that begins.
    fn is_log_news(&self, guild: GuildId) -> bool;
}

/// A channel of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerChannel {
    /// Its id.
    pub id: ChannelId,
    /// Whether Discord age-restricts it.
    pub age_restricted: bool,
}

/// What came of the wish to have a table's message posted anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BroughtBack {
    /// It stands at the end of its channel.
    Stands,
    /// Discord refused it there.
    Refused,
    /// Nothing yet.
    Waits,
}

/// Discord did not take a message, or did not answer.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{why}")]
pub struct Undelivered {
    /// What that means for the message.
    pub loss: Loss,
    /// Discord's words for the log; without addresses, which may contain tokens.
    pub why: String,
}

/// Why there is no thread.
#[derive(Clone, Debug, thiserror::Error)]
pub enum NoThread {
    /// The channel's type has none, or the server has too many.
    #[error("Discord allows no thread here")]
    NotHere,
    /// Discord did not do it.
    #[error(transparent)]
    Failed(#[from] Undelivered),
}

/// What Discord's refusal means for a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// The message was deleted.
    Message,
    /// The channel was deleted.
    Channel,
    /// The bot lacks a permission here.
    Permission,
    /// The token of a private message has expired, or the message was dismissed.
    Token,
    /// The message is too old to be edited often.
    TooOld,
    /// The thread is archived and must be unarchived first.
    Archived,
    /// The thread is locked: only who may manage threads opens it and writes in it.
    Locked,
    /// Discord has a temporary problem: try again.
    Outage,
    /// Any other refusal.
    Other,
}
