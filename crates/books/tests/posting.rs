//! What may be posted, and what it leaves behind: scripts of transfers with balances worked by hand, and the names of
//! accounts.
#![allow(clippy::unwrap_used)]

use books::{
    Account, Amount, LIMIT, Ledger, LedgerRefusal, Owner, PatronKey, Reason, Transfer, may_post,
    nets,
};
use ids::{MemberId, PurseId, TableId};
use std::collections::BTreeMap;

const TABLE: TableId = TableId(5);

fn member(number: u64) -> Account {
    Account::Member(PurseId(number))
}

fn patron(key: &str) -> Owner {
    Owner::Patron(PatronKey::new(key).unwrap())
}

fn pot() -> Account {
    Account::Pot { table: TABLE }
}

fn moved(name: &str, debit: Account, credit: Account, coins: i64) -> Transfer {
    Transfer::new(
        name,
        debit,
        credit,
        Amount::new(coins).unwrap(),
        Reason::Played("case".to_owned()),
    )
}

/// What these accounts have, and that the sum of all is zero.
fn assert_balances(ledger: &Ledger, wanted: &[(Account, i64)]) {
    for (account, coins) in wanted {
        assert_eq!(ledger.balance(account), *coins, "{account}");
    }
    let all: BTreeMap<&Account, i64> = ledger.balances().collect();
    assert_eq!(all.values().sum::<i64>(), 0);
    let named = wanted.iter().filter(|(_, coins)| *coins != 0);
    assert_eq!(
        all.values().filter(|coins| **coins != 0).count(),
        named.count(),
        "no other account has coins: {all:?}"
    );
}

#[test]
fn a_transfer_takes_from_one_account_what_it_gives_to_the_other() {
    let mut ledger = Ledger::default();
    assert_eq!(ledger.balance(&member(1)), 0);
    ledger
        .post(&[
            moved("a", Account::Mint, member(1), 100),
            moved("b", member(1), member(2), 30),
            moved("c", member(2), pot(), 10),
        ])
        .unwrap();
    assert_balances(
        &ledger,
        &[
            (Account::Mint, -100),
            (member(1), 70),
            (member(2), 20),
            (pot(), 10),
        ],
    );
}

#[test]
fn a_transfer_posted_twice_moves_once_whatever_its_note() {
    let mut ledger = Ledger::default();
    let grant = moved("a", Account::Mint, member(1), 7);
    ledger.post(std::slice::from_ref(&grant)).unwrap();
    let noted = grant.clone().with_note(MemberId(1), "again");
    assert!(grant.is_the_same_as(&noted));
    ledger.post(&[noted, grant.clone()]).unwrap();
    assert_balances(&ledger, &[(Account::Mint, -7), (member(1), 7)]);
    // One that differs in anything but the note is another, and may not have the name.
    let mut others = vec![
        moved("a", Account::Mint, member(1), 8),
        moved("a", Account::Mint, member(2), 7),
        moved("a", member(2), member(1), 7),
        Transfer {
            reason: Reason::Grant,
            ..grant.clone()
        },
    ];
    others.push(grant.clone().with_cause("a"));
    for other in others {
        assert!(!grant.is_the_same_as(&other));
        let refused = ledger.post(std::slice::from_ref(&other)).unwrap_err();
        let name = "a".to_owned();
        assert_eq!(refused, LedgerRefusal::NameTaken { name }, "{other:?}");
    }
    assert_balances(&ledger, &[(Account::Mint, -7), (member(1), 7)]);
}

#[test]
fn one_refused_transfer_leaves_nothing_of_those_before_it() {
    let mut ledger = Ledger::default();
    ledger
        .post(&[moved("a", Account::Mint, member(1), 10)])
        .unwrap();
    let refused = ledger.post(&[
        moved("b", member(1), member(2), 6),
        moved("c", member(2), pot(), 6),
        moved("d", member(1), pot(), 5),
    ]);
    let account = member(1);
    assert_eq!(refused, Err(LedgerRefusal::Overdraft { account }));
    assert_balances(&ledger, &[(Account::Mint, -10), (member(1), 10)]);
    // Their names are free again.
    ledger
        .post(&[moved("b", member(1), member(3), 10)])
        .unwrap();
    assert_balances(&ledger, &[(Account::Mint, -10), (member(3), 10)]);
}

#[test]
fn what_may_be_posted_depends_on_both_balances() {
    use Account::{House, Mint};
    let short = |account: Account| Err(LedgerRefusal::Overdraft { account });
    let much = |account: Account| Err(LedgerRefusal::TooLarge { account });
    // Debit, credit, coins, what both have, and the answer.
    let cases = [
        (member(1), member(2), 5, 5, 0, Ok(())),
        (member(1), member(2), 5, 4, 0, short(member(1))),
        (House, member(2), 1, 0, 0, short(House)),
        (pot(), member(2), 1, 0, 0, short(pot())),
        (Mint, member(2), 5, 0, 0, Ok(())),
        (Mint, member(2), 1, 1 - LIMIT, LIMIT - 1, Ok(())),
        (Mint, member(2), 1, -LIMIT, 0, Err(LedgerRefusal::MintFull)),
        (member(1), member(2), 1, 1, LIMIT - 1, Ok(())),
        (member(1), member(2), 1, 1, LIMIT, much(member(2))),
        // The mint takes back no more than it issued.
        (member(1), Mint, 3, 3, -3, Ok(())),
        (member(1), Mint, 3, 3, -2, much(Mint)),
    ];
    for (debit, credit, coins, has, had, answer) in cases {
        let transfer = moved("a", debit, credit, coins);
        assert_eq!(may_post(&transfer, has, had), answer, "{transfer:?}");
    }
    let account = member(1);
    assert_eq!(
        may_post(&moved("a", member(1), member(1), 1), 5, 5),
        Err(LedgerRefusal::SameAccount { account })
    );
}

#[test]
fn a_transfer_with_a_cause_is_named_after_it() {
    for (name, fits) in [
        ("deal:1", true),
        ("deal:", true),
        ("deal", false),
        ("deals:1", false),
        ("1:deal", false),
    ] {
        let transfer = moved(name, member(1), member(2), 1).with_cause("deal");
        let name = name.to_owned();
        let wanted = if fits {
            Ok(())
        } else {
            Err(LedgerRefusal::NotNamedAfterItsCause { name })
        };
        assert_eq!(may_post(&transfer, 1, 0), wanted, "{transfer:?}");
    }
}

#[test]
fn a_reversed_transfer_gives_the_cast_s_coins_to_the_house() {
    let odile = patron("odile").purse();
    let won = moved("7:odd", odile, member(1), 4).with_cause("7");
    let back = won.reversed();
    let wanted = moved("7:odd:void", member(1), Account::House, 4).with_cause("7");
    let reason = Reason::Void;
    assert_eq!(back, Transfer { reason, ..wanted });
}

#[test]
fn a_member_s_coins_from_and_to_the_house_count_in_a_deal_s_result() {
    let (ann, odile, wolf) = (Owner::Member(PurseId(1)), patron("odile"), patron("h-wolf"));
    let made = [
        moved("a", Account::House, odile.hold(TABLE), 10),
        moved("b", ann.account(), ann.hold(TABLE), 10),
        moved("c", odile.hold(TABLE), ann.hold(TABLE), 4),
        moved("d", odile.hold(TABLE), pot(), 1),
        moved("e", odile.hold(TABLE), Account::House, 5),
        moved("f", ann.hold(TABLE), ann.account(), 14),
        // A pot's odd coin that goes to the house, and what the house gives a hired patron.
        moved("g", ann.account(), Account::House, 2),
        moved("h", Account::House, wolf.account(), 3),
    ];
    let wanted = [(ann, 2), (odile, -5), (wolf, 3)];
    assert_eq!(nets(&made), wanted.into());
}

#[test]
fn every_account_has_its_name_and_no_text_names_another() {
    let (a, wolf) = (PurseId(10), patron("h-wolf"));
    let named = [
        ("mint", Account::Mint),
        ("house", Account::House),
        ("member:000000000000a", Account::Member(a)),
        ("patron:h-wolf", wolf.purse()),
        ("pot:0000000000005", pot()),
        (
            "hold:0000000000005:member:000000000000a",
            Owner::Member(a).hold(TABLE),
        ),
        ("hold:0000000000005:patron:h-wolf", wolf.hold(TABLE)),
    ];
    for (name, account) in named {
        assert_eq!(account.name(), name);
        assert_eq!(name.parse(), Ok(account), "{name}");
    }
    for odd in [
        "",
        "mine",
        "mint:",
        "Mint",
        "houses",
        "member:",
        "member:5",
        "patron:",
        "patron:Wolf",
        "pot:5",
        "hold:0000000000005",
        "hold:0000000000005:pot:0000000000005",
        "hold:0000000000005:mint",
    ] {
        assert!(odd.parse::<Account>().is_err(), "{odd:?}");
    }
}

#[test]
fn a_patron_s_key_is_one_short_word_and_says_who_was_hired() {
    for key in ["a", "marta", "h-0000000000007", "x-9", &"k".repeat(64)] {
        let key = PatronKey::new(key).unwrap();
        let text = serde_json::to_string(&key).unwrap();
        assert_eq!(text, format!("\"{}\"", key.as_str()));
        assert_eq!(serde_json::from_str::<PatronKey>(&text).unwrap(), key);
    }
    for odd in ["", "Marta", "a b", "é", "a:b", "a_b", &"k".repeat(65)] {
        assert!(PatronKey::new(odd).is_err(), "{odd:?}");
        let text = serde_json::to_string(odd).unwrap();
        assert!(serde_json::from_str::<PatronKey>(&text).is_err(), "{odd:?}");
    }
    let hired = PatronKey::for_hire(PurseId(7));
    assert_eq!(hired.to_string(), "h-0000000000007");
    assert!(hired.is_hired());
    assert!(!PatronKey::new("marta").unwrap().is_hired());
}
