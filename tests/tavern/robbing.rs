//! Whether the ace of trumps robs is asked of every seat alike (RULES.md AP-1).

use crate::evening::{ANN, BOB, CYD, DAN, Evening, game, here, raw_connection, sorry};
use house::{Answer, Playing, Refusal, Reveal, Scene, Sorry, Stretch};
use ids::{MemberId, TableId};
use rules::{Act, CardSet, Rank, Stage, Turn};
use store::Sqlite;

const ALL: [MemberId; 4] = [ANN, BOB, CYD, DAN];
const STRANGER: MemberId = MemberId(99);

/// Where the ace of trumps is.
#[derive(Clone, Copy, PartialEq)]
enum Ace {
    Turned,
    Held(MemberId),
    /// In the stock, or in a patron's hand.
    Elsewhere,
}

/// An evening whose deal of these members is at the robbing, the ace being there.
async fn dealt(members: &[MemberId], wanted: impl Fn(Ace) -> bool) -> (Evening, TableId, Ace) {
    dealt_and_revealed(members, Reveal::Deal, wanted).await
}

/// The same at a table that lays its cards open at this time.
async fn dealt_and_revealed(
    members: &[MemberId],
    reveal: Reveal,
    wanted: impl Fn(Ace) -> bool,
) -> (Evening, TableId, Ace) {
    for seed in 0..2_000 {
        let evening = Evening::new(seed).await;
        let terms = game("latriomphe", "as-qui-pille", 5);
        let table = evening.table_for(terms, members, 4 - members.len()).await;
        let host = members[0];
        let chosen = evening.tavern.tables.reveal_at(table, host, reveal).await;
        chosen.unwrap();
        evening.deal(table, host).await;
        let mut ace = Ace::Elsewhere;
        for &member in members {
            let view = evening.playing(table, member).await.unwrap().view;
            if view.turned.unwrap().rank() == Some(Rank::Ace) {
                ace = Ace::Turned;
            } else if !view.my_question.unwrap().cards.is_empty() {
                ace = Ace::Held(member);
            }
        }
        if wanted(ace) {
            return (evening, table, ace);
        }
    }
    panic!("no such deal in 2,000");
}

async fn answer(evening: &Evening, table: TableId, who: MemberId, what: Answer) {
    let deal = evening.playing(table, who).await.unwrap().deal;
    evening
        .tavern
        .tables
        .answer(table, who, deal, what)
        .await
        .unwrap();
}

/// What this member, who holds the ace, may take.
async fn run(evening: &Evening, table: TableId, who: MemberId) -> CardSet {
    let question = evening.playing(table, who).await.unwrap().view.my_question;
    question.unwrap().cards
}

fn is_held(ace: Ace) -> bool {
    matches!(ace, Ace::Held(_))
}

/// What everybody sees of the question, whatever the cards are.
fn public(playing: &Playing) -> (Turn, Stretch, i64, Vec<usize>, Vec<CardSet>) {
    let view = &playing.view;
    let shown = view.shown.iter().map(|(_, card)| CardSet::of(*card));
    let runs = match view.stage {
        Stage::Robbing { run } => vec![run],
        _ => Vec::new(),
    };
    (
        view.turn,
        playing.clock.stretch,
        playing.clock.until,
        playing.awaited.clone(),
        shown.chain(runs).collect(),
    )
}

#[tokio::test]
async fn the_clock_and_the_public_view_are_the_same_whoever_holds_the_ace_and_where_it_sleeps() {
    let (held, table, _) = dealt(&ALL, is_held).await;
    let (asleep, other, _) = dealt(&ALL, |ace| ace == Ace::Elsewhere).await;
    let one = held.playing(table, STRANGER).await.unwrap();
    let two = asleep.playing(other, STRANGER).await.unwrap();
    assert_eq!(public(&one), public(&two));
    let asked = (Turn::Question, Stretch::Question);
    assert_eq!((one.view.turn, one.clock.stretch), asked);
    // With nobody who could rob the question stands for its whole time.
    asleep.pass(29_999).await;
    let still = asleep.playing(other, ANN).await.unwrap();
    assert_eq!(still.clock.stretch, Stretch::Question);
    asleep.pass(1).await;
    let over = asleep.playing(other, ANN).await.unwrap();
    assert_ne!(over.clock.stretch, Stretch::Question);
}

#[tokio::test]
async fn what_is_robbed_is_seen_when_everybody_has_answered_and_not_before() {
    let (evening, table, ace) = dealt(&ALL, is_held).await;
    let Ace::Held(holder) = ace else {
        unreachable!()
    };
    let before = evening.playing(table, STRANGER).await.unwrap();
    let taken = run(&evening, table, holder).await;
    let laid: CardSet = taken.iter().collect();
    answer(&evening, table, holder, Answer::Rob(laid)).await;
    let after = evening.playing(table, STRANGER).await.unwrap();
    assert_eq!(public(&before), public(&after));
    for member in ALL.into_iter().filter(|member| *member != holder) {
        // Who cannot rob has answered by either button.
        let what = if member == ANN {
            Answer::Leave
        } else {
            Answer::Ready
        };
        answer(&evening, table, member, what).await;
    }
    let view = evening.playing(table, STRANGER).await.unwrap().view;
    let shown: CardSet = view.shown.iter().map(|&(_, card)| card).collect();
    assert_eq!((shown, view.stage), (taken, Stage::Tricks));
    evening.audit().await;
}

#[tokio::test]
async fn who_leaves_it_cannot_be_told_from_an_ace_that_sleeps() {
    let mut seen = Vec::new();
    for wanted in [true, false] {
        let (evening, table, ace) = dealt(&ALL, |ace| match wanted {
            true => is_held(ace),
            false => ace == Ace::Elsewhere,
        })
        .await;
        assert_eq!(is_held(ace), wanted);
        for member in ALL {
            answer(&evening, table, member, Answer::Leave).await;
        }
        let look = evening.look(table, STRANGER).await;
        let absent: Vec<bool> = look.chairs.iter().map(|chair| chair.absent).collect();
        let Scene::Playing(playing) = look.scene else {
            panic!("no deal")
        };
        let clock = playing.clock;
        seen.push((look.notices, absent, playing.view.shown.clone(), clock));
        evening.audit().await;
    }
    assert_eq!(seen[0], seen[1]);
}

/// RULES.md 0.3: the substitute robs and lays the lowest; nobody hears that it did, and nobody is absent for it.
#[tokio::test]
async fn the_substitute_robs_for_who_does_not_answer_without_an_absence_or_a_notice() {
    let (evening, table, ace) = dealt(&ALL, is_held).await;
    let Ace::Held(holder) = ace else {
        unreachable!()
    };
    let taken = run(&evening, table, holder).await;
    evening.pass(30_000).await;
    let look = evening.look(table, STRANGER).await;
    assert_eq!(look.notices, []);
    assert!(look.chairs.iter().all(|chair| !chair.absent));
    let Scene::Playing(playing) = look.scene else {
        panic!("no deal")
    };
    let shown: CardSet = playing.view.shown.iter().map(|&(_, card)| card).collect();
    assert_eq!(shown, taken);
}

/// A patron that could rob takes no longer than one that could not: it answers when the members have.
#[tokio::test]
async fn patrons_are_not_waited_for() {
    for wanted in [is_held as fn(Ace) -> bool, |ace| ace == Ace::Elsewhere] {
        let (evening, table, _) = dealt(&[ANN], wanted).await;
        evening.pass(10_000).await;
        let playing = evening.playing(table, ANN).await.unwrap();
        assert_eq!(playing.clock.stretch, Stretch::Question);
        answer(&evening, table, ANN, Answer::Leave).await;
        let playing = evening.playing(table, ANN).await.unwrap();
        assert_ne!(playing.clock.stretch, Stretch::Question);
    }
}

#[tokio::test]
async fn where_the_ace_was_turned_the_dealer_is_asked_in_public() {
    let (evening, table, _) = dealt(&ALL, |ace| ace == Ace::Turned).await;
    let playing = evening.playing(table, STRANGER).await.unwrap();
    assert_eq!(playing.view.turn, Turn::One(playing.view.dealer));
    assert_eq!(playing.clock.stretch, Stretch::Turn);
    assert_eq!(
        playing.awaited,
        [playing.chair_of[playing.view.dealer.index()]]
    );
    assert!(matches!(playing.view.stage, Stage::Robbing { .. }));
}

#[tokio::test]
async fn an_act_that_is_an_answer_is_taken_as_one() {
    let (evening, table, ace) = dealt(&ALL, is_held).await;
    let Ace::Held(holder) = ace else {
        unreachable!()
    };
    let other = ALL.into_iter().find(|member| *member != holder).unwrap();
    let cards = run(&evening, table, holder).await;
    // Forged by who cannot rob: to no effect, and nothing is said of it.
    let deal = evening.playing(table, other).await.unwrap().deal;
    let rob = |who| {
        evening
            .tavern
            .tables
            .act(table, who, deal, 0, Act::Rob(cards))
    };
    rob(other).await.unwrap();
    assert!(evening.playing(table, other).await.unwrap().answered);
    assert_eq!(
        sorry(rob(other).await),
        Sorry::Table(Refusal::Stale { deal })
    );
    // Who can is told what is wrong with it, and asked still.
    let playing = evening.playing(table, holder).await.unwrap();
    let foreign: CardSet = (playing.view.variant.pack() - playing.view.hand - cards)
        .iter()
        .take(cards.len() as usize)
        .collect();
    let refused = evening
        .tavern
        .tables
        .act(table, holder, deal, 0, Act::Rob(foreign));
    assert!(matches!(
        sorry(refused.await),
        Sorry::Table(Refusal::Rules(..))
    ));
    assert!(!evening.playing(table, holder).await.unwrap().answered);
    rob(holder).await.unwrap();
    assert!(evening.playing(table, holder).await.unwrap().answered);
}

#[tokio::test]
async fn an_answer_that_was_given_survives_a_restart() {
    let (mut evening, table, ace) = dealt(&ALL, is_held).await;
    let Ace::Held(holder) = ace else {
        unreachable!()
    };
    let taken = run(&evening, table, holder).await;
    answer(&evening, table, holder, Answer::Rob(taken)).await;
    evening.restart(1_000).await;
    assert!(evening.playing(table, holder).await.unwrap().answered);
    for member in ALL.into_iter().filter(|member| *member != holder) {
        answer(&evening, table, member, Answer::Ready).await;
    }
    let own = evening.playing(table, holder).await.unwrap().view;
    assert_eq!(own.laid_aside, taken);
    evening.restart(1_000).await;
    let again = evening.playing(table, holder).await.unwrap().view;
    assert_eq!(again, own);
    evening.audit().await;
}

#[tokio::test]
async fn while_the_cards_are_closed_a_replay_tells_nobody_else_who_left_it() {
    let (evening, table, ace) = dealt_and_revealed(&ALL, Reveal::Session, is_held).await;
    let Ace::Held(holder) = ace else {
        unreachable!()
    };
    let deal = evening.playing(table, ANN).await.unwrap().deal;
    for member in ALL {
        answer(&evening, table, member, Answer::Leave).await;
    }
    evening.play_out(table, &ALL).await;
    let acts = |viewer| {
        let tavern = &evening.tavern;
        async move {
            let steps = tavern
                .records
                .replayed(&here(viewer), deal, 0)
                .await
                .unwrap()
                .steps;
            let mut acts = Vec::new();
            for step in 1..=steps {
                let replayed = tavern.records.replayed(&here(viewer), deal, step).await;
                acts.push(replayed.unwrap().act.unwrap().1);
            }
            acts
        }
    };
    let own = acts(holder).await;
    assert_eq!(own[0], Act::Leave);
    for other in [STRANGER, ANN, BOB, CYD, DAN] {
        if other != holder {
            assert_eq!(acts(other).await, own[1..]);
        }
    }
}

/// Once the holder alone was asked, in a turn; a deal that was so begun goes on with the question to all.
#[tokio::test]
async fn a_robbing_that_was_asked_of_the_holder_alone_goes_on_as_a_question() {
    let folder = tempfile::tempdir().unwrap();
    for seed in 0..200 {
        let file = folder.path().join(format!("{seed}.db"));
        let mut evening = Evening::on(Sqlite::open(&file).await.unwrap(), seed).await;
        let terms = game("latriomphe", "as-qui-pille", 5);
        let table = evening.table_for(terms, &ALL, 0).await;
        evening.deal(table, ANN).await;
        let mut is_held = false;
        for member in ALL {
            let question = evening
                .playing(table, member)
                .await
                .unwrap()
                .view
                .my_question;
            is_held |= question.is_some_and(|question| !question.cards.is_empty());
        }
        if !is_held {
            continue;
        }
        let mut raw = raw_connection(&file).await;
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
    panic!("nobody held the ace in 200 deals");
}
