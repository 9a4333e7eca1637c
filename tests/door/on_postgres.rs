//! The bot with its house on a PostgreSQL server: a deal by buttons, through a restart, to the coins.

use crate::inn::Inn;
use crate::room::{act, asked, is_paid_out, play_out};
use store::ServerAddress;

#[tokio::test]
async fn a_deal_that_is_kept_by_a_server_goes_on_after_a_restart() {
    let address = ServerAddress::parse(&scratch::database()).unwrap();
    let inn = Inn::on_a_server(&address).await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    inn.open_and_deal(&ann, "/triomphe start game:scarto computer-players:2")
        .await;
    let hand = asked(&ann, here).await.expect("a hand");
    act(&ann, &hand).await;
    let inn = inn.reopen_on(&address).await;
    assert_eq!(inn.tavern.tables.ids().len(), 1);
    // The hand that was open before the restart is not kept up any more.
    ann.slash(here, "/triomphe hand").await.unwrap();
    assert!(play_out(&ann, here).await > 0);
    ann.until(here, |messages| is_paid_out(messages).then_some(()))
        .await;
    // The books are right at its end, which closing checks.
    inn.close().await;
}
