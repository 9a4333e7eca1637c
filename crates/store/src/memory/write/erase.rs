//! Erasing members, and why deals were voided.

use ids::{DealId, GuildId, MemberId};

use super::super::rows::Bar;
use super::{Refused, Writing, refused};

impl Writing<'_> {
    pub(super) fn forget_void(&mut self, guild: GuildId, deal: DealId) {
        self.edit(|rows| &mut rows.void_words, deal, |row| row.reason.clear());
        self.edit_where(
            |rows| &mut rows.void_requests,
            |_, row| row.deal == deal,
            |row| row.reason.clear(),
        );
        let (given_back, deal) = (format!("{deal}:undo:"), deal.to_string());
        let is_made_good = |transfer: &str| {
            let mut parts = transfer.split(':');
            matches!(parts.next(), Some("good" | "good-patron")) && parts.any(|part| part == deal)
        };
        self.cut_where(
            |rows| &mut rows.notes,
            |(server, transfer), _| {
                *server == guild && (transfer.starts_with(&given_back) || is_made_good(transfer))
            },
        );
    }

    /// Erases the notes on transfers from or to an owner.
    pub(super) fn forget_reasons(&mut self, guild: GuildId, owner: &str) {
        let accounts = self.rows.accounts_of(guild, owner);
        let theirs: Vec<i64> = accounts.map(|(id, _)| id).collect();
        let is_theirs = |key: &&(GuildId, String)| {
            let id = self.rows.posted.get(*key);
            id.and_then(|id| self.rows.transfers.get(id))
                .is_some_and(|row| theirs.contains(&row.debit) || theirs.contains(&row.credit))
        };
        let notes = self.rows.notes.keys();
        let notes = notes.filter(|(server, _)| *server == guild);
        for key in notes.filter(is_theirs).cloned().collect::<Vec<_>>() {
            self.cut(|rows| &mut rows.notes, key);
        }
    }

    pub(super) fn forget_member(
        &mut self,
        guild: GuildId,
        member: MemberId,
        stand_in: MemberId,
    ) -> Refused {
        self.cut(|rows| &mut rows.members, (guild, member));
        self.cut_where(
            |rows| &mut rows.characters,
            |_, row| (row.guild, row.member) == (guild, member),
        );
        let mut plays = self.rows.members.values().filter_map(|row| row.plays);
        if plays.any(|character| !self.rows.characters.contains_key(&character)) {
            return Err(refused("another member plays as this character"));
        }
        self.cut_where(
            |rows| &mut rows.notes,
            |(server, _), note| *server == guild && note.author == member,
        );
        self.rename_bars(guild, member, stand_in, |bar| bar.reason = None);
        self.edit_where(
            |rows| &mut rows.bars,
            |(server, ..), bar| *server == guild && bar.by == Some(member),
            |bar| (bar.by, bar.reason) = (None, None),
        );
        self.edit_where(
            |rows| &mut rows.void_words,
            |_, row| row.guild == guild && row.by == Some(member),
            |row| (row.by, row.reason) = (None, String::new()),
        );
        for (deal, _) in self.keys(
            |rows| &mut rows.played_for,
            |(_, player), server| *player == member && *server == guild,
        ) {
            self.cut(|rows| &mut rows.played_for, (deal, member));
            self.put(|rows| &mut rows.played_for, (deal, MemberId(0)), guild);
        }
        for id in self.keys(
            |rows| &mut rows.void_requests,
            |_, row| row.guild == guild && row.by == member,
        ) {
            self.cut_request(id);
        }
        for id in self.keys(|rows| &mut rows.void_requests, |_, row| row.guild == guild) {
            self.cut(|rows| &mut rows.void_agreements, (id, member));
        }
        self.edit_where(
            |rows| &mut rows.log_words,
            |_, row| row.guild == guild && row.by == Some(member),
            |row| (row.by, row.words) = (None, None),
        );
        self.cut_where(
            |rows| &mut rows.reports,
            |_, (report, people)| report.guild == guild && people.contains(&member),
        );
        Ok(())
    }

    /// Moves a member's bars to another id, replacing those of that id.
    pub(super) fn rename_bars(
        &mut self,
        guild: GuildId,
        from: MemberId,
        to: MemberId,
        change: impl Fn(&mut Bar),
    ) {
        for key in self.keys(
            |rows| &mut rows.bars,
            |(server, member, _), _| (*server, *member) == (guild, from),
        ) {
            let Some(mut bar) = self.rows.bars.get(&key).cloned() else {
                continue;
            };
            change(&mut bar);
            let renamed = (guild, to, key.2.clone());
            self.cut(|rows| &mut rows.bars, key);
            self.put(|rows| &mut rows.bars, renamed, bar);
        }
    }
}
