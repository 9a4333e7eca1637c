//! The first start with a database of before: what a server has, it keeps.

use crate::evening::{ANN, Evening, of_step};
use triomphe::store::{GuildId, Store};
use triomphe::tavern::{House, Kept, MemberId, Settings, Tavern};

/// Servers with settings of their own, with settings that say nothing of coins, and with a member alone.
const RICH: GuildId = GuildId(21);
const QUIET: GuildId = GuildId(22);
const PLAIN: GuildId = GuildId(23);
const NEW: GuildId = GuildId(24);

async fn of_before(file: &std::path::Path) {
    let mut raw = of_step(5, file).await;
    let text = r#"
        INSERT INTO guilds (guild, settings) VALUES
            (21, '{"allowance":7,"starting-coins":60,"house-name":"The Boar"}'),
            (22, '{"allowance":0,"starting-coins":null,"language":"de"}');
        INSERT INTO accounts (guild, name, kind, purse) VALUES
            (23, 'member:0000000000001', 'member', 'member:0000000000001');"#;
    sqlx::raw_sql(text).execute(&mut raw).await.unwrap();
}

fn coins(settings: &Settings, house: &House) -> (i64, i64, [i64; 4], Kept) {
    let games = ["triomphe", "swiss", "trefeltromp", "scarto"];
    let stakes = games.map(|game| settings.usual_stake(game));
    (
        settings.starting(house),
        settings.allowance,
        stakes,
        settings.kept,
    )
}

#[tokio::test]
async fn servers_of_before_keep_their_coins_and_new_ones_get_todays() {
    let before = [5, 10, 1, 1];
    for (said, then) in [(None, 100), (Some(300), 300)] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("books.db");
        of_before(&file).await;
        let store = Store::open(&file).await.unwrap();
        let mut house = House {
            starting_coins: said,
            ..House::default()
        };
        let tavern = Tavern::open(store.clone(), house.clone(), Some(1))
            .await
            .unwrap();
        let of = |guild| coins(&tavern.settings(guild), &house);
        assert_eq!(of(RICH), (60, 7, before, Kept::Untold));
        assert_eq!(tavern.settings(RICH).house_name, "The Boar");
        assert_eq!(of(QUIET), (then, 0, before, Kept::Untold));
        assert_eq!(of(PLAIN), (then, 0, before, Kept::Untold));
        let today = (said.unwrap_or(2_500), 1_000, [25, 50, 5, 1], Kept::No);
        assert_eq!(of(NEW), today);

        // Once: whatever is set or met afterwards is of today, and what the operator says later changes nothing.
        tavern.meet(NEW, MemberId(9), "Nora").await.unwrap();
        let set = tavern.set_settings(RICH, None, Settings::take_defaults);
        set.await.unwrap();
        house.starting_coins = Some(1);
        let again = Tavern::open(store.clone(), house.clone(), Some(2))
            .await
            .unwrap();
        assert_eq!(coins(&again.settings(NEW), &house).1, 1_000);
        assert_eq!(coins(&again.settings(QUIET), &house).0, then);
        assert_eq!(coins(&again.settings(RICH), &house).1, 1_000);
    }
}

#[tokio::test]
async fn a_new_database_has_nothing_to_keep() {
    let evening = Evening::new(1).await;
    evening.tavern.meet(NEW, ANN, "Ann").await.unwrap();
    assert_eq!(evening.tavern.settings(NEW).kept, Kept::No);
    assert_eq!(evening.tavern.settings(NEW).allowance, 1_000);
}
