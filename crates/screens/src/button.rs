//! What a button means: parses the `custom_id` that Discord hands back to us.

mod part;
mod sure;

use ids::{DealId, MemberId, PurseId, Seek, TableId, VoidRequestId};
use pages::setting::{Form, Section};
use pages::setting::{Kind, Setting};
use pages::{Preference, Shortfall};
pub use part::UnknownButton;
use part::read;
use patrons::Skill;
use rules::{Act, ActKind, CardSet, Coins, Signal, Variant};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use sure::sure_key;
pub use sure::{Funding, PaidTo, SureKey};
use table::Recall;

/// Everything that our buttons and menus can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// A request about a table.
    Table(TableId, TableKey),
    /// A request in a deal; `asked` is the number of the question put to that seat, by which an old button can be told
    /// from a new one.
    Deal {
        /// The table of the deal.
        table: TableId,
        /// The deal that the button was made for.
        deal: DealId,
        /// The number of the question it answers.
        asked: u16,
        /// What the button asks for.
        key: DealKey,
    },
    /// An order at a table, or the agreement to one.
    Order(TableId, OrderKey),
    /// A request about the data that are kept about the member.
    Privacy(PrivacyKey),
    /// What the bot is, and what it may not do here.
    About,
    /// Every command.
    Commands,
    /// Play as the character chosen in the menu, or as oneself.
    PlayAs,
    /// A request about one of the member's characters.
    Character(CharacterKey),
    /// A chart of the member's coins.
    Chart,
    /// A request of a game master about the server's business.
    Panel(PanelKey),
    /// A request of a game master about a hired patron.
    Staff(StaffKey),
    /// Claim today's allowance.
    Allowance,
    /// A request about what to play.
    Play(PlayKey),
    /// A request in the lesson that the member is taking.
    Lesson(LessonKey),
    /// A request about the server's settings.
    Setup(SetupKey),
    /// A page of the member's own history.
    History(Seek<i64>),
    /// A request about finished deals.
    Past(PastKey),
    /// The server's books, with a page of grants and withdrawals.
    Books(Seek<i64>),
    /// The server's ledger, as a file.
    Ledger,
    /// A request about how the member sees cards.
    View(ViewKey),
    /// Report a problem with this deal, or with the table where the button is pressed.
    Report(Option<DealId>),
    /// Agree to voiding a finished deal.
    AgreeToVoid(VoidRequestId),
    /// What is asked of the table chosen in the menu.
    Which(WhichKey),
    /// The answer to whether an order is meant by which something would be lost.
    Sure(SureKey),
}

/// Requests about one of the member's characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CharacterKey {
    /// Show the character chosen in the menu.
    Show,
    /// Open the form for its name, or submit it.
    Rename(PurseId),
    /// Open the form for its picture, or submit it.
    Picture(PurseId),
    /// Retire it, which is asked about first.
    Retire(PurseId),
}

/// Requests of a game master about the server's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelKey {
    /// Open the panel.
    Open,
    /// The orders at the table chosen in the menu.
    Table,
    /// The session as it stands.
    Session,
    /// The sheet of a finished session: 1 is the latest.
    Sheet(u32),
    /// The finished deals that can be cancelled.
    Deals,
    /// Ask for the reason to cancel the deal chosen in the menu.
    Deal,
    /// Submit that reason.
    Void(DealId, Shortfall),
    /// Lift this member's ban.
    Unban(MemberId),
    /// Take this member off the board.
    OffBoard(MemberId),
    /// Put this member back on the board.
    OnBoard(MemberId),
    /// Show what can be done about the member chosen in the menu.
    Member,
}

/// Requests of a game master about a hired patron, by the random part of its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StaffKey {
    /// Show the patron chosen in the menu.
    Show,
    /// Open the form for coins to give or take, or submit it.
    Purse(PurseId),
    /// Dismiss it, which is asked about first.
    Dismiss(PurseId),
}

/// What a member asked of one of several tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhichKey {
    /// Show their hand there.
    Hand,
    /// Bring its message back, or say where it is.
    Show,
    /// Leave it.
    Leave,
    /// Show their hand there, from the list of their tables.
    Mine,
}

/// These keys and their texts.
const WHICH_KEYS: [(WhichKey, &str); 4] = [
    (WhichKey::Mine, "mine"),
    (WhichKey::Hand, "hand"),
    (WhichKey::Show, "show"),
    (WhichKey::Leave, "leave"),
];

/// Requests about what to play, with a game in one of its editions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayKey {
    /// Open the page.
    Page,
    /// Show the game chosen in the menu, for computer players who play this well.
    Pick(Skill),
    /// Show the same game for computer players as chosen in the menu.
    Level(Variant),
    /// Take the game's lesson.
    Learn(Variant),
    /// Take it in a message of its own, beside a hand.
    LearnBeside(Variant),
    /// Read the game's rules.
    Rules(Variant),
    /// Open a solo table against computer players who play this well, and deal.
    Alone(Variant, Skill),
    /// Open a table and wait for others.
    Open(Variant, PlayedFor),
}

/// Requests in a lesson. The number tells an old button from a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonKey {
    /// Go on where it was left.
    Open,
    /// The text has been read, or the doubtful card is taken back.
    Next(u16),
    /// An act in its deal.
    Deal(u16, DealKey),
    /// The deal is finished without the learner.
    Finish,
    /// Begin again.
    Again,
    /// End it.
    End,
}

/// What a table that is opened by a button plays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedFor {
    /// The server's usual stake, in coins.
    Usual,
    /// This stake, in coins.
    Stake(u32),
    /// Nothing: for fun.
    Fun,
}

/// Requests about finished deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastKey {
    /// A page of the deals played in the channel it is asked in.
    List(Seek<DealId>),
    /// The receipt of the deal chosen in a menu.
    Open,
    /// The receipt of a deal.
    Receipt(DealId),
    /// The record of a deal, as a file.
    Record(DealId),
    /// Whether its shuffle was the one that was promised.
    Verify(DealId),
    /// The step of a replay in which this act was done; older messages have it, and 0 opens a replay.
    Replay(DealId, u16),
    /// This step of a replay.
    Trick(DealId, u16),
    /// The trick that decided a deal.
    Decisive(DealId),
    /// Shows the trick of this step to everybody in the channel.
    Share(DealId, u16),
    /// Shows everybody in the channel that this deal was the member's first win of its game.
    ShareWin(DealId),
}

/// Requests about how a member sees cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewKey {
    /// Open the panel.
    Panel,
    /// Choose the value of a preference that has this word.
    Choose(Preference, &'static str),
    /// Use the language chosen in the menu.
    Language,
    /// Turn to the page of cards.
    Looks,
    /// Turn to the page of texts.
    Texts,
    /// Open the form for a break from the tables, or submit it.
    Break,
}

/// The view keys that are about no preference in the list, and their texts.
const VIEW_KEYS: [(ViewKey, &str); 5] = [
    (ViewKey::Panel, "panel"),
    (ViewKey::Looks, "looks"),
    (ViewKey::Texts, "texts"),
    (ViewKey::Break, "break"),
    (ViewKey::Language, "language"),
];

/// All view keys, and their texts.
fn view_keys() -> impl Iterator<Item = (ViewKey, &'static str)> {
    let chosen = Preference::ALL.iter().flat_map(|preference| {
        let values = preference.about().values.iter();
        values.map(|value| (ViewKey::Choose(*preference, value.word), value.word))
    });
    VIEW_KEYS.into_iter().chain(chosen)
}

/// Requests about the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupKey {
    /// Open a page.
    Page(Section),
    /// Open a dialog, or submit it.
    Form(Form),
    /// Choose the value of a setting in its menu, or turn it on.
    Set(Setting),
    /// Turn a setting off, or have none of it.
    Clear(Setting),
    /// Adopt the bot's present starting coins, allowance and default stakes.
    NewCoins,
    /// Choose a preset currency.
    ReadyMade,
    /// Ask to confirm that members who have had fewer starting coins are paid the difference.
    AskRaise,
    /// Pay them the difference to this many coins.
    Raise(Coins),
}

impl SetupKey {
    /// The page that has this key.
    pub fn section(self) -> Section {
        match self {
            SetupKey::Page(section) => section,
            SetupKey::Form(form) => form.section(),
            SetupKey::Set(setting) | SetupKey::Clear(setting) => setting.about().section,
            SetupKey::ReadyMade | SetupKey::AskRaise | SetupKey::Raise(_) | SetupKey::NewCoins => {
                Section::Coins
            }
        }
    }
}

/// The settings keys that are about no setting of their own, and their texts.
const SETUP_KEYS: [(SetupKey, &str); 6] = [
    (SetupKey::Page(Section::House), "house"),
    (SetupKey::Page(Section::Coins), "coins"),
    (SetupKey::Page(Section::Tables), "tables"),
    (SetupKey::NewCoins, "new-coins"),
    (SetupKey::ReadyMade, "currency"),
    (SetupKey::AskRaise, "ask-raise"),
];

/// All settings keys that are a single word, and their texts.
fn setup_keys() -> Vec<(SetupKey, String)> {
    let mut keys = SETUP_KEYS
        .map(|(key, word)| (key, word.to_owned()))
        .to_vec();
    let forms = Form::ALL.map(|form| (SetupKey::Form(form), format!("form-{}", form.name())));
    keys.extend(forms);
    for setting in Setting::ALL {
        let name = setting.about().name;
        let set = (SetupKey::Set(*setting), name.to_owned());
        let clear = |word| (SetupKey::Clear(*setting), word);
        match setting.about().kind {
            Kind::Coin | Kind::Menu(_) | Kind::Language => keys.push(set),
            Kind::Role | Kind::Log | Kind::Switch(_) => {
                keys.extend([set, clear(format!("no-{name}"))]);
            }
            Kind::Channels => keys.extend([set, clear(format!("all-{name}"))]),
            Kind::Name | Kind::Currency | Kind::Amount(_) | Kind::Time(_) | Kind::Stakes => {}
        }
    }
    keys
}

/// Requests about the data that are kept about a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivacyKey {
    /// This part of them as a file; the first is 1.
    Export(u32),
    /// Ask whether everything is to be erased.
    Ask,
    /// Erase everything.
    Erase,
    /// Erase nothing.
    Keep,
}

/// Requests about a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableKey {
    /// Sit down.
    Join,
    /// Leave; a member with cards is asked to confirm.
    Leave,
    /// Leave and give up one's cards, provided that this many deals have been played.
    LeaveNow(u32),
    /// Add a computer player.
    SeatPatron,
    /// Seat the patron chosen in the menu.
    SeatThis,
    /// Send a patron away.
    SendPatron,
    /// Deal at once: the deal after this many, so that a second press deals no second one, and from this shuffle, so
    /// that no other is dealt before it could be cut.
    Deal(u32, Option<DealId>),
    /// Have patrons fill the empty chairs before the deal after this many.
    Fill(u32),
    /// Cut the pack of this deal, or submit the dialog for it.
    Cut(DealId),
    /// Read the rules of its game.
    Rules,
    /// Look at one's own hand.
    Hand,
    /// Read what the picture of the deal shows.
    Words,
    /// Look at what the deal that is over came to for oneself.
    Result,
    /// Sit out from the next deal on.
    SitOut,
    /// Be dealt in again.
    SitIn,
    /// Claim today's allowance, to be dealt in again with it.
    Allowance,
    /// Play again with the same players after it was closed.
    Again,
    /// Before the first deal: play for fun.
    ForFun,
    /// Before the first deal: play for coins.
    ForCoins,
    /// Open a table like this one, for fun.
    SameForFun,
    /// Show who is how much up here, by deal.
    Score,
    /// End a solo table.
    End,
    /// Open the form for the most that one puts at stake, or submit it.
    Purse,
    /// Alone at a table: have computer players act more slowly.
    Slower,
    /// Alone at a table: have them act as fast as usual.
    Faster,
}

/// Orders at a table, and agreement to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderKey {
    /// Open the panel of orders.
    Panel,
    /// Stop the clock.
    Pause,
    /// Resume the clock.
    GoOn,
    /// Close after the deal.
    Close,
    /// Show by what the shuffle can be checked, and the ids of table and deal.
    FairPlay,
    /// The member who presses it sits out from the next deal on.
    SitOut,
    /// They are dealt in again.
    SitIn,
    /// Send away the computer player who sat down last.
    SendPatron,
    /// Make the player chosen in the menu leave.
    Kick,
    /// Make the player chosen in the menu the host.
    Host,
    /// Open the page of what can be cancelled.
    Cancelling,
    /// Cancel the current deal.
    TakeBack,
    /// Cancel the current match.
    CallOff,
    /// Close at once, cancelling what runs; only as a dialog.
    CloseNow,
    /// Agree to the proposal with this number.
    Agree(u32),
    /// Reject the proposal with this number.
    PlayOn(u32),
    /// Open the page of house rules.
    Rules,
    /// Set the option of this name, in the words of records, to what is chosen in the menu.
    Rule(&'static str),
    /// Choose when hands and proof are revealed.
    Reveal,
    /// Choose whether the table tells what has been played so far.
    Recall(Recall),
    /// Open the page of partners.
    Partners,
    /// Play with the player chosen in the menu, or draw partners.
    Partner,
    /// Open the page of languages.
    Languages,
    /// Use the language chosen in the menu for the public messages.
    Language,
}

/// The order keys that are a single word, and their texts.
const ORDER_KEYS: [(OrderKey, &str); 22] = [
    (OrderKey::Panel, "panel"),
    (OrderKey::Pause, "pause"),
    (OrderKey::GoOn, "go-on"),
    (OrderKey::Close, "close"),
    (OrderKey::FairPlay, "fair"),
    (OrderKey::SitOut, "out"),
    (OrderKey::SitIn, "in"),
    (OrderKey::SendPatron, "no-patron"),
    (OrderKey::Kick, "kick"),
    (OrderKey::Host, "host"),
    (OrderKey::Cancelling, "cancelling"),
    (OrderKey::TakeBack, "take-back"),
    (OrderKey::CallOff, "call-off"),
    (OrderKey::CloseNow, "close-now"),
    (OrderKey::Rules, "rules"),
    (OrderKey::Reveal, "reveal"),
    (OrderKey::Recall(Recall::Told), "recall"),
    (OrderKey::Recall(Recall::Own), "no-recall"),
    (OrderKey::Partners, "partners"),
    (OrderKey::Partner, "partner"),
    (OrderKey::Languages, "languages"),
    (OrderKey::Language, "language"),
];

/// What can be done in a deal, and the screens on the way there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealKey {
    /// Carry out this act. Never an answer to the question about bonus cards, which has keys of its own.
    Do(Act),
    /// Ask to confirm this act.
    Unsure(Act),
    /// Do not carry out the act.
    Back,
    /// Carry out the act chosen in this menu (numbered within its message).
    Chosen(u8),
    /// Cards to be discarded are being chosen: those of this menu, and `kept`, from the others.
    Pick {
        /// The menu's number within its message.
        menu: u8,
        /// The cards chosen in the other menus.
        kept: CardSet,
    },
    /// Open the dialog for a number, or submit it.
    Number(NumberKind),
    /// Look at the last trick again.
    LastTrick,
    /// Show what has been played so far.
    Played,
    /// Show all one's bonus cards.
    ShowAll,
    /// Show the bonus cards chosen in the menu.
    ShowThese,
    /// Show nothing.
    Hide,
    /// Rob, if possible: the discard is chosen next.
    Take,
    /// Choose the trumps of a poignée.
    Poignee,
    /// Show a poignée of this size, with the lowest trumps hidden.
    ShowSize(u8),
    /// Choose the card that is led with this word.
    Word(Signal),
}

/// What kind of number is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberKind {
    /// A bid, in points relative to 43.
    Bid,
    /// The first bet of a round, in coins.
    Bet,
    /// A raise, as one's total stake in coins.
    Raise,
}

/// The table keys that are a single word, and their texts.
const TABLE_KEYS: [(TableKey, &str); 21] = [
    (TableKey::Join, "join"),
    (TableKey::Leave, "leave"),
    (TableKey::SeatPatron, "patron"),
    (TableKey::SeatThis, "this-patron"),
    (TableKey::SendPatron, "no-patron"),
    (TableKey::Rules, "rules"),
    (TableKey::Hand, "hand"),
    (TableKey::Result, "result"),
    (TableKey::Words, "words"),
    (TableKey::SitOut, "out"),
    (TableKey::SitIn, "in"),
    (TableKey::Allowance, "allowance"),
    (TableKey::Again, "again"),
    (TableKey::ForFun, "fun"),
    (TableKey::ForCoins, "coins"),
    (TableKey::SameForFun, "same-fun"),
    (TableKey::Score, "score"),
    (TableKey::End, "end"),
    (TableKey::Purse, "purse"),
    (TableKey::Slower, "slower"),
    (TableKey::Faster, "faster"),
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
            Button::Order(table, OrderKey::Rule(name)) => write!(f, "o:{table}:rule:{name}"),
            Button::Order(table, key) => {
                let word = ORDER_KEYS.iter().find(|(k, _)| k == key);
                write!(f, "o:{table}:{}", word.map_or("", |(_, word)| word))
            }
            Button::PlayAs => f.write_str("c:play"),
            Button::Chart => f.write_str("c:chart"),
            Button::Character(key) => write!(f, "n:{key}"),
            Button::About => f.write_str("i"),
            Button::Commands => f.write_str("i:commands"),
            Button::Panel(key) => write!(f, "m:{key}"),
            Button::Staff(StaffKey::Show) => f.write_str("f:show"),
            Button::Staff(StaffKey::Purse(patron)) => write!(f, "f:purse:{patron}"),
            Button::Staff(StaffKey::Dismiss(patron)) => write!(f, "f:dismiss:{patron}"),
            Button::Allowance => f.write_str("c:allowance"),
            Button::Play(key) => write!(f, "g:{key}"),
            Button::Lesson(LessonKey::Open) => f.write_str("l:open"),
            Button::Lesson(LessonKey::Next(asked)) => write!(f, "l:next:{asked}"),
            Button::Lesson(LessonKey::Deal(asked, key)) => write!(f, "l:deal:{asked}:{key}"),
            Button::Lesson(LessonKey::Finish) => f.write_str("l:finish"),
            Button::Lesson(LessonKey::Again) => f.write_str("l:again"),
            Button::Lesson(LessonKey::End) => f.write_str("l:end"),
            Button::Setup(SetupKey::Raise(to)) => write!(f, "s:raise:{to}"),
            Button::Setup(key) => {
                let word = setup_keys().into_iter().find(|(k, _)| k == key);
                write!(f, "s:{}", word.unwrap_or((*key, String::new())).1)
            }
            Button::History(Seek::Newest) => f.write_str("h"),
            Button::History(Seek::Before(id)) => write!(f, "h:before:{id}"),
            Button::History(Seek::After(id)) => write!(f, "h:after:{id}"),
            Button::Past(key) => write!(f, "p:{key}"),
            Button::Books(Seek::Newest) => f.write_str("b"),
            Button::Books(Seek::Before(id)) => write!(f, "b:before:{id}"),
            Button::Books(Seek::After(id)) => write!(f, "b:after:{id}"),
            Button::Ledger => f.write_str("b:ledger"),
            Button::Privacy(PrivacyKey::Export(part)) => write!(f, "e:export:{part}"),
            Button::Privacy(PrivacyKey::Ask) => f.write_str("e:ask"),
            Button::Privacy(PrivacyKey::Erase) => f.write_str("e:erase"),
            Button::Privacy(PrivacyKey::Keep) => f.write_str("e:keep"),
            Button::View(key) => {
                let word = view_keys().find(|(k, _)| k == key);
                write!(f, "v:{}", word.map_or("", |(_, word)| word))
            }
            Button::AgreeToVoid(request) => write!(f, "a:{request}"),
            Button::Which(key) => {
                let word = WHICH_KEYS.iter().find(|(k, _)| k == key);
                write!(f, "w:{}", word.map_or("", |(_, word)| word))
            }
            Button::Sure(key) => write!(f, "q:{key}"),
            Button::Report(None) => f.write_str("r"),
            Button::Report(Some(deal)) => write!(f, "r:{deal}"),
        }
    }
}

impl FromStr for Button {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, UnknownButton> {
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
                    .ok_or(UnknownButton)?
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
            ["o", table, "rule", name] => {
                Button::Order(read(table)?, OrderKey::Rule(rule_named(name)?))
            }
            ["o", table, word] => {
                let key = ORDER_KEYS.iter().find(|(_, w)| w == word);
                Button::Order(read(table)?, key.ok_or(UnknownButton)?.0)
            }
            ["c", "play"] => Button::PlayAs,
            ["c", "chart"] => Button::Chart,
            ["n", key @ ..] => Button::Character(character_key(key)?),
            ["i"] => Button::About,
            ["i", "commands"] => Button::Commands,
            ["m", key @ ..] => Button::Panel(panel_key(key)?),
            ["f", "show"] => Button::Staff(StaffKey::Show),
            ["f", "purse", patron] => Button::Staff(StaffKey::Purse(read(patron)?)),
            ["f", "dismiss", patron] => Button::Staff(StaffKey::Dismiss(read(patron)?)),
            ["c", "allowance"] => Button::Allowance,
            ["g", key @ ..] => Button::Play(play_key(key)?),
            ["l", "open"] => Button::Lesson(LessonKey::Open),
            ["l", "next", asked] => Button::Lesson(LessonKey::Next(read(asked)?)),
            ["l", "deal", asked, key @ ..] => {
                Button::Lesson(LessonKey::Deal(read(asked)?, deal_key(key)?))
            }
            ["l", "finish"] => Button::Lesson(LessonKey::Finish),
            ["l", "again"] => Button::Lesson(LessonKey::Again),
            ["l", "end"] => Button::Lesson(LessonKey::End),
            ["s", "raise", to] => Button::Setup(SetupKey::Raise(Coins(read(to)?))),
            ["s", word] => {
                let key = setup_keys().into_iter().find(|(_, w)| w == word);
                Button::Setup(key.ok_or(UnknownButton)?.0)
            }
            ["h"] => Button::History(Seek::Newest),
            ["h", "before", id] => Button::History(Seek::Before(read(id)?)),
            ["h", "after", id] => Button::History(Seek::After(read(id)?)),
            ["b"] => Button::Books(Seek::Newest),
            ["b", "before", id] => Button::Books(Seek::Before(read(id)?)),
            ["b", "after", id] => Button::Books(Seek::After(read(id)?)),
            ["b", "ledger"] => Button::Ledger,
            ["v", word] => {
                let key = view_keys().find(|(_, w)| w == word);
                Button::View(key.ok_or(UnknownButton)?.0)
            }
            ["a", request] => Button::AgreeToVoid(read(request)?),
            ["w", word] => {
                let key = WHICH_KEYS.iter().find(|(_, w)| w == word);
                Button::Which(key.ok_or(UnknownButton)?.0)
            }
            ["q", key @ ..] => Button::Sure(sure_key(key)?),
            ["r"] => Button::Report(None),
            ["r", deal] => Button::Report(Some(read(deal)?)),
            ["p", key @ ..] => Button::Past(past_key(key)?),
            ["e", "export", part] => Button::Privacy(PrivacyKey::Export(read(part)?)),
            ["e", "ask"] => Button::Privacy(PrivacyKey::Ask),
            ["e", "erase"] => Button::Privacy(PrivacyKey::Erase),
            ["e", "keep"] => Button::Privacy(PrivacyKey::Keep),
            _ => return Err(UnknownButton),
        };
        // Each button has exactly one text: Rust would also read "+1" or "01" as a number, but we never wrote it.
        if button.to_string() == text {
            Ok(button)
        } else {
            Err(UnknownButton)
        }
    }
}

/// The option of any game with this name in records.
fn rule_named(name: &str) -> Result<&'static str, UnknownButton> {
    let mut options = Variant::editions()
        .into_iter()
        .flat_map(|edition| edition.all_options());
    let found = options.find(|option| option.name == name);
    Ok(found.ok_or(UnknownButton)?.name)
}

impl fmt::Display for CharacterKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CharacterKey::Show => f.write_str("show"),
            CharacterKey::Rename(character) => write!(f, "rename:{character}"),
            CharacterKey::Picture(character) => write!(f, "picture:{character}"),
            CharacterKey::Retire(character) => write!(f, "retire:{character}"),
        }
    }
}

fn character_key(parts: &[&str]) -> Result<CharacterKey, UnknownButton> {
    Ok(match *parts {
        ["show"] => CharacterKey::Show,
        ["rename", character] => CharacterKey::Rename(read(character)?),
        ["picture", character] => CharacterKey::Picture(read(character)?),
        ["retire", character] => CharacterKey::Retire(read(character)?),
        _ => return Err(UnknownButton),
    })
}

impl fmt::Display for PanelKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PanelKey::Open => f.write_str("open"),
            PanelKey::Table => f.write_str("table"),
            PanelKey::Session => f.write_str("session"),
            PanelKey::Sheet(which) => write!(f, "sheet:{which}"),
            PanelKey::Deals => f.write_str("deals"),
            PanelKey::Deal => f.write_str("deal"),
            PanelKey::Void(deal, Shortfall::Refuse) => write!(f, "void:{deal}"),
            PanelKey::Void(deal, Shortfall::MakeGood) => write!(f, "void:{deal}:good"),
            PanelKey::Unban(member) => write!(f, "unban:{member}"),
            PanelKey::OffBoard(member) => write!(f, "off:{member}"),
            PanelKey::OnBoard(member) => write!(f, "on:{member}"),
            PanelKey::Member => f.write_str("member"),
        }
    }
}

fn panel_key(parts: &[&str]) -> Result<PanelKey, UnknownButton> {
    Ok(match *parts {
        ["open"] => PanelKey::Open,
        ["table"] => PanelKey::Table,
        ["session"] => PanelKey::Session,
        ["sheet", which] => PanelKey::Sheet(read(which)?),
        ["deals"] => PanelKey::Deals,
        ["deal"] => PanelKey::Deal,
        ["void", deal] => PanelKey::Void(read(deal)?, Shortfall::Refuse),
        ["void", deal, "good"] => PanelKey::Void(read(deal)?, Shortfall::MakeGood),
        ["unban", member] => PanelKey::Unban(read(member)?),
        ["off", member] => PanelKey::OffBoard(read(member)?),
        ["on", member] => PanelKey::OnBoard(read(member)?),
        ["member"] => PanelKey::Member,
        _ => return Err(UnknownButton),
    })
}

impl fmt::Display for PlayKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, variant) = match self {
            PlayKey::Page => return f.write_str("page"),
            PlayKey::Pick(skill) => return write!(f, "pick:{}", skill.key()),
            PlayKey::Level(variant) => ("level", variant),
            PlayKey::Learn(variant) => ("learn", variant),
            PlayKey::LearnBeside(variant) => ("learn-beside", variant),
            PlayKey::Rules(variant) => ("rules", variant),
            PlayKey::Alone(variant, _) => ("alone", variant),
            PlayKey::Open(variant, _) => ("open", variant),
        };
        write!(f, "{word}:{}:{}", variant.game(), variant.edition())?;
        match self {
            PlayKey::Alone(_, skill) => write!(f, ":{}", skill.key()),
            PlayKey::Open(_, PlayedFor::Usual) => f.write_str(":usual"),
            PlayKey::Open(_, PlayedFor::Fun) => f.write_str(":fun"),
            PlayKey::Open(_, PlayedFor::Stake(coins)) => write!(f, ":{coins}"),
            _ => Ok(()),
        }
    }
}

fn play_key(parts: &[&str]) -> Result<PlayKey, UnknownButton> {
    let variant = |game, edition| {
        let variant = Variant::parse(game, Some(edition), &BTreeMap::new());
        variant.map_err(|_| UnknownButton)
    };
    let pay = |text| {
        Ok(match text {
            "usual" => PlayedFor::Usual,
            "fun" => PlayedFor::Fun,
            coins => PlayedFor::Stake(read(coins)?),
        })
    };
    let skill = |text| Skill::by_key(text).ok_or(UnknownButton);
    Ok(match *parts {
        ["page"] => PlayKey::Page,
        ["pick", how] => PlayKey::Pick(skill(how)?),
        ["level", game, edition] => PlayKey::Level(variant(game, edition)?),
        ["learn", game, edition] => PlayKey::Learn(variant(game, edition)?),
        ["learn-beside", game, edition] => PlayKey::LearnBeside(variant(game, edition)?),
        ["rules", game, edition] => PlayKey::Rules(variant(game, edition)?),
        ["alone", game, edition, how] => PlayKey::Alone(variant(game, edition)?, skill(how)?),
        ["open", game, edition, how] => PlayKey::Open(variant(game, edition)?, pay(how)?),
        _ => return Err(UnknownButton),
    })
}

impl fmt::Display for PastKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PastKey::List(seek) => {
                f.write_str("list:here")?;
                match seek {
                    Seek::Newest => Ok(()),
                    Seek::Before(deal) => write!(f, ":before:{deal}"),
                    Seek::After(deal) => write!(f, ":after:{deal}"),
                }
            }
            PastKey::Open => f.write_str("open"),
            PastKey::Receipt(deal) => write!(f, "receipt:{deal}"),
            PastKey::Record(deal) => write!(f, "record:{deal}"),
            PastKey::Verify(deal) => write!(f, "verify:{deal}"),
            PastKey::Replay(deal, act) => write!(f, "replay:{deal}:{act}"),
            PastKey::Trick(deal, step) => write!(f, "trick:{deal}:{step}"),
            PastKey::Decisive(deal) => write!(f, "decisive:{deal}"),
            PastKey::Share(deal, step) => write!(f, "share:{deal}:{step}"),
            PastKey::ShareWin(deal) => write!(f, "share-win:{deal}"),
        }
    }
}

fn past_key(parts: &[&str]) -> Result<PastKey, UnknownButton> {
    Ok(match parts {
        ["list", "here", seek @ ..] => {
            let seek = match seek {
                [] => Seek::Newest,
                ["before", deal] => Seek::Before(read(deal)?),
                ["after", deal] => Seek::After(read(deal)?),
                _ => return Err(UnknownButton),
            };
            PastKey::List(seek)
        }
        ["open"] => PastKey::Open,
        ["receipt", deal] => PastKey::Receipt(read(deal)?),
        ["record", deal] => PastKey::Record(read(deal)?),
        ["verify", deal] => PastKey::Verify(read(deal)?),
        ["replay", deal, act] => PastKey::Replay(read(deal)?, read(act)?),
        ["trick", deal, step] => PastKey::Trick(read(deal)?, read(step)?),
        ["decisive", deal] => PastKey::Decisive(read(deal)?),
        ["share", deal, step] => PastKey::Share(read(deal)?, read(step)?),
        ["share-win", deal] => PastKey::ShareWin(read(deal)?),
        _ => return Err(UnknownButton),
    })
}

/// An act is written in the notation of RECORD.md, with colons between its words.
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
            DealKey::Number(NumberKind::Bid) => f.write_str("number:bid"),
            DealKey::Number(NumberKind::Bet) => f.write_str("number:bet"),
            DealKey::Number(NumberKind::Raise) => f.write_str("number:raise"),
            DealKey::Back => f.write_str("back"),
            DealKey::LastTrick => f.write_str("last-trick"),
            DealKey::Played => f.write_str("so-far"),
            DealKey::ShowAll => f.write_str("show-all"),
            DealKey::ShowThese => f.write_str("show-these"),
            DealKey::Hide => f.write_str("hide"),
            DealKey::Take => f.write_str("take-run"), // `take` is a word of the talk.
            DealKey::Word(signal) => write!(f, "word:{signal}"),
            DealKey::Poignee => f.write_str("poignee"),
            DealKey::ShowSize(size) => write!(f, "poignee:{size}"),
        }
    }
}

fn deal_key(parts: &[&str]) -> Result<DealKey, UnknownButton> {
    Ok(match parts {
        ["sure", words @ ..] => DealKey::Unsure(act(&words.join(" "))?),
        ["menu", menu] => DealKey::Chosen(read(menu)?),
        ["pick", menu, kept @ ..] => DealKey::Pick {
            menu: read(menu)?,
            kept: kept.iter().copied().map(read).collect::<Result<_, _>>()?,
        },
        ["number", "bid"] => DealKey::Number(NumberKind::Bid),
        ["number", "bet"] => DealKey::Number(NumberKind::Bet),
        ["number", "raise"] => DealKey::Number(NumberKind::Raise),
        ["back"] => DealKey::Back,
        ["last-trick"] => DealKey::LastTrick,
        ["so-far"] => DealKey::Played,
        ["show-all"] => DealKey::ShowAll,
        ["show-these"] => DealKey::ShowThese,
        ["hide"] => DealKey::Hide,
        ["take-run"] => DealKey::Take,
        ["word", word] => DealKey::Word(read(word)?),
        ["poignee"] => DealKey::Poignee,
        ["poignee", size] => DealKey::ShowSize(read(size)?),
        words => DealKey::Do(act(&words.join(" "))?),
    })
}

/// Parses an act that a button or a menu choice may stand for.
///
/// # Errors
/// Not an act, or an answer to the question about bonus cards.
pub fn act(words: &str) -> Result<Act, UnknownButton> {
    let act: Act = read(words)?;
    match act.kind() {
        ActKind::Show | ActKind::Hide => Err(UnknownButton),
        _ => Ok(act),
    }
}

#[cfg(test)]
mod tests;
