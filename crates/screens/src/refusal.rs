//! Refusals, each in one sentence for whoever tried.

use super::privacy::not_erased;
use super::times::when;
use super::{bank, inn, orders, rules, shuffle, voids};
use crate::cards;
use crate::words::{FluentArgs, Words, args, plain};
use ::rules::{Act, CardSet, Choice, Coins, Refusal, RefusalCode, Sizes, VariantError, View};
use pages::{CharacterRefused, HouseRefusal, LONGEST_PATRON, MOST_CHARACTERS, NAME_LETTERS};
use table::{PausedBy, Refusal as TableRefusal, Repeated};

/// The sentence for a refusal.
pub fn house_refusal(words: &Words, refusal: &HouseRefusal) -> String {
    match refusal {
        HouseRefusal::Table(refusal) => at_table(words, refusal),
        HouseRefusal::Character(why) => no_character(words, why),
        HouseRefusal::ErasureRefused(why) => not_erased(words, why),
        HouseRefusal::VoidRefused(why) => voids::not_voided(words, why),
        HouseRefusal::NoSuchTable => words.say("refusal-no-table"),
        HouseRefusal::Parked => words.say("refusal-parked"),
        HouseRefusal::TooManyTables(most) => most_of(words, "refusal-too-many-tables", *most),
        HouseRefusal::TooSoon { at } => until(words, "refusal-too-soon", *at),
        HouseRefusal::Enough { what, at } => enough(words, *what, *at),
        HouseRefusal::NoSuchDeal => words.say("refusal-no-such-deal"),
        HouseRefusal::SeveralDeals => words.say("refusal-several-deals"),
        HouseRefusal::NotYetShown => with_key(words, "refusal-not-yet-shown", "hand", "key-hand"),
        HouseRefusal::PlayedElsewhere => words.say("refusal-played-elsewhere"),
        HouseRefusal::WonElsewhere => words.say("refusal-won-elsewhere"),
        HouseRefusal::WinCancelled => words.say("refusal-win-cancelled"),
        HouseRefusal::ReportLimit { at } => until(words, "report-enough", *at),
        HouseRefusal::NotAsked => words.say("refusal-not-asked"),
        HouseRefusal::SessionOpen => words.say("refusal-session-open"),
        HouseRefusal::NoSession => words.say("refusal-no-session"),
        HouseRefusal::SessionCloses(tables) => {
            words.with("refusal-session-closes", args!["tables" => *tables])
        }
        HouseRefusal::Banned { until, reason } => orders::banned(words, *until, reason),
        HouseRefusal::CannotBanSelf => words.say("refusal-ban-yourself"),
        HouseRefusal::NotBanned => words.say("refusal-not-banned"),
        HouseRefusal::Days { most } => words.with("refusal-days", args!["most" => *most]),
        HouseRefusal::Abstains { until: at } => until(words, "refusal-abstains", *at),
        HouseRefusal::AbstainsAlready { until: at } => {
            until(words, "refusal-abstains-already", *at)
        }
        HouseRefusal::OffBoardAlready => words.say("refusal-off-board-already"),
        HouseRefusal::NotOffBoard => words.say("refusal-not-off-board"),
        HouseRefusal::CannotCover { need, free, held } => cannot_cover(words, *need, *free, *held),
        HouseRefusal::LostEnough { cap, until } => lost_enough(words, *cap, *until),
        HouseRefusal::HouseStake { least, most } if least > most => {
            bounds(words, "refusal-house-stake-never", *least, *most)
        }
        HouseRefusal::HouseStake { least, most } => {
            bounds(words, "refusal-house-stake", *least, *most)
        }
        HouseRefusal::HouseShort { left } => {
            words.with("refusal-house-short", args!["left" => words.coins(*left)])
        }
        HouseRefusal::HouseBroke { need, left, budget } => {
            house_broke(words, *need, *left, *budget)
        }
        HouseRefusal::TooManyCoins => words.with(
            "refused-too-much",
            args!["most" => words.coins(Coins::MOST)],
        ),
        HouseRefusal::MintFull { room } => bank::mint_full(words, *room),
        HouseRefusal::StartingChanged => words.say("refusal-starting-changed"),
        HouseRefusal::PurseGone => words.say("refusal-purse-gone"),
        HouseRefusal::RegularsStayAway => words.say("refusal-regulars-away"),
        HouseRefusal::NoSuchPatron { name } => named(words, "refusal-no-such-patron", name),
        HouseRefusal::PatronName => most_of(words, "refusal-patron-name", LONGEST_PATRON),
        HouseRefusal::PatronNameTaken { name } => named(words, "refusal-patron-name-taken", name),
        HouseRefusal::TooManyPatrons(most) => most_of(words, "refusal-too-many-patrons", *most),
        HouseRefusal::PatronShort { name, free, held } => patron_short(words, name, *free, *held),
        HouseRefusal::PatronHasLess { name, free, held } => {
            patron_has_less(words, name, *free, *held)
        }
    }
}

/// The sentence for what a table refuses.
fn at_table(words: &Words, refusal: &TableRefusal) -> String {
    match refusal {
        TableRefusal::Rules(act, refusal) => refused(words, act, refusal, None),
        TableRefusal::Closed => with_key(words, "refusal-closed", "again", "key-play-again"),
        TableRefusal::NotSeated => with_key(words, "refusal-not-seated", "join", "key-join"),
        TableRefusal::AlreadySeated => words.say("refusal-already-seated"),
        TableRefusal::Full(chairs) => words.with("refusal-full", args!["chairs" => *chairs]),
        TableRefusal::ShownOut => words.say("refusal-shown-out"),
        TableRefusal::NotHere => words.say("refusal-not-here"),
        TableRefusal::NotHost => words.say("refusal-not-host"),
        TableRefusal::NotAlone => words.say("refusal-not-alone"),
        TableRefusal::HostAlready => words.say("refusal-host-already"),
        TableRefusal::HostsEnough(most) => most_of(words, "refusal-hosts-enough", *most),
        TableRefusal::NotGm => words.say("refusal-not-gm"),
        TableRefusal::KickYourself => words.with(
            "refusal-kick-yourself",
            args!["leave" => words.say("key-leave")],
        ),
        TableRefusal::Seats { least, most } => seats(words, *least, *most),
        TableRefusal::TurnTime { least, most } => words.with(
            "refusal-turn-time",
            args!["least" => *least, "most" => *most],
        ),
        TableRefusal::Stake { least, most } => bounds(words, "refusal-stake", *least, *most),
        TableRefusal::Purse { least, most } => bounds(words, "refusal-purse", *least, *most),
        TableRefusal::NoPurse => words.say("refusal-no-purse"),
        TableRefusal::CoinsFixed => words.say("refusal-coins-fixed"),
        TableRefusal::RulesFixed => words.say("refusal-rules-fixed"),
        TableRefusal::NoPartners => words.say("refusal-no-partners"),
        TableRefusal::NoPair => with_key(words, "refusal-no-pair", "in", "key-in"),
        TableRefusal::PotCarried(pot) => {
            words.with("refusal-pot-carried", args!["pot" => words.coins(*pot)])
        }
        TableRefusal::ShuffledAnew => cut_in_orders(words, "refusal-shuffled-anew"),
        TableRefusal::TooLateToCut => cut_in_orders(words, "refusal-too-late-to-cut"),
        TableRefusal::NoCut(bad) => shuffle::cut_refused(words, *bad),
        TableRefusal::TooFew { missing } => {
            words.with("refusal-too-few", args!["missing" => *missing])
        }
        TableRefusal::DealIsOn => words.say("refusal-deal-is-on"),
        TableRefusal::NoDeal => words.say("refusal-no-deal"),
        TableRefusal::NoMatch => words.say("refusal-no-match"),
        TableRefusal::NotDealtIn => words.say("refusal-not-dealt-in"),
        TableRefusal::Stale { .. } => words.say("refusal-stale"),
        TableRefusal::NoPatronFree => words.say("refusal-no-patron-free"),
        TableRefusal::NoPatronHere => words.say("refusal-no-patron-here"),
        TableRefusal::PlaysForNobody => words.say("refusal-plays-for-nobody"),
        TableRefusal::Paused => words.say("refusal-paused"),
        TableRefusal::PausedAlready => words.say("refusal-paused-already"),
        TableRefusal::PausedByGm => words.say("refusal-paused-by-gm"),
        TableRefusal::NotPaused => words.say("refusal-not-paused"),
        TableRefusal::NoPauseLeft(by) => words.say(match by {
            PausedBy::Host | PausedBy::SeatedGm => "refusal-no-pause-left",
            PausedBy::Gm => "refusal-no-pause-left-gm",
        }),
        TableRefusal::NoPlace => words.say("refusal-no-place"),
        TableRefusal::NoReason => words.say("refusal-no-reason"),
        TableRefusal::PatronDealtIn => words.say("refusal-patron-dealt-in"),
        TableRefusal::NobodyElse => words.say("refusal-nobody-else"),
        TableRefusal::WishGone => words.say("refusal-wish-gone"),
        // Those with numbers are worded elsewhere; the rest are our fault.
        TableRefusal::CannotCover { .. }
        | TableRefusal::Barred
        | TableRefusal::CapReached
        | TableRefusal::PatronShort { .. }
        | TableRefusal::HouseBroke { .. }
        | TableRefusal::HasPlace
        | TableRefusal::Enough { .. }
        | TableRefusal::Changed
        | TableRefusal::Broken(_) => words.say("our-fault"),
    }
}

/// At most so many are possible.
fn most_of(words: &Words, key: &str, most: usize) -> String {
    words.with(key, args!["most" => most])
}

/// It is possible again at `at`, in epoch milliseconds.
fn until(words: &Words, key: &str, at: i64) -> String {
    words.with(key, args!["when" => when(words, at)])
}

/// About a patron of this name.
fn named(words: &Words, key: &str, name: &str) -> String {
    words.with(key, args!["name" => plain(name)])
}

/// With the name of the button that helps.
fn with_key(words: &Words, key: &str, arg: &'static str, button: &str) -> String {
    let mut args = FluentArgs::new();
    args.set(arg, words.public(button));
    words.with(key, args)
}

fn cut_in_orders(words: &Words, key: &str) -> String {
    let (options, cut) = (words.public("key-orders-more"), words.public("key-cut"));
    words.with(key, args!["options" => options, "cut" => cut])
}

/// Coins from `least` to `most`.
fn bounds(words: &Words, key: &str, least: Coins, most: Coins) -> String {
    let (least, most) = (words.coins(least), words.coins(most));
    words.with(key, args!["least" => least, "most" => most])
}

fn seats(words: &Words, least: usize, most: usize) -> String {
    if least == most {
        words.with("refusal-seats-exactly", args!["seats" => least])
    } else {
        words.with("refusal-seats", args!["least" => least, "most" => most])
    }
}

fn cannot_cover(words: &Words, need: Coins, free: Coins, held: Coins) -> String {
    let key = if held > Coins::ZERO {
        "refusal-cannot-cover-held"
    } else {
        "refusal-cannot-cover"
    };
    let (need, free, held) = (words.coins(need), words.coins(free), words.coins(held));
    words.with(key, args!["need" => need, "free" => free, "held" => held])
}

fn lost_enough(words: &Words, cap: Coins, until: i64) -> String {
    let seconds = (until / 1000).to_string();
    let when = words.with("when", args!["seconds" => seconds]);
    let cap = words.coins(cap);
    words.with("refusal-lost-enough", args!["cap" => cap, "when" => when])
}

fn house_broke(words: &Words, need: Coins, left: Coins, budget: Coins) -> String {
    let key = if budget >= need {
        "refusal-house-broke"
    } else {
        "refusal-house-broke-budget"
    };
    let (need, left, budget) = (words.coins(need), words.coins(left), words.coins(budget));
    words.with(
        key,
        args!["need" => need, "left" => left, "budget" => budget],
    )
}

fn patron_short(words: &Words, name: &str, free: Coins, held: Coins) -> String {
    let key = if held > Coins::ZERO {
        "refusal-patron-short-held"
    } else {
        "refusal-patron-short"
    };
    of_patron(words, key, name, free, held)
}

fn patron_has_less(words: &Words, name: &str, free: Coins, held: Coins) -> String {
    let key = if held > Coins::ZERO {
        "refusal-patron-has-less-held"
    } else {
        "refusal-patron-has-less"
    };
    of_patron(words, key, name, free, held)
}

/// About a patron and its coins.
fn of_patron(words: &Words, key: &str, name: &str, free: Coins, held: Coins) -> String {
    let (free, held) = (words.coins(free), words.coins(held));
    words.with(
        key,
        args!["name" => plain(name), "free" => free, "held" => held],
    )
}

/// What was repeated too often, and when it is possible again; `at` in epoch milliseconds.
fn enough(words: &Words, what: Repeated, at: Option<i64>) -> String {
    let key = match what {
        Repeated::ComeBack => "enough-come-back",
        Repeated::SeatPatron => "enough-seat-patron",
        Repeated::ChooseCoins => "enough-choose-coins",
        Repeated::ChooseRules => "enough-choose-rules",
        Repeated::ChoosePartner => "enough-choose-partner",
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
            edition, option, ..
        } => words.with(
            "refusal-option",
            args![
                "edition" => rules::edition_name(words, edition),
                "option" => words.say(&format!("rule-{}", option.replace('_', "-")))
            ],
        ),
        VariantError::UnknownGame(_) | VariantError::UnknownEdition { .. } => {
            words.say("refusal-variant")
        }
    }
}

/// Why the rules refuse an act and what would be legal; with the bounds, if it is known what may be done.
pub fn refused(words: &Words, act: &Act, refusal: &Refusal, seen: Option<&View>) -> String {
    let choice = seen.map_or(Choice::Nothing, |view| view.to_play());
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
    let sentence = why(words, act, refusal, choice, seen);
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
fn why(words: &Words, act: &Act, refusal: &Refusal, choice: Choice, seen: Option<&View>) -> String {
    let bets = seen.and_then(View::bets);
    let used_up = bets.filter(|bets| bets.are_raises_used_up());
    let sizes = |sizes: Sizes, coins: Coins| {
        args![
            "coins" => words.coins(coins),
            "least" => words.coins(sizes.least),
            "most" => words.coins(sizes.most)
        ]
    };
    match (refusal.code, act, choice) {
        (RefusalCode::NotAllowedNow, Act::PlayCalling(_), Choice::Play { .. }) => {
            words.say("refused-call")
        }
        (RefusalCode::NotAllowedNow, Act::Raise(_), Choice::Speak(_)) if used_up.is_some() => {
            let raises = used_up
                .and_then(|bets| bets.most_raises)
                .unwrap_or_default();
            words.with("refused-raises-used-up", args!["raises" => raises])
        }
        (RefusalCode::NotAllowedNow, Act::PlaySaying(..), Choice::Play { .. }) => {
            words.say("refused-signal")
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
        (RefusalCode::ForbiddenDiscard, Act::Discard(cards), Choice::Discard { together, .. })
            if !(*cards & together).is_empty() && !cards.contains_all(together) =>
        {
            words.say("refused-all-kings")
        }
        (RefusalCode::FalseClaim, Act::Show(_), Choice::Poignee(_)) => words.say("refused-poignee"),
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
        (
            Act::Play(card)
            | Act::PlayCalling(card)
            | Act::PlaySaying(card, _)
            | Act::Lay(card)
            | Act::Swap(card),
            _,
        ) => CardSet::single(*card),
        (Act::CallCard(card), _) => CardSet::single(*card),
        (Act::Discard(cards), Choice::DiscardWith { with, from, .. }) => *cards - with - from,
        (Act::Discard(cards), Choice::Discard { .. }) if choice.may_go(*cards) != *cards => {
            *cards - choice.may_go(*cards)
        }
        (Act::Rob(cards), Choice::Rob { from, .. }) if !from.contains_all(*cards) => *cards - from,
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
        RefusalCode::FoolWithheld => "refused-fool-withheld",
        RefusalCode::CannotBeCalled => "refused-cannot-be-called",
        RefusalCode::CalledSuit => "refused-called-suit",
        RefusalCode::ForbiddenDiscard => "refused-forbidden-discard",
        RefusalCode::WrongCount => "refused-wrong-count",
        RefusalCode::BidTooHigh => "refused-bid-too-high",
        RefusalCode::BidTooLow => "refused-bid-too-low",
        RefusalCode::BetTooSmall => "refused-bet-too-small",
        RefusalCode::NotEnoughCoins => "refused-not-enough-coins",
        RefusalCode::NotAllowedNow => "refused-not-allowed-now",
        RefusalCode::DealIsOver => "refused-deal-is-over",
        RefusalCode::FalseClaim => "refused-false-claim",
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
            if purse.on_hold > Coins::ZERO {
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
