//! Patrons' remarks on what happened at their table.

use pages::talk;
use rules::Chance;
use table::{Effect, Step, Table};

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
        if let Some(line) = talk(character.temper, *occasion, |n| lots.below(n)) {
            said.push((speaker.player.clone(), line));
        }
    }
    for (player, line) in said {
        step.table.says(player, line);
    }
}
