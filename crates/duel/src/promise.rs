//! Promises: what a preview said, compared with the table after the move. For the laws.

use mirabilia_kernel::offer::kept;
use mirabilia_kernel::{Change, End, Preview, Seat};

use crate::city::City;
use crate::data::{SLOTS, Slot, Symbol, TRACK, Token};
use crate::ids::Due;
use crate::state::{Lying, Phase, State};

/// Is all that was promised, coins and points aside, what the table shows after the move?
pub(crate) fn holds(
    promised: &Preview<State>,
    before: &State,
    after: &State,
    seat: Seat,
) -> Result<(), String> {
    let detail = &promised.detail;
    kept("end", promised.end, after.outcome())?;
    promised.next_holds(after, seat)?;
    kept("due", detail.due, Due(after.phase()))?;
    kept("pawn", detail.pawn, Change::between(before.pawn(), after.pawn()))?;
    let [_, near, far] = TRACK.map(|zone| zone.coins);
    let taken = |coins: &u8| {
        Seat::all(2).any(|side| before.has_loot(side, *coins) != after.has_loot(side, *coins))
    };
    kept("loot", &detail.loot, &[near, far].into_iter().filter(taken).collect())?;
    let (had, has) = (symbols(before.city(seat)), symbols(after.city(seat)));
    let gained = Symbol::ALL.into_iter().find(|s| has[*s as usize] > had[*s as usize]);
    kept("symbol", detail.symbol, gained)?;
    let different = gained.map_or(0, |_| has.iter().filter(|count| **count > 0).count());
    kept("symbols", usize::from(detail.symbols), different)?;
    let opened = |slot: &Slot| {
        let same_age = before.age() == after.age();
        same_age && !before.is_accessible(*slot) && after.is_accessible(*slot)
    };
    let uncovered: Vec<Slot> = (0..SLOTS as Slot).filter(opened).collect();
    kept("uncovers", &detail.uncovers, &uncovered)?;
    let is_down = |slot: &Slot| matches!(after.slot(*slot), Lying::FaceDown | Lying::FaceDownGuild);
    kept("reveals", &detail.reveals, &uncovered.into_iter().filter(is_down).collect())?;
    again_holds(promised, before, after, seat)
}

/// How often a city has each symbol, recounted.
fn symbols(city: &City) -> [u8; Symbol::ALL.len()] {
    let law = city.has(Token::LAW).then_some(Symbol::Scales);
    let mut counts = [0; Symbol::ALL.len()];
    for symbol in city.cards().iter().filter_map(|card| card.facts().symbol).chain(law) {
        counts[symbol as usize] += 1;
    }
    counts
}

/// A further turn has begun or waits, or is lost with the age.
fn again_holds(
    promised: &Preview<State>,
    before: &State,
    after: &State,
    seat: Seat,
) -> Result<(), String> {
    let begun = after.phase() == Phase::Play && after.active() == seat;
    let begun = begun && before.phase() != Phase::Begin;
    let again = begun || after.plays_again();
    kept("plays_again", promised.detail.plays_again, again)?;
    let city = before.city(seat);
    let mut new = after.city(seat).built().iter().filter(|wonder| !city.built().has(*wonder));
    let earned =
        before.plays_again() || new.any(|wonder| wonder.facts().again || city.has(Token::THEOLOGY));
    let won = matches!(after.phase(), Phase::Over(End::Military | End::Science));
    kept("again_lost", promised.detail.again_lost, earned && !again && !won)
}
