//! What a move brings, as short lines: read before one confirms.

use mirabilia_words::Words;

use super::after::{Outcome, Wins};
use super::facts;
use super::picture::Picture;
use super::words::{names_of, symbol_name};

/// The lines for a move of a seat. What it uncovers is said apart.
pub(super) fn notes(
    out: &Outcome,
    from: i8,
    seat: usize,
    rival: &str,
    words: &Words,
) -> Vec<String> {
    let mut lines = Vec::new();
    let mut say =
        |id: &str, args: &[(&str, mirabilia_words::Arg<'_>)]| lines.push(words.say(id, args));
    let rival_and = |n: u16| [("name", rival.to_owned().into()), ("n", n.into())];
    match out.wins {
        Some(Wins::Military) => say("duel-note-wins-military", &[]),
        Some(Wins::Science) => say("duel-note-wins-science", &[]),
        None => {}
    }
    if out.worth != 0 {
        let sign = if out.worth > 0 { '+' } else { '−' };
        let n = out.worth.abs();
        say("duel-note-points", &[("n", n.into()), ("change", format!("{sign}{n}").into())]);
    }
    if out.gains > 0 {
        say("duel-note-gains", &[("n", out.gains.into())]);
    }
    if out.rival_gains > 0 {
        say("duel-note-rival-gains", &rival_and(out.rival_gains));
    }
    if out.rival_loses > 0 {
        say("duel-note-loses", &rival_and(out.rival_loses));
    }
    if out.shields > 0 {
        let left = facts::CAPITAL - if seat == 0 { out.pawn } else { -out.pawn };
        let n = (out.pawn - from).abs();
        let args = [("n", n.into()), ("left", left.into()), ("name", rival.to_owned().into())];
        say("duel-note-pawn", &args);
        if out.looted > 0 {
            say("duel-note-looted", &rival_and(out.looted));
        }
    }
    if let Some(symbol) = out.symbol {
        let args = [
            ("symbol", symbol_name(symbol, words).into()),
            ("n", out.symbols.into()),
            ("of", facts::symbols_to_win().into()),
        ];
        say("duel-note-symbol", &args);
    }
    if out.pair {
        say("duel-note-pair", &[]);
    }
    if out.library {
        say("duel-note-library", &[]);
    }
    if out.revives {
        say("duel-note-revives", &[]);
    }
    if let Some(colour) = out.destroys {
        let id = format!("duel-note-destroys-{colour}");
        say(&id, &[("name", rival.to_owned().into())]);
    }
    if out.again {
        say("duel-note-again", &[]);
    }
    if out.again_lost {
        say("duel-note-again-lost", &[]);
    }
    lines
}

/// What lies open once a card is gone.
pub(super) fn freed_note(picture: &Picture, out: &Outcome, words: &Words) -> String {
    let lies = out.frees.iter().filter_map(|&slot| picture.slot(slot));
    let open: Vec<&str> =
        lies.filter(|slot| !slot.is_down()).map(|slot| slot.lies.as_str()).collect();
    let id = match (open.is_empty(), out.turns) {
        (false, 0) => "duel-note-opens",
        (false, _) => "duel-note-opens-both",
        (true, 0) => "duel-note-opens-none",
        (true, _) => "duel-note-turns",
    };
    words.say(id, &[("cards", names_of(open, words).into()), ("n", out.turns.into())])
}
