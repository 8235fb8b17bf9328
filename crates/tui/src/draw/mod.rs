//! Drawing primitives for the boards of all games: styles ([`Palette`]), shapes that stand for
//! colours ([`mark`]), wrapped text ([`Flow`]), and blocks of lines packed into columns and pages
//! ([`pack`]).

mod flow;
mod pack;
mod palette;

pub use flow::{Flow, folded, line_width};
pub use pack::{Page, columns, draw_page, pack, pack_evenly};
pub use palette::{Ink, Palette, mark};
