//! The board of 7 Wonders: every decision, every page, all players always in sight.

use std::fmt::Write;

use mirabilia_games::GameKind;
use mirabilia_games::wonders::Card;
use mirabilia_kernel::Seat;
use mirabilia_tui::choices::choices as offered;
use mirabilia_tui::game_ui::game_ui;
use mirabilia_tui::scene::{AnyPicture, Scene};
use mirabilia_words::{Lang, Words};
use ratatui::layout::Rect;

use crate::support::{
    SIZES, advise, at, check_explanations, decided_on, decision, described, every_step, look, page,
    pages, same, scene,
};

/// What the frame leaves to the board at both sizes.
const FRAMED: [(u16, u16); 2] = [(80, 11), (92, 36)];

#[test]
fn every_decision_has_a_screen() {
    for due in ["choose", "sides", "first", "pay", "olympia", "revive", "seventh", "waits"] {
        same(&format!("wonders/{due}"), &decided_on(&look("wonders", due), Lang::En));
    }
    same("wonders/full-sv", &decision(&look("wonders", "full"), Lang::Sv));
}

/// The second choice is picked, the last move advised.
#[test]
fn the_board_of_three_and_of_seven() {
    let words = Words::new(Lang::En);
    for (name, mut scene) in [
        ("conflicts-3", look("wonders", "conflicts")),
        ("full-3", look("wonders", "full")),
        ("full-7", look("wonders-seven", "full")),
    ] {
        let last = scene.legal().last().map(str::to_owned).expect("a decision");
        advise(&mut scene, &last);
        let mut text = String::new();
        for size in [SIZES[0], FRAMED[0], FRAMED[1]] {
            let shown = page(&scene, &words, size, (0, Some(1)));
            writeln!(text, "=== {}×{}\n{shown}", size.0, size.1).expect("a string");
        }
        same(&format!("wonders/{name}"), &text);
    }
    let over = page(&look("wonders", "over"), &words, SIZES[0], (0, None));
    same("wonders/over", &over);
}

#[test]
fn spectators_see_what_is_public() {
    let scene = look("wonders", "watched");
    assert_eq!(offered(&scene, &Words::new(Lang::En)), []);
    same("wonders/watched", &page(&scene, &Words::new(Lang::En), SIZES[1], (0, None)));
}

/// Each city, and the discard pile that Halikarnassos has looked into. A long name is cut.
#[test]
fn every_page_of_the_board() {
    let (table, _) = at("wonders", "full");
    let mut scene = scene(&table, Some(Seat::new(0)));
    scene.players[1].name = "Wilhelmina Konstantinopolitanska".to_owned();
    scene.players[1].online = false;
    same("wonders/pages-80", &pages(&scene, Lang::En, SIZES[0]));
}

#[test]
fn the_board_can_be_read_aloud() {
    same("wonders/describe-en", &described(&look("wonders", "full"), Lang::En));
    same("wonders/describe-fi", &described(&look("wonders", "conflicts"), Lang::Fi));
}

#[test]
fn things_are_explained_at_their_present_price() {
    let words = Words::new(Lang::En);
    let scene = look("wonders", "pay");
    let ui = game_ui(GameKind::Wonders);
    let hand: Vec<&str> = cards_in_hand(&scene).iter().map(|card| card.facts().id).collect();
    let mut text = ui.legend(&words).join("\n");
    for id in ["caravansery", "spies-guild", "babylon"].iter().chain(hand.iter().take(2)) {
        let lines = ui.explain(id, Some(&scene), &words).expect("a thing of the game");
        write!(text, "\n\n[{id}] {}", lines.join("\n")).expect("a string");
    }
    same("wonders/explain", &text);
}

fn cards_in_hand(scene: &Scene) -> Vec<Card> {
    let AnyPicture::Wonders(picture) = &scene.picture else { panic!("another game") };
    picture.hand.iter().map(|one| one.card).collect()
}

/// At every step of a game, and with seven full cities.
fn decisions() -> Vec<Scene> {
    let steps = every_step("wonders").filter(|(_, seat)| seat.is_some());
    let mut scenes: Vec<Scene> = steps.map(|(table, seat)| scene(&table, seat)).collect();
    scenes.push(look("wonders-seven", "full"));
    scenes
}

#[test]
fn the_hand_and_everybody_are_always_on_the_screen() {
    let words = Words::new(Lang::En);
    for scene in decisions() {
        let choices = offered(&scene, &words);
        for size in SIZES.into_iter().chain(FRAMED) {
            let shown = page(&scene, &words, size, (0, Some(0))).to_lowercase();
            for choice in choices.iter().take(7).filter(|_| size.1 > 11) {
                let name = game_ui(scene.game).name_of(&choice.id, &words).to_lowercase();
                let name = name.split(", ").last().expect("a name");
                assert!(shown.contains(name), "{name} at {size:?}:\n{shown}");
            }
            for name in scene.names() {
                assert!(shown.contains(&name.to_lowercase()), "{name} at {size:?}:\n{shown}");
            }
        }
    }
}

#[test]
fn every_card_of_every_city_is_on_some_page() {
    let words = Words::new(Lang::En);
    for scene in decisions().into_iter().rev().step_by(6) {
        let AnyPicture::Wonders(picture) = &scene.picture else { panic!("another game") };
        for size in SIZES.into_iter().chain(FRAMED) {
            let shown = pages(&scene, Lang::En, size);
            for card in picture.cities.iter().flat_map(|city| &city.cards) {
                let name = game_ui(scene.game).name_of(card.facts().id, &words);
                assert!(shown.contains(&name), "{name} at {size:?}");
            }
        }
    }
}

#[test]
fn any_size_is_drawn() {
    let words = Words::new(Lang::Fi);
    for (table, seat) in every_step("wonders").step_by(8) {
        for size in [(0, 0), (1, 1), (5, 3), (20, 8), (79, 2), (300, 3), (30, 80)] {
            for seat in [None, seat] {
                let scene = scene(&table, seat);
                let area = Rect::new(0, 0, size.0, size.1);
                for at in 0..=game_ui(scene.game).pages(&scene, area, &words).len() {
                    page(&scene, &words, size, (at, Some(0)));
                }
            }
        }
    }
}

#[test]
fn everything_can_be_looked_up() {
    let ids = ["{", "wonders-", "kit-", "goods-", "science-", "colour-", "  "];
    check_explanations(game_ui(GameKind::Wonders), &look("wonders", "pay"), |said| {
        !ids.iter().any(|id| said.contains(id))
    });
}
