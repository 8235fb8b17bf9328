//! Measures the size of a `SeatView` and the time to build one, for every view that a deciding seat
//! gets in random games. Prints the tables of `docs/protocol.md`.
//!
//! ```sh
//! cargo run -q -p mirabilia-server --example seat_views -- [GAMES]
//! ```
//!
//! Times are CPU times, so they do not depend on the load of the machine. Sizes are bytes of JSON;
//! `packed` is the output of `gzip -6` for a single view.

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Duration;

use cpu_time::ThreadTime;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Fast, Luck, Options, Seat, Turn, Viewer};
use mirabilia_protocol::{Raw, SeatView};

/// The number of views per game to compress.
const PACKED: usize = 60;

#[derive(Default)]
struct Measured {
    views: Vec<String>,
    offers: Vec<usize>,
    old: Duration,
    offered: Duration,
    prompted: Duration,
    written: Duration,
}

fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(20);
    println!(
        "| game | views | typical | largest | offers alone, typical | packed, typical | packed, largest |"
    );
    println!("|---|---|---|---|---|---|---|");
    let mut times = Vec::new();
    for (kind, seats) in [
        (GameKind::Duel, 2),
        (GameKind::Wonders, 3),
        (GameKind::Wonders, 7),
        (GameKind::Dice, 2),
        (GameKind::Dice, 5),
    ] {
        let mut measured = Measured::default();
        for game in 0..games {
            play(kind, seats, game, &mut measured);
        }
        let Measured { views, offers, old, offered, prompted, written } = measured;
        let n = views.len() as u32;
        let mut sizes: Vec<usize> = views.iter().map(String::len).collect();
        let largest = views.iter().max_by_key(|view| view.len()).expect("a game has views");
        let every = (views.len() / PACKED).max(1);
        let mut packed: Vec<usize> = views.iter().step_by(every).filter_map(|v| gzip(v)).collect();
        println!(
            "| {} with {seats} | {n} | {} | {} | {} | {} | {} |",
            kind.name(),
            median(&mut sizes),
            largest.len(),
            median(&mut offers.clone()),
            median(&mut packed),
            gzip(largest).unwrap_or_default(),
        );
        let us = |time: Duration| format!("{:.0}", time.as_secs_f64() * 1e6 / f64::from(n));
        times.push(format!(
            "| {} with {seats} | {} | {} | {} | {} |",
            kind.name(),
            us(old),
            us(offered),
            us(prompted),
            us(written)
        ));
    }
    println!("\n| game | picture and legal, µs | offers, µs | prompt, µs | one message, µs |");
    println!("|---|---|---|---|---|");
    println!("{}", times.join("\n"));
}

/// Plays one random game and measures every view of a deciding seat.
fn play(kind: GameKind, seats: u8, game: u64, to: &mut Measured) {
    let mut luck = Fast::new(game * 7 + u64::from(seats));
    let options = Options::default();
    let mut table = AnyTable::new(kind, seats, &options, vec![]).expect("the setup is valid");
    table.deal(&mut luck);
    while let Turn::Seats(deciding) = table.turn() {
        for seat in deciding.iter() {
            measure(&table, seat, to);
        }
        for seat in deciding.iter() {
            let legal = table.legal_moves(seat);
            let text = &legal[luck.below(legal.len() as u32) as usize];
            table.step(&format!("{seat} {text}")).expect("a legal move");
        }
        table.deal(&mut luck);
    }
}

fn measure(table: &AnyTable, seat: Seat, to: &mut Measured) {
    let viewer = Viewer::Seat(seat);
    let started = ThreadTime::now();
    let (picture, legal) = (Raw::new(&table.view(viewer)), table.legal_moves(seat));
    let pictured = ThreadTime::now();
    let offers = Raw::new(&mirabilia_tell::folded(mirabilia_tell::offers(table, seat)));
    let offered = ThreadTime::now();
    let prompt = Raw::new(&mirabilia_tell::prompt(table, viewer));
    let prompted = ThreadTime::now();
    to.offers.push(offers.text().len());
    let index = Some(seat.index() as u8);
    let view =
        SeatView { seat: index, picture, legal, offers, prompt, chosen: None, free_undo: false };
    let text = serde_json::to_string(&view).expect("views serialise");
    to.written += prompted.elapsed();
    to.old += pictured.duration_since(started);
    to.offered += offered.duration_since(pictured);
    to.prompted += prompted.duration_since(offered);
    to.views.push(text);
}

fn median(of: &mut [usize]) -> usize {
    of.sort_unstable();
    of.get(of.len() / 2).copied().unwrap_or_default()
}

/// The compressed size; `None` if gzip is not installed.
fn gzip(text: &str) -> Option<usize> {
    let mut gzip = Command::new("gzip");
    let gzip = gzip.arg("-6").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut running = gzip.spawn().ok()?;
    running.stdin.take()?.write_all(text.as_bytes()).ok()?;
    Some(running.wait_with_output().ok()?.stdout.len())
}
