//! The sheet of a session: its message and its files.

use super::*;
use ::books::{Account, Other, PatronKey, PurseResult, Settlement};
use ::table::Terms;
use pages::{Evening, SessionTable, Stage};
use std::collections::HashMap;

const MOST: i64 = 1_000_000_000_000_000;

fn id<T: std::str::FromStr<Err: std::fmt::Debug>>(n: usize) -> T {
    format!("{n:013}").parse().unwrap()
}

fn terms(game: &str, edition: &str) -> Terms {
    Terms {
        variant: Variant::parse(game, Some(edition), &BTreeMap::new()).unwrap(),
        stake: scenes::coins(5),
        turn_seconds: 60,
        coins: Default::default(),
    }
}

fn table(n: usize, deals: u32) -> SessionTable {
    SessionTable {
        id: id(n),
        terms: Some(terms("triomphe", "tavern")),
        deals,
        voided: Vec::new(),
        open: false,
    }
}

/// A purse with its starting balance, its results at tables 1, 2 …, and its other changes.
fn purse(owner: Account, before: i64, won: &[i64], other: &[(Other, i64)]) -> PurseResult {
    let after = before + won.iter().sum::<i64>() + other.iter().map(|(_, c)| c).sum::<i64>();
    PurseResult {
        owner,
        before,
        tables: (1..).map(id).zip(won.iter().copied()).collect(),
        other: other.iter().copied().collect(),
        after,
        fortune: vec![
            (1_795_280_000_000, 0),
            (1_795_290_000_000, won.iter().sum()),
        ],
    }
}

fn member(n: usize) -> Account {
    Account::Member(id(n))
}

fn gil() -> Account {
    Account::Patron(PatronKey::new("h-gil").unwrap())
}

fn evening(tables: Vec<SessionTable>, purses: Vec<(PurseResult, &str)>) -> Evening {
    let names = purses
        .iter()
        .map(|(purse, name)| (purse.owner.clone(), (*name).to_owned()));
    let names: HashMap<Account, String> = names.collect();
    Evening {
        name: "Night of *cups*".to_owned(),
        opened_at: 1_795_280_000_000,
        until: 1_795_290_000_000,
        stage: Stage::Over,
        tables,
        settlement: Settlement {
            purses: purses.into_iter().map(|(purse, _)| purse).collect(),
            pots: 0,
        },
        names,
        players: HashMap::new(),
    }
}

/// Ann won 15 gp 3 cp at one table and lost 3 gp at the other, and was granted 5 gp.
fn two_tables() -> Evening {
    evening(
        vec![table(1, 3), table(2, 1)],
        vec![
            (
                purse(member(1), 10_000, &[1_503, -300], &[(Other::Granted, 500)]),
                "Ann",
            ),
            (
                purse(member(2), 10_000, &[-1_203, 300], &[(Other::Paid, 7)]),
                "=Bob",
            ),
            (
                purse(gil(), 0, &[-300], &[(Other::Funded, 2_000)]),
                "Gil, the \"Carter\"",
            ),
        ],
    )
}

/// The words of a house with this currency.
fn counting(currency: &str) -> Words {
    let settings = pages::Settings {
        currency: currency.parse().unwrap(),
        ..Default::default()
    };
    words().with_settings(settings.into())
}

fn gold() -> Words {
    counting("gp=100 sp=10 cp=1")
}

/// The sheet with a picture.
fn sheet(words: &Words, evening: &Evening) -> Screen {
    settlement(words, evening, Some(picture::Png::stand_in()))
}

fn file(screen: &Screen, name: &str) -> String {
    let file = screen.files.iter().find(|file| file.name == name).unwrap();
    String::from_utf8(file.bytes.clone()).unwrap()
}

#[test]
fn a_sheet_says_who_won_what_and_where() {
    let screen = sheet(&gold(), &two_tables());
    let text = shown(&screen);
    let words = "(picture fortunes: Won and lost at the tables in this session: Ann +12 gp 3 cp, =Bob −9 gp 3 cp";
    assert!(text.contains(words), "{text}");
    let sheet = &screen.text;
    for line in [
        "Ann                +12 gp 3 cp",
        "=Bob               −9 gp 3 cp",
        "Gil, the \"Carter\"  −3 gp",
        "  Ann                +15 gp 3 cp",
        "  Ann                −3 gp",
        "Ann had 100 gp, has 117 gp 3 cp",
        "  granted +5 gp",
        "=Bob had 100 gp, has 91 gp 4 cp",
        "  payments +7 cp",
        "  from and to the house +20 gp",
        // The 12 gp 3 cp and the 5 gp granted; the 9 gp 3 cp and the 7 cp that were paid.
        "!game coin +17.03",
        "!game coin -8.96",
    ] {
        assert!(
            sheet.lines().any(|each| each == line),
            "{line:?} in\n{sheet}"
        );
    }
    assert!(
        sheet.matches("!game").count() == 2,
        "a patron has no sheet in Avrae"
    );
    assert!(sheet.contains("tavern rules, 3 deals") && sheet.contains("tavern rules, 1 deal\n"));
    assert!(text.contains("Settlement of Night of \\*cups\\*"), "{text}");
    assert!(!sheet.contains("files have"), "all of it is there");
}

#[test]
fn the_csv_adds_up_in_every_row_and_runs_nothing() {
    let csv = file(&sheet(&gold(), &with_annie()), "settlement.csv");
    let lines: Vec<&str> = csv.split("\r\n").collect();
    assert!(
        lines[0].starts_with("id,name,kind,player,player_id,unit,before,"),
        "{csv}"
    );
    let tail =
        ",tables,paid,granted,taken,allowance,starting_coins,house_funds,other_tables,other,after";
    assert!(lines[0].ends_with(tail), "{csv}");
    assert_eq!(
        lines[1],
        "member:0000000000001,Ann,member,Annie,77,cp,10000,1503,-300,1203,0,500,0,0,0,0,0,0,11703"
    );
    assert_eq!(
        lines[2],
        "member:0000000000002,'=Bob,member,,,cp,10000,-1203,300,-903,7,0,0,0,0,0,0,0,9104"
    );
    assert_eq!(
        lines[3],
        "patron:h-gil,\"Gil, the \"\"Carter\"\"\",patron,,,cp,0,-300,0,-300,0,0,0,0,0,2000,0,0,1700"
    );
    assert_eq!(&lines[4..], [""]);
}

#[test]
fn the_json_has_every_number() {
    let mut evening = with_annie();
    evening.tables[1].voided = vec![ids::DealId(1 << 60)];
    let json = file(&sheet(&gold(), &evening), "settlement.json");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["currency"], "gp=100 sp=10 cp=1");
    assert_eq!(json["tables"][0]["game"], "triomphe");
    assert_eq!(json["purses"][0]["tables"]["0000000000001"], 1_503);
    assert_eq!(json["purses"][1]["other"]["paid"], 7);
    assert_eq!(json["purses"][2]["after"], 1_700);
    assert_eq!(json["avrae"][0]["name"], "Ann");
    assert_eq!(json["avrae"][0]["command"], "!game coin +17.03");
    assert_eq!(json["avrae"][0]["purse"], json["purses"][0]["id"]);
    assert_eq!(json["purses"][0]["player"]["id"], "77");
    assert_eq!(json["purses"][0]["player"]["name"], "Annie");
    assert!(
        json["purses"][2]["player"].is_null(),
        "a patron is nobody's"
    );
    assert_eq!(
        (&json["unit"], &json["coins"]["gp"]),
        (&"cp".into(), &100.into())
    );
    let deal = ids::DealId(1 << 60).to_string();
    assert_eq!(json["tables"][1]["voided"][0], deal);
}

/// The commands for Avrae leave out what the house gives to play with.
#[test]
fn a_gift_of_the_house_is_no_line_for_avrae() {
    let gifts = [(Other::Starting, 2_500), (Other::Allowance, 100)];
    let fined = [(Other::Starting, 2_500), (Other::Taken, -70)];
    let evening = evening(
        vec![table(1, 1)],
        vec![
            (purse(member(1), 0, &[0], &gifts), "Ann"),
            (purse(member(2), 0, &[0], &fined), "Bob"),
        ],
    );
    let text = sheet(&gold(), &evening).text;
    assert_eq!(text.matches("!game").count(), 1, "{text}");
    assert!(text.contains("Bob\n```\n!game coin -0.70\n```"), "{text}");
}

#[test]
fn a_table_without_a_deal_takes_no_room() {
    let played = sheet(&gold(), &two_tables());
    let mut evening = two_tables();
    evening.tables.insert(1, table(9, 0));
    let screen = sheet(&gold(), &evening);
    assert_eq!(screen.text, played.text);
    for name in ["settlement.txt", "settlement.csv"] {
        assert_eq!(file(&screen, name), file(&played, name));
    }
}

#[test]
fn a_voided_deal_stands_at_its_table() {
    let deal = ids::DealId(1 << 60);
    let mut evening = two_tables();
    assert!(!sheet(&gold(), &evening).text.contains("Cancelled"));
    evening.tables[1].voided = vec![deal];
    let text = sheet(&gold(), &evening).text;
    assert!(
        text.contains(&format!("  Cancelled: deal {}\n", deal.short())),
        "{text}"
    );
}

/// Ann is one of Annie's characters.
fn with_annie() -> Evening {
    let mut evening = two_tables();
    let annie = pages::PurseHolder {
        member: ids::MemberId(77),
        name: "Annie".to_owned(),
    };
    evening.players.insert(member(1), annie);
    evening
}

#[test]
fn coins_that_avrae_does_not_know_get_a_word_instead_of_lines() {
    let screen = sheet(&counting("gui=252 shi=12 pen=1"), &two_tables());
    assert!(!screen.text.contains("!game"));
    assert!(shown(&screen).contains("Avrae only knows pp"));
    let plain = sheet(&words(), &two_tables());
    assert!(plain.text.contains("Ann\n```\n!game coin +1703\n```"));
    let file = file(&plain, "settlement.txt");
    assert!(file.contains("Ann\n!game coin +1703\n"), "{file}");
    assert!(shown(&plain).contains("one coin as one gold piece"));
}

#[test]
fn a_crowd_fits_and_the_files_have_the_rest() {
    let tables: Vec<SessionTable> = (1..=40).map(|n| table(n, 1_000)).collect();
    let person = |n: usize| {
        let others: Vec<(Other, i64)> = Other::ALL.into_iter().map(|other| (other, 999)).collect();
        (
            purse(member(n), MOST / 2, &vec![-1_000_001; 40], &others),
            "`**`*_~|`".repeat(4),
        )
    };
    let purses: Vec<(PurseResult, String)> = (1..=60).map(person).collect();
    let purses = purses
        .iter()
        .map(|(purse, name)| (purse.clone(), name.as_str()))
        .collect();
    let mut crowd = evening(tables, purses);
    crowd.name = "*".repeat(32);
    for currency in ["", "gp=100 sp=10 cp=1", "mmm=1000000 www=1"] {
        let words = counting(currency);
        for (stage, open) in [
            (Stage::Open, true),
            (Stage::Closing, true),
            (Stage::Over, false),
        ] {
            crowd.stage = stage;
            crowd.tables.iter_mut().for_each(|table| table.open = open);
            for screen in [sheet(&words, &crowd), session(&words, &crowd, None)] {
                assert_eq!(over_limits(&screen), Vec::<String>::new());
                assert_eq!(
                    screen.text.matches("```").count() % 2,
                    0,
                    "no block is left open"
                );
                let more = match stage {
                    Stage::Over => "the files have all of it",
                    _ => "the settlement will have all of it",
                };
                assert!(screen.text.contains(more));
            }
        }
        let whole = file(&sheet(&words, &crowd), "settlement.txt");
        assert!(whole.lines().count() > 60 + 40 * 61 + 60 * 9);
    }
}

#[test]
fn a_name_neither_ends_the_block_nor_turns_it_round() {
    let names = [
        "```\n@everyone",
        "a\u{202e}b\r\nc",
        "\u{200b}",
        "A name of thirty-two letters, say",
    ];
    let purses = names
        .iter()
        .enumerate()
        .map(|(n, name)| (purse(member(n + 1), 5, &[0], &[]), *name));
    let screen = sheet(&words(), &evening(vec![table(1, 1)], purses.collect()));
    assert_eq!(screen.text.matches("```").count(), 2);
    assert!(screen.text.contains("''' @everyone"));
    assert!(screen.text.contains("ab  c "));
    assert!(screen.text.contains("A name of thirty-… "));
    assert!(!screen.text.contains(['\u{202e}', '\r']));
    assert!(screen.ping.is_empty());
}

#[test]
fn everyones_fortune_is_drawn_and_nobodys_is_not() {
    assert!(draw_fortunes(&gold(), &two_tables())().is_some());
    assert!(draw_fortunes(&gold(), &evening(Vec::new(), Vec::new()))().is_none());
}

#[test]
fn nothing_to_settle_is_said() {
    let none = sheet(&words(), &evening(Vec::new(), Vec::new()));
    assert!(shown(&none).contains("No table was opened and no coins moved"));
    let idle = sheet(&words(), &evening(vec![table(1, 0)], Vec::new()));
    assert!(shown(&idle).contains("Nobody won or lost anything"));
    assert!(none.files.is_empty() && idle.files.is_empty());
}
