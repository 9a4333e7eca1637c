//! Discord closes the gateway: either for good, and the program ends with status 1, or the bot reconnects.

use crate::clicks::until_card;
use crate::process::Process;
use crate::screens::Hand;
use crate::screens::check_result;
use futures_util::future::join_all;
use sandbox::{FaultKind, Gateway, Loss};

/// Close codes after which Discord accepts no reconnection.
const FOR_GOOD: [u16; 6] = [4004, 4010, 4011, 4012, 4013, 4014];

#[tokio::test]
async fn the_program_ends_when_discord_closes_the_gateway_for_good() {
    let mut process = Process::open().await;
    let ann = process.sandbox.add_person("Ann");
    let table = process.seat(&[&ann], "stake:5 computer-players:2").await;
    let (_, hand, deals) = until_card(&process, &[&ann], &table).await;
    for code in FOR_GOOD {
        process.sandbox.faults().drop_connection(Loss::Close(code));
        assert_eq!(process.ended().await.code(), Some(1), "{code}");
        assert_eq!(process.last_number(), Some(code), "{code}");
        process.must_be_in_order();

        process.sandbox.faults().set_gateway(Gateway::Closing(code));
        process.launch();
        assert_eq!(process.ended().await.code(), Some(1), "{code}");
        assert_eq!(process.last_number(), Some(code), "{code}");
        process.sandbox.faults().set_gateway(Gateway::Open);
        process.start().await;
        let now = process.slash(&ann, "/triomphe hand").await;
        assert_eq!(Hand::read(&now).unwrap().cards(), hand.cards(), "{code}");
    }
    let over = process.play_out(&[&ann], &table.id, deals).await;
    check_result(&over, 5, 3);
    process.close().await;
}

#[tokio::test]
async fn the_bot_comes_back_after_each_other_closing_and_each_session_that_is_declared_invalid() {
    let invalid = [Loss::InvalidSession, Loss::InterruptedSession];
    let closings = FaultKind::CLOSE_CODES.map(Loss::Close);
    let losses: Vec<Loss> = invalid.into_iter().chain(closings).collect();
    // Most of the time is spent waiting for a new session.
    join_all(losses.chunks(4).map(async |losses| {
        let process = Process::open().await;
        for loss in losses {
            let connected = |sandbox: &sandbox::Sandbox| sandbox.identified() + sandbox.resumed();
            let before = connected(&process.sandbox);
            process.sandbox.faults().drop_connection(*loss);
            let back = process.sandbox.until(|sandbox| {
                (connected(sandbox) > before && sandbox.bot_online()).then_some(())
            });
            back.await;
        }
        process.close().await;
    }))
    .await;
}
