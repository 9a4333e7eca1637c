//! Orders of host and game master at a table, by buttons.

use crate::guests::{
    assert_has, assert_lacks, assert_says, deal_with_patrons, game_master, guest, labels, open,
    options, play_out, press, room, shown, terms, turn,
};
use ids::TableId;
use interactions::guest::Guest;
use interactions::play::Company;
use standin::{Message, Room};
use table::look::Scene;

/// Ann and Ben, to whom cards have been dealt.
async fn dealt() -> (Room, Guest, Guest, TableId) {
    let room = room().await;
    let (ann, ben) = (guest(&room, 1, "Ann").await, guest(&room, 2, "Ben").await);
    let terms = terms("trefeltromp", "classic", 1);
    let (table, _) = open(&room, &ann, terms, Company::Friends).await;
    let lobby = room.table(table).await.unwrap();
    press(&room, &ben, &lobby, "Join").await;
    let lobby = room.table(table).await.unwrap();
    press(&room, &ann, &lobby, "Deal").await;
    (room, ann, ben, table)
}

#[tokio::test(start_paused = true)]
async fn the_host_pauses_and_asks_somebody_to_leave_by_buttons_and_nobody_else_does() {
    let (room, ann, ben, table) = dealt().await;
    let others = options(&room, &ben, table).await;
    assert_lacks(&others, "Pause");
    assert_eq!(others.menus().count(), 0, "{}", others.text());
    let panel = options(&room, &ann, table).await;
    assert_eq!(panel.only_for, Some(ann.member));
    let paused = press(&room, &ann, &panel, "Pause").await;
    assert_says(&paused.text(), "The table is paused");
    let public = shown(&room, table).await;
    assert_says(&public.text(), "The host paused the table");
    assert_says(&public.text(), "some time after the pause");
    let refused = press(&room, &ben, &public, "Resume").await;
    assert_says(&refused.text(), "host");
    room.press(&ann, &public, "Resume").await.unwrap();
    assert_lacks(&shown(&room, table).await, "Resume");

    let panel = options(&room, &ann, table).await;
    let menu = panel.menus().next().expect("whom to remove");
    let values = [menu.options[0].value.as_str()];
    let kicked = room.click(&ann, &panel, menu.button, &values).await;
    assert_says(&kicked.text(), "will be removed when");
    let public = shown(&room, table).await;
    assert_says(&public.text(), "was removed from the table");
    assert_says(&public.text(), "leaves after this deal");
}

#[tokio::test(start_paused = true)]
async fn two_take_their_deal_back_by_buttons() {
    let (room, ann, ben, table) = dealt().await;
    let cyd = guest(&room, 3, "Cyd").await;
    let panel = options(&room, &ben, table).await;
    let asked = press(&room, &ben, &panel, "Cancel this deal").await;
    assert_says(&asked.text(), "The others have been asked");
    let public = shown(&room, table).await;
    assert_says(&public.text(), "asked to cancel this deal");
    assert_says(&public.text(), "Waiting for **Ann**");
    let refused = press(&room, &cyd, &public, "Agree").await;
    assert_says(&refused.text(), "not in this deal");
    let done = press(&room, &ann, &public, "Agree").await;
    assert_says(&done.text(), "All coins were returned");
    let lobby = shown(&room, table).await;
    assert_says(&lobby.text(), "The deal was cancelled");
    assert_says(&lobby.text(), "Ready! Anyone");
}

#[tokio::test(start_paused = true)]
async fn a_game_master_says_why_a_deal_is_taken_back() {
    let (room, _, _, table) = dealt().await;
    let gwen = game_master(&room, 4, "Gwen").await;
    let panel = options(&room, &gwen, table).await;
    let asked = room.press(&gwen, &panel, "Cancel this deal").await;
    let form = asked.unwrap().form().expect("a question first");
    let is_on = async || {
        let look = room.tavern.look(table, None).await.unwrap();
        matches!(look.table.scene, Scene::Playing(_))
    };
    assert!(is_on().await);
    let done = room
        .submit(&gwen, (&panel, &form), &["a *card* fell"])
        .await;
    assert_says(&done.text(), "All coins were returned");
    assert!(!is_on().await);
    let told = shown(&room, table).await;
    assert_says(&told.text(), "**The last deal was cancelled**");
}

#[tokio::test(start_paused = true)]
async fn whoever_has_cards_is_asked_before_they_leave_them_and_a_spectator_is_offered_nothing() {
    let room = room().await;
    let [ann, ben, cyd] = [
        guest(&room, 1, "Ann").await,
        guest(&room, 2, "Ben").await,
        guest(&room, 3, "Cyd").await,
    ];
    let terms = terms("triomphe", "vieville", 5);
    let (table, _) = open(&room, &ann, terms, Company::Friends).await;
    let lobby = shown(&room, table).await;
    press(&room, &ben, &lobby, "Join").await;
    deal_with_patrons(&room, &ann, table).await;
    // Death may end a deal at once.
    while turn(&room, &[&ann, &ben], table).await.is_none() {
        press(&room, &ann, &shown(&room, table).await, "Next deal").await;
    }
    let panel = options(&room, &cyd, table).await;
    assert_eq!(
        labels(&panel)[..3],
        ["Join next deal", "Rules", "Fair play"]
    );
    assert_lacks(&panel, "Leave");
    assert!(
        !panel.text().contains("Cancel this deal"),
        "{}",
        panel.text()
    );
    // Nor can a person who plays with patrons, who cannot agree to take it back.
    let panel = options(&room, &ben, table).await;
    assert_lacks(&panel, "Cancel this deal");

    let asked = press(&room, &ben, &panel, "Leave").await;
    assert_eq!(asked.only_for, Some(ben.member));
    for words in [
        "**5 coins** at stake",
        "**Join** under **Table…** gives your cards back",
    ] {
        assert_says(&asked.text(), words);
    }
    let left = press(&room, &ben, &asked, "Leave anyway").await;
    assert_says(&left.text(), "finishes this deal for you");
    assert_says(&shown(&room, table).await.text(), "leaves after this deal");
    // Join gives the cards back.
    let panel = options(&room, &ben, table).await;
    let back = press(&room, &ben, &panel, "Join").await;
    assert_says(&back.text(), "Your hand");
    // Left again, they are played for and gone.
    let panel = options(&room, &ben, table).await;
    let asked = press(&room, &ben, &panel, "Leave").await;
    press(&room, &ben, &asked, "Leave anyway").await;
    play_out(&room, &[&ann], table).await;
    let over = shown(&room, table).await;
    assert_says(&over.text(), "**Ben** left");
    assert_lacks(&over, "Leave");
}

#[tokio::test(start_paused = true)]
async fn when_the_host_leaves_the_next_is_host_and_when_all_leave_the_table_is_closed() {
    let room = room().await;
    let (ann, ben) = (guest(&room, 1, "Ann").await, guest(&room, 2, "Ben").await);
    let terms = terms("triomphe", "tavern", 5);
    let (table, _) = open(&room, &ann, terms, Company::Friends).await;
    let lobby = shown(&room, table).await;
    press(&room, &ben, &lobby, "Join").await;
    let lobby = shown(&room, table).await;
    room.press(&ann, &lobby, "Leave").await.unwrap();
    let lobby = shown(&room, table).await;
    assert_says(&lobby.text(), "**Ben** is now the host");
    assert_has(&lobby, "Leave");
    room.press(&ben, &lobby, "Leave").await.unwrap();
    let look = room.tavern.look(table, None).await.unwrap();
    let closed = Message::public(screens::table(&ben.words, &look));
    assert_says(&closed.text(), "Everyone has left, so the table is closed");
}
