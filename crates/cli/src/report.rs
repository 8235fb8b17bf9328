//! Games as text, shared by the commands that print one.
//!
//! The crate `tell` supplies the sentences and the terminal's `GameUi` the description of the
//! board. Nothing here depends on a single game, except the board files of Dice.

pub mod boards;
pub mod text;

use mirabilia_games::AnyTable;
use mirabilia_kernel::{Seat, SeatSet, Turn, Viewer};
use mirabilia_tui::game_ui::game_ui;
use mirabilia_tui::scene::{PlayerBadge, Scene, ending};
use mirabilia_tui::session::{players_of_record, shown_names};
use mirabilia_tui::{people, score};
use mirabilia_words::{Arg, Lang, Message, Words};

use crate::args::login_name;
use crate::lang;

/// Formats a report: the language, the players' names and the width.
pub struct Printer<'a> {
    /// The messages of the language.
    pub words: &'a Words,
    /// The names of the record, or the numbers of the seats.
    pub names: Vec<String>,
    /// Width in columns.
    pub width: usize,
}

impl<'a> Printer<'a> {
    /// A printer for a table, as wide as the terminal.
    pub fn new(table: &AnyTable, words: &'a Words) -> Self {
        let numbered = |seat: Seat| words.say("report-seat", &[("n", seat.index().into())]);
        let names = match table.names() {
            [] => Seat::all(table.seats()).map(numbered).collect(),
            // Games played here call the players you and by the names of bots.
            _ => shown_names(table, &players_of_record(table), login_name().as_deref(), words),
        };
        Self { words, names, width: lang::page_width() }
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// A message with arguments.
    pub fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(id, args)
    }

    /// A message of the rules or the analysis.
    pub fn tell(&self, message: &Message) -> String {
        self.words.tell(message, &self.names)
    }

    /// Several messages: `6 points; another turn`.
    pub fn joined<'m>(&self, messages: impl Iterator<Item = &'m Message>) -> String {
        messages.map(|message| self.tell(message)).collect::<Vec<_>>().join("; ")
    }

    /// Wraps a text; `first` starts the first line.
    pub fn fold(&self, first: &str, text: &str) -> Vec<String> {
        text::fold(first, text, self.width)
    }

    /// A heading with a rule to the full width.
    pub fn heading(&self, title: &str) -> String {
        text::heading(title, self.width)
    }

    /// A number with one decimal in the notation of the language.
    pub fn decimal(&self, x: f32) -> String {
        let text = format!("{x:.1}");
        if self.words.lang() == Lang::En { text } else { text.replace('.', ",") }
    }

    /// The game, the number of seats and of steps.
    pub fn title(&self, table: &AnyTable, steps: usize) -> String {
        let game = people::title(table.kind(), self.words);
        let args =
            [("game", game.into()), ("seats", table.seats().into()), ("steps", steps.into())];
        self.say("report-title", &args)
    }

    /// How far the game is: `Age I, turn 2 of 6`.
    pub fn chapter(&self, table: &AnyTable) -> String {
        self.tell(&mirabilia_tell::prompt(table, Viewer::Public).chapter)
    }
}

/// The complete table as a viewer sees it.
pub fn describe(table: &AnyTable, viewer: Viewer, printer: &Printer<'_>) -> Vec<String> {
    game_ui(table.kind()).describe(&scene(table, viewer, printer), printer.words)
}

/// The score table, as spectators know it.
pub fn score_table(table: &AnyTable, printer: &Printer<'_>) -> Vec<String> {
    let scores = score::standing(&scene(table, Viewer::Public, printer));
    let lines = score::table(table.kind(), &printer.names, &scores, printer.words, printer.width);
    lines.iter().map(|line| line.trim_end().to_owned()).collect()
}

/// Who won and how, if the game is over.
pub fn verdict(table: &AnyTable, printer: &Printer<'_>) -> Option<String> {
    let ending = ending(table)?;
    let winner = people::winner(&scene(table, Viewer::Public, printer), &ending, printer.words);
    Some(format!("{winner}. {}", people::how(&ending, printer.words)))
}

/// The scene of a table.
fn scene(table: &AnyTable, viewer: Viewer, printer: &Printer<'_>) -> Scene {
    let turn = match table.turn() {
        Turn::Seats(seats) => seats,
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    };
    let badge = |(seat, name): (Seat, &String)| PlayerBadge {
        name: name.clone(),
        bot: false,
        mine: false,
        thinking: turn.has(seat),
        chosen: table.waiting().has(seat),
        online: true,
    };
    let seat = viewer.seat();
    Scene::new(table, seat, Seat::all(table.seats()).zip(&printer.names).map(badge).collect())
}
