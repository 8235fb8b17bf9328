//! Moments to look at, and screens as text.

use std::fmt::Write;

use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Seat, Turn};
use mirabilia_protocol::Status;
use mirabilia_tui::plain::Papers;
use mirabilia_tui::room::Colours;
use mirabilia_tui::scene::Scene;
use mirabilia_tui::screen::{App, Press};
use mirabilia_tui::session::{Ask, Moment, News};
use mirabilia_words::{Lang, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::support::{play, scene, table};

/// A table of a game before the decision of that number.
pub(crate) fn at(game: GameKind, seats: u8, decision: usize) -> (AnyTable, Option<Seat>) {
    let mut found = None;
    let mut number = 0;
    play(table(game, seats, &[]), 7, |table, seat| {
        found = Some((table.clone(), seat));
        number += 1;
        number <= decision
    });
    found.expect("a moment")
}

/// A scene as this terminal's owner sees it.
pub(crate) fn look(game: GameKind, seats: u8, decision: usize) -> Scene {
    let (table, seat) = at(game, seats, decision);
    scene(&table, seat)
}

/// The end of a game.
pub(crate) fn end(game: GameKind, seats: u8) -> Scene {
    let (table, _) = at(game, seats, usize::MAX);
    assert_eq!(table.turn(), Turn::Over);
    let mut now = scene(&table, Some(Seat::new(0)));
    now.view.legal.clear();
    now
}

/// A moment of a game on this machine.
pub(crate) fn moment(scene: Scene) -> Moment {
    let mine = (0u8..).zip(&scene.faces).filter(|(_, face)| face.mine).map(|(seat, _)| seat);
    Moment {
        status: if scene.ending.is_some() { Status::Finished } else { Status::Playing },
        mine: mine.collect(),
        scene: Some(scene),
        table: None,
        host: false,
        online: true,
        chat: Vec::new(),
        undo: None,
        clocks: Vec::new(),
        behind: None,
    }
}

/// A screen that shows a moment.
pub(crate) fn app(lang: Lang, moment: Moment) -> App {
    let mut app = App::new(Words::new(lang), Colours::None, Papers::default());
    hear(&mut app, moment);
    app
}

pub(crate) fn hear(app: &mut App, moment: Moment) {
    app.hear(News::Now(Box::new(moment))).expect("a moment is no failure");
}

/// Presses keys as they are typed: letters, and words in brackets.
pub(crate) fn press(app: &mut App, keys: &str) -> Vec<Ask> {
    let mut asks = Vec::new();
    for key in keys.split(' ').filter(|key| !key.is_empty()) {
        let press = match key {
            "<enter>" => Press::Enter,
            "<esc>" => Press::Escape,
            "<up>" => Press::Up,
            "<down>" => Press::Down,
            "<left>" => Press::Left,
            "<right>" => Press::Right,
            "<tab>" => Press::Tab,
            "<backtab>" => Press::BackTab,
            "<pgdn>" => Press::PageDown,
            "<pgup>" => Press::PageUp,
            "<home>" => Press::Home,
            "<end>" => Press::End,
            "<rub>" => Press::Backspace,
            "<ctrl-c>" => Press::Interrupt,
            "<space>" => Press::Letter(' '),
            letters => {
                for letter in letters.chars() {
                    asks.extend(app.press(Press::Letter(letter)));
                }
                continue;
            }
        };
        asks.extend(app.press(press));
    }
    asks
}

/// The screen as text, without colours.
pub(crate) fn text(app: &mut App, (width, height): (u16, u16)) -> String {
    let area = Rect::new(0, 0, width, height);
    let mut cells = Buffer::empty(area);
    app.draw(area, &mut cells);
    let mut text = String::new();
    for y in 0..height {
        let row: String = (0..width).map(|x| cells[(x, y)].symbol()).collect();
        writeln!(text, "{}", row.trim_end()).expect("a string takes everything");
    }
    text
}
