//! The rules of the games as text: sections with the same ids in every language.

mod find;
mod read;

use crate::Lang;
use crate::locales::RULES;

pub use find::{Found, fold, is_number};
pub use read::Malformed;

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Inline {
    /// Words.
    Text(String),
    /// Words that matter.
    Strong(String),
    /// A symbol, by the name of its drawing. The word for it stands beside it.
    Symbol(String),
    /// A link to another section.
    Section {
        /// The section.
        id: String,
        /// The words of the link.
        text: String,
    },
    /// A card, wonder or token.
    Thing {
        /// What it is: `card`, `wonder`, `token`.
        kind: String,
        /// Its id.
        id: String,
        /// Its name as the sentence needs it.
        text: String,
    },
    /// The numbered rules of `docs/rules/` that the line rests on.
    Rules(String),
}

/// What a section is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A paragraph.
    Paragraph(Vec<Inline>),
    /// A list.
    List(Vec<Vec<Inline>>),
    /// A heading within a section.
    Heading(String),
}

/// One section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its id, the same in every language.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its text.
    pub blocks: Vec<Block>,
}

/// The rules of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesText {
    /// The name of the game.
    pub title: String,
    /// What stands before the first section.
    pub intro: Vec<Block>,
    /// The sections.
    pub sections: Vec<Section>,
}

/// The rules of the game with this name, in a language.
pub fn of(lang: Lang, game: &str) -> Option<RulesText> {
    let file = RULES.iter().find(|file| file.name.strip_prefix("rules/") == Some(game))?;
    RulesText::read(file.text(lang)).ok()
}

impl RulesText {
    /// The section with this id.
    pub fn section(&self, id: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == id)
    }
}

impl Section {
    /// All its lines: paragraphs, items and headings.
    pub fn lines(&self) -> Vec<Vec<Inline>> {
        let mut lines = Vec::new();
        for block in &self.blocks {
            match block {
                Block::Paragraph(parts) => lines.push(parts.clone()),
                Block::List(items) => lines.extend(items.iter().cloned()),
                Block::Heading(text) => lines.push(vec![Inline::Text(text.clone())]),
            }
        }
        lines
    }

    /// The sections that it links to, each once, in order.
    pub fn links(&self) -> Vec<String> {
        let mut links: Vec<String> = Vec::new();
        for part in self.lines().into_iter().flatten() {
            if let Inline::Section { id, .. } = part
                && id != self.id
                && !links.contains(&id)
            {
                links.push(id);
            }
        }
        links
    }
}

/// The shape that stands for a colour where nothing can be drawn, on every screen of every game.
pub fn shape(colour: &str) -> Option<&'static str> {
    Some(match colour {
        "brown" => "■",
        "grey" => "◆",
        "blue" => "▬",
        "yellow" => "●",
        "red" => "✕",
        "green" => "▲",
        "purple" => "★",
        "black" => "⬢",
        "white" => "○",
        _ => return None,
    })
}

/// A line as plain words. Symbols are left out, but for the shapes of colours; numbers of rules
/// stand in square brackets if they are wanted.
pub fn plain(parts: &[Inline], numbers: bool) -> String {
    let mut line = String::new();
    for part in parts {
        match part {
            Inline::Text(text)
            | Inline::Strong(text)
            | Inline::Section { text, .. }
            | Inline::Thing { text, .. } => line += text,
            Inline::Symbol(name) => {
                let colour = name.strip_prefix("shape-");
                line += colour.and_then(shape).unwrap_or_default();
            }
            Inline::Rules(rules) if numbers => line.extend(["[", rules, "]"]),
            Inline::Rules(_) => {}
        }
    }
    // Where a symbol was left out, its blanks are left over, also before a comma.
    let mut words = line.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    for mark in [",", ".", ";", ":"] {
        words = words.replace(&format!(" {mark}"), mark);
    }
    words
}
