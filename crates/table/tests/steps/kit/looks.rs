//! What tests ask of a table and its books, one method each.

use super::{Sitting, player};
use books::Account;
use ids::{DealId, MemberId, Millis};
use rules::{Coins, Outcome, Seat, View, Viewer};
use table::{
    Cancelled, ChairId, ClosedWhy, LookContext, Notice, Occupant, Phase, Player, Standing, Stretch,
};

impl Sitting {
    /// The balance of an account.
    pub fn balance(&self, account: &Account) -> i64 {
        self.house.books.balance(account)
    }

    /// The free coins of a member.
    pub fn free(&self, member: MemberId) -> i64 {
        self.balance(&player(member).account())
    }

    /// The free coins of each of these members.
    pub fn coins(&self, members: &[MemberId]) -> Vec<i64> {
        members.iter().map(|&member| self.free(member)).collect()
    }

    /// A member's coins on hold.
    pub fn on_hold(&self, member: MemberId) -> i64 {
        self.balance(&player(member).hold(self.table.id))
    }

    /// The coins in the pot, according to the table.
    pub fn pot(&self) -> Coins {
        match self.table.playing() {
            Some(playing) => playing.cards.view(Viewer::Bystander).pot,
            None => self.carried(),
        }
    }

    /// What the last deal left in the pot for the next; during a deal, what its pot began with.
    pub fn carried(&self) -> Coins {
        let pot = self.table.state.carried.as_ref();
        pot.map_or(Coins::ZERO, |pot| pot.coins)
    }

    /// The occupant of a member's chair.
    pub fn occupant(&self, member: MemberId) -> Option<&Occupant> {
        let chair = self.table.state.chair_of_member(member)?;
        self.table.state.chairs.get(chair)
    }

    /// The chair of a member who sits here.
    pub fn chair(&self, member: MemberId) -> ChairId {
        self.occupant(member).expect("seated").id
    }

    /// Whether a member who sits here is dealt in, and if not, why.
    pub fn standing(&self, member: MemberId) -> Standing {
        self.occupant(member).expect("seated").standing
    }

    /// A member's seat in the current deal.
    pub fn seat_of(&self, member: MemberId) -> Option<Seat> {
        self.table.state.seat_of(self.occupant(member)?.id)
    }

    /// The players of the current deal, by seat.
    pub fn players(&self) -> Vec<Player> {
        let playing = self.table.playing().expect("a deal is on");
        let chairs = playing.hands.chairs.iter();
        let player = |&chair: &ChairId| self.table.state.chairs[chair].player.clone();
        chairs.map(player).collect()
    }

    /// The members among them, and the number of patrons.
    pub fn members_and_patrons(&self) -> (Vec<MemberId>, usize) {
        let players = self.players();
        let members: Vec<_> = players.iter().filter_map(Player::member).collect();
        let patrons = players.len() - members.len();
        (members, patrons)
    }

    /// The current deal, as a member may know it.
    pub fn view(&self, member: MemberId) -> View {
        let viewer = self.seat_of(member).map_or(Viewer::Bystander, Viewer::Seat);
        let playing = self.table.playing().expect("a deal is on");
        playing.cards.view(viewer)
    }

    /// The id of the current deal.
    pub fn deal_on(&self) -> DealId {
        self.table.playing().expect("a deal is on").hands.deal
    }

    /// Which time is running in the current deal.
    pub fn stretch(&self) -> Stretch {
        self.table.playing().expect("a deal is on").hands.stretch
    }

    /// How long it is until the table next does something by itself.
    pub fn left(&self) -> Millis {
        self.table.due_at.expect("the table waits for a time") - self.house.now
    }

    /// How the last deal ended.
    pub fn outcome(&self) -> Outcome {
        let finished = self.table.finished.as_ref().expect("a deal is over");
        finished.deal.outcome().expect("it was played to its end")
    }

    pub fn is_lobby(&self) -> bool {
        matches!(self.table.state.phase, Phase::Lobby)
    }

    pub fn is_between(&self) -> bool {
        matches!(self.table.state.phase, Phase::Between)
    }

    /// Why the table was closed, if it was.
    pub fn why_closed(&self) -> Option<ClosedWhy> {
        match self.table.state.phase {
            Phase::Closed { why } => Some(why),
            _ => None,
        }
    }

    /// What everybody is told of the latest deal: whose result, or what was cancelled.
    pub fn told(&self) -> (Option<DealId>, Option<Cancelled>) {
        let context = LookContext {
            now: self.house.now,
            longest_pause: Millis::hours(1),
            session_is_over: false,
            house_language: None,
        };
        let looks = self.table.state.members().map(Some).chain([None]);
        let told = looks.map(|viewer| {
            let look = self.table.look(viewer, &context).expect("a look");
            (look.scene.last().map(|last| last.deal), look.cancelled)
        });
        let told: Vec<_> = told.collect();
        assert!(told.iter().all(|one| *one == told[0]), "{told:?}");
        told[0]
    }

    /// Whether the table has shown this notice since the last deal began.
    pub fn said(&self, notice: &Notice) -> bool {
        self.table.state.notices.contains(notice)
    }
}
