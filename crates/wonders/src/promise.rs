//! Promises: what a preview said, compared with the table after the turn. For the laws.

use std::cmp::Ordering;

use mirabilia_kernel::offer::kept;
use mirabilia_kernel::{Change, Preview, Seat};

use crate::data::{Card, Symbol};
use crate::ids::{Due, Neighbour, Standing};
use crate::payment::Payment;
use crate::state::{Phase, State};

/// Is all that was promised, coins and points aside, what the table shows after the turn?
pub(crate) fn holds(
    promised: &Preview<State>,
    before: &State,
    after: &State,
    seat: Seat,
) -> Result<(), String> {
    let detail = &promised.detail;
    // Only the turn itself shows whether a look into the discard pile is in vain (rule 5.46).
    let revives = matches!(detail.due.0, Phase::Revive(_));
    let in_vain = after.revivals.iter().flatten().count()
        > before.revivals.iter().flatten().count()
        && after.revivable(after.reviver()).is_empty();
    if !(revives && in_vain) {
        kept("due", detail.due, Due(after.phase()))?;
        promised.next_holds(after, seat)?;
    }
    let (had, has) = (before.city(seat), after.city(seat));
    kept("shields", detail.shields, Change::between(had.shields(), has.shields()))?;
    let changes = had.shields() != has.shields();
    kept("neighbours", detail.against.len(), if changes { 2 } else { 0 })?;
    for (against, side) in detail.against.iter().zip([Neighbour::Left, Neighbour::Right]) {
        let other = side.of(seat, after.seats());
        let shields = after.city(other).shields();
        let standing = |own: u8| match own.cmp(&shields) {
            Ordering::Less => Standing::Weaker,
            Ordering::Equal => Standing::Equal,
            Ordering::Greater => Standing::Stronger,
        };
        kept("side", against.side, side)?;
        kept("neighbour", (against.seat, against.shields), (other.index(), shields))?;
        let stands = (standing(had.shields()), standing(has.shields()));
        kept("standing", (against.was, against.is), stands)?;
    }
    let count = |city: &crate::city::City, symbol: Symbol| {
        city.cards().iter().filter(|card| card.facts().symbol == Some(symbol)).count()
    };
    let gained = Symbol::ALL.into_iter().find(|symbol| count(has, *symbol) > count(had, *symbol));
    kept("symbol", detail.symbol, gained)?;
    let (old, new) = (had.symbols().1, has.symbols().1);
    if gained.is_some() || old != new {
        let counts = Symbol::ALL.map(|symbol| count(has, symbol) as u8);
        kept("symbols", detail.symbols, counts)?;
        kept("symbols_of_choice", u32::from(detail.symbols_of_choice), new)?;
    }
    let stage = (has.stages() != had.stages()).then_some(had.stages() + 1);
    kept("stage", detail.stage, stage)?;
    let chained = |state: &State, card: Card| {
        let bill = state.card_bill(seat, card, Payment::NONE);
        bill.is_some_and(|bill| bill.chain.is_some())
    };
    let opened = |card: &Card| {
        let comes = card.facts().age >= before.age() && card.copies(before.seats()) > 0;
        comes && !chained(before, *card) && chained(after, *card)
    };
    kept("opens", &detail.opens, &Card::all().filter(opened).collect())
}
