//! Solo tables: one private message, for fun, where no table may stand.

use crate::inn::Inn;
use crate::room::{assert_says, public};
use ids::{GuildId, MemberId, TableId};
use pages::{Age, Settings};
use sandbox::{Id, Message, Person};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A house whose tables stand in another channel than the one where everybody is.
async fn inn() -> (Inn, Person, Person, Id) {
    let inn = Inn::set_to(r#"{"allowance":0,"kept":"no","channels":[7]}"#).await;
    let [ann, ben] = ["Ann", "Ben"].map(|name| inn.sandbox.add_person(name));
    let here = inn.here();
    (inn, ann, ben, here)
}

/// The solo table of somebody.
fn alone(inn: &Inn, person: &Person) -> Option<TableId> {
    let (guild, member) = (inn.sandbox.server().0, person.id().0);
    inn.tavern.tables.alone(GuildId(guild), MemberId(member))
}

/// The newest private message of a solo table that says this.
async fn solo(person: &Person, here: Id, says: &str) -> Message {
    let is_it = |message: &Message| {
        let text = message.all_text();
        message.ephemeral() && text.contains("for fun") && text.contains(says)
    };
    person
        .until(here, |messages| {
            messages.iter().rev().find(|m| is_it(m)).cloned()
        })
        .await
}

/// Plays a card in the hand, if one is asked for.
async fn play(inn: &Inn, ann: &Person, hand: &Message) -> bool {
    let green = hand.buttons().into_iter().find(|button| button.style == 3);
    let Some(green) = green else { return false };
    inn.click(ann, hand, &green.custom_id).await;
    true
}

#[tokio::test]
async fn where_no_table_may_stand_play_now_opens_one_that_nobody_else_sees() {
    let (inn, ann, ben, here) = inn().await;
    let before = public(&ben, here).len();
    let page = inn.slash(&ann, "/play").await;
    assert_says(&page.all_text(), "for you alone");
    assert!(page.button("Invite friends").is_none(), "{page:?}");
    let hand = inn.press(&ann, &page, "Play now").await;
    assert!(hand.ephemeral(), "{hand:?}");
    assert_eq!(hand.id(), page.id(), "all in one message");
    let hand = solo(&ann, here, "Your turn").await;
    let text = hand.all_text();
    assert!(
        !text.contains("Time runs out") && !text.contains("<t:"),
        "{text}"
    );
    assert_says(&text, "La Triomphe");
    // Others cannot press its buttons, and no command finds it.
    let refresh = hand.button("Refresh").unwrap().custom_id;
    let refused = inn.forge(&ben, &hand, &refresh).await;
    assert_says(&refused.all_text(), "That table is gone");
    assert_says(
        &inn.ask(&ann, "/triomphe show").await,
        "There’s no open table",
    );
    assert_eq!(public(&ben, here).len(), before, "nothing public");

    // A deal to its end: the same message shows what came of it.
    let mut shown = hand;
    for _ in 0..40 {
        if shown.button("Next deal").is_some() {
            break;
        }
        assert!(play(&inn, &ann, &shown).await, "{shown:?}");
        shown = ann
            .until(here, |messages| {
                let new = messages.iter().rev().find(|m| m.id() == page.id())?;
                let asks = ["You lead", "Your turn"];
                let asks = asks.iter().any(|asks| new.all_text().contains(asks));
                (asks || new.button("Next deal").is_some()).then(|| new.clone())
            })
            .await;
    }
    assert!(shown.button("Next deal").is_some(), "{shown:?}");
    assert_eq!(inn.purse(&ann).await.1, 0, "nothing on hold");
    inn.press(&ann, &shown, "Next deal").await;
    assert_eq!(public(&ben, here).len(), before, "nothing public");
    inn.close().await;
}

#[tokio::test]
async fn play_offers_to_go_on_or_to_end_it_and_there_is_one_for_each_member() {
    let (inn, ann, ben, here) = inn().await;
    let page = inn.slash(&ann, "/play").await;
    inn.press(&ann, &page, "Play now").await;
    solo(&ann, here, "La Triomphe").await;
    let table = alone(&inn, &ann).expect("hers");

    // The bot is started again: the open hand is lost, the table is not.
    let inn = inn.reopen().await;
    assert_eq!(alone(&inn, &ann), Some(table));
    let page = inn.slash(&ann, "/play").await;
    assert!(page.button("Play now").is_none(), "{page:?}");
    let old = inn.press(&ann, &page, "Go on").await;
    assert_says(&old.all_text(), "for fun");
    let bens = inn.slash(&ben, "/play").await;
    assert!(bens.button("Go on").is_none(), "{bens:?}");

    let page = inn.slash(&ann, "/play").await;
    let page = inn.press(&ann, &page, "End it").await;
    assert!(page.button("Play now").is_some(), "{page:?}");
    assert_eq!(alone(&inn, &ann), None);

    // A new one, which ends by itself after a day without a click.
    inn.press(&ann, &page, "Play now").await;
    solo(&ann, here, "Your turn").await;
    inn.pass(DAY - 60_000).await;
    assert!(alone(&inn, &ann).is_some());
    inn.pass(61_000).await;
    assert_eq!(alone(&inn, &ann), None);
    solo(&ann, here, "solo table is over").await;
    inn.close().await;
}

#[tokio::test]
async fn where_only_age_restricted_channels_may_be_played_in_nobody_plays_alone_elsewhere() {
    let inn = Inn::set_to(r#"{"allowance":0,"kept":"no","age":"restricted"}"#).await;
    let ann = inn.sandbox.add_person("Ann");
    let page = inn.slash(&ann, "/play").await;
    assert_says(&page.all_text(), "only play in age-restricted channels");
    for label in ["Play now", "Invite friends", "Go on"] {
        assert!(page.button(label).is_none(), "{label}: {page:?}");
    }
    // In another channel it can be pressed, and here the same button is refused.
    let cellar = inn.sandbox.add_channel(inn.sandbox.server(), "cellar");
    inn.sandbox.set_age_restricted(cellar, true);
    let there = inn.slash_in(cellar, &ann, "/play").await;
    let now = there.button("Play now").unwrap().custom_id;
    let refused = inn.forge(&ann, &page, &now).await;
    assert_says(&refused.all_text(), "only play in age-restricted channels");
    assert_eq!(alone(&inn, &ann), None);
    assert!(inn.tavern.tables.ids().is_empty());
    // A lesson is no game.
    let lesson = inn.press(&ann, &page, "Learn").await;
    assert_says(&lesson.all_text(), "Lesson");
    inn.close().await;
}

/// Changes which channels may be played in.
async fn set_age(inn: &Inn, age: Age) {
    let guild = GuildId(inn.sandbox.server().0);
    let change = |settings: &mut Settings| settings.age = age;
    let changed = inn.tavern.settings.change(guild, None, change).await;
    changed.unwrap();
}

#[tokio::test]
async fn a_solo_table_of_before_the_age_setting_is_played_to_the_end_of_its_deal_and_ended() {
    let (inn, ann, _, here) = inn().await;
    let page = inn.slash(&ann, "/play").await;
    inn.press(&ann, &page, "Play now").await;
    let hand = solo(&ann, here, "Your turn").await;
    let table = alone(&inn, &ann);
    set_age(&inn, Age::Restricted).await;
    let refuses = |answer: &Message| {
        assert_says(&answer.all_text(), "only play in age-restricted channels");
    };
    refuses(&inn.press(&ann, &hand, "Refresh").await);
    let page = inn.slash(&ann, "/play").await;
    refuses(&page);
    for label in ["Play now", "Go on"] {
        assert!(page.button(label).is_none(), "{label}: {page:?}");
    }
    // The deal that is on goes on in its message, the next does not begin.
    let mut shown = hand;
    for _ in 0..40 {
        if shown.button("Next deal").is_some() {
            break;
        }
        let id = shown.id();
        play(&inn, &ann, &shown).await;
        shown = ann
            .until(here, |messages| {
                let new = messages.iter().find(|m| m.id() == id)?;
                let asks = ["You lead", "Your turn"];
                let asks = asks.iter().any(|asks| new.all_text().contains(asks));
                (asks || new.button("Next deal").is_some()).then(|| new.clone())
            })
            .await;
    }
    refuses(&inn.press(&ann, &shown, "Next deal").await);
    assert_eq!(alone(&inn, &ann), table);
    // Where it may be played, it goes on, although no table may stand there.
    let cellar = inn.sandbox.add_channel(inn.sandbox.server(), "cellar");
    inn.sandbox.set_age_restricted(cellar, true);
    let there = inn.slash_in(cellar, &ann, "/play").await;
    let hand = inn.press(&ann, &there, "Go on").await;
    assert_says(&hand.all_text(), "for fun");
    let page = inn.slash(&ann, "/play").await;
    let page = inn.press(&ann, &page, "End it").await;
    assert!(page.button("Play now").is_none(), "{page:?}");
    assert_eq!(alone(&inn, &ann), None);
    inn.close().await;
}
