//! The shuffle committed for the next deal: who cuts it, and what is made public when (docs/SHUFFLE.md).

use super::{HouseError, Records, Requester, Tables};
use anyhow::Context;
use books::Owner;
use ids::{DealId, GuildId, MemberId, TableId};
use pages::{KnownShuffle, Unfinished};
use shuffle::{Bound, Cut, Proof, Seed};
use store::{DealRow, ShuffleEnd, ShuffleRow, Step, Write};
use table::{Hands, Order, Refusal, Reveal, State};

/// Whether a table is still open.
enum TableStatus {
    Open,
    Closed,
}

impl Tables {
    /// A member cuts the next deal's pack, or changes their cut. Returns the cut.
    ///
    /// # Errors
    /// Not seated, not dealt in, a shuffle that was dealt or withdrawn since, or an invalid cut.
    pub async fn cut(
        &self,
        table: TableId,
        member: MemberId,
        deal: DealId,
        typed: &str,
    ) -> Result<Cut, HouseError> {
        let cards = self.table(table)?.state.terms.variant.pack().len();
        let cut = Order::Cut {
            deal,
            typed: typed.to_owned(),
        };
        self.perform(table, cut.by(member)).await?;
        let cut = Cut::parse(typed, u8::try_from(cards).unwrap_or(u8::MAX));
        Ok(cut.map_err(Refusal::NoCut)?)
    }
}

impl Records {
    /// The proof of a deal's shuffle; `None` if it may not be known yet, or there is none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn proof_of(&self, deal: DealId) -> anyhow::Result<Option<Proof>> {
        let Some(row) = self.store.shuffle(deal).await? else {
            return Ok(None);
        };
        Ok(if self.is_revealed(deal).await? {
            Some(proof(&row)?)
        } else {
            None
        })
    }

    /// Whether hands, stock and proof of a deal are public.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_revealed(&self, deal: DealId) -> anyhow::Result<bool> {
        match self.store.deal(deal).await? {
            Some(row) => self.is_row_revealed(&row).await,
            // It was never dealt, so the only thing to hide is a shuffle that is still open.
            None => Ok(match self.store.shuffle(deal).await? {
                Some(row) => row.ended == Some(ShuffleEnd::Withdrawn),
                None => false,
            }),
        }
    }

    async fn is_row_revealed(&self, row: &DealRow) -> anyhow::Result<bool> {
        let Some((ended_at, ..)) = row.end else {
            return Ok(false);
        };
        Ok(match self.chosen_at(row.table).await? {
            (Reveal::Deal, _) | (Reveal::Table, TableStatus::Closed) => true,
            (Reveal::Table, TableStatus::Open) => false,
            (Reveal::Session, stands) => {
                let sessions = self.store.sessions_of(row.table).await?;
                is_session_over(ended_at, &sessions, stands)
            }
        })
    }

    /// When a deal's closed cards become public; `None` if they are.
    pub(super) async fn still_closed(
        &self,
        table: TableId,
        deal: DealId,
    ) -> anyhow::Result<Option<Reveal>> {
        if self.is_revealed(deal).await? {
            return Ok(None);
        }
        Ok(Some(self.chosen_at(table).await?.0))
    }

    /// When a table's deals become public, and whether the table is still open.
    async fn chosen_at(&self, table: TableId) -> anyhow::Result<(Reveal, TableStatus)> {
        let row = self.store.table(table).await?;
        let row = row.context("a deal has no table")?;
        // If a row can no longer be read, its table was closed for that reason.
        let state = serde_json::from_str::<State<Hands>>(&row.state);
        let reveal = state.map_or(Reveal::default(), |state| state.reveal);
        let stands = if row.closed {
            TableStatus::Closed
        } else {
            TableStatus::Open
        };
        Ok((reveal, stands))
    }

    /// The shuffle of a dealt deal, as far as it is public.
    ///
    /// # Errors
    /// The requester may know of no such deal.
    pub async fn told_of(
        &self,
        requester: &Requester,
        deal: DealId,
    ) -> Result<KnownShuffle, HouseError> {
        let (guild, row) = (requester.guild, self.deal_for(requester, deal).await?);
        let shuffle = self.store.shuffle(deal).await;
        let shuffle = shuffle.map_err(anyhow::Error::from)?;
        let hash = match &shuffle {
            Some(row) => Some(row.hash.parse().map_err(anyhow::Error::from)?),
            None => None,
        };
        let mut told = KnownShuffle {
            deal,
            hash,
            record: None,
            proof: None,
            is_over: row.end.is_some(),
            reveal: self.chosen_at(row.table).await?.0,
            table: row.table,
        };
        if self.is_row_revealed(&row).await? {
            let mut record = self.whole_record(deal).await?;
            for name in &mut record.seats {
                if let Ok(owner) = name.parse::<Owner>() {
                    *name = self.members.name_of(guild, &owner).await?;
                }
            }
            if let Some(row) = &shuffle {
                let proof = proof(row)?;
                record.proof = Some(proof.to_json());
                told.proof = Some(proof);
            }
            told.record = Some(record);
        }
        Ok(told)
    }

    /// The last deal that was played to its end at a table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn last_deal(&self, table: TableId) -> anyhow::Result<Option<DealId>> {
        let row = self.store.table(table).await?;
        let state = row.and_then(|row| serde_json::from_str::<State<Hands>>(&row.state).ok());
        Ok(state.and_then(|state| state.last))
    }

    /// Shuffles that were committed at a table and not played to the end, latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unfinished(&self, table: TableId) -> anyhow::Result<Vec<Unfinished>> {
        let mut all = Vec::new();
        for row in self.store.unfinished_shuffles(table).await? {
            let dealt = row.ended == Some(ShuffleEnd::Dealt);
            all.push(Unfinished {
                proof: if dealt && !self.is_revealed(row.deal).await? {
                    None
                } else {
                    Some(proof(&row)?)
                },
                deal: row.deal,
                made_at: row.made_at,
                dealt,
            });
        }
        Ok(all)
    }

    /// Erases the words that a purse's owner typed as cuts; the proofs hold without them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn erase_cuts(&self, guild: GuildId, purse: ids::PurseId) -> anyhow::Result<()> {
        let key = Owner::Member(purse).to_string();
        for row in self.store.shuffles_with(guild, &key).await? {
            let bound: Bound = serde_json::from_str(&row.bound)?;
            let mut cuts: Vec<Option<Cut>> = serde_json::from_str(&row.cuts)?;
            for (cut, seat) in cuts.iter_mut().zip(&bound.seats) {
                if *seat == key {
                    *cut = cut.take().map(Cut::erased);
                }
            }
            let cuts = serde_json::to_string(&cuts)?;
            if row.ended.is_some() && cuts != row.cuts {
                let deal = row.deal;
                let write = Write::CutWords { deal, cuts };
                self.store.commit(Step::write(write)).await?;
            }
        }
        Ok(())
    }

    /// The seed of the shuffle in a table's row, if it is still to be dealt.
    pub(super) async fn seed_of(&self, state: &State) -> anyhow::Result<Option<Seed>> {
        let Some(shuffle) = state.shuffle.as_ref().filter(|shuffle| !shuffle.dealt) else {
            return Ok(None);
        };
        let row = self.store.shuffle(shuffle.deal).await?;
        Ok(match row {
            Some(row) => Some(row.seed.try_into()?),
            None => None,
        })
    }
}

/// Whether a deal that ended at this time is public, at a table that keeps its cards closed until the end of these
/// sessions; each is given by when it was closed, if it was.
fn is_session_over(ended_at: i64, sessions: &[Option<i64>], stands: TableStatus) -> bool {
    let over = |closed_at: &Option<i64>| closed_at.is_some_and(|at| at >= ended_at);
    let goes_on = sessions.iter().any(Option::is_none);
    sessions.iter().any(over) || (!goes_on && matches!(stands, TableStatus::Closed))
}

fn proof(row: &ShuffleRow) -> anyhow::Result<Proof> {
    let bound: Bound =
        serde_json::from_str(&row.bound).context("a shuffle's bound data cannot be read")?;
    let mut cuts: Vec<Option<Cut>> =
        serde_json::from_str(&row.cuts).context("a shuffle's cuts cannot be read")?;
    // A shuffle that its table left open.
    cuts.resize(bound.seats.len(), None);
    Ok(Proof {
        method: row.method.try_into()?,
        seed: row.seed.clone().try_into()?,
        hash: row.hash.parse()?,
        bound,
        cuts,
    })
}
