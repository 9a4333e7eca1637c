//! One step of a table, under way: what the table becomes, and the coins that move with it.
//!
//! Nothing here waits or writes.
//! A step is drawn up on a copy of the table and handed to the database as a whole;
//! it becomes the table only when it is committed.

mod coins;
mod end;
mod orders;
mod place;
mod shuffle;
mod talk;
mod turns;

use self::shuffle::Cards;
use super::clocks::Now;
use super::lock;
use super::luck::Luck;
use super::series::{Draw, Match};
use super::state::{Answer, Hands, Means, Phase, Purses, Running, Sitter, State, Table};
use super::{ClosedWhy, House, MemberId, Notice, Player, Standing, Stretch};
use crate::bank::transfer_row;
use books::Transfer;
use ids::DealId;
use rules::{
    Act, BySeat, Coins, Deal, LegalAct, Pack, Record, Seat, Setup, Stage, Turn, View, Viewer,
};
use std::sync::Mutex;
use store::{DealEnd, DealStart, Step, TableWrite, Write};

/// A step under way.
pub(super) struct Draft<'a> {
    pub table: Table,
    /// Nothing has changed, and nothing needs to be written.
    pub nothing_to_do: bool,
    house: &'a House,
    luck: &'a Mutex<Luck>,
    /// What the table's clock says.
    now: i64,
    /// The time of day, which is written beside what is done.
    day: i64,
    /// Free coins of who sits here, where they are known: between deals.
    pub purses: Purses,
    /// Whether the table waited for its next deal when the step began.
    waited: bool,
    /// Whether it waited for members to say that they play the next match.
    asked: bool,
    transfers: Vec<Transfer>,
    writes: Vec<Write>,
    /// When the pause ends that is on; until the step is done the table goes by the time that it kept.
    pause_ends: Option<i64>,
    /// When the time of a table without a place is over; until the step is done it goes by the time that it kept.
    grace_ends: Option<i64>,
    /// Whether the substitute acts for patrons too.
    substitutes: bool,
    start: Option<DealStart>,
    acts: Vec<store::Act>,
    end: Option<DealEnd>,
}

impl<'a> Draft<'a> {
    /// A step of this table at this time.
    pub fn of(table: &Table, house: &'a House, luck: &'a Mutex<Luck>, now: Now) -> Self {
        let Now { clock: now, day } = now;
        let mut table = table.clone();
        let grace_ends = table.state.homeless.as_ref().and(table.due_at);
        if let Some(homeless) = &table.state.homeless {
            table.due_at = homeless.left.map(|left| now + left);
        }
        let pause_ends = table.due_at;
        let waited = matches!(table.state.phase, Phase::Between);
        let asked = waited && !table.state.asked().is_empty();
        if let Some(paused) = &table.state.orders.paused {
            table.due_at = Some(now + paused.left);
        }
        Draft {
            table,
            nothing_to_do: false,
            house,
            luck,
            now,
            day,
            purses: Purses::new(),
            waited,
            asked,
            transfers: Vec::new(),
            writes: Vec::new(),
            pause_ends,
            grace_ends,
            substitutes: false,
            start: None,
            acts: Vec::new(),
            end: None,
        }
    }

    /// The step to commit, and the table as it is once it is committed.
    pub fn finish(mut self) -> anyhow::Result<(Table, Step)> {
        if self.asked
            && matches!(self.table.state.phase, Phase::Between)
            && self.table.state.asked().is_empty()
        {
            // The last of them has said so.
            self.wait_for_deal();
        }
        self.keep_shuffle()?;
        self.put_clock_away();
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
            at: self.day,
        };
        self.table.version += 1;
        let guild = self.table.guild;
        let transfers = self
            .transfers
            .iter()
            .map(|t| transfer_row(t, guild, self.day))
            .collect();
        Ok((
            self.table,
            Step {
                table: Some(write),
                transfers,
                writes: self.writes,
            },
        ))
    }

    /// Deals, if enough players can pay; else waits for them.
    pub fn begin_deal(&mut self, purses: &Purses) -> anyhow::Result<()> {
        self.table.state.notices.clear();
        self.table.state.talk = None;
        self.table.state.ready.clear();
        if self.table.state.match_on.is_none() {
            self.find_players(purses)?;
        }
        if self.table.state.missing() > 0 {
            self.wait_for_players();
            return Ok(());
        }
        let Some(dealt) = self.shuffled_for() else {
            // Who plays has changed since: everybody may cut the new shuffle first.
            self.table.state.notices.push(Notice::ShuffledAnew);
            self.wait_for_deal();
            return Ok(());
        };
        let Cards {
            deal: id,
            pack,
            dealer,
        } = self.dealt_shuffle()?;
        self.table.state.dealer = dealt[dealer.index()];
        self.table.state.invited.clear();
        for sitter in &mut self.table.state.chairs {
            // Whoever waits is asked again after this match.
            if sitter.standing == Standing::Kept {
                sitter.standing = Standing::In;
            }
        }
        if self.table.state.match_on.is_none() {
            self.table.state.orders.forget_pauses();
            self.table.state.stood_ms = 0;
        }
        self.table.state.orders.wish = None;
        let setup = self.setup(&dealt, dealer, purses)?;
        let mut events = Vec::new();
        let deal = Deal::start(&setup, &pack, |event| events.push(event))?;
        let state = &mut self.table.state;
        let players: Vec<Player> = dealt
            .iter()
            .map(|&c| state.chairs[c].player.clone())
            .collect();
        let names: anyhow::Result<Vec<_>> = players.iter().map(Player::key).collect();
        self.start = Some(DealStart {
            id,
            record: serde_json::to_string(&Record::of(&deal, names?))?,
        });
        let secured = state.match_on.is_some();
        if setup.variant().is_match() && !secured {
            state.match_on = Some(Match {
                id: DealId(rand::random()),
                players,
                score: setup.before().score.as_slice().to_vec(),
                deal: 1,
                played_for: Vec::new(),
            });
        }
        self.note_who_plays_for_patrons(id, &dealt);
        let state = &mut self.table.state;
        state.phase = Phase::Playing(Hands {
            deal: id,
            banks: vec![i64::from(state.terms.turn_seconds) * 1000; dealt.len()],
            chairs: dealt,
            stretch: Stretch::Question,
            rest: None,
            answers: Default::default(),
            answered: Default::default(),
            missed: Default::default(),
        });
        self.table.finished = None;
        self.table.running = Some(Running {
            id,
            deal,
            acts: 0,
            payments: Vec::new(),
        });
        if !secured {
            self.hold_stakes()?;
        }
        self.pay(events)?;
        self.table.due_at = Some(self.now + self.question_time());
        self.go_on()
    }

    /// Whoever holds a patron's cards is dealt in: the deal and its match remember it, whose records know purses alone.
    fn note_who_plays_for_patrons(&mut self, deal: DealId, dealt: &[usize]) {
        let Table { guild, state, .. } = &mut self.table;
        let mut playing: Vec<MemberId> = dealt
            .iter()
            .filter_map(|&chair| state.chairs[chair].played_by)
            .collect();
        if let Some(on) = &mut state.match_on {
            playing.extend(&on.played_for);
            playing.sort_unstable();
            playing.dedup();
            on.played_for.clone_from(&playing);
        }
        let guild = *guild;
        let played = |member| Write::PlayedFor {
            deal,
            guild,
            member,
        };
        self.writes.extend(playing.into_iter().map(played));
    }

    /// How long the question stands that goes to every seat alike: where cards are to be laid as well, twice as long;
    /// at a slow table a turn, whatever is asked.
    fn question_time(&self) -> i64 {
        let robs = |view: &View| matches!(view.stage, Stage::Robbing { .. });
        let public = |running: &Running| running.deal.view(Viewer::Bystander);
        let terms = &self.table.state.terms;
        match self.table.running.as_ref().map(public) {
            Some(view) if robs(&view) && !terms.is_slow() => 2 * self.house.question(terms),
            _ => self.house.question(terms),
        }
    }

    /// A member's seat acts.
    pub fn act(&mut self, act: LegalAct) -> anyhow::Result<()> {
        let mut others = self.awaited();
        others.remove(act.seat());
        self.settle_clock(act.seat());
        if let Phase::Playing(hands) = &mut self.table.state.phase {
            hands.answered.insert(act.seat().index());
        }
        self.apply(act)?;
        self.wait_or_go_on(others)
    }

    /// A seat answers the question that goes to everyone; once all members have, the question is over.
    pub fn answer(&mut self, seat: Seat, answer: Answer) -> anyhow::Result<()> {
        let state = &mut self.table.state;
        let Phase::Playing(hands) = &mut state.phase else {
            return Ok(());
        };
        hands.answers.insert(seat.index(), answer);
        hands.answered.insert(seat.index());
        let mut seats = hands.chairs.iter().enumerate();
        let all = seats.all(|(seat, &chair)| {
            hands.answers.contains_key(&seat) || !state.chairs[chair].is_present()
        });
        if all { self.close_question() } else { Ok(()) }
    }

    /// What a table does by itself when its time has come.
    pub fn come_due(&mut self, purses: &Purses) -> anyhow::Result<()> {
        if self.table.state.homeless.is_some() {
            self.nothing_to_do = self.grace_ends.is_none_or(|ends| ends > self.now);
            return match self.nothing_to_do {
                true => Ok(()),
                false => self.play_for_all(),
            };
        }
        if self.table.state.orders.paused.is_some() {
            self.nothing_to_do = self.pause_ends.is_none_or(|ends| ends > self.now);
            self.end_pause();
            return Ok(());
        }
        // Somebody may have acted while the clock waited for the table.
        self.nothing_to_do = self.table.due_at.is_none_or(|due_at| due_at > self.now);
        if self.nothing_to_do {
            return Ok(());
        }
        match &self.table.state.phase {
            Phase::Between | Phase::Lobby if !self.table.state.asked().is_empty() => {
                self.give_up_kept_seats()
            }
            Phase::Between => self.begin_deal(purses),
            Phase::Lobby => self.close(ClosedWhy::Idle),
            Phase::Closed { .. } => Ok(()),
            Phase::Playing(hands) => match (hands.stretch, hands.rest) {
                (Stretch::Question, _) => self.close_question(),
                (_, Some(rest)) => self.act_for_silent(rest),
                (Stretch::Turn, None) => {
                    self.nudge();
                    Ok(())
                }
                (Stretch::Bank | Stretch::Pause, None) => self.act_for(self.awaited()),
            },
        }
    }

    /// Whoever was asked whether they play the next match has not said so: others may take their seats.
    fn give_up_kept_seats(&mut self) -> anyhow::Result<()> {
        let state = &mut self.table.state;
        for sitter in &mut state.chairs {
            if sitter.standing == Standing::Kept {
                sitter.standing = Standing::Away;
                let player = sitter.player.clone();
                state.notices.push(Notice::Away { player });
            }
        }
        let plays =
            |sitter: &Sitter| sitter.standing == Standing::In && sitter.player.member().is_some();
        match state.chairs.iter().any(plays) {
            true => {
                self.wait_for_deal();
                Ok(())
            }
            false => self.close(ClosedWhy::Idle),
        }
    }

    /// Closes now if no deal and no match is on, else after it.
    pub fn ask_to_close(&mut self, why: ClosedWhy) -> anyhow::Result<()> {
        if self.table.state.is_on() {
            self.table.state.closing = Some(why);
            return Ok(());
        }
        self.close(why)
    }

    /// Somebody gets up: at once if they do not play, else the substitute plays the deal, or the match,
    /// to its end on their account; but a side that all its members have left concedes the match (RULES.md 0.3).
    pub fn leave(&mut self, chair: usize) -> anyhow::Result<()> {
        let state = &mut self.table.state;
        let plays = state.plays(chair);
        if plays {
            state.chairs[chair].standing = Standing::Leaving;
        } else {
            self.clear_chair(chair)?;
        }
        self.settle_host();
        if !plays {
            let empty = self.table.state.members().next().is_none();
            return if empty && !self.table.state.is_on() {
                self.close(ClosedWhy::Empty)
            } else {
                Ok(())
            };
        }
        match self.table.state.side_left(chair) {
            Some(side) => self.concede(chair, side),
            None => self.seat_fell_silent(chair),
        }
    }

    /// Somebody is back: dealt in from the next deal on, and waited for again in the one that is on.
    pub fn come_back(&mut self, chair: usize) {
        let sitter = &mut self.table.state.chairs[chair];
        let was_silent = !sitter.is_present();
        sitter.standing = Standing::In;
        sitter.absences = 0;
        let seat = self.table.state.seat_of(chair);
        if let (Phase::Playing(hands), Some(seat)) = (&mut self.table.state.phase, seat) {
            hands.answered.insert(seat.index());
        }
        if let Some(seat) = seat
            && was_silent
            && self.awaited().contains(seat)
            && matches!(&self.table.state.phase, Phase::Playing(hands) if hands.stretch == Stretch::Pause)
        {
            self.start_clock();
        }
    }

    /// Partners and the dealer are drawn: who is dealt in changes chairs among these (RULES.md TR-6).
    fn draw_partners(&mut self, dealt: &[usize]) {
        let mut pack = Pack::sorted(self.table.state.terms.variant.pack());
        let mut luck = lock(self.luck);
        pack.shuffle(pack.order().len(), |n| {
            rand::RngExt::random_range(&mut luck.rng, 0..n)
        });
        drop(luck);
        let state = &mut self.table.state;
        let from = state.first_from(state.dealer, dealt);
        let shuffler = dealt.iter().position(|&chair| chair == from);
        let drawn = shuffler.and_then(Seat::new).and_then(|shuffler| {
            let variant = state.terms.variant;
            variant.draw_partners(pack.order(), shuffler)
        });
        let Some(drawn) = drawn else { return };
        let before: Vec<_> = dealt.iter().map(|&c| state.chairs[c].clone()).collect();
        for (&chair, seat) in dealt.iter().zip(&drawn.seating) {
            state.chairs[chair] = before[seat.index()].clone();
        }
        state.dealer = dealt[drawn.dealer.index()];
        let player = |seat: &Seat| before[seat.index()].player.clone();
        state.draw = Some(Draw {
            players: drawn.seating.iter().map(player).collect(),
            cards: drawn
                .drawn
                .iter()
                .map(|(seat, card)| (player(seat), *card))
                .collect(),
            deal: 1,
        });
    }

    /// What the next deal starts from: what earlier ones left, and the purses of those who are dealt in.
    fn setup(&self, dealt: &[usize], dealer: Seat, purses: &Purses) -> anyhow::Result<Setup> {
        let state = &self.table.state;
        let (variant, stake, seats) = (state.terms.variant, state.terms.stake, dealt.len());
        let first = Setup::new(variant, stake, seats, dealer)?;
        let mut before = *first.before();
        if let Some(on) = &state.match_on {
            before.score = BySeat::of(&on.score);
            // La Triomphe does not number its deals.
            if before.deal > 0 {
                before.deal = on.deal;
            }
        }
        if variant.purse(stake).is_some() {
            before.purses = BySeat::from_fn(seats, |seat| {
                let chair = dealt[seat.index()];
                let free = purses.get(&state.chairs[chair].player).copied();
                let chosen = state.purse_of(chair).unwrap_or(stake);
                chosen.min(Coins(free.map_or(0, Means::coins)))
            });
            before.pot = state.carried.as_ref().map_or(Coins::ZERO, |pot| pot.coins);
        }
        Ok(Setup::after(variant, stake, seats, dealer, before)?)
    }

    /// Who cannot cover the next deal sits out; a patron gets up, and not without a word.
    pub fn look_at_purses(&mut self, purses: &Purses) {
        let before = self.table.state.chairs.clone();
        self.table.state.look_at_purses(purses);
        self.farewells(&before);
    }

    /// Who plays the next deal: who cannot cover it sits out and is told, who finds no seat is told,
    /// and a patron makes room where there are more than seats.
    fn find_players(&mut self, purses: &Purses) -> anyhow::Result<()> {
        // A patron that must leave for want of coins does not give up what it may claim of a carried pot.
        if self.table.state.leaves_a_claim(purses) {
            self.share_pot()?;
        }
        self.look_at_purses(purses);
        if self.table.state.pot_keeps_out_too_many() {
            self.share_pot()?;
        }
        while let Some(chair) = self.table.state.too_many() {
            let player = self.table.state.chairs[chair].player.clone();
            self.table.state.remove_chair(chair);
            self.table.state.notices.push(Notice::Left { player });
        }
        let state = &mut self.table.state;
        let dealt = state.dealt_in();
        for (chair, sitter) in state.chairs.iter().enumerate() {
            if sitter.standing == Standing::In && !dealt.contains(&chair) {
                let player = sitter.player.clone();
                state.notices.push(Notice::Waits { player });
            }
        }
        Ok(())
    }

    /// Does a checked act and moves its coins.
    fn apply(&mut self, act: LegalAct) -> anyhow::Result<()> {
        let Some(running) = &mut self.table.running else {
            return Ok(());
        };
        let kept = store::Act {
            deal: running.id,
            n: running.acts,
            seat: act.seat().index() as u8,
            words: act.act().to_string(),
        };
        let mut events = Vec::new();
        running.deal.apply(act, |event| events.push(event))?;
        self.acts.push(kept);
        running.acts += 1;
        self.pay(events)
    }

    /// The time for the question is over: what was answered counts, and for the rest patrons choose, and the substitute
    /// shows or robs (RULES.md 0.3). Nobody is told that it did, and nobody counts as absent: that would tell who had
    /// something to answer.
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
            if let Some(act) = answer
                .and_then(Answer::act)
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
        let State { phase, chairs, .. } = &mut self.table.state;
        if let Phase::Playing(hands) = phase {
            for (seat, &chair) in hands.chairs.iter().enumerate() {
                if chairs[chair].is_present() && !hands.answers.contains_key(&seat) {
                    hands.missed.insert(seat);
                }
            }
            hands.answers.clear();
        }
        self.pay(events)?;
        self.go_on()
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
            Turn::One(_) | Turn::Each(_) => {
                self.start_clock();
                Ok(())
            }
        }
    }
}
