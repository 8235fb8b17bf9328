//! The table around the cities: the top line, headings, cities as rows.

use ratatui::text::{Line, Span};

use super::brief;
use super::city::{Pen, Rows, cut};
use super::facts::{CATALOGUE, TURNS, card};
use super::figures::{science, short_prices, signed};
use super::history::last_move;
use super::moves::Said;
use super::sight::Sight;
use super::words::{ROMAN, card_name, plain, wonder_name};
use crate::draw::Ink;
use crate::text::{padded, right, width};

/// The age, the turn, where hands go, and the discard pile.
pub(crate) fn top(sight: &Sight<'_>) -> Vec<String> {
    let picture = &sight.picture;
    let words = sight.words;
    let mut parts = Vec::new();
    if sight.over() {
        parts.push(plain(words, "wonders-over"));
    } else if picture.age == 0 {
        parts.push(plain(words, "wonders-before"));
    } else {
        let turn = (picture.turns_played + 1).min(TURNS);
        parts.push(words.say("wonders-age", &[("age", ROMAN[usize::from(picture.age)].into())]));
        parts.push(words.say("wonders-turn", &[("n", turn.into()), ("of", TURNS.into())]));
        parts.push(match sight.me {
            Some(me) => {
                let to = sight.name(picture.beside(me, picture.hands_go));
                words.say("wonders-hands-to", &[("name", to.into())])
            }
            None => words.say("wonders-hands-go", &[("side", picture.hands_go.name().into())]),
        });
    }
    if picture.age > 0 {
        parts.push(words.say("wonders-discard", &[("n", picture.discard_size.into())]));
    }
    parts
}

impl Pen<'_> {
    /// The top line.
    pub(crate) fn top(&self) -> Line<'static> {
        let mut parts = top(self.sight);
        let arrow = brief::arrow(self.sight.picture.hands_go);
        if self.sight.picture.age > 0 && !self.sight.over() {
            parts[2] = format!("{arrow} {}", parts[2]);
        }
        let rest = parts.split_off(1).iter().fold(String::new(), |all, one| all + " · " + one);
        cut(Line::from(vec![self.ink(Ink::Strong, parts.remove(0)), Span::raw(rest)]), self.width)
    }

    /// A heading, ruled to the width.
    pub(crate) fn rule(&self, title: &str) -> Line<'static> {
        if title.is_empty() {
            return Line::from(self.ink(Ink::Soft, "─".repeat(self.width)));
        }
        let rest = self.width.saturating_sub(width(title) + 4);
        cut(
            Line::from(vec![
                self.ink(Ink::Soft, "── "),
                self.ink(Ink::Strong, title),
                self.ink(Ink::Soft, format!(" {}", "─".repeat(rest))),
            ]),
            self.width,
        )
    }

    /// Cities as rows under a heading; with a second row each for what they make.
    pub(crate) fn rows(&self, seats: &[usize], production: bool) -> Rows {
        let sight = self.sight;
        let head = |id: &str| plain(sight.words, &format!("terminal-wonders-head-{id}"));
        let board = |seat: usize| {
            let city = sight.city(seat);
            let Some(id) = city.wonder else { return plain(sight.words, "wonders-no-wonder") };
            if !sight.sides_known() {
                return wonder_name(sight.words, id);
            }
            let side = plain(sight.words, &format!("side-{}", city.side.name()));
            format!("{}, {side}", wonder_name(sight.words, id))
        };
        let widest = |all: Vec<usize>, most: usize| all.into_iter().max().unwrap_or(0).min(most);
        let named = widest(seats.iter().map(|seat| width(sight.name(*seat))).collect(), 12);
        let wonders = widest(seats.iter().map(|seat| width(&board(*seat))).collect(), 20);
        let heads = ["stages", "coins", "shields", "points"].map(head);
        let mut rows = Vec::new();
        if sight.picture.age > 0 {
            let mut line = Line::raw(" ".repeat(named + wonders + 5));
            for head in &heads {
                line.push_span(self.ink(Ink::Soft, format!("{head} ")));
            }
            for colour in &CATALOGUE.colours {
                line.push_span(" ");
                line.push_span(self.palette.shape(colour.name()));
            }
            rows.push(cut(line, self.width));
        }
        for seat in seats.iter().copied() {
            let city = sight.city(seat);
            let at = sight.side_of(seat).map_or(" ", brief::arrow);
            let mut line = Line::raw(format!("{at}{} ", self.sign_of(seat)));
            let name = crate::text::cut(sight.name(seat), named);
            line.push_span(self.ink(Ink::Strong, padded(&name, named)));
            line.push_span(format!(
                " {} ",
                padded(&crate::text::cut(&board(seat), wonders), wonders)
            ));
            if sight.picture.age > 0 {
                let built = format!("{}/{}", city.stages_built, city.stages().len());
                let sums = [
                    built,
                    city.coins.to_string(),
                    city.shields.to_string(),
                    city.total().to_string(),
                ];
                for (sum, head) in sums.iter().zip(&heads) {
                    line.push_span(format!("{} ", right(sum, width(head))));
                }
                for colour in &CATALOGUE.colours {
                    let n = city.of_colour(*colour).len();
                    let shown = if n == 0 { "·".to_owned() } else { n.to_string() };
                    line.push_span(right(&shown, 2));
                }
                if let Some(last) = self.last(seat) {
                    line.push_span("  ");
                    line.push_span(last);
                }
            }
            rows.push(cut(line, self.width));
            if production && sight.picture.age > 0 {
                rows.push(self.second_row(seat));
            }
        }
        rows
    }

    /// What a city makes and asks for, and its tokens, under its row.
    fn second_row(&self, seat: usize) -> Line<'static> {
        let sight = self.sight;
        let city = sight.city(seat);
        let mut parts = vec![brief::production(sight.words, &city.sources())];
        parts.extend(sight.side_of(seat).map(|side| short_prices(sight, side)));
        parts.extend(science(sight, seat));
        let tokens: i16 = city.tokens().iter().sum();
        if !city.tokens().is_empty() {
            let conflicts = plain(sight.words, "wonders-conflicts");
            parts.push(format!("{conflicts} {}", signed(tokens)));
        }
        cut(Line::raw(format!("   {}", parts.join(" · "))), self.width)
    }

    fn sign_of(&self, seat: usize) -> &'static str {
        match self.sight.scene.faces.get(seat) {
            Some(face) if face.thinking => "…",
            Some(face) if face.chosen => "✓",
            _ => " ",
        }
    }

    /// What a seat did last.
    fn last(&self, seat: usize) -> Option<Span<'static>> {
        let words = self.sight.words;
        Some(match last_move(&self.sight.scene.log, seat)? {
            Said::Build(Some(id), _) | Said::Revive(Some(id)) => {
                let colour = card(id).colour.name();
                let said = format!("{} {}", crate::draw::mark(colour), card_name(words, id));
                Span::styled(said, self.palette.coloured(colour))
            }
            Said::Stage(..) => self.ink(Ink::Soft, plain(words, "wonders-last-stage")),
            _ => self.ink(Ink::Soft, plain(words, "wonders-last-sell")),
        })
    }
}
