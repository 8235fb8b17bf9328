//! The comparison of the Guild Court: who has crossed how much of what the purple die shows.

use mirabilia_words::Words;

use super::boards::{Leads, Set};
use super::names::all_of;
use super::picture::Picture;
use super::sheet::neighbours;
use super::turn::as_turn_began;

/// How a seat compares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Comparison {
    pub(super) buildings: Vec<String>,
    pub(super) own: u16,
    /// The neighbours, once each, with their numbers.
    pub(super) others: Vec<(usize, u16)>,
    /// With two players one must have more; else as many is enough (rules 6.62 and 6.64).
    pub(super) strictly: bool,
    pub(super) holds: bool,
}

/// How a seat compares in some buildings, as the turn began.
pub(super) fn compare(
    set: &'static Set,
    picture: &Picture,
    seat: usize,
    buildings: &[String],
    log: &[String],
) -> Comparison {
    let of = |one: usize| {
        let crossed = as_turn_began(set, picture, one, log);
        set.count(picture.cities[one].city.as_deref(), &crossed, buildings)
    };
    let (left, right) = neighbours(seat, picture.cities.len());
    let mut others = vec![(left, of(left))];
    if right != left {
        others.push((right, of(right)));
    }
    let own = of(seat);
    let strictly = picture.cities.len() == 2;
    let holds = others.iter().all(|&(_, n)| if strictly { own > n } else { own >= n });
    Comparison { buildings: buildings.to_vec(), own, others, strictly, holds }
}

/// How a seat compares in what a symbol shows; none for other symbols.
pub(super) fn compared(
    set: &'static Set,
    picture: &Picture,
    seat: usize,
    symbol: &str,
    log: &[String],
) -> Option<Comparison> {
    match set.leads(symbol)? {
        Leads::GuildCourt { buildings } => Some(compare(set, picture, seat, buildings, log)),
        _ => None,
    }
}

/// The symbol that the die of the Guild Court shows now, if it lies in the Forum.
pub(super) fn guild_symbol<'a>(set: &'static Set, picture: &'a Picture) -> Option<&'a str> {
    let shown = picture.forum.iter().filter_map(|die| die.symbol.as_deref());
    let mut guild =
        shown.filter(|symbol| matches!(set.leads(symbol), Some(Leads::GuildCourt { .. })));
    guild.next()
}

impl Comparison {
    /// The condition in words, and whether it holds.
    pub(super) fn text(&self, names: &[String], words: &Words) -> String {
        let yes = |is: bool| if is { "yes" } else { "no" };
        let others: Vec<String> = self
            .others
            .iter()
            .map(|(seat, n)| {
                let args = [("name", names[*seat].clone().into()), ("n", (*n).into())];
                words.say("dice-compare-other", &args)
            })
            .collect();
        let args = [
            ("what", all_of(&self.buildings, words).into()),
            ("own", self.own.into()),
            ("others", others.join(", ").into()),
            ("strictly", yes(self.strictly).into()),
            ("holds", yes(self.holds).into()),
        ];
        words.say("dice-compare", &args)
    }
}
