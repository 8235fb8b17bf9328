//! 7 Wonders as a game of the kernel: what is not the same in every game.

use std::ops::RangeInclusive;

use mirabilia_kernel::{
    Game, Joint, Luck, MoveId, Options, ParseError, Seat, SeatSet, SetupError, Step, TurnShape,
    Viewer, game_modules, record,
};

use crate::chance::Chance;
use crate::moves::Move;
use crate::setup::Setup;
use crate::state::{Phase, State};
use crate::view::View;

impl Game for State {
    game_modules!();

    const NAME: &'static str = "wonders";
    const SEATS: RangeInclusive<u8> = 3..=7;
    const HAS_SECRETS: bool = true;
    const TURNS: TurnShape =
        TurnShape { together: true, alone: &["choose", "revive"], luck: &[], again: false };

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
        None
    }

    fn coins(&self, seat: Seat) -> u16 {
        self.city(seat).coins()
    }

    fn alone(&self, seat: Seat, m: Move) -> Self {
        self.alone(seat, m)
    }

    fn next_after(&self, _: Seat) -> SeatSet {
        let mut then = *self;
        then.phase = self.due_after();
        then.turn().seats()
    }

    fn imagine(view: &View, luck: &mut impl Luck) -> Self {
        view.imagine(luck)
    }

    fn move_id(&self, seat: Seat, m: Move) -> MoveId {
        self.move_id(seat, m)
    }

    fn legal_ids(&self, _seat: Seat, moves: &[Move], out: &mut Vec<u16>) {
        crate::moves::legal_ids(moves, out);
    }

    fn move_from_id(&self, seat: Seat, id: MoveId) -> Option<Move> {
        self.move_from_id(seat, id)
    }

    fn move_text(&self, m: Move) -> String {
        m.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Move, ParseError> {
        text.parse()
    }

    fn chance_text(&self, chance: &Chance) -> String {
        self.chance_text(chance)
    }

    fn read_chance(&self, text: &str) -> Result<Chance, ParseError> {
        self.read_chance(text)
    }

    fn step_seen(&self, viewer: Viewer, step: &Step<Self>) -> String {
        crate::seen::step_seen(self, viewer, step)
    }

    #[inline]
    fn random_move(&self, seat: Seat, luck: &mut impl Luck, scratch: &mut Vec<Move>) -> Move {
        match self.phase {
            Phase::Play | Phase::Seventh(_) => self.random_play(seat, luck),
            _ => {
                self.legal_moves(seat, scratch);
                scratch[luck.below(scratch.len() as u32) as usize]
            }
        }
    }
}
