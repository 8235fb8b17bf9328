//! Whole games: every legal move can be chosen and nothing else, every line is a sentence, and the
//! hand is always on the screen.

use mirabilia_games::AnyTable;
use mirabilia_kernel::{Seat, Viewer};
use mirabilia_tui::room::{Colours, Look};
use mirabilia_tui::wonders::ROOM;
use mirabilia_words::{Lang, Words};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;

use super::moments::game;
use crate::support::{deciding, names, scene};

/// No hole, and no id where a word should be.
fn is_said(text: &str) -> bool {
    let hole = ["{", "wonders-", "kit-", "goods-", "science-", "colour-", "  "];
    !text.is_empty() && !hole.iter().any(|hole| text.contains(hole))
}

fn choices_are_legal(table: &AnyTable, words: &Words) -> usize {
    let mut decisions = 0;
    for seat in Seat::all(table.seats()) {
        let scene = scene(table, Some(seat));
        let choices = ROOM.choices(&scene, words);
        let ways = choices.iter().flat_map(|choice| &choice.ways);
        let mut shown: Vec<&String> = ways.clone().filter_map(|way| way.text.as_ref()).collect();
        let mut legal: Vec<&String> = scene.view.legal.iter().collect();
        shown.sort();
        legal.sort();
        assert_eq!(shown, legal, "{}", table.write());
        for choice in &choices {
            assert!(is_said(&choice.title), "{choice:?}");
            assert!(!choice.ways.is_empty(), "{choice:?}");
            let known = ROOM.explain(&choice.id, Some(&scene), words).is_some();
            assert!(known || choice.id == "nothing", "{choice:?}");
        }
        for way in ways {
            assert!(is_said(&way.label), "{way:?}");
            assert!(way.after.iter().all(|line| is_said(line)), "{way:?}");
        }
        assert!(is_said(&ROOM.task(&scene, words)), "{}", table.write());
        decisions += usize::from(!choices.is_empty());
    }
    decisions
}

#[test]
fn choices_are_the_legal_moves_and_nothing_else() {
    let words = [Lang::En, Lang::Sv, Lang::Fi].map(Words::new);
    for seats in 3..=7 {
        for seed in 0..2 {
            let mut decisions = 0;
            let mut turn = seed as usize;
            game(seats, 100 + seed, |table| {
                turn += 1;
                decisions += choices_are_legal(table, &words[turn % 3]);
            });
            assert!(decisions > 18 * usize::from(seats), "{decisions}");
        }
    }
}

#[test]
fn every_line_is_a_sentence() {
    for seats in 3..=7 {
        for seed in 0..3 {
            let (mut lines, mut people) = (Vec::new(), Vec::new());
            game(seats, 200 + seed, |table| {
                if table.outcome().is_some() {
                    lines = table.step_lines();
                    lines.extend(table.steps_seen(Viewer::Public, 0));
                    lines.extend(table.steps_seen(Viewer::Seat(Seat::new(1)), 0));
                    people = names(&scene(table, None));
                }
            });
            assert!(lines.len() > 3 * 18 * usize::from(seats));
            lines.push("deal wonders gizah olympia rhodos".to_owned());
            lines.push("deal sides day night day".to_owned());
            for words in Lang::ALL.map(Words::new) {
                for line in &lines {
                    let told = ROOM.tell_step(line, &people, &words);
                    let told = told.unwrap_or_else(|| panic!("{line}"));
                    let end = told.ends_with('.') && !told.contains('?');
                    assert!(is_said(&told) && end, "{line}: {told}");
                    let (who, text) = line.split_once(' ').unwrap();
                    let told = ROOM.tell_move(text, &words);
                    assert!(who == "deal" || is_said(&told) && told != text, "{text}: {told}");
                }
            }
        }
    }
}

fn drawn(table: &AnyTable, seat: Option<Seat>, words: &Words, area: Rect, page: usize) -> String {
    let mut cells = Buffer::empty(area);
    let look = Look { words, colours: Colours::True, picked: Some(0), page };
    ROOM.draw(&scene(table, seat), look, area, &mut cells);
    cells.content.iter().map(Cell::symbol).collect()
}

#[test]
fn the_hand_and_everybody_are_always_on_the_screen() {
    let words = Words::new(Lang::En);
    for seats in 3..=7 {
        let mut steps = 0;
        game(seats, 300, |table| {
            steps += 1;
            let Some(seat) = deciding(table).iter().next().filter(|_| steps % 5 == 0) else {
                return;
            };
            let scene = scene(table, Some(seat));
            let choices = ROOM.choices(&scene, &words);
            // The whole screen, and what the frame leaves of it beside its own list of choices.
            for (width, height) in [(80, 24), (140, 40), (80, 11), (92, 36)] {
                let area = Rect::new(0, 0, width, height);
                let shown = drawn(table, Some(seat), &words, area, 0).to_lowercase();
                for choice in choices.iter().take(7).filter(|_| height > 11) {
                    let name = ROOM.name_of(&choice.id, &words).to_lowercase();
                    let name = name.split(", ").last().unwrap();
                    assert!(shown.contains(name), "{name} in {width}×{height}:\n{shown}");
                }
                for name in names(&scene) {
                    let name = name.to_lowercase();
                    assert!(shown.contains(&name), "{name} in {width}×{height}:\n{shown}");
                }
            }
        });
        assert!(steps > 18 * usize::from(seats));
    }
}

#[test]
fn every_card_of_every_city_is_on_some_page() {
    let words = Words::new(Lang::En);
    for seats in [3, 7] {
        let mut steps = 0;
        game(seats, 500, |table| {
            steps += 1;
            let last = table.outcome().is_some();
            if steps % 31 != 0 && !last {
                return;
            }
            for area in
                [(80, 11), (80, 24), (92, 36), (140, 40)].map(|(w, h)| Rect::new(0, 0, w, h))
            {
                let scene = scene(table, Some(Seat::new(0)));
                let pages = 0..ROOM.pages(&scene, area, &words).len();
                let shown = pages.map(|page| drawn(table, Some(Seat::new(0)), &words, area, page));
                let shown: String = shown.collect();
                let picture = scene.view.picture.value();
                let cities = picture["cities"].as_array().unwrap().clone();
                for card in cities.iter().flat_map(|city| city["cards"].as_array().unwrap()) {
                    let name = ROOM.name_of(card.as_str().unwrap(), &words);
                    assert!(shown.contains(&name), "{name} in {area}");
                }
            }
        });
    }
}

#[test]
fn any_size_is_drawn() {
    let words = Words::new(Lang::Fi);
    let mut steps = 0;
    game(5, 400, |table| {
        steps += 1;
        if steps % 16 != 0 {
            return;
        }
        for (width, height) in [(0, 0), (1, 1), (5, 3), (20, 8), (79, 2), (300, 3), (30, 80)] {
            let area = Rect::new(0, 0, width, height);
            for seat in [None, Some(Seat::new(2))] {
                let pages = ROOM.pages(&scene(table, seat), area, &words).len();
                for page in 0..=pages {
                    drawn(table, seat, &words, area, page);
                }
            }
        }
    });
    assert!(steps > 90);
}

#[test]
fn everything_has_a_name_and_an_explanation() {
    for words in Lang::ALL.map(Words::new) {
        let ids = ROOM.ids();
        assert_eq!(ids.len(), 87);
        for id in ids {
            assert!(is_said(&ROOM.name_of(&id, &words)) && ROOM.name_of(&id, &words) != id);
            let lines = ROOM.explain(&id, None, &words).unwrap();
            assert!(lines.len() > 3 && lines.iter().all(|line| is_said(line)), "{lines:?}");
        }
        let named = ROOM.categories(&words);
        assert!(named.len() == 7 && named.iter().all(|(_, name)| is_said(name)));
        assert!(ROOM.legend(&words).len() > 4);
    }
}
