//! The settings pages and dialogs.

use super::draw::dialog_over_limits;
use super::limits::LONGEST_CURRENCY;
use super::*;
use crate::Keeper;
use crate::raised as raised_in_words;
use crate::typed_currency;
use ::books::{Currency, CurrencyError};
use ids::ChannelId;
use pages::purse::Started;
use pages::setting::{Form, Section, Setting};
use pages::{Defaults, Gm, KeptCoins, Language, RoleId, Settings, SettingsError, bounds};
use std::sync::Arc;

const SECTIONS: [Section; 3] = [Section::House, Section::Coins, Section::Tables];

/// A house with every setting at its longest.
fn full() -> Settings {
    Settings {
        gm: Gm::Role(RoleId(u64::MAX)),
        house_name: "*".repeat(32),
        currency: LONGEST_CURRENCY.parse().unwrap(),
        usual_coin: Some("goldc".to_owned()),
        starting_coins: Some(Coins(999_999_999)),
        allowance: Coins(999_999_999),
        least_stake: Coins(999_999),
        most_stake: Coins(999_999),
        daily_loss: Some(Coins(999_999_999_999_999)),
        channels: (0..25).map(|n| ChannelId(u64::MAX - n)).collect(),
        log_channel: Some(ChannelId(u64::MAX)),
        ..Settings::default()
    }
}

/// More members have had starting coins, and more amounts of them, than are told one by one.
fn started() -> Started {
    Started {
        had: (1..=7)
            .map(|n| (Coins(n * 111_111_111), n as usize))
            .collect(),
        at_once: 200,
    }
}

#[test]
fn starting_coins_that_members_have_had_are_told_and_the_difference_is_offered() {
    let page = |starting: Coins, had: &[(Coins, usize)]| {
        let settings = Settings {
            starting_coins: Some(starting),
            currency: "gp=100 sp=10 cp=1".parse().unwrap(),
            ..Settings::default()
        };
        let words = words().with_settings(Arc::new(settings.clone()));
        let (defaults, at_once) = (Defaults::default(), 200);
        let started = Started {
            had: had.to_vec(),
            at_once,
        };
        let page = setup(
            &words,
            &settings,
            &defaults,
            &started,
            (Section::Coins, Keeper::Mints),
        );
        let asked = ask_raise(&words, &settings, &defaults, &started);
        (shown(&page), shown(&asked))
    };
    let (told, asked) = page(Coins(5_000), &[(Coins(2_500), 3), (Coins(5_000), 1)]);
    let so_far = "So far, 3 members have had 25 gp and 1 member has had 50 gp.";
    assert!(told.contains(so_far), "{told}");
    assert!(told.contains("Pay the difference"), "{told}");
    assert!(asked.contains("3 members"), "{asked}");
    assert!(asked.contains("75 gp"), "{asked}");
    // Nobody lacks anything; and nobody gives coins back.
    for had in [&[][..], &[(Coins(5_000), 2)], &[(Coins(6_000), 2)]] {
        let (told, _) = page(Coins(5_000), had);
        assert!(!told.contains("Pay the difference"), "{told}");
    }
    let (_, asked) = page(Coins(5_000), &[(Coins(2_500), 201)]);
    assert!(asked.contains("200"), "{asked}");
}

#[test]
fn what_came_of_the_differences_is_told() {
    let told = |members, coins, left| {
        let raised = pages::purse::Raised {
            members,
            coins,
            left,
        };
        raised_in_words(&words(), raised)
    };
    assert_eq!(
        told(1, Coins(30), 0),
        "1 member was paid the difference: 30 coins."
    );
    assert!(told(200, Coins(30), 7).contains("7 members"));
    assert!(told(0, Coins::ZERO, 0).contains("Nobody"));
}

#[test]
fn the_settings_are_shown_with_what_they_mean() {
    let mut pages = String::new();
    for settings in [Settings::default(), full()] {
        let words = words().with_settings(Arc::new(settings.clone()));
        for section in SECTIONS {
            let screen = setup(
                &words,
                &settings,
                &Defaults::default(),
                &started(),
                (section, Keeper::Mints),
            );
            assert_eq!(over_limits(&screen), [""; 0]);
            pages.push_str(&shown(&screen));
            pages.push('\n');
        }
    }
    insta::assert_snapshot!("setup", pages);
}

#[test]
fn a_lost_role_is_told_on_every_page() {
    let lost = Settings {
        gm: Gm::Lost,
        ..Settings::default()
    };
    for section in SECTIONS {
        let nobody = Started::default();
        let screen = setup(
            &words(),
            &lost,
            &Defaults::default(),
            &nobody,
            (section, Keeper::Mints),
        );
        assert!(screen.text.contains("was deleted"), "{}", screen.text);
    }
}

/// Whoever manages the server without the game masters' role is offered nothing that would be refused.
#[test]
fn who_may_not_mint_has_no_button_for_what_is_minted() {
    let settings = Settings {
        kept: KeptCoins::Told,
        ..full()
    };
    let page = |keeper| {
        let section = (Section::Coins, keeper);
        shown(&setup(
            &words(),
            &settings,
            &Defaults::default(),
            &started(),
            section,
        ))
    };
    let minted = [
        "Coins and stakes…",
        "Use the new defaults",
        "Pay the difference…",
    ];
    let (gm, other) = (page(Keeper::Mints), page(Keeper::MintsNot));
    for label in minted {
        assert!(gm.contains(label), "{label}: {gm}");
        assert!(!other.contains(label), "{label}: {other}");
    }
    assert!(other.contains("[Stakes…]"), "{other}");
    assert!(other.contains(&format!("<@&{}>", u64::MAX)), "{other}");
}

/// Plain coins are called by their name, in any language; and nobody calls their coins "none".
#[test]
fn coins_is_the_way_back_to_plain_coins() {
    for plain in [
        "",
        "coins",
        "Coin",
        " Münzen ",
        "pièces",
        "moneta/monete",
        "coin/coins",
    ] {
        assert_eq!(typed_currency(plain), Ok(Currency::Plain), "{plain}");
    }
    for none in ["none", "Default", "reset"] {
        let refused = typed_currency(none).unwrap_err();
        assert_eq!(refused, CurrencyError::NoName(none.to_owned()));
        let sentence = currency_refused(&words(), &refused);
        assert!(sentence.contains("enter **coins**"), "{sentence}");
    }
    assert_eq!(
        typed_currency("crown/crowns").unwrap().to_string(),
        "crown/crowns"
    );
}

#[test]
fn every_dialog_keeps_to_the_limits() {
    for settings in [Settings::default(), full()] {
        for language in Language::ALL {
            let words = Words::in_language(language).with_settings(Arc::new(settings.clone()));
            for form in Form::ALL {
                let dialog = setup_form(&words, &settings, &Defaults::default(), form);
                assert_eq!(dialog_over_limits(&dialog), [""; 0]);
            }
        }
    }
}

#[test]
fn what_cannot_be_is_told_in_a_sentence() {
    let words = words();
    let out = SettingsError::OutOfBounds;
    for (error, says) in [
        (out(Setting::Name), "at most 32 characters"),
        (out(Setting::Starting), "at most 1,000,000,000 coins"),
        (out(Setting::Allowance), "at most 1,000,000,000 coins a day"),
        (out(Setting::Lowest), "1 coin to 1,000,000 coins"),
        (out(Setting::Highest), "1 coin to 1,000,000 coins"),
        (
            SettingsError::StakesCross {
                least: Coins(9),
                most: Coins(8),
            },
            "(9 coins) would be above the highest (8 coins)",
        ),
        (
            SettingsError::StartingBelowStake {
                starting: Coins(8),
                least: Coins(9),
            },
            "get 8 coins, which is below the lowest stake (9 coins)",
        ),
        (out(Setting::Cap), "1,000,000,000,000,000 coins"),
        (
            SettingsError::CapBelowStake {
                cap: Coins(8),
                least: Coins(9),
            },
            "A daily loss limit of 8 coins is below the lowest stake (9 coins)",
        ),
        (out(Setting::Budget), "at most 1,000,000,000 coins"),
        (out(Setting::Channels), "at most 25"),
        (out(Setting::Clock), "10 to 172800 seconds"),
        (out(Setting::Pause), "1 to 10080 minutes"),
    ] {
        let sentence = settings_refused(&words, &error);
        assert!(sentence.contains(says), "{error:?}: {sentence}");
    }
    for (error, says) in [
        (CurrencyError::Name("g1".to_owned()), "“g1”"),
        (CurrencyError::Worth("gp=x".to_owned()), "“gp=x”"),
        (CurrencyError::Twice("gp".to_owned()), "“gp” appears twice"),
        (CurrencyError::TooMany(6), "at most 5"),
        (CurrencyError::SameWorth(10), "worth 10"),
        (CurrencyError::NoUnit, "must be worth 1"),
    ] {
        let sentence = currency_refused(&words, &error);
        assert!(sentence.contains(says), "{error:?}: {sentence}");
    }
    assert_eq!(bounds::MOST_DENOMINATIONS, 5);
}
