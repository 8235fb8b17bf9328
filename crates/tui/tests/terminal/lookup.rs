//! Finding what people mean by what they type.

use mirabilia_games::GameKind;
use mirabilia_tui::choices::choices;
use mirabilia_tui::game_ui::game_ui;
use mirabilia_tui::lookup::{MoveMatch, find_item, match_move};
use mirabilia_words::{Lang, Words};

use crate::support::look;

#[test]
fn things_are_found_by_id_by_name_and_by_a_part_of_it() {
    let check = |game: GameKind, lang: Lang, said: &str, expected: Result<&str, usize>| {
        let found = find_item(game_ui(game), &Words::new(lang), said);
        match expected {
            Ok(id) => assert_eq!(found.as_deref(), Ok(id), "{said}"),
            Err(near) => assert_eq!(found.map_err(|near| near.len()), Err(near), "{said}"),
        }
    };
    check(GameKind::Duel, Lang::En, "pyramids", Ok("pyramids"));
    check(GameKind::Duel, Lang::En, "The Pyramids", Ok("pyramids"));
    check(GameKind::Duel, Lang::En, "  LUMBER-yard ", Ok("lumber-yard"));
    check(GameKind::Duel, Lang::En, "xyzzy", Err(0));
    check(GameKind::Duel, Lang::En, "", Err(0));
    check(GameKind::Duel, Lang::En, "libary", Err(1));
    check(GameKind::Duel, Lang::En, &"x".repeat(100_000), Err(0));
    check(GameKind::Wonders, Lang::Fi, "giza", Ok("gizah"));
}

#[test]
fn every_name_of_every_language_finds_its_thing() {
    for game in [GameKind::Duel, GameKind::Wonders, GameKind::Dice] {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for id in game_ui(game).ids() {
                let name = game_ui(game).name_of(&id, &words);
                let found = find_item(game_ui(game), &words, &name);
                let same =
                    found.as_ref().is_ok_and(|found| game_ui(game).name_of(found, &words) == name);
                assert!(same, "{} {id} {name}: {found:?}", lang.code());
                assert!(game_ui(game).explain(&id, None, &words).is_some(), "{id} explains itself");
            }
        }
    }
}

#[test]
fn every_legal_move_is_understood_by_its_words() {
    for (game, name) in
        [(GameKind::Duel, "age-3"), (GameKind::Wonders, "pay"), (GameKind::Dice, "action")]
    {
        let now = look(game.name(), name);
        let words = Words::new(Lang::Sv);
        let choices = choices(&now, &words);
        let understood = |said: &str| match_move(game_ui(game), &words, &now, &choices, said);
        for text in now.legal() {
            assert_eq!(understood(text), MoveMatch::Unique(text.to_owned()));
            assert_eq!(understood(&format!("  {text} ")), MoveMatch::Unique(text.to_owned()));
        }
        // By its words on the screen, unless several moves are called the same.
        for choice in &choices {
            let is_named = game_ui(game).ids().contains(&choice.id);
            let name = is_named.then(|| game_ui(game).name_of(&choice.id, &words));
            for way in choice.ways.iter().filter(|way| way.is_open) {
                let with_name = name.as_ref().map(|name| format!("{} {name}", way.title));
                for said in [&way.title, &way.label].into_iter().chain(&with_name) {
                    match understood(said) {
                        // `Build` alone plays nothing, even when there is nothing else to build.
                        MoveMatch::Unknown(_) | MoveMatch::Refused(_) if !said.contains(' ') => {}
                        MoveMatch::Unique(found) => assert_eq!(found, way.text, "{said}"),
                        MoveMatch::Ambiguous(found) => assert!(found.contains(&way.text), "{said}"),
                        other => panic!("{said}: {other:?}"),
                    }
                }
            }
        }
        for said in ["fly", "build", "★", "sell the-moon", "2 sell tavern", "\0"] {
            let found = understood(said);
            assert!(matches!(found, MoveMatch::Unknown(_)), "{said}: {found:?}");
        }
    }
}
