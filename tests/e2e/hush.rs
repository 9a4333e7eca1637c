//! What the bot says on stderr tells no token, no password and no hand, at whatever level it talks.

use crate::clicks::until_card;
use crate::deals::check_result;
use crate::house::House;
use crate::secrets::{tells, whole_pack};
use sandbox::Loss;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A token such as the sandbox gives interactions: one that belongs to an event which cannot be read.
const FORGED: &str = "sandbox-00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

#[tokio::test]
async fn at_every_level_the_log_tells_no_token_and_no_hand() {
    for level in [
        "error",
        "warn",
        "info",
        "debug",
        "trace",
        "off,triomphe=trace",
    ] {
        let mut house = House::with(&[("TRIOMPHE_LOG", level)]).await;
        let [ann, ben] = ["Ann", "Ben"].map(|name| house.sandbox.add_person(name));
        let people = [&ann, &ben];
        let table = house.seat(&people, "stake:5 patrons:1").await;
        let (_, hand, deals) = until_card(&house, &people, &table).await;
        let hands: BTreeSet<String> = hand.cards().into_keys().collect();

        house.tolerate("40");
        // What goes wrong is what is talked about.
        let faults = house.sandbox.faults();
        faults.fail("PATCH", "/webhooks/", 3, 500);
        faults.fail("PATCH", "/channels/", 2, 500);
        if level == "trace" {
            // Nobody hears the answer to this; what the bot says of that is what counts.
            faults.fail("POST", "/interactions/", 1, 404);
            let unheard = ann.slash(house.here(), "/coins balance").await;
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
        let resumed = house.sandbox.resumed();
        house.sandbox.faults().drop_connection(Loss::Cut);
        house
            .sandbox
            .until(|sandbox| (sandbox.resumed() > resumed).then_some(()))
            .await;
        let over = house.play_out(&people, &table.id, deals).await;
        check_result(&over, 5, 3);

        house.stop().await;

        let log = house.log();
        let mut tokens: BTreeSet<String> = BTreeSet::from([FORGED.to_owned()]);
        for request in house.sandbox.requests() {
            let parts = request.path.split(['/', '?']);
            tokens.extend(
                parts
                    .filter(|part| part.starts_with("sandbox-"))
                    .map(str::to_owned),
            );
        }
        assert!(
            tokens.len() > 10,
            "{level}: tokens are looked for elsewhere"
        );
        assert!(
            !hands.is_empty(),
            "{level}: there were no hands to look for"
        );
        for token in &tokens {
            assert!(!log.contains(token.as_str()), "{level}: {token}\n{log}");
        }
        let bot = house.sandbox.token();
        assert!(!log.contains(bot), "{level}: the bot's token\n{log}");
        for line in log.lines() {
            let said = Value::String(line.to_owned());
            for card in whole_pack() {
                assert!(!tells(&said, &card), "{level}: {card}: {line}");
            }
            assert!(!line.contains("Your hand"), "{level}: {line}");
        }
        match level {
            // Each level says something, or nothing was tried.
            "error" => {}
            _ => assert!(log.contains("triomphe"), "{level} says nothing"),
        }
        house.close().await;
    }
}
