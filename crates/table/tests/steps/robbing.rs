//! Whether the ace of trumps robs is asked of every seat (RULES.md AP-1).

use crate::kit::{ANN, BOB, CYD, DAN, Sitting, game};
use ids::{MemberId, Millis};
use rules::{Act, CardSet, Rank, Stage, Turn};
use table::{Answer, Occupant, Order, Refusal, Stretch};

const ALL: [MemberId; 4] = [ANN, BOB, CYD, DAN];
const STRANGER: MemberId = MemberId(99);

/// Where the ace of trumps is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Ace {
    Turned,
    Held(MemberId),
    /// In the stock, or in a patron's hand.
    Elsewhere,
}

impl Ace {
    fn find(table: &Sitting, members: &[MemberId]) -> Ace {
        let turned = table.view(STRANGER).turned();
        if turned.and_then(|card| card.rank()) == Some(Rank::Ace) {
            return Ace::Turned;
        }
        let mut members = members.iter().copied();
        let holder = members.find(|&member| !run(table, member).is_empty());
        holder.map_or(Ace::Elsewhere, Ace::Held)
    }
}

/// A deal among these members at the robbing stage, with the ace where it is wanted.
fn dealt(members: &[MemberId], wanted: impl Fn(Ace) -> bool) -> Sitting {
    Sitting::such(0, |seed| {
        let terms = game("latriomphe", "as-qui-pille", 5);
        let mut table = Sitting::new(seed, terms, members, 4 - members.len());
        table.deal(members[0]).unwrap();
        wanted(Ace::find(&table, members)).then_some(table)
    })
}

/// A deal among all four, one of whom holds the ace and may rob.
fn held() -> (Sitting, MemberId) {
    let table = dealt(&ALL, |ace| matches!(ace, Ace::Held(_)));
    match Ace::find(&table, &ALL) {
        Ace::Held(holder) => (table, holder),
        other => panic!("{other:?}"),
    }
}

fn asleep(members: &[MemberId]) -> Sitting {
    dealt(members, |ace| ace == Ace::Elsewhere)
}

/// The cards this member may take, if they hold the ace.
fn run(table: &Sitting, member: MemberId) -> CardSet {
    let question = table.view(member).my_question;
    question.map_or(CardSet::EMPTY, |question| question.cards)
}

/// The cards that everybody sees as shown.
fn shown(table: &Sitting) -> CardSet {
    let view = table.view(STRANGER);
    view.shown.iter().map(|&(_, card)| card).collect()
}

/// Everything public about the question, whatever the cards are.
fn public(table: &Sitting) -> (Turn, Stretch, Millis, usize, CardSet, Option<CardSet>) {
    let view = table.view(STRANGER);
    let run = match view.stage {
        Stage::Robbing { run } => Some(run),
        _ => None,
    };
    let awaited = table.playing().unwrap().awaited().len();
    (
        view.turn,
        table.stretch(),
        table.left(),
        awaited,
        shown(table),
        run,
    )
}

/// Whether a member has answered.
fn has_answered(table: &Sitting, member: MemberId) -> bool {
    let seat = table.seat_of(member).unwrap();
    let playing = table.playing().unwrap();
    playing.hands.answers.contains_key(&seat)
}

#[test]
fn the_clock_and_the_public_view_are_the_same_whoever_holds_the_ace_and_where_it_sleeps() {
    let (held, _) = held();
    let mut asleep = asleep(&ALL);
    assert_eq!(public(&held), public(&asleep));
    let asked = (Turn::Question, Stretch::Question);
    assert_eq!((held.view(STRANGER).turn, held.stretch()), asked);
    // With nobody able to rob, the question stands for its whole time.
    asleep.pass(Millis(29_999));
    assert_eq!(asleep.stretch(), Stretch::Question);
    asleep.pass(Millis(1));
    assert_ne!(asleep.stretch(), Stretch::Question);
}

#[test]
fn what_is_robbed_is_seen_when_everybody_has_answered_and_not_before() {
    let (mut table, holder) = held();
    let before = public(&table);
    let taken = run(&table, holder);
    table.answer(holder, Answer::Rob(taken)).unwrap();
    assert_eq!(public(&table), before);
    for member in ALL.into_iter().filter(|member| *member != holder) {
        // Either button is an answer from somebody who cannot rob.
        let what = match member {
            ANN => Answer::Leave,
            _ => Answer::Ready,
        };
        table.answer(member, what).unwrap();
    }
    assert_eq!(shown(&table), taken);
    assert_eq!(table.view(STRANGER).stage, Stage::Tricks);
}

#[test]
fn who_leaves_it_cannot_be_told_from_an_ace_that_sleeps() {
    let (held, _) = held();
    let seen = [held, asleep(&ALL)].map(|mut table| {
        for member in ALL {
            table.answer(member, Answer::Leave).unwrap();
        }
        let present: Vec<bool> = table
            .state
            .chairs
            .iter()
            .map(Occupant::is_present)
            .collect();
        let notices = table.state.notices.clone();
        let clock = (table.stretch(), table.left());
        (notices, present, shown(&table), clock)
    });
    assert_eq!(seen[0], seen[1]);
}

/// RULES.md 0.3: the substitute robs and discards the lowest; this is neither announced nor counted as an absence.
#[test]
fn the_substitute_robs_for_who_does_not_answer_without_an_absence_or_a_notice() {
    let (mut table, holder) = held();
    let taken = run(&table, holder);
    table.pass(Millis::seconds(30));
    assert_eq!(table.state.notices, []);
    let chairs = &table.state.chairs;
    assert!(chairs.iter().all(|occupant| occupant.absences == 0));
    assert_eq!(shown(&table), taken);
}

/// A patron that could rob takes no longer than one that could not: its choice, or the substitute's, counts once the
/// members have answered.
#[test]
fn patrons_are_not_waited_for() {
    let held = dealt(&[ANN], |ace| matches!(ace, Ace::Held(_)));
    for table in [held, asleep(&[ANN])] {
        let (by, deal) = (ANN, table.deal_on());
        let leave = || {
            Order::Answer {
                deal,
                answer: Answer::Leave,
            }
            .by(by)
        };
        for chooses_first in [true, false] {
            let mut table = table.clone();
            table.pass(Millis::seconds(10));
            assert_eq!(table.stretch(), Stretch::Question);
            if chooses_first {
                table.does(leave()).unwrap()
            } else {
                table.step(leave()).unwrap()
            }
            assert_ne!(table.stretch(), Stretch::Question);
        }
    }
}

#[test]
fn where_the_ace_was_turned_the_dealer_is_asked_in_public() {
    let table = dealt(&ALL, |ace| ace == Ace::Turned);
    let view = table.view(STRANGER);
    assert_eq!(view.turn, Turn::One(view.dealer));
    assert_eq!(table.stretch(), Stretch::Turn);
    let awaited = table.playing().unwrap().awaited();
    assert_eq!(awaited.iter().collect::<Vec<_>>(), [view.dealer]);
    assert!(matches!(view.stage, Stage::Robbing { .. }));
}

#[test]
fn an_act_that_is_an_answer_is_taken_as_one() {
    let (mut table, holder) = held();
    let mut others = ALL.into_iter();
    let other = others.find(|member| *member != holder).unwrap();
    let cards = run(&table, holder);
    // Forged by somebody who cannot rob: it has no effect, and nothing is said.
    let deal = table.deal_on();
    table.act(other, Act::Rob(cards)).unwrap();
    assert!(has_answered(&table, other));
    let again = table.act(other, Act::Rob(cards));
    assert_eq!(again, Err(Refusal::Stale { deal }));
    // Somebody who can rob is told what is wrong with it, and is still asked.
    let view = table.view(holder);
    let foreign = view.variant.pack() - view.hand - cards;
    let foreign: CardSet = foreign.iter().take(cards.len() as usize).collect();
    let refused = table.act(holder, Act::Rob(foreign));
    assert!(matches!(refused, Err(Refusal::Rules(..))));
    assert!(!has_answered(&table, holder));
    table.act(holder, Act::Rob(cards)).unwrap();
    assert!(has_answered(&table, holder));
}
