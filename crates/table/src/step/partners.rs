//! Partners: drawn, or chosen by the host, for several deals (RULES.md TR-6).

use super::Draft;
use crate::chairs::Occupant;
use crate::series::Draw;
use crate::{ChairId, Notice, Player, Refusal, Repeated, State};
use ids::MemberId;
use rules::{Card, Pack, Seat};

impl Draft<'_> {
    /// Chooses who plays with the host from the next draw on, which is made again if no deal was begun after it.
    pub(super) fn choose_partner(
        &mut self,
        by: MemberId,
        partner: Option<Player>,
    ) -> Result<(), Refusal> {
        self.table.state.must_host(by)?;
        let state = &self.table.state;
        let draws = state.terms.variant.deals_between_draws();
        draws.ok_or(Refusal::NoPartners)?;
        let host = state.must_sit(by)?;
        let pair = partner.map(|partner| [state.chairs[host].player.clone(), partner]);
        if let Some(pair) = &pair {
            state.chairs.chair_of(&pair[1]).ok_or(Refusal::NotHere)?;
            if !state.is_pair(pair) {
                return Err(Refusal::NoPair);
            }
        }
        let stay = state.partners_stay();
        let was_chosen = !stay && state.draw.as_ref().is_some_and(Draw::is_chosen);
        if state.pair == pair && (pair.is_some() || !was_chosen) {
            self.unchanged = true;
            return Ok(());
        }
        self.may_repeat(Repeated::ChoosePartner, by)?;
        self.count(Repeated::ChoosePartner, by);
        let state = self.state();
        state.pair = pair;
        if !stay {
            state.draw = None;
            // They were ready to play with other partners.
            state.ready.clear();
        }
        Ok(())
    }

    /// Leaves partners to the draw if one of those chosen is not to be dealt in any more.
    pub(super) fn look_at_pair(&mut self) {
        let state = self.state();
        if state.pair.as_ref().is_some_and(|pair| !state.is_pair(pair)) {
            state.pair = None;
            state.notices.push(Notice::PairBroken);
        }
    }

    /// Seats the chosen partners, or draws them, and the dealer: the players change places among themselves.
    pub(super) fn find_partners(&mut self, dealt: &[ChairId]) {
        match self.table.state.seats_of_pair(dealt) {
            Some(seating) => {
                let dealer = self.cx.chance.draws().partner(dealt.len() as u32);
                let dealer = seating[dealer as usize];
                self.reseat(dealt, &seating, dealer, Vec::new());
            }
            None => self.draw_partners(dealt),
        }
    }

    fn draw_partners(&mut self, dealt: &[ChairId]) {
        let mut pack = Pack::sorted(self.table.state.terms.variant.pack());
        let draws = self.cx.chance.draws();
        pack.shuffle(pack.order().len(), |n| draws.partner(n));
        let state = self.state();
        let from = state.first_to_deal(dealt);
        let shuffler = dealt.iter().position(|&chair| Some(chair) == from);
        let drawn = shuffler.and_then(Seat::new).and_then(|shuffler| {
            let variant = state.terms.variant;
            variant.draw_partners(pack.order(), shuffler)
        });
        if let Some(drawn) = drawn {
            let dealer = drawn.seating[drawn.dealer.index()];
            self.reseat(dealt, &drawn.seating, dealer, drawn.drawn);
        }
    }

    /// Moves each player to their new seat. The first dealer and the cards drawn are given by the old seats.
    fn reseat(
        &mut self,
        dealt: &[ChairId],
        seating: &[Seat],
        dealer: Seat,
        drawn: Vec<(Seat, Card)>,
    ) {
        let state = self.state();
        let before: Vec<Occupant> = dealt.iter().map(|&c| state.chairs[c].clone()).collect();
        let seated = seating.iter().map(|seat| before[seat.index()].clone());
        let player = |seat: &Seat| before[seat.index()].player.clone();
        state.dealer = before[dealer.index()].id;
        state.chairs.reseat(dealt, seated.collect());
        let cards = drawn.iter().map(|(seat, card)| (player(seat), *card));
        state.draw = Some(Draw {
            players: seating.iter().map(player).collect(),
            cards: cards.collect(),
            deal: 1,
        });
    }
}

impl State {
    /// Whether both are to be dealt in, and stay.
    fn is_pair(&self, pair: &[Player; 2]) -> bool {
        let stays = |player: &Player| {
            let chair = self.chairs.chair_of(player);
            chair.is_some_and(|chair| {
                let occupant = &self.chairs[chair];
                occupant.is_willing() && !occupant.is_going() && !self.waits(chair)
            })
        };
        pair[0] != pair[1] && pair.iter().all(stays)
    }

    /// Whether a deal was begun with these partners, who then stay together.
    fn partners_stay(&self) -> bool {
        let has_begun = |draw: &Draw| draw.deal > 1 || self.phase.is_playing();
        self.draw_holds() && self.draw.as_ref().is_some_and(has_begun)
    }

    /// A deal begins: a choice whose first it is has served, and is not made again after four deals.
    pub(super) fn use_pair(&mut self) {
        let draw = self.draw.as_ref().filter(|draw| draw.deal == 1);
        self.pair
            .take_if(|pair| draw.is_some_and(|draw| draw.is_by(pair)));
    }

    /// For each new seat the old one that moves there, if partners were chosen who are both dealt in.
    fn seats_of_pair(&self, dealt: &[ChairId]) -> Option<Vec<Seat>> {
        let seat_of = |player: &Player| {
            let chair = self.chairs.chair_of(player)?;
            Seat::new(dealt.iter().position(|&other| other == chair)?)
        };
        let [one, other] = self.pair.as_ref()?;
        let pair = [seat_of(one)?, seat_of(other)?];
        self.terms.variant.seat_partners(pair)
    }
}
