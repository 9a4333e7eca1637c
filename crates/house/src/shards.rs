//! Which servers are this house's: Discord's shards, and the range of them that one process serves.

use ids::{GuildId, Shard};
use std::fmt;
use std::str::FromStr;

/// Shards that follow each other, as an operator writes them: `0-15/64`, or `3/64` for one alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardRange {
    first: u32,
    last: u32,
    total: u32,
}

/// The most shards that a bot may be told to have: at 2,500 servers each, more servers than any bot is in.
const MOST_SHARDS: u32 = 1 << 15;

impl ShardRange {
    /// One shard alone.
    pub fn one(shard: Shard) -> ShardRange {
        // No bot has nearly as many.
        let fits = |number| u32::try_from(number).unwrap_or(u32::MAX);
        let number = fits(shard.number);
        ShardRange {
            first: number,
            last: number,
            total: fits(shard.of),
        }
    }

    /// The first of them, counted from 0.
    pub fn first(self) -> u32 {
        self.first
    }

    /// The last of them, which belongs to the range.
    pub fn last(self) -> u32 {
        self.last
    }

    /// How many shards there are in all processes together.
    pub fn total(self) -> u32 {
        self.total
    }

    /// Whether the events of a server arrive over one of these shards.
    pub fn hears(self, guild: GuildId) -> bool {
        self.has(Shard::hearing(guild, self.total.into()).number)
    }

    /// Whether a shard with this number is one of these.
    pub fn has(self, number: u64) -> bool {
        (u64::from(self.first)..=u64::from(self.last)).contains(&number)
    }
}

/// A text that names no range of shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a range of shards is written like 0-15/64, counted from 0, or 3/64 for one alone")]
pub struct NoShardRange;

impl FromStr for ShardRange {
    type Err = NoShardRange;

    fn from_str(text: &str) -> Result<ShardRange, NoShardRange> {
        let number = |text: &str| {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            // `parse` would also take a sign.
            digits.then(|| text.parse::<u32>().ok()).flatten()
        };
        let read = || {
            let (these, total) = text.split_once('/')?;
            let (first, last) = these.split_once('-').unwrap_or((these, these));
            Some((number(first)?, number(last)?, number(total)?))
        };
        match read() {
            Some((first, last, total)) if first <= last && last < total && total <= MOST_SHARDS => {
                Ok(ShardRange { first, last, total })
            }
            _ => Err(NoShardRange),
        }
    }
}

impl fmt::Display for ShardRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ShardRange { first, last, total } = self;
        if first == last {
            write!(f, "{first}/{total}")
        } else {
            write!(f, "{first}-{last}/{total}")
        }
    }
}

/// The servers that this house serves. Whatever is loaded, timed or deleted for a server asks here; servers of other
/// processes' shards are left alone. A house serves the same ones for as long as it is open: whoever serves others
/// opens another house.
#[derive(Debug)]
pub struct Territory {
    range: Option<ShardRange>,
}

impl Territory {
    /// The servers of these shards; all servers for `None`.
    pub(super) fn new(range: Option<ShardRange>) -> Territory {
        Territory { range }
    }

    /// The shards; `None` for all, however many Discord recommends.
    pub fn range(&self) -> Option<ShardRange> {
        self.range
    }

    /// Whether a server is one of these.
    pub fn holds(&self, guild: GuildId) -> bool {
        self.range.is_none_or(|range| range.hears(guild))
    }

    /// The numbers of the shards, if the bot has this many in all.
    pub fn shards_of(&self, of: u64) -> std::ops::Range<u64> {
        match self.range {
            Some(range) => range.first.into()..u64::from(range.last) + 1,
            None => 0..of,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_range_is_read_as_it_is_written() {
        for (text, first, last, of) in [
            ("0-15/64", 0, 15, 64),
            ("16-31/64", 16, 31, 64),
            ("3/64", 3, 3, 64),
            ("0/1", 0, 0, 1),
        ] {
            let range: ShardRange = text.parse().unwrap();
            assert_eq!(
                (range.first(), range.last(), range.total()),
                (first, last, of)
            );
            assert_eq!(range.to_string(), text);
        }
        for text in [
            "",
            "auto",
            "0",
            "0-15",
            "/64",
            "15-0/64",
            "0-64/64",
            "64/64",
            "0/0",
            "-1/4",
            "0--1/4",
            "+0/4",
            "0-1/4/8",
            "0 - 1/4",
            "0/4294967296",
            "0/40000",
            "a-b/c",
        ] {
            assert_eq!(text.parse::<ShardRange>(), Err(NoShardRange), "{text}");
        }
    }

    /// Discord: shard_id = (guild_id >> 22) % num_shards.
    #[test]
    fn every_server_is_in_one_of_the_ranges_that_share_all_shards() {
        let ranges: Vec<ShardRange> = ["0-3/8", "4/8", "5-7/8"]
            .map(|it| it.parse().unwrap())
            .into();
        for time in 0..64_u64 {
            let guild = GuildId(time << 22 | 77);
            let mine = ranges.iter().filter(|range| range.hears(guild)).count();
            assert_eq!(mine, 1, "{guild}");
            assert_eq!(ranges[1].hears(guild), time % 8 == 4);
        }
    }

    #[test]
    fn a_house_without_a_range_serves_every_server_over_all_shards() {
        let all = Territory::new(None);
        assert!((0..99).all(|time| all.holds(GuildId(time << 22))));
        assert_eq!(all.shards_of(3), 0..3);
        let some = Territory::new(Some("2-3/4".parse().unwrap()));
        assert!(some.holds(GuildId(6 << 22)) && !some.holds(GuildId(5 << 22)));
        assert_eq!(some.shards_of(4), 2..4);
    }
}
