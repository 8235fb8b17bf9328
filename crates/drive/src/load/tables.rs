//! Opening the tables of the load, and connecting to them.

use std::collections::BTreeMap;
use std::sync::Arc;

use anyhow::{Result, anyhow};
use mirabilia_protocol::{Command, NewSeat, NewTable, Request, Settings, Start};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::board::Board;
use super::ear::Ear;
use crate::world::{Person, World};

/// Kinds of tables: the game, how many people, how many bots.
const KINDS: [(&str, usize, usize); 3] = [("duel", 2, 0), ("wonders", 3, 1), ("dice", 2, 1)];
/// Requests under way while tables are opened.
const AT_ONCE: usize = 32;

/// A table that is open, with its people by seat.
pub(super) struct Open {
    id: String,
    pub(super) people: Vec<Person>,
}

/// Opens so many tables and lets their games begin.
pub(super) async fn open(world: &Arc<World>, count: usize) -> Result<Vec<Open>> {
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let mut opening = JoinSet::new();
    for number in 0..count {
        let (world, gate) = (Arc::clone(world), Arc::clone(&gate));
        opening.spawn(async move {
            let _turn = gate.acquire_owned().await?;
            let opened = open_one(&world, number).await?;
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

async fn open_one(world: &World, number: usize) -> Result<Open> {
    let (game, people, bots) = KINDS[number % KINDS.len()];
    let everybody = world.people.iter().cycle().skip(number % world.people.len());
    let people: Vec<Person> = everybody.take(people).cloned().collect();
    let mut seats = vec![NewSeat::You];
    seats.resize(people.len(), NewSeat::Open);
    seats.resize(people.len() + bots, NewSeat::Bot("easy".to_owned()));
    let new = NewTable {
        game: game.to_owned(),
        seats,
        options: BTreeMap::new(),
        boards: None,
        record: None,
        settings: Settings { start: Start::Full, ..Settings::default() },
        name: None,
        names: Vec::new(),
        number: Some(format!("{number:x}")),
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
    Ok(Open { id, people })
}

/// Connects everybody, and so many watchers, one table after the other.
pub(super) async fn connect(
    world: &Arc<World>,
    board: &Arc<Board>,
    tables: &[Open],
    watchers: usize,
) -> Result<()> {
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let mut connecting = JoinSet::new();
    let seats = tables.iter().enumerate().flat_map(|(place, table)| {
        let seats = (0..).zip(&table.people);
        seats.map(move |(seat, person)| (place, Some(seat), person.clone()))
    });
    // Watchers are people who do not sit at the table.
    let watching = (0..watchers).map(|number| {
        let place = number % tables.len();
        (place, None, world.people[(place + world.people.len() / 2) % world.people.len()].clone())
    });
    for (number, (place, seat, person)) in (0..).zip(seats.chain(watching)) {
        let (board, gate) = (Arc::clone(board), Arc::clone(&gate));
        let (id, luck) = (tables[place].id.clone(), world.luck(number));
        connecting.spawn(async move {
            let _turn = gate.acquire_owned().await?;
            let socket = person.at(0).listen(&id, None).await?;
            let (ear, told) = Ear::new(board, place, seat, luck);
            tokio::spawn(ear.run(socket, told));
            Ok::<_, anyhow::Error>(())
        });
    }
    while let Some(connected) = connecting.join_next().await {
        connected??;
    }
    Ok(())
}
