//! Everything that can be done to a table.

use crate::{
    Answer, CalledOff, Carried, Chosen, CoinKind, Finished, Language, Lost, Nature, Person, Player,
    Rank, Reveal, Spot,
};
use books::{PatronKey, Transfer};
use ids::{ChannelId, DealId, MemberId, PurseId, Version};
use rules::{Act, Coins, Variant};

/// Something to be done to a table. What a command says about the outside world (who may, who is who) has already been
/// established.
#[derive(Clone, Debug)]
pub enum Command {
    /// A member sits down.
    Join {
        /// The member, and the purse they play from.
        person: Person,
    },
    /// A member leaves. In mid-deal the substitute plays on for them (RULES.md 0.3).
    Leave {
        /// The member who leaves.
        by: MemberId,
    },
    /// A member is not dealt in from the next deal on.
    SitOut {
        /// The member who sits out.
        by: MemberId,
    },
    /// A member is dealt in again from the next deal on; in a running deal the table waits for them again.
    SitIn {
        /// The member who is back.
        by: MemberId,
    },
    /// A member sets the most they put at stake in a deal, from the next deal on (RULES.md 0.3).
    SetPurse {
        /// The member whose purse it is.
        by: MemberId,
        /// The most they risk in one deal, in coins.
        coins: Coins,
    },
    /// Before the first deal, the host decides whether the table plays for coins or for fun.
    ChooseCoins {
        /// Must be the host.
        by: MemberId,
        /// What its coins are from now on.
        coins: CoinKind,
    },
    /// Before the first deal, the host sets options of the game.
    ChooseRules {
        /// Must be the host.
        by: MemberId,
        /// The same game and edition, with the options that apply from now on.
        variant: Variant,
    },
    /// Chooses the language of the table's public messages.
    ChooseLanguage {
        /// Who chooses.
        by: MemberId,
        /// Whether they do so as a guest (the host) or as game master.
        rank: Rank,
        /// The language; `None` for the server's.
        language: Option<Language>,
    },
    /// The host seats a patron.
    SeatPatron {
        /// Must be the host.
        by: MemberId,
        /// Which patron the host asks for.
        wish: Asked,
    },
    /// The host has patrons fill the empty chairs, up to the usual number of players for the game.
    Fill {
        /// Must be the host.
        by: MemberId,
    },
    /// The host sends away the patron who sat down last, leaving aside those played by a game master.
    UnseatPatron {
        /// Must be the host.
        by: MemberId,
    },
    /// The house dismissed a patron: it leaves, finishing the current deal or match first.
    Dismiss {
        /// The dismissed patron.
        patron: PatronKey,
    },
    /// Between deals, a game master takes over a patron's hand; the coins stay the patron's.
    PlayFor {
        /// The game master, who plays from now on.
        gm: MemberId,
        /// The patron to play for.
        patron: PatronKey,
    },
    /// Between deals, a game master gives a patron's hand back.
    GiveBack {
        /// The game master who stops playing it.
        gm: MemberId,
    },
    /// Deals now: the first deal, or the next without further waiting. At a slow table the next deal begins once
    /// everyone has asked for it; a new match begins when the last member has.
    Deal {
        /// The member who asks for the deal.
        by: MemberId,
        /// Deal only if this many deals have been played, so that pressing the button twice does not deal twice.
        played: Option<u32>,
        /// Deal only from the shuffle they saw.
        shuffle: Option<DealId>,
    },
    /// A member cuts the next deal's pack, or changes their cut.
    Cut {
        /// The member who cuts.
        by: MemberId,
        /// The deal the pack is for.
        deal: DealId,
        /// The cut, as the member typed it.
        typed: String,
    },
    /// Before the first deal, the host decides when hands, stock and proof are made public.
    RevealAt {
        /// Must be the host.
        by: MemberId,
        /// When they are made public.
        reveal: Reveal,
    },
    /// A member plays a card, bids, discards or does whatever else the rules ask of them.
    Act {
        /// The member who acts.
        by: MemberId,
        /// The deal that the button was made for.
        deal: DealId,
        /// The question the button was made for, counted per seat and deal.
        asked: u16,
        /// The act, which the rules have yet to check.
        act: Act,
    },
    /// A member answers a question put to every seat at once (RULES.md TM-7, AP-1).
    Answer {
        /// The member who answers.
        by: MemberId,
        /// The deal that the button was made for.
        deal: DealId,
        /// Their answer, which the rules have yet to check.
        answer: Answer,
    },
    /// Stops the clock. Acts still count, but nobody has to hurry and no patron acts.
    Pause {
        /// Who pauses.
        by: MemberId,
        /// Whether they do so as a guest (the host) or as game master.
        rank: Rank,
    },
    /// Resumes the clock where it stopped.
    GoOn {
        /// Who resumes.
        by: MemberId,
        /// Whether they do so as a guest (the host) or as game master.
        rank: Rank,
    },
    /// Makes a player leave: at once between deals, otherwise after the deal (match), which they finish themselves.
    Kick {
        /// Who orders it.
        by: MemberId,
        /// Whether they do so as a guest (the host) or as game master.
        rank: Rank,
        /// The player who must leave.
        player: Player,
    },
    /// Makes another member the host.
    HandOver {
        /// Who orders it.
        by: MemberId,
        /// Whether they do so as a guest (the host) or as game master.
        rank: Rank,
        /// The new host, who must sit here.
        to: MemberId,
        /// Set if `to` already hosts as many tables as allowed: that number.
        full: Option<usize>,
    },
    /// Cancels what is running: at once for a game master who holds no seat in it, otherwise once every member who
    /// does has agreed.
    CallOff {
        /// Who asks for it.
        by: MemberId,
        /// Whether they do so as a guest (the host) or as game master.
        rank: Rank,
        /// Deal, match or whole table.
        what: CalledOff,
        /// The reason, required of a game master and shown to everyone.
        reason: String,
    },
    /// A member agrees to a proposed cancellation.
    Agree {
        /// The member who agrees.
        by: MemberId,
        /// The number of the proposal.
        wish: u32,
    },
    /// A member rejects a proposed cancellation: play continues.
    PlayOn {
        /// The member who rejects it.
        by: MemberId,
        /// The number of the proposal.
        wish: u32,
    },
    /// Closes the table: now, or after the current deal (match).
    Close {
        /// Who closes it.
        by: MemberId,
        /// Whether they do so as a guest (the host) or as game master.
        rank: Rank,
    },
    /// Closes the table because its session closes.
    CloseWithSession,
    /// Makes a member who may no longer play leave when `Kick` would, without barring them from this table.
    SendOff {
        /// The member who must leave.
        member: MemberId,
    },
    /// The table has lost its place: its clock stops, even during a pause, and between two deals.
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
    /// A member who sits at a table without a place reopens it elsewhere; play continues there.
    CallUp {
        /// The member who reopens it.
        by: MemberId,
        /// The table's new place.
        spot: Spot,
    },
    /// Has the table's message posted anew, at the end of its channel.
    Show {
        /// Who orders it.
        by: MemberId,
        /// Whether they do so as a guest (the host) or as game master.
        rank: Rank,
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
    /// The server's data are being deleted: the current deal is cancelled and the table closes.
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

impl Command {
    /// The member who gives it; `None` for what the house does by itself.
    #[must_use]
    pub fn by(&self) -> Option<MemberId> {
        match self {
            Command::Join { person } => Some(person.member),
            Command::Leave { by }
            | Command::SitOut { by }
            | Command::SitIn { by }
            | Command::SetPurse { by, .. }
            | Command::ChooseCoins { by, .. }
            | Command::ChooseRules { by, .. }
            | Command::ChooseLanguage { by, .. }
            | Command::SeatPatron { by, .. }
            | Command::Fill { by }
            | Command::UnseatPatron { by }
            | Command::PlayFor { gm: by, .. }
            | Command::GiveBack { gm: by }
            | Command::Deal { by, .. }
            | Command::Cut { by, .. }
            | Command::RevealAt { by, .. }
            | Command::Act { by, .. }
            | Command::Answer { by, .. }
            | Command::Pause { by, .. }
            | Command::GoOn { by, .. }
            | Command::Kick { by, .. }
            | Command::HandOver { by, .. }
            | Command::CallOff { by, .. }
            | Command::Agree { by, .. }
            | Command::PlayOn { by, .. }
            | Command::Close { by, .. }
            | Command::CallUp { by, .. }
            | Command::Show { by, .. } => Some(*by),
            Command::Dismiss { .. }
            | Command::CloseWithSession
            | Command::SendOff { .. }
            | Command::LosePlace { .. }
            | Command::PlaceIsBack { .. }
            | Command::Void(_)
            | Command::Forget { .. }
            | Command::Abandon
            | Command::Mend { .. }
            | Command::TimeUp { .. }
            | Command::Chose { .. }
            | Command::Resume => None,
        }
    }
}

/// Which patron is asked to sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
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
    pub patrons: Vec<Asked>,
    /// The most the host puts at stake in a deal, in games that have purses.
    pub purse: Option<Coins>,
    /// When hands, stock and proof are made public.
    pub reveal: Reveal,
    /// Whether it is a solo table, on terms such as [`crate::Terms::solo`] makes.
    pub solo: bool,
    /// The language of its public messages; `None` for the server's.
    pub language: Option<Language>,
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
