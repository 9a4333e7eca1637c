//! While the clock of a server's tables stands because Discord is out of reach, nobody could act: nothing becomes due, and
//! nobody is waited for in vain.

use super::World;
use crate::checks::Failure;
use crate::kept::CommittedTable;
use house::Outage;
use ids::{TableId, Version};
use std::collections::BTreeMap;
use table::{Phase, Stretch};

/// How a table stood when a wait began.
pub struct Standing {
    version: Version,
    /// Whether a question to every seat is open, which patrons may still answer.
    asks_all: bool,
}

impl World {
    /// The tables whose clocks stand now, before anything is due there: a patron may still think about what was due already.
    /// Where the clocks only wait for the store, they may go again meanwhile.
    pub fn standing(&self) -> Result<BTreeMap<TableId, Standing>, Failure> {
        let tavern = self.tavern()?;
        let seen = self.witness.seen();
        let outage = |kept: &CommittedTable| tavern.clocks.outage(kept.guild);
        let stand = seen.tables.iter();
        let stand = stand.filter(|(_, kept)| outage(kept) == Some(Outage::Discord));
        let stand = stand.filter(|(_, kept)| !seen.departed.contains(&kept.guild));
        let now = |kept: &CommittedTable| tavern.clocks.now_at(kept.guild);
        let stand = stand.filter(|(_, kept)| kept.due_at.is_some_and(|due| due > now(kept)));
        let standing = |(id, kept): (&TableId, &CommittedTable)| {
            let state = kept.state();
            let state = state.map_err(|why| Failure::new("read", why).at(*id))?;
            let asks_all =
                matches!(&state.phase, Phase::Playing(hands) if hands.stretch == Stretch::Question);
            let version = kept.version;
            Ok((*id, Standing { version, asks_all }))
        };
        stand.map(standing).collect()
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
