//! Points as the score pad counts them (rules, chapter 10), for what would be.

use mirabilia_games::duel::catalogue::{Counted, Effect};

use super::facts;
use super::picture::City;

/// What points depend on in one city.
#[derive(Clone, Debug)]
pub(super) struct Estate {
    pub(super) coins: u16,
    pub(super) cards: Vec<String>,
    pub(super) wonders: Vec<String>,
    pub(super) tokens: Vec<String>,
}

impl Estate {
    /// What a city has.
    pub(super) fn of(city: &City) -> Self {
        Self {
            coins: city.coins,
            cards: city.cards.clone(),
            wonders: city.wonders_built.clone(),
            tokens: city.tokens.clone(),
        }
    }

    /// How often something is there.
    pub(super) fn count(&self, what: &Counted) -> u16 {
        let n = match what {
            Counted::Cards { colours } => {
                let fits = |card: &&String| {
                    colours.iter().any(|colour| colour.name() == facts::colour(card))
                };
                self.cards.iter().filter(fits).count()
            }
            Counted::Wonders => self.wonders.len(),
            Counted::Coins { coins } => usize::from(self.coins / u16::from(*coins)),
            Counted::Tokens => self.tokens.len(),
        };
        n as u16
    }

    /// Coins as points.
    pub(super) fn treasury(&self) -> i32 {
        i32::from(self.coins / 3)
    }
}

/// How often something is there in the city that has most of it.
pub(super) fn most(estates: &[Estate; 2], what: &Counted) -> u16 {
    estates[0].count(what).max(estates[1].count(what))
}

/// The points of one seat.
pub(super) fn points(estates: &[Estate; 2], pawn: i8, seat: usize) -> i32 {
    let mine = &estates[seat];
    let worth = |effect: &Effect| -> u16 {
        match effect {
            Effect::Points { points } => u16::from(*points),
            Effect::PointsFor { points, each } => u16::from(*points) * mine.count(each),
            Effect::Guild { points, each, .. } => u16::from(*points) * most(estates, each),
            _ => 0,
        }
    };
    let things = mine.cards.iter().chain(&mine.wonders).chain(&mine.tokens);
    let sum: u16 = things.flat_map(|id| facts::effects(id)).map(worth).sum();
    i32::from(sum) + mine.treasury() + military(pawn, seat)
}

/// What the pawn is worth to a seat: seat 0 drives it towards 9, the capital of seat 1.
fn military(pawn: i8, seat: usize) -> i32 {
    let ahead = if seat == 0 { pawn } else { -pawn };
    if ahead <= 0 {
        return 0;
    }
    let within = |from: u8| ahead >= from as i8;
    let zone = facts::zones().iter().rev().find(|zone| within(zone.from));
    zone.map_or(0, |zone| i32::from(zone.points))
}
