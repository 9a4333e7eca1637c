//! Commands, and mistakes in them.

use crate::inn::Inn;
use crate::room::{assert_says, said};
use sandbox::Permissions;

#[tokio::test]
async fn what_the_bot_lacks_in_a_channel_is_said_with_a_link_that_asks_for_it() {
    let (inn, ann, here) = Inn::with_ann().await;
    let link = format!(
        "&guild_id={}&disable_guild_select=true)",
        inn.sandbox.server()
    );
    let about = async || inn.after(&ann, "/help", "About").await.all_text();
    let fine = about().await;
    assert!(fine.contains("I have every permission I need"), "{fine}");
    assert!(!fine.contains(&link), "{fine}");

    let all = Permissions::from_bits_truncate(triomphe::discord::invited().bits());
    let few = all - Permissions::ATTACH_FILES - Permissions::CREATE_PUBLIC_THREADS;
    inn.sandbox.set_bot_permissions(here, few);
    let about = about().await;
    for line in [
        "• Attach Files: pictures, and records",
        "• Create Public Threads: tables in a thread of their own",
        &link,
    ] {
        assert!(about.contains(line), "{line}: {about}");
    }
    assert!(!about.contains("• Send Messages"), "{about}");
    // Whoever opens a table is told, and so is everybody who looks at its lobby.
    let opened = inn.ask(&ann, "/triomphe start computer-players:2").await;
    assert!(
        opened.contains("Attach Files") && opened.contains(&link),
        "{opened}"
    );
    let lobby = inn.table_says(&ann, "No pictures here").await.all_text();
    assert!(
        lobby.contains("Attach Files") && lobby.contains(&link),
        "{lobby}"
    );

    inn.sandbox
        .set_bot_permissions(here, Permissions::VIEW_CHANNEL);
    let refused = inn.ask(&ann, "/triomphe start game:scarto").await;
    assert!(refused.contains(&link), "{refused}");
    // It tries to attach the banner before it knows, and the lobby stays as it is.
    inn.close_after(&["50013"]).await;
}

#[tokio::test]
async fn after_thirty_commands_in_a_minute_nobody_is_answered_until_the_first_is_a_minute_old() {
    let (inn, ann, ben, _) = Inn::with_ann_and_ben().await;
    let refused = "a lot of commands in a short time";
    for asked in 1..=30 {
        let told = inn.ask(&ann, "/help").await;
        assert!(!told.contains(refused), "command {asked}: {told}");
    }
    inn.hear(&ann, "/help", refused).await;
    inn.hear(&ann, "/triomphe hand", refused).await;
    assert!(
        !inn.ask(&ben, "/help").await.contains(refused),
        "each member has a limit of their own"
    );
    inn.skip(60_000);
    assert!(!inn.ask(&ann, "/help").await.contains(refused));
    inn.close().await;
}

/// Discord's clients offer a former name for some minutes. Whoever types it reads the new one, and nothing is done.
#[tokio::test]
async fn a_former_name_answers_with_the_new_one() {
    let (inn, ann, here) = Inn::with_ann().await;
    ann.set_locale("fr");
    inn.ask(&ann, "/coins balance").await;
    let table = include_str!("../../CHANGELOG.md");
    let (_, table) = table
        .split_once("| former | now |\n| --- | --- |\n")
        .unwrap();
    let french = screens::words::Words::in_language(pages::Language::French);
    for line in table.lines() {
        let names: Vec<&str> = line.split('`').collect();
        let (former, now) = (names[1], names[3].trim_start_matches('/'));
        let words: Vec<&str> = former.trim_start_matches('/').split(' ').collect();
        let mut options = serde_json::json!([]);
        for (depth, word) in words.iter().enumerate().skip(1).rev() {
            let kind = if depth + 1 == words.len() { 1 } else { 2 };
            let option = serde_json::json!({"name": word, "type": kind, "options": options});
            options = serde_json::json!([option]);
        }
        let data = serde_json::json!({"id": "77", "name": words[0], "type": 1, "options": options});
        inn.sandbox.faults().replace_data(data);
        let answer = ann.slash(here, "/help").await.unwrap();
        assert!(answer.message().ephemeral(), "{line}");
        let now: Vec<&str> = now.split(' ').collect();
        let says = format!("`{former}` a changé de place");
        assert_says(&said(&answer), &says);
        assert_says(&said(&answer), &format!("`{}`", french.command(&now)));
    }
    assert!(inn.tavern.tables.ids().is_empty());
    inn.close().await;
}
