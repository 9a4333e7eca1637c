//! A click's way: read the button, do it, answer with what is true then. Never deferred.

use super::bot::{Bot, DrawnHand, Laid};
use super::button::{Button, DealKey, TableKey};
use super::commands::thread;
use super::guest::Guest;
use super::screen::Screen;
use super::screens;
use super::send::{Seen, answer, update};
use super::surfaces::why;
use super::wrong::Wrong;
use crate::bank::Account;
use crate::tavern::{Answer, DealId, Look, MemberId, Scene, Sorry, TableId, Trouble};
use rules::{Act, Card, CardSet};
use serenity::builder::CreateInteractionResponse;
use serenity::model::application::{
    ComponentInteraction, ComponentInteractionDataKind, MessageInteractionMetadata,
};
use serenity::model::channel::MessageFlags;

/// How a click is answered.
enum Reply {
    /// The private message that was clicked becomes this hand; if it is not private, it is a new one.
    Hand(DrawnHand),
    /// The same with a screen that does not change by itself.
    Page(Screen),
    /// A new private message.
    Note(Screen),
    /// Nothing: what was done shows elsewhere.
    Silent,
}

impl Bot {
    /// Answers a click or a choice in a menu.
    pub async fn click(&self, click: &ComponentInteraction) {
        if !self.heard.is_new(click.id.get()) {
            return;
        }
        let reply = match self.clicked(click).await {
            Ok(reply) => reply,
            Err(wrong) => Reply::Note(Screen::note(wrong.sentence(&self.words))),
        };
        let private = is_own_and_private(click);
        let response = match &reply {
            Reply::Hand(DrawnHand { screen, .. }) | Reply::Page(screen) if private => {
                update(screen)
            }
            Reply::Hand(DrawnHand { screen, .. }) | Reply::Page(screen) | Reply::Note(screen) => {
                answer(screen, Seen::ByOne)
            }
            Reply::Silent => CreateInteractionResponse::Acknowledge,
        };
        match click.create_response(&self.http, response).await {
            Ok(()) => {
                if let Reply::Hand(hand) = &reply {
                    let laid = if private { Laid::InPlace } else { Laid::Anew };
                    let member = MemberId(click.user.id.get());
                    self.hand_lies_open(hand, member, &click.token, laid);
                }
            }
            // The act is committed; its table is redrawn all the same.
            Err(error) => tracing::warn!("a click was not answered: {}", why(&error)),
        }
    }

    async fn clicked(&self, click: &ComponentInteraction) -> Result<Reply, Wrong> {
        let guest = Guest::new(
            click.guild_id,
            click.channel_id,
            click.member.as_ref(),
            click.app_permissions,
            thread(click.channel.as_ref().map(|channel| channel.kind)),
        );
        let guest = guest.ok_or_else(|| Wrong::Said(self.words.say("server-only")))?;
        let button: Button = match click.data.custom_id.parse() {
            Ok(button) => button,
            Err(_) => return Err(Wrong::Said(self.words.say("sent-away"))),
        };
        self.meet(&guest).await?;
        match button {
            Button::History(page) => Ok(Reply::Page(self.history(&guest, page).await?)),
            Button::Table(table, key) => self.at_table(&guest, table, key).await,
            Button::Deal {
                table,
                deal,
                asked,
                key,
            } => {
                // The whole look is for the answer; before the act it would only cost time.
                if !self.tavern.is_open_in(table, guest.guild) {
                    self.here(&guest, table).await?;
                }
                let sentence = match self.in_deal(click, &guest, table, deal, asked, key).await {
                    Ok(sentence) => sentence,
                    Err(wrong) => match wrong {
                        // What concerns the hand is said above the hand, which stays in place.
                        Wrong::Sorry(sorry) if matches!(*sorry, Sorry::Refused(..)) => {
                            screens::sorry(&self.words, &sorry)
                        }
                        Wrong::Sorry(sorry) if matches!(*sorry, Sorry::Stale { .. }) => {
                            self.stale(&guest, table, deal).await?
                        }
                        other => return Err(other),
                    },
                };
                self.show_hand(&guest, table, &sentence).await
            }
        }
    }

    /// The table as the guest may know it, if it stands in the server of the click.
    async fn here(&self, guest: &Guest, table: TableId) -> Result<Look, Wrong> {
        let look = self.tavern.look(table, Some(guest.member)).await?;
        if look.guild != guest.guild {
            return Err(Sorry::NoSuchTable.into());
        }
        Ok(look)
    }

    async fn show_hand(
        &self,
        guest: &Guest,
        table: TableId,
        sentence: &str,
    ) -> Result<Reply, Wrong> {
        let look = self.here(guest, table).await?;
        Ok(Reply::Hand(self.hand(&look, sentence)))
    }

    /// What an old button is answered with: nothing if it was doubled, else that it was old.
    async fn stale(&self, guest: &Guest, table: TableId, deal: DealId) -> Result<String, Wrong> {
        let look = self.here(guest, table).await?;
        Ok(match &look.scene {
            Scene::Playing(playing) if playing.deal == deal => String::new(),
            _ => self.words.say("sorry-stale"),
        })
    }

    async fn at_table(&self, guest: &Guest, table: TableId, key: TableKey) -> Result<Reply, Wrong> {
        let before = self.here(guest, table).await?;
        let (tavern, member) = (&self.tavern, guest.member);
        let text = match key {
            TableKey::Hand => {
                if before.chair_of(member).is_none() && !matches!(before.scene, Scene::Closed(_)) {
                    return Err(Sorry::NotSeated.into());
                }
                let lacking = self.lacking(guest, table);
                return Ok(Reply::Hand(self.hand(&before, &lacking)));
            }
            TableKey::Rules => {
                let terms = before.terms;
                return Ok(Reply::Note(screens::rules(
                    &self.words,
                    &terms.variant,
                    Some(terms.stake),
                )));
            }
            TableKey::Join => {
                tavern.join(table, member).await?;
                let after = tavern.look(table, Some(member)).await?;
                screens::joined(&self.words, &after, member)
            }
            TableKey::Leave => {
                tavern.leave(table, member).await?;
                screens::left(&self.words, &before)
            }
            TableKey::SeatPatron => {
                tavern.seat_patron(table, member).await?;
                return Ok(self.silent_unless_lacking(guest, table));
            }
            TableKey::SendPatron => {
                tavern.unseat_patron(table, member).await?;
                return Ok(self.silent_unless_lacking(guest, table));
            }
            TableKey::Deal(played) => {
                match tavern.deal_after(table, member, played).await {
                    // Two pressed it at once, or one twice: the cards are dealt, or were.
                    Ok(()) | Err(Trouble::Sorry(Sorry::DealIsOn)) => {}
                    Err(trouble) => return Err(trouble.into()),
                }
                let lacking = self.lacking(guest, table);
                if self.hands.open(table, member).is_some() && lacking.is_empty() {
                    // The hand that lies open shows the new cards; a second one would only be in the way.
                    return Ok(Reply::Silent);
                }
                return self.show_hand(guest, table, &lacking).await;
            }
            TableKey::SitOut => {
                tavern.sit_out(table, member).await?;
                self.words.say("did-out")
            }
            TableKey::SitIn => {
                tavern.sit_in(table, member).await?;
                self.words.say("did-in")
            }
        };
        Ok(Reply::Note(
            Screen::note(text).headed(&self.lacking(guest, table)),
        ))
    }

    /// The table's message shows what was done; a private note beside it would only be in the way.
    fn silent_unless_lacking(&self, guest: &Guest, table: TableId) -> Reply {
        match self.lacking(guest, table) {
            lacking if lacking.is_empty() => Reply::Silent,
            lacking => Reply::Note(Screen::note(lacking)),
        }
    }

    /// An act or an answer; returns what is to be said above the hand.
    async fn in_deal(
        &self,
        click: &ComponentInteraction,
        guest: &Guest,
        table: TableId,
        deal: DealId,
        asked: u16,
        key: DealKey,
    ) -> Result<String, Wrong> {
        let chosen = match key {
            DealKey::Play(card) => {
                self.tavern
                    .act(table, guest.member, deal, asked, Act::Play(card))
                    .await?;
                return Ok(String::new());
            }
            DealKey::Hide => None,
            DealKey::ShowAll => Some(CardSet::TAROT),
            DealKey::ShowThese => Some(chosen(click)),
        };
        let held = match self.here(guest, table).await?.scene {
            Scene::Playing(playing) => playing.view.my_question.map(|question| question.cards),
            _ => None,
        };
        let held = held.unwrap_or_default();
        let answer = match chosen {
            // Who holds nothing has the same buttons, to no effect (TM-7).
            _ if held.is_empty() => Answer::Ready,
            None => Answer::Hide,
            Some(chosen) if (chosen & held).is_empty() => return Ok(self.words.say("not-held")),
            Some(chosen) => Answer::Show(chosen & held),
        };
        self.tavern
            .answer(table, guest.member, deal, answer)
            .await?;
        Ok(String::new())
    }

    /// A page of a guest's own history, the newest being page 0.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn history(&self, guest: &Guest, page: u32) -> Result<Screen, Wrong> {
        let account = Account::Member(guest.member);
        let page = self
            .tavern
            .bank()
            .history(guest.guild, &account, page, screens::HISTORY_LINES)
            .await?;
        let entries: Vec<screens::Entry> = page
            .entries
            .into_iter()
            .map(|entry| screens::Entry {
                coins: entry.amount,
                other: match entry.counterparty {
                    Account::Member(member) => Some(member),
                    _ => None,
                },
                reason: entry.reason,
                note: entry.note,
                balance: entry.after,
                at: entry.at,
            })
            .collect();
        Ok(screens::history(
            &self.words,
            &entries,
            page.number,
            page.pages,
        ))
    }
}

/// Whether the message that was clicked is seen by the one who clicked, and by nobody else.
/// Discord should let nobody click on a message they cannot see; what a hand shows must not depend on that.
fn is_own_and_private(click: &ComponentInteraction) -> bool {
    let private = click
        .message
        .flags
        .is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let holder = match click.message.interaction_metadata.as_deref() {
        Some(MessageInteractionMetadata::Command(made)) => Some(made.user.id),
        Some(MessageInteractionMetadata::Component(made)) => Some(made.user.id),
        _ => None,
    };
    private && holder == Some(click.user.id)
}

/// The cards chosen in a menu; what is no card was not in it.
fn chosen(click: &ComponentInteraction) -> CardSet {
    match &click.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values
            .iter()
            .filter_map(|value| value.parse::<Card>().ok())
            .collect(),
        _ => CardSet::EMPTY,
    }
}
