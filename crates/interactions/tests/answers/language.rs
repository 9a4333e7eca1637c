//! The language of what everybody reads: the community's, else the host's, until a game master chooses one.

use crate::guests::{act, assert_says, gwen, people, posted, room, set, shown, turn};
use crate::typed::{lobby, slash};
use ids::TableId;
use interactions::guest::Guest;
use pages::Language;
use screens::words::Words;
use standin::{CHANNEL, GUILD, Message, Room};
use std::collections::BTreeSet;
use std::path::Path;
use table::Order;
use table::look::Scene;

/// The pieces of a language's sentences between what is filled in: two words or more.
fn pieces(language: Language) -> BTreeSet<String> {
    let locale = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let own = locale.join(language.code());
    let mut pieces = BTreeSet::new();
    for folder in [own.clone(), own.join("games")] {
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_none_or(|it| it != "ftl") {
                continue;
            }
            let text = std::fs::read_to_string(path).unwrap();
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            let said = lines.filter_map(|line| line.split_once(" = ").map(|(_, said)| said));
            let between = said.flat_map(|said| said.split(['{', '}', '*', '`']));
            let whole = between.map(|piece| piece.trim().to_owned());
            pieces.extend(whole.filter(|piece| piece.len() > 8 && piece.contains(' ')));
        }
    }
    pieces
}

/// What other languages say and this one does not.
fn foreign(language: Language) -> Vec<String> {
    let own: Vec<String> = pieces(language).into_iter().collect();
    let others = Language::ALL.into_iter().filter(|it| *it != language);
    let theirs: BTreeSet<String> = others.flat_map(pieces).collect();
    let is_own = |piece: &String| own.iter().any(|it| it.contains(piece.as_str()));
    theirs.into_iter().filter(|piece| !is_own(piece)).collect()
}

/// Everything that everybody sees of a table, from the lobby to its close.
async fn life(room: &Room, ann: &Guest, ben: &Guest, start: &str) -> (TableId, Vec<Message>) {
    let (table, public) = lobby(room, ann, start).await;
    let mut seen = vec![public];
    room.tavern.join(table, ben.member).await.unwrap();
    seen.push(shown(room, table).await);
    room.tavern.order(table, ann, Order::Fill).await.unwrap();
    seen.push(shown(room, table).await);
    // The first time, the pack is shuffled anew for those who have sat down.
    for _ in 0..2 {
        let look = room.tavern.look(table, None).await.unwrap();
        if !matches!(look.scene, Scene::Playing(_)) {
            let (played, shuffle) = (None, None);
            let deal = Order::Deal { played, shuffle };
            room.tavern.order(table, ann, deal).await.unwrap();
        }
    }
    while let Some((guest, hand)) = turn(room, &[ann, ben], table).await {
        let look = room.tavern.look(table, None).await.unwrap();
        if let Scene::Playing(playing) = &look.scene {
            let (words, clock) = (room.responder.wording.at_table(&look), playing.clock);
            for screen in [
                screens::turn(&words, &look, &[guest.member], clock),
                screens::put_out(&words, &look, &[guest.member]),
            ] {
                seen.push(Message::public(screen));
            }
        }
        act(room, guest, &hand, table).await;
        seen.push(shown(room, table).await);
    }
    seen.push(shown(room, table).await);
    room.tavern.order(table, ann, Order::Close).await.unwrap();
    seen.push(shown(room, table).await);
    seen.extend(posted(room, CHANNEL));
    (table, seen)
}

#[tokio::test(start_paused = true)]
async fn every_public_screen_of_a_table_speaks_its_host_s_language_and_no_other() {
    for (language, start) in [
        (Language::German, "game:triomphe stake:5"),
        (Language::French, "game:scarto stake:1"),
        (Language::Italian, "game:latriomphe stake:1"),
    ] {
        let room = room().await;
        let [mut ann, ben] = people(&room).await;
        ann.speaks = Some(language);
        room.refresh(&mut ann).await;
        let line = format!("/triomphe start {start}");
        let (table, seen) = life(&room, &ann, &ben, &line).await;
        let sign = screens::inn(&Words::in_language(language), table);
        assert_says(&seen[0].text(), &sign);
        let foreign = foreign(language);
        assert!(foreign.len() > 5_000, "{}", foreign.len());
        for message in &seen {
            let text = message.text();
            let wrong = foreign.iter().find(|piece| text.contains(piece.as_str()));
            assert_eq!(wrong, None, "{language:?}: {text}");
        }
        assert!(seen.len() > 15, "{start}: {}", seen.len());
    }
}

#[tokio::test(start_paused = true)]
async fn a_community_s_language_comes_before_its_host_s_and_a_game_master_s_before_both() {
    let room = room().await;
    let [mut ann, _ben] = people(&room).await;
    let mut gwen = gwen(&room).await;
    ann.speaks = Some(Language::French);
    room.refresh(&mut ann).await;
    let start = "/triomphe start game:scarto stake:1";
    let speaks = async |table: TableId| room.tavern.language_of(table).await.unwrap();
    // Nobody chose one, and it is no community.
    let (first, public) = lobby(&room, &ann, start).await;
    assert_eq!(speaks(first).await, Some(Language::French));
    assert_says(&public.text(), "Prendre place");
    // A community: tables opened from now on, and what anyone has everybody told.
    room.responder
        .wording
        .community_speaks(GUILD, Some(Language::German));
    for guest in [&mut ann, &mut gwen] {
        room.refresh(guest).await;
    }
    let (second, public) = lobby(&room, &ann, start).await;
    assert_says(&public.text(), "Mitspielen");
    assert_says(&shown(&room, first).await.text(), "Prendre place");
    let grant = slash(&room, &gwen, "/tavern grant member:<@1> coins:5 reason:x").await;
    assert_says(&grant.text(), "5 Münzen");
    // The game master's choice holds for all of them at once, but not where a host chose another.
    let french = Order::ChooseLanguage(Some(Language::French));
    room.tavern.order(first, &ann, french).await.unwrap();
    set(&room, |settings| {
        settings.language = Some(Language::Italian)
    })
    .await;
    assert_eq!(speaks(second).await, None, "the server's");
    assert_says(&shown(&room, second).await.text(), "Siediti");
    assert_says(&shown(&room, first).await.text(), "Prendre place");
    // Taken back, it is as before.
    set(&room, |settings| settings.language = None).await;
    assert_says(&shown(&room, second).await.text(), "Mitspielen");
    room.responder.wording.community_speaks(GUILD, None);
    assert_says(&shown(&room, second).await.text(), "Mitspielen");
    let (third, _) = lobby(&room, &ann, start).await;
    assert_eq!(speaks(third).await, Some(Language::French));
}
