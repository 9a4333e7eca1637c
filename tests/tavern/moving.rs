//! A server moves to another host with all that it has, and plays on there.

use crate::evening::{ANN, BOB, CYD, DAN, Evening, SERVER};
use house::server_file::{ServerFileError, export, import};
use house::{Allowance, GuildId, MemberId, Rank, Settings};
use store::{Claim, Sqlite};

const ALL: [MemberId; 3] = [ANN, BOB, CYD];
/// Is banned and erased.
const EVE: MemberId = MemberId(5);
const ELSEWHERE: GuildId = GuildId(8);

async fn fetch(evening: &Evening, member: MemberId) -> Allowance {
    let person = evening.person(member).await;
    let fetched = evening.allowances.fetch_allowance(SERVER, person);
    fetched.await.unwrap()
}

#[tokio::test]
async fn a_server_goes_to_another_host_with_all_that_it_has_and_plays_on_there() {
    let (_home, file, evening) = Evening::on_file(3).await;
    let allowance = |settings: &mut Settings| settings.allowance = 500;
    let set = evening.settings.change(SERVER, None, allowance);
    set.await.unwrap();
    assert_eq!(fetch(&evening, ANN).await, Allowance::Fetched(400));
    let made = &evening.characters;
    let brenna = made.create_character(SERVER, CYD, "Brenna", None, None);
    brenna.await.unwrap();
    let table = evening.table("tavern", &ALL, 1).await;
    let played = evening.deal_to_play(table, &ALL).await;
    evening.play_out(table, &ALL).await;
    // What is being played stays here.
    let mut text = Vec::new();
    let refused = export(&file, SERVER, evening.now(), &mut text).await;
    assert!(
        matches!(refused, Err(ServerFileError::OpenTables { tables: 1, .. })),
        "{refused:?}"
    );
    evening.close(table, ANN).await;
    evening.members.meet(SERVER, EVE, "Eve").await.unwrap();
    let ban = evening.exclusions.ban(SERVER, DAN, EVE, None, "loud");
    ban.await.unwrap();
    evening.privacy.erase(SERVER, EVE).await.unwrap();
    let mut coins = Vec::new();
    for member in ALL {
        coins.push(evening.free(member).await);
    }
    let told = evening.log.house_log(SERVER, 99).await.unwrap();
    evening.store.close().await;

    let away = tempfile::tempdir().unwrap();
    let other = away.path().join("house.db");
    let evening = Evening::opened(Sqlite::open(&other).await.unwrap(), 4).await;
    for member in [ANN, EVE] {
        evening
            .members
            .meet(ELSEWHERE, member, "Ann")
            .await
            .unwrap();
    }
    evening.store.close().await;
    let mut text = Vec::new();
    let exported = export(&file, SERVER, evening.now(), &mut text)
        .await
        .unwrap();
    assert_eq!((exported.left.old_bars, exported.left.old_starts), (0, 0));
    let claim = Claim::take(&other).unwrap();
    let imported = import(&claim, &mut &text[..]).await.unwrap();
    assert_eq!((imported.guild, imported.rows), (SERVER, exported.rows));
    drop(claim);

    let evening = Evening::opened(Sqlite::open(&other).await.unwrap(), 5).await;
    evening.audit().await;
    for (member, coins) in ALL.into_iter().zip(coins) {
        assert_eq!(evening.free(member).await, coins);
        // Nobody is new here.
        assert!(!evening.members.meet(SERVER, member, "Ann").await.unwrap());
    }
    assert_eq!(
        fetch(&evening, ANN).await,
        Allowance::Again((evening.now() / DAY + 1) * DAY)
    );
    assert_eq!(evening.log.house_log(SERVER, 99).await.unwrap(), told);
    let record = evening.store.deal(played).await.unwrap().unwrap();
    assert_eq!(record.guild, SERVER);
    // The erased member is recognised, in this server only.
    for (guild, bans) in [(ELSEWHERE, 0), (SERVER, 1)] {
        assert!(!evening.members.meet(guild, EVE, "Eve").await.unwrap());
        let kept = evening.store.kept_away(guild, EVE).await.unwrap();
        assert_eq!(kept.len(), bans, "{guild}");
    }
    assert_eq!(evening.free(EVE).await, 0, "starting coins come once");
    let table = evening.table("tavern", &ALL, 1).await;
    evening.deal_to_play(table, &ALL).await;
    evening.play_out(table, &ALL).await;
    evening.audit().await;
    let closed = evening.tables.close(table, DAN, Rank::Gm);
    closed.await.unwrap();
    evening.store.close().await;

    // And back again: the key that came along goes along.
    let mut back = Vec::new();
    export(&other, SERVER, evening.now(), &mut back)
        .await
        .unwrap();
    let key = |text: &[u8]| {
        let text = String::from_utf8(text.to_vec()).unwrap();
        text.lines()
            .next()
            .unwrap()
            .split_once("\"key\"")
            .unwrap()
            .1
            .to_owned()
    };
    assert_eq!(key(&back), key(&text));
}

/// In milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;
