//! Adds pictures to messages, at once if they are drawn in time, otherwise by a later edit.

use super::counted::{Route, counted_on, may_answer};
use super::decks::Decks;
use super::late::{Awaited, LatePictures};
use super::messenger::Messenger;
use super::refused::why;
use super::send::edit_answer;
use super::studio::Studio;
use interactions::response::Illustrated;
use picture::Png;
use screens::art::{Art, Fingerprint};
use screens::screen::{Picture, Screen};
use serenity::builder::Builder;
use std::time::Duration;

/// Orders pictures and hands them out.
pub struct Gallery {
    /// Draws the pictures.
    pub studio: Studio,
    /// The packs of cards to draw from.
    pub decks: Decks,
    /// How long a message that nobody is waiting for is delayed for its picture.
    patience: Duration,
    /// The answers whose picture has still to follow.
    pub late: LatePictures,
}

/// The result of ordering a picture.
enum Drawn {
    /// It is finished.
    InTime(Png),
    /// It takes longer; `late` is called when it is finished.
    Later,
    /// The studio is full, or drawing failed.
    Never,
}

/// The picture for a message.
pub struct Hung {
    /// The ordered picture, or the one that stays in its place.
    pub picture: Option<Picture>,
    /// Whether the ordered picture is still being drawn.
    pub pending: bool,
}

/// An answer of which the picture may have to follow.
pub struct Illustrating {
    /// The answer, with its picture if that was finished in time.
    pub screen: Screen,
    /// The picture that is still being drawn.
    pub pending: Option<Art>,
}

impl Gallery {
    /// Draws in this studio; messages wait for a picture no longer than `patience`.
    pub fn new(studio: Studio, patience: Duration) -> Gallery {
        Gallery {
            studio,
            decks: Decks::default(),
            patience,
            late: LatePictures::default(),
        }
    }

    /// The picture for a message that currently shows `shows`. If drawing takes longer, an old picture of the same deal
    /// stays and `late` is called when the new one is finished; if drawing fails, there is none.
    pub async fn hang(
        &self,
        art: &Art,
        shows: Option<Fingerprint>,
        late: impl FnOnce() + Send + 'static,
    ) -> Hung {
        let (picture, pending) = if shows == Some(art.fingerprint()) {
            (Some(art.there()), false)
        } else {
            match self.draw(art, late).await {
                Drawn::InTime(png) => (Some(art.drawn(png)), false),
                Drawn::Later => (art.until_drawn(shows), true),
                Drawn::Never => (None, false),
            }
        };
        Hung { picture, pending }
    }

    /// The picture, if it is finished in time: for messages that the next click changes, where a later edit might
    /// overtake the answer.
    pub async fn picture(&self, art: Option<Art>) -> Option<Picture> {
        let art = art?;
        match self.draw(&art, || ()).await {
            Drawn::InTime(png) => Some(art.drawn(png)),
            Drawn::Later | Drawn::Never => None,
        }
    }

    /// An answer with its picture if that is finished in time; otherwise [`Gallery::follow`] adds it.
    pub async fn illustrate(&self, page: Illustrated) -> Illustrating {
        let (mut screen, mut pending) = (page.screen, None);
        if let Some(art) = page.art {
            match self.draw(&art, || ()).await {
                Drawn::InTime(png) => screen.picture = Some(art.drawn(png)),
                Drawn::Later => pending = Some(art),
                Drawn::Never => {}
            }
        }
        Illustrating { screen, pending }
    }

    /// Adds the missing picture to the answer to this interaction, once it is drawn; unless the answer has become
    /// something else by then, for which it is `awaited` since before it was sent.
    pub fn follow(
        &self,
        messenger: &Messenger,
        answer: Illustrating,
        token: &str,
        awaited: Awaited,
    ) {
        let Some(art) = answer.pending else {
            return;
        };
        let (drawing, token) = (self.drawing(&art), token.to_owned());
        let (http, foothold) = (messenger.by_token(&token), messenger.foothold.clone());
        tokio::spawn(async move {
            let Some(png) = drawing.await else {
                return;
            };
            let screen = answer.screen.with_picture(Some(art.drawn(png)));
            let sending = edit_answer(&screen).execute(&http, &token);
            let sending = counted_on(&foothold, may_answer, Route::EditAnswer, sending);
            let sent = awaited.send(sending).await;
            if let Some(Err(error)) = sent {
                // Usually the reader has dismissed the message already; they have seen the words.
                tracing::debug!("a late picture was not added: {}", why(&error));
            }
        });
    }

    /// Orders a picture and waits up to `patience`; `late` is called if it is finished after that.
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
        let deck = self.decks.deck(art.language, art.inks);
        async move {
            let sketch = art.sketch.clone();
            studio
                .draw_once(&art.key(), move || sketch.draw(&deck))
                .await
        }
    }
}
