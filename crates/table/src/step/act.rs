//! Acts, answers to questions, and acting for those who do not.

use super::Draft;
use super::choices::Choices;
use crate::chairs::Occupant;
use crate::table::Playing;
use crate::{Answer, Broken, Chosen, Effect, Notice, Refusal, Standing, State, Stretch};
use ids::{DealId, MemberId, Millis};
use rules::{Act, CardSet, Choice, LegalAct, RefusalCode, Seat, SeatSet, Turn, Viewer};

/// How much longer a table waits for a patron that has not chosen yet.
const AGAIN: Millis = Millis(500);

impl Draft<'_> {
    /// A member acts.
    pub(super) fn act(
        &mut self,
        by: MemberId,
        deal: DealId,
        asked: u16,
        act: Act,
    ) -> Result<(), Refusal> {
        let (seat, playing) = self.table.state.seat_dealt(by, deal)?;
        if playing.hands.stretch == Stretch::Question
            && let Some(answer) = Answer::from_act(act)
        {
            return self.answered(seat, deal, answer);
        }
        if playing.asked(seat) != asked {
            return Err(Refusal::Stale { deal });
        }
        if decides_beforehand(playing, seat, act) {
            if let Some(playing) = self.state().playing_mut() {
                match act {
                    Act::Show(cards) => playing.hands.answers.insert(seat, Answer::Show(cards)),
                    _ => playing.hands.answers.remove(&seat),
                };
            }
            return Ok(());
        }
        let hides = checked_after_hiding(playing, seat, act, deal)?;
        let mut others = self.table.state.awaited();
        others.remove(seat);
        self.clock.stop_turn(&mut self.table.state, seat);
        if let Some(playing) = self.state().playing_mut() {
            playing.hands.answered.insert(seat);
        }
        for act in hides.then_some(Act::Hide).into_iter().chain([act]) {
            let playing = self.table.state.playing().ok_or(Refusal::NoDeal)?;
            let legal = playing.cards.check(seat, &act);
            self.apply(legal.map_err(|refusal| Refusal::Rules(act, refusal))?)?;
        }
        Ok(self.wait_or_go_on(others)?)
    }

    /// A member answers the question put to every seat.
    pub(super) fn answer(
        &mut self,
        by: MemberId,
        deal: DealId,
        answer: Answer,
    ) -> Result<(), Refusal> {
        let (seat, _) = self.table.state.seat_dealt(by, deal)?;
        self.answered(seat, deal, answer)
    }

    fn answered(&mut self, seat: Seat, deal: DealId, answer: Answer) -> Result<(), Refusal> {
        let playing = self.state().playing_mut().ok_or(Refusal::NoDeal)?;
        let hands = &playing.hands;
        // Neither a choice that the patron made before a game master took over its hand, nor having sat in again, is an
        // answer of the member.
        let has_answered = hands.answers.contains_key(&seat) && hands.answered.contains(&seat);
        if hands.stretch != Stretch::Question || has_answered {
            return Err(Refusal::Stale { deal });
        }
        // A seat with nothing to answer has the same buttons, which then do nothing. Cards that it names are not kept: no
        // rule has checked them, and an answer without any could not be read again from the row.
        let answer = match (answer.act(), answer) {
            (Some(act), _) if playing.cards.question().contains(seat) => {
                let checked = playing.cards.check(seat, &act);
                checked.map_err(|refusal| Refusal::Rules(act, refusal))?;
                answer
            }
            (_, Answer::Show(_) | Answer::Rob(_)) => Answer::Ready,
            _ => answer,
        };
        Ok(self.give_answer(seat, answer)?)
    }

    /// Records a seat's answer to the question; once every member has answered, the question is over.
    pub(super) fn give_answer(&mut self, seat: Seat, answer: Answer) -> Result<(), Broken> {
        if let Some(playing) = self.state().playing_mut() {
            playing.hands.answers.insert(seat, answer);
            playing.hands.answered.insert(seat);
        }
        self.close_if_answered()
    }

    fn close_if_answered(&mut self) -> Result<(), Broken> {
        if self.table.state.all_have_answered() {
            self.close_question()
        } else {
            Ok(())
        }
    }

    /// Records the answers that patrons have chosen.
    pub(super) fn chose(&mut self, chosen: Vec<Chosen>) -> Result<(), Refusal> {
        let mut kept = false;
        for Chosen { seat, act, .. } in Choices::for_now(&self.table, chosen) {
            let (asked, playing) = (self.table.state.asked_patrons(), self.table.state.playing());
            let Some(playing) = playing.filter(|_| asked.contains(seat)) else {
                continue;
            };
            let legal = playing.cards.check(seat, &act).is_ok();
            let answer = Answer::from_act(act).filter(|_| legal);
            if let (Some(answer), Some(playing)) = (answer, self.state().playing_mut()) {
                playing.hands.answers.insert(seat, answer);
                kept = true;
            }
        }
        self.unchanged = !kept;
        Ok(())
    }

    /// Whether a patron among these has yet to choose; if so, the table tries again shortly.
    pub(super) fn waits_for_patrons(&mut self, seats: SeatSet) -> bool {
        let late = |seat: Seat| self.table.state.is_patrons(seat) && self.choices.lack(seat);
        let waits = seats.iter().any(late);
        if waits {
            self.clock.set(AGAIN);
            if let Some(playing) = self.state().playing_mut()
                && let Some(rest) = playing.hands.rest
            {
                playing.hands.rest = Some((rest - AGAIN).or_none());
            }
        }
        waits
    }

    /// Ends the question: answers given count, and for the rest patrons choose and the substitute shows or robs
    /// (RULES.md 0.3). This is neither announced nor counted as an absence, since either would reveal who had
    /// something to answer.
    pub(super) fn close_question(&mut self) -> Result<(), Broken> {
        let patrons = self.table.state.asked_patrons();
        if self.waits_for_patrons(patrons) {
            return Ok(());
        }
        let Some(playing) = self.table.state.playing() else {
            return Ok(());
        };
        for seat in playing.cards.question().iter() {
            let Some(playing) = self.table.state.playing() else {
                break;
            };
            let answer = playing.hands.answers.get(&seat).copied();
            let answer = answer
                .and_then(Answer::act)
                .and_then(|act| playing.cards.check(seat, &act).ok());
            if let Some(act) = answer.or_else(|| self.choose(seat)) {
                self.apply(act)?;
            }
        }
        let mut events = Vec::new();
        let State { phase, chairs, .. } = self.state();
        if let crate::Phase::Playing(Playing { hands, cards, .. }) = phase {
            cards.close_question(|event| events.push(event));
            for (seat, &chair) in Seat::all(hands.chairs.len()).zip(&hands.chairs) {
                if chairs[chair].is_present() && !hands.answers.contains_key(&seat) {
                    hands.missed.insert(seat);
                }
            }
            hands.answers.clear();
        }
        self.effects.pay(&mut self.table, events)?;
        self.go_on()
    }

    /// Acts for patrons and for seats whose time is up.
    pub(super) fn act_for(&mut self, seats: SeatSet) -> Result<(), Broken> {
        let awaited = self.table.state.awaited().iter();
        let others = awaited.filter(|&seat| !seats.contains(seat)).collect();
        for seat in seats.iter() {
            if self.table.state.awaited().contains(seat) {
                self.act_for_seat(seat)?;
            }
        }
        self.wait_or_go_on(others)
    }

    /// Plays the last trick, in which nobody has anything to decide.
    pub(super) fn play_last_trick(&mut self) -> Result<(), Broken> {
        while self.clock.plays_itself(&self.table.state) {
            let playing = self.table.state.playing();
            let mut acts = self.table.state.awaited().iter();
            let act = acts.find_map(|seat| playing?.cards.substitute(seat));
            self.apply(act.ok_or(Broken("a last trick without a card"))?)?;
        }
        self.go_on()
    }

    fn act_for_seat(&mut self, seat: Seat) -> Result<(), Broken> {
        let Some(act) = self.choose(seat) else {
            return Ok(());
        };
        // The substitute shows or hides something and plays a card in one: that is one absence (RULES.md 0.3). What is
        // hidden is hidden together with the card, by a patron too, lest anybody notice (RULES.md OT-6, JT-9).
        let is_member = self.table.state.occupant(seat);
        let is_member = is_member.is_some_and(|occupant| occupant.actor().is_some());
        let plays_too = match act.act() {
            Act::Show(_) => is_member,
            act => act == Act::Hide,
        };
        let state = self.state();
        if let Some(occupant) = state.occupant_mut(seat)
            && occupant.actor().is_some()
        {
            occupant.absences = occupant.absences.saturating_add(1);
            let (player, leaves) = (
                occupant.player.clone(),
                occupant.standing == Standing::Leaving,
            );
            if !leaves {
                state.notices.push(Notice::Substituted { player });
                if let Some(playing) = state.playing_mut() {
                    playing.hands.missed.insert(seat);
                }
            }
        }
        if let Some(playing) = state.playing_mut()
            && playing.hands.stretch == Stretch::Bank
        {
            playing.hands.banks[seat.index()] = Millis::ZERO;
        }
        self.apply(act)?;
        if plays_too && self.table.state.awaited().contains(seat) {
            let card = self.choose(seat);
            self.apply(card.ok_or(Broken("a seat to act that can do nothing"))?)?;
        }
        Ok(())
    }

    /// A patron's choice, or what the substitute does for a member. A patron that plays a card where it is asked for a
    /// poignée hides it, as the substitute does.
    fn choose(&self, seat: Seat) -> Option<LegalAct> {
        let state = &self.table.state;
        let cards = &state.playing()?.cards;
        let chosen = self.choices.of(seat).filter(|_| state.is_patrons(seat));
        let legal = chosen.and_then(|act| cards.check(seat, act).ok());
        legal.or_else(|| cards.substitute(seat))
    }

    /// Carries out a checked act and moves its coins.
    pub(super) fn apply(&mut self, legal: LegalAct) -> Result<(), Broken> {
        let playing = self.state().playing_mut();
        let playing = playing.ok_or(Broken("an act without a running deal"))?;
        let (seat, act) = (legal.seat(), legal.act());
        let (deal, number) = (playing.hands.deal, playing.acts);
        let mut events = Vec::new();
        let applied = playing.cards.apply(legal, |event| events.push(event));
        applied.map_err(|_| Broken("an act that was checked against an earlier position"))?;
        playing.acts += 1;
        self.effects.push(Effect::Acted {
            deal,
            number,
            seat,
            act,
        });
        self.effects.pay(&mut self.table, events)
    }

    /// Shows the combinations of a seat whose turn has come, if its holder decided so beforehand.
    fn show_as_decided(&mut self) -> Result<(), Broken> {
        let Some(playing) = self.state().playing_mut() else {
            return Ok(());
        };
        let Turn::One(seat) = playing.cards.turn() else {
            return Ok(());
        };
        let answer = playing.hands.answers.remove(&seat);
        let act = answer.and_then(Answer::act);
        let act = act.and_then(|act| playing.cards.check(seat, &act).ok());
        act.map_or(Ok(()), |act| self.apply(act))
    }

    /// After an act: sets the clock for what comes next, or settles a finished deal.
    pub(super) fn go_on(&mut self) -> Result<(), Broken> {
        self.show_as_decided()?;
        match self.table.playing().map(|playing| playing.cards.turn()) {
            Some(Turn::Over) => self.end_deal(),
            Some(Turn::One(_) | Turn::Each(_)) => {
                self.clock
                    .start_turn(&mut self.table.state, &mut self.cx.chance);
                Ok(())
            }
            Some(Turn::Question) | None => Ok(()),
        }
    }
}

/// Whether this act is for a seat's first turn, which has not come yet: to show all its combinations, or not to after
/// all (RULES.md OT-6).
fn decides_beforehand(playing: &Playing, seat: Seat, act: Act) -> bool {
    if !matches!(act, Act::Show(_) | Act::Hide) || playing.awaited().contains(seat) {
        return false;
    }
    let all = playing.cards.view(Viewer::Seat(seat)).to_declare();
    let some = all.filter(|cards| !cards.is_empty());
    some.is_some_and(|cards| act == Act::Hide || act == Act::Show(cards))
}

/// Checks an act of a seat whose turn it is. Says whether combinations or a poignée are hidden before it: whoever plays a
/// card without showing them keeps them back in the same step, so that nobody can tell it from a hand without any
/// (RULES.md OT-6, JT-9). For the same reason they are never hidden without a card.
fn checked_after_hiding(
    playing: &Playing,
    seat: Seat,
    act: Act,
    deal: DealId,
) -> Result<bool, Refusal> {
    let refused = |refusal: rules::Refusal| match refusal.code {
        RefusalCode::DealIsOver => Refusal::Stale { deal },
        _ => Refusal::Rules(act, refusal),
    };
    let is_asked = matches!(
        playing.cards.legal(seat).choice(),
        Choice::Declare(_) | Choice::Poignee(_)
    );
    if is_asked && act == Act::Hide {
        return Err(refused(rules::Refusal {
            code: RefusalCode::NotAllowedNow,
            rule: None,
            would_do: CardSet::EMPTY,
        }));
    }
    if !is_asked || !matches!(act, Act::Play(_) | Act::PlaySaying(..)) {
        return playing
            .cards
            .check(seat, &act)
            .map(|_| false)
            .map_err(refused);
    }
    let mut after = playing.cards.clone();
    let hides = after.check(seat, &Act::Hide).map_err(refused)?;
    after
        .apply(hides, |_| {})
        .map_err(|_| Broken("an act that was checked against an earlier position"))?;
    after.check(seat, &act).map(|_| true).map_err(refused)
}

impl State {
    /// Whether every member who is there has answered the question.
    pub(super) fn all_have_answered(&self) -> bool {
        let Some(playing) = self.playing() else {
            return false;
        };
        let mut seats = Seat::all(playing.hands.chairs.len());
        seats.all(|seat| {
            let present = self.occupant(seat).is_some_and(Occupant::is_present);
            playing.hands.answers.contains_key(&seat) || !present
        })
    }

    /// The patrons still to answer the question, leaving out those played by a game master.
    pub(super) fn asked_patrons(&self) -> SeatSet {
        let Some(playing) = self.playing() else {
            return SeatSet::EMPTY;
        };
        if playing.hands.stretch != Stretch::Question {
            return SeatSet::EMPTY;
        }
        let asked = playing.cards.question();
        let asked = asked.iter().filter(|seat| {
            let occupant = self.occupant(*seat);
            let silent = occupant.is_some_and(|occupant| !occupant.is_present());
            silent && self.is_patrons(*seat) && !playing.hands.answers.contains_key(seat)
        });
        asked.collect()
    }

    /// Whether a hand is a patron's, even if played by a game master: what the game master leaves undone, the patron
    /// chooses.
    pub(super) fn is_patrons(&self, seat: Seat) -> bool {
        let occupant = self.occupant(seat);
        occupant.is_some_and(|occupant| occupant.player.member().is_none())
    }

    /// A member's seat, if the button's deal is still running.
    pub(super) fn seat_dealt(
        &self,
        by: MemberId,
        deal: DealId,
    ) -> Result<(Seat, &Playing), Refusal> {
        let chair = self.must_sit(by)?;
        let playing = self.playing();
        let playing = playing.filter(|playing| playing.hands.deal == deal);
        let playing = playing.ok_or(Refusal::Stale { deal })?;
        let seat = playing.hands.seat_of(chair).ok_or(Refusal::NotDealtIn)?;
        Ok((seat, playing))
    }
}
