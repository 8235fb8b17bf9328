//! Laying TypeScript out: a declaration on one line if it fits, one member a line if not.
//!
//! It knows no more of the language than generated text needs: words, strings, comments, marks, and
//! groups in brackets whose items are parted by commas or semicolons.

use std::fmt::Write;
use std::iter::Peekable;
use std::vec::IntoIter;

/// No line is longer, if that can be helped.
const WIDTH: usize = 100;

/// What is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// A type: members of objects end with semicolons.
    Type,
    /// A value or an import: with commas.
    Value,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Token {
    Word(String),
    Mark(char),
    Comment(Vec<String>),
}

/// A part of a declaration.
#[derive(Debug)]
pub(crate) enum Piece {
    /// A word, a number or a string with its quotes.
    Word(String),
    /// Anything else that is one character.
    Mark(char),
    /// What stands in brackets, by the opening one.
    Group(char, Vec<Item>),
}

/// A declaration, or one of the items of a group.
#[derive(Default, Debug)]
pub(crate) struct Item {
    comments: Vec<Vec<String>>,
    pub(crate) pieces: Vec<Piece>,
}

/// Lays out declarations that end with semicolons, each on lines of its own.
pub(crate) fn lay_out(text: &str, style: Style) -> String {
    let mut page = Page { out: String::new(), style };
    for item in declarations(text) {
        page.item(&item, 0, Some(';'));
        page.out.push('\n');
    }
    page.out
}

/// The declarations of a text.
pub(crate) fn declarations(text: &str) -> Vec<Item> {
    items(&mut tokens(text).into_iter().peekable())
}

/// The names of types in a text: capitalised words that name no member.
pub(crate) fn names(text: &str) -> Vec<String> {
    let tokens = tokens(text);
    let follows = |i: usize| tokens.get(i + 1).cloned();
    let mut names = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        if let Token::Word(word) = token
            && word.starts_with(|first: char| first.is_ascii_uppercase())
            && !matches!(follows(i), Some(Token::Mark(':' | '?')))
        {
            names.push(word.clone());
        }
    }
    names
}

fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if let Some(comment) = rest.strip_prefix("/**") {
            let end = comment.find("*/").unwrap_or(comment.len());
            tokens.push(Token::Comment(comment_lines(&comment[..end])));
            (end + 5).min(rest.len())
        } else if first == '"' {
            let length = string_length(rest);
            tokens.push(Token::Word(rest[..length].to_owned()));
            length
        } else if is_word(first) {
            let length = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
            tokens.push(Token::Word(rest[..length].to_owned()));
            length
        } else {
            tokens.push(Token::Mark(first));
            first.len_utf8()
        };
        rest = rest[length..].trim_start();
    }
    tokens
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || "_$-.".contains(c)
}

/// The length of the string a text begins with, quotes included.
fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (i, c) in text.char_indices().skip(1) {
        match c {
            '"' if !escaped => return i + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    text.len()
}

/// The lines of a comment without its stars. Links to Rust items become plain code.
fn comment_lines(comment: &str) -> Vec<String> {
    let line = |line: &str| {
        let line = line.trim().strip_prefix('*').unwrap_or(line.trim()).trim();
        line.replace("[`", "`").replace("`]", "`")
    };
    let mut lines: Vec<String> = comment.lines().map(line).collect();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    let first = lines.iter().position(|line| !line.is_empty()).unwrap_or(0);
    lines.split_off(first)
}

/// The items up to the end of a group, which is taken too.
fn items(tokens: &mut Peekable<IntoIter<Token>>) -> Vec<Item> {
    let (mut items, mut item) = (Vec::new(), Item::default());
    while let Some(token) = tokens.next() {
        match token {
            Token::Comment(lines) => item.comments.push(lines),
            Token::Word(word) => {
                let names = matches!(tokens.peek(), Some(Token::Mark(':')));
                item.pieces.push(Piece::Word(if names { unquoted(word) } else { word }));
            }
            Token::Mark(',' | ';') => items.push(std::mem::take(&mut item)),
            Token::Mark(open @ ('{' | '[' | '(' | '<')) => {
                item.pieces.push(Piece::Group(open, self::items(tokens)));
            }
            Token::Mark('}' | ']' | ')' | '>') => break,
            Token::Mark(mark) => item.pieces.push(Piece::Mark(mark)),
        }
    }
    if !item.pieces.is_empty() {
        items.push(item);
    }
    items
}

/// The name of a member without quotes, where it needs none.
fn unquoted(word: String) -> String {
    let bare = word.strip_prefix('"').and_then(|word| word.strip_suffix('"'));
    let plain = |bare: &&str| {
        bare.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && bare.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    bare.filter(plain).map(str::to_owned).unwrap_or(word)
}

fn closing(open: char) -> char {
    match open {
        '{' => '}',
        '[' => ']',
        '(' => ')',
        _ => '>',
    }
}

/// Does a space stand between a piece and the one before it?
fn apart(before: Option<&Piece>, piece: &Piece) -> bool {
    !matches!(
        (before, piece),
        (None | Some(Piece::Mark('?')), _) | (_, Piece::Mark(':' | '?') | Piece::Group('<', _))
    )
}

/// Pieces, parted at a mark that stands outside all groups.
pub(crate) fn parted(pieces: &[Piece], mark: char) -> Vec<&[Piece]> {
    let is_mark = |piece: &Piece| matches!(piece, Piece::Mark(m) if *m == mark);
    pieces.split(is_mark).filter(|part| !part.is_empty()).collect()
}

/// A page being written.
struct Page {
    out: String,
    style: Style,
}

impl Page {
    /// On one line; nothing when there is a comment to write.
    fn flat(&self, pieces: &[Piece]) -> Option<String> {
        let mut line = String::new();
        for (i, piece) in pieces.iter().enumerate() {
            if apart(i.checked_sub(1).map(|before| &pieces[before]), piece) {
                line.push(' ');
            }
            match piece {
                Piece::Word(word) => line.push_str(word),
                Piece::Mark(mark) => line.push(*mark),
                Piece::Group(open, items) => {
                    let items: Option<Vec<String>> = items
                        .iter()
                        .map(|item| item.comments.is_empty().then(|| self.flat(&item.pieces))?)
                        .collect();
                    let inner = items?.join(&format!("{} ", self.separator(*open)));
                    let pad = if *open == '{' && !inner.is_empty() { " " } else { "" };
                    let _ = write!(line, "{open}{pad}{inner}{pad}{}", closing(*open));
                }
            }
        }
        Some(line)
    }

    fn separator(&self, open: char) -> char {
        if open == '{' && self.style == Style::Type { ';' } else { ',' }
    }

    /// How much of the line is written.
    fn column(&self) -> usize {
        let line = self.out.rfind('\n').map_or(0, |end| end + 1);
        self.out[line..].chars().count()
    }

    fn new_line(&mut self, indent: usize) {
        self.out.push('\n');
        self.out.extend(std::iter::repeat_n(' ', indent));
    }

    fn item(&mut self, item: &Item, indent: usize, end: Option<char>) {
        for lines in &item.comments {
            if let [line] = &lines[..] {
                let _ = write!(self.out, "/** {line} */");
            } else {
                self.out += "/**";
                for line in lines {
                    self.new_line(indent);
                    self.out += format!(" * {line}").trim_end();
                }
                self.new_line(indent);
                self.out += " */";
            }
            self.new_line(indent);
        }
        self.pieces(&item.pieces, indent);
        self.out.extend(end);
    }

    /// Pieces on one line if they fit, with their groups and unions broken up if not.
    fn pieces(&mut self, pieces: &[Piece], indent: usize) {
        if let Some(line) = self.flat(pieces)
            && self.column() + line.chars().count() < WIDTH
        {
            self.out += &line;
            return;
        }
        let is_head = |piece: &Piece| matches!(piece, Piece::Mark(':' | '='));
        let (head, rest) = pieces.split_at(pieces.iter().position(is_head).map_or(0, |i| i + 1));
        self.out += &self.flat(head).unwrap_or_default();
        let options = parted(rest, '|');
        if options.len() > 1 {
            let indent = if head.is_empty() { indent } else { indent + 2 };
            for (i, option) in options.into_iter().enumerate() {
                if i > 0 || !head.is_empty() {
                    self.new_line(indent);
                }
                self.out += "| ";
                self.pieces(option, indent + 2);
            }
            return;
        }
        for (i, piece) in rest.iter().enumerate() {
            let before = i.checked_sub(1).map_or(head.last(), |before| Some(&rest[before]));
            if apart(before, piece) {
                self.out.push(' ');
            }
            self.piece(piece, indent);
        }
    }

    fn piece(&mut self, piece: &Piece, indent: usize) {
        let flat = self.flat(std::slice::from_ref(piece));
        match (piece, flat) {
            (Piece::Group(open, items), flat)
                if flat.as_ref().is_none_or(|l| self.column() + l.chars().count() >= WIDTH) =>
            {
                self.out.push(*open);
                for (i, item) in items.iter().enumerate() {
                    self.new_line(indent + 2);
                    let lists = matches!(open, '{' | '[') || i + 1 < items.len();
                    let end = lists.then(|| self.separator(*open));
                    self.item(item, indent + 2, end);
                }
                self.new_line(indent);
                self.out.push(closing(*open));
            }
            (_, flat) => self.out += &flat.unwrap_or_default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(style: Style, text: &str, expected: &str) {
        assert_eq!(lay_out(text, style), expected, "{text}");
    }

    #[test]
    fn what_fits_stands_on_one_line() {
        for (text, expected) in [
            ("type A = B|null;", "type A = B | null;\n"),
            ("type A = {  };", "type A = {};\n"),
            (
                "type A = { b: Array<C>, d?: [number,string], };",
                "type A = { b: Array<C>; d?: [number, string] };\n",
            ),
            ("type A = { [key in B]?: C };", "type A = { [key in B]?: C };\n"),
            (
                "type A = { \"kind\": \"a\", \"b-c\": 1 };",
                "type A = { kind: \"a\"; \"b-c\": 1 };\n",
            ),
        ] {
            check(Style::Type, text, expected);
        }
        check(
            Style::Value,
            "const a: A = {\"b\":[-1,\"x \\\"y\\\"; {\"],\"c\":{}};",
            "const a: A = { b: [-1, \"x \\\"y\\\"; {\"], c: {} };\n",
        );
    }

    #[test]
    fn comments_stand_above_their_members() {
        check(
            Style::Type,
            "/**\n * About [`A`].\n */\ntype A = { \n/**\n * One.\n */\nb: C, \n/**\n * Two\n *\n * lines.\n */\nd: E, };",
            "/** About `A`. */\ntype A = {\n  /** One. */\n  b: C;\n  /**\n   * Two\n   *\n   * lines.\n   */\n  d: E;\n};\n",
        );
    }

    #[test]
    fn what_does_not_fit_is_broken_up() {
        let word = "x".repeat(60);
        check(
            Style::Type,
            &format!("type A = \"{word}\" | {{ b: \"{word}\", c: Array<\"{word}\"> }};"),
            &format!(
                "type A =\n  | \"{word}\"\n  | {{\n      b: \"{word}\";\n      c: Array<\"{word}\">;\n    }};\n"
            ),
        );
        check(
            Style::Type,
            &format!("type A = B & {{ b: Array<\"{word}\" | \"{word}\">, }};"),
            &format!(
                "type A = B & {{\n  b: Array<\n    | \"{word}\"\n    | \"{word}\"\n  >;\n}};\n"
            ),
        );
        check(
            Style::Value,
            &format!("const a: A = {{\"b\":[\"{word}\",\"{word}\"],\"c\":[1,2]}};"),
            &format!(
                "const a: A = {{\n  b: [\n    \"{word}\",\n    \"{word}\",\n  ],\n  c: [1, 2],\n}};\n"
            ),
        );
    }

    #[test]
    fn names_of_types_are_found() {
        let text = "type A = { \n/**\n * Not B.\n */\nC: D | \"E\", f?: Array<[G, H]>, };";
        assert_eq!(names(text), ["A", "D", "Array", "G", "H"]);
    }
}
