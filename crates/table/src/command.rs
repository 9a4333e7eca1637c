//! Everything that can be done to a table.

use crate::{
    Answer, CalledOff, Carried, Chosen, CoinKind, Finished, Language, Lost, Nature, Pace, Person,
    Player, Rank, Recall, Reveal, Spot,
};
use books::{PatronKey, Transfer};
use ids::{ChannelId, DealId, MemberId, PurseId, Version};
use rules::{Act, Coins, Variant};

/// Something to be done to a table. What a command says about the outside world (who may, who is who) has already been
/// established.
#[derive(Clone, Debug)]
pub enum Command {
    /// A member gives an order.
    Member {
        /// Who gives it.
        by: MemberId,
        /// Whether they do so as a guest (the host, say) or as game master.
        rank: Rank,
        /// What they order.
        order: Order,
    },
    /// The house does its duty, which nobody orders.
    House(Duty),
}

/// What a member has done at a table.
#[derive(Clone, Debug)]
pub enum Order {
    /// They sit down, and play from this purse.
    Join(PurseId),
    /// They leave. In mid-deal the substitute plays on for them (RULES.md 0.3).
    Leave,
    /// They are not dealt in from the next deal on.
    SitOut,
    /// They are dealt in again from the next deal on; in a running deal the table waits for them again.
    SitIn,
    /// They set the most they put at stake in a deal, in coins, from the next deal on (RULES.md 0.3).
    SetPurse(Coins),
    /// Before the first deal, the host decides whether the table plays for coins or for fun.
    ChooseCoins(CoinKind),
    /// Before the first deal, the host sets options of the game: the same game and edition, with the options that apply
    /// from now on.
    ChooseRules(Variant),
    /// The host says who plays with them in the next four deals for which partners would be drawn; with `None` they are
    /// drawn (RULES.md TR-6).
    ChoosePartner(Option<Player>),
    /// Chooses the language of the table's public messages; `None` for the server's.
    ChooseLanguage(Option<Language>),
    /// The host, who sits here alone, chooses how fast patrons act.
    ChoosePace(Pace),
    /// The host seats a patron.
    SeatPatron(WhichPatron),
    /// The host has patrons fill the empty chairs, up to the usual number of players for the game.
    Fill,
    /// The host sends away the patron who sat down last, leaving aside those played by a game master.
    UnseatPatron,
    /// Between deals, a game master takes over a patron's hand; the coins stay the patron's.
    PlayFor(PatronKey),
    /// Between deals, a game master gives a patron's hand back.
    GiveBack,
    /// Deals now: the first deal, or the next without further waiting. At a slow table the next deal begins once
    /// everyone has asked for it; a new match begins when the last member has.
    Deal {
        /// Deal only if this many deals have been played, so that pressing the button twice does not deal twice, even
        /// if the first deal was over at once.
        played: Option<u32>,
        /// Deal only from the shuffle they saw: if the players have changed since, everyone may cut the new one first.
        shuffle: Option<DealId>,
    },
    /// They cut the next deal's pack, or change their cut.
    Cut {
        /// The deal the pack is for.
        deal: DealId,
        /// The cut, as the member typed it.
        typed: String,
    },
    /// Before the first deal, the host decides when hands, stock and proof are made public.
    RevealAt(Reveal),
    /// Before the first deal, the host decides whether the table tells what has been played so far.
    ChooseRecall(Recall),
    /// They play a card, bid, discard or do whatever else the rules ask of them.
    Act {
        /// The deal that the button was made for.
        deal: DealId,
        /// The question the button was made for, counted per seat and deal.
        asked: u16,
        /// The act, which the rules have yet to check.
        act: Act,
    },
    /// They answer a question put to every seat at once (RULES.md TM-7, AP-1).
    Answer {
        /// The deal that the button was made for.
        deal: DealId,
        /// Their answer, which the rules have yet to check.
        answer: Answer,
    },
    /// Stops the clock. Acts still count, but nobody has to hurry and no patron acts.
    Pause,
    /// Resumes the clock where it stopped.
    GoOn,
    /// Makes a player leave: at once between deals, otherwise after the deal (match), which they finish themselves.
    Kick(Player),
    /// Makes another member the host.
    HandOver {
        /// The new host, who must sit here.
        to: MemberId,
        /// Set by the house if `to` already hosts as many tables as allowed: that number.
        full: Option<usize>,
    },
    /// Cancels what is running: at once for a game master who holds no seat in it, otherwise once every member who
    /// does has agreed.
    CallOff {
        /// Deal, match or whole table.
        what: CalledOff,
        /// The reason, required of a game master and shown to everyone.
        reason: String,
    },
    /// They agree to a proposed cancellation.
    Agree {
        /// The number of the proposal.
        wish: u32,
    },
    /// They reject a proposed cancellation: play continues.
    PlayOn {
        /// The number of the proposal.
        wish: u32,
    },
    /// Closes the table: now, or after the current deal (match).
    Close,
    /// They sit at a table without a place, and reopen it elsewhere; play continues there.
    CallUp(Spot),
    /// Has the table's message posted anew, at the end of its channel.
    Show,
}

/// What the house does at a table by itself.
#[derive(Clone, Debug)]
pub enum Duty {
    /// The house dismissed a patron: it leaves, finishing the current deal or match first.
    Dismiss {
        /// The dismissed patron.
        patron: PatronKey,
    },
    /// Closes the table because its session closes.
    CloseWithSession,
    /// Makes a member who may no longer play leave when [`Order::Kick`] would, without barring them from this table.
    SendOff {
        /// The member who must leave.
        member: MemberId,
    },
    /// The table has lost its place: its clock stops, even during a pause, and between two deals. Ignored if the table
    /// stands elsewhere by now.
    LosePlace {
        /// The channel or thread that was lost.
        place: ChannelId,
        /// Why nothing can be posted there any more.
        lost: Lost,
    },
    /// The table's place can be used again, provided that `lost` is what had happened to it.
    PlaceIsBack {
        /// The problem that is over.
        lost: Lost,
    },
    /// Voids a finished deal as planned.
    Void(Box<VoidPlan>),
    /// Erases a member: their id is replaced wherever it stands, and the words they typed as cuts are dropped.
    Forget {
        /// The member to erase.
        member: MemberId,
        /// Their purses, by which shuffles know who cut.
        purses: Vec<PurseId>,
    },
    /// The server's data are being deleted: the current deal is cancelled, all its coins return, and the table closes.
    Abandon,
    /// Cancels a deal that cannot be continued (its rules have changed, say); the table was loaded without it.
    Mend {
        /// The deal to cancel.
        deal: DealId,
        /// The transfers made for it so far, to be reversed.
        made: Vec<Transfer>,
    },
    /// The table's deadline has passed.
    TimeUp {
        /// What its patrons chose when they were asked; choices for any other moment are dropped.
        chosen: Vec<Chosen>,
    },
    /// Patrons have answered a question put to every seat at once; answers for any other moment are dropped.
    Chose {
        /// Each with the moment it is for.
        chosen: Vec<Chosen>,
    },
    /// The house is back after a stop: a pause without an end, which older versions allowed, is given one.
    Resume,
}

impl Order {
    /// The command of a member who gives this order.
    #[must_use]
    pub fn by(self, giver: impl Into<Giver>) -> Command {
        let Giver { by, rank } = giver.into();
        let order = self;
        Command::Member { by, rank, order }
    }
}

/// Who gives an order: a member, as a guest unless a rank is said.
#[derive(Clone, Copy, Debug)]
pub struct Giver {
    /// The member.
    pub by: MemberId,
    /// The rank in which they give it.
    pub rank: Rank,
}

impl From<MemberId> for Giver {
    fn from(by: MemberId) -> Giver {
        (by, Rank::Guest).into()
    }
}

impl From<(MemberId, Rank)> for Giver {
    fn from((by, rank): (MemberId, Rank)) -> Giver {
        Giver { by, rank }
    }
}

impl From<Duty> for Command {
    fn from(duty: Duty) -> Command {
        Command::House(duty)
    }
}

/// Which patron is asked to sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhichPatron {
    /// Any free patron, hired ones first.
    Anybody,
    /// Any free patron of the cast.
    OfTheCast,
    /// This one, hired or of the cast.
    This(PatronKey),
}

/// How to void a finished deal, planned for one version of the table and valid for no other.
#[derive(Clone, Debug)]
pub struct VoidPlan {
    /// The version of the table it was planned for.
    pub version: Version,
    /// The deal to void.
    pub deal: DealId,
    /// The reversing transfers, in order.
    pub transfers: Vec<Transfer>,
    /// Winnings and losses, in coins and by player, of what is then the last valid deal.
    pub won: Vec<(Player, Coins)>,
    /// Set if it was the table's latest deal: the table returns to the state before it.
    pub latest: Option<Latest>,
}

/// What a table returns to when its latest deal is voided.
#[derive(Clone, Debug)]
pub struct Latest {
    /// The voided deal.
    pub finished: Finished,
    /// Whether it counts towards a match that is still running.
    pub counts: bool,
    /// The pot it began with.
    pub pot: Option<Carried>,
}

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// A new id.
    pub table: ids::TableId,
    /// The server it opens in.
    pub guild: ids::GuildId,
    /// The channel or thread it opens in.
    pub channel: ChannelId,
    /// The member who opens it.
    pub host: Person,
    /// Game, edition, options, stake and turn time.
    pub terms: crate::Terms,
    /// Patrons to be seated at once.
    pub patrons: Vec<WhichPatron>,
    /// The most the host puts at stake in a deal, in games that have purses.
    pub purse: Option<Coins>,
    /// When hands, stock and proof are made public.
    pub reveal: Reveal,
    /// Whether it tells its players what has been played so far.
    pub recall: Recall,
    /// Whether it is a solo table, on terms such as [`crate::Terms::solo`] makes.
    pub solo: bool,
    /// The language of its public messages; `None` for the server's.
    pub language: Option<Language>,
    /// The language of its public messages while nobody chose one for it or for its server.
    pub spoken: Option<Language>,
    /// Whether the table has a thread of its own.
    pub place: crate::Place,
    /// The thread's channel, if the table is in a thread.
    pub parent: Option<ChannelId>,
    /// The closed table whose players play again here.
    pub after: Option<ids::TableId>,
    /// Players of that table who are invited to sit down.
    pub invited: Vec<MemberId>,
}

/// A patron who was asked and accepts.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub player: Player,
    pub nature: Option<Nature>,
}
