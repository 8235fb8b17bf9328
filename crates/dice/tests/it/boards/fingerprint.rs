//! Fingerprints: a set is known by what its file says, and records hold to it.

use mirabilia_dice::{BoardsRef, State};
use mirabilia_kernel::record::read;

use crate::common::Plan;

fn fingerprint(text: &str) -> String {
    let boards = BoardsRef::read(text).unwrap_or_else(|error| panic!("{error}"));
    boards.fingerprint.clone()
}

#[test]
fn rule_12_9_comments_and_blank_lines_make_no_other_set() {
    let text = Plan::new().text();
    let usual = fingerprint(&text);
    assert_eq!(usual.len(), 16);
    let commented = format!("   {}", text.replace('\n', "  \n  # a comment\n\n   "));
    assert_eq!(fingerprint(&commented), usual);
    assert_eq!(fingerprint(&text.replace('\n', "\r\n")), usual);
    assert_eq!(BoardsRef::read(&commented), BoardsRef::read(&text), "it is the same set");
}

#[test]
fn every_other_number_or_name_makes_another_set() {
    let text = Plan::new().text();
    let usual = fingerprint(&text);
    let (mut others, mut refused) = (0, 0);
    for (at, c) in text.char_indices() {
        let by = match c {
            '0'..='8' => char::from(c as u8 + 1),
            'a'..='y' if at % 7 == 0 => char::from(c as u8 + 1),
            _ => continue,
        };
        let changed = format!("{}{by}{}", &text[..at], &text[at + 1..]);
        match BoardsRef::read(&changed) {
            Ok(boards) => {
                assert_ne!(boards.fingerprint, usual, "{by} at {at}");
                others += 1;
            }
            Err(error) => {
                assert!(
                    !error.place.to_string().is_empty() && !error.expected.to_string().is_empty()
                );
                refused += 1;
            }
        }
    }
    assert!(others > 60 && refused > 100, "{others} other sets, {refused} refused");
}

#[test]
fn a_record_names_its_boards_and_is_read_on_them() {
    let mut play = Plan::new().play(2);
    play.turn("red axe", "0 build red w1");
    let text = play.table.record().write();
    let line = format!("boards tiny {}", Plan::new().read().fingerprint);
    assert_eq!(text.lines().nth(2), Some(&*line));
    assert_eq!(read::<State>(&text).unwrap().state(), play.state());
}

#[test]
fn a_record_is_refused_on_boards_that_are_not_there() {
    let mut play = Plan::new().play(2);
    play.turn("red axe", "0 build red w1");
    let text = play.table.record().write();
    let fingerprint = &*Plan::new().read().fingerprint;
    for (from, to) in [
        (fingerprint, "0123456789abcdef"),
        ("boards tiny", "boards small"),
        ("boards tiny", "boards stand-in"),
        (&*format!("boards tiny {fingerprint}"), "boards tiny"),
        (&*format!("boards tiny {fingerprint}"), "boards"),
    ] {
        let error = read::<State>(&text.replace(from, to)).expect_err(to);
        assert_eq!(error.line, 3, "{error}");
        assert!(error.reason.to_string().starts_with("boards is \""), "{error}");
        assert!(error.reason.to_string().contains("stand-in"), "{error}");
        assert!(
            error.reason.to_string().contains("fingerprint of a board file that has been loaded")
        );
    }
}

#[test]
fn a_record_is_refused_on_other_boards() {
    // The same names of cities, but another Western Barracks: the first move that differs is told.
    let other = Plan::new().building("barracks_west", "axe shield: x1 0 attack 3");
    let mut play = Plan::new().play(2);
    play.turn("red axe", "0 build red w1");
    let text = play.table.record().write();
    let text = text.replace(&Plan::new().read().fingerprint, &other.read().fingerprint);
    let error = read::<State>(&text).unwrap_err();
    assert_eq!((error.line, &*error.reason.to_string()), (6, "no space \"w1\"; perhaps wo1?"));
    assert!(error.legal.iter().any(|line| line == "0 build red x1"), "{error}");
    let stand_in = BoardsRef::built_in("stand-in").unwrap();
    let boards = format!("boards stand-in {}", stand_in.fingerprint);
    let line = format!("boards tiny {}", other.read().fingerprint);
    let error = read::<State>(&text.replace(&line, &boards)).unwrap_err();
    assert_eq!((error.line, &*error.reason.to_string()), (4, "no city of these boards \"c0\""));
}

#[test]
fn more_seats_than_cities_are_refused() {
    let mut plan = Plan::new();
    plan.cities.truncate(3);
    let boards = plan.read();
    let text = format!("mirabilia 1 dice\nseats 4\nboards tiny {}\n", boards.fingerprint);
    let error = read::<State>(&text).unwrap_err();
    assert!(
        error.reason.to_string().contains("at most 3: the boards have no more cities"),
        "{error}"
    );
}
