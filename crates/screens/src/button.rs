//! What a button means: the `custom_id` Discord hands back to us, read at the door.

use ids::{DealId, Seek, TableId, VoidRequestId};
use pages::{Cards, Inks, Regulars, Size};
use rules::{Act, ActKind, CardSet};
use std::fmt;
use std::str::FromStr;

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
    /// Something that is ordered or agreed on at a table.
    Order(TableId, OrderKey),
    /// The answer to whether all that is kept about the member is to be erased.
    Privacy(PrivacyKey),
    /// Play as the character that was chosen in the menu, or as oneself.
    PlayAs,
    /// Fetch today's allowance.
    Allowance,
    /// Something of the settings of the house.
    Setup(SetupKey),
    /// A page of one's own history.
    History(Seek<i64>),
    /// Something about deals that are over.
    Past(PastKey),
    /// The books of the house, with a page of what was granted and taken.
    Books(Seek<i64>),
    /// The ledger of the house, as a file.
    Ledger,
    /// Something of how the member sees cards.
    View(ViewKey),
    /// Report a problem, with this deal or whatever is on where it is pressed.
    Report(Option<DealId>),
    /// Agree that a finished deal is voided.
    AgreeToVoid(VoidRequestId),
}

/// What can be asked of deals that are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastKey {
    /// A page of those that were played there.
    List(Shelf, Seek<DealId>),
    /// The receipt of the one that was chosen in a menu.
    Open,
    /// The receipt of one.
    Receipt(DealId),
    /// Its record, as a file.
    Record(DealId),
    /// It as it stood after so many acts.
    Replay(DealId, u16),
}

/// Where the deals of a list were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// At a table.
    Table(TableId),
    /// At any table of the channel it is asked in.
    Channel,
}

/// What can be asked of how a member sees cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewKey {
    /// Look at it.
    Panel,
    /// Show cards so.
    Cards(Cards),
    /// Draw them so large.
    Size(Size),
    /// Draw them with these.
    Inks(Inks),
    /// Speak the language that was chosen in the menu.
    Language,
}

/// Those of them.
const VIEW_KEYS: [(ViewKey, &str); 9] = [
    (ViewKey::Panel, "panel"),
    (ViewKey::Cards(Cards::Pictures), "pictures"),
    (ViewKey::Cards(Cards::Signs), "signs"),
    (ViewKey::Cards(Cards::Plain), "plain"),
    (ViewKey::Size(Size::Usual), "usual"),
    (ViewKey::Size(Size::Larger), "larger"),
    (ViewKey::Inks(Inks::FourColours), "colours"),
    (ViewKey::Inks(Inks::HighContrast), "contrast"),
    (ViewKey::Language, "language"),
];

/// A page of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// Who runs the house, and how it speaks.
    House,
    /// What is paid and played for.
    Coins,
    /// Where and how fast is played.
    Tables,
}

/// A dialog of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The name of the house.
    Name,
    /// What coins are called.
    Currency,
    /// Starting coins, allowance, stakes and the cap of losses.
    Coins,
    /// The time for a turn, and the longest pause.
    Clock,
}

/// What can be asked of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupKey {
    /// Look at a page.
    Page(Section),
    /// Ask for a dialog, or what was filled in.
    Form(Form),
    /// Choose the role of the game master.
    Gm,
    /// Let there be none.
    NoGm,
    /// Choose the language.
    Language,
    /// Choose the log channel.
    Log,
    /// Let there be none.
    NoLog,
    /// Choose where tables may be opened.
    Channels,
    /// Let them be opened everywhere.
    AllChannels,
    /// Choose the same as to age.
    Age,
    /// Choose where tables stand.
    Place,
    /// Let the regulars come, or stay away.
    Regulars(Regulars),
    /// Take the bot's own starting coins, allowance and usual stakes.
    NewCoins,
    /// Choose a ready-made currency.
    ReadyMade,
}

impl SetupKey {
    /// The page on which the key stands.
    pub fn section(self) -> Section {
        match self {
            SetupKey::Page(section) => section,
            SetupKey::Form(Form::Name)
            | SetupKey::Gm
            | SetupKey::NoGm
            | SetupKey::Language
            | SetupKey::Log
            | SetupKey::NoLog => Section::House,
            SetupKey::Form(Form::Currency | Form::Coins)
            | SetupKey::ReadyMade
            | SetupKey::Regulars(_)
            | SetupKey::NewCoins => Section::Coins,
            SetupKey::Form(Form::Clock)
            | SetupKey::Channels
            | SetupKey::AllChannels
            | SetupKey::Age
            | SetupKey::Place => Section::Tables,
        }
    }
}

/// Those of the settings.
const SETUP_KEYS: [(SetupKey, &str); 20] = [
    (SetupKey::Page(Section::House), "house"),
    (SetupKey::Page(Section::Coins), "coins"),
    (SetupKey::Page(Section::Tables), "tables"),
    (SetupKey::Form(Form::Name), "form-name"),
    (SetupKey::Form(Form::Currency), "form-currency"),
    (SetupKey::Form(Form::Coins), "form-coins"),
    (SetupKey::Form(Form::Clock), "form-clock"),
    (SetupKey::Gm, "gm"),
    (SetupKey::NoGm, "no-gm"),
    (SetupKey::NoLog, "no-log"),
    (SetupKey::AllChannels, "all-channels"),
    (SetupKey::Language, "language"),
    (SetupKey::Log, "log"),
    (SetupKey::Channels, "channels"),
    (SetupKey::Age, "age"),
    (SetupKey::Place, "place"),
    (SetupKey::Regulars(Regulars::Come), "regulars"),
    (SetupKey::Regulars(Regulars::StayAway), "no-regulars"),
    (SetupKey::NewCoins, "new-coins"),
    (SetupKey::ReadyMade, "currency"),
];

/// Whether all that is kept about a member is to be erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivacyKey {
    /// It is.
    Erase,
    /// It is not.
    Keep,
}

/// What can be asked of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableKey {
    /// Sit down.
    Join,
    /// Get up; who has cards is asked first.
    Leave,
    /// Get up and leave one's cards, after so many deals were played.
    LeaveNow(u32),
    /// Seat a patron of the house.
    SeatPatron,
    /// Seat the patron chosen in the menu.
    SeatThis,
    /// Send a patron away.
    SendPatron,
    /// Deal at once: the deal after so many were played, so that a second press deals no second one,
    /// and from this shuffle, so that no other is dealt before it could be cut.
    Deal(u32, Option<DealId>),
    /// Have patrons take the empty chairs before the deal after so many were played.
    Fill(u32),
    /// Cut the pack of this deal, or what was answered to how.
    Cut(DealId),
    /// Read the rules it plays by.
    Rules,
    /// Look at one's own hand.
    Hand,
    /// Not to be dealt in.
    SitOut,
    /// To be dealt in again.
    SitIn,
    /// Fetch today's allowance, to be dealt in again with it.
    Allowance,
    /// Play again, after it was closed, with the same company.
    Again,
}

/// What can be ordered or agreed on at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderKey {
    /// Look at what can be ordered.
    Panel,
    /// The clock is to stand still.
    Pause,
    /// The clock is to go on.
    GoOn,
    /// Close after the deal.
    Close,
    /// Ask whom was chosen in the menu to leave.
    Kick,
    /// Make host whom was chosen in the menu.
    Host,
    /// Take back the deal that is on.
    TakeBack,
    /// Call off the match that is on.
    CallOff,
    /// Close at once, and take back what is on: for a dialog alone.
    CloseNow,
    /// Agree to the wish of this number.
    Agree(u32),
    /// Do not agree to it.
    PlayOn(u32),
}

/// Those of them that are told by a word alone.
const ORDER_KEYS: [(OrderKey, &str); 9] = [
    (OrderKey::Panel, "panel"),
    (OrderKey::Pause, "pause"),
    (OrderKey::GoOn, "go-on"),
    (OrderKey::Close, "close"),
    (OrderKey::Kick, "kick"),
    (OrderKey::Host, "host"),
    (OrderKey::TakeBack, "take-back"),
    (OrderKey::CallOff, "call-off"),
    (OrderKey::CloseNow, "close-now"),
];

/// What can be done in a deal, and what can be looked at on the way there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealKey {
    /// Do this. Never an answer to the question about bonus cards, which has keys of its own.
    Do(Act),
    /// Ask once more whether this is meant.
    Unsure(Act),
    /// It was not meant.
    Back,
    /// Do what was chosen in this menu (the number tells a message's menus apart).
    Chosen(u8),
    /// Cards to be laid down are being chosen: those of this menu, and these, which were chosen in the others.
    Pick {
        /// Tells a message's menus apart.
        menu: u8,
        /// What is chosen in the other menus.
        kept: CardSet,
    },
    /// Ask for a number, or what was answered to that.
    Number(Wanted),
    /// Look at the last trick again.
    LastTrick,
    /// Show every bonus card one holds.
    ShowAll,
    /// Show those chosen in the menu.
    ShowThese,
    /// Show nothing.
    Hide,
    /// Rob, if one can: what is laid for it is chosen next.
    Take,
}

/// What a number is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Points relative to 43.
    Bid,
    /// Coins: the first bet of a round.
    Bet,
    /// Coins: what one has staked in all when it is raised.
    Raise,
}

/// Those that are told by a word alone.
const TABLE_KEYS: [(TableKey, &str); 11] = [
    (TableKey::Join, "join"),
    (TableKey::Leave, "leave"),
    (TableKey::SeatPatron, "patron"),
    (TableKey::SeatThis, "this-patron"),
    (TableKey::SendPatron, "no-patron"),
    (TableKey::Rules, "rules"),
    (TableKey::Hand, "hand"),
    (TableKey::SitOut, "out"),
    (TableKey::SitIn, "in"),
    (TableKey::Allowance, "allowance"),
    (TableKey::Again, "again"),
];

impl fmt::Display for Button {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Button::Table(table, TableKey::Deal(played, None)) => {
                write!(f, "t:{table}:deal:{played}")
            }
            Button::Table(table, TableKey::Deal(played, Some(shuffle))) => {
                write!(f, "t:{table}:deal:{played}:{shuffle}")
            }
            Button::Table(table, TableKey::LeaveNow(played)) => {
                write!(f, "t:{table}:leave:{played}")
            }
            Button::Table(table, TableKey::Fill(played)) => write!(f, "t:{table}:fill:{played}"),
            Button::Table(table, TableKey::Cut(deal)) => write!(f, "t:{table}:cut:{deal}"),
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
                write!(f, "{key}")
            }
            Button::Order(table, OrderKey::Agree(n)) => write!(f, "o:{table}:agree:{n}"),
            Button::Order(table, OrderKey::PlayOn(n)) => write!(f, "o:{table}:play-on:{n}"),
            Button::Order(table, key) => {
                let word = ORDER_KEYS.iter().find(|(k, _)| k == key);
                write!(f, "o:{table}:{}", word.map_or("", |(_, word)| word))
            }
            Button::PlayAs => f.write_str("c:play"),
            Button::Allowance => f.write_str("c:allowance"),
            Button::Setup(key) => {
                let word = SETUP_KEYS.iter().find(|(k, _)| k == key);
                write!(f, "s:{}", word.map_or("", |(_, word)| word))
            }
            Button::History(Seek::Newest) => f.write_str("h"),
            Button::History(Seek::Before(id)) => write!(f, "h:before:{id}"),
            Button::History(Seek::After(id)) => write!(f, "h:after:{id}"),
            Button::Past(key) => write!(f, "p:{key}"),
            Button::Books(Seek::Newest) => f.write_str("b"),
            Button::Books(Seek::Before(id)) => write!(f, "b:before:{id}"),
            Button::Books(Seek::After(id)) => write!(f, "b:after:{id}"),
            Button::Ledger => f.write_str("b:ledger"),
            Button::Privacy(PrivacyKey::Erase) => f.write_str("e:erase"),
            Button::Privacy(PrivacyKey::Keep) => f.write_str("e:keep"),
            Button::View(key) => {
                let word = VIEW_KEYS.iter().find(|(k, _)| k == key);
                write!(f, "v:{}", word.map_or("", |(_, word)| word))
            }
            Button::AgreeToVoid(request) => write!(f, "a:{request}"),
            Button::Report(None) => f.write_str("r"),
            Button::Report(Some(deal)) => write!(f, "r:{deal}"),
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
                Button::Table(read(table)?, TableKey::Deal(read(played)?, None))
            }
            ["t", table, "deal", played, shuffle] => {
                let shuffle = Some(read(shuffle)?);
                Button::Table(read(table)?, TableKey::Deal(read(played)?, shuffle))
            }
            ["t", table, "fill", played] => {
                Button::Table(read(table)?, TableKey::Fill(read(played)?))
            }
            ["t", table, "leave", played] => {
                Button::Table(read(table)?, TableKey::LeaveNow(read(played)?))
            }
            ["t", table, "cut", deal] => Button::Table(read(table)?, TableKey::Cut(read(deal)?)),
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
                key: deal_key(key)?,
            },
            ["o", table, "agree", n] => Button::Order(read(table)?, OrderKey::Agree(read(n)?)),
            ["o", table, "play-on", n] => Button::Order(read(table)?, OrderKey::PlayOn(read(n)?)),
            ["o", table, word] => {
                let key = ORDER_KEYS.iter().find(|(_, w)| w == word);
                Button::Order(read(table)?, key.ok_or(NoButton)?.0)
            }
            ["c", "play"] => Button::PlayAs,
            ["c", "allowance"] => Button::Allowance,
            ["s", word] => {
                let key = SETUP_KEYS.iter().find(|(_, w)| w == word);
                Button::Setup(key.ok_or(NoButton)?.0)
            }
            ["h"] => Button::History(Seek::Newest),
            ["h", "before", id] => Button::History(Seek::Before(read(id)?)),
            ["h", "after", id] => Button::History(Seek::After(read(id)?)),
            ["b"] => Button::Books(Seek::Newest),
            ["b", "before", id] => Button::Books(Seek::Before(read(id)?)),
            ["b", "after", id] => Button::Books(Seek::After(read(id)?)),
            ["b", "ledger"] => Button::Ledger,
            ["v", word] => {
                let key = VIEW_KEYS.iter().find(|(_, w)| w == word);
                Button::View(key.ok_or(NoButton)?.0)
            }
            ["a", request] => Button::AgreeToVoid(read(request)?),
            ["r"] => Button::Report(None),
            ["r", deal] => Button::Report(Some(read(deal)?)),
            ["p", key @ ..] => Button::Past(past_key(key)?),
            ["e", "erase"] => Button::Privacy(PrivacyKey::Erase),
            ["e", "keep"] => Button::Privacy(PrivacyKey::Keep),
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

impl fmt::Display for PastKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PastKey::List(shelf, seek) => {
                match shelf {
                    Shelf::Table(table) => write!(f, "list:{table}")?,
                    Shelf::Channel => f.write_str("list:here")?,
                }
                match seek {
                    Seek::Newest => Ok(()),
                    Seek::Before(deal) => write!(f, ":before:{deal}"),
                    Seek::After(deal) => write!(f, ":after:{deal}"),
                }
            }
            PastKey::Open => f.write_str("open"),
            PastKey::Receipt(deal) => write!(f, "receipt:{deal}"),
            PastKey::Record(deal) => write!(f, "record:{deal}"),
            PastKey::Replay(deal, step) => write!(f, "replay:{deal}:{step}"),
        }
    }
}

fn past_key(parts: &[&str]) -> Result<PastKey, NoButton> {
    Ok(match parts {
        ["list", shelf, seek @ ..] => {
            let shelf = match *shelf {
                "here" => Shelf::Channel,
                table => Shelf::Table(read(table)?),
            };
            let seek = match seek {
                [] => Seek::Newest,
                ["before", deal] => Seek::Before(read(deal)?),
                ["after", deal] => Seek::After(read(deal)?),
                _ => return Err(NoButton),
            };
            PastKey::List(shelf, seek)
        }
        ["open"] => PastKey::Open,
        ["receipt", deal] => PastKey::Receipt(read(deal)?),
        ["record", deal] => PastKey::Record(read(deal)?),
        ["replay", deal, step] => PastKey::Replay(read(deal)?, read(step)?),
        _ => return Err(NoButton),
    })
}

/// The words of RECORD.md are an act's text, with colons between.
impl fmt::Display for DealKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealKey::Do(act) => f.write_str(&act.to_string().replace(' ', ":")),
            DealKey::Unsure(act) => write!(f, "sure:{}", act.to_string().replace(' ', ":")),
            DealKey::Chosen(menu) => write!(f, "menu:{menu}"),
            DealKey::Pick { menu, kept } => {
                write!(f, "pick:{menu}")?;
                kept.iter().try_for_each(|card| write!(f, ":{card}"))
            }
            DealKey::Number(Wanted::Bid) => f.write_str("number:bid"),
            DealKey::Number(Wanted::Bet) => f.write_str("number:bet"),
            DealKey::Number(Wanted::Raise) => f.write_str("number:raise"),
            DealKey::Back => f.write_str("back"),
            DealKey::LastTrick => f.write_str("last-trick"),
            DealKey::ShowAll => f.write_str("show-all"),
            DealKey::ShowThese => f.write_str("show-these"),
            DealKey::Hide => f.write_str("hide"),
            DealKey::Take => f.write_str("take"),
        }
    }
}

fn deal_key(parts: &[&str]) -> Result<DealKey, NoButton> {
    Ok(match parts {
        ["sure", words @ ..] => DealKey::Unsure(act(&words.join(" "))?),
        ["menu", menu] => DealKey::Chosen(read(menu)?),
        ["pick", menu, kept @ ..] => DealKey::Pick {
            menu: read(menu)?,
            kept: kept.iter().copied().map(read).collect::<Result<_, _>>()?,
        },
        ["number", "bid"] => DealKey::Number(Wanted::Bid),
        ["number", "bet"] => DealKey::Number(Wanted::Bet),
        ["number", "raise"] => DealKey::Number(Wanted::Raise),
        ["back"] => DealKey::Back,
        ["last-trick"] => DealKey::LastTrick,
        ["show-all"] => DealKey::ShowAll,
        ["show-these"] => DealKey::ShowThese,
        ["hide"] => DealKey::Hide,
        ["take"] => DealKey::Take,
        words => DealKey::Do(act(&words.join(" "))?),
    })
}

/// An act that a button or a choice in a menu may stand for.
///
/// # Errors
/// Words that are none, and answers to the question about bonus cards.
pub fn act(words: &str) -> Result<Act, NoButton> {
    let act: Act = read(words)?;
    match act.kind() {
        ActKind::Show | ActKind::Hide => Err(NoButton),
        _ => Ok(act),
    }
}

fn read<T: FromStr>(text: &str) -> Result<T, NoButton> {
    text.parse().map_err(|_| NoButton)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> TableId {
        TableId(rand::random())
    }

    #[test]
    fn a_button_reads_back_as_itself_and_is_short() {
        let deal = DealId(rand::random());
        let mut buttons = [Seek::Newest, Seek::Before(i64::MAX), Seek::After(0)]
            .map(Button::History)
            .to_vec();
        for shelf in [Shelf::Channel, Shelf::Table(table())] {
            let seeks = [Seek::Newest, Seek::Before(deal), Seek::After(deal)];
            buttons.extend(seeks.map(|seek| Button::Past(PastKey::List(shelf, seek))));
        }
        let past = [PastKey::Open, PastKey::Receipt(deal), PastKey::Record(deal)];
        buttons.extend(past.map(Button::Past));
        buttons.push(Button::Past(PastKey::Replay(deal, u16::MAX)));
        buttons.extend([None, Some(deal)].map(Button::Report));
        buttons.extend(VIEW_KEYS.map(|(key, _)| Button::View(key)));
        buttons.push(Button::PlayAs);
        buttons.push(Button::AgreeToVoid(VoidRequestId(rand::random())));
        buttons.extend(SETUP_KEYS.iter().map(|(key, _)| Button::Setup(*key)));
        buttons.push(Button::Table(table(), TableKey::Deal(u32::MAX, None)));
        buttons.push(Button::Table(table(), TableKey::Deal(7, Some(deal))));
        buttons.push(Button::Table(table(), TableKey::Cut(deal)));
        buttons.push(Button::Table(table(), TableKey::LeaveNow(u32::MAX)));
        buttons.extend([PrivacyKey::Erase, PrivacyKey::Keep].map(Button::Privacy));
        buttons.extend(
            TABLE_KEYS
                .iter()
                .map(|(key, _)| Button::Table(table(), *key)),
        );
        let mut orders = vec![OrderKey::Agree(0), OrderKey::PlayOn(u32::MAX)];
        orders.extend(ORDER_KEYS.map(|(key, _)| key));
        buttons.extend(orders.into_iter().map(|key| Button::Order(table(), key)));
        let mut keys = vec![DealKey::ShowAll, DealKey::ShowThese];
        keys.extend([DealKey::Hide, DealKey::Take, DealKey::Back]);
        keys.extend([Wanted::Bid, Wanted::Bet, Wanted::Raise].map(DealKey::Number));
        keys.extend([DealKey::LastTrick, DealKey::Chosen(3)]);
        let set = |cards: &str| -> CardSet {
            cards
                .split_whitespace()
                .filter_map(|card| card.parse().ok())
                .collect()
        };
        // The most that four menus of three choices each can have kept, in the longest names there are.
        let kept = set("T10 T11 T12 T13 T14 T15 KS QS NS KB QB NB");
        assert_eq!(kept.len(), 12);
        keys.push(DealKey::Pick {
            menu: 0,
            kept: CardSet::EMPTY,
        });
        keys.push(DealKey::Pick { menu: 3, kept });
        let acts = [
            "play T21",
            "play T0",
            "play Tt",
            "play KS call",
            "discard T10 T11 T12",
            "rob Ap Kp Qp Jp Tp 9p 8p",
            "bid +20",
            "bid -43",
            "bid 0",
            "more",
            "offer",
            "accept",
            "refuse",
            "vole",
            "stop",
            "leave",
            "check",
            "call",
            "fold",
            "bet 1000000",
            "raise 1000000000000000",
            "stay",
            "swap T20",
            "keep",
            "lay AS",
        ];
        keys.extend(
            acts.iter()
                .filter_map(|words| act(words).ok())
                .map(DealKey::Do),
        );
        assert_eq!(keys.len(), 12 + acts.len());
        let unsure = ["bid -43", "raise 1000000000000000", "fold", "offer"];
        let unsure = unsure.iter().filter_map(|words| act(words).ok());
        keys.extend(unsure.map(DealKey::Unsure));
        assert_eq!(keys.len(), 16 + acts.len());
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
            "h:1".to_owned(),
            "h:before".to_owned(),
            "h:before:+1".to_owned(),
            "h:before:01".to_owned(),
            "h:after:1:2".to_owned(),
            "p".to_owned(),
            "p:list".to_owned(),
            "r:short".to_owned(),
            "a".to_owned(),
            "a:1".to_owned(),
            "r:".to_owned(),
            "p:list:there".to_owned(),
            "p:open:1".to_owned(),
            format!("p:replay:{table}"),
            format!("p:replay:{table}:70000"),
            format!("p:list:{table}:before"),
            "s:".to_owned(),
            "s:gm:1".to_owned(),
            "s:everything".to_owned(),
            format!("t:{table}"),
            format!("t:{table}:rob"),
            format!("t:{table}:deal"),
            format!("t:{table}:deal:01"),
            format!("t:{table}:leave:-1"),
            format!("t:{table}:cut"),
            format!("t:{table}:cut:1"),
            format!("t:{table}:join:join"),
            "t:short:join".to_owned(),
            format!("o:{table}:join"),
            format!("o:{table}:agree"),
            format!("o:{table}:agree:01"),
            format!("o:{table}:pause:1"),
            format!("d:{table}:{table}:1:play:XX"),
            format!("d:{table}:{table}:1:play"),
            format!("d:{table}:{table}:70000:hide"),
            format!("d:{table}:{table}:1:show-all:AS"),
            format!("d:{table}:{table}:1:show:T11"),
            format!("d:{table}:{table}:1:bid:20"),
            format!("d:{table}:{table}:1:discard:KS:KS"),
            format!("d:{table}:{table}:1:discard:QS:NS"),
            format!("d:{table}:{table}:1:pick:0:KS:AS"),
            format!("d:{table}:{table}:1:number:coins"),
        ] {
            assert_eq!(text.parse::<Button>(), Err(NoButton), "{text}");
        }
    }
}
