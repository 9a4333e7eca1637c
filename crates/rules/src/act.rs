//! What a player does, and its words in a record.

use std::fmt;
use std::str::FromStr;

use crate::card::{Card, CardSet};
use crate::coins::Coins;

/// An act, of whatever game; `Display` and `FromStr` are the words of RECORD.md.
/// That an act is well formed does not make it legal: see [`Deal::check`](crate::Deal::check).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// A card to the trick.
    Play(Card),
    /// Troccas: the king of the suit led, calling its valet.
    PlayCalling(Card),
    /// Triomphe: show some of one's bonus cards.
    Show(CardSet),
    /// Triomphe: show none.
    Hide,
    /// The dealer lays cards down.
    Discard(CardSet),
    /// Mitigati: points relative to 43.
    Bid(i16),
    /// Mitigati: more cards.
    More,
    /// La Triomphe: give the deal.
    Offer,
    /// La Triomphe: take what was offered.
    Accept,
    /// La Triomphe: refuse it.
    Refuse,
    /// La Triomphe: undertake all five tricks.
    Vole,
    /// La Triomphe: rest content with three.
    Stop,
    /// As qui pille: take the turned card and the run, laying these cards under the stock.
    Rob(CardSet),
    /// As qui pille: do not.
    Leave,
    /// Trefeltromp: no bet.
    Check,
    /// Trefeltromp: match the bet.
    Call,
    /// Trefeltromp: give up.
    Fold,
    /// Trefeltromp: the first bet of a round.
    Bet(Coins),
    /// Trefeltromp: the seat's total in this round.
    Raise(Coins),
    /// Trefeltromp: the Fool's privilege.
    Stay,
    /// Trefeltromp: exchange a card.
    Swap(Card),
    /// Trefeltromp: exchange none.
    Keep,
    /// Trefeltromp: a card face down.
    Lay(Card),
}

/// The kind of an act: its first word, and whether it is the king's call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum ActKind {
    Play,
    PlayCalling,
    Show,
    Hide,
    Discard,
    Bid,
    More,
    Offer,
    Accept,
    Refuse,
    Vole,
    Stop,
    Rob,
    Leave,
    Check,
    Call,
    Fold,
    Bet,
    Raise,
    Stay,
    Swap,
    Keep,
    Lay,
}

/// Why words are no act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseActError {
    /// They cannot be read (`unreadable-act`).
    #[error("these words are no act")]
    Unreadable,
    /// They name cards, but not as many as this kind of act has, or one of them twice (`wrong-count`).
    #[error("a wrong number of cards, or a card named twice")]
    WrongCount(ActKind),
}

impl Act {
    /// Its kind.
    pub const fn kind(&self) -> ActKind {
        match self {
            Act::Play(_) => ActKind::Play,
            Act::PlayCalling(_) => ActKind::PlayCalling,
            Act::Show(_) => ActKind::Show,
            Act::Hide => ActKind::Hide,
            Act::Discard(_) => ActKind::Discard,
            Act::Bid(_) => ActKind::Bid,
            Act::More => ActKind::More,
            Act::Offer => ActKind::Offer,
            Act::Accept => ActKind::Accept,
            Act::Refuse => ActKind::Refuse,
            Act::Vole => ActKind::Vole,
            Act::Stop => ActKind::Stop,
            Act::Rob(_) => ActKind::Rob,
            Act::Leave => ActKind::Leave,
            Act::Check => ActKind::Check,
            Act::Call => ActKind::Call,
            Act::Fold => ActKind::Fold,
            Act::Bet(_) => ActKind::Bet,
            Act::Raise(_) => ActKind::Raise,
            Act::Stay => ActKind::Stay,
            Act::Swap(_) => ActKind::Swap,
            Act::Keep => ActKind::Keep,
            Act::Lay(_) => ActKind::Lay,
        }
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Play(card) => write!(f, "play {card}"),
            Act::PlayCalling(card) => write!(f, "play {card} call"),
            Act::Show(cards) => write!(f, "show {cards}"),
            Act::Hide => f.write_str("hide"),
            Act::Discard(cards) => write!(f, "discard {cards}"),
            Act::Bid(0) => f.write_str("bid 0"),
            Act::Bid(points) => write!(f, "bid {points:+}"),
            Act::More => f.write_str("more"),
            Act::Offer => f.write_str("offer"),
            Act::Accept => f.write_str("accept"),
            Act::Refuse => f.write_str("refuse"),
            Act::Vole => f.write_str("vole"),
            Act::Stop => f.write_str("stop"),
            Act::Rob(cards) => write!(f, "rob {cards}"),
            Act::Leave => f.write_str("leave"),
            Act::Check => f.write_str("check"),
            Act::Call => f.write_str("call"),
            Act::Fold => f.write_str("fold"),
            Act::Bet(coins) => write!(f, "bet {coins}"),
            Act::Raise(coins) => write!(f, "raise {coins}"),
            Act::Stay => f.write_str("stay"),
            Act::Swap(card) => write!(f, "swap {card}"),
            Act::Keep => f.write_str("keep"),
            Act::Lay(card) => write!(f, "lay {card}"),
        }
    }
}

impl FromStr for Act {
    type Err = ParseActError;

    fn from_str(words: &str) -> Result<Act, ParseActError> {
        let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
        let act = match verb {
            "play" => match rest.strip_suffix(" call") {
                Some(card) => Act::PlayCalling(one_card(card, ActKind::PlayCalling)?),
                None => Act::Play(one_card(rest, ActKind::Play)?),
            },
            "show" => Act::Show(cards(rest, ActKind::Show)?),
            "discard" => Act::Discard(cards(rest, ActKind::Discard)?),
            "rob" => Act::Rob(cards(rest, ActKind::Rob)?),
            "swap" => Act::Swap(one_card(rest, ActKind::Swap)?),
            "lay" => Act::Lay(one_card(rest, ActKind::Lay)?),
            "bid" => Act::Bid(rest.parse().map_err(|_| ParseActError::Unreadable)?),
            "bet" => Act::Bet(coins(rest)?),
            "raise" => Act::Raise(coins(rest)?),
            _ => match words {
                "hide" => Act::Hide,
                "more" => Act::More,
                "offer" => Act::Offer,
                "accept" => Act::Accept,
                "refuse" => Act::Refuse,
                "vole" => Act::Vole,
                "stop" => Act::Stop,
                "leave" => Act::Leave,
                "check" => Act::Check,
                "call" => Act::Call,
                "fold" => Act::Fold,
                "stay" => Act::Stay,
                "keep" => Act::Keep,
                _ => return Err(ParseActError::Unreadable),
            },
        };
        Ok(act)
    }
}

/// At least one card, none of them twice.
fn cards(words: &str, kind: ActKind) -> Result<CardSet, ParseActError> {
    let mut cards = CardSet::EMPTY;
    let mut right_count = !words.is_empty();
    for word in words.split(' ').filter(|_| !words.is_empty()) {
        let card = word.parse().map_err(|_| ParseActError::Unreadable)?;
        right_count &= cards.insert(card);
    }
    if right_count {
        Ok(cards)
    } else {
        Err(ParseActError::WrongCount(kind))
    }
}

fn one_card(words: &str, kind: ActKind) -> Result<Card, ParseActError> {
    let cards = cards(words, kind)?;
    match cards.first() {
        Some(card) if cards.len() == 1 => Ok(card),
        _ => Err(ParseActError::WrongCount(kind)),
    }
}

fn coins(words: &str) -> Result<Coins, ParseActError> {
    words
        .parse()
        .ok()
        .filter(|coins| (0..=Coins::MOST.0).contains(coins))
        .map(Coins)
        .ok_or(ParseActError::Unreadable)
}
