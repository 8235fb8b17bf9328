//! One table, from opening it to checking its finished game.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use mirabilia_client::{Client, ClientError};
use mirabilia_kernel::{Fast, Luck};
use mirabilia_protocol::{Clock, Command, NewSeat, NewTable, Request, Settings, Start, Undo};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::model_check;
use crate::player::SimulatedPlayer;
use crate::retry::retry;
use crate::simulation::{SimulatedPerson, Simulation, percent, pick_people};

/// The kinds of tables: game, number of people, number of bots.
const KINDS: [(&str, usize, usize); 10] = [
    ("duel", 2, 0),
    ("wonders", 3, 0),
    ("dice", 2, 0),
    ("duel", 1, 1),
    ("wonders", 2, 2),
    ("dice", 3, 1),
    ("wonders", 1, 3),
    ("dice", 1, 2),
    ("wonders", 5, 2),
    ("dice", 2, 2),
];

/// When a table last made progress.
#[derive(Debug)]
pub(crate) struct Activity {
    pub(crate) number: u64,
    started: Instant,
    /// Milliseconds after the start.
    last: AtomicU64,
}

impl Activity {
    pub(crate) fn new(number: u64) -> Self {
        Self { number, started: Instant::now(), last: AtomicU64::new(0) }
    }

    /// Records progress.
    pub(crate) fn touch(&self) {
        self.last.store(self.started.elapsed().as_millis() as u64, Ordering::Relaxed);
    }

    /// The time of the last progress.
    pub(crate) fn last(&self) -> Instant {
        self.started + Duration::from_millis(self.last.load(Ordering::Relaxed))
    }
}

/// The setup of a table.
struct TablePlan {
    new: NewTable,
    /// The seats of people; the first is the host's.
    seats: Vec<u8>,
    has_clock: bool,
}

impl TablePlan {
    fn new(number: u64, clocks: bool, luck: &mut Fast) -> Self {
        let (game, people, bots) = KINDS[(number % KINDS.len() as u64) as usize];
        let has_clock = clocks && people > 1 && percent(25, luck);
        let mut order: Vec<usize> = (0..people + bots).collect();
        luck.shuffle(&mut order);
        let mut seats = vec![NewSeat::Open; people + bots];
        seats[order[0]] = NewSeat::You;
        for &seat in &order[people..] {
            let bot = if percent(50, luck) { "easy" } else { "random" };
            seats[seat] = NewSeat::Bot(bot.to_owned());
        }
        let settings = Settings {
            start: Start::Full,
            undo: Undo::Never,
            pace: 0,
            clock: has_clock.then_some(Clock::Move { seconds: 5 }),
            stand_in: "easy".to_owned(),
            ..Settings::default()
        };
        let number = Some(format!("{:08x}", luck.bits()));
        let new = NewTable { settings, number, ..NewTable::new(game, seats) };
        let seats = order[..people].iter().map(|&seat| seat as u8).collect();
        Self { new, seats, has_clock }
    }
}

/// Opens a table, plays its game and checks it. Violations go to the counters.
pub(crate) async fn play(simulation: Arc<Simulation>, activity: Arc<Activity>) {
    let number = activity.number;
    if let Err(violation) = play_and_check(&simulation, &activity).await {
        let seed = simulation.seed;
        simulation.violation(format!("table {number} (seed {seed}): {violation}"));
    }
}

async fn play_and_check(
    simulation: &Arc<Simulation>,
    activity: &Arc<Activity>,
) -> Result<(), String> {
    let mut luck = simulation.luck(activity.number * 100);
    let plan = TablePlan::new(activity.number, simulation.clocks, &mut luck);
    let people = pick_people(simulation, plan.seats.len(), &mut luck);
    let host = &people[0];
    let opened = retry(&simulation.counters, |attempt| host.at(attempt).open(&plan.new)).await;
    let table = opened.map_err(|error| format!("cannot open a table: {error}"))?;
    simulation.counters.tables_opened.add();
    activity.touch();

    let mut playing = JoinSet::new();
    for (index, (person, &seat)) in people.iter().zip(&plan.seats).enumerate() {
        if index > 0 {
            sit(simulation, person, &table, seat).await?;
        }
        let luck = simulation.luck(activity.number * 100 + 1 + index as u64);
        let (simulation, activity) = (Arc::clone(simulation), Arc::clone(activity));
        let player = SimulatedPlayer::new(
            simulation,
            activity,
            person.clone(),
            &table,
            seat,
            plan.has_clock,
            luck,
        );
        playing.spawn(player.play());
    }
    let mut histories = Vec::new();
    while let Some(ended) = playing.join_next().await {
        let ended = ended.map_err(|error| format!("{table}: a player panicked: {error}"))?;
        histories.push(ended.map_err(|violation| format!("{table}: {violation}"))?);
    }
    model_check::check_game(simulation, host, &table, &histories)
        .await
        .map_err(|violation| format!("{table}: {violation}"))?;
    simulation.counters.games_verified.add();
    Ok(())
}

/// Takes a seat, repeating the same command until it is answered.
async fn sit(
    simulation: &Simulation,
    person: &SimulatedPerson,
    table: &str,
    seat: u8,
) -> Result<(), String> {
    let number = Some(format!("{:x}", u64::from(seat) + simulation.seed));
    let command = Command::Sit { seat: Some(seat), name: Some(person.name.clone()), number };
    let request = Request { id: "sit".to_owned(), command };
    let send = |attempt| execute(person.at(attempt), table, &request);
    let sat = retry(&simulation.counters, send).await;
    sat.map_err(|error| format!("{table}: cannot take seat {seat}: {error}"))?;
    simulation.counters.acked.add();
    Ok(())
}

/// Sends a command; a refusal is an error.
async fn execute(client: &Client, table: &str, request: &Request) -> Result<u64, ClientError> {
    let answer = client.command(table, request).await?;
    match answer.error {
        None => Ok(answer.seq),
        Some(refusal) => Err(ClientError::Refused(refusal)),
    }
}

#[cfg(test)]
mod tests {
    use mirabilia_kernel::Fast;
    use mirabilia_protocol::NewSeat;

    use super::{KINDS, TablePlan};

    #[test]
    fn every_plan_has_its_people_and_bots() {
        for number in 0..50 {
            let mut luck = Fast::new(number);
            let plan = TablePlan::new(number, true, &mut luck);
            let (_, people, bots) = KINDS[number as usize % KINDS.len()];
            let is_bot = |seat: &&NewSeat| matches!(seat, NewSeat::Bot(_));
            assert_eq!(plan.new.seats.iter().filter(is_bot).count(), bots);
            assert_eq!(plan.seats.len(), people);
            assert_eq!(plan.new.seats[usize::from(plan.seats[0])], NewSeat::You);
            for &seat in &plan.seats[1..] {
                assert_eq!(plan.new.seats[usize::from(seat)], NewSeat::Open);
            }
        }
    }
}
