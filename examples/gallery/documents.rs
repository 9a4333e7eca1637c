//! The pictures in README.md and docs/PLAYERS.md, as a phone shows them by day (`scripts/pictures`).

use super::{DRAWN, Gallery, WIDTHS, hand};
use crate::guest;
use sandbox::{Id, Message};
use serde_json::json;

/// A hand that shows everything: some cards to choose from, and others that can't be played.
const CHOICES: std::ops::RangeInclusive<usize> = 3..=6;
/// The trick in which the table is shown: it has something to tell by then.
const TRICK: usize = 9;

impl Gallery {
    /// Takes all of them.
    pub(super) async fn document(self) {
        let (_, phone) = WIDTHS[0];
        self.page.resize(phone, 2600).await;
        let here = self.sandbox.channel();
        self.enter(here).await;
        let play = self.ann.slash(here, "/play").await.unwrap();
        self.frame("play", play.message()).await;
        self.scarto().await;
    }

    /// A deal of Scarto: a hand, its table, and the result.
    async fn scarto(&self) {
        let place = self.sandbox.add_channel(self.sandbox.server(), "scarto");
        self.enter(place).await;
        let start = "/triomphe start game:scarto mcleod computer-players:2";
        self.ann.slash(place, start).await.unwrap();
        let lobby = self.public(place).await;
        self.pressed(&lobby, ":deal").await;
        let (mut hands, mut tricks, mut done) = (0, 0, guest::Done::new());
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
            tricks += usize::from(asked.contains("play"));
            if tricks == TRICK {
                let table = self.says(place, &format!("Trick {TRICK} of")).await;
                self.frame("table", &table).await;
            }
            guest::step(&self.ann, &held, turn, &mut done).await;
        }
        let result = self.public(place).await;
        self.frame("result", &result).await;
        assert!(hands > 0, "another deal is needed");
    }

    /// The message for everybody, once there is one that says this.
    async fn says(&self, place: Id, words: &str) -> Message {
        self.ann
            .until(place, |messages| {
                let mut public = messages.iter().filter(|message| !message.ephemeral());
                public.find(|it| it.all_text().contains(words)).cloned()
            })
            .await
    }

    /// Takes a picture of a message, none of whose characters may be an empty box.
    async fn frame(&self, name: &str, message: &Message) {
        let id = json!(message.id().to_string());
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
        // A picture of cards may come later than its message.
        let there =
            "return messages.find((one) => one.dataset.id === given)?.querySelector('.picture')";
        self.page
            .until::<serde_json::Value>(name, id.clone(), there)
            .await;
        let picture = self.page.picture_of(name, id, DRAWN).await;
        std::fs::create_dir_all(&self.folder).unwrap();
        std::fs::write(self.folder.join(name).with_extension("png"), picture).unwrap();
    }
}
