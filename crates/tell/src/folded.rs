//! Offers as they travel: each thing is said once.
//!
//! Many ways of a view say the same: every card of a hand can be used for the same stage at the same
//! price. A way on the wire leaves out what it shares with an earlier way, and names that way's move
//! in `like`. Dice spaces leave out titles and labels that follow from their id.

use mirabilia_games::{GameKind, ListedGame, for_game};
use mirabilia_kernel::wire::is_default;
use mirabilia_words::Message;

use crate::offer::{Offer, Way};

/// Leaves out what has been said before. [`read_offers`] puts it back.
pub fn folded(mut offers: Vec<Offer>) -> Vec<Offer> {
    for offer in &mut offers {
        let Some((title, label)) = known(&offer.pick) else { continue };
        leave_out(&mut offer.title, &title);
        offer.ways.iter_mut().for_each(|way| leave_out(&mut way.label, &label));
    }
    let whole: Vec<Way> = offers.iter().flat_map(|offer| &offer.ways).cloned().collect();
    for (at, way) in offers.iter_mut().flat_map(|offer| &mut offer.ways).enumerate() {
        way.fold(&whole[..at]);
    }
    offers
}

/// Reads offers as they travel.
pub fn read_offers(kind: GameKind, json: &str) -> serde_json::Result<Vec<Offer>> {
    // A bill or a detail does not tell of which game it is.
    fn typed<G: ListedGame>(json: &str) -> serde_json::Result<Vec<Offer>> {
        let offers: Vec<Offer<G::Bill, G::Detail>> = serde_json::from_str(json)?;
        Ok(offers.into_iter().map(Offer::any::<G>).collect())
    }
    for_game!(kind, G => typed::<G>(json)).map(unfolded)
}

/// Puts back what [`folded`] left out.
fn unfolded(mut offers: Vec<Offer>) -> Vec<Offer> {
    let mut whole: Vec<Way> = Vec::new();
    for way in offers.iter_mut().flat_map(|offer| &mut offer.ways) {
        let like = way.like.take();
        if let Some(like) = whole.iter().find(|earlier| Some(&earlier.text) == like.as_ref()) {
            way.unfold(like);
        }
        whole.push(way.clone());
    }
    for offer in &mut offers {
        let Some((title, label)) = known(&offer.pick) else { continue };
        put_back(&mut offer.title, &title);
        offer.ways.iter_mut().for_each(|way| put_back(&mut way.label, &label));
    }
    offers
}

/// The title of a Dice space that is named by its id alone, and the label of crossing it off.
fn known(pick: &str) -> Option<(Message, Message)> {
    let title = crate::dice::space_named(pick)?;
    let label = Message::new("dice-tell-move-cross").with("space", title.clone());
    Some((title, label))
}

fn leave_out<T: Default + PartialEq>(own: &mut T, same: &T) {
    if own == same {
        *own = T::default();
    }
}

fn put_back<T: Clone + Default + PartialEq>(own: &mut T, same: &T) {
    if is_default(own) {
        own.clone_from(same);
    }
}

/// Runs a macro for every field of a way but its move, with the bytes that it takes, roughly.
macro_rules! for_fields {
    ($each:ident) => {
        $each!(label 50);
        $each!(price 10);
        $each!(items 120);
        $each!(bill 60);
        $each!(notes 80);
        $each!(preview 120);
        $each!(refusal 80);
    };
}

/// The bytes that naming another way takes, roughly.
const NAMED: u32 = 45;

impl Way {
    fn fold(&mut self, earlier: &[Self]) {
        let first = |at: usize| !earlier[..at].iter().any(|way| way.text == earlier[at].text);
        let saved = |at: usize| Some((self.shared(&earlier[at])?, at)).filter(|_| first(at));
        let best = (0..earlier.len()).filter_map(saved).max_by_key(|(saved, _)| *saved);
        let Some((_, at)) = best.filter(|(saved, _)| *saved > NAMED) else { return };
        let like = &earlier[at];
        macro_rules! leave {
            ($field:ident $_:literal) => {
                leave_out(&mut self.$field, &like.$field);
            };
        }
        for_fields!(leave);
        self.like = Some(like.text.clone());
    }

    /// The bytes that are saved, roughly, by saying what differs from another way; none when that way
    /// has something that this one has not.
    fn shared(&self, other: &Self) -> Option<u32> {
        let mut saved = 0;
        macro_rules! share {
            ($field:ident $bytes:literal) => {
                if self.$field == other.$field {
                    saved += if is_default(&self.$field) { 0 } else { $bytes };
                } else if is_default(&self.$field) {
                    return None;
                }
            };
        }
        for_fields!(share);
        Some(saved)
    }

    fn unfold(&mut self, like: &Self) {
        macro_rules! put {
            ($field:ident $_:literal) => {
                put_back(&mut self.$field, &like.$field);
            };
        }
        for_fields!(put);
    }
}

#[cfg(test)]
mod tests {
    use mirabilia_games::{AnyTable, GameKind};
    use mirabilia_kernel::{Fast, Luck, Options, Turn};

    use super::{Offer, folded, read_offers};

    #[test]
    fn whole_games_say_the_same_when_they_are_unfolded() {
        for (kind, seats) in [(GameKind::Duel, 2), (GameKind::Wonders, 4), (GameKind::Dice, 3)] {
            let (mut sent, mut whole) = (0, 0);
            let luck = &mut Fast::new(5);
            let mut table = AnyTable::new(kind, seats, &Options::default(), vec![]).unwrap();
            table.deal(luck);
            while let Turn::Seats(deciding) = table.turn() {
                for seat in deciding.iter() {
                    let offers = crate::offers(&table, seat);
                    let text = serde_json::to_string(&folded(offers.clone())).unwrap();
                    assert_eq!(read_offers(kind, &text).unwrap(), offers);
                    // Only ways are folded: what others would pay is said once for each thing.
                    let ways = |offers: &[Offer]| -> usize {
                        let ways = offers.iter().map(|offer| serde_json::to_string(&offer.ways));
                        ways.map(|text| text.unwrap().len()).sum()
                    };
                    sent += ways(&folded(offers.clone()));
                    whole += ways(&offers);
                    let legal = table.legal_moves(seat);
                    let text = &legal[luck.below(legal.len() as u32) as usize];
                    table.step(&format!("{seat} {text}")).unwrap();
                }
                table.deal(luck);
            }
            assert!(sent * 4 < whole * 3, "{}: {sent} bytes of {whole}", kind.name());
        }
    }
}
