//! 7 Wonders Duel in the terminal: the structure, the track, both cities, and every decision.

mod after;
mod board;
mod city;
mod describe;
mod desk;
mod explain;
mod facts;
mod glyphs;
mod moves;
mod notes;
mod options;
mod phase;
mod picture;
mod piles;
mod price;
mod score;
mod structure;
mod tell;
mod track;
mod words;

use mirabilia_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::room::{Choice, Colours, Look, Room};
use crate::scene::Scene;
use desk::Desk;
use picture::Picture;

/// The room of 7 Wonders Duel.
#[derive(Debug)]
pub struct Duel;

/// The room of 7 Wonders Duel.
pub static ROOM: &dyn Room = &Duel;

/// A look without anything picked, where only words are asked for.
fn plain(words: &Words) -> Look<'_> {
    Look { words, colours: Colours::None, picked: None, page: 0 }
}

impl Room for Duel {
    fn choices(&self, scene: &Scene, words: &Words) -> Vec<Choice> {
        let picture = Picture::of(scene);
        let names = desk::names(scene);
        picture.map_or_else(Vec::new, |picture| options::choices(&picture, scene, &names, words))
    }

    fn task(&self, scene: &Scene, words: &Words) -> String {
        let names = desk::names(scene);
        Picture::of(scene)
            .map_or_else(String::new, |picture| phase::heading(&picture, scene, &names, words))
    }

    fn pages(&self, scene: &Scene, area: Rect, words: &Words) -> Vec<String> {
        Desk::new(scene, plain(words)).map_or_else(Vec::new, |desk| board::pages(&desk, area))
    }

    fn draw(&self, scene: &Scene, look: Look<'_>, area: Rect, cells: &mut Buffer) {
        if let Some(desk) = Desk::new(scene, look) {
            board::draw(&desk, look.page, area, cells);
        }
    }

    fn describe(&self, scene: &Scene, words: &Words) -> Vec<String> {
        let desk = Desk::new(scene, plain(words));
        desk.map_or_else(Vec::new, |desk| describe::describe(&desk))
    }

    fn chapter(&self, scene: &Scene, words: &Words) -> String {
        Picture::of(scene).map_or_else(String::new, |picture| describe::chapter(&picture, words))
    }

    fn standing(&self, scene: &Scene, words: &Words) -> Vec<String> {
        let desk = Desk::new(scene, plain(words));
        desk.map_or_else(Vec::new, |desk| describe::standing(&desk))
    }

    fn tell_step(&self, line: &str, names: &[String], words: &Words) -> Option<String> {
        tell::tell_step(line, names, words)
    }

    fn tell_move(&self, text: &str, words: &Words) -> String {
        tell::tell_move(text, words)
    }

    fn name_of(&self, id: &str, words: &Words) -> String {
        words::name_of(id, words)
    }

    fn explain(&self, id: &str, scene: Option<&Scene>, words: &Words) -> Option<Vec<String>> {
        explain::explain(id, scene.and_then(Picture::of).as_ref(), words)
    }

    fn ids(&self) -> Vec<String> {
        let catalogue = &facts::facts().catalogue;
        let cards = catalogue.cards.iter().map(|(card, _)| card.facts().id);
        let wonders = catalogue.wonders.iter().map(|(wonder, _)| wonder.facts().id);
        let tokens = catalogue.tokens.iter().map(|(token, _)| token.facts().id);
        let board = ["track", "science"];
        cards.chain(wonders).chain(tokens).chain(board).map(str::to_owned).collect()
    }

    fn categories(&self, words: &Words) -> Vec<(&'static str, String)> {
        let categories = &facts::facts().catalogue.categories;
        let named = |id: &'static str| (id, words.say(&format!("duel-score-{id}"), &[]));
        categories.iter().map(|category| named(category.name())).collect()
    }
}
