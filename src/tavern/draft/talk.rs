//! What patrons say: of what everybody has seen, and by a chance that knows no cards.

use super::Draft;
use crate::tavern::state::{Phase, Sitter, Talk};
use crate::tavern::{Player, Sorry, Standing};
use patrons::{Occasion, talk};
use rules::{Chance, Coins, Ended, Outcome, Seat, View};

/// So many stakes won in a deal are a big pot.
const BIG: i64 = 8;

impl Draft<'_> {
    /// Perhaps one of these patrons has something to say.
    pub fn remark(&mut self, occasion: Occasion, of: impl Fn(&Sitter) -> bool) {
        let chairs = 0..self.table.state.chairs.len();
        let chairs = chairs.filter(|&chair| of(&self.table.state.chairs[chair]));
        self.one_says(chairs.map(|chair| (chair, occasion)).collect());
    }

    /// A patron is sent away; it gets up after the deal if it plays, and not without a word.
    pub fn dismiss(&mut self, chair: usize) -> anyhow::Result<()> {
        let sitter = self.table.state.chairs[chair].clone();
        self.leave(chair)?;
        self.says(&sitter, Occasion::Dismissed);
        Ok(())
    }

    /// The game master gives a patron's seat back; not while its hand is played.
    pub fn give_back(&mut self, chair: usize) -> Result<(), Sorry> {
        let is_on = matches!(self.table.state.phase, Phase::Playing(_));
        if is_on && self.table.state.seat_of(chair).is_some() {
            return Err(Sorry::DealIsOn);
        }
        let sitter = &mut self.table.state.chairs[chair];
        sitter.played_by = None;
        sitter.absences = 0;
        if matches!(sitter.standing, Standing::Out | Standing::Away) {
            sitter.standing = Standing::In;
        }
        Ok(())
    }

    /// Who went broke says good night; one of the cast leaves for want of the house's coins, not of its own.
    pub(super) fn farewells(&mut self, before: &[Sitter]) {
        let state = &self.table.state;
        let gone = |sitter: &&Sitter| {
            state.chair_of(&sitter.player).is_none() && !sitter.player.is_of_the_cast()
        };
        if let Some(sitter) = before.iter().find(gone) {
            self.says(sitter, Occasion::WentBroke);
        }
    }

    /// Perhaps somebody has something to say of a deal that is over: of how it ended, and of who won and lost,
    /// all of which everybody has seen. `public` is a bystander's view of it.
    pub(super) fn remark_on(&mut self, public: &View, outcome: &Outcome, chairs: &[usize]) {
        let seats = Seat::all(chairs.len()).zip(chairs);
        let said =
            seats.filter_map(|(seat, &chair)| Some((chair, occasion(public, outcome, seat)?)));
        self.one_says(said.collect());
    }

    /// One of the patrons among these, by lot, if it likes to.
    fn one_says(&mut self, mut might: Vec<(usize, Occasion)>) {
        might.retain(|&(chair, _)| {
            let sitter = &self.table.state.chairs[chair];
            sitter.actor().is_none() && sitter.standing != Standing::Leaving
        });
        let Some(last) = might.len().checked_sub(1) else {
            return;
        };
        let by_lot = self.lots().below(might.len() as u32) as usize;
        let (chair, occasion) = might[by_lot.min(last)];
        let sitter = self.table.state.chairs[chair].clone();
        self.says(&sitter, occasion);
    }

    fn says(&mut self, sitter: &Sitter, occasion: Occasion) {
        let (Some(character), Player::Patron(_)) = (sitter.character(), &sitter.player) else {
            return;
        };
        let mut lots = self.lots();
        // The first was drawn for who speaks.
        lots.below(2);
        if let Some(line) = talk(character.temper, occasion, |n| lots.below(n)) {
            let player = sitter.player.clone();
            self.table.state.talk = Some(Talk { player, line });
        }
    }

    /// Lots for this step of this table, and for nothing else: no pack, pause or choice is drawn by them.
    fn lots(&self) -> Chance {
        Chance::seeded(self.table.id.0, self.table.version.unsigned_abs())
    }
}

/// What a deal that is over was to a seat, if it was anything.
fn occasion(public: &View, outcome: &Outcome, seat: Seat) -> Option<Occasion> {
    let undertaken = public.vole.map(|vole| vole.seat);
    let is_theirs = undertaken.is_some_and(|by| {
        by == seat || (public.side(by).is_some() && public.side(by) == public.side(seat))
    });
    match outcome.ended {
        Ended::Death => return Some(Occasion::Death),
        Ended::Vole if !is_theirs => return Some(Occasion::VoleMade),
        Ended::VoleFailed | Ended::RefuserFailed if !is_theirs => return Some(Occasion::VoleLost),
        _ => {}
    }
    let coins = |seat: Seat| outcome.coins[seat];
    let all = || Seat::all(public.seats).map(coins);
    let (most, least) = (all().max()?, all().min()?);
    if most <= Coins::ZERO {
        return None;
    }
    match coins(seat) {
        own if own == most => Some(Occasion::WonDeal),
        _ if most.0 >= BIG * public.stake.0 => Some(Occasion::BigPot),
        own if own == least => Some(Occasion::LostDeal),
        _ => None,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rules::{Coins, Deal, Pack, Setup, Turn, Variant, Viewer};

    /// A deal that patrons have played out.
    fn played(variant: Variant, seed: u64) -> Deal {
        let seats = variant.usual_seats();
        let mut chance = Chance::seeded(seed, 0);
        let dealer = Seat::new(seed as usize % seats).unwrap();
        let setup = Setup::new(variant, Coins(10), seats, dealer).unwrap();
        let mut pack = Pack::sorted(variant.pack());
        pack.shuffle(pack.order().len(), |n| chance.below(n));
        let mut deal = Deal::start(&setup, &pack, |_| {}).unwrap();
        loop {
            let seat = match deal.turn() {
                Turn::Over => return deal,
                Turn::One(seat) => Some(seat),
                Turn::Each(seats) => seats.iter().next(),
                Turn::Question => deal.question().iter().next(),
            };
            match seat {
                Some(seat) => {
                    let view = deal.view(Viewer::Seat(seat));
                    let act =
                        patrons::choose(&view, patrons::Character::USUAL, patrons::Secret::NONE)
                            .unwrap();
                    let act = deal.check(seat, &act).unwrap();
                    deal.apply(act, |_| {}).unwrap();
                }
                None => drop(deal.close_question(|_| {})),
            }
        }
    }

    /// With every card taken out of what is public, hands that nobody has seen among them, the talk is the same.
    #[test]
    fn no_card_has_a_say_in_what_is_said() {
        let mut occasions = 0;
        for variant in Variant::all() {
            for seed in 0..20 {
                let deal = played(variant, seed);
                let outcome = deal.outcome().unwrap();
                let public = deal.view(Viewer::Bystander);
                let mut bare = public.clone();
                bare.played.clear();
                bare.shown.clear();
                bare.last_trick = None;
                bare.trick.cards.clear();
                bare.turned = None;
                bare.calling = None;
                bare.bets = None;
                for seat in Seat::all(public.seats) {
                    let said = occasion(&public, &outcome, seat);
                    assert_eq!(
                        said,
                        occasion(&bare, &outcome, seat),
                        "{variant}, seed {seed}"
                    );
                    // Nor has anything that one seat knows and another does not.
                    let own = deal.view(Viewer::Seat(seat));
                    assert_eq!(
                        said,
                        occasion(&own, &outcome, seat),
                        "{variant}, seed {seed}"
                    );
                    occasions += u32::from(said.is_some());
                }
            }
        }
        assert!(occasions > 100);
    }
}
