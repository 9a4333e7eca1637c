//! What tests do to a table, one method each.

use super::{BETWEEN, Hired, Sitting, person};
use books::{Account, PatronKey};
use ids::{DealId, MemberId, Millis, PurseId};
use rules::{Act, Chance, Coins, Turn, View, Viewer};
use table::{
    Answer, Ask, CalledOff, Chosen, Duty, Order, Player, Rank, Refusal, Stretch, WhichPatron,
};

/// The number of steps after which something must be going round in circles.
const FOR_EVER: usize = 20_000;

impl Sitting {
    /// Gives an order as a guest, such as the host.
    pub fn orders(&mut self, by: MemberId, order: Order) -> Result<(), Refusal> {
        self.does(order.by(by))
    }

    pub fn join(&mut self, member: MemberId) -> Result<(), Refusal> {
        self.orders(member, Order::Join(person(member).purse))
    }

    pub fn leave(&mut self, by: MemberId) -> Result<(), Refusal> {
        self.orders(by, Order::Leave)
    }

    pub fn sit_out(&mut self, by: MemberId) -> Result<(), Refusal> {
        self.orders(by, Order::SitOut)
    }

    pub fn sit_in(&mut self, by: MemberId) -> Result<(), Refusal> {
        self.orders(by, Order::SitIn)
    }

    pub fn set_purse(&mut self, by: MemberId, coins: i64) -> Result<(), Refusal> {
        let coins = Coins(coins);
        self.orders(by, Order::SetPurse(coins))
    }

    pub fn seat_patron(&mut self, by: MemberId) -> Result<(), Refusal> {
        self.seat(by, WhichPatron::Anybody)
    }

    pub fn seat(&mut self, by: MemberId, wish: WhichPatron) -> Result<(), Refusal> {
        self.orders(by, Order::SeatPatron(wish))
    }

    pub fn unseat_patron(&mut self, by: MemberId) -> Result<(), Refusal> {
        self.orders(by, Order::UnseatPatron)
    }

    pub fn play_for(&mut self, gm: MemberId, patron: &Player) -> Result<(), Refusal> {
        let Player::Patron(patron) = patron.clone() else {
            panic!("{patron:?} is no patron");
        };
        self.does(Order::PlayFor(patron).by(gm))
    }

    /// The house hires a patron, who brings this many coins.
    pub fn hire(&mut self, number: u64, coins: i64) -> PatronKey {
        let key = PatronKey::for_hire(PurseId(number));
        self.house.give(Account::Patron(key.clone()), coins);
        self.house.hired.insert(key.clone(), Hired::Stays);
        key
    }

    pub fn dismiss(&mut self, patron: &PatronKey) -> Result<(), Refusal> {
        self.house.hired.insert(patron.clone(), Hired::Dismissed);
        let patron = patron.clone();
        self.does(Duty::Dismiss { patron })
    }

    /// Presses "Deal".
    pub fn deal(&mut self, by: MemberId) -> Result<(), Refusal> {
        self.orders(
            by,
            Order::Deal {
                played: None,
                shuffle: None,
            },
        )
    }

    /// Presses a "Deal" button made when this many deals were over.
    pub fn deal_after(&mut self, by: MemberId, played: u32) -> Result<(), Refusal> {
        self.orders(
            by,
            Order::Deal {
                played: Some(played),
                shuffle: None,
            },
        )
    }

    /// Deals, pressing twice if the players have changed, since the new shuffle may be cut first.
    pub fn deal_anyway(&mut self, by: MemberId) {
        let deals = self.table.state.deals;
        match self.deal(by) {
            Ok(()) | Err(Refusal::ShuffledAnew) => {}
            Err(refusal) => panic!("{refusal}; seed {}", self.house.seed),
        }
        if self.table.playing().is_none() && self.table.state.deals == deals {
            self.deal(by).unwrap();
        }
    }

    /// Each of these members, when asked, agrees to the next match.
    pub fn next_match(&mut self, members: &[MemberId]) {
        for &member in members {
            self.deal(member).unwrap();
        }
    }

    /// Deals so that cards are played: a cut keeps out Death, which would end the deal at once.
    pub fn deal_to_play(&mut self, members: &[MemberId]) -> DealId {
        for depth in 0..40 {
            let mut tried = self.clone();
            if depth > 0 {
                tried.cut(members[0], &depth.to_string()).unwrap();
            }
            tried.deal_anyway(members[0]);
            tried.everybody_ready(members);
            tried.catch_up();
            if let Some(playing) = tried.table.playing() {
                let deal = playing.hands.deal;
                *self = tried;
                return deal;
            }
        }
        panic!("Death at every depth; seed {}", self.house.seed);
    }

    /// Cuts the pack of the next deal.
    pub fn cut(&mut self, by: MemberId, typed: &str) -> Result<(), Refusal> {
        let shuffle = self.table.state.shuffle.as_ref();
        let deal = shuffle.expect("a shuffle is committed").deal;
        let typed = typed.to_owned();
        self.orders(by, Order::Cut { deal, typed })
    }

    /// Carries out this act, as the answer to the member's current question.
    pub fn act(&mut self, by: MemberId, act: Act) -> Result<(), Refusal> {
        let playing = self.table.playing().expect("a deal is on");
        let seat = self.seat_of(by).expect("dealt in");
        let (deal, asked) = (playing.hands.deal, playing.asked(seat));
        self.orders(by, Order::Act { deal, asked, act })
    }

    /// Answers the question put to every seat.
    pub fn answer(&mut self, by: MemberId, answer: Answer) -> Result<(), Refusal> {
        let deal = self.deal_on();
        self.orders(by, Order::Answer { deal, answer })
    }

    /// Everyone presses "Ready", which ends the question.
    pub fn everybody_ready(&mut self, members: &[MemberId]) {
        for &member in members {
            if self.table.is_question() {
                self.answer(member, Answer::Ready).unwrap();
            }
        }
    }

    pub fn pause(&mut self, by: MemberId, rank: Rank) -> Result<(), Refusal> {
        self.does(Order::Pause.by((by, rank)))
    }

    pub fn go_on(&mut self, by: MemberId, rank: Rank) -> Result<(), Refusal> {
        self.does(Order::GoOn.by((by, rank)))
    }

    pub fn kick(&mut self, by: MemberId, rank: Rank, player: &Player) -> Result<(), Refusal> {
        let player = player.clone();
        self.does(Order::Kick(player).by((by, rank)))
    }

    pub fn hand_over(&mut self, by: MemberId, rank: Rank, to: MemberId) -> Result<(), Refusal> {
        let full = None;
        self.does(Order::HandOver { to, full }.by((by, rank)))
    }

    /// Proposes a cancellation; a game master gives "a card fell" as the reason.
    pub fn call_off(&mut self, by: MemberId, rank: Rank, what: CalledOff) -> Result<(), Refusal> {
        let reason = "a card fell".to_owned();
        self.does(Order::CallOff { what, reason }.by((by, rank)))
    }

    pub fn agree(&mut self, by: MemberId, wish: u32) -> Result<(), Refusal> {
        self.orders(by, Order::Agree { wish })
    }

    pub fn play_on(&mut self, by: MemberId, wish: u32) -> Result<(), Refusal> {
        self.orders(by, Order::PlayOn { wish })
    }

    pub fn close(&mut self, by: MemberId, rank: Rank) -> Result<(), Refusal> {
        self.does(Order::Close.by((by, rank)))
    }

    /// The server's data are deleted.
    pub fn abandon(&mut self) {
        self.does(Duty::Abandon).unwrap();
    }

    /// Gives a member coins.
    pub fn grant(&mut self, member: MemberId, coins: i64) {
        self.house
            .give(Account::Member(person(member).purse), coins);
    }

    /// Takes coins from a member.
    pub fn take(&mut self, member: MemberId, coins: i64) {
        self.house
            .take(Account::Member(person(member).purse), coins);
    }

    /// The table's deadline passes, with what its patrons chose.
    pub fn time_up(&mut self) {
        let chosen = self.choices();
        self.does(Duty::TimeUp { chosen }).unwrap();
    }

    /// Lets the table do everything that is due.
    pub fn catch_up(&mut self) {
        for _ in 0..FOR_EVER {
            if self.table.is_closed() || self.table.due_at.is_none_or(|due| due > self.house.now) {
                return;
            }
            self.time_up();
        }
        panic!("the table is always due; seed {}", self.house.seed);
    }

    /// Lets this much time pass, deadline by deadline.
    pub fn pass(&mut self, time: Millis) {
        let end = self.house.now + time;
        self.catch_up();
        while let Some(due) = self.table.due_at.filter(|&due| due <= end) {
            self.house.now = due;
            self.catch_up();
        }
        self.house.now = end;
    }

    /// Whose turn it is, if it is one of these members'; patrons act first.
    pub fn on_turn(&mut self, members: &[MemberId]) -> Option<MemberId> {
        self.catch_up();
        let awaited = self.table.playing()?.awaited();
        let mut members = members.iter().copied();
        members.find(|&member| {
            self.seat_of(member)
                .is_some_and(|seat| awaited.contains(seat))
        })
    }

    /// A member carries out their first legal act.
    pub fn play_any(&mut self, member: MemberId) {
        let legal = self.view(member).legal().random(|_| 0);
        self.act(member, legal.expect("something to do")).unwrap();
    }

    /// Plays the running deal to its end.
    pub fn play_out(&mut self, members: &[MemberId]) {
        self.play_out_by(members, |view| view.legal().random(|_| 0).unwrap());
    }

    /// Plays the running deal to its end without anybody betting or giving up.
    pub fn play_placidly(&mut self, members: &[MemberId]) {
        self.play_out_by(members, placid);
    }

    /// Plays the running deal to its end; the members act as `choose` says.
    pub fn play_out_by(&mut self, members: &[MemberId], choose: impl Fn(&View) -> Act) {
        for _ in 0..FOR_EVER {
            if let Some(member) = self.on_turn(members) {
                let act = choose(&self.view(member));
                self.act(member, act).unwrap();
                continue;
            }
            // Everyone may be asked whether they rob, or show something.
            let playing = self.table.playing();
            if playing.is_none_or(|playing| playing.cards.turn() != Turn::Question) {
                return;
            }
            self.everybody_ready(members);
            self.catch_up();
            if self.table.is_question() {
                return;
            }
        }
        panic!("the deal does not end; seed {}", self.house.seed);
    }

    /// Plays the current match to its end, deal after deal.
    pub fn play_match(&mut self, members: &[MemberId]) {
        for _ in 0..FOR_EVER {
            self.play_out(members);
            if self.table.state.match_on.is_none() {
                return;
            }
            self.pass(BETWEEN);
        }
        panic!("the match does not end; seed {}", self.house.seed);
    }

    /// A random legal choice for each patron that is asked.
    pub fn choices(&self) -> Vec<Chosen> {
        self.table
            .asks()
            .into_iter()
            .map(|ask| self.choice(ask))
            .collect()
    }

    /// A random legal choice for one of them.
    pub fn choice(&self, ask: Ask) -> Chosen {
        let cards = &self.table.playing().unwrap().cards;
        let ply = u64::from(ask.ply) << 8 | ask.seat.index() as u64;
        let mut chance = Chance::seeded(self.house.seed ^ ask.deal.0, ply);
        let legal = cards.view(Viewer::Seat(ask.seat)).legal();
        ask.chosen(legal.random(|n| chance.below(n)).unwrap())
    }

    /// Runs to the first moment at which only a patron is asked; members are late until then.
    pub fn until_a_patron_is_asked(&mut self) {
        for _ in 0..FOR_EVER {
            let playing = self.table.playing().expect("a deal is on");
            if playing.hands.stretch == Stretch::Pause && !self.table.asks().is_empty() {
                return;
            }
            self.house.now = self.table.due_at.unwrap();
            self.time_up();
        }
    }
}

/// The act of somebody who never bets and never gives up, and discards their first card.
pub fn placid(view: &View) -> Act {
    let mut acts = vec![Act::Stay, Act::Check, Act::Call, Act::Keep];
    acts.extend(view.hand.iter().map(Act::Lay));
    let act = acts.into_iter().find(|act| view.check(act).is_ok());
    act.expect("something to do")
}
