//! Damaged amounts, currencies and accounts.
#![allow(clippy::unwrap_used)]

use books::{Account, AmountReader, Currency, LIMIT, Notation, Thousands};
use fuzz::Read;

#[test]
fn fuzz_amounts() {
    let currencies = [
        "",
        "crown/crowns",
        "gp=100 sp=10 cp=1",
        "pp=1000 gp=100 ep=50 sp=10 cp=1",
    ]
    .map(|text| text.parse::<Currency>().unwrap());
    let texts = [
        "12",
        "1,200",
        "12 gp",
        "12gp 3sp",
        "1 gp, 2 sp and 3 cp",
        "5 crowns",
        "+7",
        "1,000,000 cp",
        "−3",
        "2k gp",
        "1 200",
        "1.200",
    ];
    let notation = Notation {
        thousands: Thousands::Comma,
        coins: ["coin", "coins"].map(str::to_owned).into(),
        short: vec![("k".to_owned(), 1_000)],
    };
    fuzz::run("amounts", &texts, |text| {
        let mut read = false;
        for currency in &currencies {
            let reader = AmountReader {
                currency,
                notation: &notation,
                bare: 1,
            };
            let Ok(coins) = reader.read_from_zero(text) else {
                continue;
            };
            read = true;
            assert!((0..=LIMIT).contains(&coins), "{coins}");
            assert_eq!(reader.read(text).is_ok(), coins > 0);
        }
        Read::is(read)
    });
}

#[test]
fn fuzz_currencies() {
    let texts = [
        "crown/crowns",
        "écu/écus",
        "gp=100 sp=10 cp=1",
        "gp = 100, sp = 10; cp=1",
        "denier",
        "d/s/l",
    ];
    fuzz::run("currencies", &texts, |text| {
        let _ = Currency::typed(text);
        let Ok(currency) = text.parse::<Currency>() else {
            return Read::Refused;
        };
        assert_eq!(
            currency.to_string().parse::<Currency>().as_ref(),
            Ok(&currency),
            "{text:?}"
        );
        Read::Understood
    });
}

#[test]
fn fuzz_accounts() {
    let texts = [
        "mint",
        "house",
        "member:000000000000a",
        "patron:marta",
        "patron:h-000000000000h",
        "hold:0000000000007:member:000000000000a",
        "hold:0000000000007:patron:marta",
        "pot:0000000000007",
    ];
    fuzz::run("accounts", &texts, |text| {
        let Ok(account) = text.parse::<Account>() else {
            return Read::Refused;
        };
        assert_eq!(account.name().parse::<Account>().as_ref(), Ok(&account));
        Read::Understood
    });
}
