//! A table whose place is lost for a while: its clock stands still, in a deal and between two, until it has one again.

use crate::inn::Inn;
use crate::room::{act, asked, assert_says, lobby_of_two, play_out, said, with_button};
use ids::TableId;
use pages::Look;
use sandbox::{Id, Permissions, Person, RefusalCode, RequestFault};
use table::look::Scene;

const MINUTE: i64 = 60_000;

/// What Discord refuses in these tests.
const REFUSED: [&str; 3] = ["403 50013", "400 50083", "400 160005"];

async fn look(inn: &Inn, table: TableId) -> Look {
    inn.tavern.look(table, None).await.unwrap()
}

/// Waits until the clock of a table without a place has stopped.
async fn until_lost(inn: &Inn, table: TableId) {
    let stands = async |table| look(inn, table).await.stands();
    inn.known(async |_| stands(table).await).await;
}

/// Waits until the clock of a table goes on.
async fn until_back(inn: &Inn, table: TableId) {
    let stands = async |table| look(inn, table).await.stands();
    inn.known(async |_| stands(table).await.is_none().then_some(()))
        .await;
}

/// The deals that were played, the acts in the present one, and who is played for.
fn standing(look: &Look) -> (u32, usize, usize) {
    let acts = match &look.scene {
        Scene::Playing(playing) => playing.view.played.len() + usize::from(playing.asked),
        _ => 0,
    };
    let absent = look.chairs.iter().filter(|chair| chair.absent).count();
    (look.deals, acts, absent)
}

/// A thread where Ann and Ben are in the middle of a deal; who of them is asked.
async fn in_thread(inn: &Inn) -> (Id, TableId, Person, Person) {
    let gwen = inn.sandbox.add_person("Gwen");
    let thread = inn.sandbox.add_thread(inn.here(), "corner", &gwen);
    let [ann, ben] = ["Ann", "Ben"].map(|name| inn.sandbox.add_person(name));
    let lobby = lobby_of_two(&ann, &ben, thread, "/triomphe start game:latriomphe").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let table = inn.tavern.tables.ids()[0];
    with_button(&ann, thread, "My hand").await;
    (thread, table, ann, ben)
}

#[tokio::test]
async fn one_refused_request_between_two_deals_closes_no_table() {
    let (inn, ann, here) = Inn::with_ann().await;
    inn.open_and_deal(
        &ann,
        "/triomphe start game:triomphe vieville computer-players:3",
    )
    .await;
    play_out(&ann, here).await;
    let table = inn.tavern.tables.ids()[0];
    with_button(&ann, here, "Next deal").await;
    let purse = inn.purse(&ann).await;
    // Somebody edits what the channel allows, one permission after another.
    inn.sandbox
        .set_bot_permissions(here, Permissions::VIEW_CHANNEL);
    let shown = inn.ask(&ann, "/triomphe show").await;
    assert_says(&shown, "Discord doesn’t let me show");
    assert_says(&shown, "**This table’s channel is gone**");
    assert!(!shown.contains("shown again"), "{shown}");
    inn.pass(59 * MINUTE).await;
    let now = look(&inn, table).await;
    assert!(matches!(now.scene, Scene::Between(_)), "{:?}", now.scene);
    assert!(now.stands().is_some());

    let all = Permissions::from_bits_truncate(triomphe::discord::invited().bits());
    inn.sandbox.set_bot_permissions(here, all);
    // Discord says that the channel has changed, and the table is tried there at once.
    until_back(&inn, table).await;
    assert_eq!(inn.purse(&ann).await, purse);
    let over = with_button(&ann, here, "Next deal").await;
    ann.click_label(&over, "Next deal").await.unwrap();
    assert_eq!(look(&inn, table).await.deals, 1);
    assert!(matches!(
        look(&inn, table).await.scene,
        Scene::Playing(_) | Scene::Between(_)
    ));
    inn.close_after(&REFUSED).await;
}

#[tokio::test]
async fn in_a_thread_that_a_moderator_locks_the_clock_stands_until_it_is_open_again() {
    let inn = Inn::open().await;
    let (thread, table, ann, _ben) = in_thread(&inn).await;
    let before = standing(&look(&inn, table).await);
    inn.sandbox.lock(thread);
    until_lost(&inn, table).await;
    inn.pass(50 * MINUTE).await;
    assert_eq!(standing(&look(&inn, table).await), before, "nobody acts");

    // Its moderators can type a command there, which does not promise what Discord refuses.
    inn.sandbox
        .set_permissions(&ann, Permissions::MANAGE_THREADS);
    for command in ["/triomphe show", "/triomphe start game:scarto"] {
        let refused = said(&ann.slash(thread, command).await.unwrap());
        assert_says(&refused, "This thread is locked");
    }
    assert_eq!(inn.tavern.tables.ids(), [table]);
    inn.sandbox.unlock(thread);
    until_back(&inn, table).await;
    assert_eq!(standing(&look(&inn, table).await), before);

    // Locked again, it is called up in another place.
    inn.sandbox.lock(thread);
    until_lost(&inn, table).await;
    let shown = inn.ask(&ann, "/triomphe show").await;
    assert_says(&shown, "is now here, and its clock is running again");
    with_button(&ann, inn.here(), "My hand").await;
    assert_eq!(standing(&look(&inn, table).await), before);
    inn.close_after(&REFUSED).await;
}

#[tokio::test]
async fn whatever_discord_says_of_a_locked_thread_its_table_has_lost_its_place() {
    let answers = [
        RefusalCode::MissingPermissions,
        RefusalCode::ThreadLocked,
        RefusalCode::ThreadArchived,
    ];
    for unarchiving in answers {
        let inn = Inn::open().await;
        let (thread, table, ann, ben) = in_thread(&inn).await;
        // No event comes: the bot finds out by what is refused.
        let place = format!("/channels/{thread}");
        let messages = format!("{place}/messages");
        for (method, path, code) in [
            ("POST", &messages, RefusalCode::ThreadLocked),
            ("PATCH", &messages, RefusalCode::ThreadArchived),
            ("DELETE", &messages, RefusalCode::ThreadArchived),
            ("PATCH", &place, unarchiving),
        ] {
            let fault = RequestFault::Refuse(code);
            inn.sandbox.faults().cause(method, path, usize::MAX, fault);
        }
        let show = async |place| said(&ann.slash(place, "/triomphe show").await.unwrap());
        for _ in 0..2 {
            let shown = show(thread).await;
            assert_says(&shown, "Discord doesn’t let me show");
            assert_says(&shown, "**This table’s channel is gone**");
        }
        let before = standing(&look(&inn, table).await);
        inn.pass(50 * MINUTE).await;
        assert_eq!(
            standing(&look(&inn, table).await),
            before,
            "{unarchiving:?}"
        );
        assert_says(&show(inn.here()).await, "is now here");
        until_back(&inn, table).await;
        for person in [&ann, &ben] {
            let cards = person.slash(inn.here(), "/triomphe hand").await.unwrap();
            assert_says(&said(&cards), "Your hand");
        }
        inn.close_after(&REFUSED).await;
    }
}

#[tokio::test]
async fn where_an_edit_alone_is_refused_the_clock_stands_too() {
    let answers = [
        RefusalCode::MissingPermissions,
        RefusalCode::ThreadLocked,
        RefusalCode::ThreadArchived,
    ];
    for unarchiving in answers {
        let inn = Inn::open().await;
        let (thread, table, ann, ben) = in_thread(&inn).await;
        for person in [&ann, &ben] {
            person.slash(thread, "/triomphe hand").await.unwrap();
        }
        let place = format!("/channels/{thread}");
        for (method, path, code) in [
            (
                "PATCH",
                format!("{place}/messages"),
                RefusalCode::ThreadArchived,
            ),
            ("PATCH", place.clone(), unarchiving),
            (
                "POST",
                format!("{place}/messages"),
                RefusalCode::ThreadLocked,
            ),
        ] {
            let fault = RequestFault::Refuse(code);
            inn.sandbox.faults().cause(method, &path, usize::MAX, fault);
        }
        // Whoever is asked acts, and the table's message is to show it.
        let acts = async |person: &Person| {
            let hand = asked(person, thread).await.unwrap();
            act(person, &hand).await;
        };
        tokio::select! {
            () = acts(&ann) => {}
            () = acts(&ben) => {}
        }
        until_lost(&inn, table).await;
        inn.sandbox.faults().clear();
        inn.close_after(&REFUSED).await;
    }
}
