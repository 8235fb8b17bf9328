//! The room of 7 Wonders Duel: every decision, every page, whole games by chance.

use crate::support::{self, SIZES, choices, names, page, play, same, scene, screen, table};
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Seat, Viewer};
use mirabilia_tui::duel::ROOM;
use mirabilia_tui::scene::Scene;
use mirabilia_words::{Lang, Words};

fn new() -> AnyTable {
    table(GameKind::Duel, 2, &[])
}

/// The first moment of any game by chance that fits.
fn moment(fits: impl Fn(&Scene) -> bool) -> Scene {
    let mut found = None;
    for seed in 0..2000 {
        play(new(), seed, |table, seat| {
            let now = scene(table, seat);
            if fits(&now) {
                found = Some(now);
            }
            found.is_none()
        });
        if let Some(found) = found {
            return found;
        }
    }
    panic!("no game has such a moment");
}

fn due(scene: &Scene, words: &str) -> bool {
    scene.view.picture.value()["due"] == words
}

fn age(scene: &Scene, age: u64, left: usize) -> bool {
    let picture = scene.view.picture.value();
    due(scene, "a card is played")
        && picture["age"] == age
        && picture["structure"].as_array().is_some_and(|slots| slots.len() == left)
}

/// Snapshots of one moment at both sizes, with its choices.
fn check(name: &str, lang: Lang, scene: &Scene) {
    let picked = (!scene.view.legal.is_empty()).then_some(0);
    for size in SIZES {
        let file = format!("duel/{name}-{}-{}", lang.code(), size.0);
        same(&file, &screen(ROOM, scene, lang, size, picked));
    }
    same(&format!("duel/{name}-{}-choices", lang.code()), &choices(ROOM, scene, lang));
}

#[test]
fn every_decision_has_a_screen() {
    let decisions = [
        ("draft", "a wonder is taken"),
        ("begin", "it is said who begins the age"),
        ("token", "a progress token is taken from the board"),
        ("library", "a token of the Great Library is taken"),
        ("destroy", "one of the opponent's cards is thrown out"),
        ("revive", "a card of the discard pile is constructed"),
    ];
    let words = Words::new(Lang::En);
    for (name, asked) in decisions {
        let scene = moment(|scene| due(scene, asked));
        check(name, Lang::En, &scene);
        // Everything that is offered lies on the first page.
        for size in SIZES {
            let first = page(ROOM, &scene, &words, size, (0, None));
            for choice in ROOM.choices(&scene, &words) {
                let name = choice.title.split([',', '.']).next().unwrap_or_default();
                assert!(first.contains(name), "{name} at {size:?}\n{first}");
            }
        }
    }
}

#[test]
fn every_age_has_a_screen() {
    check("age-1", Lang::En, &moment(|scene| age(scene, 1, 20)));
    check("age-2", Lang::En, &moment(|scene| age(scene, 2, 14)));
    check("age-3", Lang::En, &moment(|scene| age(scene, 3, 16)));
    check("age-2", Lang::Sv, &moment(|scene| age(scene, 2, 17)));
    check("age-3", Lang::Fi, &moment(|scene| age(scene, 3, 20)));
}

/// The board beside and above the choices, as it is on a whole screen of either size.
#[test]
fn the_board_fits_beside_the_choices() {
    let scenes = [
        ("draft", moment(|scene| due(scene, "a wonder is taken"))),
        ("age-1", moment(|scene| age(scene, 1, 20))),
        ("age-3", moment(|scene| age(scene, 3, 20))),
    ];
    for (name, scene) in &scenes {
        for size in [(80, 11), (92, 36)] {
            let file = format!("duel/{name}-beside-{}", size.0);
            same(&file, &screen(ROOM, scene, Lang::En, size, Some(0)));
        }
    }
}

#[test]
fn what_is_advised_and_freed_is_marked() {
    let words = Words::new(Lang::En);
    let mut scene = moment(|scene| age(scene, 2, 17));
    let text = ROOM.choices(&scene, &words)[1].ways[1].text.clone().expect("a sale");
    support::advise(&mut scene, &text);
    let drawn = page(ROOM, &scene, &words, (140, 40), (0, Some(0)));
    for sign in ["┌▶─", "┌!─", "┌▷─"] {
        assert!(drawn.contains(sign), "{sign}\n{drawn}");
    }
}

#[test]
fn every_end_has_a_screen() {
    for how in ["points", "military", "science"] {
        let ended = |scene: &Scene| scene.ending.as_ref().is_some_and(|end| end.end == how);
        check(&format!("end-{how}"), Lang::En, &moment(ended));
    }
}

#[test]
fn the_board_can_be_read_aloud() {
    for (lang, wanted, left) in [(Lang::En, 3, 16), (Lang::Sv, 1, 20), (Lang::Fi, 2, 14)] {
        let scene = moment(|scene| age(scene, wanted, left));
        let text = ROOM.describe(&scene, &Words::new(lang)).join("\n") + "\n";
        same(&format!("duel/describe-{}", lang.code()), &text);
    }
}

#[test]
fn ways_are_the_legal_moves() {
    let words = Words::new(Lang::En);
    let mut decisions = 0;
    for seed in 0..60 {
        play(new(), seed, |table, seat| {
            for one in Seat::all(2) {
                let now = scene(table, Some(one));
                let offered = ROOM.choices(&now, &words);
                let ways = || offered.iter().flat_map(|choice| &choice.ways);
                let mut texts: Vec<String> = ways().filter_map(|way| way.text.clone()).collect();
                let mut legal = now.view.legal.clone();
                texts.sort();
                legal.sort();
                assert_eq!(texts, legal, "seed {seed}");
                assert_eq!(legal.is_empty(), Some(one) != seat, "seed {seed}");
                assert!(ways().all(|way| !way.label.is_empty()));
                decisions += 1;
            }
            assert!(ROOM.choices(&scene(table, None), &words).is_empty());
            true
        });
    }
    assert!(decisions > 5000, "{decisions}");
}

#[test]
fn what_is_impossible_says_why() {
    let words = Words::new(Lang::En);
    let scene = moment(|scene| {
        let dear =
            |choice: &mirabilia_tui::room::Choice| choice.ways.iter().any(|way| way.text.is_none());
        age(scene, 2, 10) && ROOM.choices(scene, &words).iter().any(dear)
    });
    for choice in ROOM.choices(&scene, &words) {
        for way in choice.ways.iter().filter(|way| way.text.is_none()) {
            assert!(way.label.contains("you have"), "{}", way.label);
        }
    }
}

#[test]
fn the_log_is_told_in_sentences() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let ids = ROOM.ids();
        for seed in 0..30 {
            play(new(), seed, |table, seat| {
                let over = seat.is_none();
                if over {
                    let scene = scene(table, None);
                    let names = names(&scene);
                    for line in table.steps_seen(Viewer::Public, 0) {
                        let told = ROOM.tell_step(&line, &names, &words);
                        let told = told.unwrap_or_else(|| panic!("{line} is not told"));
                        check_said(&told, &ids);
                        if let Some((_, text)) = line
                            .split_once(' ')
                            .filter(|(seat, _)| seat.chars().all(|digit| digit.is_ascii_digit()))
                        {
                            check_said(&ROOM.tell_move(text, &words), &ids);
                        }
                    }
                }
                !over
            });
        }
    }
}

/// Nothing is said in the words of records or as the id of a message.
fn check_said(said: &str, ids: &[String]) {
    let raw = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        word.contains('-') && ids.iter().any(|id| id == word)
    };
    assert!(!said.contains("duel-") && !said.contains("{$") && !said.split(' ').any(raw), "{said}");
}

#[test]
fn everything_can_be_looked_up() {
    let scene = moment(|scene| age(scene, 2, 14));
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for id in ROOM.ids() {
            for scene in [None, Some(&scene)] {
                let lines = ROOM.explain(&id, scene, &words).unwrap_or_else(|| panic!("{id}"));
                assert!(
                    lines.len() > 1 && lines[0] == ROOM.name_of(&id, &words),
                    "{id}: {lines:?}"
                );
                for line in &lines {
                    assert!(!line.is_empty(), "{id}: {lines:?}");
                    check_said(line, &[]);
                }
            }
        }
        assert_eq!(ROOM.explain("chess", None, &words), None);
    }
    let card = scene.view.legal[0].rsplit(' ').next().unwrap_or_default();
    let said = ROOM.explain(card, Some(&scene), &Words::new(Lang::En)).unwrap_or_default();
    assert!(said.iter().any(|line| line.starts_with("For you: ")), "{said:?}");
}

/// Nothing that can be known is lost at any size, and no size makes it fall over.
#[test]
fn any_size_can_be_drawn() {
    let words = Words::new(Lang::Fi);
    let scenes = [
        moment(|scene| due(scene, "a wonder is taken")),
        moment(|scene| age(scene, 1, 20)),
        moment(|scene| age(scene, 3, 16)),
        moment(|scene| due(scene, "a card of the discard pile is constructed")),
    ];
    for scene in &scenes {
        for size in [(0, 0), (1, 1), (10, 3), (40, 10), (80, 12), (100, 30), (116, 20), (240, 70)] {
            let area = ratatui::layout::Rect::new(0, 0, size.0, size.1);
            let pages = ROOM.pages(scene, area, &words).len();
            for at in 0..=pages {
                page(ROOM, scene, &words, size, (at, Some(0)));
            }
        }
        let first = page(ROOM, scene, &words, (80, 12), (0, None));
        assert!(first.contains("Ada") && first.contains("Bo"), "{first}");
    }
}
