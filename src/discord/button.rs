//! What a button means: the `custom_id` Discord hands back to us, read at the door.

use crate::tavern::{DealId, TableId};
use rules::Card;
use std::{fmt, str::FromStr};

/// Everything a button or a menu of ours can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Something about a table.
    Table(TableId, TableKey),
    /// Something in a deal; `asked` is the number of the question put to that seat, so that an
    /// old button is told from a new one.
    Deal {
        /// The table.
        table: TableId,
        /// The deal.
        deal: DealId,
        /// Which question to that seat it answers.
        asked: u16,
        /// The answer.
        key: DealKey,
    },
    /// Another page of one's own history, the newest being page 0.
    History(u32),
}

/// What can be asked of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableKey {
    /// Sit down.
    Join,
    /// Get up.
    Leave,
    /// Seat a patron of the house.
    SeatPatron,
    /// Send a patron away.
    SendPatron,
    /// Deal at once: the deal after so many were played, so that a second press deals no second one.
    Deal(u32),
    /// Read the rules it plays by.
    Rules,
    /// Look at one's own hand.
    Hand,
    /// Not to be dealt in.
    SitOut,
    /// To be dealt in again.
    SitIn,
}

/// What can be done in a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealKey {
    /// Play this card.
    Play(Card),
    /// Show every bonus card one holds.
    ShowAll,
    /// Show those chosen in the menu.
    ShowThese,
    /// Show nothing.
    Hide,
}

/// Those that are told by a word alone.
const TABLE_KEYS: [(TableKey, &str); 8] = [
    (TableKey::Join, "join"),
    (TableKey::Leave, "leave"),
    (TableKey::SeatPatron, "patron"),
    (TableKey::SendPatron, "no-patron"),
    (TableKey::Rules, "rules"),
    (TableKey::Hand, "hand"),
    (TableKey::SitOut, "out"),
    (TableKey::SitIn, "in"),
];

impl fmt::Display for Button {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Button::Table(table, TableKey::Deal(played)) => write!(f, "t:{table}:deal:{played}"),
            Button::Table(table, key) => {
                let word = TABLE_KEYS
                    .iter()
                    .find(|(k, _)| k == key)
                    .map_or("", |(_, word)| word);
                write!(f, "t:{table}:{word}")
            }
            Button::Deal {
                table,
                deal,
                asked,
                key,
            } => {
                write!(f, "d:{table}:{deal}:{asked}:")?;
                match key {
                    DealKey::Play(card) => write!(f, "play:{card}"),
                    DealKey::ShowAll => f.write_str("show-all"),
                    DealKey::ShowThese => f.write_str("show-these"),
                    DealKey::Hide => f.write_str("hide"),
                }
            }
            Button::History(page) => write!(f, "h:{page}"),
        }
    }
}

/// The text is no button of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a button of this house")]
pub struct NoButton;

impl FromStr for Button {
    type Err = NoButton;

    fn from_str(text: &str) -> Result<Self, NoButton> {
        let parts: Vec<&str> = text.split(':').collect();
        let button = match parts.as_slice() {
            ["t", table, "deal", played] => {
                Button::Table(read(table)?, TableKey::Deal(read(played)?))
            }
            ["t", table, word] => {
                let key = TABLE_KEYS
                    .iter()
                    .find(|(_, w)| w == word)
                    .ok_or(NoButton)?
                    .0;
                Button::Table(read(table)?, key)
            }
            ["d", table, deal, asked, key @ ..] => Button::Deal {
                table: read(table)?,
                deal: read(deal)?,
                asked: read(asked)?,
                key: match key {
                    ["play", card] => DealKey::Play(read(card)?),
                    ["show-all"] => DealKey::ShowAll,
                    ["show-these"] => DealKey::ShowThese,
                    ["hide"] => DealKey::Hide,
                    _ => return Err(NoButton),
                },
            },
            ["h", page] => Button::History(read(page)?),
            _ => return Err(NoButton),
        };
        // One text for one button: "+1" or "01" is a number to Rust, but we never wrote it.
        if button.to_string() == text {
            Ok(button)
        } else {
            Err(NoButton)
        }
    }
}

fn read<T: FromStr>(text: &str) -> Result<T, NoButton> {
    text.parse().map_err(|_| NoButton)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> TableId {
        TableId::random()
    }

    #[test]
    fn a_button_reads_back_as_itself_and_is_short() {
        let deal = DealId::random();
        let mut buttons = vec![Button::History(0), Button::History(u32::MAX)];
        buttons.push(Button::Table(table(), TableKey::Deal(u32::MAX)));
        buttons.extend(
            TABLE_KEYS
                .iter()
                .map(|(key, _)| Button::Table(table(), *key)),
        );
        let mut keys = vec![DealKey::ShowAll, DealKey::ShowThese, DealKey::Hide];
        keys.extend(
            ["T21", "T0", "AS", "TB"]
                .iter()
                .filter_map(|c| c.parse().ok())
                .map(DealKey::Play),
        );
        assert_eq!(keys.len(), 7);
        for key in keys {
            buttons.push(Button::Deal {
                table: table(),
                deal,
                asked: u16::MAX,
                key,
            });
        }
        for button in buttons {
            let text = button.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(button), "{text}");
        }
    }

    #[test]
    fn what_we_never_wrote_is_no_button() {
        let table = table();
        for text in [
            "".to_owned(),
            "x".to_owned(),
            "t".to_owned(),
            "h:-1".to_owned(),
            "h:+1".to_owned(),
            "h:01".to_owned(),
            "h:1:2".to_owned(),
            format!("t:{table}"),
            format!("t:{table}:rob"),
            format!("t:{table}:deal"),
            format!("t:{table}:deal:01"),
            format!("t:{table}:join:join"),
            "t:short:join".to_owned(),
            format!("d:{table}:{table}:1:play:XX"),
            format!("d:{table}:{table}:1:play"),
            format!("d:{table}:{table}:70000:hide"),
            format!("d:{table}:{table}:1:show-all:AS"),
        ] {
            assert_eq!(text.parse::<Button>(), Err(NoButton), "{text}");
        }
    }
}
