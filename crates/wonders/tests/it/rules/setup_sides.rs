//! Chapter 1, second half: how wonders and sides find their seats.

use std::collections::BTreeSet;

use mirabilia_kernel::{Fast, Game, Options, Seat, SeatSet, Turn, Viewer};
use mirabilia_wonders::{Phase, Side, State};

use crate::common::{can, steps, table, wonder};

const DEAL: &str = "deal wonders gizah olympia rhodos";

#[test]
fn rule_1_12_each_seat_gets_a_wonder_at_random() {
    let mut seen = BTreeSet::new();
    for number in 0..300 {
        let mut table = table(3, "");
        assert_eq!(table.state().phase(), Phase::DealWonders);
        let chance = table.state().draw(&mut Fast::new(number));
        let text = table.state().chance_text(&chance);
        steps(&mut table, &[&text]);
        let dealt: Vec<&str> = text.split(' ').skip(2).collect();
        let got: Vec<&str> = Seat::all(3)
            .map(|seat| table.state().city(seat).wonder().expect("a wonder").facts().id)
            .collect();
        assert_eq!(got, dealt, "in seat order");
        seen.extend(dealt.iter().enumerate().map(|(seat, id)| (seat, (*id).to_owned())));
    }
    assert_eq!(seen.len(), 3 * 7, "every wonder comes to every seat");
    let mut table = table(3, "wonders=random");
    for (line, why) in [
        ("deal wonders gizah olympia gizah", "gizah is dealt twice"),
        ("deal wonders gizah olympia", "2 wonders; expected 3"),
        ("deal wonders gizah olympia rhodos babylon", "4 wonders; expected 3"),
        ("deal wonders gizah olympia troy", "no wonder \"troy\""),
    ] {
        let error = table.step(line).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
}

#[test]
fn rule_1_13_chosen_wonders_are_picked_one_after_the_other_from_seat_0_on() {
    let mut table = table(4, "wonders=choose sides=day");
    for (seat, id) in ["gizah", "rhodos", "alexandria", "babylon"].into_iter().enumerate() {
        let chooser = Seat::new(seat as u8);
        assert_eq!(table.state().phase(), Phase::ChooseWonder(chooser));
        assert_eq!(table.turn(), Turn::Seats(SeatSet::only(chooser)));
        assert_eq!(table.legal_lines().len(), 7 - seat, "what is still free");
        assert!(table.step(&format!("{} choose olympia", (seat + 1) % 4)).is_err());
        steps(&mut table, &[&format!("{seat} choose {id}")]);
        let city = table.state().city(chooser);
        assert_eq!(city.wonder(), Some(wonder(id)));
        if seat < 3 {
            let again = format!("{} choose {id}", seat + 1);
            let error = table.step(&again).unwrap_err().to_string();
            assert!(error.ends_with(&format!("another seat has {id}")), "{error}");
        }
    }
    assert_eq!(table.state().phase(), Phase::DealAge);
}

#[test]
fn rule_1_14_other_wonders_are_out_of_the_game() {
    let mut table = table(3, "sides=day");
    steps(&mut table, &[DEAL]);
    let left: Vec<&str> = table.state().free_wonders().iter().map(|w| w.facts().id).collect();
    assert_eq!(left, ["alexandria", "babylon", "ephesos", "halikarnassos"]);
    assert_eq!(table.state().phase(), Phase::DealAge, "nothing asks for them again");
    for id in left {
        assert!(!can(table.state(), &format!("0 choose {id}")));
    }
}

#[test]
fn rule_1_15_sides_are_settled_after_every_seat_has_its_wonder() {
    let mut luck = table(3, "");
    steps(&mut luck, &[DEAL]);
    assert_eq!(luck.state().phase(), Phase::DealSides);
    let mut chosen = table(3, "wonders=choose sides=choose");
    for line in ["0 choose gizah", "1 choose olympia", "2 choose rhodos"] {
        assert!(!can(chosen.state(), "0 side night"));
        steps(&mut chosen, &[line]);
    }
    assert_eq!(chosen.state().phase(), Phase::ChooseSides);
}

#[test]
fn rule_1_16_random_sides_are_each_as_likely() {
    let mut nights = [0u32; 7];
    let mut opening = table(7, "");
    steps(
        &mut opening,
        &["deal wonders gizah olympia rhodos babylon ephesos alexandria halikarnassos"],
    );
    let mut luck = Fast::new(16);
    for _ in 0..4000 {
        let chance = opening.state().draw(&mut luck);
        let text = opening.state().chance_text(&chance);
        let mut table = opening.clone();
        steps(&mut table, &[&text]);
        for (seat, name) in Seat::all(7).zip(text.split(' ').skip(2)) {
            assert_eq!(table.state().city(seat).side().name(), name, "in seat order");
            nights[seat.index()] += u32::from(name == "night");
        }
    }
    // Half of 4000, within five standard deviations of 32.
    assert!(nights.iter().all(|n| (1840..=2160).contains(n)), "{nights:?}");
    let error = opening.step("deal sides day night").unwrap_err().to_string();
    assert!(error.contains("2 sides; expected 7"), "{error}");
}

#[test]
fn rule_1_17_with_sides_chosen_each_player_chooses_the_own_side() {
    let mut table = table(3, "sides=choose");
    steps(&mut table, &[DEAL]);
    assert_eq!(table.state().phase(), Phase::ChooseSides);
    let lines = table.legal_lines();
    let wanted: Vec<String> = (0..3)
        .flat_map(|seat| ["day", "night"].map(|side| format!("{seat} side {side}")))
        .collect();
    assert_eq!(lines, wanted);
    steps(&mut table, &["0 side night", "1 side day", "2 side night"]);
    let sides = Seat::all(3).map(|seat| table.state().city(seat).side());
    assert_eq!(sides.collect::<Vec<_>>(), [Side::Night, Side::Day, Side::Night]);
}

#[test]
fn rule_1_18_sides_are_chosen_at_once_and_unseen() {
    let mut table = table(3, "sides=choose");
    steps(&mut table, &[DEAL]);
    let before = Seat::all(3).map(|seat| table.state().view(Viewer::Seat(seat)));
    let before: Vec<_> = before.collect();
    assert_eq!(table.turn(), Turn::Seats(SeatSet::all(3)));
    // In any order.
    steps(&mut table, &["2 side night", "0 side night"]);
    let now = Seat::all(3).map(|seat| table.state().view(Viewer::Seat(seat)));
    assert_eq!(now.collect::<Vec<_>>(), before);
    assert_eq!(table.record().steps.len(), 1, "the deal alone is on record");
    steps(&mut table, &["1 side day"]);
    assert_eq!(table.state().phase(), Phase::DealAge);
}

#[test]
fn rule_1_19_all_boards_on_the_day_or_the_night_side() {
    for (options, side) in [("sides=day", Side::Day), ("sides=night", Side::Night)] {
        let mut table = table(3, options);
        steps(&mut table, &[DEAL]);
        assert_eq!(table.state().phase(), Phase::DealAge, "nothing is drawn or asked");
        assert!(Seat::all(3).all(|seat| table.state().city(seat).side() == side));
    }
}

#[test]
fn rule_1_20_each_value_goes_with_each() {
    for wonders in ["random", "choose"] {
        for sides in ["random", "choose", "day", "night"] {
            let mut table = table(3, &format!("wonders={wonders} sides={sides}"));
            let mut luck = Fast::new(20);
            while table.state().age() == 0 {
                table.deal(&mut luck);
                if let Turn::Seats(seats) = table.turn() {
                    let seat = seats.first().expect("a seat decides");
                    let m = table.state().random_move(seat, &mut luck, &mut Vec::new());
                    table.submit(seat, m).unwrap();
                }
            }
            let cities = Seat::all(3).map(|seat| *table.state().city(seat));
            assert!(cities.into_iter().all(|city| city.wonder().is_some()));
        }
    }
    for wrong in ["wonders=day", "sides=left", "side=day"] {
        assert!(State::setup(3, &Options::parse(wrong).unwrap()).is_err(), "{wrong}");
    }
}

#[test]
fn rule_1_21_wonders_and_sides_are_open_before_the_first_card_is_dealt() {
    let mut table = table(3, "");
    steps(&mut table, &[DEAL, "deal sides day night day"]);
    assert_eq!((table.state().phase(), table.state().age()), (Phase::DealAge, 1));
    let seats = Seat::all(3).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Public]) {
        let picture = crate::common::picture(table.state(), viewer);
        let boards: Vec<_> = picture["cities"]
            .as_array()
            .unwrap()
            .iter()
            .map(|city| (city["wonder"].as_str().unwrap(), city["side"].as_str().unwrap()))
            .collect();
        assert_eq!(boards, [("gizah", "day"), ("olympia", "night"), ("rhodos", "day")]);
    }
}
