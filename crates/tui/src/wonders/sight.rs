//! A scene of 7 Wonders, read: the picture, who is who, and the language to speak.

use mirabilia_games::wonders::catalogue::StageEntry;
use mirabilia_games::wonders::words::Neighbour;
use mirabilia_words::{Arg, Words};

use super::picture::{City, Due, Picture};
use crate::scene::{Face, Scene};

/// What is to be seen, and by whom.
pub(crate) struct Sight<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) picture: Picture,
    /// The viewer's seat; none for watchers.
    pub(crate) me: Option<usize>,
    pub(crate) words: &'a Words,
}

impl<'a> Sight<'a> {
    /// Reads a scene; none when its picture is not one of 7 Wonders.
    pub(crate) fn new(scene: &'a Scene, words: &'a Words) -> Option<Self> {
        let picture: Picture = serde_json::from_str(scene.view.picture.text()).ok()?;
        let seats = picture.cities.len();
        let me = scene.view.seat.map(usize::from).filter(|seat| *seat < seats);
        Some(Self { scene, picture, me, words })
    }

    /// A message.
    pub(crate) fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(id, args)
    }

    pub(crate) fn name(&self, seat: usize) -> &str {
        self.scene.faces.get(seat).map_or("", |face| &face.name)
    }

    pub(crate) fn names(&self) -> Vec<String> {
        self.scene.faces.iter().map(|face| face.name.clone()).collect()
    }

    pub(crate) fn city(&self, seat: usize) -> &City {
        &self.picture.cities[seat]
    }

    /// On which side of the viewer a seat is.
    pub(crate) fn side_of(&self, seat: usize) -> Option<Neighbour> {
        let me = self.me?;
        Neighbour::BOTH.into_iter().find(|side| self.picture.beside(me, *side) == seat)
    }

    /// Everybody: the viewer, left neighbour, right neighbour, then on from the left. For watchers
    /// by seat.
    pub(crate) fn order(&self) -> Vec<usize> {
        let seats = self.picture.cities.len();
        let Some(me) = self.me else { return (0..seats).collect() };
        let mut order = vec![me];
        order.extend(Neighbour::BOTH.map(|side| self.picture.beside(me, side)));
        let round = (2..seats.saturating_sub(1)).map(|step| (me + step) % seats);
        order.extend(round);
        order
    }

    /// Has it been settled which side of its board each seat plays? Until then pictures say day.
    pub(crate) fn sides_known(&self) -> bool {
        let before = [Due::DealWonders, Due::ChooseWonder, Due::DealSides, Due::ChooseSides];
        !before.contains(&self.picture.due)
    }

    /// The stages of a seat's board; none while its side is open.
    pub(crate) fn stages(&self, seat: usize) -> &'static [StageEntry] {
        if self.sides_known() { self.city(seat).stages() } else { &[] }
    }

    pub(crate) fn over(&self) -> bool {
        self.picture.due == Due::Over
    }

    /// Is there something to decide?
    pub(crate) fn live(&self) -> bool {
        self.me.is_some() && self.scene.view.chosen.is_none() && !self.scene.view.legal.is_empty()
    }

    /// The move that a hint advises.
    pub(crate) fn advised(&self) -> Option<&str> {
        self.scene.hint.as_ref().and_then(|hint| hint.best())
    }

    /// Those who still think, the viewer aside.
    pub(crate) fn thinking(&self) -> Vec<&Face> {
        let others = self.scene.faces.iter().enumerate().filter(|(seat, _)| Some(*seat) != self.me);
        others.map(|(_, face)| face).filter(|face| face.thinking).collect()
    }
}
