//! `mirabilia rules`: the rules of a game, searched.

use anyhow::{Context, Result, bail};
use clap::Args;
use mirabilia_games::GameKind;
use mirabilia_words::Words;
use mirabilia_words::rules::{self, Block, Found, Part, RulesText, Section};

use crate::lang::{LangOption, page};
use crate::show::text::{fold, padded, tied, width};

/// Look something up in the rules of a game
///
/// Without a term it lists the sections. A term is the name of a section or any words; what fits is
/// shown. Numbers in square brackets are those of the numbered rules in docs/rules.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia rules duel\n  \
                        mirabilia rules duel military\n  \
                        mirabilia rules wonders trading post\n  \
                        mirabilia rules dice kiltalaitos --lang fi")]
pub struct Rules {
    /// The game
    #[arg(value_parser = super::game)]
    game: GameKind,
    /// What to look up
    term: Vec<String>,
    #[command(flatten)]
    lang: LangOption,
}

/// So many sections are shown whole; of more only the names.
const WHOLE: usize = 5;

impl Rules {
    /// Prints the contents, or what fits the term.
    pub fn run(&self) -> Result<()> {
        let (words, name) = (self.lang.words(), self.game.name());
        let text = rules::of(words.lang(), name).with_context(|| format!("no rules of {name}"))?;
        let term = self.term.join(" ");
        let lines = if term.trim().is_empty() {
            contents(&text, &words, name)
        } else {
            match text.find(&term) {
                Found::This(section) => shown(section, &words),
                Found::These(sections) => several(&sections, &words),
                Found::Near(near) => {
                    let id = if near.is_empty() { "none" } else { "near" };
                    let args = [
                        ("game", text.title.as_str().into()),
                        ("term", term.as_str().into()),
                        ("near", near.join(", ").into()),
                    ];
                    bail!("{}", words.say(&format!("terminal-rules-{id}"), &args));
                }
            }
        };
        crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
    }
}

fn contents(text: &RulesText, words: &Words, name: &str) -> Vec<String> {
    let title = [("game", text.title.as_str().into())];
    let mut lines = vec![words.say("terminal-rules-contents", &title), String::new()];
    let widest = text.sections.iter().map(|section| width(&section.id)).max().unwrap_or(0);
    for section in &text.sections {
        lines.push(format!("  {}  {}", padded(&section.id, widest), section.title));
    }
    lines.push(String::new());
    lines.extend(fold("", &words.say("terminal-rules-how", &[("name", name.into())]), page()));
    lines
}

fn several(sections: &[&Section], words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for section in sections.iter().take(WHOLE) {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(shown(section, words));
    }
    let rest: Vec<&str> = sections.iter().skip(WHOLE).map(|section| &*section.id).collect();
    if !rest.is_empty() {
        let also = words.say("terminal-rules-also", &[("ids", rest.join(", ").into())]);
        lines.push(String::new());
        lines.extend(fold("", &also, page()));
    }
    lines
}

/// A section: its title, its text, where it leads.
fn shown(section: &Section, words: &Words) -> Vec<String> {
    let title = format!("{} ({})", section.title, section.id);
    let mut lines = vec![title.clone(), "─".repeat(width(&title))];
    let mut say = |first: &str, parts: &[Part]| {
        lines.extend(fold(first, &line(parts), page()));
    };
    for (at, block) in section.blocks.iter().enumerate() {
        if at > 0 {
            say("", &[]);
        }
        match block {
            Block::Paragraph(parts) => say("", parts),
            Block::List(items) => items.iter().for_each(|item| say("- ", item)),
            Block::Heading(text) => say("", &[Part::Text(text.clone())]),
        }
    }
    let links = section.links();
    // The glossary names them where they belong.
    if !links.is_empty() && section.id != "glossary" {
        let see = words.say("terminal-rules-see", &[("ids", links.join(", ").into())]);
        lines.push(String::new());
        lines.extend(fold("", &see, page()));
    }
    lines
}

/// A line in plain words; the numbers of rules stay together.
fn line(parts: &[Part]) -> String {
    let tie = |part: &Part| match part {
        Part::Rules(numbers) => Part::Rules(tied(numbers)),
        other => other.clone(),
    };
    rules::plain(&parts.iter().map(tie).collect::<Vec<_>>(), true)
}
