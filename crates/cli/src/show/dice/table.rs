//! The table drawn: the Forum, and the cities side by side.

use mirabilia_games::dice::boards::{Sheet, Symbol};
use mirabilia_games::dice::{Boards, Phase, State};
use mirabilia_kernel::Seat;

use super::super::Names;
use super::super::text::{beside, cut, fold};
use super::{PAGE, city, facts};

/// The width of one of two cities side by side.
const COLUMN: usize = PAGE / 2;

/// All that lies on the table.
pub(super) fn picture(state: &State, names: &Names) -> Vec<String> {
    let boards = state.boards();
    let about = format!("Boards {}: {}", boards.name, boards.about);
    let mut lines = fold(" ", &about, PAGE);
    lines.push(String::new());
    if state.phase() == Phase::Act {
        lines.push(" The boards are shown as they stood when the turn began.".to_owned());
    }
    lines.extend(forum(state));
    let seats: Vec<Seat> = Seat::all(state.seats()).collect();
    for pair in seats.chunks(2) {
        let column = |seat: &Seat| city::column(state, *seat, names, COLUMN - 1);
        let columns: Vec<Vec<String>> = pair.iter().map(column).collect();
        let right = columns.get(1).map_or(&[][..], Vec::as_slice);
        lines.push(String::new());
        lines.extend(beside(&columns[0], right, COLUMN));
    }
    lines
}

/// The dice as they lie, with what each costs and leads to.
fn forum(state: &State) -> Vec<String> {
    let boards = state.boards();
    if state.phase() != Phase::Act {
        let dice = state.forum().iter().map(|s| facts::die_in_words(boards, s.die.into()));
        return fold(" Forum      ", &dice.collect::<Vec<_>>().join(", "), PAGE);
    }
    let mut lines = vec![format!(" {:<14} {:<27}{:>4}", "Forum", "symbol", "cost")];
    for shown in state.forum() {
        let die = usize::from(shown.die);
        let symbol = usize::from(boards.dice[die].faces[usize::from(shown.face)]);
        let first = format!(
            " {} {:<12} {:<27}{:>4}  ",
            facts::die_shape(boards, die),
            cut(&facts::die(boards, die), 12),
            cut(&facts::plain(&boards.symbols[symbol]), 26),
            shown.section,
        );
        // Whoever watches has no sheet; the first stands for all.
        let leads = boards.sheets.first().map_or_else(String::new, |s| leads(boards, s, symbol));
        lines.extend(fold(&first, &leads, PAGE).into_iter().map(|l| l.trim_end().to_owned()));
    }
    lines
}

/// The buildings that a symbol leads to.
fn leads(boards: &Boards, sheet: &Sheet, symbol: usize) -> String {
    match boards.symbol_uses[symbol] {
        Symbol::Crosses(set) => facts::buildings(sheet, set),
        Symbol::Compares(_) => facts::building(sheet, 6),
        Symbol::Lines => {
            let lines = sheet.symbol_lines[symbol].iter().map(|&l| &sheet.lines[usize::from(l)]);
            let set = lines.flat_map(|line| line.spaces.iter());
            let set = set.map(|&space| facts::place(&sheet.spaces[usize::from(space)]));
            facts::buildings(sheet, set.fold(0, |set, building| set | 1 << building))
        }
    }
}
