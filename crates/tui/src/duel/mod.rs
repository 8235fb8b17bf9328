//! 7 Wonders Duel in the terminal: the structure, the track and both cities.

mod board;
mod catalogue;
mod city;
mod context;
mod describe;
mod explain;
mod glyphs;
mod piles;
mod structure;
mod track;

use mirabilia_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::game_ui::{ColourDepth, DrawContext, GameUi};
use crate::scene::Scene;
use catalogue::Item;
use context::BoardContext;

/// The user interface of 7 Wonders Duel.
#[derive(Debug)]
pub(crate) struct Duel;

/// A context without a selection, for text output.
fn plain(words: &Words) -> DrawContext<'_> {
    DrawContext { words, colours: ColourDepth::None, picked: None, page: 0 }
}

impl GameUi for Duel {
    fn pages(&self, scene: &Scene, area: Rect, words: &Words) -> Vec<String> {
        BoardContext::new(scene, plain(words)).map_or_else(Vec::new, |ctx| board::pages(&ctx, area))
    }

    fn draw(&self, scene: &Scene, context: DrawContext<'_>, area: Rect, cells: &mut Buffer) {
        if let Some(ctx) = BoardContext::new(scene, context) {
            board::draw(&ctx, context.page, area, cells);
        }
    }

    fn describe(&self, scene: &Scene, words: &Words) -> Vec<String> {
        let ctx = BoardContext::new(scene, plain(words));
        ctx.map_or_else(Vec::new, |ctx| describe::describe(&ctx))
    }

    fn standing(&self, scene: &Scene, words: &Words) -> Vec<String> {
        let ctx = BoardContext::new(scene, plain(words));
        ctx.map_or_else(Vec::new, |ctx| describe::standing(&ctx))
    }

    fn name_of(&self, id: &str, words: &Words) -> String {
        match id {
            "track" | "science" => words.say(&format!("duel-{id}"), &[]),
            _ => Item::read(id).map_or_else(|| id.to_owned(), |thing| thing.name(words)),
        }
    }

    fn explain(&self, id: &str, scene: Option<&Scene>, words: &Words) -> Option<Vec<String>> {
        explain::explain(id, scene, words)
    }

    fn ids(&self) -> Vec<String> {
        let things = mirabilia_tell::duel::things().into_iter().map(|thing| thing.id);
        things.chain(["track", "science"].map(str::to_owned)).collect()
    }
}
