//! 7 Wonders Dice in the terminal: the Forum, every sheet, and every decision of a turn.
//!
//! Tables may be played on board sets of one's own. Those that were read on this machine are known by
//! name and fingerprint; those of a server are taken in by [`learn`]. Without its boards a table
//! cannot be drawn, but it can still be played: moves and the log speak for themselves.

mod board;
mod boards;
mod building;
mod city;
mod describe;
mod desk;
mod explain;
mod forum;
mod glyphs;
mod guild;
mod names;
mod options;
mod picture;
mod plan;
mod price;
mod sheet;
mod table;
mod tell;
mod turn;
mod why;
mod words;

use mirabilia_games::dice::State;
use mirabilia_kernel::Game;
use mirabilia_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::folded;
use crate::room::{Choice, Colours, Look, Room};
use crate::scene::Scene;
use desk::Desk;
use picture::Picture;
use table::Table;

pub use boards::{is_known, learn};

/// The room of 7 Wonders Dice.
#[derive(Debug)]
pub struct Dice;

/// The room of 7 Wonders Dice.
pub static ROOM: &dyn Room = &Dice;

/// A look without anything picked, where only words are asked for.
fn plain(words: &Words) -> Look<'_> {
    Look { words, colours: Colours::None, picked: None, page: 0 }
}

/// That the boards of a table are not known here.
fn missing(scene: &Scene, words: &Words) -> Option<String> {
    let picture = Picture::of(scene)?;
    Some(words.say("dice-boards-missing", &[("name", picture.boards.into())]))
}

impl Room for Dice {
    fn choices(&self, scene: &Scene, words: &Words) -> Vec<Choice> {
        let desk = Desk::new(scene, plain(words));
        desk.map_or_else(|| options::bare(scene, words), |desk| options::choices(&desk))
    }

    fn task(&self, scene: &Scene, words: &Words) -> String {
        let desk = Desk::new(scene, plain(words));
        desk.map_or_else(|| words.say("dice-task-action", &[]), |desk| forum::heading(&desk))
    }

    fn pages(&self, scene: &Scene, area: Rect, words: &Words) -> Vec<String> {
        let table = Table::new(scene, plain(words));
        let alone = || vec![words.say("dice-forum", &[])];
        table.map_or_else(alone, |table| board::pages(&table, area))
    }

    fn draw(&self, scene: &Scene, look: Look<'_>, area: Rect, cells: &mut Buffer) {
        if let Some(table) = Table::new(scene, look) {
            board::draw(&table, look.page, area, cells);
        } else if let Some(said) = missing(scene, look.words) {
            let lines = folded(&said, Style::new(), usize::from(area.width), 0);
            for (y, line) in (area.y..area.bottom()).zip(&lines) {
                cells.set_line(area.x, y, line, area.width);
            }
        }
    }

    fn describe(&self, scene: &Scene, words: &Words) -> Vec<String> {
        let desk = Desk::new(scene, plain(words));
        let alone = || missing(scene, words).into_iter().collect();
        desk.map_or_else(alone, |desk| describe::describe(&desk))
    }

    fn chapter(&self, scene: &Scene, words: &Words) -> String {
        Picture::of(scene).map_or_else(String::new, |picture| describe::chapter(&picture, words))
    }

    fn standing(&self, scene: &Scene, words: &Words) -> Vec<String> {
        let desk = Desk::new(scene, plain(words));
        desk.map_or_else(Vec::new, |desk| describe::standing(&desk))
    }

    fn notice(&self, scene: &Scene, words: &Words) -> Option<String> {
        Desk::new(scene, plain(words)).map(|desk| city::boards_note(&desk))
    }

    fn tell_step(&self, line: &str, names: &[String], words: &Words) -> Option<String> {
        tell::tell_step(line, names, words)
    }

    fn tell_move(&self, text: &str, words: &Words) -> String {
        tell::tell_move(text, words)
    }

    fn name_of(&self, id: &str, words: &Words) -> String {
        names::name_of(id, words)
    }

    fn explain(&self, id: &str, scene: Option<&Scene>, words: &Words) -> Option<Vec<String>> {
        let picture = scene.and_then(Picture::of);
        let own = picture.as_ref().map(boards::of);
        let set = own.unwrap_or_else(boards::usual)?;
        explain::Asked { set, picture: picture.as_ref(), words }.explain(id)
    }

    fn ids(&self) -> Vec<String> {
        boards::usual().map_or_else(Vec::new, explain::ids)
    }

    fn categories(&self, words: &Words) -> Vec<(&'static str, String)> {
        let named = |id: &'static str| {
            (id, words.say(&format!("dice-score-{}", id.replace('_', "-")), &[]))
        };
        State::CATEGORIES.iter().map(|id| named(id)).collect()
    }
}
