//! Opening the tables of the load test and connecting to them.

use std::collections::BTreeMap;
use std::sync::Arc;

use anyhow::{Result, anyhow};
use mirabilia_protocol::{Command, NewSeat, NewTable, Request, Settings, Start};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::client::LoadClient;
use super::tracker::Tracker;
use crate::simulation::{SimulatedPerson, Simulation};

/// The kinds of tables: game, number of people, number of bots.
const KINDS: [(&str, usize, usize); 3] = [("duel", 2, 0), ("wonders", 3, 1), ("dice", 2, 1)];
/// The number of concurrent requests.
const CONCURRENCY: usize = 32;

/// An open table with its people by seat.
pub(super) struct OpenTable {
    id: String,
    pub(super) people: Vec<SimulatedPerson>,
}

/// Opens tables and starts their games.
pub(super) async fn open(simulation: &Arc<Simulation>, count: usize) -> Result<Vec<OpenTable>> {
    let semaphore = Arc::new(Semaphore::new(CONCURRENCY));
    let mut opening = JoinSet::new();
    for number in 0..count {
        let (simulation, semaphore) = (Arc::clone(simulation), Arc::clone(&semaphore));
        opening.spawn(async move {
            let _permit = semaphore.acquire_owned().await?;
            let opened = open_one(&simulation, number).await?;
            Ok::<_, anyhow::Error>((number, opened))
        });
    }
    let mut tables = BTreeMap::new();
    while let Some(opened) = opening.join_next().await {
        let (number, table) = opened??;
        tables.insert(number, table);
    }
    Ok(tables.into_values().collect())
}

async fn open_one(simulation: &Simulation, number: usize) -> Result<OpenTable> {
    let (game, people, bots) = KINDS[number % KINDS.len()];
    let all = simulation.people.iter().cycle().skip(number % simulation.people.len());
    let people: Vec<SimulatedPerson> = all.take(people).cloned().collect();
    let mut seats = vec![NewSeat::You];
    seats.resize(people.len(), NewSeat::Open);
    seats.resize(people.len() + bots, NewSeat::Bot("easy".to_owned()));
    let new = NewTable {
        settings: Settings { start: Start::Full, ..Settings::default() },
        number: Some(format!("{number:x}")),
        ..NewTable::new(game, seats)
    };
    let id = people[0].at(0).open(&new).await?;
    for (seat, person) in (0..).zip(&people).skip(1) {
        let name = Some(person.name.clone());
        let command = Command::Sit { seat: Some(seat), name, number: Some("7".to_owned()) };
        let request = Request { id: "sit".to_owned(), command };
        if let Some(refusal) = person.at(0).command(&id, &request).await?.error {
            return Err(anyhow!("seat {seat} of {id}: {refusal}"));
        }
    }
    Ok(OpenTable { id, people })
}

/// Connects all players and this many spectators.
pub(super) async fn connect(
    simulation: &Arc<Simulation>,
    tracker: &Arc<Tracker>,
    tables: &[OpenTable],
    spectators: usize,
) -> Result<()> {
    let semaphore = Arc::new(Semaphore::new(CONCURRENCY));
    let mut connecting = JoinSet::new();
    let players = tables.iter().enumerate().flat_map(|(table, open)| {
        let seats = (0..).zip(&open.people);
        seats.map(move |(seat, person)| (table, Some(seat), person.clone()))
    });
    // Spectators are people without a seat at the table.
    let people = &simulation.people;
    let spectators = (0..spectators).map(|number| {
        let table = number % tables.len();
        (table, None, people[(table + people.len() / 2) % people.len()].clone())
    });
    for (number, (table, seat, person)) in (0..).zip(players.chain(spectators)) {
        let (tracker, semaphore) = (Arc::clone(tracker), Arc::clone(&semaphore));
        let (id, luck) = (tables[table].id.clone(), simulation.luck(number));
        connecting.spawn(async move {
            let _permit = semaphore.acquire_owned().await?;
            let socket = person.at(0).subscribe(&id, None).await?;
            let (client, scheduled) = LoadClient::new(tracker, table, seat, luck);
            tokio::spawn(client.run(socket, scheduled));
            Ok::<_, anyhow::Error>(())
        });
    }
    while let Some(connected) = connecting.join_next().await {
        connected??;
    }
    Ok(())
}
