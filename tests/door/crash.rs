//! The bot is killed on a full disk. (In play, in start-up and elsewhere: `kills`.)

use crate::clicks::until_card;
use crate::deals::check_result;
use crate::process::{NOT_STORED, Process};
use crate::screens::Hand;

#[tokio::test]
async fn on_a_full_disk_nothing_is_half_done() {
    let mut bot = Process::open().await;
    let [ann, ben] = ["Ann", "Ben"].map(|name| bot.sandbox.add_person(name));
    let people = [&ann];
    let table = bot.seat(&people, "stake:5 computer-players:2").await;
    let (_, hand, deals) = until_card(&bot, &people, &table).await;
    let cards = hand.cards();
    let (before, held) = bot.purse(&ann).await;
    bot.stop().await;
    bot.start_on_small_disk(600).await;
    let pay = format!("/coins pay member:<@{}> coins:1", ben.id());
    let mut paid = 0;
    loop {
        let answer = bot.slash(&ann, &pay).await;
        if answer.all_text().contains(NOT_STORED) {
            break;
        }
        assert!(answer.all_text().contains("paid"), "{answer:?}");
        paid += 1;
        assert!(paid < before, "the disk is never full");
    }
    // A card that cannot be stored is not played.
    let (_, button) = hand.legal().remove(0);
    // Messages written meanwhile have moved the table's message.
    let shown = bot.table(&ann, &table.id).message;
    let answer = bot.forge(&ann, &shown, &button.custom_id).await;
    assert!(answer.all_text().contains(NOT_STORED), "{answer:?}");
    bot.kill();
    bot.must_be_in_order();

    // There is room again.
    bot.start().await;
    assert_eq!(bot.purse(&ann).await, (before - paid, held));
    let after = bot.slash(&ann, "/triomphe hand").await;
    assert_eq!(Hand::read(&after).unwrap().cards(), cards);
    let over = bot.play_out(&people, &table.id, deals).await;
    check_result(&over, 5, 3);
    bot.close().await;
}
