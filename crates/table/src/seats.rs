//! Who sits at a table, who would be dealt in, and who deals.

use crate::chairs::{Chairs, Occupant};
use crate::context::Purses;
use crate::series::{Draw, Match};
use crate::{
    Cap, ChairId, CoinKind, Means, Nature, Notice, Person, Phase, Player, Standing, State, Table,
};
use ids::{DealId, MemberId, PurseId};
use rules::{Coins, Direction, MOST_SEATS, Seat};

/// What ties a member to a table, the closest last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tie {
    /// They have left, and the substitute finishes the deal for them.
    Left,
    /// They have a chair.
    Sits,
    /// They hold cards, while others are to act.
    HoldsCards,
    /// The table waits for them.
    OnTurn,
}

impl Table {
    /// What ties a member to this table; `None` if they are a bystander.
    #[must_use]
    pub fn tie(&self, member: MemberId) -> Option<Tie> {
        let chair = self.state.chair_of_member(member)?;
        if self.state.standing(chair) == Standing::Leaving {
            return Some(Tie::Left);
        }
        let Some((playing, seat)) = self.playing().zip(self.state.seat_of(chair)) else {
            return Some(Tie::Sits);
        };
        let waits = if self.is_question() {
            !playing.hands.answers.contains_key(&seat)
        } else {
            playing.awaited().contains(seat)
        };
        Some(if waits { Tie::OnTurn } else { Tie::HoldsCards })
    }
}

impl State {
    /// The patrons who sit here.
    #[must_use]
    pub fn patrons(&self) -> Vec<Player> {
        let players = self.chairs.iter().map(|occupant| &occupant.player);
        let patrons = players.filter(|player| player.member().is_none());
        patrons.cloned().collect()
    }

    /// The chairs of patrons of the cast.
    pub fn cast(&self) -> impl Iterator<Item = ChairId> + '_ {
        let cast = self.chairs.iter();
        let cast = cast.filter(|occupant| occupant.player.is_of_the_cast());
        cast.map(|occupant| occupant.id)
    }

    /// Seats a player next to whoever sat down last.
    pub(crate) fn sit(&mut self, player: Player, nature: Option<Nature>) {
        let latest = self.chairs.iter().map(|occupant| occupant.since).max();
        let highest = self.chairs.iter().map(|occupant| occupant.id.0 + 1).max();
        let number = self.taken.max(highest.unwrap_or(0));
        self.taken = number + 1;
        let since = latest.unwrap_or(0) + 1;
        self.chairs.push(Occupant {
            nature,
            ..Occupant::new(ChairId(number), player, since)
        });
    }

    /// The members who sit here, except those leaving.
    pub fn members(&self) -> impl Iterator<Item = MemberId> + '_ {
        self.staying_members().map(|(_, person)| person.member)
    }

    /// The member who has sat here longest.
    pub(crate) fn longest_seated(&self) -> Option<Person> {
        let staying = self.staying_members();
        let longest = staying.min_by_key(|(occupant, _)| occupant.since);
        longest.map(|(_, person)| person)
    }

    fn staying_members(&self) -> impl Iterator<Item = (&Occupant, Person)> {
        let staying = self.chairs.iter().filter(|occupant| !occupant.is_going());
        staying.filter_map(|occupant| match &occupant.player {
            Player::Member(person) => Some((occupant, *person)),
            Player::Patron(_) => None,
        })
    }

    /// A member who sits here and is staying.
    pub(crate) fn person_here(&self, member: MemberId) -> Option<Person> {
        let mut staying = self.staying_members().map(|(_, person)| person);
        staying.find(|person| person.member == member)
    }

    /// The players of the current deal or match.
    fn players(&self) -> impl Iterator<Item = &Occupant> {
        let occupants = self.chairs.iter();
        occupants.filter(|occupant| self.plays(occupant.id))
    }

    /// The members who hold cards in the current deal or have a seat in the current match, whatever purse they play
    /// from, and the number of patrons who do.
    #[must_use]
    pub fn dealt_in_now(&self) -> (Vec<MemberId>, usize) {
        let members = self.players().filter_map(Occupant::actor).collect();
        let patrons = self.players();
        let patrons = patrons.filter(|occupant| occupant.player.member().is_none());
        (members, patrons.count())
    }

    /// The purses of the members dealt into the current deal (match).
    pub(crate) fn purses_at_stake(&self) -> Vec<PurseId> {
        let players = self.players();
        players
            .filter_map(|occupant| occupant.player.purse())
            .collect()
    }

    /// Whether a member holds cards in the current deal, or has held some in its match.
    pub(crate) fn has_held_cards(&self, member: MemberId) -> bool {
        let in_match = |on: &Match| on.played_for.contains(&member);
        self.dealt_in_now().0.contains(&member) || self.match_on.as_ref().is_some_and(in_match)
    }

    /// Whether a member sits here, or holds or has held cards in the current deal or match: then a game master is an
    /// interested party.
    #[must_use]
    pub fn sits_or_played(&self, member: MemberId) -> bool {
        self.chair_of_member(member).is_some() || self.has_held_cards(member)
    }

    /// The chairs that would be dealt in now, by seat. A match keeps its players; otherwise members come before
    /// patrons, and those who have sat longest come first.
    #[must_use]
    pub fn dealt_in(&self) -> Vec<ChairId> {
        if let Some(on) = &self.match_on {
            let players = on.players.iter();
            return players
                .filter_map(|player| self.chairs.chair_of(player))
                .collect();
        }
        let mut dealt = self.willing();
        dealt.sort_by_key(|occupant| (occupant.player.member().is_none(), occupant.since));
        dealt.truncate(self.terms.seatable(dealt.len()));
        let dealt: Vec<ChairId> = dealt.into_iter().map(|occupant| occupant.id).collect();
        let mut seats = self.chairs.ids();
        seats.retain(|chair| dealt.contains(chair));
        seats
    }

    /// Those who want to be dealt in and may be: while a pot is carried, nobody new (RULES.md TT-3).
    fn willing(&self) -> Vec<&Occupant> {
        let may = |player: &Player| {
            let pot = self.carried.as_ref();
            pot.is_none_or(|pot| pot.lets_in(player))
        };
        let occupants = self.chairs.iter();
        occupants
            .filter(|occupant| occupant.is_willing() && may(&occupant.player))
            .collect()
    }

    /// Whether partners must be drawn for these chairs: never drawn, drawn for others, or drawn too many deals ago.
    pub(crate) fn is_to_draw(&self, dealt: &[ChairId]) -> bool {
        let Some(deals) = self.terms.variant.deals_between_draws() else {
            return false;
        };
        let holds = |draw: &Draw| {
            let players = dealt.iter().map(|&chair| &self.chairs[chair].player);
            draw.deal <= deals && players.eq(&draw.players)
        };
        !self.draw.as_ref().is_some_and(holds)
    }

    /// Whether nobody among these chairs was dealt into the table's last valid deal. Then a lot draws the dealer
    /// (RULES.md 0.3), except where the draw for partners does (TR-6).
    pub(crate) fn draws_dealer(&self, dealt: &[ChairId]) -> bool {
        let was_dealt_in = |chair: &ChairId| {
            let mut last = self.won.iter();
            last.any(|(player, _)| *player == self.chairs[*chair].player)
        };
        let draws_partners = self.terms.variant.deals_between_draws().is_some();
        !draws_partners && !dealt.iter().any(was_dealt_in)
    }

    /// The id that names the current holds: the match's if there is one, else the deal's.
    pub(crate) fn hold_owner(&self, deal: DealId) -> DealId {
        self.match_on.as_ref().map_or(deal, |on| on.id)
    }

    /// Whether the partners drawn play the current or next deal; a draw for others, or for deals that are over, does
    /// not count.
    #[must_use]
    pub fn draw_holds(&self) -> bool {
        self.is_on() || !self.is_to_draw(&self.dealt_in())
    }

    /// Whether a deal was ever begun here. Older rows know of finished deals and of the current one alone.
    #[must_use]
    pub fn has_dealt(&self) -> bool {
        self.dealt || self.deals > 0 || !matches!(self.phase, Phase::Lobby)
    }

    /// Whether the next deal begins when everyone is ready, not when one member says so.
    #[must_use]
    pub fn waits_until_ready(&self) -> bool {
        self.terms.is_slow() && matches!(self.phase, Phase::Between)
    }

    /// Whether the table waits as play by post does: it is slow and, in a match, a member with a seat is there to be
    /// waited for. Those who have missed three turns are not (RULES.md 0.3); outside a match they are not dealt in.
    pub(crate) fn waits_slowly(&self) -> bool {
        let dealt = match self.playing() {
            Some(playing) => playing.hands.chairs.clone(),
            None => self.dealt_in(),
        };
        let is_there = |chair: &ChairId| self.chairs[*chair].is_present();
        self.terms.is_slow() && (self.match_on.is_none() || dealt.iter().any(is_there))
    }

    /// Whether one member sits here alone, so that nobody is kept waiting between deals and none of them begins by
    /// itself, unless a match is on. Not at a slow table.
    #[must_use]
    pub fn waits_for_one(&self) -> bool {
        let is_there = self.chairs.iter().any(Occupant::is_present);
        self.is_of_one() && is_there && !self.terms.is_slow()
    }

    /// Whether one member alone sits here or plays a hand.
    #[must_use]
    pub fn is_of_one(&self) -> bool {
        let actors = self.chairs.iter().filter(|it| it.actor().is_some());
        actors.count() == 1
    }

    /// Whether everyone is: somebody has said so, and nobody else is waited for.
    pub(crate) fn all_are_ready(&self) -> bool {
        self.waits_until_ready() && !self.ready.is_empty() && self.not_ready().is_empty()
    }

    /// The chairs of members who have not said they are ready, for whom the next deal waits.
    #[must_use]
    pub fn not_ready(&self) -> Vec<ChairId> {
        let mut chairs = self.dealt_in();
        chairs.retain(|&chair| {
            let occupant = &self.chairs[chair];
            let ready = occupant
                .actor()
                .is_some_and(|who| self.ready.contains(&who));
            occupant.is_present() && !ready
        });
        chairs
    }

    /// In a match between sides, the side of a chair if it had members and all of them have left (RULES.md 0.3).
    pub(crate) fn side_left(&self, chair: ChairId) -> Option<usize> {
        let leaves = |occupant: &Occupant| occupant.standing == Standing::Leaving;
        self.side_without(chair, leaves)
    }

    /// In a match between sides, the side of a chair if it had members and all of them satisfy `leaves`.
    fn side_without(&self, chair: ChairId, leaves: impl Fn(&Occupant) -> bool) -> Option<usize> {
        let on = self.match_on.as_ref()?;
        let side_of = |player: &Player| {
            let seat = on.players.iter().position(|other| other == player)?;
            self.terms.variant.side(Seat::new(seat)?, on.players.len())
        };
        let side = side_of(&self.chairs[chair].player)?;
        let mates = self.chairs.iter().filter(|occupant| {
            occupant.player.member().is_some() && side_of(&occupant.player) == Some(side)
        });
        // A side of patrons has no member who could leave: sending one of them away wins nothing.
        let mut mates = mates.peekable();
        let had_members = mates.peek().is_some();
        let all_left = mates.all(leaves);
        (had_members && all_left).then_some(side)
    }

    /// Whether this chair holds the last member of its side, who would concede by leaving now.
    #[must_use]
    pub fn would_concede(&self, chair: ChairId) -> bool {
        if self.match_on.is_none() || self.chairs[chair].player.member().is_none() {
            return false;
        }
        let leaves =
            |occupant: &Occupant| occupant.id == chair || occupant.standing == Standing::Leaving;
        self.side_without(chair, leaves).is_some()
    }

    /// Players who cannot cover the next deal, or have reached the cap, sit out and give up their claim (RULES.md
    /// TT-12); such a patron leaves.
    pub(crate) fn look_at_purses(&mut self, purses: &Purses) {
        let need = self.terms.to_be_dealt_in();
        for chair in self.chairs.ids().into_iter().rev() {
            let occupant = &mut self.chairs[chair];
            let means = purses.get(&occupant.player).copied();
            let covers = means.is_some_and(|means| means.coins() >= need);
            match (occupant.standing, covers) {
                (Standing::In | Standing::Kept, false) => {
                    let player = occupant.player.clone();
                    let capped = means.is_some_and(|means| means.cap == Cap::Reached);
                    occupant.standing = if capped {
                        Standing::LostEnough
                    } else {
                        Standing::Broke
                    };
                    if let Some(pot) = &mut self.carried {
                        pot.give_up(&player);
                    }
                    if player.member().is_none() {
                        self.remove_chair(chair);
                    }
                    self.notices.push(if capped {
                        Notice::LostEnough { player }
                    } else {
                        Notice::Broke { player }
                    });
                }
                // Nobody enters a match without a click.
                (Standing::Broke | Standing::LostEnough, true)
                    if !self.terms.variant.is_match() =>
                {
                    occupant.standing = Standing::In;
                }
                _ => {}
            }
        }
    }

    /// Whether a patron who must leave because it cannot cover the next deal has a claim to a carried pot.
    pub(crate) fn leaves_a_claim(&self, purses: &Purses) -> bool {
        let mut after = self.clone();
        after.look_at_purses(purses);
        let stays = |player: &Player| after.chairs.chair_of(player).is_some();
        let claims = |player: &Player| {
            let pot = self.carried.as_ref();
            pot.is_some_and(|pot| pot.is_claimed_by(player))
        };
        self.patrons()
            .iter()
            .any(|player| claims(player) && !stays(player))
    }

    /// The chairs that would be dealt in now if their members agreed: the next match waits for them.
    #[must_use]
    pub fn asked(&self) -> Vec<ChairId> {
        let mut asked = self.dealt_in();
        asked.retain(|&chair| self.chairs[chair].standing == Standing::Kept);
        asked
    }

    /// Whether a carried pot keeps so many out that too few remain for a deal, although everyone together would be
    /// enough.
    pub(crate) fn pot_keeps_out_too_many(&self) -> bool {
        let fewest = self.terms.fewest();
        self.carried.is_some() && self.willing().len() < fewest && self.staying() >= fewest
    }

    /// The patron who sat down last among those for whom the game has no seat.
    pub(crate) fn too_many(&self) -> Option<ChairId> {
        if self.staying() <= self.terms.most() {
            return None;
        }
        let dealt = self.dealt_in();
        let idle = |occupant: &&Occupant| {
            occupant.player.member().is_none() && !dealt.contains(&occupant.id)
        };
        let mut latest_first = self.chairs.iter().rev();
        latest_first.find(idle).map(|occupant| occupant.id)
    }

    /// How many want to be dealt in.
    #[must_use]
    pub fn staying(&self) -> usize {
        let staying = self.chairs.iter().filter(|occupant| occupant.is_willing());
        staying.count()
    }

    /// Whether every chair is taken.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.staying() >= self.terms.most() || self.chairs.len() >= MOST_SEATS
    }

    /// Whether a game that needs exact numbers is short of a player it had in the last deal, so that a patron is asked
    /// to fill in.
    pub(crate) fn is_missing_a_player(&self, played: usize) -> bool {
        let dealt = self.dealt_in();
        let member = |&chair: &ChairId| self.chairs[chair].player.member().is_some();
        self.terms.is_exact()
            && self.match_on.is_none()
            && dealt.len() < played
            && dealt.iter().any(member)
    }

    /// Whether "fill" would still seat a patron.
    pub(crate) fn wants_more(&self) -> bool {
        let waits = matches!(self.phase, Phase::Lobby) && self.match_on.is_none();
        waits && (self.missing() > 0 || self.dealt_in().len() < self.terms.usual())
    }

    /// The most that a chair puts at stake in a deal, in games that have purses: what was chosen, or else what is
    /// offered.
    #[must_use]
    pub fn purse_of(&self, chair: ChairId) -> Option<Coins> {
        let (_, most) = self.terms.variant.purse(self.terms.stake)?;
        let usual = self.offered_purse.unwrap_or(most);
        let offered = match self.terms.coins {
            CoinKind::Purse => usual,
            CoinKind::Chips => most,
        };
        Some(self.chairs[chair].purse.unwrap_or(offered))
    }

    /// How many more must be dealt in before a deal can begin; at least one player must be a member.
    #[must_use]
    pub fn missing(&self) -> usize {
        if self.match_on.is_some() {
            return 0;
        }
        let dealt = self.dealt_in();
        let missing = self.terms.fewest().saturating_sub(dealt.len());
        let member = |&chair: &ChairId| self.chairs[chair].player.member().is_some();
        missing.max(usize::from(!dealt.iter().any(member)))
    }

    /// Takes a chair away. If it was the dealer's, the deal passes to the next one.
    pub(crate) fn remove_chair(&mut self, chair: ChairId) {
        if self.dealer == chair
            && let Some(next) = self.beside(chair)
        {
            self.dealer = next;
        }
        if let (Some(gone), Some(pot)) = (self.chairs.remove(chair), &mut self.carried) {
            pot.give_up(&gone.player);
        }
    }

    /// One place in the direction of play.
    fn onward(&self) -> isize {
        match self.terms.variant.direction() {
            Direction::Clockwise => 1,
            Direction::Anticlockwise => -1,
        }
    }

    /// The next chair in the direction of play, to which the deal passes.
    pub(crate) fn beside(&self, chair: ChairId) -> Option<ChairId> {
        self.chairs.onward(chair, self.onward())
    }

    /// The first chair of `among` in the direction of play, starting with the dealer's.
    pub(crate) fn first_to_deal(&self, among: &[ChairId]) -> Option<ChairId> {
        // If the dealer's chair went with everyone else's, the first will do.
        let from = match self.chairs.place(self.dealer) {
            Some(_) => self.dealer,
            None => *self.chairs.ids().first()?,
        };
        let places = 0..isize::try_from(self.chairs.len()).ok()?;
        let mut round = places.filter_map(|n| self.chairs.onward(from, n * self.onward()));
        round.find(|chair| among.contains(chair))
    }
}

/// The chairs of a new table: only its host's.
pub(crate) fn of_host(host: Person) -> Chairs {
    Chairs::from(vec![Occupant::new(ChairId(0), Player::Member(host), 0)])
}

/// Shares the house's coins among patrons of the cast: first what each needs to be dealt in, in turn, as far as the
/// coins go; then, in turn, what more each would bring.
fn shared_out(mut house: i64, need: i64, wants: &[i64]) -> Vec<i64> {
    let mut shares = vec![0; wants.len()];
    for share in &mut shares {
        if house >= need {
            *share = need;
            house -= need;
        }
    }
    for (share, want) in shares.iter_mut().zip(wants) {
        if *share == need {
            let more = (want - need).clamp(0, house);
            *share += more;
            house -= more;
        }
    }
    shares
}

impl State {
    /// What everyone here can put at stake, with the house's coins shared out among the cast.
    pub(crate) fn purses(&self, means: &Purses, house: Coins) -> Purses {
        let mut purses = means.clone();
        let chairs: Vec<ChairId> = self.cast().collect();
        let need = self.terms.to_be_dealt_in().0;
        let would = |&chair: &ChairId| self.purse_of(chair).map_or(need, |purse| purse.0);
        let wants: Vec<i64> = chairs.iter().map(would).collect();
        for (chair, coins) in chairs.into_iter().zip(shared_out(house.0, need, &wants)) {
            let player = self.chairs[chair].player.clone();
            purses.insert(player, Means::free(Coins(coins)));
        }
        purses
    }

    /// Coins the house needs to stake the cast here and one more patron; those already playing have theirs on hold.
    pub(crate) fn house_needs(&self) -> Coins {
        let waiting = self.cast().filter(|&chair| !self.plays(chair)).count() as i64;
        let needs = self.terms.at_risk().checked_mul(waiting + 1);
        needs.unwrap_or(Coins::MOST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_shares_out_what_it_has_first_what_is_needed() {
        for (house, need, wants, shares) in [
            (100, 10, &[10, 10, 10][..], &[10, 10, 10][..]),
            (25, 10, &[10, 10, 10], &[10, 10, 0]),
            (9, 10, &[10], &[0]),
            (0, 1, &[50, 50], &[0, 0]),
            // Trefeltromp: the ante is required, and each would bring fifty.
            (200, 1, &[50, 50, 50], &[50, 50, 50]),
            (72, 1, &[50, 50, 50], &[50, 21, 1]),
            (2, 1, &[50, 50, 50], &[1, 1, 0]),
        ] {
            assert_eq!(
                shared_out(house, need, wants),
                shares,
                "{house} for {wants:?}"
            );
        }
    }
}
