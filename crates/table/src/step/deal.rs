//! How a deal begins: its players, dealer and starting position.

use super::Draft;
use super::clock::Clock;
use super::shuffle::Cards;
use crate::context::Purses;
use crate::series::Match;
use crate::table::Playing;
use crate::{
    Broken, ChairId, Effect, Hands, Means, Notice, Phase, Player, Refusal, Standing, State, Stretch,
};
use ids::{DealId, MemberId, Millis};
use rules::{BySeat, Coins, Deal, Record, Seat, Setup};

impl Draft<'_> {
    /// A member asks for the next deal.
    pub(super) fn deal(
        &mut self,
        by: MemberId,
        played: Option<u32>,
        shuffle: Option<DealId>,
    ) -> Result<(), Refusal> {
        let chair = self.table.state.must_sit(by)?;
        let state = &self.table.state;
        let wanted = played.is_none_or(|played| played == state.deals);
        if !wanted {
            return Err(Refusal::DealIsOn);
        }
        let another = |now: &crate::Shuffle| shuffle.is_some_and(|seen| seen != now.deal);
        let waits = matches!(state.phase, Phase::Lobby | Phase::Between);
        if waits && state.shuffle.as_ref().is_some_and(another) {
            return Err(Refusal::ShuffledAnew);
        }
        self.must_not_be_barred(by)?;
        let committed = self.table.state.committed();
        let left = waits && self.send_off_barred()?;
        let came = self.table.state.is_last_to_say_so(by) && self.fill_seats()?;
        if !left && !came {
            return self.deal_after(committed, chair, by);
        }
        self.keep_shuffle()?;
        let changed = (self.table.clone(), self.clock, self.effects.clone());
        match self.deal_after(committed, chair, by) {
            Err(refusal) if !matches!(refusal, Refusal::Broken(_)) => {
                // Patrons who came stay, and whoever is barred is gone, even if the deal is then refused.
                (self.table, self.clock, self.effects) = changed;
                self.effects.push(Effect::PartlyRefused(refusal));
                Ok(())
            }
            done => done,
        }
    }

    /// The same, given the deal committed at the time of the command; if that has changed, the new shuffle is to be
    /// cut first.
    fn deal_after(
        &mut self,
        committed: Option<DealId>,
        chair: ChairId,
        by: MemberId,
    ) -> Result<(), Refusal> {
        let state = &self.table.state;
        let now = state.committed();
        let anew = now.is_some() && now != committed;
        let asked = state.standing(chair) == Standing::Kept;
        if anew && !asked {
            return Err(Refusal::ShuffledAnew);
        }
        if state.homeless.is_some() {
            return Err(Refusal::NoPlace);
        }
        if state.orders.paused.is_some() {
            return Err(Refusal::Paused);
        }
        match state.phase {
            Phase::Lobby | Phase::Between => {}
            Phase::Playing(_) => return Err(Refusal::DealIsOn),
            Phase::Closed { .. } => return Err(Refusal::Closed),
        }
        // At a slow table nobody is hurried.
        let all = !state.waits_until_ready() || self.table.state.becomes_ready(by);
        if asked {
            self.come_back(chair);
        }
        if !self.table.state.asked().is_empty() {
            // There is no point in waiting for somebody who could not play anyway.
            self.look_at_purses(&self.cx.purses(&self.table.state)?);
        }
        if !all || !self.table.state.asked().is_empty() {
            // The next match waits for the others.
            return Ok(());
        }
        if anew {
            self.state().notices.push(Notice::ShuffledAnew);
            return Ok(());
        }
        self.begin_deal()?;
        let state = &self.table.state;
        match state.phase {
            Phase::Lobby if state.notices.is_empty() => Err(Refusal::TooFew {
                missing: state.missing(),
            }),
            _ => Ok(()),
        }
    }

    /// Deals if enough players can pay; otherwise waits for them.
    pub(super) fn begin_deal(&mut self) -> Result<(), Refusal> {
        let purses = self.cx.purses(&self.table.state)?;
        self.effects.hush(&mut self.table.state);
        let sent_off = self.sent_off;
        let state = self.state();
        if !sent_off {
            state.notices.clear();
        }
        state.ready.clear();
        if state.match_on.is_none() {
            self.find_players(&purses)?;
        }
        if self.table.state.missing() > 0 {
            self.clock.wait_for_players(&mut self.table.state);
            return Ok(());
        }
        let Some(dealt) = self.shuffled_for() else {
            // The players have changed since: everyone may cut the new shuffle first.
            self.state().notices.push(Notice::ShuffledAnew);
            self.clock.wait_for_deal(&mut self.table.state);
            return Ok(());
        };
        let Cards {
            deal: id,
            pack,
            dealer,
        } = self.dealt_shuffle()?;
        let state = self.state();
        state.dealer = dealt[dealer.index()];
        state.dealt = true;
        state.invited.clear();
        state.bounds.begin_deal();
        state.use_pair();
        for occupant in state.chairs.iter_mut() {
            // Anyone without a seat is asked again after this match.
            if occupant.standing == Standing::Kept {
                occupant.standing = Standing::In;
            }
        }
        if state.match_on.is_none() {
            state.orders.forget_pauses();
            state.stood_ms = Default::default();
        }
        state.orders.wish = None;
        let setup = self.table.state.setup(&dealt, dealer, &purses)?;
        let mut events = Vec::new();
        let cards = Deal::start(&setup, &pack, |event| events.push(event));
        let cards = cards.map_err(|_| Broken("the shuffle is for another pack"))?;
        let chairs = &self.table.state.chairs;
        let players: Vec<Player> = dealt.iter().map(|&c| chairs[c].player.clone()).collect();
        let names = players.iter().map(Player::key);
        self.effects.push(Effect::DealBegun {
            deal: id,
            record: Box::new(Record::from_deal(&cards, names)),
        });
        let secured = self.table.state.match_on.is_some();
        if setup.variant().is_match() && !secured {
            self.table.state.match_on = Some(Match {
                id: self.cx.chance.draws().deal(),
                players,
                score: setup.before().score.as_slice().to_vec(),
                deal: 1,
                played_for: Vec::new(),
            });
        }
        self.note_who_plays_for_patrons(id, &dealt);
        let state = self.state();
        state.phase = Phase::Playing(Playing {
            hands: Hands {
                deal: id,
                banks: vec![state.terms.turn(); dealt.len()],
                chairs: dealt,
                stretch: Stretch::Question,
                rest: None,
                answers: Default::default(),
                answered: Default::default(),
                missed: Default::default(),
            },
            cards,
            acts: 0,
            payments: Vec::new(),
        });
        if !secured {
            self.effects.hold_stakes(&self.table)?;
        }
        self.effects.pay(&mut self.table, events)?;
        self.clock.set(self.clock.question_time(&self.table.state));
        Ok(self.go_on()?)
    }

    /// Remembers which game masters hold patrons' cards, for the deal and its match: the records know only purses.
    fn note_who_plays_for_patrons(&mut self, deal: DealId, dealt: &[ChairId]) {
        let state = self.state();
        let played_by = dealt.iter().map(|&chair| state.chairs[chair].played_by);
        let mut playing: Vec<MemberId> = played_by.flatten().collect();
        if let Some(on) = &mut state.match_on {
            playing.extend(&on.played_for);
            playing.sort_unstable();
            playing.dedup();
            on.played_for.clone_from(&playing);
        }
        let played = playing.into_iter();
        let played = played.map(|member| Effect::PlayedFor { deal, member });
        self.effects.extend(played);
    }

    /// Those who cannot cover the next deal sit out; a patron leaves, with a remark.
    pub(super) fn look_at_purses(&mut self, purses: &Purses) {
        let before = self.table.state.chairs.clone();
        self.state().look_at_purses(purses);
        self.effects
            .announce_departures(&before, &self.table.state.chairs);
    }

    /// Finds the players of the next deal: tells those who cannot cover it or find no seat, and has a patron make room
    /// where there are too many.
    fn find_players(&mut self, purses: &Purses) -> Result<(), Broken> {
        // A patron leaving for lack of coins does not give up its claim to a carried pot.
        if self.table.state.leaves_a_claim(purses) {
            self.effects.share_pot(&mut self.table)?;
        }
        self.look_at_purses(purses);
        if self.table.state.pot_keeps_out_too_many() {
            self.effects.share_pot(&mut self.table)?;
        }
        let state = self.state();
        while let Some(chair) = state.too_many() {
            let player = state.chairs[chair].player.clone();
            state.remove_chair(chair);
            state.notices.push(Notice::Left { player });
        }
        let dealt = state.dealt_in();
        for occupant in state.chairs.iter() {
            if occupant.standing == Standing::In && !dealt.contains(&occupant.id) {
                let player = occupant.player.clone();
                state.notices.push(Notice::Waits { player });
            }
        }
        self.look_at_pair();
        Ok(())
    }
}

impl Clock {
    /// A slow table no longer waits for somebody who will not be dealt in: if all others are ready, the deal begins.
    pub(super) fn deal_if_all_are_ready(&mut self, state: &State) {
        if state.all_are_ready() {
            self.set(Millis::ZERO);
        }
    }
}

impl State {
    /// The deal that the current shuffle was committed for.
    pub(super) fn committed(&self) -> Option<DealId> {
        let shuffle = self.shuffle.as_ref();
        shuffle.map(|shuffle| shuffle.deal)
    }

    /// Whether everyone else has said they are ready.
    pub(super) fn is_last_to_say_so(&self, by: MemberId) -> bool {
        let mut missing = self.not_ready();
        missing.retain(|&chair| self.chairs[chair].actor() != Some(by));
        missing.is_empty() || !self.waits_until_ready()
    }

    /// Notes that a member is ready for the next deal of a slow table, and returns whether it can be dealt now because
    /// everyone is.
    pub(super) fn becomes_ready(&mut self, member: MemberId) -> bool {
        if !self.ready.contains(&member) {
            self.ready.push(member);
        }
        self.not_ready().is_empty()
    }

    /// The deal's starting position: what earlier deals left, and the purses of those dealt in.
    pub(super) fn setup(
        &self,
        dealt: &[ChairId],
        dealer: Seat,
        purses: &Purses,
    ) -> Result<Setup, Broken> {
        let none = |_| Broken("no game allows these terms");
        let (variant, stake, seats) = (self.terms.variant, self.terms.stake, dealt.len());
        let first = Setup::new(variant, stake, seats, dealer).map_err(none)?;
        let mut before = *first.before();
        if let Some(on) = &self.match_on {
            before.score = BySeat::from_slice(&on.score);
            // La Triomphe does not number its deals.
            if before.deal > 0 {
                before.deal = on.deal;
            }
        }
        if variant.purse(stake).is_some() {
            before.purses = BySeat::from_fn(seats, |seat| {
                let chair = dealt[seat.index()];
                let free = purses.get(&self.chairs[chair].player).copied();
                let chosen = self.purse_of(chair).unwrap_or(stake);
                chosen.min(free.map_or(Coins::ZERO, Means::coins))
            });
            before.pot = self.carried.as_ref().map_or(Coins::ZERO, |pot| pot.coins);
        }
        Setup::after(variant, stake, seats, dealer, before).map_err(none)
    }
}
