//! Withdraws questions to void a deal that nobody answered in time.

use super::bot::Bot;
use interactions::voids::withdraw_lapsed;
use std::sync::Arc;
use std::time::Duration;

/// How often to check for orders that have lapsed.
const LOOK_FOR_LAPSED: Duration = Duration::from_secs(60);

/// Withdraws them, forever.
pub async fn run(bot: Arc<Bot>) {
    let mut look = tokio::time::interval(LOOK_FOR_LAPSED);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        look.tick().await;
        withdraw_lapsed(&bot.responder).await;
    }
}
