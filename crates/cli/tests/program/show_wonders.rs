//! 7 Wonders told: everything that happens can be told, and the table shows no card that lies face
//! down.

use crate::common::{random_game_of, random_wonders};
use crate::show::{check_choices, check_width};
use mirabilia_cli::show::{self, Names};
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Seat, Turn};

const OPTIONS: [&str; 5] =
    ["", "wonders=choose", "sides=choose", "sides=night", "sides=choose wonders=choose"];

#[test]
fn pictures_and_choices_fit_the_page() {
    let page = show::page(GameKind::Wonders);
    let long = "name of as many letters as may be; 40!";
    for seed in 0..15 {
        let seats = 3 + (seed % 5) as u8;
        let names = (0..seats)
            .map(|seat| if seat % 2 == 0 { format!("{seat} {long}") } else { format!("Bo{seat}") });
        let names = Names::new(names.collect());
        let options = OPTIONS[seed as usize % OPTIONS.len()];
        random_game_of(GameKind::Wonders, seats, seed, options, |table| {
            check_width(&show::picture(table, &names), page, "picture");
            check_width(&show::score_table(table, &names), page, "score table");
            check_choices(table, &names);
        });
    }
}

#[test]
fn every_step_is_told() {
    for seed in 0..30 {
        let options = OPTIONS[seed as usize % OPTIONS.len()];
        let table = random_wonders(3 + (seed % 5) as u8, seed, options);
        let names = Names::of(&table);
        let story = show::story(&table, &names);
        let numbers: Vec<usize> = story.iter().filter_map(|line| line.number).collect();
        assert_eq!(numbers, (1..=table.steps()).collect::<Vec<_>>());
        let steps = story.iter().filter(|line| line.number.is_some());
        for (line, step) in steps.zip(table.step_lines()) {
            let seat = step.split(' ').next().and_then(|word| word.parse::<u8>().ok());
            if let Some(seat) = seat {
                assert!(line.text.starts_with(&format!("seat {seat}: ")), "{step}: {}", line.text);
            }
        }
        let fights: Vec<&str> = story.iter().map(|line| &*line.text).collect();
        let fights = fights.iter().filter(|text| text.starts_with("conflicts of Age "));
        assert_eq!(fights.count(), 3);
        assert!(show::verdict(&table, &names).is_some());
    }
}

/// A card that a seat sells or puts under a stage is told to readers of records only.
#[test]
fn faces_that_lie_down_are_not_on_the_table() {
    let mut compared = 0;
    for seed in 0..12 {
        let seats = 3 + (seed % 5) as u8;
        random_game_of(GameKind::Wonders, seats, seed, "", |table| {
            let Turn::Seats(deciding) = table.turn() else { return };
            if deciding.len() < usize::from(seats) {
                return;
            }
            for actor in Seat::all(seats) {
                for pair in hidden_pairs(table, actor) {
                    let [first, second] = pair.map(|m| after_turn(table, actor, &m));
                    compare(&first, &second);
                    compared += 1;
                }
            }
        });
    }
    assert!(compared > 1000, "only {compared} pairs of games");
}

/// Two moves that differ only in the card that is laid face down.
fn hidden_pairs(table: &AnyTable, seat: Seat) -> Vec<[String; 2]> {
    let moves = table.legal_moves(seat);
    let pair = |verb: &str, pay: bool| {
        let alike = |m: &&String| m.starts_with(verb) && m.contains(" pay ") == pay;
        let mut moves = moves.iter().filter(alike);
        let (first, last) = (moves.next()?.clone(), moves.next_back()?.clone());
        let payment = |m: &String| m.split_once(" pay ").map(|(_, pay)| pay.to_owned());
        (payment(&first) == payment(&last)).then_some([first, last])
    };
    [pair("sell", false), pair("stage", false), pair("stage", true)].into_iter().flatten().collect()
}

/// The table after a turn in which a seat makes this move and the others their first.
fn after_turn(table: &AnyTable, actor: Seat, m: &str) -> AnyTable {
    let mut table = table.clone();
    for seat in Seat::all(table.seats()) {
        let first = table.legal_moves(seat)[0].clone();
        let m = if seat == actor { m } else { &first };
        table.step(&format!("{seat} {m}")).expect("a listed move is legal");
    }
    table
}
fn compare(first: &AnyTable, second: &AnyTable) {
    let names = Names::of(first);
    let picture = |table| show::picture(table, &names);
    assert_eq!(picture(first), picture(second));
    assert_ne!(show::story(first, &names), show::story(second, &names));
}
