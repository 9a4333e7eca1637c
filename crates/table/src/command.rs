//! All that can be done to a table.

use crate::{
    Answer, CalledOff, Carried, Finished, Lost, Nature, Person, Player, Rank, Reveal, Spot,
};
use books::{PatronKey, Transfer};
use ids::{ChannelId, DealId, MemberId, PurseId, Version};
use rules::{Act, Coins, Seat};

/// What is to be done to a table. What a command says of the world (who may, who is who) was found out before.
#[derive(Clone, Debug)]
pub enum Command {
    /// Somebody sits down.
    Join {
        /// Who.
        person: Person,
    },
    /// Somebody gets up. In the middle of a deal the substitute plays on for them (RULES.md 0.3).
    Leave {
        /// Who.
        by: MemberId,
    },
    /// From the next deal on a member is not dealt in.
    SitOut {
        /// Who.
        by: MemberId,
    },
    /// From the next deal on a member is dealt in again; in a running deal the table waits for them again.
    SitIn {
        /// Who.
        by: MemberId,
    },
    /// A member sets the most that they put at stake in a deal, from the next deal on (RULES.md 0.3).
    SetPurse {
        /// Who.
        by: MemberId,
        /// So much.
        coins: Coins,
    },
    /// A patron sits down at the host's wish.
    SeatPatron {
        /// The host.
        by: MemberId,
        /// Who is asked.
        wish: Asked,
    },
    /// Patrons take the empty chairs at the host's wish, until there are as many as the game is usually played by.
    Fill {
        /// The host.
        by: MemberId,
    },
    /// The patron who sat down last gets up at the host's wish; not one whose hand a game master plays.
    UnseatPatron {
        /// The host.
        by: MemberId,
    },
    /// A patron was dismissed from the house: it gets up, after what it plays.
    Dismiss {
        /// Who.
        patron: PatronKey,
    },
    /// A game master takes a patron's seat and plays it, between deals: the coins stay the patron's.
    PlayFor {
        /// The game master.
        gm: MemberId,
        /// Which patron.
        patron: PatronKey,
    },
    /// A game master gives a patron's seat back, between deals.
    GiveBack {
        /// The game master.
        gm: MemberId,
    },
    /// Deals now: the first deal, or the next without waiting longer; at a slow table the next once everybody has
    /// asked for it. A new match begins with the last member who says so.
    Deal {
        /// Who says so.
        by: MemberId,
        /// Only if so many deals were played: a second press of the same button deals no second one.
        played: Option<u32>,
        /// Only from the shuffle that they saw.
        shuffle: Option<DealId>,
    },
    /// A member cuts the next deal's pack, or cuts it otherwise than before.
    Cut {
        /// Who.
        by: MemberId,
        /// The deal whose pack it is.
        deal: DealId,
        /// How, as it was typed.
        typed: String,
    },
    /// Before the first deal its host says when hands, stock and proof may be known.
    RevealAt {
        /// The host.
        by: MemberId,
        /// When.
        reveal: Reveal,
    },
    /// A member acts.
    Act {
        /// Who.
        by: MemberId,
        /// In which deal.
        deal: DealId,
        /// The number of the question that the button was made for.
        asked: u16,
        /// What.
        act: Act,
    },
    /// A member answers the question that goes to every seat alike (RULES.md TM-7, AP-1).
    Answer {
        /// Who.
        by: MemberId,
        /// In which deal.
        deal: DealId,
        /// What.
        answer: Answer,
    },
    /// The clock stands still. Acts count meanwhile, but nobody has to hurry, and no patron acts.
    Pause {
        /// Who orders it.
        by: MemberId,
        /// In what right.
        rank: Rank,
    },
    /// The clock goes on where it stood.
    GoOn {
        /// Who orders it.
        by: MemberId,
        /// In what right.
        rank: Rank,
    },
    /// Somebody has to go: at once between deals, else after the deal (the match), which they play to its end.
    Kick {
        /// Who orders it.
        by: MemberId,
        /// In what right.
        rank: Rank,
        /// Who has to go.
        player: Player,
    },
    /// Another member becomes host.
    HandOver {
        /// Who orders it.
        by: MemberId,
        /// In what right.
        rank: Rank,
        /// To whom.
        to: MemberId,
        /// Of how many tables they are host, if that is as many as they may be.
        full: Option<usize>,
    },
    /// What is on is to be taken back: at once if a game master says so who has no seat in it,
    /// else when every member agrees who has one.
    CallOff {
        /// Who wishes it.
        by: MemberId,
        /// In what right.
        rank: Rank,
        /// What.
        what: CalledOff,
        /// Why: a game master says so, and everybody is told.
        reason: String,
    },
    /// A member agrees to what was wished for.
    Agree {
        /// Who.
        by: MemberId,
        /// The number of the wish.
        wish: u32,
    },
    /// A member does not agree: what is on goes on.
    PlayOn {
        /// Who.
        by: MemberId,
        /// The number of the wish.
        wish: u32,
    },
    /// The table closes: now, or after the deal (match) that is on.
    Close {
        /// Who orders it.
        by: MemberId,
        /// In what right.
        rank: Rank,
    },
    /// The same, for its session closes.
    CloseWithSession,
    /// Whoever may not play any more goes, as one who was asked to leave.
    SendOff {
        /// Who.
        member: MemberId,
    },
    /// The table has lost this place: its clock stands, even in a pause. Where nothing is on, it closes.
    LosePlace {
        /// Which.
        place: ChannelId,
        /// How.
        lost: Lost,
    },
    /// The table can be kept again where it stands, if it could not for no worse than this.
    PlaceIsBack {
        /// What was the matter.
        lost: Lost,
    },
    /// A member who sits at a table without a place calls it up elsewhere; play goes on there.
    CallUp {
        /// Who.
        by: MemberId,
        /// Where.
        spot: Spot,
    },
    /// A finished deal is voided, as was planned.
    Void(Box<VoidPlan>),
    /// A member's data are erased: nobody stands where they stood, and the words by which they cut are gone.
    Forget {
        /// Who.
        member: MemberId,
        /// Their purses.
        purses: Vec<PurseId>,
    },
    /// The table goes with all that its server has here: its deal is taken back, and it is closed.
    Abandon,
    /// A deal cannot be gone on with (its rules have changed, say), and the table was read without it: it is taken back.
    Mend {
        /// Which.
        deal: DealId,
        /// The transfers that were made for it.
        made: Vec<Transfer>,
    },
    /// The table's time has come.
    TimeUp {
        /// What its patrons chose for the moment that they were asked at; what is for another moment is dropped.
        chosen: Vec<Chosen>,
    },
    /// Patrons have chosen what they answer to the question that goes to every seat alike; what is for another moment is
    /// dropped.
    Chose {
        /// Who, what and for when.
        chosen: Vec<Chosen>,
    },
    /// The house goes on after a stop: a pause without an end, as it was written in former times, is given one.
    Resume,
}

/// Who is asked to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Whoever is free, those hired first.
    Anybody,
    /// Whoever of the cast is free.
    OfTheCast,
    /// This one, hired or of the cast.
    This(PatronKey),
}

/// What a patron chose when it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// In which deal.
    pub deal: DealId,
    /// How many acts there were.
    pub ply: u32,
    /// On which seat.
    pub seat: Seat,
    /// What.
    pub act: Act,
}

/// How a finished deal is voided: drawn up for a table as it stood, and good for no other.
#[derive(Clone, Debug)]
pub struct VoidPlan {
    /// The table's version that it was drawn up for.
    pub version: Version,
    /// Which deal.
    pub deal: DealId,
    /// The coins that go back, in this order.
    pub transfers: Vec<Transfer>,
    /// What was won and lost in the last deal that then stands, by who sat in it.
    pub won: Vec<(Player, Coins)>,
    /// Where it was the table's latest deal: the table is as before it.
    pub latest: Option<Latest>,
}

/// What a table goes back to when its latest deal is voided.
#[derive(Clone, Debug)]
pub struct Latest {
    /// The deal.
    pub finished: Finished,
    /// Whether it counts for a match that goes on.
    pub counts: bool,
    /// The pot that it began with.
    pub pot: Option<Carried>,
}

/// A table that is to be opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Its name.
    pub table: ids::TableId,
    /// The server it will stand in.
    pub guild: ids::GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
    /// Who opens it.
    pub host: Person,
    /// What is played for what.
    pub terms: crate::Terms,
    /// Patrons to be seated.
    pub patrons: Vec<Asked>,
    /// The most that the host puts at stake in a deal, where the game has purses.
    pub purse: Option<Coins>,
    /// When all of a deal may be known.
    pub reveal: Reveal,
    /// Whether the channel is a thread of its own.
    pub place: crate::Place,
    /// The channel of the thread, where it is one.
    pub parent: Option<ChannelId>,
    /// The closed table whose company plays again here.
    pub after: Option<ids::TableId>,
    /// Those of them who are asked to sit down.
    pub invited: Vec<MemberId>,
}

/// A patron that was asked and comes.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub player: Player,
    pub nature: Option<Nature>,
}
