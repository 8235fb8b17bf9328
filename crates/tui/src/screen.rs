//! The full screen: the board, the choices, panels for everything else. [`App`] is what it shows and
//! what keys do to it, without a terminal; [`run`] puts it into one.

mod app;
mod board;
mod choices;
mod footer;
mod frame;
mod hits;
mod keys;
mod look;
mod panels;
mod press;
mod review;
mod terminal;
mod waiting;

pub use app::{App, Panel};
pub use frame::TOO_SMALL;
pub use press::Press;
pub use terminal::{begin, colours, run};
