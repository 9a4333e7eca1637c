//! Solo tables: one for each member and server, played for fun in one private message, and counted nowhere.

use super::opening::OpeningPermit;
use super::{HouseError, Opening, Tables, Tavern};
use ids::{ChannelId, GuildId, MemberId, TableId};
use patrons::Skill;
use rules::Variant;
use table::WhichPatron;

impl Tavern {
    /// Opens a member's solo table against patrons of this skill, or returns the one that they have.
    ///
    /// # Errors
    /// They are barred from playing, no patron may sit down, or the database fails.
    pub async fn open_alone(
        &self,
        guild: GuildId,
        channel: ChannelId,
        member: MemberId,
        variant: Variant,
        skill: Skill,
    ) -> Result<TableId, HouseError> {
        // Two commands at once get one table.
        let _one_at_a_time = self.again.lock().await;
        if let Some(table) = self.tables.alone(guild, member) {
            return Ok(table);
        }
        self.members.known(guild, member).await?;
        self.exclusions.must_not_be_barred(guild, member).await?;
        let terms = self.settings.for_guild(guild).usual_terms(variant).solo();
        let (under_way, _) = self.openings.begin(guild, member);
        let opening = Opening {
            table: TableId(self.house.random.bits()),
            solo: true,
            skill: Some(skill),
            patrons: vec![WhichPatron::Anybody; terms.usual().saturating_sub(1)],
            ..Opening::new(guild, channel, member, terms, 0)
        };
        self.open_table(OpeningPermit { opening, under_way }).await
    }
}

impl Tables {
    /// A member's solo table, if they have one.
    pub fn alone(&self, guild: GuildId, member: MemberId) -> Option<TableId> {
        let tables = self.tables_in(guild);
        let mut own = tables
            .iter()
            .filter(|table| table.state.solo && table.state.host == member);
        own.next().map(|table| table.id)
    }
}
