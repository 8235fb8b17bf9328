//! Records told: all that happened, turn by turn, with everything that a record knows.

use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::{Step, Table, Viewer};
use mirabilia_words::Message;

use crate::{Tell, refusal};

/// What happened at once: a piece of luck, or the moves of every seat that decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoryTurn {
    /// How far the game was, in few words.
    pub chapter: Message,
    /// The numbers of the steps, counted from 1, with what each says; none for a step that needs
    /// no sentence.
    pub steps: Vec<(usize, Option<Message>)>,
    /// What followed although no step says so: the conflicts of an age.
    pub news: Vec<Message>,
}

/// A whole record. Nothing is hidden: the story also tells what a seat hid from the others.
pub fn story(table: &AnyTable) -> Vec<StoryTurn> {
    fn turns<G: Tell>(table: &Table<G>) -> Vec<StoryTurn> {
        let mut old = Vec::new();
        let turn = |walked: mirabilia_kernel::Walked<'_, G>| {
            let before = G::prompt(&walked.before.view(Viewer::Public));
            let after = G::prompt(&walked.after.view(Viewer::Public));
            let news = if after.news == old { Vec::new() } else { after.news.clone() };
            old = after.news;
            let steps = walked.numbered();
            let steps = steps.map(|(n, step)| (n, known_to_all(&walked.before, step))).collect();
            StoryTurn { chapter: before.chapter, steps, news }
        };
        table.walk().map(turn).collect()
    }
    for_table!(table, table => turns(table))
}

/// A step as the seat that took it knows it.
pub(crate) fn known_to_all<G: Tell>(state: &G, step: &Step<G>) -> Option<Message> {
    let viewer = match step {
        Step::Move(seat, _) => Viewer::Seat(*seat),
        Step::Chance(_) => Viewer::Public,
    };
    state.step(viewer, step)
}

/// Why the rules refuse this line of a record at this table; none where they do not, or where the
/// line is no step at all.
pub(crate) fn refused(table: &AnyTable, line: &str) -> Option<Message> {
    fn why<G: Tell>(table: &Table<G>, line: &str) -> Option<Message> {
        let error = table.clone().step(line).err()?;
        refusal(table.state(), &error)
    }
    for_table!(table, table => why(table, line))
}
