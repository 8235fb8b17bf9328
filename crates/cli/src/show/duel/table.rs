//! The table drawn: cities, track, tokens, and the structure row by row.

use mirabilia_games::duel::data::{RESOURCES, ROWS, Symbol};
use mirabilia_games::duel::state::Lying;
use mirabilia_games::duel::{CardSet, City, Colour, Phase, State};
use mirabilia_kernel::Seat;

use super::super::text::{TIE, beside, cut, fold, padded};
use super::super::{Names, WIDTH, words};
use super::{facts, shape, story};

/// The width of one of the two cities.
const CITY: usize = 50;

/// Who is drawn on the left, and who on the right.
const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// All that lies on the table, with the prices of the one whose turn it is.
pub(super) fn picture(state: &State, names: &Names) -> Vec<String> {
    let [left, right] = SEATS.map(|seat| city(state, seat, names));
    let mut lines = beside(&left, &right, CITY);
    if state.phase() != Phase::DealFirst && state.phase() != Phase::DealTokens {
        lines.push(String::new());
        lines.extend(track(state, names));
        lines.extend(labelled("tokens", &tokens(state)));
    }
    if !state.discard().is_empty() {
        lines.extend(labelled("discard", &story::cards(state.discard().iter())));
    }
    if !state.drawn().is_empty() {
        let drawn: Vec<&str> = state.drawn().iter().map(|token| token.facts().name).collect();
        lines.extend(labelled("drawn", &drawn.join(", ")));
    }
    lines.extend(structure(state));
    lines
}

fn labelled(label: &str, text: &str) -> Vec<String> {
    fold(&format!(" {label:<9}"), text, WIDTH)
}

fn tokens(state: &State) -> String {
    let names: Vec<&str> = state.board().iter().map(|token| token.facts().name).collect();
    if names.is_empty() { "none left".to_owned() } else { names.join(", ") }
}

/// One city, folded to its half of the page.
fn city(state: &State, seat: Seat, names: &Names) -> Vec<String> {
    let city = state.city(seat);
    let market = state.market(seat);
    let row = |label: &str, text: &str| fold(&format!(" {label:<9}"), text, CITY - 1);
    let mut lines = vec![format!(" {} (seat {seat})", cut(names.seat(seat), 36))];
    let coins = format!("{} · a sale brings {}", city.coins(), state.sale(seat));
    lines.extend(row("coins", &coins));
    if state.age() > 0 {
        lines.extend(row("makes", &production(city)));
        let prices = RESOURCES.iter().zip(market.unit_prices());
        let prices: Vec<String> = prices.map(|(name, price)| format!("{name} {price}")).collect();
        lines.extend(row("buys at", &prices.join(" ")));
    }
    for colour in COLOURS {
        let cards = city.cards().and(CardSet::of_colour(colour));
        if !cards.is_empty() {
            let names: Vec<&str> = cards.iter().map(|card| card.facts().name).collect();
            lines.extend(row(&format!("{} {}", shape(colour), colour.name()), &names.join(", ")));
        }
    }
    if city.symbols() != 0 {
        let symbols = Symbol::ALL.into_iter().filter(|s| city.symbols() & s.bit() != 0);
        let symbols: Vec<&str> = symbols.map(Symbol::name).collect();
        lines.extend(row(
            "symbols",
            &format!("{} ({}{TIE}of{TIE}6)", symbols.join(", "), symbols.len()),
        ));
    }
    if !city.tokens().is_empty() {
        let tokens: Vec<&str> = city.tokens().iter().map(|token| token.facts().name).collect();
        lines.extend(row("tokens", &tokens.join(", ")));
    }
    for (number, wonder) in city.built().iter().enumerate() {
        lines.extend(row(if number == 0 { "built" } else { "" }, facts::short(wonder)));
    }
    for (number, wonder) in city.unbuilt().iter().enumerate() {
        let text = match state.age() {
            0 => facts::short(wonder).to_owned(), // nothing is built during the draft
            _ => {
                format!("{} — {}", facts::short(wonder), words::price(market.wonder(wonder).total))
            }
        };
        lines.extend(row(if number == 0 { "to build" } else { "" }, &text));
    }
    lines
}

/// The colours in the order of a city's rows.
const COLOURS: [Colour; 7] = [
    Colour::Brown,
    Colour::Grey,
    Colour::Blue,
    Colour::Green,
    Colour::Yellow,
    Colour::Red,
    Colour::Purple,
];

fn production(city: &City) -> String {
    let mut parts = facts::goods(city.production());
    let several = |count: u8, what: &str| (count > 0).then(|| format!("{count} {what}"));
    parts.extend(several(city.any_raw(), "wood/clay/stone"));
    parts.extend(several(city.any_manufactured(), "glass/papyrus"));
    if parts.is_empty() { "nothing yet".to_owned() } else { parts.join(", ") }
}

/// The military track with the tokens that still lie there.
fn track(state: &State, names: &Names) -> Vec<String> {
    let (pawn, [left, right]) = (state.pawn(), SEATS);
    let token = |side: Seat, coins: u8| {
        if state.has_loot(side, coins) { coins.to_string() } else { " ".to_owned() }
    };
    let spaces = |from: i8, to: i8| {
        (from..=to).map(|space| if space == pawn { " ◉" } else { " ·" }).collect::<String>()
    };
    let track = format!(
        "{}[{}{} |{}{} |{} |{} {}|{} {}]{}",
        spaces(-9, -9).trim_start(),
        token(left, 5),
        spaces(-8, -6),
        token(left, 2),
        spaces(-5, -3),
        spaces(-2, 2),
        spaces(3, 5),
        token(right, 2),
        spaces(6, 8),
        token(right, 5),
        spaces(9, 9).trim_start(),
    );
    let where_is_it = match pawn {
        0 => "the pawn is in the middle".to_owned(),
        n => {
            let (ahead, behind) = if n > 0 { (left, right) } else { (right, left) };
            let distance = n.unsigned_abs();
            match distance {
                9 => format!("{} lost the capital", names.seat(behind)),
                _ => format!(
                    "{} of 9 towards {}: {} points for {}",
                    distance,
                    names.seat(behind),
                    state.score(ahead).0[7],
                    names.seat(ahead)
                ),
            }
        }
    };
    let name = |seat| cut(names.seat(seat), 16);
    let mut lines = vec![format!(" {:<9}{} {track} {}", "military", name(left), name(right))];
    lines.extend(labelled("", &where_is_it));
    lines
}

/// The structure row by row, the open cards last. `[n]` can be taken, `(n)` lies face down.
fn structure(state: &State) -> Vec<String> {
    if state.age() == 0 {
        return Vec::new();
    }
    let rows = ROWS[usize::from(state.age()) - 1];
    let edge = rows.iter().flat_map(|(row, _)| row.iter().copied()).min().unwrap_or(1);
    let half = if edge == 1 { 8 } else { 12 }; // columns to half a card: the widest row fills the page
    let (mut lines, mut slot) = (Vec::new(), 0);
    for (row, _) in rows {
        let mut drawn = vec![String::from(" "); 3];
        let mut any = false;
        for middle in *row {
            let start = 1 + usize::from(middle - edge) * half;
            for (line, text) in drawn.iter_mut().zip(cell(state, slot)) {
                any |= !text.is_empty();
                *line = padded(line, start) + &text;
            }
            slot += 1;
        }
        if any {
            if lines.is_empty() {
                lines.push(String::new());
            }
            let rows = drawn.iter().map(|line| line.trim_end().to_owned());
            lines.extend(rows.filter(|line| !line.is_empty()));
        }
    }
    lines
}

/// What is written into a place of the structure.
fn cell(state: &State, slot: u8) -> [String; 3] {
    let open = state.is_accessible(slot);
    match state.slot(slot) {
        Lying::Nothing => Default::default(),
        Lying::FaceDown => [format!("({slot}) ░░░░░░"), String::new(), String::new()],
        Lying::FaceDownGuild => [format!("({slot}) ░ guild ░"), String::new(), String::new()],
        Lying::FaceUp(card) => {
            let facts = card.facts();
            let price = state.market(state.active()).card(card);
            let price = if price.chain { "chain".to_owned() } else { words::price(price.total) };
            let first = if open {
                format!("[{slot}] {} {price}", shape(facts.colour))
            } else {
                format!(" {slot}  {}", shape(facts.colour))
            };
            [first, facts.name.to_owned(), facts::brief(card)]
        }
    }
}
