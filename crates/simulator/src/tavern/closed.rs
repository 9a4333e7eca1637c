//! Nobody who asks for a look, a record, a replay or anything else of a deal with closed cards learns of a card that
//! they have not seen.

use super::calls::{Call, CallOutcome, Heard, Text};
use super::witness::Seen;
use crate::looks;
use books::Owner;
use ids::{DealId, MemberId, Millis, Moment, TableId, Version};
use rules::{Deal, Seat, Viewer};
use table::{LookContext, Reveal, State, Table};

/// Cards that a reader may not see, apart from those that their seat has seen.
pub struct Closed {
    cards: Deal,
    viewer: Viewer,
    /// Whether the deal is still being played.
    is_on: bool,
    /// A table as it is when it is looked at, with the look that its reader must get.
    look: Option<(Version, String)>,
}

impl Seen {
    /// A deal of this table, if its cards are closed: while it is played and, where that was agreed, until the session
    /// that it was played in ends, or its table closes.
    fn is_closed(&self, table: TableId, deal: DealId) -> bool {
        let Some(kept) = self.kept(table) else {
            return false;
        };
        let Some(ended_at) = self.ended_at.get(&deal) else {
            return true;
        };
        let state = serde_json::from_str::<State<table::Hands>>(&kept.row);
        match state.map_or(Reveal::Deal, |state| state.reveal) {
            Reveal::Deal => return false,
            Reveal::Table => return !self.is_over(table),
            Reveal::Session => {}
        }
        let here = self.at_sessions.iter().filter(|(_, at)| *at == table);
        let sessions = here.map(|(session, _)| self.sessions.get(session).and_then(|it| it.1));
        let mut goes_on = !self.is_over(table);
        for closed_at in sessions {
            match closed_at {
                Some(closed_at) if closed_at >= *ended_at => return false,
                Some(_) => {}
                None => goes_on = true,
            }
        }
        goes_on
    }

    /// What this reader may not learn of a deal.
    fn closed_deal(&self, deal: DealId, member: MemberId) -> Option<Closed> {
        let table = *self.table_of.get(&deal)?;
        if !self.is_closed(table, deal) {
            return None;
        }
        let kept = self.kept(table)?;
        let record = kept.record(deal).ok()?;
        let is_theirs = |key: &String| match key.parse::<Owner>() {
            Ok(Owner::Member(purse)) => {
                let holder = self.holders.get(&(kept.guild, purse));
                holder.is_some_and(|(holder, _)| *holder == member)
            }
            Ok(Owner::Patron(_)) | Err(_) => false,
        };
        let seat = record.seats.iter().position(is_theirs).and_then(Seat::new);
        let mut cards = record.replay().ok()?;
        let is_on = kept.running_deal() == Some(deal);
        if !is_on {
            cards.close_question(|_| {});
        }
        Some(Closed {
            cards,
            viewer: seat.map_or(Viewer::Bystander, Viewer::Seat),
            is_on,
            look: None,
        })
    }

    /// What this reader may not learn from a look at a table.
    fn closed_table(&self, table: TableId, member: Option<MemberId>) -> Option<Closed> {
        let now: Table = self.kept(table)?.read().ok()?;
        let beside = LookContext {
            now: Moment(0),
            longest_pause: Millis::ZERO,
            session_is_over: false,
            house_language: None,
        };
        let look = now.look(member, &beside).ok()?;
        let look = Some((now.version, Text::cards(&look)));
        if let Some(playing) = now.playing() {
            let chair = member.and_then(|member| now.state.chair_of_member(member));
            let seat = chair.and_then(|chair| playing.hands.seat_of(chair));
            return Some(Closed {
                cards: playing.cards.clone(),
                viewer: seat.map_or(Viewer::Bystander, Viewer::Seat),
                is_on: true,
                look,
            });
        }
        let last = now.finished.as_ref()?;
        self.is_closed(table, last.id).then(|| Closed {
            cards: last.deal.clone(),
            viewer: Viewer::Bystander,
            is_on: false,
            look,
        })
    }

    /// What whoever makes this call may not learn now.
    pub fn closed_to(&self, call: &Call) -> Option<Closed> {
        match call {
            Call::Look(table, member) => self.closed_table(*table, *member),
            Call::Receipt(requester, deal)
            | Call::Replay(requester, deal, _)
            | Call::Record(requester, deal)
            | Call::Report(requester, Some(deal))
            | Call::Shuffle(requester, deal)
            | Call::ShareTrick(requester, deal, _)
            | Call::ShareWin(requester, deal) => self.closed_deal(*deal, requester.member),
            _ => None,
        }
    }

    /// Checks that the answer names no card that was closed before the call and still is. Says what was looked at, if
    /// there were such cards.
    pub fn tells_nothing(
        &self,
        call: &Call,
        answer: &CallOutcome,
        before: Option<&Closed>,
    ) -> Result<Option<&'static str>, String> {
        let CallOutcome::Done(Heard::Text(told)) = answer else {
            return Ok(None);
        };
        let (Some(before), Some(now)) = (before, self.closed_to(call)) else {
            return Ok(None);
        };
        if let Some((version, cards)) = &now.look {
            // It may have been looked at before or after a step.
            if before.look.as_ref().map(|(version, _)| version) != Some(version) {
                return Ok(None);
            }
            if told.cards.as_ref() != Some(cards) {
                return Err(format!("the look shows {:?}, not {cards}", told.cards));
            }
        }
        let is_record = matches!(call, Call::Record(..) | Call::ShareTrick(..));
        let is_deal = !matches!(call, Call::Look(..) | Call::Report(..) | Call::Shuffle(..));
        if is_record || (is_deal && now.is_on) {
            return Err("it is not to be shown yet".to_owned());
        }
        let what = match (now.is_on, call.name()) {
            (true, "Look") => "look at a deal",
            (false, "Look") => "look after a deal",
            (_, name) => name,
        };
        let named = looks::named(&told.words) & looks::unseen(&now.cards, now.viewer);
        if named.is_empty() {
            Ok(Some(what))
        } else {
            Err(format!("{:?} is told of {named:?}", now.viewer))
        }
    }
}
