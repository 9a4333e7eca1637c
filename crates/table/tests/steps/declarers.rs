//! Sicilian Tarocchi, Troggu, Ottocento and French Tarot: what is held, who leaves in the middle, and what a void gives
//! back; with every option and number of seats.

use crate::kit::{ANN, BETWEEN, BOB, CYD, DAN, Sitting, game, person};
use crate::voids;
use books::Owner;
use ids::MemberId;
use rules::{Act, Chance, Coins, Seat, Stage, Variant, View};
use table::{Duty, Standing, Terms};

const STAKE: i64 = 2;
const ALL: [MemberId; 4] = [ANN, BOB, CYD, DAN];

/// Each game, and what the bank holds of every seat, in stakes, by the number of seats (RULES.md 8, 14, 15, 17).
const HELD: [(&str, &[(usize, i64)]); 4] = [
    ("sicilian", &[(3, 216)]),
    ("troggu", &[(3, 4), (4, 6), (5, 8), (6, 10)]),
    ("ottocento", &[(4, 1)]),
    ("tarot", &[(3, 80), (4, 120), (5, 164)]),
];

/// Every game with every option and number of seats, and the coins that are held there.
fn tables() -> Vec<(Variant, usize, i64)> {
    let mut tables = Vec::new();
    for (game, held) in HELD {
        let variants = Variant::all().into_iter();
        for variant in variants.filter(|variant| variant.game() == game) {
            let seats: Vec<usize> = held.iter().map(|(seats, _)| *seats).collect();
            assert_eq!(variant.seats(), seats, "{variant}");
            tables.extend(
                held.iter()
                    .map(|(seats, stakes)| (variant, *seats, stakes * STAKE)),
            );
        }
    }
    assert_eq!(tables.len(), 2 + 4 * 4 + 4 + 3 * 8);
    tables
}

/// As many members as there are seats, and patrons for the others.
fn seated(seed: u64, variant: Variant, seats: usize) -> (Sitting, Vec<MemberId>) {
    let members = ALL[..seats.min(ALL.len())].to_vec();
    let terms = Terms {
        variant,
        ..game(variant.game(), variant.edition(), STAKE)
    };
    let patrons = seats - members.len();
    (Sitting::new(seed, terms, &members, patrons), members)
}

/// Anything that is legal, the same again for the same look.
fn any(seed: u64) -> impl Fn(&View) -> Act {
    move |view| {
        let mut chance = Chance::seeded(seed, view.hand.len().into());
        let mut random = |view: &View| view.legal().random(|n| chance.below(n)).unwrap();
        match random(view) {
            // A poignée or combinations are kept back with the card.
            Act::Hide => random(&view.after_hiding()),
            act => act,
        }
    }
}

/// Free coins and those on hold.
fn all_coins(table: &Sitting, members: &[MemberId]) -> Vec<i64> {
    let coins = |member: &MemberId| table.free(*member) + table.on_hold(*member);
    members.iter().map(coins).collect()
}

#[test]
fn every_seat_is_held_what_it_can_lose_with_so_many_seats() {
    for (variant, seats, held) in tables() {
        // A petit alone ends a deal of French Tarot before anybody is asked.
        let table = Sitting::such(1, |seed| {
            let (mut table, _) = seated(seed, variant, seats);
            table.deal(ANN).unwrap();
            table.playing().is_some().then_some(table)
        });
        let (undealt, members) = seated(1, variant, seats);
        let before = undealt.coins(&members);
        for (member, free) in members.iter().zip(before) {
            let at = format!("{variant} with {seats}, {member}");
            assert_eq!(table.on_hold(*member), held, "{at}");
            assert_eq!(table.free(*member), free - held, "{at}");
        }
    }
}

/// What Bob may be asked before he leaves: every game has tricks and a discard, most have a talk.
fn stages(variant: Variant, seats: usize) -> Vec<Stage> {
    let mut stages = vec![Stage::Discard, Stage::Tricks];
    if variant.game() != "ottocento" {
        stages.push(Stage::Talk);
    }
    if variant.game() == "tarot" {
        stages.extend((seats == 5).then_some(Stage::Call));
        let is_silent = variant.options().contains_key("chelem");
        stages.extend((!is_silent).then_some(Stage::Announce));
    }
    stages
}

/// A table where Bob is about to act at this stage, and his coins before the deal.
fn about_to(stage: &Stage, variant: Variant, seats: usize) -> (Sitting, i64) {
    let table = Sitting::such(0, |seed| {
        let (mut table, members) = seated(seed, variant, seats);
        table.deal(ANN).unwrap();
        let choose = any(seed);
        loop {
            let who = table.on_turn(&members)?;
            let view = table.view(who);
            if view.stage == *stage && who == BOB {
                return Some(table);
            }
            if view.stage == Stage::Tricks && *stage != Stage::Tricks {
                return None;
            }
            table.act(who, choose(&view)).unwrap();
        }
    });
    let coins = table.free(BOB) + table.on_hold(BOB);
    (table, coins)
}

#[test]
fn who_leaves_in_the_talk_the_discard_or_the_play_is_played_for_on_their_account() {
    for (variant, seats, held) in tables() {
        for stage in stages(variant, seats) {
            let (mut table, before) = about_to(&stage, variant, seats);
            let at = format!(
                "{variant} with {seats}, {stage:?}, seed {}",
                table.house.seed
            );
            table.leave(BOB).unwrap();
            assert_eq!(table.standing(BOB), Standing::Leaving, "{at}");
            assert_eq!(table.on_hold(BOB), held, "{at}: the stake stays");
            if variant.is_match() {
                table.play_match(&[ANN, CYD, DAN]);
            } else {
                table.play_out_by(&[ANN, CYD, DAN], any(table.house.seed));
            }
            assert!(table.occupant(BOB).is_none(), "{at}");
            let owner = Owner::Member(person(BOB).purse);
            let finished = table.finished.as_ref().unwrap();
            let seat = finished.owners.iter().position(|it| *it == owner).unwrap();
            let won = table.outcome().coins[Seat::new(seat).unwrap()];
            assert_eq!(Coins(table.free(BOB) - before), won, "{at}");
            assert_eq!(table.on_hold(BOB), 0, "{at}");
            assert!(won >= Coins(-held), "{at}");
        }
    }
}

#[test]
fn a_void_gives_back_whatever_the_deal_came_to() {
    let mut moved = 0;
    for (variant, seats, _) in tables() {
        for seed in 0..3 {
            let (mut table, members) = seated(seed, variant, seats);
            let before = table.clone();
            table.deal(ANN).unwrap();
            table.play_out_by(&members, any(seed));
            let (was, is) = (all_coins(&before, &members), all_coins(&table, &members));
            moved += u32::from(was != is);
            let plan = voids::plan(&table, &before);
            table.does(Duty::Void(Box::new(plan))).unwrap();
            let at = format!("{variant} with {seats}, seed {seed}");
            assert_eq!(all_coins(&table, &members), was, "{at}");
            let score = table.state.match_on.as_ref().map(|on| on.score.clone());
            assert!(
                score.into_iter().flatten().all(|points| points == 0),
                "{at}"
            );
            // The next deal is dealt as if this one had not been.
            table.pass(BETWEEN);
            assert!(table.why_closed().is_none(), "{at}");
        }
    }
    assert!(moved > 40, "coins moved in {moved} deals");
}
