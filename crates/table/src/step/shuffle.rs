//! The shuffle for the next deal: committed in one step, dealt in a later one (docs/SHUFFLE.md).

use super::Draft;
use crate::{
    Broken, ChairId, Effect, Means, Phase, Player, Recall, Refusal, Repeated, Reveal, Shuffle,
    ShuffleEnd, State, Table,
};
use ::shuffle::{Bound, Cut, Dealer, Method};
use ids::{DealId, MemberId};
use rules::{Coins, Pack, Seat};

/// A deal that could begin now.
struct Next {
    /// The chairs that are dealt in, by seat.
    dealt: Vec<ChairId>,
    /// The seat whose turn it is to deal.
    turn: Seat,
    /// Whether a lot draws the dealer instead, because this is a first deal.
    is_first: bool,
}

impl Next {
    /// The next deal from this state, or `None` if nobody would be dealt in.
    fn from_state(state: &State) -> Option<Next> {
        let dealt = state.dealt_in();
        let dealer = state.first_to_deal(&dealt)?;
        let seat = dealt.iter().position(|&chair| chair == dealer);
        Some(Next {
            turn: seat.and_then(Seat::new)?,
            is_first: state.draws_dealer(&dealt),
            dealt,
        })
    }

    /// The dealer, as the method names them.
    fn dealer(&self, method: Method) -> Dealer {
        match (method, self.is_first) {
            (Method::Two, true) => Dealer::Lot,
            (Method::One, _) | (Method::Two, false) => Dealer::Seat(self.turn.index()),
        }
    }
}

/// A committed shuffle, ready to be dealt.
pub(super) struct Cards {
    /// The deal it was committed for.
    pub deal: DealId,
    /// The pack order that its seed and the cuts produce.
    pub pack: Pack,
    /// The dealer: whose turn it was, or whom the lot drew.
    pub dealer: Seat,
}

impl Draft<'_> {
    /// A member cuts the next deal's pack, or changes their cut.
    pub(super) fn cut(&mut self, by: MemberId, deal: DealId, typed: &str) -> Result<(), Refusal> {
        let chair = self.table.state.must_sit(by)?;
        let state = self.state();
        let key = state.chairs[chair].player.key();
        let cards = state.terms.variant.pack().len();
        let shuffle = state.shuffle.as_mut();
        let shuffle = shuffle.filter(|shuffle| shuffle.deal == deal && !shuffle.dealt);
        let shuffle = shuffle.ok_or(Refusal::TooLateToCut)?;
        let mut seats = shuffle.bound.seats.iter();
        let seat = seats.position(|seat| *seat == key);
        let seat = seat.ok_or(Refusal::NotDealtIn)?;
        let cut = Cut::parse(typed, u8::try_from(cards).unwrap_or(u8::MAX));
        let cut = Some(cut.map_err(Refusal::NoCut)?);
        if shuffle.cuts[seat] == cut {
            self.unchanged = true;
            return Ok(());
        }
        shuffle.cuts[seat] = cut;
        self.may_repeat(Repeated::Cut, by)?;
        self.count(Repeated::Cut, by);
        Ok(())
    }

    pub(super) fn reveal_at(&mut self, by: MemberId, reveal: Reveal) -> Result<(), Refusal> {
        self.before_the_first_deal(by)?.reveal = reveal;
        Ok(())
    }

    pub(super) fn choose_recall(&mut self, by: MemberId, recall: Recall) -> Result<(), Refusal> {
        self.before_the_first_deal(by)?.recall = recall;
        Ok(())
    }

    /// The state, for the host to settle what holds from the first deal on.
    fn before_the_first_deal(&mut self, by: MemberId) -> Result<&mut State, Refusal> {
        self.table.state.must_host(by)?;
        let state = self.state();
        if !matches!(state.phase, Phase::Lobby) || state.deals > 0 {
            return Err(Refusal::DealIsOn);
        }
        Ok(state)
    }

    /// At the end of every step: withdraws a shuffle that no longer fits, and commits one if a deal could begin, after
    /// partners were found.
    pub(super) fn keep_shuffle(&mut self) -> Result<(), Broken> {
        self.look_at_pair();
        let state = self.state();
        if state.shuffle.as_ref().is_some_and(|shuffle| shuffle.dealt) {
            if state.phase.is_playing() {
                return Ok(());
            }
            state.shuffle = None;
        }
        let next = match self.table.state.phase {
            Phase::Lobby | Phase::Between => self.next_deal()?,
            Phase::Playing(_) | Phase::Closed { .. } => None,
        };
        if let Some(next) = &next
            && !self.table.state.is_to_draw(&next.dealt)
            && self.fits(next)
        {
            return Ok(());
        }
        self.withdraw();
        let Some(mut next) = next else {
            return Ok(());
        };
        if self.table.state.is_to_draw(&next.dealt) {
            self.find_partners(&next.dealt);
            match self.next_deal()? {
                Some(drawn) => next = drawn,
                None => return Ok(()),
            }
        }
        self.commit_shuffle(&next)?;
        let waits = matches!(self.table.state.phase, Phase::Between);
        if self.waited() && waits && self.table.state.asked().is_empty() {
            // Leaves time to cut it.
            self.clock.wait_for_deal(&mut self.table.state);
        }
        Ok(())
    }

    /// The chairs dealt in now, by seat, if the committed shuffle is for exactly them.
    pub(super) fn shuffled_for(&self) -> Option<Vec<ChairId>> {
        let state = &self.table.state;
        let next = Next::from_state(state)?;
        let fits = !state.is_to_draw(&next.dealt) && self.fits(&next);
        fits.then_some(next.dealt)
    }

    /// Deals the committed shuffle: its deal, cards and dealer.
    pub(super) fn dealt_shuffle(&mut self) -> Result<Cards, Broken> {
        let seed = self.table.seed.take();
        let state = self.state();
        let cards = state.terms.variant.pack();
        let shuffle = state.shuffle.as_mut();
        let (shuffle, seed) = shuffle.zip(seed).ok_or(Broken("no shuffle is committed"))?;
        let ended = shuffle.clone();
        shuffle.dealt = true;
        let pack = ::shuffle::order(cards, shuffle.method, &seed, &shuffle.cuts);
        let Bound { dealer, seats, .. } = &shuffle.bound;
        let dealer = dealer.among(seats.len(), &seed, &shuffle.cuts);
        let dealer = dealer
            .and_then(Seat::new)
            .ok_or(Broken("the shuffle names no dealer"))?;
        let deal = shuffle.deal;
        self.effects.push(Effect::ShuffleEnded {
            shuffle: Box::new(ended),
            ended: ShuffleEnd::Dealt,
        });
        Ok(Cards { deal, pack, dealer })
    }

    /// The deal that would begin now, or `None` with too few players.
    fn next_deal(&self) -> Result<Option<Next>, Broken> {
        let mut after = self.table.state.clone();
        // Does what `begin_deal` does about those short of coins.
        if self.cx.means.is_some() && after.match_on.is_none() {
            // The coins of somebody who sits down in this very step were checked on the way in.
            let mut purses = self.cx.purses(&self.table.state)?;
            for occupant in after.chairs.iter() {
                let covered = Means::free(Coins::MOST);
                purses.entry(occupant.player.clone()).or_insert(covered);
            }
            after.look_at_purses(&purses);
            if after.pot_keeps_out_too_many() {
                after.carried = None;
            }
        }
        if after.missing() > 0 {
            return Ok(None);
        }
        let here = |chair: &ChairId| self.table.state.chairs.get(*chair).is_some();
        let next = Next::from_state(&after);
        Ok(next.filter(|next| next.dealt.iter().all(here)))
    }

    /// Whether the committed shuffle, by whatever method, is for this deal.
    fn fits(&self, next: &Next) -> bool {
        let shuffle = self.table.state.shuffle.as_ref();
        let shuffle = shuffle.filter(|shuffle| !shuffle.dealt && self.table.seed.is_some());
        shuffle.is_some_and(|shuffle| {
            bound(&self.table, next, shuffle.method, shuffle.deal) == shuffle.bound
        })
    }

    pub(super) fn withdraw(&mut self) {
        self.table.seed = None;
        if let Some(shuffle) = self.state().shuffle.take() {
            self.effects.push(Effect::ShuffleEnded {
                shuffle: Box::new(shuffle),
                ended: ShuffleEnd::Withdrawn,
            });
        }
    }

    fn commit_shuffle(&mut self, next: &Next) -> Result<(), Broken> {
        let method = Method::LATEST;
        let draws = self.cx.chance.draws();
        let (deal, seed) = (draws.deal(), draws.seed());
        let bound = bound(&self.table, next, method, deal);
        let hash = bound.commitment(method, &seed);
        let shuffle = Shuffle {
            deal,
            method,
            cuts: vec![None; bound.seats.len()],
            hash: hash.map_err(|_| Broken("the deal cannot be bound to a hash"))?,
            bound,
            dealt: false,
        };
        self.effects.push(Effect::Shuffled {
            shuffle: Box::new(shuffle.clone()),
            seed: seed.clone(),
        });
        let state = self.state();
        state.shuffle = Some(shuffle);
        state.bounds.begin_shuffle();
        self.table.seed = Some(seed);
        Ok(())
    }
}

/// The facts that the hash of a table's next deal commits to.
fn bound(table: &Table, next: &Next, method: Method, deal: DealId) -> Bound {
    let Table { state, .. } = table;
    let terms = &state.terms;
    let players = next.dealt.iter().map(|&chair| &state.chairs[chair].player);
    Bound {
        server: table.guild.to_string(),
        table: table.id.to_string(),
        deal: deal.to_string(),
        game: terms.variant.game().to_owned(),
        edition: terms.variant.edition().to_owned(),
        options: terms.variant.options(),
        stake: terms.stake.0,
        seats: players.map(Player::key).collect(),
        dealer: next.dealer(method),
    }
}
