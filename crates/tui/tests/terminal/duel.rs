//! The board of 7 Wonders Duel: every decision, every page, every end.

use mirabilia_games::GameKind;
use mirabilia_tui::choices::choices as offered;
use mirabilia_tui::game_ui::game_ui;
use mirabilia_words::{Lang, Words};
use ratatui::layout::Rect;

use crate::support::{
    SIZES, advise, check_explanations, decided_on, decision, described, look, page, pages, same,
};

#[test]
fn every_decision_has_a_screen() {
    let words = Words::new(Lang::En);
    for due in ["draft", "begin", "token", "library", "destroy", "revive"] {
        let scene = look("duel", due);
        same(&format!("duel/{due}"), &decided_on(&scene, Lang::En));
        for size in SIZES {
            let first = page(&scene, &words, size, (0, None));
            for choice in offered(&scene, &words) {
                let name = choice.title.split([',', '.']).next().unwrap_or_default();
                assert!(first.contains(name), "{name} at {size:?}\n{first}");
            }
        }
    }
    same("duel/age-1", &decision(&look("duel", "age-1"), Lang::En));
    same("duel/age-3", &decision(&look("duel", "age-3"), Lang::En));
    same("duel/age-3-fi", &decision(&look("duel", "age-3"), Lang::Fi));
}

#[test]
fn every_page_of_the_board() {
    same("duel/pages-80", &pages(&look("duel", "age-3"), Lang::En, SIZES[0]));
    same("duel/pages-140", &pages(&look("duel", "age-2"), Lang::En, SIZES[1]));
}

#[test]
fn every_end_has_a_screen() {
    let words = Words::new(Lang::En);
    for how in ["military", "science"] {
        let scene = look(&format!("duel-{how}"), "over");
        assert_eq!(scene.ending.as_ref().map(|ending| &*ending.end), Some(how));
        same(&format!("duel/end-{how}"), &page(&scene, &words, SIZES[0], (0, None)));
    }
}

#[test]
fn the_board_can_be_read_aloud() {
    same("duel/describe-en", &described(&look("duel", "age-3"), Lang::En));
    same("duel/describe-sv", &described(&look("duel", "age-2"), Lang::Sv));
}

#[test]
fn what_is_picked_advised_and_uncovered_is_marked() {
    let mut scene = look("duel", "age-2");
    advise(&mut scene, "sell shelf-quarry");
    let drawn = page(&scene, &Words::new(Lang::En), SIZES[1], (0, Some(0)));
    for sign in ["┌▶─", "┌!─", "┌▷─"] {
        assert!(drawn.contains(sign), "{sign}\n{drawn}");
    }
}

#[test]
fn everything_can_be_looked_up() {
    let scene = look("duel", "age-2");
    check_explanations(game_ui(GameKind::Duel), &scene, |said| {
        !said.contains("duel-") && !said.contains("{$")
    });
}

/// Nothing falls over at any size, and both players are always on the first page.
#[test]
fn any_size_can_be_drawn() {
    let words = Words::new(Lang::Fi);
    for name in ["draft", "age-1", "age-3", "revive", "over"] {
        let scene = look("duel", name);
        for size in [(0, 0), (1, 1), (10, 3), (40, 10), (80, 12), (100, 30), (116, 20), (240, 70)] {
            let area = Rect::new(0, 0, size.0, size.1);
            let count = game_ui(GameKind::Duel).pages(&scene, area, &words).len();
            for at in 0..=count {
                page(&scene, &words, size, (at, Some(0)));
            }
        }
        let first = page(&scene, &words, (80, 12), (0, None));
        assert!(first.contains("Ada") && first.contains("Bo"), "{first}");
    }
}
