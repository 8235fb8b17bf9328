//! `mirabilia replay`: a record checked and told.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;
use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::record::awaited;
use mirabilia_kernel::{Game, Options, Table, Turn};

use crate::boards::BoardsOption;
use crate::files::read_record;
use crate::show::{self, Names, text};
use crate::summary::Summary;

/// Check a record and show the game, or its state after some steps
///
/// A record that reads is a game that happened: every line is checked against the rules.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  mirabilia replay game.rec\n  mirabilia replay game.rec --at 30\n  \
                        mirabilia replay --json - < game.rec"
)]
pub struct Replay {
    /// The record; - reads standard input
    file: PathBuf,
    /// Show the state after this many steps
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// One JSON object: how the game stands
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    boards: BoardsOption,
}

impl Replay {
    /// Prints the game.
    pub fn run(&self) -> Result<()> {
        self.boards.load()?;
        let mut table = read_record(&self.file)?;
        self.boards.only_for_dice(table.kind())?;
        let steps = table.steps();
        if let Some(at) = self.at {
            let file = self.file.display();
            ensure!(at <= steps, "--at {at}: {file} has {steps} steps; N is 0 to {steps}");
            table = table.rewound(at);
        }
        let lines = if self.json {
            vec![serde_json::to_string(&Summary::of(&table))?]
        } else {
            self.lines(&table, steps)
        };
        crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
    }

    fn lines(&self, table: &AnyTable, steps: usize) -> Vec<String> {
        let names = Names::of(table);
        let page = show::page(table.kind());
        let mut lines = header(table, steps, &names);
        let told = show::story(table, &names);
        match self.at {
            None => lines.extend(chapters(&told, page)),
            Some(at) => {
                lines.push(String::new());
                lines.push(format!("After step {at} of {steps}"));
                lines.extend(last_step(&told, page));
                // Luck and moves are counted alike; those of one turn are played together.
                if at > table.steps() {
                    let waiting = at - table.steps();
                    lines.push(format!(
                        "Moves of the next turn that wait for the others: {waiting}"
                    ));
                }
            }
        }
        let title = match table.turn() {
            Turn::Over => "The end".to_owned(),
            _ => show::chapter(table),
        };
        lines.extend([String::new(), text::heading(&title, page)]);
        lines.extend(show::picture(table, &names));
        lines.push(String::new());
        lines.extend(show::score_table(table, &names));
        lines.push(String::new());
        lines.push(match show::verdict(table, &names) {
            Some(verdict) => verdict,
            None => format!("The game goes on: {}.", whose(table, &names)),
        });
        lines
    }
}

fn whose(table: &AnyTable, names: &Names) -> String {
    match table.turn() {
        Turn::Seats(seats) => format!("{} to move", names.list(seats)),
        turn => awaited(turn),
    }
}

fn header(table: &AnyTable, steps: usize, names: &Names) -> Vec<String> {
    fn options<G: Game>(table: &Table<G>) -> Options {
        G::options(&table.record().setup)
    }
    let options = for_table!(table, table => options(table));
    let (title, seats) = (show::title(table.kind()), table.seats());
    let mut lines = vec![format!("{title}, {seats} seats, {steps} steps")];
    let page = show::page(table.kind());
    let mut row = |label: &str, text: &str| lines.extend(text::fold(label, text, page));
    row("players  ", &names.all().join(", "));
    if !options.is_empty() {
        row("options  ", &options.to_string());
    }
    lines
}

/// The whole story under headings; what belongs to the turn before it stands further in.
fn chapters(told: &[show::Line], page: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for chapter in told.chunk_by(|a, b| a.chapter == b.chapter) {
        lines.extend([String::new(), chapter[0].chapter.clone()]);
        lines.extend(chapter.iter().flat_map(|line| step_lines(line, page)));
    }
    lines
}

/// The last step in words, with what followed from it.
fn last_step(told: &[show::Line], page: usize) -> Vec<String> {
    let from = told.iter().rposition(|line| line.number.is_some()).unwrap_or(0);
    told[from..].iter().flat_map(|line| step_lines(line, page)).collect()
}

fn step_lines(line: &show::Line, page: usize) -> Vec<String> {
    let number = line.number.map_or_else(String::new, |number| number.to_string());
    let indent = if line.aside { "     " } else { "  " };
    text::fold(&format!("{number:>4}{indent}"), &line.text, page)
}
