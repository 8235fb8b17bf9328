//! `mirabilia play dice`: whole games through standard input, alone and at a shared keyboard.

use crate::common::{Folder, Ran, read, run};
use crate::playing::{self, is_over, is_typed, must_fit, table};

/// Numbers for a game: wherever 7 or 3 is not a choice, 1 follows.
fn numbers(times: usize) -> String {
    "7\n3\n1\n".repeat(times)
}

fn play(args: &[&str], input: impl Into<Vec<u8>>) -> Ran {
    let ran = playing::play("dice", "you,random,random", args, input);
    must_fit(&ran.out, 100, is_typed);
    ran
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
        assert!(
            ran.out.contains(&format!("The record is in {file}.\nThe game is over. Type review"))
        );
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
    let input = "Cross Warehouse, stone\ntable\nbuild yellow market.coin_7.1\n";
    let ran = play(&["--seed", "3", "--boards", "stand-in"], input);
    for part in [
        "7 Wonders Dice: Ada, Random 1 and Random 2\nBoards: First set. They replace the printed boards, which are not public: the\n",
        "  The cities are dealt: Ada gets Giza, Random 1 gets Ephesus and Random 2 gets\n",
        "  The dice are mixed. For 1 coin: grey die 1 (glass), grey die 2 (stone), blue\n  die \
         (caduceus), green die (tablet). For 2 coins: grey die 3 (brick), red die\n",
        "━━ The table: turn 1 ━━",
        "\nDice for 1 coin:\ngrey die 1, showing glass. It costs 1 coin.\n",
        "\nred die, showing shield. It costs 2 coins.\n",
        "\nAda · Giza: 7 of 28 coins, 0 resources, 0 points.\n",
        "\nGreat Pyramid: 0 of 3 crossed, 0 points.\nGreat Pyramid, step 1. Costs 2 resources. 3 points. \
         Can be crossed now.\n",
        "\nAgora, row 2, column 1. Costs 1 resource. 2 points. No die in the Forum leads\nthere now; it \
         needs scales, fountain, ",
        "\nRandom 1 · Ephesus, to your left: 7 of 28 coins, 0 resources, 0 points.\n",
        "\nRandom 2 · Olympia, to your right: 7 of 28 coins, 0 resources, 0 points.\n",
        "\nYour attacks, west −0 · Their attacks, west −0.\n",
        "\nWestern Barracks and Eastern Barracks: you 0, they 0. Enough.\n",
        "\nAda: Choose your action\n",
        "  Cross Agora, row 1, column 4 · 4 coins · The die: 1 coin. 3 resources\n      missing: 3 coins; \
         4 points more as it stands; You then hold 3 coins\n",
        " Great Pyramid, step 1. Costs 2 resources. 3 points.\n",
        "  Build the next step of the wonder · 2 coins · 2 resources missing: 2\n",
        "  Pass and gain 3 coins · You gain 3 coins; You then hold 10 coins\n",
        "  Ada crosses Warehouse, stone with the grey die 2.\n",
        "\nTurn 2.\nAda · Giza: 6 of 28 coins, 1 resource, 0 points.\n",
        "━━ The table: turn 2 ━━",
        "\nWarehouse: 1 of 6 crossed, 0 points.\nWarehouse, stone. Costs no resources. ",
        "  Ada crosses Market, coins 1 with the yellow die.\n",
        "\nTurn 3.\nAda · Giza: 13 of 28 coins, 1 resource, 0 points.\n",
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
        "> Not understood. Type a number, a move, or help.\n> ",
        " is not in the Forum.\n",
        "There is no “xyzzy” in this game.",
        "  Giza\n  Great Pyramid, step 1. Costs 2 resources. 3 points.\n",
        "  black die\n  A special die: you can choose it only if you have unlocked it.\n",
        "That line is too long.",
        "That is not text.",
        "The best moves, with your chance to win",
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
        let resume_command = format!("mirabilia play --resume {file} --record {file}\n");
        assert!(ran.out.ends_with(&resume_command), "{}", ran.out);
        assert!(read(&whole).starts_with(&read(&file)));
        play(&["--seed", "3", "--resume", &file, "--record", &file], all.clone());
        assert_eq!(read(&file), read(&whole), "stopped after {stop} decisions");
    }
}

#[test]
fn those_at_one_keyboard_look_in_turn() {
    let args = ["--seats", "you,you", "--seed", "1", "--boards", "stand-in"];
    // Whoever is there when a turn begins goes on with it.
    let ran = play(&args, "\npass\n\npass\npass\n\nquit\n");
    let looks: Vec<&str> = ran.out.split("Press Enter when only you can see the screen.").collect();
    assert_eq!(looks.len(), 4, "{}", ran.out);
    assert!(!looks[0].contains("Bonuses"));
    assert!(looks[1..3].iter().all(|look| look.contains("Bonuses")), "each sees the table");
    let before = looks[2].split("Player 2: Choose").next().unwrap();
    assert!(!before.contains("Player 1 passes"), "nothing is told before all have chosen");
    for said in ["  Player 1 passes", "  Player 2 passes"] {
        assert!(looks[3].contains(said), "{said:?} is not in {}", looks[3]);
    }
}
