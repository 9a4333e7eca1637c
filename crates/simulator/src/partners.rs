//! Who plays with whom where partners are drawn (RULES.md TR-6): the pair that the host asked for sits opposite for four
//! deals, once, and without being asked for nobody is chosen. Known from commands and records, not from the table's own
//! choice.

use table::{Command, Effect, Order, State, Step};

/// What is known of the partners at a table.
#[derive(Default)]
pub struct Partners {
    /// The pair that was asked for and has not played yet, by the keys of records.
    asked: Option<[String; 2]>,
    /// The deals for which partners stay together, since the first of them began.
    four: Option<Four>,
}

struct Four {
    seats: Vec<String>,
    /// How many of them were played to their end.
    played: u32,
    chosen: bool,
}

impl Partners {
    /// Looks at a committed step that led to this state; the error says who plays with whom against the rule.
    pub fn see(&mut self, state: &State, step: &Step, command: &Command) -> Result<(), String> {
        if state.terms.variant.deals_between_draws().is_none() {
            return Ok(());
        }
        if let Command::Member { by, order, .. } = command
            && let Order::ChoosePartner(partner) = order
        {
            let mut chairs = state.chairs.iter();
            let host = chairs.find(|occupant| occupant.actor() == Some(*by));
            let pair = host.zip(partner.as_ref());
            self.asked = pair.map(|(host, partner)| [host.player.key(), partner.key()]);
        }
        if self
            .asked
            .as_ref()
            .is_some_and(|pair| !play_on(state, pair))
        {
            self.asked = None;
        }
        for effect in &step.effects {
            match effect {
                Effect::DealBegun { record, .. } => self.begin(&record.seats, state)?,
                Effect::DealEnded {
                    outcome: Some(_), ..
                } => {
                    if let Some(four) = &mut self.four {
                        four.played += 1;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// A deal begins with these seats.
    fn begin(&mut self, seats: &[String], state: &State) -> Result<(), String> {
        let draw = state.draw.as_ref().ok_or("nobody drew partners")?;
        let chosen = draw.is_chosen();
        let same = self.four.as_ref().filter(|four| four.seats == seats);
        if draw.deal > 1 {
            // Who joins or leaves breaks up the four.
            let played = same.map(|four| four.played);
            return if draw.deal <= 4 && played == Some(draw.deal - 1) {
                Ok(())
            } else {
                Err(format!(
                    "deal {} with the partners of {played:?}",
                    draw.deal
                ))
            };
        }
        // The first of four was cancelled, and is dealt again.
        if same.is_some_and(|four| four.played == 0 && four.chosen == chosen)
            && !self
                .asked
                .as_ref()
                .is_some_and(|pair| chosen && opposite(seats, pair))
        {
            return Ok(());
        }
        match self.asked.take() {
            Some(pair) if !chosen || !opposite(seats, &pair) => {
                return Err(format!("{pair:?} were asked for and play as {seats:?}"));
            }
            None if chosen => return Err(format!("nobody asked for {seats:?}")),
            _ => {}
        }
        self.four = Some(Four {
            seats: seats.to_vec(),
            played: 0,
            chosen,
        });
        Ok(())
    }
}

/// Whether both sit here, and are to be dealt in from now on.
fn play_on(state: &State, pair: &[String; 2]) -> bool {
    pair.iter().all(|key| {
        let mut chairs = state.chairs.iter();
        chairs.any(|occupant| {
            let stays = occupant.is_willing() && !occupant.is_going();
            occupant.player.key() == *key && stays && !state.waits(occupant.id)
        })
    })
}

fn opposite(seats: &[String], pair: &[String; 2]) -> bool {
    let seat = |key| seats.iter().position(|seat| seat == key);
    let both = seat(&pair[0]).zip(seat(&pair[1]));
    both.is_some_and(|(one, other)| one.abs_diff(other) == 2)
}
