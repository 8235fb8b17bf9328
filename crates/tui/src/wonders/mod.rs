//! The room of 7 Wonders: cities around the viewer's, the hand with its prices, and everything said
//! in words. Rooms within it, from left to right: `picture` (what comes over the wire), `facts`
//! (the catalogue), `goods`, `moves`, `history`, `sight` (a scene, read), `forecast`, `why`, `words`
//! and `brief` (long and short), `figures`, `tell`, `conflicts`, `choices`, `task`, `explain`,
//! `describe`; then what draws: `city`, `table`, `list`, `plan`, `board`.

mod board;
mod brief;
mod choices;
mod city;
mod conflicts;
mod describe;
mod explain;
mod facts;
mod figures;
mod forecast;
mod goods;
mod history;
mod list;
mod moves;
mod picture;
mod plan;
mod sight;
mod table;
mod task;
mod tell;
#[cfg(test)]
mod truth;
mod why;
mod words;

use mirabilia_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::room::{Choice, Look, Room};
use crate::scene::Scene;
use facts::CATALOGUE;
use sight::Sight;

/// 7 Wonders in the terminal.
pub static ROOM: &dyn Room = &Wonders;

struct Wonders;

impl Room for Wonders {
    fn choices(&self, scene: &Scene, words: &Words) -> Vec<Choice> {
        Sight::new(scene, words).map_or_else(Vec::new, |sight| choices::choices(&sight))
    }

    fn task(&self, scene: &Scene, words: &Words) -> String {
        Sight::new(scene, words).map_or_else(String::new, |sight| task::task(&sight))
    }

    fn pages(&self, scene: &Scene, area: Rect, words: &Words) -> Vec<String> {
        Sight::new(scene, words).map_or_else(Vec::new, |sight| board::pages(&sight, area))
    }

    fn draw(&self, scene: &Scene, look: Look<'_>, area: Rect, cells: &mut Buffer) {
        if let Some(sight) = Sight::new(scene, look.words) {
            board::draw(&sight, look, area, cells);
        }
    }

    fn describe(&self, scene: &Scene, words: &Words) -> Vec<String> {
        Sight::new(scene, words).map_or_else(Vec::new, |sight| describe::describe(&sight))
    }

    fn chapter(&self, scene: &Scene, words: &Words) -> String {
        Sight::new(scene, words).map_or_else(String::new, |sight| describe::chapter(&sight))
    }

    fn standing(&self, scene: &Scene, words: &Words) -> Vec<String> {
        Sight::new(scene, words).map_or_else(Vec::new, |sight| describe::standing(&sight))
    }

    fn aftermath(&self, scene: &Scene, words: &Words) -> Vec<String> {
        Sight::new(scene, words).map_or_else(Vec::new, |sight| conflicts::told(&sight))
    }

    fn tell_step(&self, line: &str, names: &[String], words: &Words) -> Option<String> {
        tell::tell_step(line, names, words)
    }

    fn tell_move(&self, text: &str, words: &Words) -> String {
        tell::tell_move(text, words)
    }

    fn name_of(&self, id: &str, words: &Words) -> String {
        explain::name_of(id, words)
    }

    fn explain(&self, id: &str, scene: Option<&Scene>, words: &Words) -> Option<Vec<String>> {
        let sight = scene.and_then(|scene| Sight::new(scene, words));
        explain::explain(id, sight.as_ref(), words)
    }

    fn ids(&self) -> Vec<String> {
        explain::ids()
    }

    fn categories(&self, words: &Words) -> Vec<(&'static str, String)> {
        let named = |name: &'static str| (name, words.say(&format!("wonders-score-{name}"), &[]));
        CATALOGUE.categories.iter().map(|category| named(category.name())).collect()
    }

    fn legend(&self, words: &Words) -> Vec<String> {
        brief::legend(words)
    }
}
