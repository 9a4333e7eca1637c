//! A sandbox with the bot in it.

use sandbox::{Answer, Id, Message, Person, Sandbox};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use triomphe::config::Config;
use triomphe::store::Store;
use triomphe::tavern::Tavern;

/// A sandbox with the bot in it.
pub struct Inn {
    pub sandbox: Sandbox,
    pub tavern: Tavern,
    stop: Option<oneshot::Sender<()>>,
    bot: tokio::task::JoinHandle<()>,
    clock: tokio::task::JoinHandle<()>,
    store: Store,
    change: Change,
}

/// How an inn is kept otherwise than most.
type Change = Arc<dyn Fn(Config) -> Config>;

impl Inn {
    pub async fn open() -> Inn {
        Inn::open_with(|config| config).await
    }

    /// One that is kept otherwise than most.
    pub async fn open_with(change: impl Fn(Config) -> Config + 'static) -> Inn {
        let sandbox = Sandbox::start(sandbox::Config::default()).await.unwrap();
        let store = Store::in_memory().await.unwrap();
        Inn::at(sandbox, store, Arc::new(change)).await
    }

    /// From the next start on it is kept otherwise.
    pub fn change(mut self, change: impl Fn(Config) -> Config + 'static) -> Inn {
        self.change = Arc::new(change);
        self
    }

    /// The bot stops and starts again, on the same books.
    pub async fn reopen(mut self) -> Inn {
        self.stop_bot().await;
        self.start_bot().await
    }

    /// The bot that was stopped starts again.
    pub async fn start_bot(self) -> Inn {
        Inn::at(self.sandbox, self.store, self.change).await
    }

    async fn at(sandbox: Sandbox, store: Store, change: Change) -> Inn {
        let config = Config::from_lookup(|name| match name {
            "DISCORD_TOKEN" => Some(sandbox.token().to_owned()),
            "TRIOMPHE_DISCORD_URL" => Some(sandbox.url()),
            "TRIOMPHE_PATRON_PAUSE" => Some("off".to_owned()),
            "TRIOMPHE_BETWEEN_SECONDS" => Some("600".to_owned()),
            "TRIOMPHE_QUESTION_SECONDS" => Some("600".to_owned()),
            "TRIOMPHE_EMOJI" => Some("off".to_owned()),
            _ => None,
        })
        .unwrap();
        // Words wait for their picture however slow the machine is, so that both come in one change.
        let config = change(Config {
            patience: Duration::from_secs(60),
            ..config
        });
        let tavern = Tavern::open(store.clone(), config.house.clone(), Some(7))
            .await
            .unwrap();
        let clock = tokio::spawn(tavern.clone().run_clock());
        let (stop, stopped) = oneshot::channel();
        let served = tavern.clone();
        let bot = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            triomphe::discord::run(&config, served, stopped)
                .await
                .unwrap();
        });
        sandbox.until_ready().await;
        Inn {
            sandbox,
            tavern,
            stop: Some(stop),
            bot,
            clock,
            store,
            change,
        }
    }

    /// The bot stops.
    pub async fn stop_bot(&mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        (&mut self.bot).await.unwrap();
        self.clock.abort();
    }

    /// Ends it: the books must be right, and Discord never had anything to refuse.
    pub async fn close(self) {
        self.close_after(&[]).await;
    }

    /// Ends it where Discord had to refuse these.
    pub async fn close_after(mut self, refused: &[&str]) {
        self.stop_bot().await;
        let books = triomphe::bank::Bank::new(self.store.clone())
            .audit()
            .await
            .unwrap();
        assert!(books.is_clean(), "{books}");
        let mut wrong = self.sandbox.violations();
        wrong.retain(|wrong| !refused.iter().any(|refused| wrong.contains(refused)));
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    /// The table's message, once it says this.
    pub async fn table(&self, person: &Person, says: &str) -> Message {
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

/// All that an answer says.
pub fn said(answer: &Answer) -> String {
    answer.message().all_text()
}

/// The person's newest hand, once it says one of these.
pub async fn hand(person: &Person, channel: Id, says: &[&str]) -> Message {
    person
        .until(channel, |messages| {
            let hand = messages
                .iter()
                .rev()
                .find(|m| m.ephemeral() && m.all_text().contains("Your hand"))?;
            let text = hand.all_text();
            says.iter()
                .any(|says| text.contains(says))
                .then(|| hand.clone())
        })
        .await
}

/// What a hand says when its holder is to do something.
pub const ASKED: &[&str] = &["Do you want to show", "It is your turn", "You lead"];

/// Does what a hand asks for: shows nothing, or plays the first card that may be played.
pub async fn act(person: &Person, hand: &Message) -> Answer {
    if hand.all_text().contains("Do you want to show") {
        return person
            .click_label(hand, "Ready, show nothing")
            .await
            .unwrap();
    }
    let green = hand
        .buttons()
        .into_iter()
        .find(|button| button.style == 3)
        .expect("a card to play");
    person.click(hand, &green.custom_id).await.unwrap()
}
