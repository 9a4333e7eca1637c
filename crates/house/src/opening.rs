//! What is said of a table that is to be opened, and the same company at a new one.

use super::exclusions::UnderWay;
use super::{
    Asked, ChannelId, GuildId, HouseError, HouseRefusal, MemberId, Person, Place, Player, Rank,
    Reveal, TableId, Tavern, Terms,
};
use rules::{Coins, MOST_SEATS};
use table::State;

/// A table that is to be opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Its name.
    pub table: TableId,
    /// The server it will stand in.
    pub guild: GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
    /// Who opens it.
    pub host: MemberId,
    /// In what right: of how many open tables they may be host.
    pub rank: Rank,
    /// What is played for what.
    pub terms: Terms,
    /// Patrons to be seated.
    pub patrons: Vec<Asked>,
    /// The most that the host puts at stake in a deal, coins, where the game has purses.
    pub purse: Option<i64>,
    /// When all of a deal may be known.
    pub reveal: Reveal,
    /// Whether the channel is a thread of its own.
    pub place: Place,
    /// The channel of the thread, where it is one.
    pub parent: Option<ChannelId>,
    /// The closed table whose company plays again here.
    pub after: Option<TableId>,
    /// Those of them who are asked to sit down.
    pub invited: Vec<MemberId>,
}

impl Opening {
    /// A table of which nothing else was said, with so many patrons, those hired first.
    pub fn new(
        guild: GuildId,
        channel: ChannelId,
        host: MemberId,
        terms: Terms,
        patrons: usize,
    ) -> Opening {
        Opening {
            table: TableId(rand::random()),
            guild,
            channel,
            host,
            rank: Rank::Guest,
            terms,
            // As many as there are seats are too many already, beside the host.
            patrons: vec![Asked::Anybody; patrons.min(MOST_SEATS)],
            purse: None,
            reveal: Reveal::default(),
            place: Place::Channel,
            parent: None,
            after: None,
            invited: Vec::new(),
        }
    }

    /// What the table is told, with whom its host plays as.
    pub(super) fn with_host(self, host: Person) -> table::Opening {
        table::Opening {
            table: self.table,
            guild: self.guild,
            channel: self.channel,
            host,
            terms: self.terms,
            patrons: self.patrons,
            purse: self.purse.map(Coins),
            reveal: self.reveal,
            place: self.place,
            parent: self.parent,
            after: self.after,
            invited: self.invited,
        }
    }
}

/// A table that may be opened, counted among its host's.
#[derive(Debug)]
pub struct MayOpen {
    pub(super) opening: Opening,
    pub(super) under_way: UnderWay,
}

impl MayOpen {
    /// The same in a thread of its own, in the channel where it was to be.
    #[must_use]
    pub fn in_thread(mut self, thread: ChannelId) -> MayOpen {
        self.opening.parent = Some(self.opening.channel);
        self.opening.channel = thread;
        self.opening.place = Place::Thread;
        self
    }

    /// What was said of it.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }
}

/// What became of the wish to play again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// A table was opened.
    Opened(TableId),
    /// Somebody else of the company was faster, and their table is open.
    IsOpen(TableId),
}

impl Tavern {
    /// On the terms of a closed table, and in its place, a new one is opened: whoever asks for it is host,
    /// the same patrons are seated, and the other members are invited.
    ///
    /// # Errors
    /// As [`Tavern::start`]; a table that is not closed, or not of this server.
    pub async fn play_again(
        &self,
        guild: GuildId,
        closed: TableId,
        by: MemberId,
        rank: Rank,
    ) -> Result<Again, HouseError> {
        // Two who press at once play at one table.
        let _one_at_a_time = self.again.lock().await;
        let table = self.records.read_closed(closed).await?;
        let table = table.filter(|table| table.guild == guild);
        let table = table.ok_or(HouseRefusal::NoSuchTable)?;
        for open in self.tables.ids_in(guild, Some(table.channel)) {
            if self.tables.table(open)?.state.after == Some(closed) {
                return Ok(Again::IsOpen(open));
            }
        }
        let state = &table.state;
        let opening = Opening {
            patrons: patrons_of(state),
            purse: state
                .chair_of_member(by)
                .and_then(|chair| state.chairs[chair].purse)
                .map(|purse| purse.0),
            reveal: state.reveal,
            place: state.place,
            parent: state.parent,
            after: Some(closed),
            invited: invited(state, by),
            rank,
            ..Opening::new(guild, table.channel, by, state.terms, 0)
        };
        let may = self.may_start(opening).await?;
        Ok(Again::Opened(self.open_table(may).await?))
    }
}

/// The patrons who sat there, each to sit here.
fn patrons_of(state: &State) -> Vec<Asked> {
    let asked = |player: Player| match player {
        Player::Patron(key) => Some(Asked::This(key)),
        Player::Member(_) => None,
    };
    let mut patrons: Vec<_> = state.patrons().into_iter().filter_map(asked).collect();
    // One chair is the host's, whoever sat there before.
    patrons.truncate(state.terms.most().saturating_sub(1));
    patrons
}

fn invited(state: &State, by: MemberId) -> Vec<MemberId> {
    let sitters = state.chairs.iter();
    let members = sitters.filter_map(|sitter| sitter.player.member());
    members.filter(|member| *member != by).collect()
}
