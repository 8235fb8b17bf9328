//! 7 Wonders Dice told: everything that happens can be told, and the table shows nothing of a turn
//! that still runs.

use crate::common::{random_dice, random_game_of};
use crate::show::{check_choices, check_width};
use mirabilia_cli::show::{self, Names};
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Seat, Turn};

#[test]
fn pictures_and_choices_fit_the_page() {
    let page = show::page(GameKind::Dice);
    let long = "name of as many letters as may be; 40!";
    for seed in 0..6 {
        let seats = 2 + seed as u8;
        let names = (0..seats)
            .map(|seat| if seat % 2 == 0 { format!("{seat} {long}") } else { format!("Bo{seat}") });
        let names = Names::new(names.collect());
        let boards = if seed % 2 == 0 { "boards=stand-in" } else { "" };
        let mut visits = 0;
        random_game_of(GameKind::Dice, seats, seed, boards, |table| {
            visits += 1;
            if visits % 7 != 0 {
                return;
            }
            check_width(&show::picture(table, &names), page, "picture");
            check_width(&show::score_table(table, &names), page, "score table");
            check_choices(table, &names);
        });
    }
}

#[test]
fn every_step_is_told() {
    for seed in 0..12 {
        let table = random_dice(2 + (seed % 6) as u8, seed);
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
        assert_eq!(story.last().unwrap().chapter, "Last turn");
        assert!(show::verdict(&table, &names).is_some());
    }
}

/// The list says what the rules charge.
#[test]
fn coins_change_by_what_the_phrase_says() {
    let mut checked = 0;
    for seed in 0..8 {
        random_game_of(GameKind::Dice, 3, seed, "boards=stand-in", |table| {
            let Turn::Seats(deciding) = table.turn() else { return };
            let seat = deciding.first().unwrap();
            if deciding.len() > 1 {
                return; // the others would have to move as well
            }
            let names = Names::of(table);
            for choice in show::choices(table, seat, &names) {
                let mut after = table.clone();
                after.step(&format!("{seat} {}", choice.text)).unwrap();
                let AnyTable::Dice(before) = table else { panic!() };
                let AnyTable::Dice(after) = &after else { panic!() };
                let [old, new] = [before, after].map(|t| i16::from(t.state().city(seat).coins()));
                let price = choice.phrase.split(" — ").nth(1).unwrap_or("");
                let (paid, brings) = price.split_once(": ").unwrap_or(("", price));
                if brings.contains("coin") || brings.contains("action") {
                    continue;
                }
                let amount = |part: &str| {
                    let number = part.trim_start_matches('+').split(' ').next().unwrap();
                    let number = number.parse::<i16>().unwrap_or(0);
                    if part.starts_with('+') { number } else { -number }
                };
                let change: i16 = paid.split(", ").map(amount).sum();
                assert_eq!(new - old, change, "{}", choice.phrase);
                checked += 1;
            }
        });
    }
    assert!(checked > 200, "only {checked} prices");
}

/// Two games that differ in what one seat did in a turn that still runs look alike; only their
/// records differ.
#[test]
fn moves_of_a_turn_that_runs_are_not_on_the_table() {
    let mut compared = 0;
    for seed in 0..12 {
        let seats = 2 + (seed % 6) as u8;
        random_game_of(GameKind::Dice, seats, seed, "boards=stand-in", |table| {
            let Turn::Seats(deciding) = table.turn() else { return };
            let is_first = table.step_lines().last().is_some_and(|line| line.starts_with("roll "));
            if !is_first || table.steps() % 3 != 0 || deciding.len() < usize::from(seats) {
                return;
            }
            // The last seat gets a choice more, so that the turn goes on after this round.
            let chain = Seat::new(seats - 1);
            let Some(chained) = going_on(table, chain) else { return };
            for actor in Seat::all(seats - 1) {
                let quiet: Vec<String> = table
                    .legal_moves(actor)
                    .into_iter()
                    .filter(|m| ends(table, actor, m))
                    .collect();
                let (Some(first), Some(last)) = (quiet.first(), quiet.last()) else { continue };
                if first == last {
                    continue;
                }
                let [one, other] = [first, last].map(|m| {
                    round(table, |seat| match seat {
                        seat if seat == actor => m.clone(),
                        seat if seat == chain => chained.clone(),
                        _ => "pass".to_owned(),
                    })
                });
                compare(&one, &other);
                compared += 1;
            }
        });
    }
    assert!(compared > 100, "only {compared} pairs of games");
}

/// A move after which the seat has something left to decide.
fn going_on(table: &AnyTable, seat: Seat) -> Option<String> {
    table.legal_moves(seat).into_iter().find(|m| !ends(table, seat, m))
}

/// Is this seat's turn over with this move?
fn ends(table: &AnyTable, actor: Seat, m: &str) -> bool {
    let after = round(table, |seat| if seat == actor { m.to_owned() } else { "pass".to_owned() });
    !matches!(after.turn(), Turn::Seats(_))
}

fn round(table: &AnyTable, choose: impl Fn(Seat) -> String) -> AnyTable {
    let mut table = table.clone();
    for seat in Seat::all(table.seats()) {
        table.step(&format!("{seat} {}", choose(seat))).expect("a listed move is legal");
    }
    table
}
fn compare(one: &AnyTable, other: &AnyTable) {
    let names = Names::of(one);
    let shown = |table| {
        let mut lines = show::picture(table, &names);
        lines.extend(show::score_table(table, &names));
        lines
    };
    assert_eq!(shown(one), shown(other));
    assert_ne!(show::story(one, &names), show::story(other, &names));
}
