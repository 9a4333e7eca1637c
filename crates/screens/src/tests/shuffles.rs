//! The verifiable shuffle, as it is shown.

use super::*;
use ::rules::Record;
use ::shuffle::{BadCut, Cut, Dealer, Hash, Proof};
use ::table::look::Shuffled;
use ::table::{ChairId, Reveal};
use ids::{DealId, TableId};
use pages::{KnownShuffle, Language, Unfinished};
use scenes::NOON;

/// One of the vectors made by docs/verify.py, with cuts and a lot.
fn proof() -> (Proof, Record) {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/shuffle-vectors.json"
    );
    let vectors: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    let vector = &vectors["shuffles"][21];
    let cards = |text: &serde_json::Value| -> Vec<String> {
        let cards = text.as_str().unwrap().split_whitespace();
        cards.map(str::to_owned).collect()
    };
    let proof = serde_json::json!({
        "method": vector["method"], "bound": vector["bound"], "seed": vector["seed"], "cuts": vector["cuts"],
        "hash": vector["hash"],
    });
    let record = serde_json::json!({
        "record": 1, "game": "triomphe", "edition": "tavern", "stake": 5, "dealer": vector["dealer"],
        "options": vector["bound"]["options"], "seats": ["Ann", "Bob_the_Bold", "Cyd"],
        "hands": vector["hands"].as_array().unwrap().iter().map(cards).collect::<Vec<_>>(),
        "stock": cards(&vector["stock"]), "proof": proof,
    });
    let read = serde_json::from_value(proof).unwrap();
    (read, serde_json::from_value(record).unwrap())
}

pub fn shuffled(cuts: Vec<(u32, Option<Cut>)>) -> Option<Shuffled> {
    let cuts = cuts.into_iter();
    Some(Shuffled {
        deal: DealId(5),
        hash: hash(),
        cards: 78,
        cuts: cuts.map(|(chair, cut)| (ChairId(chair), cut)).collect(),
        dealer: Dealer::Lot,
    })
}

fn hash() -> Hash {
    proof().0.hash
}

fn told(record: Option<Record>) -> KnownShuffle {
    let (proof, _) = proof();
    KnownShuffle {
        deal: DealId(5),
        hash: Some(proof.hash),
        proof: record.as_ref().map(|_| proof.clone()),
        is_over: true,
        reveal: Reveal::Session,
        table: TableId(6),
        record,
    }
}

#[test]
fn before_a_deal_the_table_shows_the_hash_and_who_has_cut() {
    let told = tavern_case(1, 0);
    let mut look = lobby(&told, 0, None);
    look.table.shuffle = shuffled(vec![]);
    let nobody = shown(&table(&words(), &look));
    assert!(nobody.contains(&hash().to_string()), "{nobody}");
    assert!(!nobody.contains("cut by"), "{nobody}");
    assert!(nobody.contains("first dealer is drawn by lot"), "{nobody}");
    look.table.shuffle.as_mut().unwrap().dealer = Dealer::Seat(1);
    assert!(!shown(&table(&words(), &look)).contains("by lot"));
    look.table.shuffle = shuffled(vec![(0, None), (1, None)]);
    look.table.reveal = Reveal::Session;
    let cut = shown(&table(&words(), &look));
    assert!(cut.contains("cut by **Ann** and **Bob**"), "{cut}");
    let panel = shown(&orders(&words(), &look, MemberId(11), Rank::Guest));
    assert!(panel.contains("[Cut]"), "{panel}");
    look.table.deals = 0;
    let first = shown(&table(&words(), &look));
    assert!(first.contains("[Cut]"), "{first}");
    let mut look = between(&tavern_case(0, 99));
    look.table.shuffle = shuffled(vec![(1, None)]);
    assert_snapshot!("shuffle_between", shown(&table(&words(), &look)));
}

/// What docs/SHUFFLE.md says about the published hash holds for every message that shows one, in every language: two
/// seeds that share a shortened hash can be found in minutes.
#[test]
fn all_64_digits_of_the_hash_stand_at_the_table_and_never_fewer() {
    let page = include_str!("../../../../docs/SHUFFLE.md");
    let claim = "All 64 digits of the hash are on the table's message before anyone can cut";
    assert!(
        page.contains(claim),
        "docs/SHUFFLE.md claims something else"
    );
    let hash = hash().to_string();
    assert_eq!(hash.len(), 64);
    let mut open = lobby(&tavern_case(1, 0), 0, None);
    open.table.shuffle = shuffled(vec![]);
    let mut cut = between(&tavern_case(0, 99));
    cut.table.shuffle = shuffled(vec![(1, None)]);
    let mut dealt = in_play(&tavern_case(1, 4), None, Stretch::Turn);
    dealt.table.shuffle = shuffled(vec![(0, Some(Cut::Depth(30)))]);
    for language in Language::ALL {
        let words = Words::in_language(language);
        for look in [&open, &cut] {
            let panel = table(&words, look).panel.unwrap();
            let last = panel.parts.last().map_or(&panel.text, |part| &part.text);
            let last = last.lines().last().unwrap_or_default();
            let is_small = last.starts_with("-# ") && last.ends_with(&format!("`{hash}`"));
            assert!(is_small, "{language:?}: {last}");
            // Its first digits never appear without the rest.
            let text = Screen::panel(panel).as_text();
            let (begun, whole) = (text.matches(&hash[..6]), text.matches(&hash));
            assert_eq!(
                (begun.count(), whole.count()),
                (1, 1),
                "{language:?}: {text}"
            );
        }
        // Once the cards are dealt, it is behind *Fair play*.
        let public = table(&words, &dealt).as_text();
        assert!(!public.contains(&hash[..6]), "{language:?}: {public}");
        let page = fair_play(&words, &dealt).as_text();
        assert!(page.contains(&format!("`{hash}`")), "{language:?}: {page}");
        let told = cut_said(&words);
        assert!(told.contains(&format!("`{hash}`")), "{told}");
    }
}

fn cut_said(words: &Words) -> String {
    cut(words, &Cut::Depth(30), &hash())
}

#[test]
fn when_the_cards_are_dealt_all_cuts_are_shown_until_a_trick_is_over() {
    let cuts = vec![
        (0, Some(Cut::Depth(30))),
        (1, Some(Cut::words("by the *moon* <@1>").unwrap())),
    ];
    let mut look = in_play(&tavern_case(1, 4), None, Stretch::Turn);
    look.table.shuffle = shuffled(cuts.clone());
    let text = shown(&table(&words(), &look));
    assert!(text.contains("30 cards deep"), "{text}");
    assert!(text.contains("First dealer, drawn by lot: **"), "{text}");
    let page = fair_play(&words(), &look).as_text();
    assert!(page.contains("30 cards deep"), "{page}");
    let mut later = look.clone();
    later.table.shuffle.as_mut().unwrap().dealer = Dealer::Seat(1);
    assert!(!shown(&table(&words(), &later)).contains("by lot"));
    assert!(text.contains("by the \\*moon\\*"), "{text}");
    assert!(!text.contains("<@1>"), "{text}");
    let mut look = in_play(&tavern_case(1, 9), None, Stretch::Turn);
    look.table.shuffle = shuffled(cuts);
    assert!(!shown(&table(&words(), &look)).contains("deep"));
}

#[test]
fn a_cut_is_asked_for_and_answered() {
    let mut look = lobby(&tavern_case(1, 0), 0, None);
    look.table.shuffle = shuffled(vec![]);
    let dialog = cut_dialog(&words(), &look, look.shuffle.as_ref().unwrap());
    // Discord's limits for a dialog.
    let label = &dialog.lines[0].label;
    assert!(dialog.title.chars().count() <= 45 && label.chars().count() <= 45);
    assert!(label.contains("1 to 77"), "{label}");
    let done = cut(&words(), &Cut::words("by the moon").unwrap(), &hash());
    assert!(done.contains("“by the moon”") && done.contains(&hash().to_string()));
    for bad in [
        BadCut::Depth { cards: 78 },
        BadCut::NoWords,
        BadCut::TooLong,
        BadCut::Unseen,
    ] {
        assert!(!house_refusal(&words(), &HouseRefusal::Table(Refusal::NoCut(bad))).is_empty());
    }
    let depth = house_refusal(
        &words(),
        &HouseRefusal::Table(Refusal::NoCut(BadCut::Depth { cards: 78 })),
    );
    assert!(depth.contains("1 to 77"), "{depth}");
}

#[test]
fn a_checked_shuffle_says_what_holds_and_hands_out_the_record() {
    let (_, record) = proof();
    let screen = verified(&words(), &told(Some(record.clone())), &[]);
    assert_snapshot!("verify_holds", shown(&screen));
    assert_eq!(screen.files.len(), 1);
    let file: Record = serde_json::from_slice(&screen.files[0].bytes).unwrap();
    assert!(::shuffle::verify(&file).is_ok());
    let mut swapped = record;
    swapped.hands[0].swap(0, 1);
    let screen = shown(&verified(&words(), &told(Some(swapped)), &[]));
    assert!(screen.contains("doesn’t check out"), "{screen}");
    assert!(screen.contains("aren’t in the order"), "{screen}");
}

#[test]
fn a_closed_shuffle_shows_its_hash_only() {
    let screen = shown(&verified(&words(), &told(None), &[]));
    assert!(screen.contains(&hash().to_string()) && screen.contains("until the session"));
    assert!(!screen.contains(&proof().0.seed.digits()));
    let mut running = told(None);
    running.is_over = false;
    assert!(shown(&verified(&words(), &running, &[])).contains("still being played"));
}

#[test]
fn what_was_fixed_and_not_played_is_listed_however_much_it_is() {
    let (proof, record) = proof();
    let one = |n: u64, dealt, proof: Option<Proof>| Unfinished {
        proof,
        deal: DealId(n),
        made_at: NOON,
        dealt,
    };
    let mut all = vec![
        one(1, false, Some(proof.clone())),
        one(2, true, Some(proof.clone())),
        one(3, true, None),
    ];
    let told = told(Some(record));
    assert_snapshot!("verify_unfinished", shown(&verified(&words(), &told, &all)));
    all.extend((4..200).map(|n| one(n, false, Some(proof.clone()))));
    let screen = verified(&words(), &told, &all);
    assert!(shown(&screen).contains("199"));
    assert_eq!(screen.files.len(), 2);
}
