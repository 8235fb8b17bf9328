//! `mirabilia rules`: contents, sections, words, and what is close to them.

use crate::common::{command, run};

/// Runs the command in a terminal of so many columns.
fn at(columns: &str, args: &[&str]) -> (i32, String, String) {
    let output = command(args).env("COLUMNS", columns).output().expect("the binary runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("output is UTF-8");
    (output.status.code().expect("no signal"), text(output.stdout), text(output.stderr))
}

#[test]
fn what_is_asked_for_is_shown() {
    // Arguments, words that must be there, words that must not.
    let cases: &[(&[&str], &[&str], &[&str])] = &[
        (
            &["duel", "--lang", "en"],
            &["military-victory", "Military supremacy", "TERM"],
            &["shield"],
        ),
        (&["wonders", "--lang", "sv"], &["chain", "Kedjor", "wonders ORD"], &["Chains"]),
        (
            &["duel", "military", "--lang", "en"],
            &["Military (military)", "[6.3, 6.5]"],
            &["(science)"],
        ),
        (
            &["duel", "MILITARY", "supremacy", "--lang", "en"],
            &["(military-victory)"],
            &["(military)"],
        ),
        (&["duel", "supremacy", "--lang", "en"], &["(military-victory)", "(science-victory)"], &[]),
        (&["wonders", "vineyard", "--lang", "en"], &["Yellow cards (commerce)", "See also:"], &[]),
        (&["wonders", "coins", "--lang", "en"], &["Coins (coins)"], &["Also in"]),
        (&["wonders", "kort", "--lang", "sv"], &["Blå kort", "Även i:"], &[]),
        (
            &["dice", "kiltalaitos", "--lang", "fi"],
            &["Kiltalaitos (guild-court)", "violetti noppa"],
            &[],
        ),
        (&["dice", "neighbours", "--lang", "fi"], &["Ks. myös: barracks, guild-court"], &[]),
        (&["wonders", "colours", "--lang", "en"], &["- ■ Brown", "- ★ Purple"], &["{", "**"]),
        (&["dice", "boards", "--lang", "en"], &["not public", "replace the printed ones"], &[]),
    ];
    for (args, there, missing) in cases {
        let args: Vec<&str> = ["rules"].iter().chain(*args).copied().collect();
        let ran = run(&args, "");
        assert_eq!((ran.code, &*ran.err), (0, ""), "{args:?}");
        for word in *there {
            assert!(ran.out.contains(word), "{args:?}: no {word}\n{}", ran.out);
        }
        for word in *missing {
            assert!(!ran.out.contains(word), "{args:?}: {word}\n{}", ran.out);
        }
    }
}

#[test]
fn what_is_not_there_is_told_with_what_is_close() {
    let cases: &[(&[&str], &str)] = &[
        (&["duel", "militray", "--lang", "en"], "do not mention “militray”; similar: military"),
        (&["duel", "qqqqqq", "--lang", "en"], "omit the term to list the sections"),
        (&["dice", "toru", "--lang", "fi"], "samankaltaisia: "),
        (&["wonders", "kedjjor", "--lang", "sv"], "liknande: Kedjor"),
    ];
    for (args, expected) in cases {
        let args: Vec<&str> = ["rules"].iter().chain(*args).copied().collect();
        let ran = run(&args, "");
        assert_eq!((ran.code, &*ran.out), (1, ""), "{args:?}");
        assert!(
            ran.err.contains(expected) && ran.err.lines().count() == 1,
            "{args:?}: {}",
            ran.err
        );
    }
    for (args, expected) in [
        (&["rules"][..], "<GAME>"),
        (&["rules", "chess"], "[possible values: duel"),
        (&["rules", "duel", "--lang", "de"], "[possible values: en, sv, fi]"),
    ] {
        let ran = run(args, "");
        assert_eq!(ran.code, 2, "{args:?}");
        assert!(ran.err.contains(expected), "{args:?}: {}", ran.err);
    }
}

#[test]
fn lines_are_as_wide_as_the_terminal() {
    for (columns, most) in [("40", 40), ("80", 80), ("400", 100), ("no", 80)] {
        for game in ["wonders", "duel", "dice"] {
            let (code, out, _) = at(columns, &["rules", game, "glossary", "--lang", "fi"]);
            assert_eq!(code, 0);
            let widest = out.lines().map(|line| line.chars().count()).max().unwrap_or(0);
            assert!(widest <= most, "{game} at {columns}: {widest}");
            assert!(widest > most.min(80) / 2, "{game} at {columns}: {widest}");
        }
    }
}

#[test]
fn the_system_says_the_language_when_nobody_does() {
    let output = command(&["rules", "duel", "chain"])
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "sv_SE.UTF-8")
        .output()
        .expect("the binary runs");
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("Kedjor (chain)"));
}
