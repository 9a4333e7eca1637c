//! Members who play as characters.

use crate::evening::{ANN, BOB, CYD, Evening, SERVER, has_rung, order, refusal, terms};
use bank::Purse;
use books::{Account, Amount};
use ids::PurseId;
use pages::{Character, CharacterRefused, HouseRefusal};
use rules::Coins;
use table::{Order, Refusal};

/// Ann's character, with this many coins from the mint.
async fn brenna(evening: &Evening, coins: i64) -> Character {
    let brenna = evening.creates(ANN, "Brenna").await.unwrap();
    if coins > 0 {
        let order = order(brenna.purse, coins, "brenna".to_owned(), 1);
        evening.bank.grant(order).await.unwrap();
    }
    brenna
}

/// Switches Ann to this character.
async fn ann_plays_as(evening: &Evening, character: &Character) {
    let chosen = evening.members.play_as(SERVER, ANN, Some(character.purse));
    chosen.await.unwrap();
}

/// An evening on which Ann plays as Brenna, who has this many coins.
async fn evening_of_brenna(seed: u64, coins: i64) -> (Evening, Character) {
    let evening = Evening::new(seed).await;
    let brenna = brenna(&evening, coins).await;
    ann_plays_as(&evening, &brenna).await;
    (evening, brenna)
}

async fn coins_of(evening: &Evening, purse: PurseId) -> i64 {
    let account = Account::Member(purse);
    let bank = &evening.bank;
    bank.balance(SERVER, &account).await.unwrap().free.0
}

fn no_character(why: CharacterRefused) -> HouseRefusal {
    HouseRefusal::Character(why)
}

#[tokio::test]
async fn a_character_plays_from_its_own_purse_and_under_its_name() {
    let (evening, brenna) = evening_of_brenna(3, 40).await;
    let tavern = &evening.tavern;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    let look = evening.shown_to_all(table).await;
    let chair = look.chair_of(ANN).unwrap();
    assert_eq!(
        (look.name(&chair.player), look.free(chair.id)),
        ("Brenna", Some(Coins(40)))
    );
    assert_eq!(look.character(&chair.player), Some(&brenna));
    let bob = look.chair_of(BOB).unwrap();
    assert_eq!(
        (look.name(&bob.player), look.character(&bob.player)),
        ("Bob", None)
    );

    evening.deal_to_play(table, &[ANN, BOB, CYD]).await;
    evening.play_out(table, &[ANN, BOB, CYD]).await;
    let total =
        coins_of(&evening, brenna.purse).await + evening.free(BOB).await + evening.free(CYD).await;
    assert_eq!(
        total, 240,
        "the character's 40, and 100 each of Bob and Cyd"
    );
    tavern.members.play_as(SERVER, ANN, None).await.unwrap();
    assert_eq!(
        evening.free(ANN).await,
        100,
        "Ann's own coins were not in it"
    );
    evening.audit().await;
}

#[tokio::test]
async fn where_they_sit_they_stay_who_they_are_and_one_seat_is_enough() {
    let evening = Evening::new(3).await;
    let brenna = brenna(&evening, 40).await;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    ann_plays_as(&evening, &brenna).await;
    assert_eq!(
        refusal(evening.join(table, ANN).await),
        HouseRefusal::Table(Refusal::AlreadySeated)
    );
    let name = |look: &pages::Look| look.name(&look.chair_of(ANN).unwrap().player).to_owned();
    assert_eq!(name(&evening.look(table, ANN).await), "Ann");
    evening.order(table, ANN, Order::Leave).await.unwrap();
    evening.join(table, ANN).await.unwrap();
    assert_eq!(name(&evening.look(table, ANN).await), "Brenna");
    evening.audit().await;
}

#[tokio::test]
async fn who_they_play_as_survives_a_restart_in_the_middle_of_a_deal() {
    let (mut evening, brenna) = evening_of_brenna(5, 40).await;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    evening.deal_to_play(table, &[ANN, BOB, CYD]).await;
    evening.restart(1000).await;
    let look = evening.look(table, ANN).await;
    assert_eq!(look.name(&look.chair_of(ANN).unwrap().player), "Brenna");
    evening.play_out(table, &[ANN, BOB, CYD]).await;
    let person = evening.members.person(SERVER, ANN).await.unwrap();
    assert_eq!(person.purse, brenna.purse);
    evening.audit().await;
}

#[tokio::test]
async fn a_new_name_is_seen_at_the_table() {
    let (evening, brenna) = evening_of_brenna(3, 40).await;
    let tavern = &evening.tavern;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    let mut changes = tavern.tables.changes_of(table).unwrap();
    tavern
        .characters
        .rename_character(SERVER, ANN, brenna.purse, "Brenna Oakhand")
        .await
        .unwrap();
    assert!(has_rung(&mut changes));
    let look = evening.look(table, BOB).await;
    assert_eq!(
        look.name(&look.chair_of(ANN).unwrap().player),
        "Brenna Oakhand"
    );
}

#[tokio::test]
async fn nobody_touches_the_characters_of_somebody_else() {
    let evening = Evening::new(3).await;
    let brenna = brenna(&evening, 40).await;
    let unknown = no_character(CharacterRefused::Unknown);
    let typed = brenna.purse.to_string();
    for typed in [typed.as_str(), "Brenna"] {
        let found = evening.characters.character_of(SERVER, BOB, typed).await;
        assert_eq!(refusal(found), unknown);
    }
    let renamed = evening
        .characters
        .rename_character(SERVER, BOB, brenna.purse, "Mine");
    assert_eq!(refusal(renamed.await), unknown);
    let pictured = evening
        .characters
        .picture_character(SERVER, BOB, brenna.purse, None);
    assert_eq!(refusal(pictured.await), unknown);
    let retired = evening
        .characters
        .retire_character(SERVER, BOB, brenna.purse);
    assert_eq!(refusal(retired.await), unknown);
    assert_eq!(coins_of(&evening, brenna.purse).await, 40);
    let found = evening
        .characters
        .character_of(SERVER, ANN, "bReNnA")
        .await
        .unwrap();
    assert_eq!(found, brenna);
}

#[tokio::test]
async fn a_name_belongs_to_one() {
    let evening = Evening::new(3).await;
    brenna(&evening, 0).await;
    let patron = patrons::CAST[0].name;
    for (member, name) in [
        (ANN, "brenna"),
        (BOB, "BRENNA"),
        (ANN, "Bob"),
        (ANN, "Myself"),
        (ANN, patron),
    ] {
        let made = evening.creates(member, name).await;
        let taken = no_character(CharacterRefused::NameTaken);
        assert_eq!(refusal(made), taken, "{member} {name}");
    }
    // Members may give a character their own name.
    evening.creates(ANN, "Ann").await.unwrap();
}

#[tokio::test]
async fn nobody_has_more_than_ten_characters() {
    let evening = Evening::new(3).await;
    for letter in 'a'..='j' {
        let name = format!("No {letter}");
        evening.creates(CYD, &name).await.unwrap();
    }
    let made = evening.creates(CYD, "No k").await;
    assert_eq!(refusal(made), no_character(CharacterRefused::TooMany));
    assert_eq!(
        evening
            .characters
            .characters(SERVER, CYD)
            .await
            .unwrap()
            .len(),
        10
    );
}

#[tokio::test]
async fn who_rests_leaves_their_coins_to_the_member_and_can_come_back() {
    let (evening, brenna) = evening_of_brenna(3, 40).await;
    let tavern = &evening.tavern;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    let retired = tavern
        .characters
        .retire_character(SERVER, ANN, brenna.purse)
        .await;
    assert_eq!(
        refusal(retired),
        no_character(CharacterRefused::Seated(table))
    );

    tavern.order(table, ANN, Order::Leave).await.unwrap();
    let moved = tavern
        .characters
        .retire_character(SERVER, ANN, brenna.purse)
        .await;
    assert_eq!(moved.unwrap(), Coins(40));
    let person = tavern.members.person(SERVER, ANN).await.unwrap();
    assert_ne!(person.purse, brenna.purse, "Ann plays as herself again");
    assert_eq!(evening.free(ANN).await, 140);
    let again = tavern
        .characters
        .retire_character(SERVER, ANN, brenna.purse)
        .await;
    assert_eq!(refusal(again), no_character(CharacterRefused::Unknown));
    assert!(
        tavern
            .characters
            .characters(SERVER, ANN)
            .await
            .unwrap()
            .is_empty()
    );

    let back = evening.creates(ANN, "brenna").await;
    assert_eq!(back.unwrap().purse, brenna.purse);
    assert_eq!(coins_of(&evening, brenna.purse).await, 0);
    evening.audit().await;
}

#[tokio::test]
async fn a_character_without_the_stake_cannot_sit_down() {
    let (evening, _) = evening_of_brenna(3, 3).await;
    let tavern = &evening.tavern;
    let table = evening.table("tavern", &[BOB], 0).await;
    let need = terms("tavern", 5).at_risk().0;
    let (free, held) = (3, 0);
    assert_eq!(
        refusal(tavern.join(table, ANN).await),
        HouseRefusal::CannotCover {
            need: Coins(need),
            free: Coins(free),
            held: Coins(held)
        }
    );
}

#[tokio::test]
async fn coins_of_the_members_own_go_with_a_new_character() {
    let evening = Evening::new(3).await;
    let own = evening.members.person(SERVER, ANN).await.unwrap().purse;
    let make = async |name: &str, coins: i64| {
        let coins = Amount::new(coins).unwrap();
        let made = evening
            .characters
            .create_character(SERVER, ANN, name, None, Some(coins));
        made.await
    };
    // If the coins cannot be moved, the character is not created either.
    let (free, on_hold) = (100, 0);
    let purse = Purse {
        free: Coins(free),
        on_hold: Coins(on_hold),
    };
    let wanted = 101;
    let too_poor = CharacterRefused::TooPoor {
        purse,
        wanted: Coins(wanted),
    };
    assert_eq!(
        refusal(make("Brenna", wanted).await),
        no_character(too_poor)
    );
    let taken = no_character(CharacterRefused::NameTaken);
    assert_eq!(refusal(make("Bob", 40).await), taken);
    assert!(
        evening
            .characters
            .characters(SERVER, ANN)
            .await
            .unwrap()
            .is_empty()
    );
    assert_eq!(coins_of(&evening, own).await, 100);

    let brenna = make("Brenna", 40).await.unwrap();
    assert_eq!(coins_of(&evening, brenna.purse).await, 40);
    assert_eq!(coins_of(&evening, own).await, 60);
    // The coins come from the member's own purse, whoever they play as, and may be all that is in it.
    ann_plays_as(&evening, &brenna).await;
    let oswin = make("Oswin", 60).await.unwrap();
    assert_eq!(coins_of(&evening, oswin.purse).await, 60);
    assert_eq!(coins_of(&evening, own).await, 0);
    assert_eq!(coins_of(&evening, brenna.purse).await, 40);
    evening.audit().await;
}

#[tokio::test]
async fn who_comes_back_is_given_coins_as_well_and_none_that_are_staked() {
    let evening = Evening::new(3).await;
    let tavern = &evening.tavern;
    let own = tavern.members.person(SERVER, ANN).await.unwrap().purse;
    let make = async |coins: i64| {
        let coins = Amount::new(coins).unwrap();
        let made = tavern
            .characters
            .create_character(SERVER, ANN, "Brenna", None, Some(coins));
        made.await
    };
    let brenna = make(30).await.unwrap();
    let rests = tavern
        .characters
        .retire_character(SERVER, ANN, brenna.purse)
        .await;
    assert_eq!(rests.unwrap(), Coins(30));
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    evening.deal_to_play(table, &[ANN, BOB, CYD]).await;
    let account = Account::Member(own);
    let purse = tavern.bank.balance(SERVER, &account).await.unwrap();
    assert!((21..100).contains(&purse.free.0), "{purse:?}");
    let wanted = Coins(purse.free.0 + 1);
    let too_poor = CharacterRefused::TooPoor { purse, wanted };
    assert_eq!(refusal(make(wanted.0).await), no_character(too_poor));
    assert!(
        tavern
            .characters
            .characters(SERVER, ANN)
            .await
            .unwrap()
            .is_empty()
    );
    evening.pass(1).await;
    let back = make(20).await.unwrap();
    assert_eq!(back.purse, brenna.purse);
    assert_eq!(coins_of(&evening, back.purse).await, 20);
    assert_eq!(coins_of(&evening, own).await, purse.free.0 - 20);
    evening.play_out(table, &[ANN, BOB, CYD]).await;
    evening.audit().await;
}
