//! The laws on whole random games of 3 to 7 players, with every option, and what 7 Wonders
//! itself must keep: cards, coins and conflict tokens are conserved, and every kept sum follows from
//! its set.

use mirabilia_kernel::goods::Goods;
use mirabilia_kernel::{Fast, Game, Luck, Seat, Table, Turn, Viewer};
use mirabilia_testkit::laws::{Eyes, Laws, law};
use mirabilia_testkit::{cases, sample};
use mirabilia_wonders::data::{Act, deck};
use mirabilia_wonders::setup::{Sides, WonderDeal};
use mirabilia_wonders::{Card, Chance, City, Move, Phase, Setup, State};

fn check_laws(seats: u8) {
    let usual = Setup::new(seats);
    let setups = [
        usual,
        Setup { sides: Sides::Choose, ..usual },
        Setup { wonders: WonderDeal::Choose, ..usual },
        Setup { wonders: WonderDeal::Choose, sides: Sides::Choose, ..usual },
        Setup { sides: Sides::Day, ..usual },
        Setup { sides: Sides::Night, ..usual },
    ];
    Laws {
        setups: &setups,
        games: cases(5_000),
        judge_all_in: 32,
        // Wonder and side of each seat, 18 turns, a seventh card per age, three revivals.
        longest: u32::from(seats) * 20 + 6,
        audit,
        eyes: Eyes::hiding(redealt),
        hides: true,
    }
    .check();
}

/// The hands of an age with the cards of others dealt again.
fn redealt(luck: &Chance, viewer: Viewer, again: &mut Fast) -> Chance {
    let Chance::Age(age, mut hands) = *luck else { return *luck };
    let own = |seat: usize| viewer == Viewer::Seat(Seat::new(seat as u8));
    let mut cards: Vec<u8> = Vec::new();
    for (_, hand) in hands.iter().enumerate().filter(|(seat, _)| !own(*seat)) {
        cards.extend(hand.iter().copied().filter(|&card| card < Card::COUNT));
    }
    again.shuffle(&mut cards);
    for (_, hand) in hands.iter_mut().enumerate().filter(|(seat, _)| !own(*seat)) {
        for card in hand.iter_mut().filter(|card| **card < Card::COUNT) {
            *card = cards.pop().unwrap();
        }
        hand.sort_unstable();
    }
    Chance::Age(age, hands)
}

#[test]
fn three_players_obey_the_laws() {
    check_laws(3);
}

#[test]
fn four_players_obey_the_laws() {
    check_laws(4);
}

#[test]
fn five_players_obey_the_laws() {
    check_laws(5);
}

#[test]
fn six_players_obey_the_laws() {
    check_laws(6);
}

#[test]
fn seven_players_obey_the_laws() {
    check_laws(7);
}

fn audit(state: &State) -> Result<(), String> {
    let seats: Vec<Seat> = Seat::all(state.seats()).collect();
    let cities: Vec<&City> = seats.iter().map(|&s| state.city(s)).collect();
    cards_are_conserved(state, &cities)?;
    for city in &cities {
        sums_follow(city)?;
    }
    // Every conflict has a winner and a loser, or neither.
    let tokens = |i: usize| cities.iter().map(|c| u32::from(c.tokens()[i])).sum::<u32>();
    law(tokens(0) == tokens(1) + tokens(2) + tokens(3), "victories without defeats")?;
    law((1..4).all(|age| tokens(age) <= seats.len() as u32), "more victories than conflicts")?;
    let wonders: Vec<_> = cities.iter().filter_map(|c| c.wonder()).collect();
    let mut different = wonders.clone();
    different.sort_unstable();
    different.dedup();
    law(different.len() == wonders.len(), "two cities have one wonder")
}

/// Every card of the decks is in one place: city, hand, discard pile or under a wonder.
fn cards_are_conserved(state: &State, cities: &[&City]) -> Result<(), String> {
    let mut places = [0i32; Card::COUNT as usize];
    let count = |places: &mut [i32], cards: &mut dyn Iterator<Item = Card>, by: i32| {
        cards.for_each(|card| places[card.index()] += by);
    };
    for city in cities {
        count(&mut places, &mut city.cards().iter(), 1);
    }
    count(&mut places, &mut state.unbuilt_cards(), 1);
    let dealt = if state.phase() == Phase::DealAge { state.age() - 1 } else { state.age() };
    for age in 1..=dealt {
        count(&mut places, &mut deck(state.seats(), age).cards().iter().copied(), -1);
    }
    let guilds = places.iter().skip(usize::from(Card::COUNT) - 10).sum::<i32>();
    let wanted = if dealt == 3 { i32::from(state.seats()) + 2 } else { 0 };
    law(guilds == wanted, "guilds are lost or made")?;
    for card in Card::all() {
        let left = places[card.index()];
        let fits = if card.is_guild() { (0..=1).contains(&left) } else { left == 0 };
        law(fits, &format!("{left} {} too many", card.facts().id))?;
    }
    let buried: u32 = cities.iter().map(|c| u32::from(c.stages())).sum();
    law(state.buried_size() == buried, "cards under wonders")
}

/// Everything kept beside a city's sets follows from them.
fn sums_follow(city: &City) -> Result<(), String> {
    let Some(wonder) = city.wonder() else { return Ok(()) };
    let cards: Vec<Card> = city.cards().iter().collect();
    let made = cards.iter().fold(Goods::NONE, |sum, card| sum + card.facts().produces);
    law(
        city.production() == made + wonder.facts().start || city.production() == Goods::NONE,
        "production",
    )?;
    let stages = city.built_stages();
    let shields = cards.iter().map(|c| c.facts().shields).sum::<u8>()
        + stages.iter().map(|s| s.shields).sum::<u8>();
    law(shields == city.shields(), "shields")?;
    let raw = cards.iter().filter(|c| c.facts().any_raw).count()
        + stages.iter().filter(|s| s.act == Act::AnyRaw).count();
    let manufactured = cards.iter().filter(|c| c.facts().any_manufactured).count()
        + stages.iter().filter(|s| s.act == Act::AnyManufactured).count();
    law((raw as u8, manufactured as u8) == city.any(), "goods of choice")?;
    let discounts = cards.iter().fold(0, |bits, card| bits | card.facts().discount);
    law(discounts == city.discounts(), "discounts")?;
    let mut names: Vec<&str> = cards.iter().map(|c| c.facts().name).collect();
    names.sort_unstable();
    let all = names.len();
    names.dedup();
    law(names.len() == all, "two buildings of one name")
}

/// Coins come from the bank and go to it, or to a neighbour: never from nowhere.
#[test]
fn coins_only_move_by_rule() {
    for number in 0..u64::from(sample(600)) {
        let seats = 3 + (number % 5) as u8;
        let mut luck = Fast::new(number);
        let mut table = Table::<State>::new(Setup::new(seats), vec![]);
        loop {
            table.deal(&mut luck);
            let Turn::Seats(deciding) = table.turn() else { break };
            let before = *table.state();
            let mut from_bank = 0;
            let mut moves = Vec::new();
            for seat in deciding.iter() {
                let m = before.random_move(seat, &mut luck, &mut Vec::new());
                moves.push((seat, m));
                table.submit(seat, m).unwrap();
            }
            for (seat, m) in moves {
                from_bank += bank_balance(&before, seat, m, table.state());
            }
            let sum =
                |s: &State| -> i32 { Seat::all(seats).map(|x| i32::from(s.city(x).coins())).sum() };
            assert_eq!(sum(table.state()), sum(&before) + from_bank, "game {number}");
        }
    }
}

/// What the bank pays for a move, less what it takes.
fn bank_balance(before: &State, seat: Seat, m: Move, after: &State) -> i32 {
    let built = |card: Card| {
        let facts = card.facts();
        let reward = facts.reward.map_or(0, |reward| {
            let [left, right] = after.neighbours(seat);
            let own = if reward.own { after.city(seat).count(reward.count) } else { 0 };
            let next = left.count(reward.count) + right.count(reward.count);
            let counted = own + if reward.neighbours { next } else { 0 };
            i32::from(reward.coins) * counted as i32
        });
        i32::from(facts.coins) + reward
    };
    match m {
        Move::Build(card, _) => {
            let free = before.is_free(seat, card);
            built(card) - if free { 0 } else { i32::from(card.facts().cost.coins()) }
        }
        Move::Stage(..) => i32::from(before.city(seat).next_stage().unwrap().coins),
        Move::Sell(_) => 3,
        Move::Revive(Some(card)) => built(card),
        Move::Revive(None) | Move::Choose(_) | Move::Side(_) => 0,
    }
}
