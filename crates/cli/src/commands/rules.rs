//! `mirabilia rules`: searches the rules of a game.

use anyhow::{Context, Result, bail};
use clap::Args;
use mirabilia_games::GameKind;
use mirabilia_words::Words;
use mirabilia_words::rules::{self, Block, Found, Inline, RulesText, Section};

use crate::args;
use crate::lang::{LangOption, page_width};
use crate::report::text::{fold, padded, tied, width};

/// Look something up in the rules of a game
///
/// Without a term, lists the sections. A term is the name of a section, any words, or the number of
/// a rule. Numbers in square brackets refer to the numbered rules in docs/rules.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia rules duel\n  \
                        mirabilia rules duel military\n  \
                        mirabilia rules wonders trading post\n  \
                        mirabilia rules duel 7.3\n  \
                        mirabilia rules dice kiltalaitos --lang fi")]
pub struct Rules {
    /// Game
    #[arg(value_parser = args::game())]
    game: GameKind,
    /// What to look up [default: list the sections]
    term: Vec<String>,
    #[command(flatten)]
    lang: LangOption,
}

/// How many matching sections are shown in full.
const WHOLE: usize = 5;

impl Rules {
    /// Prints the table of contents, or the sections that match.
    pub fn run(&self) -> Result<()> {
        let (words, name) = (self.lang.words(), self.game.name());
        let text = rules::of(words.lang(), name).with_context(|| format!("no rules for {name}"))?;
        let term = self.term.join(" ");
        let lines = if term.trim().is_empty() {
            contents(&text, &words, name)
        } else {
            let rule = numbered(self.game, term.trim());
            match text.find(&term) {
                Found::This(section) => shown(section, &words),
                Found::These(sections) if rule.is_some() || !sections.is_empty() => {
                    let mut lines =
                        rule.map_or_else(Vec::new, |rule| fold("", &rule, page_width()));
                    if !lines.is_empty() && !sections.is_empty() {
                        lines.push(String::new());
                    }
                    lines.extend(several(&sections, &words));
                    lines
                }
                found => {
                    let near = if let Found::Near(near) = found { near } else { Vec::new() };
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

/// A numbered rule of docs/rules, in English.
fn numbered(game: GameKind, number: &str) -> Option<String> {
    let text = match game {
        GameKind::Duel => include_str!("../../../../docs/rules/duel.md"),
        GameKind::Wonders => include_str!("../../../../docs/rules/wonders.md"),
        GameKind::Dice => include_str!("../../../../docs/rules/dice.md"),
    };
    if !rules::is_number(number) {
        return None;
    }
    let begins = format!("**{number}** ");
    let paragraph = text.split("\n\n").find(|part| part.trim_start().starts_with(&begins))?;
    let plain = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
    Some(plain.replace(['*', '`'], ""))
}

fn contents(text: &RulesText, words: &Words, name: &str) -> Vec<String> {
    let title = [("game", text.title.as_str().into())];
    let mut lines = vec![words.say("terminal-rules-contents", &title), String::new()];
    let widest = text.sections.iter().map(|section| width(&section.id)).max().unwrap_or(0);
    for section in &text.sections {
        lines.push(format!("  {}  {}", padded(&section.id, widest), section.title));
    }
    lines.push(String::new());
    lines.extend(fold(
        "",
        &words.say("terminal-rules-how", &[("name", name.into())]),
        page_width(),
    ));
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
        lines.extend(fold("", &also, page_width()));
    }
    lines
}

/// A section with its links.
fn shown(section: &Section, words: &Words) -> Vec<String> {
    let title = format!("{} ({})", section.title, section.id);
    let mut lines = vec![title.clone(), "─".repeat(width(&title))];
    let mut say = |first: &str, parts: &[Inline]| {
        lines.extend(fold(first, &line(parts), page_width()));
    };
    for (at, block) in section.blocks.iter().enumerate() {
        if at > 0 {
            say("", &[]);
        }
        match block {
            Block::Paragraph(parts) => say("", parts),
            Block::List(items) => items.iter().for_each(|item| say("- ", item)),
            Block::Heading(text) => say("", &[Inline::Text(text.clone())]),
        }
    }
    let links = section.links();
    // The glossary already contains its links.
    if !links.is_empty() && section.id != "glossary" {
        let see = words.say("terminal-rules-see", &[("ids", links.join(", ").into())]);
        lines.push(String::new());
        lines.extend(fold("", &see, page_width()));
    }
    lines
}

/// A line as plain text; rule numbers are not broken across lines.
fn line(parts: &[Inline]) -> String {
    let tie = |part: &Inline| match part {
        Inline::Rules(numbers) => Inline::Rules(tied(numbers)),
        other => other.clone(),
    };
    rules::plain(&parts.iter().map(tie).collect::<Vec<_>>(), true)
}
