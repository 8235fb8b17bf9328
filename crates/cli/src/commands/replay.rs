//! `mirabilia replay`: checks a record and tells the game.

use anyhow::{Result, bail};
use clap::Args;
use mirabilia_engine::summary::Summary;
use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::{Game, Options, Seat, Table, Turn, Viewer};
use mirabilia_tell::story;
use mirabilia_words::{Message, Words};

use crate::args;
use crate::boards::BoardsOption;
use crate::lang::LangOption;
use crate::record_arg::{Opened, RecordArg};
use crate::report::{self, Printer, text};

/// Check a record and show the game, or its state after N steps
///
/// Every line is checked against the rules.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  mirabilia replay\n  mirabilia replay game.rec\n  mirabilia replay game.rec --at 30\n  \
                        mirabilia replay --json - < game.rec"
)]
pub struct Replay {
    #[command(flatten)]
    file: RecordArg,
    /// Show the state after N steps [default: the whole game]
    #[arg(long, value_name = "N", value_parser = args::whole::<usize>(0..=u64::MAX))]
    at: Option<usize>,
    /// Print one JSON object: the state and the score
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    boards: BoardsOption,
    #[command(flatten)]
    lang: LangOption,
}

impl Replay {
    /// Prints the game.
    pub fn run(&self) -> Result<()> {
        self.boards.load()?;
        let words = self.lang.words();
        let Opened { shown, mut table, .. } = self.file.read(&words)?;
        self.boards.only_for_dice(table.kind())?;
        let steps = table.steps();
        if let Some(at) = self.at {
            if at > steps {
                bail!("{}", no_such_step(&words, at, &shown, steps));
            }
            table = table.rewound(at);
        }
        let lines = if self.json {
            vec![serde_json::to_string(&Summary::of(&table))?]
        } else {
            lines(&table, self.at, steps, &Printer::new(&table, &words))
        };
        crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
    }
}

/// A game, or its state after `at` of its steps, as text.
pub(super) fn lines(
    table: &AnyTable,
    at: Option<usize>,
    steps: usize,
    printer: &Printer<'_>,
) -> Vec<String> {
    let mut lines = header(table, steps, printer);
    let told = story(table);
    match at {
        None => lines.extend(chapters(&told, printer)),
        Some(at) => {
            lines.push(String::new());
            lines.push(printer.say("report-after", &[("n", at.into()), ("of", steps.into())]));
            lines.extend(last_step(&told, printer));
            // Moves of an incomplete simultaneous turn count as steps but have not been played.
            if at > table.steps() {
                let waiting = [("n", (at - table.steps()).into())];
                lines.extend(printer.fold("", &printer.say("report-waiting", &waiting)));
            }
        }
    }
    let title = match table.turn() {
        Turn::Over => printer.say("terminal-end", &[]),
        _ => printer.chapter(table),
    };
    lines.extend([String::new(), printer.heading(&title)]);
    let described = report::describe(table, Viewer::Public, printer);
    lines.extend(described.iter().flat_map(|line| printer.fold("", line)));
    lines.push(String::new());
    lines.extend(report::score_table(table, printer));
    lines.push(String::new());
    let verdict = report::verdict(table, printer).unwrap_or_else(|| goes_on(table, printer));
    lines.extend(printer.fold("", &verdict));
    lines
}

/// The error for `--at N`.
pub(super) fn no_such_step(words: &Words, at: usize, file: &str, steps: usize) -> String {
    let args = [("at", at.into()), ("file", file.into()), ("steps", steps.into())];
    words.say("report-no-such-step", &args)
}

/// What an unfinished game is waiting for.
fn goes_on(table: &AnyTable, printer: &Printer<'_>) -> String {
    let Turn::Seats(seats) = table.turn() else { return printer.say("report-goes-on-luck", &[]) };
    let names: Vec<String> = seats.iter().map(|seat: Seat| printer.name(seat).to_owned()).collect();
    printer.say("report-goes-on", &[("names", printer.words.list(&names).into())])
}

fn header(table: &AnyTable, steps: usize, printer: &Printer<'_>) -> Vec<String> {
    fn options<G: Game>(table: &Table<G>) -> Options {
        G::options(&table.record().setup)
    }
    let options = for_table!(table, table => options(table));
    let mut lines = printer.fold("", &printer.title(table, steps));
    let labels = ["report-players", "report-options"].map(|id| printer.say(id, &[]));
    let widest = labels.iter().map(|label| text::width(label)).max().unwrap_or(0);
    for (label, said) in labels.iter().zip([printer.names.join(", "), options.to_string()]) {
        if !said.is_empty() {
            lines.extend(printer.fold(&format!("{}  ", text::padded(label, widest)), &said));
        }
    }
    lines
}

/// The whole game under headings.
fn chapters(told: &[mirabilia_tell::StoryTurn], printer: &Printer<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for chapter in told.chunk_by(|a, b| a.chapter == b.chapter) {
        lines.extend([String::new(), printer.tell(&chapter[0].chapter)]);
        for turn in chapter {
            let steps = turn.steps.iter();
            lines.extend(steps.flat_map(|(number, said)| step(*number, said.as_ref(), printer)));
            lines.extend(news(turn, printer));
        }
    }
    lines
}

/// The last step with its consequences.
fn last_step(told: &[mirabilia_tell::StoryTurn], printer: &Printer<'_>) -> Vec<String> {
    let Some(turn) = told.last() else { return Vec::new() };
    let last = turn.steps.last().into_iter();
    last.flat_map(|(number, said)| step(*number, said.as_ref(), printer))
        .chain(news(turn, printer))
        .collect()
}

fn step(number: usize, said: Option<&Message>, printer: &Printer<'_>) -> Vec<String> {
    said.map_or_else(Vec::new, |said| printer.fold(&format!("{number:>4}  "), &printer.tell(said)))
}

fn news(turn: &mirabilia_tell::StoryTurn, printer: &Printer<'_>) -> Vec<String> {
    turn.news.iter().flat_map(|said| printer.fold("      ", &printer.tell(said))).collect()
}
