//! The solver of Duel endings against plain expectimax, and what it does when time is short.

use std::cell::Cell;

use mirabilia_bots::{BotKind, Budget, Evaluate, Scratch};
use mirabilia_games::duel::{Phase, State};
use mirabilia_kernel::playout::settle_all;

/// As many positions as `expert` has.
const POSITIONS: u32 = <State as Evaluate>::TUNING.solver_positions;
use mirabilia_kernel::{Fast, Game, Options, Seat, Turn, Viewer};

/// Decisions of rough games with exactly this many cards of Age III left.
fn endings(left: u32, most: usize, seed: u64) -> Vec<State> {
    let setup = State::setup(2, &Options::default()).unwrap();
    let (mut luck, mut scratch) = (Fast::new(seed), Scratch::default());
    let mut found = Vec::new();
    while found.len() < most {
        let mut state = State::new(&setup);
        loop {
            settle_all(&mut state, &mut luck);
            if state.turn() == Turn::Over {
                break;
            }
            let here = state.age() == 3 && state.left().count_ones() == left;
            // Choices within a turn count too, and luck should have something left to say.
            let lucky = !(3..=5).contains(&left) || state.face_down() != 0;
            if here && (state.phase() != Phase::Play || lucky) {
                found.push(state);
                break;
            }
            let seat = state.active();
            let m = state.rollout_move(seat, &mut luck, &mut scratch);
            state.play_one(seat, m);
        }
    }
    found
}

/// Seat 0's share under best play, by the definition: no bounds, no table.
fn plain(state: &State) -> f64 {
    match state.turn() {
        Turn::Over => {
            let winners = state.outcome().unwrap().winners;
            if winners.has(Seat::new(0)) { 1.0 / winners.len() as f64 } else { 0.0 }
        }
        Turn::Chance => {
            let outcomes = Game::chances(state).unwrap();
            let whole: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
            let mut sum = 0.0;
            for (chance, weight) in &outcomes {
                let mut next = *state;
                next.settle(chance);
                sum += f64::from(*weight) * plain(&next);
            }
            sum / whole
        }
        Turn::Seats(_) => {
            let seat = state.active();
            let mut moves = Vec::new();
            state.legal_moves(seat, &mut moves);
            let values = moves.into_iter().map(|m| {
                let mut next = *state;
                next.play_one(seat, m);
                plain(&next)
            });
            if seat.index() == 0 { values.fold(0.0, f64::max) } else { values.fold(1.0, f64::min) }
        }
    }
}

#[test]
fn every_move_of_small_endings_has_its_exact_value() {
    let mut uncertain = 0;
    for (left, count) in [(1, 20), (2, 40), (3, 50), (4, 80), (5, 80)] {
        for state in endings(left, count, u64::from(left)) {
            let seat = state.active();
            let solved = state.solve(seat, POSITIONS, &|| false).expect("a small ending is solved");
            let mut moves = Vec::new();
            state.legal_moves(seat, &mut moves);
            assert_eq!(solved.moves.iter().map(|(m, _)| *m).collect::<Vec<_>>(), moves);
            let mut top = 0.0f64;
            for &(m, value) in &solved.moves {
                let mut next = state;
                next.play_one(seat, m);
                let share = plain(&next);
                let share = if seat.index() == 0 { share } else { 1.0 - share };
                assert!((share - f64::from(value)).abs() < 1e-5, "{m}: {value}, not {share}");
                uncertain += u32::from(share > 0.01 && share < 0.99);
                top = top.max(share);
            }
            let best = solved.moves.iter().find(|(m, _)| *m == solved.best).unwrap().1;
            assert!((f64::from(best) - top).abs() < 1e-5, "the best move is worth {best}");
        }
    }
    println!("luck mattered in {uncertain} moves");
    assert!(uncertain > 30, "luck mattered in only {uncertain} moves");
}

#[test]
fn a_late_clock_ends_it() {
    let state = endings(8, 1, 5)[0];
    let polls = Cell::new(0u64);
    let never = || {
        polls.set(polls.get() + 1);
        false
    };
    let solved = state.solve(state.active(), POSITIONS, &never).expect("eight cards are few");
    assert!(
        polls.get() >= solved.positions / 200,
        "{polls:?} polls, {} positions",
        solved.positions
    );
    let after_two = Cell::new(0);
    let late = || {
        after_two.set(after_two.get() + 1);
        after_two.get() > 2
    };
    assert_eq!(state.solve(state.active(), POSITIONS, &late), None);
    assert_eq!(after_two.get(), 3, "it went on after it was told to stop");
    // One card needs no clock.
    let state = endings(1, 1, 6)[0];
    assert!(state.solve(state.active(), POSITIONS, &|| true).is_some());
}

#[test]
fn the_beginning_of_an_age_is_left_to_the_search() {
    let polled = Cell::new(false);
    let late = || {
        polled.set(true);
        true
    };
    for state in endings(20, 3, 7) {
        assert_eq!(state.solve(state.active(), POSITIONS, &late), None);
    }
    assert!(!polled.get(), "it began what it cannot finish");
}

#[test]
fn the_search_plays_endings_exactly() {
    for state in endings(4, 5, 8) {
        let seat = state.active();
        let mut bot = BotKind::Expert.player::<State>(1);
        let advice = bot.choose(&state.view(Viewer::Seat(seat)), seat, &Budget::iterations(10));
        let mut moves = Vec::new();
        state.legal_moves(seat, &mut moves);
        assert!(advice.exact || moves.len() == 1);
        let top = advice.opinions.iter().map(|o| o.value).fold(0.0, f32::max);
        assert!(moves.len() == 1 || advice.value >= top - 1e-6);
    }
}
