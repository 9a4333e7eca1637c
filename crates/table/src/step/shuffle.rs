//! The shuffle for the next deal: committed in one step, dealt in a later one (docs/SHUFFLE.md).

use super::Draft;
use crate::{
    Broken, ChairId, Effect, Means, Phase, Player, Refusal, Reveal, Shuffle, ShuffleEnd, State,
    Table,
};
use ::shuffle::{Bound, Cut, Dealer, Method};
use ids::{DealId, MemberId};
use rules::{Coins, Pack, Seat};

/// A deal that could begin now.
struct Next {
    /// The chairs that are dealt in, by seat.
    dealt: Vec<ChairId>,
    /// The seat whose turn to deal it is.
    turn: Seat,
    /// Whether a lot draws the dealer instead, for it is a first deal.
    is_first: bool,
}

impl Next {
    /// The deal after this state of a table; nothing where nobody would be dealt in.
    fn of(state: &State) -> Option<Next> {
        let dealt = state.dealt_in();
        let dealer = state.first_to_deal(&dealt)?;
        let seat = dealt.iter().position(|&chair| chair == dealer);
        Some(Next {
            turn: seat.and_then(Seat::new)?,
            is_first: state.draws_dealer(&dealt),
            dealt,
        })
    }

    /// Who deals it, by a method.
    fn dealer(&self, method: Method) -> Dealer {
        match (method, self.is_first) {
            (Method::Two, true) => Dealer::Lot,
            (Method::One, _) | (Method::Two, false) => Dealer::Seat(self.turn.index()),
        }
    }
}

/// A committed shuffle that is dealt.
pub(super) struct Cards {
    /// The deal that it was committed for.
    pub deal: DealId,
    /// The order that follows from its seed and the cuts.
    pub pack: Pack,
    /// Who deals: whose turn it was, or whom the lot drew.
    pub dealer: Seat,
}

impl Draft<'_> {
    /// A member cuts the next deal's pack, or cuts it otherwise than before.
    pub(super) fn cut(&mut self, by: MemberId, deal: DealId, typed: &str) -> Result<(), Refusal> {
        let chair = self.chair_of(by)?;
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
        let same = shuffle.cuts[seat] == cut;
        shuffle.cuts[seat] = cut;
        self.unchanged = same;
        Ok(())
    }

    pub(super) fn reveal_at(&mut self, by: MemberId, reveal: Reveal) -> Result<(), Refusal> {
        self.must_host(by)?;
        let state = self.state();
        if !matches!(state.phase, Phase::Lobby) || state.deals > 0 {
            return Err(Refusal::DealIsOn);
        }
        state.reveal = reveal;
        Ok(())
    }

    /// At the end of every step: the shuffle that no longer fits is withdrawn,
    /// and where a deal could begin one is committed, before which partners are drawn.
    pub(super) fn keep_shuffle(&mut self) -> Result<(), Broken> {
        let state = self.state();
        if state.shuffle.as_ref().is_some_and(|shuffle| shuffle.dealt) {
            if state.phase.is_playing() {
                return Ok(());
            }
            state.shuffle = None;
        }
        let next = match self.table.state.phase {
            Phase::Lobby | Phase::Between => self.next_deal(),
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
            self.draw_partners(&next.dealt);
            match self.next_deal() {
                Some(drawn) => next = drawn,
                None => return Ok(()),
            }
        }
        self.commit_shuffle(&next)?;
        let waits = matches!(self.table.state.phase, Phase::Between);
        if self.waited && waits && self.table.state.asked().is_empty() {
            // Time to cut it.
            self.wait_for_deal();
        }
        Ok(())
    }

    /// The chairs that are dealt in now, by seat, if the committed shuffle is for just them.
    pub(super) fn shuffled_for(&self) -> Option<Vec<ChairId>> {
        let state = &self.table.state;
        let next = Next::of(state)?;
        let fits = !state.is_to_draw(&next.dealt) && self.fits(&next);
        fits.then_some(next.dealt)
    }

    /// The deal that was committed, with its cards and dealer. It is dealt now.
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
        let dealer = dealer.and_then(Seat::new).ok_or(Broken("nobody deals"))?;
        let deal = shuffle.deal;
        self.effects.push(Effect::ShuffleEnded {
            shuffle: Box::new(ended),
            ended: ShuffleEnd::Dealt,
        });
        Ok(Cards { deal, pack, dealer })
    }

    /// The deal that would begin now; nothing where too few are there.
    fn next_deal(&self) -> Option<Next> {
        let mut after = self.table.state.clone();
        // What begin_deal does about those whose coins do not suffice.
        if self.means.is_some() && after.match_on.is_none() {
            // Who sits down in this very step was asked for their coins at the door.
            let mut purses = self.purses();
            for sitter in after.chairs.iter() {
                let covered = Means::free(Coins::MOST);
                purses.entry(sitter.player.clone()).or_insert(covered);
            }
            after.look_at_purses(&purses);
            if after.pot_keeps_out_too_many() {
                after.carried = None;
            }
        }
        if after.missing() > 0 {
            return None;
        }
        let next = Next::of(&after)?;
        let here = |chair: &ChairId| self.table.state.chairs.get(*chair).is_some();
        next.dealt.iter().all(here).then_some(next)
    }

    /// Whether the shuffle for this deal is committed, by whatever method.
    fn fits(&self, next: &Next) -> bool {
        let shuffle = self.table.state.shuffle.as_ref();
        let shuffle = shuffle.filter(|shuffle| !shuffle.dealt && self.table.seed.is_some());
        shuffle.is_some_and(|shuffle| {
            bound(&self.table, next, shuffle.method, shuffle.deal) == shuffle.bound
        })
    }

    fn withdraw(&mut self) {
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
            hash: hash.map_err(|_| Broken("a deal that no hash can be bound to"))?,
            bound,
            dealt: false,
        };
        self.effects.push(Effect::Shuffled {
            shuffle: Box::new(shuffle.clone()),
            seed: seed.clone(),
        });
        self.state().shuffle = Some(shuffle);
        self.table.seed = Some(seed);
        Ok(())
    }
}

/// What the hash of a table's next deal is bound to.
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
