//! `mirabilia play wonders`: whole games through standard input, alone and at a shared keyboard.

use crate::common::{Folder, Ran, read};
use crate::playing::{self, is_over, is_typed, must_fit, table};

/// Numbers for a game: wherever 5 or 3 is not a choice, 1 follows.
fn numbers(times: usize) -> String {
    "5\n3\n1\n".repeat(times)
}

fn play(args: &[&str], input: impl Into<Vec<u8>>) -> Ran {
    let ran = playing::play("wonders", "you,random,random", args, input);
    must_fit(&ran.out, 80, is_typed);
    ran
}

#[test]
fn whole_games_are_played_with_numbers() {
    let folder = Folder::new();
    let seatings = [
        "",
        "random,you,random",
        "you,random,random,random,random",
        "random,random,random,random,random,random,you",
        "you,random,you",
        "you,you,you,you",
    ];
    for (number, seats) in seatings.into_iter().enumerate() {
        let file = folder.at(&format!("{number}.rec"));
        let options =
            ["", "wonders=choose", "sides=choose", "sides=night", "wonders=choose sides=choose"];
        let (options, seed) = (options[number % options.len()], number.to_string());
        let mut args = vec!["--seed", &seed, "--record", &file, "--options", options];
        if !seats.is_empty() {
            args.extend(["--seats", seats]);
        }
        let ran = play(&args, numbers(200));
        assert!(is_over(&ran.out), "{seats}: {}", ran.out);
        let record = read(&file);
        assert_eq!(table(&record).write(), record);
        assert!(table(&record).outcome().is_some());
        assert!(
            ran.out.contains(&format!("The record is in {file}.\nThe game is over. Type review"))
        );
    }
    assert!(read(folder.path("0.rec")).contains("\nnames you, random 1, random 2\n"));
}

#[test]
fn a_turn_shows_what_a_player_needs() {
    let ran = play(&["--seed", "3"], "build lumber yard\n7\n1\n1\ntable\n1\n1\n");
    for part in [
        "7 Wonders: Ada, Random 1 and Random 2\n",
        "  The wonders are dealt: Ada – Alexandria, Random 1 – Olympia and Random 2 –\n",
        "  The sides are drawn: Ada – night side, Random 1 – night side and Random 2 –\n",
        "━━ The table: Age I, turn 1 of 6 ━━",
        "\nAge I, turn 1 of 6, hands go to Random 1, 0 discarded.\n",
        "\nYour city: Alexandria, night side.\n3 coins, 0 shields, 1 point.\n",
        "\nMakes: 1 glass.\n",
        "\nStage 1, next. Makes wood, stone, clay or ore every turn, as you choose.\n",
        " Costs 2 clay.\n",
        "\nRandom 1, left neighbour, thinks: Olympia, night side.\n3 coins, 0 shields, 1 point.\n",
        "\nRandom 2, right neighbour, thinks: Halikarnassos, day side.\n",
        "\nBuying here: raw 2, manufactured 2.\n",
        "\nTimber Yard, brown. Makes wood or stone every turn, as you choose. Costs 1 coin.\n",
        "\nBarracks, red. 1 shield for the conflicts. Costs 1 ore.\n",
        "\nAda: Choose a card\n Lumber Yard, brown: free. Makes 1 wood every turn.\n   1  Build · free\n",
        " Barracks, red: not possible. 1 shield for the conflicts.\n  13  Sell · Coins 3, then 6\n",
        "  Ada builds Lumber Yard.\n",
        "\n  Random 2 sells a card for 3 coins.\n",
        "\nAge I, turn 2 of 6, hands go to Random 1, 1 discarded.\n3 coins, 0 shields, 1 point.\n",
        "\n   7  Build · 2 coins · Buys 1 clay from Random 1: 2; Coins 3, then 1; Shields\n      0, then 1; \
         Random 1 (0): you are now ahead;",
        "  Ada builds Guard Tower and pays 2 coins to Random 1.\n",
        ", 0 shields, 7 points, you are ahead, 1 to 0.\n",
        "\nHolds 3 of the 3 cards you saw: Clay Pit, West Trading Post, Barracks.\n",
        "\n7 cards lie face down in the discard pile.\n",
        "\nAge I, turn 6 of 6, ",
        "\n  Conflicts of Age I\n  You beat Random 1, shields 1 to 0. (+1)\n",
        "\nAge II, turn 1 of 6, hands go to Random 2, ",
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
        "build forum pay",
        "build palace pay 0 left",
        "stage",
        "stage 9 with",
        "sell",
        "sell the-moon",
        "revive",
        "revive nothing at all",
        "choose",
        "choose rome",
        "side",
        "side north",
        "deal age 1",
        "2 sell tavern",
        "card",
        "card xyzzy",
        "card loom",
        "card trading",
        "card Alexandria",
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
    for (number, options) in ["", "wonders=choose sides=choose"].into_iter().enumerate() {
        let plain = folder.at(&format!("plain{number}.rec"));
        let disturbed = folder.at(&format!("disturbed{number}.rec"));
        let args = ["--seed", "8", "--options", options, "--record"];
        play(&[&args[..], &[&plain]].concat(), numbers(40));
        let mut input = b"hint\n".to_vec(); // once: it thinks for a second
        for line in numbers(40).lines() {
            input.extend_from_slice(noise.as_bytes());
            input.extend_from_slice(b"\xff\xfe\n");
            input.extend_from_slice(line.as_bytes());
            input.push(b'\n');
        }
        let ran = play(&[&args[..], &[&disturbed]].concat(), input);
        assert_eq!(read(&disturbed), read(&plain));
        assert!(is_over(&ran.out));
        for answer in [
            "Type a number from 1 to ",
            "There is no choice 999; choices are 1 to ",
            "> Not understood. Type a number, a move, or help.\n> ",
            "There is no “xyzzy” in this game.",
            "Which one do you mean by “trading”: East Trading Post, West Trading Post?",
            "  Loom\n  ◆ manufactured goods · Age I\n",
            "  Alexandria\n  Starts with 1 glass.\n  Day side\n",
            "That line is too long.",
            "That is not text.",
            "The best moves, with your chance to win",
        ] {
            assert!(ran.out.contains(answer), "{answer:?} is never said");
        }
    }
}

#[test]
fn a_move_that_is_not_allowed_is_explained() {
    let ran =
        play(&["--seed", "3"], "build barracks\nbuild palace\nstage with loom\nrevive loom\n");
    for reason in [
        "> Build · 1 ore missing, and your neighbours have none to sell. > ",
        "> Palace is not in your hand. > ",
        "> Build stage 1 · 1 clay missing, and your neighbours have none to sell. > ",
        "> Something else is decided first. > ",
    ] {
        let said = ran.out.replace('\n', " ");
        assert!(said.contains(reason), "{reason:?} is not in\n{}", ran.out);
    }
}

#[test]
fn taking_back_returns_to_the_previous_decision() {
    let folder = Folder::new();
    let game = |input: &str| {
        let file = folder.at("game.rec");
        let _ = std::fs::remove_file(&file);
        let ran = play(&["--seed", "9", "--record", &file], input);
        (read(&file), ran.out)
    };
    for decisions in 1..18 {
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
    let all = "1\n".repeat(60);
    assert!(is_over(&play(&["--seed", "3", "--record", &whole], all.clone()).out));
    for stop in [0, 1, 5, 6, 11, 17] {
        let file = folder.at(&format!("{stop}.rec"));
        let ran = play(&["--seed", "3", "--record", &file], "1\n".repeat(stop));
        let resume_command = format!("mirabilia play --resume {file} --record {file}\n");
        assert!(ran.out.ends_with(&resume_command), "{}", ran.out);
        assert!(read(&whole).starts_with(&read(&file)));
        play(&["--seed", "3", "--resume", &file, "--record", &file], all.clone());
        assert_eq!(read(&file), read(&whole), "stopped after {stop} decisions");
    }
}

#[test]
fn those_at_one_keyboard_look_in_turn() {
    let args = ["--seats", "you,you,random", "--seed", "1"];
    // Whoever is there when a turn begins goes on with it.
    let ran = play(&args, "\nsell 9\n1\n\n1\n1\nmy turn\n1\n1\n");
    let wait = |name: &str| {
        format!("{name}: it is your turn. Press Enter when only you can see the screen.\n> ")
    };
    let asked: Vec<usize> =
        ["Player 1", "Player 2"].map(|name| ran.out.matches(&wait(name)).count()).into();
    assert_eq!(asked, [2, 2], "{}", ran.out);
    // Before anybody looks, no hand has been shown; between two looks there is one hand.
    let looks: Vec<&str> = ran.out.split("Press Enter when only you can see the screen.").collect();
    assert!(!looks[0].contains("Your hand") && !looks[0].contains(": Choose a card\n"));
    for (look, name) in looks[1..4].iter().zip(["Player 1", "Player 2", "Player 1"]) {
        let asked = look.lines().filter(|line| line.ends_with(": Choose a card"));
        assert!(asked.clone().count() > 0, "{look}");
        assert!(asked.into_iter().all(|line| line.starts_with(name)), "{look}");
    }
    // Each sees the whole table once.
    assert!(looks[1..3].iter().all(|look| look.matches("\nYour hand:\n").count() == 1));
    assert!(!looks[4].contains("Your hand") && !looks[4].contains(": Choose"), "{}", looks[4]);
    // Each hears of the turn when they look, and only their own cards that lie face down.
    let before = looks[2].split("Player 2: Choose a card.").next().unwrap();
    assert!(!before.contains("\n  Player 1 "), "nothing is told before all have chosen");
    for said in ["\n>   Player 1 builds ", "\n  Player 2 builds "] {
        assert!(looks[3].contains(said), "{said:?} is not in {}", looks[3]);
    }

    let last_first = play(&args, "\nquit\n");
    assert!(last_first.out.contains("The game stops here: Age I, turn 1 of 6, "));
    let undone = play(&args, "\n1\nundo\n\nquit\n");
    assert_eq!(undone.out.matches(&wait("Player 1")).count(), 2, "{}", undone.out);
    assert_eq!(undone.out.matches(&wait("Player 2")).count(), 1, "{}", undone.out);
    let nobody = play(&args, "quit\n");
    assert!(!nobody.out.contains("Your hand") && !nobody.out.contains(": Choose"));
}

#[test]
fn what_others_sell_stays_theirs_at_one_keyboard() {
    let looks = |number: &str| {
        let input = format!("\n{number}\n\n1\n1\n\n1\n");
        let ran = play(&["--seats", "you,you,random", "--seed", "1"], input);
        let looks = ran.out.split("Press Enter when only you can see the screen.");
        looks.map(str::to_owned).collect::<Vec<_>>()
    };
    let first = looks("1");
    let hand = &first[1];
    let sales: Vec<&str> = hand.split_whitespace().collect();
    let sales: Vec<&str> =
        sales.windows(2).filter(|pair| pair[1] == "Sell").map(|pair| pair[0]).collect();
    assert!(sales.len() >= 2, "{hand}");
    let (one, other) = (looks(sales[0]), looks(sales[1]));
    assert_ne!(one[3], other[3], "the seller sees what was sold");
    assert!(one[3].contains("Player 1 sells "), "{}", one[3]);
    assert!(!one[3].contains("Player 1 sells a card"), "{}", one[3]);
    let halves = |looks: &[String]| {
        let (while_choosing, then) = looks[2].split_once("\n>   Player 1 ").unwrap();
        (while_choosing.to_owned(), then.lines().next().unwrap().to_owned())
    };
    assert_eq!(halves(&one), halves(&other), "the next player learns nothing while choosing");
    assert_eq!(halves(&one).1, "sells a card for 3 coins.");
}

#[test]
fn bots_can_play_alone() {
    for seats in ["random,random,random", "random,random,random,random,random,random,random"] {
        let watched = play(&["--seats", seats, "--seed", "1"], "");
        assert!(is_over(&watched.out) && !watched.out.contains("> "), "{}", watched.out);
        let sold = watched.out.lines().filter(|line| line.contains(" sells "));
        let hidden: Vec<bool> = sold.map(|line| line.contains(" sells a card for ")).collect();
        // At the end nothing is hidden any more: the sales of the last turn are open.
        let open = hidden.iter().filter(|hidden| !**hidden).count();
        assert!(hidden.len() - open > 3 && open <= seats.split(',').count(), "{hidden:?}");
        assert!(hidden[..hidden.len() - open].iter().all(|hidden| *hidden), "{hidden:?}");
        for age in ["I", "II", "III"] {
            let fought = format!("\n  Conflicts of Age {age}\n");
            assert_eq!(watched.out.matches(&fought).count(), 1, "{age}: {}", watched.out);
        }
    }
}
