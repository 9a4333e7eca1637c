//! What is done to a house and asked of it, as plain data, and how it is asked.

use super::presses::Click;
use super::typed::Typed;
use crate::commands::CommandKind;
use crate::moves::Request;
use house::{HouseError, Opening, Problem, Requester, Tavern};
use ids::{ChannelId, DealId, GuildId, MemberId, Millis, Shard, TableId};
use interactions::error::CommandError;
use rules::Act;
use standin::{Answer, Room};
use std::fmt;
use table::{Command, Order, look::Scene};

/// How many purses the board lists.
pub const BOARD_PLACES: u32 = 3;

/// One thing done to a house.
#[derive(Clone, Debug)]
pub struct HouseMove {
    /// Everything random in it is drawn from this, by the house too.
    pub luck: u64,
    pub what: HouseEvent,
}

/// What happens to the house next.
#[derive(Clone, Debug)]
pub enum HouseEvent {
    /// Time passes, by the clock that jumps; the time of day is set forwards or back; then this is asked, all at once.
    Ask {
        wait: Millis,
        jump: Millis,
        calls: Vec<Call>,
    },
    /// The house stops, if it has not, and starts again after this long.
    Restart(Millis),
    /// Another process takes the lease during these calls; the former house learns of it after this long.
    TakenOver { calls: Vec<Call>, unaware: Millis },
    /// Everything is compared with what was written.
    Audit,
    /// Nobody does anything any more, until every table has come to its end.
    Silence,
}

/// Something that is asked of the house.
#[derive(Clone, Debug)]
pub enum Call {
    /// A request to a table, which becomes [`Call::At`] when it is made.
    Do(TableId, Request),
    /// A command at a table, as the bot gives it.
    At(TableId, Box<Command>),
    /// A member presses something in their hand at this table, or on any screen that they have; it becomes
    /// [`Call::Click`] when it is made.
    Press(GuildId, MemberId, Option<TableId>, u64),
    /// A click on a button, a choice in a menu, or a form that is sent.
    Click(Box<Click>),
    /// A slash command.
    Type(Box<Typed>),
    /// A table opens with the house rules that are agreed in a lobby.
    Open(Box<Opening>),
    /// The sheets of closed sessions are posted, or their posts fail.
    PostSheets(bool),
    VoidsLapse,
    Removed(GuildId),
    Present(GuildId),
    Purge,
    LosePlaces(GuildId, ChannelId),
    AbandonAll(GuildId, ChannelId),
    ServerOut(GuildId),
    ServerBack(GuildId),
    DiscordLost,
    /// The connection stands, and nothing was heard on it for this long.
    DiscordSilent(Millis),
    DiscordReached,
    Look(TableId, Option<MemberId>),
    Receipt(Requester, DealId),
    Replay(Requester, DealId, usize),
    /// A member looks at the board of the richest, of whom somebody may have left the server.
    Richest(GuildId, MemberId, Option<MemberId>),
    Record(Requester, DealId),
    Report(Requester, Option<DealId>),
    /// The proof of a deal's shuffle.
    Shuffle(Requester, DealId),
    /// A trick of a replay, and a first win, to be shown to everybody.
    ShareTrick(Requester, DealId, usize),
    ShareWin(Requester, DealId),
}

macro_rules! names {
    ($($name:ident),* $(,)?) => {
        impl Call {
            /// The names of all calls, except those at tables, which have the names of their commands.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// The name of the call.
            pub fn name(&self) -> &'static str {
                match self {
                    Call::Do(..) | Call::At(..) => "At",
                    Call::Press(..) | Call::Click(_) => "Click",
                    Call::Type(_) => "Type",
                    $(Call::$name { .. } => stringify!($name)),*
                }
            }
        }
    };
}

names! {
    Open, PostSheets, VoidsLapse, Removed, Present, Purge, LosePlaces, AbandonAll, ServerOut, ServerBack, DiscordLost, DiscordSilent,
    DiscordReached, Look, Receipt, Replay, Richest, Record, Report, Shuffle, ShareTrick, ShareWin,
}

/// How a call was answered.
#[derive(Clone, Debug)]
pub enum CallOutcome {
    Done(Heard),
    Refused(String),
    /// The house's fault, or its store's.
    Failed(String),
}

/// What the answer says.
#[derive(Clone, Debug)]
pub enum Heard {
    Nothing,
    /// A form, or a screen with buttons: perhaps nothing is done yet.
    Asks,
    /// A receipt says that the books disagree with the deal.
    Disagrees,
    /// Something that may name cards.
    Text(Text),
    /// The board of the richest.
    Richest(Box<pages::Board>),
}

/// A text as a reader gets it, and the cards that a look shows.
#[derive(Clone)]
pub struct Text {
    pub words: String,
    pub cards: Option<String>,
}

/// The text is long and in no fixed order.
impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Text")
    }
}

impl Text {
    /// What a look shows of the cards.
    pub fn cards(look: &table::Look) -> String {
        match &look.scene {
            Scene::Playing(now) => format!("{:?} {:?} {}", now.view, now.seat, now.answered),
            scene => format!("{:?}", scene.last()),
        }
    }
}

/// What the house answers, in its several ways.
trait Told {
    fn told(self) -> CallOutcome;
}

impl<T> Told for Result<T, HouseError> {
    fn told(self) -> CallOutcome {
        match self {
            Ok(_) => CallOutcome::Done(Heard::Nothing),
            Err(HouseError::Refused(why)) => CallOutcome::Refused(why.to_string()),
            Err(HouseError::Internal(why)) => CallOutcome::Failed(format!("{why:#}")),
        }
    }
}

/// The answer that shows a value as its debug text.
fn debug_text(what: &impl fmt::Debug) -> Heard {
    Heard::Text(Text {
        words: format!("{what:?}"),
        cards: None,
    })
}

/// An answer that says more than that it is done.
fn heard<T>(
    result: Result<T, impl Into<HouseError>>,
    heard: impl FnOnce(T) -> Heard,
) -> CallOutcome {
    match result {
        Ok(answer) => CallOutcome::Done(heard(answer)),
        Err(why) => Err::<(), HouseError>(why.into()).told(),
    }
}

fn internal<T>(result: Result<T, impl Into<HouseError>>) -> Result<T, HouseError> {
    result.map_err(Into::into)
}

/// How a click or a command was answered, as a call.
pub fn clicked(answer: &Answer) -> CallOutcome {
    match answer {
        Answer::Refused(CommandError::Internal(why), _) => CallOutcome::Failed(format!("{why:#}")),
        Answer::Refused(_, message) => CallOutcome::Refused(message.text()),
        Answer::Changed(message) | Answer::New(message) if message.screen.rows.is_empty() => {
            CallOutcome::Done(Heard::Nothing)
        }
        Answer::Changed(_) | Answer::New(_) | Answer::Form(_) => CallOutcome::Done(Heard::Asks),
        Answer::Nothing => CallOutcome::Done(Heard::Nothing),
    }
}

/// Asks the house.
pub async fn make(room: &Room, call: Call) -> CallOutcome {
    let tavern = &room.tavern;
    match call {
        Call::Do(..) | Call::Press(..) => {
            CallOutcome::Refused("it makes no sense any more".to_owned())
        }
        Call::Click(click) => clicked(&click.make(room).await),
        Call::Type(typed) => clicked(&typed.make(room).await),
        Call::At(table, command) => at(tavern, table, *command).await,
        Call::Open(opening) => open(tavern, *opening).await,
        Call::PostSheets(are_posted) => post_sheets(tavern, are_posted).await,
        Call::VoidsLapse => internal(tavern.voids.lapsed_void_requests().await).told(),
        Call::Look(..)
        | Call::Receipt(..)
        | Call::Replay(..)
        | Call::ShareTrick(..)
        | Call::ShareWin(..)
        | Call::Shuffle(..)
        | Call::Richest(..)
        | Call::Record(..)
        | Call::Report(..) => of_a_reader(tavern, call).await,
        _ => of_servers(tavern, call).await,
    }
}

async fn open(tavern: &Tavern, opening: Opening) -> CallOutcome {
    match tavern.may_start(opening).await {
        Ok(may) => tavern.open_table(may).await.told(),
        refused => refused.told(),
    }
}

async fn post_sheets(tavern: &Tavern, are_posted: bool) -> CallOutcome {
    let sheets = match tavern.sessions.settle_closed_sessions().await {
        Ok(sheets) => sheets,
        Err(why) => return CallOutcome::Failed(format!("{why:#}")),
    };
    for sheet in sheets.into_iter().filter(|_| are_posted) {
        let posted = tavern.sessions.session_posted(sheet.guild, sheet.session);
        if let Err(why) = posted.await {
            return CallOutcome::Failed(format!("{why:#}"));
        }
    }
    CallOutcome::Done(Heard::Nothing)
}

/// Tells the house of its servers, and of the connection to Discord.
async fn of_servers(tavern: &Tavern, call: Call) -> CallOutcome {
    match call {
        Call::Removed(guild) => internal(tavern.servers.bot_removed(guild).await).told(),
        Call::Present(guild) => internal(tavern.servers.bot_present(guild).await).told(),
        Call::Purge => internal(tavern.servers.purge_gone().await).told(),
        Call::LosePlaces(guild, channel) => {
            tavern.tables.lose_places(guild, Some(channel)).await.told()
        }
        Call::AbandonAll(guild, channel) => {
            tavern.tables.abandon_all(guild, Some(channel)).await.told()
        }
        Call::ServerOut(guild) => {
            tavern.clocks.server_is_out(guild);
            CallOutcome::Done(Heard::Nothing)
        }
        Call::ServerBack(guild) => {
            tavern.clocks.server_is_back(guild);
            CallOutcome::Done(Heard::Nothing)
        }
        Call::DiscordLost => {
            tavern.clocks.lost(Shard::ALL);
            CallOutcome::Done(Heard::Nothing)
        }
        Call::DiscordSilent(since) => {
            tavern.clocks.silent(Shard::ALL, since);
            CallOutcome::Done(Heard::Nothing)
        }
        Call::DiscordReached => {
            tavern.clocks.reached(Shard::ALL);
            CallOutcome::Done(Heard::Nothing)
        }
        _ => CallOutcome::Refused("it is asked elsewhere".to_owned()),
    }
}

/// Asks for what can be read.
async fn of_a_reader(tavern: &Tavern, call: Call) -> CallOutcome {
    match call {
        Call::Look(table, viewer) => heard(tavern.look(table, viewer).await, |look| {
            let mut shown = look.clone();
            // Partners were drawn from another pack, before this one was dealt.
            shown.table.draw = None;
            Heard::Text(Text {
                words: format!("{shown:?}"),
                cards: Some(Text::cards(&look.table)),
            })
        }),
        Call::Receipt(requester, deal) => {
            let receipt = tavern.records.receipt(&requester, deal).await;
            heard(receipt, |receipt| {
                if receipt.agrees {
                    debug_text(&receipt)
                } else {
                    Heard::Disagrees
                }
            })
        }
        Call::Replay(requester, deal, step) => {
            let at = pages::ReplayAt::Step(step);
            heard(tavern.replayed(&requester, deal, at).await, replayed)
        }
        Call::ShareTrick(requester, deal, step) => {
            let shared = tavern.trick_to_share(&requester, deal, step).await;
            heard(shared, replayed)
        }
        Call::ShareWin(requester, deal) => {
            heard(tavern.win_to_share(&requester, deal).await, |win| {
                debug_text(&win)
            })
        }
        Call::Shuffle(requester, deal) => {
            let told = tavern.records.told_of(&requester, deal).await;
            heard(told, |told| {
                debug_text(&(told.record, told.proof.is_some()))
            })
        }
        Call::Richest(guild, member, left) => {
            let left: Vec<_> = left.into_iter().collect();
            let page = tavern.board(guild, member, BOARD_PLACES, &left).await;
            heard(page, |page| Heard::Richest(Box::new(page)))
        }
        Call::Record(requester, deal) => {
            let told = match tavern.records.record_of(&requester, deal).await {
                Ok(record) => {
                    let fate = tavern.records.fate_of(&requester, deal).await;
                    fate.map(|fate| (record, fate))
                }
                Err(error) => Err(error),
            };
            heard(told, |told| debug_text(&told))
        }
        Call::Report(by, deal) => {
            let problem = Problem {
                by,
                words: "the cards were wrong".to_owned(),
                deal,
                look: None,
                seen: Vec::new(),
            };
            let told = tavern.reports.report_problem(problem).await;
            heard(told, |told| debug_text(&told.to_string()))
        }
        _ => CallOutcome::Refused("it is asked elsewhere".to_owned()),
    }
}

/// A step of a replay as its screen shows it: acts done face down only of an open hand.
fn replayed(mut step: pages::ReplayStep) -> Heard {
    let open: Vec<_> = step.hands.iter().filter_map(|hand| hand.seat()).collect();
    step.acts.retain(|(seat, act)| match act {
        Act::Discard(_) | Act::Rob(_) | Act::Swap(_) | Act::Lay(_) => open.contains(seat),
        _ => true,
    });
    debug_text(&step)
}

/// Whether somebody gives commands of this kind here, so that a run should have done some. The house gives the others
/// itself, and the town of tables has all of them.
pub fn reaches(kind: CommandKind) -> bool {
    !matches!(
        kind,
        CommandKind::Dismiss
            | CommandKind::CloseWithSession
            | CommandKind::SendOff
            | CommandKind::Void
            | CommandKind::Forget
            | CommandKind::Mend
            | CommandKind::Resume
    )
}

/// Gives a command at a table, as the bot does. Those that only the house gives are refused, but choices can arrive
/// twice or for another moment, and deadlines too early.
async fn at(tavern: &Tavern, table: TableId, command: Command) -> CallOutcome {
    let is_reached = reaches(CommandKind::from(&command));
    match command {
        Command::Member { by, rank, order } => match order {
            Order::Join(_) => tavern.join(table, by).await.told(),
            Order::PlayFor(_) => tavern.play_for(table, by, None).await.told(),
            Order::GiveBack => tavern.give_back(table, by).await.told(),
            Order::Cut { deal, typed } => tavern.tables.cut(table, by, deal, &typed).await.told(),
            order => tavern.order(table, (by, rank), order).await.told(),
        },
        Command::House(duty) if is_reached => tavern.tables.duty(table, duty).await.told(),
        Command::House(_) => CallOutcome::Refused("only the house says this".to_owned()),
    }
}

#[cfg(test)]
#[allow(clippy::expect_used)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::fs;

    /// The functions of the house that nobody calls here, by a call or a button, and why.
    const NOT_ASKED: &[(&str, &[&str])] = &[
        (
            "it only reads, and what is read is compared elsewhere or by its own tests",
            &[
                "allowance_now",
                "won_today",
                "has_lost_enough",
                "terms_for",
                "proof_of",
                "is_revealed",
                "starting_due",
                "void_of",
                "health",
            ],
        ),
        (
            "the house asks itself",
            &[
                "until_running",
                "beat",
                "log",
                "erase_cuts",
                "perform",
                "hold",
                "act_if_due",
                "supervised",
                "open_purse",
            ],
        ),
        (
            "it marks a hint as seen, as `is_new_hint` does",
            &["offers_lesson"],
        ),
        ("it waits for a change", &["sessions_changed", "until_over"]),
        (
            "it belongs to the start of a process, which is played here without Discord",
            &[
                "missing",
                "belongs_to_another",
                "keep",
                "end",
                "from_store",
                "turn",
            ],
        ),
        (
            "it is what a process among several may begin on Discord, which is left out here",
            &["keep_ticking", "until", "may_begin"],
        ),
        (
            "it needs a server file, which has tests of its own",
            &["import"],
        ),
    ];

    /// The source files in this folder of a crate, with their texts.
    fn texts(of: &str) -> impl Iterator<Item = (String, String)> {
        let folder = format!("{}/../{of}", env!("CARGO_MANIFEST_DIR"));
        let entries = fs::read_dir(folder).expect("a crate");
        entries.filter_map(|entry| {
            let path = entry.expect("a file").path();
            Some((path.display().to_string(), fs::read_to_string(&path).ok()?))
        })
    }

    /// Every public async function of the house, with the file that it is in.
    fn functions() -> BTreeMap<String, String> {
        let mut functions = BTreeMap::new();
        for (file, text) in texts("house/src") {
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            for line in code.lines() {
                if let Some(rest) = line.trim_start().strip_prefix("pub async fn ") {
                    let end = rest.find(['(', '<']).unwrap_or(rest.len());
                    functions.insert(rest[..end].to_owned(), file.clone());
                }
            }
        }
        functions
    }

    #[test]
    fn whatever_can_be_asked_of_the_house_is_asked_or_it_is_said_why_not() {
        let functions = functions();
        assert!(functions.len() > 100, "{functions:?}");
        let sources = [
            include_str!("calls.rs"),
            include_str!("mod.rs"),
            include_str!("audit.rs"),
        ];
        let mut own = sources.concat();
        for folder in ["interactions/src", "interactions/src/command"] {
            own.extend(texts(folder).map(|(_, text)| text));
        }
        let own = own.replace([' ', '\n'], "");
        let is_asked = |name: &str| own.contains(&format!(".{name}("));
        let excused = NOT_ASKED.iter().flat_map(|(_, names)| *names).copied();
        let excused: BTreeSet<&str> = excused.collect();
        let is_fine = |name: &&String| is_asked(name) || excused.contains(name.as_str());
        let mut forgotten: Vec<_> = functions.keys().collect();
        forgotten.retain(|name| !is_fine(name));
        assert!(
            forgotten.is_empty(),
            "neither asked nor excused: {forgotten:?}"
        );
        let mut needless = Vec::from_iter(excused);
        needless.retain(|name| is_asked(name) || !functions.contains_key(*name));
        assert!(needless.is_empty(), "excused in vain: {needless:?}");
    }
}
