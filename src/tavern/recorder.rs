//! For `examples/corpus`, which records the lives of tables: what a step goes by, and one due table at a time.

use super::state::{Means, Phase};
use super::{GuildId, MemberId, Player, TableId, Tavern, Trouble, Wish};
use rules::Turn;
use serde_json::{Value, json};

impl Tavern {
    /// The tables whose clock goes and that wait for a time: how long it is until then, milliseconds.
    pub fn waiting_tables(&self) -> Vec<(TableId, i64)> {
        self.times_left()
    }

    /// One table does what it does when its time has come.
    ///
    /// # Errors
    /// As the clock's own work.
    pub async fn let_time_come(&self, table: TableId) -> Result<(), Trouble> {
        self.come_due(table).await
    }

    /// What the clock of a server's tables says, and the time of day, in milliseconds.
    pub fn both_clocks(&self, guild: GuildId) -> (i64, i64) {
        let now = self.now_at(guild);
        (now.clock, now.day)
    }

    /// Who could put how much at stake at a table now: who sits there, who wants something, the house, the patrons
    /// that could be asked in their order.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn recorded_means(
        &self,
        id: TableId,
        actor: Option<MemberId>,
    ) -> anyhow::Result<Value> {
        let Ok(seated) = self.seated(id) else {
            return Ok(Value::Null);
        };
        let table = seated.table.lock().await.clone();
        let house = self.house_has(table.guild).await?;
        let purses = self.purses(&table).await?;
        let means = |means: &Means| match means {
            Means::Free(coins) => json!(coins),
            Means::LostEnough => json!("cap"),
        };
        let sitters = table.state.chairs.iter().map(|sitter| &sitter.player);
        let sitting: Vec<Value> = sitters
            .map(|player| purses.get(player).map_or(Value::Null, means))
            .collect();
        let mut wants = Value::Null;
        if let Some(member) = actor {
            let person = self.person(table.guild, member).await?;
            let sits = table.state.chair_of_member(member);
            let player = match sits {
                Some(chair) => table.state.chairs[chair].player.clone(),
                None => Player::Member(person),
            };
            let purse = self.purse(table.guild, &player).await?;
            wants = json!({
                "player": player,
                "free": purse.free,
                "held": purse.on_hold,
                "cap": self.has_lost_enough(table.guild, member).await?,
            });
        }
        let mut bench = Vec::new();
        for invited in self.bench(&table, &Wish::Anybody) {
            let free = match invited.player.is_of_the_cast() {
                true => None,
                false => Some(self.purse(table.guild, &invited.player).await?.free),
            };
            bench.push(json!([invited.player, invited.nature, free]));
        }
        Ok(json!({ "sitting": sitting, "wants": wants, "house": house, "bench": bench }))
    }

    /// Whether a deal is on at a table, so that a step does not ask what anybody could put at stake.
    pub async fn is_playing(&self, table: TableId) -> bool {
        match self.seated(table) {
            Ok(seated) => matches!(seated.table.lock().await.state.phase, Phase::Playing(_)),
            Err(_) => false,
        }
    }

    /// Which seats are to act in the deal that is on, and how many acts there were.
    pub async fn recorded_turn(&self, table: TableId) -> Value {
        let Ok(seated) = self.seated(table) else {
            return Value::Null;
        };
        let table = seated.table.lock().await;
        let Some(running) = &table.running else {
            return Value::Null;
        };
        let seats = |seats: rules::SeatSet| seats.iter().map(|seat| seat.index()).collect();
        let (kind, seats): (_, Vec<usize>) = match running.deal.turn() {
            Turn::One(seat) => ("one", vec![seat.index()]),
            Turn::Each(each) => ("each", seats(each)),
            Turn::Question => ("question", seats(running.deal.question())),
            Turn::Over => ("over", Vec::new()),
        };
        json!([kind, seats, running.acts])
    }
}
