//! `mirabilia score`: pads of real tables, given or asked for.

use crate::common::{self, Folder, run};
use serde_json::{Value, json};

/// The filled-in pad of the rulebook of 7 Wonders, with two who scored nothing.
const ALEX: [&str; 8] = [
    "players=Alex,Bo,Cy",
    "Alex.wonder=10",
    "Alex.treasury=10",
    "Alex.military=6",
    "Alex.civilian=9",
    "Alex.commerce=2",
    "Alex.science=3,2,1",
    "Alex.guilds=4",
];

fn score(args: &[&str], input: &str) -> common::Ran {
    let args: Vec<&str> = ["score"].iter().chain(args).copied().collect();
    run(&args, input)
}

#[test]
fn the_pad_of_the_rulebook_adds_up() {
    let ran = score(&[&["wonders", "--lang", "en"], &ALEX[..]].concat(), "");
    assert_eq!((ran.code, &*ran.err), (0, ""), "{}", ran.out);
    for said in [
        "Alex wins with 55 points.",
        "Alex, Green cards: 3² + 2² + 1² for identical symbols, 7 for 1 set of three:\n  21",
        "Alex, Treasury: 10 coins, 3 to a point: 3",
        "7 of 21 fields are filled in",
    ] {
        assert!(ran.out.contains(said), "no {said}\n{}", ran.out);
    }
    let ran = score(&[&["wonders", "--lang", "sv"], &ALEX[..]].concat(), "");
    assert!(ran.out.contains("Stadskassan") && ran.out.contains("55"), "{}", ran.out);
}

#[test]
fn json_says_it_all() {
    let ran = score(&[&["wonders", "--json"], &ALEX[..]].concat(), "");
    assert_eq!((ran.code, &*ran.err), (0, ""));
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(report["scores"][0]["by"]["science"], 21);
    assert_eq!(report["scores"][0]["total"], 55);
    assert_eq!(report["scores"][1]["place"], 2);
    assert_eq!((&report["winners"], &report["how"]), (&json!([0]), &json!("points")));
    assert_eq!((&report["end"], &report["doubts"]), (&json!("points"), &json!([])));
}

#[test]
fn games_are_decided_as_the_rules_say() {
    let cases: &[(&[&str], &str, &str, &[u64])] = &[
        (
            &["dice", "A.agora=18", "A.coins=4", "B.market=12+6", "B.coins=3"],
            "points",
            "coins",
            &[0],
        ),
        (
            &["dice", "A.agora=18", "B.market=18", "A.coins=4", "B.coins=4"],
            "points",
            "shared",
            &[0, 1],
        ),
        (&["duel", "A.civilian=3", "B.commerce=3"], "points", "civilian", &[0]),
        (&["duel", "players=A,B", "pawn=B 6"], "points", "points", &[0]),
        (
            &["duel", "A.civilian=20", "B.civilian=3", "end=military B"],
            "military",
            "military",
            &[1],
        ),
        (&["wonders", "A.treasury=3", "B.treasury=4", "C.wonder=0"], "points", "coins", &[1]),
    ];
    for (args, end, how, winners) in cases {
        let ran = score(&[args, &["--json"][..]].concat(), "");
        assert_eq!(ran.code, 0, "{args:?}: {}", ran.err);
        let report: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!((&report["end"], &report["how"]), (&json!(end), &json!(how)), "{args:?}");
        assert_eq!(report["winners"], json!(winners), "{args:?}");
    }
}

#[test]
fn numbers_that_cannot_be_right_are_refused_unless_they_are_wanted() {
    let wrong = ["wonders", "--lang", "en", "players=A,B,C", "A.science=22"];
    let ran = score(&wrong, "");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("A, Green cards: no symbols give 22"), "{}", ran.err);
    assert!(ran.err.contains("Nearest: 21 / 25"), "{}", ran.err);
    assert!(ran.out.contains("22"), "the pad is shown all the same");
    let ran = score(&[&wrong[..], &["--anyway"]].concat(), "");
    assert_eq!((ran.code, &*ran.err), (0, ""));
}

#[test]
fn files_are_read() {
    let folder = Folder::new();
    let pad = r#"{"players":[{"name":"Ada","civilian":24,"treasury":7},{"name":"Bo","progress":7}],
                  "pawn":"Ada 3"}"#;
    let file = folder.with("pad.json", pad);
    for (args, input) in [(&["--file", &*file][..], ""), (&["--file", "-"], pad)] {
        let ran = score(&[&["duel", "--json"], args].concat(), input);
        assert_eq!((ran.code, &*ran.err), (0, ""), "{args:?}");
        let report: Value = serde_json::from_str(&ran.out).unwrap();
        let totals: Vec<&Value> = [0, 1].map(|seat| &report["scores"][seat]["total"]).to_vec();
        assert_eq!(totals, [&json!(26), &json!(12)], "{args:?}");
    }
    let bad = folder.with("bad.json", r#"{"players":[{"name":"Ada","wisdom":1},{"name":"Bo"}]}"#);
    let ran = score(&["duel", "--file", &bad], "");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("bad.json: unknown line \"wisdom\""), "{}", ran.err);
}

#[test]
fn what_is_malformed_is_named() {
    let cases: &[(&[&str], i32, &str)] = &[
        (&[], 2, "<GAME>"),
        (&["chess"], 2, "[possible values: duel"),
        (&["duel", "A.civilian=1", "--file", "x"], 2, "cannot be used with"),
        (&["duel", "--file", "no-such-file"], 1, "cannot read no-such-file"),
        (&["duel", "A.civilian=x", "B.civilian=3"], 1, "A.civilian: \"x\" is not a number"),
        (&["wonders", "A.wonder=3"], 1, "wonders has 3 to 7 players, not 1"),
        (&["dice", "hello"], 1, "expected KEY=VALUE"),
    ];
    for (args, code, expected) in cases {
        let ran = score(args, "");
        assert_eq!((ran.code, &*ran.out), (*code, ""), "{args:?}: {}", ran.err);
        assert!(ran.err.contains(expected), "{args:?}: {}", ran.err);
    }
}

#[test]
fn whoever_gives_nothing_is_asked() {
    let answers = "Ada, Bo\n?\n12\n3\n5\n18\n6\n7\n5\n8\n9\n0\n0\n0\n0\n0\n0\n0\n0\n4\n";
    let ran = score(&["dice", "--lang", "en"], answers);
    assert_eq!((ran.code, &*ran.err), (0, ""), "{}", ran.out);
    assert!(
        ran.out.contains("Ada, Wonder:") && ran.out.contains("Bo, Coins, for ties"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("Ada wins with 64 points."), "{}", ran.out);

    // With --json the questions go elsewhere.
    let ran = score(&["dice", "--json", "--lang", "en"], answers);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(report["scores"][0]["total"], 64);
    assert!(ran.err.contains("Who played?"), "{}", ran.err);

    let ran = score(&["dice", "--lang", "fi"], "Ada, Bo\n1\n");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("syöte loppui kohdassa"), "{}", ran.err);
}

#[test]
fn help_has_an_example() {
    for name in ["rules", "score"] {
        let ran = run(&[name, "--help"], "");
        assert_eq!(ran.code, 0);
        assert!(ran.out.contains("Example:") && ran.out.contains(&format!("mirabilia {name} ")));
    }
}
