//! Proves that what was recorded can be read back and holds: every deal follows from its seed, its cuts and its acts,
//! every coin from a transfer, and no table keeps any. Counts what came up.

use rules::{Event, Payment, Record};
use serde_json::{Map, Value};
use shuffle::{Bound, Cut};
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

type Counts = BTreeMap<&'static str, BTreeMap<String, u64>>;

pub fn files(dir: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(dir)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.to_string_lossy().ends_with(".jsonl.gz"))
        .collect();
    // Lives in the order of their world.
    files.sort_by_key(|path| {
        let name = path.file_name().unwrap().to_str().unwrap();
        let numbers = name.trim_end_matches(".jsonl.gz").split('-');
        numbers.map(|n| n.parse().unwrap()).collect::<Vec<u64>>()
    });
    files
}

pub fn check(dir: &Path) {
    let (mut counts, mut bytes) = (Counts::new(), 0);
    let files = files(dir);
    for file in &files {
        let packed = std::fs::read(file).unwrap();
        bytes += packed.len();
        let text = unpacked(&packed);
        let mut life = Life::new(file.display().to_string());
        for line in text.lines() {
            let line: Value = serde_json::from_str(line).unwrap();
            life.read(&line, &mut counts);
        }
        life.end(&mut counts);
    }
    println!("{} lives, {bytes} bytes, all of them hold", files.len());
    for (kind, counts) in counts {
        println!("\n{kind}");
        for (what, count) in counts {
            println!("{count:>9}  {what}");
        }
    }
}

fn unpacked(packed: &[u8]) -> String {
    let size: [u8; 4] = packed[packed.len() - 4..].try_into().unwrap();
    let mut out = vec![0; u32::from_le_bytes(size) as usize];
    let mut press = libdeflater::Decompressor::new();
    press.gzip_decompress(packed, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

struct Life {
    file: String,
    table: String,
    state: Map<String, Value>,
    lines: u64,
    closed: bool,
    /// What lies in the holds and the pot of the table.
    coins: BTreeMap<String, i64>,
    sum: i64,
    /// What was committed: method, seed, and what the hash is bound to.
    shuffles: HashMap<String, (u32, String, Bound)>,
    deals: BTreeMap<String, Deal>,
    game: String,
}

struct Deal {
    record: Record,
    cuts: Vec<Option<Cut>>,
    paid: Vec<(i64, String)>,
    ended: bool,
}

impl Life {
    fn new(file: String) -> Life {
        Life {
            file,
            table: String::new(),
            state: Map::new(),
            lines: 0,
            closed: false,
            coins: BTreeMap::new(),
            sum: 0,
            shuffles: HashMap::new(),
            deals: BTreeMap::new(),
            game: String::new(),
        }
    }

    fn read(&mut self, line: &Value, counts: &mut Counts) {
        let mut count = |kind: &'static str, what: String| {
            *counts.entry(kind).or_default().entry(what).or_default() += 1;
        };
        self.lines += 1;
        if self.lines == 1 {
            assert_eq!(line["format"], 1, "{}", self.file);
            self.table = word(&line["table"]);
            return;
        }
        let command = match &line["do"] {
            Value::String(word) => word.clone(),
            Value::Object(object) => object.keys().next().unwrap().clone(),
            other => panic!("{}: {other} is no command", self.file),
        };
        assert_eq!(self.lines == 2, command == "open", "{}", self.file);
        let phase = phase(&self.state);
        count("commands", command.clone());
        count("commands by phase", format!("{command} / {phase}"));
        if let Some(no) = line["answer"]["no"].as_str() {
            count("refusals", format!("{command}: {no}"));
        }
        if command == "time" {
            count("what time brought", self.time_for());
        }
        let steps = line["steps"].as_array().into_iter().flatten();
        for (n, step) in steps.enumerate() {
            if n > 0 {
                count("further steps of a command", command.clone());
            }
            self.step(step, &mut count);
        }
    }

    /// What a time that has come is for, as the table was.
    fn time_for(&self) -> String {
        let state = &self.state;
        if let Some(homeless) = state.get("homeless") {
            return format!("no place any more ({})", word(&homeless["lost"]));
        }
        if !state["orders"]["paused"].is_null() {
            return "a pause".to_owned();
        }
        let hands = &state["phase"]["playing"];
        match hands {
            Value::Null => {
                let kept = chairs(state).iter().any(|c| c["standing"] == "kept");
                format!("{}{}", phase(state), if kept { ", seats kept" } else { "" })
            }
            hands if hands["rest"].is_null() => format!("playing: {}", word(&hands["stretch"])),
            hands => format!("playing: {} with a rest", word(&hands["stretch"])),
        }
    }

    fn step(&mut self, step: &Value, count: &mut impl FnMut(&'static str, String)) {
        let file = self.file.clone();
        assert!(
            !self.closed || step["state"].is_null(),
            "{file}: after the end"
        );
        if let Some(changed) = step["state"].as_object() {
            for (key, value) in changed {
                match value {
                    Value::Null => self.state.remove(key),
                    value => self.state.insert(key.clone(), value.clone()),
                };
            }
            if changed.contains_key("notices") {
                for notice in self.state["notices"].as_array().unwrap() {
                    count("notices", word(&notice["what"]));
                }
            }
            if changed.contains_key("chairs") {
                for chair in chairs(&self.state) {
                    count("standings", word(&chair["standing"]));
                }
            }
        }
        if self.game.is_empty() {
            let terms = &self.state["terms"];
            let options = terms["options"].as_object();
            let options = options.map(|o| Value::Object(o.clone()).to_string());
            let (game, edition) = (word(&terms["game"]), word(&terms["edition"]));
            self.game = format!("{game}/{edition} {}", options.unwrap_or_default());
            count("lives by game", self.game.clone());
            let slow = terms["turn_seconds"].as_u64().unwrap() >= 3600;
            count("lives by pace", if slow { "slow" } else { "quick" }.into());
        }
        for write in step["writes"].as_array().into_iter().flatten() {
            self.write(write, count);
        }
        if let Some([deal, record]) = array(&step["begun"]) {
            let record: Record = serde_json::from_value(record.clone()).unwrap();
            let deal = word(deal);
            let begun = Deal {
                record,
                cuts: Vec::new(),
                paid: Vec::new(),
                ended: false,
            };
            self.deals.insert(deal.clone(), begun);
            self.dealt(&deal, step);
            count("deals begun", self.game.clone());
        }
        for act in step["acts"].as_array().into_iter().flatten() {
            let deal = self
                .deals
                .get_mut(&word(&act[0]))
                .expect("a deal with acts");
            assert_eq!(act[1], deal.record.acts.len(), "{file}: acts in order");
            let seat = act[2].as_u64().unwrap() as usize;
            deal.record.acts.push((seat, word(&act[3])));
            let kind = word(&act[3]);
            let kind = kind.split(' ').next().unwrap_or_default();
            count("acts by whom", word(&act[4]));
            count("acts", kind.chars().filter(|c| c.is_alphabetic()).collect());
            assert_ne!(act[4], "?", "{file}: an act of nobody's");
        }
        for coins in step["coins"].as_array().into_iter().flatten() {
            self.transfer(coins, count);
        }
        if let Some([deal, how, result]) = array(&step["ended"]) {
            count("deals ended", format!("{} {}", self.game, word(how)));
            self.deal_over(&word(deal), how == "played", result);
        }
        for (account, coins) in &self.coins {
            assert!(*coins >= 0, "{file}: {account} has {coins}");
        }
        if step["closed"] == true {
            self.closed = true;
            count("closed", word(&self.state["phase"]["closed"]["why"]));
            for (account, coins) in &self.coins {
                assert_eq!(*coins, 0, "{file}: left in {account}");
            }
        }
    }

    fn write(&mut self, write: &Value, count: &mut impl FnMut(&'static str, String)) {
        let kind = match write {
            Value::String(word) => word.clone(),
            write => write.as_object().unwrap().keys().next().unwrap().clone(),
        };
        if kind == "shuffle" {
            let shuffle = &write["shuffle"];
            let method = shuffle["method"].as_u64().unwrap() as u32;
            let bound = serde_json::from_value(shuffle["bound"].clone()).unwrap();
            let known = (method, word(&shuffle["seed"]), bound);
            self.shuffles.insert(word(&shuffle["deal"]), known);
        }
        count("written beside", kind);
    }

    /// The cards and the dealer follow from the seed that was drawn and the cuts.
    fn dealt(&mut self, id: &str, step: &Value) {
        let deal = self.deals.get_mut(id).unwrap();
        let ended = step["writes"].as_array().unwrap().iter().find_map(|write| {
            let ended = &write["shuffle-ended"];
            (ended["deal"] == id).then(|| ended["cuts"].clone())
        });
        deal.cuts = serde_json::from_value(ended.unwrap()).unwrap();
        let (method, seed, bound) = self.shuffles[id].clone();
        let (method, seed) = (method.try_into().unwrap(), seed.try_into().unwrap());
        let started = deal.record.replay().unwrap();
        let (setup, variant) = (started.setup(), started.setup().variant());
        let order = shuffle::order(variant.pack(), method, &seed, &deal.cuts);
        let (hands, stock) = variant.deal_out(&setup, order.order());
        let words = |cards: &[rules::Card]| cards.iter().map(ToString::to_string).collect();
        let hands: Vec<Vec<String>> = hands.iter().map(|hand| words(hand)).collect();
        assert_eq!(hands, deal.record.hands, "{}: {id}", self.file);
        let stock: Vec<String> = words(&stock);
        assert_eq!(stock, deal.record.stock, "{}: {id}", self.file);
        let dealer = bound.dealer.among(bound.seats.len(), &seed, &deal.cuts);
        assert_eq!(dealer, Some(deal.record.dealer), "{}: {id}", self.file);
        assert_eq!(bound.seats, deal.record.seats, "{}: {id}", self.file);
    }

    fn transfer(&mut self, coins: &Value, count: &mut impl FnMut(&'static str, String)) {
        let (name, from, to) = (word(&coins[0]), word(&coins[1]), word(&coins[2]));
        let (amount, reason) = (coins[3].as_i64().unwrap(), word(&coins[4]));
        assert!(amount > 0 && from != to, "{}: {name}", self.file);
        let here = |account: &str| {
            account.starts_with(&format!("hold:{}:", self.table))
                || *account == format!("pot:{}", self.table)
        };
        for (account, by) in [(from, -amount), (to, amount)] {
            self.sum += by;
            if here(&account) {
                *self.coins.entry(account).or_default() += by;
            }
        }
        // The payments of a deal are numbered; everything else has a word there.
        if let Some((deal, number)) = name.split_once(':')
            && number.parse::<u64>().is_ok()
            && let Some(deal) = self.deals.get_mut(deal)
        {
            assert_eq!(number, deal.paid.len().to_string(), "{}: {name}", self.file);
            deal.paid.push((amount, reason.clone()));
        }
        count("transfers", reason);
    }

    /// The result and the payments follow from the cards and the acts.
    fn deal_over(&mut self, id: &str, played: bool, result: &Value) {
        let deal = self.deals.get_mut(id).unwrap();
        assert!(!deal.ended, "{}: {id} ended twice", self.file);
        deal.ended = true;
        let mut payments: Vec<Payment> = Vec::new();
        let mut sink = |event: Event| {
            if let Event::Paid(payment) = event {
                payments.push(payment);
            }
        };
        let mut again = deal.record.replay_telling(&mut sink).unwrap();
        if played {
            again.close_question(&mut sink);
            let outcome = again.outcome().expect("a deal that is over");
            let outcome = serde_json::to_value(&outcome).unwrap();
            assert_eq!(outcome, *result, "{}: {id}", self.file);
            let paid: Vec<(i64, String)> = payments
                .iter()
                .map(|paid| (paid.amount.0, paid.reason.to_string()))
                .collect();
            assert_eq!(paid, deal.paid, "{}: {id}", self.file);
        }
    }

    fn end(self, counts: &mut Counts) {
        assert_eq!(self.sum, 0, "{}", self.file);
        assert!(self.closed, "{}: the table is open", self.file);
        for (account, coins) in &self.coins {
            assert_eq!(*coins, 0, "{}: left in {account}", self.file);
        }
        for (id, deal) in &self.deals {
            assert!(deal.ended, "{}: {id} never ended", self.file);
        }
        let lines = counts.entry("lengths of lives, commands").or_default();
        let long = match self.lines {
            0..20 => "below 20",
            20..100 => "20 to 99",
            100..300 => "100 to 299",
            300..600 => "300 to 599",
            _ => "600 and more",
        };
        *lines.entry(long.to_owned()).or_default() += 1;
        let all = counts.entry("all").or_default();
        *all.entry("commands".into()).or_default() += self.lines - 1;
        *all.entry("deals".into()).or_default() += self.deals.len() as u64;
    }
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn array<const N: usize>(value: &Value) -> Option<&[Value; N]> {
    value.as_array()?.as_slice().try_into().ok()
}

fn chairs(state: &Map<String, Value>) -> &[Value] {
    state
        .get("chairs")
        .and_then(Value::as_array)
        .map_or(&[], Vec::as_slice)
}

fn phase(state: &Map<String, Value>) -> String {
    match state.get("phase") {
        Some(Value::Object(phase)) => phase.keys().next().cloned().unwrap_or_default(),
        Some(phase) => word(phase),
        None => "not open".to_owned(),
    }
}
