//! A hired patron that was dismissed: when it is gone from the table, its coins are the house's, in the same step.
#![allow(clippy::unwrap_used)]

mod kit;

use books::{Account, PatronKey, Transfer};
use ids::PurseId;
use kit::{ANN, any, context, opening};
use rules::Coins;
use std::collections::BTreeMap;
use table::{Asked, Benched, Command, Context, Effect, Means, Opening, Player, Step, Table};

const FREE: Coins = Coins(500);

fn hired() -> PatronKey {
    PatronKey::for_hire(PurseId(7))
}

/// What a step may know; the hired patron has this much free, and was dismissed.
fn dismissed(now: i64, free: Coins) -> Context {
    let mut context = context(now);
    let means = context.means.as_mut().unwrap();
    means.insert(Player::Patron(hired()), Means::free(free));
    context.dismissed = BTreeMap::from([(hired(), free)]);
    context
}

/// A table with the hired patron and one of the cast.
fn seated() -> Table {
    let mut bench = context(1_000);
    let patron = Benched {
        patron: hired(),
        nature: None,
        free: Some(FREE),
    };
    bench.bench.insert(0, patron);
    let opening = Opening {
        patrons: vec![Asked::This(hired()), Asked::Anybody],
        ..opening()
    };
    Table::open(opening, bench).unwrap().table
}

/// What goes to the house from the patron's purse.
fn sent_home(step: &Step) -> Vec<&Transfer> {
    let purse = Account::Patron(hired());
    let transfers = step.effects.iter().filter_map(|effect| match effect {
        Effect::Transfer(transfer) => Some(transfer),
        _ => None,
    });
    transfers
        .filter(|transfer| transfer.debit == purse && transfer.credit == Account::House)
        .collect()
}

fn dismiss() -> Command {
    Command::Dismiss { patron: hired() }
}

#[test]
fn who_does_not_play_goes_at_once_with_all_its_coins() {
    let table = seated();
    let gone = table.step(dismiss(), dismissed(2_000, FREE)).unwrap();
    let home = sent_home(&gone);
    assert_eq!(home.len(), 1);
    assert_eq!(home[0].amount.get(), FREE.0);
    assert!(
        gone.table
            .state
            .chairs
            .of(&Player::Patron(hired()))
            .is_none()
    );
}

#[test]
fn who_plays_goes_after_the_deal_with_what_it_then_has() {
    let mut table = seated();
    let mut now = 2_000;
    let deal = Command::Deal {
        by: ANN.member,
        played: None,
        shuffle: None,
    };
    let mut hired_too = dismissed(now, FREE);
    hired_too.dismissed.clear();
    table = table.step(deal, hired_too).unwrap().table;
    let chair = table.state.chairs.of(&Player::Patron(hired())).unwrap();
    let free = Coins(FREE.0 - table.at_stake(chair).0);
    let leaves = table.step(dismiss(), dismissed(now, free)).unwrap();
    assert!(sent_home(&leaves).is_empty(), "it plays on");
    table = leaves.table;
    loop {
        now = table.due_at.unwrap().0;
        let asks = table.asks().into_iter();
        let chosen = asks.map(|ask| any(&table, ask)).collect();
        let mut context = dismissed(now, free);
        context.means = None;
        let held = table.held(chair).unwrap();
        let step = table.step(Command::TimeUp { chosen }, context).unwrap();
        if step.table.playing().is_some() {
            assert!(sent_home(&step).is_empty());
            table = step.table;
            continue;
        }
        // Its hold came back, with what the last payments brought or took, and all of it goes home.
        let result = step.table.state.won.iter();
        let won: Coins = result
            .filter(|(player, _)| *player == Player::Patron(hired()))
            .map(|(_, coins)| *coins)
            .next()
            .unwrap();
        assert!(held > Coins::ZERO);
        let home = sent_home(&step);
        assert_eq!(home.len(), 1);
        assert_eq!(home[0].amount.get(), FREE.0 + won.0);
        return;
    }
}
