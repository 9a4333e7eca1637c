//! What must hold after every step.

use crate::judge::judge;
use crate::kept::CommittedTable;
use crate::ledger::{CoinMove, CoinSpot, Journal, Whose};
use books::{Ledger, Reason};
use ids::{DealId, MemberId, Millis, Moment, TableId};
use rules::{Act, Outcome, Record, Seat};
use std::any::Any;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use store::{Ended, TableWrite};
use table::{
    Broken, CalledOff, Chosen, CoinKind, Command, Duty, Effect, Hands, Occupant, Order, Phase,
    ShuffleEnd, State, Step, Stretch, Table,
};

/// A check that failed.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The name of the check: a shortened list of moves must fail the same one.
    pub check: &'static str,
    pub what: String,
    pub table: Option<TableId>,
}

impl Failure {
    pub fn new(check: &'static str, what: impl Into<String>) -> Failure {
        Failure {
            check,
            what: what.into(),
            table: None,
        }
    }

    /// A panic, with its message.
    pub fn panicked(panic: Box<dyn Any + Send>) -> Failure {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or(panic.downcast_ref::<&str>().copied());
        Failure::new("panic", text.unwrap_or("without a word"))
    }

    pub fn broken(table: TableId, broken: Broken) -> Failure {
        Failure::new("broken", broken.to_string()).at(table)
    }

    pub fn at(mut self, table: TableId) -> Failure {
        self.table = self.table.or(Some(table));
        self
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.check, self.what)?;
        match self.table {
            Some(table) => write!(f, " (table {table})"),
            None => Ok(()),
        }
    }
}

/// Checks a step that was computed and is not committed yet.
pub fn step(before: &Table, step: &Step, command: &Command) -> Result<(), Failure> {
    let after = &step.table;
    let fail = |check, why: String| Err(Failure::new(check, why).at(before.id));
    let is_written =
        |effect: &Effect| !matches!(effect, Effect::Talk { .. } | Effect::PartlyRefused(_));
    match after.version.0 - before.version.0 {
        1 => {}
        0 if step.effects.iter().any(is_written) => {
            return fail(
                "version",
                format!("nothing has changed, but {:?}", step.effects),
            );
        }
        0 => return Ok(()),
        more => return fail("version", format!("it rises by {more}")),
    }
    if after.is_closed() != after.due_at.is_none() {
        let (closed, due) = (after.is_closed(), after.due_at);
        return fail("deadline", format!("closed: {closed}, due: {due:?}"));
    }
    in_time(before, step, command).or_else(|why| fail("stale", why))?;
    stands_still(before, step, command).or_else(|why| fail("place", why))?;
    let circumstances = Circumstances::from_step(before, step, command);
    for effect in &step.effects {
        if let Effect::Transfer(transfer) = effect {
            let entry = CoinMove::from(transfer);
            let why = circumstances.explain(&entry, transfer.note.is_some());
            if let Err(why) = why {
                return fail(why, format!("{entry:?} after {command:?}"));
            }
        }
    }
    if let Some(by) = must_be_logged(before, step, command) {
        let logs = step.effects.iter();
        let logs = logs
            .filter(|effect| matches!(effect, Effect::Log { .. }))
            .count();
        if logs != 1 {
            return fail("log", format!("{by} is logged {logs} times"));
        }
    }
    Ok(())
}

/// The member whom this command seats, or lets play a patron's hand.
pub fn sits_down(command: &Command) -> Option<MemberId> {
    match command {
        Command::Member { by, order, .. } => {
            let sits_down = matches!(order, Order::Join(_) | Order::SitIn | Order::PlayFor(_));
            sits_down.then_some(*by)
        }
        Command::House(_) => None,
    }
}

/// Checks that nobody who is barred sits down, takes a patron's hand or is dealt in; matches are played to their end.
pub fn admitted(
    before: &Table,
    step: &Step,
    command: &Command,
    barred: &BTreeSet<MemberId>,
) -> Result<(), Failure> {
    let fail = |why: String| Err(Failure::new("barred", why).at(before.id));
    let plays = |member: &MemberId| {
        let chair = before.state.chair_of_member(*member);
        chair.is_some_and(|chair| before.state.plays(chair))
    };
    let sits_down = sits_down(command).filter(|member| barred.contains(member) && !plays(member));
    if let Some(member) = sits_down {
        return fail(format!("{member} sits down"));
    }
    let records = step.effects.iter().filter_map(|effect| match effect {
        Effect::DealBegun { record, .. } if before.state.match_on.is_none() => Some(record),
        _ => None,
    });
    for key in records.flat_map(|record| &record.seats) {
        let now = step.table.state.chairs.iter();
        let mut occupants = now.chain(before.state.chairs.iter());
        let occupant = occupants.find(|occupant| occupant.player.key() == *key);
        let actor = occupant.and_then(Occupant::actor);
        if let Some(member) = actor.filter(|member| barred.contains(member)) {
            return fail(format!("{member} is dealt in"));
        }
    }
    Ok(())
}

/// What of this must be logged: orders that end something or send somebody away.
fn must_be_logged(before: &Table, step: &Step, command: &Command) -> Option<&'static str> {
    let cancelled = |effect: &Effect| matches!(effect, Effect::DealEnded { outcome: None, .. });
    let ends = step.effects.iter().any(cancelled)
        || (before.state.match_on.is_some() && step.table.state.match_on.is_none());
    let Command::Member { order, .. } = command else {
        // The house writes a void's line beside the step.
        return None;
    };
    match order {
        Order::Kick(_) => Some("a kick"),
        Order::CallOff {
            what: CalledOff::Deal | CalledOff::Match,
            ..
        }
        | Order::Agree { .. }
            if ends =>
        {
            Some("a cancellation")
        }
        _ => None,
    }
}

/// A table that loses its place stands still for as long as it announced. With a place again, it has as much time
/// left as it had before.
fn stands_still(before: &Table, step: &Step, command: &Command) -> Result<(), String> {
    let (was, is) = (&before.state, &step.table.state);
    let due = step.table.due_at;
    match (command, &is.homeless) {
        (Command::House(Duty::LosePlace { .. }), None) => {
            Err("it does not wait for another place".to_owned())
        }
        (Command::House(Duty::LosePlace { .. }), Some(homeless)) => {
            // With any step the shuffle follows who has the coins to be dealt in.
            let shuffles = |effect: &Effect| {
                let withdrawn = ShuffleEnd::Withdrawn;
                matches!(effect, Effect::Shuffled { .. })
                    || matches!(effect, Effect::ShuffleEnded { ended, .. } if *ended == withdrawn)
            };
            if let Some(effect) = step.effects.iter().find(|effect| !shuffles(effect)) {
                return Err(format!("it loses its place, and {effect:?}"));
            }
            let now = due.map(|ends| ends.0 - homeless.granted.0);
            let left = match &was.homeless {
                Some(before) => before.left,
                None => left(before.due_at, now),
            };
            if homeless.left == left {
                Ok(())
            } else {
                Err(format!("{left:?} were left, now {:?}", homeless.left))
            }
        }
        (Command::House(Duty::PlaceIsBack { .. }), None) => {
            let Some(homeless) = &was.homeless else {
                return Ok(());
            };
            let stood = is.stood_ms - was.stood_ms;
            if stood == homeless.granted {
                // It found a place only when the time was up, or later.
                return Ok(());
            }
            let now = before
                .due_at
                .map(|ends| ends.0 - homeless.granted.0 + stood.0);
            if left(due, now) == homeless.left {
                Ok(())
            } else {
                Err(format!(
                    "{:?} were left, and it is due {due:?}",
                    homeless.left
                ))
            }
        }
        _ => Ok(()),
    }
}

/// The time left until a moment; `now` is in milliseconds.
fn left(until: Option<Moment>, now: Option<i64>) -> Option<Millis> {
    Some(Millis((until?.0 - now?).max(0)))
}

/// Checks that no act is applied which was meant for another moment.
fn in_time(before: &Table, step: &Step, command: &Command) -> Result<(), String> {
    let deal = before.playing().map(|playing| playing.hands.deal);
    let mut acts = step.effects.iter().filter_map(acted);
    // Playing a card keeps combinations or a poignée back in the same step (RULES.md OT-6, JT-9).
    let first = acts.next();
    let act = match first {
        Some((_, seat, Act::Hide)) => acts.next().filter(|(_, by, _)| *by == seat).or(first),
        act => act,
    };
    match command {
        Command::Member {
            by,
            order:
                Order::Act {
                    deal: told,
                    asked,
                    act: meant,
                },
            ..
        } => act_in_time(before, act, *by, (*told, *asked, meant)),
        Command::Member {
            order: Order::Answer { deal: told, .. },
            ..
        } if deal != Some(*told) => Err(format!("an answer for {told} counts during {deal:?}")),
        Command::House(Duty::TimeUp { chosen }) if before.state.homeless.is_none() => {
            let in_time = |act| deadline_in_time(before, act, chosen);
            in_time(act).or_else(|_| in_time(first))
        }
        Command::House(Duty::Chose { chosen }) => {
            // Choices for another ply or deal are dropped, and all of them when no question is open.
            let meant = |c: &Chosen| Some(c.deal) == deal;
            match act {
                Some(act) if !before.is_question() || !chosen.iter().any(meant) => {
                    Err(format!("{act:?} comes of {chosen:?}"))
                }
                Some(_) | None => Ok(()),
            }
        }
        Command::Member {
            order: Order::Answer { .. },
            ..
        }
        | Command::House(Duty::TimeUp { .. }) => Ok(()),
        // The others are nobody's act; whoever must act does so at a deadline.
        _ => match act {
            // Whoever leaves may have been the last member whose answer was missing.
            Some((deal, seat, act)) if !before.is_question() => {
                Err(format!("{seat} acts in {deal}: {act:?}"))
            }
            Some(_) | None => Ok(()),
        },
    }
}

/// The deal, seat and act, if this effect is an act.
fn acted(effect: &Effect) -> Option<(DealId, Seat, Act)> {
    match effect {
        Effect::Acted {
            deal, seat, act, ..
        } => Some((*deal, *seat, *act)),
        _ => None,
    }
}

/// An act counts only in the deal and for the question that it was meant for, and as it was given.
fn act_in_time(
    before: &Table,
    act: Option<(DealId, Seat, Act)>,
    by: MemberId,
    (told, asked, meant): (DealId, u16, &Act),
) -> Result<(), String> {
    let playing = before.playing();
    let deal = playing.map(|playing| playing.hands.deal);
    let (Some(playing), true) = (playing, deal == Some(told)) else {
        return Err(format!("an act for {told} counts during {deal:?}"));
    };
    if playing.hands.stretch == Stretch::Question {
        return Ok(());
    }
    let chair = before.state.chair_of_member(by);
    let seat = chair.and_then(|chair| playing.hands.seat_of(chair));
    let acts = playing.cards.acts();
    let had = acts.iter().filter(|(who, _)| Some(*who) == seat).count();
    if had != usize::from(asked) {
        return Err(format!("an act for question {asked} counts at {had}"));
    }
    match act {
        Some((_, who, what)) if Some(who) == seat && what == *meant => Ok(()),
        other => Err(format!("{meant:?} of {seat:?} becomes {other:?}")),
    }
}

/// A patron who acts at a deadline does what it chose for this moment.
fn deadline_in_time(
    before: &Table,
    act: Option<(DealId, Seat, Act)>,
    chosen: &[Chosen],
) -> Result<(), String> {
    let playing = before.playing();
    let Some(playing) = playing.filter(|p| p.hands.stretch != Stretch::Question) else {
        return Ok(());
    };
    let Some((_, seat, act)) = act else {
        return Ok(());
    };
    let occupant = before.state.occupant(seat);
    if occupant.is_none_or(|occupant| occupant.player.member().is_some()) {
        return Ok(());
    }
    let meant = |c: &&Chosen| (c.deal, c.ply, c.seat) == (playing.hands.deal, playing.acts, seat);
    match chosen.iter().find(meant) {
        // The last trick plays itself, and nothing is said with its cards.
        _ if playing.cards.plays_itself() => Ok(()),
        None => Err(format!("patron at {seat} acts without a choice")),
        Some(choice) if choice.act != act && playing.cards.check(seat, &choice.act).is_ok() => Err(
            format!("patron at {seat} chose {:?}, not {act:?}", choice.act),
        ),
        Some(_) => Ok(()),
    }
}

/// What happens in a step of a table that lets coins move.
pub struct Circumstances {
    table: TableId,
    /// A deal begins.
    began: Option<Record>,
    /// A deal, a match or the table ends.
    ends: bool,
    /// A pot was carried over before it, or is by it.
    carries: bool,
    is_void: bool,
    /// Something is cancelled or voided.
    is_cancelled: bool,
    /// Somebody leaves.
    leaves: bool,
    /// Somebody acts, or the question is closed.
    played: bool,
}

impl Circumstances {
    /// Of a step that was computed.
    fn from_step(before: &Table, step: &Step, command: &Command) -> Circumstances {
        let after = &step.table;
        let began = step.effects.iter().find_map(|effect| match effect {
            Effect::DealBegun { record, .. } => Some(Record::clone(record)),
            _ => None,
        });
        let ended = |effect: &Effect| matches!(effect, Effect::DealEnded { .. });
        let acts = |effect: &Effect| matches!(effect, Effect::Acted { .. });
        // A deal can leave a pot that its table shares out at once as it closes.
        let leaves = |effect: &Effect| match effect {
            Effect::DealEnded { outcome, .. } => outcome.as_ref().is_some_and(|o| o.pot.is_some()),
            _ => false,
        };
        let is_over = before.state.match_on.is_some() && after.state.match_on.is_none();
        Circumstances {
            table: before.id,
            began,
            ends: step.effects.iter().any(ended) || after.is_closed() || is_over,
            carries: before.state.carried.is_some() || step.effects.iter().any(leaves),
            is_void: matches!(command, Command::House(Duty::Void(_))),
            is_cancelled: match command {
                Command::Member { order, .. } => {
                    matches!(order, Order::CallOff { .. } | Order::Agree { .. })
                }
                Command::House(duty) => {
                    matches!(duty, Duty::Abandon | Duty::Mend { .. } | Duty::Void(_))
                }
            },
            leaves: match command {
                Command::Member { order, .. } => matches!(order, Order::Leave),
                Command::House(duty) => matches!(duty, Duty::SendOff { .. }),
            },
            played: before.is_question() || step.effects.iter().any(acts),
        }
    }

    /// Of a step that was committed, without knowing its command.
    pub fn of_row(
        before: &str,
        write: &TableWrite,
        is_void: bool,
    ) -> Result<Circumstances, String> {
        let json = |why: serde_json::Error| why.to_string();
        let before: State<Hands> = serde_json::from_str(before).map_err(json)?;
        let after: State<Hands> = serde_json::from_str(&write.state).map_err(json)?;
        let began = write
            .deal
            .as_ref()
            .map(|deal| serde_json::from_str(&deal.record));
        let ended = write.deal_end.as_ref();
        let outcome = ended.map(|end| serde_json::from_str::<Option<Outcome>>(&end.result));
        let outcome = outcome.transpose().map_err(json)?.flatten();
        let is_over = before.match_on.is_some() && after.match_on.is_none();
        let is_question = match &before.phase {
            Phase::Playing(hands) => hands.stretch == Stretch::Question,
            Phase::Lobby | Phase::Between | Phase::Closed { .. } => false,
        };
        let leaves = |occupant: &Occupant| match after.chairs.get(occupant.id) {
            Some(now) => now.is_going() && !occupant.is_going(),
            None => true,
        };
        Ok(Circumstances {
            table: write.id,
            began: began.transpose().map_err(json)?,
            ends: ended.is_some() || write.closed || is_over,
            carries: before.carried.is_some() || outcome.is_some_and(|o| o.pot.is_some()),
            is_void,
            is_cancelled: is_void || is_over || ended.is_some_and(|end| end.ended == Ended::Voided),
            leaves: before.chairs.iter().any(leaves),
            played: is_question || !write.acts.is_empty(),
        })
    }

    /// The table of the step.
    pub fn table(&self) -> TableId {
        self.table
    }

    /// Finds a reason for these coins to move in the step; the error names what is missing.
    pub fn explain(&self, entry: &CoinMove, has_note: bool) -> Result<(), &'static str> {
        let foreign = |spot: &CoinSpot| spot.table().is_some_and(|table| table != self.table.0);
        if foreign(&entry.from) || foreign(&entry.to) {
            return Err("the coins of another table");
        }
        match (&entry.reason, &entry.from, &entry.to) {
            (Reason::Void, ..) => self
                .is_cancelled
                .then_some(())
                .ok_or("nobody ordered to void anything"),
            (Reason::Hold, free, CoinSpot::Hold(_, owner)) => self.holds(owner, free, entry.coins),
            (Reason::Release, CoinSpot::Hold(_, owner), free) => self.releases(owner, free, entry),
            (Reason::Played(_), from, to) => self.plays(from, to, entry),
            (Reason::PatronFunds, CoinSpot::Free(Whose::Hired(_)), CoinSpot::House) => Ok(()),
            (Reason::Erasure, CoinSpot::Free(Whose::Purse(_)), CoinSpot::Mint) => {
                // A void refunds members who have been erased since to the mint (`Seen::post` checks that they were).
                self.is_void.then_some(()).ok_or("nothing is voided")
            }
            (Reason::Grant | Reason::HouseFill, CoinSpot::Mint, _)
            | (Reason::PatronFunds, CoinSpot::House, CoinSpot::Free(Whose::Hired(_))) => {
                // The game master grants what winners have spent since.
                (self.is_void && has_note)
                    .then_some(())
                    .ok_or("nobody ordered it")
            }
            (
                Reason::StartingCoins
                | Reason::Allowance
                | Reason::Grant
                | Reason::Fine
                | Reason::Payment
                | Reason::HouseFill
                | Reason::PatronFunds
                | Reason::Retirement
                | Reason::Erasure
                | Reason::Hold
                | Reason::Release,
                ..,
            ) => Err("there is no reason for this"),
        }
    }

    /// A stake is held when a deal begins, up to what its owner can lose.
    fn holds(&self, owner: &Whose, free: &CoinSpot, coins: i64) -> Result<(), &'static str> {
        let Some(record) = &self.began else {
            return Err("a stake is held without a deal");
        };
        (owner.free() == *free && stake_of(record, owner) == Some(coins))
            .then_some(())
            .ok_or("not the most that its owner can lose")
    }

    /// A hold is released to its owner when something ends; the cast's share of a carried pot goes to the house.
    fn releases(
        &self,
        owner: &Whose,
        free: &CoinSpot,
        entry: &CoinMove,
    ) -> Result<(), &'static str> {
        let shared = (self.carries || self.is_void) && entry.name.contains(":home:");
        (owner.free() == *free && (self.ends || shared))
            .then_some(())
            .ok_or("released, though nothing ends, or to somebody else")
    }

    /// The rules of the game pay, also for a match that is conceded or a pot that is shared.
    fn plays(&self, from: &CoinSpot, to: &CoinSpot, entry: &CoinMove) -> Result<(), &'static str> {
        match (from, to) {
            (CoinSpot::Hold(..), CoinSpot::Hold(..)) if entry.name.contains(":conceded:") => {
                let conceded = self.leaves && self.ends;
                conceded.then_some(()).ok_or("nobody conceded")
            }
            (CoinSpot::Hold(..) | CoinSpot::Pot(_), CoinSpot::Hold(..) | CoinSpot::Pot(_))
                if entry.is_payment() =>
            {
                let played = self.played || self.began.is_some();
                played.then_some(()).ok_or("paid, though nobody played")
            }
            (CoinSpot::Pot(_), CoinSpot::Hold(..) | CoinSpot::Free(_)) if entry.is_for("share") => {
                // A void shares out the pot that its deal began with if no later deal can play for it.
                (self.carries || self.is_void)
                    .then_some(())
                    .ok_or("no pot was carried")
            }
            _ => Err("there is no reason for this"),
        }
    }
}

/// The most that an owner can lose in a deal, from its record.
fn stake_of(record: &Record, owner: &Whose) -> Option<i64> {
    let setup = record.setup().ok()?;
    let seats = record.seats.iter().zip(Seat::all(setup.seats()));
    let mut seats = seats.filter(|(key, _)| {
        let whose = key.parse().map(|owner| Whose::from(&owner));
        whose.is_ok_and(|whose| whose == *owner)
    });
    Some(setup.max_loss(seats.next()?.1).0)
}

/// Checks a committed step: the coins at its table, and the results of the deals that ended.
pub fn committed(
    step: &Step,
    command: &Command,
    books: &Journal,
    kept: &CommittedTable,
) -> Result<(), Failure> {
    let table = &step.table;
    let fail = |check, why: String| Err(Failure::new(check, why).at(table.id));
    score(table, kept, &kept.voided).or_else(|why| fail("score", why))?;
    let (lies, told) = (books.at_table(table.id.0), expected_coins(table, books));
    if lies != told {
        return fail("holds", format!("{lies:?} lies there, not {told:?}"));
    }
    for effect in &step.effects {
        if let Effect::DealEnded { deal, .. } = effect {
            ended(*deal, kept, table.state.terms.coins, books).map_err(|f| f.at(table.id))?;
        }
    }
    if let Command::House(Duty::Void(plan)) = command {
        voided(plan.deal, books)?;
    }
    let last = table.state.last.filter(|last| kept.voided.contains(last));
    if let (Some(last), None) = (last, table.state.cancelled) {
        return fail("told", format!("{last} was voided and is told as won"));
    }
    if let Command::House(Duty::Forget { member, .. }) = command
        && kept.row.contains(&member.to_string())
    {
        return fail("erased", format!("{member} still stands in {}", kept.row));
    }
    Ok(())
}

/// Replays a deal that is over: its result must be the one that was written, and the coins must have moved by it. A
/// cancelled deal has moved none.
pub fn ended(
    deal: DealId,
    kept: &CommittedTable,
    coins: CoinKind,
    books: &Journal,
) -> Result<(), Failure> {
    let fail = |check, why: String| Err(Failure::new(check, why));
    let outcome = kept.deals.get(&deal).and_then(|kept| kept.ended.as_ref());
    match outcome {
        None => fail("record", format!("{deal} is not over")),
        Some(None) => match left_by(books, deal) {
            left if left.is_empty() => Ok(()),
            left => fail("cancelled", format!("{deal} leaves {left:?}")),
        },
        Some(Some(outcome)) => {
            let record = kept.record(deal);
            let record = record.map_err(|why| Failure::new("record", why))?;
            judge(&record, outcome).or_else(|why| fail("rules", why))?;
            as_played(&record, outcome, coins, &came_to(books, deal))
                .or_else(|why| fail("outcome", why))
        }
    }
}

/// Checks that nobody has won or lost by a voided deal.
pub fn voided(deal: DealId, books: &Journal) -> Result<(), Failure> {
    let left = left_by(books, deal);
    if left.is_empty() {
        Ok(())
    } else {
        Err(Failure::new("voided", format!("{deal} leaves {left:?}")))
    }
}

/// Checks that a match goes on from the score of its last deal that was not voided.
pub fn score(
    table: &Table,
    kept: &CommittedTable,
    voided: &BTreeSet<DealId>,
) -> Result<(), String> {
    let Some(on) = &table.state.match_on else {
        return Ok(());
    };
    let valid = kept.order.iter().filter(|deal| !voided.contains(deal));
    let of_match = valid
        .map(|deal| &kept.deals[deal])
        .filter(|deal| deal.of == Some(on.id));
    let left = of_match
        .filter_map(|deal| deal.ended.as_ref()?.as_ref()?.score.clone())
        .next_back();
    let is_same = match &left {
        Some(left) => *left == on.score,
        None => on.score.iter().all(|points| *points == 0),
    };
    if is_same {
        Ok(())
    } else {
        Err(format!("the match stands at {:?}, not {left:?}", on.score))
    }
}

/// What must lie at a table: nothing where it plays with chips; else the stakes, with what has been won and lost since, and the pot. This is added up from the
/// rules and the second books alone.
pub fn expected_coins(table: &Table, books: &Journal) -> BTreeMap<CoinSpot, i64> {
    let mut told = BTreeMap::new();
    let id = table.id.0;
    let state = &table.state;
    if state.terms.coins.are_chips() {
        return told;
    }
    let hold = |player: &table::Player| CoinSpot::Hold(id, Whose::from(&player.owner()));
    if let Some(on) = &state.match_on {
        for player in &on.players {
            told.insert(hold(player), state.terms.stake.0);
        }
    }
    if let Some(pot) = &state.carried {
        told.insert(CoinSpot::Pot(id), pot.coins.0);
    }
    if let Phase::Playing(playing) = &state.phase {
        if state.match_on.is_none() {
            let setup = playing.cards.setup();
            for seat in Seat::all(setup.seats()) {
                if let Some(occupant) = state.occupant(seat) {
                    told.insert(hold(&occupant.player), setup.max_loss(seat).0);
                }
            }
        }
        for (spot, coins) in came_to(books, playing.hands.deal) {
            *told.entry(spot).or_insert(0) += coins;
        }
    }
    told.retain(|_, coins| *coins != 0);
    told
}

/// What everybody and the pot have gained by the payments of a deal, according to the second books.
fn came_to(books: &Journal, deal: DealId) -> BTreeMap<CoinSpot, i64> {
    let mut sums = BTreeMap::new();
    for entry in books.of_cause(&deal.to_string()) {
        if !entry.is_payment() {
            continue;
        }
        for (spot, coins) in [(&entry.from, -entry.coins), (&entry.to, entry.coins)] {
            *sums.entry(spot.clone()).or_insert(0) += coins;
        }
    }
    sums
}

/// Who has gained or lost by a deal, its pot included: nobody once it is cancelled or voided. What the house
/// puts up for the cast, and gets back, counts as the cast's.
fn left_by(books: &Journal, deal: DealId) -> BTreeMap<CoinSpot, i64> {
    let mut sums = BTreeMap::new();
    for entry in books.of_cause(&deal.to_string()) {
        let of_the_house = [&entry.from, &entry.to].contains(&&CoinSpot::House);
        for (spot, coins) in [(&entry.from, -entry.coins), (&entry.to, entry.coins)] {
            let spot = match spot {
                CoinSpot::Hold(_, Whose::Cast(_)) if of_the_house => continue,
                CoinSpot::House => continue,
                CoinSpot::Hold(_, whose) => CoinSpot::Free(whose.clone()),
                other => other.clone(),
            };
            *sums.entry(spot).or_insert(0) += coins;
        }
    }
    sums.retain(|_, coins| *coins != 0);
    sums
}

/// Checks that coins moved by the result of a deal (chips never do), and that its record gives this result.
fn as_played(
    record: &Record,
    outcome: &Outcome,
    coins_are: CoinKind,
    came_to: &BTreeMap<CoinSpot, i64>,
) -> Result<(), String> {
    let deal = record.replay();
    let mut deal = deal.map_err(|fault| format!("its record is refused: {fault:?}"))?;
    deal.close_question(|_| {});
    if deal.outcome().as_ref() != Some(outcome) {
        return Err(format!(
            "its record gives {:?}, not {outcome:?}",
            deal.outcome()
        ));
    }
    for (key, (seat, coins)) in record.seats.iter().zip(outcome.coins.iter()) {
        let owner = key.parse().map_err(|_| format!("no owner: {key}"))?;
        let whose = Whose::from(&owner);
        let moved: i64 = came_to
            .iter()
            .filter(|(spot, _)| matches!(spot, CoinSpot::Hold(_, other) if *other == whose))
            .map(|(_, coins)| *coins)
            .sum();
        // Chips are in no books.
        let in_books = match coins_are {
            CoinKind::Purse => coins.0,
            CoinKind::Chips => 0,
        };
        if moved != in_books {
            return Err(format!("{seat} came to {coins}, and {moved} moved"));
        }
        if coins.0 < -deal.setup().max_loss(seat).0 {
            return Err(format!("{seat} loses {coins}, more than it can"));
        }
    }
    Ok(())
}

/// Checks that a table is the same, read in two ways.
pub fn same(one: &Table, other: &Table, of: &str) -> Result<(), Failure> {
    let fail = |what: String| Err(Failure::new("fold", format!("{of} gives another {what}")));
    let row = |table: &Table| table.row().unwrap_or_default();
    if row(one) != row(other) {
        return fail(format!("row: {} and {}", row(one), row(other)));
    }
    let facts = |table: &Table| {
        let seed = table.seed.as_ref().map(|seed| *seed.bytes());
        (
            table.version,
            table.due_at,
            table.channel,
            table.guild,
            seed,
        )
    };
    if facts(one) != facts(other) {
        return fail(format!("{:?} and {:?}", facts(one), facts(other)));
    }
    let cards = |table: &Table| {
        table.playing().map(|playing| {
            let order = playing.cards.pack().order().to_vec();
            let acts = (playing.cards.acts(), playing.acts);
            let turn = (playing.cards.turn(), playing.cards.question());
            (
                order,
                acts,
                turn,
                playing.payments.clone(),
                playing.cards.setup(),
            )
        })
    };
    if cards(one) != cards(other) {
        return fail("deal".to_owned());
    }
    let last = |table: &Table| {
        table.finished.as_ref().map(|last| {
            let (acts, outcome) = (last.deal.acts(), last.deal.outcome());
            (
                last.id,
                last.owners.clone(),
                last.payments.clone(),
                acts,
                outcome,
            )
        })
    };
    if last(one) != last(other) {
        return fail("last deal".to_owned());
    }
    Ok(())
}

/// Checks that both books have the same balances, and that the second ones add up.
pub fn all_books(books: &Ledger, journal: &Journal) -> Result<(), Failure> {
    for (account, coins) in books.balances() {
        let other = journal.coins_at(&CoinSpot::from(account));
        if coins != other {
            let why = format!("{account} has {coins}, and {other}");
            return Err(Failure::new("books", why));
        }
    }
    if journal.added_up() != *journal.spots() {
        return Err(Failure::new("books", "the second books do not add up"));
    }
    Ok(())
}
