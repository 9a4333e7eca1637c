//! The shuffle for the next deal: committed in one step, dealt in a later one (docs/SHUFFLE.md).

use super::Draft;
use crate::store::{DealId, ShuffleEnd, ShuffleRow, Write};
use crate::tavern::Player;
use crate::tavern::shuffles::Shuffle;
use crate::tavern::state::{Means, Phase, State, Table};
use anyhow::Context;
use rules::{Pack, Seat};
use shuffle::Bound;

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
        if let Some((dealt, dealer)) = &next
            && !self.table.state.is_to_draw(dealt)
            && self.fits(dealt, *dealer)
        {
            return Ok(());
        }
        self.withdraw()?;
        let Some((mut dealt, mut dealer)) = next else {
            return Ok(());
        };
        if self.table.state.is_to_draw(&dealt) {
            self.draw_partners(&dealt);
            match self.next_deal() {
                Some(drawn) => (dealt, dealer) = drawn,
                None => return Ok(()),
            }
        }
        self.commit_shuffle(&dealt, dealer)?;
        let waits = matches!(self.table.state.phase, Phase::Between);
        if self.waited && waits && self.table.state.asked().is_empty() {
            // Time to cut it.
            self.wait_for_deal();
        }
        Ok(())
    }

    /// The chairs that are dealt in now, by seat, and who deals, if the committed shuffle is for just them.
    pub(super) fn shuffled_for(&self) -> Option<(Vec<usize>, Seat)> {
        let state = &self.table.state;
        let dealt = state.dealt_in();
        let dealer = dealer_among(state, &dealt)?;
        let fits = !state.is_to_draw(&dealt) && self.fits(&dealt, dealer);
        fits.then_some((dealt, dealer))
    }

    /// The deal that was committed, and the order that follows from its seed and the cuts. It is dealt now.
    pub(super) fn dealt_shuffle(&mut self) -> anyhow::Result<(DealId, Pack)> {
        let seed = self.table.seed.take();
        let shuffle = self.table.state.shuffle.as_mut();
        let (shuffle, seed) = shuffle.zip(seed).context("no shuffle is committed")?;
        shuffle.dealt = true;
        let cards = self.table.state.terms.variant.pack();
        let order = ::shuffle::order(cards, &seed, &shuffle.cuts);
        let write = ended(shuffle, ShuffleEnd::Dealt)?;
        self.writes.push(write);
        Ok((shuffle.deal, order))
    }

    /// Who would be dealt in if the next deal began now, by seat, and who would deal; nothing where too few are there.
    fn next_deal(&self) -> Option<(Vec<usize>, Seat)> {
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
        let dealt = after.dealt_in();
        let dealer = dealer_among(&after, &dealt)?;
        let here = |chair: &usize| self.table.state.chair_of(&after.chairs[*chair].player);
        let dealt: Option<Vec<usize>> = dealt.iter().map(here).collect();
        Some((dealt?, dealer))
    }

    /// Whether a shuffle is committed for these chairs and this dealer.
    fn fits(&self, dealt: &[usize], dealer: Seat) -> bool {
        let shuffle = self.table.state.shuffle.as_ref();
        let shuffle = shuffle.filter(|shuffle| !shuffle.dealt && self.table.seed.is_some());
        shuffle.is_some_and(|shuffle| {
            bound(&self.table, dealt, dealer, shuffle.deal).is_ok_and(|now| now == shuffle.bound)
        })
    }

    fn withdraw(&mut self) -> anyhow::Result<()> {
        self.table.seed = None;
        if let Some(shuffle) = self.table.state.shuffle.take() {
            self.writes.push(ended(&shuffle, ShuffleEnd::Withdrawn)?);
        }
        Ok(())
    }

    fn commit_shuffle(&mut self, dealt: &[usize], dealer: Seat) -> anyhow::Result<()> {
        let deal = DealId::random();
        let bound = bound(&self.table, dealt, dealer, deal)?;
        let seed = self.luck.seed()?;
        let hash = bound.commitment(&seed)?;
        self.writes.push(Write::Shuffle(ShuffleRow {
            deal,
            guild: self.table.guild,
            table: self.table.id,
            seed: seed.digits(),
            bound: serde_json::to_string(&bound)?,
            hash: hash.to_string(),
            made_at: self.now,
            cuts: String::new(),
            ended: None,
        }));
        self.table.state.shuffle = Some(Shuffle {
            deal,
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

fn dealer_among(state: &State, dealt: &[usize]) -> Option<Seat> {
    let dealer = state.first_from(state.dealer, dealt);
    let seat = dealt.iter().position(|&chair| chair == dealer);
    seat.and_then(Seat::new)
}

/// What the hash of a table's next deal is bound to.
fn bound(table: &Table, dealt: &[usize], dealer: Seat, deal: DealId) -> anyhow::Result<Bound> {
    let terms = &table.state.terms;
    let keys = dealt.iter().map(|&chair| &table.state.chairs[chair].player);
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
        dealer: dealer.index(),
    })
}
