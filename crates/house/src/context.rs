//! Gathers what a table's step may know besides the table and the command.

use super::{HouseError, Tavern};
use bank::Purse;
use ids::{GuildId, MemberId};
use pages::HouseRefusal;
use rules::Coins;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use table::{Cap, Command, Context, HouseRules, Means, Phase, Player, Refusal, Table};

impl Tavern {
    /// Everything a step may know besides the table and the command.
    pub(super) async fn context(
        &self,
        table: &Table,
        command: &Command,
    ) -> anyhow::Result<Context> {
        let is_on = table.state.phase.is_playing();
        // A void does not decide who can cover the next deal: that is checked when it begins.
        let is_void = matches!(command, Command::Void(_));
        // Nobody needs coins for chips.
        let is_for_fun = table.state.terms.coins.are_chips();
        let asking = asking(table, command).filter(|_| !is_for_fun);
        // Between deals patrons may take seats that a game for an exact number lacks.
        let waits = matches!(table.state.phase, Phase::Between) && table.state.terms.is_exact();
        let invites = match command {
            Command::SeatPatron { .. } | Command::Fill { .. } => true,
            Command::Deal { .. } | Command::TimeUp { .. } => waits,
            _ => false,
        };
        let is_cast = |player: &Player| player.is_of_the_cast();
        let cast = table.state.cast().next().is_some();
        let needs_house =
            !is_for_fun && (invites || (cast && !is_on) || asking.as_ref().is_some_and(is_cast));
        Ok(Context {
            now: self.clocks.now_at(table.guild),
            rules: self.rules(table.guild, &table.state.terms),
            means: if is_on || is_void || is_for_fun {
                None
            } else {
                Some(self.means(table).await?)
            },
            asking: match &asking {
                Some(player) if !is_cast(player) => Some(self.means_of(table, player).await?),
                _ => None,
            },
            house_free: if needs_house {
                Coins(self.treasury.house_has(table.guild).await?)
            } else {
                Coins::ZERO
            },
            bench: match invites {
                true if table.state.solo => self.staff.bench_alone(table.guild)?,
                true => self.staff.bench(table.guild, Some(table)).await?,
                false => Vec::new(),
            },
            dismissed: self.dismissed_at(table).await?,
            barred: if is_void {
                BTreeSet::new()
            } else {
                self.barred_at(table, command).await?
            },
            chance: self.luck.chance()?,
        })
    }

    /// A server's settings for tables with these terms.
    pub(super) fn rules(&self, guild: GuildId, terms: &table::Terms) -> HouseRules {
        let (house, settings) = (&self.house, self.settings.for_guild(guild));
        HouseRules {
            question: house.question,
            between: house.between,
            lobby: house.lobby,
            pause: house.pause,
            longest_pause: settings.longest_pause(terms),
            offered_purse: settings.offered_purse(&house.defaults, terms),
            last_trick: house.last_trick,
        }
    }

    /// What each player at a table can put at stake; the cast has no coins of its own.
    async fn means(&self, table: &Table) -> anyhow::Result<HashMap<Player, Means>> {
        let occupants = table.state.chairs.iter().map(|occupant| &occupant.player);
        let players: Vec<&Player> = occupants
            .filter(|player| !player.is_of_the_cast())
            .collect();
        let free = self.free_of(table.guild, &players).await?;
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
            Some(member) => self.allowances.has_lost_enough(guild, member).await?,
            None => false,
        };
        Ok(if reached { Cap::Reached } else { Cap::Open })
    }

    /// A table's refusal, with the facts that its reader needs.
    pub(super) async fn explained(
        &self,
        table: &Table,
        command: &Command,
        refusal: Refusal,
    ) -> Result<HouseError, HouseError> {
        let guild = table.guild;
        Ok(match refusal {
            Refusal::CannotCover { need } => {
                let asking = asking(table, command);
                let purse = match &asking {
                    Some(player) => self.purse(guild, player).await?,
                    None => Purse::default(),
                };
                HouseRefusal::CannotCover {
                    need: need.0,
                    free: purse.free,
                    held: purse.on_hold,
                }
                .into()
            }
            Refusal::Barred => {
                let why = match sits_down(command) {
                    Some(member) => self.exclusions.must_not_be_barred(guild, member).await,
                    None => Ok(()),
                };
                why.err().unwrap_or(Refusal::Barred.into())
            }
            Refusal::CapReached => self.allowances.lost_enough(guild).into(),
            Refusal::Enough { what, until } => HouseRefusal::Enough {
                what,
                at: until.map(|until| until.0 + self.clocks.ahead(guild)),
            }
            .into(),
            refusal => self.explained_of_patrons(guild, refusal).await?,
        })
    }

    /// The same for a refusal about patrons.
    pub(super) async fn explained_of_patrons(
        &self,
        guild: GuildId,
        refusal: Refusal,
    ) -> Result<HouseError, HouseError> {
        Ok(match refusal {
            Refusal::PatronShort { patron } => {
                let player = Player::Patron(patron);
                let purse = self.purse(guild, &player).await?;
                HouseRefusal::PatronShort {
                    name: self.members.name(guild, &player).await?,
                    free: purse.free,
                    held: purse.on_hold,
                }
                .into()
            }
            Refusal::HouseBroke { need } => HouseRefusal::HouseBroke {
                need: need.0,
                left: self.treasury.house_has(guild).await?,
                budget: self.treasury.house_budget(guild),
            }
            .into(),
            Refusal::NoPatronFree if self.settings.for_guild(guild).regulars.stay_away() => {
                HouseRefusal::RegularsStayAway.into()
            }
            Refusal::HasPlace => HouseRefusal::NoSuchTable.into(),
            refusal => refusal.into(),
        })
    }

    /// The members who may not sit down: of those who sit here, between deals, and whoever asks to.
    async fn barred_at(
        &self,
        table: &Table,
        command: &Command,
    ) -> anyhow::Result<BTreeSet<MemberId>> {
        let sitting = table.state.chairs.iter();
        let sitting = sitting.filter(|_| !table.state.phase.is_playing());
        let sitting = sitting.filter_map(|occupant| occupant.actor());
        let members: Vec<MemberId> = sitting.chain(sits_down(command)).collect();
        self.exclusions.barred(table.guild, &members).await
    }

    /// The dismissed patrons of a table, with their free coins.
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
                && !self.staff.is_hired(table.guild, key)
                && !self.tables.sits_elsewhere(table.guild, table.id, &player)
            {
                let purse = self.purse(table.guild, &player).await?;
                dismissed.insert(key.clone(), Coins(purse.free));
            }
        }
        Ok(dismissed)
    }
}

/// The member who wants to sit down, to be dealt in, or to play a patron's hand, with this command.
fn sits_down(command: &Command) -> Option<MemberId> {
    match command {
        Command::Join { person } => Some(person.member),
        Command::SitIn { by } | Command::Deal { by, .. } | Command::PlayFor { gm: by, .. } => {
            Some(*by)
        }
        _ => None,
    }
}

/// The player who wants to sit down with this command and needs coins for it.
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
