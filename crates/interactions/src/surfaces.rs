//! A table's messages on Discord, as the database keeps them.

use house::Tavern;
use ids::{ChannelId, MessageId, TableId};
use pages::Surface;
use std::collections::BTreeMap;

/// The purpose of one of a table's messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The living message, which shows the table.
    Table,
    /// The reminder to players.
    Turn,
    /// The notice to players who ran out of time.
    Out,
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Kind::Table => "table",
            Kind::Turn => "turn",
            Kind::Out => "out",
        }
    }
}

/// The messages of one table, as stored in the database.
pub struct Surfaces {
    tavern: Tavern,
    table: TableId,
    kept: BTreeMap<String, Surface>,
}

impl Surfaces {
    /// Loads the messages of a table.
    ///
    /// # Errors
    /// The database failed.
    pub async fn load(tavern: &Tavern, table: TableId) -> anyhow::Result<Surfaces> {
        let kept = tavern.surfaces(table).await?;
        Ok(Surfaces {
            tavern: tavern.clone(),
            table,
            kept,
        })
    }

    /// The current message of a kind.
    pub fn get(&self, kind: Kind) -> Option<Surface> {
        self.kept.get(kind.word()).copied()
    }

    /// Stores a new message of a kind.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set(
        &mut self,
        kind: Kind,
        channel: ChannelId,
        message: u64,
    ) -> anyhow::Result<()> {
        let posted_at = self.tavern.house.time.now();
        let surface = Surface {
            channel,
            message: MessageId(message),
            posted_at,
        };
        self.kept.insert(kind.word().to_owned(), surface);
        self.tavern
            .set_surface(self.table, kind.word(), Some(surface))
            .await
    }

    /// Records that the message of a kind is gone.
    ///
    /// # Errors
    /// The database failed.
    pub async fn clear(&mut self, kind: Kind) -> anyhow::Result<()> {
        if self.kept.remove(kind.word()).is_some() {
            self.tavern
                .set_surface(self.table, kind.word(), None)
                .await?;
        }
        Ok(())
    }
}
