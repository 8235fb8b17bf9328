//! Every language says the same things, with the same blanks to fill.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;
use mirabilia_words::rules::{self, Block, Inline, Section, plain};
use mirabilia_words::{Arg, Lang, Words};

const GAMES: [&str; 3] = ["dice", "duel", "wonders"];

fn locales(lang: Lang) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code())
}

/// The messages of a language: their ids, and the variables of each.
fn messages(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for folder in [locales(lang), locales(lang).join("terminal")] {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|ending| ending != "ftl") {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            if let Err((_, errors)) = FluentResource::try_new(text.clone()) {
                panic!("{}: {errors:?}", path.display());
            }
            for (id, variables) in ids(&text) {
                let twice = found.insert(id.clone(), variables).is_some();
                assert!(!twice, "{}: {id} is there twice", path.display());
            }
        }
    }
    found
}

/// Ids with their variables. The files are well formed, so a line that begins with a letter begins
/// a message.
fn ids(text: &str) -> Vec<(String, BTreeSet<String>)> {
    let mut found: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            let (id, _) = line.split_once(" =").unwrap_or_else(|| panic!("no message: {line}"));
            found.push((id.to_owned(), BTreeSet::new()));
        }
        let Some((_, variables)) = found.last_mut() else { continue };
        for after in line.split('$').skip(1) {
            let name = after.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '-'));
            variables.extend(name.take(1).map(str::to_owned));
        }
    }
    found
}

#[test]
fn languages_have_the_same_messages_with_the_same_variables() {
    let english = messages(Lang::En);
    assert!(english.len() > 500, "{}", english.len());
    for lang in [Lang::Sv, Lang::Fi] {
        let here = messages(lang);
        let names = |of: &BTreeMap<String, _>| of.keys().cloned().collect::<BTreeSet<String>>();
        let differ: Vec<String> =
            names(&english).symmetric_difference(&names(&here)).cloned().collect();
        assert_eq!(differ, [""; 0], "only in one of en and {}", lang.code());
        for (id, variables) in &english {
            assert_eq!(variables, &here[id], "{id} in {}", lang.code());
        }
    }
}

#[test]
fn every_message_speaks() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let messages = messages(lang);
        // One message may speak through another, so each gets the variables of all.
        let all: BTreeSet<&String> = messages.values().flatten().collect();
        let args: Vec<(&str, Arg<'_>)> = all.iter().map(|name| (&***name, 3.into())).collect();
        for id in messages.keys() {
            assert!(words.has(id), "{id}");
            let said = words.say(id, &args);
            assert!(!said.contains("{$") && said != *id, "{id} in {}: {said}", lang.code());
        }
    }
    assert_eq!(Words::new(Lang::En).say("no-such-thing", &[]), "no-such-thing");
}

#[test]
fn plurals_and_lists_are_those_of_the_language() {
    let coins = |lang, n: i64| Words::new(lang).say("kit-coins", &[("n", n.into())]);
    assert_eq!(coins(Lang::En, 1), "1 coin");
    assert_eq!(coins(Lang::En, 2), "2 coins");
    assert_eq!(coins(Lang::Fi, 1), "1 kolikko");
    assert_eq!(coins(Lang::Fi, 5), "5 kolikkoa");
    let all = ["Ada".to_owned(), "Bo".to_owned(), "Cy".to_owned()];
    assert_eq!(Words::new(Lang::En).list(&all), "Ada, Bo and Cy");
    assert_eq!(Words::new(Lang::Sv).list(&all[..2]), "Ada och Bo");
    assert_eq!(Words::new(Lang::Fi).list(&all[..1]), "Ada");
    assert_eq!(Words::new(Lang::Fi).list(&[]), "");
}

/// What is the same in every language: shape, symbols, links, numbers.
fn bones(section: &Section) -> (String, Vec<usize>, Vec<String>) {
    let shape = section.blocks.iter().map(|block| match block {
        Block::List(items) => 10 + items.len(),
        Block::Paragraph(_) => 1,
        Block::Heading(_) => 2,
    });
    let mut marks: Vec<String> = section
        .lines()
        .concat()
        .into_iter()
        .filter_map(|part| match part {
            Inline::Symbol(name) => Some(format!("{{{name}}}")),
            Inline::Section { id, .. } => Some(format!("#{id}")),
            Inline::Thing { kind, id, .. } => Some(format!("{kind}:{id}")),
            Inline::Rules(numbers) => Some(numbers),
            Inline::Strong(_) => Some("strong".to_owned()),
            Inline::Text(_) => None,
        })
        .collect();
    marks.sort();
    (section.id.clone(), shape.collect(), marks)
}

#[test]
fn the_rules_say_the_same_in_every_language() {
    for game in GAMES {
        let english = rules::of(Lang::En, game).unwrap();
        assert!(english.sections.len() >= 25, "{game}");
        for lang in Lang::ALL {
            let here = rules::of(lang, game).unwrap();
            let of = |text: &rules::RulesText| text.sections.iter().map(bones).collect::<Vec<_>>();
            for (english, here) in of(&english).into_iter().zip(of(&here)) {
                assert_eq!(english, here, "{game} in {}", lang.code());
            }
            assert_eq!(english.sections.len(), here.sections.len(), "{game} in {}", lang.code());
            for section in &here.sections {
                for link in section.links() {
                    assert!(here.section(&link).is_some(), "{game}, {}: #{link}", section.id);
                }
                for line in section.lines() {
                    let said = plain(&line, true);
                    assert!(!said.contains(['{', '}', '*']) && !said.contains("(R "), "{said}");
                    assert!(!said.contains("  ") && !said.contains(" ,"), "{said}");
                }
            }
        }
    }
    assert_eq!(rules::of(Lang::En, "chess"), None);
}

#[test]
fn the_rules_cite_numbered_rules_that_exist() {
    for game in GAMES {
        let path = format!("{}/../../docs/rules/{game}.md", env!("CARGO_MANIFEST_DIR"));
        let numbered = fs::read_to_string(path).unwrap();
        let exists = |number: &str| numbered.contains(&format!("**{number}**"));
        let text = rules::of(Lang::En, game).unwrap();
        let mut cited = 0;
        for part in text.sections.iter().flat_map(Section::lines).flatten() {
            let Inline::Rules(numbers) = part else { continue };
            for number in numbers.split([',', '–', ' ']).filter(|number| !number.is_empty()) {
                assert!(exists(number), "{game}: {number}");
                cited += 1;
            }
        }
        assert!(cited > 50, "{game}: {cited}");
    }
}
