//! The log on stderr contains no token, no password, no hand and nothing that somebody typed, at any level.

use crate::clicks::until_card;
use crate::process::Process;
use crate::screens::check_result;
use crate::secrets::{tells, whole_pack};
use sandbox::Loss;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A token in the sandbox's format, of an event that cannot be read.
const FORGED: &str = "sandbox-00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// A name, a reason, an address, an amount, an id.
const TYPED: &str = "Marzipan";

/// The people of the test.
const NAMES: [&str; 2] = ["Quirinabella", "Zebulonius"];

#[tokio::test]
async fn at_every_level_the_log_tells_no_token_no_hand_and_nothing_typed() {
    for (level, format) in [
        ("error", "text"),
        ("warn", "text"),
        ("info", "json"),
        ("debug", "text"),
        ("trace", "text"),
        ("trace", "json"),
        ("off,triomphe=trace", "text"),
    ] {
        let settings = [("TRIOMPHE_LOG", level), ("TRIOMPHE_LOG_FORMAT", format)];
        let mut bot = Process::with(&settings).await;
        let [ann, ben] = NAMES.map(|name| bot.sandbox.add_person(name));
        let people = [&ann, &ben];
        for line in [
            &format!("/character create name:{TYPED}"),
            &format!("/character create name:{TYPED} picture:{TYPED}"),
            &format!("/coins pay member:<@{}> coins:1 reason:{TYPED}", ben.id()),
            &format!("/coins pay member:<@{}> coins:{TYPED}", ben.id()),
            &format!("/rules game:{TYPED}"),
        ] {
            bot.slash(&ann, line).await;
        }
        let table = bot.seat(&people, "stake:5 computer-players:1").await;
        let (_, hand, deals) = until_card(&bot, &people, &table).await;
        let hands: BTreeSet<String> = hand.cards();

        bot.tolerate("40");
        // Errors are what gets logged.
        let faults = bot.sandbox.faults();
        faults.fail("PATCH", "/webhooks/", 3, 500);
        faults.fail("PATCH", "/channels/", 2, 500);
        if level == "trace" {
            // Nobody receives this answer; what the bot logs about it matters.
            faults.fail("POST", "/interactions/", 1, 404);
            let unheard = ann.slash(bot.here(), "/coins balance").await;
            assert!(unheard.is_err());
        }
        let hand: Vec<_> = hands.iter().cloned().collect();
        let payload = json!({
            "id": "nonsense", "token": FORGED, "type": 3,
            "message": {"content": format!("Your hand: {}", hand.join(" "))},
        });
        faults.send_event("INTERACTION_CREATE", payload.clone());
        faults.send_event("MESSAGE_UPDATE", payload.clone());
        faults.send_event("UNHEARD_OF", payload);
        let resumed = bot.sandbox.resumed();
        bot.sandbox.faults().drop_connection(Loss::Cut);
        bot.sandbox
            .until(|sandbox| (sandbox.resumed() > resumed).then_some(()))
            .await;
        let over = bot.play_out(&people, &table.id, deals).await;
        check_result(&over, 5, 3);

        bot.stop().await;

        let log = bot.log();
        let mut tokens = tokens(&bot);
        tokens.insert(FORGED.to_owned());
        assert!(tokens.len() > 10, "{level}: too few tokens to look for");
        assert!(
            !hands.is_empty(),
            "{level}: there were no hands to look for"
        );
        for token in &tokens {
            assert!(!log.contains(token.as_str()), "{level}: {token}\n{log}");
        }
        let token = bot.sandbox.token();
        assert!(!log.contains(token), "{level}: the bot's token\n{log}");
        for line in log.lines() {
            let said = Value::String(line.to_owned());
            for card in whole_pack() {
                assert!(!tells(&said, &card), "{level}: {card}: {line}");
            }
            assert!(!line.contains("Your hand"), "{level}: {line}");
            let said = line.to_ascii_lowercase();
            for typed in [TYPED, NAMES[0], NAMES[1]] {
                let typed = typed.to_ascii_lowercase();
                assert!(!said.contains(&typed), "{level}: {line}");
            }
            if format == "json" {
                let object: Value = serde_json::from_str(line).expect(line);
                for part in ["time", "level", "target", "message"] {
                    assert!(object[part].is_string(), "{level}: {part}: {line}");
                }
            }
        }
        match level {
            // Each level must log something, or nothing was tested.
            "error" => {}
            _ => assert!(log.contains("triomphe"), "{level} says nothing"),
        }
        bot.close().await;
    }
}

#[tokio::test]
async fn what_goes_wrong_in_an_interaction_is_logged_with_its_id_its_table_and_its_deal() {
    for format in ["text", "json"] {
        let mut bot = Process::with(&[("TRIOMPHE_LOG_FORMAT", format)]).await;
        let [ann, ben] = NAMES.map(|name| bot.sandbox.add_person(name));
        let people = [&ann, &ben];
        bot.tolerate("40");
        // A command, and a click on a card.
        bot.sandbox.faults().fail("POST", "/interactions/", 1, 404);
        assert!(ann.slash(bot.here(), "/coins balance").await.is_err());
        let command = bot.until_logged("failed after its answer", 1).await;
        let table = bot.seat(&people, "stake:5 computer-players:1").await;
        let (holder, hand, _) = until_card(&bot, &people, &table).await;
        bot.sandbox.faults().fail("POST", "/interactions/", 1, 404);
        let (_, card) = hand.legal().into_iter().next().unwrap();
        let card = card.custom_id;
        assert!(holder.click(&hand.message, &card).await.is_err());
        let click = bot.until_logged("could not be answered", 1).await;
        // A command at a table in play.
        bot.sandbox.faults().fail("POST", "/interactions/", 1, 404);
        assert!(holder.slash(bot.here(), "/triomphe hand").await.is_err());
        let shown = bot.until_logged("failed after its answer", 2).await;

        let refused = bot
            .sandbox
            .requests()
            .into_iter()
            .filter(|sent| sent.status == 404 && sent.path.starts_with("/interactions/"));
        let ids: Vec<String> = refused
            .map(|sent| sent.path.split('/').nth(2).unwrap().to_owned())
            .collect();
        let [of_command, of_click, of_hand] = &ids[..] else {
            panic!("{ids:?}")
        };
        let deal = hand.deal.clone().unwrap();
        match format {
            "json" => {
                let command: Value = serde_json::from_str(&command).unwrap();
                assert_eq!(command["interaction"], of_command.as_str(), "{command}");
                assert_eq!(command.get("table"), None, "{command}");
                let click: Value = serde_json::from_str(&click).unwrap();
                assert_eq!(click["level"], "warn", "{click}");
                assert_eq!(click["interaction"], of_click.as_str(), "{click}");
                assert_eq!(click["table"], table.id.as_str(), "{click}");
                assert_eq!(click["deal"], deal.as_str(), "{click}");
                let shown: Value = serde_json::from_str(&shown).unwrap();
                assert_eq!(shown["interaction"], of_hand.as_str(), "{shown}");
                assert_eq!(shown["table"], table.id.as_str(), "{shown}");
                assert_eq!(shown["deal"], deal.as_str(), "{shown}");
            }
            _ => {
                let ids = format!(" interaction={of_command}");
                assert!(command.ends_with(&ids), "{command}");
                let ids = format!(" interaction={of_click} table={} deal={deal}", table.id);
                assert!(click.ends_with(&ids), "{click}");
                let ids = format!(" interaction={of_hand} table={} deal={deal}", table.id);
                assert!(shown.ends_with(&ids), "{shown}");
            }
        }
        bot.close().await;
    }
}

#[tokio::test]
async fn events_that_cannot_be_read_are_logged_and_counted() {
    let bot = Process::open().await;
    let ann = bot.sandbox.add_person("Ann");
    let faults = bot.sandbox.faults();
    for _ in 0..2 {
        faults.send_event("GALAXY_COLLIDED", json!({"with": "Andromeda"}));
    }
    // They happened one after the other, but may be written in either order.
    let line = bot.until_logged("count=2", 1).await;
    assert!(
        line.contains("WARN") && line.contains("GALAXY_COLLIDED"),
        "{line}"
    );
    for (name, data) in [
        ("INTERACTION_CREATE", json!({"id": "not a number"})),
        ("INTERACTION_CREATE", json!({})),
        ("CHANNEL_DELETE", json!([1, 2, 3])),
        ("GUILD_DELETE", json!("gone")),
    ] {
        faults.send_event(name, data);
    }
    bot.until_logged("count=6", 1).await;
    let answer = bot.slash(&ann, "/help").await;
    assert!(answer.all_text().contains("Play coins only"), "{answer:?}");
    bot.close().await;
}

#[tokio::test]
async fn the_database_holds_no_token() {
    let mut bot = Process::open().await;
    let [ann, ben] = ["Ann", "Ben"].map(|name| bot.sandbox.add_person(name));
    let people = [&ann, &ben];
    let table = bot.seat(&people, "stake:5 computer-players:1").await;
    // With hands open, whose messages are edited by the tokens of their interactions.
    until_card(&bot, &people, &table).await;
    bot.kill();
    let mut tokens = tokens(&bot);
    tokens.insert(bot.sandbox.token().to_owned());
    let holds =
        |bytes: &[u8], text: &str| bytes.windows(text.len()).any(|at| at == text.as_bytes());
    for ending in ["", "-wal"] {
        let mut path = bot.database().into_os_string();
        path.push(ending);
        let bytes = std::fs::read(&path).unwrap();
        for token in &tokens {
            assert!(!holds(&bytes, token), "{ending}: {token}");
        }
    }
    bot.start().await;
    bot.close().await;
}

/// The tokens of interactions that the bot has used.
fn tokens(bot: &Process) -> BTreeSet<String> {
    let mut tokens = BTreeSet::new();
    for request in bot.sandbox.requests() {
        let parts = request.path.split(['/', '?']);
        let parts = parts.filter(|part| part.starts_with("sandbox-"));
        tokens.extend(parts.map(str::to_owned));
    }
    assert!(!tokens.is_empty(), "tokens are looked for elsewhere");
    tokens
}
