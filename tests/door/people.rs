//! People who play: what they are asked next, and what they do unless a test says otherwise.

use crate::room::Room;
use crate::screens::{Hand, Table, call, signed, tables};
use sandbox::{Id, Message, Person};
use std::time::Duration;

/// How long a table may take to continue.
pub const SOON: Duration = Duration::from_secs(25);

/// What happens next at a table.
#[derive(Clone, Debug)]
pub enum Next {
    /// A person is asked about bonus cards.
    Question(Person, Hand),
    /// A person must play a card.
    Card(Person, Hand),
    /// A person is reminded, and has no open hand that says so.
    Called(Person, Message),
    /// The deal is over.
    Over(Table),
}

impl Room {
    /// Opens a table hosted by the first of these people, and seats everybody.
    pub async fn seat(&self, people: &[&Person], options: &str) -> Table {
        self.seat_at(people, &format!("/triomphe start {options}"))
            .await
    }

    /// The same with the command of any game.
    pub async fn seat_at(&self, people: &[&Person], command: &str) -> Table {
        let host = people[0];
        let known: Vec<String> = tables(&host.sees(self.here()))
            .into_iter()
            .map(|table| table.id)
            .collect();
        let answer = self.slash(host, command).await;
        assert!(answer.all_text().contains("is open"), "{answer:?}");
        let table = host.until(self.here(), |messages| {
            tables(messages)
                .into_iter()
                .find(|table| !known.contains(&table.id))
        });
        let table = table.await;
        for person in &people[1..] {
            let answer = self.press(person, &table.message, "Join").await;
            assert!(answer.all_text().contains("You joined"), "{answer:?}");
        }
        let last = people[people.len() - 1];
        let all_sit = |table: &Table| {
            people
                .iter()
                .all(|person| table.field("Seats").contains(person.name()))
                .then(|| table.clone())
        };
        self.until_table(last, &table.id, all_sit).await
    }

    /// Waits until a person sees a table that matches.
    pub async fn until_table<T>(
        &self,
        person: &Person,
        id: &str,
        look: impl Fn(&Table) -> Option<T>,
    ) -> T {
        let found = person.until(self.here(), |messages| {
            tables(messages)
                .into_iter()
                .filter(|table| table.id == id)
                .find_map(|table| look(&table))
        });
        found.await
    }

    /// Waits until a table's message contains this.
    pub async fn until_says(&self, person: &Person, id: &str, text: &str) -> Table {
        self.until_table(person, id, |table| table.says(text).then(|| table.clone()))
            .await
    }

    /// A table as currently shown.
    pub fn table(&self, person: &Person, id: &str) -> Table {
        tables(&person.sees(self.here()))
            .into_iter()
            .rfind(|table| table.id == id)
            .expect("the table is shown")
    }

    /// The host deals; everybody opens their hand, unless Death ended the deal at once.
    pub async fn deal(&self, people: &[&Person], table: &Table) {
        let shown = self.table(people[0], &table.id);
        let label = if shown.deals == 0 {
            "Deal"
        } else {
            "Next deal"
        };
        let answer = self.press(people[0], &shown.message, label).await;
        // If the players changed since the pack was shuffled, dealing takes a second click.
        if answer.all_text().contains("reshuffled") {
            // The button for the new pack comes by an edit after the answer.
            let anew = |now: &Table| (now.message != shown.message).then(|| now.message.clone());
            let again = self.until_table(people[0], &table.id, anew).await;
            self.press(people[0], &again, label).await;
        }
        let dealt =
            |now: &Table| (now.is_playing() || now.deals > shown.deals).then(|| now.clone());
        let now = self.until_table(people[0], &table.id, dealt).await;
        if now.deals == shown.deals {
            for person in &people[1..] {
                // An open hand shows the new deal by itself.
                if Hand::newest(&person.sees(self.here()), &table.id).is_none() {
                    self.look_at_hand(person, &table.id).await;
                }
            }
        }
    }

    /// A person presses "My hand".
    pub async fn look_at_hand(&self, person: &Person, table: &str) -> Message {
        let hand = format!("t:{table}:hand");
        let message = person.until(self.here(), |messages| {
            let shown =
                |message: &&Message| !message.ephemeral() && message.control(&hand).is_some();
            messages.iter().rfind(shown).cloned()
        });
        self.click(person, &message.await, &hand).await
    }

    /// What happens next at a table where this many deals were played.
    pub async fn next(&self, people: &[&Person], table: &str, deals: u32) -> Next {
        let look = |_: &sandbox::Sandbox| {
            for person in people {
                let messages = person.sees(self.here());
                let over = |shown: &Table| shown.id == table && shown.deals > deals;
                if let Some(over) = tables(&messages).into_iter().find(over) {
                    return Some(Next::Over(over));
                }
                let hand = Hand::newest(&messages, table);
                match hand {
                    Some(hand) if hand.is_asked() => {
                        return Some(Next::Question((*person).clone(), hand));
                    }
                    Some(hand) if hand.is_on_turn() => {
                        return Some(Next::Card((*person).clone(), hand));
                    }
                    _ => {}
                }
                if let Some(call) = call(&messages, person, table) {
                    return Some(Next::Called((*person).clone(), call));
                }
            }
            None
        };
        match tokio::time::timeout(SOON, self.sandbox.until(look)).await {
            Ok(next) => next,
            Err(_) => {
                let seen =
                    |person: &&Person| format!("{person:?} sees {:#?}", person.sees(self.here()));
                let seen: Vec<String> = people.iter().map(seen).collect();
                panic!("nothing goes on at {table}:\n{}", seen.join("\n"))
            }
        }
    }

    /// Plays the deal to its end: everybody shows the bonus cards they hold, and plays the first card that may be played.
    pub async fn play_out(&self, people: &[&Person], table: &str, deals: u32) -> Table {
        loop {
            let next = self.next(people, table, deals).await;
            if let Some(over) = self.usual(next).await {
                return over;
            }
        }
    }

    /// Does what people usually do; returns the table when the deal is over.
    pub async fn usual(&self, next: Next) -> Option<Table> {
        match next {
            Next::Question(person, hand) => {
                self.click(&person, &hand.message, &hand.answer("show-all"))
                    .await;
            }
            Next::Card(person, hand) => {
                let (_, button) = hand.legal().into_iter().next().expect("a green card");
                self.click(&person, &hand.message, &button.custom_id).await;
            }
            Next::Called(person, message) => {
                self.press(&person, &message, "My hand").await;
            }
            Next::Over(table) => return Some(table),
        }
        None
    }

    /// A person's free coins, and the coins set aside.
    pub async fn purse(&self, person: &Person) -> (i64, i64) {
        self.purse_in(self.here(), person).await
    }

    pub async fn purse_in(&self, channel: Id, person: &Person) -> (i64, i64) {
        let answer = self.slash_in(channel, person, "/coins balance").await;
        let text = answer.all_text();
        let coins = |before: &str| {
            let rest = text.split_once(before)?.1;
            Some(signed(rest.split_whitespace().next()?))
        };
        // Whoever has not used their purse yet has starting coins to come.
        let free = coins("You can spend").or_else(|| coins("You’ll have"));
        (free.expect("a balance"), coins("Another").unwrap_or(0))
    }
}
