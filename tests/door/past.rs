//! Deals that are over: history, receipt, record and replay.

use crate::guest::{Done, step};
use crate::inn::{ASKED, Inn, hand, said};
use rules::{Verdict, read_records};
use sandbox::Permissions;

#[tokio::test]
async fn a_deal_that_is_over_is_told_to_the_last_coin() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    for line in ["/table receipt", "/table record", "/table replay"] {
        let none = said(&ann.slash(here, line).await.unwrap());
        assert!(none.contains("No deal has been played"), "{line}: {none}");
    }
    ann.slash(here, "/triomphe start edition:vieville patrons:3")
        .await
        .unwrap();
    let lobby = inn.table(&ann, "Everything is ready").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let mut says = ASKED.to_vec();
    says.push("That deal is over");
    let (mut done, mut turn) = (Done::new(), 0);
    loop {
        let seen = hand(&ann, here, &says).await;
        if seen.all_text().contains("That deal is over") {
            break;
        }
        turn += 1;
        step(&ann, &seen, turn, &mut done).await;
    }
    let result = inn.table(&ann, "Coin by coin").await;
    let receipt = said(&ann.click_label(&result, "Receipt").await.unwrap());
    for says in [
        "The ledger has these very transfers",
        "You put in 5 coins",
        "the ante (2)",
    ] {
        assert!(receipt.contains(says), "{says}: {receipt}");
    }
    let list = said(&ann.slash(here, "/table history").await.unwrap());
    assert!(list.contains("**Ann**"), "{list}");
    let record = ann.slash(here, "/table record").await.unwrap();
    let name = record.message().files()[0].name.clone();
    let file = inn.sandbox.file(record.message(), &name).unwrap();
    let text = String::from_utf8(file.to_vec()).unwrap();
    let records = read_records(&text);
    let judged = records[0].as_ref().unwrap();
    assert!(judged.seats.contains(&"Ann".to_owned()), "{text}");
    assert!(matches!(judged.judge(), Verdict::Over(_)), "{text}");
    let acts = judged.acts.len();
    let replay = ann.slash(here, "/table replay").await.unwrap();
    assert!(said(&replay).contains("The cards are dealt"));
    assert!(said(&replay).contains("Hands"));
    let last = ann.click_label(replay.message(), "Last").await;
    if acts > 1 {
        let last = said(&last.unwrap());
        assert!(last.contains(&format!("Step {acts} of {acts}")), "{last}");
    }
    let coins = said(&ann.slash(here, "/coins history").await.unwrap());
    assert!(coins.contains("the ante (2) · deal"), "{coins}");
    inn.close().await;
}

#[tokio::test]
async fn the_books_are_open_to_the_game_master_alone() {
    let inn = Inn::open().await;
    let (ann, gwen) = (
        inn.sandbox.add_person("Ann"),
        inn.sandbox.add_person("Gwen"),
    );
    let here = inn.sandbox.channel();
    inn.sandbox
        .set_permissions(&gwen, Permissions::MANAGE_GUILD);
    let refused = said(&ann.slash(here, "/tavern books").await.unwrap());
    assert!(refused.contains("for the game master"), "{refused}");
    let grant = format!(
        "/coins grant member:<@{}> coins:50 reason:=a dragon",
        ann.id()
    );
    gwen.slash(here, &grant).await.unwrap();
    let answer = gwen.slash(here, "/tavern books").await.unwrap();
    let books = said(&answer);
    // Two times 100 at the start and the dragon's 50.
    for says in [
        "From the mint: 250 coins",
        "purses: 250 coins",
        "**0 coins**, as it must be",
        "=a dragon",
    ] {
        assert!(books.contains(says), "{says}: {books}");
    }
    let file = gwen
        .click_label(answer.message(), "Ledger as a file")
        .await
        .unwrap();
    let name = file.message().files()[0].name.clone();
    let text = inn.sandbox.file(file.message(), &name).unwrap();
    let text = String::from_utf8(text.to_vec()).unwrap();
    assert_eq!(text.lines().count(), 1 + 3, "{text}");
    assert!(text.contains("the mint,Ann,50,grant,,"), "{text}");
    let button = gwen.slash(here, "/tavern books").await.unwrap();
    for id in ["b", "b:ledger"] {
        let answer = ann
            .raw_component(here, button.message().id(), id, None)
            .await;
        if let Ok(answer) = answer {
            assert!(said(&answer).contains("for the game master"), "{id}");
        }
    }
    inn.close().await;
}
