//! The pad of 7 Wonders Dice. The numbers of the printed boards are not public (rule 12.1), so the
//! rules bound no line.

use mirabilia_games::dice::score::CATEGORIES;

use crate::How;
use crate::sheet::{PadLine, PadSheet, Tie};

/// The line whose coins count in ties only.
const COINS: &str = "coins";

pub(crate) fn sheet() -> PadSheet {
    let mut lines: Vec<PadLine> = CATEGORIES.iter().map(|id| PadLine::new(id)).collect();
    lines.push(PadLine { coins: Some(0), ..PadLine::new(COINS) });
    PadSheet { lines, rules: Vec::new(), tie: Tie { line: COINS, how: How::Coins } }
}
