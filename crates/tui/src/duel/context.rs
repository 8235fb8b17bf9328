//! What a drawing of the board is made from: the picture, the selection and the hint.

use mirabilia_games::AnyDetail;
use mirabilia_games::duel::Picture;
use mirabilia_words::Words;

use super::catalogue::{Item, face_up, slots};
use crate::choices::is_open;
use crate::draw::{Ink, Palette};
use crate::game_ui::DrawContext;
use crate::scene::{AnyPicture, Scene};

/// The board as one viewer sees it.
pub(super) struct BoardContext<'a> {
    pub(super) picture: &'a Picture,
    pub(super) scene: &'a Scene,
    pub(super) names: Vec<String>,
    pub(super) words: &'a Words,
    pub(super) palette: Palette,
    /// The ids that can be selected, in the order of the choices.
    pub(super) choosable: Vec<&'a str>,
    picked: Option<&'a str>,
    /// What the hint advises to select.
    advised: Option<&'a str>,
    /// The slots that the selected card uncovers, and where the pawn would go.
    pub(super) frees: Vec<u8>,
    pub(super) ghost: Option<i8>,
}

/// The picture of a scene; `None` for another game.
pub(super) fn picture(scene: &Scene) -> Option<&Picture> {
    match &scene.picture {
        AnyPicture::Duel(picture) => Some(picture),
        _ => None,
    }
}

impl<'a> BoardContext<'a> {
    /// The context of a scene; `None` if it shows another game.
    pub(super) fn new(scene: &'a Scene, context: DrawContext<'a>) -> Option<Self> {
        let picture = picture(scene)?;
        let open = || scene.offers.iter().filter(|offer| is_open(offer));
        let picked = context.picked.and_then(|at| open().nth(at));
        let best = scene.hint.as_ref().and_then(|hint| hint.best());
        let advised = open().find(|offer| offer.ways.iter().any(|way| Some(&*way.text) == best));
        // Every way takes the card, so the first preview is enough; building comes first.
        let preview =
            picked.and_then(|offer| offer.ways.iter().find_map(|way| way.preview.as_ref()));
        let (frees, ghost) = match preview.map(|preview| &preview.detail) {
            Some(AnyDetail::Duel(detail)) => {
                (detail.uncovers.clone(), detail.pawn.map(|pawn| pawn.is))
            }
            _ => (Vec::new(), None),
        };
        Some(Self {
            names: scene.names(),
            words: context.words,
            palette: Palette(context.colours),
            choosable: open().map(|offer| &*offer.pick).collect(),
            picked: picked.map(|offer| &*offer.pick),
            advised: advised.map(|offer| &*offer.pick),
            ghost: ghost.filter(|at| *at != picture.pawn),
            frees,
            picture,
            scene,
        })
    }

    /// Whether the item is selected.
    pub(super) fn is_picked(&self, thing: Item) -> bool {
        self.picked == Some(thing.id())
    }

    /// The mark of an item: its number, or that it is selected or advised.
    pub(super) fn tick(&self, id: &str) -> (String, Ink) {
        if self.picked == Some(id) {
            return ("▶".to_owned(), Ink::Picked);
        }
        if self.advised == Some(id) {
            return ("!".to_owned(), Ink::Advised);
        }
        let at = self.choosable.iter().position(|one| *one == id);
        at.map_or((" ".to_owned(), Ink::Plain), |at| ((at + 1).to_string(), Ink::Strong))
    }

    /// The ids offered besides the cards of the structure, for either player.
    pub(super) fn offered(&self) -> Vec<&'a str> {
        let lies = |id: &str| {
            let card = |slot| face_up(slot).is_some_and(|card| card.facts().id == id);
            self.picture.structure.iter().any(card)
        };
        if !self.choosable.is_empty() {
            return self.choosable.iter().copied().filter(|id| !lies(id)).collect();
        }
        let wonders = self.picture.offered_wonders.iter().map(|wonder| wonder.facts().id);
        wonders.chain(self.picture.drawn_tokens.iter().map(|token| token.facts().id)).collect()
    }

    /// A sentence that explains the decision to new players.
    pub(super) fn about(&self) -> Option<String> {
        self.scene.prompt.about.as_ref().map(|about| self.words.tell(about, &self.names))
    }

    /// Formats a message without arguments.
    pub(super) fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// Whether this seat has won.
    pub(super) fn won(&self, seat: usize) -> bool {
        let ending = self.scene.ending.as_ref();
        ending.is_some_and(|ending| ending.winners.contains(&(seat as u8)))
    }

    /// The number of cards that lie face down.
    pub(super) fn face_down(&self) -> usize {
        self.picture.structure.iter().filter(|slot| face_up(slot).is_none()).count()
    }

    /// The left edge of the structure in half cards, and its width in cards.
    pub(super) fn span(&self) -> (u8, u8) {
        let middles = || slots(self.picture.age).iter().map(|slot| slot.middle);
        let (from, to) = (middles().min().unwrap_or(1) - 1, middles().max().unwrap_or(1) + 1);
        (from, (to - from) / 2)
    }
}
