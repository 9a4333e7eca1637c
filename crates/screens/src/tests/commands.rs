//! The screens that slash commands lead to.

use super::scenes::{in_play, lobby, tavern_case};
use super::{shown, words};
use crate::OwnTable;
use crate::button::WhichKey;
use crate::screen::{Dialog, Row, Screen};
use crate::words::Words;
use ::rules::{Coins, Variant};
use ::table::look::Scene;
use ::table::{Rank, Stretch, Tie};
use ids::{ChannelId, GuildId, MemberId, PurseId};
use insta::assert_snapshot;
use pages::ViewPage;
use pages::{
    Character, Funds, Hired, Language, LogEntry, Logged, PlayableRole, Preferences, TableChoice,
};

/// The screen in English, after checking that Discord takes it in every language.
pub(super) fn in_all(screen: impl Fn(&Words) -> Screen) -> String {
    for language in Language::ALL {
        shown(&screen(&Words::in_language(language)));
    }
    shown(&screen(&words()))
}

fn choice() -> TableChoice {
    let look = lobby(&tavern_case(1, 0), 0, None);
    TableChoice {
        table: look.id,
        channel: look.channel,
        variant: look.terms.variant,
        tie: Some(Tie::OnTurn),
    }
}

#[test]
fn house_rules_have_a_menu_for_each_option_of_every_edition() {
    let told = tavern_case(1, 0);
    for edition in Variant::editions() {
        let mut look = lobby(&told, 1, None);
        look.table.terms.variant = edition;
        let page = crate::house_rules(&words(), &look);
        assert_eq!(
            page.rows.len(),
            edition.house_rules().len() + 1 + usize::from(edition.game() == "troccas"),
            "{edition}"
        );
        in_all(|words| crate::house_rules(words, &look));
        in_all(|words| crate::languages(words, &look));
    }
    // Numbers, and a word behind them (RULES.md TT-4).
    let mut look = lobby(&told, 1, None);
    look.table.terms.variant = Variant::parse("trefeltromp", None, &Default::default()).unwrap();
    let page = crate::house_rules(&words(), &look);
    let Row::Menu(raises) = &page.rows[0] else {
        panic!("a menu");
    };
    let labels: Vec<&str> = raises.options.iter().map(|one| &one.label[..]).collect();
    assert_eq!(labels.join(" "), "1 2 3 4 5 6 7 8 9 unlimited");
    let chosen: Vec<bool> = raises.options.iter().map(|one| one.chosen).collect();
    assert_eq!(chosen.iter().position(|chosen| *chosen), Some(2));
    let look = lobby(&told, 1, None);
    assert_snapshot!(
        "house_rules",
        in_all(|words| crate::house_rules(words, &look))
    );
}

#[test]
fn ones_tables_say_whose_turn_it_is() {
    let mut look = in_play(&tavern_case(1, 3), Some(0), Stretch::Turn);
    let first = look.table.chairs[0].id;
    if let Scene::Playing(playing) = &mut look.table.scene {
        playing.awaited = vec![first];
    }
    let mine = |words: &Words| {
        let table = OwnTable {
            choice: choice(),
            look: look.clone(),
            link: "https://discord.com/channels/1/2/3".to_owned(),
        };
        crate::which_table(words, WhichKey::Mine, &[table])
    };
    assert_snapshot!("mine", in_all(mine));
}

#[test]
fn the_panel_undoes_what_can_be_undone() {
    let logged = |entry| Logged {
        guild: GuildId(1),
        at: 1_700_000_000_000,
        by: Some(MemberId(9)),
        entry,
        currency: None,
    };
    let member = MemberId(11);
    let orders = [
        logged(LogEntry::Banned {
            member,
            until: None,
            reason: "loud".to_owned(),
        }),
        logged(LogEntry::SessionOpened {
            name: "Cups".to_owned(),
        }),
        logged(LogEntry::OffBoard { member }),
    ];
    let orders = orders.map(|logged| (logged, String::new()));
    let panel = |words: &Words| crate::panel(words, &[choice()], &orders);
    assert_snapshot!("panel", in_all(panel));
    assert_snapshot!("panel_empty", in_all(|words| crate::panel(words, &[], &[])));
    in_all(|words| crate::about_member(words, member));
}

#[test]
fn settings_come_in_pages() {
    let preferences = Preferences::default();
    for (name, page) in [
        ("settings_cards", ViewPage::Cards),
        ("settings_texts", ViewPage::Texts),
    ] {
        assert_snapshot!(name, in_all(|words| crate::view(words, &preferences, page)));
    }
}

#[test]
fn a_character_has_its_buttons() {
    let brenna = Character {
        purse: PurseId(7),
        name: "Brenna".to_owned(),
        picture: None,
    };
    let one = |words: &Words| crate::character(words, &brenna, Coins(40));
    assert_snapshot!("character", in_all(one));
    in_all(|words| crate::ask_retire(words, &brenna));
    let role = |character: Option<Character>, playing| PlayableRole {
        name: "Ann".to_owned(),
        character,
        purse: Default::default(),
        playing,
    };
    let roles = [role(None, true), role(Some(brenna.clone()), false)];
    let list = |words: &Words| crate::characters(words, &roles);
    assert_snapshot!("characters", in_all(list));
}

#[test]
fn a_patron_has_its_buttons() {
    let key = PurseId(5);
    let wolf = Hired {
        key: books::PatronKey::for_hire(key),
        name: "Wolf".to_owned(),
        face: "🐺".to_owned(),
        character: patrons::Character::USUAL,
    };
    let funds = Funds {
        patron: Coins(300),
        held: Coins::ZERO,
        house: Coins(9_700),
    };
    let one = |words: &Words| crate::one_patron(words, &wolf, funds, key);
    assert_snapshot!("patron", in_all(one));
    in_all(|words| crate::ask_dismiss(words, &wolf, key));
}

#[test]
fn the_short_rules_lead_to_all_of_them() {
    for edition in Variant::editions() {
        in_all(|words| crate::quick_page(words, &edition, None));
    }
    let first = Variant::editions()[0];
    let page = |words: &Words| crate::quick_page(words, &first, None);
    assert_snapshot!("quick_page", in_all(page));
}

#[test]
fn help_lists_the_commands_for_whoever_gives_them() {
    let help = |rank| in_all(move |words| crate::help(words, Coins(100), rank));
    assert!(!help(Rank::Guest).contains("/tavern"));
    assert_snapshot!("help_gm", help(Rank::Gm));
    let all = |rank| in_all(move |words| crate::commands(words, rank));
    assert!(!all(Rank::Guest).contains("/tavern"));
    assert_snapshot!("all_commands", all(Rank::Gm));
}

/// Discord's limits for a form.
#[test]
fn forms_fit_in_every_language() {
    let look = lobby(&tavern_case(1, 0), 1, None);
    let mut bets = look.clone();
    let trefeltromp = Variant::editions();
    let trefeltromp = trefeltromp.iter().find(|it| it.game() == "trefeltromp");
    bets.table.terms.variant = *trefeltromp.expect("it has purses");
    assert!(crate::purse_dialog(&words(), &look).is_none());
    let brenna = Character {
        purse: PurseId(7),
        name: "B".repeat(32),
        picture: None,
    };
    let wolf = Hired {
        key: books::PatronKey::for_hire(PurseId(5)),
        name: "W".repeat(32),
        face: "🐺".to_owned(),
        character: patrons::Character::USUAL,
    };
    for language in Language::ALL {
        let words = &Words::in_language(language);
        let deal = ids::DealId(3);
        let forms: Vec<Dialog> = [
            crate::purse_dialog(words, &bets),
            Some(crate::break_dialog(words)),
            Some(crate::rename_dialog(words, &brenna)),
            Some(crate::picture_dialog(words, &brenna)),
            Some(crate::patron_purse_dialog(words, &wolf, PurseId(5))),
            Some(crate::void_dialog(words, deal, pages::Shortfall::Refuse)),
        ]
        .into_iter()
        .flatten()
        .collect();
        assert_eq!(forms.len(), 6);
        for form in forms {
            assert!(form.title.chars().count() <= 45, "{}", form.title);
            for line in form.lines {
                assert!(line.label.chars().count() <= 45, "{}", line.label);
                assert!(line.hint.chars().count() <= 100, "{}", line.hint);
            }
        }
    }
}

/// The channel stands for a table that Discord shows nowhere.
#[test]
fn an_open_table_names_its_channel() {
    let table = TableChoice {
        channel: ChannelId(77),
        ..choice()
    };
    let shown = in_all(|words| crate::panel(words, std::slice::from_ref(&table), &[]));
    assert!(shown.contains("<#77>"), "{shown}");
}
