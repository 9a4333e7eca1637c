//! What members ask of the house away from the tables: by commands and buttons, and what else happens to it.

use super::People;
use crate::tavern::calls::Call;
use crate::tavern::coins::HOUSE;
use crate::tavern::typed::named;
use crate::tavern::witness::Seen;
use house::Requester;
use ids::{ChannelId, DealId, GuildId, MemberId, Millis, PurseId, SessionId};
use interactions::command::Command as Slash;
use interactions::command::character::CharacterCommand;
use interactions::command::coins::CoinsCommand;
use interactions::command::game;
use interactions::command::patron::PatronCommand;
use interactions::command::table::TableCommand;
use interactions::command::tavern::{BannedFrom, Sum, TavernCommand};
use pages::setting::Setting;
use pages::{Hiring, MYSELF, Shortfall};
use patrons::{Character, Skill, TEMPERS};
use rules::Coins;
use screens::button::{
    Button, CharacterKey, PanelKey, PrivacyKey, SetupKey, StaffKey, SureKey, TableKey,
};

/// Somebody who asks the house for something, and what they may ask about.
struct Asker {
    at: usize,
    guild: GuildId,
    gm: MemberId,
    member: MemberId,
    /// Somebody whom it may concern.
    other: MemberId,
    /// Their purses.
    own: Vec<PurseId>,
    /// The last deals that were played here, the last one of another server, and deals that are not over.
    played: Vec<DealId>,
    elsewhere: Option<DealId>,
    told: Vec<DealId>,
    requester: Requester,
    days: i64,
}

impl People {
    /// Coins for a member or the house, or from a member.
    pub(super) fn sum(&mut self, member: Option<MemberId>) -> Sum {
        Sum {
            coins: self.coins().to_string(),
            reason: "he knows why".to_owned(),
            character: None,
            house: member.is_none(),
            member: member.map(named),
        }
    }

    /// Somebody asks the house for something away from the tables.
    pub(super) fn ask_the_house(&mut self, at: usize, seen: &Seen) -> Option<Call> {
        let who = self.asker(at, seen);
        match self.luck.below(124) {
            what @ 0..=23 => self.asks_about_themselves(what, &who, seen),
            what @ 24..=53 => self.moves_coins(what, &who, seen),
            what @ 54..=83 => self.interferes(what, &who, seen),
            what @ 84..=93 => self.hears_of_servers(what, who.guild),
            what => self.reads(what, &who, seen),
        }
    }

    /// Somebody, with all that they may ask about.
    fn asker(&mut self, at: usize, seen: &Seen) -> Asker {
        let guild = self.servers[at].guild;
        let (member, other) = (self.anyone(at), self.anyone(at));
        // Others try what only game masters may do.
        let gm = if self.luck.once_in(16) {
            member
        } else {
            self.gm(at)
        };
        let played = seen.played.iter().rev();
        let here = played.clone().filter(|played| played.guild == guild);
        let played_here: Vec<DealId> = here.take(12).map(|played| played.deal).collect();
        let mut elsewhere = played.filter(|played| played.guild != guild);
        let mut told = played_here.clone();
        let tables = seen.tables.values().filter(|kept| kept.guild == guild);
        told.extend(tables.filter_map(|kept| kept.running_deal()));
        Asker {
            at,
            guild,
            gm,
            member,
            other,
            own: purses(seen, guild, member),
            elsewhere: elsewhere.next().map(|played| played.deal),
            played: played_here,
            told,
            requester: Requester {
                guild,
                channel: ChannelId(1),
                member,
                rank: self.rank(at, member),
            },
            days: self.luck.between(1, 40),
        }
    }

    /// A member asks about themselves.
    fn asks_about_themselves(&mut self, what: usize, who: &Asker, seen: &Seen) -> Option<Call> {
        let (at, gm, member, own) = (who.at, who.gm, who.member, &who.own);
        Some(match what {
            0..=4 => {
                let command = self.looks()?;
                self.types(at, member, command)
            }
            5..=6 => {
                let now = seen.starting(who.guild).last()?;
                // Some offers to raise starting coins are older than the settings.
                let to = if self.luck.once_in(8) {
                    self.luck.between(0, 10_000)
                } else {
                    now
                };
                let raise = Button::Setup(SetupKey::Raise(Coins(to)));
                self.presses(at, gm, raise, &[])
            }
            7 => self.presses(at, gm, Button::Setup(SetupKey::AskRaise), &[]),
            8..=11 => {
                let create = CharacterCommand::Create {
                    name: format!("Sir {}", self.luck.below(40)),
                    picture: None,
                    coins: self.luck.once_in(2).then(|| self.coins().to_string()),
                };
                self.types(at, member, Slash::Character(create))
            }
            12 => {
                let name = format!("Dame {}", self.luck.below(40));
                let rename = Button::Character(CharacterKey::Rename(*self.luck.one(own)?));
                self.presses(at, member, rename, &[&name])
            }
            13..=14 => {
                let retire = Button::Sure(SureKey::Retire(*self.luck.one(own)?));
                self.presses(at, member, retire, &[])
            }
            15..=18 => {
                let character = own.get(1..).and_then(|own| self.luck.one(own));
                let character = character.map(PurseId::to_string);
                let character = character.filter(|_| !self.luck.once_in(3));
                let who = character.unwrap_or_else(|| MYSELF.to_owned());
                self.types(at, member, Slash::Character(CharacterCommand::Play { who }))
            }
            19 => {
                let picture = Button::Character(CharacterKey::Picture(*self.luck.one(own)?));
                self.presses(at, member, picture, &[""])
            }
            _ => self.fetches(at, member),
        })
    }

    /// A command that only shows something.
    fn looks(&mut self) -> Option<Slash> {
        let game = self.luck.one(&self.games).map(game::value);
        let game = game.filter(|_| self.luck.once_in(2));
        let looks = [
            Slash::Play { game: game.clone() },
            Slash::Rules { game },
            Slash::Triomphe(TableCommand::Mine),
            Slash::Triomphe(TableCommand::Hand),
            Slash::Triomphe(TableCommand::Past),
            Slash::Coins(CoinsCommand::Balance),
            Slash::Coins(CoinsCommand::Board),
            Slash::Character(CharacterCommand::List),
            Slash::Patron(PatronCommand::List),
            Slash::Tavern(TavernCommand::Panel),
            Slash::Settings,
            Slash::Privacy,
            Slash::Help,
        ];
        self.luck.one(&looks).cloned()
    }

    /// Coins are paid, granted and taken; patrons come and go.
    fn moves_coins(&mut self, what: usize, who: &Asker, seen: &Seen) -> Option<Call> {
        let (at, guild, gm, member) = (who.at, who.guild, who.gm, who.member);
        let characters = who.own.get(1..);
        let character = characters.and_then(|own| self.luck.one(own));
        let character = character.map(PurseId::to_string);
        let command = match what {
            24 => Slash::Coins(CoinsCommand::Pay {
                coins: self.coins().to_string(),
                member: None,
                character: None,
                patron: Some(if self.luck.once_in(3) {
                    HOUSE.to_owned()
                } else {
                    self.patron(at)
                }),
                reason: None,
            }),
            25..=28 => {
                let coins = self.coins();
                return Some(self.pays(at, member, who.other, coins));
            }
            29..=38 => Slash::Tavern(TavernCommand::Grant(Sum {
                character: character.clone(),
                ..self.sum(Some(member))
            })),
            39..=40 => Slash::Tavern(TavernCommand::Fine(Sum {
                character: character.clone(),
                house: self.luck.once_in(2),
                ..self.sum(Some(member))
            })),
            41..=43 => Slash::Tavern(TavernCommand::Grant(self.sum(None))),
            44 => {
                let again = self.again.len();
                return self.again.get(self.luck.below(again.max(1))).cloned();
            }
            45..=47 => {
                let name = format!("Patron {}", self.servers[at].hired);
                self.servers[at].hired += 1;
                let hiring = Hiring {
                    name,
                    face: "🦊".to_owned(),
                    character: Character {
                        temper: self.luck.one(&TEMPERS)?,
                        skill: Skill::Novice,
                    },
                    purse: None,
                };
                let purse = self.luck.once_in(2).then(|| self.coins().to_string());
                Slash::Patron(PatronCommand::Hire { hiring, purse })
            }
            _ => {
                let hired = seen.patrons.keys().filter(|(server, _)| *server == guild);
                let hired = hired.filter_map(|(_, key)| key.strip_prefix("h-")?.parse().ok());
                let patron: PurseId = *self.luck.one(&hired.collect::<Vec<_>>())?;
                let (coins, purse) = (self.coins().to_string(), StaffKey::Purse(patron));
                let (button, values): (_, &[&str]) = match what {
                    48..=49 => (Button::Sure(SureKey::Dismiss(patron)), &[]),
                    50..=52 => (Button::Staff(purse), &[&coins, ""]),
                    _ => (Button::Staff(purse), &["", &coins]),
                };
                return Some(self.presses(at, gm, button, values));
            }
        };
        let by = if what == 24 { member } else { gm };
        Some(self.types_for_coins(at, by, command))
    }

    /// A game master gives an order, or a member wants to be forgotten.
    fn interferes(&mut self, what: usize, who: &Asker, seen: &Seen) -> Option<Call> {
        let (at, gm, member, days) = (who.at, who.gm, who.member, who.days);
        let command = match what {
            54 if self.luck.once_in(2) => TavernCommand::Ban {
                member: named(member),
                reason: "he cheats".to_owned(),
                days: self.luck.once_in(2).then_some(days),
                from: BannedFrom::Tables,
            },
            57..=59 => TavernCommand::Open {
                name: Some("Evening".to_owned()),
            },
            60..=61 if self.luck.once_in(2) => TavernCommand::Close,
            79..=80 => TavernCommand::Setup(self.settings()),
            _ => return self.presses_in_the_panel(what, who, seen),
        };
        if what == 57 && self.luck.once_in(3) {
            let sure = Button::Sure(SureKey::Abstain(1 + days as u16 % 3));
            return Some(self.presses(at, member, sure, &[]));
        }
        Some(self.types(at, gm, Slash::Tavern(command)))
    }

    /// The same by a button.
    fn presses_in_the_panel(&mut self, what: usize, who: &Asker, seen: &Seen) -> Option<Call> {
        let (at, guild, gm, member) = (who.at, who.guild, who.gm, who.member);
        Some(match what {
            54..=56 => self.presses(at, gm, Button::Panel(PanelKey::Unban(member)), &[]),
            60..=61 => {
                let open = |(_, (server, closed)): &(&SessionId, &(GuildId, Option<i64>))| {
                    *server == guild && closed.is_none()
                };
                let (session, _) = seen.sessions.iter().find(open)?;
                let sure = Button::Sure(SureKey::CloseSession(*session));
                self.presses(at, gm, sure, &[])
            }
            62..=64 => Call::PostSheets(!self.luck.once_in(3)),
            65..=72 => {
                let lacking = if self.luck.once_in(2) {
                    Shortfall::Refuse
                } else {
                    Shortfall::MakeGood
                };
                let deal = match who.elsewhere {
                    // Ids are no secret: they stand in receipts.
                    Some(deal) if self.luck.once_in(8) => deal,
                    _ => *self.luck.one(&who.played)?,
                };
                let void = Button::Panel(PanelKey::Void(deal, lacking));
                self.presses(at, gm, void, &["a card fell"])
            }
            73..=77 => {
                let asked = seen.void_requests.iter().filter(|(at, ..)| *at == guild);
                let asked: Vec<_> = asked.rev().take(8).collect();
                let (_, request, deal) = self.luck.one(&asked)?;
                let by = self.luck.one(&seen.players(*deal)).copied();
                self.presses(at, by.unwrap_or(member), Button::AgreeToVoid(*request), &[])
            }
            78 => Call::VoidsLapse,
            81 => self.presses(at, member, Button::Privacy(PrivacyKey::Erase), &[]),
            82 => return self.scheme(at, seen),
            _ => self.presses(at, member, Button::Privacy(PrivacyKey::Export(0)), &[]),
        })
    }

    /// Discord reports something of a server or of the connection.
    fn hears_of_servers(&mut self, what: usize, guild: GuildId) -> Option<Call> {
        Some(match what {
            84 => {
                if self.luck.once_in(3) {
                    Call::Removed(guild)
                } else {
                    Call::Present(guild)
                }
            }
            85 => Call::Present(guild),
            86 => Call::Purge,
            87 => Call::LosePlaces(guild, ChannelId(1 + self.luck.below(5) as u64)),
            88 => {
                if self.luck.once_in(4) {
                    Call::AbandonAll(guild, ChannelId(1 + self.luck.below(5) as u64))
                } else {
                    Call::ServerBack(guild)
                }
            }
            89 => Call::ServerOut(guild),
            90..=91 => Call::ServerBack(guild),
            92 => {
                if self.luck.once_in(2) {
                    Call::DiscordLost
                } else {
                    Call::DiscordSilent(Millis(self.luck.between(10_000, 20_000)))
                }
            }
            _ => Call::DiscordReached,
        })
    }

    /// Somebody reads about what was played, or plays again at a closed table.
    fn reads(&mut self, what: usize, who: &Asker, seen: &Seen) -> Option<Call> {
        let (at, guild, gm, member) = (who.at, who.guild, who.gm, who.member);
        let (requester, played, told) = (who.requester, &who.played, &who.told);
        Some(match what {
            94..=95 => Call::Receipt(requester, *self.luck.one(told)?),
            96 => Call::Replay(requester, *self.luck.one(told)?, self.luck.below(20)),
            97 | 100..=123 => match self.luck.below(8) {
                0 => match self.luck.below(8) {
                    0..=1 => self.presses(at, gm, Button::Panel(PanelKey::Session), &[]),
                    2 => self.presses(at, gm, Button::Panel(PanelKey::OnBoard(member)), &[]),
                    3..=4 => {
                        let ban = TavernCommand::Ban {
                            member: named(member),
                            reason: "he wins too much".to_owned(),
                            days: None,
                            from: BannedFrom::Board,
                        };
                        self.types(at, gm, Slash::Tavern(ban))
                    }
                    _ => {
                        seen.purses.get(&(guild, member))?;
                        let left = self.luck.one(&self.servers[at].members)?.0;
                        Call::Richest(guild, member, self.luck.once_in(2).then_some(left))
                    }
                },
                1 => Call::Record(requester, *self.luck.one(told)?),
                2 => Call::Report(requester, self.luck.one(told).copied()),
                3 => Call::Shuffle(requester, *self.luck.one(told)?),
                4 => Call::ShareTrick(requester, *self.luck.one(told)?, self.luck.below(12)),
                5 => Call::ShareWin(requester, *self.luck.one(played)?),
                6 => self.presses(at, member, Button::Privacy(PrivacyKey::Ask), &[]),
                _ => {
                    let command = self.looks()?;
                    self.types(at, gm, command)
                }
            },
            _ => {
                let closed = seen.closed.iter().filter(|(at, _)| *at == guild);
                let closed: Vec<_> = closed.map(|(_, table)| *table).collect();
                let again = Button::Table(*self.luck.one(&closed)?, TableKey::Again);
                self.presses(at, member, again, &[])
            }
        })
    }

    fn patron(&mut self, at: usize) -> String {
        let number = self.luck.below(self.servers[at].hired.max(1));
        format!("Patron {number}")
    }

    /// Settings as they are typed.
    fn settings(&mut self) -> Vec<(Setting, String)> {
        let most_lost = [20, 200, 5_000][self.luck.below(3)];
        let turn = self.luck.one(&self.turns).copied().unwrap_or(60);
        let amounts = [
            (Setting::Starting, 0, 10_000),
            // More than may be given is refused.
            (Setting::Starting, 0, i64::MAX / 2),
            (Setting::Allowance, 0, 500),
            (Setting::Cap, 1, most_lost + 1),
            (Setting::Cap, 0, 0),
            (Setting::Budget, 0, 100_000),
            (Setting::Clock, turn.into(), turn.into()),
            (Setting::Clock, 1, 1),
            (Setting::Pause, 10, 10),
            (Setting::Highest, -5, 100),
        ];
        let mut typed = Vec::new();
        for (number, (setting, least, most)) in amounts.into_iter().enumerate() {
            // What is seldom, or refused.
            let often = if matches!(number, 1 | 4 | 7 | 9) {
                8
            } else {
                2
            };
            if self.luck.once_in(often) {
                typed.push((setting, self.luck.between(least, most).to_string()));
            }
        }
        let words: [(Setting, &[&str]); 4] = [
            (Setting::Regulars, &["come", "come", "stay-away"]),
            (Setting::Age, &["all", "all", "restricted"]),
            (
                Setting::Currency,
                &[
                    "florin",
                    "penny/pence",
                    "gp=100 sp=10 cp=1",
                    "crown=5 groat=1",
                ],
            ),
            // Refused where the currency lacks it.
            (Setting::Coin, &["gp", "sp", "cp", "groat", "crown"]),
        ];
        for (setting, words) in words {
            if self.luck.once_in(2)
                && let Some(word) = self.luck.one(words)
            {
                typed.push((setting, (*word).to_owned()));
            }
        }
        typed
    }
}

/// A member's own purse and those of their characters.
fn purses(seen: &Seen, guild: GuildId, member: MemberId) -> Vec<PurseId> {
    let mut own = Vec::from_iter(seen.purses.get(&(guild, member)).copied());
    let characters = seen.characters.iter();
    let theirs = characters.filter(|(at, of, _)| (*at, *of) == (guild, member));
    own.extend(theirs.map(|(.., purse)| *purse));
    own
}
