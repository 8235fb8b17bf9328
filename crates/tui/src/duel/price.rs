//! Prices taken apart: what is there, what is bought at which price, what a choice or a token saves.

use mirabilia_games::duel::catalogue::Cost;

use super::facts;
use super::picture::{City, Picture};

/// Units that are bought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bought {
    pub(super) good: &'static str,
    pub(super) n: u16,
    /// Coins for one.
    pub(super) unit: u16,
}

/// What is paid, and why.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Bill {
    /// All coins, as the rules say.
    pub(super) total: u16,
    /// Coins that stand on the card.
    pub(super) coins: u16,
    /// Units that the city makes itself.
    pub(super) own: Vec<&'static str>,
    /// Units that producers of choice cover.
    pub(super) chosen: Vec<&'static str>,
    /// Units that Masonry or Architecture drops.
    pub(super) waived: Vec<&'static str>,
    /// Units that are bought.
    pub(super) bought: Vec<Bought>,
    /// The card in the city that makes it free.
    pub(super) chain: Option<&'static str>,
    /// Do the coins for goods go to the other city?
    pub(super) economy: bool,
}

impl Bill {
    /// The coins that are paid for goods.
    pub(super) fn trade(&self) -> u16 {
        self.bought.iter().map(|one| one.n * one.unit).sum()
    }
}

/// Takes away the dearest missing units among some goods, as the rules do (3.23).
fn dearest(
    missing: &mut Vec<&'static str>,
    among: impl Fn(&str) -> bool,
    city: &City,
    wanted: u8,
) -> Vec<&'static str> {
    let mut taken = Vec::new();
    for _ in 0..wanted {
        let mut best: Option<(u16, &'static str)> = None;
        for good in facts::goods().filter(|good| among(good) && missing.contains(good)) {
            let price = unit_price(city, good);
            if best.is_none_or(|(most, _)| price > most) {
                best = Some((price, good));
            }
        }
        let Some((_, good)) = best else { break };
        if let Some(at) = missing.iter().position(|one| *one == good) {
            missing.remove(at);
        }
        taken.push(good);
    }
    taken
}

/// Coins for one missing unit.
pub(super) fn unit_price(city: &City, good: &str) -> u16 {
    city.unit_prices.get(good).copied().unwrap_or(0)
}

fn bill(picture: &Picture, seat: usize, cost: &Cost, discount: u8) -> Bill {
    let city = &picture.cities[seat];
    let mut left = city.production.clone();
    let (mut own, mut missing) = (Vec::new(), Vec::new());
    for good in cost.goods.iter().map(|good| good.name()) {
        match left.get_mut(good) {
            Some(have) if *have > 0 => {
                *have -= 1;
                own.push(good);
            }
            _ => missing.push(good),
        }
    }
    let mut chosen = dearest(&mut missing, facts::is_raw, city, city.raw_of_choice);
    let manufactured = |good: &str| !facts::is_raw(good);
    chosen.extend(dearest(&mut missing, manufactured, city, city.manufactured_of_choice));
    let waived = dearest(&mut missing, |_| true, city, discount);
    let count = |good: &str| missing.iter().filter(|one| **one == good).count() as u16;
    let bought = facts::goods()
        .map(|good| Bought { good, n: count(good), unit: unit_price(city, good) })
        .filter(|one| one.n > 0);
    let coins = u16::from(cost.coins);
    let mut bill = Bill { coins, own, chosen, waived, bought: bought.collect(), ..Bill::default() };
    bill.total = coins + bill.trade();
    bill.economy = bill.trade() > 0 && picture.cities[1 - seat].has_token("economy");
    bill
}

/// What a card or a wonder costs a seat now, and why. The picture's own price counts.
pub(super) fn bill_for(picture: &Picture, seat: usize, id: &str) -> Bill {
    let city = &picture.cities[seat];
    if let Some(wonder) = facts::wonder(id) {
        let discount = if city.has_token("architecture") { 2 } else { 0 };
        let mut found = bill(picture, seat, &wonder.cost, discount);
        if let Some(said) = city.wonders_unbuilt.iter().find(|one| one.wonder == id) {
            found.total = said.price;
        }
        return found;
    }
    let Some(card) = facts::card(id) else { return Bill::default() };
    let chain = card.free_with.map(|with| with.facts().id);
    if let Some(with) = chain.filter(|with| city.cards.iter().any(|one| one == with)) {
        return Bill { chain: Some(with), ..Bill::default() };
    }
    let masonry = card.colour.name() == "blue" && city.has_token("masonry");
    let mut found = bill(picture, seat, &card.cost, if masonry { 2 } else { 0 });
    if let Some(prices) = picture.slot_of(id).and_then(|slot| slot.prices) {
        found.total = prices[seat];
    }
    found
}
