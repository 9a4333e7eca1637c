//! Why something cannot be done, in one sentence, to the one who tried.

use super::privacy::not_erased;
use super::table::when;
use super::{bank, inn, orders, rules, shuffle, voids};
use crate::cards;
use crate::words::{Words, args, plain};
use ::rules::{Act, CardSet, Choice, Coins, Refusal, RefusalCode, Sizes, VariantError, View};
use books::LIMIT;
use pages::{LONGEST_PATRON, MOST_CHARACTERS, NAME_LETTERS, NoCharacter, Sorry};
use table::{PausedBy, Refusal as TableRefusal};

/// The sentence for what went wrong.
pub fn sorry(words: &Words, sorry: &Sorry) -> String {
    match sorry {
        Sorry::SeveralDeals => words.say("sorry-several-deals"),
        Sorry::ReportedEnough { at } => {
            words.with("report-enough", args!["when" => when(words, *at)])
        }
        Sorry::NotYetShown => words.with("sorry-not-yet-shown", args!["hand" => words.public("key-hand")]),
        Sorry::NoSuchTable => words.say("sorry-no-table"),
        Sorry::Table(TableRefusal::Closed) => {
            words.with("sorry-closed", args!["again" => words.public("key-play-again")])
        }
        Sorry::Table(TableRefusal::NotSeated) => words.with("sorry-not-seated", args!["join" => words.public("key-join")]),
        Sorry::Table(TableRefusal::AlreadySeated) => words.say("sorry-already-seated"),
        Sorry::Table(TableRefusal::Full(chairs)) => words.with("sorry-full", args!["chairs" => *chairs]),
        Sorry::Table(TableRefusal::NotHost) => words.say("sorry-not-host"),
        Sorry::Table(TableRefusal::TooFew { missing }) => words.with("sorry-too-few", args!["missing" => *missing]),
        Sorry::CannotCover { need, free, held } => words.with(
            if *held > 0 { "sorry-cannot-cover-held" } else { "sorry-cannot-cover" },
            args!["need" => words.coins(*need), "free" => words.coins(*free), "held" => words.coins(*held)],
        ),
        Sorry::Table(TableRefusal::Stake { least, most }) => words.with(
            "sorry-stake",
            args!["least" => words.coins(least.0), "most" => words.coins(most.0)],
        ),
        Sorry::LostEnough { cap, until } => words.with(
            "sorry-lost-enough",
            args![
                "cap" => words.coins(*cap),
                "when" => words.with("when", args!["seconds" => (until / 1000).to_string()])
            ],
        ),
        Sorry::HouseStake { least, most } => words.with(
            if least > most { "sorry-house-stake-never" } else { "sorry-house-stake" },
            args!["least" => words.coins(*least), "most" => words.coins(*most)],
        ),
        Sorry::NotErased(why) => not_erased(words, why),
        Sorry::Character(why) => no_character(words, why),
        Sorry::Table(TableRefusal::Seats { least, most }) if least == most => {
            words.with("sorry-seats-exactly", args!["seats" => *least])
        }
        Sorry::Table(TableRefusal::Seats { least, most }) => {
            words.with("sorry-seats", args!["least" => *least, "most" => *most])
        }
        Sorry::Table(TableRefusal::TurnTime { least, most }) => {
            words.with("sorry-turn-time", args!["least" => *least, "most" => *most])
        }
        Sorry::Table(TableRefusal::Purse { least, most }) => words.with(
            "sorry-purse",
            args!["least" => words.coins(least.0), "most" => words.coins(most.0)],
        ),
        Sorry::Table(TableRefusal::ShuffledAnew) => words.with("sorry-shuffled-anew", args!["cut" => words.public("key-cut"), "deal" => words.public("key-deal")]),
        Sorry::Table(TableRefusal::TooLateToCut) => words.with("sorry-too-late-to-cut", args!["cut" => words.public("key-cut")]),
        Sorry::Table(TableRefusal::NoCut(bad)) => shuffle::no_cut(words, *bad),
        Sorry::NoSuchDeal => words.say("sorry-no-such-deal"),
        Sorry::Table(TableRefusal::NoPurse) => words.say("sorry-no-purse"),
        Sorry::Table(TableRefusal::PotCarried(pot)) => {
            words.with("sorry-pot-carried", args!["pot" => words.coins(pot.0)])
        }
        Sorry::Table(TableRefusal::DealIsOn) => words.say("sorry-deal-is-on"),
        Sorry::Table(TableRefusal::NoDeal) => words.say("sorry-no-deal"),
        Sorry::Table(TableRefusal::NotDealtIn) => words.say("sorry-not-dealt-in"),
        Sorry::Table(TableRefusal::Stale { .. }) => words.say("sorry-stale"),
        Sorry::Table(TableRefusal::NoPatronFree) => words.say("sorry-no-patron-free"),
        Sorry::RegularsStayAway => words.say("sorry-regulars-away"),
        Sorry::Table(TableRefusal::NoPatronHere) => words.say("sorry-no-patron-here"),
        Sorry::NoSuchPatron { name } => words.with("sorry-no-such-patron", args!["name" => plain(name)]),
        Sorry::PatronName => words.with("sorry-patron-name", args!["most" => LONGEST_PATRON]),
        Sorry::PatronNameTaken { name } => {
            words.with("sorry-patron-name-taken", args!["name" => plain(name)])
        }
        Sorry::TooManyPatrons(most) => words.with("sorry-too-many-patrons", args!["most" => *most]),
        Sorry::PatronShort { name, free, held } => words.with(
            if *held > 0 { "sorry-patron-short-held" } else { "sorry-patron-short" },
            args!["name" => plain(name), "free" => words.coins(*free), "held" => words.coins(*held)],
        ),
        Sorry::HouseShort { left } => {
            words.with("sorry-house-short", args!["left" => words.coins(*left)])
        }
        Sorry::Table(TableRefusal::PlaysForNobody) => words.say("sorry-plays-for-nobody"),
        Sorry::TooManyCoins => words.with("refused-too-much", args!["most" => words.coins(LIMIT)]),
        Sorry::MintFull { room } => bank::mint_full(words, *room),
        Sorry::Parked => words.say("sorry-parked"),
        Sorry::HouseBroke { need, left, budget } => words.with(
            if budget >= need { "sorry-house-broke" } else { "sorry-house-broke-budget" },
            args![
                "need" => words.coins(*need),
                "left" => words.coins(*left),
                "budget" => words.coins(*budget)
            ],
        ),
        Sorry::Table(TableRefusal::HostsEnough(most)) => words.with("sorry-hosts-enough", args!["most" => *most]),
        Sorry::TooManyTables(most) => words.with("sorry-too-many-tables", args!["most" => *most]),
        Sorry::SessionOpen => words.say("sorry-session-open"),
        Sorry::SessionCloses(tables) => {
            words.with("sorry-session-closes", args!["tables" => *tables])
        }
        Sorry::NoSession => words.say("sorry-no-session"),
        Sorry::Table(TableRefusal::ShownOut) => words.say("sorry-shown-out"),
        Sorry::Table(TableRefusal::KickYourself) => words.with("sorry-kick-yourself", args!["leave" => words.public("key-leave")]),
        Sorry::Table(TableRefusal::NotHere) => words.say("sorry-not-here"),
        Sorry::Table(TableRefusal::HostAlready) => words.say("sorry-host-already"),
        Sorry::Table(TableRefusal::Paused) => words.say("sorry-paused"),
        Sorry::Table(TableRefusal::NoPlace) => words.say("sorry-no-place"),
        Sorry::Table(TableRefusal::PausedAlready) => words.say("sorry-paused-already"),
        Sorry::Table(TableRefusal::PausedByGm) => words.say("sorry-paused-by-gm"),
        Sorry::Table(TableRefusal::NotPaused) => words.say("sorry-not-paused"),
        Sorry::Table(TableRefusal::NoPauseLeft(PausedBy::Host | PausedBy::SeatedGm)) => words.say("sorry-no-pause-left"),
        Sorry::Table(TableRefusal::NoPauseLeft(PausedBy::Gm)) => words.say("sorry-no-pause-left-gm"),
        Sorry::Table(TableRefusal::NoMatch) => words.say("sorry-no-match"),
        Sorry::Table(TableRefusal::NoReason) => words.say("sorry-no-reason"),
        Sorry::Table(TableRefusal::NotGm) => words.say("sorry-not-gm"),
        Sorry::Table(TableRefusal::PatronDealtIn) => words.say("sorry-patron-dealt-in"),
        Sorry::Table(TableRefusal::NobodyElse) => words.say("sorry-nobody-else"),
        Sorry::NotAsked => words.say("sorry-not-asked"),
        Sorry::Table(TableRefusal::WishGone) => words.say("sorry-wish-gone"),
        Sorry::Banned { until, reason } => orders::banned(words, *until, reason),
        Sorry::Abstains { until } => {
            words.with("sorry-abstains", args!["when" => when(words, *until)])
        }
        Sorry::AbstainsAlready { until } => words.with(
            "sorry-abstains-already",
            args!["when" => when(words, *until)],
        ),
        Sorry::BanYourself => words.say("sorry-ban-yourself"),
        Sorry::NotBanned => words.say("sorry-not-banned"),
        Sorry::Days { most } => words.with("sorry-days", args!["most" => *most]),
        Sorry::TooSoon { at } => words.with("sorry-too-soon", args!["when" => when(words, *at)]),
        Sorry::NotVoided(why) => voids::not_voided(words, why),
        Sorry::Table(TableRefusal::Rules(act, refusal)) => refused(words, act, refusal, None),
        // With their numbers these are said by others, and the rest is ours to mend.
        Sorry::Table(
            TableRefusal::CannotCover { .. }
            | TableRefusal::CapReached
            | TableRefusal::PatronShort { .. }
            | TableRefusal::HouseBroke { .. }
            | TableRefusal::HasPlace
            | TableRefusal::Changed
            | TableRefusal::Broken(_),
        ) => words.say("our-fault"),
    }
}

/// The sentence for a game, an edition or an option that is not played here.
pub fn sorry_about(words: &Words, error: &VariantError) -> String {
    match error {
        VariantError::UnsupportedOption {
            game,
            edition,
            option,
            ..
        } => words.with(
            "sorry-option",
            args![
                "edition" => rules::edition_name(words, edition),
                "option" => words.option(&[game, "start"], option)
            ],
        ),
        VariantError::UnknownGame(_) | VariantError::UnknownEdition { .. } => {
            words.say("sorry-variant")
        }
    }
}

/// Why the rules refuse an act, what would do, and by which rule; with the bounds, where it is known what may be done.
pub fn refused(words: &Words, act: &Act, refusal: &Refusal, seen: Option<&View>) -> String {
    let choice = seen.map_or(Choice::Nothing, |view| view.legal().choice());
    refused_by(words, act, refusal, choice, seen)
}

/// The same for what may be done instead.
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
    let text = if refusal.rule.is_empty() {
        words.with(
            "refused-act-no-rule",
            args!["sentence" => sentence, "would" => would],
        )
    } else {
        let rule = words.with("refused-rule-id", args!["id" => refusal.rule]);
        words.with(
            "refused-act",
            args!["sentence" => sentence, "would" => would, "rule" => rule],
        )
    };
    text.trim().to_owned()
}

/// What is wrong with the act, as exactly as can be said.
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
                args!["card" => cards::names(words, blamed), "count" => blamed.len()],
            )
        }
    }
}

/// The card or cards that are at fault.
fn blamed(act: &Act, choice: Choice) -> CardSet {
    match (act, choice) {
        (Act::Play(card) | Act::PlayCalling(card) | Act::Lay(card) | Act::Swap(card), _) => {
            CardSet::of(*card)
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

fn no_character(words: &Words, why: &NoCharacter) -> String {
    match why {
        NoCharacter::NameLength => words.with(
            "character-name-length",
            args!["least" => *NAME_LETTERS.start(), "most" => *NAME_LETTERS.end()],
        ),
        NoCharacter::NameSigns => words.say("character-name-signs"),
        NoCharacter::NameTaken => words.say("character-name-taken"),
        NoCharacter::Picture => words.say("character-bad-picture"),
        NoCharacter::TooMany => words.with("character-too-many", args!["most" => MOST_CHARACTERS]),
        NoCharacter::TooManyEver => words.say("character-too-many-ever"),
        NoCharacter::Unknown => words.say("character-unknown"),
        NoCharacter::Seated(table) => {
            words.with("character-seated", args!["inn" => inn(words, *table)])
        }
        NoCharacter::TooRich => words.say("character-too-rich"),
        NoCharacter::TooPoor { purse, wanted } => words.with(
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
