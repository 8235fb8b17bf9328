//! Why something cannot be done, from the picture.

use mirabilia_games::wonders::Card;
use mirabilia_games::wonders::catalogue::Cost;
use mirabilia_games::wonders::words::Resource;

use super::facts::card;
use super::forecast::Around;
use super::goods::lack;
use super::picture::{Pay, Picture};

/// Why not.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum WhyNot {
    /// A card of that name stands already.
    Built,
    /// Every stage stands.
    Complete,
    /// Nobody around has these.
    Nowhere(Vec<Resource>),
    /// The coins do not suffice for the cheapest payment: missing goods, its price, the coins.
    Dear(Vec<Resource>, u16, u16),
}

fn lacking(
    picture: &Picture,
    seat: usize,
    cost: &Cost,
    bank: u8,
    payments: &[Pay],
) -> Option<WhyNot> {
    let Around { city, left, right } = Around::new(picture, seat);
    let (own, all) = lack(&cost.goods, city, [left, right]);
    let Some(cheapest) = payments.iter().map(|pay| pay.sum()).min() else {
        return Some(WhyNot::Nowhere(all));
    };
    let price = cheapest + u16::from(bank);
    (price > city.coins).then_some(WhyNot::Dear(own, price, city.coins))
}

/// Why a card of the hand cannot be built; none when it can.
pub(crate) fn why_no_build(picture: &Picture, seat: usize, id: Card) -> Option<WhyNot> {
    if picture.cities[seat].has_name(id) {
        return Some(WhyNot::Built);
    }
    let one = picture.in_hand(id).filter(|one| !one.free)?;
    lacking(picture, seat, &card(id).cost, one.bank, &one.payments)
}

/// Why the next stage cannot be built; none when it can.
pub(crate) fn why_no_stage(picture: &Picture, seat: usize) -> Option<WhyNot> {
    match picture.cities[seat].next_stage() {
        None => Some(WhyNot::Complete),
        Some(stage) => lacking(picture, seat, &stage.cost, 0, &picture.stage_payments),
    }
}
