//! Asks for a pad interactively, field by field.

use std::io::{BufRead, Write};

use anyhow::{Context, Result, bail};
use mirabilia_games::GameKind;
use mirabilia_pad::{CountedAs, Pad, PadBy, PadLine, in_field};
use mirabilia_words::rules::{self, RulesText};
use mirabilia_words::{Arg, Words};

use super::read::{set_end, set_pawn};
use super::{field, line_name, new_pad};
use crate::input::{InputLine, read_line};
use crate::report::text::fold;
use crate::{lang, no_output};

/// Maximum length of an answer.
const MAX_LINE: usize = 1000;

/// Asks for all fields of a pad.
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
            self.until("terminal-score-end", &[], |text| set_end(&mut pad, text))?;
            if pad.end.by != PadBy::Points {
                return Ok(pad);
            }
            let example = format!("{} 3", pad.players[1].name);
            let args = [("example", Arg::from(example))];
            self.until("terminal-score-pawn", &args, |text| set_pawn(&mut pad, text))?;
        }
        self.say(&self.words.say("terminal-score-how", &[]))?;
        self.fields(&mut pad)?;
        Ok(pad)
    }

    fn players(&mut self, kind: GameKind) -> Result<Pad> {
        let mut made = None;
        self.until("terminal-score-names", &[], |text| {
            let names: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
            made = Some(new_pad(kind, &names)?);
            Ok(())
        })?;
        made.context("no players")
    }

    /// Asks for all fields; `<` goes back to the previous one.
    fn fields(&mut self, pad: &mut Pad) -> Result<()> {
        let asked: Vec<(usize, &PadLine)> = (0..pad.players.len())
            .flat_map(|seat| pad.sheet().lines.iter().map(move |line| (seat, line)))
            .filter(|(_, line)| !pad.by_pawn(line))
            .collect();
        let mut at = 0;
        // An impossible number is accepted if it is entered twice.
        let mut doubted: Option<(usize, String)> = None;
        while let Some(&(seat, line)) = asked.get(at) {
            let name = line_name(self.words, pad.kind, line);
            let hint = self.hint(line).map_or(String::new(), |hint| format!(" ({hint})"));
            let text = self.prompt(&format!("{}, {name}{hint}: ", pad.players[seat].name))?;
            match &*text {
                "<" => at = at.saturating_sub(1),
                "?" => self.explain(pad.kind, line.id)?,
                "" => {
                    pad.players[seat].entries.remove(line.id);
                    at += 1;
                }
                _ => match field::read(line, &text) {
                    Err(reason) => self.say(&reason)?,
                    Ok(entry) => {
                        pad.players[seat].entries.insert(line.id, entry);
                        let doubt = in_field(pad, seat, line);
                        match doubt.filter(|_| doubted != Some((at, text.clone()))) {
                            Some(doubt) => {
                                self.say(&self.words.tell(&doubt.why, &[]))?;
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

    /// What may be entered in a field.
    fn hint(&self, line: &PadLine) -> Option<String> {
        let id = match (line.coins, line.counted) {
            (Some(_), _) => "coins",
            (_, Some(CountedAs::Tokens)) => "tokens",
            (_, Some(CountedAs::Symbols)) => "symbols",
            _ => return None,
        };
        Some(self.words.say(&format!("terminal-score-hint-{id}"), &[]))
    }

    /// Asks until the answer is valid.
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
        write!(self.out, "{question}").and_then(|()| self.out.flush()).with_context(no_output)?;
        match read_line(&mut self.input, MAX_LINE)
            .with_context(|| lang::error("cannot-read-input", &[]))?
        {
            Some(InputLine::Text(text)) => Ok(text.trim().to_owned()),
            Some(InputLine::TooLong) => bail!(lang::error("line-long", &[("n", MAX_LINE.into())])),
            Some(InputLine::NotUtf8) => bail!(lang::error("not-text", &[])),
            None => bail!(lang::error("pad-ended", &[("question", question.trim().into())])),
        }
    }

    fn say(&mut self, text: &str) -> Result<()> {
        let lines = fold("  ", text, self.page);
        lines.iter().try_for_each(|line| writeln!(self.out, "{line}")).with_context(no_output)
    }

    /// What the rules say about a category.
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
    use mirabilia_pad::PadEntry;
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
            for line in &mirabilia_pad::sheet(kind, 3).lines {
                let mut out = Vec::new();
                let rules = rules.clone();
                let mut asker =
                    Asker { words: &words, page: 80, rules, input: &b""[..], out: &mut out };
                asker.explain(kind, line.id).expect("memory takes it");
                assert!(!out.is_empty(), "{} of {}", line.id, kind.name());
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
            "duel has 2 players, not 1",
            "\"draw\": expected points",
            "1 to 8",
            "\"x\" is not a number",
            "no blue cards add up to 1",
            "apart from a chain",
        ] {
            assert!(said.contains(word), "no {word}: {said}");
        }
        assert_eq!(pad.end.pawn, Some(3));
        let written = ["civilian", "science", "commerce"].map(|l| pad.players[0].entries.get(l));
        let points = |points| PadEntry::Points { points };
        assert_eq!(written, [Some(&points(5)), None, Some(&points(6))]);
        assert_eq!((pad.total(0), pad.total(1)), (5 + 6 + 9 + 3 + 5, 6 + 4));
    }

    #[test]
    fn a_doubtful_number_is_kept_when_written_twice() {
        let answers = "Ada,Bo\npoints\n0\n1\n1\n\n\n\n\n\n\n\n\n\n\n\n\n\n";
        let (pad, said) = asked(GameKind::Duel, answers).expect("a pad");
        assert_eq!(pad.players[0].entries["civilian"], PadEntry::Points { points: 1 });
        assert_eq!(said.matches("no blue cards add up to 1").count(), 1, "{said}");
    }

    #[test]
    fn supremacy_needs_no_points() {
        let (pad, _) = asked(GameKind::Duel, "Ada,Bo\nscience Bo\n").expect("a pad");
        assert_eq!((pad.end.by, pad.end.winner), (PadBy::Science, 1));
    }

    #[test]
    fn an_end_in_the_middle_is_told() {
        let error = asked(GameKind::Dice, "Ada,Bo\n5\n").expect_err("it ends");
        assert!(error.to_string().contains("input ended at"), "{error}");
    }
}
