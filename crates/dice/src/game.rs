//! Dice as a game of the kernel: what is not the same in every game.

use std::ops::RangeInclusive;

use mirabilia_kernel::{
    Game, Joint, Luck, MoveId, Options, ParseError, Seat, SeatSet, SetupError, TurnShape,
    game_modules, record,
};

use crate::chance::Chance;
use crate::moves::Move;
use crate::setup::Setup;
use crate::state::{Phase, State};
use crate::view::View;

impl Game for State {
    game_modules!();

    const NAME: &'static str = "dice";
    const SEATS: RangeInclusive<u8> = 2..=7;
    const HAS_SECRETS: bool = true;
    const TURNS: TurnShape = TurnShape { together: true, alone: &[], luck: &[], again: true };

    fn setup(seats: u8, options: &Options) -> Result<Setup, SetupError> {
        record::check_seats::<Self>(seats)?;
        Setup::read(seats, options)
    }

    fn seats(&self) -> u8 {
        self.seats()
    }

    #[inline]
    fn play_unchecked(&mut self, moves: &Joint<Move>) {
        self.apply(moves);
    }

    fn chances(&self) -> Option<Vec<(Chance, u32)>> {
        self.chances()
    }

    fn coins(&self, seat: Seat) -> u16 {
        u16::from(self.city(seat).coins())
    }

    fn alone(&self, seat: Seat, m: Move) -> Self {
        self.alone(seat, m)
    }

    /// Whether others still decide in this turn is hidden.
    fn next_after(&self, seat: Seat) -> SeatSet {
        self.city(seat).task().map_or(SeatSet::EMPTY, |_| SeatSet::only(seat))
    }

    fn imagine(view: &View, luck: &mut impl Luck) -> Self {
        view.imagine(luck)
    }

    fn move_id(&self, seat: Seat, m: Move) -> MoveId {
        self.move_id(seat, m)
    }

    fn move_from_id(&self, seat: Seat, id: MoveId) -> Option<Move> {
        self.move_from_id(seat, id)
    }

    fn move_text(&self, m: Move) -> String {
        self.move_text(m)
    }

    fn read_move(&self, text: &str) -> Result<Move, ParseError> {
        self.read_move(text)
    }

    fn chance_text(&self, chance: &Chance) -> String {
        self.chance_text(chance)
    }

    fn read_chance(&self, text: &str) -> Result<Chance, ParseError> {
        self.read_chance(text)
    }

    fn hides_running_turn(&self) -> bool {
        self.phase() == Phase::Act // Rules 11.4 to 11.6
    }

    #[inline]
    fn random_move(&self, seat: Seat, luck: &mut impl Luck, _: &mut Vec<Move>) -> Move {
        self.random_choice(seat, luck)
    }
}
