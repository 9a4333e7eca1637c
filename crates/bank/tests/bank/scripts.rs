//! Scripts for the bank: acts in order, each with its expected result.

use bank::{Bank, BankError, BankRefusal, Order, Purse};
use books::{Account, Amount, LIMIT, Owner, PatronKey, Reason, Transfer};
use ids::{GuildId, MemberId, PurseId};
use store::StepError;

use crate::{ANN, AWAY, BOB, HOME, On, TABLE, table_step};
use rules::Coins;

/// The requests a script can make of the bank. The bank's callers check amounts.
#[derive(Debug, Clone, Copy)]
enum Do {
    Welcome(GuildId, PurseId, i64),
    Pay(PurseId, PurseId, i64, &'static str),
    Grant(PurseId, i64, &'static str),
    Take(PurseId, i64, &'static str),
    /// Puts free coins of a member on hold for the table.
    Hold(PurseId, i64, &'static str),
    Release(PurseId, i64, &'static str),
    /// Moves coins from a member's hold to the table's pot.
    Ante(PurseId, i64, &'static str),
    Fund(&'static str, i64, &'static str),
    /// Fills the house up to this budget on this day.
    FillHouse(i64, i64),
}
use Do::*;

/// The result of an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Then {
    Done,
    /// There was nothing to do.
    Already,
    Self_,
    Short {
        free: i64,
        on_hold: i64,
    },
    InvalidAmount,
    TooMuch,
    Full {
        room: i64,
    },
    Taken,
}
use Then::*;

on_every_store!(
    starting_coins_come_once_per_member_and_server,
    paying_moves_free_coins_between_members,
    nobody_pays_themselves,
    zero_negative_and_huge_amounts_are_no_amounts,
    a_name_moves_coins_once,
    the_coins_of_a_server_never_come_to_more_than_the_limit_together,
    coins_on_hold_are_not_free,
    patrons_are_funded_by_the_house,
);

async fn run(bank: &Bank, act: Do) -> Then {
    match attempt(bank, act).await {
        Ok(true) => Done,
        Ok(false) => Already,
        Err(BankError::Refused(BankRefusal::ToYourself)) => Self_,
        Err(BankError::Refused(BankRefusal::NotEnough { purse, .. })) => Short {
            free: purse.free.0,
            on_hold: purse.on_hold.0,
        },
        Err(BankError::Refused(BankRefusal::Amount(_))) => InvalidAmount,
        Err(BankError::Refused(BankRefusal::TooMuch)) => TooMuch,
        Err(BankError::Refused(BankRefusal::MintFull { room })) => Full { room: room.0 },
        Err(BankError::Step(StepError::NameTaken { .. })) => Taken,
        Err(other) => panic!("{act:?}: {other}"),
    }
}

async fn attempt(bank: &Bank, act: Do) -> Result<bool, BankError> {
    let order = |purse, coins: i64, name: &str| -> Result<Order, BankError> {
        Ok(Order {
            guild: HOME,
            by: MemberId(1),
            purse,
            amount: Amount::new(coins)?,
            note: None,
            name: name.to_owned(),
            at: 1,
        })
    };
    match act {
        Welcome(guild, member, coins) => {
            bank.welcome(
                guild,
                member,
                &crate::once(&member.to_string()),
                Amount::new(coins)?,
                1,
            )
            .await
        }
        Pay(from, to, coins, name) => bank.pay(from, order(to, coins, name)?).await.map(|_| true),
        Grant(to, coins, name) => bank.grant(order(to, coins, name)?).await.map(|_| true),
        Take(from, coins, name) => bank.take(order(from, coins, name)?).await.map(|_| true),
        Hold(who, coins, name) => {
            let owner = Owner::Member(who);
            move_coins(
                bank,
                name,
                owner.account(),
                owner.hold(TABLE),
                coins,
                Reason::Hold,
            )
            .await
        }
        Release(who, coins, name) => {
            let owner = Owner::Member(who);
            move_coins(
                bank,
                name,
                owner.hold(TABLE),
                owner.account(),
                coins,
                Reason::Release,
            )
            .await
        }
        Ante(who, coins, name) => {
            let hold = Owner::Member(who).hold(TABLE);
            move_coins(
                bank,
                name,
                hold,
                Account::Pot { table: TABLE },
                coins,
                Reason::Played("ante".to_owned()),
            )
            .await
        }
        Fund(patron, coins, name) => {
            let purse = Account::Patron(PatronKey::new(patron).unwrap());
            move_coins(
                bank,
                name,
                Account::House,
                purse,
                coins,
                Reason::PatronFunds,
            )
            .await
        }
        FillHouse(budget, day) => bank.fill_house(HOME, budget, day, 1).await.map(|()| true),
    }
}

async fn move_coins(
    bank: &Bank,
    name: &str,
    debit: Account,
    credit: Account,
    coins: i64,
    reason: Reason,
) -> Result<bool, BankError> {
    let transfer = Transfer::new(name, debit, credit, Amount::new(coins)?, reason);
    bank.post(HOME, [transfer], 1).await.map(|()| true)
}

/// Runs a script on an empty bank; then checks the audit and the purses.
async fn check(on: On, script: &[(Do, Then)], purses: &[(&str, i64, i64)]) {
    let store = on.store().await;
    store.commit(table_step(TABLE, 0)).await.unwrap();
    let bank = Bank::new(store);
    for (line, &(act, then)) in script.iter().enumerate() {
        assert_eq!(run(&bank, act).await, then, "line {line}: {act:?}");
    }
    for &(owner, free, on_hold) in purses {
        let account: Account = owner.parse().unwrap();
        let purse = bank.balance(HOME, &account).await.unwrap();
        assert_eq!(
            purse,
            Purse {
                free: Coins(free),
                on_hold: Coins(on_hold)
            },
            "{owner}"
        );
    }
    let report = bank.audit().await.unwrap();
    assert!(report.is_clean(), "{report}");
}

async fn starting_coins_come_once_per_member_and_server(on: On) {
    check(
        on,
        &[
            (Welcome(HOME, ANN, 100), Done),
            (Welcome(HOME, ANN, 100), Already),
            (Welcome(HOME, ANN, 250), Already),
            (Take(ANN, 100, "t"), Done),
            (Welcome(HOME, ANN, 100), Already),
            (Welcome(AWAY, ANN, 100), Done),
            (Welcome(HOME, BOB, 50), Done),
        ],
        &[
            ("member:000000000000b", 0, 0),
            ("member:000000000000c", 50, 0),
            ("mint", -50, 0),
        ],
    )
    .await;
}

async fn paying_moves_free_coins_between_members(on: On) {
    check(
        on,
        &[
            (Welcome(HOME, ANN, 100), Done),
            (Pay(ANN, BOB, 30, "a"), Done),
            (
                Pay(ANN, BOB, 71, "b"),
                Short {
                    free: 70,
                    on_hold: 0,
                },
            ),
            (Pay(ANN, BOB, 70, "c"), Done),
            (
                Pay(ANN, BOB, 1, "d"),
                Short {
                    free: 0,
                    on_hold: 0,
                },
            ),
            (
                Pay(PurseId(99), BOB, 1, "e"),
                Short {
                    free: 0,
                    on_hold: 0,
                },
            ),
        ],
        &[
            ("member:000000000000b", 0, 0),
            ("member:000000000000c", 100, 0),
        ],
    )
    .await;
}

async fn nobody_pays_themselves(on: On) {
    check(
        on,
        &[
            (Welcome(HOME, ANN, 100), Done),
            (Pay(ANN, ANN, 10, "a"), Self_),
            (Pay(ANN, ANN, 1000, "b"), Self_),
        ],
        &[("member:000000000000b", 100, 0)],
    )
    .await;
}

async fn zero_negative_and_huge_amounts_are_no_amounts(on: On) {
    check(
        on,
        &[
            (Welcome(HOME, ANN, 100), Done),
            (Pay(ANN, BOB, 0, "a"), InvalidAmount),
            (Pay(ANN, BOB, -5, "b"), InvalidAmount),
            (Grant(ANN, i64::MIN, "c"), InvalidAmount),
            (Grant(ANN, LIMIT + 1, "d"), InvalidAmount),
            (Take(ANN, -1, "e"), InvalidAmount),
            (Grant(ANN, i64::MAX, "f"), InvalidAmount),
        ],
        &[("member:000000000000b", 100, 0)],
    )
    .await;
}

async fn a_name_moves_coins_once(on: On) {
    check(
        on,
        &[
            (Welcome(HOME, ANN, 100), Done),
            (Pay(ANN, BOB, 30, "click"), Done),
            (Pay(ANN, BOB, 30, "click"), Done),
            (Pay(ANN, BOB, 31, "click"), Taken),
            (Grant(BOB, 30, "click"), Taken),
            // Even if the payer could no longer pay it again.
            (Pay(ANN, BOB, 70, "rest"), Done),
            (Pay(ANN, BOB, 70, "rest"), Done),
        ],
        &[
            ("member:000000000000b", 0, 0),
            ("member:000000000000c", 100, 0),
        ],
    )
    .await;
}

async fn the_coins_of_a_server_never_come_to_more_than_the_limit_together(on: On) {
    check(
        on,
        &[
            (Grant(ANN, LIMIT - 7, "a"), Done),
            (Grant(BOB, 8, "b"), Full { room: 7 }),
            (Grant(ANN, 8, "c"), Full { room: 7 }),
            // A first contact without room gives nothing and no error; later it may.
            (Welcome(HOME, BOB, 100), Already),
            (Grant(BOB, 3, "d"), Done),
            // The house gets as much as fits.
            (FillHouse(10_000, 1), Done),
            (Grant(BOB, 1, "e"), Full { room: 0 }),
            // Other servers have their own limit.
            (Welcome(AWAY, ANN, 100), Done),
            // All coins can be moved into a single purse.
            (Pay(BOB, ANN, 3, "f"), Done),
            (Take(ANN, 150, "g"), Done),
            (Welcome(HOME, BOB, 100), Done),
        ],
        &[
            ("member:000000000000b", LIMIT - 154, 0),
            ("member:000000000000c", 100, 0),
            ("house", 4, 0),
            ("mint", 50 - LIMIT, 0),
        ],
    )
    .await;
}

async fn coins_on_hold_are_not_free(on: On) {
    check(
        on,
        &[
            (Welcome(HOME, ANN, 100), Done),
            (Hold(ANN, 60, "h1"), Done),
            (
                Pay(ANN, BOB, 41, "p1"),
                Short {
                    free: 40,
                    on_hold: 60,
                },
            ),
            (
                Take(ANN, 41, "t1"),
                Short {
                    free: 40,
                    on_hold: 60,
                },
            ),
            (
                Hold(ANN, 41, "h2"),
                Short {
                    free: 40,
                    on_hold: 60,
                },
            ),
            (
                Ante(ANN, 61, "a1"),
                Short {
                    free: 40,
                    on_hold: 60,
                },
            ),
            (Ante(ANN, 3, "a2"), Done),
            (Release(ANN, 57, "r1"), Done),
            (
                Release(ANN, 1, "r2"),
                Short {
                    free: 97,
                    on_hold: 0,
                },
            ),
            (Take(ANN, 97, "t2"), Done),
        ],
        &[("member:000000000000b", 0, 0), ("pot:0000000000007", 3, 0)],
    )
    .await;
}

async fn patrons_are_funded_by_the_house(on: On) {
    check(
        on,
        &[
            (
                Fund("h-mirabelle", 1, "f0"),
                Short {
                    free: 0,
                    on_hold: 0,
                },
            ),
            (FillHouse(10_000, 1), Done),
            (FillHouse(10_000, 1), Done),
            (FillHouse(500, 1), Done),
            (Fund("h-mirabelle", 4_000, "f1"), Done),
            (Fund("h-mirabelle", 4_000, "f1"), Done),
            // Once a day.
            (FillHouse(10_000, 1), Done),
            (
                Fund("h-anselm", 6_001, "f2"),
                Short {
                    free: 6_000,
                    on_hold: 0,
                },
            ),
            // Up to the budget and not beyond; a house that has it gets nothing.
            (FillHouse(7_000, 2), Done),
            (FillHouse(7_000, 3), Done),
            (FillHouse(0, 4), Done),
            (FillHouse(7_001, 3), Done),
        ],
        &[
            ("house", 7_001, 0),
            ("patron:h-mirabelle", 4_000, 0),
            ("mint", -11_001, 0),
        ],
    )
    .await;
}
