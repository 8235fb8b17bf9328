//! Tables: choices of a simultaneous turn wait and settle together.

use mirabilia_kernel::record::read;
use mirabilia_kernel::{PlayError, PlayErrorKind, Seat, SeatSet, Seed, Seeded, Table, Turn};
use mirabilia_testkit::toy::Toy;

#[test]
fn choices_wait_in_the_table_and_settle_together() {
    let mut table = Table::<Toy>::new(3, vec![]);
    table.deal(&mut Seeded::new(Seed::from(1)));
    let before = table.state().clone();
    table.step("2 bid 3").unwrap();
    table.step("0 bid 3").unwrap();
    assert_eq!(table.state(), &before, "nothing half-chosen is in the state");
    assert_eq!(table.waiting(), SeatSet::EMPTY.with(Seat::new(0)).with(Seat::new(2)));
    assert_eq!(table.turn(), Turn::Seats(SeatSet::only(Seat::new(1))));
    assert_eq!(table.step("2 bid 1"), Err(PlayError::Already { seat: Seat::new(2) }));
    assert!(table.withdraw(Seat::new(2)) && !table.withdraw(Seat::new(2)));
    table.step("2 bid 1").unwrap();
    table.step("1 bid 0").unwrap();
    assert_eq!(table.turn(), Turn::Seats(SeatSet::only(Seat::new(0))));
    let refused = table.step("1 keep").unwrap_err();
    assert_eq!(refused.kind(), PlayErrorKind::NotYou);
    table.step("0 double").unwrap();
    assert_eq!(table.turn(), Turn::Over);
    let text = table.record().write();
    assert!(text.ends_with("0 bid 3\n1 bid 0\n2 bid 1\n0 double\n"), "seat order: {text}");
    assert_eq!(read::<Toy>(&text).unwrap().record().write(), text);
}
