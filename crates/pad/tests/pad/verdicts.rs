//! Pads with their verdicts, for the test of the pages that compares its own.

use std::path::Path;

use mirabilia_games::GameKind;
use mirabilia_pad::{Doubt, Pad, PadStanding, doubts, seats, standing};
use serde::Serialize;

use crate::cases::{coins, decided, doubtful, n, pad};
use crate::games::play;

#[derive(Serialize)]
struct Verdict {
    pad: Pad,
    doubts: Vec<Doubt>,
    standing: PadStanding,
}

/// Values of every line, within and beyond its bounds.
fn values() -> Vec<Pad> {
    let mut pads = Vec::new();
    for &kind in GameKind::ALL {
        let many = *seats(kind).start();
        for line in &mirabilia_pad::sheet(kind, many).lines {
            for value in [-7, -6, -1, 0, 1, 2, 3, 4, 10, 21, 22, 24, 25, 41, 42, 73, 74, 400] {
                let entry = if line.coins.is_some() { coins(value) } else { n(value) };
                pads.push(pad(kind, many, &[(many - 1, line.id, entry)]));
            }
        }
    }
    pads
}

#[test]
fn the_verdicts_for_the_pages_are_these() {
    let mut pads: Vec<Pad> = doubtful().into_iter().map(|(pad, _)| pad).collect();
    pads.extend(decided().into_iter().map(|(pad, ..)| pad));
    pads.extend(values());
    for &kind in GameKind::ALL {
        for many in seats(kind) {
            let played = play(kind, many, many as u64);
            pads.extend([played.numbers, played.counted]);
        }
    }
    let verdict = |pad: Pad| Verdict { doubts: doubts(&pad), standing: standing(&pad), pad };
    let lines: Vec<String> = pads
        .into_iter()
        .map(|pad| serde_json::to_string(&verdict(pad)).expect("plain data"))
        .collect();
    let now = format!("[\n{}\n]\n", lines.join(",\n"));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/score/verdicts.json");
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&file, &now).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == now, "web/src/score/verdicts.json is stale; UPDATE_SNAPSHOTS=1 writes it");
}
