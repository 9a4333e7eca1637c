//! What is done at a table: dealing, acts, answers, closing.

use super::chairs::{chair_of, must_host};
use super::draft::Draft;
use super::state::{Answer, Phase, State, Table};
use super::{
    ChannelId, ClosedWhy, DealId, GuildId, MemberId, Notice, Rank, Sorry, Standing, Stretch,
    TableId, Tavern, Trouble, VoidedWhy,
};
use rules::{Act, RefusalCode, Seat};

impl Tavern {
    /// Deals now: the first deal, or the next without waiting longer; at a slow table the next once everybody has
    /// asked for it. A new match begins with the last member who says so.
    ///
    /// # Errors
    /// Not seated here, too few players, a deal is on.
    pub async fn deal(&self, table: TableId, by: MemberId) -> Result<(), Trouble> {
        self.deal_if(table, by, |_| true).await
    }

    /// Deals now if so many deals were played: a second press of the same button deals no second one,
    /// even where the first was over at once.
    ///
    /// # Errors
    /// Not seated here, too few players, a deal is on or was played since.
    pub async fn deal_after(
        &self,
        table: TableId,
        by: MemberId,
        played: u32,
    ) -> Result<(), Trouble> {
        self.deal_if(table, by, |state| state.deals == played).await
    }

    /// The same from the shuffle that they saw: where who plays has changed since, everybody may cut the new one first.
    ///
    /// # Errors
    /// As above, and another shuffle.
    pub async fn deal_from(
        &self,
        table: TableId,
        by: MemberId,
        played: u32,
        shuffle: DealId,
    ) -> Result<(), Trouble> {
        let state = self.seated(table)?.table.lock().await.state.clone();
        if state.deals == played
            && matches!(state.phase, Phase::Lobby | Phase::Between)
            && state.shuffle.is_some_and(|now| now.deal != shuffle)
        {
            chair_of(&self.seated(table)?.table.lock().await.state, by)?;
            return Err(Sorry::ShuffledAnew.into());
        }
        self.deal_after(table, by, played).await
    }

    async fn deal_if(
        &self,
        table: TableId,
        by: MemberId,
        wanted: impl Fn(&State) -> bool,
    ) -> Result<(), Trouble> {
        let state = self.seated(table)?.table.lock().await.state.clone();
        let last = |state: &State| {
            let mut missing = state.not_ready();
            missing.retain(|&chair| state.chairs[chair].actor() != Some(by));
            missing.is_empty() || !state.waits_until_ready()
        };
        if chair_of(&state, by).is_ok() && wanted(&state) && last(&state) {
            self.fill_seats(table).await?;
        }
        let shuffle = |state: &State| state.shuffle.as_ref().map(|shuffle| shuffle.deal);
        let committed = shuffle(&state);
        self.change(table, |draft, purses| {
            let state = &draft.table.state;
            let chair = chair_of(state, by)?;
            let anew = matches!(state.phase, Phase::Between) && shuffle(state) != committed;
            let asked = state.chairs[chair].standing == Standing::Kept;
            if anew && !asked {
                // A patron has taken a seat, say: the new shuffle is to be cut first.
                return Err(Sorry::ShuffledAnew.into());
            }
            if !wanted(state) {
                return Err(Sorry::DealIsOn.into());
            }
            if state.homeless.is_some() {
                return Err(Sorry::NoPlace.into());
            }
            if state.orders.paused.is_some() {
                return Err(Sorry::Paused.into());
            }
            match state.phase {
                Phase::Lobby | Phase::Between => {}
                Phase::Playing(_) => return Err(Sorry::DealIsOn.into()),
                Phase::Closed { .. } => return Err(Sorry::Closed.into()),
            }
            // At a slow table nobody is hurried.
            let all = !state.waits_until_ready() || draft.ready(by);
            if asked {
                draft.come_back(chair);
            }
            if !draft.table.state.asked().is_empty() {
                // Nobody waits for the word of who could not play anyway.
                draft.look_at_purses(purses);
            }
            if !all || !draft.table.state.asked().is_empty() {
                // The next match waits for the others' word.
                return Ok(());
            }
            if anew {
                draft.table.state.notices.push(Notice::ShuffledAnew);
                return Ok(());
            }
            draft.begin_deal(purses)?;
            let state = &draft.table.state;
            match state.phase {
                Phase::Lobby if state.notices.is_empty() => Err(Sorry::TooFew {
                    missing: state.missing(),
                }
                .into()),
                _ => Ok(()),
            }
        })
        .await
    }

    /// A member acts: `asked` is the number of the question that the button was made for.
    ///
    /// # Errors
    /// An old button, not dealt in, or what the rules say against it.
    pub async fn act(
        &self,
        table: TableId,
        member: MemberId,
        deal: DealId,
        asked: u16,
        act: Act,
    ) -> Result<(), Trouble> {
        self.change(table, |draft, _| {
            let seat = seat_of(&draft.table, member, deal)?;
            if is_question(&draft.table)
                && let Some(answer) = Answer::of(act)
            {
                return answered(draft, seat, deal, answer);
            }
            let running = draft.table.running.as_ref().ok_or(Sorry::NoDeal)?;
            if running.asked(seat) != asked {
                return Err(Sorry::Stale { deal }.into());
            }
            let legal = running.deal.check(seat, &act);
            let legal = legal.map_err(|refusal| match refusal.code {
                RefusalCode::DealIsOver => Sorry::Stale { deal },
                _ => Sorry::Refused(act, refusal),
            })?;
            Ok(draft.act(legal)?)
        })
        .await
    }

    /// A member answers the question that goes to every seat alike (RULES.md TM-7, AP-1).
    ///
    /// # Errors
    /// The question is over or answered, not dealt in, or cards that they cannot show or lay.
    pub async fn answer(
        &self,
        table: TableId,
        member: MemberId,
        deal: DealId,
        answer: Answer,
    ) -> Result<(), Trouble> {
        self.change(table, |draft, _| {
            let seat = seat_of(&draft.table, member, deal)?;
            answered(draft, seat, deal, answer)
        })
        .await
    }

    /// Closes the table: now, or after the deal that is on.
    ///
    /// # Errors
    /// Neither the host nor a game master.
    pub async fn close(&self, table: TableId, by: MemberId, rank: Rank) -> Result<(), Trouble> {
        self.change(table, |draft, _| {
            let why = match (must_host(&draft.table.state, by), rank) {
                (Ok(()), _) => ClosedWhy::Asked,
                (Err(_), Rank::Gm) => ClosedWhy::ByGm,
                (Err(sorry), Rank::Guest) => return Err(sorry.into()),
            };
            Ok(draft.ask_to_close(why)?)
        })
        .await
    }

    /// The table goes with all that its server has here: its deal is taken back, every coin returned, and it is
    /// closed.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn abandon(&self, table: TableId) -> Result<(), Trouble> {
        self.change(table, |draft, _| {
            draft.take_back(VoidedWhy::Broken)?;
            Ok(draft.close(ClosedWhy::Gone)?)
        })
        .await
    }

    /// The tables of a server (of one channel) are abandoned.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn abandon_all(
        &self,
        guild: GuildId,
        channel: Option<ChannelId>,
    ) -> Result<(), Trouble> {
        for table in self.tables_in(guild, channel) {
            match self.abandon(table).await {
                Ok(()) | Err(Trouble::Sorry(_)) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(())
    }
}

fn is_question(table: &Table) -> bool {
    matches!(&table.state.phase, Phase::Playing(hands) if hands.stretch == Stretch::Question)
}

/// A seat answers the question that goes to every seat alike.
fn answered(
    draft: &mut Draft<'_>,
    seat: Seat,
    deal: DealId,
    answer: Answer,
) -> Result<(), Trouble> {
    let Phase::Playing(hands) = &draft.table.state.phase else {
        return Err(Sorry::NoDeal.into());
    };
    if !is_question(&draft.table) || hands.answers.contains_key(&seat.index()) {
        return Err(Sorry::Stale { deal }.into());
    }
    let running = draft.table.running.as_ref().ok_or(Sorry::NoDeal)?;
    // Who has nothing to answer has the same buttons, to no effect.
    if let Some(act) = answer.act()
        && running.deal.question().contains(seat)
    {
        let checked = running.deal.check(seat, &act);
        checked.map_err(|refusal| Sorry::Refused(act, refusal))?;
    }
    Ok(draft.answer(seat, answer)?)
}

/// The seat of a member in the deal that a button was made for.
fn seat_of(table: &Table, member: MemberId, deal: DealId) -> Result<Seat, Sorry> {
    let chair = chair_of(&table.state, member)?;
    match &table.state.phase {
        Phase::Playing(hands) if hands.deal == deal => {}
        _ => return Err(Sorry::Stale { deal }),
    }
    table.state.seat_of(chair).ok_or(Sorry::NotDealtIn)
}
