//! Hands that lie open are changed in place when their moment comes, so that nobody clicks twice.

use crate::discord::art::shown;
use crate::discord::bot::{Bot, laid_out};
use crate::discord::hands::{Due, Moment, Open, TimeTold};
use crate::discord::send;
use crate::discord::surfaces::{Loss, loss, why};
use house::{Chair, Look, MemberId, TableId};
use rules::CardSet;
use serenity::builder::Builder;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::timeout;

/// How long a hand's change may take; then its holder is called instead.
const PATIENCE: Duration = Duration::from_secs(5);

/// Whether a hand was lost that lay open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// None.
    None,
    /// At least one.
    Some,
}

/// Changes the hands that are no longer true, and those whose picture has come since they were answered; beside each
/// other, so that one that is slow holds up no other.
pub async fn keep(bot: &Arc<Bot>, look: &Look) -> Lost {
    let members: BTreeSet<MemberId> = look.chairs.iter().filter_map(Chair::actor).collect();
    let mut kept = JoinSet::new();
    for member in members {
        if let Some(open) = bot.hands.open(look.id, member) {
            kept.spawn(keep_one(bot.clone(), look.id, member, open));
        }
    }
    let mut lost = Lost::None;
    while let Some(one) = kept.join_next().await {
        match one {
            Ok(Lost::None) => {}
            Ok(Lost::Some) => lost = Lost::Some,
            Err(error) => tracing::error!("a hand is not kept: {error}"),
        }
    }
    lost
}

async fn keep_one(bot: Arc<Bot>, table: TableId, member: MemberId, open: Open) -> Lost {
    let own = match bot.tavern.look(table, Some(member)).await {
        Ok(own) => own,
        Err(error) => {
            tracing::warn!("a hand could not be looked at: {error}");
            return Lost::None;
        }
    };
    if own.chair_of(member).is_none() {
        // They have just got up, and their hand is being put away.
        return Lost::None;
    }
    let told = open.hand.moment == Moment::of(&own)
        && open.hand.time.is_still(TimeTold::of(&own))
        && open.due != Due::Anew;
    // What was chosen, and what was said of it, stays as long as it is true.
    let mut hand = open.hand.clone();
    let mut new = None;
    if !told {
        let preferences = bot.preferences(own.guild, member).await;
        let words = bot.words_for(own.guild, &preferences, hand.speaks);
        hand = laid_out(&words, &preferences, hand.speaks, &own, CardSet::EMPTY);
        new = Some(words);
    }
    if let Some(art) = &hand.art {
        hand.screen.picture = bot.hang(table, art, open.shows).await.picture;
    }
    let shows = shown(hand.art.as_ref(), hand.screen.picture.as_ref(), open.shows);
    if told && open.due == Due::Nothing && shows == open.shows {
        return Lost::None;
    }
    let Ok(_pen) = timeout(PATIENCE, open.pen.lock()).await else {
        // A click is being answered; when it is, the table is looked at again.
        return Lost::None;
    };
    let is_newest = bot.hands.open(table, member);
    if is_newest.is_none_or(|newest| newest.token != open.token) {
        // It was clicked meanwhile: what was answered then is newer.
        return Lost::None;
    }
    if let Some(words) = new {
        bot.give_hint(&words, &mut hand).await;
    }
    let http = &bot.by_token.client(&open.token);
    let sending = bot.deliver(&hand.screen, |screen| {
        let (token, body) = (&open.token, send::edit_answer(screen));
        async move { body.execute(http, token.as_str()).await }
    });
    match timeout(PATIENCE, sending).await {
        Ok(Ok(sent)) => {
            let message = sent.id.get();
            hand.screen.picture = None;
            bot.hands.changed(member, &open, hand, message, shows);
            Lost::None
        }
        failed => {
            if let Ok(Err(error)) = failed
                && !matches!(loss(&error), Loss::Token | Loss::Message)
            {
                tracing::warn!("a hand was not changed: {}", why(&error));
            }
            bot.hands.gone(table, member, &open.token);
            Lost::Some
        }
    }
}
