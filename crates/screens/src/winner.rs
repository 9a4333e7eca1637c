//! Who won a deal and by what, in a sentence or two: above its result, and on the picture of it.

use super::names::name_in_report;
use super::series;
use super::{tarot, troggu};
use crate::cards;
use crate::words::{Words, args};
use pages::Look;
use rules::{Card, Coins, Ended, Outcome, Payment, Purse, Reason, Seat, View};
use table::look::Report;

/// The winner of a deal and, where that is somebody else, who won the most coins.
pub fn winner(words: &Words, look: &Look, report: &Report) -> String {
    let (view, payments) = (&report.view, &report.payments);
    let name = |seat| name_in_report(look, report, seat);
    winner_of(words, view, payments, &name)
}

/// The same of any finished deal, with these payments.
pub fn winner_of(
    words: &Words,
    view: &View,
    payments: &[Payment],
    name: &dyn Fn(Seat) -> String,
) -> String {
    let Some(outcome) = &view.outcome else {
        return String::new();
    };
    let deal = Won {
        words,
        view,
        payments,
        outcome,
        name,
    };
    // At the end of a match the match comes first: whoever won its last deal may have lost it.
    let told = [deal.match_won(), Some(deal.deal_won()), deal.won_most()];
    let told: Vec<String> = told.into_iter().flatten().collect();
    told.join(" ")
}

/// A finished deal, and how its players are called.
struct Won<'a> {
    words: &'a Words,
    view: &'a View,
    payments: &'a [Payment],
    outcome: &'a Outcome,
    name: &'a dyn Fn(Seat) -> String,
}

impl Won<'_> {
    /// Who won the match, if it is over.
    fn match_won(&self) -> Option<String> {
        let Won { words, view, .. } = *self;
        let over = self.outcome.match_over;
        let score = self.outcome.score.as_ref().filter(|_| over)?;
        let winners = series::leaders(view, score);
        let key = if winners.len() == view.seats {
            "report-match-drawn"
        } else {
            "report-match-won"
        };
        let names = series::names(words, &winners, self.name);
        Some(words.with(key, args!["names" => names, "winners" => winners.len()]))
    }

    /// The winner of the deal itself.
    fn deal_won(&self) -> String {
        let Won {
            words,
            view,
            outcome,
            name,
            ..
        } = *self;
        let paid = |reason: Reason| {
            let to = self.payments.iter().find(|paid| paid.reason == reason);
            match to.map(|paid| paid.to) {
                Some(Purse::Seat(seat)) => name(seat),
                _ => String::new(),
            }
        };
        if let Some(told) = troggu::winner(words, view, outcome, name) {
            return told;
        }
        if let Some(told) = tarot::winner(words, view, outcome, name) {
            return told;
        }
        // La triomphe: whose marks grew, and who had to win every trick.
        let gained = || {
            let score = outcome.score.as_deref().unwrap_or_default();
            let before = view.before.score.as_slice();
            let entries = series::entries(view, score.len());
            let grown = entries
                .into_iter()
                .enumerate()
                .filter(|(entry, _)| score[*entry] > before.get(*entry).copied().unwrap_or(0));
            let seats: Vec<Seat> = grown.flat_map(|(_, seats)| seats).collect();
            series::names(words, &seats, name)
        };
        let bound = || {
            let vole = view.vole().map(|vole| vole.seat);
            let with = Seat::all(view.seats).filter(|seat| {
                let partner = vole
                    .and_then(|vole| view.side(vole))
                    .is_some_and(|side| view.side(*seat) == Some(side));
                vole == Some(*seat) || partner
            });
            series::names(words, &with.collect::<Vec<_>>(), name)
        };
        match outcome.ended {
            Ended::Death => words.with(
                "report-winner-death",
                args!["name" => paid(Reason::Death), "card" => cards::the(words, Card::DEATH)],
            ),
            Ended::Emptied => words.say("report-winner-emptied"),
            Ended::Tricks => {
                let (most, is_tied) = most_tricks(outcome);
                // In a tie the first to have that many wins (RULES.md TM-4), which needs saying.
                let key = if is_tied {
                    "report-winner-first"
                } else {
                    "report-winner-tricks"
                };
                let tricks = words.with("seat-tricks", args!["tricks" => most]);
                words.with(
                    key,
                    args!["name" => paid(Reason::MostTricks), "tricks" => tricks],
                )
            }
            Ended::Played => self.points_won(),
            Ended::Agreed => words.say("report-agreed"),
            Ended::Three => words.with("report-three", args!["names" => gained()]),
            Ended::Vole => words.with("report-vole", args!["names" => gained()]),
            Ended::VoleFailed => words.with("report-vole-failed", args!["names" => bound()]),
            Ended::Accepted => words.with("report-accepted", args!["names" => gained()]),
            Ended::RefuserFailed => words.with("report-refuser-failed", args!["names" => bound()]),
            Ended::Most => most_marks(words, outcome, view, &gained()),
            Ended::Shown => {
                let best = richest(outcome);
                match best.first() {
                    None => words.say("report-shown-even"),
                    Some(one) => words.with(
                        "report-shown",
                        args![
                            "names" => series::names(words, &best, name),
                            "winners" => best.len(),
                            "coins" => words.coins(outcome.coins[*one])
                        ],
                    ),
                }
            }
            Ended::Passed => words.say("report-passed"),
            Ended::Solo => self.solo(),
            Ended::Each => self.each(),
            // That is told above.
            Ended::Taken
            | Ended::Misere
            | Ended::PetitSec
            | Ended::Petite
            | Ended::Garde
            | Ended::Sans
            | Ended::Contre => String::new(),
            Ended::Alone => {
                let left = view.bets().map(|bets| bets.in_play);
                let left = series::listed(words, left.unwrap_or_default(), name);
                words.with("report-alone", args!["names" => left])
            }
            Ended::Declared => self.declared(),
        }
    }

    /// One played alone against all others: with how many points, and what that brought.
    fn solo(&self) -> String {
        let Won { words, outcome, .. } = *self;
        let Some(alone) = outcome.declarer else {
            return String::new();
        };
        let points = outcome.points.as_deref().unwrap_or_default();
        let points = points.first().copied().unwrap_or(0);
        let coins = outcome.coins[alone];
        let richest = richest(outcome);
        let won = richest
            .first()
            .map_or(Coins::ZERO, |seat| outcome.coins[*seat]);
        let key = match coins.0 {
            0 => "report-solo-even",
            1.. => "report-solo-won",
            _ => "report-solo-lost",
        };
        words.with(
            key,
            args![
                "name" => (self.name)(alone),
                "points" => points,
                "zero" => self.view.zero(alone).unwrap_or(0),
                "names" => series::names(words, &richest, self.name),
                "coins" => words.coins(won)
            ],
        )
    }

    /// Each played for themselves after the dealer took the talon: who won most.
    fn each(&self) -> String {
        let Won { words, outcome, .. } = *self;
        let richest = richest(outcome);
        let Some(first) = richest.first() else {
            return words.say("report-each-even");
        };
        words.with(
            "report-each",
            args![
                "names" => series::names(words, &richest, self.name),
                "winners" => richest.len(),
                "coins" => words.coins(outcome.coins[*first])
            ],
        )
    }

    /// Whose declaration ended the match, and what it was worth: the latest in deal order.
    fn declared(&self) -> String {
        let Won {
            words,
            view,
            outcome,
            name,
            ..
        } = *self;
        let declared = view.declared();
        let winners = |seat: &Seat| outcome.coins[*seat] > Coins::ZERO && declared[*seat] > 0;
        let round = view.dealer.round(view.variant.direction(), view.seats);
        // Behind the dealer come those who declared before him.
        let order = round.clone().skip(1).chain(round.take(1));
        let last = order.filter(winners).last();
        let score = outcome.score.as_deref().unwrap_or_default();
        words.with(
            "report-declared",
            args![
                "name" => last.map(name).unwrap_or_default(),
                "points" => last.map_or(0, |seat| declared[seat]),
                "score" => series::score(words, view, score, name)
            ],
        )
    }

    /// The most card points and, where coins are paid for them at once, what they brought.
    fn points_won(&self) -> String {
        let Won {
            words,
            view,
            outcome,
            name,
            ..
        } = *self;
        let points = outcome.points.as_deref().unwrap_or_default();
        let best = series::leaders(view, points);
        let most = points.iter().max().copied().unwrap_or(0);
        let richest = richest(outcome);
        let coins = richest
            .first()
            .map_or(Coins::ZERO, |seat| outcome.coins[*seat]);
        let mut told = args![
            "names" => series::names(words, &best, name),
            "winners" => best.len(),
            "points" => most,
            "coins" => words.coins(coins)
        ];
        let is_tied = points.iter().filter(|points| **points == most).count() > 1;
        let has_honours = richest.iter().any(|seat| view.honours()[*seat] > 0);
        let key = if richest.is_empty() || outcome.match_over {
            if is_tied {
                "report-winner-points-tied"
            } else {
                "report-winner-points"
            }
        } else if richest != best {
            // Honours may earn somebody else more coins than the points do (RULES.md MI-4).
            told.set("best", series::names(words, &best, name));
            told.set("names", series::names(words, &richest, name));
            told.set("winners", richest.len());
            "report-winner-honours"
        } else {
            match (is_tied, has_honours) {
                (true, _) => "report-winner-coins-tied",
                (false, true) => "report-winner-coins-honours",
                (false, false) => "report-winner-coins",
            }
        };
        words.with(key, told)
    }

    /// Who won the most coins, where the sentence about the deal names somebody else or nobody.
    fn won_most(&self) -> Option<String> {
        let Won {
            words,
            view,
            outcome,
            name,
            ..
        } = *self;
        let names_richest = match outcome.ended {
            Ended::Played | Ended::Shown | Ended::Each => true,
            // Whoever lost is named, not whoever won.
            Ended::Petite | Ended::Garde | Ended::Sans | Ended::Contre => {
                let declarer = outcome.declarer.map(|seat| outcome.coins[seat]);
                declarer.is_some_and(|coins| coins > Coins::ZERO)
            }
            Ended::Solo | Ended::Taken | Ended::Misere => !troggu::names_who_pays(view, outcome),
            _ => false,
        };
        let richest = richest(outcome);
        if names_richest || outcome.score.is_some() || richest.is_empty() {
            return None;
        }
        let named: Vec<Seat> = match outcome.ended {
            Ended::Alone => {
                let bets = view.bets();
                bets.map_or_else(Vec::new, |bets| bets.in_play.iter().collect())
            }
            _ => {
                let payments = self.payments.iter();
                let pots = payments.filter_map(|paid| match (paid.reason, paid.to) {
                    (Reason::Death | Reason::MostTricks, Purse::Seat(seat)) => Some(seat),
                    _ => None,
                });
                pots.collect()
            }
        };
        (named != richest).then(|| {
            let coins = words.coins(outcome.coins[richest[0]]);
            let names = series::names(words, &richest, name);
            words.with(
                "report-won-most",
                args!["names" => names, "winners" => richest.len(), "coins" => coins],
            )
        })
    }
}

/// The most tricks of a seat, and whether several seats have that many.
pub fn most_tricks(outcome: &Outcome) -> (u32, bool) {
    let most = outcome.tricks.iter().map(|(_, tricks)| tricks).max();
    let most = most.unwrap_or(0);
    let tied = outcome.tricks.iter().filter(|(_, tricks)| *tricks == most);
    (most, tied.count() > 1)
}

/// The seats that won the most coins; empty if nobody won any.
fn richest(outcome: &Outcome) -> Vec<Seat> {
    let most = outcome.coins.iter().map(|(_, coins)| coins).max();
    let richest = outcome.coins.iter();
    richest
        .filter(|(_, coins)| Some(*coins) == most && *coins > Coins::ZERO)
        .map(|(seat, _)| seat)
        .collect()
}

/// La triomphe without three tricks: most tricks win, and among equals those won first (RULES.md AP-3).
fn most_marks(words: &Words, outcome: &Outcome, view: &View, names: &str) -> String {
    let counted = outcome.score.as_ref().map_or(view.seats, Vec::len);
    let tricks = series::entries(view, counted).into_iter().map(|seats| {
        let won = seats.into_iter().map(|seat| outcome.tricks[seat]);
        won.sum()
    });
    let tricks: Vec<u32> = tricks.collect();
    let most = tricks.iter().max().copied().unwrap_or(0);
    let key = match tricks.iter().filter(|tricks| **tricks == most).count() {
        1 => "report-most-marks",
        _ => "report-most-marks-first",
    };
    words.with(
        key,
        args!["names" => names, "tricks" => words.with("seat-tricks", args!["tricks" => most])],
    )
}
