//! One voice: `replay`, `analyse`, `best` and what records are refused for speak the user's language
//! and fit the page, for every game.

use crate::common::{Folder, Ran, command, flat, random_dice, random_game, random_wonders, run};
use mirabilia_cli::report::{Printer, describe};
use mirabilia_games::AnyTable;
use mirabilia_kernel::{Fast, Game, Seat, Table, Turn, Viewer};
use mirabilia_words::{Lang, Words};

/// Few iterations: what is tested here is what is said.
const QUICK: [&str; 4] = ["--iterations", "16", "--seed", "3"];
const NAMES: [&str; 7] = ["Ada", "Bo", "Cia", "Dan", "Eva", "Finn", "Gun"];

/// Is it a word that languages share: a name, or one of the few that Swedish or Finnish spell as
/// English does?
pub(crate) fn is_shared(word: &str) -> bool {
    let word = word.trim_matches(|c: char| !c.is_alphabetic());
    let places = ["Alexandria", "Babylon", "Forum", "Giza", "Olympia"];
    let things = ["mask", "papyrus"];
    word.len() <= 1 || NAMES.contains(&word) || places.contains(&word) || things.contains(&word)
}

/// A game of each kind with names.
fn games() -> Vec<AnyTable> {
    let named = |mut table: AnyTable| {
        let names = NAMES[..usize::from(table.seats())].iter().map(|name| (*name).to_owned());
        table.rename(names.collect()).expect("names");
        table
    };
    let duel = random_game(4, "centre=chooses", |_| {});
    [duel, random_wonders(4, 1, "sides=day"), random_dice(3, 2)].map(named).into()
}

/// The table where a seat decides, with that seat.
fn running(table: &AnyTable) -> (AnyTable, Seat) {
    let tables = (20..).map(|steps| table.rewound(steps));
    let spot = tables.into_iter().find_map(|table| match table.turn() {
        Turn::Seats(seats) => seats.first().map(|seat| (table, seat)),
        _ => None,
    });
    spot.expect("a seat decides later")
}

/// Everything that is printed of a game in a language.
fn pages(folder: &Folder, table: &AnyTable, lang: &str) -> [String; 4] {
    let file = folder.with("game.rec", table.write());
    let (then, seat) = running(table);
    let (half, seat) = (folder.with("half.rec", then.write()), seat.to_string());
    let replay: &[&str] = &["replay", &file];
    let at: &[&str] = &["replay", &file, "--at", "30"];
    let analyse = [&["analyse", &half], &QUICK[..]].concat();
    let best = [&["best", &half, "--seat", &seat], &QUICK[..]].concat();
    [replay, at, &analyse, &best].map(|args| {
        let ran = run(&[args, &["--lang", lang]].concat(), "");
        assert_eq!((ran.code, &*ran.err), (0, ""), "{args:?}");
        ran.out
    })
}

/// Every step of every game is told in every language, with its number.
#[test]
fn every_step_is_told() {
    let folder = Folder::new();
    for table in games() {
        let file = folder.with("game.rec", table.write());
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let out = flat(&run(&["replay", &file, "--lang", lang.code()], "").out);
            let mut number = 0;
            for turn in mirabilia_tell::story(&table) {
                for (n, said) in &turn.steps {
                    number += 1;
                    assert_eq!(*n, number);
                    let Some(said) = said else { continue };
                    let said = flat(&format!("{n} {}", words.tell(said, table.names())));
                    assert!(out.contains(&said), "{said} is not in\n{out}");
                }
                for said in turn.news.iter().chain([&turn.chapter]) {
                    let said = flat(&words.tell(said, table.names()));
                    assert!(out.contains(&said), "{said} is not in\n{out}");
                }
            }
            assert_eq!(number, table.steps());
        }
    }
}

/// A line that a language shares with English has nothing but names and numbers in it.
#[test]
fn no_english_is_spoken_in_other_languages() {
    let folder = Folder::new();
    for table in games() {
        let english = pages(&folder, &table, "en");
        for lang in ["sv", "fi"] {
            for (english, said) in english.iter().zip(pages(&folder, &table, lang)) {
                for line in said.lines() {
                    let own = line.split_whitespace().all(is_shared);
                    assert!(own || english.lines().all(|other| other != line), "{lang}: {line}");
                    for word in ["the", "of", "and", "with", "from", "points", "coins", "seat"] {
                        let found = line.split(' ').any(|said| said == word);
                        assert!(!found, "{lang}: {word:?} in {line}");
                    }
                }
            }
        }
    }
}

fn narrow(args: &[&str], columns: usize) -> Ran {
    let output = command(args).env("COLUMNS", columns.to_string()).output().expect("it runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Ran {
        code: output.status.code().expect("no signal"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

#[test]
fn lines_are_as_wide_as_the_page_at_most() {
    let folder = Folder::new();
    for mut table in games() {
        let long = |seat: u8| format!("{seat}: a name of as many letters as may be");
        table.rename((0..table.seats()).map(long).collect()).expect("names");
        for lang in ["en", "sv", "fi"] {
            for page in pages(&folder, &table, lang) {
                let wide = page.lines().find(|line| line.chars().count() > 80);
                assert_eq!(wide, None, "{lang}");
            }
        }
        let (file, half) = (folder.at("game.rec"), folder.at("half.rec"));
        let seat = running(&table).1.to_string();
        let analyse = [&["analyse", &half], &QUICK[..]].concat();
        let best = [&["best", &half, "--seat", &seat], &QUICK[..]].concat();
        for args in [&["replay", &file][..], &analyse, &best] {
            let ran = narrow(args, 50);
            assert_eq!((ran.code, &*ran.err), (0, ""), "{args:?}");
            let wide = ran.out.lines().find(|line| line.chars().count() > 50);
            assert_eq!(wide, None, "{args:?}");
        }
    }
}

/// Programs read the same whatever language people speak.
#[test]
fn json_has_no_language() {
    let folder = Folder::new();
    for table in games() {
        let (then, seat) = running(&table);
        let (file, seat) = (folder.with("game.rec", then.write()), seat.to_string());
        let analyse = [&["analyse", &file], &QUICK[..]].concat();
        let best = [&["best", &file, "--seat", &seat], &QUICK[..]].concat();
        for args in [&["replay", &file][..], &analyse, &best] {
            let said = |lang: &str| run(&[args, &["--json", "--lang", lang]].concat(), "").out;
            let english = said("en");
            assert_eq!(english, said("fi"), "{args:?}");
            assert!(!english.contains("\"told\""), "{english}");
            let reasons = english.matches("\"kind\"").count();
            assert!(english.matches("\"text\"").count() <= reasons, "{english}");
            assert_eq!(english.contains("\"text\""), reasons > 0, "{english}");
        }
    }
}

/// What the rules refuse in a record is told in the user's language, with the line.
#[test]
fn refusals_of_records_speak_the_language() {
    let folder = Folder::new();
    let table = random_game(2, "", |_| {});
    let (then, seat) = running(&table);
    let record = then.write();
    let line = format!("{seat} sell academy");
    assert!(!then.legal_lines().contains(&line), "Age III comes later");
    let file = folder.with("bad.rec", format!("{record}{line} # too early\n"));
    let error = then.clone().step(&line).expect_err("the rules refuse it");
    let why = mirabilia_tell::why(&then, &error).expect("the rules say why");
    for (lang, number) in [(Lang::En, "line"), (Lang::Sv, "rad"), (Lang::Fi, "rivi")] {
        let why = Words::new(lang).tell(&why, &[]);
        let told = format!("bad.rec: {number} {}: {why}\n", record.lines().count() + 1);
        for command in ["replay", "analyse", "best", "verify", "position"] {
            let ran = run(&[command, &file, "--lang", lang.code()], "");
            assert_eq!((ran.code, &*ran.out), (1, ""), "{command}");
            assert!(ran.err.contains(&told), "{command}: {told} is not in {}", ran.err);
        }
    }
}

/// What a command refuses is told in the user's language, too.
#[test]
fn errors_speak_the_language() {
    let folder = Folder::new();
    let file = folder.with("game.rec", random_game(2, "", |_| {}).write());
    let here = folder.at("");
    let cases: &[&[&str]] = &[
        &["replay", &folder.at("missing.rec")],
        &["replay", &folder.at("gaem.rec")],
        &["replay"],
        &["play", "duel", "--record", &here],
        &["play", "wonders", "--resume", &file],
        &["play", "duel", "--resume", &file, "--seats", "you"],
        &["play", "duel", "--seats", "you"],
        &["play", "duel", "--options", "first=9"],
        &["play", "duel", "--boards", "balanced"],
        &["boards", "check", "balancd"],
        &["analyse", &file, "--svg", &here, "--iterations", "1"],
        &["analyse", &file, "--seat", "9"],
        &["score", "duel", "Anna.civilan=3", "Bo.civilian=2"],
        &["score", "duel", "Anna.civilian=x", "Bo.civilian=2"],
        &["score", "duel", "Anna.civilian=3", "Bo.civilian=2", "pawn=Bo 9"],
    ];
    for args in cases {
        let said = |lang: &str| {
            let ran = run(&[*args, &["--lang", lang]].concat(), "");
            assert!(ran.code > 0 && ran.out.is_empty(), "{args:?}: {}", ran.out);
            assert!(ran.err.starts_with("mirabilia: "), "{}", ran.err);
            ran.err
        };
        let all = ["en", "sv", "fi"].map(said);
        assert!(all[0] != all[1] && all[0] != all[2] && all[1] != all[2], "{all:?}");
        for word in ["cannot", "expected", "did you mean", "not of", "given"] {
            assert!(all[1..].iter().all(|said| !said.contains(word)), "{word}: {all:?}");
        }
    }
}

/// The table is described as spectators see it: a hand that others hold is not in it.
#[test]
fn a_table_is_described_for_spectators() {
    let words = Words::new(Lang::En);
    for table in games() {
        let (then, _) = running(&table);
        let lines = describe(&then, Viewer::Public, &Printer::new(&then, &words));
        assert!(lines.len() > 5, "{lines:?}");
        for name in then.names() {
            assert!(lines.iter().any(|line| line.contains(name)), "{name}: {lines:?}");
        }
        assert!(!lines.iter().any(|line| line.contains("Your hand")), "{lines:?}");
    }
}

/// A table as it stands, and in a world that the viewer imagines; none where the worlds are equal.
fn twins(table: &AnyTable, viewer: Viewer, luck: &mut Fast) -> Option<[AnyTable; 2]> {
    fn pair<G: Game>(table: &Table<G>, viewer: Viewer, luck: &mut Fast) -> Option<[Table<G>; 2]> {
        let state = table.state();
        let world = G::imagine(&state.view(viewer), luck);
        let record = table.record();
        let at = |state: G| Table::at(record.setup.clone(), record.names.clone(), state);
        (world != *state).then(|| [at(state.clone()), at(world)])
    }
    Some(match table {
        AnyTable::Duel(table) => pair(table, viewer, luck)?.map(AnyTable::Duel),
        AnyTable::Wonders(table) => pair(table, viewer, luck)?.map(AnyTable::Wonders),
        AnyTable::Dice(table) => pair(table, viewer, luck)?.map(AnyTable::Dice),
    })
}

/// What a viewer cannot know is not described to it: games that differ only in that are described
/// alike.
#[test]
fn what_is_hidden_is_not_described() {
    let words = Words::new(Lang::En);
    let mut luck = Fast::new(7);
    for table in &games()[1..] {
        let mut compared = [0; 2];
        for steps in 0..table.steps() {
            let then = table.rewound(steps);
            let seats = Seat::all(then.seats()).map(Viewer::Seat);
            for viewer in seats.chain([Viewer::Public]) {
                let Some(twins) = twins(&then, viewer, &mut luck) else { continue };
                compared[usize::from(viewer == Viewer::Public)] += 1;
                let [said, other] =
                    twins.map(|twin| describe(&twin, viewer, &Printer::new(&twin, &words)));
                assert_eq!(said, other, "{} after {steps} steps, {viewer:?}", table.kind().name());
            }
        }
        let many = compared.iter().all(|n| *n >= 10);
        assert!(many, "{}: only {compared:?} pairs of worlds", table.kind().name());
    }
}
