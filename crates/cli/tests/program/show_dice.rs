//! 7 Wonders Dice told: everything that happens can be told, and nobody is told of a turn that still
//! runs.

use crate::common::{random_dice, random_game_of};
use mirabilia_cli::show::{self, Found, Meant, Names};
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Options, Seat, Turn, Viewer};

fn page() -> usize {
    show::page(GameKind::Dice)
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
            for viewer in viewers(seats) {
                check_width(&show::picture(table, viewer, &names), "picture");
                check_width(&show::score_table(table, &names, Some(viewer)), "score table");
            }
            let Turn::Seats(deciding) = table.turn() else { return };
            for seat in deciding.iter() {
                let choices = show::choices(table, seat, &names);
                let moves: Vec<&str> = choices.iter().map(|choice| &*choice.text).collect();
                assert_eq!(moves, table.legal_moves(seat), "game {seed}");
                assert!(!show::question(table, seat).is_empty());
                for choice in &choices {
                    // What the list says can be typed, with or without the price, and so can the
                    // words of a record.
                    let short = choice.phrase.split(" — ").next().unwrap().to_lowercase();
                    for said in [&choice.phrase, &choice.text, &short] {
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
    for seed in 0..12 {
        let table = random_dice(2 + (seed % 6) as u8, seed);
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
        assert_eq!(story.last().unwrap().chapter, "Last turn");
        assert!(show::verdict(&table, &names).is_some());
        // When all turns are over, everybody has been told everything.
        for viewer in viewers(table.seats()) {
            assert_eq!(show::story(&table, 0, &names, Some(viewer)), story);
        }
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

/// Two games that differ in what one seat did in a turn that still runs look and sound alike to
/// everybody else.
#[test]
fn moves_of_a_turn_that_runs_are_told_to_nobody_else() {
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
                compare(table, &one, &other, actor);
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

fn compare(before: &AnyTable, one: &AnyTable, other: &AnyTable, actor: Seat) {
    let names = Names::of(before);
    for viewer in viewers(before.seats()) {
        let told = |table: &AnyTable| {
            let story = show::story(table, before.steps(), &names, Some(viewer));
            let mut lines: Vec<String> = story.into_iter().map(|line| line.text).collect();
            lines.extend(show::picture(table, viewer, &names));
            lines.extend(show::score_table(table, &names, Some(viewer)));
            lines
        };
        if viewer == Viewer::Seat(actor) {
            assert_ne!(told(one), told(other), "the seat itself knows");
        } else {
            assert_eq!(told(one), told(other), "{viewer:?}");
        }
    }
    // Once the turn is over, everybody hears of it, whatever they had heard before.
    let mut over = one.clone();
    while let Turn::Seats(seats) = over.turn() {
        let seat = seats.first().unwrap();
        let moves = over.legal_moves(seat);
        over.step(&format!("{seat} {}", moves.last().unwrap())).unwrap();
    }
    let from = one.steps();
    let story = show::story(&over, from, &names, Some(Viewer::Public));
    let told = story.iter().filter(|line| line.text.starts_with(&format!("seat {actor}: ")));
    assert_eq!(told.count(), 1, "{story:?}");
}

#[test]
fn everything_explains_itself() {
    let options = Options::parse("boards=stand-in").unwrap();
    let table = AnyTable::new(GameKind::Dice, 2, &options, vec![]).unwrap();
    let AnyTable::Dice(dice) = &table else { panic!() };
    let boards = dice.state().boards();
    let ids = boards.space_names.iter().chain(&boards.symbols);
    let ids = ids.chain(boards.dice.iter().map(|die| &die.id));
    let ids = ids.chain(boards.sheets.iter().map(|sheet| &sheet.id));
    for id in ids.chain(boards.bonuses.iter().map(|bonus| &bonus.id)) {
        for said in [id.clone(), id.replace(['_', '.'], " "), id.to_uppercase()] {
            let Found::One(text) = show::explain(&table, &said) else {
                panic!("nothing is said about {said}");
            };
            assert!(text.ends_with('.') && text.len() > 20, "{said}: {text}");
        }
    }
    for (said, expected) in [
        (
            "agora.r1c2",
            "Agora r1c2, a space. Costs 1 resource. Opened by mask or temple. Effect: 2 points.",
        ),
        (
            "giza",
            "Giza, a city. Its wonder is called Great Pyramid; step 1 costs 2: 3 points; step 2 \
             costs 4: 5 points; step 3 costs 6: 7 points.",
        ),
        (
            "wonder.giza.2",
            "Great Pyramid step 2, a space of Giza. Costs 4 resources. It is built without a die. \
             Effect: 5 points.",
        ),
        (
            "yellow",
            "yellow die ●. Faces: camel on 2 faces: Market camel 1 or Market camel 2. coin 7 on 2 \
             faces: Market coin 7. chest on 2 faces: Market chest 1 or Market chest 2 or Market \
             chest 3.",
        ),
        (
            "tick red",
            "tick red, a symbol of the black die. It opens one space of Western Barracks or \
             Eastern Barracks.",
        ),
        (
            "bonus coins",
            "bonus coins, a bonus for a completed building of the city. Effect: 7 coins.",
        ),
    ] {
        assert_eq!(show::explain(&table, said), Found::One(expected.to_owned()));
    }
    let Found::One(text) = show::explain(&table, "guild court") else { panic!() };
    assert!(text.starts_with("Guild Court, a building of 3 spaces. Completing it earns a bonus."));
    assert_eq!(show::explain(&table, "hand grenade"), Found::Near(vec![]));
}
