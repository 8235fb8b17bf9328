//! What a drawing of the board is made from.

use mirabilia_words::Words;

use super::after::after;
use super::facts;
use super::moves::Move;
use super::phase::choosable;
use super::picture::Picture;
use crate::draw::{Ink, Palette};
use crate::room::Look;
use crate::scene::Scene;

/// The table as it is drawn: the picture, and what is picked and advised on it.
pub(super) struct Desk<'a> {
    pub(super) picture: Picture,
    pub(super) scene: &'a Scene,
    pub(super) names: Vec<String>,
    pub(super) words: &'a Words,
    pub(super) palette: Palette,
    /// What can be picked, in the order of the choices.
    pub(super) choosable: Vec<String>,
    pub(super) picked: Option<String>,
    /// What a hint advises to pick.
    pub(super) advised: Option<String>,
    /// The slots that open when what is picked is taken, and where the pawn stands when it is built.
    pub(super) frees: Vec<u8>,
    pub(super) ghost: Option<i8>,
}

/// The names of both players.
pub(super) fn names(scene: &Scene) -> Vec<String> {
    let name = |seat: usize| {
        let face = scene.faces.get(seat);
        face.map_or_else(|| (seat + 1).to_string(), |face| face.name.clone())
    };
    vec![name(0), name(1)]
}

impl<'a> Desk<'a> {
    /// The table of a scene; none when the picture is not one of this game.
    pub(super) fn new(scene: &'a Scene, look: Look<'a>) -> Option<Self> {
        let picture = Picture::of(scene)?;
        let choosable = choosable(&picture, scene);
        let picked = look.picked.and_then(|at| choosable.get(at)).cloned();
        let hint = scene.hint.as_ref().and_then(|hint| hint.best());
        let advised = hint.filter(|text| scene.view.legal.iter().any(|one| one == text));
        let advised = advised.and_then(Move::read).map(|m| m.subject().to_owned());
        let card = picked.as_deref().filter(|id| picture.slot_of(id).is_some());
        let out = card.zip(picture.viewer).map(|(id, seat)| after(&picture, seat, Move::Build(id)));
        let (frees, ghost) = out.map_or((Vec::new(), None), |out| (out.frees, Some(out.pawn)));
        let ghost = ghost.filter(|at| *at != picture.pawn);
        Some(Self {
            names: names(scene),
            words: look.words,
            palette: Palette(look.colours),
            picture,
            scene,
            choosable,
            picked,
            advised,
            frees,
            ghost,
        })
    }

    /// The mark of something that can be picked: its number, or that it is picked or advised.
    pub(super) fn tick(&self, id: &str) -> (String, Ink) {
        if self.picked.as_deref() == Some(id) {
            return ("▶".to_owned(), Ink::Picked);
        }
        if self.advised.as_deref() == Some(id) {
            return ("!".to_owned(), Ink::Advised);
        }
        let at = self.choosable.iter().position(|one| one == id);
        at.map_or((" ".to_owned(), Ink::Plain), |at| ((at + 1).to_string(), Ink::Strong))
    }

    /// A price as it is written on a card: `~` for a chain, in brackets when it cannot be paid.
    pub(super) fn price(&self, seat: usize, card: &str) -> String {
        let bill = super::price::bill_for(&self.picture, seat, card);
        if bill.chain.is_some() {
            return "~".to_owned();
        }
        if bill.total > self.picture.cities[seat].coins {
            return format!("({})", bill.total);
        }
        bill.total.to_string()
    }

    /// A message without blanks.
    pub(super) fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// Is the game over and won by this seat?
    pub(super) fn won(&self, seat: usize) -> bool {
        let ending = self.scene.ending.as_ref();
        ending.is_some_and(|ending| ending.winners.contains(&(seat as u8)))
    }

    /// The wonders that no longer can be built, because seven stand.
    pub(super) fn wonders_gone(&self, seat: usize) -> bool {
        let city = &self.picture.cities[seat];
        self.picture.age > 0
            && city.wonders_unbuilt.is_empty()
            && city.wonders_built.len() < 4
            && self.picture.offered_wonders.is_empty()
    }

    /// How many cards lie face down.
    pub(super) fn face_down(&self) -> usize {
        self.picture.structure.iter().filter(|slot| slot.is_down()).count()
    }

    /// Where the structure's first card begins, in half cards, and how wide it is in cards.
    pub(super) fn span(&self) -> (u8, u8) {
        let middles = || facts::slots(self.picture.age).iter().map(|slot| slot.middle);
        let (from, to) = (middles().min().unwrap_or(1) - 1, middles().max().unwrap_or(1) + 1);
        (from, (to - from) / 2)
    }
}
