//! What host and game master order at a table, and what its players agree on:
//! pauses, who has to go, who is host, and taking back what runs.

use super::exclusions::most_hosted;
use super::steps::Performed;
use super::{CalledOff, HouseError, LogEntry, MemberId, Player, Rank, TableId, Tables};
use pages::text::tidy;
use table::Command;

/// What is to be taken back while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallOff<'a> {
    /// What of the table.
    pub what: CalledOff,
    /// Why: a game master says so, and everybody is told.
    pub reason: &'a str,
}

impl Tables {
    /// The clock stands still. Acts count meanwhile, but nobody has to hurry, and no patron acts.
    ///
    /// # Errors
    /// Neither host nor game master, a pause is on, or the time for pauses is used up until the next deal (match).
    pub async fn pause(&self, table: TableId, by: MemberId, rank: Rank) -> Result<(), HouseError> {
        self.perform(table, Command::Pause { by, rank }).await?;
        Ok(())
    }

    /// The clock goes on where it stood.
    ///
    /// # Errors
    /// Neither host nor game master, no pause is on, or it is the game master's to end.
    pub async fn go_on(&self, table: TableId, by: MemberId, rank: Rank) -> Result<(), HouseError> {
        self.perform(table, Command::GoOn { by, rank }).await?;
        Ok(())
    }

    /// Somebody has to go: at once between deals, else after the deal (the match), which they play to its end.
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

    /// Another member becomes host.
    ///
    /// # Errors
    /// Neither host nor game master, or the other does not sit here, or is host of as many tables as one can be.
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

    /// What is on is to be taken back: at once if a game master says so who has no seat in it,
    /// else when every member agrees who has one. True if it was taken back.
    ///
    /// # Errors
    /// Nothing is on, no seat in it, patrons dealt in, nobody else who could agree, or a game master without a reason.
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
        Ok(performed.took_back())
    }

    /// A member agrees to what was wished for; `number` is that of the wish the button was made for.
    /// True if it was taken back with that.
    ///
    /// # Errors
    /// An old button, or no seat in what is on.
    pub async fn agree(
        &self,
        table: TableId,
        by: MemberId,
        number: u32,
    ) -> Result<bool, HouseError> {
        let agree = Command::Agree { by, wish: number };
        let performed = self.perform(table, agree).await?;
        Ok(performed.took_back())
    }

    /// A member does not agree: what is on goes on.
    ///
    /// # Errors
    /// An old button, or no seat in what is on.
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

    /// Whoever may not play any more goes from every table of the server, as one who was asked to leave.
    pub(super) async fn send_off(
        &self,
        guild: super::GuildId,
        member: MemberId,
    ) -> Result<(), HouseError> {
        let tables = self.ids_in(guild, None);
        self.perform_at_each(tables, || Command::SendOff { member })
            .await
    }
}

impl Performed {
    /// Whether what was on was taken back.
    fn took_back(&self) -> bool {
        let mut logged = self.logged.iter();
        logged.any(|logged| matches!(logged.entry, LogEntry::CalledOff { .. }))
    }
}
