//! Damaged cuts and hashes.
#![allow(clippy::unwrap_used)]

use fuzz::Read;
use shuffle::{Cut, Hash};

#[test]
fn fuzz_cuts_and_hashes() {
    let texts = [
        "12",
        "36",
        "77",
        "78",
        "rosebud",
        "The quick brown fox",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    ];
    fuzz::run("cuts", &texts, |text| {
        if let Ok(hash) = text.parse::<Hash>() {
            assert_eq!(hash.to_string().parse::<Hash>().unwrap(), hash);
        }
        let read = Cut::parse(text, 78);
        if let Ok(cut) = &read {
            // One line a seat, so that nobody's words can pass for another seat's cut.
            assert_eq!(Cut::text(&[Some(cut.clone()), None]).lines().count(), 2);
        }
        Read::is(read.is_ok())
    });
}
