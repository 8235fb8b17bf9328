//! Described positions: where a record may begin, and how strictly they are read.

use mirabilia_kernel::record::read;
use mirabilia_kernel::{Game, Seat, Turn};
use mirabilia_testkit::records::refuses;
use mirabilia_testkit::toy::Toy;

#[test]
fn a_record_may_begin_with_a_described_position() {
    let head = "mirabilia 1 toy\nseats 2\nposition\n0 card 5\n1 card 7\nend\n";
    let text = format!("{head}0 bid 1\n1 bid 0\n0 double\n");
    let table = read::<Toy>(&text).unwrap();
    assert_eq!((table.turn(), table.record().write()), (Turn::Over, text));
    assert_eq!(table.state().score(Seat::new(0)).total(), 11);
    assert_eq!(table.record().steps.len(), 3, "the position is no step");
    assert_eq!(table.as_position().map(|table| table.record().write()), None);
    let half = table.rewound(2);
    let again = half.as_position().unwrap();
    let bids = head.replace("5\n", "5\n0 bid 1\n").replace("7\n", "7\n1 bid 0\n");
    assert_eq!(again.record().write(), bids);
    assert_eq!((again.state(), again.turn()), (half.state(), half.turn()));
}

#[test]
#[rustfmt::skip]
fn positions_are_read_strictly() {
    refuses::<Toy>(&[
        ("mirabilia 1 toy\nseats 2\nposition\n0 card 1", 4, "no \"end\" line after \"position\""),
        ("mirabilia 1 toy\nseats 2\nposition", 3, "no \"end\" line"),
        ("mirabilia 1 toy\nseats 2\nposition\n2 card 1\nend", 4, "seat is \"2\"; expected 0 to 1"),
        ("mirabilia 1 toy\nseats 2\nposition\n0 cards 1\nend", 4, "field of seat 0 is \"cards\"; expected one of card, bid"),
        ("mirabilia 1 toy\nseats 2\nposition\ncard 1\nend", 4, "field of the table is \"card\""),
        ("mirabilia 1 toy\nseats 2\nposition\n0 card 1\n0 card 2\nend", 5, "card of seat 0 is \"a second one\"; expected each field only once"),
        ("mirabilia 1 toy\nseats 2\nposition\n0 card -1\nend", 4, "card of seat 0 is \"-1\"; expected a number from 0 to 9"),
        ("mirabilia 1 toy\nseats 2\nposition\n0 card 01\nend", 4, "expected a number from 0 to 9"),
        ("mirabilia 1 toy\nseats 2\nposition\n0 card\nend", 4, "card of seat 0 is \"\"; expected one word"),
        ("mirabilia 1 toy\nseats 2\nposition\n# nothing\n0 card 1\nend", 3, "card is \"1\"; expected one per seat, or none"),
        ("mirabilia 1 toy\nseats 2\nposition\n0 card 1\n1 card 2\nend\n0 keep", 7, "seat 0 cannot \"keep\""),
        ("mirabilia 1 toy\nseats 2\nposition\nend\nposition\nend", 5, "no luck \"position\""),
        ("mirabilia 1 toy\nseats 2\ndeal 1 2\nposition\nend", 4, "no luck \"position\""),
    ]);
}
