//! *Language…*: a table speaks to everybody in another language than its server does.

use crate::guest::Done;
use crate::inn::Inn;
use crate::room::{OVER, assert_says, play_until, said, with_button};

#[tokio::test]
async fn a_table_speaks_the_language_that_its_host_chose_and_its_company_keeps_it() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    let lobby = inn
        .lobby(&ann, "/triomphe start game:scarto computer-players:2")
        .await;
    let leave = lobby.button("Leave").unwrap().custom_id;
    let refused = inn.forge(&ben, &lobby, &leave).await;
    assert_says(
        &refused.all_text(),
        "the host presses **Remove computer player**",
    );
    let options = inn.options(&ann, &lobby).await;
    let languages = inn.press(&ann, &options, "Language…").await;
    let menu = languages.menus()[0].custom_id.clone();
    let note = inn.slash(&ben, "/help").await;
    let refused = ben.raw_component(here, note.id(), &menu, Some(&["fr"]));
    assert_says(&said(&refused.await.unwrap()), "Only the host");
    let chosen = inn.choose(&ann, &languages, &menu, "fr").await;
    assert_says(&chosen.all_text(), "Français");
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
    ann.slash(here, "/triomphe close").await.unwrap();

    // A rematch is the same company's.
    let over = with_button(&ann, here, "Rejouer").await;
    ann.click_label(&over, "Rejouer").await.unwrap();
    let lobby = with_button(&ann, here, "Distribuer").await;
    assert_says(&lobby.all_text(), "Tout est prêt");
    let options = inn.press(&ann, &lobby, "Table…").await;
    let languages = inn.press(&ann, &options, "Language…").await;
    let menu = languages.menus()[0].custom_id.clone();
    let chosen = inn.choose(&ann, &languages, &menu, "house").await;
    assert_says(&chosen.all_text(), "the server’s language");
    inn.table_says(&ann, "Ready! Anyone").await;
    inn.close().await;
}
