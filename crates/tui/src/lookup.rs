//! Finds the item or move that a player types, by id or by name in the player's language: "the
//! pyramids", "Lumber yard" or just "lumb".

use mirabilia_words::Words;
use mirabilia_words::rules::{self, RulesText, Section, fold, plain};

use crate::choices::{Choice, Way};
use crate::game_ui::GameUi;
use crate::scene::Scene;

/// Normalises text for comparison: case, diacritics, hyphens, articles, spaces.
fn normal(text: &str) -> String {
    let lower = fold(text).replace(['-', '_', '.', '’', '\''], " ");
    let is_mark = |c: char| !c.is_alphanumeric() && !c.is_whitespace();
    let lower = lower.replace(is_mark, " ");
    let mut words: Vec<&str> = lower.split_whitespace().collect();
    if words.len() > 1 {
        words.retain(|word| *word != "the");
    }
    words.join(" ")
}

/// Strips the number that distinguishes ids of the same name: `loom-1`, `loom-2`.
fn loose(text: &str) -> String {
    let word = |word: &str| match word.rsplit_once('-') {
        Some((name, "1" | "2")) => name.to_owned(),
        _ => word.to_owned(),
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// An item that can be looked up.
struct Item {
    id: String,
    name: String,
}

fn items(ui: &dyn GameUi, words: &Words) -> Vec<Item> {
    ui.ids().into_iter().map(|id| Item { name: ui.name_of(&id, words), id }).collect()
}

/// The id of the item, or the names of the candidates if the text is ambiguous or misspelt.
pub fn find_item(ui: &dyn GameUi, words: &Words, said: &str) -> Result<String, Vec<String>> {
    let said = normal(said);
    let all = items(ui, words);
    let fits = |test: &dyn Fn(&str) -> bool| -> Vec<&Item> {
        all.iter().filter(|item| test(&normal(&item.id)) || test(&normal(&item.name))).collect()
    };
    if said.is_empty() {
        return Err(Vec::new());
    }
    let exact = fits(&|name| name == said);
    if let [one, ..] = exact[..] {
        return Ok(one.id.clone());
    }
    let mut near = fits(&|name| name.contains(&said));
    if near.is_empty() {
        near = fits(&|name| strsim::levenshtein(name, &said) <= 2);
    } else {
        near.dedup_by(|a, b| a.name == b.name); // copies of a card count once
        if let [one] = near[..] {
            return Ok(one.id.clone());
        }
    }
    near.dedup_by(|a, b| a.name == b.name);
    Err(near.into_iter().map(|item| item.name.clone()).collect())
}

/// The result of matching typed text against the legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveMatch {
    /// Exactly one move matches. All moves are in record notation.
    Unique(String),
    /// Several moves match; the text is too short.
    Ambiguous(Vec<String>),
    /// The move is not possible now; the reasons.
    Refused(Vec<String>),
    /// No choice matches; the text as far as it could be translated into record notation.
    Unknown(String),
}

/// Finds the move that a player types: as the screen labels it, in record notation, or in record
/// notation without the payment and without the number of a duplicate card.
pub fn match_move(
    ui: &dyn GameUi,
    words: &Words,
    scene: &Scene,
    choices: &[Choice],
    said: &str,
) -> MoveMatch {
    let legal: Vec<&str> = scene.legal().collect();
    if let Some(text) = legal.iter().find(|text| **text == said.trim()) {
        return MoveMatch::Unique((*text).to_owned());
    }
    let all = items(ui, words);
    let written = written(&all, said);
    let loosely = loose(&written);
    let fits = |text: &&&str| {
        let text = loose(text);
        let rest = text.strip_prefix(&loosely).map(str::to_owned);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(" pay "))
    };
    let mut fitting: Vec<&str> = legal.iter().filter(|text| **text == written).copied().collect();
    if fitting.is_empty() && !loosely.is_empty() {
        fitting = legal.iter().filter(fits).copied().collect();
    }
    if fitting.is_empty() {
        // As the screen labels it: `Build` of the choice `Quarry`. The single word `Build` is not
        // enough, even if there is only one card to build.
        let said = normal(said);
        let name = |id: &str| all.iter().find(|item| item.id == id).map(|item| &*item.name);
        let spoken = |choice: &Choice, way: &Way| {
            let title = normal(&way.title);
            let whole = name(&choice.id).map(|name| format!("{title} {}", normal(name)));
            (title.contains(' ') && title == said)
                || whole.is_some_and(|whole| whole == said)
                || normal(&way.label) == said
        };
        for choice in choices {
            let ways = choice.ways.iter().filter(|way| way.is_open && spoken(choice, way));
            fitting.extend(ways.map(|way| way.text.as_str()));
        }
    }
    match &fitting[..] {
        [one] => MoveMatch::Unique((*one).to_owned()),
        [] => {
            let written = numbered(choices, &written);
            match why_not(choices, &written) {
                reasons if reasons.is_empty() => MoveMatch::Unknown(written),
                reasons => MoveMatch::Refused(reasons),
            }
        }
        _ => MoveMatch::Ambiguous(fitting.into_iter().map(str::to_owned).collect()),
    }
}

/// Why the typed move is not possible, as far as the choices say so.
fn why_not(choices: &[Choice], written: &str) -> Vec<String> {
    let meant = |would: &str| {
        let would = would.split(" pay ").next().unwrap_or_default();
        let rest = written.strip_prefix(would);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    };
    let ways = choices.iter().flat_map(|choice| &choice.ways);
    ways.filter(|way| !way.is_open && meant(&way.text)).map(|way| way.label.clone()).collect()
}

/// Replaces a name that several ids share by the id that is among the choices.
fn numbered(choices: &[Choice], written: &str) -> String {
    let word = |word: &str| {
        let same = |choice: &&Choice| choice.id != word && loose(&choice.id) == word;
        choices.iter().find(same).map_or(word, |choice| &choice.id).to_owned()
    };
    written.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// Translates typed text into record notation: names become ids.
fn written(all: &[Item], said: &str) -> String {
    let typed: Vec<&str> = said.split_whitespace().collect();
    let words: Vec<String> = typed.iter().map(|word| normal(word)).collect();
    let (mut parts, mut at): (Vec<String>, usize) = (Vec::new(), 0);
    while at < words.len() {
        // The longest name wins: "great lighthouse" before "lighthouse".
        let mut best: Option<(usize, &str)> = None;
        for item in all {
            for name in [&item.id, &item.name] {
                let name = normal(name);
                let taken = taken(&words[at..], &name);
                if taken > 0 && best.is_none_or(|(most, _)| taken > most) {
                    best = Some((taken, &item.id));
                }
            }
        }
        if let Some((taken, id)) = best {
            parts.push(id.to_owned());
            at += taken;
        } else {
            if !words[at].is_empty() && words[at] != "the" {
                parts.push(typed[at].to_lowercase());
            }
            at += 1;
        }
    }
    parts.join(" ")
}

/// The number of words that a name covers at the start of `words`; 0 if they do not start with it.
fn taken(words: &[String], name: &str) -> usize {
    if name.is_empty() {
        return 0;
    }
    let mut rest = name;
    for (at, word) in words.iter().enumerate() {
        if word.is_empty() || (at == 0 && word == "the" && words.len() > 1) {
            continue;
        }
        match rest.strip_prefix(word.as_str()) {
            Some("") => return at + 1,
            Some(more) if more.starts_with(' ') => rest = &more[1..],
            _ => return 0,
        }
    }
    0
}

/// The lines of a section of the rules, its title first.
pub fn section(section: &Section) -> Vec<String> {
    let lines = section.lines().into_iter().map(|line| plain(&line, false));
    std::iter::once(section.title.clone()).chain(lines).collect()
}

/// The rules of a game.
pub fn rules(game: mirabilia_games::GameKind, words: &Words) -> Option<RulesText> {
    rules::of(words.lang(), game.name())
}
