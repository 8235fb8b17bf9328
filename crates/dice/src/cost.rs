//! What dice and spaces cost a city, and what a city can reach (rules, chapters 4 to 6).

use mirabilia_kernel::Seat;

use crate::boards::{Building, BuildingSet, DieSymbol, Effect, MAX_COST, Sheet};
use crate::city::City;
use crate::moves::bits;
use crate::state::{Shown, State};

impl City {
    /// What a die costs before anything is gained for choosing it.
    #[inline]
    pub fn die_cost(&self, colour: u8, section: u8) -> u8 {
        if self.free_colours >> colour & 1 == 1 {
            return 0;
        }
        section.saturating_sub(self.discounts[usize::from(colour)])
    }

    /// The coins for a space: one for each resource that is missing (rule 4.6).
    #[inline]
    pub fn space_cost(&self, sheet: &Sheet, space: u8) -> u8 {
        sheet.costs[usize::from(space)].saturating_sub(self.resources)
    }

    /// The spaces of a set that these coins suffice for.
    #[inline]
    pub fn payable(&self, sheet: &Sheet, spaces: u64, coins: u8) -> u64 {
        let means = usize::from(self.resources) + usize::from(coins);
        spaces & sheet.within[means.min(MAX_COST)]
    }

    /// The spaces that can be crossed next in some buildings.
    #[inline]
    pub fn next_in(&self, sheet: &Sheet, buildings: BuildingSet) -> u64 {
        let next = |b: u8| sheet.next_in_building(usize::from(b), self.crossed);
        bits(u64::from(buildings)).fold(0, |set, b| set | next(b))
    }

    /// The next step of the wonder, if any is left.
    #[inline]
    pub(crate) fn next_wonder(&self, sheet: &Sheet) -> u64 {
        sheet.next_in_building(usize::from(Building::WONDER.0), self.crossed)
    }
}

/// How a seat compares with its neighbours in some buildings, as the turn began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// The buildings whose crossed spaces are counted.
    pub buildings: BuildingSet,
    /// How many the seat has.
    pub own: u8,
    /// The neighbours, left and right, and how many each has; the same seat twice when two play.
    pub others: [(Seat, u8); 2],
    /// Must the seat have more, or is as many enough? (Rules 6.62 and 6.64)
    pub strictly: bool,
}

impl Comparison {
    /// Does it hold?
    #[inline]
    pub fn holds(&self) -> bool {
        let enough = |n: u8| if self.strictly { self.own > n } else { self.own >= n };
        self.others.iter().all(|(_, n)| enough(*n))
    }

    /// The neighbours, each once.
    pub fn rivals(&self) -> &[(Seat, u8)] {
        if self.strictly { &self.others[..1] } else { &self.others }
    }
}

impl State {
    /// The coins that an effect brings a city at once, before the limit of the reserve.
    #[inline]
    pub(crate) fn coins_of(&self, city: &City, effect: Effect) -> u8 {
        match effect {
            Effect::GainCoins(amount) => amount,
            Effect::CoinAndVpPerSpace { building, rate } => {
                let spaces = self.sheet(city).building_spaces[usize::from(building.0)];
                let coins = city.count(spaces) * u32::from(rate);
                coins.min(u32::from(u8::MAX)) as u8
            }
            _ => 0,
        }
    }

    /// The coins a city has once it has chosen a die of this colour, before it pays for it. The
    /// reserve has a limit (rule 4.21).
    #[inline]
    pub(crate) fn coins_on_choosing(&self, city: &City, colour: u8) -> u8 {
        city.coins.saturating_add(city.on_die(colour)).min(self.boards.gold_size)
    }

    /// The coins a city has once a die of this colour is chosen and paid for, or `None` when they do
    /// not suffice. Coins for choosing come first (rule 7.23).
    #[inline]
    pub(crate) fn coins_after_die(&self, city: &City, shown: Shown, free: bool) -> Option<u8> {
        let colour = self.boards.dice[usize::from(shown.die)].colour;
        let coins = self.coins_on_choosing(city, colour);
        let cost = if free { 0 } else { city.die_cost(colour, shown.section) };
        coins.checked_sub(cost)
    }

    /// The spaces that a die in the Forum lets a seat cross off now, payment included.
    #[inline]
    pub(crate) fn die_spaces(&self, seat: Seat, shown: Shown, free: bool) -> u64 {
        let city = self.city(seat);
        let die = &self.boards.dice[usize::from(shown.die)];
        if die.special && city.unlocked >> shown.die & 1 == 0 {
            return 0; // Rule 2.12
        }
        let Some(coins) = self.coins_after_die(city, shown, free) else { return 0 };
        let symbol = die.faces[usize::from(shown.face)];
        let sheet = self.sheet(city);
        let spaces = city.payable(sheet, sheet.next_by_symbol(symbol, city.crossed), coins);
        if spaces != 0
            && let DieSymbol::Compares(buildings) = self.boards.symbol_uses[usize::from(symbol)]
            && !self.compares_well(seat, buildings)
        {
            return 0;
        }
        spaces
    }

    /// Has the seat at least as many spaces in these buildings as each neighbour, more than the
    /// opponent when two play, as the turn began?
    #[inline(never)] // rare, and large beside the loop over the dice that asks
    pub fn compares_well(&self, seat: Seat, buildings: BuildingSet) -> bool {
        self.comparison(seat, buildings).holds()
    }

    /// How a seat compares with its neighbours in these buildings, as the turn began.
    pub fn comparison(&self, seat: Seat, buildings: BuildingSet) -> Comparison {
        let count = |seat: Seat| {
            let city = self.city_before(seat);
            let sheet = self.sheet(city);
            let spaces = sheet.building_spaces.iter().enumerate();
            let spaces = spaces.filter(|(b, _)| buildings >> b & 1 == 1);
            city.count(spaces.fold(0, |set, (_, spaces)| set | spaces)) as u8
        };
        let others = [seat.left(self.seats), seat.right(self.seats)];
        Comparison {
            buildings,
            own: count(seat),
            others: others.map(|other| (other, count(other))),
            strictly: self.seats == 2,
        }
    }

    /// The neighbour that a seat's western (0) or eastern (1) Barracks face.
    #[inline]
    pub fn facing(&self, seat: Seat, side: usize) -> Seat {
        if side == 0 { seat.left(self.seats) } else { seat.right(self.seats) }
    }

    /// The defence that faced an attack from a seat's western (0) or eastern (1) Barracks when the
    /// turn began (rules 6.33 and 6.34).
    pub fn defence_against(&self, seat: Seat, side: usize) -> u8 {
        let city = self.city_before(self.facing(seat, side));
        let sheet = self.sheet(city);
        let mut crossed = city.crossed & sheet.defences[1 - side];
        let mut defence = 0;
        while crossed != 0 {
            let space = &sheet.spaces[crossed.trailing_zeros() as usize];
            crossed &= crossed - 1;
            let added = space.effects.iter().map(|effect| effect.defence());
            defence = added.fold(defence, u8::saturating_add);
        }
        defence
    }
}
