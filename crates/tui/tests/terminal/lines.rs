//! Finding what people mean by what they type.

use mirabilia_games::GameKind;
use mirabilia_tui::lookup::{Meant, meant, thing};
use mirabilia_tui::rooms::room;
use mirabilia_words::{Lang, Words};

use crate::table::look;

#[test]
fn things_are_found_by_id_by_name_and_by_a_part_of_it() {
    let check = |game: GameKind, lang: Lang, said: &str, expected: Result<&str, usize>| {
        let found = thing(room(game), &Words::new(lang), said);
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
            for id in room(game).ids() {
                let name = room(game).name_of(&id, &words);
                let found = thing(room(game), &words, &name);
                let same =
                    found.as_ref().is_ok_and(|found| room(game).name_of(found, &words) == name);
                assert!(same, "{} {id} {name}: {found:?}", lang.code());
                assert!(room(game).explain(&id, None, &words).is_some(), "{id} explains itself");
            }
        }
    }
}

#[test]
fn every_legal_move_is_understood_by_its_words() {
    for (game, seats, decision) in
        [(GameKind::Duel, 2, 30), (GameKind::Wonders, 3, 40), (GameKind::Dice, 3, 20)]
    {
        let now = look(game, seats, decision);
        let words = Words::new(Lang::Sv);
        let choices = room(game).choices(&now, &words);
        let understood = |said: &str| meant(room(game), &words, &now, &choices, said);
        for text in &now.view.legal {
            assert_eq!(understood(text), Meant::One(text.clone()));
            assert_eq!(understood(&format!("  {text} ")), Meant::One(text.clone()));
            // By its words on the screen, unless several moves are called the same.
            match understood(&room(game).tell_move(text, &words)) {
                Meant::One(found) => assert_eq!(found, *text),
                Meant::Several(found) => assert!(found.contains(text), "{text}: {found:?}"),
                other => panic!("{text}: {other:?}"),
            }
        }
        for said in ["fly", "build", "★", "sell the-moon", "2 sell tavern", "\0"] {
            let found = understood(said);
            assert!(matches!(found, Meant::Other(_)), "{said}: {found:?}");
        }
    }
}
