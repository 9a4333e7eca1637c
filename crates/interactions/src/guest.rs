//! The member behind an interaction, and where they are: plain data, as the interaction brought it.

use crate::error::CommandError;
use house::{Requester, Tavern};
use ids::{ChannelId, GuildId, MemberId};
use pages::{Language, Preferences, RoleId};
use screens::Permission;
use screens::words::{Words, args};
use table::{Giver, Rank, Spot};

/// The member behind a command or a click.
#[derive(Clone)]
pub struct Guest {
    /// The server in which they asked.
    pub guild: GuildId,
    /// The channel or thread in which they asked.
    pub channel: ChannelId,
    /// The member's id.
    pub member: MemberId,
    /// Their display name in this server.
    pub name: String,
    /// The roles they have.
    pub roles: Vec<RoleId>,
    /// Whether they may manage the server.
    pub manages: bool,
    /// Whether they are a game master here.
    pub is_gm: bool,
    /// Whether they may mint coins and change the amounts that are minted.
    pub mints: bool,
    /// The parent channel of the thread they asked in, or the category of the channel.
    pub parent: Option<ChannelId>,
    /// Whether they may post messages here themselves.
    pub may_post: bool,
    /// The permissions the bot lacks to keep a table here.
    pub lacking: Vec<Permission>,
    /// The further permissions the bot lacks to open a thread for a table here.
    pub lacking_for_thread: Vec<Permission>,
    /// Whether they asked in a thread, or where one is possible.
    pub thread: Thread,
    /// All that the bot lacks of what it could use here.
    pub lacking_of_all: Vec<Permission>,
    /// Where to ask for it.
    pub invite: String,
    /// The permissions the bot lacks to show pictures to everybody; without them, tables are words only.
    pub lacking_for_pictures: Vec<Permission>,
    /// How they like to see cards.
    pub preferences: Preferences,
    /// The language of their Discord client, if the house speaks it.
    pub speaks: Option<Language>,
    /// Words for messages to them alone: in their language, with the server's currency.
    pub words: Words,
}

impl Guest {
    /// Registers them under their current name. It pays them nothing: whoever only looks needs no purse.
    ///
    /// # Errors
    /// The database failed.
    pub async fn meet(&self, tavern: &Tavern) -> Result<(), CommandError> {
        tavern
            .members
            .introduce(self.guild, self.member, &self.name)
            .await?;
        Ok(())
    }

    /// A warning for their answers if the bot lacks permissions here; otherwise empty.
    pub fn lacking_here(&self) -> String {
        if self.lacking.is_empty() {
            return String::new();
        }
        let names = screens::permission_names(&self.words, &self.lacking);
        self.words
            .with("session-lacks", args!["permissions" => names])
    }

    /// Their side of a request about a deal.
    pub fn requester(&self) -> Requester {
        Requester {
            guild: self.guild,
            channel: self.channel,
            member: self.member,
            rank: self.rank(),
        }
    }

    /// The place of a table that they open here.
    pub fn spot(&self) -> Spot {
        Spot {
            channel: self.channel,
            parent: self.thread_of(),
        }
    }

    /// The parent channel of the thread they are in, if they are in one.
    pub fn thread_of(&self) -> Option<ChannelId> {
        match self.thread {
            Thread::Yes | Thread::Locked => self.parent,
            Thread::No | Thread::Never => None,
        }
    }

    /// Their rank when they give orders.
    pub fn rank(&self) -> Rank {
        if self.is_gm { Rank::Gm } else { Rank::Guest }
    }
}

impl From<&Guest> for Giver {
    fn from(guest: &Guest) -> Giver {
        (guest.member, guest.rank()).into()
    }
}

/// Whether a channel is a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thread {
    /// It is a thread.
    Yes,
    /// It is a thread that is locked for the bot: only who may manage threads writes in it.
    Locked,
    /// It is not a thread, but may contain some.
    No,
    /// It is not a thread, and Discord allows none in it: the chat of a voice or stage channel.
    Never,
}

/// All permissions that a table's message needs, in a channel that is not a thread.
pub const NEEDED: [Permission; 3] = [Permission::View, Permission::Send, Permission::Embed];
