//! Facts for a decision: score, trick, partner, calls and declarations, the pot.

use super::decision::Decision;
use crate::cards::{letter, named, suit, the, the_names, written};
use crate::names::name_of;
use crate::playing::bonuses;
use crate::seats::shown_by;
use crate::teller::Teller;
use crate::words::{Words, args};
use crate::{bets, said, series, tarot, tricks, troggu};
use ::rules::{Bets, BySeat, Card, CardSet, Choice, Coins, Rank, Seat, Stage, Suit, Turn, View};
use pages::Look;
use table::look::Playing;

/// The facts line by line, as far as there are any.
pub fn decision_facts(asked: &Decision<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(score(asked));
    lines.extend(partners(asked));
    lines.extend(turned(asked));
    lines.extend(reversed(asked));
    lines.extend(angel(asked));
    lines.extend(bottom(asked));
    lines.extend(moors(asked));
    lines.extend(said(asked));
    lines.extend(vole(asked));
    lines.extend(bids(asked));
    lines.extend(calling(asked));
    lines.extend(honours(asked));
    lines.extend(bonus(asked));
    lines.extend(shown(asked));
    if let Some(bets) = asked.playing.view.bets() {
        lines.extend(pots(asked, bets));
    }
    lines.extend(laid_aside(asked));
    lines
}

/// What stands above the picture while tricks are played, in as many lines when others play as when the viewer does:
/// whose turn it is, one small line about what matters now, and what holds for the whole deal.
pub fn steady(asked: &Decision<'_>, offered: Vec<String>) -> Vec<String> {
    let mut offered = offered.into_iter();
    let turn = offered.next().unwrap_or_default();
    let now = offered.next().or_else(|| now(asked));
    let mut lines = vec![turn, format!("-# {}", now.as_deref().unwrap_or(EMPTY))];
    lines.extend(score(asked));
    lines.extend(partners(asked));
    lines.extend(turned(asked));
    lines.extend(said(asked).into_iter().next());
    lines.extend(bonus(asked));
    lines.extend(laid_aside(asked));
    lines
}

/// An empty line that Discord keeps.
const EMPTY: &str = "\u{200b}";

/// What matters most now of what does not hold for the whole deal.
fn now(asked: &Decision<'_>) -> Option<String> {
    let shown = || {
        let shown = shown(asked);
        (!shown.is_empty()).then(|| asked.words.row(&shown))
    };
    let is_first = asked.playing.view.last_trick.is_none();
    let declared = || is_first.then(|| honours(asked).pop()).flatten();
    calling(asked)
        .or_else(|| vole(asked))
        .or_else(declared)
        .or_else(|| said(asked).into_iter().skip(1).next_back())
        .or_else(|| reversed(asked))
        .or_else(|| angel(asked))
        .or_else(|| bottom(asked))
        .or_else(|| moors(asked))
        .or_else(shown)
}

/// The score of the match.
fn score(asked: &Decision<'_>) -> Option<String> {
    let (words, view) = (asked.words, &asked.playing.view);
    let score = view.score();
    let score = score.as_slice();
    // At nought all it says nothing, unless it can change during the deal.
    let is_nought = score.iter().all(|points| *points == 0);
    let may_change = view.score_with_declarations().is_some();
    if !view.variant.is_match() || is_nought && !may_change {
        return None;
    }
    let marks = series::score(words, view, score, |seat| asked.name(seat));
    Some(words.with("hand-score", args!["marks" => marks]))
}

/// Who is on the same side.
fn partners(asked: &Decision<'_>) -> Option<String> {
    let view = &asked.playing.view;
    let own = view.seat()?;
    let side = view.side(own)?;
    let names: Vec<String> = Seat::all(view.seats)
        .filter(|seat| *seat != own && view.side(*seat) == Some(side))
        .map(|seat| asked.name(seat))
        .collect();
    let names = (!names.is_empty()).then(|| asked.words.list(&names))?;
    Some(asked.words.with("hand-partners", args!["names" => names]))
}

/// The turned-up card, which makes its suit trumps.
fn turned(asked: &Decision<'_>) -> Option<String> {
    let words = asked.words;
    let card = asked.playing.view.turned()?;
    Some(words.with(
        "hand-turned",
        args!["suit" => suit(words, card.suit()), "card" => written(words, card)],
    ))
}

/// The suits in which low numbers beat high ones, where that matters now: between the cards that may be played, or
/// against the trick. Another suit than the one led wins nothing, however it ranks.
fn reversed(asked: &Decision<'_>) -> Option<String> {
    let (words, view) = (asked.words, &asked.playing.view);
    let Choice::Play { cards, .. } = asked.choice else {
        return None;
    };
    let trick: CardSet = view.trick.cards.iter().map(|(_, card)| *card).collect();
    let mut played = view.trick.cards.iter().map(|(_, card)| *card);
    let led = played.find(|card| *card != Card::FOOL).map(Card::suit);
    let pips = |suit: Suit| {
        let is_pip = |rank: Rank| Rank::Two <= rank && rank <= Rank::Ten;
        let all = ((cards | trick) & suit.cards()).iter();
        let mut pips =
            all.filter_map(|card| Some((card.rank().filter(|rank| is_pip(*rank))?, card)));
        let first = pips.next()?;
        let (low, high) = pips.fold((first, first), |(low, high), pip| {
            (low.min(pip), high.max(pip))
        });
        let is_reversed = view.strength(low.1) > view.strength(high.1);
        let is_held = !(cards & suit.cards()).is_empty();
        (is_reversed && is_held).then_some((suit, low.0, high.0))
    };
    let matters = |suit: &Suit| led.is_none_or(|led| led == *suit);
    let suits = Suit::ALL.into_iter().filter(matters);
    let found: Vec<(Suit, Rank, Rank)> = suits.filter_map(pips).collect();
    let (_, low, high) = *found.first()?;
    let suits: Vec<String> = found.iter().map(|(of, ..)| suit(words, *of)).collect();
    Some(words.with(
        "hand-reversed",
        args![
            "suits" => words.list(&suits),
            "low" => letter(words, low), "high" => letter(words, high)
        ],
    ))
}

/// That trump XX beats XXI, where the game has it so and one of the two could be played or lies in the trick.
fn angel(asked: &Decision<'_>) -> Option<String> {
    let (words, view) = (asked.words, &asked.playing.view);
    let Choice::Play { cards, .. } = asked.choice else {
        return None;
    };
    let trick: CardSet = view.trick.cards.iter().map(|(_, card)| *card).collect();
    let two: CardSet = [Card::ANGEL, Card::WORLD].into_iter().collect();
    let is_near = !(two & (cards | trick)).is_empty();
    let may_trump = !(cards & Suit::Trumps.cards()).is_empty();
    let is_higher = view.strength(Card::ANGEL) > view.strength(Card::WORLD);
    (is_higher && is_near && may_trump).then(|| {
        let (top, next) = (the(words, Card::ANGEL), the(words, Card::WORLD));
        words.with("hand-angel", args!["top" => top, "next" => next])
    })
}

/// That trump I beats II, the lowest, where the game has it so and one of the two could be played or lies in the trick.
fn bottom(asked: &Decision<'_>) -> Option<String> {
    let (words, view) = (asked.words, &asked.playing.view);
    let Choice::Play { cards, .. } = asked.choice else {
        return None;
    };
    let trick: CardSet = view.trick.cards.iter().map(|(_, card)| *card).collect();
    let mut trumps = (view.variant.pack() & Suit::Trumps.cards()).iter();
    let two = trumps.find(|card| card.trump_number() == Some(2))?;
    let low = CardSet::single(Card::MAGICIAN).with(two);
    let is_near = !(low & (cards | trick)).is_empty();
    let may_trump = !(cards & Suit::Trumps.cards()).is_empty();
    let is_higher = view.strength(Card::MAGICIAN) > view.strength(two);
    (is_higher && is_near && may_trump).then(|| {
        let (high, low) = (the(words, Card::MAGICIAN), the(words, two));
        words.with("hand-bottom", args!["high" => high, "low" => low])
    })
}

/// That of equal trumps the one played last wins, where one lies in the trick and another could be played.
fn moors(asked: &Decision<'_>) -> Option<String> {
    let (words, view) = (asked.words, &asked.playing.view);
    let Choice::Play { cards, .. } = asked.choice else {
        return None;
    };
    let trumps = (cards & Suit::Trumps.cards()).without(Card::FOOL);
    let mut played = view.trick.cards.iter().map(|(_, card)| *card);
    let lies = played.find(|card| {
        let equal = |other: Card| other != *card && view.strength(other) == view.strength(*card);
        card.suit() == Suit::Trumps && trumps.iter().any(equal)
    });
    lies.map(|card| words.with("hand-moors", args!["card" => the(words, card)]))
}

/// What has been said in the talk, or who declared and took the talon.
fn said(asked: &Decision<'_>) -> Vec<String> {
    let (words, view) = (asked.words, &asked.playing.view);
    let Some(talk) = view.talk() else {
        return Vec::new();
    };
    let tapp = || troggu::in_hand(words, view, |seat| asked.name(seat));
    if view.stage == Stage::Talk {
        let said = talk.said.iter().filter(|(_, word)| word.is_some());
        return said
            .map(|(seat, word)| said::line(words, asked.name(seat), word))
            .chain(tapp())
            .chain(tarot::in_hand(words, view, &|seat| asked.name(seat)))
            .collect();
    }
    if troggu::is_played(view) {
        return tapp();
    }
    if view.tarot().is_some() {
        return tarot::in_hand(words, view, &|seat| asked.name(seat));
    }
    let Some(declarer) = talk.declarer else {
        return Vec::new();
    };
    if view.seat() != Some(declarer) {
        return said::declared(words, view, asked.name(declarer))
            .into_iter()
            .collect();
    }
    let talon = named(words, view, talk.talon);
    vec![words.with("hand-talon", args!["cards" => talon])]
}

/// The key of a sentence about a seat: the first if the reader sits there.
fn own_or(
    asked: &Decision<'_>,
    seat: Seat,
    own: &'static str,
    other: &'static str,
) -> &'static str {
    if asked.playing.view.seat() == Some(seat) {
        own
    } else {
        other
    }
}

/// The player who must win every trick.
fn vole(asked: &Decision<'_>) -> Option<String> {
    let vole = asked.playing.view.vole()?;
    let name = asked.name(vole.seat);
    let key = own_or(asked, vole.seat, "hand-vole-own", "hand-vole");
    Some(asked.words.with(key, args!["name" => name]))
}

/// The current bids.
fn bids(asked: &Decision<'_>) -> Option<String> {
    let words = asked.words;
    let Stage::Bidding(bidding) = &asked.playing.view.stage else {
        return None;
    };
    let bids: Vec<String> = bidding
        .bids
        .iter()
        .filter_map(|(seat, bid)| {
            let points = words.signed(i64::from(bid?));
            Some(words.with(
                "hand-score-mark",
                args!["name" => asked.name(seat), "points" => points],
            ))
        })
        .collect();
    let session = bidding.session;
    Some(if bids.is_empty() {
        words.with("hand-bids-none", args!["session" => session])
    } else {
        words.with(
            "hand-bids",
            args!["session" => session, "bids" => bids.join(" · ")],
        )
    })
}

/// What the picture of a hand shows beside the cards: which trick it is, what lies in it and who is winning it, and
/// what everyone has won.
pub fn trick(asked: &Decision<'_>) -> Vec<String> {
    let (words, view) = (asked.words, &asked.playing.view);
    if view.bets().is_some() {
        return Vec::new();
    }
    let mut lines = trick_told(words, asked.look, asked.playing);
    let leader = view.trick.leader;
    // Whose turn it is to lead is stated elsewhere, except before the first lead.
    if view.trick.cards.is_empty() && view.turn != Turn::One(leader) {
        let key = own_or(asked, leader, "hand-leads-own", "hand-leads");
        lines.push(words.with(key, args!["name" => asked.name(leader)]));
    }
    lines
}

/// The trick and everyone's tricks and points so far, in words.
pub fn trick_told(words: &Words, look: &Look, playing: &Playing) -> Vec<String> {
    let view = &playing.view;
    let is_led = !view.trick.cards.is_empty();
    if view.bets().is_some() || (view.stage != Stage::Tricks && !is_led) {
        return Vec::new();
    }
    let teller = Teller {
        words,
        look,
        playing,
    };
    let mut lines = tricks::trick(teller);
    if view.last_trick.is_some() {
        lines.push(won_so_far(teller));
    }
    lines
}

/// What every seat has won so far.
fn won_so_far(teller: Teller) -> String {
    let (words, view) = (teller.words, teller.view());
    let points = view.card_points();
    let all: Vec<String> = Seat::all(view.seats)
        .map(|seat| {
            let name = if view.seat() == Some(seat) {
                words.say("hand-strip-you")
            } else {
                teller.name(seat)
            };
            let won = tally(words, view, points.as_ref(), seat, "hand-points-beside");
            let won = words.list(&won);
            words.with("scene-alt-seat", args!["name" => name, "facts" => won])
        })
        .collect();
    words.row(&all)
}

/// What a seat has won so far: in games of card points those in its tricks, and its tricks. The points of a dealer are
/// said with `beside`, for they alone know what else will count for them.
pub fn tally(
    words: &Words,
    view: &View,
    points: Option<&BySeat<i32>>,
    seat: Seat,
    beside: &'static str,
) -> Vec<String> {
    let is_dealer = view.seat() == Some(seat) && !view.laid_aside.is_empty();
    let key = if is_dealer { beside } else { "seat-points" };
    let points = points.map(|points| words.with(key, args!["points" => points[seat]]));
    let tricks = words.with("seat-tricks", args!["tricks" => view.tricks[seat]]);
    points.into_iter().chain([tricks]).collect()
}

/// The king that calls its valet.
fn calling(asked: &Decision<'_>) -> Option<String> {
    let words = asked.words;
    let (seat, king) = asked.playing.view.calling()?;
    let valet = Card::plain(king.suit(), Rank::Jack)?;
    Some(words.with(
        own_or(asked, seat, "hand-calling-own", "hand-calling"),
        args!["name" => asked.name(seat), "valet" => crate::cards::name(words, valet)],
    ))
}

/// The declarations.
fn honours(asked: &Decision<'_>) -> Vec<String> {
    let honours = asked.playing.view.honours();
    let declared = honours.iter().filter(|(_, points)| *points != 0);
    declared
        .map(|(seat, points)| {
            asked.words.with(
                own_or(asked, seat, "hand-honours-own", "hand-honours"),
                args!["name" => asked.name(seat), "points" => points],
            )
        })
        .collect()
}

/// What the viewer was paid for public cards.
fn bonus(asked: &Decision<'_>) -> Option<String> {
    let (words, view) = (asked.words, &asked.playing.view);
    let own = view
        .shown
        .iter()
        .filter(|(seat, _)| Some(*seat) == view.seat());
    let cards: CardSet = own.map(|(_, card)| *card).collect();
    let all = bonuses(&view.variant, view.stake).into_iter();
    let paid = all.filter(|(card, ..)| cards.contains(*card));
    let coins: Coins = paid.map(|(_, coins, _)| coins).sum();
    (coins > Coins::ZERO).then(|| {
        words.with(
            "hand-bonus",
            args!["cards" => the_names(words, cards), "coins" => words.coins(coins)],
        )
    })
}

/// Cards in other hands that everyone has seen.
fn shown(asked: &Decision<'_>) -> Vec<String> {
    let view = &asked.playing.view;
    Seat::all(view.seats)
        .filter(|seat| Some(*seat) != view.seat())
        .filter_map(|seat| {
            let cards = shown_by(view, seat);
            (!cards.is_empty()).then(|| {
                asked.words.with(
                    "hand-shown",
                    args!["name" => asked.name(seat), "cards" => named(asked.words, view, cards)],
                )
            })
        })
        .collect()
}

/// Pots, purse, and who is still in.
fn pots(asked: &Decision<'_>, bets: &Bets) -> Vec<String> {
    let (words, view) = (asked.words, &asked.playing.view);
    let mut lines = Vec::new();
    if let [main, sides @ ..] = bets.pots.as_slice()
        && !sides.is_empty()
    {
        let sides: Vec<String> = sides.iter().map(|pot| asked.coins(pot.coins)).collect();
        lines.push(words.with(
            "hand-pots",
            args!["main" => asked.coins(main.coins), "sides" => words.list(&sides)],
        ));
    } else {
        lines.push(words.with("hand-pot", args!["coins" => asked.coins(view.pot)]));
    }
    if let Some(own) = view.seat() {
        let (left, staked) = (bets.purses[own], bets.staked[own]);
        lines.push(words.with(
            "hand-purse",
            args!["left" => asked.coins(left), "staked" => asked.coins(staked)],
        ));
        if !bets.in_play.contains(own) {
            lines.push(words.say("hand-folded"));
        }
    }
    let others: Vec<String> = bets
        .in_play
        .iter()
        .filter(|seat| Some(*seat) != view.seat())
        .map(|seat| {
            let staked = bets.staked[seat];
            let key = match (bets.stays.contains(seat), staked > Coins::ZERO) {
                (true, _) => "hand-in-stays",
                (_, true) => "hand-in-staked",
                _ => "hand-in",
            };
            words.with(
                key,
                args!["name" => asked.name(seat), "coins" => asked.coins(staked)],
            )
        })
        .collect();
    if !others.is_empty() {
        // Names only the others: players who are in must not read it as if they were out.
        let key = if view.seat().is_some_and(|own| bets.in_play.contains(own)) {
            "hand-in-play-too"
        } else {
            "hand-in-play"
        };
        lines.push(words.with(key, args!["seats" => others.join(" · ")]));
    }
    lines
}

/// The viewer's own cards that lie face down, by how they came there; a dealer's discard, with what it is worth.
fn laid_aside(asked: &Decision<'_>) -> Option<String> {
    let (words, view) = (asked.words, &asked.playing.view);
    if view.laid_aside.is_empty() {
        return None;
    }
    let cards = named(words, view, view.laid_aside);
    Some(
        match (view.variant.points_of(view.laid_aside), view.bets()) {
            (Some(points), _) => words.with(
                "hand-laid-discard",
                args!["cards" => cards, "points" => points],
            ),
            (None, None) => words.with("hand-put-back", args!["cards" => cards]),
            (None, Some(bets)) => {
                let is_in = view.seat().is_some_and(|own| bets.in_play.contains(own));
                let gone = if is_in { "hand-swapped" } else { "hand-thrown" };
                let told = [
                    ("hand-laid", view.laid()),
                    (gone, view.laid_aside - view.laid()),
                ];
                let told = told.into_iter().filter(|(_, cards)| !cards.is_empty());
                let told = told.map(|(key, cards)| {
                    words.with(key, args!["cards" => named(words, view, cards)])
                });
                told.collect::<Vec<_>>().join("\n")
            }
        },
    )
}

/// The last trick, or the latest reveal; `None` if there was none.
pub fn last_trick(words: &Words, look: &Look, playing: &Playing) -> Option<String> {
    let view = &playing.view;
    if let Some(last) = &view.last_trick {
        let winner = last.winner.unwrap_or(last.leader);
        return Some(words.with(
            "playing-last",
            args![
                "winner" => name_of(look, playing, winner),
                "cards" => cards_of(words, look, playing, &last.cards)
            ],
        ));
    }
    let last = view.bets()?.reveals.last()?;
    Some(bets::reveal(words, last, |seat| name_of(look, playing, seat)).join("\n"))
}

/// Cards of a trick, each with who played it.
fn cards_of(words: &Words, look: &Look, playing: &Playing, cards: &[(Seat, Card)]) -> String {
    let cards: Vec<String> = cards
        .iter()
        .map(|(seat, card)| {
            words.with(
                "playing-last-card",
                args!["name" => name_of(look, playing, *seat), "card" => written(words, *card)],
            )
        })
        .collect();
    words.row(&cards)
}
