//! Patrons are asked for one moment each: what comes late, twice or for another ply does nothing.
#![allow(clippy::unwrap_used)]

use books::PatronKey;
use ids::{ChannelId, GuildId, MemberId, Millis, Moment, PurseId, TableId};
use rules::{Act, Coins, Variant, Viewer};
use std::collections::HashMap;
use table::{
    Asked, Benched, Chance, Chosen, Command, Context, Effect, HouseRules, Means, Opening, Pause,
    Person, Place, Player, Reveal, Step, Stretch, Table, Terms,
};

const ANN: Person = Person {
    member: MemberId(1),
    purse: PurseId(1),
};

/// What a step may know at this moment; what it draws follows from the moment alone.
fn context(now: i64) -> Context {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&now.to_le_bytes());
    let benched = |key: &str| Benched {
        patron: PatronKey::new(key).unwrap(),
        nature: None,
        free: None,
    };
    Context {
        now: Moment(now),
        rules: HouseRules {
            question: Millis::seconds(15),
            between: Millis::seconds(15),
            lobby: Millis::seconds(1800),
            pause: Pause::Believable,
            longest_pause: Millis::seconds(600),
            offered_purse: None,
        },
        means: Some(HashMap::from([(
            Player::Member(ANN),
            Means::free(Coins(10_000)),
        )])),
        asking: None,
        house_free: Coins(10_000),
        bench: ["odile", "bastien"].map(benched).into(),
        dismissed: Default::default(),
        chance: Chance::fresh(bytes),
    }
}

/// A table of one member and two patrons, with cards dealt, at the first moment at which a patron is asked alone.
fn asked() -> (Table, i64) {
    let opening = Opening {
        table: TableId(7),
        guild: GuildId(1),
        channel: ChannelId(1),
        host: ANN,
        terms: Terms {
            variant: Variant::parse("scarto", None, &Default::default()).unwrap(),
            stake: Coins(1),
            turn_seconds: 60,
        },
        patrons: vec![Asked::Anybody, Asked::Anybody],
        purse: None,
        reveal: Reveal::Deal,
        place: Place::Channel,
        parent: None,
        after: None,
        invited: Vec::new(),
    };
    let mut now = 1_000;
    let mut table = Table::open(opening, context(now)).unwrap().table;
    let deal = Command::Deal {
        by: ANN.member,
        played: None,
        shuffle: None,
    };
    table = step(&table, deal, now).table;
    loop {
        let stretch = table.playing().unwrap().hands.stretch;
        if stretch == Stretch::Pause && !table.asks().is_empty() {
            return (table, now);
        }
        // Ann is late, and the substitute acts for her.
        now = table.due_at.unwrap().0;
        let chosen = table
            .asks()
            .into_iter()
            .map(|ask| any(&table, ask))
            .collect();
        table = step(&table, Command::TimeUp { chosen }, now).table;
    }
}

fn step(table: &Table, command: Command, now: i64) -> Step {
    table.step(command, context(now)).unwrap()
}

/// The first legal act of the patron that is asked.
fn any(table: &Table, ask: table::Ask) -> Chosen {
    let view = table.playing().unwrap().cards.view(Viewer::Seat(ask.seat));
    ask.chosen(view.legal().random(|_| 0).unwrap())
}

fn acts(step: &Step) -> Vec<Act> {
    let acts = step.effects.iter().filter_map(|effect| match effect {
        Effect::Acted { act, .. } => Some(*act),
        _ => None,
    });
    acts.collect()
}

#[test]
fn a_patron_who_has_not_chosen_when_its_pause_is_over_is_waited_for_by_half_seconds() {
    let (table, _) = asked();
    let due = table.due_at.unwrap().0;
    let asks = table.asks();
    let mut late = table;
    for n in 0..3 {
        let now = due + n * 500;
        let waits = step(&late, Command::TimeUp { chosen: Vec::new() }, now);
        assert_eq!(acts(&waits), []);
        assert_eq!(waits.table.asks(), asks, "it is asked the same");
        assert_eq!(waits.table.due_at, Some(Moment(now + 500)));
        late = waits.table;
    }
    let chosen = vec![any(&late, asks[0])];
    let act = chosen[0].act;
    let done = step(&late, Command::TimeUp { chosen }, due + 1_500);
    assert_eq!(acts(&done), [act]);
}

#[test]
fn before_its_pause_is_over_no_choice_shows() {
    let (table, _) = asked();
    let due = table.due_at.unwrap().0;
    let chosen = vec![any(&table, table.asks()[0])];
    let early = step(&table, Command::TimeUp { chosen }, due - 1);
    assert_eq!(early.table.version, table.version);
    assert!(early.effects.is_empty());
}

#[test]
fn what_was_chosen_for_another_ply_or_deal_is_dropped() {
    let (table, _) = asked();
    let due = table.due_at.unwrap().0;
    let right = any(&table, table.asks()[0]);
    let another_ply = Chosen {
        ply: right.ply + 1,
        ..right.clone()
    };
    let another_deal = Chosen {
        deal: ids::DealId(right.deal.0 ^ 1),
        ..right.clone()
    };
    let chosen = vec![another_ply, another_deal];
    let dropped = step(&table, Command::TimeUp { chosen }, due);
    assert_eq!(acts(&dropped), []);
    assert_eq!(dropped.table.asks(), table.asks());
    // The right one counts once: the second time it is for a ply that is over.
    let twice = || vec![right.clone(), right.clone()];
    let once = step(&table, Command::TimeUp { chosen: twice() }, due);
    assert_eq!(acts(&once), [right.act]);
    let later = once.table.due_at.unwrap().0;
    let again = step(&once.table, Command::TimeUp { chosen: twice() }, later);
    assert!(!acts(&again).contains(&right.act));
}

#[test]
fn the_pause_is_drawn_before_the_choice_and_hangs_on_nothing_else() {
    let (table, now) = asked();
    let pause = table.due_at.unwrap() - Moment(now);
    assert!((900..2_200).contains(&pause.0), "{pause:?}");
}
