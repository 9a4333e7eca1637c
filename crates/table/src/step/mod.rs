//! One step of a table: the new state and its effects.
//!
//! A step works on a copy of the table; the copy replaces the table only once all its effects are committed. Its draft
//! has parts: the table's state with who sits there, the clock with its deadlines, the effects with the coins, and what
//! patrons chose. What touches one part is a method of that part; what takes several is the draft's.

mod act;
mod choices;
mod clock;
mod coins;
mod deal;
mod end;
mod orders;
mod partners;
mod patrons;
mod place;
mod seats;
mod shuffle;
mod solo;
mod talk;
mod time;
mod turn;
mod void;

pub use coins::paid_out;

use crate::bounds::Reached;
use crate::seats::of_host;
use crate::{
    Broken, ClosedWhy, Command, Context, Duty, Effect, Opening, Order, Person, Phase, Rank,
    Refusal, Repeated, Spot, State, Step, Table,
};
use choices::Choices;
use clock::Clock;
use ids::{MemberId, Version};

/// A step under way.
struct Draft<'c> {
    /// The table when the step began.
    before: &'c Table,
    /// The table as it becomes; its deadline is in the clock.
    table: Table,
    clock: Clock,
    choices: Choices,
    effects: Effects,
    cx: &'c mut Context,
    /// Whether nothing has changed, so that nothing needs to be written.
    unchanged: bool,
    /// Whether somebody who is barred was sent off before a deal.
    sent_off: bool,
}

/// What a step leads to, in the order in which it is committed.
#[derive(Clone, Default)]
struct Effects(Vec<Effect>);

impl Effects {
    fn push(&mut self, effect: Effect) {
        self.0.push(effect);
    }

    fn extend(&mut self, effects: impl IntoIterator<Item = Effect>) {
        self.0.extend(effects);
    }
}

impl Table {
    /// Carries out a command.
    ///
    /// # Errors
    /// Why the command was refused; nothing has changed then.
    pub fn step(&self, command: Command, mut context: Context) -> Result<Step, Refusal> {
        if self.is_closed() {
            return Err(Refusal::Closed);
        }
        let mut draft = Draft::begin(self, &mut context);
        draft.carry_out(command)?;
        draft.finish()
    }

    /// Opens a table with its host and some patrons seated.
    ///
    /// # Errors
    /// Terms or chairs out of bounds, a host who cannot cover the stake, or no patron free.
    pub fn open(opening: Opening, mut context: Context) -> Result<Step, Refusal> {
        let terms = opening.terms.check()?;
        if opening.solo && terms != terms.solo() {
            return Err(Broken("a solo table on other terms").into());
        }
        let mut chairs = of_host(opening.host);
        for occupant in chairs.iter_mut() {
            occupant.purse = opening.purse;
        }
        let Spot { channel, parent } = Spot {
            channel: opening.channel,
            parent: opening.parent,
        };
        let table = Table {
            id: opening.table,
            guild: opening.guild,
            channel,
            version: Version(0),
            due_at: Some(context.now + context.rules.lobby(&terms)),
            state: State {
                terms,
                host: opening.host.member,
                // Before the first deal a lot draws the dealer (RULES.md 0.3).
                dealer: chairs
                    .ids()
                    .first()
                    .copied()
                    .ok_or(Broken("a table without a host"))?,
                taken: 1,
                chairs,
                deals: 0,
                dealt: false,
                closing: None,
                phase: Phase::Lobby,
                notices: Vec::new(),
                last: None,
                cancelled: None,
                match_on: None,
                draw: None,
                pair: None,
                carried: None,
                orders: Default::default(),
                shuffle: None,
                reveal: opening.reveal,
                recall: opening.recall,
                talk: None,
                won: Vec::new(),
                solo: opening.solo,
                pace: Default::default(),
                language: opening.language,
                spoken: opening.spoken,
                place: opening.place,
                parent,
                homeless: None,
                stood_ms: Default::default(),
                after: opening.after,
                offered_purse: context.rules.offered_purse,
                invited: opening.invited,
                ready: Vec::new(),
                bounds: Default::default(),
            },
            finished: None,
            seed: None,
        };
        let mut draft = Draft::begin(&table, &mut context);
        draft.seat_company(&opening.patrons, opening.after)?;
        draft.finish()
    }
}

/// How many notices a table keeps, the newest: a lobby may stand for days while people come and go.
const MOST_NOTICES: usize = 64;

impl<'c> Draft<'c> {
    /// Begins a step of this table.
    fn begin(before: &'c Table, cx: &'c mut Context) -> Self {
        Draft {
            clock: Clock::taken_out(before, cx.now, cx.rules),
            table: before.clone(),
            unchanged: false,
            cx,
            before,
            choices: Choices::default(),
            sent_off: false,
            effects: Effects::default(),
        }
    }

    /// Carries out the command.
    fn carry_out(&mut self, command: Command) -> Result<(), Refusal> {
        match command {
            command if self.table.state.solo => self.carry_out_alone(command),
            Command::Member { by, rank, order } => self.obey(by, rank, order),
            Command::House(duty) => self.do_duty(duty),
        }
    }

    /// Carries out a member's order.
    fn obey(&mut self, by: MemberId, rank: Rank, order: Order) -> Result<(), Refusal> {
        match order {
            Order::Join(purse) => self.join(Person { member: by, purse }),
            Order::Leave => self.get_up(by),
            Order::SitOut => self.sit_out(by),
            Order::SitIn => self.sit_in(by),
            Order::SetPurse(coins) => self.set_purse(by, coins),
            Order::ChooseCoins(coins) => self.choose_coins(by, coins),
            Order::ChooseRules(variant) => self.choose_rules(by, variant),
            Order::ChoosePartner(partner) => self.choose_partner(by, partner),
            Order::ChooseLanguage(language) => self.choose_language(by, rank, language),
            Order::ChoosePace(pace) => self.choose_pace(by, pace),
            Order::SeatPatron(asked) => self.seat_patron(by, &asked),
            Order::Fill => self.fill(by),
            Order::UnseatPatron => self.unseat_patron(by),
            Order::PlayFor(patron) => self.play_for(by, patron),
            Order::GiveBack => self.give_back(by),
            Order::Deal { played, shuffle } => self.deal(by, played, shuffle),
            Order::Cut { deal, typed } => self.cut(by, deal, &typed),
            Order::RevealAt(reveal) => self.reveal_at(by, reveal),
            Order::ChooseRecall(recall) => self.choose_recall(by, recall),
            Order::Act { deal, asked, act } => self.act(by, deal, asked, act),
            Order::Answer { deal, answer } => self.answer(by, deal, answer),
            Order::Pause => self.pause(by, rank),
            Order::GoOn => self.resume(by, rank),
            Order::Kick(player) => self.kick(by, rank, &player),
            Order::HandOver { to, full } => self.hand_over(by, rank, to, full),
            Order::CallOff { what, reason } => self.call_off(by, rank, what, reason),
            Order::Agree { wish } => self.agree(by, wish),
            Order::PlayOn { wish } => self.play_on(by, wish),
            Order::Close => self.close_by_order(by, rank),
            Order::CallUp(spot) => self.call_up(by, spot),
            Order::Show => self.show(by, rank),
        }
    }

    /// Does what the house does by itself.
    fn do_duty(&mut self, duty: Duty) -> Result<(), Refusal> {
        match duty {
            Duty::Dismiss { patron } => self.dismiss(patron),
            Duty::CloseWithSession => self.close_with_session(),
            Duty::SendOff { member } => self.send_off_member(member),
            Duty::LosePlace { place, lost } => self.lose_place(place, lost),
            Duty::PlaceIsBack { lost } => self.place_is_back(lost),
            Duty::Void(plan) => self.void(*plan),
            Duty::Forget { member, purses } => self.forget(member, &purses),
            Duty::Abandon => self.abandon(),
            Duty::Mend { deal, made } => self.mend(deal, &made),
            Duty::TimeUp { chosen } => self.time_up(chosen),
            Duty::Chose { chosen } => self.chose(chosen),
            Duty::Resume => Ok(()),
        }
    }

    /// The resulting table and its effects, to be committed together.
    fn finish(mut self) -> Result<Step, Refusal> {
        if self.unchanged {
            return Ok(Step {
                table: self.before.clone(),
                effects: self.effects.0,
            });
        }
        if self.waited()
            && !self.before.state.asked().is_empty()
            && matches!(self.table.state.phase, Phase::Between)
            && self.table.state.asked().is_empty()
        {
            // That was the last member to say so.
            self.clock.wait_for_deal(&mut self.table.state);
        }
        let state = &self.table.state;
        let is_alone = self.clock.waits_for_one(state);
        if is_alone != self.clock.waits_for_one(&self.before.state)
            && matches!(state.phase, Phase::Between)
            && state.asked().is_empty()
        {
            // Somebody has sat down beside the only member, or one has remained alone.
            self.clock.wait_for_deal(&mut self.table.state);
        }
        self.keep_shuffle()?;
        self.clock.put_away(&mut self.table);
        let notices = &mut self.state().notices;
        notices.drain(..notices.len().saturating_sub(MOST_NOTICES));
        self.table.version = self.table.version.next();
        self.release_patrons()?;
        Ok(Step {
            table: self.table,
            effects: self.effects.0,
        })
    }

    /// Whether the table was waiting for its next deal when the step began.
    fn waited(&self) -> bool {
        matches!(self.before.state.phase, Phase::Between)
    }

    fn state(&mut self) -> &mut State {
        &mut self.table.state
    }

    /// Refuses a member who has repeated something as often as they may.
    fn may_repeat(&self, what: Repeated, by: MemberId) -> Result<(), Refusal> {
        let checked = self.table.state.bounds.check(what, by, self.clock.now);
        checked.map_err(|Reached { until }| Refusal::Enough { what, until })
    }

    /// Counts what a member repeats.
    fn count(&mut self, what: Repeated, by: MemberId) {
        let now = self.clock.now;
        self.state().bounds.count(what, by, now);
    }

    /// Closes now if no deal or match is running, otherwise after it.
    fn ask_to_close(&mut self, why: ClosedWhy) -> Result<(), Refusal> {
        if self.table.state.is_on() {
            self.table.state.closing = Some(why);
            return Ok(());
        }
        Ok(self.close(why)?)
    }
}

impl State {
    /// Whether the table plays with chips: everyone has enough, and no coin moves.
    pub(super) fn is_for_fun(&self) -> bool {
        self.terms.coins.are_chips()
    }
}
