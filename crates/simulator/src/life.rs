//! A table's life: every command with what its step could know, from which the table can be replayed.

use books::PatronKey;
use ids::{MemberId, Millis, Moment};
use rules::Coins;
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, HashMap};
use std::hash::{Hash, Hasher};
use table::{
    Admission, AvailablePatron, Chance, Command, Context, Effect, Hands, HouseRules, Means,
    Opening, Player, Refusal, Step, Table,
};

/// What a step could know; a [`Context`] serves one step only.
#[derive(Clone, Debug)]
pub struct StepInput {
    pub now: Moment,
    pub rules: HouseRules,
    pub means: Option<HashMap<Player, Means>>,
    pub asking: Option<Means>,
    pub house_free: Option<Coins>,
    pub bench: Option<Vec<AvailablePatron>>,
    pub dismissed: Option<BTreeMap<PatronKey, Coins>>,
    pub admitted: BTreeMap<MemberId, Admission>,
    pub luck: u64,
}

/// Something that happened to a table.
pub enum LifeEvent {
    /// A command, and a digest of what came of it.
    Command(Box<Command>, Box<StepInput>, u64),
    /// The house stood still for this long.
    Stopped(Millis),
    /// It was read without its deal, which could not be read.
    LostItsDeal,
}

/// From the opening on.
pub struct Life {
    opening: Opening,
    known: StepInput,
    events: Vec<LifeEvent>,
}

impl StepInput {
    /// The context of one step.
    pub fn context(&self) -> Context {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.luck.to_le_bytes());
        Context {
            now: self.now,
            rules: self.rules,
            means: self.means.clone(),
            asking: self.asking,
            house_free: self.house_free,
            bench: self.bench.clone(),
            dismissed: self.dismissed.clone(),
            admitted: self.admitted.clone(),
            chance: Chance::fresh(bytes),
        }
    }
}

impl Life {
    pub fn new(opening: Opening, known: StepInput) -> Life {
        Life {
            opening,
            known,
            events: Vec::new(),
        }
    }

    pub fn push(&mut self, event: LifeEvent) {
        self.events.push(event);
    }

    /// How many commands it has seen.
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Plays everything again; returns the table, and fails at the first command with another result.
    pub fn replayed(&self) -> Result<Table, String> {
        let opened = Table::open(self.opening.clone(), self.known.context());
        let mut table = opened.map_err(|refusal| refusal.to_string())?.table;
        for (number, event) in self.events.iter().enumerate() {
            match event {
                LifeEvent::Command(command, known, digest) => {
                    let done = table.step(Command::clone(command), known.context());
                    if digest_of(&done)? != *digest {
                        return Err(format!("command {number} ends otherwise: {command:?}"));
                    }
                    if let Ok(step) = done {
                        table = step.table;
                    }
                }
                LifeEvent::Stopped(time) => table.due_at = table.due_at.map(|due| due + *time),
                LifeEvent::LostItsDeal => table = without_deal(table)?,
            }
        }
        Ok(table)
    }
}

fn without_deal(table: Table) -> Result<Table, String> {
    let hands = table
        .state
        .with(|playing| Ok::<Hands, String>(playing.hands))?;
    Ok(Table {
        state: hands.without_deal(),
        seed: None,
        ..table
    })
}

/// A digest of everything that a step leaves behind.
pub fn digest_of(done: &Result<Step, Refusal>) -> Result<u64, String> {
    let mut hash = DefaultHasher::new();
    match done {
        Err(refusal) => refusal.to_string().hash(&mut hash),
        Ok(step) => {
            let table = &step.table;
            let row = table.row().map_err(|why| why.to_string())?;
            (row, table.version.0, table.channel, table.due_at).hash(&mut hash);
            table
                .seed
                .as_ref()
                .map(shuffle::Seed::bytes)
                .hash(&mut hash);
            for effect in &step.effects {
                hash_effect(effect, &mut hash)?;
            }
        }
    }
    Ok(hash.finish())
}

fn hash_effect(effect: &Effect, hash: &mut DefaultHasher) -> Result<(), String> {
    let json = |why: serde_json::Error| why.to_string();
    match effect {
        Effect::Transfer(transfer) => {
            (&transfer.name, &transfer.debit, &transfer.credit).hash(hash);
            (transfer.amount, transfer.reason.word(), &transfer.cause).hash(hash);
        }
        Effect::DealBegun { deal, record } => {
            (deal, serde_json::to_string(record).map_err(json)?).hash(hash);
        }
        Effect::Acted {
            deal,
            number,
            seat,
            act,
        } => (deal, number, seat, act).hash(hash),
        Effect::DealEnded { deal, outcome } => {
            (deal, serde_json::to_string(outcome).map_err(json)?).hash(hash);
        }
        Effect::Shuffled { shuffle, seed } => (shuffle.deal, seed.bytes()).hash(hash),
        Effect::PlayedFor { .. }
        | Effect::ShuffleEnded { .. }
        | Effect::Log { .. }
        | Effect::Talk { .. }
        | Effect::PartlyRefused(_) => format!("{effect:?}").hash(hash),
    }
    Ok(())
}
