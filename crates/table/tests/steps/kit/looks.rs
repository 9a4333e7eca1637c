//! What a table and its books say, each in a word.

use super::{Sitting, player};
use books::Account;
use ids::{DealId, MemberId, Millis};
use rules::{Coins, Outcome, Seat, View, Viewer};
use table::{ChairId, ClosedWhy, Notice, Occupant, Phase, Player, Standing, Stretch};

impl Sitting {
    /// What an account holds.
    pub fn balance(&self, account: &Account) -> i64 {
        self.house.books.balance(account)
    }

    /// The free coins of a member.
    pub fn free(&self, member: MemberId) -> i64 {
        self.balance(&player(member).account())
    }

    /// The free coins of each.
    pub fn coins(&self, members: &[MemberId]) -> Vec<i64> {
        members.iter().map(|&member| self.free(member)).collect()
    }

    /// Coins of a member that lie on hold.
    pub fn on_hold(&self, member: MemberId) -> i64 {
        self.balance(&player(member).hold(self.table.id))
    }

    /// What lies in the pot, as the table says.
    pub fn pot(&self) -> Coins {
        match self.table.playing() {
            Some(playing) => playing.cards.view(Viewer::Bystander).pot,
            None => self.carried(),
        }
    }

    /// What the last deal left in the pot for the next; while that runs, what it began with.
    pub fn carried(&self) -> Coins {
        let pot = self.table.state.carried.as_ref();
        pot.map_or(Coins::ZERO, |pot| pot.coins)
    }

    /// Who sits on a member's chair.
    pub fn sitter(&self, member: MemberId) -> Option<&Occupant> {
        let chair = self.table.state.chair_of_member(member)?;
        self.table.state.chairs.get(chair)
    }

    /// The chair of a member who sits here.
    pub fn chair(&self, member: MemberId) -> ChairId {
        self.sitter(member).expect("seated").id
    }

    /// How a member stands who sits here.
    pub fn standing(&self, member: MemberId) -> Standing {
        self.sitter(member).expect("seated").standing
    }

    /// The seat of a member in the deal that is on.
    pub fn seat_of(&self, member: MemberId) -> Option<Seat> {
        self.table.state.seat_of(self.sitter(member)?.id)
    }

    /// Who plays the deal that is on, by seat.
    pub fn players(&self) -> Vec<Player> {
        let playing = self.table.playing().expect("a deal is on");
        let chairs = playing.hands.chairs.iter();
        let player = |&chair: &ChairId| self.table.state.chairs[chair].player.clone();
        chairs.map(player).collect()
    }

    /// The members among them, and how many patrons.
    pub fn members_and_patrons(&self) -> (Vec<MemberId>, usize) {
        let players = self.players();
        let members: Vec<_> = players.iter().filter_map(Player::member).collect();
        let patrons = players.len() - members.len();
        (members, patrons)
    }

    /// The deal that is on, as a member may know it.
    pub fn view(&self, member: MemberId) -> View {
        let viewer = self.seat_of(member).map_or(Viewer::Bystander, Viewer::Seat);
        let playing = self.table.playing().expect("a deal is on");
        playing.cards.view(viewer)
    }

    /// The name of the deal that is on.
    pub fn deal_on(&self) -> DealId {
        self.table.playing().expect("a deal is on").hands.deal
    }

    /// Which stretch of time runs in the deal that is on.
    pub fn stretch(&self) -> Stretch {
        self.table.playing().expect("a deal is on").hands.stretch
    }

    /// How long it is until the table does something by itself.
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

    /// Why the table was closed, if it is.
    pub fn why_closed(&self) -> Option<ClosedWhy> {
        match self.table.state.phase {
            Phase::Closed { why } => Some(why),
            _ => None,
        }
    }

    /// Whether the table has said this since the last deal began.
    pub fn said(&self, notice: &Notice) -> bool {
        self.table.state.notices.contains(notice)
    }
}
