//! While Discord is out of reach, nobody can act: the clock of a server's tables stands, nothing becomes due, and
//! no turn is lost.

use super::Town;
use super::reach::Expected;
use crate::checks::Failure;
use ids::{TableId, Version};
use pages::Outage;
use std::collections::BTreeMap;
use table::{Phase, Stretch};

/// How a table stood when a wait began.
pub struct Standing {
    version: Version,
    /// Whether a question to every seat is open, which patrons may still answer.
    asks_all: bool,
}

impl Town {
    /// The tables whose clocks stand now, before anything is due there: a patron may still think about what was due already.
    /// Where the clocks only wait for the store, they may go again meanwhile.
    ///
    /// # Errors
    /// A clock stands that must go, or goes while Discord is out of reach.
    pub fn standing(&self) -> Result<BTreeMap<TableId, Standing>, Failure> {
        let tavern = self.tavern()?;
        let seen = self.witness.seen();
        let mut standing = BTreeMap::new();
        for (id, kept) in &seen.tables {
            let guild = kept.guild;
            let outage = tavern.clocks.outage(guild);
            let stands = match (self.reach.expected(guild, seen.missed_beats), outage) {
                (Expected::Stands, None) => {
                    let why = "the clock goes, but Discord is out of reach";
                    return Err(Failure::new("reach", why).at(*id));
                }
                (Expected::Goes, Some(Outage::Discord)) => {
                    let why = "the clock stands, but Discord is in reach";
                    return Err(Failure::new("reach", why).at(*id));
                }
                (Expected::Stands, _) => true,
                // Where the store fails too, the outage is the disk's.
                (Expected::Goes | Expected::Unknown, outage) => outage == Some(Outage::Discord),
            };
            let now = tavern.clocks.now_at(guild);
            let is_due_later = kept.due_at.is_some_and(|due| due > now);
            if !stands || !is_due_later || seen.departed.contains(&guild) {
                continue;
            }
            let state = kept.state();
            let state = state.map_err(|why| Failure::new("read", why).at(*id))?;
            let asks_all =
                matches!(&state.phase, Phase::Playing(hands) if hands.stretch == Stretch::Question);
            let version = kept.version;
            standing.insert(*id, Standing { version, asks_all });
        }
        Ok(standing)
    }

    /// Time has passed, and nobody has asked anything: where the clock has stood, nothing has become due.
    pub fn stood(&self, before: &BTreeMap<TableId, Standing>) -> Result<(), Failure> {
        // Whoever starts again moves every deadline.
        if self.witness.seen().is_down {
            return Ok(());
        }
        let seen = self.witness.seen();
        for (id, before) in before.iter().filter(|(_, before)| !before.asks_all) {
            let now = seen.tables.get(id).map(|kept| kept.version);
            if now != Some(before.version) {
                let why = format!(
                    "version {:?} became {now:?} while its clock stood",
                    before.version
                );
                return Err(Failure::new("clock", why).at(*id));
            }
        }
        Ok(())
    }
}
