//! Reads a table again from its row, replaying its deals from their records.

use super::super::told::{Told, read, some_or_usual};
use super::{At, Life, Rows};
use books::{Account, Amount, Reason, Transfer};
use ids::{DealId, Moment};
use rules::{Deal, Event, Payment, Record, Turn};
use serde_json::{Value, json};
use table::{Finished, Hands, Latest, Playing, State, Stretch, Table, VoidPlan};

/// A deal as recorded.
pub(super) struct Played {
    record: Record,
    is_played: bool,
}

impl Life {
    /// Reads the table from its row, and its deals from their records.
    ///
    /// # Panics
    /// A row that cannot be read, or a record that cannot be replayed.
    pub fn read_back(&mut self, rows: Rows) {
        let table = self.table.take().expect("an open table");
        let row = match rows {
            Rows::Own => table.row().expect("a row"),
            Rows::Old => Value::Object(self.recorded.clone()).to_string(),
        };
        let state: State<Hands> = serde_json::from_str(&row).expect("a row that can be read");
        let state = state.with(|hands| Ok::<_, String>(self.playing(hands)));
        let state = state.expect("a deal that can be played again");
        let is_on = state.phase.is_playing();
        let last = state.last.filter(|_| !is_on);
        self.table = Some(Table {
            due_at: self.due.map(Moment),
            finished: last.and_then(|last| self.finished(last)),
            state,
            ..table
        });
    }

    pub(super) fn remember(&mut self, told: &Told) {
        for begun in &told.begun {
            let played = Played {
                record: read(&begun[1]),
                is_played: false,
            };
            self.deals.insert(read(&begun[0]), played);
        }
        for act in &told.acts {
            let deal = self.deals.get_mut(&read(&act[0])).expect("a deal");
            deal.record.acts.push((read(&act[2]), read(&act[3])));
        }
        for ended in told.ended.iter().filter(|ended| ended[1] == "played") {
            let deal = self.deals.get_mut(&read(&ended[0])).expect("a deal");
            deal.is_played = true;
        }
    }

    /// A void as the house planned it.
    pub(super) fn void_plan(&self, command: &Value, at: &At<'_>) -> VoidPlan {
        let At { told, before, .. } = *at;
        let deal: DealId = read(&command["deal"]);
        let table = self.open_table();
        let finished = self.finished(deal).expect("a deal that was played");
        let pot = before
            .get("carried")
            .is_some_and(|pot| pot["deal"] == json!(deal));
        let is_latest = table.playing().is_none() && (table.state.last == Some(deal) || pot);
        let outcome = finished.deal.outcome().expect("an outcome");
        let after = |key: &str| self.recorded.get(key).cloned().unwrap_or_default();
        VoidPlan {
            version: table.version,
            deal,
            transfers: told.coins.iter().map(transfer).collect(),
            won: some_or_usual(after("won")),
            latest: is_latest.then(|| Latest {
                counts: finished.deal.setup().variant().is_match() && !outcome.match_over,
                finished,
                pot: read(&after("carried")),
            }),
        }
    }

    fn playing(&self, mut hands: Hands) -> Playing {
        let (mut cards, mut payments) = self.play_again(hands.deal);
        if hands.stretch != Stretch::Question {
            cards.close_question(|event| payments.extend(payment(event)));
        }
        if cards.turn() == Turn::Question {
            (hands.stretch, hands.rest) = (Stretch::Question, None);
        }
        Playing {
            acts: self.deals[&hands.deal].record.acts.len() as u32,
            hands,
            cards,
            payments,
        }
    }

    fn play_again(&self, deal: DealId) -> (Deal, Vec<Payment>) {
        let mut payments = Vec::new();
        let record = &self.deals[&deal].record;
        let deal = record.replay_telling(|event| payments.extend(payment(event)));
        (deal.expect("a record that can be played again"), payments)
    }

    fn finished(&self, id: DealId) -> Option<Finished> {
        let played = self.deals.get(&id).filter(|played| played.is_played)?;
        let (mut deal, mut payments) = self.play_again(id);
        deal.close_question(|event| payments.extend(payment(event)));
        let owners = played.record.seats.iter();
        Some(Finished {
            id,
            owners: owners.map(|key| key.parse().expect("an owner")).collect(),
            deal,
            payments,
        })
    }
}

fn payment(event: Event) -> Option<Payment> {
    match event {
        Event::Paid(payment) => Some(payment),
        _ => None,
    }
}

fn transfer(told: &Value) -> Transfer {
    let account = |value: &Value| {
        read::<String>(value)
            .parse::<Account>()
            .expect("an account")
    };
    let amount = Amount::new(read(&told[3])).expect("an amount");
    let reason = Reason::from(read::<String>(&told[4]));
    let name: String = read(&told[0]);
    let mut transfer = Transfer::new(name, account(&told[1]), account(&told[2]), amount, reason);
    transfer.cause = read(&told[5]);
    transfer.note = read(&told[6]);
    transfer
}
