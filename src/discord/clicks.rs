//! Handles a click: reads the button, has the responder do what it says, and answers with the state after that. Put off
//! only if that takes too long.

use super::bot::Bot;
use super::counted::Route;
use super::first_answer::{AnswerRoute, FirstAnswer};
use super::guest::{Origin, guest};
use super::open_hand::{Delivery, Due};
use super::open_hands::EditLock;
use super::refused::{loss, why};
use super::send::{Seen, answer, ask, edit_answer, follow_up, think, update};
use super::timed::Timed;
use futures_util::FutureExt as _;
use ids::MemberId;
use interactions::broke::refusal;
use interactions::click::{Click, clicked};
use interactions::discord::Loss;
use interactions::error::CommandError;
use interactions::guest::Guest;
use interactions::hand::Hand;
use interactions::response::{ClickedMessage, Response};
use screens::button::Button;
use screens::screen::Screen;
use screens::words::Words;
use serenity::builder::{Builder, CreateInteractionResponse};
use serenity::model::application::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind,
    MessageInteractionMetadata, ModalInteraction,
};
use serenity::model::channel::{Message, MessageFlags};
use serenity::model::id::{InteractionId, UserId};
use std::panic::AssertUnwindSafe;

/// What was pressed, chosen or filled in, and in which message.
struct Press<'a> {
    id: InteractionId,
    /// Names the transfers that it makes.
    order: String,
    token: &'a str,
    user: UserId,
    locale: &'a str,
    /// `None` until they are known, and in direct messages.
    guest: Option<Guest>,
    /// `None`: a button that is not, or no longer, ours.
    button: Option<Button>,
    /// The values chosen in a menu or filled into a dialog.
    values: Vec<&'a str>,
    message: Option<&'a Message>,
}

/// A click that is answered.
struct AnsweredClick<'a> {
    press: &'a Press<'a>,
    owed: FirstAnswer,
}

/// Answers a click on a button or a choice in a menu.
pub async fn click(bot: &Bot, click: &ComponentInteraction) {
    use ComponentInteractionDataKind::{ChannelSelect, RoleSelect, StringSelect, UserSelect};
    let values: Vec<String> = match &click.data.kind {
        StringSelect { values } => values.clone(),
        UserSelect { values } => values.iter().map(ToString::to_string).collect(),
        RoleSelect { values } => values.iter().map(ToString::to_string).collect(),
        ChannelSelect { values } => values.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    };
    let asked = Origin {
        guild: click.guild_id,
        channel: click.channel_id,
        place: click.channel.as_ref(),
        member: click.member.as_ref(),
        locale: &click.locale,
        application: click.application_id,
        bot: click.app_permissions,
    };
    press(
        bot,
        &asked,
        Press {
            id: click.id,
            order: format!("order:{}", click.id),
            token: &click.token,
            user: click.user.id,
            locale: &click.locale,
            guest: None,
            button: click.data.custom_id.parse().ok(),
            values: values.iter().map(String::as_str).collect(),
            message: Some(&click.message),
        },
    )
    .await;
}

/// Answers a submitted dialog.
pub async fn dialog(bot: &Bot, sent: &ModalInteraction) {
    let inputs = sent.data.components.iter().flat_map(|row| &row.components);
    let asked = Origin {
        guild: sent.guild_id,
        channel: sent.channel_id,
        place: sent.channel.as_ref(),
        member: sent.member.as_ref(),
        locale: &sent.locale,
        application: sent.application_id,
        bot: sent.app_permissions,
    };
    press(
        bot,
        &asked,
        Press {
            id: sent.id,
            order: format!("order:{}", sent.id),
            token: &sent.token,
            user: sent.user.id,
            locale: &sent.locale,
            guest: None,
            button: sent.data.custom_id.parse().ok(),
            values: inputs
                .filter_map(|input| match input {
                    ActionRowComponent::InputText(line) => line.value.as_deref(),
                    _ => None,
                })
                .collect(),
            message: sent.message.as_deref(),
        },
    )
    .await;
}

async fn press(bot: &Bot, asked: &Origin<'_>, mut press: Press<'_>) {
    if !bot.inbox.heard.is_new(press.id.get()) {
        return;
    }
    let _until_it_is_answered = Timed::click(press.button.as_ref());
    // Owed before anything is read, which may take long.
    let owed = press.owed(bot);
    press.guest = guest(&bot.tavern, &bot.wording, asked).await;
    let table = press.click().table();
    if let (Some(guest), Some(table)) = (&mut press.guest, table) {
        let language = bot.wording.language_of(table).await;
        guest.words = guest.words.with_public(language);
    }
    let answering = AnsweredClick {
        press: &press,
        owed,
    };
    // The answer to an act shows the new hand; the table must not edit it first.
    let acts_at = press.click().acts_at();
    let member = MemberId(press.user.get());
    let held = acts_at.and_then(|table| bot.open_hands.hold(table, member));
    let pressed = AssertUnwindSafe(pressed(bot, &press)).catch_unwind().await;
    // The panic was logged where it happened; its message may quote a hand.
    let panicked = |_| Err(anyhow::anyhow!("a click panicked").into());
    let response = match pressed.unwrap_or_else(panicked) {
        Ok(response) => response,
        Err(error) => {
            let (guest, words) = (press.guest.as_ref(), press.words());
            let refused = refusal(&bot.tavern, guest, &words, &error, press.click().wanted());
            Response::Note(refused.await)
        }
    };
    if let Err(error) = answered(bot, &answering, response, held).await {
        tracing::warn!("a click could not be answered: {}", why(&error));
    }
    if let Some(table) = acts_at {
        // If the answer was not a hand, an edit that was held back is still to be made.
        bot.publisher.ring(table);
    }
}

/// What the click means.
async fn pressed(bot: &Bot, press: &Press<'_>) -> Result<Response, CommandError> {
    let guest = press.guest.as_ref();
    let guest = guest.ok_or_else(|| CommandError::Message(press.words().say("server-only")))?;
    bot.attendance.is_there(guest.guild, guest.member);
    clicked(&bot.responder, guest, &press.click()).await
}

/// Sends the answer to a click; `held` keeps the clicked hand from being edited until then.
async fn answered(
    bot: &Bot,
    to: &AnsweredClick<'_>,
    response: Response,
    held: Option<EditLock>,
) -> serenity::Result<()> {
    let press = to.press;
    let becomes_another = matches!(
        &response,
        Response::Hand(_) | Response::HandBelow(_) | Response::Page(_)
    );
    if let (true, ClickedMessage::Own, Some(made)) =
        (becomes_another, press.clicked_message(), press.made_by())
    {
        bot.gallery.late.changes(made).await;
    }
    match response {
        Response::Hand(hand) => answered_with_hand(bot, to, (*hand, held), Due::Nothing).await,
        Response::HandBelow(hand) => answered_with_hand(bot, to, (*hand, held), Due::Below).await,
        Response::Page(screen) if press.clicked_message() == ClickedMessage::Own => {
            to.update(bot, &screen).await
        }
        Response::Page(screen) | Response::Note(screen) | Response::Closing(screen) => {
            to.note(bot, &screen).await
        }
        Response::Public(screen) => to.tell(bot, &screen, Seen::ByAll).await,
        Response::Illustrated(page) => {
            let page = bot.gallery.illustrate(page).await;
            let awaited = bot.gallery.late.awaits(press.id);
            to.note(bot, &page.screen).await?;
            // A picture is added to the original answer, which a deferred note to an own message is not.
            if to.owed.route().await == AnswerRoute::First
                || press.clicked_message() == ClickedMessage::Other
            {
                let gallery = &bot.gallery;
                gallery.follow(&bot.messenger, page, press.token, awaited);
            }
            Ok(())
        }
        Response::Dialog(dialog) => match to.owed.route().await {
            AnswerRoute::First => press.respond(bot, ask(&dialog)).await,
            // Discord opens a dialog only as the first answer.
            AnswerRoute::Deferred => {
                let again = Screen::note(press.words().say("our-fault"));
                to.note(bot, &again).await
            }
        },
        Response::Silent => match (to.owed.route().await, press.clicked_message()) {
            (AnswerRoute::First, _) => {
                press
                    .respond(bot, CreateInteractionResponse::Acknowledge)
                    .await
            }
            (AnswerRoute::Deferred, ClickedMessage::Own) => Ok(()),
            (AnswerRoute::Deferred, ClickedMessage::Other) => {
                let http = bot.messenger.by_token(press.token);
                let deleting = http.delete_original_interaction_response(press.token);
                bot.messenger.by_answer(Route::DeleteAnswer, deleting).await
            }
        },
    }
}

/// Answers with a hand, which is open from then on: in the clicked message, of which this is due, or in a new one.
async fn answered_with_hand(
    bot: &Bot,
    to: &AnsweredClick<'_>,
    (mut hand, held): (Hand, Option<EditLock>),
    least: Due,
) -> serenity::Result<()> {
    let press = to.press;
    if let Some(guest) = &press.guest {
        hand.give_hint(&bot.hints, &guest.words).await;
    }
    let member = MemberId(press.user.get());
    let own = press
        .message
        .filter(|_| press.clicked_message() == ClickedMessage::Own);
    let (mut delivery, _edit_lock, mut answered) = match own {
        Some(message) => {
            let placed = bot
                .open_hands
                .deliver_in_place(member, &mut hand, message, held);
            let (delivery, edit_lock) = placed.await;
            (delivery, edit_lock, to.update(bot, &hand.screen).await)
        }
        None => (Delivery::New, None, to.note(bot, &hand.screen).await),
    };
    if let Delivery::InPlace { due, .. } = &mut delivery {
        *due = least.max(*due);
    }
    if own.is_some() && answered.as_ref().err().map(loss) == Some(Loss::Message) {
        // It was sent anew below the table, or dismissed, while it was clicked.
        hand.screen.picture = None;
        (delivery, answered) = (Delivery::New, to.note(bot, &hand.screen).await);
    }
    match &answered {
        Ok(()) => bot.open_hands.answered(hand, member, press.token, delivery),
        // The act is committed, so its table must be redrawn anyway.
        Err(_) => bot.publisher.ring(hand.table),
    }
    answered
}

impl Press<'_> {
    /// The reason that the clicked question states, for no button holds so much.
    fn reason(&self) -> &str {
        let panel = self.message.and_then(|message| message.embeds.first());
        let why = panel.and_then(|panel| panel.fields.first());
        why.map_or("", |why| why.value.as_str())
    }

    /// What was clicked.
    fn click(&self) -> Click<'_> {
        Click {
            button: self.button,
            values: &self.values,
            on: self.clicked_message(),
            reason: self.reason(),
            order: &self.order,
        }
    }

    /// The words for the member who clicked.
    fn words(&self) -> Words {
        match &self.guest {
            Some(guest) => guest.words.clone(),
            None => Words::for_locale(self.locale),
        }
    }

    /// Whether only the member who clicked sees the message.
    /// Discord should let nobody click a message they cannot see, but what a hand shows must not depend on that.
    fn clicked_message(&self) -> ClickedMessage {
        let Some(message) = self.message else {
            return ClickedMessage::Other;
        };
        let private = message
            .flags
            .is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let holder = message
            .interaction_metadata
            .as_deref()
            .and_then(answered_by);
        let holder = holder.map(|(_, user)| user);
        if private && holder == Some(self.user) {
            ClickedMessage::Own
        } else {
            ClickedMessage::Other
        }
    }

    /// The interaction that the clicked message answered.
    fn made_by(&self) -> Option<InteractionId> {
        let metadata = self.message?.interaction_metadata.as_deref()?;
        answered_by(metadata).map(|(interaction, _)| interaction)
    }

    /// Begins to owe the first answer. If it is deferred, the clicked message stays as it is until it is edited; under
    /// one that others see, a private message appears that will be the answer.
    fn owed(&self, bot: &Bot) -> FirstAnswer {
        let defer = match self.clicked_message() {
            ClickedMessage::Own => CreateInteractionResponse::Acknowledge,
            ClickedMessage::Other => think(Seen::ByOne),
        };
        let (http, token) = (bot.messenger.by_token(self.token), self.token.to_owned());
        let (id, rivals) = (self.id, bot.messenger.rivals.clone());
        FirstAnswer::begin(async move {
            let sending = defer.execute(&http, (id, &token));
            rivals.first_answer(id, sending).await
        })
    }

    async fn respond(&self, bot: &Bot, with: CreateInteractionResponse) -> serenity::Result<()> {
        let http = &bot.messenger.by_token(self.token);
        let sending = with.execute(http, (self.id, self.token));
        bot.messenger.rivals.first_answer(self.id, sending).await
    }
}

/// The interaction that a message answered, and whose it was.
fn answered_by(metadata: &MessageInteractionMetadata) -> Option<(InteractionId, UserId)> {
    match metadata {
        MessageInteractionMetadata::Command(made) => Some((made.id, made.user.id)),
        MessageInteractionMetadata::Component(made) => Some((made.id, made.user.id)),
        MessageInteractionMetadata::ModalSubmit(made) => Some((made.id, made.user.id)),
        _ => None,
    }
}

impl AnsweredClick<'_> {
    /// Answers by editing the clicked message, which is private.
    async fn update(&self, bot: &Bot, screen: &Screen) -> serenity::Result<()> {
        let (id, token) = (self.press.id, self.press.token);
        match self.owed.route().await {
            AnswerRoute::First => {
                let http = &bot.messenger.by_token(token);
                bot.messenger
                    .deliver(screen, |screen| {
                        let sending = update(screen).send(http, (id, token));
                        bot.messenger.rivals.first_answer(id, sending)
                    })
                    .await
            }
            AnswerRoute::Deferred => self.edit(bot, screen).await,
        }
    }

    /// Answers with a new private message.
    async fn note(&self, bot: &Bot, screen: &Screen) -> serenity::Result<()> {
        self.tell(bot, screen, Seen::ByOne).await
    }

    /// Answers with a new message. A public one answers a question that only its reader sees.
    async fn tell(&self, bot: &Bot, screen: &Screen, seen: Seen) -> serenity::Result<()> {
        let token = self.press.token;
        match (self.owed.route().await, self.press.clicked_message()) {
            (AnswerRoute::First, _) => {
                bot.messenger
                    .deliver(screen, |screen| {
                        self.press.respond(bot, answer(screen, seen))
                    })
                    .await
            }
            (AnswerRoute::Deferred, ClickedMessage::Other) => self.edit(bot, screen).await,
            (AnswerRoute::Deferred, ClickedMessage::Own) => {
                let http = &bot.messenger.by_token(token);
                bot.messenger
                    .deliver(screen, |screen| {
                        let sending = follow_up(screen, seen).execute(http, (None, token));
                        bot.messenger.by_answer(Route::FollowUp, sending)
                    })
                    .await?;
                Ok(())
            }
        }
    }

    /// Edits what was sent to defer the answer, or the clicked message if nothing new was.
    async fn edit(&self, bot: &Bot, screen: &Screen) -> serenity::Result<()> {
        let token = self.press.token;
        let http = &bot.messenger.by_token(token);
        bot.messenger
            .deliver(screen, |screen| {
                let editing = edit_answer(screen).execute(http, token);
                bot.messenger.by_answer(Route::EditAnswer, editing)
            })
            .await?;
        Ok(())
    }
}
