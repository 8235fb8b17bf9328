//! What a move costs and brings, before it is made.

use super::boards::{Effect, Set};
use super::picture::{City, Picture};
use super::sheet::{Place, Side};
use super::turn::{Kind, Pieces, Task, bonus_follows, follows, pieces};

/// What is paid for a space, and with which die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Price {
    /// Coins for the die; 0 without one.
    pub(super) die: u16,
    /// Resources that are missing: a coin each.
    pub(super) missing: u16,
    /// Coins for choosing the die; they come before it is paid.
    pub(super) gained: u16,
    /// Coins that are paid in all.
    pub(super) total: u16,
}

/// What an effect brings at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Gain {
    pub(super) effect: Effect,
    /// Coins that arrive; less than promised when the reserve is full.
    pub(super) coins: u16,
    /// Points that it is worth as things stand.
    pub(super) points: u16,
    /// Whom an attack meets, and with which defence.
    pub(super) against: Option<(usize, u16)>,
}

/// What a move leads to.
#[derive(Clone, Debug)]
pub(super) struct Outcome {
    pub(super) text: String,
    pub(super) die: Option<String>,
    pub(super) place: Option<Place>,
    pub(super) bonus: Option<String>,
    pub(super) price: Option<Price>,
    pub(super) gains: Vec<Gain>,
    /// Coins in the end, before what follows.
    pub(super) coins: u16,
    /// Coins that do not fit into the reserve.
    pub(super) lost: u16,
    /// All points that the move brings as things stand.
    pub(super) points: u16,
    /// The building that it finishes.
    pub(super) finishes: Option<String>,
    /// Is it the first Agora of all?
    pub(super) first_agora: bool,
    pub(super) follows: Vec<Task>,
}

/// The price of a space with a die of the Forum, or without one.
pub(super) fn price_of(
    set: &'static Set,
    picture: &Picture,
    seat: usize,
    place: Place,
    die: Option<&str>,
    free: bool,
) -> Price {
    let city = &picture.cities[seat];
    let shown = die.and_then(|id| picture.die(id));
    let paid = shown.filter(|_| !free).and_then(|die| die.cost.or(die.section)).unwrap_or(0);
    let colour = die.and_then(|id| set.die(id)).map(|die| die.colour.as_str());
    let promised = colour.map_or(0, |colour| set.coins_on_die(city, colour));
    let gained = promised.min(set.gold_size.saturating_sub(city.coins));
    let missing = city.missing(place.space.cost);
    Price { die: paid, missing, gained, total: paid + missing }
}

/// The points of crossed spaces that do not depend on others.
fn standing(set: &'static Set, city: &City, crossed: &[String]) -> u16 {
    let sheet = city.city.as_deref();
    let count = |building: &str| set.count(sheet, crossed, &[building.to_owned()]);
    let spaces = set.buildings(sheet).into_iter().flat_map(|building| &building.spaces);
    let effects = spaces.filter(|space| crossed.contains(&space.id)).flat_map(|one| &one.effects);
    let points = effects.map(|effect| match effect {
        Effect::Points { points } => *points,
        Effect::CoinsAndPointsFor { each, building } => each * count(building),
        Effect::PointsForGallery { points } => points * count("gallery"),
        _ => 0,
    });
    points.sum()
}

/// What a legal move of a seat leads to.
pub(super) fn outcome(
    set: &'static Set,
    picture: &Picture,
    seat: usize,
    text: &str,
    free: bool,
) -> Outcome {
    let city = &picture.cities[seat];
    let Pieces { verb, die, target } = pieces(text);
    let mut out = Outcome {
        text: text.to_owned(),
        die: die.map(str::to_owned),
        place: None,
        bonus: None,
        price: None,
        gains: Vec::new(),
        coins: city.coins,
        lost: 0,
        points: 0,
        finishes: None,
        first_agora: false,
        follows: Vec::new(),
    };
    match (verb, target) {
        ("pass", _) => {
            out.coins = set.gold_size.min(city.coins + set.pass);
            out.lost = city.coins + set.pass - out.coins;
        }
        ("bonus", Some(id)) => {
            let bonus = set.bonuses.iter().find(|bonus| bonus.id == id);
            let effects = bonus.map_or(&[][..], |bonus| &bonus.effects);
            bring(&mut out, set, picture, seat, effects, &city.crossed);
            out.bonus = Some(id.to_owned());
            out.follows = bonus_follows(set, id);
        }
        ("wonder", _) => {
            if let Some(place) = set.next_step(city) {
                cross(&mut out, set, picture, seat, place, free);
            }
        }
        (_, Some(id)) => {
            if let Some(place) = set.place(city.city.as_deref(), id) {
                cross(&mut out, set, picture, seat, place, free);
            }
        }
        _ => {}
    }
    out
}

/// A space is paid and crossed.
fn cross(
    out: &mut Outcome,
    set: &'static Set,
    picture: &Picture,
    seat: usize,
    place: Place,
    free: bool,
) {
    let city = &picture.cities[seat];
    let price = price_of(set, picture, seat, place, out.die.as_deref(), free);
    let id = &place.space.id;
    let mut crossed = city.crossed.clone();
    crossed.push(id.clone());
    out.place = Some(place);
    out.price = Some(price);
    out.coins = (city.coins + price.gained).saturating_sub(price.total);
    bring(out, set, picture, seat, &place.space.effects, &crossed);
    let done = place.building.spaces.iter().all(|space| crossed.contains(&space.id));
    out.first_agora = done && place.building.id == "agora" && no_agora(set, picture, seat);
    let attacks = out.gains.iter().filter(|gain| matches!(gain.effect, Effect::Attack { .. }));
    let attacks: u16 = attacks.map(|gain| gain.points).sum();
    out.points = standing(set, city, &crossed) - standing(set, city, &city.crossed) + attacks;
    if out.first_agora {
        out.points += set.first_to_finish;
    }
    out.finishes = (done && place.building.id != "warehouse").then(|| place.building.id.clone());
    out.follows = follows(set, city.city.as_deref(), id, &city.crossed);
    // A city that has all its bonuses gets no more (rule 8.6).
    let full = city.bonuses.len() >= set.bonuses.len();
    out.follows.retain(|task| task.kind != Kind::Bonus || !full);
}

/// Has nobody finished the Agora before this turn?
fn no_agora(set: &'static Set, picture: &Picture, seat: usize) -> bool {
    picture.cities.iter().all(|city| {
        let agora = set.building(city.city.as_deref(), "agora");
        let done = agora.is_some_and(|agora| agora.done(city) == agora.spaces.len());
        !city.first_agora && (city.seat == seat || !done)
    })
}

/// Effects come true one after another.
fn bring(
    out: &mut Outcome,
    set: &'static Set,
    picture: &Picture,
    seat: usize,
    effects: &[Effect],
    crossed: &[String],
) {
    let sheet = picture.cities[seat].city.as_deref();
    let count = |building: &str| set.count(sheet, crossed, &[building.to_owned()]);
    let east = out.place.is_some_and(|place| place.building.id == "barracks_east");
    for effect in effects {
        let (mut promised, mut points, mut against) = (0, 0, None);
        match effect {
            Effect::Coins { coins } => promised = *coins,
            Effect::Points { points: n } => points = *n,
            Effect::PointsForGallery { points: n } => points = n * count("gallery"),
            Effect::CoinsAndPointsFor { each, building } => {
                promised = each * count(building);
                points = promised;
            }
            Effect::Attack { points: printed } => {
                let met = set.faced(picture, seat, if east { Side::East } else { Side::West });
                points = printed.saturating_sub(met.1);
                against = Some(met);
            }
            _ => {}
        }
        let coins = promised.min(set.gold_size.saturating_sub(out.coins));
        out.coins += coins;
        out.lost += promised - coins;
        out.gains.push(Gain { effect: effect.clone(), coins, points, against });
    }
}

#[cfg(test)]
mod tests {
    use mirabilia_games::{AnyTable, GameKind};
    use mirabilia_kernel::{Luck, Options, Seat, Seed, Seeded, Turn, Viewer};

    use super::super::boards;
    use super::super::turn::my_turn;
    use super::*;

    fn picture(table: &AnyTable, seat: Seat) -> Picture {
        let view = serde_json::to_string(&table.view(Viewer::Seat(seat))).expect("a picture");
        serde_json::from_str(&view).expect("a picture of this game")
    }

    /// What a move is said to bring is what it brings, whatever the others do.
    fn check(table: &AnyTable, seat: Seat, text: &str) {
        let now = picture(table, seat);
        let set = boards::of(&now).expect("boards");
        let log = table.steps_seen(Viewer::Seat(seat), 0);
        let me = seat.index();
        let task = my_turn(set, &now, me, &log).now.expect("a task");
        let out = outcome(set, &now, me, text, task.kind == Kind::FreeDie);
        let mut next = table.clone();
        next.step(&format!("{me} {text}")).expect("a legal move");
        while let Turn::Seats(left) = next.turn() {
            // The turn of all is settled when the last one has chosen.
            let Some(other) = left.iter().find(|_| !next.waiting().is_empty()) else { break };
            let last = next.legal_moves(other).pop().expect("a move");
            next.step(&format!("{} {last}", other.index())).expect("a legal move");
        }
        let then = picture(&next, seat);
        let (before, after) = (&now.cities[me], &then.cities[me]);
        assert_eq!(out.coins, after.coins, "{text}: {task:?}\n{before:?}");
        // Who was first is settled when the turn is over, so it is compared apart.
        let first = |is: bool| if is { set.first_to_finish as i16 } else { 0 };
        let said = before.total() + out.points as i16 - first(out.first_agora);
        let came = after.total() - first(after.first_agora && !before.first_agora);
        assert_eq!(said, came, "{text}: {task:?}\n{before:?}");
        if after.decides.is_some() && then.turn == now.turn && then.acting() {
            let log = next.steps_seen(Viewer::Seat(seat), 0);
            let asked = my_turn(set, &then, me, &log).now.expect("a task");
            assert!(asked.from.is_some(), "{text}: {asked:?}");
        }
    }

    #[test]
    fn forecasts_come_true() {
        let mut moves = 0;
        for (seed, seats) in [(1, 2), (2, 3), (3, 4), (4, 7), (5, 2), (6, 3)] {
            let mut luck = Seeded::new(Seed::from(seed));
            let mut table = AnyTable::new(GameKind::Dice, seats, &Options::default(), Vec::new())
                .expect("a table");
            table.deal(&mut luck);
            while let Turn::Seats(seats) = table.turn() {
                let seat = seats.iter().next().unwrap_or(Seat::new(0));
                let legal = table.legal_moves(seat);
                if table.waiting().is_empty() {
                    for text in &legal {
                        check(&table, seat, text);
                        moves += 1;
                    }
                }
                let text = &legal[luck.below(legal.len() as u32) as usize];
                table.step(&format!("{} {text}", seat.index())).expect("a legal move");
                table.deal(&mut luck);
            }
        }
        assert!(moves > 1000, "{moves}");
    }
}
