//! Who is how much up at a table, by deal.

use rules::Coins;
use table::CoinKind;

/// The latest finished deals of a table, and what they brought everybody who played in them.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreSheet {
    /// Whether the table plays for coins or for fun.
    pub coin_kind: CoinKind,
    /// The players' present names, in the order in which they first played.
    pub players: Vec<String>,
    /// The deals, oldest first.
    pub deals: Vec<ScoredDeal>,
    /// Whether there were earlier ones, which are not counted.
    pub has_earlier: bool,
}

/// A finished deal on a score sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoredDeal {
    /// Winnings and losses of those who were dealt in, by their places among the players; `None` if it was cancelled,
    /// while it ran or afterwards.
    pub won: Option<Vec<(usize, Coins)>>,
    /// Whether it belongs to a match that continued after it: only the last deal of a match is paid.
    pub match_goes_on: bool,
}

impl ScoreSheet {
    /// What each player is up after each deal, by the number of the deal from 1, beginning with nothing before the first
    /// deal that they were dealt into.
    pub fn course(&self, player: usize) -> Vec<(i64, Coins)> {
        let mut course = Vec::new();
        let mut up = 0;
        for (number, deal) in (1..).zip(&self.deals) {
            let dealt = deal
                .won
                .iter()
                .flatten()
                .find(|(place, _)| *place == player);
            if let Some((_, coins)) = dealt {
                if course.is_empty() {
                    course.push((number - 1, Coins::ZERO));
                }
                up += coins.0;
            }
            if !course.is_empty() {
                course.push((number, Coins(up)));
            }
        }
        course
    }

    /// Everybody with what they are up now, most first.
    pub fn standing(&self) -> Vec<(usize, Coins)> {
        let up = |player| {
            self.course(player)
                .last()
                .map_or(Coins::ZERO, |(_, up)| *up)
        };
        let mut standing: Vec<_> = (0..self.players.len()).map(|it| (it, up(it))).collect();
        standing.sort_by_key(|(player, up)| (std::cmp::Reverse(*up), *player));
        standing
    }
}
