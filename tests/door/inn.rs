//! A sandbox with the bot in it.

use crate::guest::{Done, step};
use crate::tls;
use house::Tavern;
use ids::GuildId;
use sandbox::{Answer, Id, Message, Permissions, Person, RateLimits, Sandbox};
use std::sync::Arc;
use std::time::Duration;
use store::{Sqlite, Step, Store, Write};
use tokio::sync::oneshot;
use triomphe::config::{Config, Discord};
use triomphe::picture::Studio;

/// A sandbox with the bot in it.
pub struct Inn {
    pub sandbox: Sandbox,
    pub tavern: Tavern,
    stop: Option<oneshot::Sender<()>>,
    bot: tokio::task::JoinHandle<()>,
    clock: tokio::task::JoinHandle<()>,
    store: Arc<dyn Store>,
    change: Change,
}

/// Makes the server one of before the bot's own coins were raised: 100 coins to begin with, small stakes, no allowance.
async fn met_before(store: &Arc<dyn Store>, server: Id) {
    settings(store, server, "{\"allowance\":0,\"kept\":\"no\"}").await;
}

async fn settings(store: &Arc<dyn Store>, server: Id, settings: &str) {
    let write = Write::Settings {
        guild: GuildId(server.to_string().parse().unwrap()),
        settings: settings.to_owned(),
    };
    store.commit(Step::write(write)).await.unwrap();
}

/// How an inn is kept otherwise than most.
type Change = Arc<dyn Fn(Config) -> Config>;

impl Inn {
    pub async fn open() -> Inn {
        Inn::open_with(|config| config).await
    }

    /// One with Ann at the door, and the channel she is in.
    pub async fn with_ann() -> (Inn, Person, Id) {
        let inn = Inn::open().await;
        let (ann, here) = (inn.sandbox.add_person("Ann"), inn.sandbox.channel());
        (inn, ann, here)
    }

    /// One with Ann and Ben at the door, and the channel they are in.
    pub async fn with_ann_and_ben() -> (Inn, Person, Person, Id) {
        let (inn, ann, here) = Inn::with_ann().await;
        let ben = inn.sandbox.add_person("Ben");
        (inn, ann, ben, here)
    }

    /// One that is kept otherwise than most.
    pub async fn open_with(change: impl Fn(Config) -> Config + 'static) -> Inn {
        Inn::open_within(sandbox::Limits::default(), change).await
    }

    /// The same in a Discord of these limits.
    pub async fn open_within(
        limits: sandbox::Limits,
        change: impl Fn(Config) -> Config + 'static,
    ) -> Inn {
        let config = sandbox::Config {
            limits,
            ..sandbox::Config::granting(triomphe::discord::invited().bits())
        };
        let sandbox = Sandbox::start(config).await.unwrap();
        let store = Sqlite::in_memory().await.unwrap();
        met_before(&store, sandbox.server()).await;
        Inn::at(sandbox, store, Arc::new(change)).await
    }

    /// One in a server that the bot meets for the first time, with the coins it gives today.
    pub async fn open_anew() -> Inn {
        let sandbox = Sandbox::start(sandbox::Config::default()).await.unwrap();
        let store = Sqlite::in_memory().await.unwrap();
        Inn::at(sandbox, store, Arc::new(|config| config)).await
    }

    /// One in a server that the bot met before its own coins were raised, and whose game master was not told yet.
    pub async fn open_untold() -> Inn {
        let sandbox = Sandbox::start(sandbox::Config::default()).await.unwrap();
        let store = Sqlite::in_memory().await.unwrap();
        settings(&store, sandbox.server(), "{\"allowance\":0}").await;
        Inn::at(sandbox, store, Arc::new(|config| config)).await
    }

    /// One that the bot takes for discord.com: behind TLS, within rate limits, with words alone.
    pub async fn as_at_discord() -> Inn {
        let sandbox = Sandbox::start(sandbox::Config {
            rate_limits: RateLimits::Enforced,
            names: vec!["discord.com".to_owned()],
            ..sandbox::Config::granting(triomphe::discord::invited().bits())
        })
        .await
        .unwrap();
        let behind = sandbox.url().replace("http://", "").parse().unwrap();
        let (address, authority) = tls::before(behind, "discord.com").await;
        let store = Sqlite::in_memory().await.unwrap();
        let change = move |config| Config {
            discord: Discord::AsItself {
                address,
                authority: authority.clone(),
            },
            studio: Studio::closed(),
            ..config
        };
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

    async fn at(sandbox: Sandbox, store: Arc<dyn Store>, change: Change) -> Inn {
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
        let books = house::bank::Bank::new(self.store.clone())
            .audit()
            .await
            .unwrap();
        assert!(books.is_clean(), "{books}");
        let mut wrong = self.sandbox.violations();
        wrong.retain(|wrong| !refused.iter().any(|refused| wrong.contains(refused)));
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    /// What the tavern knows, once it knows it. No change of the sandbox tells when that is.
    pub async fn known<T>(&self, mut look: impl AsyncFnMut(&Tavern) -> Option<T>) -> T {
        let known = async {
            loop {
                if let Some(known) = look(&self.tavern).await {
                    return known;
                }
                tokio::task::yield_now().await;
            }
        };
        let in_time = tokio::time::timeout(Duration::from_secs(60), known).await;
        in_time.expect("the tavern never came to know it")
    }

    /// A game master: whoever manages the server is one until a role is set.
    pub fn game_master(&self, name: &str) -> Person {
        let person = self.sandbox.add_person(name);
        let may =
            Permissions::MANAGE_GUILD | Permissions::VIEW_CHANNEL | Permissions::USE_SLASH_COMMANDS;
        self.sandbox.set_permissions(&person, may);
        person
    }

    /// What a command is answered with.
    pub async fn ask(&self, person: &Person, line: &str) -> String {
        let answer = person.slash(self.sandbox.channel(), line).await;
        said(&answer.unwrap_or_else(|failed| panic!("{line}: {failed:?}")))
    }

    /// What a command is answered with, which holds these words.
    pub async fn hear(&self, person: &Person, line: &str, says: &str) -> String {
        let heard = self.ask(person, line).await;
        assert!(heard.contains(says), "{line}: {heard}");
        heard
    }

    /// Opens a table that lacks nobody: its lobby.
    pub async fn lobby(&self, person: &Person, line: &str) -> Message {
        self.ask(person, line).await;
        self.table(person, "Everything is ready").await
    }

    /// Opens a table that lacks nobody, and deals there: what the click on Deal is answered with.
    pub async fn deal(&self, person: &Person, line: &str) -> Answer {
        let lobby = self.lobby(person, line).await;
        person.click_label(&lobby, "Deal").await.unwrap()
    }

    /// The text of the only file, or the first, that comes with a message.
    pub fn file(&self, message: &Message) -> String {
        let name = message.files()[0].name.clone();
        let bytes = self.sandbox.file(message, &name).unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
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

/// Leaves the table here in the middle of a deal: what the second click is answered with.
pub async fn leave_cards(person: &Person, channel: Id) -> Answer {
    let asked = person.slash(channel, "/table leave").await.unwrap();
    assert_says(&said(&asked), "If you leave");
    person
        .click_label(asked.message(), "Leave all the same")
        .await
        .unwrap()
}

/// All that an answer says.
pub fn said(answer: &Answer) -> String {
    answer.message().all_text()
}

/// The text holds these words.
#[track_caller]
pub fn assert_says(text: &str, words: &str) {
    assert!(text.contains(words), "no “{words}” in: {text}");
}

/// The messages that everybody in the channel sees.
pub fn public(person: &Person, channel: Id) -> Vec<Message> {
    let mut all = person.sees(channel);
    all.retain(|message| !message.ephemeral());
    all
}

/// The newest message for everybody that has this button, once there is one.
pub async fn with_button(person: &Person, channel: Id, label: &str) -> Message {
    person
        .until(channel, |messages| {
            let mut all = messages.iter().rev();
            all.find(|m| !m.ephemeral() && m.button(label).is_some())
                .cloned()
        })
        .await
}

/// Opens a table in a thread of its own; the thread.
pub async fn in_thread(person: &Person, channel: Id, line: &str) -> Id {
    person.slash(channel, line).await.unwrap();
    let answer = person
        .until(channel, |messages| {
            let told = |m: &&Message| m.ephemeral() && m.content().contains("in its own thread");
            messages.iter().find(told).cloned()
        })
        .await;
    let thread = answer.content().rsplit("<#").next().unwrap();
    thread.trim_end_matches('>').parse().unwrap()
}

/// Until a message is deleted.
pub async fn until_gone(person: &Person, channel: Id, message: &Message) {
    person
        .until(channel, |messages| {
            let gone = messages.iter().all(|m| m.id() != message.id());
            gone.then_some(())
        })
        .await;
}

/// A table with this command, at which a guest sits down beside its host: its lobby.
pub async fn lobby_of_two(host: &Person, guest: &Person, channel: Id, line: &str) -> Message {
    host.slash(channel, line).await.unwrap();
    let lobby = with_button(host, channel, "Join").await;
    guest.click_label(&lobby, "Join").await.unwrap();
    let seated = format!(". **{}**", guest.name());
    host.until(channel, |messages| {
        let mut all = messages.iter();
        all.find(|m| !m.ephemeral() && m.all_text().contains(&seated))
            .cloned()
    })
    .await
}

/// The newest hand among what a person sees.
pub fn newest_hand(messages: &[Message]) -> Option<&Message> {
    let mut all = messages.iter().rev();
    all.find(|m| m.ephemeral() && m.all_text().contains("Your hand"))
}

/// The person's newest hand, once it says one of these.
pub async fn hand(person: &Person, channel: Id, says: &[&str]) -> Message {
    person
        .until(channel, |messages| {
            let hand = newest_hand(messages)?;
            let text = hand.all_text();
            says.iter()
                .any(|says| text.contains(says))
                .then(|| hand.clone())
        })
        .await
}

/// What a hand says when its holder is to do something.
pub const ASKED: &[&str] = &[
    "Do you want to show",
    "Do you want to rob",
    "You may take",
    "Are you sure",
    "It is your turn",
    "You lead",
];

/// What a hand says when there is nothing left to do.
pub const OVER: &str = "That deal is over";

/// Whether this hand's holder is to do something.
pub fn asks(hand: &Message) -> bool {
    let text = hand.all_text();
    ASKED.iter().any(|asked| text.contains(asked))
}

/// The newest hand among what a person sees, if it is their turn to play.
pub fn own_turn(messages: &[Message]) -> Option<Message> {
    let hand = newest_hand(messages)?;
    let text = hand.all_text();
    (text.contains("It is your turn") || text.contains("You lead")).then(|| hand.clone())
}

/// Whether everybody is told how a deal ended.
pub fn is_paid_out(messages: &[Message]) -> bool {
    let mut all = messages.iter();
    all.any(|m| !m.ephemeral() && m.all_text().contains("Won and lost"))
}

/// The person's hand once they are asked for something; none once the deal is over.
pub async fn asked(person: &Person, channel: Id) -> Option<Message> {
    let seen = hand(person, channel, &[ASKED, &[OVER]].concat()).await;
    (!seen.all_text().contains(OVER)).then_some(seen)
}

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

/// Plays the deal that is on to its end; the clicks it took.
pub async fn play_out(person: &Person, channel: Id) -> usize {
    let mut clicks = 0;
    while let Some(seen) = asked(person, channel).await {
        act(person, &seen).await;
        clicks += 1;
        assert!(clicks < 100, "the deal does not end");
    }
    clicks
}

/// Plays, deal after deal, of all that is offered what was done least, until the hand is as wanted.
pub async fn play_until(
    person: &Person,
    channel: Id,
    done: &mut Done,
    mut wanted: impl FnMut(&Message) -> bool,
) -> Message {
    for turn in 0..500 {
        let seen = hand(person, channel, &[ASKED, &[OVER, TOO_POOR]].concat()).await;
        if wanted(&seen) {
            return seen;
        }
        if seen.all_text().contains(OVER) {
            person.click_label(&seen, "Deal now").await.unwrap();
        } else {
            step(person, &seen, turn, done).await;
        }
    }
    panic!("it never came to that");
}

/// What the hand of somebody says who cannot cover the next deal.
pub const TOO_POOR: &str = "You have too few coins";
