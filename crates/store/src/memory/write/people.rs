//! Members, their characters, patrons, servers and bars.

use ids::{GuildId, MemberId, PurseId};

use super::super::rows::{Bar, Guild};
use super::{Refused, Writing, refused};
use crate::{BarRow, CharacterRow, PatronRow, PersonRow};

impl Writing<'_> {
    pub(super) fn member(
        &mut self,
        guild: GuildId,
        member: MemberId,
        name: String,
        purse: PurseId,
    ) -> Refused {
        let key = (guild, member);
        if self.rows.members.contains_key(&key) {
            if !name.is_empty() {
                self.edit(|rows| &mut rows.members, key, |row| row.name = name);
            }
            return Ok(());
        }
        let mut others = self.rows.members.iter();
        if others.any(|((server, _), row)| *server == guild && row.purse == purse) {
            return Err(refused("a member's purse"));
        }
        let row = PersonRow {
            name,
            purse,
            plays: None,
            taste: "{}".to_owned(),
        };
        self.put(|rows| &mut rows.members, key, row);
        Ok(())
    }

    pub(super) fn character(&mut self, row: CharacterRow) {
        match self.rows.characters.get(&row.id) {
            None => self.put(|rows| &mut rows.characters, row.id, row),
            Some(known) if (known.guild, known.member) == (row.guild, row.member) => {
                let made_at = known.made_at;
                let row = CharacterRow { made_at, ..row };
                self.put(|rows| &mut rows.characters, row.id, row);
            }
            Some(_) => {}
        }
    }

    pub(super) fn patron(&mut self, row: PatronRow) {
        let key = (row.guild, row.key.clone());
        if self.rows.patrons.contains_key(&key) {
            let dismissed_at = row.dismissed_at;
            self.edit(
                |rows| &mut rows.patrons,
                key,
                |known| known.dismissed_at = dismissed_at,
            );
        } else {
            self.put(|rows| &mut rows.patrons, key, row);
        }
    }

    pub(super) fn guild(&mut self, guild: GuildId, change: impl FnOnce(&mut Guild)) {
        let mut row = self.rows.guilds.get(&guild).cloned().unwrap_or(Guild {
            settings: "{}".to_owned(),
            gone_at: None,
        });
        change(&mut row);
        self.put(|rows| &mut rows.guilds, guild, row);
    }

    pub(super) fn bar(&mut self, row: BarRow) -> Refused {
        if !matches!(row.kind.as_str(), "ban" | "self" | "board") {
            return Err(refused("no such bar"));
        }
        let key = (row.guild, row.member, row.kind);
        let is_kept = key.2 == "self"
            && self.rows.bars.get(&key).is_some_and(|known| {
                let is_longer = known
                    .until
                    .zip(row.until)
                    .is_some_and(|(old, new)| new > old);
                !is_longer
            });
        if !is_kept {
            let bar = Bar {
                until: row.until,
                by: row.by,
                reason: Some(row.reason),
                at: row.at,
            };
            self.put(|rows| &mut rows.bars, key, bar);
        }
        Ok(())
    }
}
