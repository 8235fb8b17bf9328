//! `mirabilia games list`.

use anyhow::Result;
use clap::Args;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{End, Outcome};
use mirabilia_tui::session::{Player, players_of_record, shown_names};
use mirabilia_words::Words;
use serde::Serialize;

use crate::args;
use crate::date;
use crate::lang::{LangOption, page_width};
use crate::report::Printer;
use crate::report::text::{cut, fold, padded, right, width};
use crate::saved::{SavedGame, SavedGames};

/// The least and the most that the column of players takes.
const PLAYERS: (usize, usize) = (8, 36);
/// The least of the column of results.
const RESULT: usize = 21;

/// List your saved games, the last played first
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia games list\n  \
                        mirabilia games list --game duel --json")]
pub(super) struct List {
    /// Only this game [default: all]
    #[arg(long, value_parser = args::game())]
    game: Option<GameKind>,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: LangOption,
}

/// The JSON output.
#[derive(Serialize)]
struct Report {
    number: usize,
    name: String,
    file: String,
    game: Option<&'static str>,
    names: Vec<String>,
    over: bool,
    end: Option<&'static str>,
    winners: Vec<usize>,
    totals: Vec<i16>,
    steps: usize,
    /// UTC.
    played_at: String,
    /// Percent by seat; null if the game was not analysed.
    accuracy: Option<Vec<Option<f32>>>,
    /// Why the file cannot be read.
    problem: Option<String>,
}

impl List {
    pub(super) fn run(&self) -> Result<()> {
        let words = self.lang.words();
        let games = SavedGames::of_user()?.list()?;
        let read = games.into_iter().enumerate().map(|(at, game)| {
            let table = game.read(&words);
            (at + 1, game, table)
        });
        let is_asked = |table: &Result<AnyTable>| {
            self.game.is_none_or(|kind| table.as_ref().is_ok_and(|table| table.kind() == kind))
        };
        let games: Vec<_> = read.filter(|(_, _, table)| is_asked(table)).collect();
        let lines = if self.json {
            let reports = games.iter().map(|(number, game, table)| report(*number, game, table));
            reports.map(|report| serde_json::to_string(&report)).collect::<Result<Vec<_>, _>>()?
        } else if games.is_empty() {
            fold("", &words.say("saved-none", &[]), page_width())
        } else {
            let rows: Vec<Row> = games
                .iter()
                .map(|(number, game, table)| row(*number, game, table, &words))
                .collect();
            table(&rows, &words)
        };
        crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
    }
}

fn report(number: usize, game: &SavedGame, table: &Result<AnyTable>) -> Report {
    let read = table.as_ref().ok();
    let outcome = read.and_then(AnyTable::outcome);
    Report {
        number,
        name: game.name.clone(),
        file: game.path.display().to_string(),
        game: read.map(|table| table.kind().name()),
        names: read.map_or_else(Vec::new, |table| table.names().to_vec()),
        over: outcome.is_some(),
        end: outcome.as_ref().map(|outcome| outcome.end.name()),
        winners: outcome.map_or_else(Vec::new, |o| {
            o.winners.iter().map(mirabilia_kernel::Seat::index).collect()
        }),
        totals: read
            .map_or_else(Vec::new, |t| t.scores().iter().map(|sheet| sheet.total).collect()),
        steps: read.map_or(0, AnyTable::steps),
        played_at: date::utc(game.played_at),
        accuracy: read.and_then(|table| game.accuracy(table)).map(|accuracy| accuracy.seats),
        problem: table.as_ref().err().map(|error| format!("{error:#}")),
    }
}

/// A line of the list: number, date, game, players, result, steps, accuracy.
type Row = [String; 7];

fn row(number: usize, game: &SavedGame, table: &Result<AnyTable>, words: &Words) -> Row {
    let (number, date) = (number.to_string(), date::utc(game.played_at));
    let Ok(table) = table else {
        let result = words.say("saved-unreadable", &[]);
        return [
            number,
            date,
            String::new(),
            game.name.clone(),
            result,
            String::new(),
            String::new(),
        ];
    };
    let players = players_of_record(table);
    let accuracy = game.accuracy(table).map_or_else(String::new, |accuracy| {
        let own = players.iter().position(|player| *player == Player::You);
        let own = own.filter(|_| players.iter().filter(|p| **p == Player::You).count() == 1);
        let percent =
            |seat: &Option<f32>| seat.map_or_else(|| "–".to_owned(), |x| format!("{x:.0}"));
        match own.and_then(|seat| accuracy.seats.get(seat)) {
            Some(own) => format!("{} %", percent(own)),
            None => accuracy.seats.iter().map(percent).collect::<Vec<_>>().join("/"),
        }
    });
    [
        number,
        date,
        words.say(&format!("saved-game-{}", table.kind().name()), &[]),
        names(table, words).join(", "),
        result(table, &players, words),
        table.steps().to_string(),
        accuracy,
    ]
}

/// The players: bots by the names of the language.
fn names(table: &AnyTable, words: &Words) -> Vec<String> {
    let you = words.say("saved-you", &[]);
    shown_names(table, &players_of_record(table), Some(&you), words)
}

/// `won 63–51`, `lost (military supremacy)`, or how far a running game is.
fn result(table: &AnyTable, players: &[Player], words: &Words) -> String {
    let Some(Outcome { end, winners, .. }) = table.outcome() else {
        let chapter = Printer::new(table, words).chapter(table);
        return words.say("saved-running", &[("chapter", chapter.into())]);
    };
    let mine: Vec<usize> =
        (0..players.len()).filter(|seat| players[*seat] == Player::You).collect();
    let id = match mine[..] {
        [own] if winners.iter().any(|seat| seat.index() == own) && winners.len() > 1 => "shared",
        [own] if winners.iter().any(|seat| seat.index() == own) => "won",
        [_] => "lost",
        _ => "over",
    };
    let said = words.say(&format!("saved-{id}"), &[]);
    let how = match end {
        End::Military => words.say("saved-military", &[]),
        End::Science => words.say("saved-science", &[]),
        End::Points => {
            let totals: Vec<String> =
                table.scores().iter().map(|sheet| sheet.total.to_string()).collect();
            totals.join("–")
        }
    };
    format!("{said} {how}")
}

/// The list in columns; the players' column takes what is left of the width.
fn table(rows: &[Row], words: &Words) -> Vec<String> {
    let heads = ["number", "date", "game", "players", "result", "steps", "accuracy"]
        .map(|column| words.say(&format!("saved-column-{column}"), &[]));
    let widest = |column: usize| {
        let cells = std::iter::once(&heads).chain(rows).map(|row| width(&row[column]));
        cells.max().unwrap_or(0)
    };
    let mut wide: Vec<usize> = (0..heads.len()).map(widest).collect();
    let gaps = 2 * (heads.len() - 1);
    // On a narrow page the players make way first, then the results.
    for (column, least, most) in [(3, PLAYERS.0, PLAYERS.1), (4, RESULT, usize::MAX)] {
        let others: usize = wide.iter().sum::<usize>() - wide[column] + gaps;
        let room = page_width().saturating_sub(others);
        wide[column] = wide[column].min(room.clamp(least, most));
    }
    let line = |row: &Row| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let cell = cut(cell, wide[column]);
            let is_number = matches!(column, 0 | 5 | 6);
            if is_number { right(&cell, wide[column]) } else { padded(&cell, wide[column]) }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    std::iter::once(&heads).chain(rows).map(line).collect()
}
