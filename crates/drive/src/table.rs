//! One table from its opening to the proof of its game.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use mirabilia_client::{Client, ClientError};
use mirabilia_kernel::{Fast, Luck};
use mirabilia_protocol::{Clock, Command, NewSeat, NewTable, Request, Settings, Start, Undo};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::patience::patiently;
use crate::player::Player;
use crate::proof;
use crate::world::{Person, World, percent, some};

/// Kinds of tables: the game, how many people, how many bots.
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

/// When something last happened at a table.
#[derive(Debug)]
pub(crate) struct Pulse {
    pub(crate) number: u64,
    began: Instant,
    /// Milliseconds after the beginning.
    last: AtomicU64,
}

impl Pulse {
    pub(crate) fn new(number: u64) -> Self {
        Self { number, began: Instant::now(), last: AtomicU64::new(0) }
    }

    pub(crate) fn beat(&self) {
        self.last.store(self.began.elapsed().as_millis() as u64, Ordering::Relaxed);
    }

    /// When something last happened.
    pub(crate) fn last(&self) -> Instant {
        self.began + Duration::from_millis(self.last.load(Ordering::Relaxed))
    }
}

/// How a table is set up.
pub(crate) struct Plan {
    pub(crate) new: NewTable,
    /// The seats of people; the first is the host's.
    pub(crate) seats: Vec<u8>,
    pub(crate) has_clock: bool,
}

impl Plan {
    /// The plan of the table of this number.
    pub(crate) fn of(number: u64, clocks: bool, luck: &mut Fast) -> Self {
        let (game, people, bots) = KINDS[(number % KINDS.len() as u64) as usize];
        let has_clock = clocks && people > 1 && percent(25, luck);
        let mut places: Vec<usize> = (0..people + bots).collect();
        luck.shuffle(&mut places);
        let mut seats = vec![NewSeat::Open; people + bots];
        seats[places[0]] = NewSeat::You;
        for &place in &places[people..] {
            let bot = if percent(50, luck) { "easy" } else { "random" };
            seats[place] = NewSeat::Bot(bot.to_owned());
        }
        let settings = Settings {
            start: Start::Full,
            undo: Undo::Never,
            pace: 0,
            clock: has_clock.then_some(Clock::Move { seconds: 5 }),
            stand_in: "easy".to_owned(),
            ..Settings::default()
        };
        let new = NewTable {
            game: game.to_owned(),
            seats,
            options: BTreeMap::new(),
            boards: None,
            record: None,
            settings,
            name: None,
            names: Vec::new(),
            number: Some(format!("{:08x}", luck.bits())),
        };
        let seats = places[..people].iter().map(|&place| place as u8).collect();
        Self { new, seats, has_clock }
    }
}

/// Opens a table, plays its game to the end, and proves it. What is wrong goes to the tally.
pub(crate) async fn play(world: Arc<World>, pulse: Arc<Pulse>) {
    let number = pulse.number;
    if let Err(finding) = play_through(&world, &pulse).await {
        world.tally.find(format!("table no. {number} (seed {}): {finding}", world.seed));
    }
}

async fn play_through(world: &Arc<World>, pulse: &Arc<Pulse>) -> Result<(), String> {
    let mut luck = world.luck(pulse.number * 100);
    let plan = Plan::of(pulse.number, world.clocks, &mut luck);
    let people = some(world, plan.seats.len(), &mut luck);
    let host = &people[0];
    let opened = patiently(&world.tally, |tries| host.at(tries).open(&plan.new)).await;
    let table = opened.map_err(|error| format!("cannot be opened: {error}"))?;
    world.tally.opened.add();
    pulse.beat();

    let mut playing = JoinSet::new();
    for (place, (person, &seat)) in people.iter().zip(&plan.seats).enumerate() {
        if place > 0 {
            sit(world, person, &table, seat).await?;
        }
        let luck = world.luck(pulse.number * 100 + 1 + place as u64);
        let (world, pulse) = (Arc::clone(world), Arc::clone(pulse));
        let player = Player::new(world, pulse, person.clone(), &table, seat, plan.has_clock, luck);
        playing.spawn(player.play());
    }
    let mut played = Vec::new();
    while let Some(ended) = playing.join_next().await {
        let ended = ended.map_err(|error| format!("{table}: a player failed: {error}"))?;
        played.push(ended.map_err(|finding| format!("{table}: {finding}"))?);
    }
    proof::prove(world, host, &table, &played)
        .await
        .map_err(|finding| format!("{table}: {finding}"))?;
    world.tally.finished.add();
    Ok(())
}

/// Takes a seat: the same command until it is answered.
async fn sit(world: &World, person: &Person, table: &str, seat: u8) -> Result<(), String> {
    let number = Some(format!("{:x}", u64::from(seat) + world.seed));
    let command = Command::Sit { seat: Some(seat), name: Some(person.name.clone()), number };
    let request = Request { id: "sit".to_owned(), command };
    let sat = patiently(&world.tally, |tries| done(person.at(tries), table, &request)).await;
    sat.map_err(|error| format!("{table}: seat {seat} cannot be taken: {error}"))?;
    world.tally.acknowledged.add();
    Ok(())
}

/// Sends a command; a refusal is an error.
async fn done(client: &Client, table: &str, request: &Request) -> Result<u64, ClientError> {
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

    use super::{KINDS, Plan};

    #[test]
    fn every_plan_has_its_people_and_bots() {
        for number in 0..50 {
            let mut luck = Fast::new(number);
            let plan = Plan::of(number, true, &mut luck);
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
