//! Counts what members repeat at a table, from their commands and not from its own counts: nobody may do it more
//! often than docs/PLAYERS.md says.

use ids::{DealId, MemberId, Moment};
use std::collections::BTreeMap;
use table::{Command, Duty, Effect, Order, Player, Standing, State, Step, Table};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// When each member did what. Choosing the table's language counts for everybody together.
#[derive(Default)]
pub struct Repetition(BTreeMap<(Act, MemberId), Vec<Moment>>);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Act {
    Goes,
    SendsPatron,
    ChoosesCoins,
    ChoosesRules,
    ChoosesPartners,
    Cuts(DealId),
    Pauses,
    AsksToCancel,
    HandsOver,
    ChoosesLanguage,
    Shows,
}

const TABLE: MemberId = MemberId(0);

impl Repetition {
    /// After the clock was set back, nobody waits for what lies in its future.
    pub fn forget_what_lies_ahead(&mut self, now: Moment) {
        for times in self.0.values_mut() {
            times.retain(|&at| at <= now);
        }
    }

    /// Counts a committed step; the error says what was repeated too often.
    pub fn see(
        &mut self,
        before: &Table,
        step: &Step,
        command: &Command,
        now: Moment,
    ) -> Result<(), String> {
        match command {
            Command::Member { by, order, .. } => {
                self.see_seats(&before.state, *by, order, now)?;
                self.see_order((before, step), *by, order, now)?;
            }
            // What they did is erased with them.
            Command::House(Duty::Forget { member, .. }) => self.0.retain(|(_, by), _| by != member),
            Command::House(_) => {}
        }
        let begins = |effect: &Effect| matches!(effect, Effect::DealBegun { .. });
        if step.effects.iter().any(begins) {
            let outlasts = |act: Act| matches!(act, Act::ChoosesLanguage | Act::Shows);
            self.0.retain(|(act, _), _| outlasts(*act));
        }
        Ok(())
    }

    /// Looks at what somebody ordered, but for seats.
    fn see_order(
        &mut self,
        (before, step): (&Table, &Step),
        by: MemberId,
        order: &Order,
        now: Moment,
    ) -> Result<(), String> {
        let (old, new) = (&before.state, &step.table.state);
        match order {
            Order::UnseatPatron | Order::Kick(Player::Patron(_)) => {
                self.does(Act::SendsPatron, by, now);
            }
            Order::SeatPatron(_) | Order::Fill => {
                let (often, last) = self.lately(Act::SendsPatron, by, now);
                must(often < 8 || last >= MINUTE, "seats a patron", by)?;
            }
            Order::ChooseCoins(_) => {
                let (often, last) = self.lately(Act::ChoosesCoins, by, now);
                must(often < 4 || last >= MINUTE, "chooses the coins", by)?;
                self.does(Act::ChoosesCoins, by, now);
            }
            Order::ChooseRules(_) => {
                let (often, last) = self.lately(Act::ChoosesRules, by, now);
                must(often < 8 || last >= MINUTE, "sets the options", by)?;
                self.does(Act::ChoosesRules, by, now);
            }
            Order::ChoosePartner(_) => {
                let often = self.does(Act::ChoosesPartners, by, now);
                must(often <= 8, "chooses partners", by)?;
            }
            Order::Cut { deal, .. } => {
                let often = self.does(Act::Cuts(*deal), by, now);
                must(often <= 3, "cuts", by)?;
            }
            Order::Pause => {
                must(self.does(Act::Pauses, by, now) <= 3, "pauses", by)?;
            }
            Order::CallOff { .. } if new.orders.wishes > old.orders.wishes => {
                let often = self.does(Act::AsksToCancel, by, now);
                must(often <= 1, "asks to cancel", by)?;
            }
            Order::HandOver { .. } => {
                let often = self.does(Act::HandsOver, by, now);
                must(often <= 3, "passes on the host role", by)?;
            }
            Order::ChooseLanguage(_) if new.language != old.language => {
                let (often, _) = self.lately(Act::ChoosesLanguage, TABLE, now);
                must(often < 1, "chooses the language", by)?;
                self.does(Act::ChoosesLanguage, TABLE, now);
            }
            Order::Show => {
                let (often, _) = self.lately(Act::Shows, by, now);
                must(often < 2, "moves the table", by)?;
                self.does(Act::Shows, by, now);
            }
            _ => {}
        }
        Ok(())
    }

    /// Looks at who sits down, gets up or goes by an order.
    fn see_seats(
        &mut self,
        old: &State,
        by: MemberId,
        order: &Order,
        now: Moment,
    ) -> Result<(), String> {
        let chair = old.chair_of_member(by);
        let standing = chair.map(|chair| old.standing(chair));
        match order {
            Order::Join(_) if matches!(standing, None | Some(Standing::Leaving)) => {
                self.comes_back(by, now)?;
            }
            Order::SitIn if matches!(standing, Some(Standing::Leaving | Standing::Out)) => {
                self.comes_back(by, now)?;
            }
            Order::PlayFor(_) => self.comes_back(by, now)?,
            Order::Leave | Order::GiveBack => {
                self.does(Act::Goes, by, now);
            }
            Order::SitOut => {
                if standing == Some(Standing::Leaving) {
                    self.comes_back(by, now)?;
                }
                self.does(Act::Goes, by, now);
            }
            _ => {}
        }
        Ok(())
    }

    /// Whoever got up twice may come back after a minute.
    fn comes_back(&self, by: MemberId, now: Moment) -> Result<(), String> {
        let (often, last) = self.lately(Act::Goes, by, now);
        must(often < 2 || last >= MINUTE, "comes back", by)
    }

    /// How often within an hour, and how long ago last, in milliseconds.
    fn lately(&self, act: Act, by: MemberId, now: Moment) -> (usize, i64) {
        let times = self.0.get(&(act, by)).into_iter().flatten();
        let ago = times.map(|&at| (now - at).0).filter(|&ago| ago < HOUR);
        let ago: Vec<i64> = ago.collect();
        (ago.len(), ago.iter().copied().min().unwrap_or(HOUR))
    }

    /// Counts it; returns how often it was done.
    fn does(&mut self, act: Act, by: MemberId, now: Moment) -> usize {
        let times = self.0.entry((act, by)).or_default();
        times.push(now);
        times.len()
    }
}

fn must(holds: bool, does: &str, by: MemberId) -> Result<(), String> {
    if holds {
        Ok(())
    } else {
        Err(format!("{by} {does} too often"))
    }
}
