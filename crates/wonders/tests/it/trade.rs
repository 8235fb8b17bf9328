//! Payments against trying everything: every use of every symbol of the buyer's city and of both
//! neighbours, in random cities. The program counts (a theorem on matchings); this takes nothing for
//! granted.

use std::cell::RefCell;

use crate::common::{
    self, LEFT, ME, RIGHT, Scene, all_boards, board, card, cards, payments, stages,
};
use mirabilia_kernel::goods::Goods;
use mirabilia_kernel::{Luck, Seat};
use mirabilia_testkit::{cases, property};
use mirabilia_wonders::data::RESOURCES;
use mirabilia_wonders::payment::MOST_PAYMENTS;
use mirabilia_wonders::position::CityPosition;
use mirabilia_wonders::{Card, Move, Payment, Position, Side, State};

/// What each card makes, by the initials of wood, stone, clay, ore, glass, cloth (t) and papyrus; a
/// word is a symbol, and of the letters of a word its owner has one at a time.
const FOR_SALE: [(&str, &str); 20] = [
    ("lumber-yard", "w"),
    ("stone-pit", "s"),
    ("clay-pool", "c"),
    ("ore-vein", "o"),
    ("timber-yard", "ws"),
    ("clay-pit", "oc"),
    ("excavation", "sc"),
    ("forest-cave", "wo"),
    ("tree-farm", "wc"),
    ("mine", "so"),
    ("loom-1", "t"),
    ("glassworks-1", "g"),
    ("press-1", "p"),
    ("sawmill", "w w"),
    ("quarry", "s s"),
    ("brickyard", "c c"),
    ("foundry", "o o"),
    ("loom-2", "t"),
    ("glassworks-2", "g"),
    ("press-2", "p"),
];
/// Rule 3.12: these serve their owner only.
const OWN_ONLY: [(&str, &str); 2] = [("forum", "gtp"), ("caravansery", "wsco")];
const STARTS: [(&str, &str); 7] = [
    ("alexandria", "g"),
    ("babylon", "w"),
    ("ephesos", "p"),
    ("gizah", "s"),
    ("halikarnassos", "t"),
    ("olympia", "c"),
    ("rhodos", "o"),
];

/// A symbol: the resources it can be, one bit each.
type Symbol = u8;

fn symbols(words: &str) -> impl Iterator<Item = Symbol> {
    let bit = |letter: char| 1 << "wscogtp".find(letter).expect("an initial");
    words.split(' ').map(move |word| word.chars().map(bit).sum())
}

/// The symbols that a city sells.
fn sells(city: &CityPosition) -> Vec<Symbol> {
    let id = city.wonder.facts().id;
    let start = STARTS.iter().find(|(wonder, _)| *wonder == id).expect("a wonder").1;
    let made = FOR_SALE.iter().filter(|(id, _)| city.cards.has(card(id)));
    made.flat_map(|(_, words)| symbols(words)).chain(symbols(start)).collect()
}

/// The symbols that serve a city itself.
fn has(city: &CityPosition) -> Vec<Symbol> {
    let mut all = sells(city);
    let own = OWN_ONLY.iter().filter(|(id, _)| city.cards.has(card(id)));
    all.extend(own.flat_map(|(_, words)| symbols(words)));
    let (raw, manufactured) = match (city.wonder.facts().id, city.side) {
        ("alexandria", Side::Day) => (city.stages >= 2, false),
        ("alexandria", Side::Night) => (city.stages >= 1, city.stages >= 2),
        _ => (false, false),
    };
    all.extend(raw.then_some(0b000_1111));
    all.extend(manufactured.then_some(0b111_0000));
    all
}

/// A seat that wants to build, told from names alone: none of the sums that the state keeps.
struct Buyer {
    own: Vec<Symbol>,
    left: Vec<Symbol>,
    right: Vec<Symbol>,
    /// For a raw material from the left, one from the right, a manufactured good.
    prices: [usize; 3],
}

/// Pairs of payments: for each sum to the left a bit for each sum to the right.
type Pairs = [u16; 16];

impl Buyer {
    fn new(position: &Position, seat: Seat) -> Self {
        let seats = position.cities.len() as u8;
        let city = |seat: Seat| &position.cities[seat.index()];
        let mine = city(seat);
        let price = |id: &str| if mine.cards.has(card(id)) { 1 } else { 2 };
        Self {
            own: has(mine),
            left: sells(city(seat.left(seats))),
            right: sells(city(seat.right(seats))),
            prices: [price("west-trading-post"), price("east-trading-post"), price("marketplace")],
        }
    }

    /// Every pair that can cover the cost and that no other such pair beats (rule 3.32), in the order
    /// of rule 3.34.
    fn payments(&self, cost: Goods) -> Vec<Payment> {
        let reachable = self.every_pair(cost.amounts());
        let pairs = |&(left, right): &(usize, usize)| reachable[left] >> right & 1 == 1;
        let all: Vec<(usize, usize)> = (0..16)
            .flat_map(|left| (0..16).map(move |right| (left, right)))
            .filter(pairs)
            .collect();
        let beaten = |&&(left, right): &&(usize, usize)| {
            all.iter().any(|&other| other != (left, right) && other.0 <= left && other.1 <= right)
        };
        let mut best: Vec<(usize, usize)> =
            all.iter().filter(|pair| !beaten(pair)).copied().collect();
        best.sort_by_key(|&(left, right)| (left + right, left));
        let payment =
            |(left, right): (usize, usize)| Payment { left: left as u8, right: right as u8 };
        best.into_iter().map(payment).collect()
    }

    /// Symbol after symbol: it lies idle, or it is one of the units that are still missing. Kept for
    /// every rest of the cost is every pair of sums that leads there.
    fn every_pair(&self, cost: [u8; 7]) -> Pairs {
        let mut stride = [0; 7];
        let mut rests = 1;
        for (stride, amount) in stride.iter_mut().zip(cost) {
            *stride = rests;
            rests *= usize::from(amount) + 1;
        }
        let missing = |rest: usize, i: usize| rest / stride[i] % (usize::from(cost[i]) + 1);
        let mut reach: Vec<Pairs> = vec![[0; 16]; rests];
        reach[rests - 1][0] = 1;
        let sources = (self.own.iter().map(|symbol| (symbol, false, false)))
            .chain(self.left.iter().map(|symbol| (symbol, true, false)))
            .chain(self.right.iter().map(|symbol| (symbol, false, true)));
        for (&symbol, from_left, from_right) in sources {
            let raw = symbol < 0b1_0000;
            let price = |bought: bool, raw_price| match (bought, raw) {
                (false, _) => 0,
                (true, true) => raw_price,
                (true, false) => self.prices[2],
            };
            let to_left = price(from_left, self.prices[0]);
            let to_right = price(from_right, self.prices[1]);
            // Rests get smaller, so going upwards no symbol is used twice.
            for rest in 0..rests {
                let pairs = reach[rest];
                if pairs == [0; 16] {
                    continue;
                }
                for i in (0..7).filter(|&i| symbol >> i & 1 == 1 && missing(rest, i) > 0) {
                    let after = &mut reach[rest - stride[i]];
                    for left in 0..16 - to_left {
                        after[left + to_left] |= pairs[left] << to_right;
                    }
                }
            }
        }
        reach[0]
    }
}

/// A table in Age III; one seat and its neighbours have random producers, discounts and stages.
fn random_position(luck: &mut impl Luck) -> (Position, Seat) {
    let seats = 3 + luck.below(5) as u8;
    let mut position = Position::sample(seats, 3);
    let mut boards: Vec<String> = all_boards().step_by(2).collect();
    luck.shuffle(&mut boards);
    for (city, words) in position.cities.iter_mut().zip(&boards) {
        city.wonder = board(words).0;
        city.side = if luck.below(2) == 0 { Side::Day } else { Side::Night };
        city.stages = luck.below(city.wonder.board(city.side).stages.len() as u32 + 1) as u8;
    }
    let seat = Seat::new(luck.below(u32::from(seats)) as u8);
    let mut left: Vec<u8> = Card::all().map(|card| card.copies(seats)).collect();
    let discounts = ["west-trading-post", "east-trading-post", "marketplace"];
    let ids = FOR_SALE.iter().chain(&OWN_ONLY).map(|(id, _)| *id).chain(discounts);
    let producers: Vec<Card> = ids.map(card).collect();
    for city in [seat, seat.left(seats), seat.right(seats)] {
        // From bare to rich; the buyer is poor more often, so that there is something to buy.
        let chance = if city == seat { luck.below(4) } else { 1 + luck.below(4) };
        let city = &mut position.cities[city.index()];
        for &card in &producers {
            let free = city.cards.and(card.same_name()).is_empty();
            if luck.below(5) < chance && free && left[card.index()] > 0 {
                left[card.index()] -= 1;
                city.cards = city.cards.with(card);
            }
        }
    }
    position.cities[seat.index()].coins = luck.below(16) as u16;
    (position, seat)
}

/// How many random choices a table takes, and what is asked about it.
const DRAWS: usize = 160;

#[test]
fn the_payments_are_all_those_that_no_other_beats() {
    let all: Vec<Card> = Card::all().collect();
    let boards: Vec<String> = all_boards().collect();
    // How often this many payments were offered.
    let tally = RefCell::new([0u32; MOST_PAYMENTS + 1]);
    let cities = cases(20_000);
    property(cities, DRAWS, |luck| {
        let (position, seat) = random_position(luck);
        let state = position.state().unwrap();
        let (buyer, market) = (Buyer::new(&position, seat), state.market(seat));
        // Half of the cards are of Age III: those cost most.
        let from = [0, 50][luck.below(2) as usize];
        let any = all[from + luck.below(80 - from as u32) as usize].facts();
        let words = &boards[luck.below(14) as usize];
        let stages = stages(words);
        let stage = &stages[luck.below(stages.len() as u32) as usize];
        for (what, cost) in [(any.id, any.cost), (words.as_str(), stage.cost)] {
            let found = market.payments(cost);
            let wanted = buyer.payments(cost);
            assert_eq!(found.as_slice(), wanted, "{what}: {position:?}");
            tally.borrow_mut()[wanted.len()] += 1;
            let first = found.as_slice().first().copied();
            assert_eq!(market.cheapest(cost), first, "{what}: {position:?}");
            let first = market.affordable(cost).as_slice().first().copied();
            assert_eq!(market.cheapest_affordable(cost), first, "{what}: {position:?}");
        }
        if luck.below(8) == 0 {
            what_can_be_paid_is_legal(&state, &position, seat, &buyer);
        }
    });
    let tally = tally.into_inner();
    println!("{cities} cities; by number of payments: {tally:?}");
    // The cases that matter do come up.
    for (number, &count) in tally[..8].iter().enumerate() {
        assert!(count > cities / 5000, "{count} costs with {number} payments");
    }
}

/// The list of moves offers what the coins suffice for, no more and no less.
fn what_can_be_paid_is_legal(state: &State, position: &Position, seat: Seat, buyer: &Buyer) {
    let city = &position.cities[seat.index()];
    let moves = common::listed(state, seat);
    let affordable = |cost: Goods| {
        let coins = u16::from(cost.coins());
        let mut payments = buyer.payments(cost);
        payments.retain(|p| p.total() + coins <= city.coins);
        payments
    };
    let mut kinds = city.hand.clone();
    kinds.dedup();
    for held in kinds {
        let builds = moves.iter().filter_map(|m| match m {
            Move::Build(card, payment) if *card == held => Some(*payment),
            _ => None,
        });
        // Forum and caravansery open chains, and Olympia has gifts: those are other tests' matter.
        if !state.is_free(seat, held) {
            let id = held.facts().id;
            assert_eq!(builds.collect::<Vec<_>>(), affordable(held.facts().cost), "{id}");
        }
        let stages = moves.iter().filter_map(|m| match m {
            Move::Stage(card, payment) if *card == held => Some(*payment),
            _ => None,
        });
        let next = city.wonder.board(city.side).stages.get(usize::from(city.stages));
        let wanted = next.map_or(Vec::new(), |stage| affordable(stage.cost));
        assert_eq!(stages.collect::<Vec<_>>(), wanted);
    }
}

/// Everything that can be bought, in both neighbouring cities of a table of seven.
const RICH: &str = "lumber-yard stone-pit clay-pool ore-vein sawmill quarry brickyard foundry loom-1 \
                    glassworks-1 press-1";

#[test]
fn the_longest_list_of_payments_is_as_long_as_the_program_expects() {
    let mut most = 0;
    for id in ["alexandria", "babylon", "ephesos", "gizah", "halikarnassos", "olympia", "rhodos"] {
        for discounts in [
            "",
            "west-trading-post",
            "east-trading-post",
            "marketplace",
            "west-trading-post east-trading-post",
            "west-trading-post marketplace",
            "east-trading-post marketplace",
            "west-trading-post east-trading-post marketplace",
        ] {
            let right = Seat::new(6);
            let scene = Scene::of(7, 3).board(ME, &format!("{id} day"), 0).city(ME, discounts);
            let state = scene.city(LEFT, RICH).city(right, RICH).state();
            let market = state.market(ME);
            let boards: Vec<String> = all_boards().collect();
            let costs = Card::all().map(|card| card.facts().cost);
            let costs = costs.chain(boards.iter().flat_map(|b| stages(b)).map(|stage| stage.cost));
            most = most.max(costs.map(|c| market.payments(c).as_slice().len()).max().unwrap());
        }
    }
    assert_eq!(most, MOST_PAYMENTS);
    // Where it happens: five units at 2 coins and one at 1 make every sum from 0 to 11.
    let scene = Scene::of(7, 3).city(ME, "marketplace").city(LEFT, RICH);
    let state = scene.city(Seat::new(6), RICH).state();
    let wanted: Vec<(u8, u8)> = (0..=11).map(|left| (left, 11 - left)).collect();
    assert_eq!(payments(&state, ME, "builders-guild"), wanted);
}

#[test]
fn named_cases() {
    // Rhodos (ore) between Ephesos (papyrus) and Halikarnassos (cloth).
    for (mine, left, right, id, wanted) in [
        ("", "", "", "tavern", &[(0, 0)][..]),
        ("", "", "", "barracks", &[(0, 0)]),
        ("", "", "", "stockade", &[]),
        ("", "lumber-yard", "", "stockade", &[(2, 0)]),
        ("", "", "lumber-yard", "stockade", &[(0, 2)]),
        ("", "lumber-yard", "timber-yard", "stockade", &[(0, 2), (2, 0)]),
        // A coin cost is no matter of trade.
        ("", "lumber-yard", "", "timber-yard", &[(0, 0)]),
        // A choice producer is one symbol, at home and abroad.
        ("timber-yard", "", "", "stockade", &[(0, 0)]),
        ("", "", "sawmill", "archery-range", &[(0, 4)]),
        ("timber-yard", "", "sawmill", "archery-range", &[(0, 2)]),
        ("", "timber-yard", "lumber-yard", "archery-range", &[(2, 2)]),
        ("", "timber-yard", "", "archery-range", &[]),
        // Wood, clay and ore: the choice producer does either wood or clay.
        ("timber-yard clay-pit", "", "", "stables", &[(0, 0)]),
        ("tree-farm", "", "lumber-yard clay-pool", "stables", &[(0, 2)]),
        ("tree-farm", "clay-pool", "lumber-yard", "stables", &[(0, 2), (2, 0)]),
        // The papyrus of Ephesos, and later that of the right neighbour too.
        ("", "", "timber-yard tree-farm", "school", &[(2, 2)]),
        ("", "", "timber-yard tree-farm quarry press-1", "school", &[(0, 4), (2, 2)]),
        // Three stone: each neighbour has two, and the cheap side comes first.
        ("", "quarry", "quarry", "walls", &[(2, 4), (4, 2)]),
        ("west-trading-post", "quarry", "quarry", "walls", &[(2, 2), (1, 4)]),
        ("east-trading-post", "quarry", "quarry", "walls", &[(2, 2), (4, 1)]),
        ("east-trading-post west-trading-post", "quarry", "quarry", "walls", &[(1, 2), (2, 1)]),
        ("marketplace", "quarry", "quarry", "walls", &[(2, 4), (4, 2)]),
        ("caravansery", "quarry", "quarry", "walls", &[(0, 4), (2, 2), (4, 0)]),
        ("caravansery", "quarry", "caravansery quarry", "walls", &[(0, 4), (2, 2), (4, 0)]),
        // Glass, cloth, papyrus: the neighbours' own boards sell too.
        ("", "", "glassworks-1", "traders-guild", &[(2, 4)]),
        ("forum", "", "glassworks-1", "traders-guild", &[(0, 4), (2, 2)]),
        ("marketplace", "", "glassworks-1", "traders-guild", &[(1, 2)]),
        ("marketplace forum", "", "glassworks-1", "traders-guild", &[(0, 2), (1, 1)]),
        ("forum", "", "", "traders-guild", &[(2, 2)]),
        ("", "", "", "traders-guild", &[]),
        ("", "forum", "", "traders-guild", &[]),
    ] {
        let scene = Scene::of(7, 3).board(Seat::new(6), "halikarnassos day", 0);
        let scene = scene.city(ME, mine).city(LEFT, left).city(Seat::new(6), right);
        let found = payments(&scene.state(), ME, id);
        assert_eq!(found, wanted, "{id} with \"{mine}\" between \"{left}\" and \"{right}\"");
    }
}

/// The names that this file spells out are those of the tables, and it forgets none.
#[test]
fn what_is_told_by_name_is_what_stands_on_the_cards() {
    for card in Card::all() {
        let facts = card.facts();
        let told = FOR_SALE.iter().chain(&OWN_ONLY).find(|(id, _)| *id == facts.id);
        let words = told.map_or("", |(_, words)| words);
        let all = words
            .split(' ')
            .filter(|word| word.len() == 1)
            .fold(Goods::NONE, |sum, word| sum + Goods::of("wscogtp", word));
        assert_eq!(facts.produces, all, "{}", facts.id);
        let choice = words.split(' ').find(|word| word.len() == 2).unwrap_or("");
        assert_eq!(facts.produces_one, Goods::of("wscogtp", choice), "{}", facts.id);
        assert_eq!(facts.any_raw, words == "wsco", "{}", facts.id);
        assert_eq!(facts.any_manufactured, words == "gtp", "{}", facts.id);
    }
    assert_eq!(RESOURCES, ["wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"]);
    assert_eq!(cards("forum caravansery").len() as usize, OWN_ONLY.len());
    assert_eq!((LEFT, RIGHT), (ME.left(3), ME.right(3)));
}
