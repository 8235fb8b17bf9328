//! Offers: what a seat can pick now, what each use costs, and what it leads to.
//!
//! A bill takes a price apart with the formulas of `cost.rs`. Everything else is found by playing the
//! move ([`mirabilia_kernel::offer`]).

use mirabilia_kernel::wire::is_default;
use mirabilia_kernel::{Offer, Seat, Way};
use serde::{Deserialize, Serialize};

use crate::boards::{ALL_BUILDINGS, Building, BuildingSet, Effect};
use crate::city::{City, Task};
use crate::moves::{Move, bits};
use crate::picture::TaskPicture;
use crate::refusal::Refusal;
use crate::state::{Phase, Shown, State};
use crate::view::View;

/// Something that can be picked. Dice, bonuses and names of spaces are numbers in the board set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// A die of the Forum; its ways are the spaces that it leads to.
    Die(u8),
    /// The next step of the wonder.
    Wonder,
    /// A space. While a die is chosen, these are the spaces that no die lets the seat cross now.
    Space(u8),
    /// A bonus.
    Bonus(u8),
    /// To pass for coins.
    Pass,
    /// To decline what is offered.
    Decline,
}

/// What is paid for a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceDieBill"))]
pub struct DieBill {
    /// What the section of the Forum asks for.
    pub section: u8,
    /// What effects of the city take off.
    #[serde(default, skip_serializing_if = "is_default")]
    pub less: u8,
    /// Does it cost nothing because an effect lets the seat use any die?
    #[serde(default, skip_serializing_if = "is_default")]
    pub free: bool,
    /// What is paid.
    pub price: u8,
    /// Coins for choosing a die of this colour; they come first and may help to pay.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gained: u8,
}

/// What is paid for a space, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceBill"))]
pub struct Bill {
    /// All coins.
    pub total: u16,
    /// What the die costs, where one is used.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub die: Option<DieBill>,
    /// The resources that the space costs.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cost: u8,
    /// Those of them that the city produces.
    #[serde(default, skip_serializing_if = "is_default")]
    pub produced: u8,
    /// Those that are missing: a coin each.
    #[serde(default, skip_serializing_if = "is_default")]
    pub missing: u8,
}

/// An attack on a neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceAttack"))]
pub struct Attack {
    /// Who is attacked.
    pub seat: usize,
    /// The points printed on the space.
    pub printed: u8,
    /// What the neighbour's defence takes off at most.
    pub defence: u8,
    /// The points that are written.
    pub points: u16,
}

/// A defence against a neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceDefence"))]
pub struct Defence {
    /// Whose attacks it weakens.
    pub seat: usize,
    /// By how much.
    pub defence: u8,
}

/// What a move leads to beside coins and points.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceDetail"))]
pub struct Detail {
    /// The space that is crossed off.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub space: Option<String>,
    /// The bonus that is crossed off.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bonus: Option<String>,
    /// The building that is finished.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub finishes: Option<Building>,
    /// Is the city the first to finish its Agora?
    #[serde(default, skip_serializing_if = "is_default")]
    pub first_agora: bool,
    /// The attack.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub attack: Option<Attack>,
    /// The defence.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub defence: Option<Defence>,
    /// Resources that the city produces from now on.
    #[serde(default, skip_serializing_if = "is_default")]
    pub resources: u8,
    /// Special dice that the city may choose from now on.
    #[serde(default, skip_serializing_if = "is_default")]
    pub unlocks: Vec<String>,
    /// Those of them that enter the Forum at the end of the turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub enters: Vec<String>,
    /// What is to be decided then because of the move, the next task first.
    #[serde(default, skip_serializing_if = "is_default")]
    pub follows: Vec<TaskPicture>,
    /// Has the seat nothing left to decide this turn?
    #[serde(default, skip_serializing_if = "is_default")]
    pub done: bool,
    /// Does the move bring the last turn?
    #[serde(default, skip_serializing_if = "is_default")]
    pub brings_end: bool,
    /// Coins that do not fit into the reserve and are lost.
    #[serde(default, skip_serializing_if = "is_default")]
    pub lost: u8,
}

impl View {
    /// Everything that the viewer can pick now; nothing when the viewer does not decide.
    pub(crate) fn offers(&self) -> Vec<Offer<State>> {
        self.seat().map_or_else(Vec::new, |seat| self.state().offers(seat))
    }
}

impl State {
    /// Everything that a seat can pick now, in the order of the board.
    pub(crate) fn offers(&self, seat: Seat) -> Vec<Offer<Self>> {
        let task = self.city(seat).task().filter(|_| self.phase == Phase::Act);
        let one = |pick: Pick, m: Move| Offer { pick, ways: vec![self.way(seat, m)] };
        let mut offers = Vec::new();
        match task {
            None => {}
            Some(Task::Action | Task::FreeDie) => {
                let dice = self.forum().iter().map(|shown| self.die_offer(seat, *shown));
                offers.extend(dice);
                let acts = task == Some(Task::Action);
                if acts {
                    offers.push(one(Pick::Wonder, Move::Wonder));
                }
                offers.extend(self.closed_spaces(seat, acts, &offers));
                offers.push(if acts {
                    one(Pick::Pass, Move::Pass)
                } else {
                    one(Pick::Decline, Move::Decline)
                });
            }
            Some(Task::Cross(buildings) | Task::CrossUpTo(_, buildings)) => {
                let names = self.open_spaces(seat, buildings);
                offers.extend(names.map(|name| one(Pick::Space(name), Move::Cross(name))));
                if let Some(Task::CrossUpTo(..)) = task {
                    offers.push(one(Pick::Decline, Move::Decline));
                }
            }
            Some(Task::Bonus) => {
                let bonuses = 0..self.boards.bonuses.len() as u8;
                offers.extend(bonuses.map(|bonus| one(Pick::Bonus(bonus), Move::Bonus(bonus))));
            }
        }
        offers
    }

    fn way(&self, seat: Seat, m: Move) -> Way<Self> {
        let bill = self.bill(seat, m);
        let mut way = Way::of(self, seat, m, bill);
        match &mut way.leads {
            Ok(preview) => preview.detail.lost = self.lost(seat, m, bill),
            Err(Refusal::DieTooDear { .. } | Refusal::SpaceTooDear { .. }) => {}
            Err(_) => way.bill = None, // no price would open it
        }
        way
    }

    /// The names of the spaces of some buildings that a seat has not crossed off.
    fn open_spaces(&self, seat: Seat, buildings: BuildingSet) -> impl Iterator<Item = u8> {
        let city = self.city(seat);
        let sheet = self.sheet(city);
        let all = bits(u64::from(buildings))
            .fold(0, |set, building| set | sheet.building_spaces[usize::from(building)]);
        bits(all & !city.crossed).map(|space| sheet.names[usize::from(space)])
    }

    /// A die with the spaces that are next for its symbol. What closes all of them alike is said
    /// once, of the cheapest.
    fn die_offer(&self, seat: Seat, shown: Shown) -> Offer<Self> {
        let city = self.city(seat);
        let sheet = self.sheet(city);
        let (die, symbol) = (shown.die, self.symbol_of(shown));
        let way =
            |space: u8| self.way(seat, Move::Build { die, space: sheet.names[usize::from(space)] });
        let next = sheet.next_by_symbol(symbol, city.crossed);
        let mut ways: Vec<Way<Self>> = bits(next).map(way).collect();
        let alike = |way: &Way<Self>| match &way.leads {
            Ok(_) | Err(Refusal::SpaceTooDear { .. }) => false,
            Err(_) => true,
        };
        if ways.iter().all(alike) {
            let cheapest = bits(next).min_by_key(|space| sheet.costs[usize::from(*space)]);
            // A symbol leads somewhere in every city; what is crossed off stands for it.
            let led = self.led_by(sheet, symbol).find_map(|line| line.spaces.first().copied());
            let space = cheapest.or(led);
            ways = space.map(way).into_iter().collect();
        }
        Offer { pick: Pick::Die(die), ways }
    }

    /// What a die of the Forum shows.
    fn symbol_of(&self, shown: Shown) -> u8 {
        self.boards.dice[usize::from(shown.die)].faces[usize::from(shown.face)]
    }

    /// The open spaces that no die, and no action for the wonder, lets the seat cross now, each with
    /// the reason that is nearest to being overcome.
    fn closed_spaces(&self, seat: Seat, acts: bool, open: &[Offer<Self>]) -> Vec<Offer<Self>> {
        let city = self.city(seat);
        let sheet = self.sheet(city);
        let step = if acts { city.next_wonder(sheet) } else { 0 };
        let is_open = |name: u8| {
            let mut ways = open.iter().flat_map(|offer| &offer.ways).filter(|way| way.is_open());
            ways.any(|way| matches!(way.m, Move::Build { space, .. } if space == name))
        };
        let led = |shown: &Shown| {
            self.led_by(sheet, self.symbol_of(*shown)).fold(0, |set, line| set | line.set)
        };
        let dice: Vec<(u8, u64)> =
            self.forum().iter().map(|shown| (shown.die, led(shown))).collect();
        let nearness = |m: Move| match self.check(seat, m) {
            Ok(()) => 0,
            Err(Refusal::SpaceTooDear { .. } | Refusal::DieTooDear { .. }) => 1,
            Err(Refusal::Comparison(_)) => 2,
            Err(Refusal::Locked { .. }) => 3,
            Err(_) => 4,
        };
        let unlocked =
            |die: u8| !self.boards.dice[usize::from(die)].special || city.unlocked >> die & 1 == 1;
        let offer = |name: u8| {
            let space = sheet.named[usize::from(name)];
            let leading = dice.iter().filter(|(_, led)| led >> space & 1 == 1);
            let leading = leading.map(|(die, _)| Move::Build { die: *die, space: name });
            // Any other die that could be chosen shows the wrong symbol, or meets the same order.
            let other = dice.iter().find(|(die, _)| unlocked(*die)).or(dice.first())?.0;
            let m = leading.min_by_key(|m| nearness(*m));
            let way = self.way(seat, m.unwrap_or(Move::Build { die: other, space: name }));
            Some(Offer { pick: Pick::Space(name), ways: vec![way] })
        };
        let names = self.open_spaces(seat, ALL_BUILDINGS).filter(|&name| {
            let space = sheet.named[usize::from(name)];
            step >> space & 1 == 0 && !is_open(name)
        });
        names.filter_map(offer).collect()
    }

    /// What a move costs a seat now, item by item; none for moves without a price.
    pub fn bill(&self, seat: Seat, m: Move) -> Option<Bill> {
        let city = self.city(seat);
        let sheet = self.sheet(city);
        let (die, space) = match m {
            Move::Build { die, space } => {
                let shown = self.forum().iter().find(|shown| shown.die == die)?;
                (Some(self.die_bill(city, *shown)), self.space_of(seat, space)?)
            }
            Move::Wonder => (None, bits(city.next_wonder(sheet)).next()?),
            Move::Cross(name) => (None, self.space_of(seat, name)?),
            Move::Pass | Move::Decline | Move::Bonus(_) => return None,
        };
        let cost = sheet.costs[usize::from(space)];
        let missing = city.space_cost(sheet, space);
        let total = u16::from(die.map_or(0, |die| die.price)) + u16::from(missing);
        Some(Bill { total, die, cost, produced: cost - missing, missing })
    }

    fn die_bill(&self, city: &City, shown: Shown) -> DieBill {
        let colour = self.boards.dice[usize::from(shown.die)].colour;
        let usual = city.die_cost(colour, shown.section);
        let free = city.task() == Some(Task::FreeDie);
        DieBill {
            section: shown.section,
            less: shown.section - usual,
            free,
            price: if free { 0 } else { usual },
            gained: self.coins_on_choosing(city, colour) - city.coins,
        }
    }

    /// The coins of a legal move that do not fit into the reserve.
    fn lost(&self, seat: Seat, m: Move, bill: Option<Bill>) -> u8 {
        let after = self.alone(seat, m);
        let (had, has) = (self.city(seat), after.city(seat));
        let die = bill.and_then(|bill| bill.die);
        let chosen = match m {
            Move::Build { die: number, .. } => {
                had.on_die(self.boards.dice[usize::from(number)].colour)
            }
            _ => 0,
        };
        let coins = |effects: &[Effect]| -> u16 {
            effects.iter().map(|effect| u16::from(after.coins_of(has, *effect))).sum()
        };
        let crossed = bits(has.crossed & !had.crossed)
            .map(|space| coins(&self.sheet(had).spaces[usize::from(space)].effects));
        let promised = match m {
            Move::Pass => u16::from(self.boards.pass),
            Move::Bonus(bonus) => coins(&self.boards.bonuses[usize::from(bonus)].effects),
            _ => crossed.sum(),
        };
        let gained = die.map_or(0, |die| die.gained);
        let held = u16::from(had.coins) + u16::from(gained) - bill.map_or(0, |bill| bill.total);
        let lost = u16::from(chosen - gained) + (held + promised) - u16::from(has.coins);
        lost.min(u16::from(u8::MAX)) as u8
    }
}

impl Detail {
    pub(crate) fn between(before: &State, after: &State, seat: Seat) -> Self {
        let (had, has) = (before.city(seat), after.city(seat));
        let boards = before.boards();
        let Some(sheet) = had.sheet().map(|sheet| &boards.sheets[sheet]) else {
            return Self::default();
        };
        let space = bits(has.crossed & !had.crossed).next();
        let space = space.map(|space| &sheet.spaces[usize::from(space)]);
        let bonus = bits(u64::from(has.bonuses & !had.bonuses)).next();
        let building = space.map(|space| space.building).filter(|b| b.is_in_city());
        let whole = |building: &Building| {
            let spaces = sheet.building_spaces[building.index()];
            has.crossed & spaces == spaces
        };
        let dice =
            |set: u16| bits(u64::from(set)).map(|die| boards.dice[usize::from(die)].id.clone());
        let sum = |amount: fn(Effect) -> u8| {
            let effects = space.into_iter().flat_map(|space| &space.effects);
            effects.map(|effect| amount(*effect)).fold(0, u8::saturating_add)
        };
        let (printed, defence) = (sum(Effect::attack), sum(Effect::defence));
        let side = usize::from(building == Some(Building::EAST));
        let facing = before.facing(seat, side).index();
        // The task that the move answers is gone, and so are those that lapsed.
        let waiting = usize::from(had.tasks.len().saturating_sub(1));
        let tasks = after.task_pictures(seat);
        let new = tasks.len().saturating_sub(waiting);
        Self {
            space: space.map(|space| space.id.clone()),
            bonus: bonus.map(|bonus| boards.bonuses[usize::from(bonus)].id.clone()),
            finishes: building.filter(whole),
            first_agora: has.first && !had.first,
            attack: (printed > 0).then(|| Attack {
                seat: facing,
                printed,
                defence: before.defence_against(seat, side),
                points: has.attacks[side] - had.attacks[side],
            }),
            defence: (defence > 0).then_some(Defence { seat: facing, defence }),
            resources: has.resources - had.resources,
            unlocks: dice(has.unlocked & !had.unlocked).collect(),
            enters: dice(after.entering() & !before.entering()).collect(),
            done: tasks.is_empty(),
            follows: tasks.into_iter().take(new).collect(),
            brings_end: !before.is_last_turn()
                && !before.has_end_bonuses()
                && after.has_end_bonuses(),
            lost: 0, // what a move promises is known where the move is: see `way`
        }
    }
}
