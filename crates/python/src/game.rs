//! `Game`: a game being played, with its record.

use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::{Fast, Game, Luck, Seat, Table, Turn, Viewer};
use numpy::PyArrayDyn;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arrays::{checked, checked_mask, writable};
use crate::env::seed_from;
use crate::error::{Told, alone, wrong};
use crate::json::to_python;
use crate::observe::{Sight, reward};
use crate::setup::{Said, read_boards};
use crate::table::{count_of, fresh_seed, ids_of, legal_ids, move_of, moves_of, shown};

/// A game being played. `mirabilia.new` starts one, `mirabilia.load` reads one.
///
/// >>> import mirabilia
/// >>> game = mirabilia.new("duel", seed=7)
/// >>> game.turn
/// [0]
/// >>> game.apply(0, game.legal_moves(0)[0])
/// >>> game.turn
/// [1]
#[pyclass(module = "mirabilia", name = "Game")]
pub(crate) struct PyGame {
    pub(crate) table: AnyTable,
    pub(crate) seed: u64,
    /// Whether luck is drawn as soon as it is due.
    pub(crate) auto_deal: bool,
    /// The text of a custom board file.
    pub(crate) boards: Option<String>,
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (
        game, seats=None, seed=None, options=None, boards=None, *, names=None, auto_deal=true
    ))]
    #[allow(clippy::too_many_arguments)] // Python calls them by name
    fn new(
        py: Python<'_>,
        game: &str,
        seats: Option<i64>,
        seed: Option<i128>,
        options: Option<&Bound<'_, PyDict>>,
        boards: Option<&Bound<'_, PyAny>>,
        names: Option<Vec<String>>,
        auto_deal: bool,
    ) -> PyResult<Self> {
        let said = Said::read(game, seats, options, boards)?;
        let table = said.table(names.unwrap_or_default())?;
        let seed = seed.map_or_else(|| fresh_seed(py), seed_from)?;
        let mut new = Self { table, seed, auto_deal, boards: said.boards };
        new.after_step();
        Ok(new)
    }

    /// Reads a record; the game stands where the record ends, and luck that is due there waits for
    /// `deal`.
    #[staticmethod]
    #[pyo3(signature = (record, seed=None, boards=None, auto_deal=true, pending=vec![]))]
    fn load(
        py: Python<'_>,
        record: &str,
        seed: Option<i128>,
        boards: Option<String>,
        auto_deal: bool,
        pending: Vec<String>,
    ) -> PyResult<Self> {
        if let Some(text) = &boards {
            read_boards(text)?;
        }
        let mut table = AnyTable::read(record).told()?;
        for line in pending {
            table.step(&line).told()?;
        }
        let seed = seed.map_or_else(|| fresh_seed(py), seed_from)?;
        Ok(Self { table, seed, auto_deal, boards })
    }

    /// Which game: `duel`, `wonders` or `dice`.
    #[getter]
    fn name(&self) -> &'static str {
        self.table.kind().name()
    }

    /// The number of players.
    #[getter]
    fn seats(&self) -> u8 {
        self.table.seats()
    }

    /// The names of the players; empty if none were given.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.table.names().to_vec()
    }

    /// The seed of the luck.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// The number of steps, moves and luck.
    #[getter]
    fn steps(&self) -> usize {
        self.table.steps()
    }

    /// The options that differ from their defaults.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        fn of<G: Game>(table: &Table<G>) -> mirabilia_kernel::Options {
            G::options(&table.record().setup)
        }
        let options = for_table!(&self.table, table => of(table));
        let dict = PyDict::new(py);
        options.iter().try_for_each(|(name, value)| dict.set_item(name, value))?;
        Ok(dict)
    }

    /// The seats that must decide; empty while luck is due and when the game is over.
    #[getter]
    fn turn(&self) -> Vec<usize> {
        match self.table.turn() {
            Turn::Seats(seats) => seats.iter().map(Seat::index).collect(),
            _ => Vec::new(),
        }
    }

    /// The choice of a seat that waits for others, as text; `None` if there is none.
    fn chosen(&self, seat: i64) -> PyResult<Option<String>> {
        Ok(self.table.chosen(self.seat(seat)?))
    }

    /// The seats whose choice waits for others.
    #[getter]
    fn waiting(&self) -> Vec<usize> {
        self.table.waiting().iter().map(Seat::index).collect()
    }

    /// Whether luck must be drawn before the next decision.
    #[getter]
    fn luck_due(&self) -> bool {
        self.table.turn() == Turn::Chance
    }

    /// What is due, as views and records name it: `deal`, `play`, `roll` and so on.
    #[getter]
    fn due(&self) -> &'static str {
        for_table!(&self.table, table => table.state().phase().id())
    }

    /// The age in play, 0 before the first; 0 in Dice, which has none.
    #[getter]
    fn age(&self) -> u8 {
        match &self.table {
            AnyTable::Duel(table) => table.state().age(),
            AnyTable::Wonders(table) => table.state().age(),
            AnyTable::Dice(_) => 0,
        }
    }

    /// The dice in the Forum in their order, by number; empty in other games.
    #[getter]
    fn dice(&self) -> Vec<u8> {
        match &self.table {
            AnyTable::Dice(table) => table.state().forum().iter().map(|shown| shown.die).collect(),
            _ => Vec::new(),
        }
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// The winners; empty while the game runs.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        let outcome = self.table.outcome();
        outcome.map_or_else(Vec::new, |outcome| outcome.winners.iter().map(Seat::index).collect())
    }

    /// How the game ended: `points`, `military` or `science`; `None` while it runs.
    #[getter]
    fn end(&self) -> Option<&'static str> {
        self.table.outcome().map(|outcome| outcome.end.name())
    }

    /// The rewards by seat: 0 until the end, then with sum 0.
    fn rewards(&self) -> Vec<f64> {
        for_table!(&self.table, table => {
            Seat::all(table.state().seats()).map(|seat| reward(table.state(), seat)).collect()
        })
    }

    /// The legal moves of a seat as records write them; empty if it has nothing to decide.
    fn legal_moves(&self, seat: i64) -> PyResult<Vec<String>> {
        Ok(self.table.legal_moves(self.seat(seat)?))
    }

    /// The ids of the legal moves of a seat, ascending, in the order of `legal_moves`.
    fn legal_ids(&self, seat: i64) -> PyResult<Vec<u16>> {
        let seat = self.seat(seat)?;
        Ok(for_table!(&self.table, table => legal_ids(table, seat)))
    }

    /// Plays a seat's move, given as text or id. A simultaneous turn is played when its last seat has
    /// chosen. Luck that is then due is drawn, unless the game was started with `auto_deal=False`.
    #[pyo3(signature = (seat, r#move))]
    fn apply(slf: &Bound<'_, Self>, seat: i64, r#move: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut this = alone(slf)?;
        let seat = this.seat(seat)?;
        if let Ok(text) = r#move.extract::<String>() {
            this.table.step(&format!("{seat} {text}")).told()?;
        } else {
            let id: i64 = r#move.extract().map_err(|_| {
                wrong(format!("move is {}; expected a string or an id", shown(r#move)))
            })?;
            return this.submit(seat, id);
        }
        this.after_step();
        Ok(())
    }

    /// Withdraws a choice that waits for others; `False` if there is none.
    fn withdraw(slf: &Bound<'_, Self>, seat: i64) -> PyResult<bool> {
        let mut this = alone(slf)?;
        let seat = this.seat(seat)?;
        Ok(this.table.withdraw(seat))
    }

    /// Plays one line of a record, luck or a move with its seat.
    fn step(slf: &Bound<'_, Self>, line: &str) -> PyResult<()> {
        let mut this = alone(slf)?;
        this.table.step(line).told()?;
        this.after_step();
        Ok(())
    }

    /// Draws all luck that is due, or one piece of it, and returns the results.
    #[pyo3(signature = (one=false))]
    fn deal(slf: &Bound<'_, Self>, one: bool) -> PyResult<Vec<String>> {
        let mut this = alone(slf)?;
        let before = this.table.steps();
        while this.settle_one() && !one {}
        Ok(this.table.lines_since(before))
    }

    /// Settles luck given by the caller, as a record writes it.
    fn settle(slf: &Bound<'_, Self>, luck: &str) -> PyResult<()> {
        if luck.trim_start().starts_with(|c: char| c.is_ascii_digit()) {
            return Err(wrong(format!("\"{luck}\" is a move, not luck")));
        }
        Self::step(slf, luck)
    }

    /// Every possible result of the luck that is due, with its weight; `None` if there are too many
    /// to list. Empty if no luck is due.
    fn outcomes(&self) -> Option<Vec<(String, u32)>> {
        if self.table.turn() != Turn::Chance {
            return Some(Vec::new());
        }
        for_table!(&self.table, table => {
            let state = table.state();
            let text = |(chance, weight)| (state.chance_text(&chance), weight);
            state.chances().map(|all| all.into_iter().map(text).collect())
        })
    }

    /// What a seat may know, in names and numbers; without a seat, what is public.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.table.view(self.viewer(seat)?))
    }

    /// Everything that a seat can pick now, each with its ways: the move, its bill, what it leads to or
    /// why it is refused. Empty if the seat has nothing to decide. Texts are ids of messages with their
    /// arguments, as in docs/engine.md.
    fn offers<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(seat)?;
        to_python(py, &mirabilia_tell::offers(&self.table, seat))
    }

    /// What a seat, or all, must decide now: messages as in `offers`.
    #[pyo3(signature = (seat=None))]
    fn prompt<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &mirabilia_tell::prompt(&self.table, self.viewer(seat)?))
    }

    /// The steps so far as a seat may see them: record lines with `?` for what is hidden.
    #[pyo3(signature = (seat=None, start=0))]
    fn steps_seen(&self, seat: Option<i64>, start: usize) -> PyResult<Vec<String>> {
        Ok(self.table.steps_seen(self.viewer(seat)?, start))
    }

    /// The steps so far as record lines.
    #[pyo3(signature = (start=0))]
    fn lines(&self, start: usize) -> Vec<String> {
        self.table.lines_since(start)
    }

    /// The moves so far: step, seat, id and text of each, and how many had been taken before its
    /// turn.
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        for_table!(&self.table, table => moves_of(py, table))
    }

    /// The record so far. Choices that wait for others are not in it.
    fn record(&self) -> String {
        self.table.write()
    }

    /// The current points of every seat, by line of the score pad.
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.table.scores())
    }

    /// The data printed on the cards, wonders and boards of this game.
    fn catalogue<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        crate::catalogue_of(py, &self.table)
    }

    /// The move of an id as text. It need not be legal.
    fn move_text(&self, seat: i64, id: i64) -> PyResult<String> {
        let seat = self.seat(seat)?;
        for_table!(&self.table, table => {
            move_of(table, seat, id).map(|m| table.state().move_text(m))
        })
    }

    /// The id of a move that is legal for this seat now.
    fn move_id(&self, seat: i64, text: &str) -> PyResult<u16> {
        let seat = self.seat(seat)?;
        for_table!(&self.table, table => {
            let state = table.state();
            let m = state.read_move(text).map_err(|error| wrong(error.to_string()))?;
            state.check(seat, m).map_err(|why| {
                wrong(format!("seat {seat} cannot \"{}\": {why}", state.move_text(m)))
            })?;
            Ok(state.move_id(seat, m).0)
        })
    }

    /// An array with 1 for each legal id of a seat. A seat with nothing to decide has only
    /// the last id, the no-op.
    #[pyo3(signature = (seat, out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: i64,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArrayDyn<i8>>> {
        let seat = self.seat(seat)?;
        let (ids, mut legal) =
            for_table!(&self.table, table => (ids_of(table), legal_ids(table, seat)));
        if legal.is_empty() {
            legal.push(ids as u16 - 1);
        }
        let array = match out {
            Some(out) => checked_mask("out", out, &[ids])?,
            None => PyArrayDyn::<i8>::zeros(py, &[ids][..], false),
        };
        {
            let mut write = writable("out", &array)?;
            let mask = write.as_slice_mut()?;
            mask.fill(0);
            for id in legal {
                mask[usize::from(id)] = 1;
            }
        }
        Ok(array)
    }

    /// The observation of a seat; `mirabilia.features` has the names of its numbers.
    #[pyo3(signature = (seat, out=None, *, parts="both", info="seat"))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: i64,
        out: Option<&Bound<'py, PyAny>>,
        parts: &str,
        info: &str,
    ) -> PyResult<Bound<'py, PyArrayDyn<f32>>> {
        let seat = self.seat(seat)?;
        let sight = Sight::read(parts, info)?;
        let count = for_table!(&self.table, table => count_of(table, sight));
        let array = match out {
            Some(out) => checked::<f32>("out", out, &[count])?,
            None => PyArrayDyn::<f32>::zeros(py, &[count][..], false),
        };
        {
            let mut write = writable("out", &array)?;
            let row = write.as_slice_mut()?;
            for_table!(&self.table, table => sight.write(table.state(), seat, row));
        }
        Ok(array)
    }

    /// A game that this seat cannot distinguish from the real one: hidden information is drawn anew.
    #[pyo3(signature = (seat, seed=None))]
    fn imagine(&self, py: Python<'_>, seat: i64, seed: Option<i128>) -> PyResult<Self> {
        fn of<G: Game>(table: &Table<G>, seat: Seat, luck: &mut impl Luck) -> Table<G> {
            let record = table.record();
            let state = G::imagine(&table.state().view(Viewer::Seat(seat)), luck);
            Table::at(record.setup.clone(), record.names.clone(), state)
        }
        let seat = self.seat(seat)?;
        if self.table.turn() == Turn::Over {
            return Err(wrong("the game is over: there is nothing left to imagine"));
        }
        let seed = seed.map_or_else(|| fresh_seed(py), seed_from)?;
        let mut luck = Fast::new(seed);
        let table = match &self.table {
            AnyTable::Duel(table) => AnyTable::Duel(of(table, seat, &mut luck)),
            AnyTable::Wonders(table) => AnyTable::Wonders(of(table, seat, &mut luck)),
            AnyTable::Dice(table) => AnyTable::Dice(of(table, seat, &mut luck)),
        };
        Ok(Self { table, seed, auto_deal: self.auto_deal, boards: self.boards.clone() })
    }

    /// A game that begins where this one stands, as a described position: nothing that happened before is
    /// in its record, and choices that wait for others are not in it. Players remember nothing of before.
    fn as_position(&self) -> PyResult<Self> {
        let table = self.table.as_position();
        let table =
            table.ok_or_else(|| wrong("the game is over: there is no position left to play"))?;
        let (seed, auto_deal, boards) = (self.seed, self.auto_deal, self.boards.clone());
        Ok(Self { table, seed, auto_deal, boards })
    }

    /// The game after the first `steps` steps. If continued, it gets the same luck.
    fn rewound(&self, steps: i64) -> PyResult<Self> {
        let all = self.table.steps();
        match usize::try_from(steps) {
            Ok(steps) if steps <= all => {
                Ok(Self { table: self.table.rewound(steps), ..self.copied() })
            }
            _ => Err(wrong(format!("steps is {steps}; expected 0 to {all}"))),
        }
    }

    /// An independent copy.
    fn copy(&self) -> Self {
        self.copied()
    }

    fn __copy__(&self) -> Self {
        self.copied()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copied()
    }

    #[allow(clippy::type_complexity)] // the arguments of `load`
    fn __reduce__(
        &self,
        py: Python<'_>,
    ) -> PyResult<(Py<PyAny>, (String, u64, Option<String>, bool, Vec<String>))> {
        let load = py.get_type::<Self>().getattr("load")?.unbind();
        let waiting = self.table.waiting();
        let line = |seat| Some(format!("{seat} {}", self.table.chosen(seat)?));
        let pending = waiting.iter().filter_map(line).collect();
        let boards = self.boards.clone();
        Ok((load, (self.table.write(), self.seed, boards, self.auto_deal, pending)))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| {
            let other = other.borrow();
            let chosen = |table: &AnyTable| -> Vec<Option<String>> {
                Seat::all(table.seats()).map(|seat| table.chosen(seat)).collect()
            };
            self.seed == other.seed
                && self.table.write() == other.table.write()
                && chosen(&self.table) == chosen(&other.table)
        })
    }

    fn __repr__(&self) -> String {
        let (name, seats, steps) = (self.name(), self.seats(), self.steps());
        let turn = mirabilia_kernel::record::awaited(self.table.turn());
        format!("<Game {name}, {seats} seats, {steps} steps: {turn}>")
    }
}
