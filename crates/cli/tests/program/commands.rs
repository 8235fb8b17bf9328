//! Exit codes and messages of every command, through the real binary.

use std::process::Stdio;

use crate::common::{Folder, boards, command, random_record, run};

/// Every command.
#[rustfmt::skip]
pub(crate) const COMMANDS: [&str; 20] = [
    "play", "serve", "games", "learn", "puzzle", "rules", "score", "replay", "analyse", "best",
    "position", "verify", "boards", "arena", "engine", "bench", "perft", "admin", "completions", "man",
];

#[test]
fn usage_is_wrong_with_code_2() {
    #[rustfmt::skip]
    let cases: &[(&[&str], &str)] = &[
        (&["serve", "--addr", "nowhere"], "expected HOST:PORT, such as localhost:7777"),
        (&["serve", "--addr", "::1:70000"], "expected HOST:PORT"),
        (&["fly"], "unrecognized subcommand"),
        (&["replay", "a", "b"], "unexpected argument"),
        (&["replay", "a", "--at", "-1"], "'-1' for '--at <N>': expected a whole number, 0 or more"),
        (&["replay", "a", "--at", "x"], "expected a whole number, 0 or more"),
        (&["replay", "a", "-1"], "unexpected argument '-1' found"),
        (&["analyse", "a", "--threads", "0"], "expected a whole number from 1 to 256"),
        (&["engine", "now"], "unexpected argument"),
        (&["play"], "<GAME>"),
        (&["play", "chess"], "[possible values: duel, wonders, dice]"),
        (&["play", "dule"], "a similar value exists: 'duel'"),
        (&["play", "duel", "--seats", "you,hal"], "[possible values: you, random, easy"),
        (&["play", "duel", "--seats", "you,hrad"], "a similar value exists: 'hard'"),
        (&["play", "duel", "--seats", ""], "--seats"),
        (&["play", "duel", "--lang", "se"], "[possible values: en, sv, fi]"),
        (&["play", "duel", "--recrod", "x"], "a similar argument exists: '--record'"),
        (&["paly", "duel"], "'play'"),
        (&["play", "duel", "--seats", "you"], "--seats: seats is \"1\"; expected 2"),
        (&["play", "duel", "--seats", "you,you,you"], "seats is \"3\"; expected 2"),
        (&["play", "wonders", "--seats", "you,random"], "seats is \"2\"; expected 3 to 7"),
        (&["play", "wonders", "--options", "first=1"], "one of the options sides, wonders"),
        (&["play", "wonders", "--options", "side=day"], "did you mean sides?"),
        (&["play", "duel", "--options", "first"], "options is \"first\"; expected words"),
        (&["play", "duel", "--options", "first=9"], "first is \"9\"; expected one of 0, 1, random"),
        (&["play", "duel", "--options", "first=randm"], "did you mean random?"),
        (&["perft", "duel", "1", "--seats", "3"], "--seats: seats is \"3\"; expected 2"),
        (&["bench", "--game", "duel", "--seats", "7"], "--seats: seats is \"7\"; expected 2"),
        (&["bench", "--seats", "9"], "expected a whole number from 1 to 7"),
        (&["arena", "--game", "duel", "--bots", "hrad", "--games", "1"], "did you mean hard?"),
        (&["best", "a", "--bot", "serach"], "a similar value exists: 'search'"),
        (&["play", "duel", "--seed", "x"], "expected a non-negative integer"),
        (&["play", "duel", "--resume", "a", "--options", "first=1"], "cannot be used with"),
        (&["perft", "duel"], "<DEPTH>"),
        (&["perft", "chess", "1"], "[possible values: duel"),
        (&["bench", "--game", "chess"], "[possible values: duel"),
        (&["bench", "--seconds", "0"], "above 0"),
    ];
    for (args, message) in cases {
        let ran = run(args, "");
        assert_eq!((ran.code, &*ran.out), (2, ""), "{args:?}: {}", ran.err);
        assert!(ran.err.contains(message), "{args:?}: {}", ran.err);
        assert!(ran.err.starts_with("mirabilia: "), "one style of message: {}", ran.err);
        assert!(!ran.err.contains("use '-- "), "wrong advice: {}", ran.err);
        for word in ["u8", "u32", "usize", "SocketAddr", "digit found", "..="] {
            assert!(!ran.err.contains(word), "{word} is for programmers: {}", ran.err);
        }
    }
}

#[test]
fn every_command_has_help_with_an_example() {
    for name in COMMANDS {
        let ran = run(&[name, "--help"], "");
        assert_eq!((ran.code, &*ran.err), (0, ""), "{name}");
        assert!(ran.out.contains("Example:") && ran.out.contains("mirabilia "), "{}", ran.out);
        assert!(ran.out.contains(&format!("mirabilia {name}")), "{}", ran.out);
    }
}

#[test]
fn good_input_is_done_with_code_0() {
    let folder = Folder::new();
    let file = folder.with("game.rec", random_record(3));
    let half = random_record(3).lines().take(20).collect::<Vec<_>>().join("\n");
    let half = folder.with("half.rec", half);
    for args in [
        &["replay", &file][..],
        &["replay", &file, "--json"],
        &["replay", &file, "--at", "10"],
        &["engine"],
        &["play", "duel"],
        &["play", "duel", "--seats", "random,random", "--seed", "1"],
        &["play", "duel", "--resume", &file],
        &["play", "--resume", &half],
        &["boards", "check", "stand-in"],
        &["analyze", &half, "--iterations", "1"],
        &["perft", "duel", "2"],
        &["perft", "duel", "0"],
        &["play", "wonders"],
        &["play", "wonders", "--seats", "random,random,random,random", "--seed", "1"],
        &["play", "wonders", "--options", "wonders=choose sides=choose"],
        &["perft", "wonders", "2"],
        &["perft", "wonders", "1", "--seats", "7"],
        &["bench", "--game", "wonders", "--seats", "5", "--games", "1"],
        &["perft", "duel", "2", &half],
        &["perft", "duel", "2", &file],
        &["bench", "--seconds", "0.01", "--json"],
    ] {
        let ran = run(args, "");
        assert_eq!((ran.code, &*ran.err), (0, ""), "{args:?}");
    }
}

#[test]
fn wrong_input_is_named_with_code_1() {
    let folder = Folder::new();
    let good = random_record(3);
    let missing = folder.at("missing.rec");
    let here = folder.at("");
    let empty = folder.with("empty.rec", "");
    let latin = folder.with("latin.rec", b"mirabilia 1 duel\nseats 2\nnames \xc5sa, Bo\n");
    let huge = folder.with("huge.rec", vec![b'#'; 17 << 20]);
    let wide = folder.with("wide.rec", "x".repeat(1 << 20));
    let chess = folder.with("chess.rec", "mirabilia 1 chess\nseats 2\n");
    let three = folder.with("three.rec", "mirabilia 1 duel\nseats 3\n");
    let illegal = folder.with("illegal.rec", good.replacen("0 take", "1 take", 1));
    let torn = folder.with("torn.rec", good.trim_end().rsplit_once('-').unwrap().0);
    let file = folder.with("good.rec", &good);
    let misspelt = folder.with("misspelt.rec", good.replacen("0 take", "0 tkae", 1));
    let game = folder.with("game.rec", "mirabilia 1 duell\nseats 2\n");
    let header = folder.with("header.rec", "mirabilia 1 duel\nseats 2\nnmaes Ada, Bo\n");
    let option = folder.with("option.rec", "mirabilia 1 duel\nseats 2\noptions first=randm\n");
    let field =
        folder.with("field.rec", "mirabilia 1 duel\nseats 2\nposition\nage 1\n0 coinz 7\nend\n");
    let board = folder.with("board.toml", boards("mine", 7).replacen("name =", "nmae =", 1));
    #[rustfmt::skip]
    let files: &[(&str, &[&str])] = &[
        (&missing, &["cannot read", "missing.rec", "No such file"]),
        (&here, &["cannot read"]),
        (&empty, &["empty.rec: line 1: empty; a record begins with"]),
        (&latin, &["latin.rec: line 3: not UTF-8 text"]),
        (&huge, &["huge.rec: larger than 16 MiB"]),
        (&wide, &["wide.rec: line 1: 1048576 bytes long; a line has at most 4096"]),
        (&chess, &["chess.rec: line 1: no game \"chess\"; games are duel"]),
        (&three, &["three.rec: line 2: seats is \"3\"; expected 2"]),
        (&illegal, &["illegal.rec: line 5: ", "legal here: 0 take"]),
        (&torn, &["torn.rec: line "]),
    ];
    for (path, messages) in files {
        for args in [
            &["replay", path][..],
            &["replay", path, "--json"],
            &["perft", "duel", "1", path],
            &["play", "duel", "--resume", path],
        ] {
            let ran = run(args, "");
            assert_eq!((ran.code, &*ran.out), (1, ""), "{args:?}: {}", ran.err);
            assert!(ran.err.starts_with("mirabilia: "), "{}", ran.err);
            for message in *messages {
                assert!(ran.err.contains(message), "{args:?}: {}", ran.err);
            }
        }
    }
    #[rustfmt::skip]
    let others: &[(&[&str], &str)] = &[
        (&["replay", &file, "--at", "9999"], "--at 9999: "),
        (&["play", "wonders", "--resume", &file], "is a record of duel, not of wonders"),
        (&["replay", &folder.at("god.rec")], "good.rec?"),
        (&["replay", &misspelt], "did you mean \"0 take"),
        (&["replay", &game], "did you mean \"duel\"?"),
        (&["replay", &header], "did you mean \"names\"?"),
        (&["replay", &option], "did you mean \"random\"?"),
        (&["replay", &field], "did you mean \"coins\"?"),
        (&["boards", "check", &board], "did you mean name?"),
        (&["boards", "show", "stand-in", "rodes"], "did you mean \"rhodes\"?"),
        (&["boards", "check", "balancd"], "did you mean balanced?"),
        (&["analyse", &file, "--seat", "Bo"], "--seat: no seat \"Bo\"; seats are 0 (seat 0), 1"),
        (&["replay"], "cannot read /dev/null/data"),
        (&["serve", "--addr", "no-such-host.invalid:1"], "cannot resolve no-such-host.invalid:1"),
        (&["play", "duel", "--record", &here], "cannot write"),
        (&["play", "duel", "--record", &folder.at("none/game.rec")], "cannot write"),
        (&["play", "duel", "--record", ".."], "not a file name"),
    ];
    for (args, message) in others {
        let ran = run(args, "");
        assert_eq!((ran.code, &*ran.out), (1, ""), "{args:?}: {}", ran.err);
        assert!(ran.err.contains(message), "{args:?}: {}", ran.err);
    }
    let ran = run(&["replay", "-"], "not a record");
    assert_eq!(ran.code, 1);
    assert!(
        ran.err.contains("standard input: line 1: begins with \"not a record\""),
        "{}",
        ran.err
    );
}

/// As with `| head`: whoever reads has seen enough.
#[test]
fn a_reader_that_leaves_ends_the_program_quietly() {
    let folder = Folder::new();
    let file = folder.with("game.rec", random_record(3));
    for args in [
        &["replay", &file][..],
        &["replay", &file, "--json"],
        &["play", "duel", "--seats", "random,random"],
        &["play", "duel"],
        &["perft", "duel", "1"],
        &["engine"],
    ] {
        let mut child = command(args).spawn().unwrap();
        drop(child.stdout.take());
        if args == ["engine"] {
            use std::io::Write;
            writeln!(child.stdin.as_mut().unwrap(), "{{}}").unwrap();
        }
        let output = child.wait_with_output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), &*err), (Some(0), ""), "{args:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = || std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    for args in [&["perft", "duel", "1"][..], &["play", "duel", "--seats", "random,random"]] {
        let mut child = command(args);
        let output = child.stdout(Stdio::from(full())).output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(err.contains("cannot write the output: No space left"), "{err}");
    }
}
