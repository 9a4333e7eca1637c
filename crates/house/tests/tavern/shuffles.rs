//! The shuffle that anyone can verify: fixed before anybody cuts, dealt as fixed and cut, revealed after the deal.

use crate::evening::{ANN, BOB, CHANNEL, CYD, DAN, DEAL, Evening, SERVER, game, here, refusal};
use crate::files::raw;
use crate::restart::change_the_rules;
use house::Requester;
use ids::{DealId, MemberId, TableId};
use pages::{HouseRefusal, ReplayAt};
use rules::{Card, Record};
use shuffle::{BadCut, Cut, Proof};
use table::{
    ChairId, Notice, Order, Refusal, Reveal, WhichPatron,
    look::{Scene, Shuffled},
};

const THREE: [MemberId; 3] = [ANN, BOB, CYD];

async fn table(evening: &Evening) -> TableId {
    evening.table("vieville", &THREE, 1).await
}

async fn open(evening: &Evening, table: TableId) -> Shuffled {
    let shuffle = evening.look(table, ANN).await.table.shuffle;
    shuffle.expect("a shuffle is fixed")
}

async fn cut(evening: &Evening, table: TableId, member: MemberId, deal: DealId, typed: &str) {
    let cut = evening.tables.cut(table, member, deal, typed).await;
    cut.unwrap();
}

async fn proof(evening: &Evening, deal: DealId) -> Option<Proof> {
    evening.records.proof_of(deal).await.unwrap()
}

/// The deal as stored: keys of the seats, hands and stock.
async fn stored(evening: &Evening, deal: DealId) -> Record {
    let row = evening.store.deal(deal).await.unwrap().unwrap();
    serde_json::from_str(&row.record).unwrap()
}

/// The table as each of the four members sees it, in one text.
async fn seen(evening: &Evening, table: TableId) -> String {
    let mut all = String::new();
    for member in [ANN, BOB, CYD, DAN] {
        all += &format!("{:?}", evening.look(table, member).await);
    }
    all
}

fn says_nothing_of(text: &str, proof: &Proof) {
    let seed = proof.seed.digits();
    assert!(!text.contains(&seed));
    // Nor as a list of bytes.
    let bytes = format!("{:?}", proof.seed.bytes());
    assert!(!text.contains(bytes.trim_matches(['[', ']'])));
}

#[tokio::test]
async fn a_deal_is_dealt_from_a_shuffle_that_was_fixed_before_it_was_cut() {
    let evening = Evening::new(1).await;
    let table = evening.table("vieville", &[ANN, BOB, CYD], 0).await;
    assert_eq!(
        evening.look(table, ANN).await.table.shuffle,
        None,
        "too few"
    );
    evening
        .order(table, ANN, Order::SeatPatron(WhichPatron::Anybody))
        .await
        .unwrap();
    let fixed = open(&evening, table).await;
    assert_eq!((fixed.cards, fixed.cuts.len()), (78, 0));
    let said = evening
        .tables
        .cut(table, ANN, fixed.deal, " 30 ")
        .await
        .unwrap();
    assert_eq!(said, Cut::depth(30, 78).unwrap());
    cut(&evening, table, BOB, fixed.deal, "first words").await;
    cut(&evening, table, BOB, fixed.deal, "by  the moon").await;
    let cut = open(&evening, table).await;
    assert_eq!((cut.deal, cut.hash), (fixed.deal, fixed.hash));
    // The view shows who has cut, but not how.
    assert_eq!(cut.cuts, [(ChairId(0), None), (ChairId(1), None)]);
    let mut before = seen(&evening, table).await;
    assert!(!before.contains("moon"));
    assert_eq!(proof(&evening, fixed.deal).await, None);
    assert!(
        evening
            .records
            .told_of(&here(ANN), fixed.deal)
            .await
            .is_err()
    );

    // One press deals, and everybody sees the cuts at once.
    evening.order(table, ANN, DEAL).await.unwrap();
    let playing = evening.playing(table, ANN).await.unwrap();
    assert_eq!(playing.deal, fixed.deal);
    let words = Cut::words("by the moon").unwrap();
    let dealt = open(&evening, table).await;
    assert_eq!(
        dealt.cuts,
        [
            (ChairId(0), Some(said.clone())),
            (ChairId(1), Some(words.clone()))
        ]
    );
    before += &seen(&evening, table).await;
    assert_eq!(
        proof(&evening, fixed.deal).await,
        None,
        "not while it is on"
    );
    let told = evening
        .records
        .told_of(&here(ANN), fixed.deal)
        .await
        .unwrap();
    assert!(told.record.is_none() && told.hash == Some(fixed.hash));

    evening.play_out(table, &THREE).await;
    let proof = proof(&evening, fixed.deal).await.unwrap();
    says_nothing_of(&before, &proof);
    assert_eq!(proof.hash, fixed.hash);
    assert_eq!(proof.cuts, [Some(said), Some(words), None, None]);
    let record = stored(&evening, fixed.deal).await;
    assert_eq!(proof.bound.seats, record.seats);
    // The order follows from seed and cuts as in docs/SHUFFLE.md, and the cards are dealt singly to the right.
    let variant = record.setup().unwrap().variant();
    let order = shuffle::order(variant.pack(), proof.method, &proof.seed, &proof.cuts);
    let first: Card = record.hands[(record.dealer + 3) % 4][0].parse().unwrap();
    assert_eq!(order.order()[0], first);
    let told = evening
        .records
        .told_of(&here(ANN), fixed.deal)
        .await
        .unwrap();
    let whole = told.record.unwrap();
    assert_eq!(&whole.seats[..3], ["Ann", "Bob", "Cyd"]);
    assert_eq!(shuffle::verify(&whole), Ok(fixed.hash));
    assert_eq!(whole.hands, record.hands);
    assert!(whole.judge().is_ok() && whole.result.is_some());
    // The next shuffle is already fixed.
    assert_ne!(open(&evening, table).await.deal, fixed.deal);
    evening.audit().await;
}

#[tokio::test]
async fn every_deal_of_a_table_holds() {
    let mut evening = Evening::new(2).await;
    let table = table(&evening).await;
    let mut hashes = Vec::new();
    for n in 0..4 {
        let fixed = open(&evening, table).await;
        cut(&evening, table, THREE[n % 3], fixed.deal, "7").await;
        if n % 2 == 0 {
            evening.pass(15_000).await;
        }
        // It may have been dealt automatically, and may even be over already.
        let look = evening.look(table, ANN).await;
        let waits = !matches!(look.scene, Scene::Playing(_));
        if waits && look.table.shuffle.is_some_and(|now| now.deal == fixed.deal) {
            evening.order(table, ANN, DEAL).await.unwrap();
        }
        evening.restart(1_000).await;
        evening.play_out(table, &THREE).await;
        let last = evening.last_deal(table).await;
        assert_eq!(last, fixed.deal);
        let told = evening.records.told_of(&here(ANN), last).await.unwrap();
        assert_eq!(shuffle::verify(&told.record.unwrap()), Ok(fixed.hash));
        assert_eq!(told.proof.unwrap().cuts.iter().flatten().count(), 1);
        hashes.push(fixed.hash);
    }
    hashes.dedup();
    assert_eq!(hashes.len(), 4);
    assert_eq!(evening.records.unfinished(table).await.unwrap(), []);
}

#[tokio::test]
async fn who_leaves_joins_or_sits_out_withdraws_the_shuffle_and_its_cuts() {
    let evening = Evening::new(3).await;
    let table = table(&evening).await;
    let mut withdrawn = Vec::new();
    let mut before = open(&evening, table).await;
    for step in 0..5 {
        cut(&evening, table, ANN, before.deal, "11").await;
        let done = match step {
            0 => evening.join(table, DAN).await,
            1 => evening.order(table, BOB, Order::Leave).await.map(drop),
            2 => evening.order(table, CYD, Order::SitOut).await.map(drop),
            3 => evening.order(table, CYD, Order::SitIn).await.map(drop),
            _ => evening
                .order(table, ANN, Order::UnseatPatron)
                .await
                .map(drop),
        };
        done.unwrap();
        withdrawn.push(before.deal);
        match evening.look(table, ANN).await.table.shuffle {
            Some(after) => {
                assert_ne!(after.deal, before.deal);
                assert!(after.cuts.is_empty(), "a cut belongs to its shuffle");
                before = after;
            }
            // Three players are too few for a deal.
            None => {
                evening
                    .order(table, ANN, Order::SeatPatron(WhichPatron::Anybody))
                    .await
                    .unwrap();
                before = open(&evening, table).await;
            }
        }
        let late = evening.tables.cut(table, ANN, withdrawn[step], "12").await;
        assert_eq!(refusal(late), HouseRefusal::Table(Refusal::TooLateToCut));
    }
    // Every replaced shuffle was withdrawn, also where a step left only three players.
    let unfinished = evening.records.unfinished(table).await.unwrap();
    let mut listed: Vec<DealId> = unfinished.iter().map(|one| one.deal).collect();
    listed.sort();
    withdrawn.sort();
    assert_eq!(listed, withdrawn);
    for one in unfinished {
        let proof = one.proof.expect("no card of it was dealt");
        assert!(!one.dealt);
        let hash = proof.bound.commitment(proof.method, &proof.seed).unwrap();
        assert_eq!(hash, proof.hash);
        assert_eq!(proof.cuts.iter().flatten().count(), 1);
        assert_eq!(proof, self::proof(&evening, one.deal).await.unwrap());
    }
    evening.order(table, ANN, DEAL).await.unwrap();
    assert_eq!(evening.playing(table, ANN).await.unwrap().deal, before.deal);
}

#[tokio::test]
async fn who_went_broke_since_makes_a_new_shuffle_that_may_be_cut() {
    let evening = Evening::new(4).await;
    let tavern = &evening.tavern;
    let table = evening.table("tavern", &[ANN, BOB, CYD, DAN], 0).await;
    let fixed = open(&evening, table).await;
    let left = evening.free(DAN).await;
    evening.take(DAN, left - 1).await;
    let press = || {
        tavern.order(
            table,
            ANN,
            Order::Deal {
                played: Some(0),
                shuffle: Some(fixed.deal),
            },
        )
    };
    press().await.unwrap();
    let look = evening.look(table, ANN).await;
    assert!(look.notices.contains(&Notice::ShuffledAnew));
    assert!(look.shuffled_anew().is_some());
    let anew = open(&evening, table).await;
    assert_ne!(anew.deal, fixed.deal);
    // A second press of the same button must not deal a shuffle that nobody had a chance to cut.
    assert_eq!(
        refusal(press().await),
        HouseRefusal::Table(Refusal::ShuffledAnew)
    );
    cut(&evening, table, BOB, anew.deal, "3").await;
    let too_late = tavern.tables.cut(table, DAN, anew.deal, "3").await;
    assert_eq!(refusal(too_late), HouseRefusal::Table(Refusal::NotDealtIn));
    // It is dealt automatically after the wait between deals.
    evening.pass(14_999).await;
    assert!(evening.playing(table, ANN).await.is_none());
    evening.pass(1).await;
    assert_eq!(evening.playing(table, ANN).await.unwrap().deal, anew.deal);
    evening.audit().await;
}

#[tokio::test]
async fn what_is_no_cut_is_told_and_changes_nothing() {
    let evening = Evening::new(5).await;
    let table = table(&evening).await;
    let fixed = open(&evening, table).await;
    for (typed, bad) in [
        ("0", BadCut::Depth { cards: 78 }),
        ("78", BadCut::Depth { cards: 78 }),
        ("99999999999999999999", BadCut::Depth { cards: 78 }),
        ("  ", BadCut::NoWords),
        (&"x".repeat(61), BadCut::TooLong),
        ("a\u{202e}b", BadCut::Unseen),
    ] {
        let refused = evening.tables.cut(table, ANN, fixed.deal, typed).await;
        assert_eq!(
            refusal(refused),
            HouseRefusal::Table(Refusal::NoCut(bad)),
            "{typed}"
        );
    }
    let stranger = evening.tables.cut(table, DAN, fixed.deal, "3").await;
    assert_eq!(refusal(stranger), HouseRefusal::Table(Refusal::NotSeated));
    let other = evening.tables.cut(table, ANN, DealId(404), "3").await;
    assert_eq!(refusal(other), HouseRefusal::Table(Refusal::TooLateToCut));
    assert_eq!(open(&evening, table).await, fixed);
    evening.order(table, ANN, DEAL).await.unwrap();
    let late = evening.tables.cut(table, ANN, fixed.deal, "3").await;
    assert_eq!(refusal(late), HouseRefusal::Table(Refusal::TooLateToCut));
}

#[tokio::test]
async fn an_open_shuffle_and_its_cuts_survive_a_restart() {
    let mut evening = Evening::new(6).await;
    let table = table(&evening).await;
    let fixed = open(&evening, table).await;
    cut(&evening, table, CYD, fixed.deal, "40").await;
    evening.restart(60_000).await;
    let still = open(&evening, table).await;
    assert_eq!(
        (still.deal, still.hash, still.cuts),
        (fixed.deal, fixed.hash, vec![(ChairId(3), None)])
    );
    cut(&evening, table, ANN, fixed.deal, "2").await;
    evening.order(table, ANN, DEAL).await.unwrap();
    evening.restart(0).await;
    evening.play_out(table, &THREE).await;
    let proof = proof(&evening, fixed.deal).await.unwrap();
    let deep = |depth| Some(Cut::depth(depth, 78).unwrap());
    // The patron sits between Ann and Bob, and patrons do not cut.
    assert_eq!(proof.cuts, [deep(2), None, None, deep(40)]);
    let record = evening
        .records
        .told_of(&here(ANN), fixed.deal)
        .await
        .unwrap()
        .record;
    assert_eq!(shuffle::verify(&record.unwrap()), Ok(fixed.hash));
}

#[tokio::test]
async fn a_deal_that_was_taken_back_shows_its_seed() {
    let (_folder, file, mut evening) = Evening::on_file(4).await;
    let table = table(&evening).await;
    let deal = evening.deal_to_play(table, &THREE).await;
    assert_eq!(evening.records.unfinished(table).await.unwrap(), []);
    change_the_rules(&file).await;
    evening.restart(1_000).await;
    let unfinished = evening.records.unfinished(table).await.unwrap();
    assert_eq!(unfinished.len(), 1);
    assert!(unfinished[0].dealt && unfinished[0].deal == deal);
    assert!(unfinished[0].proof.is_some());
    // Committed shuffles cannot be rewritten, even with access to the file.
    let mut raw = raw(&file).await;
    for forged in [
        "UPDATE shuffles SET seed = hash",
        "UPDATE shuffles SET bound = '{}'",
        "UPDATE shuffles SET ended = 'withdrawn' WHERE ended = 'dealt'",
        "DELETE FROM shuffles",
    ] {
        let refused = sqlx::query(forged).execute(&mut raw).await;
        assert!(
            refused.unwrap_err().to_string().contains("history"),
            "{forged}"
        );
    }
}

#[tokio::test]
async fn hidden_hands_stay_closed_until_the_table_closes_where_it_chose_so_and_no_session_is_open()
{
    let evening = Evening::new(8).await;
    let table = evening
        .table_for(game("scarto", "mcleod", 1), &[ANN], 0)
        .await;
    let not_host = evening
        .order(table, BOB, Order::RevealAt(Reveal::Session))
        .await;
    assert_eq!(refusal(not_host), HouseRefusal::Table(Refusal::NotHost));
    evening
        .order(table, ANN, Order::RevealAt(Reveal::Session))
        .await
        .unwrap();
    for member in [BOB, CYD] {
        evening.grant(member, 1_000).await;
        evening.join(table, member).await.unwrap();
    }
    evening.order(table, ANN, DEAL).await.unwrap();
    let too_late = evening
        .order(table, ANN, Order::RevealAt(Reveal::Deal))
        .await;
    assert_eq!(refusal(too_late), HouseRefusal::Table(Refusal::DealIsOn));
    let deal = evening.playing(table, ANN).await.unwrap().deal;
    evening.play_out(table, &THREE).await;
    let Scene::Between(between) = evening.look(table, BOB).await.table.scene else {
        panic!("the deal is over")
    };
    assert!(
        between.report.aside.is_empty(),
        "the discard lies face down"
    );
    assert_eq!(proof(&evening, deal).await, None);
    let told = evening.records.told_of(&here(ANN), deal).await.unwrap();
    assert!(told.is_over && told.record.is_none() && told.hash.is_some());
    let record = evening.records.record_of(&here(ANN), deal).await.map(drop);
    assert_eq!(refusal(record), HouseRefusal::NotYetShown);
    let replayed = evening
        .replayed(&here(BOB), deal, ReplayAt::Step(0))
        .await
        .unwrap();
    assert_eq!(replayed.hands.len(), 1, "one's own hand alone");
    evening.order(table, ANN, Order::Close).await.unwrap();
    assert!(proof(&evening, deal).await.is_some());
    let record = evening.records.record_of(&here(ANN), deal).await.unwrap();
    shuffle::verify(&record).unwrap();
    assert!(
        evening
            .records
            .told_of(&here(ANN), deal)
            .await
            .unwrap()
            .record
            .is_some()
    );
    // The shuffle that was never dealt is public, too.
    assert_eq!(evening.records.unfinished(table).await.unwrap().len(), 1);
    let closed = evening.look(table, BOB).await;
    let Scene::Closed(closed) = closed.table.scene else {
        panic!("it is closed")
    };
    assert_eq!(closed.last.unwrap().aside.len(), 1);
}

#[tokio::test]
async fn hidden_hands_stay_closed_until_the_session_ends_even_if_the_table_closes_before() {
    let evening = Evening::new(11).await;
    evening
        .sessions
        .open_session(SERVER, DAN, "tonight")
        .await
        .unwrap();
    let table = evening
        .table_for(game("scarto", "mcleod", 1), &[ANN], 2)
        .await;
    evening
        .order(table, ANN, Order::RevealAt(Reveal::Session))
        .await
        .unwrap();
    evening.order(table, ANN, DEAL).await.unwrap();
    evening.play_out(table, &[ANN]).await;
    let deal = evening.records.last_deal(table).await.unwrap().unwrap();
    evening.order(table, ANN, Order::Close).await.unwrap();
    let aside = async || match evening.look(table, ANN).await.table.scene {
        Scene::Closed(closed) => closed.last.unwrap().aside.len(),
        other => panic!("{other:?}"),
    };
    // The session is still open.
    assert_eq!(aside().await, 0, "the discard lies face down");
    assert_eq!(proof(&evening, deal).await, None);
    assert!(
        evening
            .records
            .told_of(&here(ANN), deal)
            .await
            .unwrap()
            .record
            .is_none()
    );
    let record = evening.records.record_of(&here(ANN), deal).await.map(drop);
    assert_eq!(refusal(record), HouseRefusal::NotYetShown);
    let stranger = evening
        .replayed(&here(BOB), deal, ReplayAt::Step(0))
        .await
        .unwrap();
    assert!(stranger.hands.is_empty());
    let own = evening
        .replayed(&here(ANN), deal, ReplayAt::Step(0))
        .await
        .unwrap();
    assert_eq!(own.hands.len(), 1);

    evening
        .sessions
        .close_session(SERVER, DAN, CHANNEL)
        .await
        .unwrap();
    evening.sessions.wake_settlement(SERVER);
    assert_eq!(proof(&evening, deal).await, None, "not before its sheet");
    for sheet in evening.sessions.settle_closed_sessions().await.unwrap() {
        let posted = evening.sessions.session_posted(sheet.guild, sheet.session);
        posted.await.unwrap();
    }
    assert!(proof(&evening, deal).await.is_some());
    let record = evening.records.record_of(&here(ANN), deal).await.unwrap();
    shuffle::verify(&record).unwrap();
    assert_eq!(aside().await, 1);
}

#[tokio::test]
async fn words_can_be_erased_and_the_proof_holds() {
    let evening = Evening::new(9).await;
    let table = table(&evening).await;
    let fixed = open(&evening, table).await;
    cut(&evening, table, ANN, fixed.deal, "my own secret").await;
    cut(&evening, table, BOB, fixed.deal, "kept").await;
    evening.order(table, ANN, DEAL).await.unwrap();
    evening.play_out(table, &THREE).await;
    let purse = evening.person(ANN).await.purse;
    evening.records.erase_cuts(SERVER, purse).await.unwrap();
    let record = evening
        .records
        .told_of(&here(ANN), fixed.deal)
        .await
        .unwrap()
        .record
        .unwrap();
    let text = serde_json::to_string(&record).unwrap();
    assert!(!text.contains("secret") && text.contains("kept"));
    assert_eq!(shuffle::verify(&record), Ok(fixed.hash));
}

#[tokio::test]
async fn deals_of_another_server_are_not_told() {
    let evening = Evening::new(10).await;
    let table = table(&evening).await;
    evening.order(table, ANN, DEAL).await.unwrap();
    evening.play_out(table, &THREE).await;
    let deal = evening.last_deal(table).await;
    let elsewhere = Requester {
        guild: ids::GuildId(8),
        ..here(ANN)
    };
    assert_eq!(
        refusal(evening.records.told_of(&elsewhere, deal).await),
        HouseRefusal::NoSuchDeal
    );
    let unknown = evening.records.told_of(&here(ANN), DealId(404)).await;
    assert_eq!(refusal(unknown), HouseRefusal::NoSuchDeal);
}
