//! Damaged options of slash commands, as no client of Discord's sends them: whoever types them is answered or not, but
//! nothing panics, nothing is our fault, and the books are right.

use crate::inn::Inn;
use crate::matrix::REFUSED;
use fuzz::Read;
use sandbox::{ActionError, Limits, Person};
use serenity::all::{CommandData, CommandType};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

/// How many damaged commands are sent.
const INPUTS: u64 = 150;

/// How long one is waited for: the library answers nothing that it cannot read.
const FIRST_ANSWER: Duration = Duration::from_millis(300);

/// Part of the answer to whoever met a fault of the program.
const OUR_FAULT: &str = "wrong on my side";

/// Commands of everybody, of hosts and of the game master, with options of every kind; `MEMBER` and `ROLE` are ids.
const LINES: [&str; 17] = [
    "/coins pay member:<@MEMBER> coins:7 reason:x",
    "/tavern grant member:<@MEMBER> coins:7 reason:x",
    "/tavern fine member:<@MEMBER> coins:7 reason:x",
    "/tavern setup name:The Pony currency:gp=100 sp=10 cp=1 allowance:9 turn_seconds:60",
    "/tavern setup gm:ROLE",
    "/tavern open",
    "/tavern ban member:<@MEMBER> reason:x",
    "/triomphe start game:scarto stake:5 computer-players:2 turn:60 thread:false fun:true",
    "/patron hire name:Wolf face:🐺 wolf temper:sly skill:master",
    "/tavern grant coins:1 reason:x house:true",
    "/tavern setup budget:1",
    "/character create name:Brenna picture:https://example.org/a.png coins:5",
    "/character play who:Brenna",
    "/triomphe kick member:<@MEMBER>",
    "/rules game:Scarto (Chee)",
    "/triomphe cancel reason:x",
    "/triomphe close reason:x",
];

/// What a game master's client sends for each of these lines.
async fn sent(inn: &Inn, gwen: &Person) -> Vec<String> {
    let (here, server) = (inn.sandbox.channel(), inn.sandbox.server());
    let ben = inn.sandbox.add_person("Ben").id().to_string();
    let role = inn.sandbox.add_role(server, "Masters");
    inn.sandbox.give_role(gwen, role);
    let _ = gwen.slash(here, "/triomphe start computer-players:2").await;
    let mut sent = Vec::new();
    for line in LINES {
        let line = line
            .replace("MEMBER", &ben)
            .replace("ROLE", &role.to_string());
        // Whatever is answered, if it is at all in time.
        let answer = gwen.slash(here, &line).await;
        if let Err(refused) = answer.as_ref().map_err(ToString::to_string) {
            assert_eq!(refused, ActionError::NoAnswer.to_string(), "{line}");
        }
        let data = inn.sandbox.faults().last_data().unwrap();
        sent.push(data.to_string());
    }
    sent
}

/// Counts the panics of this thread, on which everything of the test runs.
fn panics_here() -> Arc<AtomicUsize> {
    let count = Arc::<AtomicUsize>::default();
    let (me, counted, before) = (
        thread::current().id(),
        count.clone(),
        std::panic::take_hook(),
    );
    std::panic::set_hook(Box::new(move |panic| {
        if thread::current().id() == me {
            counted.fetch_add(1, Ordering::SeqCst);
        }
        before(panic);
    }));
    count
}

#[test]
fn fuzz_options_of_commands() {
    let panics = panics_here();
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_all().build().unwrap();
    let (inn, gwen, texts) = runtime.block_on(async {
        let limits = Limits {
            first_answer: FIRST_ANSWER,
            ..Limits::default()
        };
        let inn = Inn::open_within(limits, |config| config).await;
        let gwen = inn.game_master("Gwen");
        let texts = sent(&inn, &gwen).await;
        (inn, gwen, texts)
    });
    let here = inn.sandbox.channel();
    fuzz::run_slowly("options of commands", &texts, INPUTS, |text| {
        let Ok(data) = serde_json::from_str::<CommandData>(text) else {
            return Read::Refused;
        };
        // The library knows no other kind, and Discord sends none.
        let kinds = [
            CommandType::ChatInput,
            CommandType::User,
            CommandType::Message,
        ];
        if !kinds.contains(&data.kind) {
            return Read::Refused;
        }
        // They are not typed too quickly.
        inn.skip(3_000);
        let answer = runtime.block_on(async {
            inn.sandbox
                .faults()
                .replace_data(serde_json::from_str(text).unwrap());
            gwen.slash(here, "/help").await
        });
        assert_eq!(panics.load(Ordering::SeqCst), 0, "{text}");
        let Ok(answer) = answer else {
            return Read::Refused;
        };
        let told = format!("{answer:?}");
        assert!(!told.contains(OUR_FAULT), "{text}: {told}");
        Read::Understood
    });
    runtime.block_on(async {
        // It listens still, however busy the machine is.
        let mut answered = false;
        for _ in 0..20 {
            answered |= gwen.slash(here, "/help").await.is_ok();
        }
        assert!(answered);
        inn.close_after(&REFUSED).await;
    });
}
