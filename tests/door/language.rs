//! `/table language`: a table speaks to everybody in another language than its server does.

use crate::guest::Done;
use crate::inn::Inn;
use crate::room::{OVER, assert_says, play_until, with_button};

#[tokio::test]
async fn a_table_speaks_the_language_that_its_host_chose_and_its_company_keeps_it() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    let lobby = inn.lobby(&ann, "/scarto start patrons:2").await;
    let leave = lobby.button("Leave").unwrap().custom_id;
    let refused = inn.forge(&ben, &lobby, &leave).await;
    assert_says(
        &refused.all_text(),
        "the host presses **Remove computer player**",
    );
    inn.hear(&ben, "/table language language:Français", "Only the host")
        .await;
    inn.hear(&ann, "/table language language:Français", "Français")
        .await;
    let lobby = inn.table_says(&ann, "Tout est prêt").await;
    // What Ben reads is his own language, but the button is called what the table calls it.
    let refused = inn.forge(&ben, &lobby, &leave).await;
    assert_says(
        &refused.all_text(),
        "the host presses **−1 joueur virtuel**",
    );

    ann.click_label(&lobby, "Distribuer").await.unwrap();
    let playing = with_button(&ann, here, "Mes cartes").await;
    assert!(playing.button("My hand").is_none(), "{playing:?}");
    let pictured = ann.until(here, |messages| {
        let table = messages.iter().find(|m| m.id() == playing.id())?;
        let file = table.files().into_iter().next()?;
        file.description.contains("carte").then_some(())
    });
    pictured.await;
    let over = |seen: &sandbox::Message| seen.all_text().contains(OVER);
    play_until(&ann, here, &mut Done::new(), over).await;
    inn.table_says(&ann, "Gains et pertes").await;
    ann.slash(here, "/table close").await.unwrap();

    // A rematch is the same company's.
    let over = with_button(&ann, here, "Rejouer").await;
    ann.click_label(&over, "Rejouer").await.unwrap();
    let lobby = with_button(&ann, here, "Distribuer").await;
    assert_says(&lobby.all_text(), "Tout est prêt");
    inn.hear(&ann, "/table language", "the server’s language")
        .await;
    inn.table_says(&ann, "Ready! Anyone").await;
    inn.close().await;
}
