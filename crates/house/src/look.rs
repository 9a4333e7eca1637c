//! A table as one viewer may know it, along with names, faces, free coins and times of day.
//!
//! [`table::look`] decides what may be seen of a table; nothing here adds a card to it.

use super::{HouseError, Tavern};
use books::Owner;
use ids::{GuildId, MemberId, TableId};
use pages::{HouseRefusal, Look, Persona};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use table::{LookContext, Notice, Player, Reveal, Table};

impl Tavern {
    /// A table as a member may see it in the server where they ask; a solo table only if it is theirs.
    ///
    /// # Errors
    /// The table is not in this server, or another member's alone; or the database fails.
    pub async fn look_in(
        &self,
        guild: GuildId,
        table: TableId,
        member: MemberId,
    ) -> Result<Look, HouseError> {
        let look = self.look(table, Some(member)).await?;
        if look.guild != guild || (look.solo && look.host != member) {
            return Err(HouseRefusal::NoSuchTable.into());
        }
        Ok(look)
    }

    /// The table as seen by a viewer, or by a bystander if `viewer` is `None`.
    ///
    /// # Errors
    /// No such table, or the database fails.
    pub async fn look(&self, table: TableId, viewer: Option<MemberId>) -> Result<Look, HouseError> {
        let table = match self.tables.table(table) {
            Ok(table) => table,
            Err(refusal) => Arc::new(self.records.read_closed(table).await?.ok_or(refusal)?),
        };
        let guild = table.guild;
        let look = table.look(viewer, &self.look_context(&table).await?)?;
        let mut personas = HashMap::new();
        for owner in owners(&look) {
            let guise = Persona {
                name: self.members.name_of(guild, &owner).await?,
                character: self.members.character_of(guild, &owner).await?,
                face: self.staff.face_of(guild, &owner),
            };
            personas.insert(owner, guise);
        }
        // Only the table's own message shows them; whoever clicks waits for one question less.
        let free = match viewer {
            Some(_) => HashMap::new(),
            None => {
                let free = look.chairs.iter().zip(self.free(&table).await?);
                free.filter_map(|(chair, free)| Some((chair.id, free?)))
                    .collect()
            }
        };
        // The public message tells what is worth remembering, the winner's own hand their first win.
        let (highlight, is_first_win) = match viewer {
            Some(_) => (None, self.is_first_win(&look).await?),
            None => (self.highlight_of(&look).await?, false),
        };
        Ok(Look {
            free,
            personas,
            highlight,
            is_first_win,
            ahead: self.clocks.ahead(guild),
            outage: self.clocks.outage(guild),
            table: look,
        })
    }

    async fn look_context(&self, table: &Table) -> anyhow::Result<LookContext> {
        let settings = self.settings.for_guild(table.guild);
        // During a deal, the one before it is not shown.
        let last = table
            .finished
            .as_ref()
            .filter(|_| table.state.reveal == Reveal::Session && table.playing().is_none());
        Ok(LookContext {
            now: self.clocks.now_at(table.guild),
            longest_pause: settings.longest_pause(&table.state.terms),
            session_is_over: match last {
                Some(last) => self.records.is_revealed(last.id).await?,
                None => false,
            },
            house_language: settings.language,
        })
    }
}

/// Every owner that a look names.
pub(super) fn owners(look: &table::Look) -> HashSet<Owner> {
    let seated = look.chairs.iter().map(|chair| &chair.player);
    let won = look.won.iter().map(|(player, _)| player);
    let told = look.notices.iter().filter_map(Notice::player);
    let talks = look.talk.iter().map(|talk| &talk.player);
    let players = seated.chain(won).chain(told).chain(talks);
    let reported = look.scene.last().into_iter().flat_map(|last| &last.owners);
    players
        .map(Player::owner)
        .chain(reported.cloned())
        .collect()
}
