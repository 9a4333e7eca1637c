//! A running deal, as everyone may see it.

use super::fit::Drawn;
use super::missing::next_pair;
use super::names::bold;
use super::rules::takes_turned_alone;
use super::teller::Teller;
use super::terms::terms;
use super::times::until;
use super::{bets, cancelled, combinations, said, seats, series, shuffle, tarot, tricks, troggu};
use crate::cards;
use crate::screen::Edge;
use crate::words::{Words, args};
use pages::Look;
use rules::{
    Amount, Bidding, Card, CardSet, Coins, Fact, Seat, Showing, Stage, Turn, Variant, VoleWhy,
};
use table::look::Playing;
use table::{ClosedWhy, Stretch};

/// What everybody reads while a dealer decides whether to rob.
pub(super) fn robbing_key(variant: &Variant) -> &'static str {
    if takes_turned_alone(variant) {
        "playing-robbing-turned"
    } else {
        "playing-robbing"
    }
}

/// The scene of a running deal: whose turn it is, and what its picture does not show.
pub fn playing(words: &Words, look: &Look, playing: &Playing) -> Drawn {
    let teller = Teller {
        words,
        look,
        playing,
    };
    let mut lines: Vec<String> = teller.whose_turn().into_iter().collect();
    lines.extend(teller.beside());
    if playing.view.last_trick.is_none() {
        // Cuts are shown as the deal begins.
        lines.extend(shuffle::cuts(words, look));
    }
    lines.extend(cancelled::line(words, look));
    if let Some(why) = look.closing {
        lines.push(words.say(match (why, look.terms.variant.is_match()) {
            (ClosedWhy::ByGm, false) => "playing-closing-gm",
            (ClosedWhy::ByGm, true) => "playing-closing-gm-match",
            (ClosedWhy::Session, false) => "playing-closing-session",
            (ClosedWhy::Session, true) => "playing-closing-session-match",
            (_, false) => "playing-closing",
            (_, true) => "playing-closing-match",
        }));
    }
    (lines.join("\n"), Vec::new(), Edge::Tavern)
}

/// What the picture of the deal shows, and the last trick, in words.
pub fn spelled(words: &Words, look: &Look, playing: &Playing) -> String {
    let teller = Teller {
        words,
        look,
        playing,
    };
    let view = &playing.view;
    let beside = teller.beside();
    let mut lines = teller.standing();
    let stage = teller.stage().into_iter();
    lines.extend(stage.filter(|line| !beside.contains(line)));
    lines.extend(
        view.last_trick
            .iter()
            .map(|last| tricks::last(teller, last)),
    );
    let reveals = view.bets().map(|bets| bets.reveals.iter().enumerate());
    for (number, reveal) in reveals.into_iter().flatten() {
        lines.push(format!("**{}**", bets::reveal_name(words, number)));
        lines.extend(bets::reveal(words, reveal, |seat| teller.name(seat)));
    }
    lines.extend(last_deal(words, look));
    if view.last_trick.is_none() {
        lines.extend(shuffle::drawn(words, look, &teller.name(view.dealer)));
    }
    lines.push(String::new());
    lines.extend(seats::lines(words, look, Some(playing)));
    lines.join("\n")
}

/// The result of the previous deal, unless it was cancelled; in a match no coins move until its end.
fn last_deal(words: &Words, look: &Look) -> Option<String> {
    if look.cancelled.is_some() {
        return None;
    }
    let won = look.won.iter().filter(|(_, coins)| *coins != Coins::ZERO);
    let won: Vec<String> = won
        .map(|(player, coins)| format!("{} {}", bold(look.name(player)), words.won(*coins)))
        .collect();
    let won = won.join(" · ");
    (!won.is_empty()).then(|| words.with("playing-last-deal", args!["won" => won]))
}

impl Teller<'_> {
    /// What the picture shows of what the deal is played for, and by whom against whom.
    fn standing(&self) -> Vec<String> {
        let (words, view) = (self.words, self.view());
        let name = |seat| self.name(seat);
        let mut lines = vec![terms(words, &self.look.terms)];
        lines.extend(series::sides(words, view, name));
        if let Some(draw) = &self.look.draw {
            lines.push(words.with(
                "playing-partners",
                args!["deal" => draw.deal, "deals" => draw.deals],
            ));
            lines.extend(next_pair(words, self.look));
        }
        if view.variant.is_match() {
            let score = view.score();
            let score = score.as_slice();
            if view.before.deal > 0 {
                lines.push(words.with("playing-match", args!["deal" => view.before.deal]));
            }
            if !score.is_empty() {
                let score = series::score(words, view, score, name);
                lines.push(words.with("playing-score", args!["score" => score]));
            }
        }
        match view.bets() {
            Some(bets) => lines.extend(bets::pots(*self, bets)),
            None if view.pot > Coins::ZERO => {
                lines.push(words.with("playing-pot", args!["pot" => words.coins(view.pot)]));
            }
            None => {}
        }
        if view.before.pot > Coins::ZERO {
            let pot = words.coins(view.before.pot);
            lines.push(words.with("playing-carried", args!["pot" => pot]));
        }
        if let Some(card) = view.turned() {
            lines.push(words.with(
                "playing-turned",
                args!["suit" => cards::suit(words, card.suit()), "card" => cards::written(words, card)],
            ));
        }
        lines
    }

    /// What matters in the deal and is not in its picture.
    fn beside(&self) -> Vec<String> {
        let (words, view) = (self.words, self.view());
        let mut lines = match &view.stage {
            // These say until when, too.
            Stage::Question => self.stage(),
            Stage::Robbing { .. } if view.turn == Turn::Question => self.stage(),
            Stage::Offered { by } => vec![self.offered(*by)],
            Stage::Bidding(bidding) => vec![self.sum_of_bids(bidding)],
            Stage::Talk => {
                let troggu = troggu::standing(words, view, |seat| self.name(seat)).into_iter();
                let tarot = tarot::standing(words, view, &|seat| self.name(seat));
                troggu.chain(tarot).collect()
            }
            Stage::Tricks | Stage::Discard | Stage::Call | Stage::Announce => {
                self.declared().into_iter().collect()
            }
            _ => Vec::new(),
        };
        lines.extend(self.bound());
        for (seat, points) in view.honours().iter().filter(|(_, points)| *points > 0) {
            lines.push(words.with(
                "playing-honours",
                args!["name" => self.name(seat), "points" => points],
            ));
        }
        for (seat, points) in view.declared().iter().filter(|(_, points)| *points > 0) {
            lines.push(words.with(
                "playing-declared",
                args!["name" => self.name(seat), "points" => points, "items" => combinations::shown(words, view, seat)],
            ));
        }
        if let Some(signal) = view.signal() {
            lines.push(words.with(
                "playing-signal",
                args!["name" => self.name(view.trick.leader), "word" => signal.word()],
            ));
        }
        lines
    }

    fn offered(&self, by: Seat) -> String {
        let name = args!["name" => self.name(by)];
        self.words.with("playing-offered", name)
    }

    /// The player who must win every trick.
    fn bound(&self) -> Option<String> {
        let vole = self.view().vole()?;
        let names = args!["names" => self.with_partners(vole.seat)];
        Some(match vole.why {
            VoleWhy::Undertaken => self.words.with("playing-vole", names),
            VoleWhy::Refused => self.words.with("playing-vole-refused", names),
        })
    }

    /// A seat and its partners.
    fn with_partners(&self, seat: Seat) -> String {
        let view = self.view();
        let side = Seat::all(view.seats).filter(|other| {
            *other == seat
                || view
                    .side(*other)
                    .is_some_and(|side| Some(side) == view.side(seat))
        });
        self.names(side.collect())
    }

    /// What is going on now.
    pub fn stage(&self) -> Vec<String> {
        let (words, view) = (self.words, self.view());
        match &view.stage {
            Stage::Question => vec![words.with(
                "playing-question",
                args![
                    "cards" => cards::any_of(words, asked_about(&view.variant)),
                    "when" => until(words, self.look, self.playing.clock.until),
                    "hand" => words.say("key-hand")
                ],
            )],
            Stage::Discard => match self.declared() {
                Some(declared) if troggu::is_played(view) || view.tarot().is_some() => {
                    vec![declared]
                }
                Some(declared) => vec![words.say("playing-discard-talon"), declared],
                None => vec![words.say("playing-discard")],
            },
            Stage::Bidding(bidding) => self.bidding(bidding),
            Stage::Robbing { .. } if view.turn == Turn::Question => {
                let until = until(words, self.look, self.playing.clock.until);
                let hand = words.say("key-hand");
                let key = if takes_turned_alone(&view.variant) {
                    "playing-robbing-question-turned"
                } else {
                    "playing-robbing-question"
                };
                vec![words.with(key, args!["when" => until, "hand" => hand])]
            }
            Stage::Robbing { .. } => vec![words.say(robbing_key(&view.variant))],
            Stage::Offered { by } => {
                let mut lines = vec![self.offered(*by)];
                if !view.trick.cards.is_empty() {
                    lines.extend(tricks::trick(*self));
                }
                lines
            }
            Stage::VoleOrStop => vec![words.say("playing-vole-or-stop")],
            Stage::Talk => self.talk(),
            Stage::Call | Stage::Announce => self.declared().into_iter().collect(),
            Stage::Tricks => tricks::trick(*self),
            Stage::Betting => view
                .bets()
                .map(|bets| bets::staked(*self, bets))
                .unwrap_or_default(),
            Stage::Exchange => vec![words.say("playing-exchange")],
            Stage::Laying => {
                let shown = view.bets().map_or(0, |bets| bets.reveals.len());
                let name = bets::reveal_name(words, shown);
                vec![words.with("playing-laying", args!["reveal" => name])]
            }
            Stage::Over => Vec::new(),
        }
    }

    /// Who declared, and what came of it.
    fn declared(&self) -> Option<String> {
        if troggu::is_played(self.view()) {
            return troggu::standing(self.words, self.view(), |seat| self.name(seat));
        }
        if self.view().tarot().is_some() {
            let lines = tarot::standing(self.words, self.view(), &|seat| self.name(seat));
            return Some(lines.join("\n"));
        }
        let declarer = self.view().declarer()?;
        said::declared(self.words, self.view(), self.name(declarer))
    }

    /// Who said what.
    fn talk(&self) -> Vec<String> {
        let Some(talk) = self.view().talk() else {
            return Vec::new();
        };
        let said = talk.said.iter();
        let said = said.map(|(seat, word)| said::line(self.words, self.name(seat), word));
        std::iter::once(self.words.say("playing-talk"))
            .chain(said)
            .chain(troggu::standing(self.words, self.view(), |seat| {
                self.name(seat)
            }))
            .chain(tarot::standing(self.words, self.view(), &|seat| {
                self.name(seat)
            }))
            .collect()
    }

    /// Who bid what, and the sum of the bids.
    fn bidding(&self, bidding: &Bidding) -> Vec<String> {
        let (words, view) = (self.words, self.view());
        let cards = Seat::all(view.seats)
            .map(|seat| view.hand_sizes[seat])
            .max()
            .unwrap_or(0);
        let mut lines = vec![words.with(
            "bidding-session",
            args!["session" => bidding.session, "cards" => cards],
        )];
        for (seat, bid) in bidding.bids.iter() {
            let name = self.name(seat);
            lines.push(match bid {
                Some(bid) => words.with(
                    "bidding-bid",
                    args!["name" => name, "bid" => words.signed(bid.into())],
                ),
                None => words.with("bidding-none", args!["name" => name]),
            });
        }
        lines.push(self.sum_of_bids(bidding));
        lines
    }

    fn sum_of_bids(&self, bidding: &Bidding) -> String {
        let words = self.words;
        let bids: Vec<i16> = bidding.bids.iter().filter_map(|(_, bid)| bid).collect();
        if bids.is_empty() {
            words.say("bidding-sum-none")
        } else {
            let sum: i16 = bids.iter().sum();
            words.with("bidding-sum", args!["sum" => words.signed(sum.into())])
        }
    }

    /// Who is to act, and until when.
    fn whose_turn(&self) -> Option<String> {
        let (words, clock) = (self.words, self.playing.clock);
        let until = args!["when" => until(words, self.look, clock.until)];
        if self.playing.plays_itself {
            return Some(words.say("turn-last-trick"));
        }
        let (who, several) = self.who_acts()?;
        let time = match clock.stretch {
            Stretch::Bank if several => words.with("turn-until-called-all", until),
            Stretch::Bank => words.with("turn-until-called", until),
            Stretch::Turn | Stretch::Question => words.with("turn-until", until),
            Stretch::Pause => String::new(),
        };
        Some(format!("{who} {time}").trim_end().to_owned())
    }

    /// Who is to act, and whether there are several.
    pub fn who_acts(&self) -> Option<(String, bool)> {
        let (words, view) = (self.words, self.view());
        match view.turn {
            Turn::One(seat) => {
                let key = match view.stage {
                    Stage::Discard => "turn-discard",
                    Stage::Bidding(_) => "turn-bid",
                    Stage::Robbing { .. } => "turn-rob",
                    Stage::Offered { .. } => "turn-answer",
                    Stage::VoleOrStop => "turn-vole",
                    Stage::Betting => "turn-speak",
                    Stage::Talk => "turn-talk",
                    Stage::Call => "turn-call",
                    _ => "turn-play",
                };
                let laid =
                    i64::from(view.hand_sizes[seat]) - view.variant.hand_size(view.seats) as i64;
                let told = args!["name" => self.name(seat), "cards" => laid];
                Some((words.with(key, told), false))
            }
            Turn::Each(seats) => {
                let told = args!["names" => self.names(seats)];
                Some((words.with("turn-awaited", told), seats.len() > 1))
            }
            Turn::Question | Turn::Over => None,
        }
    }
}

/// The cards that earn coins when shown: the amounts at this stake, and whether they may be hidden.
pub fn bonuses(variant: &Variant, stake: Coins) -> Vec<(Card, Coins, Showing)> {
    let bonus = |fact| match fact {
        Fact::Bonus {
            card,
            amount,
            showing,
        } => Some((card, Amount::at(amount, stake), showing)),
        _ => None,
    };
    variant.facts().into_iter().filter_map(bonus).collect()
}

/// The cards that players are asked about.
pub fn shown_at_will(variant: &Variant, stake: Coins) -> Vec<(Card, Coins)> {
    let all = bonuses(variant, stake).into_iter();
    all.filter(|(.., showing)| *showing == Showing::Voluntary)
        .map(|(card, coins, _)| (card, coins))
        .collect()
}

/// The same without amounts.
pub fn asked_about(variant: &Variant) -> CardSet {
    let all = shown_at_will(variant, Coins::ZERO).into_iter();
    all.map(|(card, _)| card).collect()
}
