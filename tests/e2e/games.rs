//! Every game from its command to the payout, every click doubled, the bot killed in the middle,
//! and every coin accounted for.

use crate::guest::{Done, step};
use crate::house::House;
use crate::screens::{Hand, call, tables};
use sandbox::{Message, Person};

/// Coins that everybody begins with.
const COINS: i64 = 100_000;
/// After how many acts the bot is killed.
const KILLED_AFTER: usize = 7;
/// More acts than any of these evenings has.
const MOST_ACTS: usize = 3_000;

/// An evening at one table.
struct Evening {
    command: &'static str,
    /// People at the table; patrons come with the command.
    people: usize,
    /// Deals at the least.
    deals: u32,
    /// What must have been done before it ends.
    acts: &'static [&'static str],
}

/// What somebody at the table is to do.
enum Next {
    Act(usize, Message),
    Called(usize, Message),
    Over(Message, u32),
}

impl Evening {
    async fn pass(&self) {
        let coins = COINS.to_string();
        let mut house = House::with(&[("TRIOMPHE_STARTING_COINS", &coins)]).await;
        // A call that is taken back while the bot is killed is taken back twice.
        house.tolerate("404 10008 DELETE");
        let names = ["Ann", "Ben", "Cleo", "Dan"];
        let people: Vec<Person> = names[..self.people]
            .iter()
            .map(|name| house.sandbox.add_person(name))
            .collect();
        let people: Vec<&Person> = people.iter().collect();
        let table = house.seat_at(&people, self.command).await;
        house.sandbox.faults().double_interactions(100_000);
        house.deal(&people, &table).await;
        let (mut done, mut deals) = (Done::new(), 0);
        for act in 0.. {
            assert!(act < MOST_ACTS, "{}: only {done:?}", self.command);
            if act == KILLED_AFTER {
                house.kill();
                house.must_be_in_order();
                house.start().await;
                for person in &people {
                    house.slash(person, "/table hand").await;
                }
            }
            match self.next(&house, &people, &table.id, deals).await {
                Next::Act(who, hand) => {
                    step(people[who], &hand, act, &mut done).await;
                }
                Next::Called(who, call) => {
                    house.press(people[who], &call, "My hand").await;
                }
                Next::Over(message, over) => {
                    deals = over;
                    let missing = self.acts.iter().any(|act| !done.contains_key(*act));
                    // A match is played to its end: only then is everything paid.
                    if deals >= self.deals
                        && !missing
                        && !message.all_text().contains("A match is on")
                    {
                        break;
                    }
                    // A new match takes a click of everybody's.
                    let takes = match message.all_text().contains("another match?") {
                        true => people.len(),
                        false => 1,
                    };
                    for person in &people[..takes] {
                        house.press(person, &message, "Deal now").await;
                    }
                }
            }
        }
        println!("{}: {deals} deals, {done:?}", self.command);
        house.slash(people[0], "/table close").await;
        let mut sum = 0;
        for person in &people {
            let (free, held) = house.purse(person).await;
            assert_eq!(held, 0, "{}: nothing is held any more", self.command);
            sum += free;
        }
        if !self.command.contains("patrons:") {
            assert_eq!(sum, COINS * self.people as i64, "{}", self.command);
        }
        house.close().await;
    }

    async fn next(&self, house: &House, people: &[&Person], table: &str, deals: u32) -> Next {
        let look = |_: &sandbox::Sandbox| {
            for (who, person) in people.iter().enumerate() {
                let messages = person.sees(house.here());
                let over = tables(&messages)
                    .into_iter()
                    .find(|shown| shown.id == table && shown.deals > deals && !shown.is_playing());
                if let Some(over) = over {
                    return Some(Next::Over(over.message, over.deals));
                }
                if let Some(hand) = Hand::of(&messages, table)
                    && is_asked(&hand.message)
                {
                    return Some(Next::Act(who, hand.message));
                }
                if let Some(call) = call(&messages, person, table) {
                    return Some(Next::Called(who, call));
                }
            }
            None
        };
        match tokio::time::timeout(
            std::time::Duration::from_secs(25),
            house.sandbox.until(look),
        )
        .await
        {
            Ok(next) => next,
            Err(_) => panic!(
                "{}: nothing goes on:\n{:#?}\n{}",
                self.command,
                people
                    .iter()
                    .map(|person| person.sees(house.here()))
                    .collect::<Vec<_>>(),
                house.log()
            ),
        }
    }
}

fn is_asked(hand: &Message) -> bool {
    let text = hand.all_text();
    let asked = [
        "Do you want to show",
        "Do you want to rob",
        "You may take",
        "Are you sure",
        "It is your turn",
        "You lead",
    ];
    asked.iter().any(|asked| text.contains(asked))
}

macro_rules! evenings {
    ($($name:ident: $command:literal, people $people:literal, deals $deals:literal, $acts:expr;)*) => {
        $(
            #[tokio::test]
            async fn $name() {
                let evening = Evening {
                    command: $command,
                    people: $people,
                    deals: $deals,
                    acts: &$acts,
                };
                evening.pass().await;
            }
        )*
    };
}

evenings! {
    vieville: "/triomphe start edition:vieville", people 4, deals 3, ["play"];
    scarto: "/scarto start", people 3, deals 1, ["discard", "play"];
    scarto_chee: "/scarto start edition:chee patrons:2", people 1, deals 1, ["play"];
    tarocchi: "/tarocchi start", people 3, deals 1, ["discard", "play"];
    mitigati: "/mitigati start", people 3, deals 2, ["bid", "more", "number", "discard", "play"];
    mitigati_chee: "/mitigati start edition:chee patrons:2", people 1, deals 1, ["play"];
    troccas: "/troccas start", people 4, deals 1, ["discard", "play", "call-valet"];
    swiss: "/swiss start", people 3, deals 3, ["discard", "play"];
    la_triomphe: "/latriomphe start", people 4, deals 1, ["play", "offer", "accept", "refuse", "vole", "stop"];
    la_triomphe_for_two: "/latriomphe start target:2 patrons:1", people 1, deals 1, ["play"];
    as_qui_pille: "/latriomphe start edition:as-qui-pille target:3", people 4, deals 1, ["play", "rob", "leave"];
    trefeltromp: "/trefeltromp start stake:2", people 4, deals 2,
        ["check", "call", "fold", "bet", "raise", "number", "swap", "keep", "lay"];
}
