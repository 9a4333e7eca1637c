//! A table: the state in its row, and the deals replayed from its records.

use crate::bounds::Bounds;
use crate::chairs::Chairs;
use crate::orders::Orders;
use crate::place::Homeless;
use crate::series::{Carried, Draw, Match};
use crate::{
    Answer, Ask, Broken, Cancelled, ChairId, ClosedWhy, Language, Notice, Occupant, Place, Player,
    Recall, Reveal, Shuffle, Spot, Standing, Stretch, Terms,
};
use books::Owner;
use ids::{ChannelId, DealId, GuildId, MemberId, Millis, Moment, TableId, Version};
use rules::{Coins, Deal, Payment, Purse, Seat, SeatSet, Turn};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use shuffle::Seed;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A table with all it needs to continue.
///
/// `state` is stored in the row; deals are replayed from their records when the table is loaded.
#[derive(Clone, Debug)]
pub struct Table {
    /// Never reused.
    pub id: TableId,
    /// The server it stands in.
    pub guild: GuildId,
    /// The channel or thread it stands in.
    pub channel: ChannelId,
    /// How often its row was written; 0 means never.
    pub version: Version,
    /// The next deadline, when it does something by itself.
    pub due_at: Option<Moment>,
    /// The part stored in its row.
    pub state: State,
    /// The deal finished last.
    pub finished: Option<Finished>,
    /// The seed of the committed shuffle, if any; never stored in the table's row.
    pub seed: Option<Seed>,
}

/// A table's row as JSON. `H` is its current deal: played out ([`Playing`]), or as stored ([`Hands`]).
///
/// It contains no deadlines: the row's `due_at` is the only one, and so the only one to move after downtime.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct State<H = Playing> {
    /// Game, edition, options, stake and turn time.
    pub terms: Terms,
    /// The member who gives the orders.
    pub host: MemberId,
    /// The chairs, clockwise.
    pub chairs: Chairs,
    /// How many chairs were ever taken here, which is the id of the next.
    #[serde(default)]
    pub taken: u32,
    /// The chair that deals next, or from which the next dealer is looked for; meaningless before a first deal.
    pub dealer: ChairId,
    /// The number of deals finished.
    pub deals: u32,
    /// Whether a deal was ever begun here, even one that was cancelled.
    #[serde(default)]
    pub dealt: bool,
    /// Why it closes after the current deal (match), if it does.
    #[serde(
        default,
        deserialize_with = "closing",
        skip_serializing_if = "Option::is_none"
    )]
    pub closing: Option<ClosedWhy>,
    /// Lobby, deal, between deals or closed.
    pub phase: Phase<H>,
    /// Notices since the last deal began, oldest first.
    pub notices: Vec<Notice>,
    /// The deal finished last.
    pub last: Option<DealId>,
    /// What was cancelled since a deal was last played to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cancelled: Option<Cancelled>,
    /// The current match, if any; also set between its deals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub match_on: Option<Match>,
    /// The latest draw for partners.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<Draw>,
    /// Who play together after the next draw for partners, as the host chose; `None` leaves it to the draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pair: Option<[Player; 2]>,
    /// The pot carried into the next deal; during that deal, still the pot it began with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carried: Option<Carried>,
    /// Orders by the host and game masters.
    #[serde(default)]
    pub orders: Orders,
    /// The shuffle of the current deal or, between deals, of the next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffle: Option<Shuffle>,
    /// When hands, stock and proof of a deal are made public.
    #[serde(default, skip_serializing_if = "Reveal::is_usual")]
    pub reveal: Reveal,
    /// Whether it tells its players what has been played so far.
    #[serde(default, skip_serializing_if = "Recall::is_usual")]
    pub recall: Recall,
    /// A patron's latest remark since the last deal began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub talk: Option<Talk>,
    /// Winnings and losses, in coins and by player, in the last valid deal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub won: Vec<(Player, Coins)>,
    /// Whether it is a solo table: its host's alone, in one private message, against patrons.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub solo: bool,
    /// How fast patrons act while its host sits here alone.
    #[serde(default, skip_serializing_if = "Pace::is_usual")]
    pub pace: Pace,
    /// The language of its public messages; `None` for the server's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// The language of its public messages while nobody chose one for it or for its server: that of the community, or
    /// of whoever opened it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spoken: Option<Language>,
    /// Whether the table has a thread of its own.
    #[serde(default)]
    pub place: Place,
    /// The thread's channel, if the table is in a thread.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<ChannelId>,
    /// Set while the table has no place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub homeless: Option<Homeless>,
    /// How long its clock has stood since the current deal (match) began because the bot could not write there.
    #[serde(default, skip_serializing_if = "Millis::is_zero")]
    pub stood_ms: Millis,
    /// The closed table whose players play again here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<TableId>,
    /// The purse offered for a deal, in games that have purses, to those who chose no other (RULES.md 0.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offered_purse: Option<Coins>,
    /// Players of that table who are invited to sit down, until the first deal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invited: Vec<MemberId>,
    /// Members who are ready for the next deal of a slow table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ready: Vec<MemberId>,
    /// What members have lately repeated.
    #[serde(default, skip_serializing_if = "Bounds::is_empty")]
    pub bounds: Bounds,
}

/// How fast patrons act at a table where one member sits alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// As fast as where several people wait.
    #[default]
    Usual,
    /// With time to look at each card.
    Slow,
}

impl Pace {
    fn is_usual(&self) -> bool {
        *self == Pace::Usual
    }
}

/// An older version stored only whether the table closes, not why.
fn closing<'de, D: Deserializer<'de>>(from: D) -> Result<Option<ClosedWhy>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum StoredClosing {
        Why(ClosedWhy),
        Whether(bool),
    }
    Ok(match Option::<StoredClosing>::deserialize(from)? {
        Some(StoredClosing::Why(why)) => Some(why),
        Some(StoredClosing::Whether(true)) => Some(ClosedWhy::Asked),
        Some(StoredClosing::Whether(false)) | None => None,
    })
}

/// A patron's remark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Talk {
    /// The patron who said it.
    pub player: Player,
    /// The key of the sentence, for the house to look up.
    pub line: String,
}

/// What is happening at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase<H = Playing> {
    /// Before the first deal, or with too few players for the next.
    Lobby,
    /// A deal is running.
    Playing(H),
    /// A deal is over, and the next will follow.
    Between,
    /// Closed for good.
    Closed {
        /// Why the table was closed.
        why: ClosedWhy,
    },
}

/// The current deal, as far as the table's row describes it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hands {
    /// The deal's id.
    pub deal: DealId,
    /// The chair of each seat.
    pub chairs: Vec<ChairId>,
    /// Which time is running.
    pub stretch: Stretch,
    /// What is left of each seat's time bank.
    pub banks: Vec<Millis>,
    /// Where members and others act at once: what is left of the members' time when the others have acted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<Millis>,
    /// The answers so far to the question put to every seat.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub answers: BTreeMap<Seat, Answer>,
    /// The seats whose holders have given an answer themselves.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub answered: BTreeSet<Seat>,
    /// The seats whose holders did not answer something in time.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub missed: BTreeSet<Seat>,
}

impl Hands {
    /// The seat of a chair in this deal.
    #[must_use]
    pub fn seat_of(&self, chair: ChairId) -> Option<Seat> {
        let seat = self.chairs.iter().position(|&other| other == chair);
        seat.and_then(Seat::new)
    }

    /// The chairs of those who were asked in this deal and never answered.
    pub(crate) fn silent(&self) -> Vec<ChairId> {
        let silent = self.missed.difference(&self.answered);
        let chair = |seat: &Seat| self.chairs.get(seat.index()).copied();
        silent.filter_map(chair).collect()
    }
}

/// The current deal.
#[derive(Clone)]
pub struct Playing {
    /// The part stored in the row.
    pub hands: Hands,
    /// The deal as the rules see it, hidden cards included.
    pub cards: Deal,
    /// The number of acts so far, which is the number of the next.
    pub acts: u32,
    /// Its payments so far, in order.
    pub payments: Vec<Payment>,
}

/// Prints neither cards nor answers.
impl fmt::Debug for Hands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hands({})", self.deal)
    }
}

impl fmt::Debug for Playing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Playing({})", self.hands.deal)
    }
}

impl fmt::Debug for Finished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Finished({})", self.id)
    }
}

/// The rest is kept in the deal's record.
impl Serialize for Playing {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.hands.serialize(to)
    }
}

impl Playing {
    /// How often a seat has acted, which numbers its current question.
    #[must_use]
    pub fn asked(&self, seat: Seat) -> u16 {
        let acts = self.cards.acts();
        acts.iter().filter(|(who, _)| *who == seat).count() as u16
    }

    /// The seats to act now; empty during a question to every seat.
    #[must_use]
    pub fn awaited(&self) -> SeatSet {
        match self.cards.turn() {
            Turn::One(seat) => [seat].into_iter().collect(),
            Turn::Each(seats) => seats,
            Turn::Question | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// The coins in a seat's hold: what was held, adjusted by payments since.
    pub(crate) fn held(&self, seat: Seat) -> Result<Coins, Broken> {
        let mut held = self.cards.setup().max_loss(seat);
        for payment in &self.payments {
            let after = match (payment.from, payment.to) {
                (_, Purse::Seat(to)) if to == seat => held.checked_add(payment.amount),
                (Purse::Seat(from), _) if from == seat => held.checked_sub(payment.amount),
                _ => Some(held),
            };
            held = after.ok_or(Broken("more coins than can exist"))?;
        }
        Ok(held)
    }
}

/// A finished deal.
#[derive(Clone)]
pub struct Finished {
    /// The deal's id.
    pub id: DealId,
    /// The owner of the coins at each seat.
    pub owners: Vec<Owner>,
    /// The deal as it ended, hidden cards included.
    pub deal: Deal,
    /// Its payments, in order.
    pub payments: Vec<Payment>,
}

impl<H> State<H> {
    /// The same state, with its current deal converted by `make`.
    ///
    /// # Errors
    /// Those of `make`.
    pub fn with<K, E>(self, make: impl FnOnce(H) -> Result<K, E>) -> Result<State<K>, E> {
        let phase = match self.phase {
            Phase::Lobby => Phase::Lobby,
            Phase::Playing(hands) => Phase::Playing(make(hands)?),
            Phase::Between => Phase::Between,
            Phase::Closed { why } => Phase::Closed { why },
        };
        Ok(State {
            phase,
            terms: self.terms,
            host: self.host,
            chairs: self.chairs,
            taken: self.taken,
            dealer: self.dealer,
            deals: self.deals,
            dealt: self.dealt,
            closing: self.closing,
            notices: self.notices,
            last: self.last,
            cancelled: self.cancelled,
            match_on: self.match_on,
            draw: self.draw,
            pair: self.pair,
            carried: self.carried,
            orders: self.orders,
            shuffle: self.shuffle,
            reveal: self.reveal,
            recall: self.recall,
            talk: self.talk,
            won: self.won,
            solo: self.solo,
            pace: self.pace,
            language: self.language,
            spoken: self.spoken,
            place: self.place,
            parent: self.parent,
            homeless: self.homeless,
            stood_ms: self.stood_ms,
            after: self.after,
            offered_purse: self.offered_purse,
            invited: self.invited,
            ready: self.ready,
            bounds: self.bounds,
        })
    }

    /// The language of its public messages in a server whose game master chose this one; `None` for the server's.
    #[must_use]
    pub fn speaks(&self, of_server: Option<Language>) -> Option<Language> {
        Language::of_table(self.language, of_server, self.spoken)
    }

    /// A member's chair, whatever purse they play from.
    #[must_use]
    pub fn chair_of_member(&self, member: MemberId) -> Option<ChairId> {
        let mut occupants = self.chairs.iter();
        let occupant = occupants.find(|occupant| occupant.actor() == Some(member))?;
        Some(occupant.id)
    }
}

impl State<Hands> {
    /// The same without its deal, which cannot be continued: [`crate::Duty::Mend`] cancels it.
    #[must_use]
    pub fn without_deal(mut self) -> State {
        if let Phase::Playing(_) = self.phase {
            self.phase = Phase::Lobby;
        }
        let none = self.with(|_| Err(()));
        match none {
            Ok(state) => state,
            Err(()) => unreachable!("no deal is on"),
        }
    }
}

impl Table {
    /// The state as stored in the table's row.
    ///
    /// # Errors
    /// A value that JSON cannot express; there is none.
    pub fn row(&self) -> serde_json::Result<String> {
        serde_json::to_string(&self.state)
    }

    /// The current deal, if any.
    #[must_use]
    pub fn playing(&self) -> Option<&Playing> {
        self.state.playing()
    }

    /// Whether it is closed.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        matches!(self.state.phase, Phase::Closed { .. })
    }

    /// Whether every seat is being asked the same question now.
    #[must_use]
    pub fn is_question(&self) -> bool {
        let playing = self.playing();
        playing.is_some_and(|playing| playing.hands.stretch == Stretch::Question)
    }

    /// Whether its clock is stopped.
    #[must_use]
    pub fn stands_still(&self) -> bool {
        self.state.orders.paused.is_some() || self.state.homeless.is_some()
    }

    /// The table's place.
    #[must_use]
    pub fn spot(&self) -> Spot {
        Spot {
            channel: self.channel,
            parent: self.state.parent,
        }
    }

    /// The patrons who must act at the table's next deadline, or answer the current question; each is asked for this
    /// moment only. Includes those played by a game master, who may stay silent.
    #[must_use]
    pub fn asks(&self) -> Vec<Ask> {
        let Some(playing) = self.playing() else {
            return Vec::new();
        };
        let hands = &playing.hands;
        let seats = match hands.stretch {
            Stretch::Question => playing.cards.question(),
            _ if self.stands_still() => return Vec::new(),
            _ => playing.awaited(),
        };
        // Those whose members may stay silent until their time is up.
        let to_its_end = match hands.stretch {
            Stretch::Question => true,
            Stretch::Bank => hands.rest.is_none(),
            Stretch::Turn | Stretch::Pause => false,
        };
        let seats = seats.iter().filter(|&seat| {
            let occupant = self.state.occupant(seat);
            occupant.is_some_and(|occupant| {
                occupant.player.member().is_none() && (to_its_end || !occupant.is_present())
            })
        });
        let ask = |seat| Ask {
            deal: playing.hands.deal,
            ply: playing.acts,
            seat,
        };
        seats.map(ask).collect()
    }

    /// A member's coins in the pot: what they paid into the running deal's and have not got back, and their share of a
    /// carried one (RULES.md TT-3) as far as it still lies there.
    ///
    /// # Errors
    /// The carried pot belongs to another game.
    pub fn in_pot(&self, member: MemberId) -> Result<Coins, Broken> {
        if self.state.terms.coins.are_chips() {
            return Ok(Coins::ZERO);
        }
        let is_theirs = |player: &Player| player.member() == Some(member);
        let (mut theirs, mut lies) = (0, 0);
        if let Some(pot) = &self.state.carried {
            lies = pot.coins.0;
            let shares = pot.shares(&self.state.terms)?.into_iter();
            let own = shares.filter(|(player, _)| is_theirs(player));
            theirs = own.map(|(_, coins)| coins.0).sum();
        }
        if let Some(playing) = self.playing() {
            let on = |seat: Seat| {
                let occupant = self.state.occupant(seat);
                occupant.is_some_and(|occupant| is_theirs(&occupant.player))
            };
            for payment in &playing.payments {
                let (seat, coins) = match (payment.from, payment.to) {
                    (Purse::Seat(seat), Purse::Pot) => (seat, payment.amount.0),
                    (Purse::Pot, Purse::Seat(seat)) => (seat, -payment.amount.0),
                    _ => continue,
                };
                lies += coins;
                theirs += if on(seat) { coins } else { 0 };
            }
        }
        Ok(Coins(theirs.clamp(0, lies.max(0))))
    }

    /// The coins in the hold of a chair's occupant.
    ///
    /// # Errors
    /// The coins overflow.
    pub fn held(&self, chair: ChairId) -> Result<Coins, Broken> {
        match (self.playing(), self.state.seat_of(chair)) {
            (Some(playing), Some(seat)) => playing.held(seat),
            _ if self.state.plays(chair) => Ok(self.state.terms.stake),
            _ => Ok(Coins::ZERO),
        }
    }

    /// The most that a chair's occupant can lose in the current deal or match.
    #[must_use]
    pub fn at_stake(&self, chair: ChairId) -> Coins {
        match (self.playing(), self.state.seat_of(chair)) {
            (Some(playing), Some(seat)) => playing.cards.setup().max_loss(seat),
            _ if self.state.plays(chair) => self.state.terms.stake,
            _ => Coins::ZERO,
        }
    }

    /// Sets a patron's remark, replacing the last one.
    pub fn says(&mut self, player: Player, line: String) {
        self.state.talk = Some(Talk { player, line });
    }
}

impl State {
    /// Checks that a state read from a row fits its deal, which was read from elsewhere: everything else in the table
    /// relies on it.
    ///
    /// # Errors
    /// It does not: the row is corrupt, or from another version.
    pub fn check(&self) -> Result<(), Broken> {
        let Some(playing) = self.playing() else {
            return Ok(());
        };
        let (hands, setup) = (&playing.hands, playing.cards.setup());
        let seats = setup.seats();
        let mut chairs = hands.chairs.clone();
        chairs.sort_unstable();
        chairs.dedup();
        let known = |seat: &Seat| seat.index() < seats;
        let seats_fit =
            chairs.len() == seats && hands.chairs.len() == seats && hands.banks.len() == seats;
        let told = hands
            .answers
            .keys()
            .chain(&hands.answered)
            .chain(&hands.missed);
        if setup.variant() != self.terms.variant {
            return Err(Broken("the deal is of another game"));
        }
        if !seats_fit || !told.into_iter().all(known) {
            return Err(Broken("the deal has other seats"));
        }
        if chairs.iter().all(|chair| self.chairs.get(*chair).is_some()) {
            Ok(())
        } else {
            Err(Broken("nobody has a chair of the deal"))
        }
    }

    /// The current deal, if any.
    #[must_use]
    pub fn playing(&self) -> Option<&Playing> {
        match &self.phase {
            Phase::Playing(playing) => Some(playing),
            _ => None,
        }
    }

    /// The current deal, for changes.
    pub(crate) fn playing_mut(&mut self) -> Option<&mut Playing> {
        match &mut self.phase {
            Phase::Playing(playing) => Some(playing),
            _ => None,
        }
    }

    /// The occupant of a seat in the current deal.
    #[must_use]
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        let chair = self.playing()?.hands.chairs.get(seat.index())?;
        self.chairs.get(*chair)
    }

    /// The occupant of a seat in the current deal, for changes.
    pub(crate) fn occupant_mut(&mut self, seat: Seat) -> Option<&mut Occupant> {
        let chair = *self.playing()?.hands.chairs.get(seat.index())?;
        let mut occupants = self.chairs.iter_mut();
        occupants.find(|occupant| occupant.id == chair)
    }

    /// The seat of a chair in the current deal.
    #[must_use]
    pub fn seat_of(&self, chair: ChairId) -> Option<Seat> {
        self.playing()?.hands.seat_of(chair)
    }

    /// Whether a chair plays the current deal or match.
    #[must_use]
    pub fn plays(&self, chair: ChairId) -> bool {
        let in_match = |on: &Match| on.players.contains(&self.chairs[chair].player);
        self.seat_of(chair).is_some() || self.match_on.as_ref().is_some_and(in_match)
    }

    /// Whether a deal or match is running.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.match_on.is_some() || matches!(self.phase, Phase::Playing(_))
    }

    /// Whether a chair's occupant wants to be dealt in but the game has no seat for them now, or a carried pot keeps
    /// them out.
    #[must_use]
    pub fn waits(&self, chair: ChairId) -> bool {
        let occupant = &self.chairs[chair];
        occupant.is_willing() && !self.plays(chair) && !self.dealt_in().contains(&chair)
    }

    /// Whether a chair is dealt in, and if not, why.
    #[must_use]
    pub fn standing(&self, chair: ChairId) -> Standing {
        self.chairs[chair].standing
    }
}
