//! The shuffle for the next deal: committed in one step, dealt in a later one (docs/SHUFFLE.md).

use super::Draft;
use crate::tavern::Player;
use crate::tavern::lock;
use crate::tavern::shuffles::Shuffle;
use crate::tavern::state::{Means, Phase, State, Table};
use anyhow::Context;
use ids::DealId;
use rules::{Pack, Seat};
use shuffle::{Bound, Dealer, Method};
use store::{ShuffleEnd, ShuffleRow, Write};

/// A deal that could begin now.
pub(super) struct Next {
    /// The chairs that are dealt in, by seat.
    pub dealt: Vec<usize>,
    /// The seat whose turn to deal it is.
    turn: Seat,
    /// Whether a lot draws the dealer instead, for it is a first deal.
    is_first: bool,
}

impl Next {
    /// The deal after this state of a table; nothing where nobody would be dealt in.
    fn of(state: &State) -> Option<Next> {
        let dealt = state.dealt_in();
        let dealer = state.first_from(state.dealer, &dealt);
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
    /// At the end of every step: the shuffle that no longer fits is withdrawn,
    /// and where a deal could begin one is committed, before which partners are drawn.
    pub(super) fn keep_shuffle(&mut self) -> anyhow::Result<()> {
        let state = &mut self.table.state;
        if state.shuffle.as_ref().is_some_and(|shuffle| shuffle.dealt) {
            if matches!(state.phase, Phase::Playing(_)) {
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
        self.withdraw()?;
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
    pub(super) fn shuffled_for(&self) -> Option<Vec<usize>> {
        let state = &self.table.state;
        let next = Next::of(state)?;
        let fits = !state.is_to_draw(&next.dealt) && self.fits(&next);
        fits.then_some(next.dealt)
    }

    /// The deal that was committed, with its cards and dealer. It is dealt now.
    pub(super) fn dealt_shuffle(&mut self) -> anyhow::Result<Cards> {
        let seed = self.table.seed.take();
        let shuffle = self.table.state.shuffle.as_mut();
        let (shuffle, seed) = shuffle.zip(seed).context("no shuffle is committed")?;
        shuffle.dealt = true;
        let cards = self.table.state.terms.variant.pack();
        let pack = ::shuffle::order(cards, shuffle.method, &seed, &shuffle.cuts);
        let Bound { dealer, seats, .. } = &shuffle.bound;
        let dealer = dealer.among(seats.len(), &seed, &shuffle.cuts);
        let dealer = dealer.and_then(Seat::new);
        let write = ended(shuffle, ShuffleEnd::Dealt)?;
        let deal = shuffle.deal;
        self.writes.push(write);
        Ok(Cards {
            deal,
            pack,
            dealer: dealer.context("nobody deals")?,
        })
    }

    /// The deal that would begin now; nothing where too few are there.
    fn next_deal(&self) -> Option<Next> {
        let mut after = self.table.state.clone();
        // What begin_deal does about those whose coins do not suffice.
        if !self.purses.is_empty() && after.match_on.is_none() {
            // Who sits down in this very step was asked for their coins at the door.
            let mut purses = self.purses.clone();
            for sitter in &after.chairs {
                purses
                    .entry(sitter.player.clone())
                    .or_insert(Means::Free(i64::MAX));
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
        let here = |chair: &usize| self.table.state.chair_of(&after.chairs[*chair].player);
        let dealt: Option<Vec<usize>> = next.dealt.iter().map(here).collect();
        Some(Next {
            dealt: dealt?,
            ..next
        })
    }

    /// Whether the shuffle for this deal is committed, by whatever method.
    fn fits(&self, next: &Next) -> bool {
        let shuffle = self.table.state.shuffle.as_ref();
        let shuffle = shuffle.filter(|shuffle| !shuffle.dealt && self.table.seed.is_some());
        shuffle.is_some_and(|shuffle| {
            let now = bound(&self.table, next, shuffle.method, shuffle.deal);
            now.is_ok_and(|now| now == shuffle.bound)
        })
    }

    fn withdraw(&mut self) -> anyhow::Result<()> {
        self.table.seed = None;
        if let Some(shuffle) = self.table.state.shuffle.take() {
            self.writes.push(ended(&shuffle, ShuffleEnd::Withdrawn)?);
        }
        Ok(())
    }

    fn commit_shuffle(&mut self, next: &Next) -> anyhow::Result<()> {
        let (deal, method) = (DealId(rand::random()), Method::LATEST);
        let bound = bound(&self.table, next, method, deal)?;
        let seed = lock(self.luck).seed()?;
        let hash = bound.commitment(method, &seed)?;
        self.writes.push(Write::Shuffle(ShuffleRow {
            deal,
            guild: self.table.guild,
            table: self.table.id,
            method: method.number(),
            seed: seed.digits(),
            bound: serde_json::to_string(&bound)?,
            hash: hash.to_string(),
            made_at: self.day,
            cuts: String::new(),
            ended: None,
        }));
        self.table.state.shuffle = Some(Shuffle {
            deal,
            method,
            cuts: vec![None; bound.seats.len()],
            bound,
            hash,
            dealt: false,
        });
        self.table.seed = Some(seed);
        Ok(())
    }
}

fn ended(shuffle: &Shuffle, ended: ShuffleEnd) -> anyhow::Result<Write> {
    Ok(Write::ShuffleEnded {
        deal: shuffle.deal,
        cuts: serde_json::to_string(&shuffle.cuts)?,
        ended,
    })
}

/// What the hash of a table's next deal is bound to.
fn bound(table: &Table, next: &Next, method: Method, deal: DealId) -> anyhow::Result<Bound> {
    let terms = &table.state.terms;
    let keys = next
        .dealt
        .iter()
        .map(|&chair| &table.state.chairs[chair].player);
    let keys: anyhow::Result<_> = keys.map(Player::key).collect();
    Ok(Bound {
        server: table.guild.to_string(),
        table: table.id.to_string(),
        deal: deal.to_string(),
        game: terms.variant.game().to_owned(),
        edition: terms.variant.edition().to_owned(),
        options: terms.variant.options(),
        stake: terms.stake.0,
        seats: keys?,
        dealer: next.dealer(method),
    })
}
