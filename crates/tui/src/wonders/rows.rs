//! The header line, headings, and cities as table rows.

use mirabilia_games::wonders::last::Last;
use ratatui::text::{Line, Span};

use super::catalogue::{CATALOGUE, military, of_colour, tokens};
use super::city::{Painter, Rows, cut};
use super::city_text::{science, short_prices, signed};
use super::context::BoardContext;
use super::glyphs;
use super::names::{card_name, plain, wonder_name};
use crate::draw::Ink;
use crate::text::{padded, right, width};

/// The age, the turn, the direction of the hands, and the discard pile.
pub(crate) fn top(ctx: &BoardContext<'_>) -> Vec<String> {
    let picture = ctx.picture;
    let words = ctx.words;
    let mut parts = vec![crate::phrases::chapter(ctx.scene, words)];
    if picture.age > 0 && !ctx.over() {
        parts.push(match ctx.me {
            Some(me) => {
                let to = ctx.name(ctx.beside(me, picture.hands_go));
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

/// The least that is shown of a board's name.
const NARROW: usize = 4;

impl Painter<'_> {
    /// The header line.
    pub(crate) fn top(&self) -> Line<'static> {
        let mut parts = top(self.ctx);
        let arrow = glyphs::arrow(self.ctx.picture.hands_go);
        if self.ctx.picture.age > 0 && !self.ctx.over() {
            parts[1] = format!("{arrow} {}", parts[1]);
        }
        let rest = parts.split_off(1).iter().fold(String::new(), |all, one| all + " · " + one);
        cut(Line::from(vec![self.ink(Ink::Strong, parts.remove(0)), Span::raw(rest)]), self.width)
    }

    /// A heading with a rule to the full width.
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

    /// Cities as table rows; with `production`, each has a second row.
    pub(crate) fn rows(&self, seats: &[usize], production: bool) -> Rows {
        let ctx = self.ctx;
        let head = |id: &str| plain(ctx.words, &format!("terminal-wonders-head-{id}"));
        let board = |seat: usize| {
            let city = ctx.city(seat);
            let Some(id) = city.wonder else { return plain(ctx.words, "wonders-no-wonder") };
            if !ctx.sides_known() {
                return wonder_name(ctx.words, id);
            }
            let side = plain(ctx.words, &format!("side-{}", city.side.name()));
            format!("{}, {side}", wonder_name(ctx.words, id))
        };
        let widest = |all: Vec<usize>, most: usize| all.into_iter().max().unwrap_or(0).min(most);
        let named = widest(seats.iter().map(|seat| width(ctx.name(*seat))).collect(), 12);
        let heads = ["stages", "coins", "shields", "points"].map(head);
        // On a narrow screen the names of the boards make way for the numbers.
        let numbers = heads.iter().map(|head| width(head) + 1).sum::<usize>();
        let numbers = numbers + 2 * CATALOGUE.colours.len();
        let room = self.width.saturating_sub(named + 5 + numbers).clamp(NARROW, 20);
        let wonders = widest(seats.iter().map(|seat| width(&board(*seat))).collect(), room);
        let mut rows = Vec::new();
        if ctx.picture.age > 0 {
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
            let city = ctx.city(seat);
            let at = ctx.side_of(seat).map_or(" ", glyphs::arrow);
            let mut line = Line::raw(format!("{at}{} ", self.sign_of(seat)));
            let name = crate::text::cut(ctx.name(seat), named);
            line.push_span(self.ink(Ink::Strong, padded(&name, named)));
            line.push_span(format!(
                " {} ",
                padded(&crate::text::cut(&board(seat), wonders), wonders)
            ));
            if ctx.picture.age > 0 {
                let built = format!("{}/{}", city.stages_built, city.stages);
                let sums = [
                    built,
                    city.coins.to_string(),
                    city.shields.to_string(),
                    city.total.to_string(),
                ];
                for (sum, head) in sums.iter().zip(&heads) {
                    line.push_span(format!("{} ", right(sum, width(head))));
                }
                for colour in &CATALOGUE.colours {
                    let n = of_colour(city, *colour).len();
                    let shown = if n == 0 { "·".to_owned() } else { n.to_string() };
                    line.push_span(right(&shown, 2));
                }
                if let Some(last) = self.last(seat) {
                    line.push_span("  ");
                    line.push_span(last);
                }
            }
            rows.push(cut(line, self.width));
            if production && ctx.picture.age > 0 {
                rows.push(self.second_row(seat));
            }
        }
        rows
    }

    /// Production, trading prices, science and conflicts, below a city's row.
    fn second_row(&self, seat: usize) -> Line<'static> {
        let ctx = self.ctx;
        let city = ctx.city(seat);
        let mut parts = vec![glyphs::production(ctx.words, &city.sources)];
        parts.extend(ctx.side_of(seat).map(|side| short_prices(ctx, side)));
        parts.extend(science(ctx, seat));
        if !tokens(city).is_empty() {
            let conflicts = plain(ctx.words, "wonders-conflicts");
            parts.push(format!("{conflicts} {}", signed(military(city))));
        }
        cut(Line::raw(format!("   {}", parts.join(" · "))), self.width)
    }

    fn sign_of(&self, seat: usize) -> &'static str {
        match self.ctx.scene.players.get(seat) {
            Some(badge) if badge.thinking && self.ctx.me != Some(seat) => "…",
            Some(badge) if badge.chosen => "✓",
            _ => " ",
        }
    }

    /// The last move of a player.
    fn last(&self, seat: usize) -> Option<Span<'static>> {
        let words = self.ctx.words;
        Some(match self.ctx.city(seat).last? {
            Last::Build { card } => Span::raw(format!("+ {}", card_name(words, card))),
            Last::Stage => self.ink(Ink::Soft, plain(words, "wonders-last-stage")),
            Last::Sell => self.ink(Ink::Soft, plain(words, "wonders-last-sell")),
        })
    }
}
