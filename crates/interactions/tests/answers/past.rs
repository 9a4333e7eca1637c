//! What is read of finished deals: replays and shared tricks, in words and pictures, and what a void leaves of them.

use crate::evening::{ANN, BOB, CHANNEL, CYD, DAN, Evening, SERVER, game, here, refusal};
use house::{Problem, VoidOrder};
use ids::{DealId, MemberId, TableId};
use pages::{Cards, Fate, HouseRefusal, Language, ReplayAt, ReplayPart, Shortfall};
use rules::{Act, Card, CardSet, Seat, Variant};
use screens::words::Words;
use table::{Order, Reveal};

#[tokio::test]
async fn in_every_game_each_step_is_told_and_drawn_in_every_language() {
    for (seed, variant) in (0..).zip(Variant::editions()) {
        let game = (variant.game(), variant.edition());
        let (evening, deal) = Evening::played(seed, game).await;
        let all = evening.replay(deal).await;
        for language in Language::ALL {
            let words = Words::in_language(language);
            for step in &all {
                let panel = screens::replay(&words, step).panel.unwrap();
                assert!(!panel.text.is_empty() && !panel.parts.is_empty());
                let drawing = screens::picture_of_replay(&words, step);
                let is_result = matches!(drawing.scene, picture::Scene::Outcome(_));
                assert_eq!(is_result, step.part == ReplayPart::End, "{game:?}");
                assert!(!drawing.alt.contains("**"), "{}", drawing.alt);
            }
        }
    }
}

#[tokio::test]
async fn a_trick_is_told_and_drawn_with_who_played_what_and_who_took_it() {
    let (evening, deal) = Evening::played(3, ("scarto", "mcleod")).await;
    let words = Words::english();
    let mut before = Vec::new();
    for step in evening.replay(deal).await {
        let drawing = screens::picture_of_replay(&words, &step);
        let screen = screens::replay(&words, &step);
        let panel = screen.panel.unwrap();
        let ReplayPart::Trick(number) = step.part else {
            continue;
        };
        let trick = step.view.last_trick.as_ref().unwrap();
        let cards: Vec<(Seat, Card)> = step
            .acts
            .iter()
            .filter_map(|(seat, act)| match act {
                Act::Play(card) => Some((*seat, *card)),
                _ => None,
            })
            .collect();
        assert_eq!(cards, trick.cards);
        let picture::Scene::Table(table) = &drawing.scene else {
            panic!("a trick is shown on a table")
        };
        let drawn = table.trick.iter().zip(1..).map(|(played, number)| {
            assert_eq!(played.number, Some(number));
            assert_eq!(played.wins, Seat::new(played.seat) == trick.winner);
            (Seat::new(played.seat).unwrap(), played.card)
        });
        assert_eq!(drawn.collect::<Vec<_>>(), cards);
        // Its player keeps the Fool.
        let brings = cards.iter().map(|(_, card)| *card);
        let brings = brings.filter(|card| *card != rules::Card::FOOL);
        let points = step.view.variant.points_of(brings.collect());
        let winner = &step.names[trick.winner.unwrap().index()];
        let worth = format!("{winner}** takes the trick: {} point", points.unwrap());
        assert!(panel.text.contains(&worth), "{worth}: {}", panel.text);
        let spoken = format!("{winner} takes the trick: {} point", points.unwrap());
        assert!(drawing.alt.contains(&spoken), "{}", drawing.alt);
        let points = points.unwrap();
        let heading = &table.heading[1];
        assert!(heading.starts_with(&format!("{points} point")), "{heading}");
        // In words alone, the cards stand in the order of play.
        assert_eq!(panel.spelled.lines().count(), 3, "{}", panel.spelled);
        assert!(
            panel
                .spelled
                .starts_with(&format!("**{}** leads", step.names[cards[0].0.index()]))
        );
        before.push((number, points, trick.winner.unwrap()));
    }
    let decisive = evening.replay_at(deal, ReplayAt::Decisive).await;
    let most = before.iter().map(|(_, points, _)| *points).max().unwrap();
    let first = before
        .iter()
        .find(|(_, points, _)| *points == most)
        .unwrap();
    assert_eq!(decisive.part, ReplayPart::Trick(first.0));
    let said = screens::replay(&words, &decisive).as_text();
    assert!(
        said.contains("No trick was worth more than this one."),
        "{said}"
    );
    assert!(!said.contains("Decisive trick"), "{said}");
}

#[tokio::test]
async fn whoever_looks_a_voided_deal_up_reads_that_it_was_cancelled() {
    let evening = Evening::new(7).await;
    let members = [ANN, BOB, CYD];
    // In Scarto every card is played.
    let scarto = game("scarto", "mcleod", 2);
    let table = evening.table_for(scarto, &members, 0).await;
    evening.deal(table, ANN).await;
    evening.play_out(table, &members).await;
    let deal = evening.last_deal(table).await;
    let order = VoidOrder {
        guild: SERVER,
        deal,
        by: DAN,
        reason: "a card fell".to_owned(),
        lacking: Shortfall::Refuse,
        channel: CHANNEL,
    };
    evening.void(&order).await.unwrap();
    let receipt = evening.records.receipt(&here(ANN), deal).await.unwrap();
    assert!(matches!(receipt.fate, Fate::Voided { by: DAN, .. }));
    let fate = evening.records.fate_of(&here(ANN), deal).await.unwrap();
    for language in Language::ALL {
        let words = Words::in_language(language);
        let says = words.say("cancelled-this");
        assert!(screens::record(&words, deal, &fate).contains(&says));
    }
    let (mut step, mut ends, mut shared) = (0, 0, 0);
    loop {
        let at = ReplayAt::Step(step);
        let page = evening.replay_at(deal, at).await;
        for language in Language::ALL {
            let words = Words::in_language(language);
            let says = words.say("cancelled-this");
            let text = screens::replay(&words, &page).panel.unwrap().text;
            assert_eq!(text.matches(&says).count(), 1, "{text}");
            let drawing = screens::picture_of_replay(&words, &page);
            assert!(!matches!(drawing.scene, picture::Scene::Outcome(_)));
            if page.part == ReplayPart::End {
                ends += 1;
                assert!(
                    drawing.alt.contains(&says.replace("**", "")),
                    "{}",
                    drawing.alt
                );
            }
            if let ReplayPart::Trick(_) = page.part {
                let trick = evening
                    .trick_to_share(&here(ANN), deal, step)
                    .await
                    .unwrap();
                let public = screens::shared_trick(&words, &trick, "Ann").panel.unwrap();
                assert!(public.text.contains(&says), "{}", public.text);
                shared += 1;
            }
        }
        if step == page.steps {
            break;
        }
        step += 1;
    }
    assert_eq!(ends, Language::ALL.len());
    assert!(shared > 0);
}

/// The cards that a text names, by their names or as in records.
fn named(words: &Words, text: &str) -> CardSet {
    let notes = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let noted: CardSet = notes.filter_map(|note| note.parse::<Card>().ok()).collect();
    let all = CardSet::TAROT.iter();
    let said = all.filter(|card| text.contains(&screens::cards::bare_name(words, *card)));
    noted | said.collect()
}

/// What this member reads of the table's last deal: the result, its replay, the check of its shuffle, and a report.
async fn read(evening: &Evening, table: TableId, deal: DealId, viewer: MemberId) -> Vec<String> {
    let words = Words::english().showing(Cards::Plain, std::sync::Arc::default());
    let look = evening.look(table, viewer).await;
    let told = evening.records.told_of(&here(viewer), deal).await.unwrap();
    let mut read = vec![
        screens::table(&words, &look).as_text(),
        format!("{:?}", screens::picture_of_table(&words, &look)),
        screens::with_whole_result(&words, &look, screens::hand(&words, &look)).as_text(),
    ];
    let verified = screens::verified(&words, &told, &[]);
    read.push(verified.as_text());
    let files = verified.files.iter();
    read.extend(files.map(|file| String::from_utf8(file.bytes.to_vec()).unwrap()));
    let requester = here(viewer);
    let at = |step| evening.replayed(&requester, deal, ReplayAt::Step(step));
    for step in 0..=at(0).await.unwrap().steps {
        let step = at(step).await.unwrap();
        read.push(screens::replay(&words, &step).as_text());
        read.push(format!("{:?}", screens::picture_of_replay(&words, &step)));
    }
    let problem = Problem {
        by: here(viewer),
        words: "Who folded what?".to_owned(),
        deal: Some(deal),
        look: Some(look),
        seen: Vec::new(),
    };
    let report = evening.reports.report_problem(problem).await.unwrap();
    read.push(report.to_string());
    read
}

/// At Trefeltromp nobody learns which cards others folded, swapped away or never showed before the table closes.
#[tokio::test]
async fn folded_cards_stay_closed_until_the_table_closes() {
    let words = Words::english();
    let mut hidden = 0;
    for seed in 0..8 {
        let evening = Evening::new(seed).await;
        let table = evening
            .table_for(game("trefeltromp", "classic", 2), &[ANN, BOB], 2)
            .await;
        assert_eq!(evening.look(table, ANN).await.table.reveal, Reveal::Table);
        evening.deal(table, ANN).await;
        let deal = evening.playing(table, ANN).await.unwrap().deal;
        evening.play_out(table, &[ANN, BOB]).await;
        let closed = read(&evening, table, deal, CYD).await;
        let says = words.say("shuffle-table");
        let is_said = |text: &String| text.contains(&says);
        assert!(
            closed.iter().filter(|text| is_said(text)).count() >= 2,
            "{closed:#?}"
        );
        let record = evening.records.record_of(&here(BOB), deal).await;
        assert_eq!(refusal(record), HouseRefusal::NotYetShown);
        assert!(evening.records.proof_of(deal).await.unwrap().is_none());
        let Some(end) = evening.replay(deal).await.pop() else {
            panic!("a replay has an end")
        };
        let bets = end.view.bets().unwrap();
        let shown = bets.reveals.iter().flat_map(|reveal| &reveal.cards);
        let shown: CardSet = shown.map(|(_, card)| *card).collect();

        evening.order(table, ANN, Order::Close).await.unwrap();
        let record = evening.records.record_of(&here(BOB), deal).await.unwrap();
        shuffle::verify(&record).unwrap();
        let hands = record.hands.iter().flatten();
        let hands: CardSet = hands.map(|card| card.parse::<Card>().unwrap()).collect();
        // The Fool is named in rules too.
        let unseen = (hands - shown).without(Card::FOOL);
        for text in &closed {
            let told = named(&words, text) & unseen;
            assert!(told.is_empty(), "seed {seed}: {told:?} in {text}");
        }
        // They open with it.
        let open = read(&evening, table, deal, CYD).await.join("\n");
        assert!(named(&words, &open).contains_all(unseen), "seed {seed}");
        assert!(!open.contains(&says), "{open}");
        hidden += unseen.len();
    }
    assert!(hidden > 30, "only {hidden}");
}
