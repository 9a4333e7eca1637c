//! Remembers the messages that tables have on Discord.

use super::Tavern;
use ids::TableId;
use pages::Surface;
use std::collections::BTreeMap;
use store::{Step, SurfaceRow, Write};

impl Tavern {
    /// A table's messages on Discord, by purpose.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn surfaces(&self, table: TableId) -> anyhow::Result<BTreeMap<String, Surface>> {
        let rows = self.store.surfaces(table).await?;
        let surface = |row: SurfaceRow| {
            let surface = Surface {
                channel: row.channel,
                message: row.message,
                posted_at: row.posted_at,
            };
            (row.kind, surface)
        };
        Ok(rows.into_iter().map(surface).collect())
    }

    /// Remembers a table's message in place of the previous one for this purpose; `None` forgets it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_surface(
        &self,
        table: TableId,
        kind: &str,
        surface: Option<Surface>,
    ) -> anyhow::Result<()> {
        let kind = kind.to_owned();
        let write = match surface {
            Some(Surface {
                channel,
                message,
                posted_at,
            }) => Write::Surface {
                table,
                kind,
                channel,
                message,
                posted_at,
            },
            None => Write::SurfaceDeleted { table, kind },
        };
        Ok(self.store.commit(Step::write(write)).await?)
    }
}
