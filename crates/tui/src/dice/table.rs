//! The table as it is drawn: what lies there, and what is picked and advised on it.

use super::desk::Desk;
use super::options;
use super::price::Outcome;
use super::turn::pieces;
use crate::draw::Ink;
use crate::room::Look;
use crate::scene::Scene;

/// A table with what is marked on it.
pub(super) struct Table<'a> {
    pub(super) desk: Desk<'a>,
    /// What can be picked, in the order of the choices.
    pub(super) choosable: Vec<String>,
    pub(super) picked: Option<String>,
    /// What a hint advises: a die, a space, a bonus.
    pub(super) advised: Vec<String>,
    /// The spaces that the picked die leads to.
    pub(super) lit: Vec<String>,
    /// The spaces that can be crossed now, by whatever means.
    pub(super) open: Vec<String>,
    /// What each legal move leads to.
    pub(super) outcomes: Vec<Outcome>,
}

impl<'a> Table<'a> {
    /// The table of a scene; none when its boards are not known.
    pub(super) fn new(scene: &'a Scene, look: Look<'a>) -> Option<Self> {
        let desk = Desk::new(scene, look)?;
        let choosable: Vec<String> =
            options::choices(&desk).into_iter().map(|choice| choice.id).collect();
        let picked = look.picked.and_then(|at| choosable.get(at)).cloned();
        let outcomes = desk.outcomes();
        let space = |out: &Outcome| out.place.map(|place| place.space.id.clone());
        let by_picked = |out: &&Outcome| out.die.is_some() && out.die == picked;
        let lit = outcomes.iter().filter(by_picked).filter_map(space).collect();
        let advised =
            scene.hint.as_ref().and_then(|hint| hint.best()).map_or_else(Vec::new, |text| {
                let parts = pieces(text);
                let named = [parts.die, parts.target].into_iter().flatten().map(str::to_owned);
                let step = outcomes.iter().find(|out| out.text == text).and_then(space);
                named.chain(step).chain([text.to_owned()]).collect()
            });
        Some(Self {
            choosable,
            picked,
            advised,
            lit,
            open: outcomes.iter().filter_map(space).collect(),
            outcomes,
            desk,
        })
    }

    /// The mark of something that can be picked: its number, or that it is picked or advised.
    pub(super) fn tick(&self, id: &str) -> (String, Ink) {
        if self.picked.as_deref() == Some(id) {
            return ("▶".to_owned(), Ink::Picked);
        }
        if self.advised.iter().any(|one| one == id) {
            return ("!".to_owned(), Ink::Advised);
        }
        let at = self.choosable.iter().position(|one| one == id);
        at.map_or((" ".to_owned(), Ink::Plain), |at| ((at + 1).to_string(), Ink::Strong))
    }
}
