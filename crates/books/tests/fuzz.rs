//! Damaged amounts, currencies and accounts.
#![allow(clippy::unwrap_used)]

use books::{Account, Currency};
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
    ];
    fuzz::run("amounts", &texts, |text| {
        let mut read = false;
        for currency in &currencies {
            let Ok(coins) = currency.parse_from_zero(text) else {
                continue;
            };
            read = true;
            assert!(coins >= 0, "{coins}");
            assert_eq!(currency.parse(text).is_ok(), coins > 0);
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
