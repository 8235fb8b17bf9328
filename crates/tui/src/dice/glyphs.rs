//! Effects in a few cells, for the spaces of sheets: `3p`, `+◆`, `d▬0`. `explain` has the words.

use mirabilia_games::dice::catalogue::Effect;
use mirabilia_games::dice::{BoardsEntry, Building};

use super::catalogue::{self, colour_of, once_each};
use crate::draw::mark;

/// The sign of a wonder.
pub(super) const WONDER: &str = "⌂";

/// The shape of a building.
pub(super) fn building(building: Building) -> &'static str {
    colour_of(building).map_or(WONDER, mark)
}

fn buildings(of: &[Building]) -> String {
    once_each(of.iter().map(|one| building(*one))).concat()
}

/// One effect.
fn effect(effect: &Effect, set: &BoardsEntry) -> String {
    match effect {
        Effect::Cross { buildings: of } => format!("+{}", buildings(of)),
        Effect::CrossUpTo { spaces, buildings: of } => format!("+{spaces}{}", buildings(of)),
        Effect::Coins { coins } => format!("{coins}¢"),
        Effect::FreeDie => "d0".to_owned(),
        Effect::Action => "↻".to_owned(),
        Effect::Unlocks { die } => {
            format!("d{}+", mark(catalogue::die(set, die).map_or("", |die| &die.colour)))
        }
        Effect::Resources { resources } => format!("{resources}r"),
        Effect::Attack { points } => format!("{points}†"),
        Effect::Defence { defence } => format!("−{defence}†"),
        Effect::CheaperDice { colour: None } => "d−1".to_owned(),
        Effect::CheaperDice { colour: Some(colour) } => format!("d{}−1", mark(colour)),
        Effect::FreeDice { colour } => format!("d{}0", mark(colour)),
        Effect::CoinsOnDie { colour, coins } => format!("d{}{coins}¢", mark(colour)),
        Effect::Points { points } => format!("{points}p"),
        Effect::CoinsAndPointsFor { each, building: of } => format!("{each}¢p/{}", building(*of)),
        Effect::PointsForGallery { points } => format!("{points}p/{}", building(Building::GALLERY)),
    }
}

/// All effects of a space or a bonus.
pub(super) fn effects(all: &[Effect], set: &BoardsEntry) -> String {
    all.iter().map(|one| effect(one, set)).collect::<Vec<_>>().join(" ")
}
