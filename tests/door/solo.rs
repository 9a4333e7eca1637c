//! Solo tables: one private message, for fun, where no table may stand.

use crate::inn::Inn;
use crate::room::assert_says;
use ids::{GuildId, MemberId, TableId};
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

#[tokio::test]
async fn play_offers_to_go_on_or_to_end_it_and_there_is_one_for_each_member() {
    let (inn, ann, ben, here) = inn().await;
    let page = inn.slash(&ann, "/play").await;
    inn.press(&ann, &page, "Play alone").await;
    solo(&ann, here, "La Triomphe").await;
    let table = alone(&inn, &ann).expect("hers");

    // The bot is started again: the open hand is lost, the table is not.
    let inn = inn.reopen().await;
    assert_eq!(alone(&inn, &ann), Some(table));
    let page = inn.slash(&ann, "/play").await;
    assert!(page.button("Play alone").is_none(), "{page:?}");
    let old = inn.press(&ann, &page, "Continue: La Triomphe").await;
    assert_says(&old.all_text(), "for fun");
    let bens = inn.slash(&ben, "/play").await;
    assert!(bens.button("Continue: La Triomphe").is_none(), "{bens:?}");

    let page = inn.slash(&ann, "/play").await;
    let page = inn.press(&ann, &page, "End: La Triomphe").await;
    assert!(page.button("Play alone").is_some(), "{page:?}");
    assert_eq!(alone(&inn, &ann), None);

    // A new one, which ends by itself after a day without a click.
    inn.press(&ann, &page, "Play alone").await;
    solo(&ann, here, "Your turn").await;
    inn.pass(DAY - 60_000).await;
    assert!(alone(&inn, &ann).is_some());
    inn.pass(61_000).await;
    assert_eq!(alone(&inn, &ann), None);
    solo(&ann, here, "solo game is over").await;
    inn.close().await;
}
