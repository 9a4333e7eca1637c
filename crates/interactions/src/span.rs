//! What an interaction is about, for the log: never a name, a token or what was typed.

use ids::{DealId, TableId};
use tracing::Span;
use tracing::field::display;

/// Notes in the span of an interaction which table it turned out to be about.
pub fn note_table(span: &Span, table: TableId) {
    span.record("table", display(table));
}

/// Notes in the span of an interaction which deal it turned out to be about.
pub fn note_deal(span: &Span, deal: DealId) {
    span.record("deal", display(deal));
}
