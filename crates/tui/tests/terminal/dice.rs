//! The room of 7 Wonders Dice: every decision, every page, whole games by chance.

use crate::support::{self, SIZES, choices, names, page, play, same, scene, screen, table};
use mirabilia_games::dice::BoardsRef;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Seat, Viewer};
use mirabilia_tui::dice::{ROOM, is_known, learn};
use mirabilia_tui::scene::Scene;
use mirabilia_words::{Lang, Words};

fn new(seats: u8) -> AnyTable {
    table(GameKind::Dice, seats, &[])
}

/// The first moment of any game by chance that fits.
fn moment(seats: u8, fits: impl Fn(&AnyTable, &Scene) -> bool) -> Scene {
    let mut found = None;
    for seed in 0..300 {
        play(new(seats), seed, |table, seat| {
            let now = scene(table, seat);
            if fits(table, &now) {
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

fn my(scene: &Scene, field: &str) -> serde_json::Value {
    let picture = scene.view.picture.value();
    scene
        .view
        .seat
        .map_or_else(Default::default, |seat| picture["cities"][usize::from(seat)][field].clone())
}

/// Somebody decides this, in or after a turn.
fn asked(scene: &Scene, words: &str, turn: u64) -> bool {
    my(scene, "decides") == words && scene.view.picture.value()["turn"].as_u64() >= Some(turn)
}

fn check(name: &str, lang: Lang, scene: &Scene) {
    let picked = (!scene.view.legal.is_empty()).then_some(0);
    for size in SIZES {
        let file = format!("dice/{name}-{}-{}", lang.code(), size.0);
        same(&file, &screen(ROOM, scene, lang, size, picked));
    }
    same(&format!("dice/{name}-{}-choices", lang.code()), &choices(ROOM, scene, lang));
}

const ACTION: &str = "an action is taken: build, wonder or pass";

#[test]
fn every_decision_has_a_screen() {
    let decisions = [
        ("free-die", "a die is used for nothing, or declined"),
        ("cross", "a space is crossed off"),
        ("cross-up-to", "a space is crossed off, or declined"),
        ("bonus", "a bonus is crossed off"),
    ];
    for (name, words) in decisions {
        check(name, Lang::En, &moment(3, |_, scene| asked(scene, words, 1)));
    }
    check("action", Lang::En, &moment(3, |_, scene| asked(scene, ACTION, 1)));
    check("action", Lang::Sv, &moment(2, |_, scene| asked(scene, ACTION, 6)));
    check("action", Lang::Fi, &moment(4, |_, scene| asked(scene, ACTION, 8)));
}

/// The board beside and above the choices, as it is on a whole screen of either size.
#[test]
fn the_board_fits_beside_the_choices() {
    let scene = moment(3, |_, scene| asked(scene, ACTION, 5));
    for size in [(80, 11), (92, 36)] {
        let file = format!("dice/action-beside-{}", size.0);
        same(&file, &screen(ROOM, &scene, Lang::En, size, Some(0)));
    }
}

#[test]
fn what_is_advised_and_reached_is_marked() {
    let words = Words::new(Lang::En);
    let mut scene = moment(3, |_, scene| {
        let choices = ROOM.choices(scene, &words);
        asked(scene, ACTION, 5) && choices.len() > 2 && choices[0].ways[0].text.is_some()
    });
    support::advise(&mut scene, "wonder");
    let drawn = page(ROOM, &scene, &words, (140, 40), (0, Some(0)));
    let reached = drawn.matches('▷').count();
    assert_eq!(reached, ROOM.choices(&scene, &words)[0].ways.len(), "{drawn}");
    assert!(!drawn.contains('!') || scene.view.legal.iter().any(|one| one == "wonder"), "{drawn}");
    let built = scene.view.legal.iter().find(|one| one.starts_with("build ")).cloned();
    support::advise(&mut scene, &built.expect("a die"));
    let drawn = page(ROOM, &scene, &words, (140, 40), (0, None));
    assert_eq!(drawn.matches('!').count(), 2, "{drawn}");
}

#[test]
fn waiting_and_the_end_have_screens() {
    // Seat 0 has chosen, seat 1 has not; seen by seat 0.
    let mut chosen = None;
    play(new(3), 4, |table, seat| {
        let waits = table.waiting().has(Seat::new(0)) && seat == Some(Seat::new(1));
        if waits && table.steps() > 20 {
            chosen = Some(scene(table, Some(Seat::new(0))));
        }
        chosen.is_none()
    });
    check("chosen", Lang::En, &chosen.expect("somebody waits"));
    let last = |scene: &Scene| scene.view.picture.value()["last_turn"] == true;
    check("last-turn", Lang::En, &moment(2, |_, scene| asked(scene, ACTION, 1) && last(scene)));
    check("end", Lang::En, &moment(3, |_, scene| scene.ending.is_some()));
    let mut ended = None;
    play(new(3), 1, |table, seat| {
        if seat.is_none() {
            ended = Some(scene(table, Some(Seat::new(0))));
        }
        true
    });
    check("end-seat", Lang::En, &ended.expect("games end"));
}

#[test]
fn the_board_can_be_read_aloud() {
    for (lang, seats) in [(Lang::En, 3), (Lang::Sv, 2), (Lang::Fi, 4)] {
        let scene = moment(seats, |_, scene| asked(scene, ACTION, 5));
        let text = ROOM.describe(&scene, &Words::new(lang)).join("\n") + "\n";
        same(&format!("dice/describe-{}", lang.code()), &text);
    }
}

#[test]
fn ways_are_the_legal_moves() {
    let words = Words::new(Lang::En);
    let mut decisions = 0;
    for (seed, seats) in (0..12).zip([2, 3, 4, 5, 6, 7].into_iter().cycle()) {
        play(new(seats), seed, |table, seat| {
            for one in Seat::all(seats) {
                let now = scene(table, Some(one));
                let offered = ROOM.choices(&now, &words);
                let ways = || offered.iter().flat_map(|choice| &choice.ways);
                let mut texts: Vec<String> = ways().filter_map(|way| way.text.clone()).collect();
                let mut legal = now.view.legal.clone();
                texts.sort();
                legal.sort();
                assert_eq!(texts, legal, "seed {seed}, step {}", table.steps());
                assert!(ways().all(|way| !way.label.is_empty()));
                assert!(Some(one) != seat || !texts.is_empty());
                decisions += 1;
            }
            assert!(ROOM.choices(&scene(table, None), &words).is_empty());
            true
        });
    }
    assert!(decisions > 3000, "{decisions}");
}

#[test]
fn the_log_is_told_in_sentences() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (seed, seats) in (0..8).zip([2, 3, 4, 7].into_iter().cycle()) {
            play(new(seats), seed, |table, seat| {
                let told = |line: &String| {
                    let names = names(&scene(table, None));
                    let told = ROOM.tell_step(line, &names, &words);
                    check_said(&told.unwrap_or_else(|| panic!("{line} is not told")));
                };
                // Within a turn what others do is hidden.
                let from = table.steps().saturating_sub(3);
                table.steps_seen(Viewer::Seat(Seat::new(0)), from).iter().for_each(told);
                for text in seat.map_or_else(Vec::new, |seat| table.legal_moves(seat)) {
                    check_said(&ROOM.tell_move(&text, &words));
                }
                if seat.is_none() {
                    table.step_lines().iter().for_each(told);
                }
                true
            });
        }
    }
}

/// Nothing is said in the words of records or as the id of a message.
fn check_said(said: &str) {
    let raw = said.contains('_') || said.contains("dice-") || said.contains("{$");
    let space = said.split(' ').any(|word| word.trim_end_matches('.').contains('.'));
    assert!(!raw && !space, "{said}");
}

#[test]
fn everything_can_be_looked_up() {
    let scene = moment(3, |_, scene| asked(scene, ACTION, 5));
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
                    check_said(line);
                }
            }
        }
        assert_eq!(ROOM.explain("chess", None, &words), None);
    }
}

#[test]
fn any_size_can_be_drawn() {
    let words = Words::new(Lang::Fi);
    let scene = moment(7, |_, scene| asked(scene, ACTION, 5));
    for size in [(0, 0), (1, 1), (10, 3), (40, 10), (80, 12), (100, 30), (240, 70)] {
        let area = ratatui::layout::Rect::new(0, 0, size.0, size.1);
        let pages = ROOM.pages(&scene, area, &words).len();
        for at in (0..pages).take(9).chain([pages - 1, pages]) {
            page(ROOM, &scene, &words, size, (at, Some(0)));
        }
    }
    // Whoever watches has no sheet of their own.
    let mut table = new(2);
    table.deal(&mut mirabilia_kernel::Seeded::new(mirabilia_kernel::Seed::from(1)));
    let watched = support::scene(&table, None);
    let first = page(ROOM, &watched, &words, (80, 24), (0, None));
    assert!(first.contains("Ada") && first.contains("Bo"), "{first}");
}

/// A set of one's own: the usual one with other names.
fn own_boards() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../dice/boards/balanced.toml");
    let usual = std::fs::read_to_string(path).expect("the usual boards");
    usual
        .replace("name = \"balanced\"", "name = \"mine\"")
        .replace("\"giza\"", "\"atlantis\"")
        .replace("wonder.giza", "wonder.atlantis")
        .replace("name = \"Giza\"", "name = \"Atlantis\"")
        .replace("\"Great Pyramid\"", "\"Sunken Dome\"")
        .replace("\"owl\"", "\"night_owl\"")
}

#[test]
fn boards_of_ones_own_are_drawn() {
    let boards = BoardsRef::read(&own_boards()).expect("boards");
    let named = format!("{} {}", boards.name, boards.fingerprint);
    let words = Words::new(Lang::En);
    play(table(GameKind::Dice, 7, &[("boards", &named)]), 1, |table, seat| {
        let now = scene(table, seat);
        assert!(is_known(now.view.picture.text()));
        let said = ROOM.describe(&now, &words).join("\n");
        assert!(said.contains("Sunken Dome") && said.contains("Boards: mine."), "{said}");
        assert!(!said.contains("stand in for"), "{said}");
        let dealt = ROOM.tell_step(&now.log[0], &names(&now), &words).unwrap_or_default();
        assert!(dealt.contains("Atlantis"), "{dealt}");
        false
    });
}

/// A picture of a set that nobody knows here, as a server might send it.
#[test]
fn boards_that_are_not_known_can_be_learned() {
    let mut now = moment(2, |_, scene| asked(scene, ACTION, 2));
    let words = Words::new(Lang::En);
    let text = now.view.picture.text().to_owned();
    let usual = BoardsRef::usual();
    let strange = text.replace(&usual.fingerprint, "0123456789abcdef").replace("balanced", "far");
    now.view.picture = mirabilia_protocol::Raw::from_text(strange.clone()).expect("JSON");
    assert!(!is_known(&strange));
    // It can be played all the same.
    let texts: Vec<Option<String>> =
        ROOM.choices(&now, &words).into_iter().map(|choice| choice.ways[0].text.clone()).collect();
    assert_eq!(texts, now.view.legal.iter().cloned().map(Some).collect::<Vec<_>>());
    let shown = page(ROOM, &now, &words, (80, 24), (0, None));
    assert!(shown.contains("boards of its own, far"), "{shown}");

    assert!(learn("{}").is_err());
    let entry = mirabilia_games::dice::BoardsEntry::new(&usual);
    let json = serde_json::to_string(&entry).expect("JSON");
    learn(&json.replace(&usual.fingerprint, "0123456789abcdef")).expect("a set");
    assert!(is_known(&strange));
    assert!(ROOM.describe(&now, &words).len() > 100);
}
