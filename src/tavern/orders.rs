//! What host and game master order at a table, and what its players agree on:
//! pauses, who has to go, who is host, and taking back what runs.

use super::barred::most_hosted;
use super::chairs::{chair_of, must_host};
use super::draft::Draft;
use super::{CalledOff, ClosedWhy, LogEntry, MemberId, Player, Sorry, TableId, Tavern, Trouble};
use serde::{Deserialize, Serialize};

/// In what right somebody orders something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// As a guest of the house; the host of a table is one.
    Guest,
    /// As game master.
    Gm,
}

/// What was ordered at a table.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Orders {
    /// The pause that is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paused: Option<Paused>,
    /// How long hosts, and game masters who sit here, paused since the last deal (match) began, milliseconds.
    #[serde(skip_serializing_if = "is_zero")]
    pub paused_ms: i64,
    /// How long game masters did who do not sit here.
    #[serde(skip_serializing_if = "is_zero")]
    pub gm_paused_ms: i64,
    /// What some want to take back, as long as the deal is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wish: Option<Wish>,
    /// How many such wishes there were: names the present one, so that an old button is told from a new one.
    #[serde(skip_serializing_if = "is_none_yet")]
    pub wishes: u32,
    /// Who was asked to leave: they may not sit down here again.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown_out: Vec<MemberId>,
}

/// The clock stands still.
/// When a pause ends is the table's only deadline meanwhile; the time that ran is kept as what is left of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Paused {
    pub by: PausedBy,
    /// What was left of the time that ran, milliseconds.
    pub left: i64,
    /// How long it may last, milliseconds.
    pub granted: i64,
}

/// Who let the clock stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PausedBy {
    /// The host, for as long as the settings of the server allow.
    Host,
    /// A game master who sits at the table, for as long.
    SeatedGm,
    /// A game master who does not: for a week at most.
    Gm,
}

/// How long game masters may pause a table at which they do not sit in one deal (match), milliseconds: a week.
pub(super) const GM_PAUSES_MS: i64 = 7 * 24 * 60 * 60_000;

impl Orders {
    /// How long those who order in this right may still pause in this deal (match), milliseconds, where the house
    /// bounds pauses to so many; none is left from 0 on.
    pub fn pause_left(&self, by: PausedBy, longest: i64) -> i64 {
        match by {
            PausedBy::Host | PausedBy::SeatedGm => longest - self.paused_ms,
            PausedBy::Gm => GM_PAUSES_MS - self.gm_paused_ms,
        }
    }

    /// How long those who order in this right have paused since the last deal (match) began, milliseconds.
    pub fn paused_by(&mut self, by: PausedBy) -> &mut i64 {
        match by {
            PausedBy::Host | PausedBy::SeatedGm => &mut self.paused_ms,
            PausedBy::Gm => &mut self.gm_paused_ms,
        }
    }

    /// A deal (match) begins: its pauses are counted anew.
    pub fn forget_pauses(&mut self) {
        (self.paused_ms, self.gm_paused_ms) = (0, 0);
    }
}

/// Something is to be taken back, if all whom it concerns agree.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Wish {
    pub what: CalledOff,
    pub agreed: Vec<MemberId>,
    /// Why, as a game master typed it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

/// What is to be taken back while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallOff<'a> {
    /// What of the table.
    pub what: CalledOff,
    /// Why: a game master says so, and everybody is told.
    pub reason: &'a str,
}

impl Tavern {
    /// The clock stands still. Acts count meanwhile, but nobody has to hurry, and no patron acts.
    ///
    /// # Errors
    /// Neither host nor game master, a pause is on, or the time for pauses is used up until the next deal (match).
    pub async fn pause(&self, table: TableId, by: MemberId, rank: Rank) -> Result<(), Trouble> {
        let guild = self.seated(table)?.guild;
        let settings = self.settings(guild);
        self.change(table, |draft, _| {
            let longest = settings.pauses_ms(&draft.table.state.terms);
            Ok(draft.pause_clock(may(draft, by, rank)?, longest)?)
        })
        .await
    }

    /// The clock goes on where it stood.
    ///
    /// # Errors
    /// Neither host nor game master, no pause is on, or it is the game master's to end.
    pub async fn go_on(&self, table: TableId, by: MemberId, rank: Rank) -> Result<(), Trouble> {
        self.change(table, |draft, _| {
            Ok(draft.resume_clock(may(draft, by, rank)?)?)
        })
        .await
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
    ) -> Result<(), Trouble> {
        let guild = self.seated(table)?.guild;
        let entry = LogEntry::Kicked {
            table,
            player: player.clone(),
        };
        let logged = self.entry(guild, Some(by), entry);
        self.change(table, |draft, _| {
            may(draft, by, rank)?;
            if player.member() == Some(by) {
                return Err(Sorry::KickYourself.into());
            }
            let state = &draft.table.state;
            let chair = match player {
                Player::Member(person) => state.chair_of_member(person.member),
                Player::Patron(_) => state.chair_of(player),
            };
            let chair = chair.ok_or(Sorry::NotHere)?;
            draft.log(&logged)?;
            Ok(draft.kick(chair)?)
        })
        .await?;
        self.tell_logged(logged);
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
    ) -> Result<(), Trouble> {
        let guild = self.seated(table)?.guild;
        let most = most_hosted(rank);
        let hosts_enough = self.hosted(guild, to).await >= most;
        self.change(table, |draft, _| {
            may(draft, by, rank)?;
            if draft.table.state.host == to {
                return Err(Sorry::HostAlready.into());
            }
            if hosts_enough {
                return Err(Sorry::HostsEnough(most).into());
            }
            draft.hand_over(to).ok_or(Sorry::NotHere)?;
            Ok(())
        })
        .await
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
    ) -> Result<bool, Trouble> {
        if off.what == CalledOff::Table && rank != Rank::Gm {
            return Err(Sorry::NotGm.into());
        }
        let wish = |draft: &mut Draft<'_>| draft.wish(by, rank, off);
        self.taken_back(table, by, Some(off.what), wish).await
    }

    /// A member agrees to what was wished for; `number` is that of the wish the button was made for.
    /// True if it was taken back with that.
    ///
    /// # Errors
    /// An old button, or no seat in what is on.
    pub async fn agree(&self, table: TableId, by: MemberId, number: u32) -> Result<bool, Trouble> {
        let agree = |draft: &mut Draft<'_>| draft.agree(by, number);
        self.taken_back(table, by, None, agree).await
    }

    /// A member does not agree: what is on goes on.
    ///
    /// # Errors
    /// An old button, or no seat in what is on.
    pub async fn play_on(&self, table: TableId, by: MemberId, number: u32) -> Result<(), Trouble> {
        self.change(table, |draft, _| Ok(draft.play_on(by, number)?))
            .await
    }

    /// Lets a wish be made or agreed to, and takes back what all agree on, logged in the same step.
    async fn taken_back(
        &self,
        table: TableId,
        by: MemberId,
        what: Option<CalledOff>,
        wish: impl Fn(&mut Draft<'_>) -> Result<Option<Wish>, Sorry>,
    ) -> Result<bool, Trouble> {
        let guild = self.seated(table)?.guild;
        let entry = |wish: Wish, among| {
            // Whoever typed the reason wished for it first.
            let by = wish.agreed.first().copied().unwrap_or(by);
            let entry = LogEntry::CalledOff {
                table,
                what: wish.what,
                reason: wish.reason,
                among,
            };
            self.entry(guild, Some(by), entry)
        };
        let done = std::sync::Mutex::new(None);
        let closes = what == Some(CalledOff::Table);
        self.change(table, |draft, _| {
            *super::lock(&done) = None;
            if closes && !draft.table.state.is_on() {
                return Ok(draft.ask_to_close(ClosedWhy::ByGm)?);
            }
            if let Some(agreed) = wish(draft)? {
                let what = agreed.what;
                let logged = entry(agreed, draft.table.state.purses_at_stake());
                draft.log(&logged)?;
                draft.call_off(what)?;
                *super::lock(&done) = Some(logged);
            }
            Ok(())
        })
        .await?;
        let done = done.into_inner().unwrap_or_default();
        let was = done.is_some();
        if let Some(logged) = done {
            self.tell_logged(logged);
        }
        Ok(was)
    }

    /// Whoever may not play any more goes from every table of the server, as one who was asked to leave.
    pub(super) async fn send_off(
        &self,
        guild: super::GuildId,
        member: MemberId,
    ) -> Result<(), Trouble> {
        for table in self.tables_in(guild, None) {
            let sent = self
                .change(table, |draft, _| {
                    let chair = chair_of(&draft.table.state, member)?;
                    Ok(draft.send_off(chair)?)
                })
                .await;
            match sent {
                Ok(()) | Err(Trouble::Sorry(_)) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(())
    }
}

/// In which right somebody gives orders at a table.
fn may(draft: &Draft<'_>, by: MemberId, rank: Rank) -> Result<PausedBy, Sorry> {
    let state = &draft.table.state;
    match rank {
        Rank::Gm if state.sits_or_played(by) => Ok(PausedBy::SeatedGm),
        Rank::Gm => Ok(PausedBy::Gm),
        Rank::Guest => must_host(state, by).map(|()| PausedBy::Host),
    }
}

pub(super) fn is_zero(number: &i64) -> bool {
    *number == 0
}

fn is_none_yet(number: &u32) -> bool {
    *number == 0
}
