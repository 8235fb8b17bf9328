//! Counts of lines of play, kept in `*.perft` files beside this one.
//!
//! A file is lines of words; `#` begins a comment.
//!
//! ```text
//! seats 3              how many play
//! boards stand-in      the board set
//! luck 3 1 4           numbers that decide deals, rolls and swaps, one after the other; then 0 for ever
//! moves 5 0 2          numbers that pick moves on the way to the position; then 0 for ever
//! until turn 9         go on until the first decision of this turn (none: the first of the game)
//! further 2            and then so many rounds of decisions more
//! count 1 14           so many lines of 1 decision, …
//! count 2 196          … of 2, and so on; a game that ends earlier is one line
//! ```
//!
//! A number picks one of `n` choices as its remainder after division by `n`; moves are numbered in
//! the order of their ids. Where several seats decide at once, the lowest branches and the others
//! take their lowest move. Files hold no state of any generator, so they outlive the program. The
//! counts came from the program: the test therefore counts the short lines once more in another
//! way, by asking of every move there is whether it is allowed.

use std::fs;
use std::path::Path;

use mirabilia_dice::{BoardsRef, Move, Setup, State};
use mirabilia_kernel::perft::perft;
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fixed, Game, Joint, Luck, MoveId, Seat, Turn};

/// Up to how many lines are counted the slow way.
const SLOWLY: u64 = 5_000;

#[derive(Default)]
struct Fixture {
    seats: u8,
    boards: String,
    luck: Vec<u32>,
    moves: Vec<u32>,
    turn: u16,
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
            Some(("boards", rest)) => rest.clone_into(&mut fixture.boards),
            Some(("luck", rest)) => fixture.luck.extend(numbers(rest)),
            Some(("moves", rest)) => fixture.moves.extend(numbers(rest)),
            Some(("until", rest)) => {
                fixture.turn = rest.strip_prefix("turn ").unwrap().parse().unwrap();
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

/// The position that a fixture is about, and the luck that is left then.
fn reach(fixture: &Fixture) -> (State, Fixed) {
    let boards = BoardsRef::built_in(&fixture.boards).expect("a built-in set");
    let mut state = State::new(&Setup { seats: fixture.seats, boards });
    let mut luck = Fixed::new(fixture.luck.clone());
    let mut picks = Fixed::new(fixture.moves.clone());
    let mut moves = Vec::new();
    settle_all(&mut state, &mut luck);
    let mut further = fixture.further;
    while state.turns() < fixture.turn || further > 0 {
        further -= u32::from(state.turns() >= fixture.turn);
        let Turn::Seats(seats) = Game::turn(&state) else { panic!("the game ended on the way") };
        let mut joint: Option<Joint<Move>> = None;
        for seat in seats.iter() {
            state.legal_moves(seat, &mut moves);
            let m = moves[picks.below(moves.len() as u32) as usize];
            joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
        }
        state.play_unchecked(&joint.unwrap());
        settle_all(&mut state, &mut luck);
    }
    (state, luck)
}

/// The moves of a seat that are allowed, in the order of their ids, without the list.
fn allowed(state: &State, seat: Seat) -> Vec<Move> {
    let ids = (0..State::MOVE_IDS).filter_map(|id| state.move_from_id(seat, MoveId(id)));
    ids.filter(|&m| state.check(seat, m).is_ok()).collect()
}

/// The same count without the list of legal moves.
fn count_by_asking(state: &State, luck: &Fixed, depth: u32) -> u64 {
    let Turn::Seats(seats) = Game::turn(state) else { return 1 };
    if depth == 0 {
        return 1;
    }
    let first = seats.first().unwrap();
    let others: Vec<(Seat, Move)> =
        seats.without(first).iter().map(|seat| (seat, allowed(state, seat)[0])).collect();
    let branch = |m: Move| {
        let (mut next, mut luck) = (*state, luck.clone());
        let joint = others.iter().fold(Joint::one(first, m), |joint, &(s, m)| joint.with(s, m));
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
    assert!(files.len() >= 5, "only {} files", files.len());
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
fn a_first_turn_counts_by_hand() {
    // All dice show their first symbol in section 0 (luck is 0 for ever). With 7 coins every space
    // of cost up to 6 can be paid: one space by each of the three grey dice and the blue one, two by
    // the shield, two by the camel, one by the compass; the wonder; pass.
    let boards = BoardsRef::built_in("stand-in").unwrap();
    let state = State::new(&Setup { seats: 2, boards });
    assert_eq!(perft(&state, &Fixed::default(), 1), 3 + 1 + 2 + 2 + 1 + 1 + 1);
}
