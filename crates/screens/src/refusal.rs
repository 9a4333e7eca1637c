//! Refusals, each in one sentence for whoever tried.

use super::privacy::not_erased;
use super::times::when;
use super::{bank, inn, orders, rules, shuffle, voids};
use crate::cards;
use crate::words::{Words, args, plain};
use ::rules::{Act, CardSet, Choice, Coins, Refusal, RefusalCode, Sizes, VariantError, View};
use books::LIMIT;
use pages::{CharacterRefused, HouseRefusal, LONGEST_PATRON, MOST_CHARACTERS, NAME_LETTERS};
use table::{PausedBy, Refusal as TableRefusal, Repeated};

/// The sentence for a refusal.
pub fn house_refusal(words: &Words, refusal: &HouseRefusal) -> String {
    match refusal {
        HouseRefusal::SeveralDeals => words.say("refusal-several-deals"),
        HouseRefusal::ReportLimit { at } => {
            words.with("report-enough", args!["when" => when(words, *at)])
        }
        HouseRefusal::WinCancelled => words.say("refusal-win-cancelled"),
        HouseRefusal::WonElsewhere => words.say("refusal-won-elsewhere"),
        HouseRefusal::PlayedElsewhere => words.say("refusal-played-elsewhere"),
        HouseRefusal::NotYetShown => words.with("refusal-not-yet-shown", args!["hand" => words.public("key-hand")]),
        HouseRefusal::NoSuchTable => words.say("refusal-no-table"),
        HouseRefusal::Table(TableRefusal::Closed) => {
            words.with("refusal-closed", args!["again" => words.public("key-play-again")])
        }
        HouseRefusal::Table(TableRefusal::NotSeated) => words.with("refusal-not-seated", args!["join" => words.public("key-join")]),
        HouseRefusal::Table(TableRefusal::AlreadySeated) => words.say("refusal-already-seated"),
        HouseRefusal::Table(TableRefusal::Full(chairs)) => words.with("refusal-full", args!["chairs" => *chairs]),
        HouseRefusal::Table(TableRefusal::NotHost) => words.say("refusal-not-host"),
        HouseRefusal::Table(TableRefusal::TooFew { missing }) => words.with("refusal-too-few", args!["missing" => *missing]),
        HouseRefusal::CannotCover { need, free, held } => words.with(
            if *held > 0 { "refusal-cannot-cover-held" } else { "refusal-cannot-cover" },
            args!["need" => words.coins(*need), "free" => words.coins(*free), "held" => words.coins(*held)],
        ),
        HouseRefusal::Table(TableRefusal::Stake { least, most }) => words.with(
            "refusal-stake",
            args!["least" => words.coins(least.0), "most" => words.coins(most.0)],
        ),
        HouseRefusal::LostEnough { cap, until } => words.with(
            "refusal-lost-enough",
            args![
                "cap" => words.coins(*cap),
                "when" => words.with("when", args!["seconds" => (until / 1000).to_string()])
            ],
        ),
        HouseRefusal::HouseStake { least, most } => words.with(
            if least > most { "refusal-house-stake-never" } else { "refusal-house-stake" },
            args!["least" => words.coins(*least), "most" => words.coins(*most)],
        ),
        HouseRefusal::ErasureRefused(why) => not_erased(words, why),
        HouseRefusal::Character(why) => no_character(words, why),
        HouseRefusal::Table(TableRefusal::Seats { least, most }) if least == most => {
            words.with("refusal-seats-exactly", args!["seats" => *least])
        }
        HouseRefusal::Table(TableRefusal::Seats { least, most }) => {
            words.with("refusal-seats", args!["least" => *least, "most" => *most])
        }
        HouseRefusal::Table(TableRefusal::TurnTime { least, most }) => {
            words.with("refusal-turn-time", args!["least" => *least, "most" => *most])
        }
        HouseRefusal::Table(TableRefusal::Purse { least, most }) => words.with(
            "refusal-purse",
            args!["least" => words.coins(least.0), "most" => words.coins(most.0)],
        ),
        HouseRefusal::Table(TableRefusal::ShuffledAnew) => words.with("refusal-shuffled-anew", args!["options" => words.public("key-orders-more"), "cut" => words.public("key-cut")]),
        HouseRefusal::Table(TableRefusal::TooLateToCut) => words.with("refusal-too-late-to-cut", args!["options" => words.public("key-orders-more"), "cut" => words.public("key-cut")]),
        HouseRefusal::Table(TableRefusal::NoCut(bad)) => shuffle::cut_refused(words, *bad),
        HouseRefusal::NoSuchDeal => words.say("refusal-no-such-deal"),
        HouseRefusal::Table(TableRefusal::CoinsFixed) => words.say("refusal-coins-fixed"),
        HouseRefusal::Table(TableRefusal::NoPurse) => words.say("refusal-no-purse"),
        HouseRefusal::Table(TableRefusal::PotCarried(pot)) => {
            words.with("refusal-pot-carried", args!["pot" => words.coins(pot.0)])
        }
        HouseRefusal::Table(TableRefusal::DealIsOn) => words.say("refusal-deal-is-on"),
        HouseRefusal::Table(TableRefusal::NoDeal) => words.say("refusal-no-deal"),
        HouseRefusal::Table(TableRefusal::NotDealtIn) => words.say("refusal-not-dealt-in"),
        HouseRefusal::Table(TableRefusal::Stale { .. }) => words.say("refusal-stale"),
        HouseRefusal::Table(TableRefusal::NoPatronFree) => words.say("refusal-no-patron-free"),
        HouseRefusal::RegularsStayAway => words.say("refusal-regulars-away"),
        HouseRefusal::Table(TableRefusal::NoPatronHere) => words.say("refusal-no-patron-here"),
        HouseRefusal::NoSuchPatron { name } => words.with("refusal-no-such-patron", args!["name" => plain(name)]),
        HouseRefusal::PatronName => words.with("refusal-patron-name", args!["most" => LONGEST_PATRON]),
        HouseRefusal::PatronNameTaken { name } => {
            words.with("refusal-patron-name-taken", args!["name" => plain(name)])
        }
        HouseRefusal::TooManyPatrons(most) => words.with("refusal-too-many-patrons", args!["most" => *most]),
        HouseRefusal::PatronShort { name, free, held } => words.with(
            if *held > 0 { "refusal-patron-short-held" } else { "refusal-patron-short" },
            args!["name" => plain(name), "free" => words.coins(*free), "held" => words.coins(*held)],
        ),
        HouseRefusal::PatronHasLess { name, free, held } => words.with(
            if *held > 0 { "refusal-patron-has-less-held" } else { "refusal-patron-has-less" },
            args!["name" => plain(name), "free" => words.coins(*free), "held" => words.coins(*held)],
        ),
        HouseRefusal::HouseShort { left } => {
            words.with("refusal-house-short", args!["left" => words.coins(*left)])
        }
        HouseRefusal::Table(TableRefusal::PlaysForNobody) => words.say("refusal-plays-for-nobody"),
        HouseRefusal::TooManyCoins => words.with("refused-too-much", args!["most" => words.coins(LIMIT)]),
        HouseRefusal::MintFull { room } => bank::mint_full(words, *room),
        HouseRefusal::StartingChanged => words.say("refusal-starting-changed"),
        HouseRefusal::Parked => words.say("refusal-parked"),
        HouseRefusal::HouseBroke { need, left, budget } => words.with(
            if budget >= need { "refusal-house-broke" } else { "refusal-house-broke-budget" },
            args![
                "need" => words.coins(*need),
                "left" => words.coins(*left),
                "budget" => words.coins(*budget)
            ],
        ),
        HouseRefusal::Table(TableRefusal::HostsEnough(most)) => words.with("refusal-hosts-enough", args!["most" => *most]),
        HouseRefusal::TooManyTables(most) => words.with("refusal-too-many-tables", args!["most" => *most]),
        HouseRefusal::SessionOpen => words.say("refusal-session-open"),
        HouseRefusal::SessionCloses(tables) => {
            words.with("refusal-session-closes", args!["tables" => *tables])
        }
        HouseRefusal::NoSession => words.say("refusal-no-session"),
        HouseRefusal::Table(TableRefusal::ShownOut) => words.say("refusal-shown-out"),
        HouseRefusal::Table(TableRefusal::KickYourself) => words.with("refusal-kick-yourself", args!["leave" => words.say("key-leave")]),
        HouseRefusal::Table(TableRefusal::NotHere) => words.say("refusal-not-here"),
        HouseRefusal::Table(TableRefusal::HostAlready) => words.say("refusal-host-already"),
        HouseRefusal::Table(TableRefusal::Paused) => words.say("refusal-paused"),
        HouseRefusal::Table(TableRefusal::NoPlace) => words.say("refusal-no-place"),
        HouseRefusal::Table(TableRefusal::PausedAlready) => words.say("refusal-paused-already"),
        HouseRefusal::Table(TableRefusal::PausedByGm) => words.say("refusal-paused-by-gm"),
        HouseRefusal::Table(TableRefusal::NotPaused) => words.say("refusal-not-paused"),
        HouseRefusal::Table(TableRefusal::NoPauseLeft(PausedBy::Host | PausedBy::SeatedGm)) => words.say("refusal-no-pause-left"),
        HouseRefusal::Table(TableRefusal::NoPauseLeft(PausedBy::Gm)) => words.say("refusal-no-pause-left-gm"),
        HouseRefusal::Table(TableRefusal::NoMatch) => words.say("refusal-no-match"),
        HouseRefusal::Table(TableRefusal::NoReason) => words.say("refusal-no-reason"),
        HouseRefusal::Table(TableRefusal::NotGm) => words.say("refusal-not-gm"),
        HouseRefusal::Table(TableRefusal::PatronDealtIn) => words.say("refusal-patron-dealt-in"),
        HouseRefusal::Table(TableRefusal::NobodyElse) => words.say("refusal-nobody-else"),
        HouseRefusal::NotAsked => words.say("refusal-not-asked"),
        HouseRefusal::Table(TableRefusal::WishGone) => words.say("refusal-wish-gone"),
        HouseRefusal::Banned { until, reason } => orders::banned(words, *until, reason),
        HouseRefusal::Abstains { until } => {
            words.with("refusal-abstains", args!["when" => when(words, *until)])
        }
        HouseRefusal::AbstainsAlready { until } => words.with(
            "refusal-abstains-already",
            args!["when" => when(words, *until)],
        ),
        HouseRefusal::CannotBanSelf => words.say("refusal-ban-yourself"),
        HouseRefusal::NotBanned => words.say("refusal-not-banned"),
        HouseRefusal::OffBoardAlready => words.say("refusal-off-board-already"),
        HouseRefusal::PurseGone => words.say("refusal-purse-gone"),
        HouseRefusal::NotOffBoard => words.say("refusal-not-off-board"),
        HouseRefusal::Days { most } => words.with("refusal-days", args!["most" => *most]),
        HouseRefusal::Enough { what, at } => enough(words, *what, *at),
        HouseRefusal::TooSoon { at } => words.with("refusal-too-soon", args!["when" => when(words, *at)]),
        HouseRefusal::VoidRefused(why) => voids::not_voided(words, why),
        HouseRefusal::Table(TableRefusal::Rules(act, refusal)) => refused(words, act, refusal, None),
        // Those with numbers are worded elsewhere; the rest are our fault.
        HouseRefusal::Table(
            TableRefusal::CannotCover { .. }
            | TableRefusal::Barred
            | TableRefusal::CapReached
            | TableRefusal::PatronShort { .. }
            | TableRefusal::HouseBroke { .. }
            | TableRefusal::HasPlace
            | TableRefusal::Enough { .. }
            | TableRefusal::Changed
            | TableRefusal::Broken(_),
        ) => words.say("our-fault"),
    }
}

/// What was repeated too often, and when it is possible again; `at` in epoch milliseconds.
fn enough(words: &Words, what: Repeated, at: Option<i64>) -> String {
    let key = match what {
        Repeated::ComeBack => "enough-come-back",
        Repeated::SeatPatron => "enough-seat-patron",
        Repeated::ChooseCoins => "enough-choose-coins",
        Repeated::Cut => "enough-cut",
        Repeated::Pause => "enough-pause",
        Repeated::CallOff => "enough-call-off",
        Repeated::HandOver => "enough-hand-over",
        Repeated::ChooseLanguage => "enough-choose-language",
        Repeated::Show => "enough-show",
    };
    let when = at.map_or(String::new(), |at| when(words, at));
    words.with(key, args!["when" => when])
}

/// The sentence for a game, edition or option that does not exist here.
pub fn variant_refusal(words: &Words, error: &VariantError) -> String {
    match error {
        VariantError::UnsupportedOption {
            game,
            edition,
            option,
            ..
        } => words.with(
            "refusal-option",
            args![
                "edition" => rules::edition_name(words, edition),
                "option" => words.option(&[game, "start"], option)
            ],
        ),
        VariantError::UnknownGame(_) | VariantError::UnknownEdition { .. } => {
            words.say("refusal-variant")
        }
    }
}

/// Why the rules refuse an act and what would be legal; with the bounds, if it is known what may be done.
pub fn refused(words: &Words, act: &Act, refusal: &Refusal, seen: Option<&View>) -> String {
    let choice = seen.map_or(Choice::Nothing, |view| view.legal().choice());
    refused_by(words, act, refusal, choice, seen)
}

/// The same, given what may be done instead.
pub(super) fn refused_by(
    words: &Words,
    act: &Act,
    refusal: &Refusal,
    choice: Choice,
    seen: Option<&View>,
) -> String {
    let sentence = why(words, act, refusal, choice);
    let name = |cards| match seen {
        Some(view) => cards::named(words, view, cards),
        None => cards::names(words, cards),
    };
    let would = match (refusal.would_do, act) {
        (CardSet::EMPTY, _) => String::new(),
        (cards, Act::Discard(_) | Act::Rob(_) | Act::Lay(_) | Act::Swap(_)) => {
            words.with("refused-would-discard", args!["cards" => name(cards)])
        }
        (cards, _) => words.with("refused-would", args!["cards" => name(cards)]),
    };
    let text = words.with(
        "refused-act",
        args!["sentence" => sentence, "would" => would],
    );
    text.trim().to_owned()
}

/// What is wrong with the act, as precisely as possible.
fn why(words: &Words, act: &Act, refusal: &Refusal, choice: Choice) -> String {
    let sizes = |sizes: Sizes, coins: Coins| {
        args![
            "coins" => words.coins(coins.0),
            "least" => words.coins(sizes.least.0),
            "most" => words.coins(sizes.most.0)
        ]
    };
    match (refusal.code, act, choice) {
        (RefusalCode::NotAllowedNow, Act::PlayCalling(_), Choice::Play { .. }) => {
            words.say("refused-call")
        }
        (
            RefusalCode::WrongCount,
            Act::Discard(_) | Act::Rob(_),
            Choice::Discard { count, .. } | Choice::Rob { count, .. },
        ) => words.with("refused-wrong-count-of", args!["count" => count]),
        (
            code @ (RefusalCode::BidTooHigh | RefusalCode::BidTooLow),
            Act::Bid(bid),
            Choice::Bid { least, most },
        ) => words.with(
            if code == RefusalCode::BidTooHigh {
                "refused-bid-too-high-of"
            } else {
                "refused-bid-too-low-of"
            },
            args![
                "bid" => words.signed(i64::from(*bid)),
                "least" => words.signed(i64::from(least)),
                "most" => words.signed(i64::from(most))
            ],
        ),
        (RefusalCode::BetTooSmall, Act::Bet(coins) | Act::Raise(coins), Choice::Speak(speak)) => {
            match speak.bet.or(speak.raise) {
                Some(bounds) => words.with("refused-bet-too-small-of", sizes(bounds, *coins)),
                None => words.say(refusal_key(refusal.code)),
            }
        }
        (
            RefusalCode::NotEnoughCoins,
            Act::Bet(coins) | Act::Raise(coins),
            Choice::Speak(speak),
        ) => match speak.bet.or(speak.raise) {
            Some(bounds) => words.with("refused-not-enough-coins-of", sizes(bounds, *coins)),
            None => words.say(refusal_key(refusal.code)),
        },
        (code, act, choice) => {
            let blamed = blamed(act, choice);
            words.with(
                refusal_key(code),
                args!["card" => cards::the_names(words, blamed), "count" => blamed.len()],
            )
        }
    }
}

/// The card or cards at fault.
fn blamed(act: &Act, choice: Choice) -> CardSet {
    match (act, choice) {
        (Act::Play(card) | Act::PlayCalling(card) | Act::Lay(card) | Act::Swap(card), _) => {
            CardSet::single(*card)
        }
        (Act::Discard(cards), Choice::Discard { from, .. })
        | (Act::Rob(cards), Choice::Rob { from, .. })
            if !from.contains_all(*cards) =>
        {
            *cards - from
        }
        (Act::Discard(cards) | Act::Rob(cards), _) => *cards,
        _ => CardSet::EMPTY,
    }
}

fn refusal_key(code: RefusalCode) -> &'static str {
    match code {
        RefusalCode::NotYourTurn => "refused-not-your-turn",
        RefusalCode::NotYourCard => "refused-not-your-card",
        RefusalCode::MustFollow => "refused-must-follow",
        RefusalCode::MustTrump => "refused-must-trump",
        RefusalCode::MustBeat => "refused-must-beat",
        RefusalCode::MustOvertrump => "refused-must-overtrump",
        RefusalCode::MustPlayValet => "refused-must-play-valet",
        RefusalCode::ForbiddenDiscard => "refused-forbidden-discard",
        RefusalCode::WrongCount => "refused-wrong-count",
        RefusalCode::BidTooHigh => "refused-bid-too-high",
        RefusalCode::BidTooLow => "refused-bid-too-low",
        RefusalCode::BetTooSmall => "refused-bet-too-small",
        RefusalCode::NotEnoughCoins => "refused-not-enough-coins",
        RefusalCode::NotAllowedNow => "refused-not-allowed-now",
        RefusalCode::DealIsOver => "refused-deal-is-over",
        RefusalCode::UnreadableAct
        | RefusalCode::UnsupportedOption
        | RefusalCode::BadDeal
        | RefusalCode::WrongResult => "refused-other",
    }
}

fn no_character(words: &Words, why: &CharacterRefused) -> String {
    match why {
        CharacterRefused::NameLength => words.with(
            "character-name-length",
            args!["least" => *NAME_LETTERS.start(), "most" => *NAME_LETTERS.end()],
        ),
        CharacterRefused::NameSigns => words.say("character-name-signs"),
        CharacterRefused::NameTaken => words.say("character-name-taken"),
        CharacterRefused::Picture => words.say("character-bad-picture"),
        CharacterRefused::TooMany => {
            words.with("character-too-many", args!["most" => MOST_CHARACTERS])
        }
        CharacterRefused::TooManyEver => words.say("character-too-many-ever"),
        CharacterRefused::Unknown => words.say("character-unknown"),
        CharacterRefused::Seated(table) => {
            words.with("character-seated", args!["inn" => inn(words, *table)])
        }
        CharacterRefused::TooRich => words.say("character-too-rich"),
        CharacterRefused::TooPoor { purse, wanted } => words.with(
            if purse.on_hold > 0 {
                "character-too-poor-held"
            } else {
                "character-too-poor"
            },
            args![
                "free" => words.coins(purse.free),
                "held" => words.coins(purse.on_hold),
                "asked" => words.coins(*wanted)
            ],
        ),
    }
}
