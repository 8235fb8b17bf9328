//! The judgement of 7 Wonders: obvious things are obvious to it, and it knows only what a seat may.

use mirabilia_bots::{Bot, Budget, Evaluate, Greedy, Scratch, rollout};
use mirabilia_games::wonders::{Card, CardSet, Position, Side, State, Wonder};
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fast, Game, Joint, Options, Seat, Turn, Viewer};

fn cards(ids: &str) -> Vec<Card> {
    let card = |id| Card::from_id(id).unwrap_or_else(|| panic!("no card {id}"));
    ids.split_whitespace().map(card).collect()
}

fn worths(state: &State, seat: Seat) -> Vec<f32> {
    let (mut moves, mut worths) = (Vec::new(), Vec::new());
    state.legal_moves(seat, &mut moves);
    state.heuristic(seat, &moves, &mut worths);
    worths
}

/// The move of the highest worth, as records write it.
fn best(state: &State, seat: Seat) -> String {
    let mut moves = Vec::new();
    state.legal_moves(seat, &mut moves);
    let worths = worths(state, seat);
    let top = (0..moves.len()).max_by(|&a, &b| worths[a].total_cmp(&worths[b])).unwrap();
    state.move_text(moves[top])
}

/// The last turn of seat 0 of three, Olympia by day: all cities, its coins, its hand, and what it
/// should do.
#[derive(Clone, Copy)]
struct Case {
    coins: u16,
    city: &'static str,
    left: &'static str,
    right: &'static str,
    hand: &'static str,
    wanted: &'static str,
}

fn check(case: &Case) {
    let mut position = Position::sample(3, 3);
    position.turn = 5;
    let used = [case.city, case.left, case.right, case.hand].join(" ");
    let mut used: CardSet = cards(&used).into_iter().collect();
    for (city, wonder) in position.cities.iter_mut().zip(["olympia", "ephesos", "gizah"]) {
        city.wonder = Wonder::from_id(wonder).unwrap();
        city.side = Side::Day;
    }
    for (city, ids) in position.cities.iter_mut().zip([case.city, case.left, case.right]) {
        city.cards = cards(ids).into_iter().collect();
    }
    position.cities[0].coins = case.coins;
    position.cities[0].hand = cards(case.hand);
    // The others hold what is left of the deck.
    for neighbour in 1..3 {
        let late = |card: &Card| card.facts().age == 3 && card.copies(3) > 0 && !card.is_guild();
        let free = Card::all().filter(|card| late(card) && !used.has(*card));
        position.cities[neighbour].hand = free.take(2).collect();
        position.cities[neighbour].hand.iter().for_each(|card| used = used.with(*card));
    }
    let state = position.state().unwrap_or_else(|error| panic!("{}: {error}", case.wanted));
    assert_eq!(best(&state, Seat::new(0)), case.wanted);
}

#[test]
fn in_the_last_turn_the_points_decide() {
    let last = Case { coins: 0, city: "", left: "", right: "", hand: "", wanted: "" };
    // Seven free points beat three coins and a card that cannot be paid for.
    check(&Case { city: "altar", hand: "pantheon palace", wanted: "build pantheon", ..last });
    // Both conflicts of Age III beat five points.
    check(&Case {
        city: "theater walls",
        left: "stables",
        right: "archery-range",
        hand: "gardens fortifications",
        wanted: "build fortifications",
        ..last
    });
    // Conflicts that are won already do not.
    check(&Case {
        city: "theater walls stables archery-range",
        hand: "gardens fortifications",
        wanted: "build gardens",
        ..last
    });
    // The symbol that completes a second set: 7 points, and 3 more of the square.
    check(&Case {
        city: "theater apothecary workshop scriptorium dispensary school",
        hand: "gardens study",
        wanted: "build study",
        ..last
    });
    // Nothing can be paid for: coins are all there is.
    check(&Case { hand: "palace pantheon", wanted: "sell palace", ..last });
}

#[test]
fn the_cheapest_payment_is_preferred() {
    // Two stones of the left neighbour for 1 each, or of the right one for 2; glass from the left.
    check(&Case {
        coins: 9,
        city: "west-trading-post foundry",
        left: "quarry glassworks-1",
        right: "stone-pit timber-yard",
        hand: "town-hall palace",
        wanted: "build town-hall pay 4 left",
    });
}

/// Plays games by the judgement of moves with noise, and looks at every decision.
fn walk(seats: u8, seed: u64, mut look: impl FnMut(&State, Seat)) -> State {
    let options = Options::default();
    let mut state = State::new(&State::setup(seats, &options).unwrap());
    let mut luck = Fast::new(seed);
    let mut scratch = Scratch::default();
    loop {
        settle_all(&mut state, &mut luck);
        let Turn::Seats(deciders) = state.turn() else { return state };
        let mut joint: Option<Joint<_>> = None;
        for seat in deciders.iter() {
            look(&state, seat);
            let m = state.rollout_move(seat, &mut luck, &mut scratch);
            joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
        }
        state.play_unchecked(&joint.unwrap());
    }
}

#[test]
fn worths_follow_from_what_the_seat_may_know() {
    let mut luck = Fast::new(1);
    let mut looks = 0;
    for seed in 0..10 {
        walk(3 + (seed % 5) as u8, seed, |state, seat| {
            let other = State::imagine(&state.view(Viewer::Seat(seat)), &mut luck);
            assert_eq!(worths(&other, seat), worths(state, seat));
            looks += usize::from(other != *state);
        });
    }
    assert!(looks > 500, "only {looks} imagined worlds differed");
}

#[test]
fn every_worth_is_a_number_of_points() {
    for seed in 0..20 {
        walk(3 + (seed % 5) as u8, 100 + seed, |state, seat| {
            for worth in worths(state, seat) {
                assert!(worth.is_finite() && worth.abs() < 100.0, "{worth}");
            }
        });
    }
}

#[test]
fn every_feature_is_small_and_used() {
    let names = State::FEATURES;
    let mut used = vec![false; names.len()];
    let mut row = vec![0i16; names.len()];
    for seed in 0..100 {
        walk(3 + (seed % 5) as u8, 200 + seed, |state, seat| {
            row.fill(0);
            state.features(seat, &mut row);
            for (used, value) in used.iter_mut().zip(&row) {
                assert!((-127..=127).contains(value));
                *used |= *value != 0;
            }
        });
    }
    let unused: Vec<_> = names.iter().zip(used).filter(|(_, used)| !used).map(|x| x.0).collect();
    assert!(unused.is_empty(), "never seen: {unused:?}");
}

#[test]
fn greedy_scores_like_a_player() {
    let mut sum = 0;
    let games = 60;
    for seed in 0..games {
        let mut state = State::new(&State::setup(3, &Options::default()).unwrap());
        let mut luck = Fast::new(seed);
        let mut bot = Greedy::new(seed);
        loop {
            settle_all(&mut state, &mut luck);
            let Turn::Seats(deciders) = state.turn() else { break };
            let mut joint: Option<Joint<_>> = None;
            for seat in deciders.iter() {
                let view = state.view(Viewer::Seat(seat));
                let m = Bot::<State>::choose(&mut bot, &view, seat, &Budget::default()).best;
                joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
            }
            state.play_unchecked(&joint.unwrap());
        }
        sum += Seat::all(3).map(|seat| i32::from(state.score(seat).total())).sum::<i32>();
    }
    let mean = f64::from(sum) / (3 * games) as f64;
    assert!(mean > 47.0, "greedy has {mean:.1} points in the mean");
}

#[test]
fn wonders_and_sides_are_chosen_and_games_end() {
    let options = Options::parse("wonders=choose sides=choose").unwrap();
    let mut state = State::new(&State::setup(5, &options).unwrap());
    let first = worths(&state, Seat::new(0));
    assert!(
        first.iter().any(|worth| (worth - first[0]).abs() > 0.1),
        "no wonder is better than another"
    );
    rollout(&mut state, &mut Fast::new(3), &mut Scratch::default());
    assert!(state.outcome().is_some());
}
