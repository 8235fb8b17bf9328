//! 7 Wonders Dice in plain words.

mod city;
pub(crate) mod facts;
mod prices;
pub(crate) mod sheet;
mod story;
mod table;

use mirabilia_games::dice::{Chance, Move, Phase, State, View};
use mirabilia_kernel::{Game, Seat, Step, Viewer};

use super::{Names, Show, Told};

/// Sheets are wide.
const PAGE: usize = super::WIDTH;

impl Show for State {
    const TITLE: &'static str = "7 Wonders Dice";
    const PAGE: usize = PAGE;

    fn chapter(&self) -> String {
        match self.phase() {
            Phase::DealCities => "The cities".to_owned(),
            Phase::Roll | Phase::Act if self.is_last_turn() => "Last turn".to_owned(),
            Phase::Roll => format!("Turn {}", self.turns() + 1),
            Phase::Act | Phase::Swap => format!("Turn {}", self.turns()),
            Phase::Over => "The end".to_owned(),
        }
    }

    fn is_aside(step: &Step<Self>) -> bool {
        matches!(
            step,
            Step::Chance(Chance::Swap { .. })
                | Step::Move(_, Move::Cross(_) | Move::Decline | Move::Bonus(_))
        )
    }

    fn public(&self) -> Self {
        *self.view(Viewer::Public).table() // what a turn that runs has changed is undone
    }

    fn tell(told: &Told<'_, Self>, names: &Names) -> String {
        match told.step {
            Step::Chance(chance) => story::luck(chance, told.after, names),
            Step::Move(seat, m) => story::decision(told, *seat, *m, names),
        }
    }

    fn aftermath(before: &Self, after: &Self, names: &Names) -> Option<String> {
        story::settled(before, after, names)
    }

    fn phrase(view: &View, seat: Seat, m: Move, names: &Names) -> String {
        phrase(view.table(), seat, m, names)
    }

    fn picture(view: &View, names: &Names) -> Vec<String> {
        table::picture(view.table(), names)
    }
}

/// A move in words.
fn act(state: &State, seat: Seat, m: Move) -> String {
    let (own, boards) = (state.city(seat), state.boards());
    let Some(sheet) = prices::sheet(state, own) else { return String::new() };
    let space = |name: u8| facts::space(sheet, prices::named(sheet, name));
    match m {
        Move::Build { die, space: name } => {
            format!("build {} with the {}", space(name), facts::die_in_words(boards, die.into()))
        }
        Move::Wonder => match prices::next_step(sheet, own) {
            Some(step) => format!("wonder {}", facts::space(sheet, step)),
            None => "wonder".to_owned(),
        },
        Move::Pass => "pass".to_owned(),
        Move::Cross(name) => format!("cross {}", space(name)),
        Move::Decline => "decline".to_owned(),
        Move::Bonus(bonus) => format!("bonus {}", city::bonus_name(state, bonus.into())),
    }
}

/// A move in words with its price and what it brings.
fn phrase(state: &State, seat: Seat, m: Move, names: &Names) -> String {
    let act = act(state, seat, m);
    match prices::deal(state, seat, m, names) {
        Some(detail) => format!("{act} — {detail}"),
        None => act,
    }
}
