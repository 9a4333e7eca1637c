//! The town of tables: one server with its purses, books and tables. It drives `table::Table` and `books::Ledger`, and
//! plays the part of the house and of a store between them.

use crate::checks::{self, Failure};
use crate::commands::CommandKind;
use crate::counts::Counts;
use crate::faults::Fault;
use crate::kept::CommittedTable;
use crate::ledger::{CoinMove, Journal, Posted};
use crate::life::{Life, LifeEvent, StepInput, digest_of};
use crate::looks;
use crate::moves::{Move, Request, What, Which};
use crate::partners::Partners;
use crate::repetition::Repetition;
use crate::requests;
use crate::solo;
use crate::voids;
use books::{Account, Amount, Ledger, LedgerRefusal, PatronKey, Reason, Transfer};
use ids::{DealId, MemberId, Millis, Moment, PurseId, TableId};
use rules::Coins;
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use table::{
    Admission, AvailablePatron, Bench, Cap, Command, Duty, Effect, HouseRules, Means, Needs,
    Opening, Phase, Player, Refusal, Step, Table, VoidPlan,
};

/// How often a step is computed when somebody else keeps being faster.
const TRIES: u64 = 4;
/// Looks are compared at one step in this many.
const LOOKS: u64 = 50;
/// Looks are compared at one table's end in this many.
const CLOSED_LOOKS: u64 = 4;
/// Lives are replayed at one step in this many, besides every stop and every table's end.
const REPLAYS: u64 = 500;

/// How many closed tables are kept, for voids of their deals.
const CLOSED: usize = 8;

/// Patrons of the cast, enough to fill the largest table.
const CAST: [&str; 14] = [
    "odile", "barnabe", "grit", "sibylla", "matteo", "hesper", "rurik", "colette", "anselm",
    "ines", "tomas", "wenna", "ludo", "petra",
];

/// A server and its tables.
pub struct Town {
    pub now: Moment,
    pub rules: HouseRules,
    pub books: Ledger,
    pub journal: Journal,
    pub rooms: BTreeMap<TableId, Room>,
    /// The tables that were closed last.
    closed: VecDeque<Room>,
    /// Hired patrons; false if dismissed.
    pub hired: BTreeMap<PatronKey, bool>,
    /// Every transfer, by its cause.
    pub caused: HashMap<String, Vec<Transfer>>,
    /// Who plays from a purse.
    pub holders: BTreeMap<PurseId, MemberId>,
    capped: BTreeSet<MemberId>,
    barred: BTreeSet<MemberId>,
    pub counts: Counts,
    /// Whether every check is made after every step; otherwise the expensive ones are made now and then.
    pub thorough: bool,
}

/// A table as its task holds it, and as it is kept.
pub struct Room {
    pub table: Table,
    /// The table as it was one version before.
    older: Option<Table>,
    pub kept: CommittedTable,
    life: Life,
    /// When somebody acted here last, or opened it.
    acted: Moment,
    /// What members have repeated here.
    repetition: Repetition,
    /// Who plays with whom here, where the host may choose.
    partners: Partners,
}

/// How a command was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandOutcome {
    Done,
    /// Done in part, or something else was done instead.
    Told,
    Refused,
    /// Our fault: nothing is known of it.
    Failed,
    /// The house stopped before it could answer.
    Never,
}

/// Why a step was not committed.
enum NotCommitted {
    /// Somebody else wrote the table, or spent the coins.
    Again,
    /// A check failed.
    Failed(Failure),
}

impl Town {
    pub fn new(rules: HouseRules) -> Town {
        Town {
            // Late enough for the clock to jump back.
            now: Moment(1_000_000_000_000),
            rules,
            books: Ledger::default(),
            journal: Journal::default(),
            rooms: BTreeMap::new(),
            closed: VecDeque::new(),
            hired: BTreeMap::new(),
            caused: HashMap::new(),
            holders: BTreeMap::new(),
            capped: BTreeSet::new(),
            barred: BTreeSet::new(),
            counts: Counts::default(),
            thorough: false,
        }
    }

    /// Carries out a move, with every check; `None` where nothing was asked.
    pub fn make(&mut self, step: &Move) -> Result<Option<CommandOutcome>, Failure> {
        self.counts.steps += 1;
        self.now = self.now + step.wait;
        let answered = match &step.what {
            What::Open { opening, fault } => Some(self.open(opening, *fault, step.luck)?),
            What::Ask {
                table,
                request,
                fault,
            } => self.ask(*table, request, *fault, step.luck)?,
            What::Crash(time) => {
                self.start_again(*time)?;
                None
            }
            What::VoidClosed { by, which, fault } => {
                self.void_closed((*by, *which), *fault, step.luck)?
            }
            What::Unreadable { table, fault } => {
                self.start_again(Millis::ZERO)?;
                self.mend(*table, *fault, step.luck)?
            }
            What::Coins {
                account,
                coins,
                fault,
            } => Some(self.orders_coins(account, *coins, *fault, step.luck)?),
            What::Hire(patron, coins) => {
                self.hired.insert(patron.clone(), true);
                let account = Account::Patron(patron.clone());
                Some(self.orders_coins(&account, *coins, None, step.luck)?)
            }
            What::Dismiss(patron) => {
                if let Some(stays) = self.hired.get_mut(patron) {
                    *stays = false;
                }
                None
            }
            What::Cap(member, reached) => {
                if *reached {
                    self.capped.insert(*member)
                } else {
                    self.capped.remove(member)
                };
                None
            }
            What::Bar(member, barred) => {
                if *barred {
                    self.barred.insert(*member)
                } else {
                    self.barred.remove(member)
                };
                None
            }
        };
        if self.journal.sum() != 0
            || self.books.balances().map(|(_, coins)| coins).sum::<i64>() != 0
        {
            return Err(Failure::new("sum", "the accounts do not sum to zero"));
        }
        if self.thorough || self.counts.steps.is_multiple_of(REPLAYS) {
            checks::all_books(&self.books, &self.journal)?;
        }
        Ok(answered)
    }

    /// How a request is answered that fails before its commit, if it does: nothing is written.
    fn fails(
        &mut self,
        fault: Option<Fault>,
        luck: u64,
    ) -> Result<Option<CommandOutcome>, Failure> {
        match fault {
            Some(Fault::CommitFails | Fault::StoreFull) => Ok(Some(CommandOutcome::Failed)),
            Some(Fault::CrashBefore) => {
                self.start_again(Millis::seconds((luck % 600) as i64))?;
                Ok(Some(CommandOutcome::Never))
            }
            _ => Ok(None),
        }
    }

    /// How a request is answered that was committed.
    fn is_told(&mut self, fault: Option<Fault>, luck: u64) -> Result<CommandOutcome, Failure> {
        match fault {
            Some(Fault::AnswerLost) => Ok(CommandOutcome::Failed),
            Some(Fault::CrashAfter) => {
                self.start_again(Millis::seconds((luck % 600) as i64))?;
                Ok(CommandOutcome::Never)
            }
            _ => Ok(CommandOutcome::Done),
        }
    }

    /// A game master gives coins, or takes what is there of them.
    fn orders_coins(
        &mut self,
        account: &Account,
        coins: i64,
        fault: Option<Fault>,
        luck: u64,
    ) -> Result<CommandOutcome, Failure> {
        self.counts.sent += 1;
        let (from, to, coins) = if coins < 0 {
            let there = self.books.balance(account);
            (account.clone(), Account::Mint, there.min(-coins))
        } else {
            (Account::Mint, account.clone(), coins)
        };
        let Ok(amount) = Amount::new(coins) else {
            return Ok(CommandOutcome::Refused);
        };
        if let Some(failed) = self.fails(fault, luck)? {
            return Ok(failed);
        }
        let order = Transfer::new(format!("order:{luck}"), from, to, amount, Reason::Grant);
        match self.post(&[order]) {
            Ok(()) => self.is_told(fault, luck),
            Err(NotCommitted::Again) => Ok(CommandOutcome::Refused),
            Err(NotCommitted::Failed(failure)) => Err(failure),
        }
    }

    fn open(
        &mut self,
        opening: &Opening,
        fault: Option<Fault>,
        luck: u64,
    ) -> Result<CommandOutcome, Failure> {
        self.counts.sent += 1;
        let mut closed = self.closed.iter().map(|room| room.table.id);
        let is_known = closed.any(|table| table == opening.table);
        // The store takes no second table under the same id: whoever tries again learns that it was opened.
        if is_known || self.rooms.contains_key(&opening.table) {
            self.counts.seldom("openings tried again");
            return Ok(CommandOutcome::Refused);
        }
        let terms = &opening.terms;
        let bounds = terms.variant.purse(terms.stake);
        let offered = self.rules.offered_purse.zip(bounds);
        let known = StepInput {
            rules: HouseRules {
                // Within the game's bounds, as the house's settings do it.
                offered_purse: offered.map(|(coins, (least, most))| coins.clamp(least, most)),
                ..self.rules
            },
            ..self.told(opening.table, opening.needs(), luck)
        };
        let step = match Table::open(opening.clone(), known.context()) {
            Ok(step) => step,
            Err(Refusal::Broken(broken)) => return Err(Failure::broken(opening.table, broken)),
            Err(_) => return Ok(CommandOutcome::Refused),
        };
        if let Some(failed) = self.fails(fault, luck)? {
            self.counts.seldom("openings that failed");
            return Ok(failed);
        }
        let mut kept = CommittedTable::new(&step.table);
        let row = row_of(&step.table)?;
        let written = kept.write(&step, row);
        written.map_err(|why| Failure::new("kept", why).at(opening.table))?;
        let room = Room {
            table: step.table,
            older: None,
            kept,
            life: Life::new(opening.clone(), known),
            acted: self.now,
            repetition: Repetition::default(),
            partners: Partners::default(),
        };
        self.counts.tables += 1;
        if opening.solo {
            self.counts.seldom("solo tables");
        }
        self.rooms.insert(opening.table, room);
        self.is_told(fault, luck)
    }

    fn ask(
        &mut self,
        id: TableId,
        request: &Request,
        fault: Option<Fault>,
        luck: u64,
    ) -> Result<Option<CommandOutcome>, Failure> {
        let Some(room) = self.rooms.get(&id) else {
            return Ok(None);
        };
        if let (Request::Due(_), Some(due)) = (request, room.table.due_at) {
            self.now = self.now.max(due);
        }
        let Some(command) = self.command(id, request, luck) else {
            return Ok(None);
        };
        self.counts.sent += 1;
        let answered = self.carry_out(id, command, fault, luck)?;
        if matches!(fault, Some(Fault::CrashBefore | Fault::CrashAfter)) {
            self.start_again(Millis::seconds((luck % 600) as i64))?;
        }
        self.look_at(id, luck)?;
        self.end(id)?;
        Ok(Some(answered))
    }

    /// The command that a request amounts to now; `None` if it makes no sense any more.
    pub fn command(&self, id: TableId, request: &Request, luck: u64) -> Option<Command> {
        let room = self.rooms.get(&id)?;
        let Request::Void { by, which } = request else {
            return requests::command(&room.table, request, luck);
        };
        let deal = room.kept.voidable(*which, luck)?;
        let plan = self.void_plan(room, deal, *by)?;
        Some(Command::House(Duty::Void(Box::new(plan))))
    }

    fn void_plan(&self, room: &Room, deal: DealId, by: MemberId) -> Option<VoidPlan> {
        let known = voids::VoidFacts {
            table: &room.table,
            kept: &room.kept,
            books: &self.books,
            caused: &self.caused,
            holders: &self.holders,
        };
        voids::plan(known, deal, by)
    }

    /// A deal of a closed table is voided without a step of the table, as the house does it.
    fn void_closed(
        &mut self,
        (by, which): (MemberId, Which),
        fault: Option<Fault>,
        luck: u64,
    ) -> Result<Option<CommandOutcome>, Failure> {
        let Some(number) = luck.checked_rem(self.closed.len() as u64) else {
            return Ok(None);
        };
        self.counts.sent += 1;
        let room = &self.closed[number as usize];
        let id = room.table.id;
        let deal = room.kept.voidable(which, luck);
        let Some(plan) = deal.and_then(|deal| self.void_plan(room, deal, by)) else {
            return Ok(Some(CommandOutcome::Refused));
        };
        if let Some(failed) = self.fails(fault, luck)? {
            self.counts.seldom("voids at closed tables that failed");
            return Ok(Some(failed));
        }
        match self.post(&plan.transfers) {
            Ok(()) => {}
            Err(NotCommitted::Again) => return Ok(Some(CommandOutcome::Refused)),
            Err(NotCommitted::Failed(failure)) => return Err(failure.at(id)),
        }
        self.closed[number as usize].kept.voided.insert(plan.deal);
        self.counts.seldom("voids at closed tables");
        checks::voided(plan.deal, &self.journal).map_err(|failure| failure.at(id))?;
        Ok(Some(self.is_told(fault, luck)?))
    }

    /// A command is carried out and committed, as the house does it.
    fn carry_out(
        &mut self,
        id: TableId,
        command: Command,
        mut fault: Option<Fault>,
        luck: u64,
    ) -> Result<CommandOutcome, Failure> {
        if let Some(room) = self.rooms.get_mut(&id) {
            room.repetition.forget_what_lies_ahead(self.now);
        }
        for tried in 0..TRIES {
            let luck = luck.rotate_left(tried as u32);
            if let Some(outcome) = self.carry_out_once(id, &command, fault, luck)? {
                return Ok(outcome);
            }
            self.counts.seldom("steps computed again");
            fault = fault.filter(|f| !matches!(f, Fault::StaleVersion | Fault::Spent));
            self.read_again(id)?;
            if matches!(command, Command::House(Duty::Void(_))) {
                return Ok(CommandOutcome::Refused);
            }
        }
        // The second try reads what is stored, and nobody else writes.
        Err(Failure::new("commit", "a step is never committed").at(id))
    }

    /// Computes a step and commits it; `None` if somebody else was faster.
    fn carry_out_once(
        &mut self,
        id: TableId,
        command: &Command,
        fault: Option<Fault>,
        luck: u64,
    ) -> Result<Option<CommandOutcome>, Failure> {
        let kind = CommandKind::from(command);
        let room = &self.rooms[&id];
        let table = match (&room.older, fault) {
            (Some(older), Some(Fault::StaleVersion)) => older.clone(),
            _ => room.table.clone(),
        };
        let is_stale = table.version != room.kept.version;
        let mut known = self.told(id, command.needs(&table), luck);
        if fault == Some(Fault::Spent) {
            known.pretend(Coins(1_000_000_000));
        }
        let done = table.step(command.clone(), known.context());
        let digest = digest_of(&done).map_err(|why| Failure::new("row", why).at(id))?;
        let step = match done {
            Err(Refusal::Broken(broken)) => return Err(Failure::broken(id, broken)),
            Err(_) => {
                if !is_stale {
                    self.remember(id, command, known, digest);
                    self.is_unchanged(&table)?;
                }
                self.counts.commands.entry(kind).or_default().1 += 1;
                return Ok(Some(CommandOutcome::Refused));
            }
            Ok(step) => step,
        };
        let answered = self.checked(&table, &step, command, is_stale)?;
        if step.table.version == table.version {
            if !is_stale {
                self.remember(id, command, known, digest);
            }
            self.counts.commands.entry(kind).or_default().0 += 1;
            return Ok(Some(answered));
        }
        match fault {
            Some(Fault::CrashBefore) => return Ok(Some(CommandOutcome::Never)),
            Some(Fault::CommitFails | Fault::StoreFull) => return Ok(Some(CommandOutcome::Failed)),
            _ => {}
        }
        match self.commit(id, &table, &step, command) {
            Ok(()) => {}
            Err(NotCommitted::Failed(failure)) => return Err(failure.at(id)),
            Err(NotCommitted::Again) => return Ok(None),
        }
        self.remember(id, command, known, digest);
        self.counts.commands.entry(kind).or_default().0 += 1;
        match fault {
            Some(Fault::AnswerLost) => return Ok(Some(CommandOutcome::Failed)),
            Some(Fault::CrashAfter) => return Ok(Some(CommandOutcome::Never)),
            _ => {}
        }
        if let Some(room) = self.rooms.get_mut(&id) {
            room.older = Some(std::mem::replace(&mut room.table, step.table));
        }
        Ok(Some(answered))
    }

    /// A refused command leaves its table as it was committed.
    fn is_unchanged(&self, table: &Table) -> Result<(), Failure> {
        let id = table.id;
        if row_of(table)? == self.rooms[&id].kept.row {
            Ok(())
        } else {
            Err(Failure::new("refusal", "it changed the table").at(id))
        }
    }

    /// Checks a step before it is committed, and says how its command is answered then.
    fn checked(
        &self,
        table: &Table,
        step: &Step,
        command: &Command,
        is_stale: bool,
    ) -> Result<CommandOutcome, Failure> {
        checks::step(table, step, command)?;
        checks::admitted(table, step, command, &self.barred)?;
        if table.state.solo && !is_stale {
            let acted = self.rooms[&table.id].acted;
            let checked = solo::step(table, step, command, acted, self.now);
            checked.map_err(|why| Failure::new("solo", why).at(table.id))?;
        }
        let told = step
            .effects
            .iter()
            .any(|e| matches!(e, Effect::PartlyRefused(_)));
        Ok(if told {
            CommandOutcome::Told
        } else {
            CommandOutcome::Done
        })
    }

    fn remember(&mut self, id: TableId, command: &Command, known: StepInput, digest: u64) {
        if let Some(room) = self.rooms.get_mut(&id) {
            let (command, known) = (Box::new(command.clone()), Box::new(known));
            room.life.push(LifeEvent::Command(command, known, digest));
        }
    }

    /// Commits a step that was computed from this version of the table.
    fn commit(
        &mut self,
        id: TableId,
        before: &Table,
        step: &Step,
        command: &Command,
    ) -> Result<(), NotCommitted> {
        let room = &self.rooms[&id];
        if room.kept.version != before.version {
            return Err(NotCommitted::Again);
        }
        let transfers = step.effects.iter().filter_map(|effect| match effect {
            Effect::Transfer(transfer) => Some(transfer.clone()),
            _ => None,
        });
        let transfers: Vec<Transfer> = transfers.collect();
        self.post(&transfers)?;
        self.count(step);
        let row = row_of(&step.table).map_err(NotCommitted::Failed)?;
        if let Some(room) = self.rooms.get_mut(&id) {
            let written = room.kept.write(step, row);
            written.map_err(|why| NotCommitted::Failed(Failure::new("kept", why)))?;
            if let Command::House(Duty::Void(plan)) = command {
                room.kept.voided.insert(plan.deal);
            }
            let seen = room.repetition.see(before, step, command, self.now);
            seen.map_err(|why| NotCommitted::Failed(Failure::new("repetition", why)))?;
            let seen = room.partners.see(&step.table.state, step, command);
            seen.map_err(|why| NotCommitted::Failed(Failure::new("partners", why)))?;
            // If the clock was set back, it counts from then.
            room.acted = if solo::is_waited_for(command) {
                self.now
            } else {
                room.acted.min(self.now)
            };
        }
        let kept = &self.rooms[&id].kept;
        let checked = checks::committed(step, command, &self.journal, kept);
        checked.map_err(NotCommitted::Failed)
    }

    fn count(&mut self, step: &Step) {
        for effect in &step.effects {
            match effect {
                Effect::DealBegun { .. } => {
                    let variant = step.table.state.terms.variant.to_string();
                    *self.counts.dealt.entry(variant).or_default() += 1;
                    self.counts.deals += 1;
                    let draw = step.table.state.draw.as_ref();
                    if draw.is_some_and(|draw| draw.is_chosen() && draw.deal == 1) {
                        self.counts.seldom("first deals with chosen partners");
                    }
                    if step.table.state.solo {
                        self.counts.seldom("solo deals");
                    }
                }
                Effect::DealEnded { outcome: None, .. } => self.counts.seldom("deals cancelled"),
                Effect::Transfer(transfer) => match &transfer.reason {
                    Reason::Played(word) if word == "share" => {
                        self.counts.seldom("shares of a carried pot");
                    }
                    Reason::Played(word) if word == "match" => {
                        self.counts.seldom("stakes conceded");
                    }
                    Reason::PatronFunds => self.counts.seldom("purses of dismissed patrons"),
                    _ => {}
                },
                _ => {}
            }
        }
        if let Phase::Closed { why } = step.table.state.phase {
            if step.table.state.solo {
                self.counts.seldom(match why {
                    table::ClosedWhy::Idle => "solo tables left for a day",
                    _ => "solo tables ended",
                });
            }
            self.counts.seldom(match why {
                table::ClosedWhy::Asked => "closed as asked",
                table::ClosedWhy::ByGm => "closed by a game master",
                table::ClosedWhy::Session => "closed with the session",
                table::ClosedWhy::Empty => "closed empty",
                table::ClosedWhy::Idle => "closed idle",
                table::ClosedWhy::Gone => "closed with the server's data",
                table::ClosedWhy::Placeless => "closed without a place",
            });
        }
    }

    /// Posts transfers in both books.
    fn post(&mut self, transfers: &[Transfer]) -> Result<(), NotCommitted> {
        let failure = |why: String| NotCommitted::Failed(Failure::new("books", why));
        if let Some(twice) = transfers.iter().find(|t| self.journal.knows(&t.name)) {
            let why = format!("{} is posted twice", twice.name);
            return Err(NotCommitted::Failed(Failure::new("twice", why)));
        }
        let posted = self.books.post(transfers);
        let entered = self
            .journal
            .post(transfers.iter().map(CoinMove::from).collect());
        match (posted, entered) {
            (Ok(()), Posted::All) => {}
            (Err(LedgerRefusal::Overdraft { .. }), Posted::Short(_)) => {
                return Err(NotCommitted::Again);
            }
            (Err(LedgerRefusal::MintFull | LedgerRefusal::TooLarge { .. }), Posted::Never(_)) => {
                return Err(NotCommitted::Again);
            }
            (posted, entered) => {
                return Err(failure(format!(
                    "{posted:?}, but the second books: {entered:?}"
                )));
            }
        }
        self.counts.transfers += transfers.len() as u64;
        for transfer in transfers {
            let entry = CoinMove::from(transfer);
            for (account, spot) in [(&transfer.debit, entry.from), (&transfer.credit, entry.to)] {
                let (one, other) = (self.books.balance(account), self.journal.coins_at(&spot));
                if one != other {
                    return Err(failure(format!("{account} has {one}, and {other}")));
                }
            }
            if let Some(cause) = &transfer.cause {
                let caused = self.caused.entry(cause.clone()).or_default();
                caused.push(transfer.clone());
            }
        }
        Ok(())
    }

    /// What a step needs at this table now, and nothing else.
    fn told(&self, table: TableId, needs: Needs, luck: u64) -> StepInput {
        let is_dismissed = |key: &PatronKey| {
            let player = Player::Patron(key.clone());
            let elsewhere = |room: &Room| {
                let is_other = room.table.id != table && !room.table.is_closed();
                let there = &room.table.state;
                is_other && !there.solo && there.chairs.chair_of(&player).is_some()
            };
            self.hired.get(key) == Some(&false) && !self.rooms.values().any(elsewhere)
        };
        let dismissed = needs.hired.into_iter().filter(is_dismissed).map(|key| {
            let free = self.books.balance(&Account::Patron(key.clone()));
            (key, Coins(free))
        });
        let admission = |member: MemberId| {
            if self.barred.contains(&member) {
                Admission::Barred
            } else {
                Admission::Open
            }
        };
        let admitted = needs.admitted.into_iter();
        let house = Coins(self.books.balance(&Account::House));
        StepInput {
            now: self.now,
            rules: self.rules,
            means: needs.means.map(|players| {
                let means = players.into_iter();
                means
                    .map(|player| (player.clone(), self.means(&player)))
                    .collect()
            }),
            asking: needs.asking.map(|player| self.means(&player)),
            house_free: needs.house.then_some(house),
            bench: needs.bench.map(|bench| self.bench(bench)),
            dismissed: Some(dismissed.collect()),
            admitted: admitted.map(|member| (member, admission(member))).collect(),
            luck,
        }
    }

    fn means(&self, player: &Player) -> Means {
        let capped = player
            .member()
            .is_some_and(|member| self.capped.contains(&member));
        Means {
            free: Coins(self.books.balance(&player.account())),
            cap: if capped { Cap::Reached } else { Cap::Open },
        }
    }

    /// Whether a member has a solo table.
    pub fn plays_alone(&self, member: MemberId) -> bool {
        let mut tables = self.rooms.values().map(|room| &room.table.state);
        tables.any(|state| state.solo && state.host == member)
    }

    /// Who may be asked to sit down: hired patrons, whose coins are not asked about at a solo table, then the cast.
    fn bench(&self, bench: Bench) -> Vec<AvailablePatron> {
        let hired = self.hired.iter().filter(|(_, stays)| **stays);
        let hired = hired.map(|(key, _)| AvailablePatron {
            patron: key.clone(),
            nature: Some(table::Nature("sly".to_owned())),
            free: match bench {
                Bench::InServer => Some(Coins(self.books.balance(&Account::Patron(key.clone())))),
                Bench::Alone => None,
            },
        });
        let cast = CAST.iter().filter_map(|key| PatronKey::new(*key).ok());
        let cast = cast.map(|patron| AvailablePatron {
            patron,
            nature: None,
            free: None,
        });
        hired.chain(cast).collect()
    }

    /// The table is read again, since somebody else was faster.
    fn read_again(&mut self, id: TableId) -> Result<(), Failure> {
        let room = self
            .rooms
            .get_mut(&id)
            .ok_or(Failure::new("room", "none"))?;
        let read = room.kept.read();
        room.table = read.map_err(|why| Failure::new("read", why).at(id))?;
        room.older = None;
        Ok(())
    }

    /// The house stops, and starts again after this long: every table is read from what was committed.
    fn start_again(&mut self, stopped: Millis) -> Result<(), Failure> {
        self.now = self.now + stopped;
        let ids: Vec<TableId> = self.rooms.keys().copied().collect();
        for id in ids {
            self.prove(id)?;
            let Some(room) = self.rooms.get_mut(&id) else {
                continue;
            };
            room.kept.due_at = room.kept.due_at.map(|due| due + stopped);
            room.life.push(LifeEvent::Stopped(stopped));
            self.counts.restarts += 1;
            self.read_again(id)?;
            self.end(id)?;
        }
        Ok(())
    }

    /// The deal of this table cannot be read: it is cancelled. Where that fails, the table is read once more at the next
    /// start.
    fn mend(
        &mut self,
        id: TableId,
        fault: Option<Fault>,
        luck: u64,
    ) -> Result<Option<CommandOutcome>, Failure> {
        let Some(room) = self.rooms.get(&id) else {
            return Ok(None);
        };
        let Some(deal) = room.kept.running_deal() else {
            return Ok(None);
        };
        self.counts.sent += 1;
        let read = room.kept.read_without_deal();
        let table = read.map_err(|why| Failure::new("read", why).at(id))?;
        let made = self.caused.get(&deal.to_string()).cloned();
        let made = made.unwrap_or_default();
        let command = Command::House(Duty::Mend { deal, made });
        let known = self.told(id, command.needs(&table), luck);
        let done = table.step(command.clone(), known.context());
        let digest = digest_of(&done).map_err(|why| Failure::new("row", why).at(id))?;
        let step = done.map_err(|why| Failure::new("mend", why.to_string()).at(id))?;
        if let Some(failed) = self.fails(fault, luck)? {
            self.counts.seldom("mends that failed");
            return Ok(Some(failed));
        }
        match self.commit(id, &table, &step, &command) {
            Ok(()) => {}
            Err(NotCommitted::Failed(failure)) => return Err(failure.at(id)),
            Err(NotCommitted::Again) => return Err(Failure::new("mend", "no coins").at(id)),
        }
        if let Some(room) = self.rooms.get_mut(&id) {
            room.life.push(LifeEvent::LostItsDeal);
        }
        self.remember(id, &command, known, digest);
        self.counts.commands.entry(CommandKind::Mend).or_default().0 += 1;
        if let Some(room) = self.rooms.get_mut(&id) {
            room.table = step.table;
            room.older = None;
        }
        let answered = self.is_told(fault, luck)?;
        self.end(id)?;
        Ok(Some(answered))
    }

    /// Checks that what is stored reads as the table that was committed, and that its life replayed gives the same.
    pub fn prove(&mut self, id: TableId) -> Result<(), Failure> {
        let Some(room) = self.rooms.get(&id) else {
            return Ok(());
        };
        let read = room.kept.read();
        let read = read.map_err(|why| Failure::new("read", why).at(id))?;
        if room.table.version == room.kept.version {
            checks::same(&room.table, &read, "what was committed").map_err(|f| f.at(id))?;
        }
        let replayed = room.life.replayed();
        let replayed = replayed.map_err(|why| Failure::new("replay", why).at(id))?;
        checks::same(&replayed, &read, "its life").map_err(|f| f.at(id))?;
        self.counts.replays += 1;
        Ok(())
    }

    fn look_at(&mut self, id: TableId, luck: u64) -> Result<(), Failure> {
        let Some(room) = self.rooms.get(&id) else {
            return Ok(());
        };
        let is_looked_at = if room.table.is_closed() {
            luck.is_multiple_of(CLOSED_LOOKS)
        } else {
            self.counts.steps.is_multiple_of(LOOKS)
        };
        let times = if self.thorough {
            20
        } else {
            u64::from(is_looked_at)
        };
        for time in 0..times {
            let mut chance = rules::Chance::seeded(luck, 3 + time);
            let looked = looks::compare(&room.table, &mut chance, &mut self.counts);
            looked.map_err(|why| Failure::new("look", why).at(id))?;
        }
        if self.thorough || self.counts.steps.is_multiple_of(REPLAYS) {
            self.prove(id)?;
        }
        Ok(())
    }

    /// A closed table is compared once more with what is stored, and removed.
    fn end(&mut self, id: TableId) -> Result<(), Failure> {
        let Some(room) = self.rooms.get(&id) else {
            return Ok(());
        };
        if !room.table.is_closed() {
            return Ok(());
        }
        self.prove(id)?;
        if let Some(room) = self.rooms.remove(&id) {
            let events = room.life.len() as u64;
            *self.counts.seldom.entry("commands in lives").or_default() += events;
            self.closed.truncate(CLOSED - 1);
            self.closed.push_front(room);
        }
        Ok(())
    }
}

impl StepInput {
    /// Gives everybody this much more than they have.
    fn pretend(&mut self, more: Coins) {
        let rich = |means: &mut Means| means.free = Coins(means.free.0 + more.0);
        self.means
            .iter_mut()
            .flat_map(HashMap::values_mut)
            .for_each(rich);
        self.asking.iter_mut().for_each(rich);
    }
}

fn row_of(table: &Table) -> Result<String, Failure> {
    let row = table.row();
    row.map_err(|why| Failure::new("row", why.to_string()).at(table.id))
}
