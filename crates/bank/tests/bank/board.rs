//! The richest purses of a server.

use bank::{Bank, Standing};
use books::{Account, Amount, Owner, PatronKey, Reason, Transfer};
use ids::{GuildId, PurseId};

use crate::{ANN, AWAY, BOB, HOME, On, TABLE, table_step};
use rules::Coins;

on_every_store!(
    the_richest_purses_are_those_of_people_with_what_lies_on_the_tables,
    equals_share_a_rank_and_an_empty_purse_has_none,
    the_accounts_add_up_to_what_the_books_say,
);

const CLEO: PurseId = PurseId(13);
const DAN: PurseId = PurseId(14);

/// Ann has 30 and 20 of them on hold, Bob 50, Cleo 50, Dan nothing; a patron 900, the house 100, a pot 5;
/// in another server Ann has 9.
async fn bank(on: On) -> Bank {
    let store = on.store().await;
    store.commit(table_step(TABLE, 0)).await.unwrap();
    let bank = Bank::new(store);
    let mut name = 0;
    let mut moved = |from: &Account, to: &Account, coins: i64| {
        name += 1;
        let amount = Amount::new(coins).unwrap();
        Transfer::new(
            format!("t{name}"),
            from.clone(),
            to.clone(),
            amount,
            Reason::Played("test".to_owned()),
        )
    };
    let purse = Account::Member;
    let patron = Account::Patron(PatronKey::new("tam").unwrap());
    let hold = Owner::Member(ANN).hold(TABLE);
    let pot = Account::Pot { table: TABLE };
    let transfers = [
        moved(&Account::Mint, &purse(ANN), 30),
        moved(&purse(ANN), &hold, 20),
        moved(&Account::Mint, &purse(BOB), 55),
        moved(&purse(BOB), &pot, 5),
        moved(&Account::Mint, &purse(CLEO), 50),
        moved(&Account::Mint, &purse(DAN), 1),
        moved(&purse(DAN), &Account::Mint, 1),
        moved(&Account::Mint, &Account::House, 1000),
        moved(&Account::House, &patron, 900),
    ];
    bank.post(HOME, transfers, 1).await.unwrap();
    let abroad = [moved(&Account::Mint, &purse(ANN), 9)];
    bank.post(AWAY, abroad, 1).await.unwrap();
    bank
}

async fn the_richest_purses_are_those_of_people_with_what_lies_on_the_tables(on: On) {
    let bank = bank(on).await;
    let mut board = bank.richest(HOME, 10, &[]).await.unwrap();
    // Equal purses may come in either order.
    board.sort_by_key(|(purse, coins)| (-coins, *purse != BOB));
    assert_eq!(board, [(BOB, 50), (CLEO, 50), (ANN, 30)]);
    assert_eq!(bank.richest(HOME, 2, &[]).await.unwrap().len(), 2);
    assert_eq!(bank.richest(AWAY, 10, &[]).await.unwrap(), [(ANN, 9)]);
    let others = bank.richest(HOME, 2, &[BOB]).await.unwrap();
    assert_eq!(others, [(CLEO, 50), (ANN, 30)]);
    assert_eq!(bank.richest(GuildId(99), 10, &[]).await.unwrap(), []);
}

async fn equals_share_a_rank_and_an_empty_purse_has_none(on: On) {
    let bank = bank(on).await;
    for (coins, rank) in [(50, Some(1)), (30, Some(3)), (1, Some(4)), (0, None)] {
        let standing = bank.standing(HOME, coins, &[]).await.unwrap();
        let wanted = rank.map(|rank| Standing { rank, of: 3 });
        assert_eq!(standing, wanted, "{coins}");
    }
    let without = bank.standing(HOME, 30, &[BOB, DAN]).await.unwrap();
    assert_eq!(without, Some(Standing { rank: 2, of: 2 }));
}

async fn the_accounts_add_up_to_what_the_books_say(on: On) {
    let bank = bank(on).await;
    let accounts = bank.purses(HOME, 99).await.unwrap();
    let totals = bank.coin_totals(HOME).await.unwrap();
    let sum = |is_wanted: fn(&Account) -> bool| -> Coins {
        let wanted = accounts.iter().filter(|(account, _)| is_wanted(account));
        wanted.map(|(_, purse)| purse.free).sum()
    };
    assert_eq!(sum(|it| matches!(it, Account::Member(_))), totals.members);
    assert_eq!(sum(|it| matches!(it, Account::Patron(_))), totals.patrons);
    assert_eq!(sum(|it| *it == Account::House), totals.house);
    assert_eq!(sum(|it| matches!(it, Account::Pot { .. })), totals.in_pots);
    let on_hold: Coins = accounts.iter().map(|(_, purse)| purse.on_hold).sum();
    assert_eq!((on_hold, totals.on_hold), (Coins(20), Coins(20)));
    assert_eq!(sum(|_| true), -on_hold);
    // Ann's hold is hers, and Dan's empty purse is an account too.
    let of = |purse| {
        accounts
            .iter()
            .find(|(it, _)| *it == Account::Member(purse))
    };
    let coins = |purse| of(purse).map(|(_, it)| (it.free, it.on_hold));
    assert_eq!(
        (coins(ANN), coins(DAN)),
        (
            Some((Coins(10), Coins(20))),
            Some((Coins::ZERO, Coins::ZERO))
        )
    );
    assert_eq!(bank.purses(HOME, 2).await.unwrap(), accounts[..2]);
    assert_eq!(bank.purses(GuildId(99), 9).await.unwrap(), []);
}
