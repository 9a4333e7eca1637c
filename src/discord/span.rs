//! The span of an interaction: its id, and the table and deal that it is about, stand with everything that is logged
//! meanwhile. Never a name, a token or what was typed.

use interactions::span::{note_deal, note_table};
use screens::button::Button;
use serenity::all::{Context, FullEvent, Interaction};
use serenity::async_trait;
use serenity::framework::Framework;
use serenity::model::id::InteractionId;
use tracing::field::Empty;
use tracing::{Instrument as _, Span, error_span};

/// The name of these spans.
pub const INTERACTION: &str = "interaction";

/// The span of an interaction. Its level is that of errors, so that it stands with whatever is logged at all.
pub fn of_interaction(id: InteractionId) -> Span {
    error_span!(target: "triomphe", INTERACTION, interaction = %id, table = Empty, deal = Empty)
}

/// The span of a click or a form, with the table and the deal that its button names.
pub fn of_click(id: InteractionId, custom_id: &str) -> Span {
    let span = of_interaction(id);
    match custom_id.parse() {
        Ok(Button::Table(table, _) | Button::Order(table, _)) => note_table(&span, table),
        Ok(Button::Deal { table, deal, .. }) => {
            note_table(&span, table);
            note_deal(&span, deal);
        }
        _ => {}
    }
    span
}

/// The framework of commands, which handles each in a span of its own.
pub struct Spanned<F>(pub F);

#[async_trait]
impl<F: Framework> Framework for Spanned<F> {
    async fn init(&mut self, client: &serenity::Client) {
        self.0.init(client).await;
    }

    async fn dispatch(&self, ctx: Context, event: FullEvent) {
        let span = match &event {
            FullEvent::InteractionCreate {
                interaction: Interaction::Command(command),
            } => of_interaction(command.id),
            _ => Span::none(),
        };
        self.0.dispatch(ctx, event).instrument(span).await;
    }
}
