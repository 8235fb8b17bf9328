//! Steps as viewers are shown them: what lies face down is `?`, and nothing else is.

use std::collections::BTreeMap;

use crate::common::{self, dealt, steps};
use mirabilia_kernel::{Fast, Game, Luck, Options, Seat, Step, Table, Viewer};
use mirabilia_testkit::random_game;
use mirabilia_wonders::{Move, Setup, State};

const OPTIONS: [&str; 3] = ["", "sides=choose wonders=choose", "sides=night"];

/// Random games of every size, visited at their end.
fn games(each: u64, mut visit: impl FnMut(&Table<State>)) {
    for seats in 3..=7 {
        for number in 0..each {
            let options = Options::parse(OPTIONS[number as usize % 3]).unwrap();
            let setup = State::setup(seats, &options).unwrap();
            visit(&random_game(&setup, number, |_| {}));
        }
    }
}

/// How often each card is named, by its id.
fn named(lines: &[String]) -> BTreeMap<&str, usize> {
    let mut named = BTreeMap::new();
    for word in lines.iter().flat_map(|line| line.split(' ')) {
        if mirabilia_wonders::Card::from_id(word).is_some() {
            *named.entry(word).or_default() += 1;
        }
    }
    named
}

#[test]
fn a_step_has_one_form_for_who_made_it_and_one_for_others() {
    let mut table = dealt(3, "sides=day", 3);
    let cards: Vec<&str> =
        Seat::all(3).map(|seat| table.state().hand(seat).next().unwrap().facts().id).collect();
    let sells: Vec<String> =
        cards.iter().enumerate().map(|(seat, card)| format!("{seat} sell {card}")).collect();
    steps(&mut table, &sells.iter().map(String::as_str).collect::<Vec<_>>());
    let lines = table.steps_seen(Viewer::Seat(Seat::new(1)), 0);
    assert!(lines[0].starts_with("deal wonders ") && !lines[0].contains('?'), "{}", lines[0]);
    assert_eq!(lines[1..], ["deal age 1", "0 sell ?", sells[1].as_str(), "2 sell ?"]);
    let public = table.steps_seen(Viewer::Public, 2);
    assert_eq!(public, ["0 sell ?", "1 sell ?", "2 sell ?"]);
    // Other kinds of step, one by one.
    let state = table.state();
    #[rustfmt::skip]
    let cases = [
        ("1 build altar", "1 build altar"),
        ("1 build scriptorium pay 2 left", "1 build scriptorium pay 2 left"),
        ("1 stage with altar", "1 stage with ?"),
        ("1 stage with altar pay 2 right", "1 stage with ? pay 2 right"),
        ("1 stage with altar pay 2 left 3 right", "1 stage with ? pay 2 left 3 right"),
        ("1 sell altar", "1 sell ?"),
        ("1 revive altar", "1 revive altar"),
        ("1 revive nothing", "1 revive nothing"),
        ("1 choose gizah", "1 choose gizah"),
        ("1 side night", "1 side night"),
    ];
    for (whole, seen) in cases {
        let m = state.read_move(whole.split_once(' ').unwrap().1).unwrap();
        let step = Step::Move(Seat::new(1), m);
        assert_eq!(state.step_seen(Viewer::Seat(Seat::new(1)), &step), whole);
        for viewer in [Viewer::Public, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(2))] {
            assert_eq!(state.step_seen(viewer, &step), seen, "{viewer:?}");
        }
    }
    for line in ["deal wonders gizah rhodos babylon", "deal sides day night day"] {
        let luck = Step::Chance(state.read_chance(line).unwrap());
        assert_eq!(state.step_seen(Viewer::Public, &luck), line);
    }
    let deal = state.read_chance(&common::deal_line(3, 3)).unwrap();
    assert_eq!(state.step_seen(Viewer::Seat(Seat::new(0)), &Step::Chance(deal)), "deal age 3");
}

/// The public is told exactly the cards that lie in cities; a seat those, and what it laid face down
/// itself.
#[test]
fn no_card_is_named_that_the_view_hides() {
    let mut hidden = 0;
    games(60, |table| {
        let seats = Seat::all(table.state().seats());
        let mut open: BTreeMap<&str, usize> = BTreeMap::new();
        for card in seats.clone().flat_map(|seat| table.state().city(seat).cards().iter()) {
            *open.entry(card.facts().id).or_default() += 1;
        }
        assert_eq!(named(&table.steps_seen(Viewer::Public, 0)), open);
        for seat in seats {
            let mut own = open.clone();
            for step in &table.record().steps {
                if let Step::Move(mover, Move::Sell(card) | Move::Stage(card, _)) = step
                    && *mover == seat
                {
                    *own.entry(card.facts().id).or_default() += 1;
                    hidden += 1;
                }
            }
            assert_eq!(named(&table.steps_seen(Viewer::Seat(seat), 0)), own, "seat {seat}");
        }
    });
    assert!(hidden > 1000, "only {hidden} cards lay face down");
}

/// Two cards that left one packet face down change places: another game, told to all other viewers
/// in the same lines.
#[test]
fn cards_face_down_can_be_swapped_unseen() {
    let (mut luck, mut swaps) = (Fast::new(9), 0);
    games(40, |table| {
        let mut record = table.record().clone();
        let face_down: Vec<usize> = (0..record.steps.len())
            .filter(|&at| {
                matches!(record.steps[at], Step::Move(_, Move::Sell(_) | Move::Stage(..)))
            })
            .collect();
        for _ in 0..20 {
            let mut any = || face_down[luck.below(face_down.len() as u32) as usize];
            let (a, b) = (any(), any());
            let (one, other) = (record.steps[a].clone(), record.steps[b].clone());
            let (Step::Move(first, m), Step::Move(second, n)) = (&one, &other) else { continue };
            let ((m, x), (n, y)) = (with(*m), with(*n));
            record.steps[a] = Step::Move(*first, m(y));
            record.steps[b] = Step::Move(*second, n(x));
            // Cards of another packet, or of one that Halikarnassos looked for, do not fit.
            match Table::replay(&record) {
                Ok(swapped) if x != y => {
                    assert_ne!(swapped.record(), table.record());
                    let viewers = Seat::all(record.seats).map(Viewer::Seat);
                    for viewer in viewers.chain([Viewer::Public]) {
                        let own = [first, second].iter().any(|s| viewer == Viewer::Seat(**s));
                        let same = swapped.steps_seen(viewer, 0) == table.steps_seen(viewer, 0);
                        assert_eq!(same, !own, "{viewer:?}");
                    }
                    swaps += 1;
                }
                _ => {}
            }
            record.clone_from(table.record());
        }
    });
    assert!(swaps > 100, "only {swaps} swaps");
}

/// A move with a place for its card, and the card.
fn with(m: Move) -> (impl Fn(mirabilia_wonders::Card) -> Move, mirabilia_wonders::Card) {
    let (Move::Sell(card) | Move::Stage(card, _)) = m else { unreachable!("a card face down") };
    let make = move |card| match m {
        Move::Stage(_, payment) => Move::Stage(card, payment),
        _ => Move::Sell(card),
    };
    (make, card)
}

/// The lines of a set-up are enough: a described table shows the same forms.
#[test]
fn a_described_position_tells_what_comes_after_it() {
    let table = dealt(4, "", 8);
    let mut table = Table::at(Setup::new(4), vec![], *table.state());
    let first = |seat| table.state().hand(seat).next().unwrap();
    let moves: Vec<(Seat, Move)> =
        Seat::all(4).map(|seat| (seat, Move::Sell(first(seat)))).collect();
    for (seat, m) in moves {
        table.submit(seat, m).unwrap();
    }
    assert_eq!(
        table.steps_seen(Viewer::Public, 0),
        ["0 sell ?", "1 sell ?", "2 sell ?", "3 sell ?"]
    );
}

#[test]
fn the_cards_under_a_wonder_are_those_that_the_steps_show() {
    games(20, |table| {
        let state = table.state();
        let viewers = Seat::all(state.seats()).map(Viewer::Seat).chain([Viewer::Public]);
        for viewer in viewers {
            let lines = table.steps_seen(viewer, 0);
            let view = state.view(viewer);
            for seat in Seat::all(state.seats()) {
                let start = format!("{} stage with ", seat.index());
                let shown = lines.iter().filter_map(|line| line.strip_prefix(&start));
                let shown = shown.map(|rest| rest.split(' ').next().unwrap());
                let under = view.under(seat);
                let under = under.iter().map(|card| card.map_or("?", |card| card.facts().id));
                assert_eq!(
                    under.collect::<Vec<_>>(),
                    shown.collect::<Vec<_>>(),
                    "{viewer:?} {seat:?}"
                );
            }
        }
    });
}
