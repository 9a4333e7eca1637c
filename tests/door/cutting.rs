//! The shuffle that anyone can check, by buttons and commands: committed, cut, dealt, verified.

use crate::guest::Done;
use crate::inn::Inn;
use crate::room::{OVER, assert_says, play_until, said};
use sandbox::Person;

/// The hash shown at the table.
fn digits(text: &str) -> String {
    let (_, after) = text.split_once("Shuffle · ").unwrap();
    let hash = after.split('`').nth(1).unwrap();
    assert_eq!(hash.len(), 64, "{text}");
    hash.to_owned()
}

async fn cut(ann: &Person, lobby: &sandbox::Message, typed: &str) -> String {
    let asked = ann.click_label(lobby, "Cut").await.unwrap();
    let dialog = asked.modal.unwrap();
    let input = dialog.components[0]["components"][0]["custom_id"].clone();
    let answer = ann
        .submit(&dialog, &[(input.as_str().unwrap(), typed)])
        .await;
    said(&answer.unwrap())
}

#[tokio::test]
async fn a_pack_is_cut_dealt_and_verified() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    let lobby = inn
        .lobby(&ann, "/triomphe start game:scarto computer-players:2")
        .await;
    let fixed = digits(&lobby.all_text());
    // A person without a seat cannot cut, and an invalid cut is refused.
    let stranger = ben.click_label(&lobby, "Cut").await.unwrap();
    assert!(stranger.modal.is_none(), "{}", said(&stranger));
    let deep = cut(&ann, &lobby, "78").await;
    assert!(deep.contains("1 to 77"), "{deep}");
    let done = cut(&ann, &lobby, "33").await;
    assert!(
        done.contains("33 cards deep") && done.contains(&fixed),
        "{done}"
    );
    // The cut can be changed until the cards are dealt.
    let done = cut(&ann, &lobby, "by the *sun*").await;
    assert!(done.contains("by the \\*sun\\*"), "{done}");
    let lobby = inn.table_says(&ann, "cut by **Ann**").await;
    assert!(
        !lobby.all_text().contains("sun"),
        "not before the cards are dealt"
    );

    let asked = ann.click_label(&lobby, "Cut").await.unwrap().modal.unwrap();
    ann.click_label(&lobby, "Deal").await.unwrap();
    let table = inn.table_says(&ann, "cut with “by the").await;
    assert!(table.all_text().contains(&fixed));
    let input = asked.components[0]["components"][0]["custom_id"].clone();
    let late = ann.submit(&asked, &[(input.as_str().unwrap(), "5")]).await;
    let late = said(&late.unwrap());
    assert!(late.contains("That pack was already dealt"), "{late}");

    // After the deal the proof is checked, and the record with it can be downloaded.
    let over = |seen: &sandbox::Message| seen.all_text().contains(OVER);
    play_until(&ann, here, &mut Done::new(), over).await;
    let receipt = inn.receipt_in(here, &ann).await;
    let answer = ann
        .click_label(&receipt, "Check the shuffle")
        .await
        .unwrap();
    let verified = said(&answer);
    assert!(verified.contains("The shuffle checks out"), "{verified}");
    assert!(verified.contains(&format!("`{fixed}`")), "{verified}");
    assert!(
        verified.contains("cut with “by the \\*sun\\*”"),
        "{verified}"
    );
    let name = &answer.message().files()[0].name;
    let bytes = inn.sandbox.file(answer.message(), name).unwrap();
    let record: rules::Record = serde_json::from_slice(&bytes).unwrap();
    let hash = shuffle::verify(&record).unwrap();
    assert_eq!(hash.to_string(), fixed);
    // A patron leaves: the committed shuffle is withdrawn, and its seed is shown.
    let between = inn.table_says(&ann, "Press **Next deal**").await;
    let other = digits(&between.all_text());
    assert_ne!(other, fixed);
    inn.option(&ann, &between, "Remove computer player").await;
    let verified = inn.press(&ann, &receipt, "Check the shuffle").await;
    assert_says(&verified.all_text(), "withdrawn");
    inn.close().await;
}
