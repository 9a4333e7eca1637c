//! Pictures on their way into messages: whether they are there in time, and how they follow where they are not.

use super::decks::Decks;
use super::messenger::Messenger;
use super::send::edit_answer;
use super::studio::Studio;
use super::surfaces::why;
use picture::Png;
use screens::art::{Art, Mark};
use screens::screen::{Picture, Screen};
use serenity::builder::Builder;
use std::time::Duration;

/// Has pictures drawn.
pub struct Gallery {
    /// Where they are drawn.
    pub studio: Studio,
    /// Packs of cards to draw from.
    pub decks: Decks,
    /// How long words that nobody waits for wait for their picture.
    patience: Duration,
}

/// What came of a drawing.
enum Drawn {
    /// It is there.
    InTime(Png),
    /// It takes longer; who ordered it is told when it is done.
    Later,
    /// The studio is full, or it could not be drawn.
    Never,
}

/// What a message is given of a picture.
pub struct Hung {
    /// The picture, or the one that stays in its place.
    pub picture: Option<Picture>,
    /// Whether the right one is being drawn still.
    pub comes: bool,
}

/// What is answered once, with a picture that may have to follow.
pub struct Illustrated {
    /// The answer, with its picture if that was there in time.
    pub screen: Screen,
    /// The picture that is being drawn still.
    pub comes: Option<Art>,
}

impl Illustrated {
    /// The same with a sentence above it.
    #[must_use]
    pub fn headed(mut self, text: &str) -> Illustrated {
        self.screen = self.screen.headed(text);
        self
    }
}

impl Gallery {
    /// With this studio; words wait for a picture no longer than `patience`.
    pub fn new(studio: Studio, patience: Duration) -> Gallery {
        Gallery {
            studio,
            decks: Decks::default(),
            patience,
        }
    }

    /// The picture for a message that `shows` one already, or none. Where it is being drawn for longer, what the
    /// message has stays in its place, and `late` is called when it is done; where it cannot be drawn, there is none.
    pub async fn hang(
        &self,
        art: &Art,
        shows: Option<Mark>,
        late: impl FnOnce() + Send + 'static,
    ) -> Hung {
        let (picture, comes) = if shows == Some(art.mark()) {
            (Some(art.there()), false)
        } else {
            match self.draw(art, late).await {
                Drawn::InTime(png) => (Some(art.drawn(png)), false),
                Drawn::Later => (shows.map(|_| art.there()), true),
                Drawn::Never => (None, false),
            }
        };
        Hung { picture, comes }
    }

    /// The picture, if it is there in time: for what is changed by the next click, which an edit could overtake.
    pub async fn picture(&self, art: Option<Art>) -> Option<Picture> {
        let art = art?;
        match self.draw(&art, || ()).await {
            Drawn::InTime(png) => Some(art.drawn(png)),
            Drawn::Later | Drawn::Never => None,
        }
    }

    /// An answer with its picture, if that is there in time; else [`Gallery::follow`] brings it.
    pub async fn illustrated(&self, mut screen: Screen, art: Option<Art>) -> Illustrated {
        let mut comes = None;
        if let Some(art) = art {
            match self.draw(&art, || ()).await {
                Drawn::InTime(png) => screen.picture = Some(art.drawn(png)),
                Drawn::Later => comes = Some(art),
                Drawn::Never => {}
            }
        }
        Illustrated { screen, comes }
    }

    /// Brings the picture of what was the answer to the interaction of this token, once it is drawn.
    pub fn follow(&self, messenger: &Messenger, answer: Illustrated, token: &str) {
        let Some(art) = answer.comes else {
            return;
        };
        let (drawing, token) = (self.drawing(&art), token.to_owned());
        let http = messenger.by_token(&token);
        tokio::spawn(async move {
            let Some(png) = drawing.await else {
                return;
            };
            let screen = answer.screen.with_picture(Some(art.drawn(png)));
            let sent = edit_answer(&screen).execute(&http, &token).await;
            if let Err(error) = sent {
                // Most often its reader has sent it away already; the words were there.
                tracing::debug!("a picture did not follow: {}", why(&error));
            }
        });
    }

    /// Has a picture drawn, and waits for it no longer than words can; `late` is called when it is done after that.
    async fn draw(&self, art: &Art, late: impl FnOnce() + Send + 'static) -> Drawn {
        let mut drawing = tokio::spawn(self.drawing(art));
        match tokio::time::timeout(self.patience, &mut drawing).await {
            Ok(drawn) => drawn.ok().flatten().map_or(Drawn::Never, Drawn::InTime),
            Err(_) => {
                tokio::spawn(async move {
                    let _ = drawing.await;
                    late();
                });
                Drawn::Later
            }
        }
    }

    /// A picture, however long it takes.
    fn drawing(&self, art: &Art) -> impl Future<Output = Option<Png>> + Send + use<> {
        let (studio, art) = (self.studio.clone(), art.clone());
        let deck = self.decks.of(art.language, art.inks);
        async move {
            let sketch = art.sketch.clone();
            studio
                .draw_once(&art.key(), move || sketch.draw(&deck))
                .await
        }
    }
}
