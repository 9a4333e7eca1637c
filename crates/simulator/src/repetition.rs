//! What members repeat at a table, counted by what came of their commands and not by the table: nobody may do it more
//! often than docs/PLAYERS.md says.

use ids::{DealId, MemberId, Moment};
use std::collections::BTreeMap;
use table::{Command, Effect, Player, Standing, State, Step, Table};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// When each member did what; the table's language is nobody's.
#[derive(Default)]
pub struct Repetition(BTreeMap<(Act, MemberId), Vec<Moment>>);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Act {
    Goes,
    SendsPatron,
    ChoosesCoins,
    ChoosesRules,
    Cuts(DealId),
    Pauses,
    AsksToCancel,
    HandsOver,
    ChoosesLanguage,
    Shows,
}

const TABLE: MemberId = MemberId(0);

impl Repetition {
    /// A clock that is set back keeps nobody waiting.
    pub fn forget_what_lies_ahead(&mut self, now: Moment) {
        for times in self.0.values_mut() {
            times.retain(|&at| at <= now);
        }
    }

    /// Looks at a step that was committed, and says what was repeated too often.
    pub fn see(
        &mut self,
        before: &Table,
        step: &Step,
        command: &Command,
        now: Moment,
    ) -> Result<(), String> {
        let (old, new) = (&before.state, &step.table.state);
        self.sees_seats(old, command, now)?;
        match command {
            Command::UnseatPatron { by }
            | Command::Kick {
                by,
                player: Player::Patron(_),
                ..
            } => {
                self.does(Act::SendsPatron, *by, now);
            }
            Command::SeatPatron { by, .. } | Command::Fill { by } => {
                let (often, last) = self.lately(Act::SendsPatron, *by, now);
                must(often < 8 || last >= MINUTE, "seats a patron", *by)?;
            }
            Command::ChooseCoins { by, .. } => {
                let (often, last) = self.lately(Act::ChoosesCoins, *by, now);
                must(often < 4 || last >= MINUTE, "chooses the coins", *by)?;
                self.does(Act::ChoosesCoins, *by, now);
            }
            Command::ChooseRules { by, .. } => {
                let (often, last) = self.lately(Act::ChoosesRules, *by, now);
                must(often < 8 || last >= MINUTE, "sets the options", *by)?;
                self.does(Act::ChoosesRules, *by, now);
            }
            Command::Cut { by, deal, .. } => {
                let often = self.does(Act::Cuts(*deal), *by, now);
                must(often <= 3, "cuts", *by)?;
            }
            Command::Pause { by, .. } => {
                must(self.does(Act::Pauses, *by, now) <= 3, "pauses", *by)?;
            }
            Command::CallOff { by, .. } if new.orders.wishes > old.orders.wishes => {
                let often = self.does(Act::AsksToCancel, *by, now);
                must(often <= 1, "asks to cancel", *by)?;
            }
            Command::HandOver { by, .. } => {
                let often = self.does(Act::HandsOver, *by, now);
                must(often <= 3, "passes on the host role", *by)?;
            }
            Command::ChooseLanguage { by, .. } if new.language != old.language => {
                let (often, _) = self.lately(Act::ChoosesLanguage, TABLE, now);
                must(often < 1, "chooses the language", *by)?;
                self.does(Act::ChoosesLanguage, TABLE, now);
            }
            Command::Show { by, .. } => {
                let (often, _) = self.lately(Act::Shows, *by, now);
                must(often < 2, "moves the table", *by)?;
                self.does(Act::Shows, *by, now);
            }
            // Nobody knows any more what they did.
            Command::Forget { member, .. } => self.0.retain(|(_, by), _| by != member),
            _ => {}
        }
        let begins = |effect: &Effect| matches!(effect, Effect::DealBegun { .. });
        if step.effects.iter().any(begins) {
            let outlasts = |act: Act| matches!(act, Act::ChoosesLanguage | Act::Shows);
            self.0.retain(|(act, _), _| outlasts(*act));
        }
        Ok(())
    }

    /// Looks at who sits down, gets up or goes with a command.
    fn sees_seats(&mut self, old: &State, command: &Command, now: Moment) -> Result<(), String> {
        let standing = |member: MemberId| {
            let chair = old.chair_of_member(member)?;
            Some(old.standing(chair))
        };
        match command {
            Command::Join { person } => match standing(person.member) {
                None | Some(Standing::Leaving) => self.comes_back(person.member, now)?,
                Some(_) => {}
            },
            Command::SitIn { by } => {
                if let Some(Standing::Leaving | Standing::Out) = standing(*by) {
                    self.comes_back(*by, now)?;
                }
            }
            Command::PlayFor { gm, .. } => self.comes_back(*gm, now)?,
            Command::Leave { by } | Command::GiveBack { gm: by } => {
                self.does(Act::Goes, *by, now);
            }
            Command::SitOut { by } => {
                if standing(*by) == Some(Standing::Leaving) {
                    self.comes_back(*by, now)?;
                }
                self.does(Act::Goes, *by, now);
            }
            _ => {}
        }
        Ok(())
    }

    /// Whoever went twice comes back after a minute.
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

    /// Notes it; returns how often it was done.
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
