//! What was answered as done was committed, and what was refused was not.

use super::calls::{Call, CallOutcome, Heard};
use super::witness::{Commit, Seen};
use house::Tavern;
use rules::{Act, Seat};
use table::{Command, Order, Phase, Stretch};

/// How a table stood before it was asked for something.
#[derive(Default)]
pub struct TableBefore {
    /// The seat of whoever acts or answers.
    seat: Option<Seat>,
    /// Whether the table may go on by itself at this moment: its patrons are asked, or its time is up.
    goes_on: bool,
}

impl TableBefore {
    /// How the table stands that this call is about.
    pub fn for_call(tavern: &Tavern, call: &Call) -> TableBefore {
        let Call::At(id, command) = call else {
            return TableBefore::default();
        };
        let Ok(table) = tavern.tables.table(*id) else {
            return TableBefore::default();
        };
        let by = match **command {
            Command::Member {
                by,
                order: Order::Act { .. } | Order::Answer { .. },
                ..
            } => Some(by),
            _ => None,
        };
        let chair = by.and_then(|by| table.state.chair_of_member(by));
        let seat = chair.and_then(|chair| table.playing()?.hands.seat_of(chair));
        let now = tavern.clocks.now_at(table.guild);
        TableBefore {
            seat,
            goes_on: !table.asks().is_empty() || table.due_at.is_some_and(|due| due <= now),
        }
    }
}

/// The kinds of write of which a call, once done, must have made one; none where it may change nothing.
fn must_write(call: &Call) -> &'static [&'static str] {
    match call {
        Call::CreateCharacter(..)
        | Call::RenameCharacter(..)
        | Call::RetireCharacter(..)
        | Call::PictureCharacter(..) => &["character"],
        Call::Hire(..) | Call::Dismiss(..) => &["patron"],
        Call::Ban(..) | Call::OffBoard(..) | Call::Abstain(..) => &["bar"],
        Call::Unban(..) | Call::OnBoard(..) => &["unbar"],
        Call::OpenSession(..) | Call::CloseSession(..) => &["session"],
        Call::Void(..) => &["voided", "void asked"],
        Call::AgreeToVoid(..) => &["voided", "void agreed"],
        Call::Erase(..) => &["forget member"],
        Call::Report(..) => &["report"],
        // `coins` checks what these move.
        Call::Allowance(..)
        | Call::RaiseStarting(..)
        | Call::Pay(..)
        | Call::PayStaff(..)
        | Call::Grant(..)
        | Call::Take(..)
        | Call::FillHouse(..)
        | Call::Fund(..)
        | Call::Withdraw(..)
        // Tables are compared with their rows, and acts are looked for below.
        | Call::Do(..)
        | Call::At(..)
        // `presses` says what a click may write.
        | Call::Press(..)
        | Call::Click(_)
        | Call::Open(_)
        | Call::PlayAlone(..)
        | Call::EndAlone(..)
        | Call::PlayAgain(..)
        | Call::LosePlaces(..)
        | Call::AbandonAll(..)
        // These may change nothing.
        | Call::Meet(..)
        | Call::PlayAs(..)
        | Call::PostSheets(_)
        | Call::VoidsLapse
        | Call::Settings(..)
        | Call::Removed(_)
        | Call::Present(_)
        | Call::Purge
        | Call::ServerOut(_)
        | Call::ServerBack(_)
        | Call::DiscordLost
        | Call::DiscordSilent(_)
        | Call::DiscordReached
        // These only read.
        | Call::Export(..)
        | Call::KeptAbout(..)
        | Call::Log(_)
        | Call::Purse(..)
        | Call::Started(..)
        | Call::Look(..)
        | Call::Receipt(..)
        | Call::Replay(..)
        | Call::ShareTrick(..)
        | Call::ShareWin(..)
        | Call::Shuffle(..)
        | Call::Board(_)
        | Call::Richest(..)
        | Call::Record(..) => &[],
    }
}

/// Checks that what was answered as done was committed: this very act, not another.
pub fn done(
    call: &Call,
    answer: &CallOutcome,
    before: &TableBefore,
    commits: &[Commit],
    seen: &Seen,
) -> Result<(), String> {
    let CallOutcome::Done(heard) = answer else {
        return Ok(());
    };
    let kinds = match (call, heard) {
        // Whoever agreed before is answered the same, and nothing is written again.
        (Call::AgreeToVoid(..), Heard::Asked(..)) => &[],
        _ => must_write(call),
    };
    let wrote = |kind: &&str| commits.iter().any(|commit| commit.wrote.contains(*kind));
    if !kinds.is_empty() && !kinds.iter().any(wrote) {
        return Err(format!("none of {kinds:?} was written: {commits:?}"));
    }
    if matches!(call, Call::Open(_)) && !commits.iter().any(|commit| commit.opens) {
        return Err(format!("no table opened: {commits:?}"));
    }
    let Call::At(table, command) = call else {
        return Ok(());
    };
    // Its server may have been purged meanwhile.
    let (Some(seat), Some(kept)) = (before.seat, seen.kept(*table)) else {
        return Ok(());
    };
    let Command::Member { order, .. } = &**command else {
        return Ok(());
    };
    let (deal, act) = match order {
        Order::Act { deal, asked, act } => (*deal, Some((*asked, act))),
        Order::Answer { deal, .. } => (*deal, None),
        _ => return Ok(()),
    };
    let state = kept.state()?;
    if let Phase::Playing(hands) = &state.phase
        && hands.deal == deal
        && hands.stretch == Stretch::Question
    {
        // Answers are kept in the row until all are there.
        return if hands.answers.contains_key(&seat) {
            Ok(())
        } else {
            Err(format!("{seat} has no answer in {}", kept.row))
        };
    }
    let Some((asked, act)) = act else {
        return Ok(());
    };
    let acts = kept.deals.get(&deal).map(|kept| &kept.acts);
    let acts = acts.into_iter().flatten();
    let mut theirs = acts.filter(|(who, _)| *who == seat.index());
    let words = theirs.nth(usize::from(asked)).map(|(_, words)| words);
    // Of a closed question, only its result is stored.
    let is_answer = matches!(act, Act::Show(_) | Act::Hide | Act::Rob(_) | Act::Leave);
    if words.is_some_and(|words| *words == act.to_string()) || is_answer {
        Ok(())
    } else {
        Err(format!(
            "{seat}'s act {asked} of {deal} is {words:?}, not {act}"
        ))
    }
}

/// What even a refused call may write: its member is known from then on, and the house gets its coins of the day.
const BESIDE: [&str; 6] = [
    "alive",
    "member",
    "secret",
    "recognise",
    "days",
    "application",
];

/// Checks that a refused call wrote nothing, where nothing else was asked and no time passed.
pub fn refused(
    call: &Call,
    before: &TableBefore,
    commits: &[Commit],
    seen: &Seen,
) -> Result<(), String> {
    // A request to void a deal is closed once that is no longer possible.
    let closing = |kind: &str| matches!(call, Call::AgreeToVoid(..)) && kind == "void answered";
    for commit in commits {
        // Whoever looks at a table where they have won is told so, whatever they wanted there.
        let is_told = |kind: &str| match call {
            Call::Click(click) if kind == "preferences" => {
                commit.first_win == Some((click.guild, click.member))
            }
            _ => false,
        };
        let mut wrote = commit.wrote.iter();
        let is_beside = wrote.all(|kind| BESIDE.contains(kind) || closing(kind) || is_told(kind))
            && commit
                .moved
                .iter()
                .all(|moved| moved.fills_the_house(seen) || moved.goes_home(seen));
        let is_fine = match (call, commit.table) {
            (_, None) => is_beside,
            (_, Some(_)) if commit.opens => false,
            (Call::At(asked, command), Some(table)) if *asked == table => {
                before.goes_on || is_done_in_part(command)
            }
            // Other tables go on; and whoever cannot be erased yet has left their tables already.
            (_, Some(_)) => true,
        };
        if !is_fine {
            return Err(format!("{commit:?}"));
        }
    }
    Ok(())
}

/// Whether patrons who sat down stay although the command is refused.
fn is_done_in_part(command: &Command) -> bool {
    let Command::Member { order, .. } = command else {
        return false;
    };
    matches!(order, Order::Deal { .. } | Order::Fill)
}
