//! A receipt: every coin that a deal moved, and why.

use super::fit::{parts_of, shortened};
use super::names::bold;
use super::problem;
use super::purse::plain_note;
use super::rules::{edition, game};
use super::times::when;
use super::title::for_fun;
use crate::button::{Button, PastKey};
use crate::cards;
use crate::screen::{Edge, Key, Panel, Row, Screen};
use crate::words::{Words, args};
use ids::DealId;
use pages::{Fate, Receipt};
use rules::{Coins, Payment, Purse, Reason, Seat};
use table::CoinKind;

/// The most payments in a message; if there are more, all of them also come as a file.
const IN_A_MESSAGE: usize = 30;

/// The receipt of a deal.
pub fn receipt(words: &Words, receipt: &Receipt) -> Screen {
    let words = &words.with_coins(receipt.coin_kind);
    let payments: Vec<String> = receipt
        .paid
        .iter()
        .map(|paid| payment(words, |seat| name(receipt, seat), paid))
        .collect();
    let mut parts = parts_of(words, &words.say("receipt-seats"), &seats(words, receipt));
    parts.extend(parts_of(words, &words.say("receipt-payments"), &payments));
    let screen = Screen {
        panel: Some(shortened(Panel {
            title: for_fun(words, receipt.coin_kind, words.say("receipt-title")),
            text: head(words, receipt).join("\n"),
            parts,
            footer: words.with("receipt-footer", args!["deal" => receipt.deal.to_string()]),
            edge: Edge::Grey,
            ..Panel::default()
        })),
        rows: vec![Row::Keys(keys(words, receipt.deal))],
        ..Screen::default()
    };
    if payments.len() <= IN_A_MESSAGE {
        return screen;
    }
    // Names are escaped against Discord's formatting; a file shows them as they are.
    let text = payments.join("\n").replace(['*', '\\'], "");
    screen.with_file(format!("receipt-{}.txt", receipt.deal.short()), text + "\n")
}

/// What else there is to see of a finished deal.
fn keys(words: &Words, deal: DealId) -> Vec<Key> {
    vec![
        Key::plain(
            Button::Past(PastKey::Replay(deal, 0)),
            words.say("key-replay"),
        ),
        Key::plain(Button::Past(PastKey::Record(deal)), words.say("key-record")),
        Key::plain(Button::Past(PastKey::Verify(deal)), words.say("key-verify")),
        problem::key(words, Some(deal)),
    ]
}

fn head(words: &Words, receipt: &Receipt) -> Vec<String> {
    let mut lines = vec![words.with(
        "receipt-head",
        args![
            "game" => game(words, &receipt.variant),
            "edition" => edition(words, &receipt.variant),
            "stake" => words.coins(receipt.stake),
            "when" => when(words, receipt.at)
        ],
    )];
    match &receipt.fate {
        Fate::Played => {}
        Fate::BrokenOff => lines.push(words.say("receipt-broken-off")),
        Fate::Voided { by, reason, at } => lines.push(words.with(
            "receipt-voided",
            args![
                "who" => format!("<@{by}>"),
                "when" => when(words, *at),
                "reason" => plain_note(reason)
            ],
        )),
    }
    if let Some(own) = receipt.own {
        let own_purse = Purse::Seat(own);
        let paid = receipt.paid.iter();
        let put: Coins = paid
            .clone()
            .filter(|paid| paid.from == own_purse)
            .map(|paid| paid.amount)
            .sum();
        let got: Coins = paid
            .filter(|paid| paid.to == own_purse)
            .map(|paid| paid.amount)
            .sum();
        lines.push(words.with(
            "receipt-own",
            args![
                "put" => words.coins(put),
                "got" => words.coins(got),
                "won" => words.won(receipt.won[own.index()])
            ],
        ));
    }
    if receipt.pot_before > Coins::ZERO {
        lines.push(words.with(
            "receipt-pot-before",
            args!["coins" => words.coins(receipt.pot_before)],
        ));
    }
    if receipt.pot_after > Coins::ZERO && receipt.fate == Fate::Played {
        lines.push(words.with(
            "receipt-pot-after",
            args!["coins" => words.coins(receipt.pot_after)],
        ));
    }
    for (name, coins) in &receipt.shared {
        lines.push(words.with(
            "receipt-shared",
            args!["name" => bold(name), "coins" => words.coins(*coins)],
        ));
    }
    for (seat, coins) in &receipt.odd {
        lines.push(words.with(
            "receipt-odd",
            args!["name" => name(receipt, *seat), "coins" => words.coins(*coins)],
        ));
    }
    lines.push(words.say(match (receipt.agrees, receipt.coin_kind) {
        (true, CoinKind::Purse) => "receipt-agrees",
        (true, CoinKind::Chips) => "receipt-for-fun",
        (false, _) => "receipt-disagrees",
    }));
    lines
}

/// By seat: coins held, won or lost, and released.
fn seats(words: &Words, receipt: &Receipt) -> Vec<String> {
    Seat::all(receipt.names.len())
        .map(|seat| {
            let held = args![
                "name" => name(receipt, seat),
                "held" => words.coins(receipt.held[seat.index()]),
                "won" => words.won(receipt.won[seat.index()]),
                "back" => words.coins(receipt.back.as_ref().map_or(Coins::ZERO, |back| back[seat.index()]))
            ];
            words.with(
                match receipt.back {
                    Some(_) => "receipt-seat",
                    None => "receipt-seat-match",
                },
                held,
            )
        })
        .collect()
}

/// Who paid whom how much, and why.
pub fn payment(words: &Words, name: impl Fn(Seat) -> String, paid: &Payment) -> String {
    let purse = |purse| match purse {
        Purse::Pot => words.say("report-pot"),
        Purse::Seat(seat) => name(seat),
    };
    words.with(
        "receipt-line",
        args![
            "from" => purse(paid.from),
            "to" => purse(paid.to),
            "coins" => words.coins(paid.amount),
            "why" => why(words, paid.reason)
        ],
    )
}

fn name(receipt: &Receipt, seat: Seat) -> String {
    bold(receipt.names.get(seat.index()).map_or("?", String::as_str))
}

/// Why coins were paid, according to the rules.
pub fn why(words: &Words, reason: Reason) -> String {
    match reason {
        Reason::Ante => words.say("why-ante"),
        Reason::Death => words.say("why-death"),
        Reason::Bonus(card) => words.with("why-bonus", args!["card" => cards::name(words, card)]),
        Reason::MostTricks => words.say("why-most-tricks"),
        Reason::Points => words.say("why-points"),
        Reason::Agreed => words.say("why-agreed"),
        Reason::Honours => words.say("why-honours"),
        Reason::Match => words.say("why-match"),
        Reason::Bet => words.say("why-bet"),
        Reason::Returned => words.say("why-returned"),
        Reason::Share => words.say("why-share"),
        Reason::Alone => words.say("why-alone"),
    }
}
