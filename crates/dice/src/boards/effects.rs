//! Effects of a board file, checked and compiled.

use mirabilia_kernel::options::one_of;
use mirabilia_kernel::phrase;
use mirabilia_kernel::phrase::at_most;

use super::compile::{building, buildings, index_of, number};
use super::file::{self, File};
use super::{BoardError, Effect};

type Result<T> = std::result::Result<T, BoardError>;

/// What effects refer to.
pub(super) struct EffectReader<'a> {
    pub(super) file: &'a File,
    pub(super) colours: &'a [String],
}

impl EffectReader<'_> {
    fn colour(&self, place: &str, colour: &str) -> Result<u8> {
        index_of(self.colours, colour).ok_or_else(|| {
            let found = format!("\"{colour}\"");
            BoardError::new(format!("{place}.colour"), found, one_of(self.colours))
        })
    }

    fn effect(&self, place: &str, effect: &file::Effect) -> Result<Effect> {
        use file::Effect as Said;
        let set = |ids: &[String]| buildings(&format!("{place}.buildings"), ids);
        Ok(match effect {
            Said::CrossSpace { buildings } => Effect::CrossSpace(set(buildings)?),
            Said::CrossUpToTwo { buildings } => Effect::CrossUpToTwo(set(buildings)?),
            Said::GainCoins { amount } => Effect::GainCoins(small(place, "amount", *amount)?),
            Said::ConstructFreeDie {} => Effect::FreeDie,
            Said::TakeAction {} => Effect::TakeAction,
            Said::UnlockDie { colour } => {
                let number = self.colour(place, colour)?;
                let special = |die: &file::Die| die.special && die.colour == *colour;
                let Some(die) = self.file.die.iter().position(special) else {
                    let found = &self.colours[usize::from(number)];
                    let expected = phrase!("board-special-colour", "the colour of a special die");
                    return Err(BoardError::new(format!("{place}.colour"), found, expected));
                };
                Effect::UnlockDie(die as u8)
            }
            Said::ProduceResource { amount } => {
                Effect::ProduceResource(small(place, "amount", *amount)?)
            }
            Said::Attack { printed_vp } => Effect::Attack(small(place, "printed_vp", *printed_vp)?),
            Said::Defence { amount } => Effect::Defence(small(place, "amount", *amount)?),
            Said::DieCostMinus1 { colour } => Effect::DieCostMinus1(match colour {
                Some(colour) => 1 << self.colour(place, colour)?,
                None => u8::MAX,
            }),
            Said::DieCostZero { colour } => Effect::DieCostZero(1 << self.colour(place, colour)?),
            Said::CoinsOnDie { colour, amount } => Effect::CoinsOnDie {
                colour: self.colour(place, colour)?,
                amount: small(place, "amount", *amount)?,
            },
            Said::Vp { amount } => Effect::Vp(small(place, "amount", *amount)?),
            Said::CoinAndVpPerSpace { building: id, rate } => Effect::CoinAndVpPerSpace {
                building: building(&format!("{place}.building"), id)?,
                rate: small(place, "rate", *rate)?,
            },
            Said::VpPerGallerySpace { rate } => {
                Effect::VpPerGallerySpace(small(place, "rate", *rate)?)
            }
        })
    }

    pub(super) fn effects(&self, place: &str, effects: &[file::Effect]) -> Result<Vec<Effect>> {
        if effects.len() > 4 {
            return Err(BoardError::new(format!("{place}.effects"), effects.len(), at_most(4)));
        }
        let effects: Vec<Effect> =
            effects.iter().map(|effect| self.effect(place, effect)).collect::<Result<_>>()?;
        // What asks nothing happens at once, so it must stand first to happen in the listed order.
        if effects.is_sorted_by_key(|effect| effect.asks()) {
            return Ok(effects);
        }
        let expected =
            phrase!("board-effect-order", "those that ask for a choice after the others");
        let found = phrase!("board-out-of-order", "out of order");
        Err(BoardError::new(format!("{place}.effects"), found, expected))
    }
}

/// Amounts stay small enough that no sum overflows.
fn small(place: &str, field: &str, amount: file::FileNumber) -> Result<u8> {
    number(&format!("{place}.{field}"), amount, 1..=30)
}
