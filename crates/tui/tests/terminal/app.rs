//! The full screen without a terminal: what it is told, which keys are pressed, what it shows.

use mirabilia_protocol::Status;
use mirabilia_tui::game_ui::ColourDepth;
use mirabilia_tui::plain::SavePaths;
use mirabilia_tui::scene::Scene;
use mirabilia_tui::screen::{App, Press};
use mirabilia_tui::session::{Moment, SessionEvent, UserCommand};
use mirabilia_words::{Lang, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::support::text_of;

/// A game on this machine that shows a scene.
pub(crate) fn moment(scene: Scene) -> Moment {
    let mine = (0u8..).zip(&scene.players).filter(|(_, badge)| badge.mine).map(|(seat, _)| seat);
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
        repeat: None,
    }
}

/// A screen that shows a moment.
pub(crate) fn app(lang: Lang, moment: Moment) -> App {
    let mut app = App::new(Words::new(lang), ColourDepth::None, SavePaths::default());
    hear(&mut app, moment);
    app
}

pub(crate) fn hear(app: &mut App, moment: Moment) {
    app.handle(SessionEvent::Moment(Box::new(moment))).expect("a moment is no failure");
}

/// Presses keys as they are typed: letters, and words in brackets.
pub(crate) fn press(app: &mut App, keys: &str) -> Vec<UserCommand> {
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
    text_of(&cells)
}
