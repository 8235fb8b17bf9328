//! What a drawing of the board is made from: the picture, the board set, the selection and the
//! hint.

use mirabilia_games::AnyDetail;
use mirabilia_games::dice::picture::CityPicture;
use mirabilia_games::dice::{BoardsEntry, Picture};
use mirabilia_tell::{Offer, Way};
use mirabilia_words::{Message, Words};

use super::boards;
use crate::choices::is_open;
use crate::draw::{Ink, Palette};
use crate::game_ui::DrawContext;
use crate::scene::{AnyPicture, Scene};

/// The board as one viewer sees it.
pub(super) struct BoardContext<'a> {
    pub(super) picture: &'a Picture,
    pub(super) set: &'static BoardsEntry,
    pub(super) scene: &'a Scene,
    pub(super) names: Vec<String>,
    pub(super) words: &'a Words,
    pub(super) palette: Palette,
    /// The ids that can be selected, in the order of the choices.
    choosable: Vec<&'a str>,
    pub(super) picked: Option<&'a str>,
    /// What the hint advises: a die, a space or a bonus.
    pub(super) advised: Vec<&'a str>,
    /// The spaces that the selection leads to.
    pub(super) lit: Vec<&'a str>,
    /// The spaces that can be crossed now, by any means.
    pub(super) open: Vec<&'a str>,
}

/// The picture of a scene; `None` for another game.
pub(super) fn picture(scene: &Scene) -> Option<&Picture> {
    match &scene.picture {
        AnyPicture::Dice(picture) => Some(picture),
        _ => None,
    }
}

/// The space that an open way crosses off.
fn crosses(way: &Way) -> Option<&str> {
    match way.preview.as_ref().map(|preview| &preview.detail) {
        Some(AnyDetail::Dice(detail)) => detail.space.as_deref(),
        _ => None,
    }
}

impl<'a> BoardContext<'a> {
    /// The context of a scene; `None` if it shows another game or its board set is not known.
    pub(super) fn new(scene: &'a Scene, context: DrawContext<'a>) -> Option<Self> {
        let picture = picture(scene)?;
        let decides = scene.decides();
        let offers = || scene.offers.iter().filter(move |offer| decides && is_open(offer));
        let picked = context.picked.and_then(|at| offers().nth(at));
        let best = scene.hint.as_ref().and_then(|hint| hint.best());
        let advised = offers().find_map(|offer| {
            let way = offer.ways.iter().find(|way| Some(&*way.text) == best)?;
            Some([Some(&*offer.pick), crosses(way)])
        });
        let lit = picked.into_iter().flat_map(|offer| &offer.ways).filter_map(crosses);
        Some(Self {
            picture,
            set: boards::of(picture)?,
            names: scene.names(),
            words: context.words,
            palette: Palette(context.colours),
            choosable: offers().map(|offer| &*offer.pick).collect(),
            picked: picked.map(|offer| &*offer.pick),
            advised: advised.into_iter().flatten().flatten().collect(),
            lit: lit.collect(),
            open: offers().flat_map(|offer| &offer.ways).filter_map(crosses).collect(),
            scene,
        })
    }

    /// The viewer's city.
    pub(super) fn me(&self) -> Option<&'a CityPicture> {
        self.picture.viewer.map(|seat| &self.picture.cities[seat])
    }

    /// The offer for an id, open or closed.
    pub(super) fn offer(&self, id: &str) -> Option<&'a Offer> {
        self.scene.offers.iter().find(|offer| offer.pick == id)
    }

    /// The mark of an item: its number, or that it is selected or advised.
    pub(super) fn tick(&self, id: &str) -> (String, Ink) {
        if self.picked == Some(id) {
            return ("▶".to_owned(), Ink::Picked);
        }
        if self.advised.contains(&id) {
            return ("!".to_owned(), Ink::Advised);
        }
        let at = self.choosable.iter().position(|one| *one == id);
        at.map_or((" ".to_owned(), Ink::Plain), |at| ((at + 1).to_string(), Ink::Strong))
    }

    /// More about the decision: what asks for it, what follows.
    pub(super) fn about(&self) -> Option<String> {
        self.scene.prompt.about.as_ref().map(|about| self.tell(about))
    }

    /// Formats a message.
    pub(super) fn tell(&self, message: &Message) -> String {
        self.words.tell(message, &self.names)
    }

    /// Formats a message without arguments.
    pub(super) fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// Formats a message with a number.
    pub(super) fn say_n(&self, id: &str, n: u16) -> String {
        self.words.say(id, &[("n", n.into())])
    }
}
