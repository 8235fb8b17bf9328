//! Whatever happens in a game can be told: words and pictures over random games.

use crate::common;
use mirabilia_cli::show::{self, Names, WIDTH};
use mirabilia_games::AnyTable;
use mirabilia_kernel::Turn;

const OPTIONS: [&str; 4] = ["", "wonders=first-game", "first=random centre=chooses", "first=1"];

/// No line is wider than the page, ends with spaces, or holds what keeps words together.
pub(crate) fn check_width(lines: &[String], page: usize, what: &str) {
    for line in lines {
        assert!(line.chars().count() <= page, "{what}: wider than {page}: {line}");
        assert!(!line.contains('\u{a0}') && line.trim_end() == line, "{what}: {line:?}");
    }
}

/// The choices of every seat that decides are its legal moves, and each fits the page of `best`.
pub(crate) fn check_choices(table: &AnyTable, names: &Names) {
    let (page, chance) = (80, " ".repeat(11));
    let Turn::Seats(deciding) = table.turn() else { return };
    for seat in deciding.iter() {
        let choices = show::choices(table, seat, names);
        let moves: Vec<&str> = choices.iter().map(|choice| &*choice.text).collect();
        assert_eq!(moves, table.legal_moves(seat), "{}", table.write());
        for choice in &choices {
            check_width(&show::text::fold(&chance, &choice.phrase, page), page, "choice");
        }
    }
}

#[test]
fn pictures_and_choices_fit_the_page() {
    let long = "a name of as many letters as may be, 40!".replace(',', ";");
    let names = Names::new(vec![long, "Bo".to_owned()]);
    for seed in 0..40 {
        let options = OPTIONS[seed as usize % OPTIONS.len()];
        common::random_game(seed, options, |table| {
            check_width(&show::picture(table, &names), WIDTH, "picture");
            check_width(&show::score_table(table, &names), WIDTH, "score table");
            check_choices(table, &names);
        });
    }
}

#[test]
fn every_step_is_told() {
    for seed in 0..40 {
        let options = OPTIONS[seed as usize % OPTIONS.len()];
        let table = common::random_game(seed, options, |_| {});
        let names = Names::of(&table);
        let story = show::story(&table, &names);
        let numbers: Vec<usize> = story.iter().filter_map(|line| line.number).collect();
        assert_eq!(numbers, (1..=table.steps()).collect::<Vec<_>>());
        for (line, step) in story.iter().zip(table.step_lines()) {
            // A move is told with the seat that made it.
            let seat = step.split(' ').next().and_then(|word| word.parse::<u8>().ok());
            if let Some(seat) = seat {
                assert!(line.text.starts_with(&format!("seat {seat}: ")), "{step}: {}", line.text);
            }
        }
        assert!(show::verdict(&table, &names).is_some());
    }
}
