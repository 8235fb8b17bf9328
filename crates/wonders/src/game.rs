//! The glue between the rooms of this crate and the kernel's contract. No thought here.

use std::ops::RangeInclusive;

use mirabilia_kernel::{
    Description, Game, Joint, Luck, MoveId, Options, Outcome, ParseError, PositionError, Score,
    Seat, SetupError, Step, Turn, Viewer,
};

use crate::chance::Chance;
use crate::moves::{MOVE_IDS, Move};
use crate::refusal::Refusal;
use crate::score::CATEGORIES;
use crate::setup::Setup;
use crate::state::{Phase, State};
use crate::view::View;

impl Game for State {
    type Setup = Setup;
    type Move = Move;
    type Chance = Chance;
    type View = View;
    type Refusal = Refusal;

    const NAME: &'static str = "wonders";
    const SEATS: RangeInclusive<u8> = 3..=7;
    const MOVE_IDS: u16 = MOVE_IDS;
    const CATEGORIES: &'static [&'static str] = &CATEGORIES;

    fn setup(seats: u8, options: &Options) -> Result<Setup, SetupError> {
        mirabilia_kernel::record::check_seats::<Self>(seats)?;
        Setup::read(seats, options)
    }

    fn options(setup: &Setup) -> Options {
        setup.options()
    }

    fn new(setup: &Setup) -> Self {
        Self::opening(setup)
    }

    fn seats(&self) -> u8 {
        self.seats()
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.turn()
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.legal_moves(seat, out);
    }

    fn check(&self, seat: Seat, m: Move) -> Result<(), Refusal> {
        self.check(seat, m)
    }

    #[inline]
    fn play_unchecked(&mut self, moves: &Joint<Move>) {
        self.apply(moves);
    }

    #[inline]
    fn draw(&self, luck: &mut impl Luck) -> Chance {
        self.draw(luck)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Refusal> {
        self.check_chance(chance)
    }

    #[inline]
    fn settle(&mut self, chance: &Chance) {
        self.settle_chance(chance);
    }

    fn outcomes(&self) -> Option<Vec<(Chance, u32)>> {
        None
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn score(&self, seat: Seat) -> Score {
        self.score(seat)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
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

    fn position(&self) -> Vec<String> {
        self.position_lines()
    }

    fn read_position(setup: &Setup, said: &Description<'_>) -> Result<Self, PositionError> {
        crate::position::read(setup, said)
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
