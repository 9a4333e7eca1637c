//! What was answered as done was committed, and what was refused was not.

use super::calls::{Call, CallOutcome, Heard};
use super::coins;
use super::witness::{Commit, Seen};
use house::Tavern;
use interactions::command::Command as Slash;
use interactions::command::character::CharacterCommand;
use interactions::command::patron::PatronCommand;
use interactions::command::tavern::TavernCommand;
use rules::{Act, Seat};
use screens::button::{Button, CharacterKey, PanelKey, PrivacyKey, SureKey, ViewKey};
use std::slice;
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

/// The kinds of write of which a call, once done, must have made one; none where it may change nothing, or where other
/// checks look for that: `coins` for what moves, and below for acts.
fn must_write(call: &Call) -> &'static [&'static str] {
    match call {
        Call::Report(..) => &["report"],
        Call::Type(typed) => match typed.command {
            Slash::Character(CharacterCommand::Create { .. }) => &["character"],
            Slash::Patron(PatronCommand::Hire { .. }) => &["patron"],
            Slash::Tavern(TavernCommand::Ban { .. }) => &["bar"],
            Slash::Tavern(TavernCommand::Open { .. } | TavernCommand::Close) => &["session"],
            _ => &[],
        },
        Call::Click(click) => match click.button {
            Button::Character(CharacterKey::Rename(_) | CharacterKey::Picture(_))
            | Button::Sure(SureKey::Retire(_)) => &["character"],
            Button::Sure(SureKey::Dismiss(_)) => &["patron"],
            Button::Sure(SureKey::Abstain(_)) | Button::Panel(PanelKey::OffBoard(_)) => &["bar"],
            Button::Panel(PanelKey::Unban(_) | PanelKey::OnBoard(_)) => &["unbar"],
            Button::Sure(SureKey::CloseSession(_)) => &["session"],
            Button::Panel(PanelKey::Void(..)) => &["voided", "void asked"],
            Button::Privacy(PrivacyKey::Erase) => &["forget member"],
            _ => &[],
        },
        _ => &[],
    }
}

/// Whether a click or a command may write this kind away from the tables, on a fresh screen or an old one. What any may
/// write is not listed.
fn may_write(call: &Call, kind: &str) -> bool {
    let (button, command) = match call {
        Call::Click(click) => (Some(click.button), None),
        Call::Type(typed) => (None, Some(&typed.command)),
        _ => return true,
    };
    match kind {
        _ if must_write(call).contains(&kind) => true,
        // Whoever opens a table as a game master has been told of the coins that are kept.
        "settings" => {
            matches!(
                button,
                Some(Button::Setup(_) | Button::Sure(SureKey::Gm(_)))
            ) || matches!(command, Some(Slash::Tavern(TavernCommand::Setup(_))))
                || may_open(call)
        }
        // A ban takes the place of another.
        "unbar" => must_write(call).contains(&"bar"),
        "bar" => matches!(button, Some(Button::View(ViewKey::Break))),
        "voided" | "void agreed" | "void answered" => matches!(
            button,
            Some(Button::AgreeToVoid(_) | Button::Panel(PanelKey::Void(..)))
        ),
        "report" => matches!(button, Some(Button::Report(_))),
        "plays" => {
            matches!(
                button,
                Some(Button::PlayAs | Button::Privacy(_) | Button::Sure(SureKey::Retire(_)))
            ) || matches!(
                command,
                Some(Slash::Character(CharacterCommand::Play { .. }))
            )
        }
        "character" | "patron" | "session" | "void asked" | "forget member" | "departed" => false,
        _ => true,
    }
}

fn may_open(call: &Call) -> bool {
    match call {
        Call::Click(click) => click.may_open(),
        Call::Type(typed) => typed.opens().is_some(),
        _ => true,
    }
}

/// Checks that a click or a command does nothing of another kind, where nothing else was asked and no time passed.
pub fn alone(call: &Call, commits: &[Commit]) -> Result<(), String> {
    for commit in commits {
        let wrote = commit.wrote.iter().find(|kind| !may_write(call, kind));
        if (commit.opens && !may_open(call)) || (wrote.is_some() && commit.table.is_none()) {
            return Err(format!("nobody does this so: {commit:?}"));
        }
    }
    Ok(())
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
    let kinds = match heard {
        Heard::Asks => &[],
        _ => must_write(call),
    };
    let wrote = |kind: &&str| commits.iter().any(|commit| commit.wrote.contains(*kind));
    if !kinds.is_empty() && !kinds.iter().any(wrote) {
        return Err(format!("none of {kinds:?} was written: {commits:?}"));
    }
    let opens = match call {
        Call::Open(_) => true,
        Call::Type(typed) => typed.opens().is_some(),
        _ => false,
    };
    if opens && !commits.iter().any(|commit| commit.opens) {
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
    let theirs = acts.filter(|(who, _)| *who == seat.index());
    let mut words = theirs.skip(asked.into()).map(|(_, words)| words);
    // Playing a card keeps combinations or a poignée back in the same step (RULES.md OT-6, JT-9).
    let words = words.find(|words| **words != "hide" || *act == Act::Hide);
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

/// What even a refused call may write: whom it names is known from then on, and they and the house get their coins.
const BESIDE: [&str; 7] = [
    "alive",
    "given",
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
    let closing = |kind: &str| kind == "void answered" && may_write(call, kind);
    for commit in commits {
        // Whoever looks at a table where they have won is told so, whatever they wanted there.
        let by = match call {
            Call::Click(click) => Some(click.by),
            Call::Type(typed) => Some(typed.by),
            _ => None,
        };
        let by = by.map(|by| (by.guild, by.member));
        let is_told = |kind: &str| kind == "preferences" && by.is_some() && commit.first_win == by;
        let mut wrote = commit.wrote.iter();
        let is_beside = wrote.all(|kind| BESIDE.contains(kind) || closing(kind) || is_told(kind))
            && commit
                .moved
                .iter()
                .all(|moved| coins::needs_no_order(moved, slice::from_ref(call), seen));
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
