//! The settings pages and dialogs.

use super::draw::dialog_over_limits;
use super::limits::LONGEST_CURRENCY;
use super::*;
use crate::button::{Form, Section};
use ::books::CurrencyError;
use ids::ChannelId;
use pages::{Defaults, Gm, Language, RoleId, Settings, SettingsError, bounds};
use std::sync::Arc;

const SECTIONS: [Section; 3] = [Section::House, Section::Coins, Section::Tables];
const FORMS: [Form; 4] = [Form::Name, Form::Currency, Form::Coins, Form::Clock];

/// A house with every setting at its longest.
fn full() -> Settings {
    Settings {
        gm: Gm::Role(RoleId(u64::MAX)),
        house_name: "*".repeat(32),
        currency: LONGEST_CURRENCY.parse().unwrap(),
        starting_coins: Some(999_999_999),
        allowance: 999_999_999,
        least_stake: 999_999,
        most_stake: 999_999,
        daily_loss: Some(999_999_999_999_999),
        channels: (0..25).map(|n| ChannelId(u64::MAX - n)).collect(),
        log_channel: Some(ChannelId(u64::MAX)),
        ..Settings::default()
    }
}

#[test]
fn the_settings_are_shown_with_what_they_mean() {
    let mut pages = String::new();
    for settings in [Settings::default(), full()] {
        let words = words().with_settings(Arc::new(settings.clone()));
        for section in SECTIONS {
            let screen = setup(&words, &settings, &Defaults::default(), section);
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
        let screen = setup(&words(), &lost, &Defaults::default(), section);
        assert!(screen.text.contains("was deleted"), "{}", screen.text);
    }
}

#[test]
fn every_dialog_keeps_to_the_limits() {
    for settings in [Settings::default(), full()] {
        for language in Language::ALL {
            let words = Words::in_language(language).with_settings(Arc::new(settings.clone()));
            for form in FORMS {
                let dialog = setup_form(&words, &settings, &Defaults::default(), form);
                assert_eq!(dialog_over_limits(&dialog), [""; 0]);
            }
        }
    }
}

#[test]
fn what_cannot_be_is_told_in_a_sentence() {
    let words = words();
    for (error, says) in [
        (SettingsError::HouseName, "at most 32 characters"),
        (SettingsError::StartingCoins(9), "at most 9 coins"),
        (SettingsError::Allowance(9), "at most 9 coins a day"),
        (SettingsError::Stakes(9), "1 coin to 9 coins"),
        (
            SettingsError::StakesCross { least: 9, most: 8 },
            "(9 coins) would be above the highest (8 coins)",
        ),
        (
            SettingsError::StartingBelowStake {
                starting: 8,
                least: 9,
            },
            "get 8 coins, which is below the lowest stake (9 coins)",
        ),
        (SettingsError::DailyLoss(9), "1,000,000,000,000,000 coins"),
        (
            SettingsError::CapBelowStake { cap: 8, least: 9 },
            "A daily loss limit of 8 coins is below the lowest stake (9 coins)",
        ),
        (SettingsError::Channels, "at most 25"),
        (SettingsError::TurnSeconds, "10 to 172800 seconds"),
        (SettingsError::LongestPause, "1 to 10080 minutes"),
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
