//! 7 Wonders Dice in the terminal: the Forum and all sheets.
//!
//! Tables may use custom board sets. Sets that were read on this machine are known by name and
//! fingerprint; [`learn`] adds those of a server. Without its boards a table cannot be drawn, but
//! it can be played: the choices and the log do not need them.

mod board;
mod boards;
mod building;
mod catalogue;
mod city;
mod context;
mod describe;
mod explain;
mod forum;
mod glyphs;
mod grid;

use mirabilia_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::folded;
use crate::game_ui::{ColourDepth, DrawContext, GameUi};
use crate::scene::Scene;
use context::BoardContext;

pub use boards::{is_known, learn};

/// The user interface of 7 Wonders Dice.
#[derive(Debug)]
pub(crate) struct Dice;

/// A context without a selection, for text output.
fn plain(words: &Words) -> DrawContext<'_> {
    DrawContext { words, colours: ColourDepth::None, picked: None, page: 0 }
}

/// A notice that the boards of a table are not known.
fn missing(scene: &Scene, words: &Words) -> Option<String> {
    let name = context::picture(scene)?.boards.clone();
    Some(words.say("dice-boards-missing", &[("name", name.into())]))
}

impl GameUi for Dice {
    fn pages(&self, scene: &Scene, area: Rect, words: &Words) -> Vec<String> {
        let ctx = BoardContext::new(scene, plain(words));
        let alone = || vec![words.say("dice-forum", &[])];
        ctx.map_or_else(alone, |ctx| board::pages(&ctx, area))
    }

    fn draw(&self, scene: &Scene, context: DrawContext<'_>, area: Rect, cells: &mut Buffer) {
        if let Some(ctx) = BoardContext::new(scene, context) {
            board::draw(&ctx, context.page, area, cells);
        } else if let Some(said) = missing(scene, context.words) {
            let lines = folded(&said, Style::new(), usize::from(area.width), 0);
            for (y, line) in (area.y..area.bottom()).zip(&lines) {
                cells.set_line(area.x, y, line, area.width);
            }
        }
    }

    fn describe(&self, scene: &Scene, words: &Words) -> Vec<String> {
        let ctx = BoardContext::new(scene, plain(words));
        let alone = || missing(scene, words).into_iter().collect();
        ctx.map_or_else(alone, |ctx| describe::describe(&ctx))
    }

    fn standing(&self, scene: &Scene, words: &Words) -> Vec<String> {
        let ctx = BoardContext::new(scene, plain(words));
        ctx.map_or_else(Vec::new, |ctx| describe::standing(&ctx))
    }

    fn notice(&self, scene: &Scene, words: &Words) -> Option<String> {
        BoardContext::new(scene, plain(words)).map(|ctx| city::boards_note(&ctx))
    }

    fn name_of(&self, id: &str, words: &Words) -> String {
        explain::name_of(id, words)
    }

    fn explain(&self, id: &str, scene: Option<&Scene>, words: &Words) -> Option<Vec<String>> {
        explain::explain(id, scene, words)
    }

    fn ids(&self) -> Vec<String> {
        explain::ids(boards::default_set())
    }
}
