//! The laws on whole random games of 2 to 7 players, and what Dice itself must keep: every
//! kept sum follows from what is crossed off.

use mirabilia_dice::boards::{BUILDINGS, Effect};
use mirabilia_dice::{City, Phase, Setup, State};
use mirabilia_kernel::{Fast, Game, Seat, playout::play_out};
use mirabilia_testkit::laws::{Eyes, Laws, law};
use mirabilia_testkit::{cases, sample};

fn check_laws(seats: u8) {
    Laws {
        setups: &[Setup::new(seats)],
        games: cases(5_000),
        judge_all_in: 16,
        // The last turn is the two-hundredth; a turn rarely asks a seat more than a few times.
        longest: 200 * u32::from(seats) * 8,
        audit,
        eyes: Eyes::open(),
        hides: true,
    }
    .check();
}

#[test]
fn two_players_obey_the_laws() {
    check_laws(2);
}

#[test]
fn three_players_obey_the_laws() {
    check_laws(3);
}

#[test]
fn four_players_obey_the_laws() {
    check_laws(4);
}

#[test]
fn five_players_obey_the_laws() {
    check_laws(5);
}

#[test]
fn six_players_obey_the_laws() {
    check_laws(6);
}

#[test]
fn seven_players_obey_the_laws() {
    check_laws(7);
}

fn audit(state: &State) -> Result<(), String> {
    let mut sheets: Vec<usize> =
        Seat::all(state.seats()).filter_map(|seat| state.city(seat).sheet()).collect();
    for seat in Seat::all(state.seats()) {
        sums_follow(state, state.city(seat))?;
        let (before, now) = (state.city_before(seat), state.city(seat));
        law(before.crossed() & !now.crossed() == 0, "a crossed space came back")?;
        law(before.bonuses() & !now.bonuses() == 0, "a bonus came back")?;
        law(before.task().is_none(), "something was open when the turn began")?;
        law(
            state.phase() == Phase::Act || now.task().is_none(),
            "something is open between turns",
        )?;
    }
    let dealt = sheets.len();
    sheets.sort_unstable();
    sheets.dedup();
    law(sheets.len() == dealt, "two seats have one city")?;
    let mut dice: Vec<u8> = state.forum().iter().map(|shown| shown.die).collect();
    dice.sort_unstable();
    dice.dedup();
    law(dice.len() == state.forum().len(), "a die is twice in the Forum")
}

/// Resources, dice and points written follow from the spaces crossed off.
fn sums_follow(state: &State, city: &City) -> Result<(), String> {
    let Some(sheet) = city.sheet() else { return Ok(()) };
    let sheet = &state.boards().sheets[sheet];
    law(city.coins() <= state.boards().gold_size, "more coins than the reserve holds")?;
    let crossed = |space: &usize| city.crossed() >> space & 1 == 1;
    let spaces = (0..sheet.spaces.len()).filter(crossed).map(|space| &sheet.spaces[space]);
    let (mut resources, mut unlocked, mut attacks) = (0, 0u16, [0, 0]);
    for space in spaces {
        for effect in &space.effects {
            match *effect {
                Effect::ProduceResource(amount) => resources += amount,
                Effect::UnlockDie(die) => unlocked |= 1 << die,
                Effect::Attack(printed) => {
                    attacks[usize::from(space.building.id() == "barracks_east")] +=
                        u16::from(printed);
                }
                _ => {}
            }
        }
    }
    law(resources == city.resources(), "resources")?;
    law(unlocked == city.unlocked(), "unlocked dice")?;
    let [west, east] = city.attacks();
    law(west <= attacks[0] && east <= attacks[1], "more points than the attacks print")?;
    // A finished building brings a bonus, while there are any and no choice is open.
    let finished = (0..BUILDINGS.len() - 1).filter(|&b| {
        let spaces = sheet.building_spaces[b];
        city.crossed() & spaces == spaces
    });
    let earned = finished.count().min(state.boards().bonuses.len());
    law(
        city.task().is_some() || city.bonuses().count_ones() as usize == earned,
        "bonuses without finished buildings, or the reverse",
    )
}

#[test]
fn random_games_end() {
    let mut luck = Fast::new(5);
    let (mut turns, games) = (0u64, sample(2_000));
    for _ in 0..games {
        let mut state = State::new(&Setup::new(4));
        play_out(&mut state, &mut luck, &mut Vec::new());
        turns += u64::from(state.turns());
    }
    println!(
        "{} turns per game, state {} bytes",
        turns as f64 / f64::from(games),
        size_of::<State>()
    );
}
