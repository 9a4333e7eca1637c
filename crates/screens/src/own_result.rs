//! What a finished deal meant for its viewer: what they won or lost and why, and the dearest trick.

use super::names::name_in_report;
use super::series::{self, goes_on};
use super::{tarot, troggu};
use crate::cards;
use crate::words::{Words, args};
use fluent_bundle::FluentArgs;
use pages::Look;
use rules::{Card, Coins, Ended, Outcome, Purse, Reason, Seat};
use table::look::Report;

/// The viewer's result and the dearest trick; empty for anyone who had no cards.
pub fn told(words: &Words, look: &Look, report: &Report) -> Vec<String> {
    let Some(own) = own(words, look, report) else {
        return Vec::new();
    };
    std::iter::once(own)
        .chain(dearest(words, look, report))
        .collect()
}

/// The viewer's result where other things are said besides; `None` for anyone who had no cards.
pub fn of_last_deal(words: &Words, look: &Look, last: Option<&Report>) -> Option<String> {
    let result = own(words, look, last?)?;
    Some(words.with("hand-own-last", args!["result" => result]))
}

/// What the viewer won or lost and why or, while a match continues, what they scored; `None` for anyone without cards.
pub fn own(words: &Words, look: &Look, report: &Report) -> Option<String> {
    let outcome = report.view.outcome.as_ref()?;
    let own = Own {
        words,
        look,
        report,
        outcome,
        seat: own_seat(look, report)?,
    };
    if matches!(outcome.ended, Ended::Passed | Ended::PetitSec) {
        let why = words.say(match outcome.ended {
            Ended::PetitSec => "tarot-own-petit-sec",
            _ => "hand-own-passed",
        });
        return Some(words.with("hand-own-even", args!["why" => why]));
    }
    Some(if goes_on(outcome) {
        own.scored()
    } else {
        own.won()
    })
}

/// Where the viewer sat in the deal, if they had cards.
fn own_seat(look: &Look, report: &Report) -> Option<Seat> {
    let owner = look.chair_of(look.viewer?)?.player.owner();
    let place = report.owners.iter().position(|other| *other == owner)?;
    Seat::new(place)
}

/// Which trick was worth most and who won it, in games of card points.
pub fn dearest(words: &Words, look: &Look, report: &Report) -> Option<String> {
    let (number, points, winner) = pages::dearest(&report.view)?;
    let key = if own_seat(look, report) == Some(winner) {
        "hand-own-dearest-own"
    } else {
        "hand-own-dearest"
    };
    Some(words.with(
        key,
        args![
            "trick" => number, "points" => points,
            "name" => name_in_report(look, report, winner)
        ],
    ))
}

/// The viewer's seat in a finished deal.
struct Own<'a> {
    words: &'a Words,
    look: &'a Look,
    report: &'a Report,
    outcome: &'a Outcome,
    seat: Seat,
}

/// What coins move for, as a player tells it, in the order of a deal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Stake,
    Bonus,
    Death,
    MostTricks,
    Shares,
    Alone,
    Honours,
    Agreed,
    Points,
    Match,
}

impl Kind {
    const ALL: [Kind; 10] = [
        Kind::Stake,
        Kind::Bonus,
        Kind::Death,
        Kind::MostTricks,
        Kind::Shares,
        Kind::Alone,
        Kind::Honours,
        Kind::Agreed,
        Kind::Points,
        Kind::Match,
    ];
}

/// Every payment is of one kind, so that what is told adds up to what was paid.
impl From<Reason> for Kind {
    fn from(reason: Reason) -> Kind {
        match reason {
            Reason::Ante | Reason::Bet | Reason::Returned => Kind::Stake,
            Reason::Bonus(_) => Kind::Bonus,
            Reason::Death => Kind::Death,
            Reason::MostTricks => Kind::MostTricks,
            Reason::Share => Kind::Shares,
            Reason::Alone => Kind::Alone,
            Reason::Honours => Kind::Honours,
            Reason::Agreed => Kind::Agreed,
            Reason::Points => Kind::Points,
            Reason::Match => Kind::Match,
        }
    }
}

/// One kind of coins won or lost: why, and what it came to.
struct Share {
    why: String,
    coins: Coins,
}

impl Own<'_> {
    /// Coins won or lost, and why: every payment of the seat counts in exactly one of the reasons.
    fn won(&self) -> String {
        let shares = self.shares();
        let why = match shares.as_slice() {
            [only] => only.why.clone(),
            several => {
                let shares = several.iter().map(|share| {
                    self.words.with(
                        "hand-own-share",
                        args!["why" => share.why.clone(), "coins" => self.words.won(share.coins)],
                    )
                });
                let shares: Vec<String> = shares.collect();
                let before_the_last = &several[..several.len().saturating_sub(1)];
                // An "and" behind a clause would seem to belong to it.
                if before_the_last.iter().any(|share| share.why.contains(',')) {
                    self.words.row(&shares)
                } else {
                    self.words.list(&shares)
                }
            }
        };
        let coins = self.outcome.coins[self.seat];
        let key = match coins.0 {
            0 => "hand-own-even",
            1.. => "hand-own-won",
            _ => "hand-own-lost",
        };
        let coins = self.words.coins(coins.abs());
        self.words.with(key, args!["coins" => coins, "why" => why])
    }

    /// What coins moved for, and what was played for without any.
    fn shares(&self) -> Vec<Share> {
        let own = Purse::Seat(self.seat);
        let kinds = Kind::ALL.into_iter().filter_map(|kind| {
            let payments = self.report.payments.iter();
            let of_kind = payments.filter(|paid| Kind::from(paid.reason) == kind);
            let moved: Vec<Coins> = of_kind
                .map(|paid| paid.brings(own))
                .filter(|coins| *coins != Coins::ZERO)
                .collect();
            (!moved.is_empty() || self.is_always_told(kind)).then(|| Share {
                why: self.why(kind),
                coins: moved.into_iter().sum(),
            })
        });
        kinds.collect()
    }

    /// Whoever is paid nothing for their points, at their bid or for a match still reads how it stood.
    fn is_always_told(&self, kind: Kind) -> bool {
        let outcome = self.outcome;
        match kind {
            Kind::Agreed => outcome.ended == Ended::Agreed,
            Kind::Points => outcome.score.is_none() && outcome.points.is_some(),
            Kind::Match => outcome.score.is_some(),
            _ => false,
        }
    }

    fn why(&self, kind: Kind) -> String {
        match kind {
            Kind::Stake => self.stake(),
            Kind::Bonus => self.bonus(),
            Kind::Death => {
                let card = cards::the_bare(self.words, Card::DEATH);
                self.words.with("hand-own-death", args!["card" => card])
            }
            Kind::MostTricks => self
                .words
                .with("hand-own-most", args!["tricks" => self.tricks()]),
            Kind::Shares => self.words.say("hand-own-shares"),
            Kind::Alone => self.words.say("hand-own-alone"),
            Kind::Honours => self.words.say("reason-honours"),
            Kind::Agreed => self.agreed(),
            Kind::Points => self.points(),
            Kind::Match => self.match_won(),
        }
    }

    /// Whether coins of this kind came to the seat or left it.
    fn is_paid(&self, kind: Kind) -> bool {
        let own = Purse::Seat(self.seat);
        let mut payments = self.report.payments.iter();
        payments.any(|paid| Kind::from(paid.reason) == kind && (paid.to == own || paid.from == own))
    }

    /// The stake, and with how many tricks it was lost.
    fn stake(&self) -> String {
        if self.report.view.bets().is_some() {
            return self.words.say("hand-own-bets");
        }
        if self.outcome.ended != Ended::Tricks || self.is_paid(Kind::MostTricks) {
            return self.words.say("hand-own-stake");
        }
        self.words.with(
            "hand-own-stake-tricks",
            args!["tricks" => self.tricks(), "count" => self.outcome.tricks[self.seat]],
        )
    }

    fn tricks(&self) -> String {
        let tricks = self.outcome.tricks[self.seat];
        self.words.with("seat-tricks", args!["tricks" => tricks])
    }

    fn bonus(&self) -> String {
        let own = Purse::Seat(self.seat);
        let payments = self.report.payments.iter();
        let cards = payments.filter_map(|paid| match paid.reason {
            Reason::Bonus(card) if paid.to == own => Some(cards::the_bare(self.words, card)),
            _ => None,
        });
        let cards: Vec<String> = cards.collect();
        self.words.with(
            "hand-own-bonus",
            args!["cards" => self.words.list(&cards), "count" => cards.len()],
        )
    }

    fn agreed(&self) -> String {
        let stake = self.report.view.stake.0.max(1);
        let bid = self.words.signed(self.outcome.coins[self.seat].0 / stake);
        self.words.with("hand-own-agreed", args!["bid" => bid])
    }

    /// The card points against an equal share, or against those that win and lose nothing.
    fn points(&self) -> String {
        let view = &self.report.view;
        let name = |seat| name_in_report(self.look, self.report, seat);
        if let Some(told) = troggu::own(self.words, view, self.outcome, self.seat, &name) {
            return told;
        }
        if let Some(told) = tarot::own(self.words, view, self.seat, &name) {
            return told;
        }
        let counts = self.outcome.points.as_deref().unwrap_or_default();
        let points = series::count_at_seat(view, counts, self.seat).unwrap_or(0);
        let zero = view.zero(self.seat);
        let mean = zero.unwrap_or_else(|| series::mean(counts));
        let has_partner = !view.partners(self.seat).is_empty();
        let key = match (points == mean, has_partner) {
            (true, _) if zero.is_some() => "hand-own-points-zero",
            (true, _) => "hand-own-points-even",
            (false, true) => "hand-own-points-side",
            (false, false) => "hand-own-points",
        };
        self.words
            .with(key, args!["points" => points, "mean" => mean])
    }

    /// Who won the match, and its score.
    fn match_won(&self) -> String {
        let (words, view) = (self.words, &self.report.view);
        let score = self.outcome.score.as_deref().unwrap_or_default();
        let winners = series::leaders(view, score);
        let most = score.iter().max();
        let ahead = score.iter().filter(|points| Some(*points) == most);
        let key = match (winners.contains(&self.seat), ahead.count()) {
            _ if winners.len() == view.seats => "hand-own-match-drawn",
            (true, 1) => "hand-own-match-won",
            (true, _) => "hand-own-match-shared",
            (false, _) => "hand-own-match-lost",
        };
        let name = |seat| name_in_report(self.look, self.report, seat);
        let mut told = self.who();
        told.set("names", series::names(words, &winners, name));
        told.set("winners", winners.len());
        told.set("score", series::score(words, view, score, name));
        words.with(key, told)
    }

    /// What the deal brought in a match that continues, and how it stands.
    fn scored(&self) -> String {
        let (words, view) = (self.words, &self.report.view);
        let score = self.outcome.score.as_deref().unwrap_or_default();
        let at = |counts: &[i32]| series::count_at_seat(view, counts, self.seat).unwrap_or(0);
        let scored = match &self.outcome.points {
            Some(points) => at(points),
            None => at(score) - at(view.before.score.as_slice()),
        };
        let key = match (self.outcome.points.is_some(), scored) {
            (true, _) => "hand-own-scored-cards",
            (false, 1..) => "hand-own-scored",
            (false, 0) => "hand-own-scored-nothing",
            (false, _) => "hand-own-scored-lost",
        };
        let mut told = self.who();
        told.set("points", scored.abs());
        let name = |seat| name_in_report(self.look, self.report, seat);
        let marks = series::score(words, view, score, name);
        let stands = words.with("hand-score", args!["marks" => marks]);
        format!("{} {stands}", words.with(key, told))
    }

    /// Whether the viewer or their side is spoken of, for the choice of a sentence.
    fn who(&self) -> FluentArgs<'static> {
        let view = &self.report.view;
        // One against one goes without saying.
        let has_partner = !view.partners(self.seat).is_empty();
        args!["who" => if has_partner { "side" } else { "you" }]
    }
}
