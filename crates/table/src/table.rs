//! A table: what its row holds, and the deals that its records say.

use crate::chairs::Chairs;
use crate::orders::Orders;
use crate::place::Homeless;
use crate::series::{Carried, Draw, Match};
use crate::{
    Answer, Ask, Broken, ChairId, ClosedWhy, Notice, Occupant, Place, Player, Reveal, Shuffle,
    Spot, Standing, Stretch, Terms,
};
use books::Owner;
use ids::{ChannelId, DealId, GuildId, MemberId, Millis, Moment, TableId, Version};
use rules::{Coins, Deal, Payment, Purse, Seat, SeatSet, Turn};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use shuffle::Seed;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A table with all that it needs to go on.
///
/// Its `state` is the row's; the deals are played again from their records when the table is loaded.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its name.
    pub id: TableId,
    /// The server it stands in.
    pub guild: GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
    /// How often its row was written; 0: never.
    pub version: Version,
    /// When it does something by itself next.
    pub due_at: Option<Moment>,
    /// What its row holds.
    pub state: State,
    /// The deal that was finished last.
    pub finished: Option<Finished>,
    /// The seed of the next deal's cards, where one is committed; it stands in no table's row.
    pub seed: Option<Seed>,
}

/// What a table's row holds as JSON, with a deal that is on as `H`: played ([`Playing`]), or as the row has it ([`Hands`]).
///
/// No time stands in it: the row's `due_at` is the only one, so that it alone is moved after the bot was down.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct State<H = Playing> {
    /// What was agreed.
    pub terms: Terms,
    /// Who gives the orders.
    pub host: MemberId,
    /// The chairs, clockwise.
    pub chairs: Chairs,
    /// How many chairs were ever taken here: the number of the next.
    #[serde(default)]
    pub taken: u32,
    /// The chair that deals next, or from which the next dealer is looked for; nobody's turn before a first deal.
    pub dealer: ChairId,
    /// Deals that were finished.
    pub deals: u32,
    /// Why it closes after the deal (match) that is on.
    #[serde(
        default,
        deserialize_with = "closing",
        skip_serializing_if = "Option::is_none"
    )]
    pub closing: Option<ClosedWhy>,
    /// What is going on.
    pub phase: Phase<H>,
    /// What the table has to say since the last deal began, oldest first.
    pub notices: Vec<Notice>,
    /// The deal that was finished last.
    pub last: Option<DealId>,
    /// The match that is on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub match_on: Option<Match>,
    /// How partners were drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<Draw>,
    /// The pot that is carried into the next deal; while that runs, still what it began with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carried: Option<Carried>,
    /// What host and game master ordered.
    #[serde(default)]
    pub orders: Orders,
    /// What the next deal's cards will follow from, or those of the deal that is on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffle: Option<Shuffle>,
    /// When hands, stock and proof of a deal may be known.
    #[serde(default, skip_serializing_if = "Reveal::is_usual")]
    pub reveal: Reveal,
    /// What a patron said last, since the last deal began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub talk: Option<Talk>,
    /// What was won and lost in the last deal that stands, by who sat in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub won: Vec<(Player, Coins)>,
    /// Whether it stands in a thread of its own.
    #[serde(default)]
    pub place: Place,
    /// The channel of the thread that it stands in, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<ChannelId>,
    /// What became of its place, if that is gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub homeless: Option<Homeless>,
    /// How long its clock has stood since the last deal (match) began for the bot might not write where it stands.
    #[serde(default, skip_serializing_if = "Millis::is_zero")]
    pub stood_ms: Millis,
    /// The closed table whose company plays again here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<TableId>,
    /// The purse that is offered for a deal, where the game has purses and nobody chose another (RULES.md 0.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offered_purse: Option<Coins>,
    /// Those of that company who are asked to sit down, until the first deal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invited: Vec<MemberId>,
    /// Who is ready for the next deal of a slow table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ready: Vec<MemberId>,
}

/// An older version kept whether the table closes, and not by whose order.
fn closing<'de, D: Deserializer<'de>>(from: D) -> Result<Option<ClosedWhy>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Kept {
        Why(ClosedWhy),
        Whether(bool),
    }
    Ok(match Option::<Kept>::deserialize(from)? {
        Some(Kept::Why(why)) => Some(why),
        Some(Kept::Whether(true)) => Some(ClosedWhy::Asked),
        Some(Kept::Whether(false)) | None => None,
    })
}

/// Something that a patron said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Talk {
    /// Who.
    pub player: Player,
    /// The key of the sentence.
    pub line: String,
}

/// What is going on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase<H = Playing> {
    /// Before the first deal, or with too few players for the next.
    Lobby,
    /// A deal is on.
    Playing(H),
    /// A deal is over and the next is to come.
    Between,
    /// Closed for good.
    Closed {
        /// Why.
        why: ClosedWhy,
    },
}

/// A deal that is on, as far as the table's row tells.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hands {
    /// Its name.
    pub deal: DealId,
    /// The chair of each seat.
    pub chairs: Vec<ChairId>,
    /// Which stretch of time runs.
    pub stretch: Stretch,
    /// What is left of each seat's time bank.
    pub banks: Vec<Millis>,
    /// Where members and others act at once: what is left of the members' time once the others have acted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<Millis>,
    /// Who has answered the question that goes to everyone, and what.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub answers: BTreeMap<Seat, Answer>,
    /// The seats whose holders have answered something themselves.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub answered: BTreeSet<Seat>,
    /// The seats whose holders were asked something and did not answer in time.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub missed: BTreeSet<Seat>,
}

impl Hands {
    /// The seat of a chair.
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

/// A deal that is on.
#[derive(Clone)]
pub struct Playing {
    /// What the row holds of it.
    pub hands: Hands,
    /// The deal itself.
    pub cards: Deal,
    /// Acts so far: the number of the next one.
    pub acts: u32,
    /// What was paid in it, in its order.
    pub payments: Vec<Payment>,
}

/// Cards and answers are not everybody's to read.
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

/// The rest stands in the deal's record.
impl Serialize for Playing {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.hands.serialize(to)
    }
}

impl Playing {
    /// How often a seat has acted: the number of the question it is asked now.
    #[must_use]
    pub fn asked(&self, seat: Seat) -> u16 {
        let acts = self.cards.acts();
        acts.iter().filter(|(who, _)| *who == seat).count() as u16
    }

    /// The seats that are to act now; nobody while everyone is asked the same question.
    #[must_use]
    pub fn awaited(&self) -> SeatSet {
        match self.cards.turn() {
            Turn::One(seat) => [seat].into_iter().collect(),
            Turn::Each(seats) => seats,
            Turn::Question | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// What lies in a seat's hold: what was set aside, and what was paid since.
    pub(crate) fn held(&self, seat: Seat) -> Result<Coins, Broken> {
        let mut held = self.cards.setup().max_loss(seat);
        for payment in &self.payments {
            let after = match (payment.from, payment.to) {
                (_, Purse::Seat(to)) if to == seat => held.checked_add(payment.amount),
                (Purse::Seat(from), _) if from == seat => held.checked_sub(payment.amount),
                _ => Some(held),
            };
            held = after.ok_or(Broken("more coins than there can be"))?;
        }
        Ok(held)
    }
}

/// A deal that is over.
#[derive(Clone)]
pub struct Finished {
    /// Its name.
    pub id: DealId,
    /// Who sat on each seat.
    pub owners: Vec<Owner>,
    /// The deal itself.
    pub deal: Deal,
    /// What was paid in it, in its order.
    pub payments: Vec<Payment>,
}

impl<H> State<H> {
    /// The same with the deal that is on as this makes it.
    ///
    /// # Errors
    /// What `make` says.
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
            closing: self.closing,
            notices: self.notices,
            last: self.last,
            match_on: self.match_on,
            draw: self.draw,
            carried: self.carried,
            orders: self.orders,
            shuffle: self.shuffle,
            reveal: self.reveal,
            talk: self.talk,
            won: self.won,
            place: self.place,
            parent: self.parent,
            homeless: self.homeless,
            stood_ms: self.stood_ms,
            after: self.after,
            offered_purse: self.offered_purse,
            invited: self.invited,
            ready: self.ready,
        })
    }

    /// The chair of a member, whoever they play as.
    #[must_use]
    pub fn chair_of_member(&self, member: MemberId) -> Option<ChairId> {
        let mut sitters = self.chairs.iter();
        let sitter = sitters.find(|sitter| sitter.actor() == Some(member))?;
        Some(sitter.id)
    }
}

impl State<Hands> {
    /// The same without its deal, which cannot be gone on with: [`crate::Command::Mend`] takes it back.
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
    /// What the table's row holds.
    ///
    /// # Errors
    /// A value that JSON has no way to write, which there is none of.
    pub fn row(&self) -> serde_json::Result<String> {
        serde_json::to_string(&self.state)
    }

    /// The deal that is on.
    #[must_use]
    pub fn playing(&self) -> Option<&Playing> {
        self.state.playing()
    }

    /// Whether it is closed.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        matches!(self.state.phase, Phase::Closed { .. })
    }

    /// Whether everybody is asked the same question now.
    #[must_use]
    pub fn is_question(&self) -> bool {
        let playing = self.playing();
        playing.is_some_and(|playing| playing.hands.stretch == Stretch::Question)
    }

    /// Whether its clock stands still.
    #[must_use]
    pub fn stands_still(&self) -> bool {
        self.state.orders.paused.is_some() || self.state.homeless.is_some()
    }

    /// Where it stands.
    #[must_use]
    pub fn spot(&self) -> Spot {
        Spot {
            channel: self.channel,
            parent: self.state.parent,
        }
    }

    /// The patrons who are to act at the table's next deadline, or to answer the question that is on: each is asked
    /// for this moment and no other. One whose hand a game master holds is asked too, for they may stay silent.
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
        // Of those whom the table waits for, who is silent to the end of their time.
        let to_its_end = match hands.stretch {
            Stretch::Question => true,
            Stretch::Bank => hands.rest.is_none(),
            Stretch::Turn | Stretch::Pause => false,
        };
        let seats = seats.iter().filter(|&seat| {
            let sitter = self.state.sitter(seat);
            sitter.is_some_and(|sitter| {
                sitter.player.member().is_none() && (to_its_end || !sitter.is_present())
            })
        });
        let ask = |seat| Ask {
            deal: playing.hands.deal,
            ply: playing.acts,
            seat,
        };
        seats.map(ask).collect()
    }

    /// What in the pot is still a member's: what they paid into that of the running deal and have not got back, and
    /// their share of a carried one (RULES.md TT-3), as far as it still lies there.
    ///
    /// # Errors
    /// A carried pot of another game.
    pub fn in_pot(&self, member: MemberId) -> Result<Coins, Broken> {
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
                let sitter = self.state.sitter(seat);
                sitter.is_some_and(|sitter| is_theirs(&sitter.player))
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

    /// What lies in the hold of who sits on a chair.
    ///
    /// # Errors
    /// More coins than there can be.
    pub fn held(&self, chair: ChairId) -> Result<Coins, Broken> {
        match (self.playing(), self.state.seat_of(chair)) {
            (Some(playing), Some(seat)) => playing.held(seat),
            _ if self.state.plays(chair) => Ok(self.state.terms.stake),
            _ => Ok(Coins::ZERO),
        }
    }

    /// What who sits on a chair can lose in the deal or the match that is on.
    #[must_use]
    pub fn at_stake(&self, chair: ChairId) -> Coins {
        match (self.playing(), self.state.seat_of(chair)) {
            (Some(playing), Some(seat)) => playing.cards.setup().max_loss(seat),
            _ if self.state.plays(chair) => self.state.terms.stake,
            _ => Coins::ZERO,
        }
    }

    /// A patron says this; what it said before is forgotten.
    pub fn says(&mut self, player: Player, line: String) {
        self.state.talk = Some(Talk { player, line });
    }
}

impl State {
    /// The deal that is on.
    #[must_use]
    pub fn playing(&self) -> Option<&Playing> {
        match &self.phase {
            Phase::Playing(playing) => Some(playing),
            _ => None,
        }
    }

    /// The deal that is on, to be changed.
    pub(crate) fn playing_mut(&mut self) -> Option<&mut Playing> {
        match &mut self.phase {
            Phase::Playing(playing) => Some(playing),
            _ => None,
        }
    }

    /// Who sits on a seat of the deal that is on.
    #[must_use]
    pub fn sitter(&self, seat: Seat) -> Option<&Occupant> {
        let chair = self.playing()?.hands.chairs.get(seat.index())?;
        self.chairs.get(*chair)
    }

    /// The same, to be changed.
    pub(crate) fn sitter_mut(&mut self, seat: Seat) -> Option<&mut Occupant> {
        let chair = *self.playing()?.hands.chairs.get(seat.index())?;
        let mut sitters = self.chairs.iter_mut();
        sitters.find(|sitter| sitter.id == chair)
    }

    /// The seat of a chair in the deal that is on.
    #[must_use]
    pub fn seat_of(&self, chair: ChairId) -> Option<Seat> {
        self.playing()?.hands.seat_of(chair)
    }

    /// Whether a chair is in the deal or the match that is on.
    #[must_use]
    pub fn plays(&self, chair: ChairId) -> bool {
        let in_match = |on: &Match| on.players.contains(&self.chairs[chair].player);
        self.seat_of(chair).is_some() || self.match_on.as_ref().is_some_and(in_match)
    }

    /// Whether a deal or a match is on.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.match_on.is_some() || matches!(self.phase, Phase::Playing(_))
    }

    /// Whether the one on a chair is willing to be dealt in and the game has no seat for them now, or a carried pot
    /// keeps them out.
    #[must_use]
    pub fn waits(&self, chair: ChairId) -> bool {
        let sitter = &self.chairs[chair];
        sitter.is_willing() && !self.plays(chair) && !self.dealt_in().contains(&chair)
    }

    /// How a chair stands now.
    #[must_use]
    pub fn standing(&self, chair: ChairId) -> Standing {
        self.chairs[chair].standing
    }
}
