//! The price against trying everything: every use of every choice producer and discount, in random
//! cities. The program takes the dearest unit first; this takes nothing for granted.

use std::cell::Cell;

use crate::common::{self, A, B, Scene, all_cards, all_wonders, card, printed_cost};
use mirabilia_duel::data::SLOTS;
use mirabilia_duel::position::CityPosition;
use mirabilia_duel::state::Lying;
use mirabilia_duel::{Card, CardSet, Colour, Move, Position, State, TokenSet, Wonder};
use mirabilia_kernel::{Luck, Seat};
use mirabilia_testkit::{cases, property};

/// What a seat has to work with, told from names alone: none of the sums that the state keeps.
struct Buyer {
    made: [u8; 5],
    unit_price: [u16; 5],
    any_raw: usize,
    any_manufactured: usize,
    tokens: TokenSet,
    cards: CardSet,
}

/// What brown and grey cards of these make: wood, clay, stone, glass, papyrus.
fn made(cards: CardSet) -> [u8; 5] {
    let mut sum = [0; 5];
    for (ids, resource, amount) in [
        ("lumber-yard logging-camp", 0, 1),
        ("clay-pool clay-pit", 1, 1),
        ("quarry stone-pit", 2, 1),
        ("glassworks glass-blower", 3, 1),
        ("press drying-room", 4, 1),
        ("sawmill", 0, 2),
        ("brickyard", 1, 2),
        ("shelf-quarry", 2, 2),
    ] {
        sum[resource] += amount * common::cards(ids).and(cards).len() as u8;
    }
    sum
}

impl Buyer {
    fn new(mine: &CityPosition, yours: &CityPosition) -> Self {
        let has = |id: &str| mine.cards.has(card(id));
        let theirs = made(yours.cards);
        let reserves =
            ["wood-reserve", "clay-reserve", "stone-reserve", "customs-house", "customs-house"];
        Self {
            made: made(mine.cards),
            unit_price: std::array::from_fn(|i| {
                if has(reserves[i]) { 1 } else { 2 + u16::from(theirs[i]) }
            }),
            any_raw: usize::from(has("caravansery"))
                + usize::from(mine.built.has(common::wonder("great-lighthouse"))),
            any_manufactured: usize::from(has("forum"))
                + usize::from(mine.built.has(common::wonder("piraeus"))),
            tokens: mine.tokens,
            cards: mine.cards,
        }
    }

    fn has(&self, token: &str) -> bool {
        self.tokens.has(common::token(token))
    }

    /// Coins in all, coins for trade.
    fn card(&self, card: Card) -> (u16, u16) {
        let opens = |opener: &Card| opener.facts().opens == Some(card.facts().id);
        if self.cards.iter().any(|opener| opens(&opener)) {
            return (0, 0);
        }
        let (coins, need) = printed_cost(card.facts().id);
        let masonry = card.facts().colour == Colour::Blue && self.has("masonry");
        let trade = self.cheapest(need, if masonry { 2 } else { 0 });
        (u16::from(coins) + trade, trade)
    }

    fn wonder(&self, wonder: Wonder) -> (u16, u16) {
        let (coins, need) = printed_cost(wonder.facts().id);
        let discount = if self.has("architecture") { 2 } else { 0 };
        let trade = self.cheapest(need, discount);
        (u16::from(coins) + trade, trade)
    }

    /// The least over all uses of all helpers. Each helper stands for one unit of one of these
    /// resources, or is not used.
    fn cheapest(&self, need: [u8; 5], discount: usize) -> u16 {
        let raw: &[usize] = &[0, 1, 2];
        let manufactured: &[usize] = &[3, 4];
        let any: &[usize] = &[0, 1, 2, 3, 4];
        let mut helpers = vec![raw; self.any_raw];
        helpers.extend(vec![manufactured; self.any_manufactured]);
        helpers.extend(vec![any; discount]);
        self.try_all(need, &helpers)
    }

    fn try_all(&self, need: [u8; 5], helpers: &[&[usize]]) -> u16 {
        let Some((helper, rest)) = helpers.split_first() else {
            let missing = |i: usize| u16::from(need[i].saturating_sub(self.made[i]));
            return (0..5).map(|i| missing(i) * self.unit_price[i]).sum();
        };
        let unused = self.try_all(need, rest);
        let used = helper.iter().filter(|&&i| need[i] > 0).map(|&i| {
            let mut less = need;
            less[i] -= 1;
            self.try_all(less, rest)
        });
        used.fold(unused, u16::min)
    }
}

/// Two random cities in Age III, with two cards and some wonders that seat 0 may build.
fn random_position(luck: &mut impl Luck) -> Position {
    let mut position = Position::sample(3);
    position.cities = [CityPosition::default(); 2];
    for age in [1, 2] {
        let mut deck: Vec<Card> = all_cards().filter(|card| card.age() == age).collect();
        luck.shuffle(&mut deck);
        for card in deck.into_iter().take(20) {
            // One third each: mine, yours, gone.
            if let owner @ 0..2 = luck.below(3) as usize {
                position.cities[owner].cards = position.cities[owner].cards.with(card);
            }
        }
    }
    let mut wonders: Vec<Wonder> = all_wonders().collect();
    luck.shuffle(&mut wonders);
    for (at, wonder) in wonders.into_iter().take(8).enumerate() {
        let city = &mut position.cities[at / 4];
        let built = at != 0 && at != 4 && luck.below(2) == 0;
        let set = if built { &mut city.built } else { &mut city.unbuilt };
        *set = set.with(wonder);
    }
    for token in ["architecture", "economy", "masonry", "urbanism"] {
        if let owner @ 0..2 = luck.below(3) as usize {
            let city = &mut position.cities[owner];
            city.tokens = city.tokens.with(common::token(token));
        }
    }
    let owned = position.cities[0].tokens.or(position.cities[1].tokens);
    let others = common::all_tokens().filter(|token| !owned.has(*token));
    position.board = others.take(5 - owned.len() as usize).collect();
    position.cities[0].coins = luck.below(16) as u16;
    let mut offered: Vec<Card> = all_cards().filter(|card| card.age() == 3).collect();
    luck.shuffle_front(&mut offered, 2);
    position.structure = [Lying::Nothing; SLOTS];
    position.structure[0] = Lying::FaceUp(offered[0]);
    position.structure[1] = Lying::FaceUp(offered[1]);
    position
}

/// How many random choices a position takes, and what is asked about it.
const DRAWS: usize = 140;

#[test]
fn the_price_is_the_lowest_of_all_assignments() {
    let cities = cases(200_000);
    let cards: Vec<Card> = all_cards().collect();
    let wonders: Vec<Wonder> = all_wonders().collect();
    let (helped, chains) = (Cell::new(0), Cell::new(0));
    property(cities, DRAWS, |luck| {
        let position = random_position(luck);
        let state = position.state().unwrap();
        let buyer = Buyer::new(&position.cities[0], &position.cities[1]);
        let market = state.market(A);
        assert_eq!(market.unit_prices().map(u16::from), buyer.unit_price, "{position:?}");
        let any = cards[luck.below(73) as usize];
        let price = market.card(any);
        let id = any.facts().id;
        assert_eq!((price.total, price.trade), buyer.card(any), "{id}: {position:?}");
        chains.set(chains.get() + u32::from(price.chain));
        let any = wonders[luck.below(12) as usize];
        let price = market.wonder(any);
        let id = any.facts().id;
        assert_eq!((price.total, price.trade), buyer.wonder(any), "{id}: {position:?}");
        let choice = buyer.any_raw + buyer.any_manufactured > 0;
        helped.set(helped.get() + u32::from(choice && buyer.has("architecture")));
        what_can_be_paid_is_legal(&state, &buyer);
    });
    // The cases that matter do come up.
    let (helped, chains) = (helped.get(), chains.get());
    assert!(helped > cities / 20, "{helped} cities with choice producers and a discount");
    assert!(chains > cities / 50, "{chains} prices by chain");
}

/// The list of moves answers "is it affordable" by a way of its own.
fn what_can_be_paid_is_legal(state: &State, buyer: &Buyer) {
    let mut moves = Vec::new();
    state.legal_moves(A, &mut moves);
    let coins = state.city(A).coins();
    for slot in 0..2 {
        let Lying::FaceUp(card) = state.slot(slot) else { panic!("two cards lie there") };
        let affordable = buyer.card(card).0 <= coins;
        assert_eq!(moves.contains(&Move::Build(card)), affordable, "{}", card.facts().id);
        for wonder in state.city(A).unbuilt().iter() {
            let affordable = buyer.wonder(wonder).0 <= coins;
            let listed = moves.contains(&Move::Wonder(wonder, card));
            assert_eq!(listed, affordable, "{}", wonder.facts().id);
        }
    }
}

#[test]
fn the_price_for_the_other_seat_is_worked_out_the_same_way() {
    property(cases(5_000), DRAWS, |luck| {
        let position = random_position(luck);
        let state = position.state().unwrap();
        let buyer = Buyer::new(&position.cities[1], &position.cities[0]);
        for card in all_cards() {
            let price = state.market(Seat::new(1)).card(card);
            assert_eq!((price.total, price.trade), buyer.card(card), "{}", card.facts().id);
        }
    });
}

/// Cities that have everything, by name.
#[test]
fn named_cases() {
    let all_helpers =
        |scene: Scene| scene.built(A, "great-lighthouse piraeus").tokens(A, "masonry architecture");
    let yours = "sawmill lumber-yard brickyard glassworks glass-blower press";
    // Wood 5, clay 4, stone 2, glass 4, papyrus 3.
    for (mine, id, wanted) in [
        ("", "palace", 5 + 4 + 2 + 4 + 4),
        ("", "arsenal", 5 + 5 + 4 + 4 + 4),
        ("", "great-library", 5 + 5 + 5 + 4 + 3),
        ("", "school", 5 + 3 + 3),
        ("customs-house", "school", 5 + 1 + 1),
        ("customs-house wood-reserve", "school", 3),
        ("caravansery forum", "palace", 4 + 2 + 4),
        ("caravansery forum", "arsenal", 5 + 4 + 4 + 4),
        ("logging-camp caravansery", "arsenal", 4 + 4 + 4),
        // The forum takes the glass, which is dearer than the papyrus.
        ("forum", "study", 5 + 5 + 3),
        ("baths", "aqueduct", 0),
    ] {
        let state = Scene::offers(3, "senate").city(A, mine).city(B, yours).state();
        assert_eq!(common::price(&state, A, id), wanted, "{id} with {mine}");
    }
    for (mine, id, wanted) in [
        // Both raw helpers take the wood and a clay, the manufactured ones both glass, Masonry the
        // stone.
        ("caravansery forum", "palace", 0),
        ("", "palace", 2),
        ("", "town-hall", 2 + 2),
        ("", "great-library", 3),
        ("", "appian-way", 2),
        ("", "arsenal", 5 + 4 + 4 + 4),
    ] {
        let scene = Scene::offers(3, "senate").city(A, mine).city(B, yours);
        assert_eq!(common::price(&all_helpers(scene).state(), A, id), wanted, "{id} with {mine}");
    }
}
