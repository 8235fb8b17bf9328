//! Perft counts in files. A file is a record, usually a described position without steps, whose
//! comments say what is counted from there:
//!
//! ```text
//! # luck 3 1 4             numbers that decide later luck, in order; then always 0
//! # expect perft 1 4       this many lines of 1 decision, …
//! # expect perft 2 12      … of 2, and so on; a game that ends earlier is one line
//! ```
//!
//! A number picks one of `n` choices as its remainder after division by `n`, so no count depends on
//! a generator. The counts came from the program. Therefore the runner counts short lines a second
//! time without the list of legal moves: it asks `check` about every move id there is.

use mirabilia_kernel::perft::perft;
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::record::read;
use mirabilia_kernel::{Fixed, Game, Joint, MoveId, Seat, Turn};

use crate::expect::expectations;
use crate::files;

/// The perft files of a game.
pub struct Perft {
    /// Where they are.
    pub folder: &'static str,
    /// How many there are.
    pub files: usize,
    /// Up to how many lines are counted the second way, too.
    pub recount: u64,
}

impl Perft {
    /// Counts everything that the files expect.
    pub fn check<G: Game>(&self) {
        let files = files(self.folder, "rec");
        assert_eq!(files.len(), self.files, "files in {}", self.folder);
        for (name, text) in files {
            self.check_file::<G>(&name, &text);
        }
    }

    fn check_file<G: Game>(&self, name: &str, text: &str) {
        let table = read::<G>(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let luck = luck(text);
        let (mut counted, mut recounted) = (0, 0);
        for expected in expectations(text).filter(|expected| expected.field == "perft") {
            let numbers = expected.value.split_once(' ').and_then(|(depth, count)| {
                Some((depth.parse::<u32>().ok()?, count.parse::<u64>().ok()?))
            });
            let (depth, count) = numbers.unwrap_or_else(|| panic!("{name}: {expected:?}"));
            assert_eq!(perft(table.state(), &luck, depth), count, "{name}, depth {depth}");
            counted += 1;
            if count <= self.recount {
                let found = count_by_asking(table.state(), &luck, depth);
                assert_eq!(found, count, "{name}, depth {depth}, by asking");
                recounted += 1;
            }
        }
        assert!(counted >= 3, "{name}: only {counted} counts");
        assert!(recounted >= 2, "{name}: too few counts are small enough to recount");
    }
}

/// The numbers of the lines `# luck …`.
fn luck(text: &str) -> Fixed {
    let lines = text.lines().filter_map(|line| line.strip_prefix("# luck "));
    let numbers = lines.flat_map(str::split_whitespace).map(|number| {
        number.parse().unwrap_or_else(|_| panic!("\"{number}\" in a line \"# luck\" is no number"))
    });
    Fixed::new(numbers.collect())
}

/// The same count without the list of legal moves.
fn count_by_asking<G: Game>(state: &G, luck: &Fixed, depth: u32) -> u64 {
    let (mut state, mut luck) = (state.clone(), luck.clone());
    settle_all(&mut state, &mut luck);
    let Turn::Seats(seats) = state.turn() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let first = seats.first().expect("a turn of seats has a seat");
    let others: Vec<(Seat, G::Move)> =
        seats.without(first).iter().map(|seat| (seat, allowed(&state, seat)[0])).collect();
    let branch = |m: G::Move| {
        let joint = others.iter().fold(Joint::one(first, m), |joint, &(s, m)| joint.with(s, m));
        let mut next = state.clone();
        next.play_unchecked(&joint);
        count_by_asking(&next, &luck, depth - 1)
    };
    allowed(&state, first).into_iter().map(branch).sum()
}

/// The moves that `check` allows, in the order of their ids.
pub fn allowed<G: Game>(state: &G, seat: Seat) -> Vec<G::Move> {
    let ids = (0..G::MOVE_IDS).filter_map(|id| state.move_from_id(seat, MoveId(id)));
    ids.filter(|&m| state.check(seat, m).is_ok()).collect()
}
