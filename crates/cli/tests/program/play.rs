//! `mirabilia play`: whole games through standard input, every way of taking part in them.

use crate::common::{Folder, Ran, command, flat, random_record, read, run};
use crate::playing::{self, is_over, must_fit, table};

/// Numbers for a game: wherever 3 or 2 is not a choice, 1 follows.
fn numbers(times: usize) -> String {
    "3\n2\n1\n".repeat(times)
}

fn play(args: &[&str], input: impl Into<Vec<u8>>) -> Ran {
    let ran = playing::play("duel", "you,random", args, input);
    must_fit(&ran.out, 100, |_| false);
    ran
}

/// What cannot be understood is answered so.
const NOTHING: &str = "Not understood. Type a number, a move, or help.";

#[test]
fn whole_games_are_played_with_numbers() {
    let folder = Folder::new();
    for seed in 0..12 {
        let file = folder.at(&format!("{seed}.rec"));
        let seats = ["you,random", "random,you", "you,you"][seed % 3];
        let options = ["", "wonders=first-game", "first=random centre=chooses"][seed / 3 % 3];
        let seed = seed.to_string();
        let args = ["--seats", seats, "--seed", &seed, "--record", &file, "--options", options];
        let ran = play(&args, numbers(100));
        assert!(is_over(&ran.out), "{}", ran.out);
        let record = read(&file);
        let table = table(&record);
        assert_eq!(table.write(), record);
        assert!(table.outcome().is_some());
        // It ends with the score table of the record.
        for sheet in table.scores() {
            assert!(ran.out.contains(&format!(" {}", sheet.total)));
        }
        assert!(
            ran.out.contains(&format!("The record is in {file}.\nThe game is over. Type review"))
        );
    }
}

#[test]
fn a_turn_shows_what_a_player_needs() {
    let ran = play(&["--seed", "11"], "1\n1\n1\n1\ntable\nbuild palisade\n1\ntable\n");
    for part in [
        "7 Wonders Duel: Ada and Random\n",
        "The game is not saved; use --record FILE to save it. (cannot write\n/dev/null/data",
        "━━ The table: Before the first age ━━",
        "  Age I is laid out.\n\nAge I.\nCity of Ada: 7 coins, 2 points, 0 science symbols, 9 shields",
        "\nCity of Random: 7 coins, 2 points, 0 science symbols, 9 shields to victory.\n\nAda: Your",
        "━━ The table: Age I ━━",
        "\nbuys at: wood 2 coins, clay 2 coins, stone 2 coins, glass 2 coins, papyrus 2\ncoins.\n",
        "\nThe Appian Way, not built, 10 coins. ",
        "\nMilitary track. Ada needs 9 shields to win, Random needs 9.\nMilitary token: Ada loses 5",
        "\nProgress tokens:\nAgriculture. 6 coins at once. 4 points.\nEconomy. ",
        "\nPalisade, red. Moves the conflict pawn 1 space towards the opponent’s capital.\nPrice for you: 2 coins.",
        "\nA face-down card of Age I. Lies under Clay Reserve and Wood Reserve.\n",
        "Ada: Your turn: take a card\n",
        "   1  Build · 1 coin on the card; Uncovers nothing\n   2  Sell · 2 coins for you;",
        "  11  Build · 2 coins on the card; +2 points; Pawn moves 1 space, 8 from the\n",
        "  Ada builds Palisade.\n  Random sells Pharmacist.\n  Theater is turned up.\n",
        "\nCity of Ada: 5 coins, 3 points, 0 science symbols, 8 shields to victory.\n",
        "\nCity of Random: 9 coins, 3 points, 0 science symbols, 10 shields to victory.\n",
        "\nMilitary track. Ada needs 8 shields to win, Random needs 10.\n",
        "\nMakes 1 wood.\n",
        "\nmilitary buildings, 1: Palisade.\n",
        ", Treasury 1, Military 2.\n",
        "\nDiscard pile (1): Pharmacist.\n",
    ] {
        assert!(ran.out.contains(part), "{part:?} is not in\n{}", ran.out);
    }
}

#[test]
fn bad_input_is_answered_and_changes_nothing() {
    let folder = Folder::new();
    let (plain, disturbed) = (folder.at("plain.rec"), folder.at("disturbed.rec"));
    play(&["--seed", "5", "--record", &plain], numbers(100));
    let mut noise = Vec::new();
    let long = "x".repeat(10_000);
    for said in [
        "",
        "   ",
        "0",
        "41",
        "-1",
        "1.5",
        "99999999999999999999999",
        "fly",
        "build",
        "build tavern inn",
        "sell the-moon",
        "2 sell tavern",
        "deal tokens law",
        "reveal 9 press",
        "card",
        "card xyzzy",
        "card lib",
        "card The Pyramids",
        "CARD law",
        "undo please",
        "help",
        "?",
        "score",
        "table",
        "log",
        "quit now",
        "\u{1b}[A",
        "ääh",
        "\0",
        long.as_str(),
    ] {
        noise.extend_from_slice(said.as_bytes());
        noise.push(b'\n');
    }
    noise.extend_from_slice(b"\xff\xfe\n");
    let mut input = b"hint\n".to_vec(); // once: it thinks for a second
    for line in numbers(100).lines() {
        input.extend_from_slice(&noise);
        input.extend_from_slice(line.as_bytes());
        input.push(b'\n');
    }
    let ran = play(&["--seed", "5", "--record", &disturbed], input);
    assert_eq!(read(&disturbed), read(&plain));
    for answer in [
        "Type a number from 1 to ",
        "There is no choice 41; choices are 1 to ",
        "There is no choice 9999999999999999999999",
        NOTHING,
        "Which one? Type card and a name.",
        "There is no “xyzzy” in this game.",
        "Which one do you mean by “lib”: Library, The Great Library?",
        "  The Pyramids\n  9 points.\n  Costs 3 stone and 1 papyrus.\n",
        "  Law\n  Science symbol: scales.\n",
        "That line is too long.",
        "That is not text.",
        "The best moves, with your chance to win",
        "take back your last decision",
    ] {
        assert!(ran.out.contains(answer), "{answer:?} is never said");
    }
    // Each is answered by itself, and the question stands.
    for said in ["-1", "1.5", "fly", "build", "sell the-moon", "2 sell tavern", "undo please"] {
        let ran = play(&["--seed", "5"], format!("{said}\n"));
        assert!(ran.out.contains(&format!("\n> {NOTHING}\n> \n")), "{said}: {}", ran.out);
    }
    let ran = play(&["--seed", "5"], "quit now\nsell\n");
    assert_eq!(ran.out.matches(NOTHING).count(), 2, "it does not leave: {}", ran.out);
}

#[test]
fn a_move_that_is_not_allowed_is_explained() {
    const MOVES: &str = "1\n1\n1\n1\nbuild clay reserve\nbuild palace\n\
                         wonder appian way with palisade\nwonder piraeus with palisade\n";
    let ran = play(&["--seed", "11"], MOVES);
    let said = ran.out.replace('\n', " ");
    for reason in [
        "> Build · Lies under 2 face-down cards of Age I. ",
        "> Palace does not lie face up in the structure. ",
        // One's own wonder: what is missing. The other's: that it is not one's own.
        "> Build the Appian Way · 2 clay, 2 stone and 1 papyrus missing: 10 coins, you have 7. \
         > You cannot build Piraeus: it is not yours, or it has left the game. ",
    ] {
        assert!(said.contains(reason), "{reason:?} is not in\n{}", ran.out);
    }
}

#[test]
fn taking_back_returns_to_the_previous_decision() {
    let folder = Folder::new();
    let file = folder.at("game.rec");
    for decisions in 1..20 {
        let _ = std::fs::remove_file(&file);
        let input = "1\n".repeat(decisions);
        play(&["--seed", "9", "--record", &file], input.clone());
        let before = read(&file);
        let shorter = "1\n".repeat(decisions - 1);
        let _ = std::fs::remove_file(&file);
        play(&["--seed", "9", "--record", &file], shorter);
        let wanted = read(&file);
        let _ = std::fs::remove_file(&file);
        let ran = play(&["--seed", "9", "--record", &file], input + "undo\n");
        assert!(ran.out.contains("Taken back."), "{}", ran.out);
        // The luck up to there is the same; the decision is open again.
        assert_eq!(read(&file), wanted, "after {decisions} decisions");
        assert!(before.starts_with(&wanted) && before != wanted);
    }
    let ran = play(&["--seed", "9"], "undo\n1\nundo\nundo\n");
    assert_eq!(ran.out.matches("There is nothing to take back.").count(), 2);
    assert_eq!(ran.out.matches("Taken back.").count(), 1);
}

#[test]
fn a_resumed_game_goes_on_as_if_it_had_never_stopped() {
    let folder = Folder::new();
    let whole = folder.at("whole.rec");
    let all = "1\n".repeat(60);
    let ran = play(&["--seed", "3", "--record", &whole], all.clone());
    assert!(is_over(&ran.out));
    for stop in [0, 1, 4, 5, 17, 26] {
        let file = folder.at(&format!("{stop}.rec"));
        let ran = play(&["--seed", "3", "--record", &file], "1\n".repeat(stop));
        let resume_command = format!("mirabilia play --resume {file} --record {file}\n");
        assert!(ran.out.ends_with(&resume_command), "{}", ran.out);
        assert!(ran.out.contains("The game stops here: "), "{}", ran.out);
        let saved = read(&file);
        assert!(read(&whole).starts_with(&saved));
        let resumed = play(&["--seed", "3", "--resume", &file, "--record", &file], all.clone());
        assert!(resumed.out.contains("Resumed after "), "{}", resumed.out);
        assert_eq!(read(&file), read(&whole), "stopped after {stop} decisions");
    }
    // Without --record the file stays as it is, and the player is told.
    let some = read(folder.path("4.rec")).lines().take(8).collect::<Vec<_>>().join("\n");
    let file = folder.with("kept.rec", some);
    let before = read(&file);
    let ran = play(&["--resume", &file], "1\nquit\n");
    assert_eq!(read(&file), before);
    assert!(
        ran.out.contains("The game was not saved; use --record FILE to save a game. (cannot write"),
        "{}",
        ran.out
    );
}

#[test]
fn a_finished_game_has_nothing_left_to_play() {
    let folder = Folder::new();
    let file = folder.with("game.rec", random_record(6));
    let ran = play(&["--resume", &file], "");
    assert!(is_over(&ran.out), "{}", ran.out);
    // Whoever reads from a pipe sees that something can be typed.
    assert!(
        ran.out.ends_with("The game is over. Type review to analyse it, or quit.\n> \n"),
        "{}",
        ran.out
    );
}

#[test]
fn those_who_played_play_on() {
    let folder = Folder::new();
    let file = folder.at("game.rec");
    play(&["--seats", "random,you", "--record", &file], "1\n1\n");
    assert!(read(&file).contains("\nnames random, you\n"));
    let ran = play(&["--resume", &file], "");
    assert!(ran.out.contains("\nAda: "), "{}", ran.out);
    assert!(ran.out.starts_with("7 Wonders Duel: Random and Ada\n"), "{}", ran.out);
    let named = read(&file).replace("names random, you", "names Cia, Bo");
    let ran = play(&["--resume", &folder.with("named.rec", named), "--seats", "you,you"], "");
    assert!(ran.out.contains("7 Wonders Duel: Cia and Bo\n"), "{}", ran.out);
}

#[test]
fn several_can_share_a_keyboard() {
    let ran = play(&["--seats", "you,you", "--seed", "1"], "1\n1\n1\n1\n");
    for said in ["\nPlayer 1: Take a wonder\n", "\nPlayer 2: Take a wonder\n", "  Player 2 takes "]
    {
        assert!(ran.out.contains(said), "{said:?} is not in\n{}", ran.out);
    }
    let watched = play(&["--seats", "random,random", "--seed", "1"], "");
    assert!(is_over(&watched.out) && !watched.out.contains("> "), "{}", watched.out);
}

#[test]
fn a_file_that_is_there_already_is_not_lost() {
    let folder = Folder::new();
    let file = folder.with("game.rec", "precious\n");
    let ran = play(&["--record", &file], "quit\n");
    let old = format!("{file}.old");
    assert!(ran.out.contains(&format!("The previous content of the file is now in {old}.")));
    assert_eq!(read(&old), "precious\n");
    table(&read(&file));
    // What was moved aside before is not lost either.
    let ran = play(&["--record", &file], "quit\n");
    assert!(ran.out.contains(&format!("is now in {old}-2.")), "{}", ran.out);
    assert_eq!(read(&old), "precious\n");
    // Nothing else is left behind.
    let names = std::fs::read_dir(folder.path("")).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<_> = names.collect();
    names.sort();
    assert_eq!(names, ["game.rec", "game.rec.old", "game.rec.old-2"]);
}

/// Two programs on one file would lose a game.
#[test]
fn a_file_is_written_by_one_program_at_a_time() {
    let folder = Folder::new();
    let file = folder.at("game.rec");
    let args = ["play", "duel", "--seats", "you,random", "--record", &file];
    let mut first = command(&args).spawn().unwrap();
    while !folder.path("game.rec").exists() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let before = read(&file);
    for args in [&args[..], &["play", "--resume", &file, "--record", &file]] {
        let ran = run(args, "1\n");
        assert_eq!((ran.code, &*ran.out), (1, ""), "{}", ran.err);
        let who = format!("another mirabilia (process {}) is writing it", first.id());
        assert!(ran.err.contains(&who), "{}", ran.err);
    }
    assert_eq!(read(&file), before);
    drop(first.stdin.take());
    assert!(first.wait().unwrap().success());
    assert!(!folder.path("game.rec.lock").exists());
    assert_eq!(run(&args, "").code, 0, "the next one may");
}

#[cfg(unix)]
#[test]
fn devices_are_not_replaced_and_links_are_followed() {
    let ran = run(&["play", "duel", "--record", "/dev/null"], "");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("not a regular file"), "{}", ran.err);
    let folder = Folder::new();
    let file = folder.with("real.rec", "");
    let link = folder.at("link.rec");
    std::os::unix::fs::symlink(&file, &link).unwrap();
    play(&["--record", &link], "quit\n");
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    table(&read(&file));
}

#[test]
fn the_end_of_input_says_where_the_game_stands() {
    let ran = play(&["--seed", "2"], "1\n1\n1\n1\n1\n");
    let last = flat(&ran.out);
    assert!(last.contains("The game stops here: Age I, after "), "{last}");
    let end =
        " steps. To move: Ada. The game was not saved; use --record FILE to save a game. (cannot";
    assert!(last.contains(end), "{last}");
}
