//! What is wrong with a record, a described position or a board file is said in every language.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use mirabilia_games::AnyTable;
use mirabilia_games::dice::BoardsRef;
use mirabilia_tell::{board_error, phrase, record_error, setup_error};
use mirabilia_words::{Arg, Lang, Words};

/// The phrases that are the same word in English and another language.
const SAME: [&str; 1] = ["dice-file-a-bonus"];

/// Every `phrase!` in the sources below a folder: its id and its English text.
fn phrases(folder: &Path, found: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            phrases(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let source = fs::read_to_string(&path).expect("a source file");
            for call in source.split("phrase!(").skip(1) {
                let mut texts = call.trim_start().strip_prefix('"').into_iter().flat_map(|rest| {
                    let rest = rest.replace("\\\"", "\u{1}");
                    rest.split('"').map(str::to_owned).collect::<Vec<_>>()
                });
                let (Some(id), Some(_), Some(text)) = (texts.next(), texts.next(), texts.next())
                else {
                    continue; // the macro itself
                };
                let text = text.replace('\u{1}', "\"");
                let known = found.entry(id.clone()).or_insert_with(|| text.clone());
                assert_eq!(*known, text, "{id} says two things ({})", path.display());
            }
        }
    }
}

/// The names in braces.
fn blanks(text: &str) -> Vec<&str> {
    text.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect()
}

#[test]
fn every_phrase_has_words_of_its_own_in_every_language() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = BTreeMap::new();
    for name in ["kernel", "duel", "wonders", "dice", "games", "fair", "room"] {
        phrases(&crates.join(name).join("src"), &mut found);
    }
    assert!(found.len() > 300, "{}", found.len());
    let [english, swedish, finnish] = [Lang::En, Lang::Sv, Lang::Fi].map(Words::new);
    for (id, text) in &found {
        for words in [&english, &swedish, &finnish] {
            assert!(words.has(id), "{:?} lacks {id}", words.lang());
        }
        // Three of everything, so that plurals are those of the Rust text.
        let args: Vec<(&str, Arg<'_>)> = blanks(text).into_iter().map(|n| (n, 3.into())).collect();
        let filled = blanks(text)
            .iter()
            .fold(text.clone(), |text, name| text.replace(&format!("{{{name}}}"), "3"));
        assert_eq!(english.say(id, &args), filled, "{id}: locales/en and Rust");
        let has_words = filled.split(|c: char| !c.is_alphabetic()).any(|word| word.len() > 1);
        for words in [&swedish, &finnish] {
            let said = words.say(id, &args);
            let own = !has_words || SAME.contains(&&**id) || said != filled;
            assert!(own, "{:?} says {id} in English: {said}", words.lang());
        }
    }
}

/// A record without its line ends, for tables.
fn record(lines: &str) -> String {
    lines.replace(" | ", "\n")
}

#[test]
fn broken_records_and_positions_are_told_in_every_language() {
    let duel = "mirabilia 1 duel | seats 2";
    let wonders = "mirabilia 1 wonders | seats 3";
    let dice = "mirabilia 1 dice | seats 2";
    let cases = [
        ("", 1, "tomt; ett protokoll börjar med"),
        ("mirabilia 1 chess", 1, "spelet ”chess” finns inte"),
        ("mirabilia 9 duel", 1, "protokollversion 9"),
        ("mirabilia 1 duel | seats 3", 2, "seats är ”3”; väntat: 2"),
        ("mirabilia 1 duel | seats 2 | options first=9", 3, "väntat: något av 0, 1, random"),
        ("mirabilia 1 duel | seats 2 | secret abc", 3, "en rad ”secret” utan en rad ”commitment”"),
        (&format!("{duel} | 0 buidl baths"), 3, "”buidl baths” är inget drag"),
        (&format!("{duel} | 0 build bath"), 3, "”bath” är inte ett kort; menas kanske baths?"),
        (&format!("{duel} | 7 build baths"), 3, "platsen ”7” finns inte"),
        (&format!("{duel} | 0 build baths"), 3, "inget drag väntas: slumpen står på tur"),
        (&format!("{duel} | position | age 4 | end"), 4, "ett tal från 1 till 3"),
        (&format!("{duel} | position | colour red | end"), 4, "fältet för bordet är ”colour”"),
        (&format!("{duel} | position | age 1"), 4, "ingen rad ”end” efter ”position”"),
        (&format!("{duel} | position | age 1 | structure a / b | end"), 5, "”2 rader”"),
        (&format!("{wonders} | deal wonders gizah rhodos"), 3, "2 underverk; väntat: 3"),
        (&format!("{wonders} | position | age 1 | end"), 3, "platsens underverk"),
        (&format!("{dice} | boards nowhere 0"), 3, "boards är ”nowhere 0”"),
        (&format!("{dice} | position | turn 1 | end"), 3, "tärningarna: DIE SYMBOL SECTION"),
    ];
    for (text, line, expected) in cases {
        let text = record(text);
        let error = AnyTable::read(&text).expect_err(&text);
        let told = record_error(&text, &error);
        let said = |lang: Lang| Words::new(lang).tell(&told, &[]);
        assert_eq!(error.line, line, "{error}");
        assert!(said(Lang::Sv).starts_with(&format!("rad {line}: ")), "{}", said(Lang::Sv));
        assert!(said(Lang::Sv).contains(expected), "{}, not {expected}", said(Lang::Sv));
        let first = error.to_string().lines().next().unwrap_or_default().to_owned();
        assert_eq!(said(Lang::En), first);
        for word in ["expected", " is ", "line "] {
            assert!(!said(Lang::Fi).contains(word), "{}", said(Lang::Fi));
        }
    }
}

#[test]
fn broken_board_files_and_set_ups_are_told_in_every_language() {
    let own = fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../dice/boards/stand-in.toml"),
    )
    .expect("a board file");
    let cases = [
        ("format = 1", "format = 2", "format: 2; väntat: 1"),
        ("start = 7", "start = 250", "gold.start: 250; väntat: 0 till"),
        ("start = 7", "start = \"many\"", "; väntat: den form som beskrivs i docs/boards.md"),
        ("bonuses_to_end = 3", "bonuses_to_end = 9", "bonuses_to_end: 9; väntat: 1 till"),
    ];
    for (from, to, expected) in cases {
        assert!(own.contains(from), "{from}");
        let error = BoardsRef::read(&own.replacen(from, to, 1)).expect_err(to);
        let told = board_error(&error);
        let said = Words::new(Lang::Sv).tell(&told, &[]);
        assert!(said.contains(expected), "{said}, not {expected}");
        assert_eq!(Words::new(Lang::En).tell(&told, &[]), error.to_string());
        assert!(Words::new(Lang::Fi).tell(&told, &[]).contains("odotettiin: "));
        assert_eq!(told, phrase(&error.phrase()));
    }
    let error = mirabilia_kernel::Options::parse("first").expect_err("no value");
    let said = Words::new(Lang::Fi).tell(&setup_error(&error), &[]);
    assert_eq!(said, "options on ”first”; odotettiin: sanoja muodossa name=value");
}
