//! Whatever happens in a game can be told: words, pictures and explanations over random games.

use crate::common;
use mirabilia_cli::show::{self, Found, Meant, Names, WIDTH};
use mirabilia_games::duel::data;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Options, Seat, Turn, Viewer};

const OPTIONS: [&str; 4] = ["", "wonders=first-game", "first=random centre=chooses", "first=1"];

fn check_width(lines: &[String], what: &str) {
    for line in lines {
        assert!(line.chars().count() <= WIDTH, "{what}: wider than {WIDTH}: {line}");
        assert!(!line.contains('\u{a0}') && line.trim_end() == line, "{what}: {line:?}");
    }
}

#[test]
fn pictures_and_choices_fit_the_page() {
    let long = "a name of as many letters as may be, 40!".replace(',', ";");
    let names = Names::new(vec![long, "Bo".to_owned()]);
    for seed in 0..40 {
        let options = OPTIONS[seed as usize % OPTIONS.len()];
        common::random_game(seed, options, |table| {
            let viewers = [Viewer::Public, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))];
            for viewer in viewers {
                check_width(&show::picture(table, viewer, &names), "picture");
            }
            check_width(&show::score_table(table, &names, None), "score table");
            let Turn::Seats(seats) = table.turn() else { return };
            for seat in seats.iter() {
                let choices = show::choices(table, seat, &names);
                let moves: Vec<&str> = choices.iter().map(|choice| &*choice.text).collect();
                assert_eq!(moves, table.legal_moves(seat), "game {seed}");
                for choice in &choices {
                    // What the list says can be typed.
                    let typed = show::meant(table, &choices, &choice.phrase);
                    let one = Meant::One(choice.text.clone());
                    assert_eq!(typed, one, "game {seed}: {}", choice.phrase);
                }
                let phrases: Vec<String> = choices.into_iter().map(|c| c.phrase).collect();
                check_width(&show::text::numbered(&phrases, WIDTH), "choices");
            }
        });
    }
}

#[test]
fn every_step_is_told() {
    for seed in 0..40 {
        let options = OPTIONS[seed as usize % OPTIONS.len()];
        let table = common::random_game(seed, options, |_| {});
        let names = Names::of(&table);
        let story = show::story(&table, 0, &names, None);
        let numbers: Vec<usize> = story.iter().filter_map(|line| line.number).collect();
        assert_eq!(numbers, (1..=table.steps()).collect::<Vec<_>>());
        for (line, step) in story.iter().zip(table.step_lines()) {
            // A move is told with the seat that made it.
            let seat = step.split(' ').next().and_then(|word| word.parse::<u8>().ok());
            if let Some(seat) = seat {
                assert!(line.text.starts_with(&format!("seat {seat}: ")), "{step}: {}", line.text);
            }
        }
        // From the middle on it is the same story.
        let half = table.steps() / 2;
        assert_eq!(show::story(&table, half, &names, None), story[half..]);
        assert!(show::verdict(&table, &names).is_some());
    }
}

#[test]
fn everything_explains_itself() {
    let table = AnyTable::new(GameKind::Duel, 2, &Options::default(), vec![]).unwrap();
    let cards = data::CARDS.iter().map(|facts| (facts.id, facts.name));
    let wonders = data::WONDERS.iter().map(|facts| (facts.id, facts.name));
    let tokens = data::TOKENS.iter().map(|facts| (facts.id, facts.name));
    for (id, name) in cards.chain(wonders).chain(tokens) {
        for said in [id, name, &name.to_uppercase()] {
            let Found::One(text) = show::explain(&table, said) else {
                panic!("nothing is said about {said}");
            };
            assert!(text.starts_with(name) && text.contains("Effect: "), "{said}: {text}");
            assert!(!text.contains("Effect: ."), "{said} does nothing: {text}");
        }
    }
    let Found::One(text) = show::explain(&table, "lighthouse") else { panic!() };
    assert_eq!(
        text,
        "Lighthouse ●, a yellow card of Age III. Costs 2 clay, 1 glass. Free with Tavern in your \
         city. Effect: 3 points; 1 coin at once for each yellow card in your city."
    );
    assert_eq!(show::explain(&table, "hand grenade"), Found::Near(vec![]));
}
