//! The draw for partners and the dealer (RULES.md 6, TR-6).

use crate::card::Card;
use crate::seat::{BySeat, Direction, Seat};

/// The result of the draw: who plays with whom, and who deals first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartnerDraw {
    /// Every card drawn, in order, with the old seat that drew it; the pack's first card lies in the middle.
    pub drawn: Vec<(Seat, Card)>,
    /// For each new seat the old seat that moves there; partners sit opposite each other.
    pub seating: Vec<Seat>,
    /// The first dealer, in the new seating.
    pub dealer: Seat,
}

/// Cards are drawn from the shuffler's right until everybody has a trump. Whoever has one stops drawing; the Fool does
/// not count. The two highest play together and the lowest deals. Whoever sits on the first seat keeps it, the partner
/// moves opposite, and the other two keep their order.
pub(super) fn draw(order: &[Card], shuffler: Seat, seats: usize) -> Option<PartnerDraw> {
    let mut troccas = BySeat::<u8>::new(seats);
    let mut drawn = Vec::new();
    let mut seat = shuffler;
    for &card in order.iter().skip(1) {
        let mut round = seat
            .next(Direction::Anticlockwise, seats)
            .round(Direction::Anticlockwise, seats);
        let Some(next) = round.find(|seat| troccas[*seat] == 0) else {
            break;
        };
        seat = next;
        drawn.push((seat, card));
        troccas[seat] = card.trump_number().unwrap_or_default();
    }
    let mut by_trump: Vec<Seat> = Seat::all(seats).collect();
    by_trump.sort_by_key(|seat| troccas[*seat]);
    let [lowest, low, high, highest] = by_trump.as_slice().try_into().ok()?;
    if troccas[lowest] == 0 {
        return None;
    }
    let partner = |seat: Seat| match seat {
        seat if seat == lowest => low,
        seat if seat == low => lowest,
        seat if seat == high => highest,
        _ => high,
    };
    let seating = opposite(partner(Seat::all(seats).next()?), seats)?;
    let dealer = seating.iter().position(|seat| *seat == lowest)?;
    Some(PartnerDraw {
        drawn,
        seating,
        dealer: Seat::new(dealer)?,
    })
}

/// For each new seat the old seat that moves there, with this partner opposite the first seat.
pub(super) fn opposite(partner: Seat, seats: usize) -> Option<Vec<Seat>> {
    let mut all = Seat::all(seats);
    let first = all.next()?;
    let mut others = all.filter(|seat| *seat != partner);
    Some(vec![first, others.next()?, partner, others.next()?])
}
