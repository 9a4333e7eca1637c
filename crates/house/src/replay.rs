//! Finished deals, step by step: the deal, what came before the first card, every trick, the end.

use super::past::{StoredDeal, fate};
use super::records::payment;
use super::{HouseError, Requester, Tavern};
use anyhow::Context as _;
use ids::DealId;
use pages::{HouseRefusal, ReplayAt, ReplayPart, ReplayStep, decisive};
use rules::{Act, Deal, Payment, Seat, Turn, Viewer};

impl Tavern {
    /// A step of a finished deal, as far as the requester may see it.
    ///
    /// # Errors
    /// The requester may know of no such deal, or it is still running.
    pub async fn replayed(
        &self,
        requester: &Requester,
        deal: DealId,
        at: ReplayAt,
    ) -> Result<ReplayStep, HouseError> {
        let records = &self.records;
        let kept = records.kept(requester, deal).await?;
        if kept.row.deal.end.is_none() {
            return Err(HouseRefusal::NotYetShown.into());
        }
        let closed = records.still_closed(kept.row.deal.table, deal).await?;
        let open = closed.is_none();
        let own = records
            .seat_of(requester.guild, &kept.owners, requester.member)
            .await?;
        let told = told(&kept, open, own)?;
        let stops = stops(&kept, &told)?;
        let end = stops.last().context("a replay has no end")?;
        let decisive = decisive(&end.deal.view(Viewer::Bystander));
        let decisive = decisive.and_then(|number| {
            let part = ReplayPart::Trick(number);
            stops.iter().position(|stop| stop.part == part)
        });
        let steps = stops.len() - 1;
        let step = match at {
            ReplayAt::Step(step) => step.min(steps),
            ReplayAt::Decisive => decisive.unwrap_or(0),
            ReplayAt::Act(0) => 0,
            ReplayAt::Act(act) => match told.get(act - 1) {
                Some(act) => stops.iter().position(|stop| stop.acts > *act),
                None => None,
            }
            .unwrap_or(steps),
        };
        let now = stops.get(step).context("a replay has no such step")?;
        let before = step.checked_sub(1).and_then(|before| stops.get(before));
        let from = before.map_or(0, |before| before.acts);
        let acts = told.iter().filter(|act| (from..now.acts).contains(*act));
        let acts = acts.filter_map(|act| {
            let (seat, words) = kept.record.acts.get(*act)?;
            Some((Seat::new(*seat)?, words.parse().ok()?))
        });
        let hands = Seat::all(kept.owners.len())
            .filter(|seat| open || own == Some(*seat))
            .map(|seat| now.deal.view(Viewer::Seat(seat)));
        let owners = kept.owners.iter();
        let faces = owners.map(|owner| self.staff.face_of(requester.guild, owner));
        Ok(ReplayStep {
            deal,
            coin_kind: records.coin_kind(kept.row.deal.table).await?,
            language: self.language_of(kept.row.deal.table).await?,
            step,
            steps,
            part: now.part,
            acts: acts.collect(),
            payments: now.paid.clone(),
            earlier: before.map_or(0, |before| before.paid.len()),
            view: now.deal.view(Viewer::Bystander),
            hands: hands.collect(),
            closed,
            decisive,
            faces: faces.collect(),
            fate: fate(&kept.row),
            owners: kept.owners,
            names: kept.names,
        })
    }

    /// A trick of a finished deal that the requester may show to everybody where they are.
    ///
    /// # Errors
    /// The requester may know of no such deal, its cards are not open yet, it was played elsewhere, or this step is no
    /// trick.
    pub async fn trick_to_share(
        &self,
        requester: &Requester,
        deal: DealId,
        step: usize,
    ) -> Result<ReplayStep, HouseError> {
        let records = &self.records;
        let row = records.deal_for(requester, deal).await?;
        if !records.is_revealed(deal).await? {
            return Err(HouseRefusal::NotYetShown.into());
        }
        // Whoever else is there must be able to look the deal up themselves.
        if !records.is_told_in(requester.channel, &row).await? {
            return Err(HouseRefusal::PlayedElsewhere.into());
        }
        let step = self.replayed(requester, deal, ReplayAt::Step(step)).await?;
        match step.part {
            ReplayPart::Trick(_) => Ok(ReplayStep {
                hands: Vec::new(),
                ..step
            }),
            _ => Err(HouseRefusal::NotYetShown.into()),
        }
    }
}

/// Where a step of a replay ends.
struct Stop {
    /// The acts until then.
    acts: usize,
    part: ReplayPart,
    deal: Deal,
    /// The payments until then.
    paid: Vec<Payment>,
}

/// The acts that may be told, by their place in the record.
fn told(kept: &StoredDeal, open: bool, own: Option<Seat>) -> anyhow::Result<Vec<usize>> {
    // Whoever answered the question with nothing might have had something to answer, and whoever kept combinations back
    // had some: while the cards are closed nobody else is to know, not even from a step without words.
    let alike = kept.after(0)?.0.turn() == Turn::Question;
    let is_secret = |(seat, words): &(usize, String)| {
        let is_own = own.is_some_and(|own| own.index() == *seat);
        let may_tell = match words.parse() {
            Ok(Act::Hide) => false,
            Ok(Act::Leave) => !alike,
            _ => true,
        };
        !may_tell && !open && !is_own
    };
    let acts = kept.record.acts.iter().enumerate();
    Ok(acts
        .filter(|(_, act)| !is_secret(act))
        .map(|(at, _)| at)
        .collect())
}

/// The steps of a deal; where one begins depends only on the acts that may be told.
fn stops(kept: &StoredDeal, told: &[usize]) -> anyhow::Result<Vec<Stop>> {
    let (mut deal, mut paid) = kept.after(0)?;
    let stop = |acts, part, deal: &Deal, paid: &[Payment]| Stop {
        acts,
        part,
        deal: deal.clone(),
        paid: paid.to_vec(),
    };
    let mut stops = vec![stop(0, ReplayPart::Dealt, &deal, &paid)];
    let mut marks = marks(&deal);
    let mut played = false;
    for (at, (seat, words)) in kept.record.acts.iter().enumerate() {
        deal.close_question(|event| paid.extend(payment(event)));
        let plays = matches!(
            words.parse(),
            Ok(Act::Play(_) | Act::PlayCalling(_) | Act::PlaySaying(..))
        );
        if plays && !played && told.iter().any(|act| *act < at) {
            stops.push(stop(at, ReplayPart::Before, &deal, &paid));
        }
        played |= plays;
        let seat = Seat::new(*seat).context("a deal has no such seat")?;
        // A refusal may quote cards.
        let act = deal.check_words(seat, words);
        let act = act.map_err(|refused| anyhow::anyhow!("act {at}: {}", refused.code))?;
        deal.apply(act, |event| paid.extend(payment(event)))
            .map_err(|_| anyhow::anyhow!("act {at} is stale"))?;
        let now = self::marks(&deal);
        let part = if now.0 > marks.0 {
            ReplayPart::Trick(u32::try_from(now.0)?)
        } else {
            ReplayPart::Round
        };
        if now != marks {
            stops.push(stop(at + 1, part, &deal, &paid));
        }
        marks = now;
    }
    // What the deal came to is told at its end, not with its last trick.
    let acts = kept.record.acts.len();
    if let [.., before, last] = stops.as_mut_slice()
        && last.acts == acts
    {
        last.paid.truncate(before.paid.len());
    }
    if kept.outcome()?.is_some() {
        deal.close_question(|event| paid.extend(payment(event)));
    }
    stops.push(stop(acts, ReplayPart::End, &deal, &paid));
    Ok(stops)
}

/// What ends a step when it changes: the completed tricks, the reveals, the round of bets.
fn marks(deal: &Deal) -> (usize, usize, u8) {
    let view = deal.view(Viewer::Bystander);
    let (reveals, round) = match view.bets() {
        Some(bets) => (bets.reveals.len(), bets.round),
        None => (0, 0),
    };
    (view.completed().len(), reveals, round)
}
