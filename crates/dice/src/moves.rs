//! Moves: what a seat can decide, their ids, and which are legal now.

use mirabilia_kernel::{Luck, MoveId, Seat};

use crate::boards::{
    DieSymbol, Effect, Line, MAX_BONUSES, MAX_DICE, MAX_SPACES, NO_SPACE, Sheet, Space,
};
use crate::city::Task;
use crate::refusal::Refusal;
use crate::state::{Phase, State};

/// One seat's decision. Dice, bonuses and names of spaces are numbers in the board set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Construct a space with a die.
    Build {
        /// The die.
        die: u8,
        /// The name of the space.
        space: u8,
    },
    /// Construct the next step of the wonder.
    Wonder,
    /// Pass for coins.
    Pass,
    /// Cross off the space of this name.
    Cross(u8),
    /// Decline what is offered.
    Decline,
    /// Cross off this bonus.
    Bonus(u8),
}

// Ids: one block per kind of move, in the order of the enum; spaces by their place on the sheet.
const SPACES: u16 = MAX_SPACES as u16;
const WONDER: u16 = MAX_DICE as u16 * SPACES;
const PASS: u16 = WONDER + 1;
const CROSS: u16 = PASS + 1;
const DECLINE: u16 = CROSS + SPACES;
const BONUS: u16 = DECLINE + 1;
/// Move ids are below this.
pub const MOVE_IDS: u16 = BONUS + MAX_BONUSES as u16;

/// What a seat may decide, as sets of spaces and bonuses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choices {
    /// For each die, the spaces it lets the seat cross off.
    pub(crate) dice: [u64; MAX_DICE],
    pub(crate) wonder: bool,
    pub(crate) pass: bool,
    pub(crate) cross: u64,
    pub(crate) decline: bool,
    pub(crate) bonuses: u8,
}

impl Choices {
    const NONE: Self = Self {
        dice: [0; MAX_DICE],
        wonder: false,
        pass: false,
        cross: 0,
        decline: false,
        bonuses: 0,
    };

    /// How many there are.
    pub(crate) fn count(&self) -> u32 {
        self.dice.iter().map(|spaces| spaces.count_ones()).sum::<u32>()
            + u32::from(self.wonder)
            + u32::from(self.pass)
            + self.cross.count_ones()
            + u32::from(self.decline)
            + self.bonuses.count_ones()
    }

    /// Is there nothing, or nothing but declining?
    pub(crate) fn is_idle(&self) -> bool {
        self.count() == u32::from(self.decline)
    }
}

impl State {
    /// What a seat may decide for its next task.
    pub(crate) fn choices(&self, seat: Seat) -> Choices {
        let mut choices = Choices::NONE;
        let city = self.city(seat);
        let Some(task) = city.tasks.next() else { return choices };
        let sheet = self.sheet(city);
        match task {
            Task::Action | Task::FreeDie => {
                let free = task == Task::FreeDie;
                for &shown in self.forum() {
                    choices.dice[usize::from(shown.die)] = self.die_spaces(seat, shown, free);
                }
                if free {
                    choices.decline = true;
                } else {
                    let next = city.next_wonder(sheet);
                    choices.wonder = city.payable(sheet, next, city.coins) != 0;
                    choices.pass = true;
                }
            }
            Task::Cross(buildings) => {
                choices.cross = city.payable(sheet, city.next_in(sheet, buildings), city.coins);
            }
            Task::CrossUpTo(_, buildings) => {
                choices.cross = city.payable(sheet, city.next_in(sheet, buildings), city.coins);
                choices.decline = true;
            }
            Task::Bonus => {
                let all = ((1u16 << self.boards.bonuses.len()) - 1) as u8;
                choices.bonuses = all & !city.bonuses;
            }
        }
        choices
    }

    /// Replaces `out` by the legal moves of a seat in ascending order of their ids.
    pub fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if self.phase != Phase::Act || seat.index() >= usize::from(self.seats) {
            return;
        }
        let choices = self.choices(seat);
        let names = &self.sheet(self.city(seat)).names;
        let name = |space: u8| names[usize::from(space)];
        for (die, &spaces) in choices.dice.iter().enumerate() {
            let die = die as u8;
            out.extend(bits(spaces).map(|space| Move::Build { die, space: name(space) }));
        }
        out.extend(choices.wonder.then_some(Move::Wonder));
        out.extend(choices.pass.then_some(Move::Pass));
        out.extend(bits(choices.cross).map(|space| Move::Cross(name(space))));
        out.extend(choices.decline.then_some(Move::Decline));
        out.extend(bits(u64::from(choices.bonuses)).map(Move::Bonus));
    }

    /// A legal move of a seat that has to decide, each equally likely, without writing the list.
    pub(crate) fn random_choice(&self, seat: Seat, luck: &mut impl Luck) -> Move {
        let choices = self.choices(seat);
        let names = &self.sheet(self.city(seat)).names;
        let name = |spaces: u64, n: u32| names[usize::from(nth(spaces, n))];
        let mut n = luck.below(choices.count());
        for (die, &spaces) in choices.dice.iter().enumerate() {
            let count = spaces.count_ones();
            if n < count {
                return Move::Build { die: die as u8, space: name(spaces, n) };
            }
            n -= count;
        }
        for (there, m) in [(choices.wonder, Move::Wonder), (choices.pass, Move::Pass)] {
            if there && n == 0 {
                return m;
            }
            n -= u32::from(there);
        }
        if n < choices.cross.count_ones() {
            return Move::Cross(name(choices.cross, n));
        }
        n -= choices.cross.count_ones();
        if choices.decline && n == 0 {
            return Move::Decline;
        }
        n -= u32::from(choices.decline);
        Move::Bonus(nth(u64::from(choices.bonuses), n))
    }

    /// Is this move legal for this seat now, and if not, why? Written apart from the sets.
    pub fn check(&self, seat: Seat, m: Move) -> Result<(), Refusal> {
        if self.phase != Phase::Act {
            return Err(Refusal::AnotherTime(self.phase));
        }
        let Some(task) = (seat.index() < usize::from(self.seats))
            .then(|| self.city(seat).tasks.next())
            .flatten()
        else {
            return Err(Refusal::NothingToDo);
        };
        let city = self.city(seat);
        let sheet = self.sheet(city);
        match (task, m) {
            (Task::Action | Task::FreeDie, Move::Build { die, space }) => {
                self.check_build(seat, die, space, task == Task::FreeDie)
            }
            (Task::Action, Move::Wonder) => match city.next_wonder(sheet) {
                0 => Err(Refusal::WonderComplete),
                next => self.check_space(seat, next.trailing_zeros() as u8, 0, city.coins),
            },
            (Task::Cross(buildings) | Task::CrossUpTo(_, buildings), Move::Cross(name)) => {
                let Some(space) = self.space_of(seat, name) else {
                    return Err(Refusal::NoSuchSpace(name));
                };
                if buildings >> sheet.spaces[usize::from(space)].building.0 & 1 == 0 {
                    return Err(Refusal::Other(task));
                }
                self.check_order(seat, space, sheet.lines.iter())?;
                self.check_space(seat, space, 0, city.coins)
            }
            (Task::Bonus, Move::Bonus(bonus)) => {
                let there = usize::from(bonus) < self.boards.bonuses.len();
                let free = there && city.bonuses >> bonus & 1 == 0;
                if free { Ok(()) } else { Err(Refusal::NoBonus(bonus)) }
            }
            (Task::Action, Move::Pass) | (Task::FreeDie | Task::CrossUpTo(..), Move::Decline) => {
                Ok(())
            }
            _ => Err(Refusal::Other(task)),
        }
    }

    fn check_build(&self, seat: Seat, die: u8, name: u8, free: bool) -> Result<(), Refusal> {
        let Some(&shown) = self.forum().iter().find(|shown| shown.die == die) else {
            return Err(Refusal::NotInForum(die));
        };
        let city = self.city(seat);
        let facts = &self.boards.dice[usize::from(die)];
        if facts.special && city.unlocked >> die & 1 == 0 {
            return Err(Refusal::Locked { die, by: self.unlocked_by(seat, die) });
        }
        let Some(space) = self.space_of(seat, name) else {
            return Err(Refusal::NoSuchSpace(name));
        };
        let symbol = facts.faces[usize::from(shown.face)];
        self.check_leads(seat, die, symbol, space)?;
        if let DieSymbol::Compares(buildings) = self.boards.symbol_uses[usize::from(symbol)]
            && !self.compares_well(seat, buildings)
        {
            return Err(Refusal::Comparison(self.comparison(seat, buildings)));
        }
        let price = if free { 0 } else { city.die_cost(facts.colour, shown.section) };
        let coins = self.coins_on_choosing(city, facts.colour);
        if price > coins {
            return Err(Refusal::DieTooDear { price, coins });
        }
        self.check_space(seat, space, price, coins)
    }

    /// Does a symbol lead to a space of the seat's sheet, and is it next there?
    fn check_leads(&self, seat: Seat, die: u8, symbol: u8, space: u8) -> Result<(), Refusal> {
        let city = self.city(seat);
        let sheet = self.sheet(city);
        let led = self.led_by(sheet, symbol);
        if led.clone().any(|line| line.set >> space & 1 == 1) {
            if led.clone().all(|line| line.next(city.crossed) == 0) {
                return Err(Refusal::NothingOpen { symbol });
            }
            return self.check_order(seat, space, led);
        }
        self.check_order(seat, space, sheet.lines.iter())?;
        let leads =
            |symbol: &u8| self.led_by(sheet, *symbol).any(|line| line.set >> space & 1 == 1);
        let needs = (0..self.boards.symbols.len() as u8).filter(leads).collect();
        Err(Refusal::WrongSymbol { die, shows: symbol, needs })
    }

    /// The lines of a sheet that a symbol opens.
    pub(crate) fn led_by<'a>(
        &self,
        sheet: &'a Sheet,
        symbol: u8,
    ) -> impl Iterator<Item = &'a Line> + Clone {
        let buildings = match self.boards.symbol_uses[usize::from(symbol)] {
            DieSymbol::Crosses(buildings) => buildings,
            DieSymbol::Lines | DieSymbol::Compares(_) => 0,
        };
        let whole = bits(u64::from(buildings))
            .flat_map(|building| &sheet.building_lines[usize::from(building)]);
        let own = sheet.symbol_lines[usize::from(symbol)].iter().filter(move |_| buildings == 0);
        whole.chain(own).map(|&number| &sheet.lines[usize::from(number)])
    }

    /// Is a space open, and next in one of these lines?
    fn check_order<'a>(
        &self,
        seat: Seat,
        space: u8,
        lines: impl Iterator<Item = &'a Line>,
    ) -> Result<(), Refusal> {
        let city = self.city(seat);
        let sheet = self.sheet(city);
        if city.crossed >> space & 1 == 1 {
            return Err(Refusal::Crossed(sheet.names[usize::from(space)]));
        }
        let lines = lines.filter(|line| line.set >> space & 1 == 1);
        let next = lines.fold(0, |set, line| set | line.next(city.crossed));
        if next >> space & 1 == 1 {
            return Ok(());
        }
        let first = bits(next).map(|space| sheet.names[usize::from(space)]).collect();
        Err(Refusal::Order { first })
    }

    /// The name of the space that unlocks a die on a seat's sheet.
    fn unlocked_by(&self, seat: Seat, die: u8) -> Option<u8> {
        let sheet = self.sheet(self.city(seat));
        let unlocks = |space: &Space| space.effects.contains(&Effect::UnlockDie(die));
        sheet.spaces.iter().position(unlocks).map(|space| sheet.names[space])
    }

    /// Do the coins suffice for a space, once `die` of them are paid for a die?
    fn check_space(&self, seat: Seat, space: u8, die: u8, coins: u8) -> Result<(), Refusal> {
        let city = self.city(seat);
        let missing = city.space_cost(self.sheet(city), space);
        if missing <= coins - die {
            return Ok(());
        }
        Err(Refusal::SpaceTooDear { die, missing, coins })
    }

    /// The space of a seat's sheet that bears a name.
    #[inline]
    pub(crate) fn space_of(&self, seat: Seat, name: u8) -> Option<u8> {
        let sheet = self.sheet(self.city(seat));
        sheet.named.get(usize::from(name)).copied().filter(|&space| space != NO_SPACE)
    }

    /// The id of a legal move.
    pub fn move_id(&self, seat: Seat, m: Move) -> MoveId {
        let place = |name| u16::from(self.space_of(seat, name).unwrap_or_default());
        MoveId(match m {
            Move::Build { die, space } => u16::from(die) * SPACES + place(space),
            Move::Wonder => WONDER,
            Move::Pass => PASS,
            Move::Cross(space) => CROSS + place(space),
            Move::Decline => DECLINE,
            Move::Bonus(bonus) => BONUS + u16::from(bonus),
        })
    }

    /// What an id stands for here.
    pub fn move_from_id(&self, seat: Seat, MoveId(id): MoveId) -> Option<Move> {
        let sheet = self.boards.sheets.get(self.city(seat).sheet()?)?;
        let name = |space: u16| sheet.names.get(usize::from(space)).copied();
        Some(match id {
            ..WONDER => Move::Build { die: (id / SPACES) as u8, space: name(id % SPACES)? },
            WONDER => Move::Wonder,
            PASS => Move::Pass,
            CROSS..DECLINE => Move::Cross(name(id - CROSS)?),
            DECLINE => Move::Decline,
            BONUS..MOVE_IDS => Move::Bonus((id - BONUS) as u8),
            _ => return None,
        })
    }
}

/// The numbers of the bits set, lowest first.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(bit)
    })
}

/// The number of the `n`-th bit set, counted from 0.
#[inline]
fn nth(mut set: u64, n: u32) -> u8 {
    for _ in 0..n {
        set &= set - 1;
    }
    set.trailing_zeros() as u8
}
