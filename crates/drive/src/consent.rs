//! Two people who change the settings of a running game by consent, mute each other and are removed,
//! while the server fails: what was acknowledged stays.

use std::sync::Arc;
use std::time::Duration;

use mirabilia_client::Client;
use mirabilia_protocol::{Answer, Command, NewSeat, NewTable, PersonAt, Request, Settings};
use serde_json::Value;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::counters::is_transient;
use crate::retry::{RETRY_DELAY, retry};
use crate::simulation::Simulation;

/// The pause after each round.
const PAUSE: Duration = Duration::from_millis(30);
/// Rounds at one table.
const ROUNDS: u32 = 40;

/// Starts the two people; they go on until the simulation ends.
pub(crate) fn start(simulation: &Arc<Simulation>) -> JoinHandle<()> {
    let simulation = Arc::clone(simulation);
    tokio::spawn(async move {
        let mut number = 0;
        while !simulation.is_closing() && !simulation.has_violations() {
            number += 1;
            if let Err(violation) = play(&simulation, number).await {
                simulation.violation(format!("consent, table {number}: {violation}"));
            }
        }
    })
}

/// One table, from its start to the removal of the second person.
async fn play(simulation: &Arc<Simulation>, number: u32) -> Result<(), String> {
    // Neighbours play together at other tables, where a mute would look like a lost message.
    let people = &simulation.people;
    let [ann, bo] = [0, people.len() / 2].map(|index| people[index].at(0).clone());
    let counters = &simulation.counters;
    let new = NewTable::new("duel", vec![NewSeat::You, NewSeat::Open]);
    let table = retry(counters, |_| ann.open(&new)).await?;
    let commands = Commands { simulation, table: &table, number };
    let sit = Command::Sit { seat: Some(1), name: Some("Bo".to_owned()), number: None };
    commands.send(&bo, "sit", sit).await?;
    commands.send(&ann, "start", Command::Start).await?;
    let path = format!("/api/tables/{table}/block");
    let seat = PersonAt { seat: Some(1), ..PersonAt::default() };
    retry(counters, |_| ann.post::<Value>(&path, &seat)).await?;
    let mut expected = Settings::default();
    for round in 0..ROUNDS {
        if simulation.is_closing() {
            break;
        }
        let settings = Settings { hints: !expected.hints, ..expected.clone() };
        let propose = Command::Settings { settings: settings.clone() };
        commands.send(&ann, &format!("p{round}"), propose).await?;
        let yes = round % 3 != 0;
        let answer = Command::ProposalAnswer { seat: 1, yes };
        commands.send(&bo, &format!("a{round}"), answer).await?;
        if yes {
            expected = settings;
        }
        commands.send(&bo, &format!("c{round}"), Command::Say { text: "hm".to_owned() }).await?;
        let now = retry(counters, |_| ann.snapshot(&table)).await?;
        if now.table.settings != expected || now.table.proposal.is_some() {
            return Err(format!("round {round}: acknowledged settings are lost"));
        }
        if !now.chat.is_empty() {
            return Err(format!("round {round}: a muted person is heard"));
        }
        sleep(PAUSE).await;
    }
    commands.send(&ann, "remove", Command::Remove { seat: 1 }).await?;
    let now = retry(counters, |_| ann.snapshot(&table)).await?;
    if !now.table.seats[1].left {
        return Err("an acknowledged removal is lost".to_owned());
    }
    commands.send(&ann, "close", Command::Close).await.map(|_| ())
}

/// Commands to one table.
struct Commands<'a> {
    simulation: &'a Simulation,
    table: &'a str,
    number: u32,
}

impl Commands<'_> {
    /// Sends a command until it is acknowledged.
    async fn send(&self, who: &Client, id: &str, command: Command) -> Result<Answer, String> {
        let counters = &self.simulation.counters;
        let request = Request { id: format!("{}-{id}", self.number), command };
        loop {
            let answer = retry(counters, |_| who.command(self.table, &request)).await?;
            match &answer.error {
                None => {
                    counters.acked.add();
                    return Ok(answer);
                }
                Some(refusal) if is_transient(refusal.code) => sleep(RETRY_DELAY).await,
                Some(refusal) => return Err(format!("{request:?} was refused: {refusal}")),
            }
        }
    }
}
