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
    let ways: Vec<&Way> = offers.iter().flat_map(|offer| &offer.ways).collect();
    let values = distinct_values(&ways);
    let likes = most_alike(&ways, &values);
    let texts: Vec<String> = likes.iter().flatten().map(|&like| ways[like].text.clone()).collect();
    let mut texts = texts.into_iter();
    for (at, way) in offers.iter_mut().flat_map(|offer| &mut offer.ways).enumerate() {
        if let Some(like) = likes[at] {
            way.leave_out_shared(&values[at], &values[like]);
            way.like = texts.next();
        }
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

/// Runs a macro for every field of a way but its move, with its number and the bytes that it takes,
/// roughly.
macro_rules! for_fields {
    ($each:ident) => {
        $each!(0 label 50);
        $each!(1 price 10);
        $each!(2 items 120);
        $each!(3 bill 60);
        $each!(4 notes 80);
        $each!(5 preview 120);
        $each!(6 refusal 80);
    };
}

/// The bytes that naming another way takes, roughly.
const NAMED: u32 = 45;

/// The values of a way's fields as numbers: equal numbers are equal values. Values are compared
/// once, because a Dice view has a hundred ways, and each is compared with all before it.
type Values = [usize; 7];

/// The number of an empty field.
const EMPTY: usize = usize::MAX;

fn distinct_values(ways: &[&Way]) -> Vec<Values> {
    let mut all: Vec<Values> = Vec::with_capacity(ways.len());
    for (at, way) in ways.iter().enumerate() {
        let mut values = [EMPTY; 7];
        macro_rules! number {
            ($index:literal $field:ident $_:literal) => {
                if !is_default(&way.$field) {
                    let same = |other: &usize| {
                        all[*other][$index] == *other && ways[*other].$field == way.$field
                    };
                    values[$index] = (0..at).find(same).unwrap_or(at);
                }
            };
        }
        for_fields!(number);
        all.push(values);
    }
    all
}

/// For every way, the earlier way that shares most with it, where naming that one saves something.
fn most_alike(ways: &[&Way], values: &[Values]) -> Vec<Option<usize>> {
    let is_first = |at: &usize| !ways[..*at].iter().any(|way| way.text == ways[*at].text);
    // A move stands for the first way that has it.
    let mut firsts: Vec<usize> = Vec::new();
    let mut likes = Vec::with_capacity(ways.len());
    for at in 0..ways.len() {
        let saved = |&earlier: &usize| Some((shared(&values[at], &values[earlier])?, earlier));
        let best = firsts.iter().filter_map(saved).max_by_key(|(saved, _)| *saved);
        likes.push(best.filter(|(saved, _)| *saved > NAMED).map(|(_, earlier)| earlier));
        firsts.extend(Some(at).filter(is_first));
    }
    likes
}

/// The bytes that are saved, roughly, by saying what differs from another way; none when that way
/// has something that this one has not.
fn shared(own: &Values, other: &Values) -> Option<u32> {
    let mut saved = 0;
    macro_rules! share {
        ($index:literal $_:ident $bytes:literal) => {
            if own[$index] == EMPTY {
                if other[$index] != EMPTY {
                    return None;
                }
            } else if own[$index] == other[$index] {
                saved += $bytes;
            }
        };
    }
    for_fields!(share);
    Some(saved)
}

impl Way {
    fn leave_out_shared(&mut self, own: &Values, like: &Values) {
        macro_rules! leave {
            ($index:literal $field:ident $_:literal) => {
                if own[$index] == like[$index] {
                    self.$field = Default::default();
                }
            };
        }
        for_fields!(leave);
    }

    fn unfold(&mut self, like: &Self) {
        macro_rules! put {
            ($_index:literal $field:ident $_:literal) => {
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
