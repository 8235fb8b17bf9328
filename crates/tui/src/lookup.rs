//! Finding the thing or the move that somebody means: "the pyramids", "Lumber yard" or just "lumb",
//! by its id or by its name in the language of the screen.

use mirabilia_words::Words;
use mirabilia_words::rules::{self, RulesText, Section, fold, plain};

use crate::room::{Choice, Room};
use crate::scene::Scene;

/// Text without what people write differently: case, marks, hyphens, articles, spare spaces.
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

/// Ids of one name differ in a number at the end: `loom-1`, `loom-2`.
fn loose(text: &str) -> String {
    let word = |word: &str| match word.rsplit_once('-') {
        Some((name, "1" | "2")) => name.to_owned(),
        _ => word.to_owned(),
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// A thing that can be asked for: its id, and what it is called.
struct Thing {
    id: String,
    name: String,
}

fn things(room: &dyn Room, words: &Words) -> Vec<Thing> {
    room.ids().into_iter().map(|id| Thing { name: room.name_of(&id, words), id }).collect()
}

/// The id that is meant, or the names of those that come near.
pub fn thing(room: &dyn Room, words: &Words, said: &str) -> Result<String, Vec<String>> {
    let said = normal(said);
    let all = things(room, words);
    let fits = |test: &dyn Fn(&str) -> bool| -> Vec<&Thing> {
        all.iter().filter(|thing| test(&normal(&thing.id)) || test(&normal(&thing.name))).collect()
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
        near = fits(&|name| distance(name, &said) <= 2);
    } else {
        near.dedup_by(|a, b| a.name == b.name); // several copies of one card are one answer
        if let [one] = near[..] {
            return Ok(one.id.clone());
        }
    }
    near.dedup_by(|a, b| a.name == b.name);
    Err(near.into_iter().map(|thing| thing.name.clone()).collect())
}

/// How many letters must be added, dropped or changed to make one word of the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().take(64).collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut corner = i; // the value up and to the left
        row[0] = i + 1;
        for (j, &y) in b.iter().enumerate() {
            let changed = corner + usize::from(x != y);
            corner = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(corner + 1);
        }
    }
    row[b.len()]
}

/// What somebody's words for a move mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meant {
    /// This move, as records write it.
    One(String),
    /// One of these, as records write them: too little was said.
    Several(Vec<String>),
    /// Something that is not possible now: why, in words.
    NotNow(Vec<String>),
    /// No choice, but these words of a record.
    Other(String),
}

/// Finds the move that somebody means: by its words on the screen, by the words of a record, or by
/// these without what tells equal names apart and without the payment.
pub fn meant(
    room: &dyn Room,
    words: &Words,
    scene: &Scene,
    choices: &[Choice],
    said: &str,
) -> Meant {
    let legal = &scene.view.legal;
    if let Some(text) = legal.iter().find(|text| *text == said.trim()) {
        return Meant::One(text.clone());
    }
    let all = things(room, words);
    let written = written(&all, said);
    let loosely = loose(&written);
    let fits = |text: &&String| {
        let text = loose(text);
        let rest = text.strip_prefix(&loosely).map(str::to_owned);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(" pay "))
    };
    let mut fitting: Vec<String> = legal.iter().filter(|text| **text == written).cloned().collect();
    if fitting.is_empty() && !loosely.is_empty() {
        fitting = legal.iter().filter(fits).cloned().collect();
    }
    if fitting.is_empty() {
        let said = normal(said);
        let shown = |text: &String| {
            let ways = choices.iter().flat_map(|choice| &choice.ways);
            ways.filter(|way| way.text.as_ref() == Some(text)).any(|way| normal(&way.label) == said)
        };
        let spoken = |text: &&String| normal(&room.tell_move(text, words)) == said || shown(text);
        fitting = legal.iter().filter(spoken).cloned().collect();
    }
    match &fitting[..] {
        [one] => Meant::One(one.clone()),
        [] => {
            let written = numbered(choices, &written);
            match why_not(choices, &written) {
                reasons if reasons.is_empty() => Meant::Other(written),
                reasons => Meant::NotNow(reasons),
            }
        }
        _ => Meant::Several(fitting),
    }
}

/// Why the move that was meant cannot be, where the choices say so.
fn why_not(choices: &[Choice], written: &str) -> Vec<String> {
    let meant = |would: &String| {
        let rest = written.strip_prefix(would.as_str());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    };
    let ways = choices.iter().flat_map(|choice| &choice.ways);
    ways.filter(|way| way.would.as_ref().is_some_and(meant)).map(|way| way.label.clone()).collect()
}

/// Words of a record in which a name that several ids share becomes the one among the choices.
fn numbered(choices: &[Choice], written: &str) -> String {
    let word = |word: &str| {
        let same = |choice: &&Choice| choice.id != word && loose(&choice.id) == word;
        choices.iter().find(same).map_or(word, |choice| &choice.id).to_owned()
    };
    written.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// A move as records write it, from what somebody typed: names become ids.
fn written(all: &[Thing], said: &str) -> String {
    let typed: Vec<&str> = said.split_whitespace().collect();
    let words: Vec<String> = typed.iter().map(|word| normal(word)).collect();
    let (mut parts, mut at): (Vec<String>, usize) = (Vec::new(), 0);
    while at < words.len() {
        // The longest name that begins here: "great lighthouse" before "lighthouse".
        let mut best: Option<(usize, &str)> = None;
        for thing in all {
            for name in [&thing.id, &thing.name] {
                let name = normal(name);
                let taken = taken(&words[at..], &name);
                if taken > 0 && best.is_none_or(|(most, _)| taken > most) {
                    best = Some((taken, &thing.id));
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

/// How many of the words a name takes at their beginning; none when they do not begin with it.
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

/// The rules of a scene's game.
pub fn rules(game: mirabilia_games::GameKind, words: &Words) -> Option<RulesText> {
    rules::of(words.lang(), game.name())
}
