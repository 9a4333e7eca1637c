//! What must hold at a solo table: it is one member's, for chips, in no channel, and waits a day for them. This follows
//! ARCHITECTURE.md ("A solo table is a table of one member"), not the code.

use ids::{MemberId, Millis, Moment};
use table::{ClosedWhy, CoinKind, Command, Effect, Order, Phase, State, Step, Table};

/// How long it waits for its member.
pub const DAY: Millis = Millis::days(1);
/// Once nobody does anything any more, a solo table ends within this time: it may be paused for a day, and its patrons
/// finish what they have begun.
pub const SILENCE: Millis = Millis::hours(50);

/// Checks a step of a solo table; `acted` is when its member last acted there, or opened it.
pub fn step(
    before: &Table,
    step: &Step,
    command: &Command,
    acted: Moment,
    now: Moment,
) -> Result<(), String> {
    let (after, member) = (&step.table, before.state.host);
    state(&after.state, member)?;
    let moves = |effect: &&Effect| matches!(effect, Effect::Transfer(_));
    if let Some(moves) = step.effects.iter().find(moves) {
        return Err(format!("coins move: {moves:?}"));
    }
    if after.channel != before.channel || after.state.terms != before.state.terms {
        return Err(format!("it changes with {command:?}"));
    }
    if let Command::Member { by, .. } = command
        && *by != member
    {
        return Err(format!("{by} gives orders there: {command:?}"));
    }
    match after.state.phase {
        Phase::Closed {
            why: ClosedWhy::Idle,
        } if now - acted < DAY => Err(format!("it ends {:?} after an act", now - acted)),
        Phase::Closed {
            why: why @ (ClosedWhy::Session | ClosedWhy::Placeless),
        } => Err(format!("it ends for {why:?}")),
        _ => Ok(()),
    }
}

/// Checks that this is a solo table of this member.
pub fn state<Deal>(state: &State<Deal>, member: MemberId) -> Result<(), String> {
    if !state.solo || state.host != member {
        return Err(format!("it is {}'s no more", member));
    }
    if state.terms.coins != CoinKind::Chips {
        return Err("it plays for coins".to_owned());
    }
    let mut actors = state.chairs.iter().filter_map(|occupant| occupant.actor());
    if let Some(other) = actors.find(|actor| *actor != member) {
        return Err(format!("{other} sits there too"));
    }
    if state.homeless.is_some() || state.parent.is_some() {
        Err("it has a place to lose".to_owned())
    } else {
        Ok(())
    }
}

/// Whether its member's act gives it another day.
pub fn is_waited_for(command: &Command) -> bool {
    let Command::Member { order, .. } = command else {
        return false;
    };
    matches!(
        order,
        Order::Act { .. } | Order::Answer { .. } | Order::Deal { .. }
    )
}
