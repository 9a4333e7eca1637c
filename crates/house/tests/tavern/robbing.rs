//! Robbing with the ace of trumps (RULES.md AP-1): what a finished deal reveals, and a deal of an older version.

use crate::evening::{ANN, BOB, CYD, DAN, Evening, game, here};
use crate::files::raw;
use ids::{MemberId, TableId};
use pages::ReplayAt;
use rules::{Act, Stage};
use store::Sqlite;
use table::{Answer, Order, Reveal, Stretch, Terms};

const ALL: [MemberId; 4] = [ANN, BOB, CYD, DAN];
const STRANGER: MemberId = MemberId(99);

/// An evening where all four have been dealt in and may be asked to rob, and the holder of the ace.
/// The table reveals its cards as chosen.
async fn held(reveal: Reveal) -> (Evening, TableId, MemberId) {
    for seed in 0..200 {
        let evening = Evening::new(seed).await;
        let table = evening.table_for(terms(), &ALL, 0).await;
        let chosen = evening.order(table, ANN, Order::RevealAt(reveal)).await;
        chosen.unwrap();
        evening.deal(table, ANN).await;
        if let Some(holder) = holder(&evening, table).await {
            return (evening, table, holder);
        }
    }
    panic!("nobody holds the ace in the deals of seeds 0 to 199");
}

fn terms() -> Terms {
    game("latriomphe", "as-qui-pille", 5)
}

/// The member who may rob, if any.
async fn holder(evening: &Evening, table: TableId) -> Option<MemberId> {
    for member in ALL {
        let question = evening.playing(table, member).await?.view.my_question;
        if question.is_some_and(|question| !question.cards.is_empty()) {
            return Some(member);
        }
    }
    None
}

async fn answer(evening: &Evening, table: TableId, who: MemberId, what: Answer) {
    let deal = evening.playing(table, who).await.unwrap().deal;
    evening
        .order(table, who, Order::Answer { deal, answer: what })
        .await
        .unwrap();
}

#[tokio::test]
async fn while_the_cards_are_closed_a_replay_tells_nobody_else_who_left_it() {
    let (evening, table, holder) = held(Reveal::Session).await;
    let deal = evening.playing(table, ANN).await.unwrap().deal;
    for member in ALL {
        answer(&evening, table, member, Answer::Leave).await;
    }
    evening.play_out(table, &ALL).await;
    let acts = async |viewer| {
        let steps = evening
            .replayed(&here(viewer), deal, ReplayAt::Step(0))
            .await
            .unwrap()
            .steps;
        let mut acts = Vec::new();
        for step in 1..=steps {
            let replayed = evening
                .replayed(&here(viewer), deal, ReplayAt::Step(step))
                .await;
            acts.extend(replayed.unwrap().acts.into_iter().map(|(_, act)| act));
        }
        acts
    };
    let own = acts(holder).await;
    assert_eq!(own[0], Act::Leave);
    for other in [STRANGER, ANN, BOB, CYD, DAN] {
        if other != holder {
            assert_eq!(acts(other).await, own[1..]);
        }
    }
}

/// Older versions asked only the holder, as a turn; a deal begun that way continues with the question to all.
#[tokio::test]
async fn a_robbing_that_was_asked_of_the_holder_alone_goes_on_as_a_question() {
    let folder = tempfile::tempdir().unwrap();
    for seed in 0..200 {
        let file = folder.path().join(format!("{seed}.db"));
        let mut evening = Evening::with_store(Sqlite::open(&file).await.unwrap(), seed).await;
        let table = evening.table_for(terms(), &ALL, 0).await;
        evening.deal(table, ANN).await;
        if holder(&evening, table).await.is_none() {
            continue;
        }
        let mut raw = raw(&file).await;
        let turn = r#"UPDATE tables SET state =
            replace(state, '"stretch":"question"', '"stretch":"turn"')"#;
        let changed = sqlx::query(turn).execute(&mut raw).await.unwrap();
        assert_eq!(changed.rows_affected(), 1);
        evening.restart(1_000).await;
        let playing = evening.playing(table, ANN).await.unwrap();
        assert_eq!(playing.clock.stretch, Stretch::Question);
        for member in ALL {
            answer(&evening, table, member, Answer::Leave).await;
        }
        let playing = evening.playing(table, ANN).await.unwrap();
        assert_eq!(playing.view.stage, Stage::Tricks);
        return;
    }
    panic!("nobody holds the ace in the deals of seeds 0 to 199");
}
