//! The deal record: a deal as text, and the judge that replays it (RECORD.md).

use std::collections::BTreeMap;

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::act::Act;
use crate::card::Card;
use crate::choice::Choice;
use crate::coins::Coins;
use crate::deal::Deal;
use crate::event::Event;
use crate::games::Variant;
use crate::legal::StaleAct;
use crate::outcome::Outcome;
use crate::refusal::{Refusal, RefusalCode};
use crate::seat::{BySeat, MOST_SEATS, Seat};
use crate::setup::{BadDeal, Before, Setup};
use crate::turn::Turn;
use crate::variant::VariantError;

/// The revision of the rules by which deals are played and judged.
pub const RULES_REVISION: u32 = 1;

/// One deal as RECORD.md writes it.
/// Nothing in it is trusted until it is judged; unknown keys are ignored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The version of the format, always 1.
    pub record: u32,
    /// The game, by its name in records.
    pub game: String,
    /// The edition; `None` means the game's default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// The options that differ from the edition's defaults.
    #[serde(default, deserialize_with = "option_values")]
    pub options: BTreeMap<String, String>,
    /// The stake, in coins.
    pub stake: Coins,
    /// The revision of the rules; `None` means 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    /// The players' names or keys, clockwise.
    pub seats: Vec<String>,
    /// The index of the dealer's seat.
    pub dealer: usize,
    /// What earlier deals left, if anything.
    #[serde(default, skip_serializing_if = "BeforeText::is_nothing")]
    pub before: BeforeText,
    /// The cards dealt to each seat, in dealing order.
    #[serde(default)]
    pub hands: Vec<Vec<String>>,
    /// The cards that were not dealt, next card first.
    #[serde(default)]
    pub stock: Vec<String>,
    /// The acts, each as its seat and its text, in order.
    #[serde(default)]
    pub acts: Vec<(usize, String)>,
    /// The result that the record claims.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Value>,
    /// What it takes to check the shuffle (SHUFFLE.md).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Value>,
}

/// [`Before`] in a record; what does not apply is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BeforeText {
    /// Match score so far, by seat or side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub score: Vec<i32>,
    /// Coins carried over in the pot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pot: Option<Coins>,
    /// The coins that each seat may stake.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub purses: Vec<Coins>,
    /// The number of the deal within its match, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<u32>,
}

/// Why a record is not a valid deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The deal is invalid, or is not played here.
    NoDeal {
        /// `bad-deal` or `unsupported-option`.
        code: RefusalCode,
        /// An English sentence for logs and the command line.
        why: String,
    },
    /// An act was refused.
    Act {
        /// The index of the act.
        at: usize,
        /// Why it was refused.
        refusal: Refusal,
    },
}

/// The judge's verdict; serialises to the line that RECORD.md describes under "Judging".
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The record is valid, and the deal is over.
    Over(Outcome),
    /// The record is valid so far.
    Running {
        /// The seats to act, in deal order.
        turn: Vec<Seat>,
        /// The legal acts of the first of them, as text; `None` if there are too many to list.
        legal: Option<Vec<String>>,
    },
    /// An act was refused, or the deal is invalid.
    Refused(Fault),
    /// The claimed result is wrong. Holds the right one, or `None` while the deal runs.
    WrongResult(Option<Outcome>),
}

/// The text is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct Unreadable {
    /// The line of the text, from 1.
    pub line: usize,
    /// What the JSON reader said.
    pub why: String,
}

/// Reads a text with one record, or one record on each line.
pub fn read_records(text: &str) -> Vec<Result<Record, Unreadable>> {
    if serde_json::from_str::<Value>(text).is_ok() {
        let record = serde_json::from_str(text).map_err(|error| Unreadable {
            line: error.line(),
            why: error.to_string(),
        });
        return vec![record];
    }
    let lines = text.lines().enumerate();
    lines
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(n, line)| {
            serde_json::from_str(line).map_err(|error| Unreadable {
                line: n + 1,
                why: error.to_string(),
            })
        })
        .collect()
}

impl Record {
    /// The record of a deal so far, with its result if it is over.
    /// It contains every hand, so nobody may see it while the deal runs.
    pub fn from_deal(deal: &Deal, names: impl IntoIterator<Item = impl Into<String>>) -> Record {
        let setup = deal.setup();
        let (variant, before) = (setup.variant(), setup.before());
        let (hands, stock) = variant.deal_out(&setup, deal.pack().order());
        let words = |cards: Vec<Card>| cards.iter().map(Card::to_string).collect();
        let acts = deal.acts().into_iter();
        Record {
            record: 1,
            game: variant.game().to_owned(),
            edition: Some(variant.edition().to_owned()),
            options: variant.options(),
            stake: setup.stake(),
            rules: None,
            seats: names.into_iter().map(Into::into).collect(),
            dealer: setup.dealer().index(),
            before: BeforeText {
                score: before.score.as_slice().to_vec(),
                pot: (before.pot != Coins::ZERO || !before.purses.is_empty()).then_some(before.pot),
                purses: before.purses.as_slice().to_vec(),
                deal: (before.deal != 0).then_some(before.deal),
            },
            hands: hands.into_iter().map(words).collect(),
            stock: words(stock),
            acts: acts
                .map(|(seat, act)| (seat.index(), act.to_string()))
                .collect(),
            result: deal
                .outcome()
                .and_then(|outcome| serde_json::to_value(outcome).ok()),
            proof: None,
        }
    }

    /// What was settled before the deal, checked.
    ///
    /// # Errors
    /// [`Fault::NoDeal`].
    pub fn setup(&self) -> Result<Setup, Fault> {
        if self.record != 1 {
            return Err(Fault::bad_deal("the record's format is not of number 1"));
        }
        if self.rules.is_some_and(|rules| rules != RULES_REVISION) {
            return Err(Fault::bad_deal("this revision of the rules is not known"));
        }
        let variant = Variant::parse(&self.game, self.edition.as_deref(), &self.options);
        let variant = variant.map_err(|error| Fault::NoDeal {
            code: match error {
                VariantError::UnsupportedOption { .. } => RefusalCode::UnsupportedOption,
                _ => RefusalCode::BadDeal,
            },
            why: error.to_string(),
        })?;
        let dealer = Seat::new(self.dealer);
        let dealer = dealer.ok_or_else(|| Fault::bad_deal(BadDeal::Dealer))?;
        let seats = self.seats.len();
        if self.before.is_nothing() {
            return Setup::new(variant, self.stake, seats, dealer).map_err(Fault::bad_deal);
        }
        if self.before.score.len() > MOST_SEATS || self.before.purses.len() > MOST_SEATS {
            return Err(Fault::bad_deal(BadDeal::Before(
                "more seats than there are",
            )));
        }
        let before = Before {
            score: BySeat::from_slice(&self.before.score),
            pot: self.before.pot.unwrap_or_default(),
            purses: match &self.before.purses[..] {
                [] => variant.first_before(self.stake, seats).purses,
                purses => BySeat::from_slice(purses),
            },
            deal: self.before.deal.unwrap_or_default(),
        };
        Setup::after(variant, self.stake, seats, dealer, before).map_err(Fault::bad_deal)
    }

    /// Replays all acts. A question that everybody has answered is still open, unless a later act shows that it was
    /// closed.
    ///
    /// # Errors
    /// An invalid deal, or the first act that is refused.
    pub fn replay(&self) -> Result<Deal, Fault> {
        self.replay_telling(|_| {})
    }

    /// Like [`Record::replay`], and passes every event to `sink`.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn replay_telling(&self, mut sink: impl FnMut(Event)) -> Result<Deal, Fault> {
        let setup = self.setup()?;
        let hands: Result<Vec<_>, _> = self.hands.iter().map(|hand| cards(hand)).collect();
        let stock = cards(&self.stock)?;
        let mut deal =
            Deal::from_hands(&setup, &hands?, &stock, &mut sink).map_err(Fault::bad_deal)?;
        for (at, (seat, words)) in self.acts.iter().enumerate() {
            deal.close_question(&mut sink);
            let act = match Seat::new(*seat).filter(|seat| seat.index() < setup.seats()) {
                Some(seat) => deal.check_words(seat, words),
                None if deal.turn() == Turn::Over => Err(Refusal::plain(RefusalCode::DealIsOver)),
                None => Err(Refusal::plain(RefusalCode::NotYourTurn)),
            };
            let refused = |refusal| Fault::Act { at, refusal };
            // Cannot happen: it was checked on the line above.
            let stale = |StaleAct| refused(Refusal::plain(RefusalCode::NotAllowedNow));
            deal.apply(act.map_err(refused)?, &mut sink)
                .map_err(stale)?;
        }
        Ok(deal)
    }

    /// Replays the record and compares its result with the claimed one.
    pub fn judge(&self) -> Verdict {
        let mut deal = match self.replay() {
            Ok(deal) => deal,
            Err(fault) => return Verdict::Refused(fault),
        };
        deal.close_question(|_| {});
        let outcome = deal.outcome();
        if let Some(claimed) = &self.result {
            let claimed = Outcome::deserialize(claimed).ok();
            if claimed.is_none() || claimed != outcome {
                return Verdict::WrongResult(outcome);
            }
        }
        match outcome {
            Some(outcome) => Verdict::Over(outcome),
            None => {
                let turn = to_act(&deal);
                // RECORD.md: not while cards are to be laid down.
                let lays_down = |choice: Choice| {
                    matches!(
                        choice,
                        Choice::Discard { .. } | Choice::DiscardWith { .. } | Choice::Rob { .. }
                    )
                };
                let legal = turn.first().map(|seat| deal.legal(*seat));
                let legal = legal.filter(|legal| !lays_down(legal.choice()));
                let legal = legal.and_then(|legal| legal.acts());
                let words = |acts: Vec<Act>| acts.iter().map(Act::to_string).collect();
                Verdict::Running {
                    legal: legal.map(words),
                    turn,
                }
            }
        }
    }
}

/// The seats to act, in deal order.
fn to_act(deal: &Deal) -> Vec<Seat> {
    let setup = deal.setup();
    let round = setup.deal_order();
    match deal.turn() {
        Turn::One(seat) => vec![seat],
        Turn::Each(seats) => round.filter(|seat| seats.contains(*seat)).collect(),
        Turn::Question => {
            let asked = deal.question();
            round.filter(|seat| asked.contains(*seat)).collect()
        }
        Turn::Over => Vec::new(),
    }
}

fn cards(words: &[String]) -> Result<Vec<Card>, Fault> {
    let cards = words.iter().map(|word| word.parse());
    cards
        .collect::<Result<_, _>>()
        .map_err(|error: crate::NoSuchCard| Fault::bad_deal(error))
}

/// The value of an option is text; numbers and booleans are accepted and read as their text.
fn option_values<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<BTreeMap<String, String>, D::Error> {
    let values = BTreeMap::<String, Value>::deserialize(deserializer)?;
    let text = |value| match value {
        Value::String(text) => text,
        other => other.to_string(),
    };
    Ok(values
        .into_iter()
        .map(|(key, value)| (key, text(value)))
        .collect())
}

impl BeforeText {
    fn is_nothing(&self) -> bool {
        *self == BeforeText::default()
    }
}

impl Fault {
    fn bad_deal(why: impl ToString) -> Fault {
        Fault::NoDeal {
            code: RefusalCode::BadDeal,
            why: why.to_string(),
        }
    }
}

impl Verdict {
    /// Whether the record is valid.
    pub fn is_ok(&self) -> bool {
        matches!(self, Verdict::Over(_) | Verdict::Running { .. })
    }
}

impl Serialize for Verdict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut line = serializer.serialize_map(None)?;
        line.serialize_entry("ok", &self.is_ok())?;
        match self {
            Verdict::Over(outcome) => line.serialize_entry("result", outcome)?,
            Verdict::Running { turn, legal } => {
                line.serialize_entry("result", &None::<Outcome>)?;
                line.serialize_entry("turn", turn)?;
                if let Some(legal) = legal {
                    line.serialize_entry("legal", legal)?;
                }
            }
            Verdict::Refused(Fault::NoDeal { code, why }) => {
                line.serialize_entry("refused", code)?;
                line.serialize_entry("why", why)?;
            }
            Verdict::Refused(Fault::Act { at, refusal }) => {
                line.serialize_entry("at", at)?;
                line.serialize_entry("refused", &refusal.code)?;
                line.serialize_entry("why", &refusal.to_string())?;
            }
            Verdict::WrongResult(outcome) => {
                line.serialize_entry("refused", &RefusalCode::WrongResult)?;
                line.serialize_entry("result", outcome)?;
            }
        }
        line.end()
    }
}
