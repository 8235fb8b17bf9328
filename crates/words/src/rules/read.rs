//! Reading the files: `## id: Title`, paragraphs, lists, and what stands within lines.

use super::{Block, Inline, RulesText, Section};

/// What is wrong with a file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Malformed {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

impl RulesText {
    /// Reads a file.
    pub fn read(text: &str) -> Result<Self, Malformed> {
        let mut reader = Reader::default();
        for (line, content) in (1..).zip(text.lines()) {
            reader.line(line, content.trim())?;
        }
        reader.close()?;
        Ok(Self { title: reader.title, intro: reader.intro, sections: reader.sections })
    }
}

#[derive(Default)]
struct Reader {
    title: String,
    intro: Vec<Block>,
    sections: Vec<Section>,
    /// The paragraph or item that is being read, and where it began.
    open: Option<(usize, String)>,
    in_list: bool,
}

impl Reader {
    fn blocks(&mut self) -> &mut Vec<Block> {
        self.sections.last_mut().map_or(&mut self.intro, |section| &mut section.blocks)
    }

    fn line(&mut self, line: usize, content: &str) -> Result<(), Malformed> {
        if let Some(title) = content.strip_prefix("### ") {
            self.close()?;
            self.blocks().push(Block::Heading(title.to_owned()));
        } else if let Some(title) = content.strip_prefix("## ") {
            self.close()?;
            let Some((id, title)) = title.split_once(": ") else {
                let reason = format!("a section is written \"## id: Title\", not {content:?}");
                return Err(Malformed { line, reason });
            };
            let (id, title) = (id.to_owned(), title.to_owned());
            self.sections.push(Section { id, title, blocks: Vec::new() });
        } else if let Some(title) = content.strip_prefix("# ") {
            self.close()?;
            title.clone_into(&mut self.title);
        } else if content.is_empty() {
            self.close()?;
        } else if let Some(item) = content.strip_prefix("- ") {
            if self.in_list {
                self.close_line()?;
            } else {
                self.close()?;
                self.blocks().push(Block::List(Vec::new()));
                self.in_list = true;
            }
            self.open = Some((line, item.to_owned()));
        } else {
            match &mut self.open {
                Some((_, text)) => {
                    text.push(' ');
                    text.push_str(content);
                }
                None => self.open = Some((line, content.to_owned())),
            }
        }
        Ok(())
    }

    /// Ends the paragraph or the list.
    fn close(&mut self) -> Result<(), Malformed> {
        self.close_line()?;
        self.in_list = false;
        Ok(())
    }

    /// Ends the paragraph or the item.
    fn close_line(&mut self) -> Result<(), Malformed> {
        let Some((line, text)) = self.open.take() else { return Ok(()) };
        let parts = read_parts(&text).map_err(|reason| Malformed { line, reason })?;
        let in_list = self.in_list;
        match self.blocks().last_mut() {
            Some(Block::List(items)) if in_list => items.push(parts),
            _ => self.blocks().push(Block::Paragraph(parts)),
        }
        Ok(())
    }
}

/// Cuts a line into its parts.
fn read_parts(line: &str) -> Result<Vec<Inline>, String> {
    let mut parts = Vec::new();
    let mut plain = String::new();
    let mut rest = line;
    while let Some(next) = rest.chars().next() {
        if let Some((part, after)) = special(rest)? {
            if !plain.is_empty() {
                parts.push(Inline::Text(std::mem::take(&mut plain)));
            }
            parts.push(part);
            rest = after;
        } else {
            plain.push(next);
            rest = &rest[next.len_utf8()..];
        }
    }
    if !plain.is_empty() {
        parts.push(Inline::Text(plain));
    }
    Ok(parts)
}

/// A part that is not plain words, if the text begins with one, and what comes after it.
fn special(text: &str) -> Result<Option<(Inline, &str)>, String> {
    let until = |after: &'static str, end: &str| -> Result<Option<(&str, &str)>, String> {
        let Some(inside) = text.strip_prefix(after) else { return Ok(None) };
        inside.split_once(end).map(Some).ok_or_else(|| format!("{after} without {end}: {text:?}"))
    };
    if let Some((strong, after)) = until("**", "**")? {
        return Ok(Some((Inline::Strong(strong.to_owned()), after)));
    }
    if let Some((symbol, after)) = until("{", "}")? {
        return Ok(Some((Inline::Symbol(symbol.to_owned()), after)));
    }
    if let Some((numbers, after)) = until("(R ", ")")? {
        return Ok(Some((Inline::Rules(numbers.to_owned()), after)));
    }
    let Some((words, after)) = until("[", "](")? else { return Ok(None) };
    let (target, after) =
        after.split_once(')').ok_or_else(|| format!("a link without an end: {text:?}"))?;
    let words = words.to_owned();
    let part = if let Some(id) = target.strip_prefix('#') {
        Inline::Section { id: id.to_owned(), text: words }
    } else if let Some((kind, id)) = target.split_once(':') {
        Inline::Thing { kind: kind.to_owned(), id: id.to_owned(), text: words }
    } else {
        return Err(format!("{target:?} is neither #section nor kind:id"));
    };
    Ok(Some((part, after)))
}

#[cfg(test)]
mod tests {
    use super::super::plain;
    use super::*;

    #[test]
    fn a_file_falls_into_sections_paragraphs_and_lists() {
        let text = "# G\n\nIntro.\n\n## a: A: b\n\nOne\ntwo {coin}, **x**. (R 1.2)\n\n- p\n  q\n\
                    - [r](#b) [S](card:s)\n\n### H\n\nEnd.\n";
        let rules = RulesText::read(text).unwrap();
        assert_eq!(rules.title, "G");
        assert_eq!(rules.intro, [Block::Paragraph(vec![Inline::Text("Intro.".into())])]);
        let [section] = &rules.sections[..] else { panic!("{rules:?}") };
        assert_eq!((&*section.id, &*section.title), ("a", "A: b"));
        let lines: Vec<String> = section.lines().iter().map(|line| plain(line, true)).collect();
        assert_eq!(lines, ["One two, x. [1.2]", "p q", "r S", "H", "End."]);
        assert!(matches!(&section.blocks[1], Block::List(items) if items.len() == 2));
        assert_eq!(section.links(), ["b"]);
    }

    #[test]
    fn what_is_malformed_is_named() {
        for (text, line, word) in [
            ("## goal", 1, "## id: Title"),
            ("\n- {coin", 2, "without }"),
            ("a [b](c)", 1, "neither"),
            ("a [b](#c", 1, "without an end"),
            ("**a", 1, "without **"),
        ] {
            let wrong = RulesText::read(text).unwrap_err();
            assert_eq!(wrong.line, line, "{text:?}");
            assert!(wrong.reason.contains(word), "{text:?}: {}", wrong.reason);
        }
    }
}
