//! The tables of the page, from every run so far.

mod history;
mod python;
mod server;

use super::history::Run;
use super::sheet::Sheet;
use crate::games::GAMES;
use std::collections::BTreeMap;
use std::fmt::Write;

/// What the page has a place for.
pub(crate) const NAMES: [&str; 7] =
    ["rules", "search", "python", "load", "pages", "size", "history"];

/// The tables that show something of a run.
pub(crate) fn showing(run: &Run) -> Vec<&'static str> {
    let table_of = |part: &str| if part == "instructions" { "rules" } else { part }.to_owned();
    let tables: Vec<String> = run.sections.keys().map(|part| table_of(part)).collect();
    NAMES.into_iter().filter(|name| tables.iter().any(|table| table == name)).collect()
}

/// Random games per CPU-second: required, and aimed at.
const AIMS: [(&str, u8, u32, u32); 4] = [
    ("duel", 2, 150_000, 250_000),
    ("wonders", 3, 50_000, 100_000),
    ("wonders", 7, 20_000, 40_000),
    ("dice", 4, 20_000, 60_000),
];

/// Every table by its name.
pub(crate) fn tables(runs: &[&Run]) -> BTreeMap<&'static str, String> {
    let table = |name: &str| match name {
        "history" => history::table(runs),
        part => {
            let mut sheet = Sheet::new(runs, part);
            if sheet.newest().is_none() {
                return "Not measured yet.\n".to_owned();
            }
            let table = match part {
                "rules" => rules(&mut sheet),
                "search" => search(&mut sheet),
                "python" => python::table(&mut sheet),
                "load" => server::load(&mut sheet),
                "pages" => server::pages(&mut sheet),
                _ => size(&mut sheet),
            };
            format!("{table}\n{}", sheet.origin())
        }
    };
    NAMES.into_iter().map(|name| (name, table(name))).collect()
}

fn rules(sheet: &mut Sheet) -> String {
    let mut text =
        "| game, seats | random games / CPU-s | million moves / CPU-s | instructions / game \
                    | state, bytes | must / aim, games / CPU-s | signature |\n\
                    |---|---|---|---|---|---|---|\n"
            .to_owned();
    for game in GAMES {
        for seats in game.bench_seats {
            let key = |what: &str| format!("rules.{}.{seats}.{what}", game.name);
            let aim = AIMS.iter().find(|(name, at, ..)| *name == game.name && at == seats);
            let signature = sheet.fact(&key("signature"));
            // Dice is played on boards that come with the program.
            let boards = if game.name == "dice" { " (balanced)" } else { "" };
            let _ = writeln!(
                text,
                "| {}, {seats}{boards} | {} | {} | {} | {} | {} | {} |",
                game.title,
                sheet.cell(&key("games"), rough),
                sheet.cell(&key("moves"), |moves| format!("{:.1}", moves / 1e6)),
                sheet.cell(&format!("instructions.{}.{seats}", game.name), grouped),
                sheet.cell(&key("state"), grouped),
                aim.map_or("–".to_owned(), |(_, _, must, aim)| {
                    format!("{} / {}", grouped(f64::from(*must)), grouped(f64::from(*aim)))
                }),
                signature.map_or("–".to_owned(), |signature| format!("`{signature}`")),
            );
        }
    }
    text
}

fn search(sheet: &mut Sheet) -> String {
    let mut text = "| game, seats | playouts to the end | as the bots search | which is |\n\
                    |---|---|---|---|\n"
        .to_owned();
    for game in GAMES {
        let seats = game.search_seats;
        let key = |what: &str| format!("search.{}.{seats}.{what}", game.name);
        let leaf = sheet.fact(&key("leaf")).unwrap_or("–");
        let _ = writeln!(
            text,
            "| {}, {seats} | {} | {} | {} |",
            game.title,
            sheet.cell(&key("playout"), rough),
            sheet.cell(&key("bots"), rough),
            leaf.replace("net", "the network"),
        );
    }
    text
}

fn size(sheet: &mut Sheet) -> String {
    let mut text = "| what | MB |\n|---|---|\n".to_owned();
    for (what, key) in [
        ("the program, with the pages inside and the names of functions", "size.program"),
        ("the same, stripped, as it is released", "size.stripped"),
    ] {
        let _ = writeln!(text, "| {what} | {} |", sheet.cell(key, megabytes));
    }
    text
}

/// Three digits and no more: the rounds do not repeat better.
fn rough(value: f64) -> String {
    if value <= 0.0 {
        return grouped(value);
    }
    let unit = 10_f64.powf((value.log10().floor() - 2.0).max(0.0));
    grouped((value / unit).round() * unit)
}

/// A whole number with commas.
fn grouped(value: f64) -> String {
    let digits = format!("{:.0}", value.abs());
    let mut text = String::from(if value <= -0.5 { "-" } else { "" });
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn tenths(value: f64) -> String {
    format!("{value:.1}")
}

fn kilobytes(bytes: f64) -> String {
    format!("{:.1}", bytes / 1e3)
}

fn megabytes(bytes: f64) -> String {
    format!("{:.1}", bytes / 1e6)
}

#[cfg(test)]
mod tests {
    use super::super::figure::{Kind, Rounds};
    use super::super::history::Section;
    use super::*;

    const SPEED: Kind = Kind::higher("games/CPU-s");

    fn run(date: &str, part: &str, figures: &[(&str, &[f64])]) -> Run {
        let mut rounds = Rounds::default();
        for (key, values) in figures {
            for value in *values {
                rounds.add(*key, SPEED, *value);
            }
        }
        rounds.say("rules.duel.2.signature", "aa7f");
        let mut run = Run {
            date: date.to_owned(),
            commit: format!("c-{date}"),
            machine: "A, 2 cores".to_owned(),
            load: Some(0.5),
            ..Run::default()
        };
        let how = format!("how {part} was");
        run.sections.insert(part.to_owned(), Section::new(how, rounds));
        run
    }

    #[test]
    fn a_part_that_was_not_measured_keeps_its_last_figures_and_their_origin() {
        let runs = [
            run(
                "d1",
                "rules",
                &[("rules.duel.2.games", &[203_456.0]), ("rules.dice.4.games", &[31_100.0])],
            ),
            run("d2", "instructions", &[("instructions.duel.2", &[37_214.0])]),
            run("d3", "rules", &[("rules.duel.2.games", &[198_000.0, 200_000.0, 202_000.0])]),
            run("d4", "search", &[("search.duel.2.bots", &[251_500.0])]),
        ];
        let runs: Vec<&Run> = runs.iter().collect();
        let tables = tables(&runs);
        for said in [
            "| Duel, 2 | 200,000 | – | 37,214 \\* | – | 150,000 / 250,000 | `aa7f` |",
            "| Dice, 4 (balanced) | 31,100 \\*\\* | – | – | – | 20,000 / 60,000 | – |",
            "\nd3, commit c-d3, A, 2 cores, load 0.5 at the start: how rules was; rounds differ by up to 2.0 %.\n",
            "\n\\*: d2, commit c-d2, A, 2 cores, load 0.5 at the start: how instructions was.\n",
            "\n\\*\\*: d1, commit c-d1",
        ] {
            assert!(tables["rules"].contains(said), "{said}\n{}", tables["rules"]);
        }
        assert!(tables["search"].contains("| Duel, 2 | – | 252,000 |"), "{}", tables["search"]);
        assert!(!tables["search"].contains("d3"), "{}", tables["search"]);
        for part in ["python", "load", "pages", "size"] {
            assert_eq!(tables[part], "Not measured yet.\n");
        }
        assert_eq!(tables.len(), NAMES.len());
        let shown: Vec<_> = runs.iter().map(|run| showing(run)).collect();
        assert_eq!(shown, [["rules"], ["rules"], ["rules"], ["search"]]);
    }

    #[test]
    fn numbers_are_shown_as_far_as_they_repeat() {
        for (value, expected) in [
            (0.0, "0"),
            (7.4, "7"),
            (999.6, "1,000"),
            (97_649.0, "97,600"),
            (251_500.0, "252,000"),
            (3_620_728.0, "3,620,000"),
        ] {
            assert_eq!(rough(value), expected);
        }
        for (value, expected) in
            [(0.4, "0"), (37_214.0, "37,214"), (1e6, "1,000,000"), (-1234.0, "-1,234")]
        {
            assert_eq!(grouped(value), expected);
        }
    }
}
