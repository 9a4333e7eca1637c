//! One step of a table, under way: what the table becomes, and the coins that move with it.
//!
//! Nothing here waits or writes.
//! A step is drawn up on a copy of the table and handed to the database as a whole;
//! it becomes the table only when it is committed.

use super::state::{Answer, Finished, Hands, Phase, Running, Sitter, State, Table};
use super::{ClosedWhy, House, Notice, Player, Standing, Stretch};
use crate::bank::{Account, Transfer};
use crate::store::{self, DealEnd, DealId, DealStart, Step, TableWrite};
use rand::rngs::StdRng;
use rules::{Act, Coins, Deal, Event, LegalAct, Pack, Purse, Record, Seat, Setup, Turn};
use std::collections::HashMap;

/// Acts of the substitute in a row after which a seat sits out (RULES.md 0.3).
const ABSENCES: u8 = 3;
/// The least a nudged player is given, milliseconds: time to see the ping and to come back.
const NUDGE_MS: i64 = 10_000;

/// Free coins of who sits at a table.
pub(super) type Purses = HashMap<Player, i64>;

/// A step under way.
pub(super) struct Draft<'a> {
    pub table: Table,
    /// Nothing has changed, and nothing needs to be written.
    pub nothing_to_do: bool,
    house: &'a House,
    chance: &'a mut StdRng,
    now: i64,
    transfers: Vec<Transfer>,
    start: Option<DealStart>,
    acts: Vec<store::Act>,
    end: Option<DealEnd>,
}

impl<'a> Draft<'a> {
    /// A step of this table at this time.
    pub fn of(table: &Table, house: &'a House, chance: &'a mut StdRng, now: i64) -> Self {
        Draft {
            table: table.clone(),
            nothing_to_do: false,
            house,
            chance,
            now,
            transfers: Vec::new(),
            start: None,
            acts: Vec::new(),
            end: None,
        }
    }

    /// The step to commit, and the table as it is once it is committed.
    pub fn finish(mut self) -> anyhow::Result<(Table, Step)> {
        let write = TableWrite {
            id: self.table.id,
            guild: self.table.guild,
            channel: self.table.channel,
            from_version: self.table.version,
            state: serde_json::to_string(&self.table.state)?,
            due_at: self.table.due_at,
            closed: matches!(self.table.state.phase, Phase::Closed { .. }),
            deal: self.start,
            acts: self.acts,
            deal_end: self.end,
            at: self.now,
        };
        self.table.version += 1;
        let guild = self.table.guild;
        let transfers = self
            .transfers
            .iter()
            .map(|t| t.row(guild, self.now))
            .collect();
        Ok((
            self.table,
            Step {
                table: Some(write),
                transfers,
                writes: Vec::new(),
            },
        ))
    }

    /// Deals, if enough players can pay; else waits for them.
    pub fn begin_deal(&mut self, purses: &Purses) -> anyhow::Result<()> {
        self.table.state.notices.clear();
        self.look_at_purses(purses)?;
        if self.table.state.missing() > 0 {
            self.wait_for_players();
            return Ok(());
        }
        let state = &mut self.table.state;
        let dealt = state.dealt_in();
        state.dealer = state.first_from(state.dealer, &dealt);
        let dealer = dealt
            .iter()
            .position(|&c| c == state.dealer)
            .and_then(Seat::new);
        let dealer = dealer.ok_or_else(|| anyhow::anyhow!("nobody deals"))?;
        let setup = self.setup(dealt.len(), dealer)?;
        let mut pack = Pack::sorted(setup.variant().pack());
        pack.shuffle(pack.order().len(), |n| {
            rand::RngExt::random_range(self.chance, 0..n)
        });
        let mut events = Vec::new();
        let deal = Deal::start(&setup, &pack, |event| events.push(event))?;
        let id = DealId::random();
        let state = &mut self.table.state;
        let players: Vec<String> = dealt
            .iter()
            .map(|&c| state.chairs[c].player.key())
            .collect();
        self.start = Some(DealStart {
            id,
            record: serde_json::to_string(&Record::of(&deal, players))?,
        });
        for (seat, &chair) in Seat::all(dealt.len()).zip(&dealt) {
            let player = &state.chairs[chair].player;
            let hold = player.hold(self.table.id)?;
            let name = format!("{id}:hold:{seat}");
            let at_risk = setup.max_loss(seat);
            self.transfers
                .push(moved(name, id, player.account()?, hold, at_risk, "hold")?);
        }
        state.phase = Phase::Playing(Hands {
            deal: id,
            banks: vec![i64::from(state.terms.turn_seconds) * 1000; dealt.len()],
            chairs: dealt,
            stretch: Stretch::Question,
            answers: Default::default(),
        });
        self.table.finished = None;
        self.table.running = Some(Running {
            id,
            deal,
            acts: 0,
            payments: Vec::new(),
        });
        self.pay(events)?;
        self.table.due_at = Some(self.now + self.house.question_ms);
        self.go_on()
    }

    /// A member's seat acts.
    pub fn act(&mut self, act: LegalAct) -> anyhow::Result<()> {
        self.settle_clock(act.seat());
        self.apply(act)?;
        self.go_on()
    }

    /// A seat answers the question that goes to everyone; once all members have, the question is over.
    pub fn answer(&mut self, seat: Seat, answer: Answer) -> anyhow::Result<()> {
        let state = &mut self.table.state;
        let Phase::Playing(hands) = &mut state.phase else {
            return Ok(());
        };
        hands.answers.insert(seat.index(), answer);
        let mut seats = hands.chairs.iter().enumerate();
        let all = seats.all(|(seat, &chair)| {
            hands.answers.contains_key(&seat) || !state.chairs[chair].is_present()
        });
        if all { self.close_question() } else { Ok(()) }
    }

    /// What a table does by itself when its time has come.
    pub fn come_due(&mut self, purses: &Purses) -> anyhow::Result<()> {
        // Somebody may have acted while the clock waited for the table.
        self.nothing_to_do = self.table.due_at.is_none_or(|due_at| due_at > self.now);
        if self.nothing_to_do {
            return Ok(());
        }
        match &self.table.state.phase {
            Phase::Between => self.begin_deal(purses),
            Phase::Lobby => {
                self.close(ClosedWhy::Idle);
                Ok(())
            }
            Phase::Closed { .. } => Ok(()),
            Phase::Playing(hands) => match hands.stretch {
                Stretch::Question => self.close_question(),
                Stretch::Turn => {
                    self.nudge();
                    Ok(())
                }
                Stretch::Bank | Stretch::Pause => self.act_for_seat(),
            },
        }
    }

    /// Closes now if no deal is on, else after it.
    pub fn ask_to_close(&mut self) {
        match self.table.state.phase {
            Phase::Playing(_) => self.table.state.closing = true,
            _ => self.close(ClosedWhy::Asked),
        }
    }

    /// Somebody gets up: at once if they are not dealt in, else the substitute plays the deal to its end on their account.
    pub fn leave(&mut self, chair: usize) -> anyhow::Result<()> {
        let dealt_in = self.table.state.seat_of(chair).is_some();
        let state = &mut self.table.state;
        if dealt_in {
            state.chairs[chair].standing = Standing::Leaving;
        } else {
            let player = state.chairs[chair].player.clone();
            self.remove_chair(chair);
            self.table.state.notices.push(Notice::Left { player });
        }
        self.settle_host();
        let deal_is_on = matches!(self.table.state.phase, Phase::Playing(_));
        if self.table.state.members().next().is_none() && !deal_is_on {
            self.close(ClosedWhy::Empty);
        }
        if dealt_in {
            self.seat_fell_silent(chair)
        } else {
            Ok(())
        }
    }

    /// Takes the running deal back: every transfer that was made for it goes the other way, newest first.
    pub fn void(&mut self, made: &[Transfer]) {
        let Phase::Playing(hands) = &self.table.state.phase else {
            return;
        };
        let deal = hands.deal;
        self.transfers
            .extend(made.iter().rev().map(Transfer::reversed));
        self.end = Some(DealEnd {
            deal,
            result: "null".to_owned(),
            ended: store::Ended::Voided,
        });
        self.table.running = None;
        self.table.state.notices.push(Notice::Voided { deal });
        self.wait_for_players();
    }

    /// Somebody is back: dealt in from the next deal on, and waited for again in the one that is on.
    pub fn come_back(&mut self, chair: usize) {
        let sitter = &mut self.table.state.chairs[chair];
        let was_silent = !sitter.is_present();
        sitter.standing = Standing::In;
        sitter.absences = 0;
        let seat = self.table.state.seat_of(chair);
        if let Some(seat) = seat
            && was_silent
            && self.on_turn() == Some(seat)
        {
            self.start_clock(seat);
        }
    }

    /// Closes the table.
    pub fn close(&mut self, why: ClosedWhy) {
        self.table.state.phase = Phase::Closed { why };
        self.table.due_at = None;
    }

    fn wait_for_players(&mut self) {
        self.table.state.phase = Phase::Lobby;
        self.table.due_at = Some(self.now + self.house.lobby_ms);
    }

    fn setup(&self, seats: usize, dealer: Seat) -> anyhow::Result<Setup> {
        let terms = &self.table.state.terms;
        Ok(Setup::new(terms.variant, terms.stake, seats, dealer)?)
    }

    /// Who cannot cover the next deal sits out and is told; a patron leaves.
    fn look_at_purses(&mut self, purses: &Purses) -> anyhow::Result<()> {
        let need = self.table.state.terms.at_risk().0;
        let state = &mut self.table.state;
        for chair in (0..state.chairs.len()).rev() {
            let sitter = &mut state.chairs[chair];
            let covers = purses.get(&sitter.player).is_some_and(|&free| free >= need);
            match (sitter.standing, covers) {
                (Standing::In, false) => {
                    state.notices.push(Notice::Broke {
                        player: sitter.player.clone(),
                    });
                    sitter.standing = Standing::Broke;
                    if sitter.player.member().is_none() {
                        state.remove_chair(chair);
                    }
                }
                (Standing::Broke, true) => sitter.standing = Standing::In,
                _ => {}
            }
        }
        Ok(())
    }

    /// Does a checked act and moves its coins.
    fn apply(&mut self, act: LegalAct) -> anyhow::Result<()> {
        let Some(running) = &mut self.table.running else {
            return Ok(());
        };
        let mut events = Vec::new();
        running.deal.apply(act, |event| events.push(event));
        self.acts.push(store::Act {
            deal: running.id,
            n: running.acts,
            seat: act.seat().index() as u8,
            words: act.act().to_string(),
        });
        running.acts += 1;
        self.pay(events)
    }

    /// The time for the question is over: what was answered counts, and for the rest
    /// patrons choose and the substitute shows (RULES.md 0.3).
    fn close_question(&mut self) -> anyhow::Result<()> {
        let asked: Vec<Seat> = match &self.table.running {
            Some(running) => running.deal.question().iter().collect(),
            None => Vec::new(),
        };
        for seat in asked {
            let answer = match &self.table.state.phase {
                Phase::Playing(hands) => hands.answers.get(&seat.index()).copied(),
                _ => None,
            };
            let words = match answer {
                Some(Answer::Show(cards)) => Some(Act::Show(cards)),
                Some(Answer::Hide) => Some(Act::Hide),
                Some(Answer::Ready) | None => None,
            };
            if let Some(act) = words
                .and_then(|act| self.legal(seat, act))
                .or_else(|| self.choose(seat))
            {
                self.apply(act)?;
            }
        }
        let mut events = Vec::new();
        if let Some(running) = &mut self.table.running {
            running.deal.close_question(|event| events.push(event));
        }
        if let Phase::Playing(hands) = &mut self.table.state.phase {
            hands.answers.clear();
        }
        self.pay(events)?;
        self.go_on()
    }

    /// A nudged or silent seat is acted for; a patron acts.
    fn act_for_seat(&mut self) -> anyhow::Result<()> {
        let Some(seat) = self.on_turn() else {
            return self.go_on();
        };
        let Some(act) = self.choose(seat) else {
            return self.go_on();
        };
        if let Some(sitter) = self.sitter_mut(seat)
            && sitter.player.member().is_some()
        {
            sitter.absences = sitter.absences.saturating_add(1);
            let player = sitter.player.clone();
            if sitter.standing != Standing::Leaving {
                self.table
                    .state
                    .notices
                    .push(Notice::Substituted { player });
            }
        }
        if let Phase::Playing(hands) = &mut self.table.state.phase
            && hands.stretch == Stretch::Bank
        {
            hands.banks[seat.index()] = 0;
        }
        self.apply(act)?;
        self.go_on()
    }

    /// What a patron chooses from its view, or the substitute does for a member.
    fn choose(&mut self, seat: Seat) -> Option<LegalAct> {
        let patron = self
            .sitter_mut(seat)
            .is_some_and(|sitter| sitter.player.member().is_none());
        let deal = &self.table.running.as_ref()?.deal;
        if patron {
            let view = deal.view(rules::Viewer::Seat(seat));
            if let Some(act) = patrons::choose(&view)
                && let Ok(act) = deal.check(seat, &act)
            {
                return Some(act);
            }
        }
        deal.substitute(seat)
    }

    fn legal(&self, seat: Seat, act: Act) -> Option<LegalAct> {
        self.table.running.as_ref()?.deal.check(seat, &act).ok()
    }

    /// After something has happened: sets the clock for what comes, or settles the deal that is over.
    fn go_on(&mut self) -> anyhow::Result<()> {
        let Some(running) = &self.table.running else {
            return Ok(());
        };
        match running.deal.turn() {
            Turn::Over => self.settle(),
            Turn::Question => Ok(()),
            Turn::One(seat) => {
                self.start_clock(seat);
                Ok(())
            }
            // The games of this house so far have no acts that all do at once.
            Turn::Each(_) => anyhow::bail!("a turn that no game of this house has"),
        }
    }

    /// The time for a seat's act begins.
    fn start_clock(&mut self, seat: Seat) {
        let waits = self
            .sitter_mut(seat)
            .is_some_and(|sitter| sitter.is_present());
        let (stretch, time) = if waits {
            (
                Stretch::Turn,
                i64::from(self.table.state.terms.turn_seconds) * 1000,
            )
        } else {
            (Stretch::Pause, self.house.pause.draw(self.chance))
        };
        if let Phase::Playing(hands) = &mut self.table.state.phase {
            hands.stretch = stretch;
        }
        self.table.due_at = Some(self.now + time);
    }

    /// The turn time is over: the player is pinged, and the time bank runs.
    fn nudge(&mut self) {
        let Some(seat) = self.on_turn() else { return };
        if let Phase::Playing(hands) = &mut self.table.state.phase {
            hands.stretch = Stretch::Bank;
            self.table.due_at = Some(self.now + hands.banks[seat.index()].max(NUDGE_MS));
        }
    }

    /// A member has acted in time: what they used of the time bank is gone, and nobody calls them absent.
    fn settle_clock(&mut self, seat: Seat) {
        let left = self.table.due_at.map_or(0, |due| due - self.now).max(0);
        if let Phase::Playing(hands) = &mut self.table.state.phase
            && hands.stretch == Stretch::Bank
        {
            let bank = &mut hands.banks[seat.index()];
            *bank = left.min(*bank);
        }
        if let Some(sitter) = self.sitter_mut(seat) {
            sitter.absences = 0;
        }
    }

    /// A seat will not answer any more: if everything waits for it, that is over.
    fn seat_fell_silent(&mut self, chair: usize) -> anyhow::Result<()> {
        let Some(seat) = self.table.state.seat_of(chair) else {
            return Ok(());
        };
        let Phase::Playing(hands) = &self.table.state.phase else {
            return Ok(());
        };
        if hands.stretch == Stretch::Question {
            return self.answer(seat, Answer::Ready);
        }
        if self.on_turn() == Some(seat) {
            self.start_clock(seat);
        }
        Ok(())
    }

    /// The deal is over: what is left of the holds goes back, and the table gets ready for the next.
    fn settle(&mut self) -> anyhow::Result<()> {
        let Some(running) = self.table.running.take() else {
            return Ok(());
        };
        let Phase::Playing(hands) = &self.table.state.phase else {
            return Ok(());
        };
        let Some(outcome) = running.deal.outcome() else {
            return Ok(());
        };
        let setup = running.deal.setup();
        let sitters = &self.table.state.chairs;
        let players: Vec<Player> = hands
            .chairs
            .iter()
            .map(|&c| sitters[c].player.clone())
            .collect();
        for (seat, player) in Seat::all(players.len()).zip(&players) {
            let left = setup.max_loss(seat).checked_add(outcome.coins[seat]);
            let left = left.ok_or_else(|| anyhow::anyhow!("more coins than there can be"))?;
            if left > Coins::ZERO {
                let hold = player.hold(self.table.id)?;
                let name = format!("{}:release:{seat}", running.id);
                self.transfers.push(moved(
                    name,
                    running.id,
                    hold,
                    player.account()?,
                    left,
                    "release",
                )?);
            }
        }
        self.end = Some(DealEnd {
            deal: running.id,
            result: serde_json::to_string(&outcome)?,
            ended: store::Ended::Played,
        });
        let state = &mut self.table.state;
        let chairs = state.chairs.len();
        let after = match state.terms.variant.direction() {
            rules::Direction::Clockwise => 1,
            rules::Direction::Anticlockwise => chairs - 1,
        };
        state.dealer = (state.dealer + after) % chairs;
        state.deals += 1;
        state.last = Some(running.id);
        self.table.finished = Some(Finished {
            id: running.id,
            players,
            deal: running.deal,
            payments: running.payments,
        });
        self.clear_chairs();
        self.table.state.phase = Phase::Between;
        self.table.due_at = Some(self.now + self.house.between_ms);
        if self.table.state.members().next().is_none() {
            self.close(ClosedWhy::Empty);
        } else if self.table.state.closing {
            self.close(ClosedWhy::Asked);
        } else if self.table.state.missing() > 0 {
            self.wait_for_players();
        }
        Ok(())
    }

    /// After a deal: who left is gone, who was absent sits out.
    fn clear_chairs(&mut self) {
        for chair in (0..self.table.state.chairs.len()).rev() {
            let sitter = &mut self.table.state.chairs[chair];
            let player = sitter.player.clone();
            if sitter.standing == Standing::Leaving {
                self.remove_chair(chair);
                self.table.state.notices.push(Notice::Left { player });
            } else if sitter.standing == Standing::In && sitter.absences >= ABSENCES {
                sitter.standing = Standing::Away;
                self.table.state.notices.push(Notice::Away { player });
            }
        }
    }

    /// A chair that no running deal needs is taken away.
    fn remove_chair(&mut self, chair: usize) {
        self.table.state.remove_chair(chair);
        if let Phase::Playing(hands) = &mut self.table.state.phase {
            for other in &mut hands.chairs {
                *other -= usize::from(*other > chair);
            }
        }
    }

    /// Who has sat longest becomes host when the host has left.
    fn settle_host(&mut self) {
        let state = &mut self.table.state;
        if state.members().any(|member| member == state.host) {
            return;
        }
        let heir = state.members().next();
        if let Some(heir) = heir {
            state.host = heir;
            state.notices.push(Notice::NewHost {
                player: Player::Member(heir),
            });
        }
    }

    /// Coins follow what happened.
    fn pay(&mut self, events: Vec<Event>) -> anyhow::Result<()> {
        let Some(running) = &mut self.table.running else {
            return Ok(());
        };
        let Phase::Playing(hands) = &self.table.state.phase else {
            return Ok(());
        };
        for event in events {
            let Event::Paid(payment) = event else {
                continue;
            };
            let account = |purse| match purse {
                Purse::Pot => Ok(Account::Pot {
                    table: self.table.id,
                }),
                Purse::Seat(seat) => {
                    let player = &self.table.state.chairs[hands.chairs[seat.index()]].player;
                    player.hold(self.table.id)
                }
            };
            let name = format!("{}:{}", running.id, running.payments.len());
            self.transfers.push(moved(
                name,
                running.id,
                account(payment.from)?,
                account(payment.to)?,
                payment.amount,
                &payment.reason.to_string(),
            )?);
            running.payments.push(payment);
        }
        Ok(())
    }

    fn on_turn(&self) -> Option<Seat> {
        match self.table.running.as_ref()?.deal.turn() {
            Turn::One(seat) => Some(seat),
            _ => None,
        }
    }

    fn sitter_mut(&mut self, seat: Seat) -> Option<&mut Sitter> {
        let State { phase, chairs, .. } = &mut self.table.state;
        let Phase::Playing(hands) = phase else {
            return None;
        };
        chairs.get_mut(*hands.chairs.get(seat.index())?)
    }
}

impl Sitter {
    /// Somebody who has just sat down.
    pub fn new(player: Player) -> Self {
        Sitter {
            player,
            standing: Standing::In,
            absences: 0,
        }
    }

    /// A member whose acts the table waits for.
    pub fn is_present(&self) -> bool {
        self.player.member().is_some()
            && self.standing != Standing::Leaving
            && self.absences < ABSENCES
    }
}

/// A transfer of a deal.
fn moved(
    name: String,
    deal: DealId,
    from: Account,
    to: Account,
    amount: Coins,
    reason: &str,
) -> anyhow::Result<Transfer> {
    Ok(Transfer::new(name, from, to, amount.0.try_into()?, reason).with_cause(deal.to_string()))
}
