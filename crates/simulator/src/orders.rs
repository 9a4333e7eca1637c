//! What is asked of a table besides continuing its deal, in turn or out of it: drawn alike in both worlds.

use crate::commands::CommandKind;
use crate::luck::Luck;
use books::PatronKey;
use ids::{ChannelId, DealId, MemberId};
use rules::{Act, Card, Coins, Variant};
use table::{
    Answer, Asked, CalledOff, CoinKind, Command, Language, Lost, Player, Rank, Reveal, Spot, Table,
};

/// Who asks, and about what.
pub struct Asking<'a> {
    pub table: &'a Table,
    pub by: MemberId,
    pub rank: Rank,
    /// A game master.
    pub gm: MemberId,
    /// The deal they speak of.
    pub deal: DealId,
    /// Whether they press what is out of date, or not theirs.
    pub wild: bool,
    /// How the table loses its place, if it does.
    pub lost: Lost,
    /// The patrons who may be asked by name to sit down.
    pub known: &'a [PatronKey],
}

impl Asking<'_> {
    /// A command of this kind; `None` if each world says that kind in its own way, or there is nobody to say it of.
    pub fn command(&self, kind: CommandKind, luck: &mut Luck) -> Option<Command> {
        let &Asking {
            table,
            by,
            rank,
            gm,
            deal,
            wild,
            lost,
            known,
        } = self;
        let state = &table.state;
        let players: Vec<&Player> = state
            .chairs
            .iter()
            .map(|occupant| &occupant.player)
            .collect();
        // What ends a table, or most of it, is not done every time.
        let seldom = |luck: &mut Luck| luck.once_in(12).then_some(());
        let wish = state.orders.wishes - u32::from(wild && state.orders.wishes > 0);
        Some(match kind {
            CommandKind::Leave => Command::Leave { by },
            CommandKind::SitOut => Command::SitOut { by },
            CommandKind::SitIn => Command::SitIn { by },
            CommandKind::SetPurse => {
                let bounds = state.terms.variant.purse(state.terms.stake);
                let (least, most) = bounds.unwrap_or((Coins(1), Coins(50)));
                let between = least.0 + luck.between(0, (most.0 - least.0).min(1_000_000));
                let coins = [between, between, between, least.0 - 1, most.0, -5, i64::MAX];
                let coins = Coins(*luck.one(&coins)?);
                Command::SetPurse { by, coins }
            }
            CommandKind::SeatPatron => {
                let wish = match luck.below(3) {
                    0 => Asked::Anybody,
                    1 => Asked::OfTheCast,
                    _ => Asked::This(luck.one(known)?.clone()),
                };
                Command::SeatPatron { by, wish }
            }
            CommandKind::Fill => Command::Fill { by },
            CommandKind::UnseatPatron => Command::UnseatPatron { by },
            CommandKind::PlayFor => {
                let patrons = players.iter().filter_map(|player| match player {
                    Player::Patron(key) => Some(key),
                    Player::Member(_) => None,
                });
                let patrons: Vec<&PatronKey> = patrons.collect();
                let patron = (*luck.one(&patrons)?).clone();
                Command::PlayFor { gm, patron }
            }
            CommandKind::GiveBack => {
                let player = state.chairs.iter().find_map(|occupant| occupant.played_by);
                let gm = player.unwrap_or(gm);
                Command::GiveBack { gm }
            }
            CommandKind::Deal => Command::Deal {
                by,
                played: wild.then(|| state.deals.saturating_sub(1)),
                shuffle: if luck.once_in(8) {
                    Some(deal)
                } else {
                    state.shuffle.as_ref().map(|shuffle| shuffle.deal)
                },
            },
            CommandKind::RevealAt => Command::RevealAt {
                by: if wild { by } else { state.host },
                reveal: if luck.once_in(2) {
                    Reveal::Session
                } else {
                    Reveal::Deal
                },
            },
            CommandKind::ChooseCoins => Command::ChooseCoins {
                by: if wild { by } else { state.host },
                coins: if luck.once_in(2) {
                    CoinKind::Chips
                } else {
                    CoinKind::Purse
                },
            },
            CommandKind::ChooseRules => Command::ChooseRules {
                by: if wild { by } else { state.host },
                variant: if wild {
                    *luck.one(&Variant::all())?
                } else {
                    let rules = state.terms.variant.house_rules();
                    let rule = luck.one(&rules)?;
                    let value = luck.one(&rule.values)?;
                    state.terms.variant.with_rule(rule.name, value).ok()?
                },
            },
            CommandKind::ChooseLanguage => Command::ChooseLanguage {
                by,
                rank,
                language: Language::ALL.get(luck.below(5)).copied(),
            },
            CommandKind::Act => {
                let cards = state.terms.variant.pack();
                let card = cards.nth(luck.below(cards.len() as usize) as u32)?;
                let coins = Coins(luck.between(-3, 300));
                let acts = [
                    Act::Play(card),
                    Act::Play(Card::FOOL),
                    Act::Hide,
                    Act::Leave,
                    Act::Call,
                    Act::Check,
                    Act::Fold,
                    Act::Bet(coins),
                    Act::Raise(Coins(i64::MAX)),
                    Act::Bid(90),
                    Act::More,
                    Act::Offer,
                    Act::Vole,
                    Act::Swap(card),
                    Act::Lay(card),
                    Act::Discard(cards),
                ];
                Command::Act {
                    by,
                    deal,
                    asked: luck.below(8) as u16,
                    act: *luck.one(&acts)?,
                }
            }
            CommandKind::Answer => Command::Answer {
                by,
                deal,
                answer: match luck.below(4) {
                    0 => Answer::Hide,
                    1 => Answer::Leave,
                    2 => Answer::Show(state.terms.variant.pack()),
                    _ => Answer::Ready,
                },
            },
            CommandKind::Pause => Command::Pause { by, rank },
            CommandKind::GoOn => Command::GoOn { by, rank },
            CommandKind::Kick => {
                let player = (*luck.one(&players)?).clone();
                Command::Kick { by, rank, player }
            }
            CommandKind::HandOver => {
                let seated: Vec<MemberId> = state
                    .chairs
                    .iter()
                    .filter_map(|occupant| occupant.actor())
                    .collect();
                Command::HandOver {
                    by,
                    rank,
                    to: *luck.one(&seated)?,
                    full: None,
                }
            }
            CommandKind::CallOff => Command::CallOff {
                by,
                rank,
                what: match luck.below(3) {
                    0 => CalledOff::Deal,
                    1 => CalledOff::Match,
                    _ => CalledOff::Table,
                },
                reason: if luck.once_in(8) {
                    String::new()
                } else {
                    "a card fell".to_owned()
                },
            },
            CommandKind::Agree => Command::Agree { by, wish },
            CommandKind::PlayOn => Command::PlayOn { by, wish },
            CommandKind::Close => {
                seldom(luck)?;
                Command::Close { by, rank }
            }
            CommandKind::CloseWithSession => {
                seldom(luck)?;
                Command::CloseWithSession
            }
            CommandKind::SendOff => Command::SendOff { member: by },
            CommandKind::LosePlace => Command::LosePlace {
                place: if luck.once_in(4) {
                    ChannelId(1)
                } else {
                    table.channel
                },
                lost,
            },
            CommandKind::PlaceIsBack => Command::PlaceIsBack {
                lost: match &state.homeless {
                    Some(homeless) if !wild => homeless.lost,
                    _ => lost,
                },
            },
            CommandKind::CallUp => Command::CallUp {
                by,
                spot: Spot {
                    channel: ChannelId(1 + luck.below(6) as u64),
                    parent: None,
                },
            },
            CommandKind::Show => Command::Show { by, rank },
            CommandKind::Abandon => {
                seldom(luck)?;
                Command::Abandon
            }
            CommandKind::Resume => Command::Resume,
            // These take more than the table to say.
            CommandKind::Join
            | CommandKind::Dismiss
            | CommandKind::Cut
            | CommandKind::Void
            | CommandKind::Forget
            | CommandKind::Mend
            | CommandKind::TimeUp
            | CommandKind::Chose => return None,
        })
    }
}
