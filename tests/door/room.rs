//! A local Discord with people in it, whichever way the bot runs: what they ask, press and see.

use crate::guest::{Done, step};
use crate::inn::SEED;
use ids::GuildId;
use sandbox::{ActionError, Answer, AnswerKind, Id, Message, Modal, Permissions, Person, Sandbox};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use store::{Step, Store, Write};

/// How long anything may take before a test gives up.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A local Discord with people in it.
pub struct Room {
    pub sandbox: Sandbox,
    /// A refused request is accepted if it contains one of these.
    tolerated: Vec<String>,
}

impl Room {
    /// A Discord that gives the bot the permissions it asks for.
    pub fn config() -> sandbox::Config {
        sandbox::Config {
            patience: PATIENCE,
            ..sandbox::Config::granting(triomphe::discord::invited().bits())
        }
    }

    pub async fn open(config: sandbox::Config) -> Room {
        Room {
            sandbox: Sandbox::start(config).await.unwrap(),
            tolerated: Vec::new(),
        }
    }

    /// The bot's settings in tests: patrons play at once; the question and the pause between deals last until somebody
    /// ends them.
    pub fn settings(&self) -> BTreeMap<String, String> {
        [
            ("DISCORD_TOKEN", self.sandbox.token()),
            ("TRIOMPHE_DISCORD_URL", &self.sandbox.url()),
            ("TRIOMPHE_PATRON_PAUSE", "off"),
            ("TRIOMPHE_EMOJI", "off"),
            ("TRIOMPHE_QUESTION_SECONDS", "600"),
            ("TRIOMPHE_BETWEEN_SECONDS", "600"),
        ]
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .into()
    }

    /// Makes the server one that the bot met before its default coins were raised: 100 starting coins unless the operator
    /// says otherwise, small stakes, no allowance.
    pub async fn met_before(&self, store: &Arc<dyn Store>) {
        self.is_set(store, "{\"allowance\":0,\"kept\":\"no\"}")
            .await;
    }

    /// Gives the server these settings.
    pub async fn is_set(&self, store: &Arc<dyn Store>, settings: &str) {
        let write = Write::Settings {
            guild: GuildId(self.sandbox.server().0),
            settings: settings.to_owned(),
        };
        store.commit(Step::write(write)).await.unwrap();
    }

    /// Accepts refused requests that contain this text, which the test provokes.
    pub fn tolerate(&mut self, text: &str) {
        self.tolerated.push(text.to_owned());
    }

    /// Checks that Discord refused nothing else.
    pub fn nothing_was_refused(&self) {
        let mut wrong = self.sandbox.violations();
        wrong.retain(|wrong| !self.tolerated.iter().any(|text| wrong.contains(text)));
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    /// The id of the first channel.
    pub fn here(&self) -> Id {
        self.sandbox.channel()
    }

    /// A person types a command in the first channel; returns the bot's answer.
    pub async fn slash(&self, person: &Person, line: &str) -> Message {
        self.slash_in(self.here(), person, line).await
    }

    pub async fn slash_in(&self, channel: Id, person: &Person, line: &str) -> Message {
        let answer = person.slash(channel, line).await;
        answered(person, answer, line).await
    }

    /// A person presses a button with this label.
    pub async fn press(&self, person: &Person, message: &Message, label: &str) -> Message {
        let answer = person.click_label(message, label).await;
        answered(person, answer, label).await
    }

    /// A person types a command and presses a button of its answer.
    pub async fn after(&self, person: &Person, line: &str, label: &str) -> Message {
        let answer = self.slash(person, line).await;
        self.press(person, &answer, label).await
    }

    /// A person chooses a value in the menu with this custom id.
    pub async fn choose(
        &self,
        person: &Person,
        message: &Message,
        menu: &str,
        value: &str,
    ) -> Message {
        let answer = person.select(message, menu, &[value]).await;
        answered(person, answer, menu).await
    }

    /// A person presses a button that opens a form, and fills in its lines.
    pub async fn fill(
        &self,
        person: &Person,
        message: &Message,
        label: &str,
        lines: &[&str],
    ) -> Message {
        let asked = person.click_label(message, label).await.unwrap();
        let form = asked
            .modal
            .unwrap_or_else(|| panic!("{label} opens no form"));
        self.submit(person, &form, lines).await
    }

    /// A person fills in the lines of a form.
    pub async fn submit(&self, person: &Person, form: &Modal, lines: &[&str]) -> Message {
        let named: Vec<String> = (0..lines.len()).map(|n| format!("line-{n}")).collect();
        let filled: Vec<(&str, &str)> = named
            .iter()
            .zip(lines)
            .map(|(name, line)| (name.as_str(), *line))
            .collect();
        let answer = person.submit(form, &filled).await;
        answered(person, answer, &form.title).await
    }

    /// The receipt of the deal that was played last in a channel.
    pub async fn receipt_in(&self, channel: Id, person: &Person) -> Message {
        let list = self.slash_in(channel, person, "/triomphe past").await;
        let newest = list.menus()[0].values[0].clone();
        self.choose(person, &list, "p:open", &newest).await
    }

    /// The host sets options of a game before its first deal, by the table's message.
    pub async fn house_rules(&self, host: &Person, lobby: &Message, rules: &[(&str, &str)]) {
        let options = self.press(host, lobby, "Table…").await;
        let mut page = self.press(host, &options, "House rules…").await;
        for (rule, value) in rules {
            let end = format!(":rule:{rule}");
            let menus = page.menus();
            let menu = menus.iter().find(|menu| menu.custom_id.ends_with(&end));
            let menu = menu.unwrap_or_else(|| panic!("no {rule} in {page:?}"));
            page = self.choose(host, &page, &menu.custom_id, value).await;
        }
    }

    /// A game master cancels the deal of the server that was finished last; returns the answer.
    pub async fn cancel_last(&self, gm: &Person, reason: &str) -> Message {
        self.cancel_in(self.here(), gm, reason).await
    }

    /// The same from this channel.
    pub async fn cancel_in(&self, channel: Id, gm: &Person, reason: &str) -> Message {
        let panel = self.slash_in(channel, gm, "/tavern panel").await;
        let deals = self.press(gm, &panel, "Cancel a deal…").await;
        let last = deals.menus()[0].values[0].clone();
        let asked = gm.select(&deals, "m:deal", &[&last]).await.unwrap();
        self.submit(gm, &asked.modal.unwrap(), &[reason]).await
    }

    /// A person presses a button with this custom id.
    pub async fn click(&self, person: &Person, message: &Message, custom_id: &str) -> Message {
        let answer = person.click(message, custom_id).await;
        answered(person, answer, custom_id).await
    }

    /// A person sends a click that no client would send.
    pub async fn forge(&self, person: &Person, message: &Message, custom_id: &str) -> Message {
        let answer = person
            .raw_component(message.channel(), message.id(), custom_id, None)
            .await;
        answered(person, answer, custom_id).await
    }

    /// A game master: until a role is set, whoever may manage the server.
    pub fn game_master(&self, name: &str) -> Person {
        let person = self.sandbox.add_person(name);
        let may =
            Permissions::MANAGE_GUILD | Permissions::VIEW_CHANNEL | Permissions::USE_SLASH_COMMANDS;
        self.sandbox.set_permissions(&person, may);
        person
    }

    /// The text of the answer to a command.
    pub async fn ask(&self, person: &Person, line: &str) -> String {
        self.slash(person, line).await.all_text()
    }

    /// The text of the answer to a command, which must contain these words.
    pub async fn hear(&self, person: &Person, line: &str, says: &str) -> String {
        let heard = self.ask(person, line).await;
        assert!(heard.contains(says), "{line}: {heard}");
        heard
    }

    /// Opens a table that needs nobody else; returns its lobby.
    pub async fn lobby(&self, person: &Person, line: &str) -> Message {
        self.ask(person, line).await;
        self.table_says(person, "Ready! Anyone").await
    }

    /// Opens a table that needs nobody else and deals; returns the answer to the click on Deal.
    pub async fn open_and_deal(&self, person: &Person, line: &str) -> Answer {
        let lobby = self.lobby(person, line).await;
        person.click_label(&lobby, "Deal").await.unwrap()
    }

    /// Waits until the table's message contains this.
    pub async fn table_says(&self, person: &Person, says: &str) -> Message {
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

/// The bot's answer; the final one, if it was deferred.
async fn answered(person: &Person, answer: Result<Answer, ActionError>, what: &str) -> Message {
    let answer = answer.unwrap_or_else(|failed| panic!("{what}: {failed}"));
    let first = answer.message().clone();
    if answer.kind != AnswerKind::Deferred {
        return first;
    }
    person
        .until(first.channel(), |messages| {
            let mut all = messages.iter();
            all.find(|now| now.id() == first.id() && !now.loading())
                .cloned()
        })
        .await
}

/// Leaves the table in the middle of a deal; returns the answer to the second click.
pub async fn leave_cards(person: &Person, channel: Id) -> Answer {
    let asked = person.slash(channel, "/triomphe leave").await.unwrap();
    assert_says(&said(&asked), "If you leave");
    person
        .click_label(asked.message(), "Leave anyway")
        .await
        .unwrap()
}

/// The whole text of an answer.
pub fn said(answer: &Answer) -> String {
    answer.message().all_text()
}

/// Checks that the text contains these words.
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

/// Waits for the newest public message with this button.
pub async fn with_button(person: &Person, channel: Id, label: &str) -> Message {
    person
        .until(channel, |messages| {
            let mut all = messages.iter().rev();
            all.find(|m| !m.ephemeral() && m.button(label).is_some())
                .cloned()
        })
        .await
}

/// Opens a table in its own thread; returns the thread.
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

/// Waits until a message is deleted.
pub async fn until_gone(person: &Person, channel: Id, message: &Message) {
    person
        .until(channel, |messages| {
            let gone = messages.iter().all(|m| m.id() != message.id());
            gone.then_some(())
        })
        .await;
}

/// Opens a table with this command, at which a second person sits down; returns its lobby.
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

/// The newest hand that a person sees.
pub fn newest_hand(messages: &[Message]) -> Option<&Message> {
    let mut all = messages.iter().rev();
    all.find(|m| m.ephemeral() && m.all_text().contains("Your hand"))
}

/// Waits until the person's newest hand contains one of these.
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

/// What a hand says when its holder has something to do.
pub const ASKED: &[&str] = &[
    "Do you want to show",
    "Rob?",
    "You can rob",
    "Concede?",
    "Accept: your side",
    "Are you sure",
    "They’ll count for you, but you can’t play them",
    "Announce a chelem?",
    "Your turn",
    "You lead",
];

/// What a hand says when nothing is left to do.
pub const OVER: &str = "This deal is over";

/// Whether this hand's holder has something to do.
pub fn asks(hand: &Message) -> bool {
    let text = hand.all_text();
    ASKED.iter().any(|asked| text.contains(asked))
}

/// The newest hand that a person sees, if it is their turn to play.
pub fn own_turn(messages: &[Message]) -> Option<Message> {
    let hand = newest_hand(messages)?;
    let text = hand.all_text();
    (text.contains("Your turn") || text.contains("You lead")).then(|| hand.clone())
}

/// Whether the public messages say how a deal ended.
pub fn is_paid_out(messages: &[Message]) -> bool {
    let mut all = messages.iter();
    all.any(|m| !m.ephemeral() && m.all_text().contains("My result"))
}

/// Waits for the person's hand to ask for something; `None` if the deal is over.
pub async fn asked(person: &Person, channel: Id) -> Option<Message> {
    let seen = hand(person, channel, &[ASKED, &[OVER]].concat()).await;
    (!seen.all_text().contains(OVER)).then_some(seen)
}

/// Does what a hand asks for: shows nothing, or plays the first card that may be played.
pub async fn act(person: &Person, hand: &Message) -> Answer {
    if hand.all_text().contains("Do you want to show") {
        return person.click_label(hand, "Show nothing").await.unwrap();
    }
    let green = hand
        .buttons()
        .into_iter()
        .find(|button| button.style == 3)
        .expect("a card to play");
    person.click(hand, &green.custom_id).await.unwrap()
}

/// Plays the deal to its end; returns the number of clicks.
pub async fn play_out(person: &Person, channel: Id) -> usize {
    let mut clicks = 0;
    while let Some(seen) = asked(person, channel).await {
        act(person, &seen).await;
        clicks += 1;
        assert!(clicks < 100, "the deal does not end");
    }
    clicks
}

/// The label of the button on a table's message that asks for the next deal.
pub fn next_label(message: &Message) -> Option<&'static str> {
    let labels = ["Next deal", "Rematch"].into_iter();
    labels
        .into_iter()
        .find(|label| message.button(label).is_some())
}

/// Asks for the next deal at the table, and waits until the hand that said how the last one ended has changed.
pub async fn next_deal(person: &Person, channel: Id, over: &Message) {
    let offers = |messages: &[Message]| {
        let mut tables = messages.iter().rev().filter(|m| !m.ephemeral());
        tables.find_map(|m| Some((m.clone(), m.button(next_label(m)?)?)))
    };
    let (table, button) = person.until(channel, offers).await;
    person.click(&table, &button.custom_id).await.unwrap();
    let (id, told) = (over.id(), over.all_text());
    let has_changed = |messages: &[Message]| {
        let same = |m: &&Message| m.id() == id && m.all_text() == told;
        let again = offers(messages).is_some_and(|(_, next)| next.custom_id != button.custom_id);
        (again || !messages.iter().any(|m| same(&m))).then_some(())
    };
    person.until(channel, has_changed).await;
}

/// Plays deal after deal, always doing what was done least, until the hand matches.
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
            next_deal(person, channel, &seen).await;
        } else {
            step(person, &seen, turn, done).await;
        }
    }
    let last = hand(person, channel, ASKED).await;
    panic!("it never came to that; seed {SEED}: {last:?} {done:?}");
}

/// What a hand says if its holder cannot cover the next deal.
pub const TOO_POOR: &str = "to play here and have";
