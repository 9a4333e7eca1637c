//! A table's step: what it may know is read, it is drawn up, committed as one, and then seen.

use super::{
    GuildId, LogEntry, Logged, MemberId, Player, Refusal, Seated, Sorry, TableId, Tavern, Trouble,
};
use crate::bank::{Purse, transfer_row};
use patrons::talk;
use rules::{Chance, Coins};
use std::collections::{BTreeMap, HashMap};
use store::{DealEnd, DealStart, ShuffleRow, StepError, TableWrite, Write};
use table::{
    Cap, Command, Context, Effect, Entry, HouseRules, Means, Occasion, Phase, ShuffleEnd, Step,
    Table,
};

use tokio::sync::MutexGuard;

/// How often a step is drawn up anew when somebody else was faster.
pub(super) const TRIES: usize = 4;

/// A step that was committed.
pub(super) struct Performed {
    /// What it wrote into the house's log.
    pub logged: Vec<Logged>,
}

impl Tavern {
    /// Lets a table do this.
    ///
    /// # Errors
    /// Why it does not: then nothing has changed; or what whoever asked is told although something has.
    pub(super) async fn perform(
        &self,
        id: TableId,
        command: Command,
    ) -> Result<Performed, Trouble> {
        self.perform_beside(id, command, Vec::new()).await
    }

    /// The same with more that is written in the same step.
    ///
    /// # Errors
    /// As [`Tavern::perform`].
    pub(super) async fn perform_beside(
        &self,
        id: TableId,
        command: Command,
        beside: Vec<Write>,
    ) -> Result<Performed, Trouble> {
        let seated = self.seated(id)?;
        if !matches!(command, Command::Chose { .. } | Command::TimeUp { .. }) {
            seated.choices.answers().await;
        }
        let table = seated.table.lock().await;
        self.perform_on(&seated, table, command, &beside).await
    }

    /// The same at a table that nobody else changes meanwhile.
    pub(super) async fn perform_on(
        &self,
        seated: &Seated,
        mut table: MutexGuard<'_, Table>,
        command: Command,
        beside: &[Write],
    ) -> Result<Performed, Trouble> {
        let id = table.id;
        for _ in 0..TRIES {
            let context = self.context(&table, &command).await?;
            let step = match table.step(command.clone(), context) {
                Ok(step) => step,
                Err(refusal) => return Err(self.explained(&table, &command, refusal).await?),
            };
            let told = told(&step);
            let mut performed = Performed { logged: Vec::new() };
            if step.table.version != table.version || !beside.is_empty() {
                match self.commit_step(&table, step, beside).await? {
                    Committed::Done { after, logged } => {
                        *table = *after;
                        performed.logged = logged;
                    }
                    Committed::Again => {
                        *table = self.read_again(id).await?;
                        continue;
                    }
                }
                self.settle_in(seated, &table);
                for logged in &performed.logged {
                    self.tell_logged(logged.clone());
                }
            }
            return match told {
                Some(refusal) => Err(self.explained(&table, &command, refusal).await?),
                None => Ok(performed),
            };
        }
        Err(anyhow::anyhow!("table {id} changed too often while a step was drawn up").into())
    }

    /// Commits a step of a table as it was before.
    async fn commit_step(
        &self,
        before: &Table,
        mut step: Step,
        beside: &[Write],
    ) -> Result<Committed, Trouble> {
        let_speak(before, &mut step);
        let (mut rows, logged) = self.rows(before, &step)?;
        rows.writes.extend(beside.iter().cloned());
        match self.inner.store.commit(rows).await {
            Ok(()) => Ok(Committed::Done {
                after: Box::new(step.table),
                logged,
            }),
            // Somebody else wrote the table, or spent coins in the meantime: look again.
            Err(StepError::Stale { .. } | StepError::Overdraft { .. }) => Ok(Committed::Again),
            Err(error) => Err(anyhow::Error::from(error).into()),
        }
    }

    /// What the database is asked to write for a step, and what that puts into the house's log.
    pub(super) fn rows(
        &self,
        before: &Table,
        step: &Step,
    ) -> anyhow::Result<(store::Step, Vec<Logged>)> {
        let (table, guild, at) = (&step.table, before.guild, self.now());
        let mut write = TableWrite {
            id: table.id,
            guild,
            channel: table.channel,
            from_version: before.version,
            state: table.row()?,
            due_at: table.due_at,
            closed: table.is_closed(),
            deal: None,
            acts: Vec::new(),
            deal_end: None,
            at,
        };
        let (mut rows, mut logged) = (store::Step::default(), Vec::new());
        for effect in &step.effects {
            match effect {
                Effect::Transfer(transfer) => {
                    rows.transfers.push(transfer_row(transfer, guild, at));
                }
                Effect::DealBegun { deal, record } => {
                    write.deal = Some(DealStart {
                        id: *deal,
                        record: serde_json::to_string(record)?,
                    });
                }
                Effect::Acted {
                    deal,
                    number,
                    seat,
                    act,
                } => write.acts.push(store::Act {
                    deal: *deal,
                    n: *number,
                    seat: u8::try_from(seat.index())?,
                    words: act.to_string(),
                }),
                Effect::DealEnded { deal, outcome } => {
                    write.deal_end = Some(DealEnd {
                        deal: *deal,
                        result: serde_json::to_string(outcome)?,
                        ended: match outcome {
                            Some(_) => store::Ended::Played,
                            None => store::Ended::Voided,
                        },
                    });
                }
                Effect::PlayedFor { deal, member } => rows.writes.push(Write::PlayedFor {
                    deal: *deal,
                    guild,
                    member: *member,
                }),
                Effect::Shuffled { shuffle, seed } => {
                    rows.writes.push(Write::Shuffle(ShuffleRow {
                        deal: shuffle.deal,
                        guild,
                        table: table.id,
                        method: shuffle.method.number(),
                        seed: seed.digits(),
                        bound: serde_json::to_string(&shuffle.bound)?,
                        hash: shuffle.hash.to_string(),
                        made_at: at,
                        cuts: String::new(),
                        ended: None,
                    }))
                }
                Effect::ShuffleEnded { shuffle, ended } => rows.writes.push(Write::ShuffleEnded {
                    deal: shuffle.deal,
                    cuts: serde_json::to_string(&shuffle.cuts)?,
                    ended: match ended {
                        ShuffleEnd::Dealt => store::ShuffleEnd::Dealt,
                        ShuffleEnd::Withdrawn => store::ShuffleEnd::Withdrawn,
                    },
                }),
                Effect::Log { by, entry } => {
                    let line = self.entry(guild, Some(*by), log_entry(table.id, entry));
                    rows.writes.push(line.write()?);
                    logged.push(line);
                }
                Effect::Talk { .. } | Effect::Told(_) => {}
            }
        }
        rows.table = Some(write);
        Ok((rows, logged))
    }

    /// All that a step may know beside the table and the command.
    pub(super) async fn context(
        &self,
        table: &Table,
        command: &Command,
    ) -> anyhow::Result<Context> {
        let is_on = table.state.phase.is_playing();
        // A void changes nothing about who could cover the next deal: that is looked at when it begins.
        let is_void = matches!(command, Command::Void(_));
        let asking = asking(table, command);
        // Between deals patrons may take seats that a game for exact numbers lacks.
        let waits = matches!(table.state.phase, Phase::Between) && table.state.terms.is_exact();
        let invites = match command {
            Command::SeatPatron { .. } | Command::Fill { .. } => true,
            Command::Deal { .. } | Command::TimeUp { .. } => waits,
            _ => false,
        };
        let is_cast = |player: &Player| player.is_of_the_cast();
        let cast = table.state.cast().next().is_some();
        let needs_house = invites || (cast && !is_on) || asking.as_ref().is_some_and(is_cast);
        Ok(Context {
            now: self.now_at(table.guild),
            rules: self.rules(table.guild, &table.state.terms),
            means: match is_on || is_void {
                true => None,
                false => Some(self.means(table).await?),
            },
            asking: match &asking {
                Some(player) if !is_cast(player) => Some(self.means_of(table, player).await?),
                _ => None,
            },
            house_free: match needs_house {
                true => Coins(self.house_has(table.guild).await?),
                false => Coins::ZERO,
            },
            bench: match invites {
                true => self.bench(table.guild, Some(table)).await?,
                false => Vec::new(),
            },
            dismissed: self.dismissed_at(table).await?,
            chance: self.inner.luck.chance()?,
        })
    }

    /// The rules of a server's house for tables of these terms.
    pub(super) fn rules(&self, guild: GuildId, terms: &super::Terms) -> HouseRules {
        let (house, settings) = (&self.inner.house, self.settings(guild));
        HouseRules {
            question: house.question,
            between: house.between,
            lobby: house.lobby,
            pause: house.pause,
            longest_pause: settings.longest_pause(terms),
            offered_purse: settings.offered_purse(house, terms),
        }
    }

    /// What everybody at a table can put at stake; the cast has nothing of its own.
    async fn means(&self, table: &Table) -> anyhow::Result<HashMap<Player, Means>> {
        let sitters = table.state.chairs.iter().map(|sitter| &sitter.player);
        let players: Vec<&Player> = sitters.filter(|player| !player.is_of_the_cast()).collect();
        let accounts: Vec<_> = players.iter().map(|player| player.account()).collect();
        let free = self.inner.bank.free(table.guild, &accounts).await?;
        let mut means = HashMap::new();
        for (player, free) in players.into_iter().zip(free) {
            let cap = self.cap(table.guild, player.member()).await?;
            let free = Coins(free);
            means.insert(player.clone(), Means { free, cap });
        }
        Ok(means)
    }

    /// What one player can put at stake.
    async fn means_of(&self, table: &Table, player: &Player) -> anyhow::Result<Means> {
        let purse = self.purse(table.guild, player).await?;
        Ok(Means {
            free: Coins(purse.free),
            cap: self.cap(table.guild, player.member()).await?,
        })
    }

    async fn cap(&self, guild: GuildId, member: Option<MemberId>) -> anyhow::Result<Cap> {
        let reached = match member {
            Some(member) => self.has_lost_enough(guild, member).await?,
            None => false,
        };
        Ok(match reached {
            true => Cap::Reached,
            false => Cap::Open,
        })
    }

    /// Why a table does not do something, with what whoever asked wants to know of it.
    async fn explained(
        &self,
        table: &Table,
        command: &Command,
        refusal: Refusal,
    ) -> Result<Trouble, Trouble> {
        let guild = table.guild;
        Ok(match refusal {
            Refusal::CannotCover { need } => {
                let asking = asking(table, command);
                let purse = match &asking {
                    Some(player) => self.purse(guild, player).await?,
                    None => Purse::default(),
                };
                Sorry::CannotCover {
                    need: need.0,
                    free: purse.free,
                    held: purse.on_hold,
                }
                .into()
            }
            Refusal::CapReached => self.lost_enough(guild).into(),
            refusal => self.explained_of_patrons(guild, refusal).await?,
        })
    }

    /// The same where a patron is wanted.
    pub(super) async fn explained_of_patrons(
        &self,
        guild: GuildId,
        refusal: Refusal,
    ) -> Result<Trouble, Trouble> {
        Ok(match refusal {
            Refusal::PatronShort { patron } => {
                let player = Player::Patron(patron);
                let purse = self.purse(guild, &player).await?;
                Sorry::PatronShort {
                    name: self.name(guild, &player).await?,
                    free: purse.free,
                    held: purse.on_hold,
                }
                .into()
            }
            Refusal::HouseBroke { need } => Sorry::HouseBroke {
                need: need.0,
                left: self.house_has(guild).await?,
                budget: self.house_budget(guild),
            }
            .into(),
            Refusal::NoPatronFree if self.settings(guild).regulars.stay_away() => {
                Sorry::RegularsStayAway.into()
            }
            Refusal::HasPlace => Sorry::NoSuchTable.into(),
            refusal => refusal.into(),
        })
    }

    /// After a commit: the clock, the patrons that are asked and everybody who looks are told.
    pub(super) fn settle_in(&self, seated: &Seated, table: &Table) {
        *super::lock(&seated.due_at) = table.due_at;
        *super::lock(&seated.spot) = table.spot();
        self.ask_patrons(seated, table);
        if table.is_closed() {
            super::lock(&self.inner.tables).remove(&table.id);
            self.inner.sessions.table_closed(table.guild);
        }
        self.inner.clock.notify_one();
        self.tell(table.id);
    }

    /// The patrons of a table who were dismissed, with their free coins.
    async fn dismissed_at(
        &self,
        table: &Table,
    ) -> anyhow::Result<BTreeMap<books::PatronKey, Coins>> {
        let mut dismissed = BTreeMap::new();
        for player in table.state.patrons() {
            let Player::Patron(key) = &player else {
                continue;
            };
            if !player.is_of_the_cast()
                && !self.is_hired(table.guild, key)
                && !self.sits_elsewhere(table.guild, table.id, &player)
            {
                let purse = self.purse(table.guild, &player).await?;
                dismissed.insert(key.clone(), Coins(purse.free));
            }
        }
        Ok(dismissed)
    }
}

/// What became of a step that was to be committed.
enum Committed {
    Done {
        after: Box<Table>,
        logged: Vec<Logged>,
    },
    /// Somebody else was faster: it is drawn up anew.
    Again,
}

/// Who wants to sit down with a command, and needs coins for it.
fn asking(table: &Table, command: &Command) -> Option<Player> {
    match command {
        Command::Join { person } => Some(Player::Member(*person)),
        Command::SitIn { by } => {
            let chair = table.state.chair_of_member(*by)?;
            Some(table.state.chairs[chair].player.clone())
        }
        _ => None,
    }
}

/// What whoever gave the command is told although something was done.
fn told(step: &Step) -> Option<Refusal> {
    step.effects.iter().find_map(|effect| match effect {
        Effect::Told(refusal) => Some(refusal.clone()),
        _ => None,
    })
}

fn log_entry(table: TableId, entry: &Entry) -> LogEntry {
    match entry.clone() {
        Entry::Kicked { player } => LogEntry::Kicked { table, player },
        Entry::CalledOff {
            what,
            reason,
            among,
        } => LogEntry::CalledOff {
            table,
            what,
            reason,
            among,
        },
    }
}

/// Patrons who have something to say of what happened say it, by lots that draw no pack, pause or choice.
pub(super) fn let_speak(before: &Table, step: &mut Step) {
    let lots = || Chance::seeded(before.id.0, before.version.0.unsigned_abs());
    let mut said = Vec::new();
    for effect in &step.effects {
        let Effect::Talk { among } = effect else {
            continue;
        };
        let by_lot = match among.len() {
            1 => 0,
            several => lots().below(several as u32) as usize,
        };
        let Some((speaker, occasion)) = among.get(by_lot) else {
            continue;
        };
        let character = super::patrons::character_of(&speaker.player, speaker.nature.as_ref());
        let mut lots = lots();
        // The first was drawn for who speaks.
        lots.below(2);
        if let Some(line) = talk(character.temper, heard(*occasion), |n| lots.below(n)) {
            said.push((speaker.player.clone(), line));
        }
    }
    for (player, line) in said {
        step.table.says(player, line);
    }
}

/// An occasion as patrons know it.
fn heard(occasion: Occasion) -> patrons::Occasion {
    match occasion {
        Occasion::SatDown => patrons::Occasion::SatDown,
        Occasion::WonDeal => patrons::Occasion::WonDeal,
        Occasion::LostDeal => patrons::Occasion::LostDeal,
        Occasion::BigPot => patrons::Occasion::BigPot,
        Occasion::SomebodyLeft => patrons::Occasion::SomebodyLeft,
        Occasion::WentBroke => patrons::Occasion::WentBroke,
        Occasion::Dismissed => patrons::Occasion::Dismissed,
        Occasion::Death => patrons::Occasion::Death,
        Occasion::VoleMade => patrons::Occasion::VoleMade,
        Occasion::VoleLost => patrons::Occasion::VoleLost,
    }
}
