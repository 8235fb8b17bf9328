//! Which of the cards that a viewer remembers of a hand can still be in it.

use mirabilia_kernel::Fast;

use super::{claims, containers, left_over, satisfy_all};
use crate::view::View;

/// How often a way to satisfy all claims is looked for before it is taken that there is none.
const MEMORY_TRIES: u32 = 16;

/// The cards of a group that can still be in its packet. A card that was built from the discard pile
/// or seen there came from somewhere: where only this group can have given it, it is no longer held.
pub(crate) fn still_held(view: &View, age: u8, packet: usize, turn: u8) -> Vec<u8> {
    let mut open = containers(view);
    let group = open.iter().position(|c| c.name == (age, Some((packet, turn))));
    let Some(group) = group else { return Vec::new() };
    let mut cards = open[group].cards.clone();
    let mut claims = claims(view);
    if claims.is_empty() {
        return cards;
    }
    for container in open.iter_mut().filter(|container| container.name.1.is_none()) {
        let (cards, guilds) = left_over(&view.table, container.name.0);
        container.cards = cards;
        container.cards.extend(guilds);
    }
    let mut kinds = cards.clone();
    kinds.dedup();
    let luck = &mut Fast::new(0); // which way is found does not matter
    for kind in kinds {
        let same = |card: &&u8| **card == kind;
        let copies = cards.iter().filter(same).count();
        let mut possible = 0;
        while possible < copies {
            let Some(place) = open[group].cards.iter().position(|card| *card == kind) else {
                break;
            };
            open[group].cards.remove(place);
            if !satisfy_all(&mut claims, &open, &view.table, MEMORY_TRIES, luck) {
                break;
            }
            possible += 1;
        }
        let mut kept = 0;
        cards.retain(|card| {
            kept += usize::from(*card == kind);
            *card != kind || kept <= possible
        });
        open[group].cards.retain(|card| *card != kind);
        open[group].cards.extend(std::iter::repeat_n(kind, copies));
    }
    cards
}
