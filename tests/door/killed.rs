//! Every game from its command to the payout, every click doubled, the bot killed in the middle,
//! and every coin accounted for.

use crate::guest::{Done, step};
use crate::process::Process;
use crate::room::asks;
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
        let mut bot = Process::with(&[("TRIOMPHE_STARTING_COINS", &coins)]).await;
        // A call that is taken back while the bot is killed is taken back twice.
        bot.tolerate("404 10008 DELETE");
        let names = ["Ann", "Ben", "Cleo", "Dan"];
        let people: Vec<Person> = names[..self.people]
            .iter()
            .map(|name| bot.sandbox.add_person(name))
            .collect();
        let people: Vec<&Person> = people.iter().collect();
        let table = bot.seat_at(&people, self.command).await;
        bot.sandbox.faults().double_interactions(100_000);
        bot.deal(&people, &table).await;
        let (mut done, mut deals) = (Done::new(), 0);
        for act in 0.. {
            assert!(
                act < MOST_ACTS,
                "{}: it does not end: {done:?}",
                self.command
            );
            if act == KILLED_AFTER {
                bot.kill();
                bot.must_be_in_order();
                bot.start().await;
                for person in &people {
                    bot.slash(person, "/table hand").await;
                }
            }
            match self.next(&bot, &people, &table.id, deals).await {
                Next::Act(who, hand) => {
                    step(people[who], &hand, act, &mut done).await;
                }
                Next::Called(who, call) => {
                    bot.press(people[who], &call, "My hand").await;
                }
                Next::Over(message, over) => {
                    deals = over;
                    // A match is played to its end: only then is everything paid.
                    let killed = act > KILLED_AFTER;
                    if killed
                        && deals >= self.deals
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
                        bot.press(person, &message, "Deal now").await;
                    }
                }
            }
        }
        println!("{}: {deals} deals, {done:?}", self.command);
        bot.slash(people[0], "/table close").await;
        let mut sum = 0;
        for person in &people {
            let (free, held) = bot.purse(person).await;
            assert_eq!(held, 0, "{}: nothing is held any more", self.command);
            sum += free;
        }
        if !self.command.contains("patrons:") {
            assert_eq!(sum, COINS * self.people as i64, "{}", self.command);
        }
        bot.close().await;
    }

    async fn next(&self, bot: &Process, people: &[&Person], table: &str, deals: u32) -> Next {
        let look = |_: &sandbox::Sandbox| {
            for (who, person) in people.iter().enumerate() {
                let messages = person.sees(bot.here());
                let over = tables(&messages)
                    .into_iter()
                    .find(|shown| shown.id == table && shown.deals > deals && !shown.is_playing());
                if let Some(over) = over {
                    return Some(Next::Over(over.message, over.deals));
                }
                if let Some(hand) = Hand::of(&messages, table)
                    && asks(&hand.message)
                {
                    return Some(Next::Act(who, hand.message));
                }
                if let Some(call) = call(&messages, person, table) {
                    return Some(Next::Called(who, call));
                }
            }
            None
        };
        match tokio::time::timeout(std::time::Duration::from_secs(25), bot.sandbox.until(look))
            .await
        {
            Ok(next) => next,
            Err(_) => panic!(
                "{}: nothing goes on:\n{:#?}\n{}",
                self.command,
                people
                    .iter()
                    .map(|person| person.sees(bot.here()))
                    .collect::<Vec<_>>(),
                bot.log()
            ),
        }
    }
}

macro_rules! evenings {
    ($($name:ident: $command:literal, people $people:literal, deals $deals:literal;)*) => {
        $(
            #[tokio::test]
            async fn $name() {
                let evening = Evening {
                    command: $command,
                    people: $people,
                    deals: $deals,
                };
                evening.pass().await;
            }
        )*
    };
}

evenings! {
    vieville: "/triomphe start edition:vieville", people 4, deals 3;
    scarto: "/scarto start", people 3, deals 1;
    scarto_chee: "/scarto start edition:chee patrons:2", people 1, deals 1;
    tarocchi: "/tarocchi start", people 3, deals 1;
    mitigati: "/mitigati start", people 3, deals 2;
    mitigati_chee: "/mitigati start edition:chee patrons:2", people 1, deals 1;
    troccas: "/troccas start", people 4, deals 1;
    swiss: "/swiss start", people 3, deals 3;
    la_triomphe: "/latriomphe start", people 4, deals 1;
    la_triomphe_for_two: "/latriomphe start target:2 patrons:1", people 1, deals 1;
    as_qui_pille: "/latriomphe start edition:as-qui-pille target:3", people 4, deals 1;
    trefeltromp: "/trefeltromp start stake:2", people 4, deals 2;
}
