//! What dice and spaces cost a city, and what a city can reach (rules, chapters 4 to 6).

use mirabilia_kernel::Seat;

use crate::boards::{Building, BuildingSet, MAX_COST, Sheet, Symbol};
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

impl State {
    /// The coins a city has once a die of this colour is chosen and paid for, or `None` when they do
    /// not suffice. Coins for choosing come first (rule 7.23).
    #[inline]
    pub(crate) fn coins_after_die(&self, city: &City, shown: Shown, free: bool) -> Option<u8> {
        let colour = self.boards.dice[usize::from(shown.die)].colour;
        let gained = city.on_die[usize::from(colour)];
        let coins = city.coins.saturating_add(gained).min(self.boards.gold_size);
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
        let symbol = usize::from(die.faces[usize::from(shown.face)]);
        let sheet = self.sheet(city);
        let spaces = match self.boards.symbol_uses[symbol] {
            Symbol::Crosses(buildings) => city.next_in(sheet, buildings),
            Symbol::Compares(buildings) if !self.compares_well(seat, buildings) => 0,
            Symbol::Lines | Symbol::Compares(_) => sheet.next_by_symbol(symbol as u8, city.crossed),
        };
        city.payable(sheet, spaces, coins)
    }

    /// Has the seat at least as many spaces in these buildings as each neighbour, more than the
    /// opponent when two play, as the turn began? (Rules 6.62 and 6.64)
    pub fn compares_well(&self, seat: Seat, buildings: BuildingSet) -> bool {
        let count = |seat: Seat| {
            let city = self.city_before(seat);
            let sheet = self.sheet(city);
            let spaces = sheet.building_spaces.iter().enumerate();
            let spaces = spaces.filter(|(b, _)| buildings >> b & 1 == 1);
            city.count(spaces.fold(0, |set, (_, spaces)| set | spaces))
        };
        let own = count(seat);
        if self.seats == 2 {
            return own > count(seat.other());
        }
        own >= count(seat.left(self.seats)) && own >= count(seat.right(self.seats))
    }

    /// The defence that faced an attack from a seat's western (0) or eastern (1) Barracks when the
    /// turn began (rules 6.33 and 6.34).
    pub fn defence_against(&self, seat: Seat, side: usize) -> u8 {
        let facing = if side == 0 { seat.left(self.seats) } else { seat.right(self.seats) };
        let city = self.city_before(facing);
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
