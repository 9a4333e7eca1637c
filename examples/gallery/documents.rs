//! The pictures in README.md, docs/PLAYERS.md and docs/GM.md, as a phone shows them by day (`scripts/pictures`).

use super::{DRAWN, Gallery, WIDTHS, button, hand, kind};
use crate::guest;
use sandbox::{Id, Message, Person};
use serde_json::json;

/// A hand that shows everything: some cards to choose from, and others that can't be played.
const CHOICES: std::ops::RangeInclusive<usize> = 3..=6;
/// The trick before which the table is shown: it has something to tell by then.
const TRICK: &str = "Trick 9 of";

/// What a game master does before people sit down, and their players with them.
const BEGINNING: [&str; 4] = [
    "/tavern setup name:The Prancing Pony currency:gp=100 sp=10 cp=1 starting:10gp allowance:0 budget:100gp",
    "/tavern open name:Midwinter",
    "/tavern grant coins:5gp reason:the dragon member:",
    "/triomphe start game:triomphe stake:5sp computer-players:2",
];

impl Gallery {
    /// Takes all of them.
    pub(super) async fn document(self) {
        let here = self.sandbox.channel();
        self.enter(here).await;
        let play = self.ann.slash(here, "/play").await.unwrap();
        self.frame("play", play.message()).await;
        self.scarto().await;
        self.session().await;
    }

    /// A deal of Scarto: a hand, its table, and the result.
    async fn scarto(&self) {
        let place = self.sandbox.add_channel(self.sandbox.server(), "scarto");
        self.enter(place).await;
        let start = "/triomphe start game:scarto mcleod computer-players:2";
        self.ann.slash(place, start).await.unwrap();
        let lobby = self.public(place).await;
        self.pressed(&lobby, ":deal").await;
        let (mut hands, mut tables, mut done) = (0, 0, guest::Done::new());
        for turn in 0.. {
            let (held, asked) = hand(&self.ann, place, 0).await;
            if asked == "over" {
                break;
            }
            let playable = held.buttons().into_iter();
            let playable = playable.filter(|it| it.custom_id.contains(":play:") && it.style == 3);
            let chooses = !held.menus().is_empty() && CHOICES.contains(&playable.count());
            if hands == 0 && chooses {
                self.frame("hand", &held).await;
                hands += 1;
            }
            let table = self.public(place).await;
            if table.all_text().contains(TRICK) {
                self.frame("table", &table).await;
                tables += 1;
            }
            guest::step(&self.ann, &held, turn, &mut done).await;
        }
        let result = self.public(place).await;
        self.frame("result", &result).await;
        assert!(hands > 0 && tables > 0, "another deal is needed");
    }

    /// A session of two characters, and its settlement.
    async fn session(&self) {
        let place = self.sandbox.add_channel(self.sandbox.server(), "tavern");
        self.enter(place).await;
        let players = [("Ben", "Thalia"), ("Cleo", "Borin")].map(|(name, character)| {
            let person = self.sandbox.add_person(name);
            person.set_locale("en-US");
            (person, character)
        });
        let [setup, open, grant, start] = BEGINNING;
        self.ann.slash(place, setup).await.unwrap();
        self.ann.slash(place, open).await.unwrap();
        for (person, character) in &players {
            let create = format!("/character create name:{character} coins:10gp");
            person.slash(place, &create).await.unwrap();
            let play = format!("/character play who:{character}");
            person.slash(place, &play).await.unwrap();
        }
        let [(ben, _), (cleo, _)] = &players;
        let grant = format!("{grant}<@{}>", ben.id());
        self.ann.slash(place, &grant).await.unwrap();
        ben.slash(place, start).await.unwrap();
        let lobby = self.public(place).await;
        let join = button(&lobby, ":join").unwrap();
        cleo.click(&lobby, &join).await.unwrap();
        let lobby = self.public(place).await;
        let deal = button(&lobby, ":deal").unwrap();
        ben.click(&lobby, &deal).await.unwrap();
        tokio::join!(play(ben, place), play(cleo, place));
        self.ann.slash(place, "/tavern close").await.unwrap();
        let settlement = self
            .ann
            .until(place, |messages| {
                let mut sheets = messages.iter().filter(|message| !message.ephemeral());
                let found = sheets.find(|message| message.all_text().contains("!game coin"));
                found.cloned()
            })
            .await;
        self.frame("settlement", &settlement).await;
    }

    /// Takes a picture of a message, none of whose characters may be an empty box.
    async fn frame(&self, name: &str, message: &Message) {
        let id = json!(message.id().to_string());
        let (_, width) = WIDTHS[0];
        self.page.resize(width, 2600).await;
        let theme = "document.documentElement.dataset.theme = 'light'; return true";
        self.page
            .until::<bool>("the look", json!(null), theme)
            .await;
        let says = "return messages.find((one) => one.dataset.id === given)?.innerText";
        let said: String = self.page.until(name, id.clone(), says).await;
        let boxes = self.page.without_a_glyph(&said).await;
        assert!(
            boxes.is_empty(),
            "{name}: no font here has {boxes:?}; on Debian: apt-get install fonts-noto-color-emoji"
        );
        let picture = self.page.picture_of(name, id, DRAWN).await;
        std::fs::create_dir_all(&self.folder).unwrap();
        std::fs::write(self.folder.join(name).with_extension("png"), picture).unwrap();
    }
}

/// Plays whatever is offered until the deal is over.
async fn play(person: &Person, place: Id) {
    let mut done = guest::Done::new();
    for turn in 0.. {
        let (held, asked) = hand(person, place, 0).await;
        if asked == "over" {
            return;
        }
        guest::step(person, &held, turn, &mut done).await;
    }
}
