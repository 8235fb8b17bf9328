//! The modules that every game has, as the members of [`Game`](crate::Game).
//!
//! A game's crate has the same modules as the others: `setup`, `state`, `moves`, `chance`, `apply`,
//! `score`, `offer`, `promise`, `view`, `position`. This macro passes the contract on to them; what
//! differs between the games stands in `game.rs`.

/// The types, constants and methods of `impl Game for State` that every game implements with the same modules.
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "the modules are those of the game that calls it")]
macro_rules! game_modules {
    () => {
        type Setup = crate::setup::Setup;
        type Move = crate::moves::Move;
        type Chance = crate::chance::Chance;
        type View = crate::view::View;
        type Refusal = crate::refusal::Refusal;
        type Pick = crate::offer::Pick;
        type Bill = crate::offer::Bill;
        type Detail = crate::offer::Detail;

        const MOVE_IDS: u16 = crate::moves::MOVE_IDS;
        const CATEGORIES: &'static [&'static str] = &crate::score::CATEGORIES;

        fn options(setup: &Self::Setup) -> $crate::Options {
            setup.options()
        }

        fn new(setup: &Self::Setup) -> Self {
            Self::opening(setup)
        }

        #[inline]
        fn turn(&self) -> $crate::Turn {
            self.turn()
        }

        #[inline]
        fn legal_moves(&self, seat: $crate::Seat, out: &mut Vec<Self::Move>) {
            self.legal_moves(seat, out);
        }

        fn check(&self, seat: $crate::Seat, m: Self::Move) -> Result<(), Self::Refusal> {
            self.check(seat, m)
        }

        #[inline]
        fn draw(&self, luck: &mut impl $crate::Luck) -> Self::Chance {
            self.draw(luck)
        }

        fn check_chance(&self, chance: &Self::Chance) -> Result<(), Self::Refusal> {
            self.check_chance(chance)
        }

        #[inline]
        fn settle(&mut self, chance: &Self::Chance) {
            self.settle_chance(chance);
        }

        fn outcome(&self) -> Option<$crate::Outcome> {
            self.outcome()
        }

        fn score(&self, seat: $crate::Seat) -> $crate::Score {
            self.score(seat)
        }

        fn detail(before: &Self, after: &Self, seat: $crate::Seat) -> Self::Detail {
            crate::offer::Detail::between(before, after, seat)
        }

        fn preview_holds(
            promised: &$crate::Preview<Self>,
            before: &Self,
            after: &Self,
            seat: $crate::Seat,
        ) -> Result<(), String> {
            crate::promise::holds(promised, before, after, seat)
        }

        fn offers(view: &Self::View) -> Vec<$crate::Offer<Self>> {
            view.offers()
        }

        fn view(&self, viewer: $crate::Viewer) -> Self::View {
            crate::view::View::new(self, viewer)
        }

        fn position(&self) -> Vec<String> {
            self.position_lines()
        }

        fn read_position(
            setup: &Self::Setup,
            said: &$crate::Description<'_>,
        ) -> Result<Self, $crate::PositionError> {
            crate::position::read(setup, said)
        }
    };
}
