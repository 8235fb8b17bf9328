//! What lies before a viewer: the table, the boards, what is asked, what is picked.

use mirabilia_words::Words;

use super::boards::{self, Set};
use super::picture::{City, Picture};
use super::price::{Outcome, outcome};
use super::turn::{Kind, MyTurn, Task, my_turn};
use crate::draw::Palette;
use crate::room::Look;
use crate::scene::Scene;

/// The table as one viewer sees it.
pub(super) struct Desk<'a> {
    pub(super) picture: Picture,
    pub(super) set: &'static Set,
    pub(super) scene: &'a Scene,
    pub(super) names: Vec<String>,
    pub(super) words: &'a Words,
    pub(super) palette: Palette,
    pub(super) turn: Option<MyTurn>,
}

/// The names of all players.
pub(super) fn names(scene: &Scene, picture: &Picture) -> Vec<String> {
    let name = |city: &City| {
        let face = scene.faces.get(city.seat);
        face.map_or_else(|| (city.seat + 1).to_string(), |face| face.name.clone())
    };
    picture.cities.iter().map(name).collect()
}

/// Does the viewer decide now?
pub(super) fn active(scene: &Scene) -> bool {
    !scene.view.legal.is_empty() && scene.view.chosen.is_none()
}

impl<'a> Desk<'a> {
    /// The table of a scene; none when the picture is not one of this game or its boards are not
    /// known.
    pub(super) fn new(scene: &'a Scene, look: Look<'a>) -> Option<Self> {
        let picture = Picture::of(scene)?;
        let set = boards::of(&picture)?;
        let turn = picture.viewer.map(|seat| my_turn(set, &picture, seat, &scene.log));
        Some(Self {
            names: names(scene, &picture),
            words: look.words,
            palette: Palette(look.colours),
            picture,
            set,
            scene,
            turn,
        })
    }

    /// The viewer's own city.
    pub(super) fn me(&self) -> Option<&City> {
        self.picture.viewer.map(|seat| &self.picture.cities[seat])
    }

    /// What is asked of the viewer.
    pub(super) fn task(&self) -> Option<&Task> {
        self.turn.as_ref().filter(|_| active(self.scene))?.now.as_ref()
    }

    /// Do dice cost nothing now?
    pub(super) fn free(&self) -> bool {
        self.task().is_some_and(|task| task.kind == Kind::FreeDie)
    }

    /// What each legal move leads to.
    pub(super) fn outcomes(&self) -> Vec<Outcome> {
        let Some(seat) = self.picture.viewer.filter(|_| active(self.scene)) else {
            return Vec::new();
        };
        let legal = self.scene.view.legal.iter();
        legal.map(|text| outcome(self.set, &self.picture, seat, text, self.free())).collect()
    }

    /// A message without blanks.
    pub(super) fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// A message with a number.
    pub(super) fn say_n(&self, id: &str, n: u16) -> String {
        self.words.say(id, &[("n", n.into())])
    }
}
