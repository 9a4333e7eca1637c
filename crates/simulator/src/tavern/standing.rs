//! While the clock of a server's tables stands, nobody could act: nobody's time runs out.

use super::World;
use crate::checks::Failure;
use crate::kept::CommittedTable;
use house::Outage;
use ids::TableId;
use std::collections::BTreeMap;
use table::ChairId;

/// How many turns everyone who is waited for has missed.
pub type Missed = BTreeMap<ChairId, u8>;

impl World {
    /// The tables whose clocks stand now.
    pub fn standing(&self) -> Result<BTreeMap<TableId, Missed>, Failure> {
        let tavern = self.tavern()?;
        let seen = self.witness.seen();
        let stand = seen.tables.iter();
        // Where it only waits for the store, it may go again meanwhile.
        let outage = |kept: &CommittedTable| tavern.clocks.outage(kept.guild);
        let stand = stand.filter(|(_, kept)| outage(kept) == Some(Outage::Discord));
        stand
            .map(|(id, kept)| {
                let table = kept
                    .read()
                    .map_err(|why| Failure::new("read", why).at(*id))?;
                let present = table.state.chairs.iter().filter(|chair| chair.is_present());
                Ok((
                    *id,
                    present.map(|chair| (chair.id, chair.absences)).collect(),
                ))
            })
            .collect()
    }

    /// Time has passed, and nobody has asked anything: where the clock has stood, nobody was waited for in vain.
    pub fn stood(&self, before: &BTreeMap<TableId, Missed>) -> Result<(), Failure> {
        // Whoever starts again moves every deadline.
        if self.witness.seen().is_down {
            return Ok(());
        }
        let seen = self.witness.seen();
        for (id, before) in before {
            let Some(kept) = seen.tables.get(id) else {
                continue;
            };
            let table = kept
                .read()
                .map_err(|why| Failure::new("read", why).at(*id))?;
            for chair in table.state.chairs.iter() {
                let missed = before.get(&chair.id);
                if missed.is_some_and(|missed| *missed < chair.absences) {
                    let why =
                        format!("{chair:?} had missed {missed:?} turns when the clock stood still");
                    return Err(Failure::new("clock", why).at(*id));
                }
            }
        }
        Ok(())
    }
}
