//! The request to open a table, and playing again with the same players at a new one.

use super::exclusions::UnderWay;
use super::{HouseError, Tavern};
use ids::{ChannelId, GuildId, MemberId, TableId};
use pages::{HouseRefusal, Opens, PlayPage, WORST_DEALS};
use patrons::Skill;
use rules::{Coins, MOST_SEATS, Variant};
use table::{
    CoinKind, Language, Person, Place, Player, Rank, Recall, Reveal, State, Terms, WhichPatron,
};

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// A new id.
    pub table: TableId,
    /// The server it opens in.
    pub guild: GuildId,
    /// The channel or thread it opens in.
    pub channel: ChannelId,
    /// The member who opens it.
    pub host: MemberId,
    /// Decides how many open tables they may host.
    pub rank: Rank,
    /// Game, edition, options, stake and turn time.
    pub terms: Terms,
    /// Patrons to be seated at once.
    pub patrons: Vec<WhichPatron>,
    /// The most the host puts at stake in a deal, in coins, in games that have purses.
    pub purse: Option<Coins>,
    /// When hands, stock and proof are made public.
    pub reveal: Reveal,
    /// Whether it tells its players what has been played so far.
    pub recall: Recall,
    /// Whether it is a solo table.
    pub solo: bool,
    /// How well its patrons play; `None`: each as anywhere else.
    pub skill: Option<Skill>,
    /// The language of its public messages; `None` for the server's.
    pub language: Option<Language>,
    /// The language of its public messages while nobody chose one for it or for its server.
    pub spoken: Option<Language>,
    /// Whether the table has a thread of its own.
    pub place: Place,
    /// The thread's channel, if the table is in a thread.
    pub parent: Option<ChannelId>,
    /// The closed table whose players play again here.
    pub after: Option<TableId>,
    /// Players of that table who are invited to sit down.
    pub invited: Vec<MemberId>,
}

impl Opening {
    /// A table with defaults for everything else, and this many patrons, hired ones first.
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
            // Capped: even one per seat is too many besides the host.
            patrons: vec![WhichPatron::Anybody; patrons.min(MOST_SEATS)],
            purse: None,
            reveal: Reveal::usual(&terms),
            terms,
            recall: Recall::default(),
            solo: false,
            skill: None,
            language: None,
            spoken: None,
            place: Place::Channel,
            parent: None,
            after: None,
            invited: Vec::new(),
        }
    }

    /// The same for the table's machine, with its host as they play.
    pub(super) fn with_host(self, host: Person) -> table::Opening {
        table::Opening {
            table: self.table,
            guild: self.guild,
            channel: self.channel,
            host,
            terms: self.terms,
            patrons: self.patrons,
            purse: self.purse,
            reveal: self.reveal,
            recall: self.recall,
            solo: self.solo,
            language: self.language,
            spoken: self.spoken,
            place: self.place,
            parent: self.parent,
            after: self.after,
            invited: self.invited,
        }
    }
}

/// A table that may be opened, and already counts as one of its host's.
#[derive(Debug)]
pub struct OpeningPermit {
    pub(super) opening: Opening,
    pub(super) under_way: UnderWay,
}

impl OpeningPermit {
    /// The same in a thread of its own, under the channel it was meant for.
    #[must_use]
    pub fn in_thread(mut self, thread: ChannelId) -> OpeningPermit {
        self.opening.parent = Some(self.opening.channel);
        self.opening.channel = thread;
        self.opening.place = Place::Thread;
        self
    }

    /// The request it was allowed for.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }
}

/// The result of playing again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// A new table was opened.
    Opened(TableId),
    /// Another player was faster; this table of theirs is open.
    IsOpen(TableId),
}

impl Tavern {
    /// Opens a new table with the terms and place of a closed one: whoever asks is the host, the same patrons are
    /// seated, and the other members are invited.
    ///
    /// # Errors
    /// As [`Tavern::start`]; or the table is not closed, not of this server, or a solo table.
    pub async fn play_again(
        &self,
        guild: GuildId,
        closed: TableId,
        by: MemberId,
        rank: Rank,
    ) -> Result<Again, HouseError> {
        // Two who press at once get one table.
        let _one_at_a_time = self.again.lock().await;
        let table = self.records.read_closed(closed).await?;
        // A solo table stood nowhere.
        let table = table.filter(|table| table.guild == guild && !table.state.solo);
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
                .and_then(|chair| state.chairs[chair].purse),
            reveal: state.reveal,
            recall: state.recall,
            language: state.language,
            spoken: state.spoken,
            place: state.place,
            parent: state.parent,
            table: TableId(self.house.random.bits()),
            after: Some(closed),
            invited: invited(state, by),
            rank,
            ..Opening::new(guild, table.channel, by, state.terms, 0)
        };
        let may = self.may_start(opening).await?;
        Ok(Again::Opened(self.open_table(may).await?))
    }
}

impl Tavern {
    /// The terms on which a member would play a game now: the server's usual ones, for coins where theirs cover three
    /// worst deals and they may lose more today, else for fun.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn terms_for(
        &self,
        guild: GuildId,
        member: MemberId,
        variant: Variant,
    ) -> Result<Terms, HouseError> {
        let settings = self.settings.for_guild(guild);
        let terms = settings.usual_terms(variant);
        let worst = settings.offered_purse(&self.house.defaults, &terms);
        let worst = worst.unwrap_or_else(|| terms.at_risk());
        let person = self.members.person(guild, member).await?;
        let purse = self.purse(guild, &Player::Member(person)).await?;
        let covers = worst
            .checked_mul(WORST_DEALS)
            .is_some_and(|worst| purse.free >= worst);
        let may_lose = !self.allowances.has_lost_enough(guild, member).await?;
        let coins = if covers && may_lose {
            CoinKind::Purse
        } else {
            CoinKind::Chips
        };
        Ok(Terms { coins, ..terms })
    }
}

impl Tavern {
    /// What `/play` shows a member for this game. From then on its lesson counts as offered.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn play_page(
        &self,
        guild: GuildId,
        member: MemberId,
        variant: Variant,
        (skill, opens): (Skill, Opens),
    ) -> Result<PlayPage, HouseError> {
        let preferences = self.members.preferences(guild, member).await?;
        let solo = self.tables.alone(guild, member);
        let solo = solo.and_then(|id| Some((id, self.tables.table(id).ok()?.state.terms.variant)));
        Ok(PlayPage {
            terms: self.terms_for(guild, member, variant).await?,
            is_new: self.offers_lesson(guild, member, &variant).await?,
            in_lesson: self.unfinished_lesson(&preferences),
            solo,
            skill,
            opens,
        })
    }
}

/// The patrons who sat there, each to sit here too.
fn patrons_of(state: &State) -> Vec<WhichPatron> {
    let asked = |player: Player| match player {
        Player::Patron(key) => Some(WhichPatron::This(key)),
        Player::Member(_) => None,
    };
    let mut patrons: Vec<_> = state.patrons().into_iter().filter_map(asked).collect();
    // One chair is the host's, whoever sat there before.
    patrons.truncate(state.terms.most().saturating_sub(1));
    patrons
}

fn invited(state: &State, by: MemberId) -> Vec<MemberId> {
    let occupants = state.chairs.iter();
    let members = occupants.filter_map(|occupant| occupant.player.member());
    members.filter(|member| *member != by).collect()
}
