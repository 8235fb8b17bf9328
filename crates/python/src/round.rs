//! One game for learners: a state, its luck and the legal ids, without record or text.

use mirabilia_kernel::{BySeat, Fast, Game, Joint, Luck, MAX_SEATS, Outcome, Seat, SeatSet, Turn};

use crate::luck;
use crate::observe::{Observable, Sight, reward};

/// The seats that are asked at a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asks {
    /// One seat after the other; choices of a simultaneous turn wait for the last.
    OneSeat,
    /// All seats simultaneously; a seat with nothing to decide plays the no-op.
    AllSeats,
}

/// The legal moves of an asked seat: ids in ascending order, with their moves.
#[derive(Clone, Debug)]
pub(crate) struct Legal<G: Game> {
    pub(crate) ids: Vec<u16>,
    pub(crate) moves: Vec<G::Move>,
}

/// A game being played by ids.
#[derive(Clone, Debug)]
pub(crate) struct Round<G: Observable> {
    state: G,
    seed: u64,
    luck_steps: u64,
    /// The seats that must decide.
    owing: SeatSet,
    chosen: BySeat<Option<G::Move>>,
    /// By row: one row, or one per seat.
    legal: Vec<Legal<G>>,
    /// The ids played, in the order in which single seats would be asked.
    history: Vec<u16>,
    /// How many ids were drawn by `sample`.
    pub(crate) draws: u64,
}

impl<G: Observable> Round<G> {
    /// The id of the no-op: one beyond those of the game.
    pub(crate) const PASS: u16 = G::MOVE_IDS;
    /// Ids are below this.
    pub(crate) const IDS: usize = G::MOVE_IDS as usize + 1;

    /// A game from its beginning.
    pub(crate) fn new(opening: &G, asks: Asks, seed: u64) -> Self {
        let rows = match asks {
            Asks::OneSeat => 1,
            Asks::AllSeats => usize::from(opening.seats()),
        };
        let legal = vec![Legal { ids: Vec::new(), moves: Vec::new() }; rows];
        let mut round = Self {
            state: opening.clone(),
            seed,
            luck_steps: 0,
            owing: SeatSet::EMPTY,
            chosen: BySeat::filled(None),
            legal,
            history: Vec::with_capacity(128),
            draws: 0,
        };
        round.go_on();
        round
    }

    /// Restarts in the same memory.
    pub(crate) fn restart(&mut self, opening: &G, seed: u64) {
        self.state = opening.clone();
        self.seed = seed;
        self.luck_steps = 0;
        self.chosen = BySeat::filled(None);
        self.history.clear();
        self.draws = 0;
        self.go_on();
    }

    /// The seat that decides in this row; `None` if the game is over.
    #[inline]
    pub(crate) fn seat(&self, row: usize) -> Option<Seat> {
        match self.legal.len() {
            1 => self.owing.first(),
            _ => (!self.is_over()).then(|| Seat::new(row as u8)),
        }
    }

    /// The legal moves in this row.
    #[inline]
    pub(crate) fn legal(&self, row: usize) -> &Legal<G> {
        &self.legal[row]
    }

    /// Whether the game is over.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    /// The seed of this game's luck.
    pub(crate) fn seed(&self) -> u64 {
        self.seed
    }

    /// The state, without choices that wait for others.
    pub(crate) fn state(&self) -> &G {
        &self.state
    }

    /// The ids played so far, in the order in which single seats would be asked.
    pub(crate) fn history(&self) -> &[u16] {
        &self.history
    }

    /// Plays ids of a history from the beginning of a game. Returns the first that is illegal.
    pub(crate) fn replay(&mut self, history: &[u16]) -> Option<u16> {
        let mut ids = history.iter();
        while !ids.as_slice().is_empty() {
            if self.legal.len() == 1 {
                let id = *ids.next()?;
                let Some(place) = self.place(0, i64::from(id)) else { return Some(id) };
                self.step(|_| place);
                continue;
            }
            let mut places = [0; MAX_SEATS];
            for seat in self.owing.iter() {
                let id = *ids.next()?;
                let Some(place) = self.place(seat.index(), i64::from(id)) else { return Some(id) };
                places[seat.index()] = place;
            }
            self.step(|row| places[row]);
        }
        None
    }

    /// Writes 1 for each legal id of any seat, 0 elsewhere; the no-op for one with nothing to decide.
    pub(crate) fn write_mask_of(&self, seat: Seat, out: &mut [i8]) {
        if self.legal.len() == 1 && self.owing.first() == Some(seat) {
            return self.write_mask(0, out);
        }
        out.fill(0);
        if self.owing.has(seat) {
            let mut legal = Legal { ids: Vec::new(), moves: Vec::new() };
            legal.fill(&self.state, seat);
            legal.ids.iter().for_each(|&id| out[usize::from(id)] = 1);
        } else {
            out[usize::from(Self::PASS)] = 1;
        }
    }

    /// How the game ended and the points of every seat, once it is over.
    pub(crate) fn result(&self, points: &mut [i16]) -> Option<Outcome> {
        let outcome = self.state.outcome()?;
        for (seat, points) in Seat::all(self.state.seats()).zip(points) {
            *points = self.state.score(seat).total();
        }
        Some(outcome)
    }

    /// The reward of a seat, 0 until the end.
    pub(crate) fn reward(&self, seat: Seat) -> f64 {
        reward(&self.state, seat)
    }

    /// The index of this id among the legal ids of a row.
    #[inline]
    pub(crate) fn place(&self, row: usize, id: i64) -> Option<usize> {
        let id = u16::try_from(id).ok()?;
        self.legal[row].ids.binary_search(&id).ok()
    }

    /// A uniformly random legal id of a row; the n-th draw of a game follows from its seed.
    #[inline]
    pub(crate) fn sample(&mut self, row: usize) -> u16 {
        self.draws += 1;
        let mut luck =
            Fast::new(self.seed.wrapping_add(self.draws.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        let ids = &self.legal[row].ids;
        ids[luck.below(ids.len() as u32) as usize]
    }

    /// Plays the moves at these indices of the legal ids, one index per row. The game must not be
    /// over.
    #[inline]
    pub(crate) fn step(&mut self, place: impl Fn(usize) -> usize) {
        if self.legal.len() == 1 {
            let Some(seat) = self.owing.first() else { return };
            let place = place(0);
            let m = self.legal[0].moves[place];
            self.history.push(self.legal[0].ids[place]);
            self.owing = self.owing.without(seat);
            let all = match self.state.turn() {
                Turn::Seats(all) => all,
                _ => SeatSet::EMPTY,
            };
            if all.len() == 1 {
                self.state.play_one(seat, m);
                self.go_on();
                return;
            }
            self.chosen[seat] = Some(m);
            if self.owing.is_empty() {
                self.play_chosen(all);
            } else {
                self.list();
            }
        } else {
            let all = self.owing;
            for seat in all.iter() {
                let row = seat.index();
                let place = place(row);
                self.chosen[seat] = Some(self.legal[row].moves[place]);
                self.history.push(self.legal[row].ids[place]);
            }
            self.play_chosen(all);
        }
    }

    fn play_chosen(&mut self, seats: SeatSet) {
        let mut joint: Option<Joint<G::Move>> = None;
        for seat in seats.iter() {
            let Some(m) = self.chosen[seat].take() else { continue };
            joint = Some(match joint {
                Some(joint) => joint.with(seat, m),
                None => Joint::one(seat, m),
            });
        }
        if let Some(joint) = joint {
            self.state.play_unchecked(&joint);
        }
        self.go_on();
    }

    /// Draws the luck that is due and lists the next legal moves.
    fn go_on(&mut self) {
        while self.state.turn() == Turn::Chance {
            let chance = self.state.draw(&mut luck::nth(self.seed, self.luck_steps));
            self.state.settle(&chance);
            self.luck_steps += 1;
        }
        self.owing = match self.state.turn() {
            Turn::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        };
        self.list();
    }

    fn list(&mut self) {
        if self.legal.len() == 1 {
            let legal = &mut self.legal[0];
            match self.owing.first() {
                Some(seat) => legal.fill(&self.state, seat),
                None => legal.clear(),
            }
            return;
        }
        let over = self.state.turn() == Turn::Over;
        for (row, legal) in self.legal.iter_mut().enumerate() {
            let seat = Seat::new(row as u8);
            if self.owing.has(seat) {
                legal.fill(&self.state, seat);
            } else {
                legal.clear();
                if !over {
                    legal.ids.push(Self::PASS);
                }
            }
        }
    }

    /// Writes 1 for each legal id of a row, 0 elsewhere.
    #[inline]
    pub(crate) fn write_mask(&self, row: usize, out: &mut [i8]) {
        out.fill(0);
        for &id in &self.legal[row].ids {
            out[usize::from(id)] = 1;
        }
    }

    /// Writes the observation of a row's seat; zeros if the game is over.
    #[inline]
    pub(crate) fn write_sight(&self, row: usize, sight: Sight, out: &mut [f32]) {
        match self.seat(row) {
            Some(seat) => sight.write(&self.state, seat, out),
            None => out.fill(0.0),
        }
    }
}

impl<G: Game> Legal<G> {
    fn clear(&mut self) {
        self.ids.clear();
        self.moves.clear();
    }

    #[inline]
    fn fill(&mut self, state: &G, seat: Seat) {
        state.legal_moves(seat, &mut self.moves);
        state.legal_ids(seat, &self.moves, &mut self.ids);
    }
}
