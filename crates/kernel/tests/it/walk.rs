//! Walks through a record, turn by turn.

use mirabilia_kernel::record::read;
use mirabilia_kernel::{Game, PlayErrorKind, Seat, Step};
use mirabilia_testkit::toy::Toy;

const GAME: &str = "mirabilia 1 toy\nseats 2\ndeal 5 7\n0 bid 1\n1 bid 0\n0 double\n";

#[test]
fn a_simultaneous_turn_is_walked_at_once() {
    let table = read::<Toy>(GAME).unwrap();
    let walked: Vec<_> = table.walk().collect();
    let places: Vec<_> = walked.iter().map(|w| (w.from, w.to())).collect();
    assert_eq!(places, [(0, 1), (1, 3), (3, 4)]);
    let numbers: Vec<_> = walked[1].numbered().map(|(number, _)| number).collect();
    assert_eq!(numbers, [2, 3]);
    assert_eq!(walked[0].before, Toy::new(&2));
    for (number, w) in walked.iter().enumerate() {
        assert_eq!(w.before, *table.rewound(w.from).state());
        assert_eq!(w.after, *table.rewound(w.to()).state());
        assert_eq!(walked.get(number + 1).map_or(table.state(), |next| &next.before), &w.after);
    }
}

#[test]
fn a_walk_stops_at_what_is_refused_and_before_half_a_turn() {
    let mut record = read::<Toy>(GAME).unwrap().record().clone();
    record.steps.truncate(2);
    assert_eq!(record.walk().count(), 1, "seat 1 has not bid");
    let Step::Move(_, bid) = record.steps[1] else { unreachable!() };
    record.steps.extend([Step::Move(Seat::new(0), bid), Step::Move(Seat::new(1), bid)]);
    let walked: Vec<_> = record.walk().collect();
    assert_eq!(walked.len(), 2);
    assert_eq!(walked[1].as_ref().unwrap_err().kind(), PlayErrorKind::Already);
}
