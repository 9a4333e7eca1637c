//! What French Tarot alone shows: the contract and who plays it, the dog, poignées, the sum at the end (RULES.md JT-21).

use crate::cards;
use crate::series;
use crate::words::{Words, args};
use rules::{
    Card, CardSet, Coins, Ended, ExcuseSettled, Outcome, Partner, Seat, Stage, Sum, TarotView,
    View, Word,
};

/// What a seat is called.
type Name<'a> = &'a dyn Fn(Seat) -> String;

/// The name of a bid.
pub fn bid(words: &Words, word: Word) -> String {
    words.say(match word {
        Word::Garde => "tarot-bid-garde",
        Word::Sans => "tarot-bid-sans",
        Word::Contre => "tarot-bid-contre",
        _ => "tarot-bid-petite",
    })
}

/// The bid that is played, and whose it is.
fn contract(view: &View) -> Option<(Seat, Word)> {
    let talk = view.talk().filter(|_| view.tarot().is_some())?;
    let declarer = talk.declarer?;
    Some((declarer, talk.said[declarer]?))
}

/// Who plays what against whom, the dog, and what was shown: all of it public. During the talk only the dog's size.
pub fn standing(words: &Words, view: &View, name: Name<'_>) -> Vec<String> {
    let Some(own) = view.tarot() else {
        return Vec::new();
    };
    let Some((declarer, word)) = contract(view) else {
        let cards = view.talon_size().unwrap_or_default();
        let dog = words.with("tarot-dog-size", args!["cards" => cards]);
        return vec![dog];
    };
    let mut lines = vec![who_plays(words, view, own, (declarer, word), name)];
    if own.announced {
        lines.push(words.with("tarot-chelem", args!["name" => name(declarer)]));
    }
    lines.extend(dog(words, view, (declarer, word), name));
    if !own.laid_trumps.is_empty() {
        let cards = cards::named(words, view, own.laid_trumps);
        lines.push(words.with(
            "tarot-laid-trumps",
            args!["name" => name(declarer), "cards" => cards],
        ));
    }
    lines.extend(Seat::all(view.seats).filter_map(|seat| poignee(words, view, seat, name)));
    lines
}

fn who_plays(
    words: &Words,
    view: &View,
    own: &TarotView,
    (declarer, word): (Seat, Word),
    name: Name<'_>,
) -> String {
    let key = match (own.called, public_partner(own)) {
        (None, _) if view.stage == Stage::Call => "tarot-calls",
        (None, _) => "tarot-plays",
        (Some(_), Partner::Known(_)) => "tarot-plays-with",
        (Some(_), Partner::Alone) => "tarot-plays-alone",
        (Some(_), _) => "tarot-plays-called",
    };
    let partner = match public_partner(own) {
        Partner::Known(seat) => name(seat),
        _ => String::new(),
    };
    let card = own.called.map(|card| cards::the_name(words, card));
    words.with(
        key,
        args![
            "name" => name(declarer), "bid" => bid(words, word),
            "partner" => partner, "card" => card.unwrap_or_default()
        ],
    )
}

/// What everybody knows of the partner: what its holder alone knows is said apart.
fn public_partner(own: &TarotView) -> Partner {
    if own.is_partner_public {
        own.partner
    } else {
        Partner::Unknown
    }
}

/// The card called, if the viewer was dealt it and nobody else knows that yet.
fn knows_alone(own: &TarotView) -> Option<Card> {
    let knows = own.partner != Partner::Unknown && !own.is_partner_public;
    own.called.filter(|_| knows)
}

fn dog(
    words: &Words,
    view: &View,
    (declarer, word): (Seat, Word),
    name: Name<'_>,
) -> Option<String> {
    let talon = view.talk()?.talon;
    let key = match word {
        Word::Contre if talon.is_empty() => "tarot-dog-against",
        Word::Sans if talon.is_empty() => "tarot-dog-for",
        _ if talon.is_empty() => return None,
        _ => "tarot-dog",
    };
    let cards = cards::named(words, view, talon);
    Some(words.with(key, args!["cards" => cards, "name" => name(declarer)]))
}

/// The poignée that a seat has shown.
fn poignee(words: &Words, view: &View, seat: Seat, name: Name<'_>) -> Option<String> {
    let shown = view.shown.iter().filter(|(shower, _)| *shower == seat);
    let shown: CardSet = shown.map(|(_, card)| *card).collect();
    if shown.is_empty() || view.stage == Stage::Over && view.played.is_empty() {
        return None;
    }
    Some(words.with(
        "tarot-poignee",
        args![
            "name" => name(seat), "count" => shown.len(),
            "cards" => cards::named(words, view, shown)
        ],
    ))
}

/// The same for a hand, and what nobody else is told: who plays with it, and that its Excuse is about to be lost.
pub fn in_hand(words: &Words, view: &View, name: Name<'_>) -> Vec<String> {
    let Some(own) = view.tarot() else {
        return Vec::new();
    };
    let mut lines = standing(words, view, name);
    if let (Some(called), Some(declarer)) = (knows_alone(own), view.declarer()) {
        let key = if view.seat() == Some(declarer) {
            "tarot-own-alone"
        } else {
            "tarot-own-partner"
        };
        let card = cards::the_name(words, called);
        lines.push(words.with(key, args!["card" => card, "name" => name(declarer)]));
    }
    if view.stage == Stage::Tricks && view.hand.len() == 2 && view.hand.contains(Card::FOOL) {
        let card = cards::the_name(words, Card::FOOL);
        lines.push(words.with("tarot-own-excuse", args!["card" => card]));
    }
    lines
}

/// How the deal ended, in a sentence.
pub fn winner(words: &Words, view: &View, outcome: &Outcome, name: Name<'_>) -> Option<String> {
    let own = view.tarot()?;
    if outcome.ended == Ended::PetitSec {
        let seat = view.shown.first().map(|(seat, _)| *seat)?;
        let cards: CardSet = view.shown.iter().map(|(_, card)| *card).collect();
        return Some(words.with(
            "tarot-report-petit-sec",
            args![
                "name" => name(seat), "card" => cards::the_name(words, Card::MAGICIAN),
                "cards" => cards::named(words, view, cards)
            ],
        ));
    }
    let (sum, (_, word)) = (own.sum?, contract(view)?);
    let key = if sum.won {
        "tarot-report-won"
    } else {
        "tarot-report-lost"
    };
    Some(words.with(key, told(words, view, &sum, word, name)))
}

/// The seats of a side, once everybody knows the sides.
fn of_side(view: &View, side: usize) -> Vec<Seat> {
    let seats = Seat::all(view.seats);
    seats
        .filter(|seat| view.side(*seat) == Some(side))
        .collect()
}

fn told(
    words: &Words,
    view: &View,
    sum: &Sum,
    word: Word,
    name: Name<'_>,
) -> fluent_bundle::FluentArgs<'static> {
    args![
        "names" => series::names(words, &of_side(view, 0), name),
        "bid" => bid(words, word), "points" => sum.points, "needed" => sum.needed,
        "bouts" => i32::from(sum.bouts), "difference" => sum.difference(),
        "others" => 91 - sum.points
    ]
}

/// Who has the Excuse in the end, and what went to the other side for it.
fn excuse_settled(words: &Words, view: &View, excuse: ExcuseSettled, name: Name<'_>) -> String {
    let names = |side: usize| series::names(words, &of_side(view, side), name);
    let key = match (excuse.changes, excuse.given) {
        (false, Some(_)) => "tarot-sheet-excuse",
        (false, None) => "tarot-sheet-excuse-free",
        (true, Some(_)) => "tarot-sheet-excuse-last-given",
        (true, None) => "tarot-sheet-excuse-last",
    };
    // Every card counts a number of points and a half.
    let points = match excuse.given.unwrap_or_default() / 2 {
        0 => "½".to_owned(),
        whole => format!("{whole}½"),
    };
    let (keepers, others) = (names(excuse.side), names(1 - excuse.side));
    let told = args!["keepers" => keepers, "others" => others, "points" => points];
    words.with(key, told)
}

/// What decided over a seat's coins.
pub fn own(words: &Words, view: &View, seat: Seat, name: Name<'_>) -> Option<String> {
    let (sum, (_, word)) = (view.tarot()?.sum?, contract(view)?);
    let key = match (view.side(seat) == Some(0), sum.won) {
        (true, true) => "tarot-own-won",
        (true, false) => "tarot-own-lost",
        (false, true) => "tarot-own-against-won",
        (false, false) => "tarot-own-against-lost",
    };
    Some(words.with(key, told(words, view, &sum, word, name)))
}

/// The sum line by line, and what it comes to for each.
pub fn sheet(words: &Words, view: &View, outcome: &Outcome, name: Name<'_>) -> Option<Vec<String>> {
    let own = view.tarot()?;
    let (sum, (declarer, word)) = (own.sum?, contract(view)?);
    let mut lines = vec![words.with("tarot-sheet-points", told(words, view, &sum, word, name))];
    if sum.is_rounded {
        lines.push(words.say("tarot-sheet-half"));
    }
    lines.extend(
        own.excuse
            .map(|excuse| excuse_settled(words, view, excuse, name)),
    );
    let sign = if sum.won { 1 } else { -1 };
    let signed = |points: i32| words.signed(points.into());
    let bare = 25 + sum.difference();
    lines.push(words.with(
        "tarot-sheet-contract",
        args![
            "difference" => sum.difference(), "multiplier" => sum.multiplier,
            "bid" => bid(words, word), "points" => signed(sign * bare * sum.multiplier)
        ],
    ));
    let more = [
        ("tarot-sheet-poignees", sign * sum.poignees),
        ("tarot-sheet-petit", sum.petit * sum.multiplier),
        ("tarot-sheet-chelem", sum.chelem),
    ];
    let more = more.into_iter().filter(|(_, points)| *points != 0);
    lines.extend(more.map(|(key, points)| words.with(key, args!["points" => signed(points)])));
    let defender = Seat::all(view.seats).find(|seat| view.side(*seat) == Some(1));
    let each = defender.map_or(Coins::ZERO, |seat| outcome.coins[seat].abs());
    let key = if sum.each() > 0 {
        "tarot-sheet-each"
    } else {
        "tarot-sheet-each-lost"
    };
    lines.push(words.with(
        key,
        args![
            "points" => sum.each().abs(), "coins" => words.coins(each),
            "stake" => words.coins(view.stake), "name" => name(declarer)
        ],
    ));
    if let Partner::Known(partner) = own.partner {
        lines.push(words.with(
            "tarot-sheet-partner",
            args!["name" => name(declarer), "partner" => name(partner)],
        ));
    }
    let marks = outcome.marks.as_deref().unwrap_or_default();
    let marks = Seat::all(view.seats).zip(marks).map(|(seat, points)| {
        words.with(
            "hand-score-mark",
            args!["name" => name(seat), "points" => signed(*points)],
        )
    });
    let marks: Vec<String> = marks.collect();
    lines.push(words.with("tarot-sheet-marks", args!["marks" => marks.join(" · ")]));
    let dog = cards::the_names(words, own.talk.talon);
    lines.push(words.with("tarot-sheet-dog", args!["cards" => dog]));
    Some(lines)
}
