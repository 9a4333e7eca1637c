//! What a player can do, and how a record writes it.

use std::fmt;
use std::str::FromStr;

use crate::card::{Card, CardSet};
use crate::coins::Coins;
use crate::word::Word;

/// An act in any of the games. `Display` and `FromStr` use the notation of RECORD.md.
/// A well-formed act need not be legal: see [`Deal::check`](crate::Deal::check).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Play a card to the trick.
    Play(Card),
    /// Troccas: play the king of the suit led and call its jack.
    PlayCalling(Card),
    /// Triomphe: show some of the bonus cards in hand.
    Show(CardSet),
    /// Triomphe: show no bonus card.
    Hide,
    /// The dealer discards face down.
    Discard(CardSet),
    /// Mitigati: bid this many points above or below 43.
    Bid(i16),
    /// Mitigati: ask for more cards instead of bidding.
    More,
    /// La Triomphe: offer to give up the deal.
    Offer,
    /// La Triomphe: accept the other side's offer.
    Accept,
    /// La Triomphe: refuse the other side's offer.
    Refuse,
    /// La Triomphe: go on for all five tricks.
    Vole,
    /// La Triomphe: stop after winning three tricks.
    Stop,
    /// As qui pille: take the turned card and the run under it, and put these cards under the stock.
    Rob(CardSet),
    /// As qui pille: leave the turned card.
    Leave,
    /// Trefeltromp: pass without betting.
    Check,
    /// Trefeltromp: match the highest bet.
    Call,
    /// Trefeltromp: give up the deal.
    Fold,
    /// Trefeltromp: open the betting; the amount is the seat's total in this round.
    Bet(Coins),
    /// Trefeltromp: raise; the amount is the seat's new total in this round, not the difference.
    Raise(Coins),
    /// Trefeltromp: use the Fool's privilege to stay in without paying.
    Stay,
    /// Trefeltromp: exchange this card.
    Swap(Card),
    /// Trefeltromp: exchange no card.
    Keep,
    /// Trefeltromp: lay this card face down.
    Lay(Card),
    /// Say a word of the talk before the play (RULES.md 8, 14).
    Say(Word),
    /// French Tarot: call this card, whose holder is the declarer's partner.
    CallCard(Card),
    /// Ottocento: lead a card and say a word with it.
    PlaySaying(Card, Signal),
}

/// What the leader of a trick may say with the card (RULES.md OT-9); as text in small letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signal {
    /// Partner, play your best card of this suit.
    Busso,
    /// I have more of this suit.
    Striscio,
    /// I have no more of this suit.
    Volo,
}

/// The kind of an act: its first word in a record. A king that calls its jack is a kind of its own, and so is each word
/// of the talk.
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
    Say(Word),
    CallCard,
    PlaySaying,
}

/// Why a text is not an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseActError {
    /// The text cannot be read (`unreadable-act`).
    #[error("this text is not an act")]
    Unreadable,
    /// The wrong number of cards for this kind of act, or a card named twice (`wrong-count`).
    #[error("a wrong number of cards, or a card named twice")]
    WrongCount(ActKind),
}

impl Act {
    /// Which kind of act this is.
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
            Act::Say(word) => ActKind::Say(*word),
            Act::CallCard(_) => ActKind::CallCard,
            Act::PlaySaying(..) => ActKind::PlaySaying,
        }
    }
}

impl Signal {
    /// Every signal.
    pub const ALL: [Signal; 3] = [Signal::Busso, Signal::Striscio, Signal::Volo];

    /// Its word in records.
    pub const fn word(self) -> &'static str {
        match self {
            Signal::Busso => "busso",
            Signal::Striscio => "striscio",
            Signal::Volo => "volo",
        }
    }

    /// Whether it may be said with a card by whoever holds these besides it (RULES.md OT-9).
    pub fn is_true(self, card: Card, others: CardSet) -> bool {
        let suit = card.suit().cards().without(Card::FOOL).without(card);
        let has_more = !(others & suit).is_empty();
        match self {
            Signal::Busso => true,
            Signal::Striscio => has_more,
            Signal::Volo => !has_more,
        }
    }

    /// The words before a signal, and the signal.
    fn said_after(words: &str) -> Option<(&str, Signal)> {
        let (before, last) = words.rsplit_once(' ')?;
        Some((before, last.parse().ok()?))
    }
}

impl FromStr for Signal {
    type Err = ParseActError;

    fn from_str(word: &str) -> Result<Signal, ParseActError> {
        let mut all = Signal::ALL.into_iter();
        let found = all.find(|signal| signal.word() == word);
        found.ok_or(ParseActError::Unreadable)
    }
}

impl fmt::Display for Signal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
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
            Act::Say(word) => word.fmt(f),
            Act::CallCard(card) => write!(f, "call {card}"),
            Act::PlaySaying(card, signal) => write!(f, "play {card} {signal}"),
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
                None => match Signal::said_after(rest) {
                    Some((card, signal)) => {
                        Act::PlaySaying(one_card(card, ActKind::PlaySaying)?, signal)
                    }
                    None => Act::Play(one_card(rest, ActKind::Play)?),
                },
            },
            "show" => Act::Show(cards(rest, ActKind::Show)?),
            "discard" => Act::Discard(cards(rest, ActKind::Discard)?),
            "rob" => Act::Rob(cards(rest, ActKind::Rob)?),
            "swap" => Act::Swap(one_card(rest, ActKind::Swap)?),
            "call" if !rest.is_empty() => Act::CallCard(one_card(rest, ActKind::CallCard)?),
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
                _ => Act::Say(Word::read(words).ok_or(ParseActError::Unreadable)?),
            },
        };
        Ok(act)
    }
}

/// At least one card, and no card twice.
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
