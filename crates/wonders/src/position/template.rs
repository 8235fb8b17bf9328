//! A described position to fill in, with what each line means.

use std::fmt::Write;

use crate::data::{WONDERS, deck};
use crate::setup::{Setup, Sides};
use crate::state::{HAND, State};

impl State {
    /// A record that describes a position, with comments for people who write their own.
    pub fn position_template(setup: &Setup) -> String {
        let mut text = format!("mirabilia 1 wonders\nseats {}\n# names Ada, Bo, …\n", setup.seats);
        let options = setup.options();
        if !options.is_empty() {
            let _ = writeln!(text, "options {options}");
        }
        text += "position\n\
                 age 1                 # the age in play\n\
                 turn 1                # the turn that comes now, 1 to 6\n";
        let side = match setup.sides {
            Sides::Day | Sides::Night => "",
            _ => " day",
        };
        for (seat, wonder) in WONDERS.iter().enumerate().take(usize::from(setup.seats)) {
            let _ = write!(
                text,
                "\n{seat} wonder {}{side}\n{seat} coins 3\n\
                 {seat} tokens none         # conflict tokens by their value: -1 1 3 5\n\
                 {seat} stages 0            # how many stand\n\
                 {seat} cards none          # the buildings\n",
                wonder.id
            );
            if seat == 0 {
                let hand: Vec<&str> = deck(setup.seats, 1).cards()[..HAND]
                    .iter()
                    .map(|card| card.facts().id)
                    .collect();
                let _ = writeln!(text, "0 hand {}", hand.join(" "));
                text += "# Hands that nobody names are hidden from seat 0 and made up.\n";
            }
        }
        text += "end\n";
        text
    }
}
