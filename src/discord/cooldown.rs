//! Not too many commands at once from one member: Discord lets us answer only so much.

use crate::tavern::{GuildId, MemberId};
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

/// Commands that a member may send within [`WITHIN`]: more than anybody types by hand.
/// Buttons are not counted, for play is quick.
const COMMANDS: usize = 30;
/// Milliseconds.
const WITHIN: i64 = 60_000;

/// When members sent commands lately.
#[derive(Default)]
pub struct Cooldown(Mutex<HashMap<(GuildId, MemberId), VecDeque<i64>>>);

impl Cooldown {
    /// Counts a command, unless it is one too many: then when the next may be sent (epoch milliseconds).
    pub fn count(&self, guild: GuildId, member: MemberId, now: i64) -> Result<(), i64> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // What is long ago is forgotten, so that the map stays as small as what is going on.
        all.retain(|_, times| {
            times.retain(|&at| (now - WITHIN < at) && at <= now);
            !times.is_empty()
        });
        let times = all.entry((guild, member)).or_default();
        match times.front() {
            Some(first) if times.len() >= COMMANDS => Err(first + WITHIN),
            _ => {
                times.push_back(now);
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirty_commands_in_any_minute_and_the_next_when_the_first_is_a_minute_old() {
        let (cooldown, guild) = (Cooldown::default(), GuildId(1));
        let (ann, bob) = (MemberId(1), MemberId(2));
        for n in 0..30 {
            assert_eq!(cooldown.count(guild, ann, 1_000 + n), Ok(()));
        }
        assert_eq!(cooldown.count(guild, ann, 2_000), Err(61_000));
        assert_eq!(cooldown.count(guild, bob, 2_000), Ok(()));
        assert_eq!(cooldown.count(GuildId(2), ann, 2_000), Ok(()));
        assert_eq!(cooldown.count(guild, ann, 60_999), Err(61_000));
        assert_eq!(cooldown.count(guild, ann, 61_000), Ok(()));
        assert_eq!(cooldown.count(guild, ann, 61_000), Err(61_001));
    }
}
