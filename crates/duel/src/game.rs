//! Duel as a game of the kernel: what is not the same in every game.

use std::ops::RangeInclusive;

use mirabilia_kernel::{
    Game, Joint, Luck, MoveId, Options, ParseError, Seat, SetupError, TurnShape, game_modules,
    record,
};

use crate::chance::Chance;
use crate::moves::Move;
use crate::setup::Setup;
use crate::state::State;
use crate::view::View;

impl Game for State {
    game_modules!();

    const NAME: &'static str = "duel";
    const SEATS: RangeInclusive<u8> = 2..=2;
    const HAS_SECRETS: bool = false;
    const TURNS: TurnShape =
        TurnShape { together: false, alone: &[], luck: &["reveal"], again: false };

    fn setup(seats: u8, options: &Options) -> Result<Setup, SetupError> {
        record::check_seats::<Self>(seats)?;
        Setup::read(options)
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn play_unchecked(&mut self, moves: &Joint<Move>) {
        self.apply(moves.of(self.active));
    }

    #[inline]
    fn play_one(&mut self, _: Seat, m: Move) {
        self.apply(m);
    }

    fn chances(&self) -> Option<Vec<(Chance, u32)>> {
        self.chances()
    }

    fn coins(&self, seat: Seat) -> u16 {
        self.city(seat).coins
    }

    fn imagine(view: &View, _: &mut impl Luck) -> Self {
        view.imagine()
    }

    #[inline]
    fn move_id(&self, _: Seat, m: Move) -> MoveId {
        m.id()
    }

    fn move_from_id(&self, _: Seat, id: MoveId) -> Option<Move> {
        Move::from_id(id)
    }

    fn move_text(&self, m: Move) -> String {
        m.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Move, ParseError> {
        text.parse()
    }

    fn chance_text(&self, chance: &Chance) -> String {
        chance.to_string()
    }

    fn read_chance(&self, text: &str) -> Result<Chance, ParseError> {
        text.parse()
    }

    #[inline]
    fn random_move(&self, _: Seat, luck: &mut impl Luck, _: &mut Vec<Move>) -> Move {
        self.random_move(luck)
    }
}
