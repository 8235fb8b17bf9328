//! A described position to fill in, with what each line means.

use std::fmt::Write;

use crate::setup::Setup;
use crate::state::State;

impl State {
    /// A record that describes a position, with comments for people who write their own.
    pub fn position_template(setup: &Setup) -> String {
        let boards = setup.boards;
        let opening = Self::opening(setup);
        let dice = opening.forum().iter().map(|shown| {
            let die = &boards.dice[usize::from(shown.die)];
            format!("{} {} 0", die.id, boards.symbols[usize::from(die.faces[0])])
        });
        let dice = dice.collect::<Vec<_>>().join(" / ");
        let mut text = format!(
            "mirabilia 1 dice\nseats {}\n# names Ada, Bo, …\nboards {} {}\nposition\n\
             turn 1                # the number of the turn\n\
             # due roll            # say this when the dice are still to be shaken\n\
             # Each die of the Forum with its symbol and its section, 0 to 3 coins:\n\
             forum {dice}\n",
            setup.seats, boards.name, boards.fingerprint
        );
        for (seat, sheet) in boards.sheets.iter().enumerate().take(usize::from(setup.seats)) {
            let _ = write!(
                text,
                "\n{seat} city {}\n{seat} coins {}\n\
                 {seat} crossed none        # the spaces crossed off, by their ids\n\
                 {seat} bonuses none        # the bonuses crossed off\n\
                 {seat} attacks 0 0         # points written in the western and eastern Barracks\n",
                sheet.id, boards.gold_start
            );
        }
        text += "# 0 first-agora       # the city that completed its Agora first\nend\n";
        text
    }
}
