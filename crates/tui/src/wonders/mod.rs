//! 7 Wonders in the terminal: the cities around the viewer's, and the hand with its prices.
//!
//! Text: `catalogue`, `context`, `names`, `glyphs`, `city_text`, `explain`, `describe`.
//! Drawing: `city`, `rows`, `hand`, `layout`, `board`.

mod board;
mod catalogue;
mod city;
mod city_text;
mod context;
mod describe;
mod explain;
mod glyphs;
mod hand;
mod layout;
mod names;
mod rows;

use mirabilia_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::game_ui::{DrawContext, GameUi};
use crate::scene::Scene;
use context::BoardContext;

pub(crate) struct Wonders;

impl GameUi for Wonders {
    fn pages(&self, scene: &Scene, area: Rect, words: &Words) -> Vec<String> {
        BoardContext::new(scene, words).map_or_else(Vec::new, |ctx| board::pages(&ctx, area))
    }

    fn draw(&self, scene: &Scene, context: DrawContext<'_>, area: Rect, cells: &mut Buffer) {
        if let Some(ctx) = BoardContext::new(scene, context.words) {
            board::draw(&ctx, context, area, cells);
        }
    }

    fn describe(&self, scene: &Scene, words: &Words) -> Vec<String> {
        BoardContext::new(scene, words).map_or_else(Vec::new, |ctx| describe::describe(&ctx))
    }

    fn standing(&self, scene: &Scene, words: &Words) -> Vec<String> {
        BoardContext::new(scene, words).map_or_else(Vec::new, |ctx| describe::standing(&ctx))
    }

    fn name_of(&self, id: &str, words: &Words) -> String {
        explain::name_of(id, words)
    }

    fn explain(&self, id: &str, scene: Option<&Scene>, words: &Words) -> Option<Vec<String>> {
        explain::explain(id, scene, words)
    }

    fn ids(&self) -> Vec<String> {
        explain::ids()
    }

    fn legend(&self, words: &Words) -> Vec<String> {
        glyphs::legend(words)
    }
}
