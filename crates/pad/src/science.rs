//! The science of 7 Wonders: what symbols are worth, and the best use of those of choice.

use mirabilia_games::wonders::data::{Act, BOARDS, Board, Card, Symbol};
use mirabilia_games::wonders::score::best_science;

/// Points, and the compasses, gears and tablets with those of choice in their best place.
pub type Uses = (i16, [u8; 3]);

/// How many cards bear a symbol, copies aside: a city has no card twice.
pub(crate) fn cards_with(symbol: Symbol) -> u8 {
    Card::all().filter(|card| card.facts().symbol == Some(symbol)).count() as u8
}

/// How many copies of such cards there are with this many players.
pub(crate) fn copies_with(symbol: Symbol, seats: u8) -> u8 {
    let cards = Card::all().filter(|card| card.facts().symbol == Some(symbol));
    cards.map(|card| card.copies(seats)).sum()
}

/// How many symbols of choice a city can have: those of cards, and those of one side of a wonder.
/// Only one wonder gives any, so it is the number at the table too.
pub(crate) fn wild() -> u8 {
    let cards = Card::all().filter(|card| card.facts().wild_science).count();
    (cards + BOARDS.iter().map(choices).max().unwrap_or(0)) as u8
}

fn choices(board: &Board) -> usize {
    board.stages.iter().filter(|stage| stage.act == Act::WildScience).count()
}

/// The best use of symbols. Symbols that no city can have count nothing.
pub fn best_use(symbols: [u8; 3], wild_symbols: u8) -> Uses {
    let most = Symbol::ALL.map(cards_with);
    let held: [u8; 3] = std::array::from_fn(|at| symbols[at].min(most[at]));
    let choice = wild_symbols.min(wild());
    let worth = |symbols: [u8; 3], wild: u8| best_science(symbols.map(u32::from), wild.into());
    let mut best = held;
    for left in (0..choice).rev() {
        let with = |at: usize| {
            let mut more = best;
            more[at] += 1;
            more
        };
        // The first of equally good ones.
        best =
            [2, 1, 0].map(with).into_iter().max_by_key(|more| worth(*more, left)).unwrap_or(best);
    }
    (worth(held, choice), best)
}

/// The best uses of all symbols that a city can have: by compasses, gears, tablets and choice.
pub fn uses() -> Vec<Vec<Vec<Vec<Uses>>>> {
    let [compass, gear, tablet] = Symbol::ALL.map(cards_with);
    let of = |c, g, t| (0..=wild()).map(|w| best_use([c, g, t], w)).collect();
    let tablets = |c, g| (0..=tablet).map(|t| of(c, g, t)).collect();
    (0..=compass).map(|c| (0..=gear).map(|g| tablets(c, g)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_of_choice_stand_where_they_bring_most() {
        let cases = [
            ([3, 2, 1], 0, (21, [3, 2, 1])),
            ([2, 2, 1], 1, (26, [2, 2, 2])),
            ([4, 1, 0], 1, (26, [5, 1, 0])),
            ([0, 0, 0], 2, (4, [2, 0, 0])),
            ([1, 0, 0], 2, (10, [1, 1, 1])),
            ([4, 4, 4], 2, (16 + 16 + 36 + 28, [6, 4, 4])),
            ([9, 0, 0], 5, (36, [6, 0, 0])),
        ];
        for (symbols, wild, expected) in cases {
            assert_eq!(best_use(symbols, wild), expected, "{symbols:?} and {wild}");
        }
        let wonders = BOARDS.chunks(2).filter(|sides| sides.iter().any(|side| choices(side) > 0));
        assert_eq!(wonders.count(), 1, "else a table has more symbols of choice than a city");
    }
}
