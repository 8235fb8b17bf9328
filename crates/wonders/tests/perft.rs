//! Counts of lines of play, kept in `*.perft` files beside this one.
//!
//! A file is lines of words; `#` begins a comment.
//!
//! ```text
//! seats 5              how many play
//! options sides=day    the options of the game (none: the defaults)
//! luck 3 1 4           numbers that decide deals, one after the other; then 0 for ever
//! moves 5 0 2          numbers that pick moves on the way to the position; then 0 for ever
//! until age 2          go on until the first decision of this age (none: the first of the game)
//! further 14           and then so many decisions more
//! count 1 4            so many lines of 1 decision, …
//! count 2 12           … of 2, and so on; a game that ends earlier is one line
//! ```
//!
//! A number picks one of `n` choices as its remainder after division by `n`; moves are numbered in
//! the order of their ids. On the way every deciding seat picks one after the other; in a count, the
//! lowest of them branches while the others play their lowest id. Files hold no state of any
//! generator, so they outlive the program. The counts came from the program: the test therefore
//! counts the short lines once more in another way, by asking of every move id whether it is allowed.

mod common;

use std::fs;
use std::path::Path;

use common::allowed;
use mirabilia_kernel::perft::perft;
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fixed, Game, Joint, Luck, Options, Turn};
use mirabilia_wonders::{Move, State};

/// Up to how many lines are counted the slow way.
const SLOWLY: u64 = 3_000;

#[derive(Default)]
struct Fixture {
    seats: u8,
    options: Options,
    luck: Vec<u32>,
    moves: Vec<u32>,
    age: u8,
    further: u32,
    counts: Vec<(u32, u64)>,
}

fn read(text: &str) -> Fixture {
    let mut fixture = Fixture::default();
    for line in text.lines() {
        let said = line.split('#').next().unwrap_or("").trim();
        let numbers = |list: &str| -> Vec<u32> {
            list.split_whitespace().map(|n| n.parse().unwrap()).collect()
        };
        match said.split_once(' ') {
            Some(("seats", rest)) => fixture.seats = rest.parse().unwrap(),
            Some(("options", rest)) => fixture.options = Options::parse(rest).unwrap(),
            Some(("luck", rest)) => fixture.luck.extend(numbers(rest)),
            Some(("moves", rest)) => fixture.moves.extend(numbers(rest)),
            Some(("until", rest)) => {
                fixture.age = rest.strip_prefix("age ").unwrap().parse().unwrap();
            }
            Some(("further", rest)) => fixture.further = rest.parse().unwrap(),
            Some(("count", rest)) => {
                let (depth, count) = rest.split_once(' ').unwrap();
                fixture.counts.push((depth.parse().unwrap(), count.trim().parse().unwrap()));
            }
            None if said.is_empty() => {}
            _ => panic!("what is \"{line}\"?"),
        }
    }
    fixture
}

/// One move for each deciding seat.
fn joint(state: &State, mut pick: impl FnMut(&[Move]) -> Move) -> Option<Joint<Move>> {
    let Turn::Seats(seats) = state.turn() else { return None };
    let mut joint: Option<Joint<Move>> = None;
    for seat in seats.iter() {
        let m = pick(&common::listed(state, seat));
        joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
    }
    joint
}

/// The position that a fixture is about, and the luck that is left then.
fn reach(fixture: &Fixture) -> (State, Fixed) {
    let mut state = State::new(&State::setup(fixture.seats, &fixture.options).unwrap());
    let mut luck = Fixed::new(fixture.luck.clone());
    let mut picks = Fixed::new(fixture.moves.clone());
    settle_all(&mut state, &mut luck);
    let mut further = fixture.further;
    while state.age() < fixture.age || further > 0 {
        further -= u32::from(state.age() >= fixture.age);
        let pick = |moves: &[Move]| moves[picks.below(moves.len() as u32) as usize];
        let joint = joint(&state, pick).expect("the game goes on");
        state.play_unchecked(&joint);
        settle_all(&mut state, &mut luck);
    }
    (state, luck)
}

/// The same count without the list of legal moves.
fn count_by_asking(state: &State, luck: &Fixed, depth: u32) -> u64 {
    let Turn::Seats(seats) = state.turn() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let first = seats.first().unwrap();
    let others: Vec<_> =
        seats.without(first).iter().map(|seat| (seat, allowed(state, seat)[0])).collect();
    let branch = |m: Move| {
        let joint = others.iter().fold(Joint::one(first, m), |joint, &(s, m)| joint.with(s, m));
        let (mut next, mut luck) = (*state, luck.clone());
        next.play_unchecked(&joint);
        settle_all(&mut next, &mut luck);
        count_by_asking(&next, &luck, depth - 1)
    };
    allowed(state, first).into_iter().map(branch).sum()
}

#[test]
fn counts_are_those_of_the_files() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "perft"))
        .collect();
    files.sort();
    assert!(files.len() >= 6, "only {} files", files.len());
    for path in files {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let fixture = read(&fs::read_to_string(&path).unwrap());
        let (state, luck) = reach(&fixture);
        assert!(fixture.counts.len() >= 3, "{name}");
        let mut slowly = 0;
        for &(depth, wanted) in &fixture.counts {
            assert_eq!(perft(&state, &luck, depth), wanted, "{name}, depth {depth}");
            if wanted <= SLOWLY {
                assert_eq!(count_by_asking(&state, &luck, depth), wanted, "{name}, depth {depth}");
                slowly += 1;
            }
        }
        assert!(slowly >= 2, "{name}: too few counts are small enough to check");
    }
}

#[test]
fn choosing_wonders_and_sides_counts_by_hand() {
    // Three seats take one of 7, 6 and 5 wonders; then seat 0 has two sides while the others play
    // their lowest.
    let options = Options::parse("wonders=choose sides=choose").unwrap();
    let state = State::new(&State::setup(3, &options).unwrap());
    let counts: Vec<u64> = (0..=4).map(|depth| perft(&state, &Fixed::default(), depth)).collect();
    assert_eq!(counts, [1, 7, 42, 210, 420]);
}
