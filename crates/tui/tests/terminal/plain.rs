//! Games line by line, in memory.

use std::time::Duration;

use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Options, Seed};
use mirabilia_tui::plain::{InputLine, InputReader, OutputConfig, Plain, SavePaths};
use mirabilia_tui::session::{Local, LuckSource, Player, display_names};
use mirabilia_words::{Lang, Words};

fn play(game: GameKind, lang: Lang, seats: &str, lines: &[&str]) -> String {
    let players: Vec<Player> = seats.split(',').map(|word| Player::read(word).unwrap()).collect();
    let names = display_names(&players);
    let table = AnyTable::new(game, players.len() as u8, &Options::default(), names).unwrap();
    let session = Local {
        table,
        players,
        luck: LuckSource::Seed(Seed::from(5)),
        thinking: Duration::from_millis(10),
        name: Some("Ada".to_owned()),
        lang,
        autosaves: Vec::new(),
        pages: String::new(),
    }
    .start();
    let config = OutputConfig {
        width: 80,
        is_terminal: false,
        is_interactive: false,
        save: SavePaths::default(),
    };
    let mut lines: Vec<String> = lines.iter().rev().map(|line| (*line).to_owned()).collect();
    let mut out = Vec::new();
    let plain = Plain::new(session, Words::new(lang), config, &mut out);
    let lines = InputReader::read(move || Ok(lines.pop().map(InputLine::Text)));
    plain.run(&lines, || false).unwrap();
    let out = String::from_utf8(out).unwrap();
    for line in out.lines() {
        let line = line.trim_start_matches("> ");
        assert!(mirabilia_tui::text::width(line) <= 80, "wider than 80: {line}");
        assert!(!line.contains('\x1b'), "no cursor is moved");
    }
    out
}

#[test]
fn whole_games_are_played_and_looked_back_on_in_every_language() {
    for (game, seats) in [
        (GameKind::Duel, "you,random"),
        (GameKind::Wonders, "random,you,random"),
        (GameKind::Dice, "you,random"),
    ] {
        for (lang, review, heading) in [
            (Lang::En, "review", "━━ Review ━"),
            (Lang::Sv, "genomgång", "━━ Genomgång ━"),
            (Lang::Fi, "läpikäynti", "━━ Läpikäynti ━"),
        ] {
            let mut lines = vec!["1"; 400];
            lines.push(review);
            let out = play(game, lang, seats, &lines);
            let words = Words::new(lang);
            let end = format!("━━ {} ━", words.say("terminal-end", &[]));
            assert!(out.contains(&end), "{out}");
            assert!(out.contains(heading), "{heading} is not in\n{out}");
            assert!(out.contains("▁") || out.contains("█") || out.contains("▄"), "a curve");
            for id in ["terminal-", "table-", "reason-", "review-", "duel-", "wonders-", "dice-"] {
                assert!(!out.contains(&format!(" {id}")), "a message is missing: {id}\n{out}");
            }
        }
    }
}

#[test]
fn words_of_the_language_are_heard() {
    let out = play(
        GameKind::Duel,
        Lang::Sv,
        "you,random",
        &[
            "hjälp",
            "poäng",
            "logg",
            "bord",
            "regel kedja",
            "kort pyramiderna",
            "tips",
            "1",
            "ångra",
            "avsluta",
        ],
    );
    for said in [
        "spela valet med det numret",
        "Kedjor",
        "De bästa dragen",
        "Draget är ångrat.",
        "Partiet stannar här",
    ] {
        assert!(out.contains(said), "{said:?} is not in\n{out}");
    }
}

#[test]
fn those_at_one_keyboard_look_in_turn() {
    let lines = ["", "1", "x", "1", "1", "", "quit"];
    let out = play(GameKind::Wonders, Lang::En, "you,you,random", &lines);
    let asked = "it is your turn. Press Enter when only you can see the screen.";
    let looks: Vec<&str> = out.split(asked).collect();
    assert_eq!(looks.len(), 4, "{out}");
    assert!(!looks[0].contains("   1  "), "before anybody looks, no hand is shown");
    assert!(looks[1].contains("Player 1: ") && looks[2].contains("Player 2: "), "{out}");
    let moved = |look: &str| look.matches("  Player 1 builds").count();
    // Who was the last to choose begins the next turn, so that the screen changes hands less often.
    let turns: Vec<&str> = looks[2].split("Player 2: Choose a card").collect();
    let [before, first, _] = turns[..] else { panic!("two turns: {}", looks[2]) };
    assert_eq!(moved(before), 0, "nothing is told before all have chosen: {before}");
    assert_eq!(moved(first), 1, "then it is: {first}");
    assert_eq!(moved(looks[3]), 1, "to the other one, too: {}", looks[3]);
    let undone =
        play(GameKind::Wonders, Lang::En, "you,you,random", &["", "1", "undo", "", "quit"]);
    assert_eq!(undone.matches("Player 1: it is your turn").count(), 2, "{undone}");
}

#[test]
fn bots_play_alone_while_one_watches() {
    let out = play(GameKind::Dice, Lang::En, "random,random", &[]);
    assert!(out.contains("━━ The end ━") && !out.contains("> "), "{out}");
}
