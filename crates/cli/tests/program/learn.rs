//! `mirabilia learn` and `mirabilia puzzle`, line by line.

use crate::common::{Folder, flat, run, run_in};

#[test]
fn a_lesson_is_finished_by_following_the_arrow() {
    for (game, lang, end) in [
        ("duel", "en", "You know the game."),
        ("wonders", "sv", "Nu kan du spelet."),
        ("dice", "fi", "Nyt osaat pelin."),
    ] {
        let data = Folder::new();
        // The number after the arrow, turn by turn: the input of each run is that of the one before and
        // one more line.
        let mut input = String::new();
        for _ in 0..9 {
            let ran = run_in(&data, &["learn", game, "--restart", "--lang", lang], input.clone());
            assert_eq!((ran.code, &*ran.err), (0, ""), "{game}: {}", ran.out);
            if flat(&ran.out).contains(end) {
                break;
            }
            let arrow = ran.out.lines().rfind(|line| line.starts_with("  → "));
            let number = arrow.and_then(|line| line.split_whitespace().nth(1)).expect("an arrow");
            input.push_str(number);
            input.push('\n');
        }
        let ran = run_in(&data, &["learn", game, "--restart", "--lang", lang], input + "q\n");
        assert!(flat(&ran.out).contains(end), "{game}\n{}", ran.out);
    }
}

#[test]
fn a_lesson_resumes_and_answers_other_moves() {
    let data = Folder::new();
    let ran = run_in(&data, &["learn", "duel", "--lang", "en"], "s\ns\nq\n");
    assert!(ran.out.contains("Turn 3 of 8"), "{}", ran.out);
    let ran = run_in(&data, &["learn", "duel", "--lang", "en"], "b\nnine\n99\nsell press\nb\nq\n");
    let said = flat(&ran.out);
    assert!(said.contains("You are where you left off."), "{said}");
    assert!(said.contains("Answer with a number"), "{said}");
    assert!(said.contains("Also allowed: Sell"), "{said}");
    let turns: Vec<&str> = ran.out.lines().filter_map(|line| line.strip_prefix("Turn ")).collect();
    assert_eq!(turns, ["3 of 8", "2 of 8", "3 of 8", "2 of 8"], "{}", ran.out);
}

#[test]
fn a_lesson_of_ones_own_is_read_and_its_mistakes_are_told() {
    let data = Folder::new();
    let text = "mirabilia 1 duel\nseats 2\noptions wonders=first-game\n\
                deal tokens economy law masonry strategy theology\n\
                deal age 1 tavern baths / ? ? ? / altar stable press guard-tower / ? ? ? ? ? / \
                quarry theater clay-pit workshop palisade lumber-yard\n\
                #> say \"Take stone first.\"\n#> done \"Well done.\"\n0 build quarry\n";
    let own = data.with("own.rec", text);
    let ran = run_in(&data, &["learn", "--script", &own, "--lang", "en"], "s\nq\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let said = flat(&ran.out);
    assert!(said.contains("Take stone first.") && said.contains("Well done."), "{said}");
    let bad = data.with("bad.rec", text.replace("#> done", "#> shout"));
    let ran = run_in(&data, &["learn", "--script", &bad, "--lang", "en"], "");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("Line 7 of the script"), "{}", ran.err);
}

#[test]
fn puzzles_are_asked_judged_and_counted() {
    for game in ["duel", "wonders", "dice"] {
        let data = Folder::new();
        let ran = run_in(&data, &["puzzle", game, "--daily", "--lang", "en"], "1\n");
        assert_eq!((ran.code, &*ran.err), (0, ""), "{game}: {}", ran.out);
        let said = flat(&ran.out);
        for part in ["Find the best move.", "Best:", "Your rating: ", "of 1;", "Found by bots:"] {
            assert!(said.contains(part), "{game}: no {part}\n{}", ran.out);
        }
        // Two more, which are not the same.
        let ran = run_in(&data, &["puzzle", game, "--lang", "en"], "1\n1\nq\n");
        assert!(flat(&ran.out).contains("of 3;"), "{game}\n{}", ran.out);
        let asked: Vec<&str> = ran.out.split("Find the best move.").skip(1).collect();
        assert_eq!(asked.len(), 3, "{game}");
        assert_ne!(asked[0], asked[1], "{game}");
    }
    let ran = run(&["puzzle", "dice", "--list"], "");
    let first = ran.out.lines().next().expect("a line");
    let first: serde_json::Value = serde_json::from_str(first).expect("JSON");
    assert!(first["record"].as_str().is_some_and(|text| text.starts_with("mirabilia 1 dice")));
}
