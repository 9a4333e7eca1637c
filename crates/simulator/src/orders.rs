//! Draws what a table is asked for besides going on with its deal, allowed at that moment or not. Both towns use it.

use crate::commands::CommandKind;
use crate::luck::Luck;
use books::PatronKey;
use ids::{ChannelId, DealId, MemberId};
use rules::{Act, Card, Coins, Signal, Variant, Word};
use table::{
    Answer, CalledOff, CoinKind, Command, Duty, Language, Lost, Order, Pace, Player, Rank, Recall,
    Reveal, Spot, Table, WhichPatron,
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
    /// Whether they ask for what is out of date, or not theirs to ask.
    pub wild: bool,
    /// How the table loses its place, if it does.
    pub lost: Lost,
    /// The patrons who may be asked by name to sit down.
    pub known: &'a [PatronKey],
}

impl Asking<'_> {
    /// A command of this kind; `None` if each town draws that kind itself, or there is nobody whom it could concern.
    pub fn command(&self, kind: CommandKind, luck: &mut Luck) -> Option<Command> {
        match kind {
            CommandKind::Leave
            | CommandKind::SitOut
            | CommandKind::SitIn
            | CommandKind::SetPurse
            | CommandKind::SeatPatron
            | CommandKind::Fill
            | CommandKind::UnseatPatron
            | CommandKind::PlayFor
            | CommandKind::GiveBack
            | CommandKind::ChoosePartner
            | CommandKind::Kick => self.about_chairs(kind, luck),
            CommandKind::Deal
            | CommandKind::RevealAt
            | CommandKind::ChooseRecall
            | CommandKind::ChooseCoins
            | CommandKind::ChooseRules
            | CommandKind::ChoosePace
            | CommandKind::ChooseLanguage => self.about_deals(kind, luck),
            CommandKind::Act => self.act(luck),
            CommandKind::Answer => Some(self.answer(luck)),
            CommandKind::Pause
            | CommandKind::GoOn
            | CommandKind::HandOver
            | CommandKind::CallOff
            | CommandKind::Agree
            | CommandKind::PlayOn
            | CommandKind::Close
            | CommandKind::CloseWithSession
            | CommandKind::SendOff
            | CommandKind::Abandon
            | CommandKind::Resume => self.about_the_table(kind, luck),
            CommandKind::LosePlace
            | CommandKind::PlaceIsBack
            | CommandKind::CallUp
            | CommandKind::Show => self.about_its_place(kind, luck),
            // To draw these takes more than the table.
            CommandKind::Join
            | CommandKind::Dismiss
            | CommandKind::Cut
            | CommandKind::Void
            | CommandKind::Forget
            | CommandKind::Mend
            | CommandKind::TimeUp
            | CommandKind::Chose => None,
        }
    }

    /// Who sits where, and from which purse.
    fn about_chairs(&self, kind: CommandKind, luck: &mut Luck) -> Option<Command> {
        let &Asking {
            table,
            by,
            rank,
            gm,
            wild,
            known,
            ..
        } = self;
        let state = &table.state;
        let players: Vec<&Player> = state
            .chairs
            .iter()
            .map(|occupant| &occupant.player)
            .collect();
        Some(match kind {
            CommandKind::Leave => Order::Leave.by(by),
            CommandKind::SitOut => Order::SitOut.by(by),
            CommandKind::SitIn => Order::SitIn.by(by),
            CommandKind::SetPurse => {
                let bounds = state.terms.variant.purse(state.terms.stake);
                let (least, most) = bounds.unwrap_or((Coins(1), Coins(50)));
                let between = least.0 + luck.between(0, (most.0 - least.0).min(1_000_000));
                let coins = [between, between, between, least.0 - 1, most.0, -5, i64::MAX];
                let coins = Coins(*luck.one(&coins)?);
                Order::SetPurse(coins).by(by)
            }
            CommandKind::SeatPatron => {
                let wish = match luck.below(3) {
                    0 => WhichPatron::Anybody,
                    1 => WhichPatron::OfTheCast,
                    _ => WhichPatron::This(luck.one(known)?.clone()),
                };
                Order::SeatPatron(wish).by(by)
            }
            CommandKind::Fill => Order::Fill.by(by),
            CommandKind::UnseatPatron => Order::UnseatPatron.by(by),
            CommandKind::PlayFor => {
                let patrons = players.iter().filter_map(|player| match player {
                    Player::Patron(key) => Some(key),
                    Player::Member(_) => None,
                });
                let patrons: Vec<&PatronKey> = patrons.collect();
                let patron = (*luck.one(&patrons)?).clone();
                Order::PlayFor(patron).by(gm)
            }
            CommandKind::GiveBack => {
                let player = state.chairs.iter().find_map(|occupant| occupant.played_by);
                let gm = player.unwrap_or(gm);
                Order::GiveBack.by(gm)
            }
            CommandKind::ChoosePartner => {
                let host = if wild { by } else { state.host };
                let player = luck.one(&players).map(|player| (*player).clone());
                Order::ChoosePartner(player.filter(|_| !luck.once_in(4))).by(host)
            }
            CommandKind::Kick => {
                let player = (*luck.one(&players)?).clone();
                Order::Kick(player).by((by, rank))
            }
            _ => return None,
        })
    }

    /// What is played, for what, and when its cards are shown.
    fn about_deals(&self, kind: CommandKind, luck: &mut Luck) -> Option<Command> {
        let &Asking {
            table,
            by,
            rank,
            deal,
            wild,
            ..
        } = self;
        let state = &table.state;
        let host = if wild { by } else { state.host };
        Some(match kind {
            CommandKind::Deal => Order::Deal {
                played: wild.then(|| state.deals.saturating_sub(1)),
                shuffle: if luck.once_in(8) {
                    Some(deal)
                } else {
                    state.shuffle.as_ref().map(|shuffle| shuffle.deal)
                },
            }
            .by(by),
            CommandKind::RevealAt => Order::RevealAt(match luck.below(3) {
                0 => Reveal::Session,
                1 => Reveal::Table,
                _ => Reveal::Deal,
            })
            .by(host),
            CommandKind::ChooseRecall => Order::ChooseRecall(if luck.once_in(2) {
                Recall::Told
            } else {
                Recall::Own
            })
            .by(host),
            CommandKind::ChooseCoins => Order::ChooseCoins(if luck.once_in(2) {
                CoinKind::Chips
            } else {
                CoinKind::Purse
            })
            .by(host),
            CommandKind::ChooseRules => Order::ChooseRules(if wild {
                *luck.one(&Variant::all())?
            } else {
                let rules = state.terms.variant.house_rules();
                let rule = luck.one(&rules)?;
                let value = luck.one(&rule.values)?;
                state.terms.variant.with_rule(rule.name, value).ok()?
            })
            .by(host),
            CommandKind::ChoosePace => Order::ChoosePace(if luck.once_in(2) {
                Pace::Slow
            } else {
                Pace::Usual
            })
            .by(host),
            CommandKind::ChooseLanguage => {
                Order::ChooseLanguage(Language::ALL.get(luck.below(5)).copied()).by((by, rank))
            }
            _ => return None,
        })
    }

    /// An act that most games do not know, or not now.
    fn act(&self, luck: &mut Luck) -> Option<Command> {
        let &Asking {
            table, by, deal, ..
        } = self;
        let cards = table.state.terms.variant.pack();
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
            Act::Say(Word::Pass),
            Act::Say(Word::Solo),
            Act::Say(Word::Each),
            Act::PlaySaying(card, Signal::Volo),
            Act::Discard(cards),
        ];
        let act = Order::Act {
            deal,
            asked: luck.below(8) as u16,
            act: *luck.one(&acts)?,
        };
        Some(act.by(by))
    }

    fn answer(&self, luck: &mut Luck) -> Command {
        let &Asking {
            table, by, deal, ..
        } = self;
        Order::Answer {
            deal,
            answer: match luck.below(4) {
                0 => Answer::Hide,
                1 => Answer::Leave,
                2 => Answer::Show(table.state.terms.variant.pack()),
                _ => Answer::Ready,
            },
        }
        .by(by)
    }

    /// Whether and by whom play goes on.
    fn about_the_table(&self, kind: CommandKind, luck: &mut Luck) -> Option<Command> {
        let &Asking {
            table,
            by,
            rank,
            wild,
            ..
        } = self;
        let state = &table.state;
        // What ends a table, or most of it, is not done every time.
        let seldom = |luck: &mut Luck| luck.once_in(12).then_some(());
        let wish = state.orders.wishes - u32::from(wild && state.orders.wishes > 0);
        Some(match kind {
            CommandKind::Pause => Order::Pause.by((by, rank)),
            CommandKind::GoOn => Order::GoOn.by((by, rank)),
            CommandKind::HandOver => {
                let seated: Vec<MemberId> = state
                    .chairs
                    .iter()
                    .filter_map(|occupant| occupant.actor())
                    .collect();
                Order::HandOver {
                    to: *luck.one(&seated)?,
                    full: None,
                }
                .by((by, rank))
            }
            CommandKind::CallOff => Order::CallOff {
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
            }
            .by((by, rank)),
            CommandKind::Agree => Order::Agree { wish }.by(by),
            CommandKind::PlayOn => Order::PlayOn { wish }.by(by),
            CommandKind::Close => {
                seldom(luck)?;
                Order::Close.by((by, rank))
            }
            CommandKind::CloseWithSession => {
                seldom(luck)?;
                Command::House(Duty::CloseWithSession)
            }
            CommandKind::SendOff => Command::House(Duty::SendOff { member: by }),
            CommandKind::Abandon => {
                seldom(luck)?;
                Command::House(Duty::Abandon)
            }
            CommandKind::Resume => Command::House(Duty::Resume),
            _ => return None,
        })
    }

    /// Where the table is shown.
    fn about_its_place(&self, kind: CommandKind, luck: &mut Luck) -> Option<Command> {
        let &Asking {
            table,
            by,
            rank,
            wild,
            lost,
            ..
        } = self;
        let state = &table.state;
        Some(match kind {
            CommandKind::LosePlace => Command::House(Duty::LosePlace {
                place: if luck.once_in(4) {
                    ChannelId(1)
                } else {
                    table.channel
                },
                lost,
            }),
            CommandKind::PlaceIsBack => Command::House(Duty::PlaceIsBack {
                lost: match &state.homeless {
                    Some(homeless) if !wild => homeless.lost,
                    _ => lost,
                },
            }),
            CommandKind::CallUp => Order::CallUp(Spot {
                channel: ChannelId(1 + luck.below(6) as u64),
                parent: None,
            })
            .by(by),
            CommandKind::Show => Order::Show.by((by, rank)),
            _ => return None,
        })
    }
}
