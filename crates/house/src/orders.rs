//! What the host and game masters order at a table, and what its players agree on: its language, pauses, removals, a
//! change of host, and cancelling what runs.

use super::exclusions::most_hosted;
use super::tables::Performed;
use super::{HouseError, Tables, Tavern};
use ids::{MemberId, TableId};
use pages::{LogEntry, text::tidy};
use table::{CalledOff, Command, Language, Player, Rank};

/// A request to cancel what runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallOff<'a> {
    /// Deal, match or whole table.
    pub what: CalledOff,
    /// The reason, required of a game master and shown to everyone.
    pub reason: &'a str,
}

impl Tavern {
    /// The language of a table's public messages, open or closed; `None` for the server's.
    ///
    /// # Errors
    /// The database fails.
    pub async fn language_of(&self, table: TableId) -> Result<Option<Language>, HouseError> {
        if let Ok(open) = self.tables.table(table) {
            return Ok(open.state.language);
        }
        let kept = self.records.lasting(table).await?;
        Ok(kept.and_then(|kept| kept.language))
    }
}

impl Tables {
    /// Chooses the language of the table's public messages; `None` for the server's.
    ///
    /// # Errors
    /// Neither host nor game master.
    pub async fn choose_language(
        &self,
        table: TableId,
        by: MemberId,
        rank: Rank,
        language: Option<Language>,
    ) -> Result<(), HouseError> {
        let choice = Command::ChooseLanguage { by, rank, language };
        self.perform(table, choice).await?;
        Ok(())
    }

    /// Stops the clock. Acts still count, but nobody has to hurry and no patron acts.
    ///
    /// # Errors
    /// Neither host nor game master, already paused, or no pause left until the next deal (match).
    pub async fn pause(&self, table: TableId, by: MemberId, rank: Rank) -> Result<(), HouseError> {
        self.perform(table, Command::Pause { by, rank }).await?;
        Ok(())
    }

    /// Resumes the clock where it stopped.
    ///
    /// # Errors
    /// Neither host nor game master, not paused, or paused by a game master.
    pub async fn go_on(&self, table: TableId, by: MemberId, rank: Rank) -> Result<(), HouseError> {
        self.perform(table, Command::GoOn { by, rank }).await?;
        Ok(())
    }

    /// Makes a player leave: at once between deals, otherwise after the deal (match), which they finish themselves.
    ///
    /// # Errors
    /// Neither host nor game master, nobody of this name here, or oneself.
    pub async fn kick(
        &self,
        table: TableId,
        by: MemberId,
        rank: Rank,
        player: &Player,
    ) -> Result<(), HouseError> {
        let player = player.clone();
        self.perform(table, Command::Kick { by, rank, player })
            .await?;
        Ok(())
    }

    /// Makes another member the host.
    ///
    /// # Errors
    /// Neither host nor game master; or the other does not sit here, or hosts as many tables as allowed.
    pub async fn hand_over(
        &self,
        table: TableId,
        by: MemberId,
        rank: Rank,
        to: MemberId,
    ) -> Result<(), HouseError> {
        let guild = self.table(table)?.guild;
        let most = most_hosted(rank);
        let full = (self.hosted(guild, to) >= most).then_some(most);
        let hand_over = Command::HandOver { by, rank, to, full };
        self.perform(table, hand_over).await?;
        Ok(())
    }

    /// Cancels what is running: at once for a game master who holds no seat in it, otherwise once every member who
    /// does has agreed. Returns whether it was cancelled.
    ///
    /// # Errors
    /// Nothing is running, no seat in it, patrons dealt in, nobody else who could agree, or a game master without a
    /// reason.
    pub async fn call_off(
        &self,
        table: TableId,
        by: MemberId,
        rank: Rank,
        off: CallOff<'_>,
    ) -> Result<bool, HouseError> {
        let call_off = Command::CallOff {
            by,
            rank,
            what: off.what,
            reason: tidy(off.reason).trim().to_owned(),
        };
        let performed = self.perform(table, call_off).await?;
        Ok(performed.has_cancelled())
    }

    /// A member agrees to a proposed cancellation; `number` is that of the proposal the button was made for. Returns
    /// whether it was carried out with that.
    ///
    /// # Errors
    /// An old button, or no seat in what is running.
    pub async fn agree(
        &self,
        table: TableId,
        by: MemberId,
        number: u32,
    ) -> Result<bool, HouseError> {
        let agree = Command::Agree { by, wish: number };
        let performed = self.perform(table, agree).await?;
        Ok(performed.has_cancelled())
    }

    /// A member rejects a proposed cancellation: play continues.
    ///
    /// # Errors
    /// An old button, or no seat in what is running.
    pub async fn play_on(
        &self,
        table: TableId,
        by: MemberId,
        number: u32,
    ) -> Result<(), HouseError> {
        let play_on = Command::PlayOn { by, wish: number };
        self.perform(table, play_on).await?;
        Ok(())
    }

    /// Makes a member who may no longer play leave every table of the server.
    pub(super) async fn send_off(
        &self,
        guild: ids::GuildId,
        member: MemberId,
    ) -> Result<(), HouseError> {
        let tables = self.ids_in(guild, None);
        self.perform_at_each(tables, || Command::SendOff { member })
            .await
    }
}

impl Performed {
    /// Whether something was cancelled.
    fn has_cancelled(&self) -> bool {
        let mut logged = self.logged.iter();
        logged.any(|logged| matches!(logged.entry, LogEntry::CalledOff { .. }))
    }
}
