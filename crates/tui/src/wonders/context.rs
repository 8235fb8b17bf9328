//! What a drawing of the board is made from: the picture, the viewer and the language.

use mirabilia_games::wonders::Picture;
use mirabilia_games::wonders::catalogue::StageEntry;
use mirabilia_games::wonders::ids::Neighbour;
use mirabilia_games::wonders::picture::{CityPicture, MemoryPicture};
use mirabilia_kernel::Seat;
use mirabilia_words::{Arg, Words};

use super::catalogue;
use crate::scene::{AnyPicture, Scene};

/// The board as one viewer sees it.
pub(crate) struct BoardContext<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) picture: &'a Picture,
    /// The viewer's seat; `None` for spectators.
    pub(crate) me: Option<usize>,
    pub(crate) words: &'a Words,
}

impl<'a> BoardContext<'a> {
    /// The context of a scene; `None` if it shows another game.
    pub(crate) fn new(scene: &'a Scene, words: &'a Words) -> Option<Self> {
        let AnyPicture::Wonders(picture) = &scene.picture else { return None };
        Some(Self { scene, picture, me: picture.viewer, words })
    }

    /// Formats a message.
    pub(crate) fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(id, args)
    }

    pub(crate) fn name(&self, seat: usize) -> &str {
        self.scene.players.get(seat).map_or("", |badge| &badge.name)
    }

    pub(crate) fn city(&self, seat: usize) -> &'a CityPicture {
        &self.picture.cities[seat]
    }

    /// The neighbour of a seat.
    pub(crate) fn beside(&self, seat: usize, side: Neighbour) -> usize {
        side.of(Seat::new(seat as u8), self.picture.cities.len() as u8).index()
    }

    /// On which side of the viewer a seat is.
    pub(crate) fn side_of(&self, seat: usize) -> Option<Neighbour> {
        let me = self.me?;
        Neighbour::ALL.into_iter().find(|side| self.beside(me, *side) == seat)
    }

    /// The display order: viewer, left neighbour, right neighbour, then clockwise. For spectators,
    /// by seat.
    pub(crate) fn order(&self) -> Vec<usize> {
        let seats = self.picture.cities.len();
        let Some(me) = self.me else { return (0..seats).collect() };
        let mut order = vec![me];
        order.extend(Neighbour::ALL.map(|side| self.beside(me, side)));
        let round = (2..seats.saturating_sub(1)).map(|step| (me + step) % seats);
        order.extend(round);
        order
    }

    /// Whether the sides of the boards are known. Until then pictures say day.
    pub(crate) fn sides_known(&self) -> bool {
        self.picture.age > 0
    }

    /// The stages of a seat's board; empty until its side is known.
    pub(crate) fn stages(&self, seat: usize) -> &'static [StageEntry] {
        let city = self.city(seat);
        let wonder = city.wonder.filter(|_| self.sides_known());
        wonder.map_or(&[], |wonder| catalogue::stages(wonder, city.side))
    }

    pub(crate) fn over(&self) -> bool {
        self.picture.end.is_some()
    }

    /// Whether this is the card of the viewer's pending choice.
    pub(crate) fn has_chosen(&self, id: &str) -> bool {
        self.scene.chosen.as_ref().is_some_and(|text| text.split(' ').any(|word| word == id))
    }

    /// The conflicts at the end of an age: a title, then a line per conflict.
    pub(crate) fn news(&self) -> Vec<String> {
        crate::phrases::news(self.scene, self.words)
    }

    /// What the viewer knows about a hand; `None` if nothing.
    pub(crate) fn memory_of(&self, seat: usize) -> Option<&'a MemoryPicture> {
        self.picture.memory.iter().find(|memory| memory.seat == seat && !memory.perhaps.is_empty())
    }

    /// The move that the hint advises.
    pub(crate) fn advised(&self) -> Option<&str> {
        self.scene.hint.as_ref().and_then(|hint| hint.best())
    }
}
