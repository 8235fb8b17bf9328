//! 7 Wonders told: everything that happens can be told, and nobody is told what they may not know.

use crate::common::{random_game_of, random_wonders};
use mirabilia_cli::show::{self, Found, Meant, Names};
use mirabilia_games::wonders::data;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Options, Seat, Turn, Viewer};

const OPTIONS: [&str; 5] =
    ["", "wonders=choose", "sides=choose", "sides=night", "sides=choose wonders=choose"];

fn page() -> usize {
    show::page(GameKind::Wonders)
}

fn check_width(lines: &[String], what: &str) {
    for line in lines {
        assert!(line.chars().count() <= page(), "{what}: wider than {}: {line}", page());
        assert!(!line.contains('\u{a0}') && line.trim_end() == line, "{what}: {line:?}");
    }
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public])
}

#[test]
fn pictures_and_choices_fit_the_page() {
    let long = "name of as many letters as may be; 40!";
    for seed in 0..15 {
        let seats = 3 + (seed % 5) as u8;
        let names = (0..seats)
            .map(|seat| if seat % 2 == 0 { format!("{seat} {long}") } else { format!("Bo{seat}") });
        let names = Names::new(names.collect());
        let options = OPTIONS[seed as usize % OPTIONS.len()];
        random_game_of(GameKind::Wonders, seats, seed, options, |table| {
            for viewer in viewers(seats) {
                check_width(&show::picture(table, viewer, &names), "picture");
            }
            check_width(&show::score_table(table, &names, None), "score table");
            let Turn::Seats(deciding) = table.turn() else { return };
            for seat in deciding.iter() {
                let choices = show::choices(table, seat, &names);
                let moves: Vec<&str> = choices.iter().map(|choice| &*choice.text).collect();
                assert_eq!(moves, table.legal_moves(seat), "game {seed}");
                for choice in &choices {
                    // What the list says can be typed, and so can the words of a record.
                    for said in [&choice.phrase, &choice.text] {
                        let typed = show::meant(table, &choices, said);
                        assert_eq!(typed, Meant::One(choice.text.clone()), "game {seed}: {said}");
                    }
                }
                let phrases: Vec<String> = choices.into_iter().map(|c| c.phrase).collect();
                check_width(&show::text::numbered(&phrases, page()), "choices");
            }
        });
    }
}

#[test]
fn every_step_is_told() {
    for seed in 0..30 {
        let options = OPTIONS[seed as usize % OPTIONS.len()];
        let table = random_wonders(3 + (seed % 5) as u8, seed, options);
        let names = Names::of(&table);
        let story = show::story(&table, 0, &names, None);
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

/// A card that a seat sells or puts under a stage is told to that seat and to readers of records.
#[test]
fn faces_that_lie_down_are_told_to_nobody_else() {
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
                    compare(table, &first, &second, actor);
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

fn compare(before: &AnyTable, first: &AnyTable, second: &AnyTable, actor: Seat) {
    let names = Names::of(before);
    for viewer in viewers(before.seats()) {
        let told = |table| show::story(table, before.steps(), &names, Some(viewer));
        if viewer == Viewer::Seat(actor) {
            assert_ne!(told(first), told(second), "the seat itself knows");
            continue;
        }
        assert_eq!(told(first), told(second), "{viewer:?}");
        // Who holds the hand next sees what is missing; whoever looks into the pile sees it.
        if first.view(viewer) == second.view(viewer) {
            let picture = |table| show::picture(table, viewer, &names);
            assert_eq!(picture(first), picture(second), "{viewer:?}");
        }
    }
    let whole = |table| show::story(table, before.steps(), &names, None);
    assert_ne!(whole(first), whole(second));
}

#[test]
fn everything_explains_itself() {
    let table = AnyTable::new(GameKind::Wonders, 3, &Options::default(), vec![]).unwrap();
    for facts in &data::CARDS {
        for said in [facts.id, facts.name, &facts.name.to_uppercase()] {
            let Found::One(text) = show::explain(&table, said) else {
                panic!("nothing is said about {said}");
            };
            assert!(text.starts_with(facts.name) && text.contains("Effect: "), "{said}: {text}");
            assert!(!text.contains("Effect: ."), "{said} does nothing: {text}");
        }
    }
    for facts in &data::WONDERS {
        let Found::One(text) = show::explain(&table, facts.id) else {
            panic!("nothing is said about {}", facts.id);
        };
        assert!(text.starts_with(facts.name), "{text}");
        assert!(text.contains(" Day: stage 1 costs ") && text.contains(" Night: stage 1 costs "));
    }
    for (said, expected) in [
        (
            "forum",
            "Forum ●, a yellow card of Age II. Costs 2 clay. Free with East Trading Post or West \
             Trading Post in your city. Effect: makes one of glass/cloth/papyrus a turn, for you \
             only. Makes Haven free. One copy each from 3, 6 and 7 players on.",
        ),
        (
            "Arena",
            "Arena ●, a yellow card of Age III. Costs 2 stone, 1 ore. Free with Dispensary in your \
             city. Effect: 3 coins at once for each built stage in your city; 1 point at the end \
             for each built stage in your city. One copy each from 3 and 5 players on.",
        ),
        (
            "rhodos",
            "Rhodos, a wonder. Makes 1 ore a turn. Day: stage 1 costs 2 wood: 3 points; stage 2 \
             costs 3 clay: 2 shields; stage 3 costs 4 ore: 7 points. Night: stage 1 costs 3 stone: \
             3 points, 1 shield, 3 coins; stage 2 costs 4 ore: 4 points, 1 shield, 4 coins.",
        ),
    ] {
        assert_eq!(show::explain(&table, said), Found::One(expected.to_owned()));
    }
    assert_eq!(show::explain(&table, "hand grenade"), Found::Near(vec![]));
}
