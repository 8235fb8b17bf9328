//! Every kind of screen, narrow and wide, with 3, 5 and 7 seats.

use std::fmt::Write;

use mirabilia_games::AnyTable;
use mirabilia_kernel::Seat;
use mirabilia_tui::hint::{Hint, Weighed};
use mirabilia_tui::scene::Scene;
use mirabilia_tui::wonders::ROOM;
use mirabilia_words::{Lang, Words};
use ratatui::layout::Rect;

use super::moments::{at, due, moment, picture};
use crate::support::{SIZES, choices, page, same, scene};

const SEATS: [u8; 3] = [3, 5, 7];
/// What the frame leaves to the board at both sizes.
const FRAMED: [(u16, u16); 2] = [(80, 11), (92, 36)];

/// A page at all sizes.
fn drawn(scene: &Scene, words: &Words, picked: Option<usize>, shown: usize) -> String {
    let mut text = format!("{}\n", ROOM.task(scene, words));
    for size in SIZES.into_iter().chain(FRAMED) {
        let pages = ROOM.pages(scene, Rect::new(0, 0, size.0, size.1), words);
        writeln!(text, "=== {}×{}: {}", size.0, size.1, pages.join(" | ")).unwrap();
        writeln!(text, "{}", page(ROOM, scene, words, size, (shown, picked))).unwrap();
    }
    text
}

fn described(scene: &Scene, words: &Words) -> String {
    format!("=== described\n{}\n", ROOM.describe(scene, words).join("\n"))
}

/// Draws a moment; the second choice is picked, the last move advised.
fn kept(kind: &str, found: impl Fn(&AnyTable, Seat) -> bool + Copy) {
    let words = Words::new(Lang::En);
    for seats in SEATS {
        let (table, seat) = moment(seats, found);
        let mut scene = scene(&table, Some(seat));
        let last = scene.view.legal.last().cloned();
        scene.hint = last.map(|text| Hint {
            step: scene.steps,
            seat: seat.index() as u8,
            exact: false,
            moves: vec![Weighed { text, value: 0.5, error: 0.0, reasons: Vec::new() }],
        });
        let mut text = drawn(&scene, &words, Some(1), 0);
        let ways = choices(ROOM, &scene, Lang::En);
        if !ways.is_empty() {
            write!(text, "=== choices\n{ways}").unwrap();
        }
        if seats == 3 {
            text += &described(&scene, &words);
        }
        same(&format!("wonders/{kind}-{seats}"), &text);
    }
}

#[test]
fn a_wonder_is_chosen() {
    kept("wonder", |table, seat| seat.index() == 1 && due(table, seat, "a wonder is chosen"));
}

#[test]
fn a_side_is_chosen() {
    kept("side", |table, seat| seat.index() == 1 && due(table, seat, "all choose their side"));
}

#[test]
fn the_first_turn() {
    kept("first", |table, seat| at(table, seat, 1, 0));
}

#[test]
fn a_turn_with_several_ways_to_pay() {
    kept("pay", |table, seat| {
        let ways = |text: &&String| text.starts_with("build") && text.contains("pay");
        at(table, seat, 2, 3) && table.legal_moves(seat).iter().filter(ways).count() > 4
    });
}

#[test]
fn conflicts_have_been_fought() {
    kept("conflicts", |table, seat| seat.index() == 2 && at(table, seat, 3, 0));
}

#[test]
fn the_last_turn_with_full_cities() {
    kept("full", |table, seat| at(table, seat, 3, 5));
}

#[test]
fn babylon_plays_its_seventh_card() {
    kept("seventh", |table, seat| due(table, seat, "the seventh card is played"));
}

#[test]
fn halikarnassos_builds_from_the_pile() {
    kept("revive", |table, seat| {
        due(table, seat, "a card of the discard pile is built") && picture(table, seat)["age"] == 3
    });
}

#[test]
fn olympia_builds_for_nothing() {
    kept("olympia", |table, seat| {
        let picture = picture(table, seat);
        let free = picture["hand"].as_array().unwrap().iter().any(|one| one["free"] == true);
        let city = &picture["cities"][seat.index()];
        due(table, seat, "all play a card")
            && city["wonder"] == "olympia"
            && city["stages_built"] != 0
            && free
    });
}

#[test]
fn a_choice_waits_for_others() {
    kept("waits", |table, seat| {
        table.waiting().has(seat) && table.waiting().len() > 1 && picture(table, seat)["age"] == 2
    });
}

#[test]
fn the_game_is_over() {
    kept("over", |table, _| table.outcome().is_some());
}

#[test]
fn watchers_see_what_is_public() {
    let words = Words::new(Lang::En);
    for seats in SEATS {
        let (table, _) = moment(seats, |table, seat| at(table, seat, 3, 2));
        let scene = scene(&table, None);
        assert_eq!(ROOM.choices(&scene, &words), []);
        let mut text = drawn(&scene, &words, None, 0);
        if seats == 3 {
            text += &described(&scene, &words);
        }
        same(&format!("wonders/watched-{seats}"), &text);
    }
}

#[test]
fn every_city_and_the_pile_have_a_page() {
    let words = Words::new(Lang::En);
    for seats in SEATS {
        let (table, seat) = moment(seats, |table, seat| {
            let picture = picture(table, seat);
            at(table, seat, 3, 3) && picture["pile_seen"].as_array().is_some_and(|v| !v.is_empty())
        });
        let mut scene = scene(&table, Some(seat));
        let left = (seat.index() + 1) % usize::from(seats);
        scene.faces[left].name = "Wilhelmina Konstantinopolitanska".to_owned();
        scene.faces[left].here = false;
        let mut text = String::new();
        // One's own, the left neighbour, the last city, the pile.
        for shown in [1, 2, usize::from(seats), usize::from(seats) + 1] {
            text += &drawn(&scene, &words, None, shown);
        }
        same(&format!("wonders/pages-{seats}"), &text);
    }
}

#[test]
fn swedish_and_finnish() {
    for (lang, seats) in [(Lang::Sv, 5), (Lang::Fi, 7)] {
        let words = Words::new(lang);
        let (table, seat) = moment(seats, |table, seat| at(table, seat, 3, 4));
        let scene = scene(&table, Some(seat));
        let mut text = drawn(&scene, &words, Some(0), 0);
        write!(text, "=== choices\n{}", choices(ROOM, &scene, lang)).unwrap();
        text += &described(&scene, &words);
        writeln!(text, "=== legend\n{}", ROOM.legend(&words).join("\n")).unwrap();
        same(&format!("wonders/{}-{seats}", lang.code()), &text);
    }
}

#[test]
fn what_can_be_looked_up() {
    let words = Words::new(Lang::En);
    let (table, seat) = moment(5, |table, seat| at(table, seat, 2, 1));
    let scene = scene(&table, Some(seat));
    let seen = picture(&table, seat);
    let mut ids = vec!["caravansery", "spies-guild", "gizah", "babylon:night"];
    ids.extend(seen["hand"].as_array().unwrap().iter().map(|one| one["card"].as_str().unwrap()));
    ids.extend(seen["cities"][seat.index()]["wonder"].as_str());
    let mut text = ROOM.legend(&words).join("\n");
    for id in ids {
        let lines = ROOM.explain(id, Some(&scene), &words).unwrap();
        write!(text, "\n\n[{id}] {}", lines.join("\n")).unwrap();
    }
    text.push('\n');
    same("wonders/explain", &text);
    assert_eq!(ROOM.explain("castle", Some(&scene), &words), None);
}
