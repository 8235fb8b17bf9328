//! A pad that is asked for: seat by seat and line by line.

use std::io::{BufRead, Write};

use anyhow::{Context, Result, anyhow, bail};
use mirabilia_games::GameKind;
use mirabilia_words::rules::{self, RulesText};
use mirabilia_words::{Arg, Words};

use super::doubts::{hint, in_field};
use super::{Ending, Field, Pad, line_name, lines};
use crate::NO_OUTPUT;
use crate::lines::{Line, next};
use crate::show::text::fold;

/// No line is longer than this.
const LONGEST: usize = 1000;

/// Asks for everything on the pad of a game.
pub fn ask(
    kind: GameKind,
    words: &Words,
    page: usize,
    input: impl BufRead,
    out: impl Write,
) -> Result<Pad> {
    let rules = rules::of(words.lang(), kind.name()).context("the rules are missing")?;
    Asker { words, page, rules, input, out }.pad(kind)
}

struct Asker<'a, R, W> {
    words: &'a Words,
    page: usize,
    rules: RulesText,
    input: R,
    out: W,
}

impl<R: BufRead, W: Write> Asker<'_, R, W> {
    fn pad(&mut self, kind: GameKind) -> Result<Pad> {
        let mut pad = self.players(kind)?;
        if kind == GameKind::Duel {
            self.until("terminal-score-end", &[], |text| pad.set_ending(text))?;
            if pad.ending != Ending::Points {
                return Ok(pad);
            }
            let example = format!("{} 3", pad.players[1].name);
            let args = [("example", Arg::from(example))];
            self.until("terminal-score-pawn", &args, |text| pad.set_pawn(text))?;
        }
        self.say(&self.words.say("terminal-score-how", &[]))?;
        self.fields(&mut pad)?;
        Ok(pad)
    }

    fn players(&mut self, kind: GameKind) -> Result<Pad> {
        let mut made = None;
        self.until("terminal-score-names", &[], |text| {
            let names: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
            made = Some(Pad::new(kind, &names)?);
            Ok(())
        })?;
        made.context("no players were named")
    }

    /// All fields, one after the other; `<` goes back to the one before.
    fn fields(&mut self, pad: &mut Pad) -> Result<()> {
        let lines = lines(pad.kind);
        let asked: Vec<(usize, usize)> = (0..pad.players.len())
            .flat_map(|seat| (0..lines.len()).map(move |line| (seat, line)))
            .filter(|(_, line)| !pad.by_pawn(lines[*line]))
            .collect();
        let mut at = 0;
        // A number that cannot be right is kept when it is written twice.
        let mut doubted: Option<(usize, String)> = None;
        while let Some(&(seat, line)) = asked.get(at) {
            let id = lines[line];
            let name = line_name(self.words, pad.kind, id);
            let hint = hint(pad, self.words, id).map_or(String::new(), |hint| format!(" ({hint})"));
            let text = self.prompt(&format!("{}, {name}{hint}: ", pad.players[seat].name))?;
            match &*text {
                "<" => at = at.saturating_sub(1),
                "?" => self.explain(pad.kind, id)?,
                "" => {
                    pad.players[seat].fields[line] = None;
                    at += 1;
                }
                _ => match Field::read(pad.kind, id, &text) {
                    Err(reason) => self.say(&reason)?,
                    Ok(field) => {
                        pad.players[seat].fields[line] = Some(field);
                        let doubt = in_field(pad, self.words, seat, line);
                        match doubt.filter(|_| doubted != Some((at, text.clone()))) {
                            Some(doubt) => {
                                self.say(&doubt.text)?;
                                self.say(&self.words.say("terminal-score-again", &[]))?;
                                doubted = Some((at, text));
                            }
                            None => at += 1,
                        }
                    }
                },
            }
        }
        Ok(())
    }

    /// Asks until the answer can be used.
    fn until(
        &mut self,
        id: &str,
        args: &[(&str, Arg<'_>)],
        mut take: impl FnMut(&str) -> Result<(), String>,
    ) -> Result<()> {
        loop {
            let text = self.prompt(&format!("{} ", self.words.say(id, args)))?;
            match take(&text) {
                Ok(()) => return Ok(()),
                Err(reason) => self.say(&reason)?,
            }
        }
    }

    fn prompt(&mut self, question: &str) -> Result<String> {
        write!(self.out, "{question}").and_then(|()| self.out.flush()).context(NO_OUTPUT)?;
        match next(&mut self.input, LONGEST).context("standard input")? {
            Some(Line::Text(text)) => Ok(text.trim().to_owned()),
            Some(Line::TooLong) => bail!("a line of more than {LONGEST} bytes"),
            Some(Line::NotUtf8) => bail!("a line that is not UTF-8"),
            None => Err(anyhow!("the input ended at the question {:?}", question.trim())),
        }
    }

    fn say(&mut self, text: &str) -> Result<()> {
        let lines = fold("  ", text, self.page);
        lines.iter().try_for_each(|line| writeln!(self.out, "{line}")).context(NO_OUTPUT)
    }

    /// What the rules say of a line.
    fn explain(&mut self, kind: GameKind, line: &str) -> Result<()> {
        let id = match (kind, line) {
            (GameKind::Wonders, "wonder") => "wonder-stages",
            (GameKind::Duel, "wonders") => "wonder-list",
            (GameKind::Duel, "progress") => "progress-tokens",
            (_, "treasury") => "coins",
            (_, "coins") => "ties",
            (_, "civilian") => "civil",
            (_, "barracks_west" | "barracks_east") => "barracks",
            (_, "guild_court") => "guild-court",
            (_, same) => same,
        };
        let Some(section) = self.rules.section(id).cloned() else { return Ok(()) };
        for line in section.lines() {
            self.say(&rules::plain(&line, false))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mirabilia_words::Lang;

    fn asked(kind: GameKind, answers: &str) -> Result<(Pad, String)> {
        let mut out = Vec::new();
        let pad = ask(kind, &Words::new(Lang::En), 80, answers.as_bytes(), &mut out)?;
        Ok((pad, String::from_utf8(out).expect("text")))
    }

    #[test]
    fn every_line_has_its_rules() {
        for &kind in GameKind::ALL {
            let words = Words::new(Lang::En);
            let rules = rules::of(Lang::En, kind.name()).expect("rules");
            for line in lines(kind) {
                let mut out = Vec::new();
                let rules = rules.clone();
                let mut asker =
                    Asker { words: &words, page: 80, rules, input: &b""[..], out: &mut out };
                asker.explain(kind, line).expect("memory takes it");
                assert!(!out.is_empty(), "{line} of {}", kind.name());
            }
        }
    }

    #[test]
    fn answers_can_be_wrong_doubtful_explained_and_taken_back() {
        let answers = "Ada\nAda,Bo\ndraw\npoints\nBo 9\nBo 3\n\
                       x\n1\n3\n<\n?\n5\n\n6\n0\n9\n0\n11\n\
                       6\n4\n0\n0\n0\n0\n2\n";
        let (pad, said) = asked(GameKind::Duel, answers).expect("a pad");
        for word in [
            "2 play duel, not 1",
            "\"draw\" is no end",
            "1 to 8",
            "\"x\" is no number",
            "no blue cards add up to 1",
            "apart from a chain",
        ] {
            assert!(said.contains(word), "no {word}: {said}");
        }
        assert_eq!(pad.pawn, Some(3));
        assert_eq!(
            pad.players[0].fields[..3],
            [Some(Field::Points(5)), None, Some(Field::Points(6))]
        );
        assert_eq!((pad.total(0), pad.total(1)), (5 + 6 + 9 + 3 + 5, 6 + 4));
    }

    #[test]
    fn a_doubtful_number_is_kept_when_written_twice() {
        let answers = "Ada,Bo\npoints\n0\n1\n1\n\n\n\n\n\n\n\n\n\n\n\n\n\n";
        let (pad, said) = asked(GameKind::Duel, answers).expect("a pad");
        assert_eq!(pad.players[0].fields[0], Some(Field::Points(1)));
        assert_eq!(said.matches("no blue cards add up to 1").count(), 1, "{said}");
    }

    #[test]
    fn supremacy_needs_no_points() {
        let (pad, _) = asked(GameKind::Duel, "Ada,Bo\nscience Bo\n").expect("a pad");
        assert_eq!(pad.ending, Ending::Science(1));
    }

    #[test]
    fn an_end_in_the_middle_is_told() {
        let error = asked(GameKind::Dice, "Ada,Bo\n5\n").expect_err("it ends");
        assert!(error.to_string().contains("the input ended at the question"), "{error}");
    }
}
