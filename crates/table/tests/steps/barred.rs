//! Members who may not sit down any more, whether they were sent off or not.

use crate::kit::{ANN, BOB, CYD, DAN, HOUR, Sitting, game, player, triomphe};
use table::{Duty, Notice, Player, Refusal, Standing};

fn a_patron(table: &Sitting) -> Player {
    let mut chairs = table.state.chairs.iter();
    let patron = chairs.find(|chair| chair.player.member().is_none());
    patron.expect("a patron").player.clone()
}

#[test]
fn who_is_barred_neither_sits_down_nor_plays_a_patrons_hand() {
    let mut table = Sitting::new(1, triomphe("tavern", 5), &[ANN, BOB], 1);
    table.sit_out(BOB).unwrap();
    table.house.barred = [BOB, CYD, DAN].into();
    assert_eq!(table.join(CYD), Err(Refusal::Barred));
    assert_eq!(table.sit_in(BOB), Err(Refusal::Barred));
    let patron = a_patron(&table);
    assert_eq!(table.play_for(DAN, &patron), Err(Refusal::Barred));
    table.house.barred.clear();
    table.join(CYD).unwrap();
    table.sit_in(BOB).unwrap();
    table.play_for(DAN, &patron).unwrap();
}

#[test]
fn who_is_barred_leaves_instead_of_being_dealt_in() {
    // A deal can end with the dealing.
    let table = Sitting::such(2, |seed| {
        let mut table = Sitting::dealt(seed, &[ANN, BOB, CYD], 1);
        table.house.barred = [BOB].into();
        // The deal that is on is theirs to the end.
        table.play_out(&[ANN, BOB, CYD]);
        assert!(table.occupant(BOB).is_some(), "nobody has sent him off");
        table.deal_anyway(ANN);
        table.playing().is_some().then_some(table)
    });
    assert!(table.occupant(BOB).is_none());
    assert!(!table.players().contains(&player(BOB)));
}

#[test]
fn where_only_barred_members_sit_nobody_deals_and_the_table_closes_in_time() {
    let mut table = Sitting::new(3, triomphe("tavern", 5), &[ANN], 3);
    table.house.barred = [ANN].into();
    assert_eq!(table.deal(ANN), Err(Refusal::Barred));
    table.pass(HOUR);
    assert!(table.why_closed().is_some());
}

#[test]
fn nobody_who_is_barred_becomes_host_and_a_patron_takes_the_chair() {
    // A deal can end with the dealing.
    let table = Sitting::such(3, |seed| {
        let mut table = Sitting::new(seed, game("scarto", "mcleod", 5), &[ANN, BOB, CYD], 0);
        table.deal(ANN).unwrap();
        table.play_out(&[ANN, BOB, CYD]);
        table.house.barred = [ANN, BOB].into();
        table.deal_anyway(CYD);
        table.playing().is_some().then_some(table)
    });
    assert_eq!(table.state.host, CYD);
    let (members, patrons) = table.members_and_patrons();
    assert_eq!((members, patrons), (vec![CYD], 2));
    let host = |member| Notice::NewHost {
        player: player(member),
    };
    assert!(!table.said(&host(BOB)));
}

#[test]
fn whoever_is_barred_comes_back_into_the_deal_that_they_play_in() {
    let mut table = Sitting::dealt(4, &[ANN, BOB, CYD], 1);
    table.leave(BOB).unwrap();
    table.house.barred = [BOB].into();
    table.join(BOB).unwrap();
    assert_eq!(table.standing(BOB), Standing::In);
    table.sit_in(BOB).unwrap();
    assert_eq!(
        table.join(DAN),
        Ok(()),
        "who is not barred waits for the next"
    );
}

#[test]
fn a_game_master_who_is_barred_gives_the_patrons_hand_back() {
    for sent_off in [false, true] {
        let mut table = Sitting::dealt(4, &[ANN, BOB], 2);
        table.play_out(&[ANN, BOB]);
        let patron = a_patron(&table);
        table.play_for(DAN, &patron).unwrap();
        // Nobody could take the hand in again but its game master.
        table.sit_out(DAN).unwrap();
        table.house.barred = [DAN].into();
        if sent_off {
            table.does(Duty::SendOff { member: DAN }).unwrap();
        }
        table.deal_anyway(ANN);
        let mut chairs = table.state.chairs.iter();
        let chair = chairs
            .find(|chair| chair.player == patron)
            .expect("it stays");
        assert_eq!((chair.played_by, chair.standing), (None, Standing::In));
    }
}

#[test]
fn a_match_that_has_begun_is_played_to_its_end() {
    let members = [ANN, BOB];
    let terms = game("latriomphe", "classic", 10);
    let mut table = Sitting::such(5, |seed| {
        let mut table = Sitting::new(seed, terms, &members, 0);
        table.deal(ANN).unwrap();
        table.play_out(&members);
        (table.is_between() && table.state.match_on.is_some()).then_some(table)
    });
    table.house.barred = [BOB].into();
    table.play_match(&members);
    assert!(table.state.match_on.is_none());
    assert!(table.occupant(BOB).is_some());
    table.deal(ANN).unwrap();
    assert!(table.occupant(BOB).is_none(), "not in the next match");
}

#[test]
fn who_agreed_to_the_next_match_plays_it_although_the_last_to_say_so_is_barred() {
    let members = [ANN, BOB, CYD];
    let terms = game("swiss", "classic", 1);
    let mut table = Sitting::new(6, terms, &members, 0);
    table.deal(ANN).unwrap();
    table.play_match(&members);
    assert!(table.state.match_on.is_none());
    table.deal(ANN).unwrap();
    table.deal(BOB).unwrap();
    table.house.barred = [CYD].into();
    table.pass(table.left());
    assert_eq!(table.why_closed(), None);
    assert!(table.occupant(CYD).is_none());
    assert_eq!(table.standing(ANN), Standing::In);
}
