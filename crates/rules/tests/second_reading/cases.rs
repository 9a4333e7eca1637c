//! The reading against the worked deals.

use std::fs;

use serde_json::Value;

use super::{READ, read_acts};

fn lines(file: &str) -> Vec<Value> {
    let path = format!("{}/tests/cases/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines().map(serde_json::from_str);
    lines.map(Result::unwrap).collect()
}

#[test]
fn the_reading_comes_to_the_worked_results() {
    let mut read = 0;
    for file in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases")).unwrap() {
        let file = file.unwrap().file_name().into_string().unwrap();
        let game = file.split('-').next().unwrap();
        if !READ.contains(&game) {
            continue;
        }
        for case in lines(&file) {
            let about = case["about"].as_str().unwrap();
            assert_eq!(
                read_acts(&case),
                Ok(Some(case["result"].clone())),
                "{file}: {about}"
            );
            read += 1;
        }
    }
    assert_eq!(read, 108, "worked deals");
}

#[test]
fn the_reading_does_not_allow_what_is_wrong_in_a_bad_record() {
    let mut read = 0;
    for case in lines("bad.jsonl") {
        let about = case["about"].as_str().unwrap();
        if !READ.contains(&case["game"].as_str().unwrap()) || case["expect_refused"] == "bad-deal" {
            continue;
        }
        match case["expect_at"].as_u64() {
            Some(at) => assert_eq!(read_acts(&case), Err(at as usize), "{about}"),
            None => assert_ne!(
                read_acts(&case),
                Ok(Some(case["result"].clone())),
                "{about}"
            ),
        }
        read += 1;
    }
    assert_eq!(read, 102, "bad records");
}

/// Every finished deal of a file of records, such as `triomphe simulate` writes: `TRIOMPHE_RECORDS=FILE`, by hand.
#[test]
fn the_reading_comes_to_the_results_of_a_file() {
    let Ok(file) = std::env::var("TRIOMPHE_RECORDS") else {
        return;
    };
    let mut read = 0;
    for line in fs::read_to_string(&file).unwrap().lines() {
        let record: Value = serde_json::from_str(line).unwrap();
        assert_eq!(
            read_acts(&record),
            Ok(Some(record["result"].clone())),
            "{line}"
        );
        read += 1;
    }
    println!("{file}: {read} deals");
}
