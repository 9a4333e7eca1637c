//! The language of a table's public messages.

use crate::kit::*;
use ids::Millis;
use table::{Hands, Language, LookContext, Order, Rank, Refusal, State};

/// Bob, who sits here, is no host; a game master who does not sit here may choose.
#[test]
fn host_and_game_master_choose_the_language_at_any_time() {
    let choose = |table: &mut Sitting, by, rank, language| {
        table.does(Order::ChooseLanguage(language).by((by, rank)))
    };
    let mut table = Sitting::new(1, triomphe("tavern", 5), &[ANN, BOB], 2);
    assert_eq!(table.state.language, None);
    let french = Some(Language::French);
    choose(&mut table, ANN, Rank::Guest, french).unwrap();
    table.deal_to_play(&[ANN, BOB]);
    assert_eq!(table.state.language, french, "the deal changes nothing");
    let refused = choose(&mut table, BOB, Rank::Guest, None);
    assert_eq!(refused, Err(Refusal::NotHost));
    let written = table.version;
    choose(&mut table, CYD, Rank::Gm, french).unwrap();
    assert_eq!(table.version, written, "as it was: nothing to write");
    table.house.now = table.house.now + HOUR;
    choose(&mut table, CYD, Rank::Gm, Some(Language::German)).unwrap();
    let look_at = LookContext {
        now: table.house.now,
        longest_pause: Millis::ZERO,
        session_is_over: false,
        house_language: None,
    };
    let look = table.look(None, &look_at).unwrap();
    assert_eq!(look.language, Some(Language::German));
    table.play_out(&[ANN, BOB]);
    table.house.now = table.house.now + HOUR;
    choose(&mut table, ANN, Rank::Guest, None).unwrap();
    assert_eq!(table.state.language, None);
}

#[test]
fn a_row_from_before_speaks_the_servers_language() {
    let mut table = Sitting::new(2, triomphe("tavern", 5), &[ANN], 2);
    let row = table.row().unwrap();
    assert!(!row.contains("language"), "{row}");
    let read = |row: &str| serde_json::from_str::<State<Hands>>(row).unwrap().language;
    assert_eq!(read(&row), None);
    let italian = Some(Language::Italian);
    table.orders(ANN, Order::ChooseLanguage(italian)).unwrap();
    assert_eq!(read(&table.row().unwrap()), italian);
}

/// What was chosen for the table comes first, then what its server's game master chose, then what its host speaks.
#[test]
fn a_table_speaks_what_its_host_speaks_until_somebody_chooses() {
    let mut table = Sitting::new(3, triomphe("tavern", 5), &[ANN], 2);
    let [italian, french] = [Language::Italian, Language::French].map(Some);
    table.table.state.spoken = italian;
    assert_eq!(table.state.speaks(None), italian);
    assert_eq!(table.state.speaks(french), None, "the server's");
    let row: State<Hands> = serde_json::from_str(&table.row().unwrap()).unwrap();
    assert_eq!(row.spoken, italian);
    table.orders(ANN, Order::ChooseLanguage(french)).unwrap();
    assert_eq!(table.state.speaks(None), french);
    assert_eq!(table.state.speaks(italian), french);
}
