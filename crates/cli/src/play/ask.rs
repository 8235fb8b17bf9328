//! Asking a person: the table, the choices, and everything else one can type.

use std::io::{BufRead, Write};

use anyhow::{Context, Result};
use mirabilia_analysis::Question;
use mirabilia_games::for_table;
use mirabilia_kernel::record::brief;
use mirabilia_kernel::{Seat, Viewer};

use super::{Player, Session, undo};
use crate::NO_OUTPUT;
use crate::commands::best;
use crate::lines::{self, Line};
use crate::show::{self, Choice, Found, Meant, text};

/// Nobody types longer lines.
pub(super) const MAX_INPUT: usize = 4096;

/// So many moves a hint tells of.
const HINTS: usize = 3;

const HELP: [(&str, &str); 10] = [
    ("NUMBER", "play the choice of that number"),
    ("MOVE", "play a move by its words: those of your choices, before the dash"),
    ("card NAME", "what a card, wonder, token, space or die costs and does"),
    ("table", "show the table and your choices again"),
    ("score", "the points as they stand"),
    ("log", "everything that happened so far"),
    ("hint", "the best moves, what they are worth and why"),
    ("undo", "go back to your previous decision; luck after it is drawn anew"),
    ("help", "this list"),
    ("quit", "leave the game; so does the end of input (Ctrl-D)"),
];

/// What a line of input led to.
pub(super) enum Next {
    /// Something was said; ask again.
    Ask,
    /// The table changed.
    Go,
    /// The person leaves.
    Leave,
}

impl<R: BufRead, W: Write> Session<R, W> {
    /// Asks a person until the table changes; `false` when they leave.
    pub(super) fn ask(&mut self, seat: Seat) -> Result<bool> {
        let choices = show::choices(&self.table, seat, &self.names);
        self.show_table(seat, &choices)?;
        loop {
            self.prompt()?;
            let line = lines::next(&mut self.input, MAX_INPUT).context("cannot read the input")?;
            let said = match &line {
                Some(Line::Text(said)) => said.trim(),
                Some(Line::TooLong) => {
                    self.say("That line is too long. Type a number, a move, or help.")?;
                    continue;
                }
                Some(Line::NotUtf8) => {
                    self.say("That is not text. Type a number, a move, or help.")?;
                    continue;
                }
                None => {
                    self.say("")?; // after the prompt
                    return Ok(false);
                }
            };
            match self.hear(seat, said, &choices)? {
                Next::Ask => {}
                Next::Go => return Ok(true),
                Next::Leave => return Ok(false),
            }
        }
    }

    pub(super) fn prompt(&mut self) -> Result<()> {
        write!(self.out, "> ").and_then(|()| self.out.flush()).context(NO_OUTPUT)
    }

    fn show_table(&mut self, seat: Seat, choices: &[Choice]) -> Result<()> {
        self.say("")?;
        self.say_line(&text::heading(&show::chapter(&self.table), self.page))?;
        self.say_lines(&show::picture(&self.table, Viewer::Seat(seat), &self.names))?;
        self.say("")?;
        let question = show::question(&self.table, seat);
        self.say(&format!("{}: {question}", self.names.seat(seat)))?;
        let phrases: Vec<String> = choices.iter().map(|choice| choice.phrase.clone()).collect();
        self.say_lines(&text::numbered(&phrases, self.page))
    }

    fn hear(&mut self, seat: Seat, said: &str, choices: &[Choice]) -> Result<Next> {
        let (word, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
        match (word.to_lowercase().as_str(), rest.trim()) {
            ("", _) => {
                let most = choices.len();
                self.say(&format!("Type a number from 1 to {most}, a move, or help."))?;
            }
            ("help" | "?", "") => self.help()?,
            ("table", "") => self.show_table(seat, choices)?,
            ("score", "") => {
                let eyes = Some(Viewer::Seat(seat));
                self.say_lines(&show::score_table(&self.table, &self.names, eyes))?;
            }
            ("log", "") => self.log(seat)?,
            ("hint", "") => self.hint(seat, choices)?,
            ("card", name) => self.card(name)?,
            ("undo", "") => return self.undo(),
            ("quit" | "exit", "") => return Ok(Next::Leave),
            _ => return self.choose(seat, said, choices),
        }
        Ok(Next::Ask)
    }

    fn choose(&mut self, seat: Seat, said: &str, choices: &[Choice]) -> Result<Next> {
        if said.bytes().all(|byte| byte.is_ascii_digit()) {
            let choice = said.parse::<usize>().ok().and_then(|n| choices.get(n.wrapping_sub(1)));
            let Some(choice) = choice else {
                let (said, most) = (brief(said), choices.len());
                self.say(&format!("There is no choice {said}; choices are 1 to {most}."))?;
                return Ok(Next::Ask);
            };
            return self.play(seat, &choice.text);
        }
        let written = match show::meant(&self.table, choices, said) {
            Meant::One(text) => return self.play(seat, &text),
            Meant::Several(texts) => {
                let several = texts.join("\", or \"");
                self.say(&format!("That could be \"{several}\". Type one of them."))?;
                return Ok(Next::Ask);
            }
            Meant::Other(written) => written,
        };
        // Not on the list: the table knows why not.
        let refused = self.table.clone().step(&format!("{seat} {written}")).err();
        let reason = match refused {
            Some(error) if error.code != "step/unreadable" => format!("That cannot be: {error}."),
            _ => {
                let said = brief(said);
                format!("\"{said}\" means nothing here. Type a number, a move, or help.")
            }
        };
        self.say(&reason)?;
        Ok(Next::Ask)
    }

    fn play(&mut self, seat: Seat, m: &str) -> Result<Next> {
        self.advance(|session| session.submit(seat, m))?;
        Ok(Next::Go)
    }

    fn help(&mut self) -> Result<()> {
        for (word, meaning) in HELP {
            self.say_after(&format!("  {word:<10}  "), meaning)?;
        }
        Ok(())
    }

    fn log(&mut self, seat: Seat) -> Result<()> {
        let eyes = Some(Viewer::Seat(seat));
        let mut chapter = String::new();
        for line in show::story(&self.table, 0, &self.names, eyes) {
            if line.chapter != chapter {
                self.say(&line.chapter)?;
                chapter.clone_from(&line.chapter);
            }
            let indent = if line.aside { "     " } else { "  " };
            self.say_after(indent, &line.text)?;
        }
        Ok(())
    }

    fn hint(&mut self, seat: Seat, choices: &[Choice]) -> Result<()> {
        let seed = self.bot_seed(seat);
        let question = Question { budget: self.thinking(), seed, ..Question::default() };
        let hint = mirabilia_analysis::hint(&self.table, seat, &question);
        let hint = hint.context("no hint for a seat that is asked")?;
        self.say("The best moves, each with your chance to win and what it is good for:")?;
        for m in hint.moves.iter().take(HINTS) {
            self.say_lines(&best::told(m, choices, self.page))?;
        }
        Ok(())
    }

    fn card(&mut self, name: &str) -> Result<()> {
        match show::explain(&self.table, name) {
            Found::One(explanation) => self.say(&explanation),
            Found::Near(_) if name.is_empty() => self.say("Which one? Type card and a name."),
            Found::Near(near) if near.is_empty() => {
                self.say(&format!("There is no \"{}\" in this game.", brief(name)))
            }
            Found::Near(near) => {
                let near = near.join(", ");
                self.say(&format!("Which one do you mean by \"{}\": {near}?", brief(name)))
            }
        }
    }

    pub(super) fn undo(&mut self) -> Result<Next> {
        let players = &self.players;
        let is_person = |seat: Seat| players[seat.index()] == Player::You;
        let back = for_table!(&self.table, table => undo::last_decision(table, is_person));
        let Some(back) = back else {
            self.say("There is nothing to take back: this is the first decision.")?;
            return Ok(Next::Ask);
        };
        self.table = self.table.rewound(back);
        self.audience.rewind(back);
        self.save()?;
        self.say("Taken back. What was dealt before stays; luck from here on is drawn anew.")?;
        Ok(Next::Go)
    }
}
