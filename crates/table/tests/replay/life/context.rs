//! What a recorded step could know, and its random draws.

use super::super::draws::Recorded;
use super::super::told::{Told, list, read};
use super::{At, Life};
use ids::{DealId, Millis, Moment};
use rules::Coins;
use serde_json::{Map, Value};
use shuffle::Seed;
use std::collections::{BTreeMap, HashMap};
use table::{
    AvailablePatron, Cap, Chance, Chosen, Context, HouseRules, LastTrick, Means, Pause, Player,
    Table, Terms, Waiting,
};

impl Life {
    /// What the step may know and draw, as recorded.
    pub(super) fn context(&self, at: &At<'_>, terms: &Terms) -> Context {
        let means = &at.line["means"];
        let phase = at.before.get("phase");
        let playing = phase.is_some_and(|phase| !phase["playing"].is_null());
        let asking = asking(at.line);
        // A void was planned without them.
        let without = playing || means.is_null() || at.kind.ends_with("void");
        Context {
            now: Moment(self.now),
            rules: self.house_rules(terms),
            means: (!without).then(|| sitting(&means["sitting"], at.before)),
            asking: Some(asking.unwrap_or(Means::free(Coins::ZERO))),
            house_free: Some(Coins(means["house"].as_i64().unwrap_or(0))),
            bench: Some(list(&means["bench"]).map(benched).collect()),
            dismissed: Some(BTreeMap::new()),
            admitted: BTreeMap::new(),
            chance: Chance::Told(Box::new(self.draws(at, terms))),
        }
    }

    fn house_rules(&self, terms: &Terms) -> HouseRules {
        let time = |key: &str| Millis(self.house[key].as_i64().expect("a time"));
        let usual = if terms.is_slow() { 24 } else { 1 } * 60 * 60;
        let longest = self.settings["longest-pause"]["seconds"].as_i64();
        HouseRules {
            question: time("question-ms"),
            between: time("between-ms"),
            lobby: time("lobby-ms"),
            pause: if self.house["pause"] == "Off" {
                Pause::Off
            } else {
                Pause::Believable
            },
            longest_pause: Millis::seconds(longest.unwrap_or(usual)),
            offered_purse: read(
                &self
                    .recorded
                    .get("offered_purse")
                    .cloned()
                    .unwrap_or_default(),
            ),
            // No table knew another way when these lives were recorded.
            last_trick: LastTrick::ByHand,
            waiting: Waiting::Alike,
        }
    }

    fn draws(&self, at: &At<'_>, terms: &Terms) -> Recorded {
        let At { told, before, .. } = *at;
        let mut draws = Recorded::at(terms.variant);
        let id = |state: &Map<String, Value>| {
            let on = state.get("match_on").map(|on| on["id"].clone());
            on.unwrap_or_default()
        };
        let (was, is) = (id(before), id(&self.recorded));
        let mut deals: Vec<DealId> = Vec::new();
        if !is.is_null() && is != was {
            deals.push(read(&is));
        }
        for shuffle in &told.shuffles {
            deals.push(read(&shuffle["deal"]));
            let seed: String = read(&shuffle["seed"]);
            draws.seeds.push_back(Seed::try_from(seed).expect("a seed"));
        }
        // They were numbered in the order in which they were drawn.
        deals.sort_unstable();
        draws.deals.extend(deals);
        let after = &self.recorded;
        let left = after
            .get("orders")
            .and_then(|orders| orders["paused"]["left"].as_i64())
            .or_else(|| after.get("homeless").and_then(|h| h["left"].as_i64()));
        draws.pause = left.or(told.due).map(Millis);
        let cards = after.get("draw").map(|draw| draw["cards"].clone());
        let cards = cards.unwrap_or_default();
        let cards = list(&cards).map(|card| read::<String>(&card[1]).parse().expect("a card"));
        draws.looked_at(cards.collect());
        draws
    }

    /// What patrons chose in this command, for the moment before it.
    pub(super) fn chosen(&self, told: &Told) -> Vec<Chosen> {
        let playing = self.table.as_ref().and_then(Table::playing);
        let ply = playing.map_or(0, |playing| playing.acts);
        let by_patron = |act: &&Value| {
            let occupant = self
                .table
                .as_ref()
                .and_then(|table| table.state.occupant(read(&act[2])));
            occupant.is_some_and(|occupant| occupant.player.member().is_none())
        };
        let chosen = |act: &Value| Chosen {
            deal: read(&act[0]),
            ply,
            seat: read(&act[2]),
            act: read::<String>(&act[3]).parse().expect("an act"),
        };
        told.acts.iter().filter(by_patron).map(chosen).collect()
    }
}

fn sitting(means: &Value, before: &Map<String, Value>) -> HashMap<Player, Means> {
    let mut known = HashMap::new();
    let chairs = before.get("chairs").map(list);
    for (chair, means) in chairs.into_iter().flatten().zip(list(means)) {
        let player: Player = read(&chair["player"]);
        let means = match (means.as_i64(), means == "cap") {
            _ if player.is_of_the_cast() => continue,
            (Some(free), _) => Means::free(Coins(free)),
            (None, true) => Means {
                free: Coins::ZERO,
                cap: Cap::Reached,
            },
            (None, false) => continue,
        };
        known.insert(player, means);
    }
    known
}

/// What the member who gives a command could put at stake.
fn asking(line: &Value) -> Option<Means> {
    let wants = &line["means"]["wants"];
    let free = Coins(wants["free"].as_i64()?);
    let cap = if wants["cap"] == true {
        Cap::Reached
    } else {
        Cap::Open
    };
    let person = &line["do"]["join"]["person"];
    if !person.is_null() && wants["player"]["member"] != *person {
        // What was read belongs to the patron they play for, or to whom they sit here as: that their own purse cannot
        // cover the stake is known only from the answer.
        let no = line["answer"]["no"].as_str();
        return Some(match no {
            Some("CannotCover") => Means::free(Coins::ZERO),
            _ => Means {
                free: Coins::MOST,
                cap,
            },
        });
    }
    Some(Means { free, cap })
}

fn benched(told: &Value) -> AvailablePatron {
    AvailablePatron {
        patron: read(&told[0]["patron"]),
        nature: read(&told[1]),
        free: read(&told[2]),
    }
}
