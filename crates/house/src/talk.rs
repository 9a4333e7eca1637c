//! Patrons' remarks on what happened at their table.

use patrons::talk;
use rules::Chance;
use table::{Effect, Occasion, Step, Table};

/// Lets patrons remark on what happened, with draws that affect no pack, pause or choice.
pub(super) fn let_speak(before: &Table, step: &mut Step) {
    let lots = || Chance::seeded(before.id.0, before.version.0.unsigned_abs());
    let mut said = Vec::new();
    for effect in &step.effects {
        let Effect::Talk { among } = effect else {
            continue;
        };
        let by_lot = match among.len() {
            1 => 0,
            several => lots().below(several as u32) as usize,
        };
        let Some((speaker, occasion)) = among.get(by_lot) else {
            continue;
        };
        let character = super::staff::character_of(&speaker.player, speaker.nature.as_ref());
        let mut lots = lots();
        // The first draw decides who speaks.
        lots.below(2);
        if let Some(line) = talk(character.temper, heard(*occasion), |n| lots.below(n)) {
            said.push((speaker.player.clone(), line));
        }
    }
    for (player, line) in said {
        step.table.says(player, line);
    }
}

/// A table's occasion as one of the patrons'.
fn heard(occasion: Occasion) -> patrons::Occasion {
    match occasion {
        Occasion::SatDown => patrons::Occasion::SatDown,
        Occasion::WonDeal => patrons::Occasion::WonDeal,
        Occasion::LostDeal => patrons::Occasion::LostDeal,
        Occasion::BigPot => patrons::Occasion::BigPot,
        Occasion::SomebodyLeft => patrons::Occasion::SomebodyLeft,
        Occasion::WentBroke => patrons::Occasion::WentBroke,
        Occasion::Dismissed => patrons::Occasion::Dismissed,
        Occasion::Death => patrons::Occasion::Death,
        Occasion::VoleMade => patrons::Occasion::VoleMade,
        Occasion::VoleLost => patrons::Occasion::VoleLost,
    }
}
