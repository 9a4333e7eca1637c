//! Every screen as text, as a player would read it.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod agreement;
mod answers;
mod buttons;
mod cancelled;
mod commands;
mod draw;
mod games;
mod hands;
mod labels;
mod lengths;
mod limits;
mod moments;
mod own_results;
mod partners;
mod pictures;
mod quick_cards;
mod scenes;
mod scores;
mod settlement;
mod setup;
mod shuffles;
mod steady;

use super::*;
use crate::button::Button;
use crate::screen::{Key, KeyLook, Row, Screen};
use crate::words::Words;
use ::rules::{Act, Card, Coins, Seat, Variant};
use ::table::look::{PauseOn, PausesLeft, Scene};
use ::table::{ClosedWhy, Notice, PausedBy, Rank, Refusal, Standing, Stretch};
use draw::{draw, over_limits};
use ids::MemberId;
use insta::assert_snapshot;
use pages::purse::Purse;
use pages::{
    AccountName, BooksPage, Coffer, History, HistoryEntry, HouseRefusal, Language, NamedTransfer,
    PolicyLinks,
};
use scenes::{between, closed, in_play, lobby, member, tavern_case, vieville_case};
use std::collections::BTreeMap;

/// The screen as text, after checking that Discord would accept it.
fn shown(screen: &Screen) -> String {
    let faults = over_limits(screen);
    assert!(faults.is_empty(), "{faults:#?}");
    draw(screen)
}

fn words() -> Words {
    Words::english()
}

fn variant(edition: &str, options: &[(&str, &str)]) -> Variant {
    let options: BTreeMap<String, String> = options
        .iter()
        .map(|(k, v)| ((*k).to_owned(), (*v).to_owned()))
        .collect();
    Variant::parse("triomphe", Some(edition), &options).unwrap()
}

#[test]
fn a_lobby_says_what_is_played_for_and_who_is_missing() {
    let told = tavern_case(1, 0);
    let mut waiting = lobby(&told, 1, None);
    waiting.table.chairs.truncate(2);
    waiting.table.deals = 0;
    assert_snapshot!("lobby_waiting", shown(&table(&words(), &waiting)));
    assert_snapshot!(
        "lobby_ready",
        shown(&table(&words(), &lobby(&told, 0, None)))
    );
}

#[test]
fn a_pause_is_offered_while_time_is_left_for_one() {
    let told = tavern_case(1, 3);
    let host = MemberId(11);
    let offered = |rank, (host_ms, gm_ms)| {
        let mut look = in_play(&told, None, Stretch::Turn);
        look.table.pauses_left = PausesLeft {
            host: ids::Millis(host_ms),
            gm: ids::Millis(gm_ms),
        };
        let labels = |row: &Row| match row {
            Row::Keys(keys) => keys.iter().map(|key| key.label.clone()).collect(),
            _ => Vec::new(),
        };
        let panel = orders(&words(), &look, host, rank);
        let keys: Vec<String> = panel.rows.iter().flat_map(labels).collect();
        assert!(keys.contains(&words().say("key-close-deal")), "{keys:?}");
        keys.contains(&words().say("key-pause"))
    };
    for (left, to_host, to_gm) in [
        ((1, 1), true, true),
        ((0, 1), false, true),
        ((1, 0), true, false),
    ] {
        assert_eq!(offered(Rank::Guest, left), to_host, "{left:?}");
        assert_eq!(offered(Rank::Gm, left), to_gm, "{left:?}");
    }
}

/// The button that closes the table says whether it does so now or later.
#[test]
fn the_button_that_closes_a_table_says_when() {
    let label = |look: &pages::Look| {
        let panel = orders(&words(), look, MemberId(11), Rank::Guest);
        let keys = panel.rows.iter().flat_map(|row| match row {
            Row::Keys(keys) => keys.as_slice(),
            _ => &[],
        });
        let closes =
            |key: &&Key| matches!(key.button, Button::Order(_, crate::button::OrderKey::Close));
        keys.filter(closes).map(|key| key.label.clone()).next()
    };
    let told = tavern_case(1, 3);
    let playing = in_play(&told, None, Stretch::Turn);
    let lobby = lobby(&told, 0, None);
    let mut between = between(&tavern_case(1, usize::MAX));
    for (look, says) in [
        (&playing, "Close after this deal"),
        (&lobby, "Close table"),
        (&between, "Close table"),
    ] {
        assert_eq!(label(look).as_deref(), Some(says));
    }
    // A match is played to its end, even between its deals.
    between.table.match_on = Some(::table::look::MatchOn {
        chair_of: Vec::new(),
        score: Vec::new(),
        deal: 2,
    });
    assert_eq!(label(&between).as_deref(), Some("Close after the match"));
}

#[test]
fn a_lobby_after_deals_names_the_last() {
    let told = tavern_case(0, 0);
    let mut look = lobby(&told, 1, Some(told.report()));
    look.table.chairs[3].standing = Standing::Broke;
    look.table.notices = vec![Notice::Broke { player: member(14) }];
    assert_snapshot!("lobby_again", shown(&table(&words(), &look)));
}

#[test]
fn the_question_about_bonus_cards_tells_nobody_who_holds_one() {
    let told = tavern_case(1, 0);
    let public = shown(&table(&words(), &in_play(&told, None, Stretch::Question)));
    assert_snapshot!("question_table", public);
    // The public screen is the same whatever was dealt, and whatever was answered in the meantime.
    let answered = tavern_case(1, 2);
    assert_eq!(
        public,
        shown(&table(
            &words(),
            &in_play(&answered, None, Stretch::Question)
        ))
    );
}

#[test]
fn the_question_has_the_same_buttons_for_who_holds_nothing() {
    let told = tavern_case(1, 0);
    let holds = hand(&words(), &in_play(&told, Some(1), Stretch::Question));
    let nothing = hand(&words(), &in_play(&told, Some(0), Stretch::Question));
    let keys = |screen: &Screen| -> Vec<(Button, String, KeyLook)> {
        let rows = screen.rows.iter();
        let keys = rows.filter_map(|row| match row {
            Row::Keys(keys) => Some(keys),
            _ => None,
        });
        let key = |key: &Key| (key.button, key.label.clone(), key.look);
        keys.flatten().map(key).collect()
    };
    let same = |screen: &Screen| -> Vec<(Button, String)> {
        let keys = keys(screen).into_iter();
        keys.map(|(button, label, _)| (button, label)).collect()
    };
    assert_eq!(same(&holds), same(&nothing));
    // Green, which only they see, marks what most would press with such a hand.
    let green = |screen: &Screen| -> Vec<String> {
        let keys = keys(screen).into_iter();
        let green = keys.filter(|(.., look)| *look == KeyLook::Good);
        green.map(|(_, label, _)| label).collect()
    };
    assert_eq!(green(&holds), ["Show all bonus cards"]);
    assert_eq!(green(&nothing), ["Show nothing"]);
    assert_snapshot!("question_holds", shown(&holds));
    assert_snapshot!("question_nothing", shown(&nothing));
}

#[test]
fn an_answered_question_waits() {
    let told = tavern_case(1, 1);
    assert_snapshot!(
        "question_answered",
        shown(&hand(&words(), &in_play(&told, Some(1), Stretch::Question)))
    );
}

#[test]
fn a_deal_shows_the_trick_the_pot_and_whose_turn_it_is() {
    let told = tavern_case(1, 9);
    let mut look = in_play(&told, None, Stretch::Turn);
    look.table.notices = vec![Notice::Substituted { player: member(12) }];
    assert_snapshot!("playing", shown(&table(&words(), &look)));
    look.table.closing = Some(ClosedWhy::Asked);
    look.table.chairs[3].standing = Standing::Leaving;
    look.table.chairs[1].standing = Standing::Away;
    assert_snapshot!("playing_closing", shown(&table(&words(), &look)));
}

#[test]
fn what_happened_several_times_over_is_said_once() {
    let told = tavern_case(1, 9);
    let mut look = in_play(&told, None, Stretch::Turn);
    let substituted = |seat| Notice::Substituted {
        player: member(seat),
    };
    look.table.notices = [12, 12, 12, 11].map(substituted).to_vec();
    let shown = shown(&table(&words(), &look));
    let told = shown.lines().filter(|line| line.contains("was away"));
    let times: Vec<&str> = told
        .filter_map(|line| line.split("for them.").nth(1))
        .collect();
    assert_eq!(times, [" ×3", ""], "{shown}");
}

#[test]
fn a_table_that_waits_for_discord_says_so_once_and_tells_no_time() {
    let told = tavern_case(1, 9);
    let mut looks = vec![
        lobby(&told, 1, None),
        in_play(&told, None, Stretch::Turn),
        in_play(&told, None, Stretch::Bank),
        between(&tavern_case(0, 0)),
    ];
    looks.push(looks[1].clone());
    looks[4].table.paused = Some(PauseOn {
        by: PausedBy::Host,
        until: Some(ids::Moment(scenes::NOON)),
    });
    for mut look in looks {
        look.outage = Some(pages::Outage::Discord);
        let text = shown(&table(&words(), &look));
        assert_eq!(text.matches("Waiting for Discord").count(), 1, "{text}");
        assert!(!text.contains("<t:"), "{text}");
    }
    let mut look = in_play(&told, Some(2), Stretch::Turn);
    look.outage = Some(pages::Outage::Discord);
    assert!(!shown(&hand(&words(), &look)).contains("<t:"));
}

#[test]
fn a_late_player_is_named_with_what_comes() {
    let told = tavern_case(1, 4);
    assert_snapshot!(
        "playing_late",
        shown(&table(&words(), &in_play(&told, None, Stretch::Bank)))
    );
    assert_snapshot!(
        "playing_patron",
        shown(&table(&words(), &in_play(&told, None, Stretch::Pause)))
    );
}

#[test]
fn a_hand_colours_what_may_be_played_and_keeps_the_rest_alive() {
    let told = tavern_case(1, 4);
    // Bob led the Judgement: Odile must follow with a trump and holds two.
    assert_snapshot!(
        "hand_must_follow",
        shown(&hand(&words(), &in_play(&told, Some(2), Stretch::Turn)))
    );
    assert_snapshot!(
        "hand_late",
        shown(&hand(&words(), &in_play(&told, Some(2), Stretch::Bank)))
    );
    assert_snapshot!(
        "hand_waits",
        shown(&hand(&words(), &in_play(&told, Some(3), Stretch::Turn)))
    );
}

/// A hint that came and went with the turn would move the buttons.
#[test]
fn the_tricks_of_a_deal_have_the_same_hints_whoever_is_to_play() {
    let told = tavern_case(1, 4);
    for seat in 0..told.seats() {
        let look = in_play(&told, Some(seat), Stretch::Turn);
        assert_eq!(hints(&look), ["hint-others", "hint-view"], "{seat}");
    }
    assert!(hints(&in_play(&told, None, Stretch::Turn)).is_empty());
}

#[test]
fn who_leads_may_play_anything() {
    // Dan won the first trick.
    let told = tavern_case(2, 4);
    let look = in_play(&told, Some(3), Stretch::Turn);
    assert_snapshot!("hand_leads", shown(&hand(&words(), &look)));
}

#[test]
fn a_hand_without_cards_says_why() {
    let told = tavern_case(1, 4);
    let idle = [
        hand(&words(), &in_play(&told, None, Stretch::Turn)),
        hand(&words(), &lobby(&told, 0, None)),
        hand(&words(), &between(&tavern_case(0, 0))),
        hand(&words(), &closed(&told, ClosedWhy::Asked, None)),
    ];
    assert_snapshot!(
        "hand_idle",
        idle.iter().map(shown).collect::<Vec<_>>().join("\n")
    );
}

#[test]
fn a_result_says_who_won_what_and_why() {
    assert_snapshot!(
        "result_tricks",
        shown(&table(&words(), &between(&tavern_case(1, usize::MAX))))
    );
    assert_snapshot!(
        "result_death",
        shown(&table(&words(), &between(&tavern_case(0, 0))))
    );
    assert_snapshot!(
        "result_vieville",
        shown(&table(&words(), &between(&vieville_case(0, usize::MAX))))
    );
}

#[test]
fn of_two_with_equally_many_tricks_the_result_names_who_was_first() {
    // The third worked case: 2-0-2-1, and the first seat had its two before the third did.
    let told = tavern_case(2, usize::MAX);
    let result = shown(&table(&words(), &between(&told)));
    let first = &told.names()[0];
    let says = format!("**{first}** was first to 2 tricks and took the pot.");
    assert!(result.contains(&says), "{result}");
}

#[test]
fn a_closed_table_says_why_and_what_was_last() {
    let told = tavern_case(0, 0);
    let all = [
        closed(&told, ClosedWhy::Asked, Some(told.report())),
        closed(&told, ClosedWhy::Empty, None),
        closed(&told, ClosedWhy::Idle, None),
        closed(&told, ClosedWhy::Gone, None),
    ];
    let all: Vec<String> = all
        .iter()
        .map(|look| shown(&table(&words(), look)))
        .collect();
    assert_snapshot!("closed", all.join("\n"));
}

#[test]
fn a_call_pings_one_player_only() {
    let told = tavern_case(1, 4);
    for (stretch, name) in [(Stretch::Turn, "turn"), (Stretch::Bank, "turn_late")] {
        let look = in_play(&told, None, stretch);
        let Scene::Playing(playing) = &look.scene else {
            panic!("no deal")
        };
        let screen = turn(&words(), &look, &[MemberId(14)], playing.clock);
        assert_eq!(screen.ping, [14]);
        assert_snapshot!(name, shown(&screen));
    }
}

#[test]
fn the_rules_page_is_made_from_what_is_played() {
    let pages = [
        rules(&words(), &variant("tavern", &[]), Some(scenes::coins(5))),
        rules(
            &words(),
            &variant("tavern", &[("pack", "small"), ("fool", "excuse")]),
            None,
        ),
        rules(&words(), &variant("vieville", &[]), Some(scenes::coins(5))),
    ];
    assert_snapshot!("rules_tavern", shown(&pages[0]));
    assert_snapshot!("rules_small", shown(&pages[1]));
    assert_snapshot!("rules_vieville", shown(&pages[2]));
}

#[test]
fn a_refusal_names_the_cards_that_would_do_and_the_rule() {
    let told = tavern_case(1, 4);
    let look = in_play(&told, Some(2), Stretch::Turn);
    let Scene::Playing(playing) = &look.scene else {
        panic!("no deal")
    };
    let card: Card = "QC".parse().unwrap();
    let act = Act::Play(card);
    let refusal = playing.view.check(&act).unwrap_err();
    assert_eq!(playing.view.seat(), Seat::new(2));
    assert_eq!(
        refusal::house_refusal(&words(), &HouseRefusal::Table(Refusal::Rules(act, refusal))),
        "**Queen of Cups** doesn’t follow suit: you hold cards of the suit led, so you must play one. \
         You can play The World and The Magician."
    );
}

#[test]
fn the_bank_speaks_plainly() {
    let entry =
        |coins: Coins, reason: &str, other: Option<&str>, note: Option<&str>| HistoryEntry {
            id: 40 + coins.0,
            coins,
            other: other.map(str::to_owned),
            reason: ::books::Reason::from(reason.to_owned()),
            deal: reason
                .parse::<::rules::Reason>()
                .ok()
                .map(|_| ids::DealId(1 << 60)),
            note: note.map(str::to_owned),
            balance: Coins(100 + coins.0),
            at: NOON,
        };
    use scenes::NOON;
    let entries = [
        entry(Coins(-5), "pay", Some("Bob"), Some("for the *horse*")),
        entry(Coins(12), "most-tricks", None, None),
        entry(Coins(-3), "ante", None, None),
        entry(Coins(3), "bonus-T11", None, None),
        entry(Coins(1_000_000), "grant", None, Some("the dragon’s hoard")),
        entry(Coins(100), "start", None, None),
    ];
    let (free, on_hold) = (88, 12);
    let some = Purse {
        free: Coins(free),
        on_hold: Coins(on_hold),
    };
    assert_snapshot!("purse", shown(&purse(&words(), None, some, Coins::ZERO)));
    let nothing = Purse::default();
    assert_snapshot!(
        "purse_due",
        shown(&purse(&words(), None, nothing, Coins(2_500)))
    );
    let more = shown(&purse(&words(), None, some, Coins(2_500)));
    assert!(
        more.contains("You can spend") && more.contains("2,500"),
        "{more}"
    );
    let page = History {
        entries: entries.to_vec(),
        newer: true,
        older: true,
    };
    assert_snapshot!("history", shown(&history(&words(), &page)));
    let none = History::default();
    assert_snapshot!("history_empty", shown(&history(&words(), &none)));
    assert_snapshot!(
        "paid",
        shown(&paid(
            &words(),
            "<@11>",
            "<@12>",
            Coins(5),
            Some("for the *horse*")
        ))
    );
    assert_snapshot!(
        "granted",
        shown(&granted(
            &words(),
            "<@11>",
            "<@12>",
            Coins(5),
            Some("treasure")
        ))
    );
    assert_snapshot!(
        "taken",
        shown(&taken(
            &words(),
            "<@11>",
            "<@12>",
            Coins(1),
            Coffer::Mint,
            None
        ))
    );
}

/// Ann paid Bob; the house paid its patron Gil, who gave some back.
#[test]
fn the_books_say_who_paid_whom() {
    let called = |name: &str| match name {
        "the house" => AccountName::House,
        name => AccountName::Owner(name.to_owned()),
    };
    let moved = |from: &str, to: &str, coins, reason: &str| NamedTransfer {
        id: 1,
        from: called(from),
        to: called(to),
        coins,
        reason: ::books::Reason::from(reason.to_owned()),
        cause: None,
        note: None,
        at: scenes::NOON,
    };
    let page = BooksPage {
        coin_totals: pages::purse::CoinTotals::default(),
        largest: vec![
            moved("Ann", "Bob", Coins(7), "pay"),
            moved("the house", "Gil", Coins(6), "patron"),
            moved("Gil", "the house", Coins(5), "patron"),
            moved("Sir Ann", "Ann", Coins(4), "retire"),
            moved("Ann", "Bob", Coins(1), "\u{202e}**won** @everyone"),
        ],
        minting: Vec::new(),
        newer: false,
        older: false,
    };
    let books = shown(&books(&words(), &page));
    for line in [
        // A reason of another version, or of a file that came from another host.
        "**Ann** → **Bob**: **1**, \\*\\*won\\*\\* \\@everyone",
        "**Ann** → **Bob**: **7**, paid to Bob",
        "**the house** → **Gil**: **6**, for one of the house’s computer players",
        "**Gil** → **the house**: **5**, for one of the house’s computer players",
        "**Sir Ann** → **Ann**: **4**, to the member’s own purse",
    ] {
        assert!(books.contains(line), "{line:?} in\n{books}");
    }
}

#[test]
fn the_house_introduces_itself() {
    let told = shown(&help(&words(), Coins(100), ::table::Rank::Guest));
    assert!(!told.contains("/tavern"), "{told}");
    assert_snapshot!("help", told);
    let told = shown(&crate::commands(&words(), ::table::Rank::Gm));
    for line in ["/tavern open", "/tavern panel", "/patron hire"] {
        assert!(told.contains(line), "{line} in {told}");
    }
    // The version changes with every release.
    assert_snapshot!(
        "about",
        shown(&about(&words(), &PolicyLinks::default(), "(permissions)"))
            .replace(env!("CARGO_PKG_VERSION"), "N")
    );
}

#[test]
fn what_the_bot_lacks_is_said_with_what_it_is_for_and_where_to_ask_for_it() {
    let link = "https://discord.com/oauth2/authorize?client_id=42";
    for language in Language::ALL {
        let words = Words::in_language(language);
        let lacking = [Permission::Attach, Permission::Threads];
        let said = permissions_here(&words, &lacking, link);
        for permission in Permission::ALL {
            let name = format!("• {}", permission.name(&words));
            let is_lacking = lacking.contains(&permission);
            assert_eq!(said.contains(&name), is_lacking, "{name}: {said}");
            let serves = permission.serves(&words);
            let told = said.lines().any(|line| line.ends_with(&serves));
            assert_eq!(told, is_lacking, "{serves}: {said}");
        }
        assert!(said.contains(&format!("]({link})")), "{said}");
        let fine = permissions_here(&words, &[], link);
        assert!(!fine.contains(link) && !fine.contains('•'), "{fine}");
        let lobby = lobby_without_pictures(&words, link);
        assert!(lobby.contains(&Permission::Attach.name(&words)), "{lobby}");
        assert!(lobby.contains(&format!("]({link})")), "{lobby}");
        // Below a lobby of the greatest length there must be room.
        assert!(lobby.chars().count() < 500, "{lobby}");
    }
}
