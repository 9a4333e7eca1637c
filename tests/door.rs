//! The bot at the door of a local Discord: what guests see when they ask, click and err.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use sandbox::{Answer, Message, Person, Sandbox};
use tokio::sync::oneshot;
use triomphe::config::Config;
use triomphe::store::Store;
use triomphe::tavern::Tavern;

/// A sandbox with the bot in it.
struct Inn {
    sandbox: Sandbox,
    stop: Option<oneshot::Sender<()>>,
    bot: tokio::task::JoinHandle<()>,
    clock: tokio::task::JoinHandle<()>,
    store: Store,
}

impl Inn {
    async fn open() -> Inn {
        let sandbox = Sandbox::start(sandbox::Config::default()).await.unwrap();
        let config = Config::from_lookup(|name| match name {
            "DISCORD_TOKEN" => Some(sandbox.token().to_owned()),
            "TRIOMPHE_DISCORD_URL" => Some(sandbox.url()),
            "TRIOMPHE_PATRON_PAUSE" => Some("off".to_owned()),
            "TRIOMPHE_BETWEEN_SECONDS" => Some("600".to_owned()),
            "TRIOMPHE_QUESTION_SECONDS" => Some("600".to_owned()),
            _ => None,
        })
        .unwrap();
        let store = Store::in_memory().await.unwrap();
        let tavern = Tavern::open(store.clone(), config.house.clone(), Some(7))
            .await
            .unwrap();
        let clock = tokio::spawn(tavern.clone().run_clock());
        let (stop, stopped) = oneshot::channel();
        let bot = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            triomphe::discord::run(&config, tavern, stopped)
                .await
                .unwrap();
        });
        sandbox.until_ready().await;
        Inn {
            sandbox,
            stop: Some(stop),
            bot,
            clock,
            store,
        }
    }

    async fn close(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        self.bot.await.unwrap();
        self.clock.abort();
        let books = triomphe::bank::Bank::new(self.store.clone())
            .audit()
            .await
            .unwrap();
        assert!(books.is_clean(), "{books}");
        let wrong = self.sandbox.violations();
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    /// The table's message, once it says this.
    async fn table(&self, person: &Person, says: &str) -> Message {
        let says = says.to_owned();
        person
            .until(self.sandbox.channel(), |messages| {
                messages
                    .iter()
                    .rev()
                    .find(|m| !m.ephemeral() && m.all_text().contains(&says))
                    .cloned()
            })
            .await
    }
}

fn said(answer: &Answer) -> String {
    answer.message().all_text()
}

#[tokio::test]
async fn every_command_answers_in_a_sentence() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let ben = inn.sandbox.add_person("Ben");
    let here = inn.sandbox.channel();
    for (line, says) in [
        ("/help", "Welcome in"),
        ("/about", "Play coins only"),
        ("/coins balance", "100 coins"),
        ("/coins history", "starting coins"),
        ("/table show", "No table is open"),
        ("/table hand", "No table is open"),
        ("/table leave", "No table is open"),
        ("/table close", "No table is open"),
        ("/triomphe rules", "Triomphe Forcée, tavern rules"),
        ("/triomphe rules edition:vieville", "anticlockwise"),
        (
            "/triomphe rules edition:vieville pack:small",
            "does not go with",
        ),
        ("/triomphe start stake:1000", "you have 100 coins to spend"),
        ("/triomphe start stake:1", "from 2 coins to 1,000,000 coins"),
        ("/triomphe start patrons:14 pack:small", "3 to 8 players"),
        (
            &format!("/coins pay member:<@{}> coins:7 reason:ale", ben.id()),
            "paid",
        ),
        (
            &format!("/coins pay member:<@{}> coins:7", ann.id()),
            "cannot pay yourself",
        ),
        (
            &format!("/coins pay member:<@{}> coins:94", ben.id()),
            "93 coins",
        ),
        (
            &format!("/coins pay member:<@{}> coins:1", inn.sandbox.bot()),
            "no purse",
        ),
        (
            &format!("/coins grant member:<@{}> coins:7 reason:x", ben.id()),
            "Manage Server",
        ),
        (
            &format!("/coins take member:<@{}> coins:7 reason:x", ben.id()),
            "Manage Server",
        ),
        ("/coins history", "paid to"),
    ] {
        let answer = ann
            .slash(here, line)
            .await
            .unwrap_or_else(|failed| panic!("{line}: {failed:?}"));
        assert!(said(&answer).contains(says), "{line}: {}", said(&answer));
    }
    inn.close().await;
}

#[tokio::test]
async fn a_table_plays_a_deal_and_pays_it_out() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    let answer = ann
        .slash(here, "/triomphe start stake:5 edition:tavern patrons:3")
        .await
        .unwrap();
    assert!(answer.message().ephemeral(), "{}", said(&answer));
    let lobby = inn.table(&ann, "Everything is ready").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let mut steps = 0;
    loop {
        steps += 1;
        assert!(steps < 100, "the deal does not end");
        // Whatever happens next: it is over, a question, or Ann's turn.
        let sees = ann
            .until(here, |messages| {
                let hand = messages
                    .iter()
                    .rev()
                    .find(|m| m.ephemeral() && m.all_text().contains("Your hand"));
                let over = messages
                    .iter()
                    .any(|m| !m.ephemeral() && m.all_text().contains("Won and lost"));
                if over {
                    return Some(None);
                }
                hand.filter(|hand| {
                    let text = hand.all_text();
                    text.contains("Do you want to show")
                        || text.contains("It is your turn")
                        || text.contains("You lead")
                })
                .map(|hand| Some(hand.clone()))
            })
            .await;
        let Some(hand) = sees else { break };
        if hand.all_text().contains("Do you want to show") {
            ann.click_label(&hand, "Show all I hold").await.unwrap();
            continue;
        }
        let green = hand
            .buttons()
            .into_iter()
            .find(|control| control.json["style"] == 3)
            .expect("a card to play");
        ann.click(&hand, &green.custom_id).await.unwrap();
    }
    let table = inn.table(&ann, "Won and lost").await;
    println!("{}", table.all_text());
    inn.close().await;
}
