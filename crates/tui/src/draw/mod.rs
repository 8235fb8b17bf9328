//! Drawing in cells, for the rooms of all games: what is painted how ([`Palette`]), the shapes that
//! stand for colours ([`mark`]), pieces of text that flow over lines ([`Flow`]), and blocks of lines
//! packed into columns and pages ([`pack`]).

mod flow;
mod pack;
mod palette;

pub use flow::{Flow, folded, line_width};
pub use pack::{Page, columns, draw_page, pack};
pub use palette::{Ink, Palette, mark};
