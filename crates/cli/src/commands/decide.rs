//! Asks for one decision line by line: the board in words, and numbered moves.

use std::io::{self, Write};

use anyhow::{Context, Result};
use mirabilia_games::AnyTable;
use mirabilia_kernel::Seat;
use mirabilia_tui::choices::choices;
use mirabilia_tui::game_ui::game_ui;
use mirabilia_tui::scene::{PlayerBadge, Scene};
use mirabilia_tui::text::fold;
use mirabilia_words::{Message, Words};

use crate::input::{self, InputLine};
use crate::lang::page_width;
use crate::no_output;

/// Maximum length of an input line.
const MAX_INPUT: usize = 4096;

/// What was answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Decision {
    /// A move, as records write it.
    Move(String),
    /// One of the letters that were offered.
    Letter(char),
    /// The input is over.
    End,
}

/// A decision line by line.
pub(crate) struct Desk<'a> {
    pub(crate) words: &'a Words,
    pub(crate) names: Vec<String>,
}

impl<'a> Desk<'a> {
    /// For a table where one seat is a person's and bots play the others.
    pub(crate) fn new(table: &AnyTable, seat: Seat, words: &'a Words) -> Self {
        let name = |other: Seat| match other == seat {
            true => words.say("learn-you", &[]),
            false => words.say("learn-rival", &[("n", (other.index() + 1).into())]),
        };
        Self { words, names: Seat::all(table.seats()).map(name).collect() }
    }

    fn scene(&self, table: &AnyTable, seat: Seat) -> Scene {
        let badge = |(i, name): (usize, &String)| PlayerBadge {
            name: name.clone(),
            bot: i != seat.index(),
            mine: i == seat.index(),
            thinking: i == seat.index(),
            chosen: false,
            online: true,
        };
        Scene::new(table, Some(seat), self.names.iter().enumerate().map(badge).collect())
    }

    /// Writes sentences, folded to the width of the page.
    pub(crate) fn say(&self, first: &str, said: &[Message]) -> Result<()> {
        let said: Vec<String> = said.iter().map(|one| self.words.tell(one, &self.names)).collect();
        write(first, &said.join(" "))
    }

    /// Writes the whole board.
    pub(crate) fn board(&self, table: &AnyTable, seat: Seat) -> Result<()> {
        let scene = self.scene(table, seat);
        for line in game_ui(table.kind()).describe(&scene, self.words) {
            write("", &line)?;
        }
        Ok(())
    }

    /// Asks until a move or one of the letters is answered. `marked` is the move to point at.
    pub(crate) fn ask(
        &self,
        table: &AnyTable,
        seat: Seat,
        marked: Option<&str>,
        letters: &str,
        help: &str,
    ) -> Result<Decision> {
        let scene = self.scene(table, seat);
        for line in game_ui(table.kind()).standing(&scene, self.words) {
            write("", &line)?;
        }
        let mut moves: Vec<String> = Vec::new();
        for choice in choices(&scene, self.words).iter().filter(|choice| choice.is_open()) {
            write("", &choice.title)?;
            for way in choice.ways.iter().filter(|way| way.is_open) {
                moves.push(way.text.clone());
                let arrow = if marked == Some(&*way.text) { "→" } else { " " };
                let first = format!("  {arrow} {:>2}  ", moves.len());
                let after = if way.after.is_empty() { "" } else { " · " };
                write(&first, &format!("{}{after}{}", way.label, way.after.join(" · ")))?;
            }
        }
        loop {
            let mut out = io::stdout().lock();
            write!(out, "{help} > ").and_then(|()| out.flush()).with_context(no_output)?;
            drop(out);
            let line = input::read_line(&mut io::stdin().lock(), MAX_INPUT);
            let said = match line.context("cannot read the input")? {
                None => return Ok(Decision::End),
                Some(InputLine::Text(said)) => said.trim().to_lowercase(),
                Some(_) => continue,
            };
            let number = said.parse::<usize>().ok().and_then(|n| moves.get(n.checked_sub(1)?));
            if let Some(text) = number {
                return Ok(Decision::Move(text.clone()));
            }
            if moves.contains(&said) {
                return Ok(Decision::Move(said));
            }
            let mut signs = said.chars();
            if let (Some(sign), None) = (signs.next(), signs.next())
                && letters.contains(sign)
            {
                return Ok(Decision::Letter(sign));
            }
            let most = moves.len();
            write("", &self.words.say("learn-ask-again", &[("n", most.into())]))?;
        }
    }
}

/// Writes a text, folded to the width of the page.
pub(crate) fn write(first: &str, text: &str) -> Result<()> {
    let lines = if text.is_empty() { vec![String::new()] } else { fold(first, text, page_width()) };
    crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
}
