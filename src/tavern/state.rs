//! A table as it is kept: in memory while it lives, as rows when it sleeps.

use super::orders::Orders;
use super::orders::is_zero;
use super::patrons::{Invited, Nature};
use super::places::{Homeless, Spot};
use super::series::{Carried, Draw, Match};
use super::shuffles::{Reveal, Shuffle};
use super::{ClosedWhy, Notice, Person, Place, Player, Standing, Stretch, Terms};
use books::Owner;
use ids::{ChannelId, DealId, GuildId, MemberId, PurseId, TableId};
use rules::{
    Act, CardSet, Coins, Deal, Direction, MOST_SEATS, ParseActError, Payment, Purse, Seat, SeatSet,
    Turn,
};
use serde::{Deserialize, Deserializer, Serialize};
use shuffle::Seed;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// What those who sit at a table can put at stake now.
pub(super) type Purses = HashMap<Player, Means>;

/// What somebody can put at stake now.
#[derive(Clone, Copy)]
pub(super) enum Means {
    /// So many coins.
    Free(i64),
    /// Nothing: they have lost as much today as the house lets anybody lose.
    LostEnough,
}

impl Means {
    /// Coins that can be put at stake.
    pub fn coins(self) -> i64 {
        match self {
            Means::Free(coins) => coins,
            Means::LostEnough => 0,
        }
    }
}

/// A table with all that it needs to go on.
///
/// Everything but `running`, `finished` and `seed` stands in the table's row;
/// the first two are played again from the deal's record when the table is loaded.
#[derive(Clone)]
pub(super) struct Table {
    pub id: TableId,
    pub guild: GuildId,
    pub channel: ChannelId,
    /// The row's version: the fence against a second writer.
    pub version: i64,
    /// When the table does something by itself next (epoch milliseconds).
    pub due_at: Option<i64>,
    pub state: State,
    /// The deal that is on.
    pub running: Option<Running>,
    /// The deal that was finished last.
    pub finished: Option<Finished>,
    /// The seed of the next deal's cards, where one is committed; it stands in no table's row.
    pub seed: Option<Seed>,
}

/// What the table's row holds as JSON.
/// No time stands in it: the row's `due_at` is the only one, so that it alone is moved after the bot was down.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct State {
    pub terms: Terms,
    pub host: MemberId,
    /// The chairs, clockwise.
    pub chairs: Vec<Sitter>,
    /// The chair that deals next, or from which the next dealer is looked for; nobody's turn before a first deal.
    pub dealer: usize,
    pub deals: u32,
    /// Why it closes after the deal (match) that is on.
    #[serde(
        default,
        deserialize_with = "closing",
        skip_serializing_if = "Option::is_none"
    )]
    pub closing: Option<ClosedWhy>,
    pub phase: Phase,
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
    pub won: Vec<(Player, i64)>,
    /// Whether it stands in a thread of its own.
    #[serde(default)]
    pub place: Place,
    /// The channel of the thread that it stands in, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<ChannelId>,
    /// What became of its place, if that is gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub homeless: Option<Homeless>,
    /// How long its clock has stood since the last deal (match) began for the bot might not write where it stands,
    /// milliseconds.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub stood_ms: i64,
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
pub(super) struct Talk {
    pub player: Player,
    /// The key of the sentence.
    pub line: String,
}

/// Who sits on a chair, and how present they are.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Sitter {
    pub player: Player,
    pub standing: Standing,
    /// Acts of the substitute in a row.
    #[serde(default)]
    pub absences: u8,
    /// When they sat down: more than who sat here before.
    #[serde(default)]
    pub since: u32,
    /// The purse they chose, in coins, where the game has purses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub purse: Option<i64>,
    /// Whether they have to go once what they play is over, however it came to that.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub goes: bool,
    /// How a hired patron plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nature: Option<Nature>,
    /// The game master who plays the patron's hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_by: Option<MemberId>,
}

/// What is going on, as far as the row tells.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Phase {
    Lobby,
    Playing(Hands),
    Between,
    Closed { why: ClosedWhy },
}

/// A deal that is on, beside its record.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Hands {
    pub deal: DealId,
    /// The chair of each seat.
    pub chairs: Vec<usize>,
    pub stretch: Stretch,
    /// What is left of each seat's time bank, milliseconds.
    pub banks: Vec<i64>,
    /// Where members and others act at once: what is left of the members' time, milliseconds,
    /// once the others have acted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<i64>,
    /// Who has answered the question that goes to everyone, and what.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub answers: BTreeMap<usize, Answer>,
    /// The seats whose holders have answered something themselves.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub answered: BTreeSet<usize>,
    /// The seats whose holders were asked something and did not answer in time.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub missed: BTreeSet<usize>,
}

impl Hands {
    /// The chairs of those who were asked in this deal and never answered.
    pub fn silent(&self) -> impl Iterator<Item = usize> {
        let silent = self.missed.difference(&self.answered);
        silent.filter_map(|&seat| self.chairs.get(seat).copied())
    }
}

/// The answer to the question that goes to every seat alike (RULES.md TM-7, AP-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Answer {
    /// Show these bonus cards.
    Show(CardSet),
    /// Show none.
    Hide,
    /// Rob, and lay these cards for what is taken.
    Rob(CardSet),
    /// Do not rob.
    Leave,
    /// Nothing to say.
    Ready,
}

impl Answer {
    /// What an act answers; nothing where it is no answer to such a question.
    pub fn of(act: Act) -> Option<Answer> {
        match act {
            Act::Show(cards) => Some(Answer::Show(cards)),
            Act::Hide => Some(Answer::Hide),
            Act::Rob(cards) => Some(Answer::Rob(cards)),
            Act::Leave => Some(Answer::Leave),
            _ => None,
        }
    }

    /// The act of whoever has something to answer; nothing for who leaves it to the fixed rule.
    pub fn act(self) -> Option<Act> {
        match self {
            Answer::Show(cards) => Some(Act::Show(cards)),
            Answer::Hide => Some(Act::Hide),
            Answer::Rob(cards) => Some(Act::Rob(cards)),
            Answer::Leave => Some(Act::Leave),
            Answer::Ready => None,
        }
    }
}

/// A deal that is on.
#[derive(Clone)]
pub(super) struct Running {
    pub id: DealId,
    pub deal: Deal,
    /// Acts so far: the number of the next one.
    pub acts: u32,
    pub payments: Vec<Payment>,
}

impl Running {
    /// How often a seat has acted: the number of the question it is asked now.
    pub fn asked(&self, seat: Seat) -> u16 {
        self.deal
            .acts()
            .iter()
            .filter(|(who, _)| *who == seat)
            .count() as u16
    }

    /// The seats that are to act now; nobody while everyone is asked the same question.
    pub fn awaited(&self) -> SeatSet {
        match self.deal.turn() {
            Turn::One(seat) => [seat].into_iter().collect(),
            Turn::Each(seats) => seats,
            Turn::Question | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// What lies in a seat's hold: what was set aside, and what was paid since.
    pub fn held(&self, seat: Seat) -> Coins {
        let mut held = self.deal.setup().max_loss(seat).0;
        for payment in &self.payments {
            held += match (payment.from, payment.to) {
                (_, Purse::Seat(to)) if to == seat => payment.amount.0,
                (Purse::Seat(from), _) if from == seat => -payment.amount.0,
                _ => 0,
            };
        }
        Coins(held)
    }
}

impl Table {
    /// Whether its clock stands still.
    pub fn stands_still(&self) -> bool {
        self.state.orders.paused.is_some() || self.state.homeless.is_some()
    }

    /// Where it stands.
    pub fn spot(&self) -> Spot {
        Spot {
            channel: self.channel,
            parent: self.state.parent,
        }
    }

    /// What in the pot is still a member's: what they paid into that of the running deal and have not got back, and
    /// their share of a carried one (RULES.md TT-3), as far as it still lies there.
    pub fn in_pot(&self, member: MemberId) -> anyhow::Result<Coins> {
        let is_theirs = |player: &Player| player.member() == Some(member);
        let (mut theirs, mut lies) = (0, 0);
        if let Some(pot) = &self.state.carried {
            lies = pot.coins.0;
            let shares = pot.shares(&self.state.terms)?.into_iter();
            let own = shares.filter(|(player, _)| is_theirs(player));
            theirs = own.map(|(_, coins)| coins.0).sum();
        }
        if let (Some(running), Phase::Playing(hands)) = (&self.running, &self.state.phase) {
            let on = |seat: Seat| {
                let chair = hands.chairs.get(seat.index());
                let sitter = chair.and_then(|&chair| self.state.chairs.get(chair));
                sitter.is_some_and(|sitter| is_theirs(&sitter.player))
            };
            for payment in &running.payments {
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
    pub fn held(&self, chair: usize) -> Coins {
        match (&self.running, self.state.seat_of(chair)) {
            (Some(running), Some(seat)) => running.held(seat),
            _ if self.state.plays(chair) => self.state.terms.stake,
            _ => Coins::ZERO,
        }
    }
}

impl Table {
    /// What who sits on a chair can lose in the deal or the match that is on.
    pub fn at_stake(&self, chair: usize) -> Coins {
        match (&self.running, self.state.seat_of(chair)) {
            (Some(running), Some(seat)) => running.deal.setup().max_loss(seat),
            _ if self.state.plays(chair) => self.state.terms.stake,
            _ => Coins::ZERO,
        }
    }
}

/// A deal that is over.
#[derive(Clone)]
pub(super) struct Finished {
    pub id: DealId,
    /// Who sat on each seat.
    pub owners: Vec<Owner>,
    pub deal: Deal,
    pub payments: Vec<Payment>,
}

impl Sitter {
    /// Whether they are gone once what they play is over.
    pub fn is_going(&self) -> bool {
        self.goes || self.standing == Standing::Leaving
    }

    /// Whether they are to be dealt in, or have a seat if they say so.
    pub fn is_willing(&self) -> bool {
        matches!(self.standing, Standing::In | Standing::Kept)
    }

    /// Who opens a table.
    pub fn first(player: Player) -> Self {
        Sitter {
            player,
            standing: Standing::In,
            absences: 0,
            since: 0,
            purse: None,
            goes: false,
            nature: None,
            played_by: None,
        }
    }

    /// Who acts on this chair, is called and sees its hand: the member, or the game master who plays for a patron.
    pub fn actor(&self) -> Option<MemberId> {
        self.player.member().or(self.played_by)
    }

    /// How a patron plays; nothing for a member.
    pub fn character(&self) -> Option<patrons::Character> {
        let Player::Patron(key) = &self.player else {
            return None;
        };
        let of_the_cast = || patrons::by_key(key).map(|patron| patron.character);
        let hired = self.nature.map(|Nature(character)| character);
        Some(
            hired
                .or_else(of_the_cast)
                .unwrap_or(patrons::Character::USUAL),
        )
    }
}

impl State {
    /// The chair of a player.
    pub fn chair_of(&self, player: &Player) -> Option<usize> {
        self.chairs
            .iter()
            .position(|sitter| sitter.player == *player)
    }

    /// The chair of a member, whoever they play as.
    pub fn chair_of_member(&self, member: MemberId) -> Option<usize> {
        self.chairs
            .iter()
            .position(|sitter| sitter.actor() == Some(member))
    }

    /// The patrons who sit here.
    pub fn patrons(&self) -> Vec<Player> {
        let players = self.chairs.iter().map(|sitter| &sitter.player);
        players
            .filter(|player| player.member().is_none())
            .cloned()
            .collect()
    }

    /// A patron sits down.
    pub fn sit_patron(&mut self, patron: Invited) {
        self.sit(patron.player);
        if let Some(sitter) = self.chairs.last_mut() {
            sitter.nature = patron.nature;
        }
    }

    /// Somebody sits down, beside who did so last.
    pub fn sit(&mut self, player: Player) {
        let latest = self.chairs.iter().map(|sitter| sitter.since).max();
        self.chairs.push(Sitter {
            since: latest.unwrap_or(0) + 1,
            ..Sitter::first(player)
        });
    }

    /// The members who sit here, those not counted who are leaving.
    pub fn members(&self) -> impl Iterator<Item = MemberId> + '_ {
        self.staying_members().map(|(_, person)| person.member)
    }

    /// The member who has sat here longest.
    pub fn longest_seated(&self) -> Option<Person> {
        let longest = self
            .staying_members()
            .min_by_key(|(sitter, _)| sitter.since);
        longest.map(|(_, person)| person)
    }

    fn staying_members(&self) -> impl Iterator<Item = (&Sitter, Person)> {
        let staying = self.chairs.iter().filter(|sitter| !sitter.is_going());
        staying.filter_map(|sitter| match &sitter.player {
            Player::Member(person) => Some((sitter, *person)),
            Player::Patron(_) => None,
        })
    }

    /// A member who sits here and stays.
    pub fn person_here(&self, member: MemberId) -> Option<Person> {
        let mut staying = self.staying_members().map(|(_, person)| person);
        staying.find(|person| person.member == member)
    }

    /// The members who hold cards in the deal or have a seat in the match that is on, whatever the purse they play
    /// from, and how many patrons have one.
    pub fn at_stake(&self) -> (Vec<MemberId>, usize) {
        let playing = (0..self.chairs.len()).filter(|&chair| self.plays(chair));
        let playing: Vec<&Sitter> = playing.map(|chair| &self.chairs[chair]).collect();
        let members = playing.iter().filter_map(|sitter| sitter.actor()).collect();
        let patrons = playing
            .iter()
            .filter(|sitter| sitter.player.member().is_none());
        (members, patrons.count())
    }

    /// The purses of the members who were dealt into the deal (match) that is on.
    pub fn purses_at_stake(&self) -> Vec<PurseId> {
        let playing = (0..self.chairs.len()).filter(|&chair| self.plays(chair));
        playing
            .filter_map(|chair| self.chairs[chair].player.purse())
            .collect()
    }

    /// Whether a member holds cards in the deal that is on, or has held some in its match.
    pub fn has_held_cards(&self, member: MemberId) -> bool {
        let in_match = |on: &Match| on.played_for.contains(&member);
        self.at_stake().0.contains(&member) || self.match_on.as_ref().is_some_and(in_match)
    }

    /// Whether a member sits here, or holds or has held cards in what is on: a game master who does is no stranger to it.
    pub fn sits_or_played(&self, member: MemberId) -> bool {
        self.chair_of_member(member).is_some() || self.has_held_cards(member)
    }

    /// The seat of a chair in the deal that is on.
    pub fn seat_of(&self, chair: usize) -> Option<Seat> {
        match &self.phase {
            Phase::Playing(hands) => hands
                .chairs
                .iter()
                .position(|&c| c == chair)
                .and_then(Seat::new),
            _ => None,
        }
    }

    /// Whether a chair is in the deal or the match that is on.
    pub fn plays(&self, chair: usize) -> bool {
        let in_match = |on: &Match| on.players.contains(&self.chairs[chair].player);
        self.seat_of(chair).is_some() || self.match_on.as_ref().is_some_and(in_match)
    }

    /// The chairs that would be dealt in now, by seat. A match keeps its players;
    /// else members come before patrons, and who has sat longest comes first.
    pub fn dealt_in(&self) -> Vec<usize> {
        if let Some(on) = &self.match_on {
            return on
                .players
                .iter()
                .filter_map(|player| self.chair_of(player))
                .collect();
        }
        let mut dealt = self.willing();
        dealt.sort_by_key(|&chair| {
            let sitter = &self.chairs[chair];
            (sitter.player.member().is_none(), sitter.since)
        });
        dealt.truncate(self.terms.seatable(dealt.len()));
        dealt.sort_unstable();
        dealt
    }

    /// The chairs that want to be dealt in, and may: while a pot is carried, nobody new (RULES.md TT-3).
    fn willing(&self) -> Vec<usize> {
        let may = |player: &Player| {
            let pot = self.carried.as_ref();
            pot.is_none_or(|pot| pot.lets_in(player))
        };
        (0..self.chairs.len())
            .filter(|&c| self.chairs[c].is_willing() && may(&self.chairs[c].player))
            .collect()
    }

    /// Whether partners are to be drawn for these chairs: they never were, or for others, or for long enough.
    pub fn is_to_draw(&self, dealt: &[usize]) -> bool {
        let Some(deals) = self.terms.variant.deals_between_draws() else {
            return false;
        };
        let holds = |draw: &Draw| {
            let players = dealt.iter().map(|&chair| &self.chairs[chair].player);
            draw.deal <= deals && players.eq(&draw.players)
        };
        !self.draw.as_ref().is_some_and(holds)
    }

    /// Whether a deal among these chairs is a first one: nobody of them was dealt in the table's last deal that stands.
    /// Then a lot draws who deals (RULES.md 0.3), but where the draw for partners does (TR-6).
    pub fn draws_dealer(&self, dealt: &[usize]) -> bool {
        let was_dealt_in = |chair: &usize| {
            let mut last = self.won.iter();
            last.any(|(player, _)| *player == self.chairs[*chair].player)
        };
        let draws_partners = self.terms.variant.deals_between_draws().is_some();
        !draws_partners && !dealt.iter().any(was_dealt_in)
    }

    /// What the holds of the deal that is on are named after: the match, where one is on.
    pub fn secured_by(&self, deal: DealId) -> DealId {
        self.match_on.as_ref().map_or(deal, |on| on.id)
    }

    /// Whether the next deal begins when all are ready, and not when somebody says so.
    pub fn waits_until_ready(&self) -> bool {
        self.terms.is_slow() && matches!(self.phase, Phase::Between)
    }

    /// Whether they are: somebody has said so, and nobody else is waited for.
    pub fn all_are_ready(&self) -> bool {
        self.waits_until_ready() && !self.ready.is_empty() && self.not_ready().is_empty()
    }

    /// The chairs of the members whom the next deal waits for, for they have not said that they are ready.
    pub fn not_ready(&self) -> Vec<usize> {
        let mut chairs = self.dealt_in();
        chairs.retain(|&chair| {
            let sitter = &self.chairs[chair];
            let ready = sitter.actor().is_some_and(|who| self.ready.contains(&who));
            sitter.is_present() && !ready
        });
        chairs
    }

    /// Whether a deal or a match is on.
    pub fn is_on(&self) -> bool {
        self.match_on.is_some() || matches!(self.phase, Phase::Playing(_))
    }

    /// The side of a chair, in a match of sides, if it had members and all of them have left (RULES.md 0.3).
    pub fn side_left(&self, chair: usize) -> Option<usize> {
        let on = self.match_on.as_ref()?;
        let side_of = |player: &Player| {
            let seat = on.players.iter().position(|other| other == player)?;
            self.terms.variant.side(Seat::new(seat)?, on.players.len())
        };
        let side = side_of(&self.chairs[chair].player)?;
        let mates = self.chairs.iter().filter(|sitter| {
            sitter.player.member().is_some() && side_of(&sitter.player) == Some(side)
        });
        // Patrons alone have nobody who could leave: sending one of them away wins nothing.
        let mut mates = mates.peekable();
        let had_members = mates.peek().is_some();
        let all_left = mates.all(|sitter| sitter.standing == Standing::Leaving);
        (had_members && all_left).then_some(side)
    }

    /// Whether the side of a chair would have lost its last member if this one left now.
    pub fn would_concede(&self, chair: usize) -> bool {
        if self.match_on.is_none() || self.chairs[chair].player.member().is_none() {
            return false;
        }
        let mut after = self.clone();
        after.chairs[chair].standing = Standing::Leaving;
        after.side_left(chair).is_some()
    }

    /// Who cannot cover the next deal, or has lost enough for today, sits out and gives up what they might claim (RULES.md TT-12); a patron leaves.
    pub fn look_at_purses(&mut self, purses: &Purses) {
        let need = self.terms.to_be_dealt_in().0;
        for chair in (0..self.chairs.len()).rev() {
            let sitter = &mut self.chairs[chair];
            let means = purses.get(&sitter.player).copied();
            let covers = means.is_some_and(|means| means.coins() >= need);
            match (sitter.standing, covers) {
                (Standing::In | Standing::Kept, false) => {
                    let player = sitter.player.clone();
                    let notice = if let Some(Means::LostEnough) = means {
                        sitter.standing = Standing::LostEnough;
                        Notice::LostEnough {
                            player: player.clone(),
                        }
                    } else {
                        sitter.standing = Standing::Broke;
                        Notice::Broke {
                            player: player.clone(),
                        }
                    };
                    if let Some(pot) = &mut self.carried {
                        pot.give_up(&player);
                    }
                    if player.member().is_none() {
                        self.remove_chair(chair);
                    }
                    self.notices.push(notice);
                }
                // Into a match nobody comes without a click.
                (Standing::Broke | Standing::LostEnough, true)
                    if !self.terms.variant.is_match() =>
                {
                    sitter.standing = Standing::In;
                }
                _ => {}
            }
        }
    }

    /// Whether a patron who cannot cover the next deal, and so leaves, has a claim to a carried pot.
    pub fn leaves_a_claim(&self, purses: &Purses) -> bool {
        let mut after = self.clone();
        after.look_at_purses(purses);
        let stays = |player: &Player| after.chair_of(player).is_some();
        let claims = |player: &Player| {
            let pot = self.carried.as_ref();
            pot.is_some_and(|pot| pot.is_claimed_by(player))
        };
        self.patrons()
            .iter()
            .any(|player| claims(player) && !stays(player))
    }

    /// The chairs that would be dealt in now if their members said so: the next match waits for them.
    pub fn asked(&self) -> Vec<usize> {
        let mut asked = self.dealt_in();
        asked.retain(|&chair| self.chairs[chair].standing == Standing::Kept);
        asked
    }

    /// Whether a carried pot keeps so many out that those whom it lets in are too few for a deal,
    /// where all together would not be.
    pub fn pot_keeps_out_too_many(&self) -> bool {
        let fewest = self.terms.fewest();
        self.carried.is_some() && self.willing().len() < fewest && self.staying() >= fewest
    }

    /// The patron who sat down last of those for whom the table has no place.
    pub fn too_many(&self) -> Option<usize> {
        let dealt = self.dealt_in();
        let idle = |&chair: &usize| {
            let sitter = &self.chairs[chair];
            sitter.player.member().is_none() && !dealt.contains(&chair)
        };
        let full = self.staying() > self.terms.most();
        (0..self.chairs.len()).rev().find(idle).filter(|_| full)
    }

    /// How many want to be dealt in.
    pub fn staying(&self) -> usize {
        let staying = self.chairs.iter().filter(|sitter| sitter.is_willing());
        staying.count()
    }

    /// Whether there is no chair for anybody more.
    pub fn is_full(&self) -> bool {
        self.staying() >= self.terms.most() || self.chairs.len() >= MOST_SEATS
    }

    /// Whether a game for exact numbers lacks a seat that these had when they played the last deal,
    /// so that a patron is asked to take it.
    pub fn lacks_a_seat(&self, played: usize) -> bool {
        let dealt = self.dealt_in();
        let member = |&chair: &usize| self.chairs[chair].player.member().is_some();
        self.terms.is_exact()
            && self.match_on.is_none()
            && dealt.len() < played
            && dealt.iter().any(member)
    }

    /// The most that a chair puts at stake in a deal, where the game has purses: what was chosen, or what is offered.
    pub fn purse_of(&self, chair: usize) -> Option<Coins> {
        let (_, most) = self.terms.variant.purse(self.terms.stake)?;
        let offered = self.offered_purse.unwrap_or(most);
        Some(self.chairs[chair].purse.map_or(offered, Coins))
    }

    /// How many more must be dealt in before a deal can begin; at least one of those dealt in is a member.
    pub fn missing(&self) -> usize {
        if self.match_on.is_some() {
            return 0;
        }
        let dealt = self.dealt_in();
        let missing = self.terms.fewest().saturating_sub(dealt.len());
        let persons = dealt
            .iter()
            .any(|&c| self.chairs[c].player.member().is_some());
        missing.max(usize::from(!persons))
    }

    /// Takes a chair away. The deal passes on to who would have been next after it.
    pub fn remove_chair(&mut self, chair: usize) {
        let gone = self.chairs.remove(chair).player;
        if let Some(pot) = &mut self.carried {
            pot.give_up(&gone);
        }
        let left = self.chairs.len();
        let before = match self.terms.variant.direction() {
            Direction::Clockwise => chair < self.dealer,
            Direction::Anticlockwise => chair <= self.dealer,
        };
        if left == 0 {
            self.dealer = 0;
        } else if before {
            self.dealer = (self.dealer + left - 1) % left;
        } else {
            self.dealer %= left;
        }
    }

    /// The chair beside another in the direction of play: the deal passes there.
    pub fn beside(&self, chair: usize) -> usize {
        let chairs = self.chairs.len();
        match self.terms.variant.direction() {
            Direction::Clockwise => (chair + 1) % chairs,
            Direction::Anticlockwise => (chair + chairs - 1) % chairs,
        }
    }

    /// The chair of `among` that comes first from `from` on, in the direction of play.
    pub fn first_from(&self, from: usize, among: &[usize]) -> usize {
        let chairs = self.chairs.len();
        let step = match self.terms.variant.direction() {
            Direction::Clockwise => 1,
            Direction::Anticlockwise => chairs.saturating_sub(1),
        };
        let round = (0..chairs).map(|n| (from + n * step) % chairs);
        round
            .into_iter()
            .find(|chair| among.contains(chair))
            .unwrap_or(from)
    }
}

/// As a record has it; `ready` is no act.
impl From<Answer> for String {
    fn from(answer: Answer) -> String {
        match answer.act() {
            Some(act) => act.to_string(),
            None => "ready".to_owned(),
        }
    }
}

impl TryFrom<String> for Answer {
    type Error = ParseActError;
    fn try_from(words: String) -> Result<Answer, ParseActError> {
        if words == "ready" {
            return Ok(Answer::Ready);
        }
        Answer::of(words.parse()?).ok_or(ParseActError::Unreadable)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_row_of_an_older_version_says_whether_the_table_closes() {
        #[derive(Deserialize)]
        struct Kept {
            #[serde(default, deserialize_with = "closing")]
            closing: Option<ClosedWhy>,
        }
        for (row, why) in [
            ("{}", None),
            (r#"{"closing": false}"#, None),
            (r#"{"closing": true}"#, Some(ClosedWhy::Asked)),
            (r#"{"closing": "session"}"#, Some(ClosedWhy::Session)),
        ] {
            let kept: Kept = serde_json::from_str(row).unwrap();
            assert_eq!(kept.closing, why, "{row}");
        }
    }
}
