//! The table drawn: the Forum, the own sheet, the neighbours with what is compared, the others.

use mirabilia_games::dice::boards::{Effect, Sheet, Symbol};
use mirabilia_games::dice::{Phase, Shown, State, View};
use mirabilia_kernel::Seat;

use super::super::Names;
use super::super::text::{beside, cut, fold, tied};
use super::super::words::{coins, plural};
use super::facts::{self, bits, has};
use super::{PAGE, city, prices, sheet};

/// The width of one of two cities side by side.
const COLUMN: usize = PAGE / 2;

/// All that lies on the table.
pub(super) fn picture(view: &View, names: &Names) -> Vec<String> {
    let state = view.table();
    let boards = state.boards();
    let about = format!("Boards {}: {}", boards.name, boards.about);
    let mut lines = fold(" ", &about, PAGE);
    lines.push(String::new());
    let seats: Vec<Seat> = Seat::all(state.seats()).collect();
    let Some(seat) = view.seat() else {
        if state.phase() == Phase::Act {
            lines.push(" The boards are shown as they stood when the turn began.".to_owned());
        }
        lines.extend(forum(state, None, names));
        for pair in seats.chunks(2) {
            let column = |seat: &Seat| {
                city::column(state, *seat, &format!("seat {seat}"), names, COLUMN - 1)
            };
            let columns: Vec<Vec<String>> = pair.iter().map(column).collect();
            let right = columns.get(1).map_or(&[][..], Vec::as_slice);
            lines.push(String::new());
            lines.extend(beside(&columns[0], right, COLUMN));
        }
        return lines;
    };
    lines.extend(forum(state, Some(seat), names));
    lines.push(String::new());
    lines.extend(own(state, seat, names));
    lines.push(String::new());
    lines.extend(around(state, seat, names));
    lines
}

/// The dice as they lie, with what each costs and leads to.
fn forum(state: &State, seat: Option<Seat>, names: &Names) -> Vec<String> {
    let boards = state.boards();
    let mut lines = Vec::new();
    let is_shaken = matches!(state.phase(), Phase::Act);
    if !is_shaken {
        let dice = state.forum().iter().map(|s| facts::die_in_words(boards, s.die.into()));
        return fold(" Forum      ", &dice.collect::<Vec<_>>().join(", "), PAGE);
    }
    lines.push(format!(" {:<14} {:<27}{:>4}", "Forum", "symbol", "cost"));
    for &shown in state.forum() {
        let die = &boards.dice[usize::from(shown.die)];
        let symbol = usize::from(die.faces[usize::from(shown.face)]);
        let price = seat.map_or(shown.section, |seat| {
            prices::Lasting::of(boards, state.city(seat)).price(die.colour, shown.section)
        });
        let first = format!(
            " {} {:<12} {:<27}{price:>4}  ",
            facts::die_shape(boards, shown.die.into()),
            cut(&facts::die(boards, shown.die.into()), 12),
            cut(&facts::plain(&boards.symbols[symbol]), 26),
        );
        let leads = seat.map_or_else(
            || boards.sheets.first().map_or_else(String::new, |s| briefly(state, s, symbol)),
            |seat| leads(state, seat, shown, symbol, price, names),
        );
        lines.extend(fold(&first, &leads, PAGE).into_iter().map(|l| l.trim_end().to_owned()));
    }
    lines
}

/// The buildings that a symbol leads to.
fn briefly(state: &State, sheet: &Sheet, symbol: usize) -> String {
    let boards = state.boards();
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

/// What a die lets a seat cross now, with all that it costs, or why nothing.
fn leads(
    state: &State,
    seat: Seat,
    shown: Shown,
    symbol: usize,
    price: u8,
    names: &Names,
) -> String {
    let (city, boards) = (state.city(seat), state.boards());
    let Some(sheet) = prices::sheet(state, city) else { return String::new() };
    let die = &boards.dice[usize::from(shown.die)];
    if die.special && !has(city.unlocked(), shown.die.into()) {
        let unlocks = |effect: &Effect| *effect == Effect::UnlockDie(shown.die);
        let mut by = (0..sheet.spaces.len())
            .filter(|&space| sheet.spaces[space].effects.iter().any(unlocks))
            .map(|space| facts::space(sheet, space));
        return match by.next() {
            Some(by) => format!("locked until you cross {by}"),
            None => "locked".to_owned(),
        };
    }
    let opened = prices::opened(boards, sheet, city, symbol);
    if opened == 0 {
        return "nothing left for you".to_owned();
    }
    if let Symbol::Compares(set) = boards.symbol_uses[symbol]
        && !prices::compares_well(state, seat, set)
    {
        return format!("not now: {}", compared(state, seat, set, names));
    }
    let gain = prices::Lasting::of(boards, city).gain(die.colour);
    let held = city.coins().saturating_add(gain).min(boards.gold_size);
    let space = |space: usize| {
        let cost = price + prices::missing(sheet, city, space);
        let dear = if cost > held { ", too dear" } else { "" };
        tied(&format!("{} for {cost}{dear}", facts::space(sheet, space)))
    };
    let spaces = bits(opened).map(space).collect::<Vec<_>>().join(", ");
    match held - city.coins() {
        0 => spaces,
        gain => format!("{spaces}; +{} for choosing it", coins(gain.into())),
    }
}

/// A comparison for the Guild Court: "you 2, Bo 3 in Market".
fn compared(state: &State, seat: Seat, set: u16, names: &Names) -> String {
    let Some(sheet) = prices::sheet(state, state.city(seat)) else { return String::new() };
    let mut counts = vec![format!("you {}", prices::count(state, seat, set))];
    counts.extend(prices::neighbours(state, seat).into_iter().map(|other| {
        tied(&format!("{} {}", prices::name(names, other), prices::count(state, other, set)))
    }));
    format!("{} in {}", counts.join(", "), united(sheet, set))
}

/// The sheet of whoever looks.
fn own(state: &State, seat: Seat, names: &Names) -> Vec<String> {
    let (city, boards) = (state.city(seat), state.boards());
    let Some(sheet) = prices::sheet(state, city) else { return Vec::new() };
    let score = state.score(seat);
    let title = [
        cut(names.seat(seat), 30),
        sheet.name.clone(),
        format!("{} of {} coins", city.coins(), boards.gold_size),
        plural(u16::from(city.resources()), "resource"),
        city::plural_points(score.total()),
    ];
    let mut lines = fold(" ", &title.map(|part| tied(&part)).join("\u{a0}· "), PAGE);
    lines.extend(sheet::whole(boards, sheet, city, &score.0));
    lines.extend(fold(" Bonuses    ", &city::bonuses(state, city), PAGE));
    let unlocked = city::unlocked(state, city);
    if !unlocked.is_empty() {
        lines.extend(fold(" Unlocked   ", &unlocked.join(", "), PAGE));
    }
    lines.push(format!(" ({})", sheet::LEGEND));
    lines
}

/// The neighbours with what is compared with them, then everybody else.
fn around(state: &State, seat: Seat, names: &Names) -> Vec<String> {
    let next = prices::neighbours(state, seat);
    let places: &[&str] = if next.len() == 1 { &["left and right"] } else { &["left", "right"] };
    let columns: Vec<Vec<String>> = next
        .iter()
        .zip(places)
        .map(|(&other, place)| city::column(state, other, place, names, COLUMN - 1))
        .collect();
    let right = columns.get(1).map_or(&[][..], Vec::as_slice);
    let mut lines = beside(&columns[0], right, COLUMN);
    lines.extend(comparisons(state, seat, names));
    let others: Vec<Seat> = (Seat::all(state.seats()))
        .filter(|&other| other != seat && !next.contains(&other))
        .collect();
    if !others.is_empty() {
        lines.push(String::new());
        lines.extend(others.into_iter().flat_map(|other| city::line(state, other, names)));
    }
    lines
}

/// The defences that the own attacks meet, and the counts for the Guild Court.
fn comparisons(state: &State, seat: Seat, names: &Names) -> Vec<String> {
    let boards = state.boards();
    let Some(sheet) = prices::sheet(state, state.city(seat)) else { return Vec::new() };
    let side = |side: usize| {
        let (facing, defence) = prices::defence(state, seat, side);
        let barracks = facts::building(sheet, 1 + side);
        format!("{defence} of {} against your {barracks}", prices::name(names, facing))
    };
    let mut lines = fold(" defence   ", &format!("{} · {}", side(0), side(1)), PAGE);
    let mut counts: Vec<String> = Vec::new();
    for (symbol, used) in boards.symbol_uses.iter().enumerate() {
        if let Symbol::Compares(set) = used
            && boards.dice.iter().any(|die| die.faces.contains(&(symbol as u8)))
        {
            let others = prices::neighbours(state, seat).into_iter();
            let theirs: Vec<String> =
                others.map(|other| prices::count(state, other, *set).to_string()).collect();
            let fits = if prices::compares_well(state, seat, *set) { "" } else { ", too few" };
            let (own, theirs) = (prices::count(state, seat, *set), theirs.join(" and "));
            let text = tied(&format!("{} {own} to {theirs}{fits}", united(sheet, *set)));
            if !counts.contains(&text) {
                counts.push(text);
            }
        }
    }
    if !counts.is_empty() {
        lines.extend(fold(" guild     ", &counts.join("\u{a0}· "), PAGE));
    }
    lines
}

/// Several buildings that are added up.
fn united(sheet: &Sheet, set: u16) -> String {
    bits(set).map(|number| facts::building(sheet, number)).collect::<Vec<_>>().join(" and ")
}
