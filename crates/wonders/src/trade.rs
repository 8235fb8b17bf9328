//! Trade: what a city must buy, from whom it can, and which payments are worth offering.
//!
//! **The problem.** Every missing unit comes from a choice producer of the buyer's city, from the left
//! or from the right neighbour; brown cards that make one of two resources make every choice depend
//! on the others. Wanted are all pairs (coins to the left, coins to the right) that no other
//! feasible pair beats (rule 3.32).
//!
//! **Two halves.** No producer spans raw materials and manufactured goods, so the two are solved
//! apart. Within a half every unit of one neighbour costs the same, so a payment is just *how many*
//! units are bought on each side.
//!
//! **Counting instead of searching.** Sets of sources that can be matched to units form a matroid
//! (a transversal one). So using the buyer's city as much as possible is never worse, the number of
//! units bought is then fixed, and the share of the left neighbour can be any number between two
//! bounds. All of it follows from four ranks: how many units the buyer's city can cover alone, with the
//! left, with the right, and with both. A rank is, by Hall's theorem, the least over all sets of
//! resources of *units outside the set + sources that touch the set*: sixteen small sums, which the
//! processor does at once. A test compares it with trying everything.

mod cheapest;
mod parts;

pub use parts::Parts;

use mirabilia_kernel::Seat;
use mirabilia_kernel::goods::Goods;

use crate::city::City;
use crate::data::{
    CHEAP_MANUFACTURED, CHEAP_PRICE, CHEAP_RAW_LEFT, CHEAP_RAW_RIGHT, RAW, UNIT_PRICE,
};
use crate::payment::{Payment, Payments};
use crate::state::State;

/// For each set of raw materials (bit 0 wood … bit 3 ore), how many sources touch it, or how many
/// units lie in it.
type BySet = [u8; 16];

/// The pairs of raw materials that brown cards choose from, as sets. A city's `pairs` has a bit each.
pub(crate) const PAIRS: [u8; 6] = [0b0011, 0b1100, 0b0110, 0b1001, 0b0101, 0b1010];

/// The bit in a city's `pairs` of a card that produces one of these; 0 for nothing.
pub(crate) const fn pair_bit(one_of: Goods) -> u8 {
    let [wood, stone, clay, ore] = one_of.amounts();
    let set = wood | stone << 1 | clay << 2 | ore << 3;
    let mut i = 0;
    while i < PAIRS.len() {
        if PAIRS[i] == set {
            return 1 << i;
        }
        i += 1;
    }
    0
}

/// Sources that touch each set, for every combination of pairs.
static PAIR_SOURCES: [BySet; 64] = {
    let mut table = [[0; 16]; 64];
    let mut pairs = 0;
    while pairs < 64 {
        let mut set = 0;
        while set < 16 {
            let mut i = 0;
            while i < PAIRS.len() {
                if pairs >> i & 1 == 1 && PAIRS[i] as usize & set != 0 {
                    table[pairs][set] += 1;
                }
                i += 1;
            }
            set += 1;
        }
        pairs += 1;
    }
    table
};

/// For each raw material and amount, the units of it in each set.
static UNITS: [[BySet; 16]; RAW] = {
    let mut table = [[[0; 16]; 16]; RAW];
    let mut resource = 0;
    while resource < RAW {
        let mut amount = 0;
        while amount < 16 {
            let mut set = 0;
            while set < 16 {
                if set >> resource & 1 == 1 {
                    table[resource][amount][set] = amount as u8;
                }
                set += 1;
            }
            amount += 1;
        }
        resource += 1;
    }
    table
};

#[allow(clippy::inline_always)] // sixteen bytes that must stay in a register
#[inline(always)]
fn sum(a: &BySet, b: &BySet) -> BySet {
    std::array::from_fn(|set| a[set] + b[set])
}

/// The units of raw material in each set.
#[allow(clippy::inline_always)] // as above
#[inline(always)]
fn raw_units(goods: Goods) -> BySet {
    let [w, s, c, o] = goods.amounts();
    let of = |resource: usize, amount: u8| &UNITS[resource][usize::from(amount & 15)];
    sum(&sum(of(0, w), of(1, s)), &sum(of(2, c), of(3, o)))
}

/// The raw materials a neighbour sells: sources that touch each set.
#[allow(clippy::inline_always)] // as above
#[inline(always)]
fn for_sale(city: &City) -> BySet {
    sum(&raw_units(city.production), &PAIR_SOURCES[usize::from(city.pairs & 63)])
}

/// Which manufactured goods are among these: glass 1, cloth 2, papyrus 4.
#[inline]
fn manufactured(goods: Goods) -> u32 {
    // Bytes 4 to 6; costs and sales never need to tell one from two.
    let bytes = goods.bits() >> 32;
    u32::from(bytes & 0xff != 0)
        | u32::from(bytes >> 8 & 0xff != 0) << 1
        | u32::from(bytes >> 16 & 0xff != 0) << 2
}

/// Everything that a seat's payments depend on, gathered once for all prices of a decision.
#[derive(Clone, Debug)]
pub struct Market {
    production: Goods,
    coins: u16,
    /// How many producers of choice the buyer's city has.
    choices: u16,
    /// Sources of raw material that touch each set: own choices; with the left; the right; both.
    own: BySet,
    own_left: BySet,
    own_right: BySet,
    own_both: BySet,
    any_manufactured: u32,
    left_sells: u32,
    right_sells: u32,
    raw_left: u8,
    raw_right: u8,
    manufactured_price: u8,
}

/// How many units are bought in one half, and between which bounds the left one's share lies.
#[derive(Clone, Copy, Debug)]
struct Half {
    bought: u8,
    least_left: u8,
    most_left: u8,
}

impl Half {
    const NOTHING: Self = Self { bought: 0, least_left: 0, most_left: 0 };
}

impl Market {
    /// The market of a city between its neighbours.
    pub fn new(city: &City, left: &City, right: &City) -> Self {
        let any = &UNITS_ANY[usize::from(city.any_raw & 3)];
        let own = sum(&PAIR_SOURCES[usize::from(city.pairs & 63)], any);
        let (sold_left, sold_right) = (for_sale(left), for_sale(right));
        let own_left = sum(&own, &sold_left);
        let price = |bit| if city.discounts & bit == 0 { UNIT_PRICE } else { CHEAP_PRICE };
        Self {
            production: city.production,
            coins: city.coins,
            choices: city.pairs.count_ones() as u16
                + u16::from(city.any_raw)
                + u16::from(city.any_manufactured),
            own,
            own_left,
            own_right: sum(&own, &sold_right),
            own_both: sum(&own_left, &sold_right),
            any_manufactured: u32::from(city.any_manufactured),
            left_sells: manufactured(left.production),
            right_sells: manufactured(right.production),
            raw_left: price(CHEAP_RAW_LEFT),
            raw_right: price(CHEAP_RAW_RIGHT),
            manufactured_price: price(CHEAP_MANUFACTURED),
        }
    }

    /// The coins held.
    #[inline]
    pub fn coins(&self) -> u16 {
        self.coins
    }

    /// The payments for a cost that the coins suffice for.
    #[inline]
    pub fn affordable(&self, cost: Goods) -> Payments {
        // Beyond the coins even if every unit that the own city cannot make costs 1? Quick, and
        // often enough.
        let missing = cost.beyond(self.production);
        if missing.count() > self.coins + self.choices {
            return Payments::NOTHING;
        }
        let bank = u16::from(cost.coins());
        if missing.without_coins().is_none() {
            return if bank <= self.coins { Payments::FREE } else { Payments::NOTHING };
        }
        let mut payments = self.payments(cost);
        while payments.len > 0 && payments.list[payments.len - 1].total() + bank > self.coins {
            payments.len -= 1; // they stand cheapest first
        }
        payments
    }

    /// All payments for a cost that are worth offering, whether or not the coins suffice.
    pub fn payments(&self, cost: Goods) -> Payments {
        let missing = cost.beyond(self.production).without_coins();
        if missing.is_none() {
            return Payments::FREE;
        }
        let (Some(raw), Some(made)) = (self.raw(missing), self.made(missing)) else {
            return Payments::NOTHING;
        };
        self.pairs(raw, made)
    }

    /// The raw half; `None` when it cannot be had.
    #[inline]
    fn raw(&self, missing: Goods) -> Option<Half> {
        let raw = missing.bits() as u32;
        if raw == 0 {
            return Some(Half::NOTHING);
        }
        let shift = raw.trailing_zeros() & !7;
        if raw >> shift < 256 {
            // Most costs lack units of one kind only; then a rank is simply how many sources there
            // are.
            let (kind, wanted) = (1 << (shift / 8), (raw >> shift) as u8);
            return self.raw_by_rank(wanted, |sources| sources[kind].min(wanted));
        }
        let inside = raw_units(missing);
        let wanted = inside[15];
        let outside: BySet = std::array::from_fn(|set| wanted - inside[set]);
        self.raw_by_rank(wanted, |sources| {
            (0..16).map(|set| outside[set] + sources[set]).fold(u8::MAX, u8::min)
        })
    }

    /// The raw half, given how many of the wanted units some sources can cover.
    #[inline]
    fn raw_by_rank(&self, wanted: u8, rank: impl Fn(&BySet) -> u8) -> Option<Half> {
        if rank(&self.own_both) < wanted {
            return None;
        }
        let own = rank(&self.own);
        Some(Half {
            bought: wanted - own,
            least_left: wanted - rank(&self.own_right),
            most_left: rank(&self.own_left) - own,
        })
    }

    /// The manufactured half; `None` when it cannot be had. No cost has two of one kind.
    #[inline]
    fn made(&self, missing: Goods) -> Option<Half> {
        let wanted = manufactured(missing);
        if wanted == 0 {
            return Some(Half::NOTHING);
        }
        let nowhere = (wanted & !(self.left_sells | self.right_sells)).count_ones();
        if nowhere > self.any_manufactured {
            return None;
        }
        let bought = wanted.count_ones().saturating_sub(self.any_manufactured);
        let at_left = (wanted & self.left_sells).count_ones();
        let at_right = (wanted & self.right_sells).count_ones();
        Some(Half {
            bought: bought as u8,
            least_left: bought.saturating_sub(at_right) as u8,
            most_left: bought.min(at_left) as u8,
        })
    }

    /// The pairs of coins that no other pair beats.
    fn pairs(&self, raw: Half, made: Half) -> Payments {
        let price = |left_raw: u8, left_made: u8| Payment {
            left: left_raw * self.raw_left + left_made * self.manufactured_price,
            right: (raw.bought - left_raw) * self.raw_right
                + (made.bought - left_made) * self.manufactured_price,
        };
        if raw.least_left == raw.most_left && made.least_left == made.most_left {
            let mut payments = Payments::FREE;
            payments.list[0] = price(raw.least_left, made.least_left);
            return payments;
        }
        // For each sum to the left the least to the right; then only what gets less with more.
        let mut least_right = [u8::MAX; 16];
        for left_raw in raw.least_left..=raw.most_left {
            for left_made in made.least_left..=made.most_left {
                let payment = price(left_raw, left_made);
                let least = &mut least_right[usize::from(payment.left & 15)];
                *least = payment.right.min(*least);
            }
        }
        let mut payments = Payments::NOTHING;
        let mut bound = u8::MAX;
        for (left, &right) in least_right.iter().enumerate() {
            if right < bound {
                bound = right;
                payments.insert(Payment { left: left as u8, right });
            }
        }
        payments
    }
}

/// Sources of any raw material: they touch every set but the empty one.
static UNITS_ANY: [BySet; 4] = {
    let mut table = [[0; 16]; 4];
    let mut any = 0;
    while any < 4 {
        let mut set = 1;
        while set < 16 {
            table[any][set] = any as u8;
            set += 1;
        }
        any += 1;
    }
    table
};

impl State {
    /// The market of a seat as the table stands.
    #[inline]
    pub fn market(&self, seat: Seat) -> Market {
        let [left, right] = self.neighbours(seat);
        Market::new(self.city(seat), left, right)
    }
}
