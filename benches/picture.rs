//! How long a picture takes: `cargo bench --bench picture`.
#![allow(clippy::unwrap_used)]

use triomphe::picture::{
    Across, Coins, Frame, Heading, People, Place, Places, Point, Track, board, fortunes,
};

fn main() {
    divan::main();
}

/// Everyone's fortune over sixty deals.
#[divan::bench(args = [2, 6, 15])]
fn an_evening(bencher: divan::Bencher, count: i64) {
    let frame = Frame {
        title: "The Gilded Hen".to_owned(),
        below: String::new(),
        coins: Coins {
            words: Box::new(|coins| coins.to_string()),
            units: vec![1],
        },
        across: Across::Deals("deals".to_owned()),
    };
    let line = |number: i64| {
        let value = |at: i64| (at * (number + 3) * 7919) % 101 - 50;
        let points = (0..60).map(|at| Point {
            at,
            value: value(at),
        });
        (
            format!("Guest {number}"),
            Track::new(points.collect()).unwrap(),
        )
    };
    let people = People::new((0..count).map(line).collect()).unwrap();
    bencher.bench(|| fortunes(&frame, &people).unwrap());
}

/// The ten fullest purses.
#[divan::bench]
fn a_board(bencher: divan::Bencher) {
    let heading = Heading {
        title: "The Gilded Hen".to_owned(),
        below: String::new(),
        coins: Box::new(|coins| coins.to_string()),
    };
    let place = |rank: u32| Place {
        rank,
        name: format!("Guest {rank}"),
        coins: 1000 / i64::from(rank),
        asker: rank == 4,
    };
    let places = Places::new((1..=10).map(place).collect()).unwrap();
    bencher.bench(|| board(&heading, &places).unwrap());
}
