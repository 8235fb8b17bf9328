//! The full screen: the board, the choices, and panels for everything else. [`App`] holds its state
//! and handles input without a terminal; [`run`] connects it to one.

mod app;
mod board;
mod choices;
mod click_map;
mod footer;
mod frame;
mod keys;
mod lookup;
mod panels;
mod press;
mod review;
mod terminal;
mod waiting;

pub use app::{App, Panel};
pub use frame::TOO_SMALL;
pub use press::Press;
pub use terminal::{begin, colours, run};
