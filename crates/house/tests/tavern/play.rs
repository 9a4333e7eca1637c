//! Play at several tables at once.

use crate::evening::{ANN, BOB, CYD, Evening, SERVER};

#[tokio::test]
async fn two_tables_at_once_do_not_meet() {
    let evening = Evening::new(41).await;
    let first = evening.table("tavern", &[ANN, BOB], 2).await;
    let second = evening.table("vieville", &[ANN, CYD], 2).await;
    assert_eq!(evening.tables.ids_in(SERVER, None), [second, first]);
    evening.deal_to_play(first, &[ANN, BOB]).await;
    evening.deal_to_play(second, &[ANN, CYD]).await;
    evening.play_out(first, &[ANN, BOB]).await;
    assert!(
        evening.playing(second, ANN).await.is_some(),
        "the other table still plays"
    );
    evening.play_out(second, &[ANN, CYD]).await;
    evening.audit().await;
}
