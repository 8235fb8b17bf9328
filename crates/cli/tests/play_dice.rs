//! `mirabilia play dice`: whole games through standard input, alone and at a shared keyboard.

mod common;

use common::{Folder, Ran, read, run};
use mirabilia_games::AnyTable;

/// Numbers for a game: wherever 7 or 3 is not a choice, 1 follows.
fn numbers(times: usize) -> String {
    "7\n3\n1\n".repeat(times)
}

fn play(args: &[&str], input: impl Into<Vec<u8>>) -> Ran {
    // Random bots are instant and the same every time; who else plays is for the test to say.
    let said = args.iter().any(|arg| ["--seats", "--resume"].contains(arg));
    let seats: &[&str] = if said { &[] } else { &["--seats", "you,random,random"] };
    let ran = run(&[&["play", "dice", "--time-ms", "20"], seats, args].concat(), input);
    assert_eq!((ran.code, &*ran.err), (0, ""), "{args:?}");
    for line in ran.out.lines() {
        let line = line.trim_start_matches("> ");
        let typed = line.starts_with('"') || line.contains(".rec"); // said back, or named by us
        assert!(typed || line.chars().count() <= 100, "wider than 100: {line}");
    }
    ran
}

fn is_over(out: &str) -> bool {
    out.contains("Winner: ") || out.contains("The victory is shared")
}

fn table(record: &str) -> AnyTable {
    AnyTable::read(record).unwrap_or_else(|error| panic!("{error}\n{record}"))
}

#[test]
fn whole_games_are_played_with_numbers() {
    let folder = Folder::new();
    let seatings = [
        "",
        "random,you",
        "you,random,random,random",
        "random,random,random,random,random,you,random",
        "you,random,you",
    ];
    for (number, seats) in seatings.into_iter().enumerate() {
        let file = folder.at(&format!("{number}.rec"));
        let seed = number.to_string();
        let boards = if number % 2 == 0 { "stand-in" } else { "balanced" };
        let mut args = vec!["--seed", &seed, "--record", &file, "--boards", boards];
        if !seats.is_empty() {
            args.extend(["--seats", seats]);
        }
        let ran = play(&args, numbers(800));
        assert!(is_over(&ran.out), "{seats}: {}", ran.out);
        let record = read(&file);
        assert_eq!(table(&record).write(), record);
        assert!(table(&record).outcome().is_some());
        assert!(ran.out.ends_with(&format!("The record is in {file}.\n")));
        let json = run(&["replay", "--json", &file], "").out;
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!((&json["game"], &json["over"]), (&"dice".into(), &true.into()));
    }
    assert!(
        read(folder.path("0.rec")).contains("\nnames you, random 1, random 2\nboards stand-in ")
    );
}

#[test]
fn a_turn_shows_what_a_player_needs() {
    let input = "build Warehouse stone with grey die 2\nbuild yellow market.coin_7.1\n";
    let ran = play(&["--seed", "3", "--boards", "stand-in"], input);
    for part in [
        "7 Wonders Dice: you, random 1 and random 2\n",
        "  dealt: Giza to you, Ephesus to random 1, Olympia to random 2\n",
        "  shaken: glass ◆ for 1, stone ◆ for 1, brick ◆ for 2, caduceus ▬ for 1, shield ✕ for 2,\n",
        "━━ Turn 1 ━━",
        " Boards stand-in: A stand-in for the printed boards, which are not public.\n",
        " ◆ grey die 2   stone                         1  Warehouse stone for 1\n",
        " ✕ red die      shield                        2  Western Barracks defence 1 for 3,\n",
        "\n you · Giza · 7 of 28 coins · 0 resources · 0 points\n",
        "\n Wonder: Great Pyramid 0/3\n",
        "▸ 1 [2] 3 points › 2 [4] 5 points › 3 [6] 7 points\n",
        "   fountain             ▸ r1c1 › r2c1\n",
        "\n random 1 (left)                                   random 2 (right)\n",
        " defence   0 of random 1 against your Western Barracks · 0 of random 2 against your Eastern",
        " guild     Western Barracks and Eastern Barracks 0 to 0 and 0 · Wonder 0 to 0 and 0 ·",
        "\nyou: build with a die, build your wonder, or pass\n",
        "  build Agora r1c4 with the blue die ▬ — 1 coin for the die, 3 for missing resources: 4 points\n",
        "  wonder Great Pyramid step 1 — 2 coins for missing resources: 3 points\n",
        "  pass — +3 coins\n",
        "  you: build Warehouse stone with the grey die 2 ◆ — 1 coin for the die: 1 resource\n",
        "━━ Turn 2 ━━",
        "✕ stone: 1 resource",
        "you · Giza · 6 of 28 coins · 1 resource · 0 points\n",
        "  you: build Market coin 7 with the yellow die ● — free: 7 coins\n",
        "you · Giza · 13 of 28 coins · 1 resource · 0 points\n",
    ] {
        assert!(ran.out.contains(part), "{part:?} is not in\n{}", ran.out);
    }
}

#[test]
fn bad_input_at_every_prompt_is_answered_and_changes_nothing() {
    let folder = Folder::new();
    let long = "x".repeat(10_000);
    let noise = [
        "",
        "  ",
        "0",
        "999",
        "-1",
        "1.5",
        "fly",
        "build",
        "build moon",
        "build blue",
        "build blue moon",
        "build agora r1c1",
        "build pink agora.r1c1",
        "build purple guild_court.1",
        "wonder 9",
        "pass now",
        "cross",
        "cross the moon",
        "bonus",
        "bonus moon",
        "deal cities",
        "roll",
        "2 pass",
        "card",
        "card xyzzy",
        "card giza",
        "card agora",
        "card compass",
        "card agora.r1c1",
        "card black",
        "help",
        "?",
        "score",
        "table",
        "log",
        "undo it",
        "quit now",
        "\u{1b}[A",
        "ääh",
        "\0",
        &long,
    ];
    let noise = noise.join("\n") + "\n";
    let plain = folder.at("plain.rec");
    let disturbed = folder.at("disturbed.rec");
    let args = ["--seed", "8", "--boards", "stand-in", "--record"];
    play(&[&args[..], &[&plain]].concat(), numbers(5));
    let mut input = b"hint\n".to_vec(); // once: it thinks for a second
    for line in numbers(5).lines() {
        input.extend_from_slice(noise.as_bytes());
        input.extend_from_slice(b"\xff\xfe\n");
        input.extend_from_slice(line.as_bytes());
        input.push(b'\n');
    }
    let ran = play(&[&args[..], &[&disturbed]].concat(), input);
    assert_eq!(read(&disturbed), read(&plain));
    for answer in [
        "Type a number from 1 to ",
        "There is no choice 999; choices are 1 to ",
        "\"fly\" means nothing here. Type a number, a move, or help.",
        "the die is not in the Forum.",
        "There is no \"xyzzy\" in this game.",
        "Giza, a city. Its wonder is called Great Pyramid; ",
        "black die ⬢. It may be chosen once you have unlocked it",
        "That line is too long.",
        "That is not text.",
        "The best moves, each with your chance to win",
    ] {
        assert!(ran.out.contains(answer), "{answer:?} is never said");
    }
}

#[test]
fn taking_back_returns_to_the_previous_decision() {
    let folder = Folder::new();
    let game = |input: &str| {
        let file = folder.at("game.rec");
        let _ = std::fs::remove_file(&file);
        let args = ["--seed", "9", "--boards", "stand-in", "--record", &file];
        let ran = play(&args, input);
        (read(&file), ran.out)
    };
    for decisions in 1..12 {
        let (before, _) = game(&"1\n".repeat(decisions));
        let (wanted, _) = game(&"1\n".repeat(decisions - 1));
        let (back, said) = game(&("1\n".repeat(decisions) + "undo\n"));
        assert!(said.contains("Taken back."), "{said}");
        assert!(before.starts_with(&wanted) && before != wanted);
        // The luck up to there is the same; the decision is open again.
        assert_eq!(back, wanted, "after {decisions} decisions");
    }
    let (_, said) = game("undo\n1\nundo\nundo\n");
    assert_eq!(said.matches("There is nothing to take back").count(), 2);
}

#[test]
fn a_resumed_game_goes_on_as_if_it_had_never_stopped() {
    let folder = Folder::new();
    let whole = folder.at("whole.rec");
    let all = "1\n".repeat(400);
    let args = ["--seed", "3", "--boards", "stand-in", "--record", &whole];
    assert!(is_over(&play(&args, all.clone()).out));
    for stop in [0, 1, 5, 11, 23, 40] {
        let file = folder.at(&format!("{stop}.rec"));
        let args = ["--seed", "3", "--boards", "stand-in", "--record", &file];
        let ran = play(&args, "1\n".repeat(stop));
        let go_on = format!("mirabilia play dice --resume {file} --record {file}\n");
        assert!(ran.out.ends_with(&go_on), "{}", ran.out);
        assert!(read(&whole).starts_with(&read(&file)));
        play(&["--seed", "3", "--resume", &file, "--record", &file], all.clone());
        assert_eq!(read(&file), read(&whole), "stopped after {stop} decisions");
    }
}

#[test]
fn those_at_one_keyboard_look_in_turn() {
    let args = ["--seats", "you,you", "--seed", "1", "--boards", "stand-in"];
    let ran = play(&args, "\npass\n\npass\n\nquit\n");
    let looks: Vec<&str> = ran.out.split("Press Enter when only you see the screen.").collect();
    assert_eq!(looks.len(), 4, "{}", ran.out);
    assert!(!looks[0].contains("Bonuses"));
    assert!(!looks[2].contains("you 1: pass"), "nothing is told before all have chosen");
    assert!(
        looks[3].contains("  you 1: pass") && looks[3].contains("  you 2: pass"),
        "{}",
        looks[3]
    );
}
