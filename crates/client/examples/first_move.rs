//! A bot that takes a seat at an open table and plays until the game is over. It survives broken
//! connections and server restarts.
//!
//! ```sh
//! cargo run -p mirabilia-client --example first_move -- http://127.0.0.1:7777 4h8k2m9q0rst
//! ```
//!
//! It plays the first open way of the first offer. A real bot would compare them: `offers` contains
//! the cost and the effect of each open way, and the reason why others are closed.

use mirabilia_client::{Client, LiveTable, Update, random_number};
use mirabilia_protocol::{Command, Play, Status};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [server, id] = &arguments[..] else { return Err("usage: first_move SERVER TABLE".into()) };
    let client = Client::register(server).await?;
    println!("key {}", client.key());
    let mut table = LiveTable::new(client, id.as_str());
    table.send(Command::Sit {
        seat: None,
        name: Some("First".into()),
        number: Some(random_number()),
    });
    // Each decision is sent once, however many updates arrive meanwhile.
    let mut decided = None;
    loop {
        match table.next().await? {
            Update::Answered { answer, .. } => {
                if let Some(refusal) = answer.error {
                    println!("refused: {refusal}");
                }
            }
            Update::Disconnected => println!("connection lost; reconnecting"),
            _ => {}
        }
        let Some(now) = table.now() else { continue };
        if matches!(now.table.status, Status::Finished | Status::Closed) {
            println!("{:?}", now.play.as_ref().and_then(|play| play.ending.as_ref()));
            break;
        }
        if let Some((seat, text)) = now.play.as_ref().and_then(first_open) {
            let at = now.play.as_ref().map_or(0, |play| play.steps);
            if decided.replace((at, seat)) != Some((at, seat)) {
                println!("{seat} {text}");
                table.send(Command::Move { seat, at, text });
            }
        }
    }
    table.close().await;
    Ok(())
}

/// The seat that owes a decision, and the move of its first open way.
fn first_open(play: &Play) -> Option<(u8, String)> {
    play.views.iter().find_map(|view| {
        let offers = view.offers.value();
        let ways = offers.as_array()?.iter().filter_map(|offer| offer["ways"].as_array()).flatten();
        let mut open = ways.filter(|way| way.get("refusal").is_none());
        Some((view.seat?, open.next()?["move"].as_str()?.to_owned()))
    })
}
