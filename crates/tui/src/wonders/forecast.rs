//! What a move would bring, before it is made. Points are counted as the rules do, for a city that
//! is not there yet.

use mirabilia_games::wonders::Card;
use mirabilia_games::wonders::catalogue::{Counted, Effect};
use mirabilia_games::wonders::words::Neighbour;

use super::facts::{SALE, Science, card};
use super::moves::Said;
use super::picture::{City, Pay, Picture};

/// How two strengths compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    Weaker,
    Equal,
    Stronger,
}

impl Standing {
    pub(crate) fn of(mine: u32, theirs: u32) -> Self {
        match mine.cmp(&theirs) {
            std::cmp::Ordering::Less => Self::Weaker,
            std::cmp::Ordering::Equal => Self::Equal,
            std::cmp::Ordering::Greater => Self::Stronger,
        }
    }

    /// The word that messages know it by.
    pub(crate) fn word(self) -> &'static str {
        ["weaker", "equal", "stronger"][self as usize]
    }
}

/// A neighbour in a conflict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rival {
    pub(crate) seat: usize,
    pub(crate) shields: u32,
    pub(crate) was: Standing,
    pub(crate) is: Standing,
}

/// What a move would bring, as the table stands: what others do in the same turn may change it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Forecast {
    pub(crate) coins: (i32, i32),
    /// Points more, coins aside.
    pub(crate) points: i32,
    pub(crate) shields: (u32, u32),
    pub(crate) rivals: [Rival; 2],
    /// Cards that will be free and are not yet.
    pub(crate) opens: Vec<Card>,
}

/// A city between its neighbours.
#[derive(Clone, Copy)]
pub(crate) struct Around<'a> {
    pub(crate) city: &'a City,
    pub(crate) left: &'a City,
    pub(crate) right: &'a City,
}

impl<'a> Around<'a> {
    pub(crate) fn new(picture: &'a Picture, seat: usize) -> Self {
        let next = |side| &picture.cities[picture.beside(seat, side)];
        let [left, right] = Neighbour::BOTH.map(next);
        Self { city: &picture.cities[seat], left, right }
    }

    /// How often a reward is given.
    fn times(&self, each: &Counted, own: bool, neighbours: bool) -> i32 {
        let here = |city: &City| match each {
            Counted::Stages => city.stages_built,
            Counted::Cards { colours } => {
                city.cards.iter().filter(|id| colours.contains(&card(**id).colour)).count()
            }
        };
        let mine = if own { here(self.city) } else { 0 };
        let theirs = if neighbours { here(self.left) + here(self.right) } else { 0 };
        (mine + theirs) as i32
    }

    /// Points of an effect alone; science is counted together.
    fn points_of(&self, effect: &Effect) -> i32 {
        match effect {
            Effect::Points { points } => i32::from(*points),
            Effect::PointsIfComplete { points } if self.city.next_stage().is_none() => {
                i32::from(*points)
            }
            Effect::Reward { points, each, own, neighbours, .. } => {
                i32::from(*points) * self.times(each, *own, *neighbours)
            }
            _ => 0,
        }
    }

    /// All points but those of the treasury: coins are told apart.
    pub(crate) fn points(&self) -> i32 {
        let alone: i32 = self.city.effects().map(|effect| self.points_of(effect)).sum();
        let tokens: i32 = self.city.tokens().into_iter().map(i32::from).sum();
        alone + tokens + science_points(self.city.science())
    }

    /// Coins that effects bring at once.
    fn coins_from(&self, effects: &[Effect]) -> i32 {
        let coins = effects.iter().map(|effect| match effect {
            Effect::Coins { coins } => i32::from(*coins),
            Effect::Reward { coins, each, own, neighbours, .. } => {
                i32::from(*coins) * self.times(each, *own, *neighbours)
            }
            _ => 0,
        });
        coins.sum()
    }
}

/// Squares of each symbol, and 7 for a set of three; free symbols go where they bring most.
pub(crate) fn science_points(Science { symbols, choice }: Science) -> i32 {
    if choice == 0 {
        let sets = symbols.into_iter().min().unwrap_or_default();
        return (symbols.iter().map(|n| n * n).sum::<u32>() + 7 * sets) as i32;
    }
    let with = |at: usize| {
        let mut symbols = symbols;
        symbols[at] += 1;
        science_points(Science { symbols, choice: choice - 1 })
    };
    (0..symbols.len()).map(with).max().unwrap_or_default()
}

/// What a seat's move would bring.
pub(crate) fn forecast(picture: &Picture, seat: usize, said: Said) -> Forecast {
    let now = Around::new(picture, seat);
    let mut city = now.city.clone();
    let (mut pay, mut bank, mut gain) = (Pay::default(), 0, 0);
    let mut effects: &[Effect] = &[];
    let mut built = None;
    match said {
        Said::Build(Some(id), paid) => {
            (pay, built) = (paid, Some(id));
            bank = picture.in_hand(id).map_or(0, |one| one.bank);
        }
        Said::Revive(Some(id)) => built = Some(id),
        Said::Stage(_, paid) => {
            pay = paid;
            effects = now.city.next_stage().map_or(&[], |stage| &stage.effects);
            city.stages_built += 1;
        }
        Said::Sell(_) => gain = i32::from(SALE),
        _ => {}
    }
    if let Some(id) = built {
        effects = &card(id).effects;
        city.cards.push(id);
    }
    let then = Around { city: &city, ..now };
    gain += then.coins_from(effects);
    let shields = (now.city.strength(), city.strength());
    let rival = |other: &City| Rival {
        seat: other.seat,
        shields: other.shields.into(),
        was: Standing::of(shields.0, other.shields.into()),
        is: Standing::of(shields.1, other.shields.into()),
    };
    let paid = i32::from(bank) + i32::from(pay.sum());
    let had = i32::from(now.city.coins);
    Forecast {
        coins: (had, had - paid + gain),
        points: then.points() - now.points(),
        shields,
        rivals: [rival(now.left), rival(now.right)],
        opens: built.map_or_else(Vec::new, |id| opens(now.city, &city, id)),
    }
}

/// The cards that become free with a card, and are neither free nor built yet.
fn opens(before: &City, after: &City, id: Card) -> Vec<Card> {
    let fresh = |other: &Card| !after.has_name(*other) && !before.has_any(&card(*other).free_with);
    card(id).opens.iter().copied().filter(fresh).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn science_is_squares_and_sets() {
        // Rules 7.11 to 7.13.
        for (symbols, choice, points) in
            [([3, 2, 1], 0, 21), ([2, 2, 1], 1, 26), ([4, 1, 0], 1, 26), ([0, 0, 0], 2, 4)]
        {
            assert_eq!(science_points(Science { symbols, choice }), points, "{symbols:?}");
        }
    }
}
