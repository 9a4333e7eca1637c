//! Records the lives of tables: what was done at them, what was drawn, and what came of it, so that tables built
//! otherwise can be held against it.
//!
//! `cargo run --release --features recorder --example corpus -- record DIR FROM TO` plays the worlds of these seeds;
//! `… check DIR` proves what was recorded and tells what came up in it; `… again DIR EVERY` plays every so-manyth world
//! again and compares the bytes.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod check;
mod evening;
mod events;
mod people;
mod play;
mod tape;
mod world;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Instant;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["record", dir, from, to] => {
            record(Path::new(dir), from.parse().unwrap(), to.parse().unwrap()).await;
        }
        ["check", dir] => check::check(Path::new(dir)),
        ["again", dir, every] => again(Path::new(dir), every.parse().unwrap()).await,
        _ => {
            eprintln!("corpus record DIR FROM TO | check DIR | again DIR EVERY");
            std::process::exit(2);
        }
    }
}

async fn record(dir: &Path, from: u64, to: u64) {
    std::fs::create_dir_all(dir).unwrap();
    let (began, mut lives, mut calls) = (Instant::now(), 0, 0);
    for seed in from..to {
        let world = evening::live(seed).await;
        for life in &world.lives {
            let file = dir.join(format!("{}.jsonl.gz", life.name));
            std::fs::write(file, pressed(life.text())).unwrap();
            lives += 1;
            calls += life.calls;
        }
        let seconds = began.elapsed().as_secs();
        println!("seed {seed}: {lives} lives, {calls} commands, {seconds} s");
    }
}

/// Plays worlds again, whose lives must come out the same to the byte.
async fn again(dir: &Path, every: u64) {
    let mut worlds: BTreeMap<u64, Vec<PathBuf>> = BTreeMap::new();
    for file in check::files(dir) {
        let name = file.file_name().unwrap().to_str().unwrap();
        let seed = name.split('-').next().unwrap().parse().unwrap();
        worlds.entry(seed).or_default().push(file);
    }
    let mut same = 0;
    for (seed, files) in worlds.into_iter().filter(|(seed, _)| seed % every == 0) {
        let world = evening::live(seed).await;
        assert_eq!(world.lives.len(), files.len(), "seed {seed}: other lives");
        for (life, file) in world.lives.iter().zip(files) {
            let known = std::fs::read(&file).unwrap();
            let file = file.display();
            assert!(pressed(life.text()) == known, "{file}: another life");
            same += 1;
        }
    }
    println!("{same} lives came out the same again");
}

fn pressed(text: &str) -> Vec<u8> {
    let mut press = libdeflater::Compressor::new(libdeflater::CompressionLvl::best());
    let mut out = vec![0; press.gzip_compress_bound(text.len())];
    let size = press.gzip_compress(text.as_bytes(), &mut out).unwrap();
    out.truncate(size);
    out
}
