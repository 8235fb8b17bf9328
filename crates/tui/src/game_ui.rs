//! The user interface of a game: how its board is drawn in cells and described in text, and how its
//! items are explained. Choices, prompts and the log are the same for all games
//! ([`crate::choices`], [`crate::phrases`]). The full screen and the plain mode both use this
//! trait.

use mirabilia_games::GameKind;
use mirabilia_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::scene::Scene;

/// How many colours the terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColourDepth {
    /// No colours (`NO_COLOR`): shapes and words only.
    None,
    /// The 16 standard colours.
    Sixteen,
    /// 24-bit colours, as on the web pages.
    True,
}

/// Drawing parameters besides the scene.
#[derive(Clone, Copy, Debug)]
pub struct DrawContext<'a> {
    /// The language.
    pub words: &'a Words,
    /// The colour depth.
    pub colours: ColourDepth,
    /// Index of the selected choice in `choices`.
    pub picked: Option<usize>,
    /// Index of the board page to draw, if the board does not fit on one page. 0 is the viewer's
    /// own page; [`GameUi::pages`] lists them.
    pub page: usize,
}

/// The user interface of one game. Messages that only the terminal uses are in
/// `locales/*/terminal/<game>.ftl`.
pub trait GameUi: Sync {
    /// The names of the board's pages at this size; a single one if everything fits.
    fn pages(&self, scene: &Scene, area: Rect, words: &Words) -> Vec<String>;

    /// Draws the board, without the list of choices.
    fn draw(&self, scene: &Scene, context: DrawContext<'_>, area: Rect, cells: &mut Buffer);

    /// The whole board as plain text for screen readers: city, neighbours, structure, Forum,
    /// sheets.
    fn describe(&self, scene: &Scene, words: &Words) -> Vec<String>;

    /// The state of the game in a few lines, read out at every turn.
    fn standing(&self, scene: &Scene, words: &Words) -> Vec<String>;

    /// A notice before the game starts: the boards it is played on.
    fn notice(&self, _scene: &Scene, _words: &Words) -> Option<String> {
        None
    }

    /// The name of an item.
    fn name_of(&self, id: &str, words: &Words) -> String;

    /// Everything about an item of the catalogue: name, cost, effects, chains. `None` if there is
    /// no such item.
    fn explain(&self, id: &str, scene: Option<&Scene>, words: &Words) -> Option<Vec<String>>;

    /// The ids of all items that can be looked up.
    fn ids(&self) -> Vec<String>;

    /// The letters and symbols of the board with their meanings, for the help panel.
    fn legend(&self, _words: &Words) -> Vec<String> {
        Vec::new()
    }
}

/// The user interface of a game.
pub fn game_ui(game: GameKind) -> &'static dyn GameUi {
    match game {
        GameKind::Duel => &crate::duel::Duel,
        GameKind::Wonders => &crate::wonders::Wonders,
        GameKind::Dice => &crate::dice::Dice,
    }
}
